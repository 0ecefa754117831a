"""Words: every text that people read at the table, in one place."""

from euchre.app.words.asked import GROUNDS, advice, announce_turn, because, notice, reason
from euchre.app.words.names import (
    FACES,
    RANKS,
    SEATS_NAMED,
    SIDES,
    SUITS,
    YOU,
    Names,
    card_name,
    does,
)
from euchre.app.words.results import (
    game_result,
    hand_result,
    hand_title,
    points_to,
    result,
    score_text,
)
from euchre.app.words.told import action_label, dealt, said, told

__all__ = [
    "FACES",
    "GROUNDS",
    "RANKS",
    "SEATS_NAMED",
    "SIDES",
    "SUITS",
    "YOU",
    "Names",
    "action_label",
    "advice",
    "announce_turn",
    "because",
    "card_name",
    "dealt",
    "does",
    "game_result",
    "hand_result",
    "hand_title",
    "notice",
    "points_to",
    "reason",
    "result",
    "said",
    "score_text",
    "told",
]
