"""Words: what players call the cards, the calls and the results."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

CARD_WORDS: Final = Lesson(
    key="card-words",
    title="Words for cards",
    goal="Know what people call the cards, and the cards that nobody gets.",
    rules="R5 R51 R79 R98 V20",
    steps=(
        Read(
            text="Four cards are left over from the deal: the kitty. Some call it the kit, the "
            "widow, the blind, the dead hand or the grave.",
        ),
        Ask(
            text="“Bad luck, the right was in the grave!” Where was the right bower?",
            kind=Kind.TEXT,
            texts=("Among the four cards left over", "With the dealer", "In the last trick"),
            accept="a",
            right="The grave is the kitty. And “the right” is short for the right bower.",
            wrong={"": "Nobody plays with what lies in the grave."},
        ),
        Read(
            text="Cards that are no trump are off suit. The marks on a card are its pips: {9h} "
            "has nine.",
            cards="9h",
        ),
        Ask(
            text="Clubs are trump. Tap the trumps, so that only the off-suit cards are left.",
            kind=Kind.TRUMPS,
            trump="c",
            cards="JsJc9cAsJhKd",
            right="{right Jc} and {left Js} are the bowers, and {9c} is a trump too. All else is "
            "off suit.",
            help="Three of them are trumps. One of the three has spades printed on it.",
        ),
        Read(
            text="Hearts are trump. {Jd} is the left bower, and {9h} guards it: when the right "
            "bower is led, {9h} goes and the left bower stays.",
            cards="Jd9hAsKc",
            marks="Jd9h",
        ),
        Ask(
            text="Spades are trump. Where is a guarded left bower?",
            kind=Kind.TEXT,
            texts=("{Jc} {Ac} {Kc}", "{Js} {Ah} {Kh}", "{Jc} {9s} {Ah}"),
            accept="c",
            right="{9s} can go under the right bower, so that {Jc} is safe.",
            wrong={
                "a": "{Ac} and {Kc} are clubs, not trumps. {Jc} is alone and falls to the right "
                "bower.",
                "b": "{Js} is the right bower. Nothing beats it, so it needs no guard.",
            },
        ),
        Ask(
            text="“That was a good round!” What does the speaker mean?",
            kind=Kind.TEXT,
            texts=("A trick", "A hand", "A game", "It could be any of them"),
            accept="d",
            right="Some say round for a trick, some for a hand, some for a whole game.",
            wrong={"": "Some people mean that. But others mean something else."},
        ),
    ),
)

SPOKEN: Final = Lesson(
    key="spoken",
    title="What to say",
    goal="Call and pass in the words of the table.",
    rules="R22 R23 R30 R31 R43 R98",
    steps=(
        Read(
            text="{N} deals, and {Ad} is turned up. As the dealer’s partner you say “I assist” to "
            "make diamonds trump.",
            at="- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p",
            marks="Ad",
        ),
        Ask(
            text="Now {E} deals. What do you say if you want diamonds?",
            kind=Kind.TEXT,
            at="- 0-0 E As9hJdKdTc/KsJhTdQcAc/QsThQhKh9d/TsJsAhQdJc Ad9s9cKc",
            texts=("“I assist.”", "“I order it up.”", "“I accept.”"),
            accept="b",
            right="You order an opponent to take the card up. “Pick it up!” means the same.",
            wrong={
                "a": "You assist a partner. {E} is an opponent.",
                "c": "Only the dealer accepts.",
            },
        ),
        Ask(
            text="You deal, and all have passed. You want diamonds: what do you say?",
            kind=Kind.TEXT,
            at="- 0-0 S As9hJdKdTc/JsJhKhAhKc/TsKs9d9cJc/QsQhQdQcAc Ad9sThTd | p p p",
            texts=("“I order it up.”", "“I turn it down.”", "“I accept.”"),
            accept="c",
            right="Or “I pick it up”. You take {Ad} and put another card down.",
            wrong={
                "b": "That means that you don’t want it.",
                "a": "You are the dealer: there is nobody to give the order to.",
            },
        ),
        Ask(
            text="Somebody knocks on the table twice. What does that mean?",
            kind=Kind.TEXT,
            texts=("“I pass.”", "“I play alone.”", "“I have a bower.”"),
            accept="a",
            right="A knock is a pass without words.",
            wrong={"": "It says no more than this: the next player, please."},
        ),
        Ask(
            text="You deal, all have passed, and you don’t want spades. What becomes of {Qs}?",
            kind=Kind.TEXT,
            at="- 0-0 S ThKh9dQd9c/9sTsTdJdKc/AsKdAdTcQc/JsAhJh9hJc QsKsQhAc | p p p",
            texts=(
                "Spades are trump anyway",
                "You turn it down, and another suit can be called",
                "The hand is over",
            ),
            accept="b",
            right="The card is turned face down. The up-card was only a proposal.",
            wrong={
                "a": "The up-card only proposes a suit. Somebody must accept it.",
                "c": "First there is another round, for the other three suits.",
            },
        ),
    ),
)

CALL_WORDS: Final = Lesson(
    key="call-words",
    title="Next and green",
    goal="Know the names of the suits in the second round, and of some tricks of callers.",
    rules="R98 V20",
    steps=(
        Read(
            text="When a suit is turned down, the other suit of its colour is called next. The "
            "two suits of the other colour are green.",
        ),
        Ask(
            text="Spades have been turned down. Which suit is next?",
            kind=Kind.TEXT,
            texts=("Hearts", "Diamonds", "Clubs"),
            accept="c",
            right="The same colour: black, like spades.",
            wrong={"": "Next has the colour of the suit that was turned down."},
        ),
        Ask(
            text="Hearts have been turned down. Somebody calls a green suit. Which can it be?",
            kind=Kind.TEXT,
            texts=("Spades or clubs", "Diamonds only", "Any of the three"),
            accept="a",
            right="To call green is also called crossing: one goes over to the other colour.",
            wrong={"": "Green is the other colour, and hearts are red."},
        ),
        Read(
            text="The dealer’s opponents like next. The dealer’s side rather crosses, and that is "
            "called reverse next. A lesson on calling shows why.",
        ),
        Read(
            text="A player may pass with good cards and hope that the others call and fail. That "
            "is bagging, or sandbagging.",
        ),
        Ask(
            text="You have three good hearts, and an opponent has turned up a heart. You pass, "
            "and smile inside. What are you doing?",
            kind=Kind.TEXT,
            texts=("Assisting", "Crossing", "Bagging"),
            accept="c",
            right="And if nobody takes it up, a good hand may be gone.",
            wrong={"": "You lie in wait with good cards. What was that called?"},
        ),
        Ask(
            text="They lack two points, and you fear that they play alone for four. You order up "
            "with poor cards and lose two. What did you do?",
            kind=Kind.TEXT,
            texts=("You sandbagged", "You donated", "You turned it down"),
            accept="b",
            right="A donation gives two points away so that four are not lost.",
            wrong={"": "You gave them something on purpose."},
        ),
    ),
)

RESULT_WORDS: Final = Lesson(
    key="result-words",
    title="How it ended",
    goal="Say in one word how a hand ended.",
    rules="R42 R68 R70 R71 R72 R73 R98 V19 V20",
    steps=(
        Read(
            text="Makers with fewer than three tricks are euchred, or set. All five tricks for "
            "the makers are a march, or a sweep.",
        ),
        Ask(
            text="{E} called, and your side took {tricks NS 3} of the five tricks. Who scores "
            "what?",
            kind=Kind.POINTS,
            at="@ -/-/-/- E 9s~xx Eh . 3-2 0-0 -",
            right="They are euchred, or set: {points NS 2} points for you.",
            wrong={"": "The makers needed three tricks and got two."},
        ),
        Ask(
            text="{W} called and took nothing: you have all {tricks NS 5} tricks. What is that?",
            kind=Kind.TEXT,
            at="@ -/-/-/- E 9s~xx Wh . 5-0 0-0 -",
            texts=("A march for four points", "A march for two points", "A euchre for two points"),
            accept="c",
            right="Only makers march. It is {points NS 2} points, as with three tricks.",
            wrong={"": "A march is for makers, and here {W} made trump."},
        ),
        Ask(
            text="{N} played alone and took every trick. Who scores what?",
            kind=Kind.POINTS,
            at="@ KsKdQdTd9c/-/-/- E 9s~xx Nh* . 5-0 0-0 -",
            right="A lone march: {points NS 4} points. That is what a loner is after.",
            wrong={"": "Alone, a march counts double."},
        ),
        Read(
            text="The two bowers and the ace of trump in one holding are a Dutchman: three tricks "
            "that nobody can take away.",
            cards="JhJdAh",
        ),
        Ask(
            text="Clubs are trump. Which is a Dutchman?",
            kind=Kind.TEXT,
            texts=("{Jc} {Js} {Ac}", "{Jc} {Js} {As}", "{Jc} {Jd} {Ac}"),
            accept="a",
            right="Right, left and ace: with it a caller is sure of a point.",
            wrong={
                "b": "{As} is no trump.",
                "c": "{Jd} is a plain jack when clubs are trump.",
            },
        ),
        Ask(
            text="The game goes to ten. Who is “in the barn”?",
            kind=Kind.TEXT,
            texts=("A side with no point", "A side with nine points", "A side with ten points"),
            accept="b",
            right="One point more, and the game is won. Some say: at the bridge.",
            wrong={"": "In the barn means nearly home."},
        ),
    ),
)

WORDS: Final = Chapter(
    key="words",
    title="Words of the table",
    lessons=(CARD_WORDS, SPOKEN, CALL_WORDS, RESULT_WORDS),
)
