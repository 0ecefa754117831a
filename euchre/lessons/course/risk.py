"""Risk: when to go alone, what the score asks for, and what to put down."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

ALONE: Final = Lesson(
    key="when-alone",
    title="When to go alone",
    goal="Tell a loner from a good call.",
    rules="R63 R68 R73 R74 R101",
    steps=(
        Ask(
            text="Together, three or four tricks score one point. How many do they score alone?",
            kind=Kind.TEXT,
            texts=("One", "Two", "Four"),
            accept="a",
            right="The same. So alone pays only if you can hope for all five.",
            wrong={"": "More is paid only for all five tricks."},
        ),
        Ask(
            text="All have passed. Three top trumps, {Kh} to come, and {As}. Your call?",
            kind=Kind.BID,
            at="- 0-0 S AsJhAhJd9c/TsQsKdTcJc/Js9dQdQcAc/9sKs9hQhAd KhThTdKc | p p p",
            accept="o*",
            right="Put {9c} down, and all five are as good as yours: +3.8, against +1.9 together.",
            wrong={
                "o": "Which trick could you lose? Together these cards bring half as much.",
                "p": "A holding like this comes once in an evening!",
            },
        ),
        Ask(
            text="All have passed. You deal, {Ts} is up. Your call?",
            kind=Kind.BID,
            at="- 0-0 S QsKsAhTdTc/JhKh9dKcAc/AsJdQdKd9c/JsThQhJcQc Ts9s9hAd | p p p",
            accept="o",
            right="A fair call with a partner: +0.1. Alone you would be euchred too often: −0.5.",
            wrong={
                "o*": "Both bowers and {As} may be against you. Are you sure of three tricks?",
                "p": "Three trumps and {Ah}: passing brings −0.7.",
            },
            help="Go alone only when sure of three tricks at least.",
        ),
        Ask(
            text="All have passed. {Jh} is up, and you hold {Ah} {Kh} {Qh} and two more. Your "
            "call?",
            kind=Kind.BID,
            at="- 0-0 S KsAsQhKhAh/9hJdQd9cTc/TsAdJcQcKc/9sQsTh9dAc JhJsTdKd | p p p",
            accept="o*",
            right="Only {Jd} can beat your trumps, and it may lie in the kitty. +3.1, against "
            "+1.7 together.",
            wrong={
                "o": "{Jd} is the one card to fear, and often nobody has it.",
                "p": "You get {Jh}: that makes four of the five highest trumps.",
            },
        ),
        Ask(
            text="{E} deals and would get {Ts}. Your call?",
            kind=Kind.BID,
            at="- 0-0 E JsAs9dAdJc/9sAhTdTcAc/QsKsThQcKc/9hKhJdQd9c TsJhQhKd",
            accept="o*",
            right="A ten in their holding does not hurt a Dutchman. +3.0, against +1.7 together.",
            wrong={
                "o": "Both bowers and two aces: why share?",
                "p": "It is a fine trap. But four points are better than two.",
            },
        ),
        Ask(
            text="{N} deals and would get {Qs}. You have a Dutchman, and two nines. Your call?",
            kind=Kind.BID,
            at="- 0-0 N JsAs9d9cJc/TsQhTdQdQc/KsJhKdTcAc/9sThKhAhKc Qs9hJdAd | p",
            accept="o",
            right="Three tricks are sure, but two nines off suit lose alone. {N} may take those: "
            "+1.4, against +1.0 alone.",
            wrong={
                "o*": "All five tricks with two nines off suit? You would make your point, and "
                "seldom four.",
                "p": "Three tricks are sure. Don’t leave it to chance.",
            },
        ),
    ),
)

SCORE: Final = Lesson(
    key="to-the-score",
    title="Calling to the score",
    goal="See what a call risks, and let the score decide.",
    rules="R69 R70 R71 R73 R106",
    steps=(
        Read(
            text="A call wins 1, 2 or 4 points, and loses 2 when it fails.",
        ),
        Ask(
            text="A call wins one point if it works and loses two if not. How often must it work "
            "to be worth it?",
            kind=Kind.TEXT,
            texts=("More than half the time", "More than two times in three", "Every time"),
            accept="b",
            right="Two successes pay for one failure. What comes above that is gain.",
            wrong={
                "": "Think of three hands: how many points do you win, and how many do you lose?"
            },
        ),
        Ask(
            text="It is nothing to nothing. {W} deals and would get {As}. Your call?",
            kind=Kind.BID,
            at="- 0-0 W JsQsTd9cKc/9sAdTcJcQc/TsKhJdKdAc/9hThJhQhQd AsKsAh9d | p p",
            accept="p",
            right="Two trumps and no ace: +0.1 for waiting, −0.3 for a call.",
            wrong={"": "It would fail too often, and {W} gets {As}."},
        ),
        Ask(
            text="The same cards at nine all: the next point wins. Your call?",
            kind=Kind.BID,
            at="- 9-9 W JsQsTd9cKc/9sAdTcJcQc/TsKhJdKdAc/9hThJhQhQd AsKsAh9d | p p",
            accept="o",
            right="Now a failed call costs no more than their point: the game. Calling wins 55 of "
            "100 games, passing 52 of 100.",
            wrong={
                "p": "If they call and make it, the game is lost just as well. Be the one who "
                "calls.",
                "o*": "One point is enough. Keep your partner.",
            },
        ),
        Ask(
            text="Six to nine: you are behind. Your call?",
            kind=Kind.BID,
            at="- 6-9 S QsKsJhAhJd/Th9dTdJcKc/TsAsQhQdAd/9sKd9cQcAc KhJs9hTc | p p p",
            accept="o*",
            right="Four points win the game at a stroke: alone you win 52 of 100 games, together "
            "24 of 100.",
            wrong={"": "Even two points would leave you at eight, with them at nine."},
        ),
        Ask(
            text="The same cards, but you lead nine to six. What is going alone worth now?",
            kind=Kind.TEXT,
            at="- 9-6 S QsKsJhAhJd/Th9dTdJcKc/TsAsQhQdAd/9sKd9cQcAc KhJs9hTc | p p p",
            texts=("No more than together", "Twice as much as together", "Nothing at all"),
            accept="a",
            right="One point wins. Your partner can only help.",
            wrong={"": "You lack one point, and no more than that can be used."},
        ),
        Ask(
            text="Nine to eight. {E} turns up {Jh}: donate, so that they can’t go alone?",
            kind=Kind.BID,
            at="- 9-8 E KsAs9dAd9c/9sJdTcJcKc/TsQsQhKhQc/AhTdQdKdAc JhJs9hTh",
            accept="p",
            right="Two points would win the game for them. Passing wins 55 of 100 games, ordering "
            "up 14 of 100.",
            wrong={"": "A euchre brings them to ten. There is nothing to give away."},
        ),
    ),
)

DISCARD: Final = Lesson(
    key="put-down",
    title="What to put down",
    goal="Put down the card that makes you void in a suit.",
    rules="R28 R29",
    steps=(
        Read(
            text="You picked up {Kh} and hold six cards. When you have no card of a suit, you can "
            "trump it: you are void in it. So make a void.",
            at="- 0-0 S JhAhTdQcKc/JsQsAsQhTc/TsKs9hJcAc/9sThKdAd9c Kh9dJdQd | p p p o",
        ),
        Ask(
            text="Which card do you put down?",
            kind=Kind.DISCARD,
            at="- 0-0 S JhAhTdQcKc/JsQsAsQhTc/TsKs9hJcAc/9sThKdAd9c Kh9dJdQd | p p p o",
            accept="Td",
            right="No diamond left: you can trump the first one. +1.2, and a club would bring "
            "+0.9.",
            wrong={
                "Kc Qc": "Then you have one card each of two suits, and no void.",
                "Jh Ah": "Never a high trump!",
            },
            help="Of which suit have you one card only?",
        ),
        Ask(
            text="And here?",
            kind=Kind.DISCARD,
            at="- 0-0 S KsAsJhAhTd/Ts9hJdAdTc/QsQd9cKcAc/9sJsThQhKd Kh9dJcQc | p p p o",
            accept="Td",
            right="{Ks} protects nothing, but {Td} makes a void and {As} {Ks} may both take "
            "tricks.",
            wrong={
                "Ks As": "{Td} would still be there to lose a trick.",
                "Jh Ah": "Never a high trump!",
            },
        ),
        Ask(
            text="One ten, or the queen beside the ace?",
            kind=Kind.DISCARD,
            at="- 0-0 S TsJhAhQcAc/QsAsThAd9c/9sJsQdTcKc/Ks9dTdJdJc Kh9hQhKd | p p p o",
            accept="Ts",
            right="{Ts} again: +1.4, and {Qc} +1.1. A void beats a shorter suit.",
            wrong={
                "Qc": "{Ts} still costs a trick then.",
                "Ac": "An ace off suit takes a trick more often than not.",
                "Jh Ah": "Never a high trump!",
            },
        ),
        Ask(
            text="Here every suit but trump has one card. Which goes?",
            kind=Kind.DISCARD,
            at="- 0-0 S TsJhAh9dAc/JsThJdKdKc/AsTdAdTcJc/Qs9hQd9cQc Kh9sKsQh | p p p o",
            accept="Ts 9d",
            right="{Ts} or {9d}, a void either way. {Ac} stays: it is a trick.",
            wrong={
                "Ac": "That makes a void as well, and throws a trick away.",
                "Jh Ah": "Never a high trump!",
            },
        ),
        Ask(
            text="You picked up {9h}. Which goes now?",
            kind=Kind.DISCARD,
            at="- 0-0 S KhAhTdQcKc/QsTh9dKdTc/JsQhQdAdAc/9sAsJd9cJc 9hTsKsJh | p p p o",
            accept="Td",
            right="Void in diamonds, with three trumps to use: +0.2, any other card −0.2 or worse.",
            wrong={
                "Kc Qc": "{Td} takes no trick. And you want to trump a diamond.",
                "Ah Kh": "You need every trump.",
            },
        ),
    ),
)

RISK: Final = Chapter(
    key="risk",
    title="Risk and reward",
    lessons=(ALONE, SCORE, DISCARD),
)
