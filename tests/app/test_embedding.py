"""The dialog that shows a hand on somebody's page: what can be asked, and what comes of it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass, fields, replace
from typing import Final

import pytest

from euchre.app.again import asked_again
from euchre.app.at_desk import Copied, LibraryFound, Wished
from euchre.app.at_desk import Wish as DeskWish
from euchre.app.data_do import read_do
from euchre.app.effects import Again, Copy, Effect, Focus, LookAtLibrary
from euchre.app.embed import KINDS, LONGEST, SHOW, Wish, embed
from euchre.app.embedding import GREEN, WIDTHS, Embedding
from euchre.app.fields import fields_of
from euchre.app.html import Element
from euchre.app.messages import Dialog, Learn, Look, Message, Open, Simple, Typed
from euchre.app.model import UNSEEN, Model, Stage
from euchre.app.origin import Origin, asks_who_acts
from euchre.app.origins import has_origin, of_step, of_table
from euchre.app.screens import page
from euchre.app.settings import SOMEBODY
from euchre.app.snippets import FORMS
from euchre.app.update import update
from euchre.app.words import embedding as words
from euchre.engine.errors import EuchreError
from euchre.engine.position import Phase
from euchre.lessons.exercises.skills import Skill
from euchre.lessons.lesson import Ask, Lesson, PlayOut, Read
from euchre.lessons.question import DECIDED, Kind
from euchre.lessons.run import begun
from tests.app.learner import Learner, steps
from tests.app.lessons import OWN, own_course
from tests.app.moments import OPENED, by_id, models, with_class
from tests.app.table import Table, Until, advised, at_hand_over, in_phase, play_on
from tests.app.test_embed import Snippets

SITE: Final = "https://euchre.example/club/"
FOUND: Final = LibraryFound((), "fresh", "2026-11-30", f"{SITE}index.html")
LINK: Final = "?seed=12&pace=instant&rules=to5"


@dataclass
class Author:
    """Somebody who makes a snippet, and does no more than press and type."""

    model: Model
    effects: tuple[Effect, ...] = ()

    def send(self, *messages: Message) -> None:
        self.effects = ()
        waiting = [*messages]
        while waiting:
            self.model, effects = update(self.model, waiting.pop(0))
            self.effects += effects
            waiting += [FOUND for effect in effects if isinstance(effect, LookAtLibrary)]
            waiting += [
                one for effect in effects if isinstance(effect, Again) for one in effect.messages
            ]

    def press(self, id_: str) -> None:
        message = read_do(str(self.part(id_).get("data-do")))
        assert message is not None
        self.send(message)

    def choose(self, **values: str) -> None:
        """Fill in fields that are there."""
        for name, value in values.items():
            field = f"embed.{name.replace('_', '-')}"
            assert any(one.get("data-field") == field for one in self.dialog.walk()), field
            self.send(Typed(field, value))

    @property
    def dialog(self) -> Element:
        return by_id(page(self.model), "embed-dialog")

    def part(self, id_: str) -> Element:
        return by_id(page(self.model), id_)

    @property
    def now(self) -> Embedding:
        assert self.model.dialog is Dialog.EMBED
        assert self.model.embedding is not None
        return self.model.embedding

    @property
    def snippet(self) -> str:
        return self.part("embed-snippet").text

    @property
    def shown(self) -> dict[str, str]:
        """What the preview shows."""
        return fields_of(str(self.part("embed-preview").get("data-shows")))

    def told(self, name: str) -> str:
        """What is said to be wrong with a field."""
        return self.part(f"embed-{name}-fault").text


def at_table(until: Until, link: str = LINK) -> Author:
    """Somebody who has opened the dialog from the table, at that moment."""
    author = Author(play_on(Table.opened(link), until).model)
    author.send(Open(Dialog.GAMES), FOUND)
    author.press("games-embed")
    return author


def in_lesson(kind: type | Kind) -> Author:
    """The same from the first step of that kind in the tests' own lesson."""
    at = next(
        at
        for at, step in enumerate(OWN.steps)
        if (step.kind is kind if isinstance(step, Ask) else type(step) is kind)
    )
    author = Author(learner_at(at).model)
    author.press("learn-embed")
    return author


def learner_at(at: int) -> Learner:
    with own_course():
        learner = Learner.opened()
        learner.begin(OWN)
        for _ in range(at):
            learner.rightly_if_needed()
            learner.press("learn-on")
    return learner


