"""Again: embeds from fields that stand somewhere already, their keys made anew by the engine."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from euchre.app.embed import KINDS, VERSION, Embed, Wish, embed
from euchre.app.fields import QUESTIONS, parted
from euchre.engine.errors import EuchreError
from euchre.lessons.question import DECIDED


def asked_again(fields: Mapping[str, str]) -> Embed:
    """The same embed, made anew from its position. Raises `EuchreError` as `embed` does."""
    return embed(wished(fields))


def wished(fields: Mapping[str, str]) -> Wish:
    """What fields ask for. Raises `EuchreError` for those of another version."""
    if fields.get("v") != VERSION:
        raise EuchreError(f"v: made for version {fields.get('v')!r}, and this is {VERSION!r}")
    if unknown := sorted(fields.keys() - _KNOWN):
        raise EuchreError(f"{unknown[0]}: there is no such field")
    decided = fields.get("kind") in _DECIDED and "accept" not in fields
    answers = _judged(fields) if decided else {}
    named = {name: text for name, text in fields.items() if name in _TOLD}
    questions = tuple(_questions(fields.get(QUESTIONS, "")))
    return Wish(**({"kind": ""} | named | answers), questions=questions)


def _questions(text: str) -> Iterator[Embed]:
    """The questions of a quiz made anew: a key that is not what it should be is named."""
    for number, fields in enumerate(parted(text), 1):
        try:
            made = asked_again({"v": VERSION, **fields})
        except EuchreError as error:
            raise EuchreError(f"question {number}: {error}") from None
        due = made.fields.get("key", "")
        if fields.get("key", due) != due:
            raise EuchreError(f"question {number}: key: it should be {due}")
        yield made


_TOLD: Final = Wish.__dataclass_fields__.keys() - {QUESTIONS}
_KNOWN: Final = {*Wish.__dataclass_fields__, "v", "key"}
_DECIDED: Final = {name for name, kind in KINDS.items() if kind in DECIDED}


def _judged(fields: Mapping[str, str]) -> dict[str, str]:
    """What was judged to be best, and to be no mistake; it stands in the key alone."""
    right, *others = (group.partition("!") for group in fields.get("key", "").split("~"))
    weak = (answers for answers, _, why in others if why == "weak")
    return {"accept": right[0], "weak": next(weak, "")}
