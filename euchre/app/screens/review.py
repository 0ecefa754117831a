"""The dialog that looks back on a hand: each decision of the person's, and what it cost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from euchre.ai.bot import Choice
from euchre.app.arrange import arranged
from euchre.app.html import Child, Element, el
from euchre.app.judged import Judged, found, judged
from euchre.app.log import hand_log
from euchre.app.model import Model
from euchre.app.review import Decision, Review
from euchre.app.reviewing import DECISION, HEAD, finished
from euchre.app.screens.forms import radios
from euchre.app.screens.hint import numbers_table
from euchre.app.screens.parts import call, hidden, small, small_face, small_faces
from euchre.app.words import action_label, labels
from euchre.app.words import review as words
from euchre.app.words.embedding import OPEN as EMBED
from euchre.app.words.numbers import MEANING
from euchre.app.words.table import PAUSE
from euchre.engine.position import Mark, Phase, Position
from euchre.engine.record import Record
from euchre.engine.scoring import outcome
from euchre.engine.seats import SEATS, Seat


def look_back(model: Model) -> Element:
    """One decision if one was chosen, else all of the hand."""
    review = model.review
    if review is None:
        return el("div", el("p", words.NOTHING_YET), class_="prose")
    chosen = review.chosen
    parts = _decision(model, review, chosen) if chosen else _list(model, review)
    return el("div", parts, class_="look prose")


def _record(model: Model, review: Review) -> Record:
    return model.game.hands[review.hand]


# All decisions of a hand


def _list(model: Model, review: Review) -> Iterator[Child]:
    yield _which_hand(model, review)
    yield from _summary(model, review)
    rows = (_row(model, review, at, one) for at, one in enumerate(review.decisions, start=1))
    yield el("ol", rows, class_="decisions") if review.decisions else None
    if review.forced:
        yield el("p", words.passed_over(review.forced), class_="note")
    yield from _again(model, review)


def _which_hand(model: Model, review: Review) -> Element:
    """What hand it is and how it ended, between the ways to the others."""
    hands, ended = finished(model.game), outcome(_record(model, review).position)
    at, last = hands.index(review.hand), len(hands) - 1
    earlier, later = hands[max(at - 1, 0)], hands[min(at + 1, last)]
    ways = (
        small(f"look hand {earlier}", words.EARLIER, "look-earlier", enabled=at > 0),
        small(f"look hand {later}", words.LATER, "look-later", enabled=at < last),
    )
    return el(
        "div",
        el("h3", words.which_hand(review.hand + 1, len(model.game.hands)), id="look-hand"),
        el("p", words.ended(ended, model.reader, model.side_names)),
        el("div", ways, class_="smalls") if last else None,
        class_="which",
    )


def _summary(model: Model, review: Review) -> Iterator[Child]:
    """What it came to; as long as that is not known, how far the adviser has come."""
    known = tuple(_judged(model, one) for one in review.decisions)
    done = [one for one in known if one is not None]
    text = words.NO_DECISION if not known else ""
    if known and len(done) == len(known):
        text = words.summary(done)
    yield el("p", text, id="look-summary", class_="summary", role="status")
    if not text:
        bar = el("progress", value=len(done), max=len(known), aria_label=words.PROGRESS)
        yield el("div", bar, el("p", words.progress(len(done), len(known)), class_="note"))


def _judged(model: Model, decision: Decision) -> Judged | None:
    choice = found(model.known, decision.wish)
    return judged(choice, decision.action) if choice else None


def _row(model: Model, review: Review, number: int, decision: Decision) -> Element:
    position = _record(model, review).positions[decision.at]
    choice = found(model.known, decision.wish)
    verdict = _verdict(review, decision, choice)
    inside = (
        el("span", words.numbered(number, _when(model, decision, position)), class_="when"),
        hidden(PAUSE),
        verdict,
        hidden(PAUSE),
        el("b", action_label(decision.action, position)),
        hidden(PAUSE),
        el("span", _why(decision, choice, position), class_="note"),
    )
    id_ = f"{DECISION}{decision.at}"
    do = f"look at {decision.at}"
    return el("li", el("button", inside, class_="decision", type="button", id=id_, data_do=do))


def _when(model: Model, decision: Decision, position: Position) -> str:
    """When it was, and where several people play, whose decision."""
    moment = words.moment(position)
    if len(model.people) == 1:
        return moment
    return words.of_player(model.settings.name(decision.seat), moment)


def _verdict(review: Review, decision: Decision, choice: Choice | None) -> Element:
    """The mark of a decision; its sign goes with the word."""
    if choice is None:
        now = review.thinking is not None and review.thinking.seed == decision.wish.seed
        return el("span", words.THINKING if now else words.WAITING, class_="verdict")
    result = judged(choice, decision.action)
    text = words.verdict(result)
    return el("span", text, class_="verdict", data_verdict=result.verdict.value)


def _why(decision: Decision, choice: Choice | None, position: Position) -> str:
    if choice is None:
        return ""
    return words.why(judged(choice, decision.action), choice, decision.action, position)


def _again(model: Model, review: Review) -> Iterator[Child]:
    """The same deal once more, from any chair, and by what it is known."""
    chairs = [(seat.name, model.settings.name(seat)) for seat in SEATS]
    record = _record(model, review)
    yield el("h3", words.AGAIN)
    yield radios("look.seat", words.CHAIR, chairs, review.seat.name)
    note = words.deal_note(model.game.seed, review.hand + 1, record)
    yield el("p", note, class_="note", id="look-seed")
    yield el("p", words.WHAT_IF, class_="note")
    back = call("back", "pass", words.BACK, id_="look-back-to") if model.aside else None
    yield el(
        "div",
        back,
        call("look again", "pass", words.AGAIN, id_="look-again"),
        call("close", "go", labels.DONE, id_="look-done"),
        class_="buttons",
    )


# One decision


def _decision(model: Model, review: Review, decision: Decision) -> Iterator[Child]:
    record = _record(model, review)
    position, choice = record.positions[decision.at], found(model.known, decision.wish)
    at, count = review.decisions.index(decision), len(review.decisions)
    before, after = (review.decisions[max(at - 1, 0)], review.decisions[min(at + 1, count - 1)])
    yield el(
        "div",
        small("look list", words.LIST, "look-list"),
        small(f"look at {before.at}", words.BEFORE, "look-before", words.ONE, enabled=at > 0),
        small(f"look at {after.at}", words.NEXT, "look-after", words.ONE, enabled=at < count - 1),
        class_="smalls",
    )
    head = words.which(at + 1, count, _when(model, decision, position))
    yield el("h3", head, id=HEAD, tabindex=-1)
    yield el("dl", chain.from_iterable(_seen(model, decision.seat, position)), class_="dealt")
    yield _happened(model, record.back(len(record.actions) - decision.at))
    yield el(
        "p",
        el("b", action_label(decision.action, position)),
        hidden(PAUSE),
        " ",
        _verdict(review, decision, choice),
        class_="done",
    )
    yield el("p", _why(decision, choice, position))
    yield el("p", words.JUDGED, class_="note", id="look-judged")
    if choice and choice.because.options:
        yield numbers_table(choice, position, decision.action)
        yield el("p", MEANING, class_="note")
    yield el("p", words.WHAT_IF, class_="note")
    yield el(
        "div",
        call("look play-on", "pass", words.PLAY_ON, id_="look-play-on"),
        call("embed decision", "pass", EMBED, id_="look-embed"),
        call("close", "go", labels.DONE, id_="look-done"),
        class_="buttons",
    )


def _seen(model: Model, seat: Seat, position: Position) -> Iterator[tuple[Element, Element]]:
    """What lay open, and the player's own cards: nothing else of the position is shown."""
    trump = position.contract.trump if position.contract else None
    yield _term(words.SCORE, words.us_them(*seat.side.own_first(position.score)))
    yield _term(words.DEALER, model.settings.name(position.dealer))
    yield _trump(model, position)
    if position.phase is Phase.PLAY:
        yield _term(words.TRICKS, words.us_them(*seat.side.own_first(position.taken)))
        yield _term(words.ON_TABLE, *_on_table(model, position))
    own = arranged(position.holding(seat), trump)
    if position.is_blind(seat):
        yield _term(words.CARDS, words.UNSEEN)
    else:
        yield _term(words.CARDS, *small_faces(own, trump))


def _term(name: str, *what: Child) -> tuple[Element, Element]:
    return el("dt", name), el("dd", what)


def _trump(model: Model, position: Position) -> tuple[Element, Element]:
    """What was trump; while it was being called, the up-card."""
    contract = position.contract
    if contract is None:
        down = position.table.mark is Mark.TURNED_DOWN
        return _term(words.DOWN if down else words.UP, small_face(position.table.upcard))
    return _term(words.TRUMP, words.called(contract.suit, model.settings.name(contract.maker)))


def _on_table(model: Model, position: Position) -> Iterator[Child]:
    trump = position.made().trump
    played = tuple(position.plays())
    if not played:
        yield words.NOTHING
    for seat, card in played:
        yield el("span", model.settings.name(seat), " ", small_face(card, trump), class_="played")


def _happened(model: Model, record: Record) -> Element:
    """The hand told up to this moment, as everybody heard it."""
    lines = (el("li", line) for line in hand_log(record, model.settings.names))
    return el(
        "details",
        el("summary", el("b", words.HAPPENED)),
        el("ol", lines, class_="log"),
        id="look-happened",
    )
