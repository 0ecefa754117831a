"""A table without a browser: it carries out effects as the page does, but at its own time."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from random import Random
from typing import Final, TypeVar

from euchre.ai.bot import Because, Choice, Ground, Option
from euchre.ai.levels import bot
from euchre.app.arrange import arranged
from euchre.app.data_do import read_do
from euchre.app.dealing import cuts
from euchre.app.effects import Effect, Save, Think, Wait
from euchre.app.html import Element
from euchre.app.messages import (
    Cut,
    Dialog,
    Do,
    FirstDealer,
    Message,
    Open,
    Pick,
    Simple,
    Thought,
    Visibility,
    Waited,
)
from euchre.app.model import PERSON, Model, Stage
from euchre.app.opening import begin
from euchre.app.screens import page
from euchre.app.update import update
from euchre.engine.actions import (
    Action,
    Call,
    DefendTogether,
    Discard,
    Exchange,
    Give,
    Keep,
    LayDown,
    Leave,
    OrderUp,
    Pass,
    Play,
    Together,
)
from euchre.engine.cards import Card, Suit
from euchre.engine.judge import legal_actions, why_not
from euchre.engine.position import Phase
from euchre.engine.seats import SEATS

PATIENCE: Final = 10_000
"""More paints than any game of these tests takes: whoever needs more is going in circles."""

T = TypeVar("T")
Chooser = Callable[[Think], Choice]
Person = Callable[[Model], Action]


def any_choice(wish: Think) -> Choice:
    """A bot that does anything legal, the same for the same seed, and gives some grounds."""
    random = Random(wish.seed)
    action = random.choice(wish.view.legal)  # first, so that no new ground changes the game
    return Choice(action, Because(tuple(random.sample(list(Ground), 2))))


def advised(wish: Think) -> Choice:
    """The same, as somebody would choose who has tried everything in ten deals."""
    choice, random = any_choice(wish), Random(f"{wish.seed}/tried")
    options = tuple(_tried(action, choice.action, random) for action in wish.view.legal)
    return replace(choice, because=replace(choice.because, options=options, worlds=10))


def _tried(action: Action, chosen: Action, random: Random) -> Option:
    shares = sorted(random.random() for _ in range(3))
    chances = tuple(zip((-2, 1, 2, 4), (b - a for a, b in zip((0.0, *shares), (*shares, 1.0)))))
    points = sum(at * chance for at, chance in chances)
    wins = 0.9 if action == chosen else random.uniform(0.1, 0.9)
    return Option(action, points, wins, random.uniform(0.01, 0.3), chances)


def passing(wish: Think) -> Choice:
    """A bot that passes whenever it may."""
    return Choice(Pass(), Because(())) if Pass() in wish.view.legal else any_choice(wish)


def shy(wish: Think) -> Choice:
    """A bot that passes seven times out of eight, so that hands are passed out."""
    return any_choice(wish) if Random(f"{wish.seed}/shy").random() < 0.125 else passing(wish)


def club(wish: Think) -> Choice:
    """The bot that plays on the page."""
    return bot(wish.level).choose(wish.view, Random(wish.seed))


def persons_choice(model: Model) -> Action:
    """What the person does here: anything legal, always the same in the same place."""
    game = model.game
    random = Random(f"{game.seed}/person/{len(game.hands)}/{len(game.record.actions)}")
    return random.choice(legal_actions(model.position))


def shy_person(model: Model) -> Action:
    """A person who passes whenever that is allowed."""
    return Pass() if Pass() in legal_actions(model.position) else persons_choice(model)


def first_thing(model: Model) -> Action:
    """Let things be if possible, else the first suit; then the first card that one may."""
    return next(action for action in _wishes(model) if why_not(model.position, action) is None)


def _wishes(model: Model) -> Iterator[Action]:
    yield from (kind() for kind in (Pass, Keep, Leave, Together, DefendTogether))
    yield from map(Call, Suit)
    for card in arranged(model.position.holding(model.reader), model.trump):
        yield from (kind(card) for kind in (Discard, Give, Play))


@dataclass
class Table:
    """The page's model, what it still waits for, and everything that it asked or showed."""

    model: Model
    choose: Chooser = any_choice
    act: Person = persons_choice
    pending: list[Wait | Think] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    painted: list[Model] = field(default_factory=list)

    @staticmethod
    def opened(
        query: str = "",
        kept: str | None = None,
        choose: Chooser = any_choice,
        act: Person = persons_choice,
    ) -> Table:
        """A page that has just been opened at this address."""
        model, effects = begin(query, kept, "chance")
        table = Table(model, choose, act)
        table.begin(effects)
        return table

    def begin(self, effects: Iterable[Effect]) -> None:
        """Carry out the first effects, and what follows from them at once."""
        self._answer_at_once(self._carried_out(effects))

    @property
    def saved(self) -> str:
        """The text that the browser keeps."""
        return next(effect.text for effect in reversed(self.effects) if isinstance(effect, Save))

    def send(self, *messages: Message) -> tuple[Effect, ...]:
        """Handle messages, each with what is answered at once; tells what was asked for."""
        begun = len(self.effects)
        for message in messages:
            self._answer_at_once([message])
        return tuple(self.effects[begun:])

    def answer(self, at: int = 0) -> None:
        """One wait ends or one bot has chosen, be it stale or not."""
        match self.pending.pop(at):
            case Wait(token=token):
                self.send(Waited(token))
            case Think(token=token) as wish:
                self.send(Thought(token, self.choose(wish)))

    def settle(self) -> None:
        """Answer until nothing goes on by itself."""
        while self.pending:
            self.answer()

    def _answer_at_once(self, messages: Iterable[Message]) -> None:
        """A message, and in the same turn every wait of no time; then the page is painted."""
        assert len(self.painted) < PATIENCE, "it never comes to an end"
        waiting = deque(messages)
        while waiting:
            self.model, effects = update(self.model, waiting.popleft())
            waiting.extend(self._carried_out(effects))
        self.painted.append(self.model)

    def _carried_out(self, effects: Iterable[Effect]) -> Iterable[Message]:
        for effect in effects:
            self.effects.append(effect)
            if isinstance(effect, Wait) and effect.ms == 0:
                yield Waited(effect.token)
            elif isinstance(effect, Wait | Think):
                self.pending.append(effect)


