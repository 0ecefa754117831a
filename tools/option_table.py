"""README's tables of options and presets: python -m tools.option_table writes them into it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from euchre.app.words import options as words
from euchre.engine.option_kinds import Number, OneOf, Option, Packets
from euchre.engine.options import OPTIONS
from euchre.engine.presets import PRESETS
from euchre.engine.rules import default
from euchre.notation.pen import write

README = Path(__file__).resolve().parents[1] / "README.md"
BEGIN, END = "<!-- options: python -m tools.option_table -->", "<!-- end of options -->"


def tables() -> str:
    """Both tables as Markdown, made from `OPTIONS` and `PRESETS`."""
    return "\n".join((*_options(), "", *_presets()))


def _options() -> Iterator[str]:
    yield "| option | field | without a code | codes | source |"
    yield "|---|---|---|---|---|"
    for option in OPTIONS:
        name, house = words.OPTIONS[option.field], words.value_words(option, default(option))
        yield f"| {name} | `{option.field}` | {house} | {_codes(option)} | {option.source} |"


def _codes(option: Option) -> str:
    match option:
        case OneOf(codes=codes):
            named = ((code, words.value_words(option, value)) for value, code in codes if code)
            return "; ".join(f"`{code}` {told}" for code, told in named)
        case Number(prefix=prefix, lowest=lowest, highest=highest):
            return f"`{prefix}{lowest}` … `{prefix}{highest}`"
        case Packets(prefix=prefix):
            return f"`{prefix}` and the four packets of the first round, as `{prefix}2323`"


def _presets() -> Iterator[str]:
    yield "| preset | key | codes | source |"
    yield "|---|---|---|---|"
    for preset in PRESETS:
        name = words.PRESETS[preset.key][0]
        yield f"| {name} | `{preset.key}` | `{write(preset.rules)}` | {preset.source} |"


def filled(readme: str) -> str:
    """The text with its tables made anew."""
    before, rest = readme.split(BEGIN, 1)
    return f"{before}{BEGIN}\n{tables()}\n{END}{rest.split(END, 1)[1]}"


if __name__ == "__main__":
    README.write_text(filled(README.read_text("utf-8")), "utf-8")
