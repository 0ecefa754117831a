"""Euchre in a terminal: `python -m euchre play`, and what else `python -m euchre` lists."""

from __future__ import annotations

import os
import sys
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from random import SystemRandom
from typing import Final, NoReturn

from euchre.advice import in_lines
from euchre.ai.adviser import advise
from euchre.ai.arena import duel, report
from euchre.ai.levels import LEVELS
from euchre.app.again import asked_again
from euchre.app.embed import EVERY_KIND, MOST, QUIZ, VERSION, Embed, Wish, embed
from euchre.app.fields import pasted
from euchre.app.settings import LEVEL, read_levels
from euchre.app.snippets import FORMS
from euchre.app.words.options import PRESETS as PRESET_WORDS
from euchre.app.words.options import in_words
from euchre.convert import convert
from euchre.engine.errors import EuchreError
from euchre.engine.game import Game
from euchre.engine.option_kinds import Number, OneOf, Option, Packets
from euchre.engine.options import OPTIONS
from euchre.engine.presets import PRESETS, preset_called
from euchre.engine.rules import Rules, from_codes
from euchre.engine.seats import Seat
from euchre.notation.reading import read_record
from euchre.practice import exercises
from euchre.terminal import Terminal, seated, shown


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it went well, 2 for an order that can't be followed."""
    orders = _orders()
    try:
        chosen = _chosen(orders, arguments)
        match chosen.command:
            case "arena":
                return _arena(chosen)
            case "play":
                return _play(chosen)
            case "analyse":
                return _analyse(chosen)
            case "convert":
                return _convert(chosen)
            case "embed":
                return _embed(chosen)
            case _:
                orders.print_help()
                return 0
    except EuchreError as error:
        print(f"euchre: {error}", file=sys.stderr)
        return 2


def _chosen(orders: ArgumentParser, arguments: Sequence[str] | None) -> Namespace:
    """What was ordered; the hands of an embed may stand after its options too."""
    chosen, rest = orders.parse_known_args(arguments)
    if any(_is_option(one) for one in rest) or (rest and chosen.command != "embed"):
        orders.error(f"unrecognized arguments: {' '.join(rest)}")
    if rest:
        chosen.pen = [*chosen.pen, *rest]
    return chosen


def _is_option(argument: str) -> bool:
    return argument.startswith("-") and " " not in argument


class _Orders(ArgumentParser):
    def error(self, message: str) -> NoReturn:
        raise EuchreError(f"{message} ({self.prog} --help shows what can be asked)")


def _orders() -> ArgumentParser:
    orders = _Orders(
        prog="python -m euchre",
        description="Euchre in a terminal.",
        epilog=_examples(),
        formatter_class=RawDescriptionHelpFormatter,
    )
    commands = orders.add_subparsers(dest="command", metavar="COMMAND")
    _add_play(commands.add_parser("play", help="a game against players of the program"))
    _add_analyse(commands.add_parser("analyse", help="what each choice in a hand promises"))
    _add_arena(commands.add_parser("arena", help="two players measured over duplicate deals"))
    _add_convert(commands.add_parser("convert", help="a file of hands, from .pen to .egn or back"))
    _add_embed(commands.add_parser("embed", help="a position for any page, as a snippet"))
    return orders


_RULES_HELP: Final = "a preset or codes, such as nostick,to5 (python -m euchre lists them)"


def _add_play(play: ArgumentParser) -> None:
    play.add_argument("--seed", help="deals the same hands again (default: by chance)")
    play.add_argument("--rules", default="-", metavar="RULES", help=_RULES_HELP)
    play.add_argument("--seat", default="S", metavar="S|W|N|E", help="where you sit (default: S)")
    play.add_argument("--dealer", metavar="S|W|N|E", help="who deals first, by the rule choose")
    play.add_argument(
        "--levels",
        default=LEVEL,
        metavar="LEVEL[,LEVEL,LEVEL]",
        help=f"of all, or from your left on: {', '.join(LEVELS)} (default: {LEVEL})",
    )
    play.add_argument("--auto", action="store_true", help="a bot sits in your place: just watch")


def _add_analyse(analyse: ArgumentParser) -> None:
    analyse.add_argument("record", metavar="RECORD", help="a hand so far, in PEN, in quotes")
    analyse.add_argument("--seed", default="1", help="the same seed gives the same figures")


