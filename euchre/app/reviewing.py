"""Reviewing: what the dialog that looks back on a hand does. Pure; read when it opens.

The adviser thinks about one decision after the other while the dialog is open, as it does for a
hint: from the view of the moment, with the same seed. What it has found is kept with the page.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from euchre.ai.bot import Choice
from euchre.ai.levels import ADVISER
from euchre.app import flow
from euchre.app.data_do import read_number
from euchre.app.effects import Focus
from euchre.app.flow import Step, also, halted
from euchre.app.judged import found, with_found
from euchre.app.messages import LOOKED, Dialog, Look, Open, Thought, Typed, Visibility
from euchre.app.model import PERSON, Model, decisions
from euchre.app.review import Decision, Review
from euchre.app.takeover import try_out
from euchre.engine.actions import LayDown
from euchre.engine.game import Game
from euchre.engine.position import Phase
from euchre.engine.seats import Seat

HEAD: Final = "look-title"
"""The id of the heading of the decision that is looked at."""
DECISION: Final = "look-"
"""What the id of a decision in the list begins with."""


def told(model: Model, message: Open | Look | Typed | Thought | Visibility) -> Step:
    """What follows from a message that only this dialog has to do with."""
    match message:
        case Open():
            return _opened(replace(model, dialog=Dialog.REVIEW, clash=None))
        case Visibility():
            return _think_on(model)
        case Thought(_, choice):
            return _think_on(_with_choice(model, choice))
        case Typed(field, value):
            return _typed(model, field.removeprefix(LOOKED), value), ()
        case Look(wish, of) if model.review and model.dialog is Dialog.REVIEW:
            return _wished(model, model.review, wish, of)
        case Look():
            return model, ()  # somebody has changed the page


def finished(game: Game) -> tuple[int, ...]:
    """The hands that can be looked back on, counted from 0."""
    return tuple(at for at, record in enumerate(game.hands) if record.position.phase is Phase.OVER)


def _opened(model: Model) -> Step:
    """The hand that ended last, if one has."""
    hands = finished(model.game)
    return _think_on(_with_hand(model, hands[-1]) if hands else replace(model, review=None))


def _with_hand(model: Model, hand: int) -> Model:
    every = tuple(_decision(model, hand, at) for at in _decided(model, hand))
    free = tuple(one for one in every if one.is_free)
    seat = model.review.seat if model.review else PERSON
    return replace(model, review=Review(hand, free, len(every) - len(free), seat=seat))


def _decided(model: Model, hand: int) -> list[int]:
    """Where a person decided something; to lay sure tricks down decides nothing."""
    record = model.game.hands[hand]
    every = decisions(record, model.people)
    return sorted(at for at in every if not isinstance(record.actions[at], LayDown))


def _decision(model: Model, hand: int, at: int) -> Decision:
    there = replace(model, game=model.game.back_to(hand, at))
    wish = flow.think(there, ADVISER, least_ms=0)
    return Decision(at, model.game.hands[hand].actions[at], wish)


# Thinking


def _think_on(model: Model) -> Step:
    """The next decision that nothing is known of; the one that is looked at comes first."""
    here, review = halted(model), model.review
    if review is None:
        return here, ()
    order = sorted(review.decisions, key=lambda one: one.at != review.at)
    unknown = (one.wish for one in order if found(model.known, one.wish) is None)
    wish = next(unknown, None) if model.visible else None
    if wish is None:
        return replace(here, review=replace(review, thinking=None)), ()
    wish = replace(wish, token=here.token)
    return replace(here, review=replace(review, thinking=wish)), (wish,)


def _with_choice(model: Model, choice: Choice) -> Model:
    if model.review is None or model.review.thinking is None:
        return model
    return replace(model, known=with_found(model.known, model.review.thinking, choice))


# What the person does


def _typed(model: Model, field: str, value: str) -> Model:
    if model.review is None or field != "seat" or value not in Seat.__members__:
        return model  # a form of ours has nothing else
    return replace(model, review=replace(model.review, seat=Seat[value]))


def _wished(model: Model, review: Review, wish: str, of: str) -> Step:
    number = read_number(of)
    match wish:
        case "hand" if number in finished(model.game):
            return _think_on(_with_hand(model, number))
        case "at" if any(one.at == number for one in review.decisions):
            return also(_think_on(_at(model, review, number)), Focus(HEAD))
        case "list" if review.at is not None:
            return also(_think_on(_at(model, review, None)), Focus(f"{DECISION}{review.at}"))
        case "play-on" if review.chosen:
            return try_out(model, model.game.back_to(review.hand, review.chosen.at), PERSON)
        case "again":
            return try_out(model, model.game.back_to(review.hand, 0), review.seat)
        case _:
            return model, ()  # a button of ours wishes nothing else


def _at(model: Model, review: Review, at: int | None) -> Model:
    return replace(model, review=replace(review, at=at))
