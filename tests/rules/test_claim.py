"""Whoever holds all the tricks to come may lay the cards down, and nobody else (R97)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from euchre.engine.actions import (
    Action,
    Call,
    Discard,
    Give,
    LayDown,
    Pass,
    Play,
    Redeal,
)
from euchre.engine.cards import PACK, Card, Suit, cards
from euchre.engine.claim import sweeps
from euchre.engine.deal import Deal
from euchre.engine.events import HandEnded, LaidDown, Reneged, events
from euchre.engine.judge import legal_actions, reneges, why_not
from euchre.engine.position import NO_VOIDS, Contract, Ending, Mark, Phase, Position, Table, Trick
from euchre.engine.reasons import HandIsOver, NotSure, WrongMoment
from euchre.engine.record import Record
from euchre.engine.rules import Rules
from euchre.engine.scoring import Outcome, Result, outcome
from euchre.engine.seats import SEATS, Seat, Side
from euchre.engine.steps import IllegalAction, step
from euchre.engine.trump import TRUMPS
from euchre.engine.view import view
from euchre.notation.pen import read_position, read_record, write
from tests.rules import adversary, words
from tests.rules.hands import law, random_rules

BOWERS = cards("JsJc")

# Hands that sweep whatever else is dealt: spades are trump, and a card that matters to nobody
# was turned down

TRUMPS_OF_SPADES = TRUMPS[Suit.SPADES].order(Suit.SPADES)
BOWERS = TRUMPS_OF_SPADES[:2]
LONG = {frozenset((*BOWERS, *three)) for three in combinations(TRUMPS_OF_SPADES[2:], 3)}
HIGHEST = {hand for hand in LONG if TRUMPS_OF_SPADES[2] in hand}
WITH_ACE = {
    frozenset((*TRUMPS_OF_SPADES[:3], trump, ace))
    for trump in TRUMPS_OF_SPADES[3:]
    for ace in cards("AhAdAc")
}


def first_trick(
    holding: Sequence[Card], table: Sequence[Card] = (), down: Sequence[Card] = ()
) -> Position:
    """South to play to the first trick after these cards; one of those down was turned down."""
    low = (*down, *cards("9h9d9cThTdTcQhQd"))
    idle = next(card for card in low if card not in (*holding, *table))
    rest = [card for card in PACK if card not in (*holding, *table, idle)]
    sizes = [5 - (at >= 3 - len(table)) for at in range(3)]
    w, n, e = (tuple(rest.pop() for _ in range(size)) for size in sizes)
    leader = Seat.S.round_from[-len(table) % 4]
    return Position(
        rules=Rules(),
        score=(0, 0),
        dealer=leader.round_from[3],
        holdings=(tuple(holding), w, n, e),
        table=Table(idle, Mark.TURNED_DOWN),
        phase=Phase.PLAY,
        turn=Seat.S,
        contract=Contract(Seat.S, Suit.SPADES),
        trick=Trick(leader, tuple(table)),
    )


def with_bowers() -> list[tuple[Card, ...]]:
    """The 1,540 hands with both bowers."""
    others = [card for card in PACK if card not in BOWERS]
    return [(*BOWERS, *three) for three in combinations(others, 3)]


def tables(size: int, holding: Sequence[Card], many: int = 250) -> Iterator[tuple[Card, ...]]:
    """Some of the ways in which so many cards may be played before the holder."""
    random, rest = Random(f"{size}"), [card for card in PACK if card not in holding]
    return (tuple(random.sample(rest, size)) for _ in range(many))


def sweeps_after(size: int, holding: Sequence[Card]) -> bool:
    """Whether a hand sweeps whatever so many others have played to the first trick."""
    return all(sweeps(first_trick(holding, table)) for table in tables(size, holding))


def test_twenty_two_hands_sweep_from_the_lead() -> None:
    """R97: the bowers and three trumps, or the three highest, another and an outside ace."""
    found = {frozenset(hand) for hand in with_bowers() if sweeps(first_trick(hand))}
    assert LONG | WITH_ACE == found
    assert (10, 12) == (len(LONG), len(WITH_ACE))


def test_ten_hands_sweep_when_they_play_last_to_the_first_trick() -> None:
    """R97, C-140: the bowers and three trumps."""
    assert LONG == {frozenset(hand) for hand in with_bowers() if sweeps_after(3, hand)}


@pytest.mark.parametrize("played", [1, 2])
def test_six_hands_sweep_when_an_opponent_plays_behind(played: int) -> None:
    """R97, C-138: the three highest trumps and two others."""
    assert HIGHEST == {frozenset(hand) for hand in with_bowers() if sweeps_after(played, hand)}
    assert 6 == len(HIGHEST)


def test_the_twenty_two_hands_take_all_tricks_when_they_are_played_out() -> None:
    """R97: trumps first, from the top, against any play of the others."""
    random, strength = Random("played out"), TRUMPS[Suit.SPADES].strength
    for hand in LONG | WITH_ACE:
        for _ in range(20):
            position = dealt_at_random(first_trick(tuple(hand)), random)
            while position.phase is not Phase.OVER:
                plays = [one for one in legal_actions(position) if isinstance(one, Play)]
                strongest = max(plays, key=lambda play: strength(play.card))
                mine = position.turn is Seat.S
                position = step(position, strongest if mine else random.choice(plays))
            assert (5, 0) == position.taken


def dealt_at_random(position: Position, random: Random) -> Position:
    """The first trick with the cards of the others and of the kitty dealt anew."""
    held = position.holding(Seat.S)
    rest = [card for card in PACK if card not in (*held, position.table.upcard)]
    random.shuffle(rest)
    w, n, e = (tuple(rest[at : at + 5]) for at in (0, 5, 10))
    return replace(position, holdings=(held, w, n, e))


def test_no_hand_without_both_bowers_sweeps() -> None:
    """R97: of 1,500 of them."""
    random, tried = Random("bowers"), 0
    while tried < 1500:
        hand = random.sample(PACK, 5)
        if not {*BOWERS} <= {*hand}:
            tried += 1
            assert not sweeps(first_trick(hand))


@pytest.mark.parametrize("played", range(4))
def test_the_three_highest_trumps_and_two_more_sweep_from_any_seat(played: int) -> None:
    """C-138."""
    hand = cards("9sTsJsAsJc")
    assert frozenset(hand) in HIGHEST
    assert sweeps_after(played, hand)


def test_an_opponent_behind_may_over_ruff() -> None:
    """C-139: with both trumps that are out, ace and nine, he gets one; C-140: not from in front."""
    hand = cards("TsJsQsKsJc")
    assert not sweeps(first_trick(hand, cards("Kh")))
    assert sweeps(first_trick(hand, cards("KhQhAh")))


# What the player may know


def reads(text: str) -> bool:
    """Whether the player to act sweeps in this position."""
    return sweeps(read_position(text))


def test_a_card_that_was_turned_down_takes_no_trick() -> None:
    """R31, R97."""
    hand = cards("9sJsAsKhJc")
    assert sweeps(first_trick(hand, down=cards("Ah")))
    assert not sweeps(first_trick(hand))


def test_a_dealer_knows_what_he_put_down() -> None:
    """R28, R97: the ace of hearts lies there, or may lie with somebody."""
    south, others = "9sJsAsKhJc", "ThJhQh9d/TdJdQdKd"
    assert reads(f"{south}/TsQsKs9h/{others} S 9s+Ad9cAc-Ah Ss W:KcQcTc 0-0 0-0 -")
    assert not reads(f"{south}/TsQsKsAh/{others} S 9s+Ad9cAc-9h Ss W:KcQcTc 0-0 0-0 -")


def test_nobody_knows_what_another_put_down() -> None:
    """R109: South does not know that the ace of hearts lies there."""
    held = "9sJsAsKhJc/TsKs9hThAd/JhQh9dTd9c/QsJdQdKdTc"
    assert not reads(f"{held} E Qs+QcKcAc-Ah Ss S: 0-0 0-0 -")


def test_an_upcard_that_the_dealer_took_is_with_him() -> None:
    """R26, R97: so West can't ruff the ace of hearts with it, nor North."""
    held, rest = "JsAh/QcKc/9cTc/As", "QdKdAd-Ac Es E:Kh 2-1 0-0"
    assert reads(f"{held} E As+{rest} -")
    assert reads(f"{held} E As+{rest} put-back")
    assert not reads(f"{held} E Ts+{rest} -")


