"""Leading: what to lead as a maker, as the maker's partner and as a defender."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, PlayOut, Read
from euchre.lessons.question import Kind

MAKER_LEADS: Final = Lesson(
    key="makers-lead",
    title="Makers lead high",
    goal="Lead your highest trump when you made trump.",
    rules="R102",
    steps=(
        Read(
            text="Who made trump usually leads the highest one. Both opponents must follow if "
            "they can, and later they have fewer trumps for your aces. That is called drawing "
            "trumps.",
        ),
        Ask(
            text="You called clubs and are on lead. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 E JsQh9dTcJc/TsThKd9cAc/KsAsJhKhTd/9sJdQdAdQc Qs9hAhKc | p p p p c",
            accept="Jc Js",
            right="Either bower: nobody can beat it, and it draws two of their trumps. +1.2 a "
            "hand.",
            wrong={
                "Tc": "A trump, but a low one: they take it cheaply. That brings +0.2 instead of "
                "+1.2.",
                "": "First draw their trumps. This brings +0.9 instead of +1.2.",
            },
            help="Begin at the top.",
        ),
        Ask(
            text="You called clubs, and play alone. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 E Ah9cTcJcAc/TsJsJhTdQc/QsAsKhAdKc/9sKs9dJdKd 9hThQhQd | p p p p c*",
            accept="Jc",
            right="The right bower may fetch {Js}, and then {Ac} is the highest. +3.1, any other "
            "lead +2.2 at most.",
            wrong={
                "Ah": "{Ah} could be trumped. First take the trumps away.",
                "Ac": "{Js} would take it. Lead what nobody can beat.",
                "": "Lead what nobody can beat.",
            },
        ),
        Ask(
            text="You called diamonds and led {Jd}. All followed, {Jh} fell: {out 2} trumps are "
            "still out. What now?",
            kind=Kind.PLAY,
            at="- 0-0 E KsJdAd9cJc/9sAsTdKdQc/Ts9hJhKhAc/JsQs9dQdKc ThQhAhTc | p p p p d | "
            "JdTdJh9d",
            accept="Ad",
            right="{Ad} is the highest now, and draws more. +0.2 a hand, any other lead −0.2.",
            wrong={"": "They still have trumps, and you have the highest. Use it."},
        ),
        Ask(
            text="You called diamonds and have two tricks. Just {out 1} trump is out: {Jh}, and "
            "it beats {Qd}. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 S 9dJd9cJcAc/JsThTdTcQc/9sQsAsQhKc/Ts9hAhKdAd QdKsJhKh | p p p o -9c | "
            "TcKcKdJc Ah9dThQh JdTd9sAd",
            accept="Ac",
            right="A trump that is not the highest draws nothing. {Ac} first, {Qd} is your second "
            "chance: +1.0, for {Qd} +0.1.",
            wrong={
                "Qd": "If somebody has {Jh}, it takes {Qd}. And can {Ac} still take the last "
                "trick then?",
            },
        ),
        PlayOut(
            text="You play clubs alone and have the first trick. Take all five.",
            at="- 0-0 S As9dJcQcKc/QsKhJdKdAc/9sKsAhTd9c/Js9hThQhQd TcTsJhAd | p p p o* -9d | "
            "Kh9hTc",
            tricks=5,
            right="The right bower took {Js} and {Ac} in one trick. Then everything was high.",
            wrong="Begin with the trump that nobody can beat.",
            help="Lead {Jc} first, and then look which trumps are gone.",
        ),
    ),
)

LEAD_BACK: Final = Lesson(
    key="partners-trump",
    title="Lead partner’s trump",
    goal="Lead a trump when your partner made it.",
    rules="R102 R103",
    steps=(
        Read(
            text="When your partner made trump and you are on lead, a trump is welcome. It draws "
            "theirs, and partner has more of them.",
        ),
        Ask(
            text="{N} called diamonds. You lead first. What?",
            kind=Kind.PLAY,
            at="- 0-0 E Qs9hQhQd9c/TsKsThJdTc/Jh9dAdJcAc/9sJsKhKdQc AhAsTdKc | p p p p p p d",
            accept="Qd",
            right="{N} wanted diamonds, so lead one: +0.3 a hand. All other leads are worse.",
            wrong={"": "Which suit does {N} surely like?"},
        ),
        Ask(
            text="{N} called hearts, and you have just trumped in. One trick for each side. What "
            "do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 S JsJhQdJcKc/9s9dKd9cQc/Ks9hQhAhTd/QsAsKhJdAd ThTsTcAc | p o -Js | 9cTdKhJc "
            "AsTh9sKs",
            accept="Jh",
            right="The right bower draws their trumps, and {N} has the rest: +0.7, {Kc} only +0.3.",
            wrong={"": "{N} has hearts to spare. Help to draw theirs."},
        ),
        Ask(
            text="{N} called diamonds, and one trick is yours. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 S JsQsKhAhJd/ThQh9cTcJc/As9hQdKdAc/TsJhAdQcKc 9d9sKsTd | p o -Js | Th9hAdKh "
            "Qc9d9cAc",
            accept="Jd",
            right="{Jd} first, {Ah} later: then nobody can trump it. +0.8, {Ah} at once +0.3.",
            wrong={
                "Ah": "It may be trumped. Draw the trumps before.",
                "": "Draw the trumps: {N} has more of them.",
            },
        ),
        Ask(
            text="Three tricks are yours already; two more make a march. {N} called hearts. What "
            "do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 S JhQh9dTdJc/TsJsAhKdQc/9sKsThKhAc/QdAd9cTcKc 9hQsAsJd | p o -Jc | KdThQd9d "
            "Ac9cTdQc 9sTc9hTs",
            accept="Jh",
            right="{Jh} takes a trump from them, and {Qh} or partner’s {Kh} takes the last trick. "
            "+1.8.",
            wrong={"Qh": "{Ah} would take it, and the march is gone."},
        ),
    ),
)

DEFENDERS_LEAD: Final = Lesson(
    key="defenders-lead",
    title="Leading against them",
    goal="Leave trumps alone, and take your tricks in time.",
    rules="R102",
    steps=(
        Read(
            text="The makers want trumps to be drawn. So when they made trump, don’t do it for "
            "them: lead another suit.",
        ),
        Ask(
            text="{E} picked up {Kh}. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 E AsThAhKd9c/QsTdQdTcJc/9sTsJhJdAc/Ks9hQh9dQc KhJsAdKc | p p p o -9d",
            accept="As",
            weak="9c Kd",
            right="An ace may take a trick before they can get rid of spades. A trump lead would "
            "cost half a point.",
            wrong={"": "That draws a trump of your side for one of theirs. Leave it to them."},
            help="Which card may take a trick at once?",
        ),
        Ask(
            text="{E} picked up {Kh}. Your {Jd} is the left bower. What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 E TsThJdKd9c/JsQs9dAdKc/AsAhTdQdQc/Ks9hQhTcAc Kh9sJhJc | p p p o -Ks",
            accept="Ts Kd 9c",
            right="Any side suit. {Th} guards {Jd}, and both wait for {Jh} to be led.",
            wrong={
                "Jd": "{Jh} would take it. Left alone, {Jd} is nearly sure.",
                "Th": "Then {Jd} has no guard any more.",
            },
            help="You have a guarded left bower. Keep it so.",
        ),
        Ask(
            text="{E} picked up {Qh}. You hold three trumps! What do you lead?",
            kind=Kind.PLAY,
            at="- 0-0 E KsThJhAh9c/9sJdKdJcQc/9dQdAdTcKc/TsQs9hKhAc QhJsAsTd | p p p o -Ts",
            accept="Ks 9c",
            weak="Jh",
            right="Wait with trumps: {E} must come to you. +1.3 for a side suit.",
            wrong={"": "Low trumps are for trumping their aces. Don’t spend them in a lead."},
        ),
        Ask(
            text="{E} called hearts. You took the second trick with {Jh}. What now?",
            kind=Kind.PLAY,
            at="- 0-0 W TsJsAsJhJc/9s9dTdAd9c/Ks9hQdTcAc/QsQhKhAhKd KcThJdQc | p p p p p h | "
            "AcQhJc9c AhJh9s9h",
            accept="As",
            right="Take it while it lives: {E} may still have to follow. Waiting costs most of a "
            "point.",
            wrong={"": "When you lose the lead, you may never get in again to play {As}."},
        ),
    ),
)

AGAINST_LONER: Final = Lesson(
    key="against-loner",
    title="Against a loner",
    goal="Find the one trick that stops four points.",
    rules="R74 R104",
    steps=(
        Read(
            text="One trick for you, and a loner scores one point instead of four. Lead a suit "
            "that you have several of: your partner may have none, and can trump.",
        ),
        PlayOut(
            text="{E} plays hearts alone. Take one trick, together with {N}.",
            at="- 0-0 E Ts9dTdQdKd/9sJcQcKcAc/JsAsQh9cTc/Qs9hThJhAd KhKsAhJd | p p p o* -Qs",
            tricks=1,
            right="{N} had no diamond, and a trump for it.",
            wrong="Four of your cards are diamonds. So who is likely to have none?",
            help="Lead a diamond.",
        ),
        Ask(
            text="{W} plays clubs alone. {N} leads {Jd}, a suit that you don’t have. What do you "
            "play?",
            kind=Kind.PLAY,
            at="- 0-0 W JsQs9hThKh/QhAhAdJcKc/JdQdTcQcAc/9sKsJh9dTd 9cTsAsKd | p p p o* -Qh | Jd",
            accept="Js",
            right="Trump it with the left bower! {N} led from a long suit to give you just that. "
            "−1.2, any other card −2.1 or worse.",
            wrong={"": "{W} would win with a diamond or a trump. {N} hopes that you trump."},
        ),
        Ask(
            text="{W} plays spades alone, and {N} leads {9h}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 W Ts9dTdJdQd/9sQsKsQhAh/As9hJh9cJc/ThKhTcQcAc JsKdAdKc | p p p o* -Qh | 9h",
            accept="Ts",
            right="A ten is enough if {W} must follow. Without it they make four points nearly "
            "always.",
            wrong={"": "No diamond will ever stop {W}. You have one trump."},
        ),
        Ask(
            text="{E} plays spades alone and leads {Js}. What do you play?",
            kind=Kind.PLAY,
            at="- 0-0 E QsQdAdJcKc/9hJhQh9cQc/AsThKhKdTc/9sTsAhTdAc JsKs9dJd | p p p o* -Td | "
            "AdKd9s Js",
            accept="Qs",
            right="{Qs} is the guard. {left Jc} stays, and takes a trick later. That is what a "
            "guarded left is for.",
            wrong={"Jc": "You must follow with a spade, but not with this one."},
        ),
        Read(
            text="Often nothing helps, and in most deals the first lead makes little difference. "
            "But one loner stopped is worth three points.",
        ),
    ),
)

LEADING: Final = Chapter(
    key="leading",
    title="Leading",
    lessons=(MAKER_LEADS, LEAD_BACK, DEFENDERS_LEAD, AGAINST_LONER),
)
