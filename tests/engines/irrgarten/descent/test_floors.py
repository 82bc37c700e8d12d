"""IRR-40, 41, 46, 47, 55 and 56: the floors, what begins on them, and how they close."""

from __future__ import annotations

import pytest

from engines.irrgarten.descent.building import build
from engines.irrgarten.descent.closing import close_squares
from engines.irrgarten.descent.events import (
    BellHurried,
    BellRang,
    Died,
    FloorBegan,
    FoeLeft,
    Pushed,
    SquaresClosed,
)
from engines.irrgarten.descent.floor import Floor, steps_to
from engines.irrgarten.descent.plan import (
    CROWD,
    DARK,
    FLOODED,
    GUARDIANS,
    KINDS,
    LARDER,
    LEVELS,
    MARKET,
    PLAIN,
    TWO_DOORS,
)
from engines.irrgarten.descent.state import DEAD, INSIDE
from engines.irrgarten.descent.things import GEAR_KINDS, HEALTH, MEAL, points
from engines.irrgarten.descent.turns import begin_floor
from engines.irrgarten.labyrinth import FAR
from engines.irrgarten.tricks import SLOW
from engines.kernel.events import Event
from tests.engines.irrgarten.descent.helpers import (
    GRIM,
    RULES,
    SPOON,
    WEAK,
    Foe,
    act,
    ahead,
    at,
    config,
    dealt,
    every,
    hand,
    kinds,
    only,
    thing,
)

SEEDS = ("one", "two", "three", "four")


def floor(seed: str = "one", number: int = 1, kind: int = PLAIN, seats: int = 1) -> Floor:
    return build(config(seats), number, kind, seed)


def levels(made: Floor, seats: int = 1) -> list[int]:
    """The levels of a floor's monsters, the guardians left out."""
    cards = config(seats).cards
    return sorted(cards[card].level for card in made.foe_card[len(made.exits) :])


# -- IRR-40: floors


@pytest.mark.parametrize(("seats", "floors"), [(1, 8), (2, 6), (4, 6)])
def test_irr_40_a_descent_has_8_floors_alone_and_6_in_company(seats: int, floors: int) -> None:
    assert config(seats).floors == floors
    assert config(seats, floors_alone=3, floors_company=4).floors == (3 if seats == 1 else 4)


@pytest.mark.parametrize("seed", SEEDS)
def test_irr_40_a_floor_is_17_by_11_with_a_far_entrance_of_two_ways(seed: str) -> None:
    made = floor(seed)
    assert (made.board.width, made.board.height) == (17, 11)
    free = list(made.board.free())
    assert all(made.ways[square] < FAR for square in free), "no square is cut off"
    start = made.starts[0]
    assert made.ways[start] >= made.farthest - 4
    around = [start + delta for delta in made.board.deltas]
    assert sum(not made.board.walls[square] for square in around) >= 2


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("seats", [2, 4])
def test_irr_40_all_start_near_the_entrance_and_equally_far_from_the_exit(
    seed: str, seats: int
) -> None:
    made = floor(seed, seats=seats)
    steps = [made.ways[square] for square in made.starts]
    near = steps_to(made.board, (made.starts[0],))
    assert len(set(made.starts)) == seats
    assert max(steps) - min(steps) <= 1
    assert max(near[square] for square in made.starts) <= 12


def test_irr_40_the_same_seed_gives_the_same_floor_whatever_was_played() -> None:
    assert floor("one", 3) == floor("one", 3)
    assert floor("one", 3) != floor("two", 3)


def test_irr_40_the_plan_is_known_from_the_beginning() -> None:
    view = RULES.view(dealt("plan", seats=2, fog=True), 0)
    assert view.plan.count("E") == 1
    assert view.exits
    assert view.visible is not None
    assert RULES.view(dealt("plan", floor_kinds=False), 0).visible is None, "no fog by default"


# -- IRR-41: the character


