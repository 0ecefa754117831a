"""The article's hands: python -m tools.article writes each of them anew in its place.

An author writes `<euchre-hand id="…" kind="…" pen="…" accept="…" text="…"></euchre-hand>` into
`static/learn/index.html`; this adds the key, the position and what is read where no frame comes,
the answer included. With `data-raw` it stays as it is, without a key. A `<pre data-made="element"
data-of="ID">` gets the snippet of a hand to read.

With `--words FOLDER` it is the article of that folder's language (docs/languages.md).
"""

from __future__ import annotations

import argparse
import re
import shlex
import sys
from collections.abc import Iterator, Mapping
from html import escape
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Final

from tools.language import ENGLISH, article_of, speak

if TYPE_CHECKING:
    from euchre.app.embed import Embed

SITE: Final = "../"
"""Where the site is, as seen from the article."""
ELSEWHERE: Final = "https://euchre.example/"
"""Where it is in the snippets that are shown to be copied."""
ANSWER, ANSWERS = "The answer", "The answers"
RAW: Final = "data-raw"
"""Marks a hand that has no key, as somebody writes it without the program."""

EVERY_HAND: Final = re.compile(r"<euchre-hand\b.*?</euchre-hand>", re.DOTALL)
_SHOWN: Final = re.compile(r'(<pre data-made="(\w+)" data-of="([\w-]+)">).*?(</pre>)', re.DOTALL)


def written(text: str) -> str:
    """The article with all that is made in it made anew."""
    text = EVERY_HAND.sub(lambda match: remade(match[0]), text)
    made = {attributes["id"]: embed_of(attributes) for attributes in hands(text)}

    def shown(match: re.Match[str]) -> str:
        snippet = to_copy(made[match[3]], match[2])
        return f"{match[1]}<code>{escape(snippet, quote=False)}</code>{match[4]}"

    return _SHOWN.sub(shown, text)


def remade(hand: str) -> str:
    """One hand, from what stands in its attributes."""
    from euchre.app.snippets import placed

    (attributes,) = hands(hand)
    if RAW in attributes:
        return hand
    try:
        made = embed_of(attributes)
    except ValueError as error:
        raise ValueError(f"{attributes.get('id')}: {error}") from None
    return placed(made, SITE, id_=attributes["id"], behind=answered(made))


def hands(text: str) -> list[dict[str, str]]:
    """The attributes of each hand on a page."""
    found: list[dict[str, str]] = []

    class Hands(HTMLParser):
        def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
            if tag == "euchre-hand":
                found.append({name: value or "" for name, value in attrs})

    Hands().feed(text)
    return found


def embed_of(attributes: Mapping[str, str]) -> Embed:
    """What they ask for. Raises `EuchreError` as `embed` does."""
    from euchre.app.again import asked_again
    from euchre.app.embed import QUIZ, VERSION, Wish, embed
    from euchre.app.fields import QUESTIONS, parted

    fields = {name: text for name, text in attributes.items() if name not in ("id", RAW)}
    if fields.get("kind") != QUIZ:
        return asked_again({"v": VERSION} | fields)
    asked = (asked_again({"v": VERSION} | one) for one in parted(fields.pop(QUESTIONS, "")))
    return embed(Wish(**fields, questions=tuple(asked)))


def answered(made: Embed) -> str:
    """The answer, for who reads on paper or without scripts."""
    from euchre.app.words.embed import numbered

    several = (numbered(at, " ".join(_answer(one))) for at, one in enumerate(made.questions, 1))
    lines = filter(None, (" ".join(_answer(made)), *several))
    told = "".join(f" <p>{escape(line)}</p>" for line in lines)
    if not told:
        return ""
    name = ANSWERS if made.questions else ANSWER
    return f'\n  <details class="answer"><summary>{name}</summary>{told}</details>'


def _answer(made: Embed) -> Iterator[str]:
    from euchre.app.embed import names_of, plain
    from euchre.app.words import cards_named, taught
    from euchre.app.words.names import upper
    from euchre.engine.cards import cards
    from euchre.lessons.question import Kind

    question = made.question
    if question is None:
        return
    if question.kind is Kind.LEGAL:
        yield f"{upper(cards_named(cards(''.join(question.right))))}."
    yield taught.given(question, names_of(made.reader))
    if why := made.fields.get("right"):
        yield plain(why, made.reader)


def to_copy(made: Embed, form: str) -> str:
    """A snippet for the page of somebody else, or the command that makes it."""
    from euchre.app.snippets import FORMS

    return command(made) if form == "command" else FORMS[form](made, ELSEWHERE)


def command(made: Embed) -> str:
    """How the program is asked for a snippet."""
    fields = dict(made.fields)
    words = [fields.pop("kind"), *filter(None, [fields.pop("pen", "")])]
    for name, text in fields.items():
        if name not in ("v", "key", "offer"):
            words += [f"--{'help-text' if name == 'help' else name}", text]
    return f"python -m euchre embed {shlex.join([*words, '--site', ELSEWHERE])}"


def main() -> int:
    """Write the article anew, and say so if that changed it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--words", type=Path, default=ENGLISH, help="the folder of a language")
    folder: Path = parser.parse_args().words
    speak(folder.resolve())
    path = article_of(folder)
    before = path.read_text("utf-8")
    try:
        after = written(before)
    except ValueError as error:
        sys.exit(f"The article was not written: {error}")
    path.write_text(after, "utf-8")
    print("Nothing has changed" if before == after else f"Written: {path}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
