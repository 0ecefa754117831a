"""House rules of dealing and calling: what tables agree on before the first hand."""

from __future__ import annotations

from typing import Final

from euchre.lessons.lesson import Ask, Chapter, Lesson, Read
from euchre.lessons.question import Kind

_ALL_PASS: Final = "0-0 S ThKh9dQd9c/9sTsTdJdKc/AsKdAdTcQc/JsAhJh9hJc QsKsQhAc | p p p p p p p"

NO_STICK: Final = Lesson(
    key="no-stick",
    title="Must the dealer call?",
    goal="Know what happens when nobody wants to call.",
    rules="R36 R37 R38 R39 D3 D5",
    steps=(
        Read(
            text="Tables differ, so ask before you sit down. The settings of this page have a "
            "switch for every rule in this chapter.",
        ),
        Ask(
            text="You deal, and all others have passed twice. At this table the rule is “stick "
            "the dealer”. What can you do?",
            kind=Kind.TEXT,
            at=f"- {_ALL_PASS}",
            texts=("Call a suit: you must", "Pass as well", "Ask for new cards"),
            accept="a",
            right="You are stuck: hearts, diamonds or clubs, whichever hurts least. Some call it "
            "“screw the dealer”.",
            wrong={"": "“Stick” means that the dealer can’t get away."},
        ),
        Ask(
            text="The same cards at a table without that rule, and you pass. How many points are "
            "scored?",
            kind=Kind.TEXT,
            at=f"nostick {_ALL_PASS} p",
            texts=("None", "Two for them", "One for them"),
            accept="a",
            right="The hand is thrown in: {points NS 0} for you and {points EW 0} for them.",
            wrong={"": "Nobody made trump, so nobody can win or lose anything."},
        ),
        Ask(
            text="And who deals the next hand?",
            kind=Kind.TEXT,
            at=f"nostick {_ALL_PASS} p",
            texts=("You again", "The player on your left", "Whoever passed first"),
            accept="b",
            right="The deal goes on to the left. There are tables where the same dealer deals "
            "again.",
            wrong={"": "After a hand the deal goes on clockwise, and here as well."},
        ),
        Ask(
            text="Why do many tables stick the dealer?",
            kind=Kind.TEXT,
            texts=(
                "Because dealers are lucky",
                "So that every hand is played",
                "So that the dealer gets more points",
            ),
            accept="b",
            right="No dull hands, and the others can lie in wait for a dealer with poor cards.",
            wrong={"": "Think of a table where everybody passes again and again."},
        ),
    ),
)

UPCARD_RULES: Final = Lesson(
    key="upcard-rules",
    title="The dealer and the up-card",
    goal="Know three rules about the up-card that differ.",
    rules="R26 R27 R28 R29 R33 R34 D1 D2 D4",
    steps=(
        Ask(
            text="{W} orders you up. By most rules, what do you do with {Kh}?",
            kind=Kind.TEXT,
            at="- 0-0 S JhAhTdQcKc/JsQsAsQhTc/TsKs9hJcAc/9sThKdAd9c Kh9dJdQd",
            texts=("Take it, and put another card down", "Leave it if you like", "Give it to {W}"),
            accept="a",
            right="You must take it, and one of your other cards goes face down.",
            wrong={"": "Most tables give the dealer no choice here."},
        ),
        Ask(
            text="You have taken {Kh}. Which card may you not put down, by most rules?",
            kind=Kind.TEXT,
            at="- 0-0 S JhAhTdQcKc/JsQsAsQhTc/TsKs9hJcAc/9sThKdAd9c Kh9dJdQd | o",
            texts=("{Jh}", "{Td}", "{Kh}"),
            accept="c",
            right="What you took you keep. Any card that you held before may go, even {Jh}.",
            wrong={"": "That was yours before. It may be foolish to put it down, but you may."},
        ),
        Read(
            text="Some tables let the dealer put the up-card down again. Others let a dealer who "
            "was ordered up leave it where it lies.",
        ),
        Ask(
            text="You deal at such a table. {W} orders up {Kh}, and you leave it. What is trump?",
            kind=Kind.TEXT,
            at="may-leave 0-0 S JhAhTdQcKc/JsQsAsQhTc/TsKs9hJcAc/9sThKdAd9c Kh9dJdQd | o l",
            texts=("Nothing yet", "{suit h}", "Any suit you name"),
            accept="b",
            right="Still {trump h}: the order made trump, wherever the card lies.",
            wrong={"": "{W} has accepted the suit. That can’t be undone."},
        ),
        Ask(
            text="{Qs} was turned down. By most rules, may you call spades now?",
            kind=Kind.TEXT,
            at="- 0-0 E 9hKsAsTd9c/ThKh9dQdAd/TsJdKdTcQc/JsAhJhQhJc Qs9sKcAc | p p p p",
            texts=("Yes", "No"),
            accept="b",
            right="Everybody has refused spades. A few tables allow any suit, though.",
            wrong={"": "You could have had spades in the first round."},
        ),
    ),
)

