"""A file of EGN to be changed, and random games, by rules that EGN knows and by any."""

from __future__ import annotations

import copy
import json
from typing import Any, Final

from hypothesis import strategies as st

from euchre.engine.actions import Give
from euchre.engine.cards import JOKER
from euchre.engine.deal import Deal
from euchre.engine.option_kinds import Value
from euchre.engine.position import Pair, Phase
from euchre.engine.record import Record
from euchre.engine.rules import Rules, changed
from euchre.engine.scoring import outcome
from euchre.notation.file import MARKS, Entry, Note, PenFile
from tests.rules.hands import LONGEST, deals_for, played_on

Json = dict[str, Any]  # what a test puts into a file may be anything

LONE_DEAL: Final[Json] = {
    "dealNumber": 0,
    "initialState": {
        "dealer": 2,
        "upCard": "Ks",
        "playerCards": [
            ["As", "Th", "Kh", "Ah", "Td"],
            ["Jh", "Qh", "Ad", "9c", "Jc"],
            ["Js", "Qs", "Tc", "Kc", "Ac"],
            ["Ts", "9d", "Jd", "Kd", "Qc"],
        ],
    },
    "phases": [
        {
            "phaseNumber": 0,
            "type": "EUCHRE_BIDDING",
            "calls": ["Pass", "Order"],
            "isAlone": True,
            "callAnnotations": {"1": ["[?!] Bold.", "Four to lose."]},
        },
        {
            "phaseNumber": 1,
            "type": "TRICK_PLAY",
            "tricks": [
                ["Qc", "Th", "9c"],
                ["Kd", "Td", "Ad"],
                ["Qh", "9d", "Ah"],
                ["As", "Jc", "Ts"],
                ["Jh", "Jd", "Kh"],
            ],
            "playAnnotations": {"10": ["[!]"], "2": ["Not the jack yet."]},
        },
    ],
}
PLAIN_DEAL: Final[Json] = {
    "dealNumber": 1,
    "initialState": {
        "dealer": 3,
        "upCard": "9h",
        "playerCards": [
            ["Jh", "Ah", "9s", "Tc", "Kd"],
            ["Th", "Kh", "As", "Js", "9d"],
            ["Jd", "Ac", "Kc", "Qs", "Td"],
            ["Qh", "Ts", "Qc", "Jc", "Ad"],
        ],
    },
    "phases": [
        {
            "type": "EUCHRE_BIDDING",
            "calls": ["Pass", "Pass", "Pass", "Order"],
            "isAlone": False,
            "discard": "Ts",
        },
        {"type": "TRICK_PLAY", "tricks": [["9s", "As", "Qs", "9h"], ["Qh", "Jh"]]},
    ],
}
FILE: Final[Json] = {
    "fileType": "Euchre Game Notation",
    "version": "1.6",
    "metadata": {
        "title": "Tuesday",
        "date": "2026-11-30",
        "players": ["Ada", "Bo", "Cy", "Di"],
        "teamNames": ["Elms", "Oaks"],
        "initialScore": [3, 7],
        "ruleset": {"std": True, "canadian": False, "loner_lead": "LEFT_OF_DEALER"},
    },
    "deals": [LONE_DEAL, PLAIN_DEAL],
}
PEN: Final = """[Title "Tuesday"]
[Date "2026-11-30"]
[South "Ada"]
[West "Bo"]
[North "Cy"]
[East "Di"]
[NorthSouth "Elms"]
[EastWest "Oaks"]

1. - 3-7 N AsThKhAhTd/JhQhAd9cJc/JsQsTcKcAc/Ts9dJdKdQc Ks9s9hQd | p o* ?! {Bold.} {Four to lose.} \
| QcTh9c {Not the jack yet.} KdTdAd Qh9dAh AsJc ! Ts JhJdKh =0-2
2. - 3-9 E 9sJhAhKdTc/JsAsThKh9d/QsTdJdKcAc/TsQhAdJcQc 9hKsQd9c | p p p o -Ts | 9sAsQs9h QhJh
"""
"""The same file in PEN."""


def egn(*changes: tuple[str, object]) -> str:
    """The file with some of its values set anew, by paths such as `deals.0.phases.1`."""
    whole = copy.deepcopy(FILE)
    for path, value in changes:
        *way, last = path.split(".")
        found: Any = whole
        for step in way:
            found = found[int(step)] if isinstance(found, list) else found[step]
        if value is ...:
            found.pop(int(last) if isinstance(found, list) else last)
        elif isinstance(found, list):
            found[int(last) : int(last) + 1] = [value]
        else:
            found[last] = value
    return json.dumps(whole)


# Random games


@st.composite
def known_rules(draw: st.DrawFn) -> Rules:
    """Rules that EGN has words for."""
    chosen: dict[str, Value] = {
        "deck": draw(st.sampled_from((24, 25, 32))),
        "target": draw(st.integers(min_value=1, max_value=20)),
        "lead_alone": draw(st.sampled_from(("eldest", "left_of_loner"))),
        "lone_euchre": draw(st.sampled_from((2, 4))),
    }
    for name in ("stick", "partners_best", "canadian"):
        chosen[name] = draw(st.booleans())
    if draw(st.booleans()):
        chosen |= {"defend_alone": "vs_lone", "defend_alone_score": "four"}
    if chosen["deck"] != 25:
        chosen["no_trump"] = draw(st.booleans())
    return changed(Rules(), chosen)


@st.composite
def games(draw: st.DrawFn, under: st.SearchStrategy[Rules]) -> PenFile:
    """Some hands of a game, the last of them stopped anywhere."""
    rules, score, told = draw(under), (0, 0), list[Entry]()
    for _ in range(draw(st.integers(min_value=1, max_value=3))):
        record = draw(hands_at(rules, score, finished=True))
        told.append(Entry(record, draw(notes(record))))
        score = after(record)
        if max(score) >= rules.target:
            return PenFile((), tuple(told))
    record = draw(hands_at(rules, score, finished=draw(st.booleans())))
    return PenFile((), (*told, Entry(record, draw(notes(record)))))


@st.composite
def hands_at(draw: st.DrawFn, rules: Rules, score: Pair, finished: bool) -> Record:
    passes = draw(st.integers(min_value=0, max_value=8))
    choices = draw(st.lists(st.integers(min_value=0, max_value=119), max_size=LONGEST))
    stop = LONGEST if finished else draw(st.integers(min_value=0, max_value=LONGEST))
    return played_on(Record.of(rules, draw(deals_for(rules)), score), passes, choices, stop)


def after(record: Record) -> Pair:
    ns, ew = outcome(record.position).pair
    return record.score[0] + ns, record.score[1] + ew


@st.composite
def notes(draw: st.DrawFn, record: Record) -> tuple[Note, ...]:
    """Marks and words, wherever they may stand in PEN."""
    places = st.integers(min_value=0, max_value=len(record.actions))
    marks = st.builds(lambda at, mark: Note(at, mark=mark), places, st.sampled_from(MARKS))
    words = st.builds(lambda at, text: Note(at, words=text), places, st.text("ab []!?", min_size=1))
    found = draw(st.lists(st.one_of(marks, words), max_size=4))
    return tuple(sorted(found, key=lambda note: note.actions))


def is_untold(record: Record) -> bool:
    """Whether a hand by known rules does something that EGN has no place for."""
    assert isinstance(record.start, Deal)
    given = record.position.phase is Phase.GIVE or any(type(one) is Give for one in record.actions)
    return given or record.start.upcard is JOKER
