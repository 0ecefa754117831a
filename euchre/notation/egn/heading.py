"""The heading of an EGN file: its metadata, and the tags of ours that have a place there."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from euchre.engine.position import Pair
from euchre.engine.rules import Rules
from euchre.notation.egn.losses import Loss
from euchre.notation.egn.notes import one_line
from euchre.notation.egn.rules import read_ruleset
from euchre.notation.egn.tree import Node
from euchre.notation.file import PenFile

SCORES: Final = (-999, 999)
LONGEST_NAME: Final = 64

_TEXTS: Final = (
    ("title", "Title", 128),
    ("description", "Description", 1024),
    ("gameId", "GameId", LONGEST_NAME),
    ("date", "Date", LONGEST_NAME),
)
"""Our tag for each text of EGN, and how long that may be."""

_PLAYERS: Final = ("South", "West", "North", "East")
_TEAMS: Final = ("NorthSouth", "EastWest")
_DATE: Final = re.compile(
    r"[0-9]{4}-[0-9]{2}-[0-9]{2}"
    r"([T ][0-9]{2}:[0-9]{2}(:[0-9]{2}(\.[0-9]+)?(Z|[+-][0-9]{2}:[0-9]{2})?)?)?"
)


@dataclass(frozen=True, slots=True)
class Heading:
    """What stands above the deals."""

    tags: tuple[tuple[str, str], ...]
    rules: Rules
    score: Pair
    final: Node | None
    losses: tuple[Loss, ...]


def read_heading(node: Node) -> Heading:
    """The heading of a file. Raises `NotationError`."""
    texts = tuple(name for name, _, _ in _TEXTS)
    names = (*texts, "players", "teamNames", "initialScore", "finalScore", "ruleset")
    said = node.object(names, ("players", "initialScore"))
    losses: list[Loss] = []
    ns, ew = (one.whole(*SCORES) for one in said["initialScore"].items(2, 2))
    rules = read_ruleset(said["ruleset"], losses) if "ruleset" in said else Rules()
    tags = tuple(tag for tag in _tags(said, losses) if tag[1])
    return Heading(tags, rules, (ns, ew), said.get("finalScore"), tuple(losses))


def _tags(said: dict[str, Node], losses: list[Loss]) -> Iterator[tuple[str, str]]:
    """The tags, also those without a text. A player who is called like his seat has no name."""
    for name, tag, most in _TEXTS:
        if name in said:
            yield tag, one_line(said[name], most, losses)
    for tag, node in zip(_PLAYERS, said["players"].items(len(_PLAYERS))):
        name = one_line(_named(node, losses), LONGEST_NAME, losses)
        yield tag, "" if name == tag else name
    if "teamNames" in said:
        for tag, node in zip(_TEAMS, said["teamNames"].items(2, 2)):
            yield tag, one_line(node, LONGEST_NAME, losses)


def _named(node: Node, losses: list[Loss]) -> Node:
    """The name of a player, who may have other marks of identity too."""
    if isinstance(node.value, str):
        return node
    said = node.object(("id", "name", "playerIds"), ("name",))
    losses += [
        Loss(said[one].path, "only names are kept") for one in ("id", "playerIds") if one in said
    ]
    return said["name"]


def write_heading(file: PenFile, losses: list[Loss]) -> dict[str, object]:
    """The texts and names among the tags; whatever has no place in EGN is lost."""
    left = dict(file.tags)
    texts = ((name, _taken(left, tag, most, losses)) for name, tag, most in _TEXTS)
    found: dict[str, object] = {name: text for name, text in texts if text}
    found["players"] = [_taken(left, tag, LONGEST_NAME, losses) or tag for tag in _PLAYERS]
    teams = [_taken(left, tag, LONGEST_NAME, losses) for tag in _TEAMS]
    found |= {"teamNames": teams} if any(teams) else {}
    losses += [Loss(f"tag {tag}", "EGN has no such thing") for tag, text in left.items() if text]
    return found


def _taken(left: dict[str, str], tag: str, most: int, losses: list[Loss]) -> str:
    """The text of a tag that is left no longer; nothing if it does not fit into EGN."""
    text, why = left.pop(tag, ""), ""
    if len(text) > most:
        why = f"EGN has room for {most} letters"
    elif text and tag == "Date" and not _DATE.fullmatch(text):
        why = "EGN writes it as 2026-11-30"
    if why:
        losses.append(Loss(f"tag {tag}", why))
    return "" if why else text
