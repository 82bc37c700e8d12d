"""IRR-48, 52 and 54: rivals, death and the order in company."""

from __future__ import annotations

from engines.irrgarten.descent.events import Died, FloorBegan, RoundBegan, Shoved, Swapped
from engines.irrgarten.descent.moving import SHOVE, SHOVE_TO_FOE, SWAP
from engines.irrgarten.descent.state import DEAD, FALLEN, INSIDE
from engines.irrgarten.descent.things import HEALTH, points
from engines.irrgarten.events import CombatBegan, Moved
from engines.kernel.events import GameEnded
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.descent.helpers import (
    BRUTE,
    GRIM,
    SPOON,
    TRAY,
    WEAK,
    WOUNDED,
    act,
    ahead,
    at,
    dealt,
    every,
    hand,
    kinds,
    only,
    random_play,
    words_of,
)

# -- IRR-48: shoves


def test_irr_48_walking_into_a_rival_shoves_it_on_and_takes_its_square() -> None:
    state = hand("01--", "---E")
    assert ahead(state, "right").kind == SHOVE
    events = act(state, "right")
    shoved = only(events, Shoved)
    assert (shoved.seat, shoved.rival) == (0, 1)
    assert (at(state, 0), at(state, 1)) == ((1, 0), (2, 0))
    assert not every(events, Moved)
    assert state.seat == 1, "the shoved player still has its turn"


def test_irr_48_a_rival_shoved_onto_a_monster_fights_it_for_its_own_reward() -> None:
    state = hand("01M-", "---E", foes=[WEAK])
    preview = ahead(state, "right")
    assert (preview.kind, preview.foe, preview.rival) == (SHOVE_TO_FOE, 1, 1)
    events = act(state, "right")
    assert only(events, CombatBegan).seat == 1
    assert state.coins == [0, 1]
    assert state.health == [8, 10], "the rival got the meal"


def test_irr_48_they_change_places_where_the_next_square_cant_be_entered() -> None:
    for rows in (("01X-", "---E"), ("012-", "---E"), ("01EX", "X-XX")):
        state = hand(*rows)
        assert ahead(state, "right").kind == SWAP, rows
        events = act(state, "right")
        assert not only(events, Swapped).hooked
        assert (at(state, 0), at(state, 1)) == ((1, 0), (0, 0)), rows


def test_irr_48_nobody_is_shoved_onto_a_closed_square() -> None:
    state = hand("-10-E", "XXXXX")
    state.limit = 3
    state.seat = state.mover = 0
    assert ahead(state, "left").kind == SWAP


def test_irr_48_a_step_onto_a_closed_square_is_illegal() -> None:
    state = hand("-0--E", "XXXXX")
    state.limit = 3
    assert words_of(state) == ["right"]


# -- IRR-52: death


def test_irr_52_alone_death_ends_the_descent_with_half_the_coins_lost_rounded_up() -> None:
    state = hand("0M--", "---E", foes=[BRUTE], script=[WOUNDED], health={0: 1}, coins={0: 7})
    events = act(state, "right")
    assert only(events, Died).lost == 4
    assert state.coins == [3]
    assert state.place == [DEAD]
    assert only(events, GameEnded).reason == "lost"
    assert state.foe_coins[1] == 0


def test_irr_52_in_company_the_coins_are_with_the_monster_and_the_gear_is_gone() -> None:
    state = hand("0M--", "1--E", foes=[BRUTE], script=[WOUNDED], health={0: 1}, coins={0: 7},
                 gear={0: [SPOON, TRAY]})  # fmt: skip
    events = act(state, "right")
    assert only(events, Died).foe == 1
    assert (state.coins[0], state.foe_coins[1]) == (3, 4)
    assert state.place[0] == FALLEN
    assert (state.weapon_names[0], state.shield_names[0]) == ((), ())
    assert state.seat == 1, "the others go on"


def test_irr_52_whoever_beats_that_monster_gets_the_coins() -> None:
    state = hand("0M--", "---E", foes=[WEAK])
    state.foe_coins[1] = 4
    act(state, "right")
    assert state.coins == [5], "its level, and the coins of the dead"


def test_irr_52_the_dead_begin_the_next_floor_with_6_health() -> None:
    state = hand("0M--", "1E--", foes=[BRUTE], script=None, health={0: 1}, hits={0: 1},
                 gifts=[points(HEALTH, 3)])  # fmt: skip
    state.place[0], state.health[0] = FALLEN, 0
    state.order = (1,)
    state.seat = state.mover = 1
    act(state, "right")
    events = act(state, "gift 1")
    assert only(events, FloorBegan).number == 2
    assert state.place == [INSIDE, INSIDE]
    assert state.health == [6, 11]
    assert state.hits == [0, 0]
    assert state.strength[0] == 3_000, "strength and intelligence are kept"


def test_irr_52_a_death_on_the_last_floor_is_for_good() -> None:
    state = hand("0M--", "1E--", foes=[BRUTE], number=6, script=None)
    state.place[0], state.health[0] = FALLEN, 0
    state.order = (1,)
    state.seat = state.mover = 1
    act(state, "right")
    assert state.seat < 0
    assert state.place[0] == DEAD


def test_irr_52_the_dead_are_no_obstacle_and_cant_be_shoved() -> None:
    state = hand("01--", "---E")
    state.place[1] = FALLEN
    act(state, "right")
    assert at(state, 0) == (1, 0)


# -- IRR-54: the order


def test_irr_54_the_order_of_each_lap_is_drawn_and_public() -> None:
    state = dealt("order", seats=4)
    assert sorted(state.order) == [0, 1, 2, 3]
    events = random_play(state, CheapSource(1), most=60)
    found = {event.order for event in every(events, RoundBegan)}
    assert len(found) > 3
    assert all(sorted(order) == [0, 1, 2, 3] for order in found)


def test_irr_54_who_left_or_died_has_no_turn() -> None:
    state = hand("0-1-", "2-E-", foes=[GRIM], script=None, gifts=[points(HEALTH, 3)])
    state.place[2] = FALLEN
    events = act(state, "right", "left")
    assert sorted(only(events, RoundBegan).order) == [0, 1]


def test_irr_54_alone_every_step_is_a_lap() -> None:
    state = hand("0---", "---E")
    assert kinds(act(state, "right"))[-2:] == ["RoundBegan", "TurnBegan"]
    assert state.round == 2
