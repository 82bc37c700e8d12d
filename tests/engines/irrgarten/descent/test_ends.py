"""IRR-49, 50, 51 and 53: coins, the stairs, climbing out, and the score."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.events import ClimbedOut, CoinsChanged, FloorLeft, GiftTaken
from engines.irrgarten.descent.state import CLIMBED, DEAD, GIFT, LEFT, OUT, PLACES, State
from engines.irrgarten.descent.things import HEALTH, INTELLIGENCE, STRENGTH, points
from engines.irrgarten.events import WEAPON
from engines.kernel.errors import GameOver, IllegalAction
from engines.kernel.events import GameEnded
from tests.engines.irrgarten.descent.helpers import (
    RULES,
    SPOON,
    WEAK,
    act,
    dealt,
    every,
    hand,
    only,
    thing,
    with_figures,
    words_of,
)

GIFTS = (points(STRENGTH, 500), points(HEALTH, 3), thing(SPOON))

# -- IRR-49: coins


def test_irr_49_a_monster_pays_its_level_and_a_guardian_twice_that() -> None:
    state = hand("0M--", "---E", foes=[WEAK._replace(level=3)])
    assert only(act(state, "right"), CoinsChanged).amount == 3
    state = hand("0GE-", "---X", foes=[WEAK._replace(level=3)])
    assert only(act(state, "right"), CoinsChanged).amount == 6


@pytest.mark.parametrize(("rows", "coins"), [(("0E", "--"), 4), (("0E1-", "2---"), 6)])
def test_irr_49_leaving_floor_n_pays_n_and_1_for_each_player_inside(
    rows: tuple[str, ...], coins: int
) -> None:
    state = hand(*rows, number=4, gifts=GIFTS)
    events = act(state, "right")
    left = only(events, FloorLeft)
    assert (left.number, left.place, left.last) == (4, 1, False)
    assert state.coins[0] == coins


def test_irr_49_the_last_exit_pays_10_and_your_health_besides() -> None:
    state = hand("0E", "--", number=8, health={0: 5})
    act(state, "right")
    assert state.coins == [8 + 10 + 5]
    assert state.place == [OUT]
    state = hand("0E", "--", number=8, health={0: 5}, parameters=with_figures(last_exit=0))
    act(state, "right")
    assert state.coins == [13]


# -- IRR-50: gifts


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_irr_50_there_are_three_gifts_and_one_more_for_each_further_player(seats: int) -> None:
    state = dealt("gifts", seats=seats)
    assert len(state.gifts) == 2 + seats
    sorts = {STRENGTH, INTELLIGENCE, HEALTH, "gear"}
    first = ["gear" if gift[0] <= 1 else gift[0] for gift in state.gifts][:4]
    assert len(set(first)) == len(first), "no sort comes twice before all four came"
    assert set(first) <= sorts


def test_irr_50_gifts_bring_strength_intelligence_health_or_gear() -> None:
    sizes = {STRENGTH: 800, INTELLIGENCE: 300, HEALTH: 6}
    gifts = [gift for n in range(30) for gift in dealt(f"sizes {n}").gifts]
    assert {gift[0] for gift in gifts} >= set(sizes)
    assert all(gift[1] == sizes.get(gift[0], gift[1]) for gift in gifts)
    other = dealt("sizes", gift_strength=1_500, gift_intelligence=2_500, gift_health=9)
    sizes = {STRENGTH: 1_500, INTELLIGENCE: 2_500, HEALTH: 9}
    assert all(gift[1] == sizes.get(gift[0], gift[1]) for gift in other.gifts)


def test_irr_50_the_gift_that_was_chosen_counts() -> None:
    for number, check in enumerate(("strength", "health", "weapon_names"), 1):
        state = hand("0E", "--", gifts=GIFTS, script=None)
        act(state, "right")
        act(state, f"gift {number}")
        found = {"strength": 3_500, "health": 11, "weapon_names": (SPOON,)}
        assert getattr(state, check)[0] == found[check]
        assert state.floor.number == 2


def test_irr_50_each_takes_one_of_those_left_in_the_order_of_arrival() -> None:
    state = hand("0E1-", "----", gifts=GIFTS, script=None)
    assert RULES.view(state, 1).gifts == GIFTS, "known from the beginning of the floor"
    act(state, "right")
    assert (state.seat, state.phase) == (0, GIFT)
    assert words_of(state) == ["gift 1", "gift 2", "gift 3", "climb"]
    events = act(state, "gift 2")
    assert only(events, GiftTaken).thing == GIFTS[1]
    assert state.place[0] == LEFT
    act(state, "left")
    assert words_of(state) == ["gift 1", "gift 2", "climb"]
    assert state.gifts == [GIFTS[0], GIFTS[2]]


def test_irr_50_the_gear_is_any_weapon_or_shield() -> None:
    found = {gift[0] for n in range(30) for gift in dealt(f"gear {n}").gifts}
    assert {WEAPON, 1} <= found


# -- IRR-51: climbing out


def test_irr_51_climbing_out_keeps_all_coins_and_ends_the_descent() -> None:
    state = hand("0E", "--", gifts=GIFTS, coins={0: 30})
    act(state, "right")
    events = act(state, "climb")
    assert only(events, ClimbedOut).coins == 31
    assert (state.place, state.coins) == ([CLIMBED], [31])
    ended = only(events, GameEnded)
    assert (ended.reason, ended.winners) == ("safe", (0,))
    with pytest.raises(GameOver):
        RULES.apply(state, 0)


def test_irr_51_the_others_go_on() -> None:
    state = hand("0E1-", "----", gifts=GIFTS, script=None)
    act(state, "right")
    act(state, "climb")
    assert state.seat == 1
    act(state, "left")
    act(state, "gift 1")
    assert state.floor.number == 2
    assert state.order == (1,)


def test_irr_51_there_are_no_stairs_behind_the_last_exit() -> None:
    state = hand("0E", "--", number=8, gifts=GIFTS)
    events = act(state, "right")
    assert only(events, GameEnded).reason == "safe"
    assert not every(events, GiftTaken)


# -- IRR-53: the score


def test_irr_53_alone_who_comes_out_alive_wins() -> None:
    state = hand("0E", "--", number=8)
    act(state, "right")
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.returns, outcome.reason) == ((0,), (26,), "safe")
    assert RULES.legal(state) == ()


@pytest.mark.parametrize(
    ("coins", "depth", "rounds", "ranks"),
    [
        ((9, 12), (6, 1), (1, 99), (1, 0)),
        ((12, 12), (5, 6), (1, 99), (1, 0)),
        ((12, 12), (6, 6), (80, 99), (0, 1)),
        ((12, 12), (6, 6), (99, 99), (0, 0)),
    ],
    ids=["coins", "then depth", "then fewer laps", "a tie"],
)
def test_irr_53_most_coins_win_then_depth_then_fewer_laps(
    coins: tuple[int, int], depth: tuple[int, int], rounds: tuple[int, int], ranks: tuple[int, int]
) -> None:
    state = hand("0E1-", "----")
    state.coins, state.depth, state.rounds = list(coins), list(depth), list(rounds)
    state.place, state.seat = [CLIMBED, DEAD], -1
    outcome = RULES.outcome(state)
    assert outcome is not None
    assert (outcome.ranks, outcome.returns) == (ranks, coins)
    assert outcome.winners == tuple(seat for seat in (0, 1) if not ranks[seat])


def test_irr_53_there_is_no_outcome_before_the_end() -> None:
    assert RULES.outcome(dealt("running")) is None
    assert len(PLACES) == 6


# -- what is refused


@pytest.mark.parametrize("word", ["left", "gift 1", "climb", "leave 1", "hook 1"])
def test_a_rejected_action_changes_nothing(word: str) -> None:
    """IRR-48, 50, 51: each kind of decision has its own moment."""
    state = hand("0E", "--", gifts=GIFTS)
    before = state.clone()
    with pytest.raises(IllegalAction):
        RULES.apply(state, RULES.parse(word))
    assert same(state, before)


def same(one: State, other: State) -> bool:
    names = [name for name in State.__slots__ if name != "source"]
    return all(getattr(one, name) == getattr(other, name) for name in names)
