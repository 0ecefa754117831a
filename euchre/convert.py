"""Convert: a file of hands from one notation to another, each known by the end of its name."""

from __future__ import annotations

from pathlib import Path

from euchre.engine.errors import EuchreError
from euchre.notation.egn import Loss, NotTold, read_egn, write_egn
from euchre.notation.errors import NotationError
from euchre.notation.file import PenFile
from euchre.notation.pen import read_file, write_file
from euchre.notation.reading_file import LONGEST_FILE

Losses = tuple[Loss, ...]

KINDS = (".pen", ".egn")


def convert(source: Path, target: Path, fill: bool = False, force: bool = False) -> Losses:
    """Write what one file holds into another; all that was lost or made up on the way.

    A file that exists is written over only by force. Raises `EuchreError` when nothing was
    written.
    """
    if sorted((source.suffix, target.suffix)) != sorted(KINDS):
        raise EuchreError(f"one of the files ends in {KINDS[0]}, the other in {KINDS[1]}")
    text = _read(source)
    try:
        written, losses = _from_egn(text, fill) if source.suffix == ".egn" else _to_egn(text, fill)
    except NotTold as error:
        raise EuchreError(f"{source}: {error} (--fill makes it up)") from None
    except NotationError as error:
        raise EuchreError(f"{source}: {error}") from None
    _write(target, written, force)
    return losses


def _from_egn(text: str, fill: bool) -> tuple[str, Losses]:
    converted = read_egn(text, fill)
    return write_file(converted.file), converted.losses


def _to_egn(text: str, fill: bool) -> tuple[str, Losses]:
    file: PenFile = read_file(text)
    written = write_egn(file, fill)
    return written.text, written.losses


def _read(source: Path) -> str:
    """The text of a file, or more of it than is read. Raises `EuchreError`."""
    try:
        with source.open(encoding="utf-8-sig") as file:
            return file.read(LONGEST_FILE + 1)
    except OSError as error:
        raise EuchreError(f"{source}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise EuchreError(f"{source}: this is not a text in UTF-8") from None


def _write(target: Path, text: str, force: bool) -> None:
    try:
        with target.open("w" if force else "x", encoding="utf-8", newline="\n") as file:
            file.write(text)
    except FileExistsError:
        raise EuchreError(f"{target} exists already (--force writes over it)") from None
    except OSError as error:
        raise EuchreError(f"{target}: {error.strerror}") from None
