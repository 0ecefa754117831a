"""The third chapter, second half: the second round, the stuck dealer, and who is who then."""

from __future__ import annotations

from typing import Final

from euchre.lessons.course.calling import DISCARD, FIRST, ORDERED, WORDS
from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

NAMES: Final = "- 0-0 E JhQhTdKdAd/9sQsKhJdKc/KsAh9cTcQc/TsJsThQdAc 9hAs9dJc | p p p p"
PASSES: Final = "- 0-0 E AsTh9dTdJc/JhQhQdTcAc/9sTs9hAhKc/JsKhJd9cQc AdQsKsKd | p p p p"

SECOND: Final = Lesson(
    key="second-round",
    title="The second round",
    goal="Name a suit when the up-card was turned down.",
    rules="R31 R32 R33 R35",
    steps=(
        Read(
            text="All four have passed, and {dealer E} has turned {upcard 9h} down. Now everybody "
            "is asked once more: name another suit as trump, or pass.",
            at=NAMES,
        ),
        Ask(
            text="Which suit may nobody name now?",
            kind=Kind.TEXT,
            at=NAMES,
            texts=("Spades", "Hearts", "Diamonds", "Clubs"),
            accept="b",
            right="{upcard 9h} was turned down, so hearts are out.",
            wrong={"": "It is the suit that all have just passed."},
        ),
        Ask(
            text="Who is asked first in the second round?",
            kind=Kind.TEXT,
            at=NAMES,
            texts=("{S}", "{W}", "{E}"),
            accept="a",
            right="It begins again on the dealer’s left, and that is you.",
            wrong={"c": "The dealer comes last again.", "": "Who sits on the left of {E}?"},
        ),
        Ask(
            text="So it is your turn. What would be a good trump suit for you?",
            kind=Kind.BID,
            at=NAMES,
            accept="d",
            weak="d*",
            right="Ace, king, ten, and {Jh} as the left bower: four strong trumps.",
            wrong={
                "p": "You hold four trumps if you name the right suit.",
                "d*": "The suit is right. But “alone” would send {N} away: leave it for later.",
                "": "That suit would give you hardly any trump.",
            },
            help="Most of your cards are diamonds.",
        ),
        Ask(
            text="You have named diamonds. Who takes the up-card now?",
            kind=Kind.TEXT,
            at=f"{NAMES} d",
            texts=("{S}", "{E}", "Nobody"),
            accept="c",
            right="It stays face down. And so nobody has to discard.",
            wrong={"": "In the second round nobody takes a card."},
        ),
        Ask(
            text="You have named diamonds. May {W} still name another suit?",
            kind=Kind.TEXT,
            at=f"{NAMES} d",
            texts=("Yes", "No"),
            accept="b",
            right="The first to name a suit makes it trump.",
            wrong={"": "As in the first round, the first yes ends it."},
        ),
        Ask(
            text="Here {upcard Ad} was turned down. What do you say?",
            kind=Kind.BID,
            at=PASSES,
            accept="p",
            right="No other suit gives you more than two trumps. Let the others speak.",
            wrong={"": "That would be a weak trump suit, with two of your cards at most."},
            help="Count the trumps that you would have in each suit. Better pass.",
        ),
    ),
)

STUCK_AT: Final = "- 0-0 S TsTdKdAdAc/KsAs9hJhTc/ThJdQd9cJc/JsQsQh9dQc 9sKhAhKc | p p p p p p p"
FREE_AT: Final = (
    "nostick 0-0 W TsQsKhTdQc/KsAsJhQdTc/9sJsAhAdKc/ThQh9dJdAc 9c9hKdJc | p p p p p p p"
)

