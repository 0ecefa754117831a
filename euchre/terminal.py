"""Terminal: a game against three players, in lines of text.

Lines come from and go to whatever it is handed, so that a test can sit at the table too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from random import Random
from typing import Final

from euchre.advice import in_lines
from euchre.ai.adviser import advise
from euchre.ai.levels import bot
from euchre.app.model import answers_itself
from euchre.app.settings import LEVEL, Levels
from euchre.app.words import (
    Names,
    action_label,
    announce_turn,
    does,
    jack_dealt,
    reason,
    told,
)
from euchre.commands import WRITE, read_action
from euchre.engine.actions import Action, Keep, LayDown, Play
from euchre.engine.cards import Suit
from euchre.engine.deal import FEWEST_CUT
from euchre.engine.draw import first_dealer
from euchre.engine.errors import EuchreError
from euchre.engine.events import events
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, reneges, why_not
from euchre.engine.position import Contract, Mark, Phase, Position
from euchre.engine.seats import SEATS, Seat
from euchre.engine.trump import TRUMPS
from euchre.engine.view import view

HELP: Final = """\
  hint                 what an expert would do, and what each choice promises
  undo                 back to your last decision
  quit                 leave the table
  ?                    this page
Cards are 7 8 9 10 J Q K A with s, h, d or c behind, and Jo, the joker."""

_QUIT: Final = ("quit", "exit", "q")


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
        levels: Levels = (LEVEL, LEVEL, LEVEL),  # of the others, from the person's left on
    ) -> None:
        self.game, self.seat, self.auto = game, seat, auto
        self._read, self._write = read, write
        self._names = seated(seat)
        self._levels = dict(zip(seat.left.round_from, (*levels, LEVEL)))
        self._decided: list[Game] = []  # the game at each of the person's decisions

    def play(self) -> None:
        """Play to the end of the game, or until the person leaves."""
        try:
            self._game_opens()
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
            self.game = self.game.next_hand(self._cut(self.game.next_dealer))
            self._hand_opens()
        elif turn is not self.seat or self.auto:
            self._act(self._choice(turn))
        elif answers_itself(self.game.position):
            self._act(Keep())
        else:
            self._ask()

    def _choice(self, seat: Seat) -> Action:
        """What a bot does there."""
        player = bot(self._levels[seat])
        return player.choose(view(self.game.record, seat), Random(self._moment())).action

    def _moment(self) -> str:
        """What chance hangs on, so that a seed brings the same game again."""
        game = self.game
        return f"{game.seed}/{len(game.hands)}/{len(game.record.actions)}"

    def _act(self, action: Action) -> None:
        for sentence in (told(event, self._names) for event in events(self.game.position, action)):
            if sentence:
                self._write(sentence)
        self.game = self.game.then(action)
        if self.game.position.phase is Phase.OVER:
            self._write(f"Score: {_score(self.game.score, self.seat)}.")

    # Deals

    def _game_opens(self) -> None:
        rules, seed, dealer = self.game.rules, self.game.seed, self.game.position.dealer
        drawn, turned = first_dealer(rules, seed)
        if turned and drawn is dealer and len(self.game.hands) == 1:
            self._write(jack_dealt(turned, self._names))
        if self.game == Game.new(rules, seed, dealer):
            self.game = Game.new(rules, seed, dealer, self._cut(dealer))
        self._hand_opens()

    def _cut(self, dealer: Seat) -> int:
        """How many cards the person lifts off the pack, if he sits where it is offered (R15)."""
        if not self.game.rules.cut or self.auto or self.seat.left is not dealer:
            return 0
        most = self.game.rules.deck - FEWEST_CUT
        self._write(f"You may cut the pack: lift off {FEWEST_CUT} to {most} cards, or none.")
        while (words := self._line()) not in ("", "0", "no", "none", "pass", "p"):
            if words in map(str, range(FEWEST_CUT, most + 1)):
                return int(words)
            self._write(f"Write a number from {FEWEST_CUT} to {most}, or nothing.")
        return 0

    def _hand_opens(self) -> None:
        now = self.game.position
        self._write("")
        self._write(f"Hand {len(self.game.hands)}. {_score(now.score, self.seat).capitalize()}.")
        deals = does(now.dealer, self._names, "deal and turn up", "deals and turns up")
        self._write(f"{deals} {now.table.upcard}.")

    # The person's turn

    def _line(self) -> str:
        """What the person writes, in lower case."""
        line = self._read("> ").strip().lower()
        if line in _QUIT:
            raise Left
        return line

    def _ask(self) -> None:
        now = self.game.position
        for line in shown(now, self.seat, self._names):
            self._write(line)
        if _may_lay_down(now):
            self._write("Nobody can take a trick from you any more: you may lay down (L).")
        while True:
            action = self._command(self._line())
            if action is not None:
                break
            if self.game.position is not now:
                return
        self._decided.append(self.game)
        self._act(action)
        if isinstance(action, Play) and reneges(now, action.card):
            self._offer_to_correct()

    def _offer_to_correct(self) -> None:
        """A renege can be mended until the next card (D12)."""
        if self.game.position.ended is not None:
            return
        self._write("You could have followed suit: write “back” to take it back, or nothing.")
        if self._line() in ("back", "take back", "undo"):
            self.game = self.game.corrected()
            self._decided.pop()
            self._write("Taken back.")

    def _command(self, words: str) -> Action | None:
        """Do what the line says; the action if it is a legal one."""
        match words:
            case "":
                pass
            case "?" | "help":
                self._help()
            case "hint":
                self._hint()
            case "undo":
                self._undo()
            case _:
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
            self._write(reason(why, now.phase))
        return action if why is None else None

    def _help(self) -> None:
        now = self.game.position
        self._write(f"  {WRITE[now.phase]}")
        self._write(HELP)
        self._write(f"You may: {_may(now)}.")

    def _hint(self) -> None:
        choice = advise(self.game.record, self._moment())
        for line in in_lines(choice, self.game.position):
            self._write(line)

    def _undo(self) -> None:
        if not self._decided:
            self._write("There is nothing to take back.")
            return
        self.game = self._decided.pop()
        self._write("Taken back.")


# What the table looks like


def shown(now: Position, seat: Seat, names: Names) -> Sequence[str]:
    """The table as the seat sees it, and what it is asked."""
    lines = [f"  {_trump(now, names)}"]
    if now.contract:
        ours, theirs = seat.side.own_first(now.taken)
        lines[0] += f"   tricks: you {ours}, they {theirs}"
    if played := " · ".join(f"{names[who.value]} {card}" for who, card in now.plays()):
        lines.append(f"  on the table: {played}")
    lines.append(f"  your cards:   {_sorted(now, seat)}")
    return (*lines, announce_turn(now, seat))


def _trump(now: Position, names: Names) -> str:
    if now.contract:
        return f"{_made(now.contract)} by {_makers(now.contract, names)}"
    down = " (turned down)" if now.table.mark is Mark.TURNED_DOWN else ""
    return f"up-card: {now.table.upcard}{down}   dealer: {names[now.dealer.value]}"


def _made(contract: Contract) -> str:
    return f"trump: {contract.suit.name.lower()}, made" if contract.suit else "no trump, called"


def _makers(contract: Contract, names: Names) -> str:
    """Who made trump, and who plays or defends alone."""
    maker, loner, defender = contract.maker, contract.loner, contract.lone_defender
    alone = " alone" if loner is maker else ""
    if loner not in (None, maker):
        alone = f", played by {names[maker.partner.value]} alone"
    against = f", {does(defender, names, 'defend', 'defends')} alone" if defender else ""
    return f"{names[maker.value]}{alone}{against}"


def _sorted(now: Position, seat: Seat) -> str:
    """The seat's cards by suit, strongest first, trump on the left."""
    if now.is_blind(seat):
        return "face down"
    made = now.contract.suit if now.contract else now.offered
    trump, pack, held = TRUMPS[made], now.rules.pack, now.holding(seat)
    suits: Iterable[Suit] = sorted(Suit, key=lambda suit: suit is not made)
    groups = ([c for c in trump.order(suit, pack) if c in held] for suit in suits)
    return "  ".join(" ".join(map(str, group)) for group in groups if group)


def _may(now: Position) -> str:
    legal = (*legal_actions(now), LayDown()) if _may_lay_down(now) else legal_actions(now)
    return ", ".join(action_label(action, now) for action in legal).lower()


def _may_lay_down(now: Position) -> bool:
    return why_not(now, LayDown()) is None


def _score(score: tuple[int, int], seat: Seat) -> str:
    ours, theirs = seat.side.own_first(score)
    return f"you {ours}, they {theirs}"


def seated(seat: Seat) -> Names:
    """The seats by their places, and whoever sits there as "You"."""
    by_seat = {Seat.S: "South", Seat.W: "West", Seat.N: "North", Seat.E: "East", seat: "You"}
    s, w, n, e = (by_seat[one] for one in SEATS)
    return (s, w, n, e)
