"""Notes on calls and plays: annotations with labels there, marks and words here."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from typing import Final

from euchre.notation.egn.losses import Loss
from euchre.notation.egn.tree import Node, shown
from euchre.notation.file import MARKS, Note
from euchre.notation.reading import LONGEST
from euchre.notation.reading_file import LONGEST_LINE, MOST_NOTES

LONGEST_WORDS: Final = 1024
MOST_AT_ONE: Final = 50
"""Annotations of one call or play."""

_ROOM: Final = LONGEST_LINE - LONGEST
"""Characters that notes may have in a `.pen` file, beside the hand."""

_LABELS: Final = {f"[{mark}]": mark for mark in MARKS}


def read_notes(node: Node | None, first: int, number: int, losses: list[Loss]) -> Iterator[Note]:
    """The notes of a phase, whose actions are so many from this one on.

    Raises `NotationError`.
    """
    said = node.map() if node else {}
    for name, places in sorted(said.items(), key=lambda one: (len(one[0]), one[0])):
        if name not in map(str, range(number)):
            raise places.fail(f"{shown(name)} is none of the {number} actions")
        for place in places.items(MOST_AT_ONE):
            yield from _read(place, first + int(name) + 1, losses)


def _read(node: Node, actions: int, losses: list[Loss]) -> Iterator[Note]:
    text = one_line(node, LONGEST_WORDS, losses)
    label = next((label for label in _LABELS if text.startswith(label)), "")
    if label:
        yield Note(actions, mark=_LABELS[label])
        text = text.removeprefix(label).removeprefix(" ")
    words = text.replace("{", "(").replace("}", ")")
    if words != text:
        losses.append(Loss(node.path, "braces were made round"))
    if words:
        yield Note(actions, words=words)


def one_line(node: Node, most: int, losses: list[Loss]) -> str:
    """A text without its line breaks. Raises `NotationError`."""
    text = node.text(most)
    lines = (text + ".").splitlines()
    if len(lines) > 1:
        losses.append(Loss(node.path, "the line breaks"))
    return " ".join(lines)[:-1]


def with_room(notes: Iterable[Note], path: str, losses: list[Loss]) -> tuple[Note, ...]:
    """The notes that a line of a `.pen` file has room for."""
    kept: list[Note] = []
    room, left_out = _ROOM, 0
    for note in notes:
        room -= len(note.words) + len("{ } ")
        if room >= 0 and len(kept) < MOST_NOTES:
            kept.append(note)
        else:
            left_out += 1
    if left_out:
        losses.append(Loss(path, f"{left_out} notes, for which a hand has no room"))
    return tuple(kept)


def write_notes(
    notes: Iterable[Note], places: Collection[int], part: str, losses: list[Loss]
) -> dict[int, list[str]]:
    """The annotations on each action that may have some, by the number of actions up to it."""
    found: dict[int, list[str]] = {}
    waits_at = 0  # where a label stands that words may follow
    for at, note in enumerate(notes, start=1):
        place = found.get(note.actions, [])
        joins = bool(note.words) and note.actions == waits_at
        full = len(place) == MOST_AT_ONE and not joins
        why = _why_not(note, places) or (f"EGN has room for {MOST_AT_ONE} here" if full else "")
        if why:
            losses.append(Loss(f"{part}, note {at}", why))
            continue
        if joins:
            place[-1] += f" {note.words}"
        else:
            found[note.actions] = [*place, f"[{note.mark}]" if note.mark else note.words]
        waits_at = note.actions if note.mark else 0
    return found


def _why_not(note: Note, places: Collection[int]) -> str:
    """Why a note has no place in EGN, nothing if it has one."""
    if note.line:
        return "side lines are not written"
    if note.actions not in places:
        return "EGN has notes on calls and plays only"
    if note.words.startswith(tuple(_LABELS)):
        return "EGN would take the first letters for a mark"
    if len(note.words) > LONGEST_WORDS - len("[??] "):
        return f"EGN has room for {LONGEST_WORDS} characters"
    return ""
