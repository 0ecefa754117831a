"""What of PyScript euchre uses, and no more."""

from collections.abc import Callable
from typing import Any, Protocol, TypeVar

from js import Document, Element, Window

R = TypeVar("R")

class _Morph(Protocol):
    def morph(self, html: str) -> None: ...

class _Modules(Protocol):
    """The modules that pyscript.toml names."""

    morph: _Morph

document: Document
window: Window
js_modules: _Modules

# The handler's argument is the event; which kind of event it is depends on the name.
def when(
    event: str, selector: str | Element | Window, *, capture: bool = False
) -> Callable[[Callable[[Any], R]], Callable[[Any], R]]: ...
