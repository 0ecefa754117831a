"""Why something is advised, and what the person should know about the page itself."""

from __future__ import annotations

from typing import Final, assert_never

from euchre.ai.bot import Choice, Ground
from euchre.app.notice import Notice, is_full
from euchre.app.pace import PACES
from euchre.app.words.acts import action_label
from euchre.engine.position import Position

GROUNDS: Final = {
    Ground.ONLY_CHOICE: "nothing else is allowed",
    Ground.STRONG_ENOUGH: "these cards should make three tricks",
    Ground.TOO_WEAK: "a pass promises at least as much",
    Ground.STUCK: "a stuck dealer calls his best suit",
    Ground.STRONG_ALONE: "these cards may take all five tricks",
    Ground.PARTNER_DEALS: "the up-card goes to your partner",
    Ground.THEY_PICK_UP: "the up-card goes to the other side",
    Ground.NEXT: "the other suit of that colour is likely good",
    Ground.MAKES_A_VOID: "then you can trump that suit",
    Ground.WEAKEST_CARD: "it is least likely to take a trick",
    Ground.DRAW_TRUMP: "makers draw trump",
    Ground.BOSS_CARD: "nothing left in its suit beats it",
    Ground.LEAD_PARTNERS_TRUMP: "your partner wants trump led",
    Ground.LEAD_FROM_LENGTH: "your partner may trump a long suit",
    Ground.LEAD_TO_RUFF: "then you have none of that suit and can trump it",
    Ground.PARTNER_IS_WINNING: "your partner has the trick",
    Ground.WIN_CHEAPLY: "the cheapest card that takes it",
    Ground.TRUMP_IN: "a trump takes the trick",
    Ground.CAN_NOT_WIN: "you can't win it: lose the least",
    Ground.BLIND: "any suit is as good while nothing is seen",
    Ground.BEST_SUIT: "it is your best suit",
    Ground.POOR_CARDS: "other cards can hardly be worse",
    Ground.GOOD_CARDS: "these cards are good as they are",
    Ground.UPCARD_HELPS: "the up-card makes your cards better",
    Ground.OUR_TRUMP: "your side made trump",
    Ground.PARTNER_HELPS: "your partner may take a trick",
    Ground.CASUAL: "one card seems as good as another",
    Ground.TRIED: "it did best in the deals that were tried",
    Ground.STOPS_THEM: "these cards may stop them without help",
    Ground.MOST_USEFUL: "it helps a lone player most",
}
"""Every ground as a clause that can follow "because", short enough for the line of the status."""


def advice(choice: Choice, position: Position) -> str:
    """What to do, and the weightiest ground for it."""
    label, why = action_label(choice.action, position), because(choice)
    return f"{label}: {why}." if why else f"{label}."


def because(choice: Choice) -> str:
    """The weightiest ground as a clause, empty where there is none; of a clear pass, how clear."""
    grounds, behind = choice.because.grounds, passed_by(choice)
    if behind >= CLEARLY:
        return f"any call promises {behind:.1f} points less"
    return GROUNDS[grounds[0]] if grounds else ""


CLEARLY: Final = 0.3
"""Points from which on a pass is more than as good as a call."""


def passed_by(choice: Choice) -> float:
    """By how many points the best call is behind a pass that these cards are too weak for."""
    if choice.because.grounds[:1] != (Ground.TOO_WEAK,):
        return 0.0
    passed = [one.points for one in choice.because.options if one.action == choice.action]
    calls = [one.points for one in choice.because.options if one.action != choice.action]
    return passed[0] - max(calls) if passed and calls else 0.0


def bad_seed(longest: int) -> str:
    """Why a link's seed was left out."""
    return f"seed: at most {longest} printable characters"


def bad_pace(text: str) -> str:
    """Why a link's pace was left out; the names of the paces are the same in every language."""
    return f"pace: {text!r} is none of {', '.join(PACES)}"


def notice(kind: Notice, detail: str) -> str:
    match kind:
        case Notice.NOT_KEPT:
            if is_full(detail):
                return (
                    "This browser has no room left for this site, so what you play now "
                    "lasts only while the page is open."
                )
            return "This browser keeps nothing here, so the game lasts only while the page is open."
        case Notice.UNREADABLE:
            return (
                "What was saved could not be read: a new game was begun, with the settings as at "
                f"first. {detail}. The old text was put aside; you can download it."
            )
        case Notice.NO_GAME:
            return (
                f"Your saved game could not be read and a new one was begun. {detail}. "
                "The old text was put aside; you can download it."
            )
        case Notice.NO_SETTINGS:
            return (
                f"Some of your settings could not be read and are as at first. {detail}. "
                "The old text was put aside; you can download it."
            )
        case Notice.NEWER:
            return (
                "Your saved game was made by a newer version of this page, which is not here now, "
                f"and a new one was begun. {detail}. Yours was put aside; you can download it."
            )
        case Notice.OUTDATED:
            return (
                "Another tab plays with a newer version of this page. Reload this tab to go on "
                f"there: what you play here is not kept. {detail}."
            )
        case Notice.PUT_ASIDE:
            return f"This link began another game. Yours, at {detail}, was put aside."
        case Notice.LAID_ASIDE:
            return f"Your game, at {detail}, was put aside."
        case Notice.LEFT:
            return (
                f"The game that was at the table, at {detail}, stands in the library now; the one "
                "that was put aside before still lies there."
            )
        case Notice.WHAT_IF:
            return f"What if: another game from here on. Yours, at {detail}, waits for you."
        case Notice.SHELVED:
            return f"A game that lay aside before, at {detail}, stands in the library now."
        case Notice.NO_ROOM:
            return (
                f"The game that was at the table, at {detail}, could not be kept in the library: "
                "this browser has no room for it. Download it, or it is gone with this page."
            )
        case Notice.NOT_COUNTED:
            return f"This browser did not let the page count that hand in the statistics: {detail}."
        case Notice.UNCOUNTED:
            return (
                f"Your statistics could not be read: {detail}. The old ones were put aside, for "
                "download under Statistics, and counting begins anew."
            )
        case Notice.BAD_LINK:
            return f"A part of the link could not be read and was left out: {detail}."
        case Notice.INSTALL_BY_HAND:
            return (
                "To keep the table on your home screen, open the browser’s share menu and choose "
                "“Add to Home Screen”."
            )
        case Notice.NOT_ARRIVED:
            return (
                "A part of the page did not arrive: what needs it must wait. If it stays so, "
                "reload the page."
            )
        case _:
            assert_never(kind)
