"""Euchre's words on the page open their meaning."""

from __future__ import annotations

import re

from euchre.app.html import el
from euchre.app.messages import Dialog
from euchre.app.screens.glossary import glossed
from euchre.app.words.glossary import GLOSSARY
from tests.app.moments import every


def test_the_text_stays_as_it_is() -> None:
    text = "Hearts are trump: follow suit, or play a trump; the Left bower is trump."
    assert text == el("p", glossed(text, "here")).text


def test_each_term_is_a_button_the_first_time_it_comes() -> None:
    text = el("p", glossed("Trump leads, and trump takes.", "x"))
    assert ["Trump", "leads"] == [one.text for one in text.walk() if one.tag == "button"]


def test_a_longer_word_is_found_before_a_shorter_one_in_it() -> None:
    text = el("p", glossed("You play alone.", "x"))
    assert ["play alone"] == [one.text for one in text.walk() if one.tag == "button"]


def test_a_word_inside_another_word_is_none() -> None:
    assert ("Trumpets mislead",) == tuple(filter(None, glossed("Trumpets mislead", "x")))


def test_every_button_opens_a_meaning_that_stands_on_the_page_once() -> None:
    opened = set()
    for _, root in every()[::5]:
        ids = [one.get("id") for one in root.walk() if one.get("popover")]
        wanted = [one.get("popovertarget") for one in root.walk() if one.get("popovertarget")]
        assert sorted(map(str, ids)) == sorted(map(str, wanted))
        opened |= set(wanted)
    assert len(opened) > 10


def test_a_meaning_is_a_sentence_or_two() -> None:
    for term in GLOSSARY:
        assert re.fullmatch(r"[A-Z].{20,220}[.]", term.meaning)
        assert all(form == form.lower() for form in term.forms)


def test_the_rules_explain_their_words() -> None:
    pages = [root for model, root in every() if model.dialog is Dialog.HELP]
    terms = [one for one in pages[0].walk() if one.get("class") == "term"]
    assert len(terms) >= 8
