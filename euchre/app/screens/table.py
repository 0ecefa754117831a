"""The table: the seats, what lies between them, and the line that says what goes on."""

from __future__ import annotations

from typing import Final

from euchre.app.acts import is_lifted
from euchre.app.data_do import write_do
from euchre.app.html import Child, Element, el
from euchre.app.log import what_comes
from euchre.app.model import Model, Stage, can_take_back
from euchre.app.screens.glossary import glossed, meanings
from euchre.app.screens.hint import hint_button
from euchre.app.screens.parts import back, face, hidden, trump_sign
from euchre.app.screens.result import game_panel, hand_panel, loading_panel, passed_out_panel
from euchre.app.screens.score_cards import score_cards
from euchre.app.words import (
    advice,
    announce_turn,
    ask_take_back,
    card_name,
    deals,
    dealt,
    labels,
    look,
    reason,
    said,
    sits_out,
    told,
)
from euchre.app.words import table as words
from euchre.app.words.questions import CUT, WHO_DEALS, give_device
from euchre.engine.actions import LayDown
from euchre.engine.events import events
from euchre.engine.position import Mark, Phase
from euchre.engine.seats import Seat


def felt(model: Model) -> Element:
    seats = (board_seat(model, seat) for seat in model.reader.round_from[1:])
    return el("div", seats, _middle(model), score_cards(model), id="felt")


def _middle(model: Model) -> Element:
    match model.stage:
        case Stage.LOADING:
            return loading_panel()
        case Stage.HAND_OVER:
            return hand_panel(model)
        case Stage.GAME_OVER:
            return game_panel(model)
        case Stage.PASSED_OUT:
            return passed_out_panel(model)
        case Stage.FIRST_DEALER | Stage.CUT:
            return _pack()
        case _:
            return _trick(model) if model.position.trick or model.shown_trick else _kitty(model)


# Seats


def board_seat(model: Model, seat: Seat) -> Element:
    """A player: name, marks and, face down, the cards."""
    position, here = model.position, model.settings.name(seat)
    acts = position.turn is seat and model.stage in _ACTING
    contract = position.contract
    out = contract is not None and not contract.is_active(seat)
    return el(
        "div",
        None if seat is model.reader else _backs(model, seat),
        el(
            "div",
            el("span", here, class_="name"),
            _marks(model, seat, out),
            hidden(words.TO_ACT) if acts else None,
            class_="plate",
        ),
        _own_tools(model) if seat is model.reader and model.stage is Stage.YOURS else None,
        class_="seat",
        id=f"seat-{model.place(seat).name}",
        role="group",
        aria_label=words.role(seat, model.reader),
        data_turn="true" if acts else None,
        data_out="true" if out else None,
    )


_ACTING: Final = (Stage.YOURS, Stage.COVERED, Stage.THINKING)


def _backs(model: Model, seat: Seat) -> Element:
    contract = model.position.contract
    active = contract is None or contract.is_active(seat)
    count = len(model.position.holding(seat)) if active and not _before_the_deal(model) else 0
    backs = (back(packet=packet_of(model, seat, at)) for at in range(count))
    return el("span", backs, class_="backs", aria_hidden="true")


def _before_the_deal(model: Model) -> bool:
    return model.stage in (Stage.FIRST_DEALER, Stage.CUT)


def packet_of(model: Model, seat: Seat, at: int) -> int | None:
    """In which of the eight packets of the deal a card comes (R18); None when none is going on."""
    if model.stage is not Stage.DEALING:
        return None
    place = model.position.dealer.left.round_from.index(seat)
    first, _ = model.game.rules.packets
    return place if at < first[place] else len(first) + place


