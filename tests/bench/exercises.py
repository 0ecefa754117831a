"""What exercises cost: python -m tests.bench.exercises [--seeds 40] [--skill lead --skill bid].

For each skill and rung: how many of a hundred moments become questions, so how many must be
thought about for one; the mean time to find a moment and to think about it, or to make the whole
where the rules say what is right, in milliseconds of this machine's processor; and how the right
answers are spread. Goal: no more than four thoughts for a question.
"""

from argparse import ArgumentParser
from collections import Counter
from random import Random
from time import process_time

from euchre.ai.levels import ADVISER, bot
from euchre.engine.seats import Seat
from euchre.engine.view import view
from euchre.lessons.exercises import exercise
from euchre.lessons.exercises.candidates import candidate
from euchre.lessons.exercises.judging import judged
from euchre.lessons.exercises.skills import Skill, code
from euchre.lessons.question import Manner, Question


def spread(found: list[Question], skill: Skill) -> str:
    """How often each answer is right, the most frequent first; of many, how many of them."""
    if skill in (Skill.BID, Skill.ALONE):
        kinds = ("/".join(map(_kind, one.right)) for one in found)
    elif found and found[0].manner is Manner.ONE and skill in (Skill.TRICK, Skill.POINTS):
        kinds = (one.right[0] for one in found)
    else:
        kinds = (f"{len(one.right)} of {len(one.offered)}" for one in found)
    return ", ".join(f"{kind} {number}" for kind, number in Counter(kinds).most_common(7))


def _kind(answer: str) -> str:
    """A bid, whatever its suit."""
    return answer if answer[0] in "po" else f"call{answer[1:]}"


def by_rule(skill: Skill, rung: int, seeds: int) -> str:
    begun = process_time()
    found = [exercise(skill, rung, f"bench{seed}") for seed in range(seeds)]
    each = 1000 * (process_time() - begun) / seeds
    return f"{each:5.1f} ms | {spread(found, skill)}"


def by_judgement(skill: Skill, rung: int, seeds: int) -> str:
    looking = thinking = 0.0
    found = list[Question]()
    for seed in range(seeds):
        begun = process_time()
        record = candidate(skill, rung, f"bench{seed}")
        met = process_time()
        random = Random(code(skill, rung, f"bench{seed}"))
        choice = bot(ADVISER).choose(view(record, Seat.S), random)
        question = judged(record, choice, skill, rung)
        thinking += process_time() - met
        looking += met - begun
        found += [question] if question else []
    weak = sum(bool(one.weak) for one in found)
    return (
        f"{100 * len(found) // seeds:3} of 100, {seeds / max(1, len(found)):4.1f} thoughts, "
        f"look {1000 * looking / seeds:4.0f} ms, think {1000 * thinking / seeds:4.0f} ms | "
        f"{spread(found, skill)}; {weak} with weak answers"
    )


def main() -> None:
    """Measure and print."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--seeds", type=int, default=40)
    parser.add_argument("--skill", action="append", choices=[one.value for one in Skill])
    chosen = parser.parse_args()
    for skill in Skill:
        if chosen.skill and skill.value not in chosen.skill:
            continue
        for rung in range(1, skill.rungs + 1):
            told = by_judgement if skill.is_judged else by_rule
            print(f"{skill.value:>8} {rung}  {told(skill, rung, chosen.seeds)}", flush=True)


if __name__ == "__main__":
    main()
