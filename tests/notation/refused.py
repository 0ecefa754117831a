"""Lines that must be refused, each with the part and the words of the error.

A `^` stands before the column that the error must name; it is no part of the text.
"""

from __future__ import annotations

from typing import Final

from tests.notation.lines import READERS

DEAL: Final = "N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd"
HELD: Final = "AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc"
LATE: Final = "AsKhAh/JhJc/JsQsKsTcKcAc/Ts9dJd"
HAND: Final = f"- 3-7 {DEAL} |"
LONER: Final = f"{HAND} p o* |"
OVER: Final = f"{LONER} QcTh9c KdTdAd Qh9dAh AsJcTs JhJdKh"

RULES: Final = (
    ("^", "rules", "the text ends where the rules should stand"),
    ("^hocus", "rules", "'hocus' is not a rule code"),
    ("^NOSTICK", "rules", "'NOSTICK' is not a rule code"),
    ("to11,^stick", "rules", "'stick' is not a rule code"),
    ("to11,^", "rules", "'' is not a rule code"),
    ("nostick,^-", "rules", "'-' is not a rule code"),
    ("^to5,to7", "rules", "'to7' sets target a second time"),
    ("^nostick,nostick", "rules", "'nostick' sets stick a second time"),
    ("^to0", "rules", "'to0' is not a rule code"),
    ("^to100", "rules", "'to100' is not a rule code"),
    ("^to07", "rules", "'to07' is not a rule code"),
    ("^to²", "rules", "is not a rule code"),
    ("^to٣", "rules", "is not a rule code"),
    ("^nostick\n", "rules", "is not a rule code"),
    ("^ -", "rules", "one space parts two fields"),
    ("- ^-", "text", "'-' is one field too many"),
)

DEALS: Final = (
    ("^", "dealer", "the text ends where the dealer should stand"),
    (f"^X {HELD} Ks9s9hQd", "dealer", "'X' is not a seat: write S, W, N or E"),
    (f"^n {HELD} Ks9s9hQd", "dealer", "'n' is not a seat"),
    (f"^\u200fN {HELD} Ks9s9hQd", "dealer", "is not a seat"),
    (f"^N\t{HELD} Ks9s9hQd", "dealer", "is not a seat"),
    ("N^", "holdings", "the text ends where the holdings should stand"),
    (f"N ^ {HELD} Ks9s9hQd", "holdings", "one space parts two fields"),
    ("N ^AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc Ks", "holdings", "four holdings are parted by /, not 3"),
    (f"N ^{HELD}/- Ks9s9hQd", "holdings", "four holdings are parted by /, not 5"),
    ("N AsTh/JhQh^Xd/Js/Ts Ks", "holdings", "'Xd' is not a card"),
    ("N AsTh/Jh^Q/Js/Ts Ks", "holdings", "'Q' is not a card"),
    ("N AsTh/^jhQh/Js/Ts Ks", "holdings", "'jh' is not a card"),
    ("N AsTh/^Jx/Js/Ts Ks", "holdings", "'Jx' is not a card"),
    ("N As^\0Th/Jh/Js/Ts Ks", "holdings", "is not a card"),
    ("N As/^/Js/Ts Ks", "holdings", "cards are missing; write - for none"),
    (f"N {HELD}^", "kitty", "the text ends where the kitty should stand"),
    (f"N {HELD} ^Ks9s9h", "kitty", "4 cards lie in the kitty, not 3"),
    (f"N {HELD} ^-", "kitty", "4 cards lie in the kitty, not 0"),
    (f"^N {HELD} Ks9s9hJo", "deal", "Jo is not in the pack of 24"),
    (f"N {HELD} Ks9s^xxQd", "kitty", "'xx' is not a card"),
    (f"N {HELD} Ks9s9h^Q", "kitty", "'Q' is not a card"),
    (f"^N {HELD} As9s9hQd", "deal", "As is dealt twice"),
    (f"^N {HELD} Ks9s9h9h", "deal", "9h is dealt twice"),
    (f"^N -{HELD[10:]} Ks9s9hQd", "deal", "each seat is dealt 5 cards"),
    (f"{DEAL} ^", "text", "'' is one field too many"),
    (f"{DEAL} ^| p", "text", "'|' is one field too many"),
)