def origins() -> list[Origin]:
    """What can be shown of many moments at the table."""
    asked = [model for model in models() if model.stage is Stage.YOURS]
    found = (of_table(model) for model in (*asked[::5], *models()[::59]))
    return [one for one in found if one is not None]


# What can be asked


@pytest.mark.parametrize(
    ("until", "kinds"),
    [
        (in_phase(Phase.ORDER), (SHOW, "bid")),
        (in_phase(Phase.DISCARD), (SHOW, "discard")),
        (in_phase(Phase.PLAY), (SHOW, "legal", "winner", "play")),
        (at_hand_over, (SHOW, "winner", "score")),
    ],
    ids=["bid", "discard", "play", "over"],
)
def test_at_the_table_is_offered_what_fits_the_moment(until: Until, kinds: tuple[str, ...]) -> None:
    author = at_table(lambda model: until(model) and model.stage is not Stage.TRICK)
    assert kinds == author.now.kinds
    assert SHOW == author.now.wish.kind
    for kind in kinds:
        author.choose(kind=kind)
        if author.now.offered:
            author.choose(answer_0="on")
        assert kind == author.shown["kind"]
        assert not author.now.faults


def test_every_moment_makes_what_the_command_line_makes() -> None:
    """Whatever is asked, and whoever made the key: it is remade from its own fields."""
    seen = set()
    for origin in origins():
        for kind in origin.kinds():
            seen.add(kind)
            accept = Embedding(origin, (), Wish(kind=kind), embed(origin.about(Wish(kind=SHOW))))
            wish = origin.about(Wish(kind=kind, accept="".join(accept.offered[:1])))
            made = embed(wish)
            assert made.fields == asked_again(made.fields).fields
    assert {SHOW, "legal", "winner", "score", "bid", "discard", "play"} == seen


def test_the_snippet_is_the_one_that_the_command_line_prints() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="play", answer_0="on", text="What now, {N}?", more="https://club.example/a")
    author.choose(theme="dark", accent="own", colour="#123456", width="480", right="So & so.")
    for form in FORMS:
        author.choose(form=form)
        assert author.snippet == printed(author.now.asked, form, author.now.width)


def printed(wish: Wish, form: str, width: str) -> str:
    """What `python -m euchre embed` prints when it is asked for this."""
    flags = {"help": "--help-text"}
    said = [
        f"{flags.get(one.name, f'--{one.name}')}={getattr(wish, one.name)}"
        for one in fields(wish)
        if one.name not in ("kind", "pen") and getattr(wish, one.name)
    ]
    run = subprocess.run(
        [
            *(sys.executable, "-m", "euchre", "embed", wish.kind, wish.pen, *said),
            *(f"--form={form}", f"--site={SITE}", *([f"--width={width}"] if width else [])),
        ],
        check=True,
        capture_output=True,
        text=True,
    )
    return run.stdout.removesuffix("\n")


def test_a_card_that_somebody_else_holds_is_not_shown_unasked() -> None:
    """While a bot is to act, nothing is asked that would put its cards in front."""
    for model in models()[::7]:
        origin = of_table(model)
        if origin is None:
            assert model.stage in UNSEEN or model.covered
            continue
        over = model.position.phase is Phase.OVER
        for kind in origin.kinds():
            front = origin.seat(Wish(kind=kind, seat=model.reader.name))
            assert over or front == model.reader.name


def test_before_the_cards_are_dealt_nothing_is_offered() -> None:
    table = Table.opened("?seed=1&rules=choose,cut")
    author = Author(table.model)
    author.send(Open(Dialog.GAMES), FOUND)
    ids = [one.get("id") for one in page(author.model).walk()]
    assert "games-embed" not in ids
    author.send(Simple.CLOSE, Open(Dialog.EMBED))  # whoever gets there all the same
    assert words.NOTHING in author.dialog.text
    author.send(Simple.CLOSE)
    assert author.model.dialog is None


def test_a_trick_that_lies_to_be_read_is_shown() -> None:
    author = at_table(at_hand_over)
    assert author.shown["trick"]
    assert "trick" not in embed(author.now.origin.about(Wish(kind="score"))).fields


def test_an_opened_hand_is_seen_from_the_seat_that_was_chosen() -> None:
    author = Author(play_on(Table.opened(LINK), in_phase(Phase.PLAY)).model)
    author.send(Open(Dialog.GAMES), FOUND, Typed("games.draft", OPENED), Wished(DeskWish.READ))
    author.send(Typed("games.seat", "E"))
    author.press("games-embed-1")
    assert "E" == author.shown["seat"]
    author.press("embed-done")
    assert Focus("games-embed-1") in author.effects
    assert author.model.desk is not None
    assert author.model.desk.opened is not None