STUCK: Final = Lesson(
    key="stick-the-dealer",
    title="Stick the dealer",
    goal="Know what happens when everybody passes twice.",
    rules="R36 R37 R38 R39",
    steps=(
        Read(
            text="You deal, and the others have passed twice. Now you must name a suit, like it or "
            "not. This is called “stick the dealer”.",
            at=STUCK_AT,
        ),
        Ask(
            text="May the stuck dealer name the suit that was turned down, here {suit s}?",
            kind=Kind.TEXT,
            at=STUCK_AT,
            texts=("Yes", "No"),
            accept="b",
            right="It stays barred. There are three other suits.",
            wrong={"": "{upcard 9s} is turned down, and stays so."},
        ),
        Ask(
            text="You are stuck. Which suit do you name?",
            kind=Kind.BID,
            at=STUCK_AT,
            accept="d",
            weak="d*",
            right="Ace, king and ten of one suit, and an ace besides. Being stuck can be nice.",
            wrong={
                "d*": "The suit is right. But “alone” would send {N} away: leave it for later.",
                "": "You would have few trumps. Which suit do you hold most of?",
            },
            help="You have three diamonds.",
        ),
        Ask(
            text="In the first round, all others have passed. Is the dealer stuck then, too?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="b",
            right="In the first round the dealer may turn the up-card down.",
            wrong={"": "There is a second round to come, so the dealer is free."},
        ),
        Ask(
            text="Some tables let the dealer pass here, too. Then all have passed twice, and the "
            "cards are thrown together. Which side scores?",
            kind=Kind.TEXT,
            at=f"{FREE_AT} p",
            texts=("The dealer’s side", "The other side", "Neither"),
            accept="c",
            right="No trump, no tricks, no points.",
            wrong={"": "Nothing was played, so nobody wins anything."},
        ),
        Ask(
            text="{dealer W} had dealt. Who deals the next hand?",
            kind=Kind.TEXT,
            at=f"{FREE_AT} p",
            texts=("{W} again", "{N}", "{S}"),
            accept="b",
            right="The deal goes on to the left, as after any hand.",
            wrong={"": "The deal moves on, even if nothing was played."},
        ),
    ),
)

MADE: Final = "- 0-0 W 9sAsKhAhJd/JsQsKsJhKd/Qh9dQdAdKc/TsTd9cTcQc Jc9hThAc | p o -Jh"
TWO_EACH: Final = (
    "- 0-0 N 9sQsQhQdQc/JhAhJd9cJc/9hThKhTcAc/Js9dTdAdKc KdTsKsAs "
    "| p p p p p p h | AdQd9c9h AcKcQcJc Tc9d9sAh JhThJsQh"
)

MAKERS: Final = Lesson(
    key="makers",
    title="Makers and defenders",
    goal="Tell who must take three tricks, and who tries to stop them.",
    rules="R40 R41 R42 R43",
    steps=(
        Read(
            text="To accept a suit, or to name one, is to call it. Whoever called is the maker: "
            "here {maker E}. The maker’s side are the makers, the other side the defenders.",
            at=MADE,
        ),
        Ask(
            text="So who are the makers in this hand?",
            kind=Kind.TEXT,
            at=MADE,
            texts=("Only {E}", "{E} and {W}", "{S} and {N}"),
            accept="b",
            right="{maker E} made clubs trump, and {W} is the partner.",
            wrong={"a": "The partner belongs to them.", "c": "Your side said nothing here."},
        ),
        Ask(
            text="The makers have promised to win: they need three of the five tricks. How many do "
            "the defenders need to stop them?",
            kind=Kind.TEXT,
            texts=("Two", "Three", "Five"),
            accept="b",
            right="With three for the defenders, only two are left for the makers.",
            wrong={"a": "Then the makers still have three.", "c": "Fewer will do."},
        ),
        Ask(
            text="{maker W} is the maker here. Your side has {tricks NS 2} tricks, theirs has "
            "{tricks EW 2}. Who must take the last one to win the hand?",
            kind=Kind.TEXT,
            at=TWO_EACH,
            texts=("The makers", "The defenders", "Either side"),
            accept="c",
            right="It is the third trick for either. Whoever takes it wins the hand.",
            wrong={"": "They need it, but the others need it just as much."},
        ),
        Ask(
            text="{dealer E} deals, and you have ordered it up: {E} gets {upcard Ts}. Which side "
            "are the makers?",
            kind=Kind.TEXT,
            at=ORDERED,
            texts=("{E} and {W}", "{S} and {N}"),
            accept="b",
            right="You made it trump. That {E} gets a trump for it is the price.",
            wrong={"": "Not who gets the card, but who made it trump."},
        ),
        Ask(
            text="The up-card is a diamond. Will diamonds be trump in this hand?",
            kind=Kind.TEXT,
            texts=("Surely", "Only if somebody accepts it"),
            accept="b",
            right="It is only a proposal. If all pass, another suit will be trump.",
            wrong={"": "And if all four pass?"},
        ),
    ),
)

CALLING: Final = Chapter(
    key="calling",
    title="Making trump",
    lessons=(FIRST, WORDS, DISCARD, SECOND, STUCK, MAKERS),
)