def test_an_upcard_that_may_be_put_down_leaves_room_for_another_card() -> None:
    """D2: East's last card is the ace that he took, or he put it down and holds the right bower."""
    last = "Jc/9hThJhQhKh/9dTdJdQdKd/As E As+JsAhAd-9c Ss*xE S: 4-0 0-0 defend-any"
    assert reads(last)
    assert not reads(f"{last},put-back")


def test_cards_given_up_to_the_kitty_before_all_eyes_take_no_trick() -> None:
    """R90, D14."""
    held = "9sJsAsKhJc/TsQsKs9hTh/JhQh9dTdJd/QdKdTcQcKc"
    assert reads(f"{held} E 9c~AhAdAc! Ss S: 0-0 0-0 bottoms-free")
    assert not reads(f"{held} E 9c~AhAdAc Ss S: 0-0 0-0 bottoms-free")


def test_cards_that_were_played_take_no_trick() -> None:
    """R97: of a composed position whose kitty is unknown, nobody can say which were played."""
    last = "Kh/9d/Td/9c E Qh~{kitty} Ss S: 4-0 0-0 -"
    assert reads(last.format(kitty="JdQdKd"))
    assert not reads(last.format(kitty="JdQdAh"))
    assert not reads(last.format(kitty="xx"))


LAST = "Kh/9d/Td/9c E Qh~JdQdAh Ss S: 4-0 0-0 "
VOID = frozenset({Suit.HEARTS})
NONE: frozenset[Suit] = frozenset()


