"""Lets another language's folder of words stand in for the English one, `euchre/app/words`."""

from __future__ import annotations

import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Final

PACKAGE: Final = "euchre.app.words"
ENGLISH: Final = Path(__file__).resolve().parents[1].joinpath(*PACKAGE.split("."))


def spoken() -> Path:
    """The folder of the words that are read here: English, unless others were asked for."""
    import euchre.app.words as words

    return Path(words.__path__[0])


def speak(folder: Path) -> None:
    """From now on the words are those of this folder; call it before anything reads them."""
    assert PACKAGE not in sys.modules, "the words have been read already"
    spec = spec_from_file_location(
        PACKAGE, folder / "__init__.py", submodule_search_locations=[str(folder)]
    )
    assert spec is not None  # a file's name ends in .py
    assert spec.loader is not None
    sys.modules[PACKAGE] = module_from_spec(spec)
    spec.loader.exec_module(sys.modules[PACKAGE])
