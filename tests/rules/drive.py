"""Drive: game after game by chance, with everything checked at every step.

    python -m tests.rules.drive --hands 10000 --preset british
    python -m tests.rules.drive --hands 10000 --rules pack32,no-trump
    python -m tests.rules.drive --hands 10000 --random

`--seed TEXT` plays other hands. It prints what was met, and a fingerprint of all that was played;
when a check fails, the seed, the rules and the hand so far.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Final

from euchre.engine.actions import Action, Exchange, LayDown, Pass, Play, Redeal
from euchre.engine.deal import Deal
from euchre.engine.events import events
from euchre.engine.game import Game
from euchre.engine.judge import legal_actions, reneges, why_not
from euchre.engine.position import Ending, Phase, Position
from euchre.engine.presets import PRESETS
from euchre.engine.reasons import Reason
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Result, outcome
from euchre.engine.seats import SEATS, Seat
from euchre.engine.steps import IllegalAction, step
from euchre.engine.view import view
from euchre.notation.reading import read_position, read_record, read_rules
from euchre.notation.writing import write
from tests.rules.chance import random_rules, rare_deal
from tests.rules.shadow import Shadow, cards_in, points
from tests.rules.words import imaginable

if TYPE_CHECKING:
    from argparse import Namespace

LOWEST: Final = -80
"""A game ends here too: under the renege's minus 4 a game by chance can go down for ever."""


@dataclass
class Met:
    """What was met on the way, so that a report can say what its checks were worth."""

    hands: int = 0
    steps: int = 0
    results: Counter[str] = field(default_factory=Counter)
    phases: Counter[str] = field(default_factory=Counter)
    actions: Counter[str] = field(default_factory=Counter)
    lines: list[str] = field(default_factory=list)

    @property
    def fingerprint(self) -> str:
        import hashlib  # not in the browser's Python, which is asked for the lines themselves

        return hashlib.sha256("\n".join(self.lines).encode()).hexdigest()[:16]


class Broken(AssertionError):
    """A check failed; the message says where."""


def drive(hands: int, seed: str, rules: Rules | None) -> Met:
    """Play so many hands, under these rules or under new ones for each game.

    Raises `Broken` when a check fails.
    """
    met, random = Met(), Random(f"drive {seed}")
    game: Game | None = None
    while met.hands < hands:
        if game is None or (rules is None and random.random() < 0.3):
            own = rules or random_rules(random)
            game = Game.new(own, f"{seed}/{met.hands}", random.choice((None, *SEATS)))
        game = _hand(game, random, met, seed)
    return met


def _hand(game: Game, random: Random, met: Met, seed: str) -> Game | None:
    """Play the game's present hand to its end; the game with the next one, if there is one."""
    if random.random() < 0.25:
        game = _dealt_anew(game, random)
    player = _Player(game, random, met)
    try:
        while player.game.position.phase is not Phase.OVER:
            player.go_on()
        player.finish()
        met.hands += 1
        met.lines.append(write(player.game.record))
        return player.following()
    except Exception as trouble:
        place = f"seed {seed!r}, hand {met.hands}, rules {write(game.rules)}"
        played = write(player.game.record)
        raise Broken(f"{place}\n{played}\n{type(trouble).__name__}: {trouble}") from trouble


def _dealt_anew(game: Game, random: Random) -> Game:
    """The game with a deal of a rare kind in place of its present one."""
    record = game.record
    deal = rare_deal(random, game.rules, record.position.dealer)
    return Game(game.rules, game.seed, (Record.of(game.rules, deal, record.score),))