def test_a_seat_that_failed_to_follow_has_none_of_that_suit() -> None:
    """R56, R97: nobody can hold the ace of hearts; the partner counts like the others."""
    last = read_position(f"{LAST}-")
    assert sweeps(replace(last, voids=(NONE, VOID, VOID, VOID)))
    assert not sweeps(replace(last, voids=(NONE, VOID, NONE, VOID)))
    assert not sweeps(replace(last, voids=NO_VOIDS))


def test_a_seat_that_failed_to_follow_may_have_reneged_where_that_is_possible() -> None:
    """R94, D12."""
    last = read_position(f"{LAST}renege")
    assert not sweeps(replace(last, voids=(NONE, VOID, VOID, VOID)))


def test_without_a_trump_nothing_ruffs() -> None:
    """V5: aces and a king behind one of them."""
    held = "AsAhKdAdAc/9sTsJsQsKs/9hThJhQhKh/9dTdJdQc9c E KcJcTcQd"
    upcard, kitty = "Kc", "TcJcQd"
    text = f"{held.rsplit(' ', 1)[0]} {upcard}~{kitty} {{}} S: 0-0 0-0 no-trump"
    assert reads(text.format("Sn"))
    assert not reads(text.format("Sh"))


def test_the_joker_is_above_the_bowers() -> None:
    """R3, D11: whoever lacks it has no sweep."""
    held = "QsKsAsJsJc/9sTs9hThJh/QhKhAh9dTd/JdQdKdAd9c E Tc~{} Ss S: 0-0 0-0 {}"
    assert reads(held.format("QcKcAc", "-"))
    assert not reads(held.format("JoQcKcAc", "pack25"))
    assert reads(held.replace("QsKs", "KsJo", 1).format("QsQcKcAc", "pack25"))


