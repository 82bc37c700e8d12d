"""The ways that a hint compares, on a board with a short way past a monster and a quiet one."""

from __future__ import annotations

from dataclasses import replace

from engines.irrgarten.bots import HINTS
from engines.irrgarten.parameters import FOG_SIGHT, Parameters
from engines.irrgarten.routes import AROUND, STEP, THROUGH, RoutePort
from engines.irrgarten.state import State
from engines.kernel.events import OVER
from tests.engines.irrgarten.helpers import RULES, SEED, SLOW, WEAK, hand

PORT = RoutePort()
TWO_WAYS = (
    "0-M-E",
    "-XXX-",
    "-----",
)  # fmt: skip


def plans_of(state: State) -> list[tuple[int, ...]]:
    return list(PORT.plans(state.config, RULES.view(state, state.seat), 1))


def square(state: State, column: int, row: int) -> int:
    return state.config.labyrinth.square(column, row)


def test_irr_30_the_ways_are_the_monsters_and_the_quiet_way_out() -> None:
    state = hand(*TWO_WAYS)
    monster, out = square(state, 2, 0), state.config.exit
    assert plans_of(state) == [(monster, AROUND), (out, AROUND)]


def test_irr_30_past_a_monster_that_is_not_compared_the_short_way_is_one_of_its_own() -> None:
    """Five monsters are nearer than the one on the short way."""
    rows = ("MMMMMXXXXX", "0-------ME", "-XXXXXXXX-", "----------")
    state = hand(*rows)
    assert (state.config.exit, THROUGH) in plans_of(state)


def test_irr_30_without_a_monster_on_it_the_short_way_is_the_quiet_one() -> None:
    state = hand("0---E", "-XXX-", "--M--")
    monster, out = square(state, 2, 2), state.config.exit
    assert plans_of(state) == [(monster, AROUND), (out, AROUND)]


def test_under_fog_there_is_nothing_to_compare() -> None:
    """Most worlds would be guesses."""
    state = hand(*TWO_WAYS, parameters=replace(SEED, fog=FOG_SIGHT))
    assert plans_of(state) == [()]
    assert HINTS.compare(state.config, RULES.view(state, 0), 1, 8) is None


def walked(state: State, plan: tuple[int, ...]) -> list[tuple[int, int]]:
    """The squares that a player alone enters on a way, as column and row, until it has ended."""
    board, found = state.config.labyrinth, list[tuple[int, int]]()
    while state.seat != OVER and (action := PORT.follow(state, 0, plan)) is not None:
        RULES.apply(state, action)
        if state.seat != OVER:
            found.append(board.xy(state.square[0]))
    return found


def test_irr_30_the_quiet_way_goes_round_the_monster() -> None:
    state = hand(*TWO_WAYS, foes=[SLOW])
    way = walked(state, (state.config.exit, AROUND))
    assert (2, 0) not in way
    assert state.seat == OVER


def test_irr_30_the_quiet_way_passes_a_monster_behind_which_it_would_be_shorter() -> None:
    """It leads past the monster's square, from which the exit is nearer."""
    state = hand("0---X", "XMX--", "E---X", foes=[SLOW])
    way = walked(state, (state.config.exit, AROUND))
    assert (1, 1) not in way
    assert state.seat == OVER


def test_irr_29_with_the_guardian_alone_the_exit_is_open() -> None:
    """No monster is left to beat, so the way out is compared although nothing is carried."""
    open_rewards = Parameters(toll=1, guardian=45, open_prizes=True)
    state = hand("0-M-E", parameters=open_rewards)
    shut, state.foe_health[0] = plans_of(state), 0
    assert (state.config.exit, AROUND) not in shut
    assert (state.config.exit, AROUND) in plans_of(state)


def test_irr_30_the_short_way_goes_through_it() -> None:
    state = hand(*TWO_WAYS, foes=[WEAK], script=None, strength=5_000)
    way = walked(state, (state.config.exit, THROUGH))
    assert (2, 0) in way
    assert state.seat == OVER


def test_the_way_to_a_monster_ends_once_it_is_beaten() -> None:
    state = hand(*TWO_WAYS, foes=[WEAK], script=None, strength=5_000)
    way = walked(state, (square(state, 2, 0), AROUND))
    assert way[-1] == (2, 0)
    assert PORT.follow(state, 0, (square(state, 2, 0), AROUND)) is None


def test_irr_29_the_way_to_the_exit_ends_while_it_is_closed_to_the_seat() -> None:
    state = hand(*TWO_WAYS, parameters=replace(SEED, toll=1))
    state.beaten = [0]
    assert plans_of(state) == [(square(state, 2, 0), AROUND)]
    assert PORT.follow(state, 0, (state.config.exit, AROUND)) is None


def test_a_monster_that_kills_is_worse_than_the_quiet_way() -> None:
    """With one health left, before a monster that always wounds, a rival behind."""
    rows = ("0-M-E", "-XXX-", "-----", "--XXX", "1XXXX")
    deadly = (20_000, 20_000, 5)
    state = hand(*rows, parameters=Parameters(), foes=[deadly], health={0: 1}, script=None)
    found = HINTS.compare(state.config, RULES.view(state, 0), 3, 24)
    assert found is not None
    assert found.plan == (state.config.exit, AROUND)
    assert found.proven


def test_irr_36_a_leap_over_a_rival_is_a_way_of_its_own_for_this_turn() -> None:
    state = hand("01--E", "-XXX-", "M----", parameters=replace(SEED, leapfrog=True))
    leap = next(plan for plan in plans_of(state) if plan[1] == STEP)
    assert PORT.follow(state, 0, leap) == leap[0] == RULES.parse("right")
    state.turn += 1
    assert PORT.follow(state, 0, leap) is None


def test_irr_36_a_way_that_begins_with_a_leap_is_compared_once() -> None:
    """The hint compared a leap with itself: "whether you go for the exit or leap over Ben"."""
    state = hand("M01--E", parameters=replace(SEED, leapfrog=True))
    assert [plan[1] for plan in plans_of(state)] == [AROUND, STEP]
    assert plans_of(state)[0][0] == square(state, 0, 0), "the monster on the other side"