def test_a_decision_that_is_looked_back_on_brings_its_answer() -> None:
    table = play_on(Table.opened(LINK, choose=advised), at_hand_over)
    table.send(Open(Dialog.REVIEW))
    table.settle()
    author = Author(table.model)
    assert author.model.review is not None
    decision = author.model.review.decisions[-1]
    author.send(Look("at", str(decision.at)))
    author.press("look-embed")
    assert {"bid": Phase.ORDER, "play": Phase.PLAY}[author.now.wish.kind]
    assert author.now.right
    assert not author.now.faults
    assert len(author.now.origin.record.actions) == decision.at  # type: ignore[union-attr]
    author.press("embed-done")
    assert Dialog.REVIEW is author.model.dialog


# The course


@pytest.mark.parametrize(("lesson", "at"), steps(), ids=lambda one: getattr(one, "key", one))
def test_each_step_of_the_course_can_be_shown_as_it_is(lesson: Lesson, at: int) -> None:
    run = begun(lesson, at)
    if not has_origin(run.step):
        assert isinstance(run.step, Read | Ask)
        assert not run.step.at
        return
    origin = of_step(run)
    assert origin.wish.kind in origin.kinds()
    made = embed(origin.about(origin.wish))
    assert made.fields == asked_again(made.fields).fields
    if isinstance(run.step, Ask) and run.step.kind is not Kind.TEXT:
        assert KINDS[made.kind] is run.step.kind
        assert run.step.text == made.fields["text"]
        assert run.step.help == made.fields.get("help", "")
        assert made.question is not None
        assert run.question is not None
        assert run.question.right == made.question.right
        assert run.question.weak == made.question.weak


@pytest.mark.parametrize("kind", [*(kind for kind in Kind if kind is not Kind.TEXT), Read, PlayOut])
def test_from_each_kind_of_step_the_dialog_opens_with_it(kind: type | Kind) -> None:
    author = in_lesson(kind)
    assert next((name for name, one in KINDS.items() if one is kind), SHOW) == author.shown["kind"]
    assert not author.now.faults
    assert author.shown == dict(asked_again(author.shown).fields)
    author.press("close")
    assert Dialog.COURSE is author.model.dialog
    assert Focus("learn-embed") in author.effects


def test_what_nobody_can_see_has_no_button() -> None:
    """A question with texts to choose from, and no hand to it."""
    at = next(at for at, one in enumerate(OWN.steps) if isinstance(one, Ask) and one.texts)
    assert "learn-embed" not in learner_at(at).buttons()


@pytest.mark.parametrize("skill", Skill, ids=lambda skill: skill.value)
def test_an_exercise_brings_what_was_judged(skill: Skill) -> None:
    author = Author(Learner.linked(f"{skill.value}-2-a").model)
    author.press("learn-embed")
    question = author.model.course.run.question  # type: ignore[union-attr]
    assert question is not None
    assert not author.now.faults
    again = asked_again(author.shown)
    assert again.question is not None
    assert (question.right, question.weak) == (again.question.right, again.question.weak)
    if question.kind in DECIDED:
        assert author.now.right == question.right


def test_words_about_one_question_do_not_stay_for_another() -> None:
    """But what the author has typed does."""
    author = in_lesson(Kind.PLAY)
    assert "What do you play?" == author.shown["text"]
    author.choose(kind="legal")
    assert {"text", "right"}.isdisjoint(author.shown)
    author.choose(text="Which of them?", kind="play")
    assert ("Which of them?", "It is all you may play.") == (
        author.shown["text"],
        author.shown["right"],
    )


def test_several_texts_for_wrong_answers_are_left_to_the_rules() -> None:
    """An embed has one text for all of them, so it must be true of each."""
    kept = []
    for lesson, at in steps():
        run = begun(lesson, at)
        if isinstance(run.step, Ask) and run.step.wrong and has_origin(run.step):
            told = of_step(run).wish.wrong
            kept.append(told)
            assert told in ("", *run.step.wrong.values())
            if len(run.step.wrong) == 1 and "" in run.step.wrong and run.step.kind is Kind.PLAY:
                assert told == run.step.wrong[""]
    assert any(kept)
    assert not all(kept)


# The form