# Laying down

SOUTH_HAS_ALL = "E JsQsKsAsJc/9sTs9hThJh/QhKhAh9dTd/JdQdKdAd9c TcQcKcAc"
NORTH_HAS_ALL = "E 9sTs9hThJh/JdQdKdAd9c/JsQsKsAsJc/QhKhAh9dTd TcQcKcAc"
TURNED = ("pass",) * 4


def laid_down(deal: str, *calls: str, rules: Rules | None = None) -> Record:
    """The record of a hand that is laid down after these calls and plays."""
    return words.bid(*calls, "lay down", on=deal, rules=rules)


def test_a_hand_that_is_laid_down_takes_every_trick_to_come() -> None:
    """R97: it ends at once."""
    over = laid_down(SOUTH_HAS_ALL, *TURNED, "call s").position
    assert (Phase.OVER, None, None) == (over.phase, over.turn, over.trick)
    assert ((5, 0), (Ending.LAY_DOWN, Seat.S)) == (over.taken, over.ended)


@pytest.mark.parametrize(
    ("calls", "rules", "expected"),
    [
        (("call s",), Rules(), Outcome(Result.MARCH, Side.NS, 2)),
        (("call s alone",), Rules(), Outcome(Result.MARCH, Side.NS, 4, alone=True)),
        (("pass", "call s"), Rules(), Outcome(Result.EUCHRED, Side.NS, 2, trickless=True)),
        (
            ("pass", "call s"),
            Rules(super_euchre=True),
            Outcome(Result.EUCHRED, Side.NS, 4, trickless=True),
        ),
    ],
)
def test_a_hand_that_is_laid_down_scores_as_if_played(
    calls: tuple[str, ...], rules: Rules, expected: Outcome
) -> None:
    """R97, R70, R71, R73: for the makers, and for the defenders."""
    assert expected == outcome(laid_down(SOUTH_HAS_ALL, *TURNED, *calls, rules=rules).position)


def test_tricks_that_are_lost_stay_lost() -> None:
    """R97, R69: a maker who has lost one lays down the other four."""
    deal = "E KsAsJsJc9c/9sTsQs9hTh/JhQhKhAh9d/TdJdQdKdAd TcQcKcAc"
    first = words.bid(*TURNED, "call s", "play 9c", "play 9s", "play 9d", "play Td", on=deal)
    second = first.through(words.actions(("play 9h", "play Jh", "play Jd")))
    assert LayDown() not in legal_actions(second.position)
    over = second.then(LayDown()).position
    assert (4, 1) == over.taken
    assert Outcome(Result.MADE, Side.NS, 1) == outcome(over)


def test_whoever_is_not_sure_may_not_lay_down() -> None:
    """R97, C-139."""
    position = words.bid(*TURNED, "call s").position
    assert NotSure() == why_not(position, LayDown())
    with pytest.raises(IllegalAction) as refusal:
        step(position, LayDown())
    assert NotSure() == refusal.value.reason


def test_cards_are_laid_down_in_the_play_only() -> None:
    """R97: after trump is made."""
    record = laid_down(SOUTH_HAS_ALL, *TURNED, "call s")
    assert {WrongMoment()} == {why_not(now, LayDown()) for now in record.positions[:5]}
    assert HandIsOver() == why_not(record.position, LayDown())
    assert not any(map(sweeps, (*record.positions[:5], record.position)))


def test_all_are_told_of_a_lay_down_and_of_the_end() -> None:
    """R97, R111."""
    position = words.bid(*TURNED, "call s", on=SOUTH_HAS_ALL).position
    expected = (
        LaidDown(Seat.S, position.holding(Seat.S)),
        HandEnded(Outcome(Result.MARCH, Side.NS, 2)),
    )
    assert expected == events(position, LayDown())


