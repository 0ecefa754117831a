"""The glossary on the page: euchre's words in a text open their meaning.

A popover of the browser: it takes no message, and goes away by itself at the next tap or Escape.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from euchre.app.html import Child, Element, el
from euchre.app.words.glossary import GLOSSARY, Term

_BY_FORM: Final = {form: term for term in GLOSSARY for form in term.forms}
_FORMS: Final = re.compile(
    r"([“(]?)\b("
    + "|".join(map(re.escape, sorted(_BY_FORM, key=len, reverse=True)))
    + r")\b([,.:;?!”)]*)",
    re.IGNORECASE,
)


@lru_cache(maxsize=128)
def glossed(text: str, place: str) -> tuple[Child, ...]:
    """The text, in which each word of euchre is a button the first time that it comes."""
    parts: list[Child] = []
    end, seen = 0, set[Term]()
    for found in _FORMS.finditer(text):
        term = _BY_FORM[found[2].lower()]
        if term not in seen:
            seen.add(term)
            parts += [text[end : found.start()], _button(found, term, place)]
            end = found.end()
    return (*parts, text[end:])


@lru_cache(maxsize=128)
def meanings(text: str, place: str) -> tuple[Element, ...]:
    """What these buttons open."""
    return tuple(_meaning(term, place) for term in _terms(text))


def _terms(text: str) -> Iterator[Term]:
    return iter(dict.fromkeys(_BY_FORM[form.lower()] for _, form, _ in _FORMS.findall(text)))


def _button(found: re.Match[str], term: Term, place: str) -> Element:
    """The word, in one piece with the stops before and behind it."""
    button = el(
        "button",
        found[2],
        class_="term",
        type="button",
        id=f"{place}-term-{term.key}",
        popovertarget=f"{place}-meaning-{term.key}",
    )
    whole = found[1] or found[3]
    return el("span", found[1], button, found[3], class_="whole") if whole else button


def _meaning(term: Term, place: str) -> Element:
    return el(
        "div",
        el("b", term.name),
        el("p", term.meaning),
        class_="meaning",
        id=f"{place}-meaning-{term.key}",
        popover="auto",
    )
