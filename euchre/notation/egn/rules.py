"""The ruleset of EGN and ours: what has a word on both sides, and what has none."""

from __future__ import annotations

from typing import Final

from euchre.engine.option_kinds import Value
from euchre.engine.options import OPTIONS
from euchre.engine.rules import Rules, changed
from euchre.notation.egn.losses import Loss
from euchre.notation.egn.tree import Node

NAMES: Final = (
    *("std", "min_rank", "winning_score", "num_deals", "canadian", "loner_lead"),
    *("loner_march_score", "loner_euchred_score", "defend_alone", "farmers", "partners_best"),
    *("go_under", "joker", "num_players", "allow_no_trump", "fast_break", "four_trick_tokens"),
)

_TRUTHS: Final = {"std": "stick", "canadian": "canadian", "partners_best": "partners_best"}
_DECKS: Final = {(9, False): 24, (9, True): 25, (7, False): 32}
_LEADS: Final = {"LEFT_OF_DEALER": "eldest", "LEFT_OF_LONER": "left_of_loner"}
_UNPLAYED: Final = {
    "num_deals": 0,
    "loner_march_score": 4,
    "num_players": 4,
    "fast_break": False,
    "four_trick_tokens": False,
}
"""What has no option here, with the value that changes nothing."""

_VAGUE: Final = {
    "farmers": "which hands may be thrown in or changed is not told: read as not played",
    "go_under": "which cards may be changed for the kitty's is not told: read as not played",
}


def read_ruleset(node: Node, losses: list[Loss]) -> Rules:
    """The rules that a ruleset stands for. Raises `NotationError`."""
    said = node.object(NAMES)
    for name, harmless in _UNPLAYED.items():
        if name in said and _plain(said[name], harmless) != harmless:
            raise said[name].fail(f"only {str(harmless).lower()} can be played here")
    losses += [Loss(said[one].path, _VAGUE[one]) for one in _VAGUE if _is_on(said, one)]
    chosen: dict[str, Value] = {
        ours: said[one].truth() for one, ours in _TRUTHS.items() if one in said
    }
    chosen |= _deck(node, said) | _points(said)
    if "loner_lead" in said:
        chosen["lead_alone"] = _lead(said["loner_lead"])
    if _is_on(said, "defend_alone"):  # a lone defender who takes three tricks is given four points
        chosen |= {"defend_alone": "vs_lone", "defend_alone_score": "four"}
    chosen["no_trump"] = _is_on(said, "allow_no_trump")
    return node.reading(lambda: changed(Rules(), chosen))


def _plain(node: Node, like: bool | int) -> bool | int:
    return node.truth() if isinstance(like, bool) else node.whole(0, 999)


def _is_on(said: dict[str, Node], name: str) -> bool:
    return name in said and said[name].truth()


def _deck(node: Node, said: dict[str, Node]) -> dict[str, Value]:
    lowest = said["min_rank"].whole(2, 14) if "min_rank" in said else 9
    deck = _DECKS.get((lowest, _is_on(said, "joker")))
    if deck is None:
        raise node.fail("this pack can't be played here: min_rank is 9, or 7 without a joker")
    return {"deck": deck}


def _points(said: dict[str, Node]) -> dict[str, Value]:
    found: dict[str, Value] = {}
    if "winning_score" in said:
        found["target"] = said["winning_score"].whole(1, 99)
    if "loner_euchred_score" in said:
        node = said["loner_euchred_score"]
        found["lone_euchre"] = node.whole(2, 4)
        if found["lone_euchre"] == 3:
            raise node.fail("only 2 or 4 can be played here")
    return found


def _lead(node: Node) -> str:
    lead = _LEADS.get(node.text(40))
    if lead is None:
        raise node.fail(f"write {' or '.join(_LEADS)}")
    return lead


def write_ruleset(rules: Rules) -> dict[str, Value]:
    """The ruleset that comes nearest to these rules; `unsaid` tells what it leaves out."""
    leads = {ours: theirs for theirs, ours in _LEADS.items()}
    always: dict[str, Value] = {
        "std": rules.stick,
        "winning_score": rules.target,
        "canadian": rules.canadian,
        "loner_lead": leads[rules.lead_alone],
    }
    others: tuple[tuple[str, Value, Value], ...] = (
        ("min_rank", 7 if rules.deck == 32 else 9, 9),
        ("joker", rules.deck == 25, False),
        ("loner_euchred_score", rules.lone_euchre, 2),
        ("defend_alone", rules.defend_alone != "off", False),
        ("farmers", rules.nine_ten or rules.ace_no_face, False),
        ("partners_best", rules.partners_best, False),
        ("go_under", rules.bottoms != "off", False),
        ("allow_no_trump", rules.no_trump, False),
    )
    return always | {name: value for name, value, usual in others if value != usual}


def unsaid(rules: Rules, told: Rules) -> list[Loss]:
    """The options that the rules read back have lost."""
    return [
        Loss("rules", f"EGN can't say {option.code(own) or f'{option.field} {own}'}")
        for option in OPTIONS
        if (own := getattr(rules, option.field)) != getattr(told, option.field)
    ]
