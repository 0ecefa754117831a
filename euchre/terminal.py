"""Terminal: a game against three players, in lines of text.

Lines come from and go to whatever it is handed, so that a test can sit at the table too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from euchre.ai.bot import Choice
from euchre.ai.levels import bot
from euchre.app.words import Names, action_label, announce_turn, because, reason, told
from euchre.engine.actions import Action, Call, Discard, OrderUp, Pass, Play
from euchre.engine.cards import Card, Suit
from euchre.engine.errors import EuchreError
from euchre.engine.events import events
from euchre.engine.game import Game
from euchre.engine.position import Mark, Phase, Position, legal_actions, why_not
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import TRUMPS
from euchre.engine.view import view

HELP: Final = """\
  pass                 leave the choice to the next
  order, order alone   make the up-card's suit trump (or: pick up, assist)
  call h, call h alone name a suit: s, h, d or c
  Jh                   play that card, or put it down: 9 10 J Q K A, then s h d c
  hint                 what a player of the club would do
  undo                 back to your last decision
  quit                 leave the table
  ?                    this page"""

_ORDERS: Final = ("order", "order up", "pick up", "pick it up", "take", "assist", "accept")
_SUITS: Final = {name: suit for suit in Suit for name in (suit.value, suit.name.lower())}


class Left(Exception):
    """The person has left the table."""


class Terminal:
    """One game with the person on a seat; `auto` lets a bot sit there too."""

    def __init__(
        self,
        game: Game,
        seat: Seat,
        read: Callable[[str], str],
        write: Callable[[str], None],
        auto: bool = False,
    ) -> None:
        self.game, self.seat, self.auto = game, seat, auto
        self._read, self._write = read, write
        self._names = _names(seat)
        self._decided: list[Game] = []  # the game at each of the person's decisions

    def play(self) -> None:
        """Play to the end of the game, or until the person leaves."""
        try:
            self._hand_opens()
            while self.game.winner is None or self.game.position.phase is not Phase.OVER:
                self._go_on()
        except (Left, EOFError, KeyboardInterrupt):
            self._write("You leave the table.")
            return
        won = self.game.winner is self.seat.side
        self._write(f"The game is over: {'your side wins' if won else 'the other side wins'}.")

    def _go_on(self) -> None:
        turn = self.game.position.turn
        if turn is None:
            self.game = self.game.next_hand()
            self._hand_opens()
        elif turn is self.seat and not self.auto:
            self._ask()
        else:
            self._act(self._advice().action)

    def _advice(self) -> Choice:
        game, seat = self.game, self.game.position.turn
        assert seat is not None  # somebody is to act
        seed = f"{game.seed}/{len(game.hands)}/{len(game.record.actions)}"
        return bot("club").choose(view(game.record, seat), Random(seed))

    def _act(self, action: Action) -> None:
        for event in events(self.game.position, action):
            self._write(told(event, self._names))
        self.game = self.game.then(action)
        if self.game.position.phase is Phase.OVER:
            self._write(f"Score: {_score(self.game.score, self.seat)}.")

    def _hand_opens(self) -> None:
        now = self.game.position
        self._write("")
        self._write(f"Hand {len(self.game.hands)}. {_score(now.score, self.seat).capitalize()}.")
        deals = "deal" if now.dealer is self.seat else "deals"
        self._write(f"{self._names[now.dealer.value]} {deals} and turned up {now.table.upcard}.")

    # The person's turn

    def _ask(self) -> None:
        now = self.game.position
        for line in shown(now, self.seat, self._names):
            self._write(line)
        while True:
            action = self._command(self._read("> ").strip())
            if action is not None:
                break
            if self.game.position is not now:
                return
        self._decided.append(self.game)
        self._act(action)

    def _command(self, text: str) -> Action | None:
        """Do what the line says; the action if it is a legal one."""
        match text.lower():
            case "":
                pass
            case "?" | "help":
                self._write(HELP)
                self._write(f"You may: {_may(self.game.position)}.")
            case "hint":
                self._hint()
            case "undo":
                self._undo()
            case "quit" | "exit" | "q":
                raise Left
            case words:
                return self._legal(words)
        return None

    def _legal(self, words: str) -> Action | None:
        now = self.game.position
        try:
            action = read_action(words, now.phase)
        except EuchreError as error:
            self._write(str(error))
            return None
        why = why_not(now, action)
        if why is not None:
            self._write(reason(why))
        return action if why is None else None

    def _hint(self) -> None:
        choice, now = self._advice(), self.game.position
        self._write(f"{action_label(choice.action, now)}: {because(choice.because.grounds)}")

    def _undo(self) -> None:
        if not self._decided:
            self._write("There is nothing to take back.")
            return
        self.game = self._decided.pop()
        self._write("Taken back.")


def read_action(words: str, phase: Phase) -> Action:
    """The action that a line in lower case asks for.

    Raises `EuchreError` when it can't be read.
    """
    bare = words.removesuffix("alone").strip()
    alone = bare != words
    if words == "pass":
        return Pass()
    if bare in _ORDERS:
        return OrderUp(alone)
    if bare.startswith("call ") and bare.removeprefix("call ").strip() in _SUITS:
        return Call(_SUITS[bare.removeprefix("call ").strip()], alone)
    card = _card(words.removeprefix("play ").removeprefix("discard ").strip())
    if card is None:
        raise EuchreError(f"“{words}” can't be read: ? shows what can.")
    return Discard(card) if phase is Phase.DISCARD else Play(card)


def _card(words: str) -> Card | None:
    text = words.replace("10", "t")
    try:
        return Card.parse(text[:-1].upper() + text[-1:])
    except EuchreError:
        return None


# What the table looks like


def shown(now: Position, seat: Seat, names: Names) -> Sequence[str]:
    """The table as the seat sees it, and what it is asked."""
    lines = [f"  {_trump(now, names)}"]
    if now.contract:
        ours, theirs = now.taken[seat.side.index], now.taken[seat.side.other.index]
        lines[0] += f"   tricks: you {ours}, they {theirs}"
    if played := " · ".join(f"{names[who.value]} {card}" for who, card in now.plays()):
        lines.append(f"  on the table: {played}")
    lines.append(f"  your cards:   {_sorted(now, seat)}")
    return (*lines, announce_turn(now, seat))


def _trump(now: Position, names: Names) -> str:
    if now.contract:
        alone = " alone" if now.contract.maker in now.contract.alone else ""
        by = names[now.contract.maker.value]
        return f"trump: {now.contract.suit.name.lower()}, made by {by}{alone}"
    down = " (turned down)" if now.table.mark is Mark.TURNED_DOWN else ""
    return f"up-card: {now.table.upcard}{down}   dealer: {names[now.dealer.value]}"


def _sorted(now: Position, seat: Seat) -> str:
    """The seat's cards by suit, strongest first, trump on the left."""
    made = now.contract.suit if now.contract else now.table.upcard.suit
    trump = TRUMPS[made]
    suits: Iterable[Suit] = sorted(Suit, key=lambda suit: suit is not made)
    groups = ([c for c in trump.order(suit) if c in now.holding(seat)] for suit in suits)
    return "  ".join(" ".join(map(str, group)) for group in groups if group)


def _may(now: Position) -> str:
    return ", ".join(action_label(action, now) for action in legal_actions(now)).lower()


def _score(score: tuple[int, int], seat: Seat) -> str:
    return f"you {score[seat.side.index]}, they {score[seat.side.other.index]}"


def _names(seat: Seat) -> Names:
    by_seat = {Seat.S: "South", Seat.W: "West", Seat.N: "North", Seat.E: "East", seat: "You"}
    s, w, n, e = (by_seat[one] for one in SEATS)
    return (s, w, n, e)
