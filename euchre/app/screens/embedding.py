"""The dialog that shows a hand on somebody's page: what is asked, how it looks, what to paste."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.app.embed import THEMES, plain
from euchre.app.embedding import WIDTHS, Embedding
from euchre.app.html import Child, Element, el
from euchre.app.model import Model
from euchre.app.origin import asks_who_acts
from euchre.app.publishing import snippet
from euchre.app.screens.forms import box, radio, radios
from euchre.app.screens.parts import call
from euchre.app.screens.parts import told as told_above
from euchre.app.snippets import FORMS, address
from euchre.app.words import action_label, labels
from euchre.app.words import embed as usual
from euchre.app.words import embedding as words
from euchre.app.words.names import SEATS_NAMED
from euchre.engine.seats import Seat
from euchre.lessons.question import action_from


def embedding(model: Model) -> Element:
    """What the author chooses, what is pasted, and how it will look."""
    now = model.embedding
    if now is None:
        return el("div", el("p", words.NOTHING), class_="prose")
    return el(
        "div",
        told_above("embed", now.said, now.refused, None),
        el("div", _form(now), _paste(model, now), class_="embed-form"),
        _preview(now),
        class_="embedding prose",
    )


def _form(now: Embedding) -> Iterator[Child]:
    wish = now.wish
    yield el("p", words.INTRO)
    kinds = ((kind, words.KINDS[kind]) for kind in now.kinds)
    yield radios("embed.kind", words.ASKED, kinds, wish.kind)
    yield _answers(now)
    asks = words.SHOWN_TEXT if wish.kind == "show" else words.TEXT
    usually = plain(usual.ASKED[wish.kind], now.made.reader)
    yield _text(now, "text", asks, el("p", words.MARKS, class_="note"), usually)
    if now.origin.may_go_on:
        yield box("embed.on", words.ON, checked=bool(wish.on))
    if wish.kind != "show":
        yield _more(now)
        yield _own_words(now)
    if now.origin.record is not None:
        yield _seen(now)
    yield _looks(now)


# What is asked


def _answers(now: Embedding) -> Element | None:
    """Each thing that can be done, to be ticked where it is right."""
    record = now.origin.record
    if not now.offered or record is None:
        return None
    boxes = (
        box(f"embed.answer-{at}", _said(answer, now), checked=answer in now.right)
        for at, answer in enumerate(now.offered)
    )
    weak = ", ".join(_said(answer, now) for answer in now.weak)
    note = words.JUDGED if not now.right else words.weak(weak) if weak else ""
    return el(
        "fieldset",
        el("legend", words.ANSWERS),
        boxes,
        el("p", note, class_="note", id="embed-answer-note"),
        id="field-embed-answer",
        aria_describedby="embed-answer-note",
    )


def _said(answer: str, now: Embedding) -> str:
    record = now.origin.record
    assert record is not None  # there is something to be done
    return action_label(action_from(record, answer), record.position)


def _text(now: Embedding, name: str, label: str, note: Child = None, usually: str = "") -> Element:
    """A text of the author's, with what is wrong with it."""
    area = el(
        "textarea",
        getattr(now.wish, name),
        id=f"embed-{name}",
        data_field=f"embed.{name}",
        rows=2,
        placeholder=usually or None,
        **_marked(now, name),
    )
    return el(
        "div", el("label", label, area, class_="field"), note, _fault(now, name), class_="asked-for"
    )


def _more(now: Embedding) -> Element:
    line = el(
        "input",
        type="url",
        id="embed-more",
        data_field="embed.more",
        autocomplete="off",
        placeholder=words.MORE_NOTE,
        value=now.wish.more,
        **_marked(now, "more"),
    )
    label = el("label", words.MORE, line, class_="field")
    return el("div", label, _fault(now, "more"), class_="asked-for")


def _marked(now: Embedding, name: str) -> dict[str, str | None]:
    wrong = name in dict(now.faults)
    return {"aria_invalid": "true" if wrong else None, "aria_describedby": f"embed-{name}-fault"}


def _fault(now: Embedding, name: str) -> Element:
    """What is wrong with a field; it is there before, so that it is heard when it comes."""
    mark = dict(now.faults).get(name)
    text = "" if mark is None else _why(name, mark)
    return el(
        "p",
        text,
        id=f"embed-{name}-fault",
        class_="refused" if text else None,
        role="alert",
    )


