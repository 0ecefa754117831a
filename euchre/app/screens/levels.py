"""Players: their names, and how well each of the others plays, to choose from."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.ai.levels import LEVELS
from euchre.app.html import Element, el
from euchre.app.model import PERSON, Model
from euchre.app.screens.forms import box, radios
from euchre.app.settings import EASIEST, LONGEST_NAME, OTHERS, SOMEBODY
from euchre.app.words import labels
from euchre.engine.seats import SEATS, Seat


def names_settings(model: Model) -> Element:
    """A field for the name of each player."""
    fields = (_name(model, seat) for seat in SEATS)
    return el(
        "fieldset", el("legend", labels.NAMES), el("div", fields, class_="names"), id="field-names"
    )


def _name(model: Model, seat: Seat) -> Element:
    return el(
        "label",
        labels.player(seat, PERSON),
        el(
            "input",
            type="text",
            id=f"names-{seat.name}",
            data_field=f"names.{seat.name}",
            maxlength=LONGEST_NAME,
            autocomplete="off",
            value=model.settings.name(seat),
        ),
    )


def levels_settings(model: Model) -> Iterator[Element]:
    """A row of levels for each of the others, with what the chosen one is like."""
    yield el("p", labels.LEVELS_COUNT, class_="note")
    for seat in OTHERS:
        yield _levels(model, seat)
        if seat is PERSON.partner:
            yield _easy_partner(model)


def _levels(model: Model, seat: Seat) -> Element:
    chosen = model.level(seat)
    return radios(
        f"levels.{seat.name}",
        labels.placed(model.settings.name(seat), seat),
        [(level, labels.LEVELS[level][0]) for level in _offered(seat, chosen)],
        chosen,
        el("p", labels.LEVELS[chosen][1], class_="note"),
    )


def _offered(seat: Seat, chosen: str) -> tuple[str, ...]:
    """The easiest level is no partner's unless the person asks for it by the box below."""
    easiest = LEVELS[:1] if seat is not PERSON.partner or chosen == EASIEST else ()
    return (*easiest, *LEVELS[1:], SOMEBODY)


def _easy_partner(model: Model) -> Element:
    checked = model.level(PERSON.partner) == EASIEST
    return box("easy-partner", labels.EASY_PARTNER, checked=checked)
