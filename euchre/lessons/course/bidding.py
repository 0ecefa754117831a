"""Calling well: what an up-card does for whom, and how strong one must be."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

FOR_WHOM: Final = Lesson(
    key="up-card-for-whom",
    title="Who gets the up-card?",
    goal="See whom the up-card helps before you order it up.",
    rules="R99",
    steps=(
        Read(
            text="Whoever orders it up, the dealer gets the up-card. So first ask: who deals?",
            at="- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p",
            marks="Ad",
        ),
        Read(
            text="The figures in these lessons come from our strongest player, who tried each "
            "call in many deals that fit what you see. +1.0 means one point a hand for your side, "
            "−1.0 one for theirs.",
        ),
        Ask(
            text="{N} deals. You hold {Jd} and {Kd}, and an ace beside them. Your call?",
            kind=Kind.BID,
            at="- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p",
            accept="o",
            right="Your side gets {Ad} as a third trump. Ordering up brings +1.0 a hand, passing "
            "+0.5.",
            wrong={
                "p": "You have the right bower, and your partner would get {Ad}. Passing gives "
                "half a point away.",
                "o*": "You need {N} for a trick. Alone, this loses points.",
            },
            help="The ace of trump goes to your own side.",
        ),
        Ask(
            text="The very same cards, but {E} deals. Your call?",
            kind=Kind.BID,
            at="- 0-0 E As9hJdKdTc/KsJhTdQcAc/QsThQhKh9d/TsJsAhQdJc Ad9s9cKc",
            accept="p",
            right="Now {Ad} would go to them. Ordering up would bring −0.1, passing +0.3.",
            wrong={"": "That sends {Ad} to {E}, and you still need three tricks."},
            help="Whose trump would {Ad} be?",
        ),
        Ask(
            text="{W} deals, and two have passed. What now?",
            kind=Kind.BID,
            at="- 0-0 W As9hJdKdTc/QsKh9d9cKc/TsKsAhTdAc/9sJsJhQhQd AdThJcQc | p p",
            accept="p",
            right="{W} would get it: again better to wait. Ordering up brings −0.3, passing +0.3.",
            wrong={"": "{Ad} would go to {W}, who sits behind you."},
        ),
        Ask(
            text="And now you deal yourself. All have passed.",
            kind=Kind.BID,
            at="- 0-0 S As9hJdKdTc/JsJhKhAhKc/TsKs9d9cJc/QsQhQdQcAc Ad9sThTd | p p p",
            accept="o",
            weak="o*",
            right="Three trumps and {As}: you can even put {9h} away. +1.1 for picking up, +0.1 "
            "for passing.",
            wrong={
                "p": "You would get {Ad} yourself. This is the best place to call from.",
                "o*": "The suit is right, but {N} can help.",
            },
        ),
        Ask(
            text="{Jd} is up, and {E} deals. Your call?",
            kind=Kind.BID,
            at="- 0-0 E AsTdKd9cQc/TsQsKh9dAd/9sKsAhTcKc/Js9hJhQhAc JdThQdJc",
            accept="p",
            right="A present of the right bower! Ordering up brings −1.1. Passing brings −0.6, as "
            "{E} may take it anyway.",
            wrong={"": "You would hand {E} the highest card of all."},
        ),
    ),
)

STRONG: Final = Lesson(
    key="strong-enough",
    title="Strong enough?",
    goal="Count tricks before you call.",
    rules="R42 R100 R103",
    steps=(
        Read(
            text="You need three tricks. Count your sure ones, and add one for your partner: so "
            "much most partners can do.",
        ),
        Ask(
            text="{E} deals. Count: high trumps, an ace, and one for {N}. Your call?",
            kind=Kind.BID,
            at="- 0-0 E 9sKsAsAdTc/QhKhJdQdJc/ThTdKdQcAc/Qs9hJhAh9c TsJs9dKc",
            accept="o",
            right="Three trumps and {Ad}: +0.2 a hand, and passing brings −0.1.",
            wrong={
                "p": "Two tricks in trumps, {Ad}, one from {N}: that is enough.",
                "o*": "Without {N} you are one short.",
            },
        ),
        Ask(
            text="{W} deals. Your call?",
            kind=Kind.BID,
            at="- 0-0 W TsQsThTdKc/9hQdTcQcAc/9sJsQhKdAd/KsKhAh9d9c AsJhJdJc | p p",
            accept="p",
            right="Two low trumps and no ace: no trick is sure. And {As} would go to {W}.",
            wrong={"": "Which of these cards is sure to take a trick?"},
            help="Two trumps is the least, but they should be worth something.",
        ),
        Ask(
            text="{N} deals and would get {Kd}. Your call?",
            kind=Kind.BID,
            at="- 0-0 N TsQsTh9dJc/KsJhTdQdAc/9hKhAdQcKc/JsAsQhAhJd Kd9s9cTc | p",
            accept="p",
            right="One trump is too few. {N} can take it up without you.",
            wrong={"": "You can give {N} no more than {9d}. Leave it to {N}."},
            help="Want two of the suit before you accept it.",
        ),
        Ask(
            text="{W} deals and would get {Qd}. Your call?",
            kind=Kind.BID,
            at="- 0-0 W TsJdKdAd9c/QsAh9dJcKc/9sThJhTcQc/JsKsAsQhTd Qd9hKhAc | p p",
            accept="o",
            right="Right bower, ace and king: +0.8, though {W} gets {Qd}. Passing brings +0.3.",
            wrong={
                "p": "Three of the four highest trumps: who should stop you?",
                "o*": "Your {Ts} and {9c} would take nothing. Let {N} help.",
            },
        ),
        Ask(
            text="You deal. Two trumps with {Js}, and an ace. Your call?",
            kind=Kind.BID,
            at="- 0-0 S KsAhTdQd9c/TsAsThTcKc/Qs9hJhQhKh/9sJdJcQcAc Js9dKdAd | p p p",
            accept="o",
            right="Right bower, {Ah}, and one from {N}. It brings +0.4, passing −0.6.",
            wrong={
                "p": "You get {Js}, so you have two trumps and an ace.",
                "o*": "Two trumps and an ace are too few for all five tricks.",
            },
        ),
        Ask(
            text="You deal with nothing at all, but {Js} is up. Your call?",
            kind=Kind.BID,
            at="- 0-0 S Ts9hTdQd9c/AsThJhAhQc/KsQhKdTcJc/Kh9dJdAdKc Js9sQsAc | p p p",
            accept="o",
            right="It brings −0.4, but passing −0.9! With such cards the next call is theirs, or "
            "you are stuck.",
            wrong={
                "p": "A pass is not for nothing: then they call, or you must. {Js} and {Ts} are "
                "the lesser evil.",
                "o*": "With nothing but two trumps?",
            },
        ),
    ),
)

NEXT: Final = Lesson(
    key="next",
    title="Next, and reverse next",
    goal="Choose a suit in the second round by where you sit.",
    rules="R32 R33 V20",
    steps=(
        Read(
            text="{E} has turned down {Qs}, and {N} and {W} have passed as well. If {E} and {W} "
            "held a black jack, they might have called. So the black jacks are more likely with "
            "{N}, or in the kitty.",
            at="- 0-0 E ThAh9dTcJc/9s9hJdQcKc/TsJsAsAdAc/KsJhQhQdKd QsKhTd9c | p p p p",
        ),
        Ask(
            text="So what do you call, as the first to speak?",
            kind=Kind.BID,
            at="- 0-0 E ThAh9dTcJc/9s9hJdQcKc/TsJsAsAdAc/KsJhQhQdKd QsKhTd9c | p p p p",
            accept="c",
            right="Clubs are next. +0.7 a hand, and passing brings −0.1.",
            wrong={
                "": "Two clubs with a bower, and clubs are next.",
                "p": "If you pass, {W} calls a red suit.",
                "c*": "{N} is the one who has the other black cards. Don’t send {N} away.",
            },
            help="Next is the other black suit.",
        ),
        Ask(
            text="{As} was turned down. You have three small clubs and {Ah}. Your call?",
            kind=Kind.BID,
            at="- 0-0 E Ah9d9cTcQc/ThQhQdKdAd/9sQsJhKcAc/9hKhTdJdJc AsTsJsKs | p p p p",
            accept="c",
            right="Next with as little as that: +0.4, and passing −0.5.",
            wrong={
                "": "Three of next, and an ace beside them.",
                "p": "Passing looks safe, but then they call.",
                "c*": "With trumps as small as these you need {N}.",
            },
        ),
        Ask(
            text="{Js} was turned down: one black bower is gone. Your call?",
            kind=Kind.BID,
            at="- 0-0 E QhAh9dTcKc/TsTdJcQcAc/Qs9hThKdAd/AsJhJdQd9c Js9sKsKh | p p p p",
            accept="c",
            right="{Js} is out of the hand, so {Kc} is stronger than it looks. +0.2, and passing "
            "−0.3.",
            wrong={
                "": "With {Js} turned down, who is to beat your clubs?",
                "c*": "The suit is right. But two trumps can’t do it alone.",
            },
        ),
        Read(
            text="For the dealer’s partner all is the other way round. {N} turned it down, so {N} "
            "is poor in that colour. A green suit is better: reverse next.",
            at="- 0-0 N 9hThQhJcAc/9sKsJhTdQd/AsJdKd9cQc/TsKh9dAdKc QsJsAhTc | p p p p p",
        ),
        Ask(
            text="{N} turned down {Qs}. Clubs with a bower, or hearts?",
            kind=Kind.BID,
            at="- 0-0 N 9hThQhJcAc/9sKsJhTdQd/AsJdKd9cQc/TsKh9dAdKc QsJsAhTc | p p p p p",
            accept="h",
            right="Three small hearts beat two good clubs here: +0.5 against +0.2. {N} is "
            "likelier to help in red.",
            wrong={
                "c": "With black cards {N} would have picked {Qs} up.",
                "h*": "The suit is right, but call it because {N} can help.",
                "": "You have three of one suit, and {N} helps there.",
            },
            help="{N} is poor in black. Where is {N} rich?",
        ),
        Ask(
            text="You sit on the dealer’s right, all have passed to you. Your call?",
            kind=Kind.BID,
            at="- 0-0 W AhTdJdKd9c/QsTh9dTcQc/9sAs9hJhJc/KsQhAdKcAc TsJsKhQd | p p p p p p",
            accept="d",
            right="Three good trumps and an ace are worth a call in any seat: +1.1.",
            wrong={
                "p": "{W} would have the last word then.",
                "d*": "{N} can help. Together it brings +1.1, alone +0.5.",
                "": "Look at your diamonds.",
            },
        ),
    ),
)

STUCK: Final = Lesson(
    key="stuck",
    title="Stuck",
    goal="Choose the least evil when you must call.",
    rules="R38",
    steps=(
        Read(
            text="All have passed twice, and you deal: you must call. It often costs something. "
            "Look for a bower first, then for length, then for next.",
        ),
        Ask(
            text="{Qs} was turned down. What do you call?",
            kind=Kind.BID,
            at="- 0-0 S 9hAhTdTcJc/QhKh9dAdKc/TsThKd9cQc/9sKsAsQdAc QsJsJhJd | p p p p p p p",
            accept="c",
            right="A bower and {Ah}. That is no evil at all: +0.6.",
            wrong={
                "": "Where is your bower?",
                "c*": "The suit is right, but without {N} you are short of tricks.",
            },
        ),
        Ask(
            text="{Ks} was turned down. What do you call?",
            kind=Kind.BID,
            at="- 0-0 S JhQhTd9cKc/JsQsAh9dKd/TsKhAdTcAc/9sAsThQdQc Ks9hJdJc | p p p p p p p",
            accept="h",
            right="{Jh} is the right bower then, and {Qh} goes with it. It brings +0.2, diamonds "
            "−0.4.",
            wrong={
                "d": "{Jh} would be the left bower only, with {Td}.",
                "h*": "The suit is right, but you need {N} for a trick.",
                "": "{Jh} is worth most in its own suit.",
            },
        ),
        Ask(
            text="No bower this time. What do you call?",
            kind=Kind.BID,
            at="- 0-0 S Ts9hThQhKd/9sJdAdKcAc/AsAhQd9cQc/JsQsKhTdTc KsJh9dJc | p p p p p p p",
            accept="h",
            right="Length: three small trumps. It brings −0.4, any other suit −1.3 or worse.",
            wrong={
                "": "You would have one or no trump.",
                "h*": "Three small trumps alone? The suit is right, but keep {N}.",
            },
        ),
        Ask(
            text="Three clubs, or the left bower and {9h}? What do you call?",
            kind=Kind.BID,
            at="- 0-0 S 9hJd9cTcQc/TsJsJhAhQd/9sTh9dKdJc/QsAsTdKcAc KsQhKhAd | p p p p p p p",
            accept="h",
            right="{Jd} as a bower comes first: it comes out even, and clubs bring −0.5.",
            wrong={
                "c": "Three clubs without a bower, and all of them low.",
                "d": "{Jd} would be the right bower, but your only trump.",
                "h* d* c*": "Don’t go alone with that.",
            },
        ),
        Ask(
            text="{9s} was turned down, and you hold one jack. What do you call?",
            kind=Kind.BID,
            at="- 0-0 S QsKhAhTdJc/Ks9hJhQdAc/AsQh9dAdTc/TsThKd9cKc 9sJsJdQc | p p p p p p p",
            accept="c",
            right="{Jc} takes a trick whatever happens, and {Ah} and {Kh} are good off suit. It "
            "brings −0.2, hearts −1.0.",
            wrong={
                "": "{Ah} and {Kh} take tricks off suit as well. What of {Jc}?",
                "c*": "The suit is right, but two trumps can’t do it alone.",
            },
        ),
    ),
)

BIDDING: Final = Chapter(
    key="bidding",
    title="Calling well",
    lessons=(FOR_WHOM, STRONG, NEXT, STUCK),
)
