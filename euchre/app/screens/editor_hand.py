"""How a composed hand stands: only the choices that count as it stands are shown."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.composing import rules_offered
from euchre.app.data_do import NO_TRUMP, write_edit
from euchre.app.draft import Draft
from euchre.app.editor import Editor
from euchre.app.html import Element, el
from euchre.app.model import Model
from euchre.app.screens.forms import radios
from euchre.app.screens.parts import hidden
from euchre.app.screens.rules import rules_list
from euchre.app.words import SEATS_NAMED, SIDES, suit_title
from euchre.app.words import editor as words
from euchre.engine.call_faults import OPTION_OF, always
from euchre.engine.cards import Suit
from euchre.engine.position import Contract, Mark, Phase
from euchre.engine.seats import SEATS, Seat, Side


def hand_fields(model: Model, now: Editor) -> Element:
    """The choices, from the phase to the rules, each with its faults."""
    return el("div", _fields(model, now.draft), class_="edit-fields")


def _fields(model: Model, draft: Draft) -> Iterator[Element]:
    made = draft.contract
    yield el("h3", words.HAND)
    yield _phase(draft)
    yield _seats("dealer", words.DEALER, draft.dealer)
    if not draft.turn_is_given:
        yield _seats("turn", words.TURN, draft.turn)
    if made:
        yield from _trump(draft, made)
    if draft.phase is Phase.PLAY and any(draft.taken):
        yield _seats("leader", words.LEADER, draft.leader)
    if draft.phase in (Phase.PLAY, Phase.OVER):
        yield _figures(draft, "taken", words.TRICKS, *_faults(draft, "tricks"))
    yield _figures(draft, "score", words.SCORE, *_faults(draft, "score"))
    yield _rules(model, draft)


def _phase(draft: Draft) -> Element:
    phases = [(phase.value, words.PHASES[phase]) for phase in _phases(draft)]
    present = Phase.ORDER if draft.phase is Phase.NAME else draft.phase
    told = _faults(draft, "turn") if draft.contract else _faults(draft, "turn", "contract")
    return radios("edit.phase", words.PHASE, phases, present.value, *told)


def _phases(draft: Draft) -> Iterator[Phase]:
    """The moments that these rules have, and the present one."""
    for phase in Phase:
        offered = OPTION_OF.get(phase, always)(draft.rules) and phase not in _NOT_CHOSEN
        if offered or phase is draft.phase is not Phase.NAME:
            yield phase


_NOT_CHOSEN = (Phase.NAME, Phase.OVER)
"""A joker that is turned up makes one of the first round; at its end a hand can't be played."""


def _trump(draft: Draft, made: Contract) -> Iterator[Element]:
    if draft.phase not in (Phase.TAKE, Phase.DISCARD):
        yield _mark(draft)
    yield _seats("maker", words.MAKER, made.maker, *_faults(draft, "contract"))
    if not draft.suit_is_given:
        yield _suit(draft, made)
    yield _alone(draft, made)
    if draft.rules.defend_alone != "off" or made.lone_defender:
        yield _defender(made)


def _mark(draft: Draft) -> Element:
    marks = [(mark.value, words.MARKS[mark]) for mark in words.MARKS if _is_offered(draft, mark)]
    return radios("edit.mark", words.MARK, marks, draft.mark.value)


def _is_offered(draft: Draft, mark: Mark) -> bool:
    return mark is not Mark.LEFT or draft.rules.pickup == "may" or mark is draft.mark


def _suit(draft: Draft, made: Contract) -> Element:
    trumps: list[Suit | None] = [*Suit]
    if draft.rules.no_trump or made.suit is None:
        trumps.append(None)
    suits = [(_letter(suit), suit_title(suit)) for suit in trumps]
    return radios("edit.suit", words.SUIT, suits, _letter(made.suit))


def _letter(suit: Suit | None) -> str:
    return suit.value if suit else NO_TRUMP


def _alone(draft: Draft, made: Contract) -> Element:
    chosen = {None: "", made.maker: "maker"}.get(made.loner, "partner")
    partner = draft.rules.alone_who != "maker" or chosen == "partner"
    who = [pair for pair in words.LONERS.items() if partner or pair[0] != "partner"]
    return radios("edit.alone", words.ALONE, who, chosen)


def _defender(made: Contract) -> Element:
    others = made.maker.side.other.seats
    seats = [("", words.NOBODY), *((seat.name, SEATS_NAMED[seat]) for seat in others)]
    chosen = made.lone_defender.name if made.lone_defender else ""
    return radios("edit.defender", words.DEFENDER, seats, chosen)


def _seats(field: str, legend: str, chosen: Seat, *faults: Element) -> Element:
    seats = [(seat.name, SEATS_NAMED[seat]) for seat in SEATS]
    return radios(f"edit.{field}", legend, seats, chosen.name, *faults)


def _figures(draft: Draft, field: str, legend: str, *faults: Element) -> Element:
    pair = draft.taken if field == "taken" else draft.score
    steppers = (_stepper(field, side, pair[side.index]) for side in Side)
    return el(
        "fieldset",
        el("legend", legend),
        el("div", steppers, class_="steppers"),
        faults,
        id=f"field-edit-{field}",
    )


def _stepper(field: str, side: Side, figure: int) -> Element:
    """A figure between a button for less and one for more."""
    return el(
        "div",
        el("span", SIDES[side], class_="side-name"),
        _step("less", "−", field, side),
        el("b", str(figure)),
        _step("more", "+", field, side),
        class_="stepper",
    )


def _step(wish: str, sign: str, field: str, side: Side) -> Element:
    name = words.stepped(side, words.POINTS[field], more=wish == "more")
    return el(
        "button",
        el("span", sign, aria_hidden="true"),
        hidden(name),
        type="button",
        class_="tool",
        id=f"edit-{wish}-{field}-{side.value}",
        data_do=write_edit(wish, f"{field}-{side.value}"),
    )


def _rules(model: Model, draft: Draft) -> Element:
    offered = rules_offered(model, draft)
    chosen = next(name for name, rules in offered.items() if rules == draft.rules)
    names = [(name, words.RULES_OFFERED[name]) for name in offered]
    listed = el("div", rules_list(draft.rules), id="edit-rules")
    note = el("p", words.RULES_NOTE, class_="note")
    if len(names) > 1:
        return radios("edit.rules", words.RULES, names, chosen, listed, note)
    return el("fieldset", el("legend", words.RULES), listed, note, id="field-edit-rules")


def _faults(draft: Draft, *parts: str) -> tuple[Element, ...]:
    """What is the matter with some part."""
    found = (one for one in draft.faults() if one.part in parts)
    return tuple(el("p", words.fault(one), class_="missing") for one in found)