POSITIONS: Final = (
    ("^", "holdings", "the text ends where the holdings should stand"),
    (f"{LATE} ^Z Ks+9s9hQd Ss* W: 0-2 3-7 -", "dealer", "'Z' is not a seat"),
    (f"{LATE} N ^Kx+9s9hQd Ss* W: 0-2 3-7 -", "table", "'Kx' is not a card"),
    (f"{LATE} N Ks^ Ss* W: 0-2 3-7 -", "table", "cards are missing"),
    (f"{LATE} N Ks^*9s9hQd Ss* W: 0-2 3-7 -", "table", "'*9' is not a card"),
    (f"{LATE} N Ks+^Xx Ss* W: 0-2 3-7 -", "table", "'Xx' is not a card"),
    (f"{LATE} N Ks+9s9hQd-Tc-^9d Ss* W: 0-2 3-7 -", "table", "one - parts the kitty"),
    (f"{LATE} N Ks+9s9hQd-^Tx Ss* W: 0-2 3-7 -", "table", "'Tx' is not a card"),
    (f"{LATE} N Ks+9s9hQd ^Xs W: 0-2 3-7 -", "contract", "'X' is not a seat"),
    (f"{LATE} N Ks+9s9hQd S^ W: 0-2 3-7 -", "contract", "'' is not a suit"),
    (f"{LATE} N Ks+9s9hQd S^x W: 0-2 3-7 -", "contract", "'x' is not a suit: write s, h, d or c"),
    (f"{LATE} N Ks+9s9hQd ^Sn W: 0-2 3-7 -", "contract", "no trump can't be trump"),
    (f"{LATE} N Ks+9s9hQd Ss*^E W: 0-2 3-7 -", "contract", "'E' is neither * nor x"),
    (f"{LATE} N Ks+9s9hQd Ss*x^e W: 0-2 3-7 -", "contract", "'e' is not a seat"),
    (f"{LATE} N ^Ks+9s9hQd! Ss* W: 0-2 3-7 -", "table", "nobody has given up cards"),
    (f"{LATE} N Ks+9s9hQd Ss* ^w: 0-2 3-7 -", "turn", "'w' is not a seat"),
    (f"{LATE} N Ks+9s9hQd Ss* W^?worst 0-2 3-7 -", "turn", "'?worst' is no question"),
    (f"{LATE} N Ks+9s9hQd Ss* ^W?best 0-2 3-7 -", "turn", "these rules do not ask for best"),
    (f"{LATE} N Ks+9s9hQd Ss* W^Qh 0-2 3-7 -", "turn", "'Qh' can't follow a seat"),
    (f"{LATE} N Ks+9s9hQd Ss* W:^Q 0-2 3-7 -", "turn", "'Q' is not a card"),
    (f"{LATE} N Ks+9s9hQd Ss* .^. 0-2 3-7 -", "turn", "'.' ends no hand"),
    (f"{LATE} N Ks+9s9hQd Ss* .L^Q 0-2 3-7 -", "turn", "'Q' is not a seat"),
    (f"{LATE} N Ks+9s9hQd Ss* W:!W^x 0-2 3-7 renege", "turn", "'x' is not a suit"),
    (f"{LATE} N Ks+9s9hQd Ss* ^W:!Wh 0-2 3-7 -", "turn", "no renege can be found"),
    (f"{LATE} N Ks+9s9hQd Ss* W: ^2 3-7 -", "tricks", "'2' is not two figures NS-EW"),
    (f"{LATE} N Ks+9s9hQd Ss* W: ^0--2 3-7 -", "tricks", "'0--2' is not two figures"),
    (f"{LATE} N Ks+9s9hQd Ss* W: ^00-2 3-7 -", "tricks", "'00-2' is not two figures"),
    (f"{LATE} N Ks+9s9hQd Ss* W: ^0-٢ 3-7 -", "tricks", "is not two figures"),
    (f"{LATE} N Ks+9s9hQd Ss* W: 0-2 ^3-7-1 -", "score", "'3-7-1' is not two figures"),
    (f"{LATE} N Ks+9s9hQd Ss* W: 0-2 ^²-7 -", "score", "is not two figures"),
    (f"{LATE} N Ks+9s9hQd Ss* W: 0-2 ^1000-7 -", "score", "'1000-7' is not two figures"),
    (f"{LATE} N Ks+9s9hQd Ss* W: 0-2 3-7^", "rules", "the text ends where the rules should stand"),
    (f"{LATE} N Ks+9s9hQd Ss* W: 0-2 3-7 ^x", "rules", "'x' is not a rule code"),
    (f"{LATE} N Ks+9s9hQd Ss* W:Qh 0-2 3-7 - ^-", "text", "'-' is one field too many"),
)

