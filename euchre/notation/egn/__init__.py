"""EGN, the Euchre Game Notation of NextSuit Labs (JSON), read as a file of hands and written.

Its version 1.2 to 1.6 is read, 1.6 is written; `docs/egn.md` tells what becomes of what.

- A thing that can't be told on the other side is either lost, and then named by a `Loss`, or the
  whole file is refused with a `NotationError`. Lost is only what leaves the hands as they were
  played: an option that nobody used, a tag, a note. What the hands did is told exactly or not at
  all, as whatever is written is read back and compared.
- With `fill` what a file does not tell is made up, each time with a `Loss`: read, the cards that
  nobody has seen; written, the tricks that a lay-down left unplayed.
- The part of an error is the path in the JSON, as `deals[2].phases[1].tricks[0][3]`; its column
  is 0, unless the text is no JSON at all.
"""

from euchre.notation.egn.losses import Loss, NotTold
from euchre.notation.egn.reading import Converted, read_egn
from euchre.notation.egn.writing import Written, write_egn

__all__ = ["Converted", "Loss", "NotTold", "Written", "read_egn", "write_egn"]