def test_irr_41_everybody_begins_with_the_same_figures_and_no_gear() -> None:
    state = dealt("figures", seats=3)
    assert (state.strength, state.intelligence) == ([3_000] * 3, [3_000] * 3)
    assert state.health == [8] * 3
    assert state.weapons == state.shields == [()] * 3
    state = dealt("figures", strength=4_000, intelligence=5_000, health=3)
    assert (state.strength, state.intelligence, state.health) == ([4_000], [5_000], [3])


def test_irr_41_wounds_in_a_row_are_0_on_a_new_floor() -> None:
    state = hand("0E", "--", script=None, hits={0: 2}, gifts=[points(HEALTH, 3)])
    act(state, "right")
    events = act(state, "gift 1")
    assert only(events, FloorBegan).number == 2
    assert state.hits == [0]
    assert state.health == [11], "everything else is kept"


# -- IRR-46: the bell


@pytest.mark.parametrize(("percent", "par", "bell"), [(200, 19, 38), (150, 15, 23), (50, 19, 10)])
def test_irr_46_the_bell_rings_after_a_share_of_par_rounded_up(
    percent: int, par: int, bell: int
) -> None:
    for number in range(60):
        state = dealt(f"bell {number}", bell=percent)
        if state.floor.par == par:
            assert state.bell == bell
            return
    pytest.fail("no floor of that par")


def test_irr_46_from_the_bell_on_the_farthest_squares_close_a_step_each_lap() -> None:
    state = hand("0----E", bell=2, script=None)
    assert "BellRang" not in kinds(act(state, "right"))
    events = act(state, "left")
    assert only(events, BellRang).round == 2
    assert not every(events, SquaresClosed), "nothing closes with the bell itself"
    events = act(state, "right")
    assert only(events, SquaresClosed).limit == 4
    assert "left" not in [RULES.notation(action) for action in RULES.legal(state)]


def test_irr_46_the_preview_counts_the_laps_until_a_square_closes() -> None:
    state = hand("-0---E", bell=2, script=None)
    assert [ahead(state, "left").closes, ahead(state, "right").closes] == [3, 5]
    act(state, "right", "left")
    assert ahead(state, "left").closes == 1, "at the end of this lap"
    act(state, "right")
    assert state.limit == 4


def test_irr_46_slow_monsters_bring_it_nearer() -> None:
    state = hand("0M---E", bell=5, foes=[WEAK._replace(trick=(SLOW, 4))])
    events = act(state, "right")
    assert only(events, BellRang).round == 1
    assert state.limit == 5


def test_irr_46_after_a_jump_all_squares_that_are_due_close_at_once() -> None:
    state = hand("0M---E", bell=2, foes=[WEAK._replace(trick=(SLOW, 3))])
    events = act(state, "right")
    assert [event.limit for event in every(events, SquaresClosed)] == [4, 3]
    assert at(state, 0) == (2, 0), "pushed on, one square from the one that closed"


def test_irr_46_the_first_who_leaves_lets_it_ring_two_laps_later() -> None:
    state = hand("-0E", "1--", gifts=[points(HEALTH, 3)], script=None)
    events = act(state, "right")
    assert only(events, BellHurried).rounds == 2
    assert state.bell == 3
    act(state, "gift 1")
    found = [act(state, way) for way in ("right", "left", "right")]
    assert ["BellRang" in kinds(events) for events in found] == [False, False, True]


def test_irr_46_it_never_rings_later_for_that_and_not_alone() -> None:
    state = hand("-0E", "1--", bell=2, gifts=[points(HEALTH, 3)], script=None)
    assert "BellHurried" not in kinds(act(state, "right"))
    assert state.bell == 2
    state = hand("-0E", "---", gifts=[points(HEALTH, 3)], script=None)
    assert "BellHurried" not in kinds(act(state, "right"))


# -- IRR-47: closing squares


def test_irr_47_a_closing_square_pushes_to_the_next_one_for_1_health() -> None:
    state = hand("0----E", bell=1, script=None)
    act(state, "right")
    events = act(state, "left")
    pushed = only(events, Pushed)
    assert (pushed.origin, pushed.target, pushed.health) == (
        state.floor.board.square(0, 0),
        state.floor.board.square(1, 0),
        7,
    )
    assert at(state, 0) == (1, 0)


