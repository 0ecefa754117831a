"""An archive of modules beside the one that Python started from; knows nothing of the page."""

import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec
from types import ModuleType
from zipimport import zipimporter


class Archive:
    """Finds what nobody else finds, also modules of packages that lie in both archives."""

    def __init__(self, place: str) -> None:
        self._place = place

    def find_spec(
        self, name: str, _path: Sequence[str] | None = None, _target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the module lies; None if it is not here."""
        folders = name.split(".")[:-1]
        return zipimporter("/".join((self._place, *folders))).find_spec(name)


def mount(place: str) -> None:
    """Let every module of the archive at that path be imported from now on."""
    zipimporter(place)  # raises ImportError for what is no archive
    sys.meta_path.append(Archive(place))
