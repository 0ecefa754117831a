"""Side by side: a game on the page and the same one on Python alone, press by press."""

from collections.abc import Callable
from dataclasses import dataclass, field

from playwright.sync_api import Locator, expect

from euchre.app.dealing import cuts
from euchre.app.messages import Cut, Do, FirstDealer, Message, Pick, Simple
from euchre.app.model import Model
from euchre.app.screens import page as painted
from euchre.app.words import action_label, labels
from euchre.engine.actions import Action, Discard, Exchange, Give, Play
from tests.app.moments import by_id
from tests.app.table import Table, person_goes_on, way_to
from tests.browser.person import PATIENCE_MS, Person
from tests.browser.test_table import MISFITS


@dataclass
class Both:
    """A person at the page, and a table that answers as the page must."""

    person: Person
    table: Table
    seen: list[Model] = field(default_factory=list)  # whenever something was to be done

    def play_on(self, until: Callable[[Model], bool]) -> None:
        """Press what the table's person presses, until there; nothing differs or is cut off."""
        self._rest()
        while not until(self.table.model):
            self.press(person_goes_on(self.table))
            self._rest()

    def press(self, message: Message) -> None:
        """Do the same at both, on the page as a person does it."""
        for button in self._buttons(message):
            button.click()
        self.table.send(message)

    def _rest(self) -> None:
        self.table.settle()
        model, page = self.table.model, self.person.page
        status = by_id(painted(model), "status").text
        stage = page.locator(f"#app[data-stage={model.stage.value}]")
        expect(stage.locator("#status")).to_have_text(status, timeout=PATIENCE_MS)
        if model.dialog is None:
            assert page.evaluate(MISFITS) == []
        self.seen.append(model)

    def _buttons(self, message: Message) -> list[Locator]:
        """Where to press, in order."""
        model, button = self.table.model, self.person.button
        match message:
            case Do(action):
                first = [self._buttons(one)[0] for one in way_to(model, action)]
                return [*first, self._of(action)]
            case Pick(card):
                return [self.person.page.locator(f"#button-{card}")]
            case FirstDealer(seat):
                return [self.person.calls.get_by_text(model.settings.name(seat), exact=True)]
            case Cut(at):
                places = dict(zip(cuts(model.game.rules), labels.CUTS.values()))
                return [button(places.get(at, labels.NO_CUT))]
            case _:
                return [button(self._name(message))]

    def _of(self, action: Action) -> Locator:
        """The card or the button of an action."""
        match action:
            case Discard(card) | Give(card) | Play(card):
                return self.person.page.locator(f"#button-{card}")
            case Exchange():
                return self.person.button(labels.EXCHANGE)
            case _:
                return self.person.button(action_label(action, self.table.model.position))

    def _name(self, message: Message) -> str:
        last = self.table.model.game.winner is not None
        names = {
            Simple.ALONE: "Alone",
            Simple.NEXT: "See the result" if last else "Next hand",
            Simple.SKIP: "Go on",
            Simple.TAKE_BACK: labels.TAKE_BACK,
            Simple.UNDO: "Undo",
        }
        assert isinstance(message, Simple)
        return names[message]