def _marks(model: Model, seat: Seat, out: bool) -> Element:
    position = model.position
    contract = position.contract
    marks: list[Child] = []
    if position.dealer is seat and model.stage not in (Stage.LOADING, Stage.FIRST_DEALER):
        shown = el("span", words.DEALER_SIGN, aria_hidden="true")
        marks.append(_mark("dealer", shown, hidden(words.DEALER)))
    if contract is not None and contract.maker is seat:
        suit = contract.suit.value if contract.suit else None
        made = hidden(words.maker(contract.suit))
        marks.append(_mark("maker", trump_sign(contract.suit), made, suit=suit))
    alone = contract is not None and seat in contract.alone
    if alone:
        marks.append(_mark("alone", hidden(words.PAUSE), words.ALONE_SIGN))
    name = model.settings.name(seat)
    text = sits_out(name) if out else "" if alone else _said(model, seat)
    pause = hidden(words.PAUSE) if marks and text else None
    return el("span", marks, pause, el("span", text, class_="said"), class_="marks")


def _mark(kind: str, *inside: Child, suit: str | None = None) -> Element:
    return el("span", inside, class_=f"mark {kind}", data_suit=suit)


def _said(model: Model, seat: Seat) -> str:
    """What a seat has said last in this round of calling."""
    if model.position.phase in (Phase.PLAY, Phase.OVER):
        return ""
    heard = ""
    for before, actor, action in model.game.record.moves():
        if before.phase is Phase.CALL and before.turn is before.dealer.left and actor is not seat:
            heard = ""  # a new round has begun
        if actor is seat:
            name, knocks = model.settings.name(seat), model.settings.knock
            heard = said(action, before, name, knocks=knocks) or heard
    return heard


def _own_tools(model: Model) -> tuple[Child, ...]:
    """What lies beside the person's plate: a hint, and the lay-down where it is sure."""
    lay_down = el(
        "button",
        labels.LAY_DOWN,
        class_="quiet",
        type="button",
        id="lay-down",
        data_do=write_do(LayDown()),
        title=labels.LAY_DOWN_NOTE,
    )
    return lay_down if model.sure else _offer(model), hint_button(model)


def _offer(model: Model) -> Element | None:
    """To somebody who has never been here: the hand explained."""
    if not model.newcomer:
        return None
    return el(
        "button",
        labels.NEW_HERE,
        class_="quiet",
        type="button",
        id="guide-offer",
        data_do="guide",
        title=labels.NEW_HERE_NOTE,
    )


# What lies in the middle


def _pack() -> Element:
    """The pack before it is dealt."""
    stack = el("div", (back(f"kitty-{at}") for at in (1, 2, 3, 4)), class_="stack")
    return el("div", stack, id="kitty", aria_hidden="true")


def _kitty(model: Model) -> Element:
    below = (back(f"kitty-{at}") for at in (1, 2, 3))
    label, top = _top_of_kitty(model)
    stack = el("div", below, top, class_="stack")
    if not label:
        return el("div", stack, id="kitty", aria_hidden="true")
    return el("div", stack, id="kitty", role="group", aria_label=label)


def _top_of_kitty(model: Model) -> tuple[str, Element | None]:
    """The card that all know with what it is, if one lies there."""
    table = model.position.table
    if table.mark is Mark.TAKEN:
        return "", None
    if model.stage is Stage.DEALING:
        return "", back("kitty-up")
    if table.mark is Mark.TURNED_DOWN:
        name = hidden(card_name(table.upcard))
        return words.DOWN_CARD, el("span", name, class_="card", data_face="down", id="kitty-up")
    return words.UP_CARD, face(table.upcard, id_=f"card-{table.upcard}")


def _trick(model: Model) -> Element:
    """The trick in the order played, each card at its player's place."""
    leader = model.shown_trick[0][0] if model.shown_trick else model.position.turn or model.reader
    slots = (_slot(model, seat) for seat in leader.round_from)
    return el("ul", slots, id="trick", aria_label=words.THIS_TRICK)


def _slot(model: Model, seat: Seat) -> Element:
    contract, name = model.position.contract, f"slot-{model.place(seat).name}"
    if contract is not None and not contract.is_active(seat):
        who = model.settings.name(seat)
        out = (hidden(who), " ", sits_out(who))
        return el("li", out, class_="slot", id=name, data_out="true")
    if seat not in dict(model.shown_trick):
        return el("li", class_="slot", id=name, aria_hidden="true")
    return _played(model, seat)