@pytest.mark.parametrize("foe", [GRIM, None], ids=["a monster ahead", "the last health"])
def test_irr_47_who_has_nowhere_to_go_or_no_health_dies(foe: Foe | None) -> None:
    rows = ("0M---E",) if foe else ("0----E",)
    state = hand(*rows, foes=[foe] if foe else [], bell=1, script=None, health={0: 2 if foe else 1})
    state.round = 2
    state.rung = 1
    state.square[0] = state.floor.board.square(0, 0)
    events: list[Event] = []
    close_squares(state, events.append)
    died = next(event for event in events if isinstance(event, Died))
    assert died.foe == -1
    assert state.place == [DEAD]


def test_irr_47_nobody_is_pushed_through_an_exit_or_onto_a_rival() -> None:
    state = hand("-01-E", "-XXXX", bell=1, script=None, actor=1)
    state.round, state.rung = 4, 1
    close_squares(state, None)
    assert state.place[0] == 2, "the rival is in the way, so it died"
    state.round = 5
    close_squares(state, None)
    assert at(state, 1) == (3, 0)
    state.round = 6
    close_squares(state, None)
    assert at(state, 1) == (3, 0), "the square before the exit never closes"
    assert state.place[1] == INSIDE


def test_irr_47_a_monster_goes_with_its_square_and_its_prize() -> None:
    state = hand("M0---E", bell=1, foes=[WEAK._replace(prize=thing(SPOON))], script=None)
    act(state, "right")
    events = act(state, "right")
    gone = only(events, FoeLeft)
    assert (gone.foe, gone.closed, gone.card) == (1, True, 1)
    assert (state.foe_health[1], state.foe_prize[1]) == (0, ())


# -- IRR-55: deeper is harder


@pytest.mark.parametrize("number", [1, 4, 8])
def test_irr_55_the_levels_of_each_floor(number: int) -> None:
    made = floor("one", number)
    assert levels(made) == list(LEVELS[number - 1])
    assert config().cards[made.foe_card[0]].level == GUARDIANS[number - 1]


def test_irr_55_company_meets_one_more_of_the_lowest_and_of_the_highest_level() -> None:
    assert levels(floor("one", 6, seats=3), 3) == [1, 1, 2, 3, 3, 3, 4, 4]


@pytest.mark.parametrize(("seats", "bonus"), [(1, 1_800), (3, 2_500)])
def test_irr_55_every_monster_is_stronger_by_the_depth_bonus(seats: int, bonus: int) -> None:
    made = floor("one", 2, seats=seats)
    for card, strength, wit in zip(
        made.foe_card, made.foe_strength, made.foe_intelligence, strict=True
    ):
        assert strength == config().cards[card].strength + bonus
        assert wit == config().cards[card].intelligence + bonus


def test_irr_55_no_monster_comes_twice_while_there_are_others_of_its_level() -> None:
    made = floor("one", 2)
    found = [card for card in made.foe_card if config().cards[card].level == 2]
    assert len(found) == 4
    assert len(set(found)) == len(found)


