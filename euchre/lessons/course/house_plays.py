"""House rules of playing: loners, exchanges, larger packs and other counts of points."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

ALONE_RULES: Final = Lesson(
    key="alone-rules",
    title="Who may play alone",
    goal="Know who may play alone, when it is said and who leads then.",
    rules="R52 R53 R54 R65 R66 R67 R75 R76 D6 D7 D8 D10 V2 V3",
    steps=(
        Read(
            text="By most rules only the maker may play alone, and says so with the call. At some "
            "tables it is asked later, before the first lead, or the partner may do it instead.",
        ),
        Ask(
            text="{N} deals, and {W} plays alone. Who leads first by most rules?",
            kind=Kind.TEXT,
            at="@ KsQs9hThQc/9sTsJhAhJc/AsKhKdTcAc/9dTdQdJd9c N Js~xx Wh* S: 0-0 0-0 -",
            texts=("{W}", "{N}", "You"),
            accept="c",
            right="{E}, on the dealer’s left, sits out. So the next who plays leads: that is you.",
            wrong={"": "The dealer’s left leads, or the next player who is not sitting out."},
        ),
        Ask(
            text="The same hand where the loner’s left leads first. Who is it?",
            kind=Kind.TEXT,
            at="@ KsQs9hThQc/9sTsJhAhJc/AsKhKdTcAc/9dTdQdJd9c N Js~xx Wh* N: 0-0 0-0 left-leads",
            texts=("{W}", "{N}", "You"),
            accept="b",
            right="{N} sits on {W}’s left. So {W} plays last to the first trick, which is good "
            "for a loner.",
            wrong={"": "Clockwise from {W}: who comes next?"},
        ),
        Read(
            text="At some tables a defender may play alone too. If both sides have a lone player, "
            "the defender leads where the loner’s left would.",
        ),
        Ask(
            text="You called hearts alone, {W} defended alone and took {tricks EW 3} tricks. Who "
            "scores what by the usual count?",
            kind=Kind.POINTS,
            at="@ -/-/KsKdQdTd9c/AcKcQcTcTs S 9s~xx Sh*xW . 2-3 0-0 defend-any",
            right="{points EW 2} points for the euchre. A lone defender gets four only for all "
            "five tricks.",
            wrong={"": "You got two tricks only: you are euchred."},
        ),
        Ask(
            text="British tables think more of a lone defender. What is the same hand worth there?",
            kind=Kind.POINTS,
            at="@ -/-/KsKdQdTd9c/AcKcQcTcTs S 9s~xx Sh*xW . 2-3 0-0 defend-lone,defend4",
            right="{points EW 4} points for any euchre by a lone defender.",
            wrong={"": "They pay as much as for a lone march."},
        ),
        Ask(
            text="One more rule: a lone maker who is euchred pays double. You were. Who scores "
            "what?",
            kind=Kind.POINTS,
            at="@ -/-/KsKdQdTd9c/- S 9s~xx Sh* . 2-3 0-0 lone-euchre4",
            right="{points EW 4} points for them. By most rules it would be two, alone or not.",
            wrong={"": "A euchre is worth two. And here a lone maker pays double."},
        ),
    ),
)

BEST: Final = Lesson(
    key="partners-best",
    title="Partner’s best",
    goal="Use partner’s best when you play alone.",
    rules="R95 D20",
    steps=(
        Read(
            text="At some tables a lone player may change a card: one goes face down, and the "
            "partner gives the best one for it.",
        ),
        Ask(
            text="You play hearts alone and may change a card. Which one do you put down?",
            kind=Kind.TEXT,
            cards="JhJdAhKh9c",
            texts=("{9c}", "{Kh}", "{Jd}"),
            accept="a",
            right="{9c} is the one that could lose a trick.",
            wrong={"": "That is a trump, and sure to take a trick."},
        ),
        Ask(
            text="Do you see what your partner gives before you put a card down?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="b",
            right="First you put one down, then you get one. You may also keep what you have.",
            wrong={"": "That would be too easy: first comes the card that you give up."},
        ),
        Ask(
            text="{N} plays hearts alone and has put a card down. Which card do you give?",
            kind=Kind.TEXT,
            cards="Ah9hAsTcQd",
            texts=("{As}", "{Ah}", "{9h}"),
            accept="b",
            right="A high trump helps a loner most.",
            wrong={
                "a": "Good, but an ace can be trumped. What can’t be?",
                "c": "A trump is right. You have a better one.",
            },
        ),
        Ask(
            text="{N} plays hearts alone. You hold no trump. Which card is the best now?",
            kind=Kind.TEXT,
            cards="As9sTcQdKd",
            texts=("{As}", "{9s}", "{Kd}"),
            accept="a",
            right="An ace takes a trick when trumps are gone.",
            wrong={"": "Another card of yours is the highest of its suit."},
        ),
    ),
)

NEW_DEAL: Final = Lesson(
    key="new-deal",
    title="Too poor to play",
    goal="Know when poor cards may be thrown in or exchanged.",
    rules="R89 R90 R91 V7 D13 D14",
    steps=(
        Read(
            text="Ace-no-face: who holds one ace, and else only nines and tens, may ask for a new "
            "deal. A face is a jack, a queen or a king.",
        ),
        Ask(
            text="Which of these may be thrown in by that rule?",
            kind=Kind.TEXT,
            texts=(
                "{As} {Ac} {9c} {9d} {Td}",
                "{As} {Jc} {9c} {9d} {Td}",
                "{As} {9c} {Tc} {9d} {Td}",
            ),
            accept="c",
            right="One ace and no face.",
            wrong={"a": "There are two aces.", "b": "{Jc} is a face."},
        ),
        Read(
            text="Nines and tens: who holds nothing else, and no trump, may ask for a new deal "
            "once trump is made.",
        ),
        Ask(
            text="You hold {9c} {Tc} {9d} {Td} {9h}, and spades are trump. May you ask for a new "
            "deal?",
            kind=Kind.TEXT,
            cards="9cTc9dTd9h",
            texts=("Yes", "No"),
            accept="a",
            right="Five low cards and no trump: one can’t do worse.",
            wrong={"": "Nines and tens only, and is there a spade?"},
        ),
        Ask(
            text="The same cards, but hearts are trump. May you ask now?",
            kind=Kind.TEXT,
            cards="9cTc9dTd9h",
            texts=("Yes", "No"),
            accept="b",
            right="{9h} is a trump, so you must play on.",
            wrong={"": "Look at {9h}."},
        ),
        Read(
            text="Bottoms: three nines, or three tens, may be changed for the three cards that "
            "lie face down in the kitty. It is done before the first call, and the three given up "
            "are shown.",
        ),
        Ask(
            text="By that rule, who may change three cards?",
            kind=Kind.TEXT,
            texts=(
                "{9c} {9d} {Th} {Ks} {Ah}",
                "{9c} {9d} {9h} {Ks} {Ah}",
                "{9c} {Kd} {Kh} {Ks} {Ah}",
            ),
            accept="b",
            right="Three nines: a farmer’s hand, as it is called as well. Only one player may do "
            "it in a deal.",
            wrong={
                "a": "Two nines and a ten are three low cards, but not alike. Some tables allow "
                "them, too.",
                "c": "Three alike, but kings!",
            },
        ),
        Ask(
            text="Do you know what you will get for your nines?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="b",
            right="It may be three bowers or three tens. But nines are no great loss.",
            wrong={"": "The three lie face down."},
        ),
    ),
)

PACKS: Final = Lesson(
    key="packs",
    title="Benny and larger packs",
    goal="Play with a joker, and with sevens and eights.",
    rules="R2 R3 D11 D17 V9",
    steps=(
        Read(
            text="With 25 cards the joker plays. It is called Benny, or the best bower, and it is "
            "the highest trump whatever is trump.",
        ),
        Ask(
            text="Hearts are trump. Who takes this trick?",
            kind=Kind.WINNER,
            at="@ 9hQdAcKc/AhTcQc9c/JoTdKdTs/JhAdAsKs E 9s~xx Wh W: 0-1 0-0 pack25 | | AhJoJh9h",
            right="{takes N}: Benny beats even the right bower.",
            wrong={"": "One card beats every bower."},
        ),
        Ask(
            text="Hearts are trump, and {W} has led {Ah}. Which cards may you play?",
            kind=Kind.LEGAL,
            at="@ JoQdAcKc/TcQc9c/TdKdTs/AdAsKs E 9s~xx Wh W:AhJh9h 0-1 0-0 pack25",
            right="Only {may Jo}: Benny is a trump, and trump was led.",
            wrong={"": "A heart was led. Which card of yours is a trump?"},
            help="The joker belongs to trump for all purposes.",
        ),
        Ask(
            text="You deal and turn up Benny. Whose is the call?",
            kind=Kind.TEXT,
            at="pack25 0-0 S ThKh9dQd9c/9sTsTdJdKc/AsKdAdTcQc/JsAhJh9hJc JoQsKsQhAc",
            texts=(
                "Nobody’s: deal again",
                "{W}’s, as always",
                "Yours, before you look at your cards",
            ),
            accept="c",
            right="The dealer names a suit unseen and takes Benny. At other tables you may look "
            "first, or Benny stands for a suit that was agreed.",
            wrong={"": "Benny belongs to no suit, so the dealer must choose one."},
        ),
        Read(
            text="With 32 cards there are sevens and eights. Everybody still gets five, and "
            "eleven stay face down.",
        ),
        Ask(
            text="Spades are trump. Who takes this trick?",
            kind=Kind.WINNER,
            at="@ AhAs9dTh/KhQhTdQd/8hJdKdQc/7sJcTc9c S 8c~xx Ns N: 1-0 0-0 pack32 | | 8h7sAhKh",
            right="{takes E}: the lowest trump of all still beats an ace.",
            wrong={"": "There is one trump in it."},
        ),
        Ask(
            text="How many trumps are there with 32 cards? Mind the left bower.",
            kind=Kind.TEXT,
            texts=("7", "8", "9"),
            accept="c",
            right="Eight of the suit, seven to ace, and the left bower: nine.",
            wrong={"": "Seven to ace are eight cards. And who joins them?"},
        ),
    ),
)

OTHER_POINTS: Final = Lesson(
    key="other-points",
    title="Other counts",
    goal="Know other targets, and a dearer euchre.",
    rules="R72 R77 R78 V4 D15",
    steps=(
        Read(
            text="Most games go to ten points. But 5, 7, 11 and 15 are played as well.",
        ),
        Ask(
            text="The game goes to eleven, and your side has ten. Have you won?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="b",
            right="One more is needed: you are in the barn.",
            wrong={"": "Eleven or more win this game."},
        ),
        Ask(
            text="The game goes to five, you have four, and you score two. What now?",
            kind=Kind.TEXT,
            texts=(
                "You have won",
                "You have six: too many, so it does not count",
                "One point is kept for the next game",
            ),
            accept="a",
            right="Five or more win. What is too much is shown, and not kept.",
            wrong={"": "It is enough to reach the target. Going past it does no harm."},
        ),
        Ask(
            text="{E} called and took no trick at all. Who scores what by the usual rules?",
            kind=Kind.POINTS,
            at="@ -/-/-/- S 9s~xx Eh . 5-0 0-0 -",
            right="{points NS 2} points: a euchre is a euchre.",
            wrong={"": "It was you who took five, but they had made trump."},
        ),
        Ask(
            text="The same at a table that plays super euchre. Who scores what?",
            kind=Kind.POINTS,
            at="@ -/-/-/- S 9s~xx Eh . 5-0 0-0 super-euchre",
            right="{points NS 4} points, as the makers took nothing at all.",
            wrong={"": "A super euchre counts double."},
        ),
    ),
)

HOUSE_PLAYS: Final = Chapter(
    key="house-plays",
    title="House rules: play and points",
    lessons=(ALONE_RULES, BEST, NEW_DEAL, PACKS, OTHER_POINTS),
)