def _add_arena(arena: ArgumentParser) -> None:
    named = f"{', '.join(LEVELS)} or random"
    arena.add_argument("first", metavar="A", help=named)
    rivals = arena.add_mutually_exclusive_group(required=True)
    rivals.add_argument("second", metavar="B", nargs="?", help=named)
    rivals.add_argument("--against", metavar="FILE.py:BOT", help="a bot of your own instead of B")
    arena.add_argument("--deals", type=int, default=1500, help="each played twice (default: 1500)")
    arena.add_argument("--seed", default="1", help="the same seed gives the same figures")
    arena.add_argument("--rules", default="-", metavar="RULES", help=_RULES_HELP)
    cores = os.cpu_count() or 1
    arena.add_argument("--processes", type=int, default=cores, help=f"(default: {cores})")


def _add_convert(convert: ArgumentParser) -> None:
    convert.add_argument("source", type=Path, metavar="FILE", help="what is read: .pen or .egn")
    convert.add_argument("target", type=Path, metavar="FILE", help="what is written: the other")
    made_up = "make up what the file keeps back: cards that nobody saw, tricks after a lay-down"
    convert.add_argument("--fill", action="store_true", help=made_up)
    convert.add_argument("--force", action="store_true", help="write over a file that exists")


def _add_embed(order: ArgumentParser) -> None:
    order.add_argument("kind", metavar="KIND", help=", ".join(EVERY_KIND))
    hand = "a deal, a position or a hand, in quotes; none for cards alone or a game; for a quiz its"
    hand += " questions, each as an address or a snippet of this program's"
    order.add_argument("pen", metavar="PEN", nargs="*", default=[], help=hand)
    for name, metavar, told in _EMBED_OPTIONS:
        flag = "--help-text" if name == "help" else f"--{name}"
        order.add_argument(flag, dest=name, default="", metavar=metavar, help=told)
    on = "offer to play the hand on from there, in the same frame"
    order.add_argument("--play-on", dest="on", action="store_const", const="1", default="", help=on)
    more = "a question of a quiz, as its fields: kind=legal&pen=…; may be repeated"
    order.add_argument("--question", action="append", default=[], metavar="FIELDS", help=more)
    made = "questions of a quiz from an exercise, as legal-2-x7f3, and what follows it; likewise"
    order.add_argument("--practice", action="append", default=[], metavar="CODE", help=made)
    order.add_argument("--count", type=int, default=5, help="how many of each (default: 5)")
    order.add_argument("--form", choices=FORMS, default="element", help="(default: element)")
    order.add_argument("--width", type=int, metavar="PX", help="(default: as wide as its place)")
    order.add_argument("--site", default=SITE, help=f"where your site stands (default: {SITE})")


SITE: Final = "http://127.0.0.1:8000/"
"""Where `make play` serves the site."""

_EMBED_OPTIONS: Final = (
    ("text", "TEXT", "what is asked; {Jh}, {N} and {suit h} stand for a card, a player, a suit"),
    ("right", "TEXT", "why the answer is right (default: what the rules say)"),
    ("wrong", "TEXT", "what is said of a wrong answer (default: what the rules say)"),
    ("help", "TEXT", "a hint after two misses"),
    ("more", "URL", "where you explain it"),
    ("seat", "S|W|N|E", "who sits in front (default: who is asked, or S)"),
    ("open", "SEATS", "whose cards lie open besides, as in WNE"),
    ("marks", "CARDS", "cards that the text speaks of"),
    ("trick", "CARD", "the card that ends the trick of a position"),
    ("cards", "CARDS", "the cards that trumps, order and suit ask about"),
    ("trump", "SUIT", "what is trump, where there is no position: s, h, d, c, n"),
    ("offer", "CALLS", "the calls to choose from, as in p,o (default: all)"),
    ("accept", "ANSWERS", "the best answers for bid, discard and play, as in o or 9d,Td"),
    ("weak", "ANSWERS", "answers that are no mistake"),
    ("theme", "THEME", "auto, light or dark (default: as the reader's device)"),
    ("accent", "#RRGGBB", "a colour in place of the brass"),
    ("lang", "LANG", "the language of your texts"),
    ("title", "TEXT", "what a screen reader calls the frame (default: what is asked)"),
)


def _examples() -> str:
    """What may be written, with every preset and every code of the rules."""
    presets = ((preset.key, PRESET_WORDS[preset.key][1]) for preset in PRESETS)
    codes = (line for option in OPTIONS for line in _codes(option))
    return f"""\
examples:
  python -m euchre play                        a game by the house rules
  python -m euchre play --rules british        by the rules of a preset
  python -m euchre play --rules nostick,to5    by codes, with commas between them
  python -m euchre play --levels hard,club,hard  who sits on your left, opposite, on your right
  python -m euchre analyse "- 0-0 W TdJdTcQcAc/Ts9hJhQdAd/JsKsAh9cJc/9sQsThKhKc AsQh9dKd | p"
  python -m euchre arena club random           two players measured against each other
  python -m euchre convert game.pen game.egn   a file of hands in the other notation
  python -m euchre embed trumps --cards JhJdAhQs --trump h   a question for a page of yours
  python -m euchre embed quiz --practice legal-2-x7f3 --count 5   five of them, one after the other

presets:
{_listed(presets)}

codes of what differs from the house rules:
{_listed(codes)}"""