CALL_LIMITS: Final = Lesson(
    key="call-limits",
    title="Limits on calls",
    goal="Know house rules that forbid a call, and one that adds a call.",
    rules="V1 V5 V6 D19",
    steps=(
        Read(
            text="By the usual rules you may call a suit of which you hold no card. Some tables "
            "want you to hold a card of it.",
        ),
        Ask(
            text="Such a table wants a card with that suit printed on it. May you order up {Ah}?",
            kind=Kind.TEXT,
            at="need-natural 0-0 E JdTsKsQc9d/9s9hThTdTc/QsQhKhJcAc/JsJhQdAdKc AhAsKd9c",
            texts=("Yes: {Jd} would be a heart", "No: there is no heart"),
            accept="b",
            right="{Jd} becomes a heart, but diamonds are printed on it. Other tables let it "
            "count.",
            wrong={"": "Printed on it, says this table, and {Jd} shows a diamond."},
        ),
        Read(
            text="The Canadian loner: whoever wants to order up a partner who deals must play "
            "alone.",
        ),
        Ask(
            text="By the Canadian rule: {N} deals, and you want diamonds. What can you call?",
            kind=Kind.TEXT,
            at="canadian 0-0 N As9hJdKdTc/Ks9cJcKcAc/TsJhQhAhQc/9sJsKhTdQd AdQsTh9d | p",
            texts=("Diamonds, with {N}", "Nothing but a pass", "Diamonds alone, or pass"),
            accept="c",
            right="To assist means to be alone. With these cards you would rather pass, and {N} "
            "may pick it up.",
            wrong={"": "Your partner deals, so this rule leaves you one way to get diamonds."},
        ),
        Read(
            text="At some tables one can call no trump in the second round. Then jacks are plain "
            "jacks, and the highest card of the suit led takes every trick.",
        ),
        Ask(
            text="There is no trump, and {W} leads {Qd}. Which cards may you play?",
            kind=Kind.LEGAL,
            at="@ JdAc9hTh/9dTdTs/QcKc9c/KsQsAh E 9s~xx Wn W:QdAdAs 0-1 0-0 no-trump",
            right="Only {may Jd}. Without a trump it is a diamond like any other.",
            wrong={"": "Without a trump there are no bowers."},
            help="Which suit is printed on {Jd}? That is all that counts now.",
        ),
        Ask(
            text="There is no trump. Who takes this trick?",
            kind=Kind.WINNER,
            at="@ JdAc9hTh/9dTdTsQd/AdQcKc9c/AsKsQsAh E 9s~xx Wn W: 0-1 0-0 no-trump | | QdAdAsJd",
            right="{takes N} takes it with the ace of the suit led.",
            wrong={"": "No trump, no bowers: look for the highest diamond."},
        ),
    ),
)

WHO_DEALS: Final = Lesson(
    key="who-deals",
    title="Who deals, and how",
    goal="Find the first dealer in three ways, and deal in packets.",
    rules="R10 R11 R12 R13 R17 R18 R19 R20",
    steps=(
        Read(
            text="The first dealer is drawn by lot, or chosen. Or cards are dealt face up, one to "
            "each in turn, until a jack falls: who gets it deals.",
        ),
        Ask(
            text="The cards fall in this order, the first to {W}, then {N}, {E} and you. The "
            "first jack deals. Who is it?",
            kind=Kind.TEXT,
            cards="9cAdKsJdThJs",
            texts=("{W}", "{N}", "{E}", "You"),
            accept="d",
            right="{Jd} is the fourth card, and it comes to you.",
            wrong={"": "Count round the table as far as {Jd}."},
        ),
        Ask(
            text="The same cards, but the first black jack deals. Who is it now?",
            kind=Kind.TEXT,
            cards="9cAdKsJdThJs",
            texts=("{W}", "{N}", "{E}", "You"),
            accept="b",
            right="{Jd} is red. {Js} is the sixth card: {W} gets the fifth, {N} the sixth.",
            wrong={"": "The first black jack is {Js}. Count on past your own card."},
        ),
        Read(
            text="Cards are dealt in two rounds of packets: three, two, three, two, and then two, "
            "three, two, three. Others begin with two.",
        ),
        Ask(
            text="You deal, and give {W} three cards and {N} two. How many does {N} get in the "
            "second round?",
            kind=Kind.TEXT,
            texts=("Two", "Three", "Five"),
            accept="b",
            right="Two and three make five.",
            wrong={"": "Everybody must have five cards after two rounds."},
        ),
        Ask(
            text="A dealer gives one card each, and then four each. Is that allowed?",
            kind=Kind.TEXT,
            texts=("Yes", "No"),
            accept="a",
            right="Any packets will do, as long as two rounds give everybody five.",
            wrong={"": "One and four are five, after two rounds. That is all the rule asks."},
        ),
    ),
)

HOUSE_CALLS: Final = Chapter(
    key="house-calls",
    title="House rules: deal and call",
    lessons=(NO_STICK, UPCARD_RULES, CALL_LIMITS, WHO_DEALS),
)
