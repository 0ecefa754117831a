"""Words: every text that people read at the table, in one place.

A language is a folder of words such as this one, with the same names (docs/languages.md).
"""

from typing import Final

from euchre.app.words.acts import action_label, action_note, said, sits_out
from euchre.app.words.asked import GROUNDS, advice, because, notice
from euchre.app.words.names import (
    FACES,
    RANKS,
    SEATS_NAMED,
    SIDES,
    SUITS,
    YOU,
    Names,
    card_name,
    cards_named,
    does,
    suit_name,
    suit_title,
    trump_made,
)
from euchre.app.words.numbers import NUMBERS_NEXT
from euchre.app.words.questions import announce_turn, ask_take_back
from euchre.app.words.reasons import DUE, reason
from euchre.app.words.results import (
    brought,
    game_result,
    hand_result,
    hand_title,
    points_table,
    points_to,
    result,
    score_text,
    score_told,
    standing,
    who_deals,
    won,
)
from euchre.app.words.told import deals, dealt, jack_dealt, pack_cut, told

LANG: Final = "en"
DIR: Final = "ltr"
"""The language and the direction of its script, as HTML names them."""

__all__ = [
    "DIR",
    "DUE",
    "FACES",
    "GROUNDS",
    "LANG",
    "NUMBERS_NEXT",
    "RANKS",
    "SEATS_NAMED",
    "SIDES",
    "SUITS",
    "YOU",
    "Names",
    "action_label",
    "action_note",
    "advice",
    "announce_turn",
    "ask_take_back",
    "because",
    "brought",
    "card_name",
    "cards_named",
    "deals",
    "dealt",
    "does",
    "game_result",
    "hand_result",
    "hand_title",
    "jack_dealt",
    "notice",
    "pack_cut",
    "points_table",
    "points_to",
    "reason",
    "result",
    "said",
    "score_text",
    "score_told",
    "sits_out",
    "standing",
    "suit_name",
    "suit_title",
    "told",
    "trump_made",
    "who_deals",
    "won",
]
