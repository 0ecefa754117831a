"""What the person is asked, with the words that belong to the seat."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.app.words.names import RANKS, SUITS, YOU, card_name, trump_made, upper
from euchre.engine.actions import Exchange
from euchre.engine.cards import Card, Suit
from euchre.engine.judge import legal_actions
from euchre.engine.position import Phase, Position
from euchre.engine.seats import Seat

WHO_DEALS: Final = "Who deals the first hand?"
CUT: Final = "You may cut the pack before it is dealt."


def give_device(name: str) -> str:
    """To whom the device goes, where several people play at one, or did until now."""
    if name == YOU:
        return "It is your turn. Your cards are covered until you ask for them."
    return f"It is {name}’s turn. The cards are covered until {name} has the device."


def show_cards(name: str) -> str:
    """What uncovers the cards of whoever is to act."""
    return "Show my cards" if name == YOU else f"I am {name}: show my cards"


def announce_turn(position: Position, person: Seat) -> str:
    """What the person is asked; empty when the hand is over."""
    match position.phase:
        case Phase.ORDER:
            return _ask_order(position, person)
        case Phase.CALL:
            return _ask_call(position)
        case Phase.BOTTOMS:
            exchanges = [one for one in legal_actions(position) if isinstance(one, Exchange)]
            return _BOTTOMS if len(exchanges) == 1 else _BOTTOMS_CHOSEN
        case Phase.TAKE:
            rank = RANKS[position.table.upcard.rank]
            return f"{upper(trump_made(position.made().suit))}: do you take the {rank}?"
        case Phase.ALONE:
            return _ask_alone(position, person)
        case Phase.DEFEND if position.made().loner:
            return "You play against one alone: do you defend alone too?"
        case Phase.PLAY:
            return _announce_play(position)
        case (
            Phase.NAME
            | Phase.DISCARD
            | Phase.REDEAL
            | Phase.DEFEND
            | Phase.BEST
            | Phase.GIVE
            | Phase.OVER
        ):
            return _BLIND if position.is_blind(person) else _PLAIN[position.phase]
        case _:
            assert_never(position.phase)


_BLIND: Final = "The joker is turned up: name trump without seeing your cards."
_BOTTOMS: Final = "Change three of your cards for the three of the kitty?"
_BOTTOMS_CHOSEN: Final = "Choose three cards to change for three of the kitty, or keep yours."
_PLAIN: Final = {
    Phase.NAME: "The joker is turned up: you name trump.",
    Phase.DISCARD: "You have six cards: put one face down.",
    Phase.REDEAL: "These cards are poor enough for a new deal: ask for one?",
    Phase.DEFEND: "Do you defend alone, without your partner?",
    Phase.BEST: "Put a card down for your partner's best, or keep all five.",
    Phase.GIVE: "Your partner plays alone: give your best card.",
    Phase.OVER: "",
}


def _ask_order(position: Position, person: Seat) -> str:
    """Who would get the up-card is the first thing to know about it (R99)."""
    rank, dealer, rules = RANKS[position.table.upcard.rank], position.dealer, position.rules
    suit = _offered(position)
    if dealer is person:
        return f"Make {suit} trump, and pick up the {rank}?"
    if rules.canadian and dealer is person.partner:
        return f"Make {suit} trump? Then you would play alone."
    taker = "Your partner" if dealer is person.partner else "The other side"
    gets = "could take" if rules.pickup == "may" else "would get"
    return f"Make {suit} trump? {taker} {gets} the {rank}."


def _ask_call(position: Position) -> str:
    rules = position.rules
    if position.dealer_is_stuck:
        or_none = " or no trump" if rules.no_trump else ""
        return f"Everybody has passed: as the dealer you must call a suit{or_none}."
    any_suit = "any suit" if rules.r2_suit == "any" else f"any suit but {_offered(position)}"
    return f"Call {any_suit}{', no trump' if rules.no_trump else ''}, or pass."


def _offered(position: Position) -> str:
    suit = position.offered
    assert suit is not None  # else the dealer names trump
    return SUITS[suit]


def _ask_alone(position: Position, person: Seat) -> str:
    if position.made().maker is person:
        return "Do you play alone, without your partner?"
    return "Your partner made trump: do you play alone instead?"


def ask_take_back(before: Position, card: Card) -> str:
    """What is asked when the person has played this card and could have followed suit (D12)."""
    return f"You could have followed {SUITS[_led(before)]}: take the {card_name(card)} back?"


def _led(position: Position) -> Suit:
    """The suit that is to be followed."""
    trick = position.trick
    assert trick is not None and trick.cards  # noqa: PT018  (a card has been led)
    return position.made().trump.suit_of(trick.cards[0])


def _announce_play(position: Position) -> str:
    contract, trick = position.contract, position.trick
    if contract is None or trick is None or not trick.cards:
        return "Your lead."
    led = _led(position)
    held = position.holding(position.turn) if position.turn else ()
    if contract.trump.follows(held, trick.cards[0]):
        return f"Your turn: follow {SUITS[led]}."
    return f"Your turn: you have no {SUITS[led]}, so play any card."