def _why(name: str, mark: str) -> str:
    if name != "more":
        return words.refused(mark)
    return words.NO_PLACE if mark else words.NO_ADDRESS


def _own_words(now: Embedding) -> Element:
    """What is said of answers, folded away: the rules say what they can."""
    texts = (("right", words.RIGHT), ("wrong", words.WRONG), ("help", words.HELP))
    return _part(
        "words",
        words.OWN_WORDS,
        "",
        el("p", words.OWN_NOTE, class_="note"),
        *(_text(now, name, label) for name, label in texts),
    )


def _part(name: str, title: str, now: str, *inside: Child) -> Element:
    return el(
        "details",
        el("summary", el("h3", title), el("span", now, class_="note") if now else None),
        el("div", inside, class_="settings"),
        class_="part",
        id=f"embed-part-{name}",
    )


# What is seen, and how


def _seen(now: Embedding) -> Element:
    front, wish = Seat[now.origin.seat(now.wish)], now.wish
    others = [seat for seat in Seat if seat is not front]
    lie = [SEATS_NAMED[seat] for seat in others if seat.name in wish.open]
    seats = ((seat.name, name) for seat, name in SEATS_NAMED.items())
    fixed = asks_who_acts(wish.kind)
    boxes = (
        box(f"embed.open-{seat.name}", SEATS_NAMED[seat], checked=seat.name in wish.open)
        for seat in others
    )
    return _part(
        "seen",
        words.SEEN,
        words.seen_from(SEATS_NAMED[front], ", ".join(lie)),
        None if fixed else radios("embed.seat", words.SEAT, seats, front.name),
        el("fieldset", el("legend", words.OPEN_CARDS), boxes, id="field-embed-open"),
        el("p", words.ALL_CARDS, class_="note"),
    )


def _looks(now: Embedding) -> Element:
    theme, width = now.wish.theme or THEMES[0], now.width
    accent = "own" if now.wish.accent else "house"
    colour = el(
        "input",
        type="color",
        id="embed-colour",
        data_field="embed.colour",
        value=now.colour,
    )
    return _part(
        "looks",
        words.LOOKS,
        words.WIDTHS[width] if width else words.THEMES[theme],
        radios("embed.theme", words.THEME, words.THEMES.items(), theme),
        radios("embed.accent", words.ACCENT, words.ACCENTS.items(), accent),
        el("label", words.COLOUR, colour, class_="colour") if accent == "own" else None,
        radios("embed.width", words.WIDTH, ((one, words.WIDTHS[one]) for one in WIDTHS), width),
    )


# What is pasted


def _paste(model: Model, now: Embedding) -> Iterator[Child]:
    text = snippet(model, now)
    lines = el(
        "textarea",
        text,
        id="embed-snippet",
        rows=6,
        readonly=True,
        spellcheck="false",
    )
    yield el("h3", words.SNIPPET)
    yield _forms(now)
    yield el("label", words.LINES, lines, class_="field")
    yield el(
        "div",
        call("close", "pass", labels.DONE, id_="embed-done"),
        call("embed copy", "go", words.COPY, id_="embed-copy", enabled=bool(text)),
        class_="buttons",
    )


def _forms(now: Embedding) -> Element:
    """The three snippets, each with what it is good for."""
    shown = (
        radio(
            "embed.form",
            "embed-form",
            form,
            (el("b", name), el("small", note)),
            chosen=form == now.form,
        )
        for form in FORMS
        for name, note in (words.FORMS[form],)
    )
    legend = el("legend", words.SNIPPET, class_="vh")
    return el("fieldset", legend, el("div", shown, class_="choices presets"), id="field-embed-form")


def _preview(now: Embedding) -> Element:
    """The frame itself, by `static/boot/preview.js`; what stands inside is read until it comes."""
    frame = el(
        "hand-preview",
        el("p", words.NO_FRAME, class_="note"),
        id="embed-preview",
        data_shows=address(now.made),
        data_wide=now.width or None,
        data_title=words.PREVIEW,
    )
    shut = el("p", words.TABLE_SHUT, class_="note") if now.made.fields.get("on") else None
    return el("div", el("h3", words.PREVIEW), frame, shut, class_="embed-preview")
