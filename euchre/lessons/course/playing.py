"""The fourth chapter: leading, following, being void, and who takes the trick."""

from __future__ import annotations

from typing import Final

from euchre.lessons.course.whole import HAND
from euchre.lessons.lesson import Ask, Chapter, Lesson
from euchre.lessons.question import Kind

LEAD: Final = "- 0-0 E ThQhJdTcQc/9sTsQsKhKc/QdKd9cJcAc/KsJhAhTdAd AsJs9h9d | p o -Td"
CLUBS_LED: Final = "- 0-0 N KhAhQd9cKc/9sQsThTcQc/TsJsKsJdKd/9hJhQhAdAc TdAs9dJc | p p p o -Ts | Ac"
ONE_CLUB: Final = "- 0-0 N Ks9hJh9dTc/JsAsQhAdKc/AhQdKd9cAc/QsThTdJcQc Kh9sTsJd | p o -9c | Jc"
TRUMP_LED: Final = (
    "- 0-0 S TsJsKs9dKd/AsKhTdQcAc/AhJdQdAd9c/9s9hThQhJc KcQsJhTc | p p p p p d | AsQd9sTs Jd9h"
)
BOTH_TRUMPS: Final = (
    "- 0-0 W KsQh9dJdQd/Qs9hTdKdTc/9sThKhQcAc/JsAsAh9cKc JhTsAdJc | p p p o -Tc | Ac9c9d9h JhThAh"
)
LEFT_LED: Final = (
    "- 0-0 W JsAhJd9cTc/KhTdAdJcAc/Ts9hThQcKc/KsJhQh9dQd Kd9sQsAs | p o -Kh | Qc9d9cJc Jh"
)

FOLLOW: Final = Lesson(
    key="follow",
    title="Leading and following",
    goal="Know who leads, and which cards follow.",
    rules="R48 R52 R55 R56 R58",
    steps=(
        Ask(
            text="The player on the dealer’s left leads to the first trick, whoever made trump. "
            "Here {dealer E} dealt, and {W} is the maker. Who leads?",
            kind=Kind.TEXT,
            at=LEAD,
            texts=("{S}", "{W}", "{E}"),
            accept="a",
            right="You sit on the dealer’s left.",
            wrong={
                "b": "{maker W} made trump, but that does not matter for the lead.",
                "c": "The dealer plays last to this trick.",
            },
        ),
        Ask(
            text="So you lead. Tap every card that you may lead.",
            kind=Kind.LEGAL,
            at=LEAD,
            right="All of them: {may Th Qh Jd Tc Qc}. A leader is free.",
            wrong={"": "Nothing was led before you, so there is nothing to follow."},
            help="Any card may be led. Tap all five.",
        ),
        Ask(
            text="{E} leads {led Ac}. Whoever has the suit led must play it: that is to follow. "
            "Which of your cards may you play?",
            kind=Kind.LEGAL,
            at=CLUBS_LED,
            right="{may 9c Kc}: either club will do.",
            wrong={"": "A club was led, and you have clubs. Choose all of them, and nothing else."},
            help="You have two clubs: {9c Kc}.",
        ),
        Ask(
            text="Here {trump h} are trump, and you hold two of them. {E} leads {led Jc}. What "
            "may you play?",
            kind=Kind.LEGAL,
            at=ONE_CLUB,
            right="Only {may Tc}. A trump would win, but following comes first.",
            wrong={
                "Jh": "The right bower would win. But you have a club, so you must follow.",
                "9h": "A trump would win. But you have a club, so you must follow.",
            },
            help="You have one club, and it must be played.",
        ),
        Ask(
            text="Now {trump d} are trump, and {N} leads {led Jd}. What may you play?",
            kind=Kind.LEGAL,
            at=TRUMP_LED,
            right="{may 9d Kd}. Trump is followed like any other suit.",
            wrong={"Js": "{Js} is an ordinary spade here. The left bower is {left Jh}."},
            help="You have two diamonds, and they are trumps.",
        ),
        Ask(
            text="This time {trump h} are trump, and {W} leads {led Jh}. What may you play?",
            kind=Kind.LEGAL,
            at=BOTH_TRUMPS,
            right="{may Qh Jd}. {left Jd} is the left bower, so it is one of your trumps.",
            wrong={"": "Trump was led. Remember that {left Jd} is a trump, too."},
            help="You have two trumps: {Qh} and the left bower, {left Jd}.",
        ),
        Ask(
            text="Again {trump d} are trump, and {E} leads {led Jh}. What may you play?",
            kind=Kind.LEGAL,
            at=LEFT_LED,
            right="Only {may Jd}. {left Jh} is the left bower, so a trump was led.",
            wrong={"Ah": "{left Jh} looks like a heart, but it is a diamond in this hand."},
            help="The left bower was led. Play a trump.",
        ),
    ),
)

