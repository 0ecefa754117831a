"""Fields: an embed's fields as they stand behind the # of an address, and a quiz's as one of them.

    kind=legal&pen=AsKhAh/JhJc/..._W:Qh_0-2_3-7_-&key=Ah!void.h

The questions of a quiz are such lines, with a bar between them: the quoting leaves none inside.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from html import unescape
from typing import Final
from urllib.parse import quote, unquote

from euchre.engine.errors import EuchreError

BAR: Final = "|"
"""What parts the questions of a quiz."""
QUESTIONS: Final = "questions"
_PLAIN: Final = "!$'()*,;:@/?~+"
"""What may stand behind a # as it is, beside letters and figures."""


def line(fields: Mapping[str, str]) -> str:
    """The fields as an address has them."""
    return "&".join(f"{name}={_quoted(name, text)}" for name, text in fields.items())


def _quoted(name: str, text: str) -> str:
    return quote(_short(name, text), safe=f"{_PLAIN}=" if name == QUESTIONS else _PLAIN)


def _short(name: str, text: str) -> str:
    return text.replace(" ", "_") if name == "pen" else text


def fields_in(text: str) -> dict[str, str]:
    """The fields of such a line."""
    pairs = (pair.partition("=") for pair in text.split("&") if pair)
    found = {name: unquote(value) for name, _, value in pairs}
    return found | {"pen": found["pen"].replace("_", " ")} if "pen" in found else found


def fields_of(address: str) -> dict[str, str]:
    """The fields behind the # of an address."""
    return fields_in(address.partition("#")[2])


def joined(questions: Iterable[Mapping[str, str]]) -> str:
    """The questions of a quiz as one field; only what parts them is quoted in there."""
    return BAR.join(
        "&".join(f"{name}={_quoted_once(_short(name, text))}" for name, text in fields.items())
        for fields in questions
    )


def _quoted_once(text: str) -> str:
    return re.sub("[%&|]", lambda match: quote(match[0], safe=""), text)


def parted(text: str) -> tuple[dict[str, str], ...]:
    """The questions of such a field."""
    return tuple(map(fields_in, text.split(BAR))) if text else ()


def pasted(text: str) -> dict[str, str]:
    """The fields of what an author pastes: an address, a whole snippet, or just such a line.

    Raises `EuchreError` where there are none.
    """
    found = re.search(r"embed\.html#([^\s\"<>]+)", text)
    inside = found[1] if found else text.strip()
    fields = fields_in(unescape(inside) if "&amp;" in inside else inside)
    if "kind" not in fields:
        raise EuchreError(f"kind: there is none in {inside[:40]!r}")
    return fields
