"""Elements as values, and the only place where they become HTML text: escaped by construction."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import lru_cache
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
    # Written once, when the element is made: one that stands on many pages is not written again.
    html: str = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "html", _written(self))

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
    named = tuple([(_name(key), value) for key, value in attributes.items()])
    return Element(tag, named, tuple(_flat(children)))


def render(element: Element) -> str:
    """The element as HTML text; every text and attribute value in it is escaped."""
    return element.html


# A page has few names and says the same again and again, so each is looked at once.


@lru_cache(maxsize=256)
def _name(key: str) -> str:
    return key.rstrip("_").replace("_", "-")


@lru_cache(maxsize=256)
def _may_be_tag(tag: str) -> str:
    if tag.lower() in _BARRED:
        raise EuchreError(f"a page has no <{tag}>")
    return tag


@lru_cache(maxsize=256)
def _may_be_named(name: str) -> str:
    if name.lower().startswith("on") or name.lower() in ("style", "srcdoc"):
        raise EuchreError(f"a page has no {name} attribute")
    return name


_escaped: Final = lru_cache(maxsize=1024)(escape)


def _flat(children: Iterable[Child | Iterable[Child]]) -> Iterator[Element | str]:
    for child in children:
        if isinstance(child, (Element, str)):
            yield child
        elif child is not None:
            yield from _flat(child)


def _written(element: Element) -> str:
    tag = _may_be_tag(element.tag)
    start = f"<{tag}{''.join([_attribute(*pair) for pair in element.attributes])}>"
    if tag in _VOID:
        return start
    inside = [_escaped(one) if isinstance(one, str) else one.html for one in element.children]
    return f"{start}{''.join(inside)}</{tag}>"


def _attribute(name: str, value: Attribute) -> str:
    name = _may_be_named(name)
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{_escaped(str(value))}"'
