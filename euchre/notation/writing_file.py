"""Writing a `.pen` file; its grammar stands in `file`."""

from __future__ import annotations

from collections.abc import Iterator

from euchre.engine.actions import Action, LayDown, Play
from euchre.notation.file import Entry, Note, PenFile
from euchre.notation.writing import write, write_action


def write_file(file: PenFile) -> str:
    """The file as text, a line feed behind every line."""
    tags = [f'[{name} "{_quoted(text)}"]' for name, text in file.tags]
    hands = [f"{at}. {' '.join(_pieces(hand))}" for at, hand in enumerate(file.entries, start=1)]
    lines = [*tags, *([""] if tags and hands else []), *hands]
    return "".join(f"{line}\n" for line in lines)


def _quoted(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"')


def _pieces(entry: Entry) -> Iterator[str]:
    """The record's own line, cut where a note stands."""
    record = entry.record
    start, _, points = write(record).partition(" =")
    yield start.partition(" | ")[0]
    yield from _notes(entry, 0)
    bars, group = 0, ""
    for at, action in enumerate(record.actions, start=1):
        due = 1 + isinstance(action, Play | LayDown)  # calls stand behind a bar, tricks behind two
        yield from ["|"] * (due - bars)
        bars = due
        group += write_action(action)
        if not isinstance(action, Play) or _ends_group(entry, at):
            yield group
            group = ""
        yield from _notes(entry, at)
    if points:
        yield f"={points}"


def _ends_group(entry: Entry, at: int) -> bool:
    """Whether something else than the next card of the trick follows the action."""
    record = entry.record
    if at == len(record.actions) or not isinstance(record.actions[at], Play):
        return True
    trick_ends = record.positions[at].taken != record.positions[at - 1].taken
    return trick_ends or any(note.actions == at for note in entry.notes)


def _notes(entry: Entry, at: int) -> Iterator[str]:
    return (_note(note) for note in entry.notes if note.actions == at)


def _note(note: Note) -> str:
    if note.mark:
        return note.mark
    return f"({_line(note.line)})" if note.line else f"{{{note.words}}}"


def _line(actions: tuple[Action, ...]) -> str:
    return " ".join(map(write_action, actions))
