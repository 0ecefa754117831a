"""Lets another language's folder of words stand in for the English one, `euchre/app/words`.

A folder `course` in it stands in for the English lessons, `euchre/lessons/course`, and a file
`learn.html` for the English article, `static/learn/index.html`.
"""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

PACKAGE: Final = "euchre.app.words"
COURSE: Final = "euchre.lessons.course"
_ROOT: Final = Path(__file__).resolve().parents[1]
ENGLISH: Final = _ROOT.joinpath(*PACKAGE.split("."))
ENGLISH_COURSE: Final = _ROOT.joinpath(*COURSE.split("."))
ENGLISH_ARTICLE: Final = _ROOT / "static/learn/index.html"


def spoken() -> Path:
    """The folder of the words that are read here: English, unless others were asked for."""
    import euchre.app.words as words

    return Path(words.__path__[0])


def course_of(folder: Path) -> Path:
    """The lessons that go with a folder of words: its own, or the English ones."""
    own = folder / "course"
    return own if own.is_dir() else ENGLISH_COURSE


def article_of(folder: Path) -> Path:
    """The article that goes with a folder of words, likewise."""
    own = folder / "learn.html"
    return own if own.is_file() else ENGLISH_ARTICLE


def speak(folder: Path) -> None:
    """From now on the words are those of this folder; call it before anything reads them."""
    _stand_in(PACKAGE, folder)
    if course_of(folder) != ENGLISH_COURSE:
        _stand_in(COURSE, course_of(folder))


def _stand_in(package: str, folder: Path) -> None:
    assert package not in sys.modules, "the words have been read already"
    spec = spec_from_file_location(
        package, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None  # a file's name ends in .py
    assert spec.loader is not None
    sys.modules[package] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[package])