RECORDS: Final = (
    (f"- ^10-7 {DEAL}", "score", "a hand can't begin at 10-7 in a game to 10"),
    (f"to7 ^3-7 {DEAL}", "score", "a hand can't begin at 3-7 in a game to 7"),
    (f"- 3-7 ^Q {HELD} Ks9s9hQd", "dealer", "'Q' is not a seat"),
    (f"- 3-7 ^N {HELD} Ks9s9h9h", "deal", "9h is dealt twice"),
    (f"- 3-7 {DEAL} ^p", "points", "'p' is neither | nor ="),
    (f"- 3-7 {DEAL} ^|p", "points", "'|p' is neither | nor ="),
    (f"{HAND} ^y", "call", "'y' is not a call: write p t l r k a w x f, o, s h d c n, or - g b"),
    (f"{HAND} ^P", "call", "'P' is not a call"),
    (f"{HAND} ^p*", "call", "'p*' is not a call"),
    (f"{HAND} ^o**", "call", "'o**' is not a call"),
    (f"{HAND} ^-Tc*", "call", "'-Tc*' is not a call"),
    (f"{HAND} ^Qc", "call", "'Qc' is not a call"),
    (f"{HAND} o -^", "call", "'' is not a card"),
    (f"{HAND} o -^T", "call", "'T' is not a card"),
    (f"{HAND} p ^ p", "call", "one space parts two fields"),
    (f"{LONER} Qc^Xh9c", "trick", "'Xh' is not a card"),
    (f"{LONER} QcTh^9", "trick", "'9' is not a card"),
    (f"{LONER} QcTh9c ^ KdTdAd", "trick", "one space parts two fields"),
    (f"{LONER} ^QcTh9cKd", "trick", "a trick has one card of each player"),
    (f"{LONER} QcTh9c ^-", "trick", "a trick has one card of each player"),
    (f"{HAND} o -Tc | ^KdTdAdQsJs", "trick", "a trick has one card of each player"),
    (f"{OVER} ^=2-0", "points", "the hand was worth =0-2"),
    (f"{OVER} ^=0-3", "points", "the hand was worth =0-2"),
    (f"{OVER} =^2", "points", "'2' is not two figures"),
    (f"{OVER} =^", "points", "'' is not two figures"),
    (f"{OVER} =0-2 ^=0-2", "text", "'=0-2' is one field too many"),
    (f"{HAND} p ^=0-0", "points", "the hand is not over"),
    ("@^", "holdings", "the text ends where the holdings should stand"),
    (f"@ {LATE} N Ks+9s9hQd Ss* ^W:Kh 0-2 3-7 - | | Ad", "turn", "Kh stands in 2 places"),
    (f"@ ^{LATE} N Ks+9s9hQd Ss* W: 0-2 3-7 -", "holdings", "W holds 2 cards, not 3"),
)

PARTS: Final = {
    *("rules", "score", "dealer", "holdings", "kitty", "deal", "table", "contract", "turn"),
    *("tricks", "call", "trick", "points", "text"),
}
"""Everything that an error can name."""

CASES: Final = tuple(
    (reader, marked, part, why)
    for reader, table in zip(READERS, (RULES, DEALS, POSITIONS, RECORDS), strict=True)
    for marked, part, why in table
)
