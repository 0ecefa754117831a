"""Help: the rules of this game in short, and the keys."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, starmap
from typing import Final

from euchre.app.html import Child, Element, el
from euchre.app.model import Model
from euchre.app.screens.glossary import glossed, meanings
from euchre.app.screens.parts import call, small_faces
from euchre.app.screens.rules import rules_list
from euchre.app.words import chapters, labels, points_table
from euchre.engine.cards import Suit
from euchre.engine.rules import Rules
from euchre.engine.trump import TRUMPS


def rules_and_keys(model: Model) -> Element:
    rules = model.game.rules
    return el(
        "div",
        call("open course", "go", labels.LEARN, id_="help-course", note=labels.LEARN_NOTE),
        el("p", _article()),
        el("h3", labels.AT_THIS_TABLE),
        el("div", rules_list(rules), id="rules-played"),
        _chapters(rules),
        el("h3", chapters.POINTS),
        el("ul", (el("li", worth) for worth in points_table(rules))),
        el("h3", chapters.KEYS_TITLE),
        el("dl", chain.from_iterable(starmap(_key, chapters.KEYS)), class_="keys"),
        class_="prose",
    )


def _article() -> tuple[Child, ...]:
    """The way to the page that tells everything at length."""
    return el("a", chapters.ARTICLE, href=ARTICLE, id="help-article"), chapters.ARTICLE_NOTE


ARTICLE: Final = "learn/"


def _chapters(rules: Rules) -> Iterator[Element]:
    """The game in short, with the cards of a trump suit where they are told of."""
    for name, (title, text) in chapters.told(rules).items():
        place = f"help-{name}"
        yield from (el("h3", title), el("p", glossed(text, place)), *meanings(text, place))
        if name == "trump":
            yield _trump_order(rules)


def _trump_order(rules: Rules) -> Element:
    hearts = TRUMPS[Suit.HEARTS]
    order = hearts.order(Suit.HEARTS, rules.pack)
    return el("p", small_faces(order, hearts), class_="order")


def _key(keys: tuple[str, ...], meaning: str) -> tuple[Element, Element]:
    caps: list[Child] = []
    for key in keys:
        caps += [el("kbd", key) if key != "…" else key, " "]
    return el("dt", caps), el("dd", meaning)
