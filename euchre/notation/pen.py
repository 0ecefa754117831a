"""PEN, Portable Euchre Notation: deals, positions, records and rules as text, both ways.

    deal      N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd
    position  AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -
    record    - 3-7 <deal> | p p p o -9c | 9dJhQcAd ThKh... =1-0
    rules     to11,nostick

- Cards are a rank `9TJQKA` and a suit `shdc`, run together; `-` is an empty place.
- Holdings stand in the order South/West/North/East, each in pack order, as do the face-down
  cards of the kitty behind the up-card, so that a thing has one spelling.
- table: the up-card, its mark (none: face up, `+`: the dealer took it, `~`: turned down), the
  face-down kitty (one `xx` when unknown), then `-` and what the dealer put down, if anything.
- contract: `-`, or the maker's seat and the suit, `*` behind it for a maker who plays alone.
- turn: `W` is to bid, `N?discard` has to discard, `W:` and the cards of the trick from leader W
  on, `.` when the hand is over. Tricks, and the score before the hand, are NS-EW.
- record: rules, score and deal (or `@` and a position's fields), `|` and the calls, `|` and the
  tricks, each a group of cards in the order played, and `=` with the points NS-EW. A hand that is
  not over simply stops. Calls: `p` pass, `o` order up, `s h d c` call a suit, `*` behind either
  is alone, `-9d` put a card down.

A link may write `_` for the space. Readers raise `NotationError`, which names the part and its
column, and let nothing else escape; `read_x(write(x)) == x` holds for each of them.
"""

from euchre.notation.errors import NotationError
from euchre.notation.reading import read_deal, read_position, read_record, read_rules
from euchre.notation.writing import write

__all__ = ["NotationError", "read_deal", "read_position", "read_record", "read_rules", "write"]
