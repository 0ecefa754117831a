"""Link: what the page's address asks for; each part that can't be read is named."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from euchre.app.pace import PACES
from euchre.engine.presets import preset_called
from euchre.engine.rules import Rules
from euchre.notation.errors import NotationError
from euchre.notation.reading import read_rules

LONGEST_SEED: Final = 64
LONGEST_FAULT: Final = 120


@dataclass(frozen=True, slots=True)
class Link:
    """The wishes of an address, as in `?seed=7&pace=instant&rules=nostick` or `?new`."""

    seed: str | None = None
    pace: str | None = None
    rules: Rules | None = None
    new: bool = False  # a new game, if the person says so
    faults: tuple[str, ...] = ()

    @property
    def lasting(self) -> str:
        """The query without what is asked for only once: a reload must not begin anew."""
        return f"?pace={self.pace}" if self.pace else ""


def is_seed(text: str) -> bool:
    """Whether a text can be the seed of a game: it must be fit to be shown and kept."""
    return len(text) <= LONGEST_SEED and text.isprintable()


def read_link(query: str) -> Link:
    """What an address's query asks for. Nothing in it can make this fail."""
    text = query.removeprefix("?")[:2000]
    return _read(text) if text else Link()


def _read(text: str) -> Link:
    # Imported here, as most visits ask for nothing: it would cost each of them at the start.
    from urllib.parse import parse_qsl

    asked, new = dict(parse_qsl(text)), "new" in dict(parse_qsl(text, keep_blank_values=True))
    faults: list[str] = []
    seed, pace = asked.get("seed"), asked.get("pace")
    if seed is not None and not is_seed(seed):
        faults.append(f"seed: at most {LONGEST_SEED} printable characters")
        seed = None
    if pace is not None and pace not in PACES:
        faults.append(f"pace: {pace[:20]!r} is none of {', '.join(PACES)}")
        pace = None
    return Link(seed, pace, _rules(asked.get("rules"), faults), new, tuple(faults))


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
