"""Elements as values, and the only place where they become HTML text: escaped by construction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from html import escape
from typing import Final

from euchre.engine.errors import EuchreError

Attribute = str | bool | int | None
"""True is written without a value, False and None not at all."""

_VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})
_BARRED: Final = frozenset({"script", "style", "iframe", "object", "embed", "base"})


@dataclass(frozen=True, slots=True)
class Element:
    """An HTML element: its attributes in order, and its children, text or elements.

    Raises `EuchreError` for what a page of ours never has: scripts, styles, event attributes.
    """

    tag: str
    attributes: tuple[tuple[str, Attribute], ...] = ()
    children: tuple[Element | str, ...] = ()

    def __post_init__(self) -> None:
        if self.tag.lower() in _BARRED:
            raise EuchreError(f"a page has no <{self.tag}>")
        for name, _ in self.attributes:
            if name.lower().startswith("on") or name.lower() in ("style", "srcdoc"):
                raise EuchreError(f"a page has no {name} attribute")

    def get(self, name: str) -> Attribute:
        """The value of an attribute, None if it is not there."""
        return dict(self.attributes).get(name)

    def walk(self) -> Iterator[Element]:
        """This element and everything inside it, in document order."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.walk()

    @property
    def text(self) -> str:
        """What a reader would read here, without the marks."""
        return "".join(child if isinstance(child, str) else child.text for child in self.children)


Child = Element | str | None
"""None is nothing, so that a screen can leave a part out."""


def el(tag: str, *children: Child | Iterable[Child], **attributes: Attribute) -> Element:
    """An element; `class_` and `for_` are written without the underscore, `data_do` as data-do."""
    named = tuple((_name(key), value) for key, value in attributes.items())
    return Element(tag, named, tuple(_flat(children)))


def render(element: Element) -> str:
    """The element as HTML text; every text and attribute value is escaped here."""
    return "".join(_pieces(element))


def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


def _flat(children: Iterable[Child | Iterable[Child]]) -> Iterator[Element | str]:
    for child in children:
        if isinstance(child, (Element, str)):
            yield child
        elif child is not None:
            yield from _flat(child)


def _pieces(element: Element) -> Iterator[str]:
    yield f"<{element.tag}{''.join(map(_written, element.attributes))}>"
    if element.tag in _VOID:
        return
    for child in element.children:
        if isinstance(child, str):
            yield escape(child)
        else:
            yield from _pieces(child)
    yield f"</{element.tag}>"


def _written(attribute: tuple[str, Attribute]) -> str:
    name, value = attribute
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{escape(str(value))}"'
