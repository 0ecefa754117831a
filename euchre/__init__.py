"""Euchre: the rules as values, players that see only what a seat may know, and a notation."""

from euchre.ai.bot import Bot, Choice
from euchre.ai.levels import LEVELS, bot
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Rank, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.position import (
    IllegalAction,
    Phase,
    Position,
    legal_actions,
    opening,
    step,
    why_not,
)
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.trump import Trump
from euchre.engine.view import View, view
from euchre.notation.pen import read_deal, read_position, read_record, read_rules, write

__all__ = [
    "LEVELS",
    "SEATS",
    "Action",
    "Bot",
    "Call",
    "Card",
    "Choice",
    "Deal",
    "Discard",
    "EuchreError",
    "Game",
    "IllegalAction",
    "OrderUp",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "Position",
    "Rank",
    "Record",
    "Rules",
    "Seat",
    "Side",
    "Suit",
    "Trump",
    "View",
    "bot",
    "cards",
    "legal_actions",
    "opening",
    "outcome",
    "read_deal",
    "read_position",
    "read_record",
    "read_rules",
    "step",
    "view",
    "why_not",
    "write",
]