def _listed(lines: Iterable[tuple[str, str]]) -> str:
    return "\n".join(f"  {short:16}{words}" for short, words in lines)


def _codes(option: Option) -> Iterator[tuple[str, str]]:
    """The codes of an option, each with what it means."""
    match option:
        case Number(_, prefix, lowest, highest):
            yield f"{prefix}{lowest} … {prefix}{highest}", in_words(option, "so many points")
        case Packets():
            yield from ((option.code(one), in_words(option, one)) for one in option.usual[1:])
        case OneOf():
            named = ((value, code) for value, code in option.codes if code)
            yield from ((code, in_words(option, value)) for value, code in named)


def _rules(written: str) -> Rules:
    """The rules of a preset, or those that codes stand for."""
    codes = [code.strip() for code in written.lower().split(",")]
    preset = preset_called(codes[0]) if len(codes) == 1 else None
    if preset:
        return preset.rules
    return from_codes(code for code in codes if code not in ("", "-"))


def _play(chosen: Namespace) -> int:
    seat, rules = _seat(chosen.seat), _rules(chosen.rules)
    dealer = _seat(chosen.dealer) if chosen.dealer else None
    if dealer and rules.first_dealer != "seat":
        raise EuchreError("the first dealer is drawn by these rules: choose lets you name one")
    seed = chosen.seed or str(SystemRandom().randrange(10**6))
    game = Game.new(rules, seed, dealer)
    levels = read_levels(chosen.levels)
    print(f"Seed {seed}. Write ? for help.")
    Terminal(game, seat, input, print, auto=chosen.auto, levels=levels).play()
    return 0


def _analyse(chosen: Namespace) -> int:
    """The table and the numbers for whoever is to act, who sees no more than that seat."""
    record = read_record(chosen.record)
    seat = record.position.turn
    if seat is None:
        raise EuchreError("this hand is over: nobody has a choice any more")
    names = seated(seat)
    for line in (
        *shown(record.position, seat, names),
        *in_lines(advise(record, chosen.seed), record.position),
    ):
        print(line)
    return 0


def _seat(letter: str) -> Seat:
    if letter.upper() not in Seat.__members__:
        raise EuchreError(f"there is no seat {letter!r}: S, W, N or E")
    return Seat[letter.upper()]


def _arena(chosen: Namespace) -> int:
    if chosen.deals < 1 or chosen.processes < 1:
        raise EuchreError("the arena needs at least one deal and one process")
    rules = _rules(chosen.rules)
    first, second = chosen.first, chosen.second or chosen.against
    result = duel(first, second, chosen.deals, chosen.seed, rules, chosen.processes)
    print(report(first, second, result))
    return 0


def _convert(chosen: Namespace) -> int:
    """What is lost on the way is told, a line each, and is no error."""
    for loss in convert(chosen.source, chosen.target, chosen.fill, chosen.force):
        print(f"euchre: not as it was: {loss}", file=sys.stderr)
    return 0


def _embed(chosen: Namespace) -> int:
    """The snippet, made of all that was said of it."""
    told = {name: getattr(chosen, name) for name in Wish.__dataclass_fields__.keys() - _NOT_TOLD}
    quiz = chosen.kind == QUIZ
    if not quiz and len(chosen.pen) > 1:
        raise EuchreError(f"pen: one hand, in quotes, and not {len(chosen.pen)} words")
    wish = Wish(**told, pen="" if quiz else "".join(chosen.pen), questions=_questions(chosen, quiz))
    print(FORMS[chosen.form](embed(wish), chosen.site, chosen.width))
    return 0


_NOT_TOLD: Final = {"pen", "questions"}


def _questions(chosen: Namespace, quiz: bool) -> tuple[Embed, ...]:
    """Those of a quiz: as they were written, and then exercises."""
    if not 1 <= chosen.count <= MOST:
        raise EuchreError(f"count: {chosen.count} of each, and 1 to {MOST} may be")
    written = (*(chosen.pen if quiz else ()), *chosen.question)
    made = [_question(number, text) for number, text in enumerate(written, 1)]
    for code in chosen.practice:
        made += map(embed, exercises(code, chosen.count))
    return tuple(made)


def _question(number: int, text: str) -> Embed:
    try:
        return asked_again({"v": VERSION, **pasted(text)})
    except EuchreError as error:
        raise EuchreError(f"question {number}: {error}") from None


if __name__ == "__main__":
    sys.exit(main())
