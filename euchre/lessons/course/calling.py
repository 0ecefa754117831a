"""The third chapter, first half: the up-card is offered, taken, and paid for with a card."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Lesson, Read
from euchre.lessons.question import Kind

POOR: Final = "- 0-0 E 9hQhJdQdKd/QsAdTcQcAc/AsJhKh9dKc/TsJsThAhJc 9c9sKsTd"
ASSIST: Final = "- 0-0 N As9d9cJcAc/TsKsAhQdKc/9hThKhTdKd/9sJsJdAdTc QcQsJhQh | p"
TAKE_UP: Final = "- 0-0 S TsTh9cJcKc/As9hJhJdTc/JsQsAhTdKd/9sKsQhAdAc QcKh9dQd | p p p"
TURN_DOWN: Final = "- 0-0 S 9sTsQs9hKd/KsAhTdQdAc/JhKhJdAdQc/JsThQh9dKc TcAs9cJc | p p p"
DEALT_BY_WEST: Final = "- 1-0 W AsAhTdAd9c/Js9hThJhTc/QsKsKh9dKd/9sTsQhQdQc KcJdJcAc"

FIRST: Final = Lesson(
    key="first-round",
    title="Do you want this suit?",
    goal="Accept the up-card’s suit as trump, or pass.",
    rules="R21 R24 R25 R26 R30 R43",
    steps=(
        Read(
            text="The up-card is {upcard 9c}: shall clubs be trump? One player after the other is "
            "asked, once each. One either passes, or accepts the suit.",
            at=POOR,
            marks="9c",
        ),
        Ask(
            text="The dealer is asked last. {dealer E} deals here, so who is asked first?",
            kind=Kind.TEXT,
            at=POOR,
            texts=("{S}", "{W}", "{N}", "{E}"),
            accept="a",
            right="You: it begins on the dealer’s left.",
            wrong={"d": "The dealer comes last.", "": "Who sits on the left of {E}?"},
        ),
        Ask(
            text="So, clubs? It pays to accept if you would have several strong trumps. (Leave "
            "“alone” for later.)",
            kind=Kind.BID,
            at=POOR,
            accept="p",
            right="You have not one club. Pass, and see what the others say.",
            wrong={"": "You have no {void c} at all, so you would have no trump."},
            help="Count the clubs among your cards.",
        ),
        Ask(
            text="Another hand. {N} deals, {W} has passed, and you have {Jc Ac 9c}. Do you want "
            "clubs to be trump?",
            kind=Kind.BID,
            at=ASSIST,
            accept="o",
            weak="o*",
            right="Three trumps with the right bower, and {As} besides: that is plenty.",
            wrong={
                "p": "The right bower, two more trumps and an ace: it hardly gets better.",
                "o*": "The suit is right. But “alone” would send {N} away: leave it for later.",
            },
            help="Choose the suit: you hold three strong trumps.",
        ),
        Ask(
            text="You have accepted, and so clubs are trump. Are {N} and {E} still asked?",
            kind=Kind.TEXT,
            at=f"{ASSIST} o",
            texts=("Yes", "No"),
            accept="b",
            right="The first who accepts ends it.",
            wrong={"": "Trump is made already, so there is nothing left to ask."},
        ),
        Ask(
            text="The up-card {upcard Qc} goes to one player now. To whom?",
            kind=Kind.TEXT,
            at=f"{ASSIST} o",
            texts=("{S}", "{W}", "{N}", "{E}"),
            accept="c",
            right="Always to the dealer, and that is {dealer N}.",
            wrong={
                "a": "You made it trump, but the card goes to the dealer.",
                "": "The dealer takes the up-card, whoever accepted its suit.",
            },
        ),
        Ask(
            text="Now you deal, and all the others have passed. Do you take up {upcard Qc}, or do "
            "you pass, which turns it down?",
            kind=Kind.BID,
            at=TAKE_UP,
            accept="o",
            weak="o*",
            right="With the up-card you hold four trumps, the right bower among them.",
            wrong={
                "p": "{Qc} would be your fourth club, and {Jc} the best card of all.",
                "o*": "The suit is right. But “alone” would send {N} away: leave it for later.",
            },
            help="Count the clubs, the up-card with them.",
        ),
        Ask(
            text="You deal again, and all have passed. Do you want {upcard Tc}?",
            kind=Kind.BID,
            at=TURN_DOWN,
            accept="p",
            right="A dealer need not take it. {Tc} alone would be a poor trump suit.",
            wrong={"": "{Tc} would be your only trump. The dealer is free to turn it down."},
            help="You have no {void c}. Pass.",
        ),
    ),
)

WORDS: Final = Lesson(
    key="order-up",
    title="How to say it",
    goal="Understand what players say when they accept or pass.",
    rules="R22 R23 R25 R26",
    steps=(
        Read(
            text="To accept, each seat has its own words. The dealer’s opponents “order it up”, "
            "the dealer’s partner “assists”, and the dealer “takes it up”.",
            at=POOR,
        ),
        Ask(
            text="{dealer E} deals, and you want {suit c}. What do you say?",
            kind=Kind.TEXT,
            at=POOR,
            texts=("I order it up", "I assist", "I take it up"),
            accept="a",
            right="{E} is an opponent, and gets the order to take the card up.",
            wrong={"b": "Only the dealer’s partner assists.", "c": "Only the dealer says that."},
        ),
        Ask(
            text="Here {dealer N} deals. You want {suit c} again. What do you say?",
            kind=Kind.TEXT,
            at=ASSIST,
            texts=("I order it up", "I assist", "I take it up"),
            accept="b",
            right="{N} is your partner, so you assist.",
            wrong={"a": "Opponents of the dealer say so.", "c": "Only the dealer says that."},
        ),
        Ask(
            text="{dealer W} deals. Who is the one player that may say “I assist”?",
            kind=Kind.TEXT,
            at=DEALT_BY_WEST,
            texts=("{S}", "{N}", "{E}"),
            accept="c",
            right="{E} sits opposite {W}.",
            wrong={"": "It must be the dealer’s partner."},
        ),
        Ask(
            text="You deal, and {W} says: “Pick it up!” What does that mean?",
            kind=Kind.TEXT,
            texts=(
                "{W} accepts the suit, and I take the card",
                "{W} wants to have the card",
                "{W} passes",
            ),
            accept="a",
            right="It is another way to order it up. The suit is trump, and you take the card.",
            wrong={
                "b": "The up-card goes to the dealer, never to an opponent.",
                "c": "It is meant as an order: pick up the card.",
            },
        ),
        Ask(
            text="The dealer says: “I accept.” What happens?",
            kind=Kind.TEXT,
            texts=("The dealer takes the up-card", "The up-card is turned down"),
            accept="a",
            right="“I accept”, “I take it up”, “I pick it up”: all the same.",
            wrong={"": "To accept is to say yes to the suit."},
        ),
        Ask(
            text="{E} knocks on the table twice and says nothing. What does it mean?",
            kind=Kind.TEXT,
            texts=("{E} orders it up", "{E} passes", "{E} gives up the hand"),
            accept="b",
            right="Some knock instead of saying “pass”.",
            wrong={"": "It is a quiet way to say no."},
        ),
    ),
)

VOID: Final = "- 0-0 S Td9cTcQcAc/QsKsQhJdKc/Ts9dKdAdJc/9sAs9hJhQd JsThKhAh | p o"
BOWER: Final = "- 0-0 S JhQhKhAdJc/9sTsQs9cQc/9hThTdJdQd/JsKsAhKcAc 9dAsKdTc | p o"
TENS: Final = "- 0-0 S AsThKdAdTc/TsKhJd9cQc/9sJsQhJcAc/9hJhAh9dKc QsKsTdQd | p o"
ORDERED: Final = "- 0-0 E 9sKsAdJcAc/JsQhQd9cQc/9hThJhTdJd/QsAsKh9dKd TsAhTcKc | o"

DISCARD: Final = Lesson(
    key="discard",
    title="One card too many",
    goal="Put down the right card when you have taken the up-card.",
    rules="R26 R28 R29",
    steps=(
        Read(
            text="You dealt, and {maker N} assisted. So {upcard Js} is yours. Now you hold six "
            "cards, and one must go: it is your discard.",
            at=VOID,
            marks="Js",
        ),
        Ask(
            text="Where does the discard go?",
            kind=Kind.TEXT,
            at=VOID,
            texts=("To your partner", "Face up on the table", "Face down to the kitty"),
            accept="c",
            right="It is out of the hand, and nobody else sees it.",
            wrong={"": "It is put away, and the others don’t see it."},
        ),
        Ask(
            text="May you put {upcard Js} down again?",
            kind=Kind.TEXT,
            at=VOID,
            texts=("Yes", "No"),
            accept="b",
            right="It has to be another card. And you will want to keep the right bower.",
            wrong={"": "You have taken it, and it stays with you. Another card must go."},
        ),
        Ask(
            text="If you have no card of a suit, you are void in it, and can trump it: take the "
            "trick with a trump. Which discard makes you void in a suit?",
            kind=Kind.DISCARD,
            at=VOID,
            accept="Td",
            right="Now you have no diamond. When one is led, {Js} can take it.",
            wrong={"": "Clubs you would still have. Look for a suit with a single card."},
            help="{Td} is your only diamond.",
        ),
        Ask(
            text="{N} assisted again, and {suit d} are trump. Keep your trumps and make yourself "
            "void in a suit. What goes?",
            kind=Kind.DISCARD,
            at=BOWER,
            accept="Jc",
            weak="Qh Kh",
            right="{Jc} is your only club. {left Jh} is no heart: keep it, it is the left bower.",
            wrong={
                "Jh": "{left Jh} is the left bower, your best card!",
                "": "That is a trump. Keep it.",
            },
            help="Clubs are your shortest suit: {Jc}.",
        ),
        Ask(
            text="Now {trump s} are trump, and in two suits you have a single low card. What goes?",
            kind=Kind.DISCARD,
            at=TENS,
            accept="Th Tc",
            right="A ten hardly ever takes a trick. A void can be worth one.",
            wrong={
                "As": "That is a trump, and a high one.",
                "": "Aces and kings take tricks. Put down a low card.",
            },
            help="{Th} or {Tc}: either makes you void in a suit.",
        ),
        Ask(
            text="Here {E} deals and you have ordered it up. Who discards a card?",
            kind=Kind.TEXT,
            at=ORDERED,
            texts=("{S}", "{E}", "Everybody"),
            accept="b",
            right="Only the dealer takes a card, so only the dealer puts one down.",
            wrong={"": "Who has six cards now?"},
        ),
    ),
)
