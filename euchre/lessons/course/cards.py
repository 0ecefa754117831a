"""The first chapter: the pack, the trump suit, the two bowers, and what the left one follows."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

PACK: Final = Lesson(
    key="pack",
    title="The pack",
    goal="Know the cards, and which of four takes a trick.",
    rules="R1 R46 R59 R60",
    steps=(
        Read(
            text="Euchre is played with 24 cards, six in each suit: nine, ten, jack, queen, king "
            "and ace. Everything below the nines is put away.",
            cards="9hThJhQhKhAh",
        ),
        Ask(
            text="Which of these cards is not in the pack?",
            kind=Kind.TEXT,
            texts=("{9c}", "{As}", "{8h}", "{Td}"),
            accept="c",
            right="Eights are too low. The nines are the lowest cards that are used.",
            wrong={"": "That one is used. Look for a card below the nines."},
        ),
        Ask(
            text="The ace is the highest of a suit, then king, queen, jack, ten and nine. Tap "
            "these from the highest to the lowest.",
            kind=Kind.ORDER,
            trump="n",
            cards="QcAc9cJcKc",
            right="Ace, king, queen, jack, nine.",
            wrong={"": "The ace comes first, and then the pictures: king, queen, jack."},
            help="{Ac Kc Qc Jc 9c}, in this order.",
        ),
        Ask(
            text="Each of the four players puts down one card. These four are a trick, and the "
            "best of them takes it. Which one is that here?",
            kind=Kind.TEXT,
            cards="TsQsKs9s",
            texts=("{Ts}", "{Qs}", "{Ks}", "{9s}"),
            accept="c",
            right="The king is the highest of these spades.",
            wrong={"": "There is a higher spade."},
        ),
        Ask(
            text="The first card of a trick decides which suit counts. Here {Th} came first. Which "
            "card takes this trick?",
            kind=Kind.TEXT,
            cards="ThAcQh9h",
            texts=("{Th}", "{Ac}", "{Qh}", "{9h}"),
            accept="c",
            right="{Qh} is the highest heart. {Ac} is of another suit and can’t win.",
            wrong={
                "b": "An ace is high, but this one is a club. Only hearts count here.",
                "": "Look for the highest heart.",
            },
        ),
        Ask(
            text="Once more: {9d} came first, then the others. Which card takes the trick?",
            kind=Kind.TEXT,
            cards="9dAsJdKc",
            texts=("{9d}", "{As}", "{Jd}", "{Kc}"),
            accept="c",
            right="Diamonds count, and {Jd} is the higher of the two.",
            wrong={"": "The first card was a diamond. Compare the diamonds only."},
        ),
    ),
)

TRUMP: Final = Lesson(
    key="trump",
    title="The trump suit",
    goal="Tell which cards are trumps, and what they beat.",
    rules="R44 R59 R60",
    steps=(
        Read(
            text="The cards are dealt, and five tricks are played: that is a hand. In every hand "
            "one suit is trump. When hearts are trump, even {9h} beats {As}.",
            cards="9hAs",
            marks="9h",
        ),
        Ask(
            text="Clubs are trump. Tap all the trumps.",
            kind=Kind.TRUMPS,
            trump="c",
            cards="AsTcKd9cAh",
            right="{Tc 9c} are clubs, so they are trumps.",
            wrong={"": "Trumps are all the clubs, high or low, and nothing else."},
        ),
        Ask(
            text="Spades are trump. Which card is stronger?",
            kind=Kind.TEXT,
            texts=("{Ad}", "{9s}"),
            accept="b",
            right="Any trump beats any card of the other suits.",
            wrong={"": "The ace is the best diamond. But {9s} is a trump."},
        ),
        Ask(
            text="Spades are trump. Which of these two is stronger?",
            kind=Kind.TEXT,
            texts=("{Qs}", "{Ks}"),
            accept="b",
            right="Between two trumps, the higher one wins.",
            wrong={"": "Both are trumps. So it counts which is higher: the king or the queen."},
        ),
        Ask(
            text="Diamonds are trump, and {As} came first. Which card takes this trick?",
            kind=Kind.TEXT,
            cards="AsKsTdQs",
            texts=("{As}", "{Ks}", "{Td}", "{Qs}"),
            accept="c",
            right="{Td} is the only trump.",
            wrong={"": "A trump lies there, and it beats all the spades."},
        ),
        Ask(
            text="Diamonds are trump again. Which card takes this one?",
            kind=Kind.TEXT,
            cards="KcQd9dAc",
            texts=("{Kc}", "{Qd}", "{9d}", "{Ac}"),
            accept="b",
            right="Two trumps, and {Qd} is the higher one.",
            wrong={"c": "That is a trump, but there is a higher one.", "": "Look for the trumps."},
        ),
        Ask(
            text="Now hearts are trump, and {Ts} came first. Which card takes it?",
            kind=Kind.TEXT,
            cards="TsAcKsQd",
            texts=("{Ts}", "{Ac}", "{Ks}", "{Qd}"),
            accept="c",
            right="No trump fell. So the suit of the first card counts, and {Ks} is its highest.",
            wrong={
                "b": "No trump fell, so the suit of the first card counts: spades. {Ac} is a club.",
                "": "No trump fell, so the highest spade takes it.",
            },
        ),
    ),
)

BOWERS: Final = Lesson(
    key="bowers",
    title="The two bowers",
    goal="Name the highest trumps, whatever suit is trump.",
    rules="R45 R47 R49 R50 R51",
    steps=(
        Read(
            text="Hearts are trump. Then the jack of hearts is the highest card of all, above the "
            "ace: the right bower, or “the right” for short.",
            cards="JhAhKhQhTh9h",
            marks="Jh",
        ),
        Ask(
            text="Spades are trump. Which card is the right bower?",
            kind=Kind.TEXT,
            texts=("{As}", "{Jc}", "{Js}"),
            accept="c",
            right="The jack of trump is always the right bower.",
            wrong={"": "The right bower is the jack of the trump suit."},
        ),
        Read(
            text="The right bower gets company: the other red jack, {Jd}, becomes a heart and the "
            "second highest card. It is the left bower, “the left” for short.",
            cards="JhJdAhKhQhTh9h",
            marks="Jd",
        ),
        Ask(
            text="Hearts are trump. Tap these from the strongest to the weakest.",
            kind=Kind.ORDER,
            trump="h",
            cards="AhJd9hJhKh",
            right="Right bower, left bower, and then ace, king and so on.",
            help="Both red jacks stand above the ace: first {right Jh}, then {left Jd}.",
        ),
        Ask(
            text="Clubs are trump. Which card is the left bower?",
            kind=Kind.TEXT,
            texts=("{Jc}", "{Js}", "{Jd}", "{Ac}"),
            accept="b",
            right="The left bower is the other jack of the same colour. Clubs are black, and so "
            "are spades.",
            wrong={
                "a": "{Jc} is the right bower. The left is the other black jack.",
                "": "It is a jack, and it has the colour of clubs: black.",
            },
        ),
        Ask(
            text="Spades are trump. Tap all the trumps.",
            kind=Kind.TRUMPS,
            trump="s",
            cards="JcAc9sJdJsJh",
            right="{Js} and {Jc} are the bowers. The red jacks are ordinary cards now.",
            help="There are three: {right Js}, {left Jc} and {9s}.",
        ),
        Ask(
            text="Diamonds are trump. Tap these from the strongest to the weakest.",
            kind=Kind.ORDER,
            trump="d",
            cards="KdJhTdAdJd",
            right="Right, left, ace, king, ten.",
            help="The right bower is {right Jd}, the left bower {left Jh}. Then comes the ace.",
        ),
        Ask(
            text="Six cards of the trump suit, and the left bower: how many trumps is that?",
            kind=Kind.TEXT,
            texts=("Five", "Six", "Seven"),
            accept="c",
            right="Seven. The suit that the left bower comes from has only five cards left.",
            wrong={"": "Six, and one more."},
        ),
    ),
)

LED: Final = "- 0-0 W QsJhKhTcQc/TsAsTdAdJc/KsQhAhKdKc/9hThJdQdAc 9d9sJs9c | p o -Jc | Ah9h"
FREE: Final = "- 0-0 N 9sQsJhTcAc/AsKhAh9dJd/ThTdKdAdJc/JsKsQh9cQc QdTs9hKc | p p p o -Th | Qh"

LEFT: Final = Lesson(
    key="left-bower",
    title="The left-bower trap",
    goal="Never take the left bower for the suit that is printed on it.",
    rules="R47 R48 R50 R56",
    steps=(
        Ask(
            text="Spades are trump. Which suit does {Jc} belong to now?",
            kind=Kind.SUIT,
            trump="s",
            cards="Jc",
            right="It is the left bower: a spade in every way, as long as this hand lasts.",
            wrong={
                "c": "A club is what is printed on it. But spades are trump, and the other black "
                "jack goes over to them.",
            },
        ),
        Ask(
            text="Hearts are trump. Which suit does {Jc} belong to now?",
            kind=Kind.SUIT,
            trump="h",
            cards="Jc",
            right="With a red trump, the black jacks stay what they are.",
            wrong={"h": "The left bower is the other red jack: {left Jd}."},
        ),
        Ask(
            text="Diamonds are trump. How many of these four are hearts?",
            kind=Kind.TEXT,
            cards="AhJhTh9h",
            texts=("Two", "Three", "Four"),
            accept="b",
            right="Three. {Jh} is the left bower, and so it is a diamond.",
            wrong={
                "a": "Only one of them has gone over to diamonds.",
                "c": "One of them is the left bower. It belongs to diamonds now.",
            },
        ),
        Read(
            text="Your cards lie at the bottom of this table. {N} has led: played the first card "
            "of a trick, {led Ah}. Whoever has a heart must play one, and so follow suit.",
            at=LED,
            marks="Ah",
        ),
        Ask(
            text="Here {trump d} are trump, and a heart was led. Tap every card that you may play.",
            kind=Kind.LEGAL,
            at=LED,
            right="Only {may Kh}. It is your one heart, for {left Jh} is a diamond now.",
            wrong={"Jh": "{left Jh} is the left bower: a diamond, not a heart."},
            help="Count your hearts, and leave out {left Jh}.",
        ),
        Ask(
            text="Another hand: {trump d} are trump, and {E} has led {led Qh}. With no card of "
            "the suit led, you may play any card. What may you play here?",
            kind=Kind.LEGAL,
            at=FREE,
            right="All five. You have no heart: {left Jh} is a trump.",
            wrong={"": "{left Jh} is no heart, so you can’t follow. You are free to play any."},
            help="You have no {void h}. So tap all your cards.",
        ),
        Ask(
            text="Later in that hand, {N} leads {led Ad}. Which cards may you play now?",
            kind=Kind.LEGAL,
            at=f"{FREE}9sKhTd Ad9c",
            right="Only {may Jh}: a diamond was led, and the left bower is your one diamond.",
            wrong={"": "Diamonds were led, and you have one: the left bower."},
            help="The left bower follows trump. It is {left Jh}.",
        ),
    ),
)

CARDS: Final = Chapter(key="cards", title="The cards", lessons=(PACK, TRUMP, BOWERS, LEFT))
