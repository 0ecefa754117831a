"""Euchre: the rules as values, players that see only what a seat may know, and a notation."""

from euchre.ai.bot import Bot, Choice
from euchre.ai.levels import LEVELS, bot
from euchre.engine.actions import (
    Action,
    Alone,
    Call,
    DefendAlone,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Redeal,
    Take,
    Together,
)
from euchre.engine.cards import JOKER, Card, Rank, Suit, cards
from euchre.engine.deal import Deal
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.options import OPTIONS
from euchre.engine.position import Phase, Position
from euchre.engine.presets import PRESETS
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.steps import IllegalAction, opening, step
from euchre.engine.trump import Trump
from euchre.engine.view import View, view
from euchre.notation.reading import read_deal, read_position, read_record, read_rules
from euchre.notation.writing import write

__all__ = [
    "JOKER",
    "LEVELS",
    "OPTIONS",
    "PRESETS",
    "SEATS",
    "Action",
    "Alone",
    "Bot",
    "Call",
    "Card",
    "Choice",
    "Deal",
    "DefendAlone",
    "DefendTogether",
    "Discard",
    "EuchreError",
    "Exchange",
    "Game",
    "Give",
    "IllegalAction",
    "Keep",
    "LayDown",
    "Leave",
    "OrderUp",
    "Outcome",
    "Pass",
    "Phase",
    "Play",
    "Position",
    "Rank",
    "Record",
    "Redeal",
    "Rules",
    "Seat",
    "Side",
    "Suit",
    "Take",
    "Together",
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
