"""What is read before Python is there: in index.html, the manifest and the boot scripts.

Only the build reads these words, and writes them into the pages: static/boot finds its own there.
"""

from __future__ import annotations

from typing import Final

# The page

TITLE: Final = "Euchre"
DESCRIPTION: Final = (
    "Play euchre against the computer, in your browser. Nothing to install, no account, no server."
)
NO_SCRIPT: Final = (
    "Euchre is played in the browser itself, so it needs JavaScript. Please switch it on for this "
    "page."
)
RULES: Final = "The rules can be read without."
LATE: Final = (
    "This takes long. If it does not go on, reload the page; a current Firefox, Chrome, Edge or "
    "Safari is needed."
)
RELOAD: Final = "Reload"

# The manifest, for whoever installs the page

NAME: Final = "Euchre"
INSTALLED: Final = (
    "Play euchre against the computer. Nothing leaves your device, and it works without a network."
)
NARROW: Final = "A hand being played on a phone"
WIDE: Final = "A hand being played on a desk"
NEW_GAME: Final = "New game"

# The boot scripts

SCRIPTS: Final = {
    "starting": "Starting Python",
    "notLoaded": "The table could not be loaded.",
    "offline": "You seem to be offline. Reload when you are connected.",
    "tryAgain": (
        "Reload to try again. If it stays so, this browser may be too old: euchre needs a current "
        "Firefox, Chrome, Edge or Safari."
    ),
    "gone": "This file did not arrive: {file}",
    "noPython": "Python did not start: {why}",
    "notSetUp": "The table could not be set up.",
    "wrong": "Something went wrong.",
    "reload": RELOAD,
    "loadingAgain": "Loading again",
    "save": "Save my game to a file",
    "startAnew": "Set my game aside and start anew",
    "goOn": "Go on",
}
"""By the names that the scripts know them by; what stands in braces they fill in."""
