"""Origins: the table, other hands and the course, each as something that can be shown elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from euchre.ai.bot import Choice
from euchre.app.embed import KINDS, LONGEST, SHOW, Wish
from euchre.app.judged import Verdict, judged
from euchre.app.model import UNSEEN, Model, Stage
from euchre.app.origin import Origin
from euchre.app.verdicts import named_words
from euchre.engine.actions import Play
from euchre.engine.position import Phase
from euchre.engine.record import Record
from euchre.engine.seats import Seat
from euchre.engine.trump import Trump
from euchre.lessons.lesson import Ask, PlayOut, Read, Step, record_at
from euchre.lessons.question import DECIDED, Kind, Question, answer_of
from euchre.lessons.run import Run
from euchre.notation.writing import write_suit

# The table, and other hands


def may_be_seen(model: Model) -> bool:
    """Whether the one at the page may see the hand at the table yet."""
    return model.stage not in UNSEEN and not model.covered


def of_table(model: Model) -> Origin | None:
    """The hand as it stands, for whoever may see it."""
    if not may_be_seen(model):
        return None
    record, over = model.game.record, model.position.phase is Phase.OVER
    lies = (over or model.stage in (Stage.TRICK, Stage.SWEEP)) and _ends_a_trick(record)
    return Origin(
        Wish(kind=SHOW, seat=model.reader.name), record, lies, None if over else model.reader
    )


def of_hand(record: Record, seat: Seat) -> Origin:
    """A hand that was opened, seen from that seat."""
    over = record.position.phase is Phase.OVER
    return Origin(Wish(kind=SHOW, seat=seat.name), record, over and _ends_a_trick(record))


def _ends_a_trick(record: Record) -> bool:
    if not record.actions or not isinstance(record.actions[-1], Play):
        return False
    return record.positions[-1].taken != record.positions[-2].taken


def of_decision(record: Record, seat: Seat, choice: Choice | None) -> Origin:
    """A moment in which somebody decided, with what the adviser has found if it has."""
    hand = of_hand(record, seat)
    kind = _DECIDED_IN.get(record.position.phase, SHOW)
    if choice is None or kind == SHOW or choice.action not in hand.actions():
        return hand
    close = (one for one in hand.actions() if judged(choice, one).verdict is Verdict.CLOSE)
    accept, weak = answer_of(choice.action), ",".join(map(answer_of, close))
    return replace(hand, wish=replace(hand.wish, kind=kind, accept=accept, weak=weak))


_DECIDED_IN: Final = {
    Phase.ORDER: "bid",
    Phase.CALL: "bid",
    Phase.DISCARD: "discard",
    Phase.PLAY: "play",
}


# The course


def has_origin(step: Step) -> bool:
    """Whether a step has something that can be shown elsewhere."""
    if isinstance(step, PlayOut):
        return True
    asks = isinstance(step, Ask) and step.kind is not Kind.TEXT
    return asks or bool(step.at or step.cards)


def of_step(run: Run) -> Origin:
    """A step of a lesson, or an exercise, as it is asked there."""
    step, question = run.step, run.question
    if isinstance(step, Ask) and question is not None and step.kind is not Kind.TEXT:
        return Origin(_asked(step, question), question.record)
    record = record_at(step)
    lies = isinstance(step, Read) and record is not None and _ends_a_trick(record)
    wish = Wish(kind=SHOW, open=step.open, text="" if isinstance(step, Ask) else _short(step.text))
    if isinstance(step, PlayOut):
        return Origin(replace(wish, on="1"), record)
    return Origin(replace(wish, cards=step.cards, marks=step.marks), record, lies)


def of_question(question: Question) -> Wish:
    """What is asked, and what was judged of it, without the hand."""
    judgement = {}
    if question.kind in DECIDED:
        judgement = {"accept": ",".join(question.right), "weak": ",".join(question.weak)}
    return Wish(
        kind=_NAMES[question.kind],
        cards="".join(card.text for card in question.cards),
        trump=_letter(question.trump, question.record),
        **judgement,
        questions=(),
    )


def _asked(step: Ask, question: Question) -> Wish:
    return replace(
        of_question(question),
        open=step.open,
        marks=step.marks,
        text=_short(step.text),
        right=_short(step.right),
        wrong=_short(_wrong(step, question)),
        help=_short(step.help),
    )


_NAMES: Final = {kind: name for name, kind in KINDS.items()}


def _letter(trump: Trump | None, record: Record | None) -> str:
    """What is trump, where no hand says so."""
    told = record is not None and record.position.contract is not None
    return "" if trump is None or told else write_suit(trump.suit)


def _short(text: str) -> str:
    """A text, unless it is longer than a frame takes."""
    return text if len(text) <= LONGEST else ""


def _wrong(step: Ask, question: Question) -> str:
    """What is said of wrong answers, where it is one and the same of all of them.

    An embed has one text for them. Without it the rules say what they can.
    """
    texts = set(_said_of(step, question))
    return texts.pop() if len(texts) == 1 else ""


def _said_of(step: Ask, question: Question) -> Iterator[str]:
    others = step.wrong.get("", "")
    for answer in question.offered:
        if answer not in (*question.right, *question.weak):
            yield named_words(step, (answer,)) or others
