"""The screens: what the model looks like, as one tree of elements. Pure."""

from __future__ import annotations

from typing import Final

from euchre.app.html import Element, el
from euchre.app.model import Model, Stage, last_decision
from euchre.app.screens.bar import bar
from euchre.app.screens.calls import dock
from euchre.app.screens.dialogs import dialog
from euchre.app.screens.holding import hand
from euchre.app.screens.notices import guide_panel, notices
from euchre.app.screens.table import board_seat, felt, status, status_meanings
from euchre.app.settings import Settings
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.rules import Rules

__all__ = ["loading", "page"]


def loading() -> Element:
    """The table as it is painted before Python arrives: nothing is dealt or decided yet."""
    return page(Model(Game.new(Rules(), ""), Settings(), stage=Stage.LOADING))


def page(model: Model) -> Element:
    """The whole page: one root element, for every state of the model."""
    look, dealer = model.settings.look, model.place(model.position.dealer)
    taker = model.best_so_far if model.stage is Stage.SWEEP else None
    return el(
        "div",
        bar(model, last_decision(model.game, model.people) is not None),
        el(
            "main",
            el("div", felt(model), id="table", data_do="skip"),
            board_seat(model, model.reader),
            status(model),
            status_meanings(model),
            guide_panel(model),
            dock(model),
            hand(model),
            id="board",
        ),
        notices(model),
        el("p", model.announcement, id="live", class_="vh", role="status"),
        dialog(model),
        id="app",
        data_phase=_phase(model),
        data_round=_round(model),
        data_pace=model.pace,
        data_theme=look.theme,
        data_colours=look.colours,
        data_letters=look.letters,
        data_faces=look.faces,
        data_back=look.back,
        data_side=look.side,
        data_stage=model.stage.value,
        data_dealer=dealer.name if model.stage is Stage.DEALING else None,
        data_sweep=model.place(taker).name if taker else None,
    )


def _phase(model: Model) -> str:
    """The name that the style sheet knows this state by."""
    match model.stage:
        case Stage.LOADING:
            return "loading"
        case Stage.FIRST_DEALER | Stage.CUT:
            return "bid"
        case Stage.DEALING:
            return "deal"
        case Stage.HAND_OVER | Stage.GAME_OVER | Stage.PASSED_OUT:
            return "result"
        case Stage.TRICK | Stage.SWEEP:
            return "trick"
        case _:
            return _PHASES.get(model.position.phase, "bid")


_PHASES: Final = {Phase.DISCARD: "discard", Phase.GIVE: "discard", Phase.PLAY: "play"}


def _round(model: Model) -> str | None:
    return {Phase.ORDER: "1", Phase.CALL: "2"}.get(model.position.phase)
