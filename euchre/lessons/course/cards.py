"""The first chapter: the pack, the trump suit and the two bowers."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

BOWERS: Final = Lesson(
    key="bowers",
    title="The two bowers",
    goal="Name the highest trumps, whatever suit is trump.",
    rules="R45 R47 R48 R50 R51",
    steps=(
        Read(
            text="When hearts are trump, the jack of hearts is the highest card of all. It is "
            "called the right bower: {Jh}. And it gets company: the other red jack, {Jd}, becomes "
            "a heart too, the second highest of all. It is called the left bower.",
            cards="JhJdAhKhQhTh9h",
            marks="JhJd",
        ),
        Ask(
            text="Hearts are trump. Tap these from the strongest to the weakest.",
            kind=Kind.ORDER,
            trump="h",
            cards="AhJd9hJhKh",
            right="Right bower, left bower, and then the ace, king and so on.",
            help="Both red jacks stand above the ace: first {Jh}, then {Jd}.",
        ),
        Ask(
            text="Spades are trump. Which suit does {Jc} belong to now?",
            kind=Kind.SUIT,
            trump="s",
            cards="Jc",
            right="It is the left bower: a spade in every way, as long as this hand lasts.",
            wrong={
                "c": "A club is what is printed on it. But spades are trump, and the other "
                "black jack goes over to them."
            },
        ),
        Ask(
            text="Hearts are trump, and {E} has led {Ad}. Which of your cards may you play?",
            kind=Kind.LEGAL,
            at="@ 9hJdQdAc/ThTdKdKc/QhAhTcQc/KhAsKs E 9s~xx Eh E:Ad 0-1 0-0 -",
            right="Only {may Qd}: a diamond was led, and {Jd} is a heart now.",
            help="Count your diamonds. {left Jd} is not one of them.",
        ),
    ),
)

CARDS: Final = Chapter(key="cards", title="The cards", lessons=(BOWERS,))
