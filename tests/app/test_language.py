"""Language: all that is read on the page stands among the words, so that a translation is whole."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import rmtree
from typing import Final

import pytest

from tests.app.spoken import foreign
from tests.pseudo import spoken, write_pseudo
from tools.build import ROOT
from tools.check_words import faults
from tools.language import ENGLISH_COURSE
from tools.python_zip import euchre_sources

SPOKEN: Final = """
import json, sys
from pathlib import Path
from shutil import rmtree
from tools.language import speak
speak(Path(sys.argv[1]))
from tests.app import spoken
spoken.listen()
print(json.dumps(spoken.found()))
"""


def test_whatever_is_read_anywhere_on_the_page_stands_among_the_words(tmp_path: Path) -> None:
    """In a Python of its own, as there the words are those of a language that nobody speaks."""
    folder = write_pseudo(tmp_path / "pseudo")
    run = subprocess.run(
        [sys.executable, "-c", SPOKEN, folder], check=True, capture_output=True, text=True
    )
    texts = json.loads(run.stdout)
    assert {} == {text: rest for text, rest in texts.items() if rest}
    assert len(texts) > MANY


MANY: Final = 1000
"""As many texts as there are at least: the pages were not empty."""


@pytest.mark.parametrize(
    ("text", "rest"),
    [
        ("Settings", "Settings"),
        ("Réglages", "Réglages"),
        (f"{spoken('Points')}: {spoken('Game')}", ":"),
        (f"{spoken('Points')} and {spoken('Game')}", "and"),
        (f"{spoken('You have ')}3{spoken(' points')}", ""),
        ("10 – 7", ""),
        (f"{spoken('Here sits ')}Zoë", ""),
    ],
)
def test_a_literal_or_what_was_put_together_of_texts_is_found(text: str, rest: str) -> None:
    """The check itself: data and figures may stand in a text, and nothing else."""
    assert rest == foreign(text, ("Zoë",))


def test_a_translation_is_compared_with_the_english_words(tmp_path: Path) -> None:
    """What it lacks, has in another shape or has for nothing is named; its own affairs are not."""
    folder = write_pseudo(tmp_path / "pseudo")
    assert [] == faults(folder)
    table = folder / "table.py"
    text = (
        table.read_text("utf-8").replace("UNDO:", "_UNDO:").replace("def maker(suit", "def maker(x")
    )
    table.write_text(f"{text}\nREDO: str = ''\n", "utf-8")
    (folder / "told.py").unlink()
    shape = "maker should be (suit: Suit | None), and is (x: Suit | None)"
    expected = ["table.py has no UNDO", f"table.py: {shape}", "table.py: REDO is used by nothing"]
    assert [*expected, "told.py is missing"] == faults(folder)


def test_a_translation_of_the_lessons_is_compared_but_for_its_prose(tmp_path: Path) -> None:
    folder = write_pseudo(tmp_path / "pseudo")
    lessons = folder / "course" / "cards.py"
    text = lessons.read_text("utf-8")
    assert "⟦" in text
    lessons.write_text(text.replace("trump='s'", "trump='c'", 1), "utf-8")
    (told,) = faults(folder)
    assert told.startswith("course/cards.py: ")
    assert "trump='s'" in told.partition(", and is ")[0]
    assert "trump='c'" in told.partition(", and is ")[2]


def test_a_card_that_a_lesson_speaks_of_is_spoken_of_in_every_language(tmp_path: Path) -> None:
    folder = write_pseudo(tmp_path / "pseudo")
    lessons = folder / "course" / "cards.py"
    lessons.write_text(lessons.read_text("utf-8").replace("{Jd}", "", 1), "utf-8")
    (told,) = faults(folder)
    assert "{Jd}" in told


def test_a_language_without_lessons_has_the_english_ones(tmp_path: Path) -> None:
    folder = write_pseudo(tmp_path / "pseudo")
    rmtree(folder / "course")
    assert [] == faults(folder)
    lesson = "euchre/lessons/course/cards.py"
    assert ENGLISH_COURSE.joinpath("cards.py").read_bytes() == euchre_sources(ROOT, folder)[lesson]
