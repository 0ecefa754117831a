"""Nothing on the page tells what the person may not know (R109)."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

from euchre.app.dealing import cut_of, turned_for_dealer
from euchre.app.html import Element, render
from euchre.app.messages import Dialog
from euchre.app.model import UNSEEN, Model, Stage
from euchre.app.screens import page
from euchre.app.screens.settings import PREVIEW
from euchre.app.words import card_name
from euchre.engine.actions import Discard, Exchange, LayDown, Play, Redeal
from euchre.engine.cards import ALL_CARDS, JOKER, Card
from euchre.engine.deal import Deal
from euchre.engine.position import Phase
from euchre.engine.reasons import NotHeld
from euchre.engine.record import Record
from euchre.engine.seats import SEATS
from euchre.engine.steps import IllegalAction
from tests.app.moments import by_id, every, models

NAMES = {card_name(card): card for card in ALL_CARDS}


def known(model: Model) -> set[Card]:
    """What the person may know: the own cards, the up-card once it is turned, what was played."""
    record = model.game.record
    first, now = record.positions[0], record.position
    if now.phase is Phase.OVER and model.dialog is Dialog.TRICKS:
        return set(record.rules.pack)  # after the hand all cards lie open
    if model.dialog is Dialog.REVIEW and model.review:
        hands = model.game.hands[: model.review.hand + 1]
        then = replace(model, game=replace(model.game, hands=hands), stage=Stage.HAND_OVER)
        return known(replace(model, dialog=None)) | known(replace(then, dialog=None))
    reader, blind = model.reader, model.covered or now.is_blind(model.reader)
    seen = () if blind else (*first.holding(reader), *now.holding(reader))
    mine = {*seen, *_shown_to_all(record)}
    if len(model.game.hands) == 1 and model.stage is not Stage.FIRST_DEALER:
        mine |= {card for _, card in turned_for_dealer(model.game)}
    if model.stage in (Stage.FIRST_DEALER, Stage.CUT):
        mine -= set(seen)
    played = {action.card for action in record.actions if isinstance(action, Play)}
    own = {
        action.card
        for _, seat, action in record.moves()
        if isinstance(action, Discard) and seat is reader and not blind
    }
    turned = set() if model.stage in UNSEEN else {first.table.upcard}
    tried = {model.refusal.card} if isinstance(model.refusal, NotHeld) else set()
    return mine | played | own | turned | tried


def _shown_to_all(record: Record) -> set[Card]:
    """What players have laid open: three for the kitty's, or a holding too poor to be played."""
    shown: set[Card] = set()
    for position, seat, action in record.moves():
        if isinstance(action, Exchange):
            shown |= set(action.cards)
        elif isinstance(action, Redeal | LayDown):
            shown |= set(position.holding(seat))
    return shown


def known_before(model: Model) -> set[Card]:
    """What was public in the hand before: the last thing said stays until the next."""
    if len(model.game.hands) < 2:
        return set()
    before = model.game.hands[-2]
    played = {action.card for action in before.actions if isinstance(action, Play)}
    return played | _shown_to_all(before) | {before.positions[0].table.upcard}


def _without(root: Element, *ids: str) -> Element:
    kept = (
        _without(child, *ids) if isinstance(child, Element) else child
        for child in root.children
        if not isinstance(child, Element) or child.get("id") not in ids
    )
    return replace(root, children=tuple(kept))


def shown(root: Element) -> set[Card]:
    """Every card that the page names, draws or marks in any way."""
    faces = {
        Card.parse(f"{one.get('data-rank')}{one.get('data-suit') or ''}")
        for one in root.walk()
        if one.get("data-rank") is not None
    }
    html = render(root)
    marked = {Card.parse(text) for text in re.findall(r'[" =-]([789TJQKA][shdc]|Jo)"', html)}
    named = {card for name, card in NAMES.items() if name in html}
    return faces | marked | named


def test_the_page_shows_only_cards_that_the_person_may_know() -> None:
    """Through whole games, with every dialog but two: help and editor show all cards to all.

    The settings speak of the joker as such, whether or not it is in the pack, and show always the
    same few cards, to choose by; a lesson is named for it as well.
    """
    named = {Dialog.SETTINGS: {JOKER, *PREVIEW}, Dialog.COURSE: {JOKER}}
    for model, root in every():
        if model.dialog not in (Dialog.HELP, Dialog.EDITOR):
            told = named.get(model.dialog, set()) if model.dialog else set()
            assert shown(_without(root, "live", "not-seen")) - told <= known(model), model.stage
            assert shown(by_id(root, "live")) <= known(model) | known_before(model), model.stage


def test_the_cards_not_seen_are_all_that_the_reader_can_not_know() -> None:
    compared = 0
    for model, root in every():
        for told in (one for one in root.walk() if one.get("id") == "not-seen"):
            record = model.game.record
            played = {action.card for action in record.actions if isinstance(action, Play)}
            assert set(record.rules.pack) - known(model) <= shown(told)
            assert set() == shown(told) & (played | set(model.position.holding(model.reader)))
            compared += 1
    assert compared >= 20


def test_the_help_shows_no_card_of_the_hand_beside_its_own() -> None:
    """It is the same at every moment of a game, but for the rules."""
    helps = {
        render(one)
        for model, root in every()
        if model.dialog is Dialog.HELP
        for one in root.walk()
        if one.tag == "dialog"
    }
    assert len({model.game.rules for model in models()}) == len(helps)


def test_the_page_does_not_change_when_hidden_cards_are_others() -> None:
    """Two cards that the person can't know change places: not a letter of the page may differ."""
    random = Random(0)
    compared = 0
    for model, root in every()[::3]:
        if model.stage in (Stage.HAND_OVER, Stage.GAME_OVER):
            continue
        other = _with_others(model, random)
        if other is not None:
            assert render(root) == render(page(other))
            compared += 1
    assert compared >= 150


def _with_others(model: Model, random: Random) -> Model | None:
    """The same moment with two unknown cards exchanged; None if the hand could not go so."""
    record = model.game.record
    assert isinstance(record.start, Deal)
    if model.dialog is Dialog.REVIEW and record.position.phase is Phase.OVER:
        return None  # after the hand all cards lie open, and the number of its deal names them
    pack = record.rules.pack
    hidden = [card for card in pack if card not in known(model)]
    moved = set(hidden) | {record.start.upcard} if model.stage in UNSEEN else set(hidden)
    if len(moved) < 2 or cut_of(model.game, len(model.game.hands) - 1):
        return None  # all the cards lie open; or the log tells a cut, as only it gives this deal
    one, other = random.sample(sorted(moved, key=pack.index), 2)
    actions = record.actions
    if any(isinstance(action, Discard) and action.card in (one, other) for action in actions):
        return None
    if JOKER in (one, other) and record.start.upcard in (one, other):
        return None  # a joker that is turned up makes another hand of it
    try:
        changed = Record.of(
            record.rules, _exchanged(record.start, one, other), record.score, actions
        )
    except IllegalAction:
        return None
    hands = (*model.game.hands[:-1], changed)
    return replace(model, game=replace(model.game, hands=hands))


def _exchanged(deal: Deal, one: Card, other: Card) -> Deal:
    change = {one: other, other: one}
    s, w, n, e = (
        tuple(change.get(card, card) for card in deal.holdings[seat.value]) for seat in SEATS
    )
    up, *kitty = (change.get(card, card) for card in (deal.upcard, *deal.kitty))
    return Deal(deal.dealer, (s, w, n, e), up, tuple(kitty))