def test_what_is_ticked_is_right_and_else_it_is_judged_later() -> None:
    """A snippet without a key, of which the command line makes none."""
    author = at_table(in_phase(Phase.ORDER))
    author.choose(kind="bid")
    assert words.JUDGED == author.part("embed-answer-note").text
    assert ("bid", "p,o,o*") == (author.shown["kind"], author.shown["offer"])
    assert "key" not in author.shown
    assert "key=" not in author.snippet
    with pytest.raises(EuchreError, match="accept"):
        asked_again(author.shown)
    author.choose(answer_1="on", answer_0="on")
    assert "" == author.part("embed-answer-note").text
    assert "p,o!" == author.shown["key"]
    author.choose(answer_0="")
    assert "o!" == author.shown["key"]


def test_a_hand_that_is_not_over_can_be_played_on() -> None:
    author = at_table(in_phase(Phase.PLAY))
    assert "on" not in author.shown
    assert words.TABLE_SHUT not in author.dialog.text
    author.choose(on="on")
    assert "1" == author.shown["on"]
    assert words.TABLE_SHUT in author.dialog.text
    author.choose(on="")
    assert "on" not in author.shown
    over = at_table(at_hand_over)
    assert "embed-on" not in [one.get("id") for one in over.dialog.walk()]
    assert "1" == in_lesson(PlayOut).shown["on"]


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("text", "Look at {Zz}.", "{Zz}"),
        ("text", "{points NS x}", "{points NS x}"),
        ("right", "{may}", "{may}"),
        ("wrong", "{}", "{}"),
        ("help", "x" * (LONGEST + 1), "1,000"),
        ("more", "club.example", "https://"),
        ("more", "javascript:alert(1)", "https://"),
    ],
)
def test_a_fault_is_told_at_its_field_and_the_last_preview_stays(
    name: str, value: str, said: str
) -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="legal", text="Well?")
    before = author.shown
    author.choose(**{name: value})
    assert said in author.told(name)
    assert "true" == author.part(f"embed-{name}").get("aria-invalid")
    assert value in (author.part(f"embed-{name}").text, author.part("embed-more").get("value"))
    assert before == author.shown
    assert "" == author.snippet
    author.press("embed-copy")
    assert words.NOT_YET == author.part("embed-fault").text
    assert not author.effects
    author.choose(**{name: ""})
    assert not author.now.faults
    assert author.snippet


def test_a_place_of_the_page_is_found_by_the_element_alone() -> None:
    """A frame and a link know nothing of the page, and would leave it out in silence."""
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="legal", more="#follow")
    assert "" == author.told("more")
    assert 'more="#follow"' in author.snippet
    for form in ("iframe", "link"):
        author.choose(form=form)
        assert words.NO_PLACE == author.told("more")
        assert "" == author.snippet
    author.choose(kind=SHOW)
    assert author.snippet
    author.choose(kind="legal", form="element")
    assert "" == author.told("more")


def test_several_faults_are_told_at_once() -> None:
    author = at_table(in_phase(Phase.ORDER))
    author.choose(kind="bid", text="{Zz}", more="x")
    assert ["text", "more"] == [name for name, _ in author.now.faults]


def test_what_is_said_of_answers_is_of_no_matter_where_nothing_is_asked() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="legal", more="x", right="{Zz}")
    assert author.now.faults
    author.choose(kind=SHOW)
    assert not author.now.faults
    assert {"more", "right"}.isdisjoint(author.shown)


def test_a_text_is_one_line_of_what_any_page_can_hold() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(text=" One\n two \ud800 ")
    assert "One two ?" == author.shown["text"]


def test_no_text_is_the_usual_one() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="legal")
    assert "Which cards may you play?" == author.part("embed-text").get("placeholder")
    assert "text" not in author.shown


def test_whose_cards_lie_open_and_who_sits_in_front() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(open_W="on", open_N="on")
    assert "WN" == author.shown["open"]
    author.choose(seat="W")  # whose own cards lie there anyway
    assert ("W", "N") == (author.shown["seat"], author.shown["open"])
    author.choose(seat="S", open_N="")
    assert ("W", None) == (author.shown["open"], author.shown.get("seat"))
    author.choose(kind="legal")
    assert "field-embed-seat" not in [one.get("id") for one in author.dialog.walk()]


def test_it_looks_as_it_is_chosen() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(theme="dark", accent="own")
    assert ("dark", GREEN) == (author.shown["theme"], author.shown["accent"])
    author.choose(colour="#abcdef")
    assert "#abcdef" == author.shown["accent"]
    author.choose(accent="house", theme="auto")
    assert {"theme", "accent"}.isdisjoint(author.shown)
    author.choose(accent="own")
    assert "#abcdef" == author.shown["accent"]
    for width in WIDTHS:
        author.choose(width=width)
        assert (f"max-inline-size:{width}px" in author.snippet) is bool(width)
        assert (width or None) == author.part("embed-preview").get("data-wide")


