"""The fifth chapter, the part about playing alone."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Lesson, Read
from euchre.lessons.question import Kind

STRONG: Final = "- 0-0 S Qs9hThJhKh/9s9dTdJdJc/Ad9cQcKcAc/JsKsAsAhTc QhTsQdKd | p p p"
LEFT_OUT: Final = "- 0-0 N Ts9h9dTcQc/JsAsJhJdKd/QsKsQhQdAd/9sKhAh9cJc ThTdKcAc | p p p p p p d*"

ALONE: Final = Lesson(
    key="alone",
    title="Going alone",
    goal="Know when to leave your partner out, and what changes then.",
    rules="R52 R63 R64 R65 R68",
    steps=(
        Read(
            text="Whoever accepts or names a suit may add “alone”. Then the partner lays down all "
            "cards and sits out, and the maker plays against both opponents: here that is you.",
            at=f"{STRONG} o* -Qs",
        ),
        Ask(
            text="{N} sits out. How many cards make a trick now?",
            kind=Kind.TEXT,
            at=f"{STRONG} o* -Qs",
            texts=("Two", "Three", "Four"),
            accept="b",
            right="Yours, and one of each opponent.",
            wrong={"": "Three players are left."},
        ),
        Ask(
            text="When must one say that one plays alone?",
            kind=Kind.TEXT,
            texts=("Together with the call", "After the first trick", "At any time"),
            accept="a",
            right="“I order it up, alone”, or “hearts, alone”: in one breath, in either round.",
            wrong={"": "By then it is too late. It belongs to the call."},
        ),
        Ask(
            text="Alone you hope for all five tricks, which pay double. You deal and may take "
            "{upcard Qh}. What do you do?",
            kind=Kind.BID,
            at=STRONG,
            accept="o*",
            weak="o",
            right="{Jh Kh Qh Th 9h}: with five trumps you hardly need any help.",
            wrong={"p": "You would have five trumps, with the right bower on top."},
            help="Five trumps are enough to play alone.",
        ),
        Ask(
            text="{maker W} plays alone here, so {E} sits out. But {E} is on the dealer’s left and "
            "should lead. Who leads instead?",
            kind=Kind.TEXT,
            at=LEFT_OUT,
            texts=("{S}", "{N}", "{W}"),
            accept="a",
            right="{leads S}: the next player on the left who is still in the hand.",
            wrong={
                "c": "Whoever makes trump does not lead for it. Go on clockwise.",
                "": "Go on clockwise from {E}.",
            },
        ),
        Ask(
            text="Here {trump d} are trump, and you have led {led Tc}. Who takes this trick?",
            kind=Kind.WINNER,
            at=f"{LEFT_OUT} | TcKdAd",
            right="{takes N}: the ace of trump is above the king. Three cards, and it is full.",
            wrong={"W": "{Kd} is a trump, but a higher one fell.", "": "Look for the trumps."},
        ),
    ),
)

MARCH: Final = f"{STRONG} o* -Qs | JcTc9h JhJdAh Th9sJs Qh9dKs KhTdAs"
FOUR: Final = (
    "- 0-0 S JsThKd9cJc/9sKs9hKhAh/QsTdJdQdQc/As9dAdTcKc AcTsJhQh "
    "| p p p o* -Th | Ah9d9c Jc9hTc JsKhKc Ac9sAs KdKsAd"
)
THEIR_THREE: Final = (
    "- 0-0 E QsKhTdAdTc/JsKsAs9cQc/TsThJhAhKc/9s9hQhQdKd Ac9dJdJc "
    "| p o* | Ad9cKc AhKhQc AsTsQs KsThTc TdJsJh"
)
OURS_SET: Final = (
    "- 0-0 N Ah9dTdJdAc/Qs9hKhTcKc/9sAsThQhQc/TsJhQdAd9c KdJsKsJc "
    "| p o* | 9cAcTc JdQsQd Td9hAd Jh9dKh TsAhKc"
)
PARTNERS: Final = (
    "- 0-0 N 9dTdAdQcAc/9sQsKdJcKc/JhQhKhJd9c/TsJsAsAhTc 9hKsThQd "
    "| p p p o* -9c | As9s9h JhAhQs JdTcJc QhTsKd KhJsKc"
)
THEIRS_SET: Final = (
    "- 0-0 N 9sJsQsQdTc/Ts9hKhJcKc/ThJhAhTdKd/KsAs9dJdAd AcQh9cQc "
    "| p p p p d* | JdQdTd Ad9sJh Kd9dTc AhKsJs ThAsQs"
)

PAID_ALONE: Final = Lesson(
    key="alone-points",
    title="What alone is worth",
    goal="Score a hand that somebody played alone.",
    rules="R68 R73 R74 R75",
    steps=(
        Ask(
            text="All five tricks alone bring four points. You played alone here and took "
            "{tricks NS 5}. What is it worth?",
            kind=Kind.POINTS,
            at=MARCH,
            right="{points NS 4} points, the most that a hand can bring.",
            wrong={"NS2": "That is for five tricks with a partner. Alone it is double."},
        ),
        Ask(
            text="With three or four tricks, alone brings no more than with a partner. You took "
            "{tricks NS 4} here. Who scores what?",
            kind=Kind.POINTS,
            at=FOUR,
            right="{points NS 1} point, as if {N} had played along.",
            wrong={"NS4": "Four points are for five tricks. One is missing."},
        ),
        Ask(
            text="{maker W} played alone and took {tricks EW 3} tricks. Who scores what?",
            kind=Kind.POINTS,
            at=THEIR_THREE,
            right="{points EW 1} point for their side.",
            wrong={"EW4": "For that {W} would have needed all five."},
        ),
        Ask(
            text="You played alone, but took only {tricks NS 2} tricks: you are euchred. Who "
            "scores what?",
            kind=Kind.POINTS,
            at=OURS_SET,
            right="{points EW 2} points for them. Euchred alone costs no more than together.",
            wrong={"EW4": "It stays two, alone or not."},
        ),
        Ask(
            text="Here {maker N} played alone and took {tricks NS 5} tricks, while you sat out. "
            "Who scores what?",
            kind=Kind.POINTS,
            at=PARTNERS,
            right="{points NS 4} points for your side. You did well to keep out of the way.",
            wrong={"NS2": "{N} played alone: that doubles it."},
        ),
        Ask(
            text="{maker E} played alone and took {tricks EW 1} trick. Who scores what?",
            kind=Kind.POINTS,
            at=THEIRS_SET,
            right="{points NS 2} points for your side: {E} was euchred.",
            wrong={"": "The maker needed three. So the defenders score."},
        ),
        Ask(
            text="You are sure of three tricks, but all five are out of reach. What is better?",
            kind=Kind.TEXT,
            texts=("Alone", "With your partner"),
            accept="b",
            right="Alone could bring no more than one point, and your partner may help.",
            wrong={"": "Alone pays only if you take all five."},
        ),
    ),
)
