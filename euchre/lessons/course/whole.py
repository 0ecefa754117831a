"""The fourth chapter, its last lesson: a whole hand, from the up-card to the fifth trick."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Lesson, Read
from euchre.lessons.question import Kind

WHOLE: Final = "- 0-0 N 9hThJhQd9c/KsAhAdTcAc/9sJsKh9dQc/QsAsTdKdKc JdTsQhJc | p"
TRICKS: Final = "AsQdKs9s 9hAhKhQs Ac9dKc9c JdTdJhAd JsKdThTc"

HAND: Final = Lesson(
    key="whole-hand",
    title="A whole hand",
    goal="Follow a hand from the up-card to the fifth trick.",
    rules="R22 R42 R52 R57 R61 R62",
    steps=(
        Read(
            text="{dealer N} dealt, and you have assisted. Now {N} has {upcard Jd}, the right "
            "bower, and you hold {left Jh}, the left. Let us see.",
            at=f"{WHOLE} o -Qc",
            marks="JdJh",
        ),
        Ask(
            text="{dealer N} has put a card down. Who leads to the first trick?",
            kind=Kind.TEXT,
            at=f"{WHOLE} o -Qc",
            texts=("{S}", "{N}", "{E}"),
            accept="c",
            right="{leads E} sits on the dealer’s left.",
            wrong={"": "Who sits on the left of {N}?"},
        ),
        Ask(
            text="{leads E} leads {led As}, and you have no spade. What do you play?",
            kind=Kind.PLAY,
            at=f"{WHOLE} o -Qc | As",
            accept="Qd",
            weak="Jh",
            right="A trump takes the ace. {Qd} will do, so the left bower stays with you.",
            wrong={"": "That can’t win. You have no {void s}, so you may trump."},
            help="Take it with a trump: {Qd}.",
        ),
        Ask(
            text="The first trick is yours, and you led {led 9h} to the second. Who takes it?",
            kind=Kind.WINNER,
            at=f"{WHOLE} o -Qc | {TRICKS[:17]}",
            right="{takes W}, with the ace. Now it is one trick for each side.",
            wrong={"": "No trump fell, so the highest heart takes it."},
        ),
        Ask(
            text="{W} led {led Ac}. And who takes this one?",
            kind=Kind.WINNER,
            at=f"{WHOLE} o -Qc | {TRICKS[:26]}",
            right="{takes N} trumped it. The makers have {tricks NS 2} tricks now.",
            wrong={"W": "A trump fell on the ace.", "": "Look for the trump."},
        ),
        Ask(
            text="{leads N} leads {led Jd}. What may you play?",
            kind=Kind.LEGAL,
            at=f"{WHOLE} o -Qc | {TRICKS[:31]}",
            right="Only {may Jh}: trump was led, and the left bower must follow.",
            wrong={"Th": "You have a trump: {left Jh}, the left bower."},
            help="{left Jh} is a diamond in this hand.",
        ),
        Ask(
            text="Four trumps, and both bowers among them. Who takes it?",
            kind=Kind.WINNER,
            at=f"{WHOLE} o -Qc | {TRICKS[:35]}",
            right="{takes N}, with the right bower. That is the makers’ third trick.",
            wrong={"S": "The left bower is the second best card.", "": "Both bowers beat it."},
        ),
        Ask(
            text="The last trick goes to {takes E}. How did the hand end?",
            kind=Kind.TEXT,
            at=f"{WHOLE} o -Qc | {TRICKS}",
            texts=("The makers won it", "The defenders won it"),
            accept="a",
            right="{tricks NS 3} tricks to {tricks EW 2}: your side made what it promised.",
            wrong={"": "You and {N} are the makers. Count your tricks."},
        ),
    ),
)