def test_what_no_form_of_ours_has_changes_nothing() -> None:
    author = at_table(in_phase(Phase.PLAY))
    before = author.model
    for field, value in [
        *(("kind", "poker"), ("kind", "score"), ("seat", "Q"), ("theme", "pink"), ("form", "x")),
        *(("width", "1"), ("answer-0", "on"), ("answer-x", "on"), ("open-Q", "on"), ("", "")),
    ]:
        author.send(Typed(f"embed.{field}", value))
        assert before == author.model
    author.send(*(message for message in map(read_do, ("embed x", "embed step")) if message))
    assert before == author.model


# Taking it away


def test_the_snippet_is_copied_and_that_is_said() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.press("embed-copy")
    assert Copy(author.snippet) in author.effects
    author.send(Copied(done=True))
    assert words.COPIED == author.part("embed-said").text
    author.choose(text="Another.")
    assert "" == author.part("embed-said").text
    author.send(Copied(done=False))
    assert words.NOT_COPIED == author.part("embed-fault").text
    assert Focus("embed-snippet") in author.effects


def test_all_three_snippets_hold_what_the_preview_shows() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="legal", text="<b>{Jh}</b> & so on", width="360")
    for form in FORMS:
        author.choose(form=form)
        parser = Snippets()
        parser.feed(author.snippet)
        found = parser.found or [fields_of(author.snippet)]
        assert all(one == author.shown for one in found)
        assert f"{SITE}embed." in author.snippet
        assert "index.html" not in author.snippet


def test_from_the_course_the_site_is_asked_for() -> None:
    """There the page has not yet told where it is."""
    author = in_lesson(Kind.LEGAL)
    assert SITE in author.snippet


@pytest.mark.parametrize("opened", [Open(Dialog.GAMES), Learn("home")], ids=["games", "table"])
def test_one_comes_back_to_where_it_was_opened(opened: Message) -> None:
    author = Author(play_on(Table.opened(LINK), in_phase(Phase.PLAY)).model)
    author.send(opened)
    before = author.model.dialog
    author.send(Open(Dialog.EMBED))
    author.press("close")
    assert before is author.model.dialog


def test_what_was_written_is_there_when_the_same_hand_is_shown_again() -> None:
    """Escape is soon pressed. Another hand is begun anew."""
    author = at_table(in_phase(Phase.PLAY))
    author.choose(kind="legal", text="Well?", more="club")
    author.press("embed-done")
    author.press("games-embed")
    assert ("legal", "Well?", "club") == (
        author.now.wish.kind,
        author.now.wish.text,
        author.now.wish.more,
    )
    assert author.told("more")
    author.press("embed-done")
    author.send(Typed("games.draft", OPENED), Wished(DeskWish.READ))
    author.press("games-embed-1")
    assert (SHOW, "") == (author.now.wish.kind, author.now.wish.text)
    author.press("embed-done")
    assert Focus("games-embed-1") in author.effects


def test_nothing_lies_open_twice() -> None:
    author = at_table(in_phase(Phase.PLAY))
    author.send(Open(Dialog.EMBED), Simple.CLOSE)
    assert Dialog.GAMES is author.model.dialog


def test_what_comes_late_finds_nothing_to_do() -> None:
    model = replace(play_on(Table.opened(LINK), in_phase(Phase.PLAY)).model)
    assert (model, ()) == update(model, Typed("embed.text", "x"))


def test_people_who_share_a_device_see_their_own_cards() -> None:
    table = Table.opened(LINK)
    table.send(Typed("levels.N", SOMEBODY), Simple.NEW_GAME)
    covered = play_on(table, lambda model: model.stage is Stage.COVERED).model
    assert of_table(covered) is None


def test_every_kind_has_its_words() -> None:
    assert {SHOW, *KINDS} == words.KINDS.keys()
    assert FORMS.keys() == words.FORMS.keys()
    assert set(WIDTHS) == words.WIDTHS.keys()


def test_boxes_of_answers_say_what_they_are() -> None:
    author = at_table(in_phase(Phase.ORDER))
    author.choose(kind="bid")
    found = [one.text for one in with_class(author.dialog, "check")]
    assert {"Pass", "North", "West", "East"} < {*found}


def test_who_is_asked_is_told_of_kinds() -> None:
    assert ["legal", "bid", "discard", "play"] == list(filter(asks_who_acts, KINDS))