def test_a_renege_comes_out_when_the_cards_are_laid_down() -> None:
    """R94, R97: West has failed to follow hearts and still holds one."""
    position = read_position("Js/Kh/Td/9c E Qh~JdQdAh Ss S:!Wh 4-0 0-0 renege")
    told = events(position, LayDown())
    assert (LaidDown(Seat.S, cards("Js")), Reneged(Seat.W)) == told[:2]
    assert (Ending.RENEGE, Seat.W) == step(position, LayDown()).ended


@pytest.mark.parametrize(
    ("deal", "calls", "end"),
    [
        (SOUTH_HAS_ALL, ("call s",), "s | L =2-0"),
        (NORTH_HAS_ALL, ("pass", "call s", "play 9h", "play Jd"), "p s | 9hJd L =2-0"),
    ],
)
def test_a_record_tells_of_a_lay_down(deal: str, calls: tuple[str, ...], end: str) -> None:
    """R97: at the lead, or in the midst of a trick."""
    record = laid_down(deal, *TURNED, *calls)
    assert f"- 0-0 {deal} | p p p p {end}" == write(record)
    assert record == read_record(write(record))
    assert record.position == read_position(write(record.position))


# Proof: an adversary who tries everything, and hands dealt anew

WAYS = 4000
"""In how many ways the hidden cards may lie, at most, where the adversary is asked."""


def strong_deal(random: Random, rules: Rules) -> Deal:
    """A deal in which somebody may have many high cards of one suit."""
    strength = TRUMPS[random.choice(list(Suit))].strength
    pack = random.sample(rules.pack, len(rules.pack))
    strong = sorted(pack[: random.choice((5, 8, 12, 20))], key=strength)[-5:]
    rest = [card for card in pack if card not in strong]
    held = [rest[0:5], rest[5:10], rest[10:15]]
    held.insert(random.randrange(4), strong)
    s, w, n, e = map(tuple, held)
    return Deal(random.choice(SEATS), (s, w, n, e), rest[15], tuple(rest[16:]))


def chosen(position: Position, random: Random) -> Action:
    """An action that brings about claims: call a long suit, keep the high cards."""
    legal = [one for one in legal_actions(position) if not isinstance(one, Redeal)]
    match position.phase:
        case Phase.PLAY:
            return random.choice(_plays(position, random))
        case Phase.ORDER | Phase.CALL | Phase.NAME:
            calls = [one for one in legal if _trumps(position, one) >= 3]
            passes = [one for one in legal if one == Pass()]
            return random.choice(calls or passes or legal)
        case _:
            return random.choice(legal)


def _plays(position: Position, random: Random) -> list[Play]:
    """Mostly the weakest card, and a renege now and then where one is possible."""
    held, trump = position.holding(position.acting()), position.made().trump
    may_renege = position.rules.renege == "penalty" and random.random() < 0.05
    legal = [card for card in held if may_renege or not reneges(position, card)]
    weakest = min(legal, key=trump.strength)
    return [Play(weakest)] if random.random() < 0.7 else [Play(card) for card in legal]


def _trumps(position: Position, action: Action) -> int:
    """How many trumps the caller would have."""
    suit = action.suit if isinstance(action, Call) else position.offered
    held = position.holding(position.acting())
    return 0 if action == Pass() else sum(map(TRUMPS[suit].is_trump, held))


def moments(seed: str, hands: int) -> Iterator[Record]:
    """Every moment of the play of so many hands, each under rules of its own."""
    for hand in range(hands):
        random = Random(f"{seed} {hand}")
        rules = random_rules(random)
        record = Record.of(rules, strong_deal(random, rules))
        while record.position.phase is not Phase.OVER:
            record = record.then(chosen(record.position, random))
            if record.position.phase is Phase.PLAY:
                yield record


