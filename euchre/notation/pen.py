"""PEN, Portable Euchre Notation: deals, positions, records and rules as text, both ways.

    deal      N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd
    position  AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd N Ks+9s9hQd Ss* W:Qh 0-2 3-7 -
    record    - 3-7 <deal> | p p p o -9c | 9dJhQcAd ThKh... =1-0
    rules     to11,nostick

- Cards are a rank `789TJQKA` and a suit `shdc`, run together, or the joker `Jo`; `-` is an empty
  place.
- Holdings stand in the order South/West/North/East, each in pack order, as do the face-down
  cards of the kitty behind the up-card, so that a thing has one spelling.
- table: the up-card, its mark (none: face up, `+`: the dealer took it, `=`: it made trump but the
  dealer left it, `~`: turned down), the face-down kitty (one `xx` when unknown; `!` behind it when
  a player gave those cards up for all to see), then `-` and what was put down: the dealer's card,
  then a loner's.
- contract: `-`, or the maker's seat and the suit (`n`: no trump); `*` behind it for a maker who
  plays alone, `*N` for his partner N who does, `xW` for W who defends alone.
- turn: `W` is to bid, `N?discard` is asked for a discard (so are `bottoms take redeal alone defend
  best give`), `W:` and the cards of the trick from leader W on; where reneges are played `!Nsh` for
  the suits that N has failed to follow; `.` when the hand is over, `.rN` when N called for a new
  deal, `.!N` when N has reneged, `.LN` when N laid down. Tricks, and the score before the hand, are
  NS-EW; after a renege a score may be below 0: `-1-7`.
- record: rules, score and deal (or `@` and a position's fields), `|` and the calls, `|` and the
  tricks, each a group of cards in the order played, and `=` with the points NS-EW. A hand that is
  not over simply stops. Calls: `p` pass, `o` order up, `s h d c n` call a suit or no trump, `*`
  behind either is alone, `t`/`l` take or leave the up-card, `-9d` put a card down, `b9c9dTh` give
  three up for the kitty's, `r` call for a new deal, `k` keep, `a`/`w` alone or with the partner,
  `x`/`f` defend alone or together, `gAh` give the loner a card. `L` among the tricks lays down.
- rules: `-` for the defaults, or the codes of what differs, which `OPTIONS` lists.

A link may write `_` for the space. Readers raise `NotationError`, which names the part and its
column, and let nothing else escape; `read_x(write(x)) == x` holds for each of them. The grammar of
`.pen` files, which hold many records with tags and notes, stands in `file`.
"""

from euchre.notation.errors import NotationError
from euchre.notation.file import Entry, Note, PenFile
from euchre.notation.reading import read_deal, read_position, read_record, read_rules
from euchre.notation.reading_file import read_file
from euchre.notation.writing import write
from euchre.notation.writing_file import write_file

__all__ = [
    "Entry",
    "NotationError",
    "Note",
    "PenFile",
    "read_deal",
    "read_file",
    "read_position",
    "read_record",
    "read_rules",
    "write",
    "write_file",
]
