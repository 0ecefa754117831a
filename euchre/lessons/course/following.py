"""Following: when to trump, when to save a card, and how to count."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, PlayOut, Read
from euchre.lessons.question import Kind

PARTNER_WINS: Final = Lesson(
    key="partner-wins",
    title="Partner takes it",
    goal="Don’t trump a trick that is your partner’s.",
    rules="R57 R103",
    steps=(
        Read(
            text="You and your partner count tricks together. If a trick is your partner’s "
            "already, keep your trumps and get rid of a card that takes nothing.",
        ),
        Ask(
            text="You picked up {Ks}. {W} led a heart, {N} plays {Ah}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 S TsQs9dTcJc/9sJhKhJd9c/AsQhAhKdKc/9hQdAdQcAc KsJsThTd | p p p o -9d | "
            "JhAh9h",
            accept="Tc",
            right="{N} takes it, and your lowest club goes. +1.3, with a trump +0.9.",
            wrong={
                "Jc": "Jack of clubs or left bower? Spades are trump: it is the left bower!",
                "": "You would take the trick from {N} and lose a trump for it.",
            },
            help="Which of these cards will never take a trick?",
        ),
        Ask(
            text="You made diamonds trump. {N} leads {Ah}, and {E} follows. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 S TsKsJhKd9c/QhKhTdJdKc/JsAsAhQdAc/ThAdTcJcQc 9d9sQs9h | p p p o -9c | "
            "KcAcTcTs AhTh",
            accept="Ks",
            right="An ace takes most tricks. {Ks} goes, and you are void in spades. +1.1, with a "
            "trump +0.5 at best.",
            wrong={
                "Jh": "{Jh} is the left bower! Diamonds are trump.",
                "": "Leave the trick to {N}, and keep your trumps.",
            },
        ),
        Ask(
            text="{N} leads {As}, and {E} plays {Ks}. You made diamonds trump. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 W TdQdAdTcAc/Js9hThAhJd/9sQsAsKhJc/KsJhQh9dKc KdTs9cQc | p p o -Js | AsKs",
            accept="Tc",
            right="{Tc} goes, {Ac} stays. +0.3, and −0.2 for {Ac}.",
            wrong={
                "Ac": "{As} is good for the trick. {Ac} can take another one.",
                "": "Two of your side on one trick: leave it to {As}.",
            },
        ),
        Ask(
            text="Now {E} made clubs trump. {N} leads {Th}, and {E} plays {9h}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 W 9sJs9dJdAd/TsAhTdQd9c/ThJhQhKhQc/QsKs9hKcAc TcAsKdJc | p o -Ts | Th9h",
            accept="Js",
            right="A ten is no sure winner, with {W} still to play. Trump it: −0.4, anything else "
            "−0.8 or worse.",
            wrong={"": "Four hearts are higher than {Th}, and {W} plays after you."},
            help="Will {Th} hold when {W} plays?",
        ),
        PlayOut(
            text="{N} ordered you up, took a trick and leads {Ac}. Take all five together.",
            at="- 0-0 S JhQh9dTdJc/TsJsAhKdQc/9sKsThKhAc/QdAd9cTcKc 9hQsAsJd | p o -Jc | KdThQd9d "
            "Ac9c",
            tricks=5,
            right="You left {Ac} to {N}, and kept every trump for later.",
            wrong="{Ac} was {N}’s trick. And when you draw trumps, begin at the top.",
            help="Let {Td} go. Trump a spade low, then lead {Jh}.",
        ),
    ),
)

TRUMP_IN: Final = Lesson(
    key="trump-in",
    title="Which card is enough?",
    goal="Win with the cheapest card that does it, and save the rest.",
    rules="R57 R59",
    steps=(
        Read(
            text="If you play last, take a trick with the lowest card that is enough. If you "
            "can’t take it, play the lowest of all.",
        ),
        Ask(
            text="You made clubs trump. You are last to play, and {E} is winning with {Ah}. What "
            "do you play?",
            kind=Kind.PLAY,
            at="- 0-0 S JsQhTdJdJc/9sJhKh9dQd/9hThKdAdQc/QsAsAhTcAc 9cTsKsKc | p p p o -Qh | "
            "Jh9hAh",
            accept="9c",
            right="The lowest trump is enough. +1.3; a bower would do it too, and bring +0.8.",
            wrong={
                "Js Jc": "A bower for a trick that {9c} wins?",
                "": "{E} would win. You are void in hearts: trump it.",
            },
        ),
        Ask(
            text="You made diamonds trump, and {E} leads {Ah}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 N As9dJdQcAc/JsQsKs9hKh/9sTsKdAdJc/ThAhQd9cTc TdJhQhKc | p o -Jc | Ah",
            accept="9d",
            right="Don’t let an ace go through. {9d} mostly does: +1.3, and +0.7 without a trump.",
            wrong={
                "Jd": "{9d} is enough in most deals. {Jd} has better things to do.",
                "": "{Ah} would take the trick. You have no heart: trump it.",
            },
        ),
        Ask(
            text="You made spades trump, but now {E} leads only {9c}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 N JsQsThTdQd/TsKhAhKcAc/9h9dJdJcQc/9sAsAd9cTc KsJhQhKd | p o -9h | AdTdKc9d "
            "9c",
            accept="Th",
            right="A nine is weak: {N} may well beat it, or trump it. Save your own trump. +0.3, "
            "with {Qs} −0.3.",
            wrong={
                "Qs Js": "{N} plays after {W}, and a nine is easy to beat.",
                "Qd": "You have a lower card to lose.",
            },
            help="Must it be you who takes this trick?",
        ),
        Ask(
            text="{N} picked up {9d}. {E} leads {Jc}, and you play next. Which club?",
            kind=Kind.PLAY,
            at="- 0-0 N JsThQdTcAc/9sKs9cQcKc/QsAsAhTdAd/9hKhJdKdJc 9dTsJhQh | p p p o -Qs | Jc",
            accept="Ac",
            right="Play an ace when you can: the next time they may trump it. +0.5, and 0.0 with "
            "{Tc}.",
            wrong={
                "Tc": "Who knows whether {Ac} will ever take a trick later? They may have a trump "
                "for it.",
            },
        ),
        Ask(
            text="{N} leads {Jc}, and {E} trumps with {Th}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 W 9sJhJd9cAc/TsJsAsTcKc/Kh9dTdQdJc/KsThQhAhKd 9hQsAdQc | p o -Ts | JcTh",
            accept="9c",
            right="A club can’t beat a trump. {9c} goes and {Ac} stays: +0.9, against +0.3.",
            wrong={"Ac": "It can’t take this trick any more. Keep it for another."},
        ),
        Ask(
            text="You play last, and {E} has trumped with {Qc}. Which diamond?",
            kind=Kind.PLAY,
            at="- 0-0 W JsAsTdAdTc/9sQsJdKd9c/ThJh9dQdKc/TsKsQhKhQc Jc9hAhAc | p p p o -9s | "
            "ThQhTcJc Jd9dQc",
            accept="Td",
            right="You must follow, and can’t win. {Ad} may take a trick later: +0.4, against "
            "−0.4.",
            wrong={"Ad": "{Qc} is a trump: no diamond beats it."},
        ),
    ),
)

COUNTING: Final = Lesson(
    key="counting",
    title="Counting trumps",
    goal="Know which trumps and jacks are still out.",
    rules="R47 R105",
    steps=(
        Read(
            text="There are seven trumps. Count those you hold and those that fell, and watch the "
            "two bowers above all.",
        ),
        Ask(
            text="Hearts are trump, made by {E}. You had both bowers; {Th}, {Ah}, {9h} and {Kh} "
            "have been played. How many trumps are still out?",
            kind=Kind.TEXT,
            at="- 0-0 W 9sJhJd9cAc/TsJsAsTcKc/Kh9dTdQdJc/KsThQhAhKd 9hQsAdQc | p o -Ts | JcTh9cTc "
            "AhJd9hKh",
            texts=("None", "One", "Two"),
            accept="b",
            right="Seven, less two bowers, less four: {out 1}. It can only be {Qh}.",
            wrong={"": "Seven in all. Two were yours, and four others have been played."},
        ),
        Ask(
            text="One trick each, and you lead. {Qh} is still out. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 W 9sJhJd9cAc/TsJsAsTcKc/Kh9dTdQdJc/KsThQhAhKd 9hQsAdQc | p o -Ts | JcTh9cTc "
            "AhJd9hKh",
            accept="Jh",
            right="It draws the last trump, and {Ac} can’t be trumped any more. They are euchred: "
            "+2.0.",
            wrong={
                "Ac": "{Qh} may trump it. Draw it first.",
                "9s": "Don’t give the lead away while you can draw the last trump.",
            },
            help="What could happen to {Ac} as long as {Qh} is out?",
        ),
        Ask(
            text="Diamonds are trump; {W} picked up {Ad}. {Kd} and {Qd} fell, and {Jh} too, which "
            "was yours. How many trumps are out?",
            kind=Kind.TEXT,
            at="- 0-0 W JsQsJhJd9c/9s9hQdJcKc/KsThQhTcQc/TsAsKh9dKd AdAhTdAc | p o -9s | KsAsJs9h "
            "KdJhQdTh",
            texts=("Two", "Three", "Four"),
            accept="b",
            right="{out 3}: {Ad} with {W}, and {Td} and {9d} anywhere, perhaps in the kitty.",
            wrong={"": "{Jd} you have. {Jh}, {Kd}, {Qd} are gone. Seven less four."},
        ),
        Ask(
            text="So which is the highest trump now?",
            kind=Kind.TEXT,
            at="- 0-0 W JsQsJhJd9c/9s9hQdJcKc/KsThQhTcQc/TsAsKh9dKd AdAhTdAc | p o -9s | KsAsJs9h "
            "KdJhQdTh",
            texts=("{Ad}, with {W}", "{Jc}, somewhere", "{Jd}, with you"),
            accept="c",
            right="The right bower: lead it, and {Ad} must fall under it.",
            wrong={
                "a": "{Jd} beats it, and you have that.",
                "b": "{Jc} is a plain jack when diamonds are trump.",
            },
        ),
        PlayOut(
            text="Play it out: {E} made trump, and one trick each is taken. You need three in all.",
            at="- 0-0 W JsQsJhJd9c/9s9hQdJcKc/KsThQhTcQc/TsAsKh9dKd AdAhTdAc | p o -9s | KsAsJs9h "
            "KdJhQdTh",
            tricks=3,
            right="{Jd} drew two trumps at once. Then nobody could stop {Qs}.",
            wrong="First draw their trumps. Then think which of {Qs} and {9c} can still take a "
            "trick.",
            help="{Jd} first. {Ks}, {As} and {Js} have been played, so {Qs} is high.",
        ),
    ),
)

ENDINGS: Final = Lesson(
    key="last-tricks",
    title="The last tricks",
    goal="Play the end so that nothing can go wrong.",
    rules="R42 R71 R105",
    steps=(
        Read(
            text="Now you play on against players who see all cards and use every slip. If you "
            "find the right way, they can’t stop you.",
        ),
        PlayOut(
            text="{E} made hearts trump. You are on lead with one trick each. Take three in all.",
            at="- 0-0 W 9sJhJd9cAc/TsJsAsTcKc/Kh9dTdQdJc/KsThQhAhKd 9hQsAdQc | p o -Ts | JcTh9cTc "
            "AhJd9hKh",
            tricks=3,
            right="The last trump fell, and then {Ac} was safe.",
            wrong="One trump was still out: {Qh}.",
            help="{Jh} first.",
        ),
        PlayOut(
            text="{N} made spades trump, your side has two tricks, and {E} has just played {Kc}. "
            "Take all five.",
            at="- 0-0 S QsThJhKhJd/QhAh9dTdTc/9sTsQdJcQc/9hKdAd9cKc AsJsKsAc | p o -Jd | Ah9s9hTh "
            "Jc9cQsTc QcKc",
            tricks=5,
            right="You trumped, and led the two highest hearts.",
            wrong="Trump {Kc}, and then lead the higher heart first.",
            help="Trump {Kc} with {As}. {Ah} has gone, so {Kh} is high.",
        ),
        PlayOut(
            text="{W} made clubs trump and leads the second trick with {Ac}. You sit last. Take "
            "three.",
            at="- 0-0 E TsJsQsTcKc/KsKhJdQcAc/ThTdQdKdAd/9hJhQh9d9c Jc9sAsAh | p o -9d | TsKsTh9h "
            "AcTd9c",
            tricks=3,
            right="The left bower took {Ac}, and a trump lead drew {Jc} out. Your last trump and "
            "{Qs} were good then.",
            wrong="One of your trumps beats {Ac}. Then get rid of {Jc} by leading a trump.",
            help="{Js} is the left bower. Lead {Kc} next, and keep {Qs} for the end.",
        ),
        PlayOut(
            text="{W} made clubs trump and has one trick. You can’t win this one. Take the last "
            "three.",
            at="- 0-0 W JsAsTdAdTc/9sQsJdKd9c/ThJh9dQdKc/TsKsQhKhQc Jc9hAhAc | p p p o -9s | "
            "ThQhTcJc Jd9dQc",
            tricks=3,
            right="You saved {Ad}: two aces and the left bower took the rest.",
            wrong="An ace that goes under a trump is gone.",
            help="Play {Td} now. {As}, {Ad} and {Js} are for the last three.",
        ),
        PlayOut(
            text="{W} made spades trump and leads. One trick each is taken, you play last. Take "
            "two more.",
            at="- 0-0 W Qs9hAhJdJc/TsKsThAd9c/JhTdKdQcKc/QhKhQdTcAc 9sJsAs9d | p p p o -9c | "
            "JhQhAhTh JdAdTdQd KsKdTc",
            tricks=3,
            right="{Jc} is a spade now, and beat {Ks}. {Qs} took one more.",
            wrong="{Ks} can be beaten. Which card of yours is the left bower?",
            help="{Jc} beats {Ks}.",
        ),
    ),
)

FOLLOWING: Final = Chapter(
    key="following",
    title="Following and counting",
    lessons=(PARTNER_WINS, TRUMP_IN, COUNTING, ENDINGS),
)