Until = Callable[[Model], bool]


def at_game_over(model: Model) -> bool:
    return model.stage is Stage.GAME_OVER


def at_hand_over(model: Model) -> bool:
    return model.stage in (Stage.HAND_OVER, Stage.GAME_OVER)


def at_yours(model: Model) -> bool:
    return model.stage in (Stage.YOURS, Stage.GAME_OVER)


def in_phase(phase: Phase) -> Until:
    """The person's decision in this phase."""
    return lambda model: model.stage is Stage.YOURS and model.position.phase is phase


def person_goes_on(table: Table) -> Message:
    """What a person does who neither hurries nor looks around."""
    match table.model.stage:
        case Stage.YOURS:
            return Do(table.act(table.model))
        case Stage.FIRST_DEALER:
            return FirstDealer(_any_of(table.model, SEATS))
        case Stage.CUT:
            return Cut(_any_of(table.model, (0, *cuts(table.model.game.rules))))
        case Stage.HAND_OVER:
            return Simple.NEXT
        case Stage.COVERED:
            return Simple.UNCOVER
        case _:
            return Simple.SKIP


def _any_of(model: Model, things: Sequence[T]) -> T:
    """One of them, always the same in the same place of a game."""
    return Random(f"{model.game.seed}/{model.stage}/{len(model.game.hands)}").choice(things)


def play_on(table: Table, until: Until) -> Table:
    """Play, one thing after the other, until the page is there."""
    while not until(table.model):
        if table.pending:
            table.answer()
        else:
            table.send(person_goes_on(table))
    return table