ACE_LED: Final = "- 0-0 S JsAhTdJdKd/9hThKhQcKc/9sKsJhTcAc/As9dAd9cJc QsTsQhQd | p o -Td | QcAc9c"
TRUMP_IT: Final = (
    "- 0-0 S 9sTsQs9hKd/KsAhTdQdAc/JhKhJdAdQc/JsThQh9dKc TcAs9cJc | p p p p p h | AcQcKc"
)
NO_TRUMP: Final = "- 0-0 N QhKh9dTdAd/TsQsQdKdTc/9sJs9hJhJc/KsAsJdQcAc KcThAh9c | p p p o -9s | As"

VOID: Final = Lesson(
    key="void",
    title="When you can’t follow",
    goal="Use the freedom that a void gives you.",
    rules="R57 R60",
    steps=(
        Ask(
            text="Here {trump s} are trump, and {W} has led {led Qc}. You have no club. What may "
            "you play?",
            kind=Kind.LEGAL,
            at=ACE_LED,
            right="All of them: {may Js Qs Ah Jd Kd}. If you can’t follow, you may play anything.",
            wrong={"": "You can’t follow, so there are more. You may trump, but you need not."},
            help="You have no {void c}, so every card is allowed. Tap all five.",
        ),
        Ask(
            text="Must you trump when you can’t follow?",
            kind=Kind.TEXT,
            at=ACE_LED,
            texts=("Yes", "No", "Only when I can win"),
            accept="b",
            right="Nobody must ever trump, nor must anybody win a trick.",
            wrong={"": "There is only one duty: to follow if you can."},
        ),
        Ask(
            text="{takes N} is winning this trick with {Ac}, and you play last. What do you play?",
            kind=Kind.PLAY,
            at=ACE_LED,
            accept="Jd Kd",
            weak="Ah",
            right="The trick is your partner’s. Throw away a card that you don’t need.",
            wrong={"": "{N} has won it for your side. Save your trumps."},
            help="Your trumps and your ace can win tricks. Throw a diamond.",
        ),
        Ask(
            text="Now {trump h} are trump. {takes W} is winning with {Ac}, and you have no club. "
            "What do you play?",
            kind=Kind.PLAY,
            at=TRUMP_IT,
            accept="9h",
            right="Even the lowest trump takes their ace.",
            wrong={"": "That card can’t win. You have one that can."},
            help="{9h} is a trump.",
        ),
        Ask(
            text="This time {trump c} are trump, {E} has led {led As}, and you have neither. What "
            "may you play?",
            kind=Kind.LEGAL,
            at=NO_TRUMP,
            right="All of them: {may Qh Kh 9d Td Ad}.",
            wrong={"": "You can’t follow, so all your cards are allowed."},
            help="You have no {void s}. Tap all five.",
        ),
        Ask(
            text="Suppose you play {Ad} to {led As}. Can it take the trick?",
            kind=Kind.TEXT,
            at=NO_TRUMP,
            texts=("Yes", "No"),
            accept="b",
            right="It is neither of the suit led nor a trump. Such a card never wins.",
            wrong={"": "Only spades count here, and trumps."},
        ),
        Ask(
            text="You can’t win this trick. What do you play?",
            kind=Kind.PLAY,
            at=NO_TRUMP,
            accept="9d",
            weak="Td Qh Kh",
            right="The lowest card. The high ones may still take a trick.",
            wrong={"": "That one may still win something. Throw away a low card."},
            help="{9d} is the least of your cards.",
        ),
    ),
)

