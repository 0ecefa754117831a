"""Manners: what one may say and do at the table, and what a breach costs."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

DEALING: Final = Lesson(
    key="fair-deal",
    title="A fair deal",
    goal="Shuffle, offer the cut, and know when the cards are dealt again.",
    rules="R14 R15 R16 R36 R98 V22",
    steps=(
        Ask(
            text="The dealer has shuffled. To whom is the pack offered for a cut?",
            kind=Kind.TEXT,
            texts=("The player on the right", "The dealer’s partner", "The player on the left"),
            accept="a",
            right="The player on the dealer’s right may lift some cards off and put them below. "
            "It is a courtesy: nobody needs to doubt the shuffle.",
            wrong={"": "It is the neighbour who gets cards last but one."},
        ),
        Read(
            text="A deal that does not count is a misdeal. A card that falls face up is one, or a "
            "player who gets six cards.",
        ),
        Ask(
            text="You deal, and a card turns over by accident. What now?",
            kind=Kind.TEXT,
            texts=(
                "The player who gets it may keep it",
                "The other side scores two",
                "You gather the cards and deal again",
            ),
            accept="c",
            right="The same dealer shuffles once more. Nobody scores.",
            wrong={"": "No harm is done yet: all can be made anew."},
        ),
        Ask(
            text="Everybody has passed twice, at a table where the dealer need not call. Some say "
            "misdeal to that, too. Who deals now?",
            kind=Kind.TEXT,
            at="nostick 0-0 S ThKh9dQd9c/9sTsTdJdKc/AsKdAdTcQc/JsAhJh9hJc QsKsQhAc | p p p p p p "
            "p p",
            texts=("You again", "{W}", "{N}"),
            accept="b",
            right="The hand is over without points, and the deal goes to the left.",
            wrong={"": "The deal goes round clockwise, as it does after every hand."},
        ),
        Ask(
            text="When may you pick up your cards and look?",
            kind=Kind.TEXT,
            texts=("As they come", "When the deal is done", "When the up-card is turned"),
            accept="b",
            right="It is polite to wait until everybody has five.",
            wrong={"": "It is no crime. But a dealer likes quiet hands at the table."},
        ),
    ),
)

TALK: Final = Lesson(
    key="table-talk",
    title="No table talk",
    goal="Tell partner nothing but by your calls and cards.",
    rules="R96 R98 V21",
    steps=(
        Read(
            text="Table talk is anything that tells your partner what to call or what you hold: a "
            "word, a sigh, a look, a long wait.",
        ),
        Ask(
            text="{N} deals and looks at you. Which of these may you say?",
            kind=Kind.TEXT,
            at="- 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p",
            texts=("“I could help in diamonds.”", "“Hm, it’s your deal, after all…”", "“Pass.”"),
            accept="c",
            right="A call or a pass, and nothing more.",
            wrong={"": "That tells your partner something of your cards."},
        ),
        Ask(
            text="Your partner asks: “How many points do we have?” May you answer?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="a",
            right="The score is there for all. It tells nothing of your cards.",
            wrong={"": "The score is no secret."},
        ),
        Ask(
            text="Before you pass you think for a while, as you hold two bowers. Then you say "
            "“pass” very slowly. Is that fair?",
            kind=Kind.TEXT,
            texts=("Yes: I said only “pass”", "No: how I said it told something"),
            accept="b",
            right="Try to pass in one and the same tone always.",
            wrong={"": "The word was right. But everybody heard the tone."},
        ),
        Ask(
            text="Your partner leads {Ks}. Which of these tells something, and is fair?",
            kind=Kind.TEXT,
            texts=("To play a card", "To nod", "To ask: “Are you sure?”"),
            accept="a",
            right="Cards may speak. What you play is seen by all four.",
            wrong={"": "Only calls and cards may speak, as all four can read them."},
        ),
        Ask(
            text="In strict clubs only fixed words are allowed: pass, pick it up, alone. Another "
            "word can cost…",
            kind=Kind.TEXT,
            texts=("nothing", "points"),
            accept="b",
            right="Two, at some tables. At home a friendly word will do.",
            wrong={"": "Strict clubs want to be taken at their word."},
        ),
    ),
)

_RENEGE: Final = "W 9dTdQhKhAh/9hThKdKcAc/9sTsKsAsAd/QdJc9cTcQc QsJsJhJd | p p p p h"

RENEGE: Final = Lesson(
    key="renege",
    title="A renege",
    goal="Know what a renege is, how it comes out and what it costs.",
    rules="R56 R92 R93 R94 R98 D12",
    steps=(
        Read(
            text="A renege is not to follow suit when you could. Here you can’t do it by "
            "accident: only cards that may be played can be put down. With real cards it happens.",
        ),
        Ask(
            text="{N} called hearts and leads {Ad}. Which of your cards may you play?",
            kind=Kind.LEGAL,
            at="- 0-0 W 9dTdQhKhAh/9hThKdKcAc/9sTsKsAsAd/QsJc9cTcQc QdJsJhJd | p p p p h | Ad9c",
            right="A diamond was led: {may 9d Td}. Any other card would be a renege.",
            wrong={"": "You hold diamonds, so one of them must be played."},
            help="Tap every diamond that you hold.",
        ),
        Ask(
            text="Diamonds, spades, spades: three leads of {N}, and {E} has just played {Qd}. Who "
            "reneged?",
            kind=Kind.TEXT,
            at=f"renege 0-0 {_RENEGE} | Ad9c9dKd AsTcTdKc KsQd",
            texts=("{W}", "{N}", "{E}", "Nobody"),
            accept="c",
            right="{E} held {Qd} all the time, and gave {9c} to the first lead, a diamond.",
            wrong={"": "Who now shows a diamond, and played none when {Ad} was led?"},
        ),
        Ask(
            text="At many tables the hand is given up, and a renege costs four points. Then what "
            "does this one do?",
            kind=Kind.TEXT,
            at=f"renege 0-0 {_RENEGE} | Ad9c9dKd AsTcTdKc KsQd",
            texts=("Your side scores four", "Their side loses four", "The trick goes to {N}"),
            accept="b",
            right="It is {points EW -4} for them, and nothing else counts. A score can fall below "
            "zero so.",
            wrong={
                "a": "Taken away from them, not given to you.",
                "c": "The hand is given up: no trick counts any more.",
            },
        ),
        Ask(
            text="At other tables the side that did not renege gets points. Who scores here?",
            kind=Kind.POINTS,
            at=f"renege,renege-plus2 0-0 {_RENEGE} | Ad9c9dKd AsTcTdKc KsQd",
            right="{points NS 2} points, as for a euchre.",
            wrong={"": "{E} reneged. The other side scores, as much as for a euchre."},
        ),
        Ask(
            text="You see at once that you have put down the wrong card. What can you do?",
            kind=Kind.TEXT,
            texts=(
                "Say so, and take it back before the next card is played",
                "Say nothing and hope",
                "Take it back at the end",
            ),
            accept="a",
            right="A slip that is mended at once costs nothing here. Other tables give you the "
            "whole trick for it, or no time at all.",
            wrong={"": "It will come out when you play the suit. Better mend it now."},
        ),
    ),
)

LAY_DOWN: Final = Lesson(
    key="lay-down",
    title="Cards on the table",
    goal="See when a holding takes every trick, and lay it down.",
    rules="R97 R98",
    steps=(
        Read(
            text="Hearts are trump, and you lead. No card of the others can take a trick from "
            "these: {Jh}, {Jd} and {Ah} draw all trumps, and then all five are good.",
            at="- 0-0 E AsJhKhAhJd/QsThTdKcAc/Qh9dQd9cJc/KsKdAdTcQc 9sTsJs9h | p p p p h",
            marks="JhJdAh",
        ),
        Ask(
            text="Such a holding is called a lay-down, or a perfect hand: put it on the table and "
            "score as if it had been played. Who scores what?",
            kind=Kind.POINTS,
            at="- 0-0 E AsJhKhAhJd/QsThTdKcAc/Qh9dQd9cJc/KsKdAdTcQc 9sTsJs9h | p p p p h | L",
            right="A march: {points NS 2} points. Said to be alone, it would have been four.",
            wrong={"": "All five tricks for the makers: what is that worth?"},
        ),
        Ask(
            text="You are on lead, and hearts are trump. Which is a lay-down?",
            kind=Kind.TEXT,
            texts=("{Ah} {Kh} {Qh} {Th} {9h}", "{Jh} {Jd} {Qh} {Th} {9h}"),
            accept="b",
            right="Two leads of bowers draw the other two trumps. Then {Qh}, {Th} and {9h} are "
            "the last three.",
            wrong={"a": "Five trumps, but both bowers are out, and they beat every one of them."},
        ),
        Ask(
            text="Again you lead, with hearts as trump. Which is a lay-down?",
            kind=Kind.TEXT,
            texts=("{Jh} {Jd} {Ah} {9h} {Ks}", "{Jh} {Jd} {Ah} {9h} {As}"),
            accept="b",
            right="Four trumps draw all the others, and {As} is the highest of its suit.",
            wrong={"a": "{As} may be out, and it would take {Ks}."},
        ),
        Ask(
            text="Somebody else leads first, and you hold {Jh} {Jd} {Ah} {9h} {As}. Is it still "
            "sure?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="b",
            right="A suit that you don’t have may be led, and a player behind you may trump "
            "higher than {9h}. Lay down only what can’t fail.",
            wrong={"": "Think of a club lead: you would have to trump, and with which card?"},
        ),
        Ask(
            text="When are such cards laid down?",
            kind=Kind.TEXT,
            texts=(
                "Before trump is made",
                "After the third trick",
                "When trump is made, before the first lead",
            ),
            accept="c",
            right="Trump must be known. Before that no holding is sure of anything.",
            wrong={
                "a": "Without a trump suit nobody can be sure.",
                "b": "It is meant to save time: five tricks at once.",
            },
        ),
    ),
)

HISTORY: Final = Lesson(
    key="history",
    title="Then and elsewhere",
    goal="Know how old the game is, and how the British play it.",
    rules="R3 R107 R108",
    steps=(
        Read(
            text="Euchre has been known since about 1850. North Americans and the British play it "
            "to this day, but not quite alike.",
        ),
        Ask(
            text="Which card does every pack have today because of euchre?",
            kind=Kind.TEXT,
            texts=("The ace of spades", "The joker", "The jack"),
            accept="b",
            right="It was made for euchre, as a trump above the right bower. Later other games "
            "took it over.",
            wrong={"": "That card is much older. Which one do most games leave in the box?"},
        ),
        Ask(
            text="North Americans mostly play without it. How many cards has their pack?",
            kind=Kind.TEXT,
            texts=("24", "25", "32"),
            accept="a",
            right="Nine to ace of four suits: 24.",
            wrong={"": "Six cards of each suit, from nine to ace, and no joker."},
        ),
        Ask(
            text="The British have kept the joker and call it Benny. How many cards have they got?",
            kind=Kind.TEXT,
            texts=("24", "25", "32"),
            accept="b",
            right="24 and Benny. And their game goes to 11, not to 10.",
            wrong={"": "The same pack, and one card more."},
        ),
        Ask(
            text="A friend deals by packs of three and two, another by two and three. Who is "
            "right?",
            kind=Kind.TEXT,
            texts=("The first", "The second", "Both"),
            accept="c",
            right="Customs differ, and none is wrong. Agree before the first deal.",
            wrong={"": "Five cards in two rounds is all that matters."},
        ),
    ),
)

MANNERS: Final = Chapter(
    key="manners",
    title="Manners and customs",
    lessons=(DEALING, TALK, RENEGE, LAY_DOWN, HISTORY),
)
