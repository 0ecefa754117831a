"""The sixth chapter: hands that are played out, up to a first one from the call to the score."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, PlayOut, Read
from euchre.lessons.question import Kind

BOWERS: Final = "- 0-0 E KsJh9dJdAc/9sJsThTdAd/TsQhKh9cJc/AsQdKdTcQc 9hQsAhKc | p p p p d"
DRAWN: Final = f"{BOWERS} | JdTd9cQd JhAdTsKd Ac9sJcTc 9dThQhQc KsJsKhAs"

DRAW: Final = Lesson(
    key="draw-trumps",
    title="Draw their trumps",
    goal="Make your aces safe by leading trumps first.",
    rules="R44 R47 R57 R61 R69",
    steps=(
        Read(
            text="You named diamonds and hold both bowers, a small trump and an ace. But as long "
            "as the others have trumps, they can trump your ace.",
            at=BOWERS,
            marks="JdJh9dAc",
        ),
        Ask(
            text="There are seven trumps, and you hold three. How many may the others have?",
            kind=Kind.TEXT,
            at=BOWERS,
            texts=("Four", "Three", "None"),
            accept="a",
            right="Four at most, some of them perhaps in the kitty.",
            wrong={"": "Seven less three."},
        ),
        Ask(
            text="If you lead a trump, all who have one must follow. That takes their trumps away: "
            "you draw them. What do you lead?",
            kind=Kind.PLAY,
            at=BOWERS,
            accept="Jd Jh",
            weak="Ac Ks",
            right="A bower: it takes the trick, and their trumps fall.",
            wrong={
                "9d": "That draws trumps, too, but they would take the trick.",
                "Ac Ks": "Draw trumps first, with a card that nobody can beat.",
            },
            help="Lead a bower.",
        ),
        Ask(
            text="You led {led Jd}, and two of their four trumps fell. How many may be left?",
            kind=Kind.TEXT,
            at=f"{BOWERS} | JdTd9cQd",
            texts=("None", "Two", "Four"),
            accept="b",
            right="Two. One more bower, and they may both be gone.",
            wrong={"": "Look at the trick: {Td} and {Qd} are the trumps that fell."},
        ),
        PlayOut(
            text="Now play the hand out, from the first lead. Take at least four tricks with your "
            "partner.",
            at=BOWERS,
            tricks=4,
            right="First the bowers, and then nothing could happen to your ace.",
            wrong="Some trumps were still out, and they took what was yours. Draw them first.",
            help="Lead both bowers, one after the other. Then lead {Ac}.",
        ),
        Ask(
            text="So the makers, which is your side, took {tricks NS 4} tricks. Who scores what?",
            kind=Kind.POINTS,
            at=DRAWN,
            right="{points NS 1} point. For two you would have needed all five.",
            wrong={"NS2": "Two points are for five tricks."},
        ),
    ),
)

OURS: Final = "- 0-0 S TsKsThJcKc/9sAhQdTcQc/QsAsAd9cAc/Js9hKh9dKd JhQhTdJd | p p p o -Ts | QdAd9d"
ACE: Final = "- 0-0 S KsThKhAh9c/9sTsAsTdAd/Qs9hQhKdAc/JsJhJdTcQc Jc9dQdKc | p p p o -Ks | AdKdJd"
HELP: Final = "- 0-0 S JsAhTdJdKd/9hThKhQcKc/9sKsJhTcAc/As9dAd9cJc QsTsQhQd | p o -Td | QcAc9c"

SAVE: Final = Lesson(
    key="trump-or-not",
    title="To trump or not to trump",
    goal="Trump what they would win, and leave your partner’s tricks alone.",
    rules="R55 R57 R59 R60",
    steps=(
        Ask(
            text="Here {trump h} are trump, and you play last. {takes N} is winning with {Ad}. "
            "What do you play?",
            kind=Kind.PLAY,
            at=OURS,
            accept="Ks Kc Jc",
            right="Your side has this trick. The trumps are kept for others.",
            wrong={"": "You would trump your own partner. Throw another card."},
            help="Any spade or club will do.",
        ),
        Ask(
            text="Now {trump c} are trump, and you play last. {takes W} is winning with {Ad}. "
            "What do you play?",
            kind=Kind.PLAY,
            at=ACE,
            accept="9c",
            right="A small trump is enough, for nobody plays after you.",
            wrong={
                "Jc": "It would win, but {9c} does that, too. Keep the best card for later.",
                "": "That leaves them the trick. You can trump it.",
            },
            help="{9c} takes it.",
        ),
        Ask(
            text="{N} has led {led Tc}, and {W} still plays after you. {trump s} are trump. What "
            "do you play?",
            kind=Kind.PLAY,
            at=f"{HELP}Jd Tc9d",
            accept="Qs",
            weak="Js",
            right="A ten is easily beaten. Trump it, and keep the right bower for later.",
            wrong={"": "{W} may well beat the ten. Trump it yourself."},
            help="Trump with {Qs}.",
        ),
        PlayOut(
            text="Play this hand out: {trump s} are trump, and {maker N} is the maker. Take four "
            "tricks with your partner.",
            at=HELP,
            tricks=4,
            right="You left the ace to {N}, and trumped when it was needed.",
            wrong="{N}’s ace needs no help, a ten does. And it pays to keep the right bower.",
            help="Throw {Jd} on the ace. When {N} leads a ten, trump it with {Qs}.",
        ),
        Ask(
            text="You play last and can’t follow. When is a trump well spent?",
            kind=Kind.TEXT,
            texts=("When they are winning the trick", "When your partner is winning it"),
            accept="a",
            right="Then it wins a trick that you would not have had.",
            wrong={"": "Your partner’s trick is yours already."},
        ),
    ),
)

YOURS: Final = "- 0-0 S JhTdQdJcKc/9sKsAsKdAc/TsQs9hAhTc/JsQhKhJdAd 9cTh9dQc | p p p"
PLAYED: Final = f"{YOURS} o -Jh | AcTcJsJc Kc9s9hQh 9cKsTsKh TdKdQsJd AsAhAdQd"

HAND: Final = Lesson(
    key="first-hand",
    title="A hand of your own",
    goal="Call, discard, play and score a whole hand.",
    rules="R16 R28 R30 R42 R48 R52 R69",
    steps=(
        Ask(
            text="You deal, and the others have passed. What do you do with {upcard 9c}?",
            kind=Kind.BID,
            at=YOURS,
            accept="o",
            weak="o*",
            right="The right bower, the king and the nine: good enough.",
            wrong={
                "p": "You would have three trumps, and one of them is the right bower.",
                "o*": "The suit is right, but alone you would hardly take all five tricks.",
            },
            help="Take it up.",
        ),
        Ask(
            text="Six cards now. Which one do you put down?",
            kind=Kind.DISCARD,
            at=f"{YOURS} o",
            accept="Jh",
            weak="Td Qd",
            right="Now you are void in hearts, and can trump them.",
            wrong={
                "Td Qd": "Then you have one card each of two suits, and no void.",
                "": "Keep your trumps.",
            },
            help="{Jh} is your only heart.",
        ),
        Ask(
            text="Now {trump c} are trump, and {right Jc} is the best card of all. Which comes "
            "next?",
            kind=Kind.TEXT,
            at=f"{YOURS} o -Jh",
            texts=("{Ac}", "{Js}", "{As}"),
            accept="b",
            right="{left Js}, the left bower. Only your card beats it.",
            wrong={"": "Think of the left bower."},
        ),
        Ask(
            text="Who leads to the first trick?",
            kind=Kind.TEXT,
            at=f"{YOURS} o -Jh",
            texts=("{S}", "{W}", "{N}"),
            accept="b",
            right="{leads W} sits on your left, and you are the dealer.",
            wrong={"": "Always the dealer’s left."},
        ),
        PlayOut(
            text="Play it out. You are the makers, so you need three tricks.",
            at=f"{YOURS} o -Jh",
            tricks=3,
            right="Made! The right bower came just in time.",
            wrong="A trump was led, and the left bower fell. Only your right bower beats it.",
            help="Take the first trick with {Jc}. Then your trumps do the rest.",
        ),
        Ask(
            text="This is one way it may have gone: {tricks NS 3} tricks to {tricks EW 2}. Who "
            "scores what?",
            kind=Kind.POINTS,
            at=PLAYED,
            right="{points NS 1} point for your side. Nine more, and the game is won.",
            wrong={"": "The makers made it, but not all five."},
        ),
        Ask(
            text="You have dealt this hand. Who deals the next one?",
            kind=Kind.TEXT,
            at=PLAYED,
            texts=("{S}", "{W}", "{E}"),
            accept="b",
            right="{W}, on your left.",
            wrong={"": "The deal goes on clockwise."},
        ),
        Read(
            text="Now you can play a hand and score it. Take a seat at the table: the rest comes "
            "with playing.",
        ),
    ),
)

FIRST_HANDS: Final = Chapter(
    key="first-hands", title="Your first hands", lessons=(DRAW, SAVE, HAND)
)
