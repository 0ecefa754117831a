"""Look: how the table looks and is handled, in the words of the settings."""

from __future__ import annotations

from typing import Final

from euchre.engine.position import Phase

PARTS: Final = {
    "play": "Pace and score",
    "look": "Cards and colours",
    "handling": "Touch, keys and sound",
    "players": "Players",
    "rules": "Rules",
}
"""The parts of the settings."""

CHOICES: Final = {
    "theme": ("Light or dark", ("Automatic", "Light", "Dark")),
    "colours": ("Suits", ("Two colours", "Four colours")),
    "letters": ("Letters on the suits", ("Without", "With")),
    "faces": ("Faces of the cards", ("Large and plain", "Classic")),
    "back": ("Back of the cards", ("Burgundy", "Navy", "Forest")),
    "side": ("The phone lies in", ("Right hand", "Left hand")),
    "tap": ("The first tap on a card", ("Plays it", "Lifts it")),
    "keys": ("Keys of a single letter", ("On", "Off")),
    "sound": ("Sound", ("Off", "On")),
    "buzz": ("Vibration", ("Off", "On")),
}
"""Each thing to choose, and its values in the order in which they are offered."""

NOTES: Final = {
    "letters": "S, H, D and C beside the signs, for eyes that don't tell the colours apart.",
    "faces": "The classic ones are fetched when you choose them, and kept.",
    "side": "Hint and calls come to the thumb of that hand.",
    "tap": "A lifted card is played by a second tap. Keys play at once.",
    "keys": "Arrow keys, Enter and Space stay.",
}
"""What some choices bring."""

PREVIEW: Final = "So the cards look"

LIFTED: Final = {
    Phase.PLAY: "Tap the card again to play it, or lift another.",
    Phase.DISCARD: "Tap the card again to put it down, or lift another.",
    Phase.BEST: "Tap the card again to put it down, or lift another.",
    Phase.GIVE: "Tap the card again to give it, or lift another.",
}
"""What comes next once a card is lifted."""