def test_a_claim_is_accepted_exactly_when_no_adversary_beats_it() -> None:
    """R97: under any options, wherever the hidden cards may lie in not too many ways."""
    found = Counter[tuple[int, bool]]()
    for position in (record.position for record in moments("adversary", 120)):
        if adversary.ways(position) <= WAYS:
            accepted = sweeps(position)
            assert adversary.stands(position) is accepted, (position, position.voids)
            found[len(position.holding(position.acting())), accepted] += 1
    assert all(found[size, accepted] > 3 for size in (1, 2, 3) for accepted in (False, True))


def dealt_anew(record: Record, random: Random) -> Record | None:
    """The same hand with the cards dealt anew that the player to act has not seen.

    None when that would have shown: somebody would have had to act otherwise.
    """
    deal, seat, hidden = record.start, record.position.acting(), adversary.hidden(record.position)
    assert isinstance(deal, Deal)
    gift = _another_gift(record, random)
    anew = dict(zip(hidden, random.sample(hidden, len(hidden))))
    upcard = anew.get(deal.upcard, deal.upcard)  # one that was taken is dealt to nobody

    def dealt(cards: Sequence[Card]) -> tuple[Card, ...]:
        changed = [anew.get(one, one) for one in (gift.get(card, card) for card in cards)]
        return tuple(upcard if card is deal.upcard else card for card in changed)

    s, w, n, e = map(dealt, deal.holdings)
    other = Deal(deal.dealer, (s, w, n, e), deal.upcard, dealt(deal.kitty))
    actions = [_instead(action, gift, anew) for action in record.actions]
    try:
        found = Record.of(record.rules, other, record.score, actions)
    except IllegalAction:
        return None
    return found if view(found, seat) == view(record, seat) else None


def _another_gift(record: Record, random: Random) -> dict[Card, Card]:
    """A card that the loner may have been given instead, as far as his opponents know (R95)."""
    for position, giver, action in record.moves():
        if isinstance(action, Give) and record.position.turn is not giver.partner:
            other = random.choice((action.card, *position.holding(giver.partner)))
            if position.table.upcard not in (action.card, other):
                return {action.card: other, other: action.card}
    return {}


def _instead(action: Action, gift: dict[Card, Card], anew: dict[Card, Card]) -> Action:
    """The same action with another card, if it is a hidden one."""
    match action:
        case Discard(card):
            return Discard(anew.get(card, card))
        case Give(card):
            given = gift.get(card, card)
            return Give(anew.get(given, given))
        case _:
            return action


def test_the_adversary_deals_just_what_the_player_cannot_exclude() -> None:
    """R109: the hands that look the same to the player, no others and, but for V6, all of them."""
    random, whole = Random("just"), 0
    for record in moments("just", 30):
        if adversary.ways(record.position) <= FEW_WAYS:
            expected = set(adversary.worlds(record.position))
            found = looking_alike(record, random, expected)
            assert found <= expected, write(record)
            assert found == expected or record.rules.need_suit != "off", write(record)
            whole += found == expected and len(found) > 1
    assert whole > 20


FEW_WAYS = 60
"""So few that dealing at random finds them all."""


def looking_alike(
    record: Record, random: Random, enough: set[adversary.World]
) -> set[adversary.World]:
    """How the hidden cards may lie: as they turn out when dealt anew, until these are found."""
    found, tries = set[adversary.World](), 4000 if record.rules.need_suit == "off" else 400
    for _ in range(tries):
        if (other := dealt_anew(record, random)) is not None:
            found.add(adversary.world(other.position))
        if found == enough:
            break
    return found


@law
@given(st.integers())
def test_a_claim_tells_nothing_of_the_hidden_cards(seed: int) -> None:
    """R109, R97: with these dealt anew it is accepted or refused as before."""
    random = Random(seed)
    for record in moments(f"nothing {seed}", 1):
        if (other := dealt_anew(record, random)) is not None:
            assert sweeps(record.position) is sweeps(other.position)
