"""Link: what the page's address asks for; each part that can't be read is named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre.app.pace import PACES
from euchre.app.settings import Levels, read_levels
from euchre.app.words.asked import bad_pace, bad_seed
from euchre.engine.errors import EuchreError
from euchre.engine.presets import preset_called, preset_of
from euchre.engine.rules import Rules
from euchre.engine.seats import Seat
from euchre.notation.errors import NotationError
from euchre.notation.reading import read_rules
from euchre.notation.writing import write

LONGEST_SEED: Final = 64
LONGEST_FAULT: Final = 120
LONGEST_QUERY: Final = 4000


@dataclass(frozen=True, slots=True)
class Link:
    """The wishes of an address: `?seed=7&pace=instant&rules=nostick&levels=hard,club,hard&new`,
    `?learn` or `?learn=bowers`, `?pen=…&seat=W&on`."""

    seed: str | None = None
    pace: str | None = None
    rules: Rules | None = None
    levels: Levels | None = None  # of W, N and E
    pen: str | None = None  # a deal, a position or a hand that is to be opened
    seat: Seat = Seat.S  # the place in it that the person takes
    on: bool = False  # it is to be played on at once, if no game gives way to it
    new: bool = False  # a new game, if the person says so
    learn: str | None = None  # the course, or the lesson of this key
    faults: tuple[str, ...] = ()

    @property
    def lasting(self) -> str:
        """The query without what is asked for only once: a reload must not begin anew."""
        return lasting(self.pace, self.levels)


def lasting(pace: str | None, levels: Levels | None) -> str:
    """The query of an address that asks for a pace and for levels, and nothing else."""
    asked = {"pace": pace, "levels": ",".join(levels) if levels else None}
    query = "&".join(f"{key}={value}" for key, value in asked.items() if value)
    return f"?{query}" if query else ""


def rules_link(page: str, rules: Rules) -> str:
    """The address of a page that begins a game by these rules."""
    preset = preset_of(rules)
    return f"{page}?rules={preset.key if preset else write(rules)}"


def hand_of(text: str) -> str:
    """The hand that a pasted address of such a page brings; any other text as it is."""
    if not text.lstrip().startswith(("https://", "http://")) or len(text.split()) != 1:
        return text
    _, _, query = text.strip().partition("#")[0].partition("?")
    return read_link(query).pen or text


def is_seed(text: str) -> bool:
    """Whether a text can be the seed of a game: it must be fit to be shown and kept."""
    return len(text) <= LONGEST_SEED and text.isprintable()


def read_link(query: str) -> Link:
    """What an address's query asks for. Nothing in it can make this fail."""
    text = query.removeprefix("?")[:LONGEST_QUERY]
    return _read(text) if text else Link()


def _read(text: str) -> Link:
    # Imported here, as most visits ask for nothing: it would cost each of them at the start.
    from urllib.parse import parse_qsl

    text = "&".join(map(_plus_kept, text.split("&")))
    asked, every = dict(parse_qsl(text)), dict(parse_qsl(text, keep_blank_values=True))
    faults: list[str] = []
    seed, pace = asked.get("seed"), asked.get("pace")
    if seed is not None and not is_seed(seed):
        faults.append(bad_seed(LONGEST_SEED))
        seed = None
    if pace is not None and pace not in PACES:
        faults.append(bad_pace(pace[:20]))
        pace = None
    rules, levels = _rules(asked.get("rules"), faults), _levels(asked.get("levels"), faults)
    seat = Seat.__members__.get(asked.get("seat", ""), Seat.S)
    return Link(
        *(seed, pace, rules, levels, asked.get("pen"), seat),
        on="on" in every,
        new="new" in every,
        learn=every.get("learn"),
        faults=tuple(faults),
    )


def _plus_kept(part: str) -> str:
    """A plus in what is to be opened is one of PEN's marks, as `_` is its space."""
    return part.replace("+", "%2B") if part.startswith("pen=") else part


def _rules(text: str | None, faults: list[str]) -> Rules | None:
    """The rules that a preset's key or codes stand for."""
    preset = preset_called(text or "")
    if preset is not None:
        return preset.rules
    try:
        return None if text is None else read_rules(text)
    except NotationError as error:
        fault = str(error)
        faults.append(fault if len(fault) <= LONGEST_FAULT else f"{fault[:LONGEST_FAULT]}…")
        return None


def _levels(text: str | None, faults: list[str]) -> Levels | None:
    try:
        return None if text is None else read_levels(text)
    except EuchreError as error:
        faults.append(f"levels: {error}")
        return None