def _played(model: Model, seat: Seat) -> Element:
    card = dict(model.shown_trick)[seat]
    wins = model.stage in (Stage.TRICK, Stage.SWEEP) and seat is model.best_so_far
    leads = seat is model.shown_trick[0][0]
    return el(
        "li",
        hidden(words.played_by(seat, model.settings.names, leads=leads, wins=wins)),
        face(card, model.trump, id_=f"card-{card}"),
        class_="slot",
        id=f"slot-{model.place(seat).name}",
        data_led=words.LED if leads else None,
        data_winner="true" if wins else None,
    )


# The status line


def status(model: Model) -> Element:
    """One line that says what goes on, what is asked, or why not."""
    tone, text = _status(model)
    long = "true" if tone == "plain" and len(text) > TWO_LINES else None
    line = el("span", glossed(text, "status"))
    return el("p", line, id="status", data_tone=tone, data_long=long)


TWO_LINES: Final = 72
"""So many letters; what happened last has more only where the longest names stand in it."""


def status_meanings(model: Model) -> tuple[Element, ...]:
    """What the words of euchre in that line mean, and in what the coach says beside it."""
    return (*meanings(_status(model)[1], "status"), *meanings(said_beside(model), "remark"))


def remark(model: Model) -> Element | None:
    """What the coach says while the line asks the next question: both are read."""
    text = said_beside(model)
    return el("p", el("span", glossed(text, "remark")), id="remark") if text else None


def said_beside(model: Model) -> str:
    return _comment(model) if model.stage is Stage.YOURS else ""


def _comment(model: Model) -> str:
    """What the coach says, unless a card should be taken back first."""
    if model.remark is None or can_take_back(model.game, model.people):
        return ""
    from euchre.app.words.coach import comment  # there is a remark only once it was read

    return comment(model.remark)


def _status(model: Model) -> tuple[str, str]:
    if model.stage is Stage.LOADING:
        return "plain", labels.LOADING_STATUS
    if model.refusal is not None:
        return "refusal", reason(model.refusal, model.position.phase)
    if model.stage is Stage.YOURS and model.hint is not None:
        return "hint", advice(model.hint, model.position)
    if model.stage is Stage.YOURS and is_lifted(model):
        return "turn", look.LIFTED[model.position.phase]
    if model.stage is Stage.YOURS and model.knocked:
        return "turn", labels.KNOCKED_ONCE
    if model.stage is Stage.YOURS:
        return "turn", announce_turn(model.position, model.reader)
    if text := _comment(model):
        return "coach", text
    if model.stage is Stage.COVERED:
        return "turn", give_device(model.settings.name(model.reader))
    if model.stage in _BEFORE:
        return "turn", _BEFORE[model.stage]
    if reneged := can_take_back(model.game, model.people):
        return "turn", ask_take_back(model.game.record.positions[-2], reneged)
    return "plain", _just_now(model)


_BEFORE: Final = {Stage.FIRST_DEALER: WHO_DEALS, Stage.CUT: CUT}


def _just_now(model: Model) -> str:
    """What has happened last, in words."""
    names, record = model.settings.names, model.game.record
    if model.stage is Stage.GAME_OVER:
        return labels.GAME_OVER
    if model.stage in (Stage.HAND_OVER, Stage.PASSED_OUT):
        return what_comes(model.game, names, model.reader, model.side_names)
    if model.stage is Stage.DEALING:
        return deals(model.position.dealer, names)
    for at in range(len(record.actions) - 1, -1, -1):
        happened = events(record.positions[at], record.actions[at])
        if happened:  # of some answers nobody hears
            return " ".join(told(event, names) for event in happened[-2:])
    return dealt(model.position.dealer, model.position.table.upcard, names)
