"""The second chapter: who sits where, what a hand is about, and how the cards are dealt."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

TRICK: Final = "- 0-0 E ThQhJdTcQc/9sTsQsKhKc/QdKd9cJcAc/KsJhAhTdAd AsJs9h9d | p o -Td | TcKc"
THREE: Final = (
    "- 0-0 S 9sAsThTdAd/9hQhJd9cJc/TsJhTcQcAc/JsQsKhAhQd KcKs9dKd "
    "| p o -Th | JdTsQdAd As9cTcQs AcJsKcJc"
)

SEATS: Final = Lesson(
    key="seats",
    title="Four seats, two sides",
    goal="Know your partner, whose turn it is, and what both sides are after.",
    rules="R8 R9 R42 R55 R61 R77",
    steps=(
        Read(
            text="Four people play, two against two. You sit at the bottom of the screen, and "
            "your partner is {N}, opposite you.",
            at=TRICK,
        ),
        Ask(
            text="So who are your opponents?",
            kind=Kind.TEXT,
            at=TRICK,
            texts=("{N} and {W}", "{W} and {E}", "{E} and {N}"),
            accept="b",
            right="The players on your left and on your right are always opponents.",
            wrong={"": "{N} is on your side. Partners sit opposite each other."},
        ),
        Ask(
            text="Everything goes clockwise, from each player to the next on the left. You have "
            "led, and {W} has played. Whose turn is it?",
            kind=Kind.TEXT,
            at=TRICK,
            texts=("{S}", "{N}", "{E}"),
            accept="b",
            right="{turn N} sits on the left of {W}.",
            wrong={"": "Follow the clock: from the bottom to the left, to the top, to the right."},
        ),
        Ask(
            text="And who plays the last card of this trick?",
            kind=Kind.TEXT,
            at=TRICK,
            texts=("{S}", "{N}", "{E}"),
            accept="c",
            right="After {E} the circle is closed: each has played one card.",
            wrong={"a": "You have played already: one card each.", "": "Go on clockwise."},
        ),
        Ask(
            text="Whoever takes a trick leads to the next one. {W} has just taken this trick. Who "
            "leads now?",
            kind=Kind.TEXT,
            at=THREE,
            texts=("{S}", "{W}", "{N}", "{E}"),
            accept="b",
            right="{leads W}, the winner of the last trick.",
            wrong={"": "It is not a matter of turns: the winner of the trick leads."},
        ),
        Ask(
            text="Partners collect tricks together. You took the first here, {N} the second and "
            "{W} the third. How many tricks has your side?",
            kind=Kind.TEXT,
            at=THREE,
            texts=("One", "Two", "Three"),
            accept="b",
            right="{tricks NS 2}: yours and your partner’s.",
            wrong={"": "Your partner’s tricks count for your side, too."},
        ),
        Ask(
            text="A hand has five tricks, and the side with more of them wins it. How many does "
            "it need?",
            kind=Kind.TEXT,
            texts=("Two", "Three", "Five"),
            accept="b",
            right="Three of five is more than the others can have.",
            wrong={"": "Five tricks for two sides: which number is more than half?"},
        ),
        Ask(
            text="Winning a hand brings points. Hand follows hand until a side has ten. What wins "
            "the game?",
            kind=Kind.TEXT,
            texts=("Five tricks", "Ten tricks", "Ten points"),
            accept="c",
            right="Tricks win hands, hands bring points, and ten points win the game.",
            wrong={"": "Tricks are counted anew in each hand. It is points that add up."},
        ),
    ),
)

DEALT_BY_EAST: Final = "- 0-0 E TsJs9cJcKc/ThTdAdTcQc/KsAsQhKhQd/9s9hJhAhJd Qs9dKdAc"
DEALT_BY_WEST: Final = "- 1-0 W AsAhTdAd9c/Js9hThJhTc/QsKsKh9dKd/9sTsQhQdQc KcJdJcAc"

DEALER: Final = Lesson(
    key="dealer",
    title="Who deals",
    goal="Know who deals, who cuts, and who is dealt the first card.",
    rules="R10 R11 R12 R13 R14 R15 R16 R17",
    steps=(
        Read(
            text="Each hand has a dealer, who is marked at the table: here it is {dealer E}. The "
            "first one is drawn by lot. Friends may also just agree on one.",
            at=DEALT_BY_EAST,
        ),
        Ask(
            text="After every hand, the deal goes to the next player on the left. {dealer E} has "
            "this one. Who deals next?",
            kind=Kind.TEXT,
            at=DEALT_BY_EAST,
            texts=("{S}", "{N}", "{W}"),
            accept="a",
            right="You sit on the left of {E}.",
            wrong={"": "Clockwise: from the top to the right, from the right to the bottom."},
        ),
        Ask(
            text="Here {dealer W} deals. Who dealt the hand before?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("{S}", "{N}", "{E}"),
            accept="a",
            right="You did, and {W} is on your left.",
            wrong={"": "One step back: who has {W} on the left?"},
        ),
        Ask(
            text="The dealer shuffles. Then the player on the dealer’s right may cut the pack, "
            "which means lift the top part off and put it below. {dealer W} deals: who cuts?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("{S}", "{N}", "{E}"),
            accept="a",
            right="You sit on the right of {W}. It is a courtesy, and many tables skip it.",
            wrong={"b": "{N} is on the left of {W}.", "": "Who has {W} on the left?"},
        ),
        Ask(
            text="The first cards go to the player on the dealer’s left. {dealer W} deals. Who "
            "gets the first cards?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("{W}", "{N}", "{S}"),
            accept="b",
            right="{N}, then {E}, then you, and the dealer last.",
            wrong={"a": "The dealer comes last.", "": "That is the dealer’s right."},
        ),
        Ask(
            text="Some tables find the first dealer like this: cards are dealt face up, one by "
            "one, and the first jack makes the dealer. {W} gets {9c}, {N} {Jd}. Who deals?",
            kind=Kind.TEXT,
            texts=("{W}", "{N}", "Nobody yet"),
            accept="b",
            right="{N} has the first jack.",
            wrong={"": "Look for a jack."},
        ),
        Ask(
            text="Others want a black jack. {W} gets {9c}, {N} {Jd}, {E} {Ks} and you {Js}. Who "
            "deals?",
            kind=Kind.TEXT,
            texts=("{W}", "{N}", "{E}", "{S}"),
            accept="d",
            right="{Js} is the first black jack.",
            wrong={"b": "{Jd} is a red jack.", "": "Look for the jack of spades or clubs."},
        ),
    ),
)

KITTY: Final = Lesson(
    key="kitty",
    title="Five cards, and the kitty",
    goal="Know how the cards are dealt, and what the up-card is.",
    rules="R4 R5 R6 R18 R19 R20 R43",
    steps=(
        Read(
            text="Everybody gets five cards, in two rounds: first three, two, three, two cards, "
            "then two, three, two, three. So each gets a packet of three and one of two.",
            at=DEALT_BY_EAST,
        ),
        Ask(
            text="Your first packet has three cards. How many has your second?",
            kind=Kind.TEXT,
            texts=("One", "Two", "Three"),
            accept="b",
            right="Three and two make five.",
            wrong={"": "In the end you have five cards."},
        ),
        Ask(
            text="Another dealer begins with two, three, two, three. Is that all right?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="a",
            right="Many deal that way. Any packets will do, as long as everybody has five cards "
            "after two rounds.",
            wrong={"": "Only one thing matters: five cards for each, after two rounds."},
        ),
        Ask(
            text="There are 24 cards, and four players have five each. How many are left over?",
            kind=Kind.TEXT,
            texts=("None", "Two", "Four"),
            accept="c",
            right="Four, and they are called the kitty.",
            wrong={"": "Four times five is twenty."},
        ),
        Ask(
            text="The kitty lies in the middle. Its top card is turned up for all to see: that is "
            "the up-card. Which one is it here?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("{As}", "{Kc}", "{Td}"),
            accept="b",
            right="{upcard Kc} lies face up on the table.",
            wrong={"": "That one is yours. Look in the middle."},
        ),
        Ask(
            text="The other three cards of the kitty stay face down. Who may look at them?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("The dealer", "Nobody", "Everybody"),
            accept="b",
            right="Nobody. So a card that you miss may not be in play at all.",
            wrong={"": "They stay hidden, from the dealer as well."},
        ),
        Read(
            text="You may hear other names for the kitty: kit, widow, blind, grave, dead hand.",
            at=DEALT_BY_WEST,
        ),
        Ask(
            text="The up-card is a proposal: its suit is the first that may become trump. Which "
            "suit is proposed here?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("Spades", "Hearts", "Diamonds", "Clubs"),
            accept="d",
            right="Clubs. Whether they become trump is for the players to say.",
            wrong={"": "The up-card is {upcard Kc}."},
        ),
    ),
)

TABLE: Final = Chapter(key="table", title="The table", lessons=(SEATS, DEALER, KITTY))