PLAIN: Final = "- 0-0 N JsJd9cQcAc/Th9dTdQdJc/As9hJhKhAd/TsQsQhKdKc Tc9sKsAh | p o -9h | KdJd9dAd"
TRUMPED: Final = "- 0-0 W QsAs9hAdAc/9sJsThQhQc/KsJhAh9cTc/TsJdQdKdKc TdKh9dJc | p o -Qc | AhQd9hTh"
TWICE: Final = (
    "- 0-0 S QsKsAs9dKd/9sJhQd9cQc/TsQhTcJcAc/JsThKhTdJd Ad9hAhKc | p p p o -Qs | 9cAcTdKd"
)
RIGHT: Final = (
    "- 0-0 W 9sThJdQdJc/Ts9hTcKcAc/QsKsJhQhQc/JsKhTdKdAd 9dAsAh9c | p o -9h | QcTdJcTc AdJd9dJh"
)
OVER_ACE: Final = (
    "- 0-0 E JhQhAhJdAd/ThTcQcKcAc/9sKsKhTdJc/TsQs9hKd9c AsJs9dQd "
    "| p p p o -9h | AdThTdKd AhTcKhTs AsJdQcJc"
)
LEFT: Final = "- 0-0 W ThQhTcJcAc/KsAhTd9cQc/Js9hJhJdQd/9sQsAsKh9d TsKdAdKc | p o -Td | Jd9dJc9c"
THROWN: Final = (
    "- 0-0 S ThQdKdTcKc/9sAhAdQcAc/TsJsAsJhJd/QsKhTd9cJc 9dKs9hQh "
    "| p o -Th | AcTs9cTc AhJsKh9d KcQcAsJc"
)

TAKES: Final = Lesson(
    key="takes",
    title="Who takes the trick?",
    goal="See at a glance who takes a trick.",
    rules="R44 R45 R48 R59 R60 R61",
    steps=(
        Ask(
            text="Here {trump c} are trump, and {E} led {led Kd}. Who takes this trick?",
            kind=Kind.WINNER,
            at=PLAIN,
            right="No trump fell, so {takes N} takes it with the highest diamond.",
            wrong={"": "No trump fell. Look for the highest diamond."},
        ),
        Ask(
            text="Now {trump d} are trump, and {N} led {led Ah}. Who takes it?",
            kind=Kind.WINNER,
            at=TRUMPED,
            right="{takes E} trumped the ace.",
            wrong={"N": "An ace of hearts is high, but a trump fell.", "": "Look for a trump."},
        ),
        Ask(
            text="Again {trump d} are trump, and {W} led {led 9c}. Who takes it?",
            kind=Kind.WINNER,
            at=TWICE,
            right="{takes S}: two trumps fell, and {Kd} is higher than {Td}.",
            wrong={"E": "{E} trumped, and then came a higher trump.", "": "Look for the trumps."},
        ),
        Ask(
            text="Four trumps, for {trump d} are trump: {Ad Jd 9d Jh}. Who takes it?",
            kind=Kind.WINNER,
            at=RIGHT,
            right="{takes S}, with the right bower. Second is {left Jh}, and only then the ace.",
            wrong={
                "E": "Two cards are above the ace of trump: both bowers.",
                "W": "{left Jh} is the left bower. There is one better card.",
            },
        ),
        Ask(
            text="Now {trump s} are trump, and {E} led {led As}. Who takes it?",
            kind=Kind.WINNER,
            at=OVER_ACE,
            right="{takes N}: {left Jc} is the left bower, above the ace.",
            wrong={"E": "A bower fell. Look again at the black jack."},
        ),
        Ask(
            text="Again {trump s} are trump, and {N} led {led Jd}. Who takes it?",
            kind=Kind.WINNER,
            at=LEFT,
            right="{takes S}: {left Jc} is no club but a trump, and the only one.",
            wrong={"": "One trump did fall: the left bower, {left Jc}."},
        ),
        Ask(
            text="Now {trump d} are trump, and you led {led Kc}. Who takes it?",
            kind=Kind.WINNER,
            at=THROWN,
            right="{takes S}: {As} is neither a club nor a trump.",
            wrong={"N": "{As} is high, but of another suit than the one led."},
        ),
        Ask(
            text="You have just taken this trick. Who leads to the next one?",
            kind=Kind.TEXT,
            at=THROWN,
            texts=("{S}", "{W}", "The dealer’s left"),
            accept="a",
            right="{leads S}: the winner of a trick leads to the next.",
            wrong={"": "That is so only for the first trick.", "b": "It does not go in turns."},
        ),
    ),
)

PLAYING: Final = Chapter(key="playing", title="The play", lessons=(FOLLOW, VOID, TAKES, HAND))