def test_irr_45_on_the_first_floors_a_monster_of_level_3_carries_the_best_of_five() -> None:
    gear = [card.power * card.uses for card in config().gear]
    found: dict[bool, list[int]] = {True: [], False: []}
    for number in range(60):
        for deep in (1, 2, 3):
            made = floor(f"choice {number}", deep)
            for foe, prize in enumerate(made.foe_prize):
                level = config().cards[made.foe_card[foe]].level
                choice = deep < 3 and level == 3
                assert not choice or prize[0] in GEAR_KINDS
                if prize[0] in GEAR_KINDS:
                    found[choice].append(prize[1] * prize[2])
    middle = sorted(gear)[len(gear) // 2]
    better = {key: sum(one >= middle for one in of) / len(of) for key, of in found.items()}
    assert better[True] > 0.9 > 0.6 > better[False], "the best of five is seldom in the worse half"


# -- IRR-56: kinds of floors


@pytest.mark.parametrize("seed", SEEDS)
def test_irr_56_special_floors_begin_with_the_third_and_come_once_each(seed: str) -> None:
    kinds_of = dealt(seed).kinds
    assert kinds_of[:2] == (PLAIN, PLAIN)
    assert len(set(kinds_of[2:])) == 6
    assert dealt(seed, floors_alone=10).kinds[2:9].count(PLAIN) == 1, "plain is one of the seven"


def test_irr_56_the_option_makes_all_floors_plain() -> None:
    assert set(dealt("one", floor_kinds=False).kinds) == {PLAIN}


def test_irr_56_the_next_floors_kind_is_public_at_the_stairs_and_not_before() -> None:
    state = hand("0E", "--", gifts=[points(HEALTH, 3)], number=2)
    state.kinds = (PLAIN, PLAIN, MARKET, DARK)
    view = RULES.view(state, 0)
    assert (view.next_kind, view.kinds) == (-1, (PLAIN, PLAIN))
    act(state, "right")
    view = RULES.view(state, 0)
    assert (view.next_kind, view.kinds) == (MARKET, (PLAIN, PLAIN, MARKET))


def test_irr_56_flooded_rings_after_one_par() -> None:
    for number in range(40):
        state = dealt(f"flood {number}")
        if FLOODED in state.kinds[2:3]:
            begin_floor(state, 3, None)
            assert state.bell == state.floor.par
            return
    pytest.fail("no flooded third floor")


@pytest.mark.parametrize("seed", SEEDS)
def test_irr_56_market_and_larder(seed: str) -> None:
    market, larder = floor(seed, 3, MARKET), floor(seed, 3, LARDER)
    assert all(prize[0] in GEAR_KINDS for prize in market.foe_prize)
    assert larder.foe_prize[0][0] in GEAR_KINDS, "the guardian's"
    assert {prize[0] for prize in larder.foe_prize[1:]} == {MEAL}
    assert all(2 <= prize[1] <= 4 for prize in larder.foe_prize[1:])


def test_irr_56_crowd_has_three_more_and_all_are_a_level_lower() -> None:
    assert levels(floor("one", 4, CROWD)) == [1, 1, 1, 1, 1, 2, 2, 2, 2]
    assert levels(floor("one", 8, CROWD)) == sorted([1, 2, 2, 3, 3, 3, 3, 3, 3])


def test_irr_56_dark_shows_two_squares_far_even_without_fog() -> None:
    state = hand("0--M-M", "-----E", kind=DARK, foes=[GRIM, GRIM])
    assert RULES.view(state, 0).foes.number == ()
    act(state, "right")
    assert RULES.view(state, 0).foes.number == (1,)


@pytest.mark.parametrize("seed", SEEDS)
def test_irr_56_two_doors_has_two_exits_with_a_guardian_each(seed: str) -> None:
    made = floor(seed, 5, TWO_DOORS)
    assert len(made.exits) == 2
    for number, exit_square in enumerate(made.exits):
        around = [exit_square + delta for delta in made.board.deltas]
        gates = [square for square in around if not made.board.walls[square]]
        assert gates == [made.foe_square[number]]
    first, second = made.foe_square[:2]
    assert steps_to(made.board, (first,))[second] >= 8


def test_irr_56_the_farther_exit_pays_for_the_floor_twice() -> None:
    near = hand("E0---E", number=3, gifts=[points(HEALTH, 3)], kind=TWO_DOORS)
    far = near.clone()
    act(near, "left")
    act(far, "right", "right", "right", "right")
    assert (near.coins, far.coins) == ([3], [6])


def test_irr_56_there_are_seven_kinds() -> None:
    assert len(KINDS) == 7


# -- IRR-42 on dealt floors


@pytest.mark.parametrize("seed", SEEDS)
def test_irr_42_the_guardian_is_on_the_only_square_before_the_exit(seed: str) -> None:
    made = floor(seed, 2)
    gate = made.foe_square[0]
    around = [made.exits[0] + delta for delta in made.board.deltas]
    assert [square for square in around if not made.board.walls[square]] == [gate]
    assert made.foe_prize[0][0] in GEAR_KINDS, "a guardian always has gear (IRR-45)"