class _Player:
    """One hand that is being played by chance and watched."""

    def __init__(self, game: Game, random: Random, met: Met) -> None:
        self.game, self.random, self.met = game, random, met
        start = game.record.start
        assert isinstance(start, Deal)
        self.shadow = Shadow(game.rules, start)
        self.shadow.look(game.position)
        self._check_moment()

    def go_on(self) -> None:
        """One action, checked."""
        before = self.game.position
        action = self._choice(before)
        self._count(before, action)
        told = events(before, action)
        self.game = self.game.then(action)
        after, seat = self.game.position, before.acting()
        if self._took_back(before, action):
            return
        shadow = self.shadow
        if before.phase is Phase.PLAY:
            shadow.sweep(before.made())
        shadow.does(seat, action, before)
        if isinstance(action, Redeal | LayDown):
            shadow.public |= shadow.held[seat]
        shadow.look(after)
        shadow.check_turn(before, after)
        assert set(cards_in(told)) <= shadow.public, "an event tells a hidden card"
        self._check_moment()

    def _took_back(self, before: Position, action: Action) -> bool:
        """Whether a renege was corrected, as now and then it is."""
        renege = isinstance(action, Play) and reneges(before, action.card)
        if not renege or self.game.position.ended or self.random.random() < 0.5:
            return False
        self.game = self.game.corrected()
        assert self.game.position == before
        assert self.game.position.voids == before.voids
        return True

    def _choice(self, position: Position) -> Action:
        legal, random = legal_actions(position), self.random
        if position.phase is Phase.PLAY:
            if random.random() < 0.1 and why_not(position, LayDown()) is None:
                return LayDown()
            honest = [one for one in legal if isinstance(one, Play)]
            honest = [one for one in honest if not reneges(position, one.card)]
            return random.choice(legal if random.random() < 0.03 else honest)
        if Pass() in legal and random.random() < 0.6:
            return Pass()
        return random.choice(legal)

    def _count(self, position: Position, action: Action) -> None:
        self.met.steps += 1
        self.met.phases[position.phase.value] += 1
        self.met.actions[type(action).__name__] += 1

    def _check_moment(self) -> None:
        record, position, shadow = self.game.record, self.game.position, self.shadow
        shadow.check_cards(position)
        assert position.taken == tuple(shadow.tricks) or position.ended
        assert read_position(write(position)) == position, "a position reads back otherwise"
        seat = self.random.choice(SEATS)
        shadow.check_view(view(record, seat), position)
        if position.phase is Phase.PLAY:
            self._check_following(position)
        if self.random.random() < 0.1:
            self._check_judge(position)

    def _check_following(self, position: Position) -> None:
        """Who follows, by the cards' letters."""
        self.shadow.sweep(position.made())
        seat = position.acting()
        honest = self.shadow.follows(seat, position.made())
        shown = view(self.game.record, seat).legal
        assert {one.card for one in shown if isinstance(one, Play)} == honest
        may = self.shadow.held[seat] if position.rules.renege == "penalty" else honest
        assert set(legal_actions(position)) == set(map(Play, may))

    def _check_judge(self, position: Position) -> None:
        """What is legal is exactly what nothing speaks against; a refusal says the same why."""
        legal = legal_actions(position)
        assert len(set(legal)) == len(legal)
        assert bool(legal) is (position.phase is not Phase.OVER)
        for action in imaginable(position):
            reason = None if isinstance(action, LayDown) else why_not(position, action)
            if not isinstance(action, LayDown):
                assert (reason is None) is (action in legal), f"{action!r}: {reason!r}"
            if reason is not None and isinstance(action, Exchange | Play | Pass):
                assert _refusal(position, action) == reason

    def finish(self) -> None:
        """What holds when the hand is over."""
        game, position = self.game, self.game.position
        found = outcome(position)
        self.met.results[found.result.value] += 1
        assert found.pair == self._expected(position)
        ns, ew = found.pair
        assert game.score == (position.score[0] + ns, position.score[1] + ew)
        assert read_record(write(game.record)) == game.record
        cut = self.random.randrange(len(game.record.actions) + 1)
        some = game.record.back(cut)
        assert read_record(write(some)) == some
        for seat in SEATS:
            self.shadow.check_view(view(game.record, seat), position)

    def _expected(self, position: Position) -> tuple[int, int]:
        """The points by the second opinion."""
        if position.contract is None:
            return (0, 0)
        ending, seat = position.ended or (None, Seat.S)
        if ending is Ending.REDEAL:
            return (0, 0)
        if ending is Ending.RENEGE:
            lost = [0, 0]
            if position.rules.renege_penalty == "minus4":
                lost[seat.value % 2] = -4
            else:
                lost[1 - seat.value % 2] = 2
            return lost[0], lost[1]
        return points(position)

    def following(self) -> Game | None:
        """The game with its next hand; None when it has been won or has gone too low."""
        game, result = self.game, outcome(self.game.position).result
        if game.winner or min(game.score) < LOWEST:
            assert game.winner is None or game.score[game.winner.index] >= game.rules.target
            return None
        deeper = game.next_hand(self.random.randrange(4, 20) if game.rules.cut else 0)
        same = (result is Result.PASSED_OUT and game.rules.passed_out == "same") or (
            result is Result.REDEALT and game.rules.redeal_by == "same"
        )
        dealer = game.position.dealer
        assert deeper.position.dealer is (dealer if same else dealer.left)
        assert deeper.position.score == game.score
        return Game(game.rules, game.seed, deeper.hands[-2:])


def _refusal(position: Position, action: Action) -> Reason | None:
    """Why a step is refused; None when it is let pass."""
    try:
        step(position, action)
    except IllegalAction as refused:
        return refused.reason
    return None


def _runs(chosen: Namespace) -> Iterator[tuple[str, Rules | None]]:
    """Each run's name and rules; None is new rules for every game."""
    if chosen.random:
        yield "random rules", None
    if chosen.rules is not None:
        yield chosen.rules, read_rules(chosen.rules)
    asked = chosen.preset or ("" if chosen.random or chosen.rules else "house")
    for preset in PRESETS:
        if asked in (preset.key, "all"):
            yield preset.key, preset.rules


def main() -> int:
    """Drive, and report what was met."""
    from argparse import ArgumentParser  # neither of these is in the browser's Python
    from time import monotonic

    parser = ArgumentParser(description=__doc__.split("\n", maxsplit=1)[0])
    parser.add_argument("--hands", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--rules", help="rule codes, as in pack32,no-trump; - for the default")
    parser.add_argument("--preset", choices=[*(one.key for one in PRESETS), "all"])
    parser.add_argument("--random", action="store_true", help="new rules by chance for each game")
    chosen = parser.parse_args()
    for name, rules in _runs(chosen):
        began = monotonic()
        try:
            met = drive(chosen.hands, chosen.seed, rules)
        except Broken as trouble:
            print(f"{name}: broken\n{trouble}", flush=True)
            return 1
        spent = monotonic() - began
        _tell(name, met, spent)
    return 0


def _tell(name: str, met: Met, spent: float) -> None:
    print(f"{name}: {met.hands} hands, {met.steps} actions, 0 broken, {spent:.0f} s")
    for counted in (met.results, met.phases, met.actions):
        print("  " + ", ".join(f"{key} {times}" for key, times in counted.most_common()))
    print(f"  fingerprint {met.fingerprint}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