def every_moment(query: str = "?seed=5&pace=normal") -> list[Table]:
    """The tables of a hand and the next deal, one after each message."""
    table, moments = Table.opened(query), []
    while len(table.model.game.hands) < 3:
        moments.append(replace(table, pending=list(table.pending), effects=[], painted=[]))
        if table.pending:
            table.answer()
        else:
            table.send(person_goes_on(table))
    return moments


def play_restlessly(table: Table, random: Random, until: Until, *, undo: bool = True) -> Table:
    """Play with a person who taps, looks into dialogs, goes away and comes back, and takes back."""
    while not until(table.model):
        if random.random() < 0.25:
            disturb(table, random, undo=undo)
        elif table.pending:
            table.answer(random.randrange(len(table.pending)))
        else:
            table.send(person_goes_on(table))
    return table


def disturb(table: Table, random: Random, *, undo: bool) -> None:
    match random.randrange(8):
        case 0:
            look_into(table, random.choice(list(Dialog)), random)
        case 1:
            look_away(table, random)
        case 2:
            table.send(Simple.ALONE)
        case 3:
            table.send(Simple.HINT)
        case 4 if undo and random.random() < 0.2:
            table.send(Simple.UNDO)
        case _:
            if table.model.stage is not Stage.YOURS:
                table.send(Simple.SKIP)


def look_into(table: Table, dialog: Dialog, random: Random) -> None:
    """A dialog is opened and closed, and some of what was waited for comes meanwhile."""
    table.send(Open(dialog))
    some_answers(table, random)
    table.send(Simple.CLOSE)


def look_away(table: Table, random: Random) -> None:
    table.send(Visibility(visible=False))
    some_answers(table, random)
    table.send(Visibility(visible=True))


def some_answers(table: Table, random: Random) -> None:
    while table.pending and random.random() < 0.5:
        table.answer(random.randrange(len(table.pending)))


def persons_deal(rules: str) -> Table:
    """A table at which the person deals the first hand and the others pass."""
    for seed in range(50):
        table = Table.opened(f"?seed={seed}&pace=instant&rules={rules}", choose=passing)
        if table.model.position.dealer is PERSON:
            return table
    raise AssertionError("the person never deals")


def play_on_passing(table: Table, phase: Phase) -> None:
    """Pass until the person decides in this phase."""
    while not in_phase(phase)(table.model):
        table.answer() if table.pending else table.send(Do(Pass()))


# What the page offers


def enabled(root: Element) -> list[str]:
    """The `data-do` of every button that acts."""
    return [
        str(one.get("data-do"))
        for one in root.walk()
        if one.tag == "button" and one.get("aria-disabled") != "true"
    ]


def acts(root: Element) -> set[Action]:
    """What can be done in the hand with one press."""
    messages = map(read_do, enabled(root))
    return {message.action for message in messages if isinstance(message, Do)}


def way_to(model: Model, action: Action) -> list[Message]:
    """What a person presses before the button of this action is there to be pressed."""
    match action:
        case OrderUp(alone=True) | Call(alone=True) if action not in acts(page(model)):
            return [Simple.ALONE]
        case Exchange(three):
            return [*map(Pick, set(model.picked) - set(three)), *map(Pick, _unpicked(model, three))]
        case _:
            return []


def _unpicked(model: Model, three: tuple[Card, ...]) -> list[Card]:
    return [card for card in three if card not in model.picked]


def reachable(model: Model) -> set[Action]:
    """All that the person can do with the buttons of the page, those that prepare included."""
    found = acts(page(model))
    for action in legal_actions(model.position):
        prepared = model
        for message in way_to(model, action):
            prepared, _ = update(prepared, message)
        found |= acts(page(prepared))
    return found


def allowed(model: Model) -> set[Action]:
    """All that the rules let the person do now; a lay-down only where it is sure."""
    if model.stage is not Stage.YOURS or model.dialog is not None:
        return set()
    sure = {LayDown()} if why_not(model.position, LayDown()) is None else set()
    return {*legal_actions(model.position), *sure}
