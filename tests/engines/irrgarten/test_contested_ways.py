"""The options that give monsters and the exit a price: thrown back, the toll, priced ways."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engines.irrgarten.bots import BOTS
from engines.irrgarten.config import Config
from engines.irrgarten.events import Appeared, CombatCounted, SightChanged, ThrownBack, Vanished
from engines.irrgarten.labyrinth import FAR, LEFT, RIGHT, Labyrinth, exit_distances
from engines.irrgarten.moving import owes_toll
from engines.irrgarten.options import Options
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.pricing import detour, priced_squares
from engines.irrgarten.prizes import things
from engines.irrgarten.state import State
from engines.irrgarten.view import TO_EXIT, TO_FREE
from engines.kernel.errors import BadState
from engines.kernel.events import Event, may_see
from engines.kernel.streams import CheapSource, KeyedSource
from tests.engines.irrgarten.helpers import BOARDS, RULES, SLOW, WEAK, act, at, hand, kinds, only

BACK = Parameters(thrown_back=True)
STRONG = (10_000, 0, 5)
"""A monster that can wound anybody and never defends itself."""


def beaten_by_wounds(parameters: Parameters, *rows: str) -> tuple[State, list[Event]]:
    """Player 0 enters a monster to its right with two wounds in a row, and gets the third."""
    state = hand(*rows, parameters=parameters, foes=[STRONG], hits={0: 2}, script=None)
    state.foe_intelligence = (10_000_000,)
    state.intelligence = (0,) * len(state.square)
    state.foe_strength = (10_000_000,)
    return state, act(state, "right")


# -- IRR-28


def test_irr_28_who_loses_a_combat_and_lives_goes_back_to_the_square_it_came_from() -> None:
    state, events = beaten_by_wounds(BACK, "0M-E1")
    assert at(state, 0) == (0, 0)
    back = only(events, ThrownBack)
    board = state.config.labyrinth
    assert (back.seat, board.xy(back.origin), board.xy(back.target)) == (0, (1, 0), (0, 0))
    assert state.hits[0] == 3, "the wounds in a row stay"
    assert state.health[0] == 9


def test_irr_10_without_the_option_the_loser_stays_on_the_monsters_square() -> None:
    state, events = beaten_by_wounds(Parameters(), "0M-E1")
    assert at(state, 0) == (1, 0)
    assert "ThrownBack" not in kinds(events)


def test_irr_28_a_winner_and_a_dead_player_stay() -> None:
    won = hand("0M-E1", parameters=BACK, foes=[WEAK], strength=1, script=None)
    assert "ThrownBack" not in kinds(act(won, "right"))
    assert at(won, 0) == (1, 0)
    outlasted = hand("0M-E1", parameters=BACK, foes=[SLOW], intelligence=1, script=None)
    act(outlasted, "right")
    assert at(outlasted, 0) == (1, 0)
    dead = hand("0M-E1", parameters=BACK, foes=[STRONG], health={0: 1}, script=None)
    dead.foe_strength, dead.foe_intelligence = (10_000_000,), (10_000_000,)
    act(dead, "right")
    assert dead.health[0] == 0
    assert at(dead, 0) == (1, 0)


def test_irr_28_in_fog_each_seat_is_told_what_it_sees_of_the_way_back() -> None:
    """Player 1 sees the monster's square, and not the one player 0 goes back to."""
    parameters = replace(BACK, fog=FOG_EXPLORED, sight_range=1)
    state, events = beaten_by_wounds(parameters, "0M1-E")
    told = [event for event in events if may_see(event, 1)]
    assert "ThrownBack" not in kinds(told)
    assert [type(event) for event in told if isinstance(event, Appeared | Vanished)] == [
        Appeared,
        Vanished,
    ]
    own = [event for event in events if may_see(event, 0)]
    last = [event for event in own if isinstance(event, SightChanged)][-1]
    assert state.square[0] in last.squares
    assert state.sight[0] == frozenset(last.squares)


# -- IRR-29


def test_irr_29_the_exit_is_an_obstacle_until_the_toll_is_paid() -> None:
    state = hand("M0E1", parameters=Parameters(toll=1), foes=[WEAK], strength=1, script=None)
    state.beaten = [0, 0]
    assert RULES.view(state, 0).previews[3].kind == TO_FREE + 1, "it slides onto the monster"
    act(state, "right")
    assert at(state, 0) == (0, 0)
    assert state.winner == -1


def test_irr_29_a_combat_won_opens_it_and_everyone_knows_the_number() -> None:
    rows = ("M0E-1-M",)
    state = hand(*rows, parameters=Parameters(toll=1), foes=[WEAK, WEAK], strength=1, script=None)
    state.beaten = [0, 0]
    events = act(state, "left")
    counted = only(events, CombatCounted)
    assert (counted.seat, counted.wins) == (0, 1)
    assert may_see(counted, 1)
    assert RULES.view(state, 1).wins == (1, 0)
    assert RULES.view(state, 0).beaten == (0,)
    assert RULES.view(state, 1).beaten == ()
    act(state, "right", "right", "left")
    assert RULES.view(state, 0).previews[3].kind == TO_EXIT
    act(state, "right")
    assert state.winner == 0


def test_irr_29_a_monster_counts_once() -> None:
    """It is outlasted twice; the second time counts nothing."""
    parameters = Parameters(toll=2, reward_health=0, reward_weapons=0, reward_shields=0)
    state = hand("0M-E-1-M", parameters=parameters, foes=[SLOW, SLOW], intelligence=1, script=None)
    state.beaten = [0, 0]
    first = act(state, "right")
    act(state, "right")
    act(state, "left")
    act(state, "left")
    again = act(state, "right")
    assert "CombatCounted" in kinds(first)
    assert "CombatEnded" in kinds(again)
    assert "CombatCounted" not in kinds(again)
    assert RULES.view(state, 0).wins == (1, 0)


def test_irr_29_without_a_living_monster_to_beat_the_exit_is_open() -> None:
    state = hand("M0E1", parameters=Parameters(toll=5), foes=[WEAK], script=None)
    state.beaten = [0, 0]
    state.foe_health = [0]
    assert RULES.view(state, 0).previews[3].kind == TO_EXIT
    act(state, "right")
    assert state.winner == 0


def test_irr_29_a_dump_and_a_guess_keep_the_toll() -> None:
    config = Config(Labyrinth.from_rows(BOARDS["open"]), 3, Parameters(toll=2), monsters=5)
    state = RULES.new(config, "toll")
    state.beaten = [0b101, 0, 0b10]
    again = RULES.load(config, json.loads(json.dumps(RULES.dump(state))))
    assert again.beaten == state.beaten
    assert state.clone().beaten == state.beaten
    guess = RULES.determinize(config, RULES.view(state, 0), CheapSource(1))
    assert guess.beaten[0] == 0b101
    assert [mask.bit_count() for mask in guess.beaten] == [2, 0, 1]
    for wrong in ([], [0, 0], [0, 0, 1 << 5], [0, 0, -1]):
        with pytest.raises(BadState):
            RULES.load(config, {**RULES.dump(state), "beaten": wrong})


THINGS = Parameters(toll=1, open_prizes=True, leapfrog=True, pickpocket=True, last_laps=2)
"""The exit is open to who carries a thing, from a monster or a rival."""


def test_irr_29_with_open_rewards_the_exit_asks_for_a_thing() -> None:
    """Beating a monster brings one; a thief takes it, and the exit is shut again."""
    state = hand("M01E", "---M", parameters=THINGS, foes=[WEAK, WEAK], strength=1, script=None)
    state.foe_prize = ((0, 2_000, 3),) * 2
    assert not RULES.view(state, 0).wins, "no wins are counted"
    act(state, "left")
    assert (things(state, 0), owes_toll(state, 0), owes_toll(state, 1)) == (1, False, True)
    state.seat = 1
    assert RULES.view(state, 1).previews[3].kind != TO_EXIT
    state.square[1] = state.square[0] + 1
    act(state, "left")
    assert (things(state, 0), things(state, 1)) == (0, 1)
    assert (owes_toll(state, 0), owes_toll(state, 1)) == (True, False)
    again = RULES.load(state.config, json.loads(json.dumps(RULES.dump(state))))
    assert owes_toll(again, 0)


def test_irr_29_with_open_rewards_it_opens_when_no_monster_is_left() -> None:
    state = hand("M0E1", parameters=THINGS, foes=[WEAK], script=None)
    state.foe_prize, state.foe_health = ((0, 2_000, 3),), [0]
    assert RULES.view(state, 0).previews[3].kind == TO_EXIT


@pytest.mark.parametrize("bot", ["scout", "racer"])
def test_irr_29_a_bot_without_a_thing_fetches_one(bot: str) -> None:
    """The way to the exit is open and leads to the right."""
    state = hand("M-0-E", "----1", parameters=THINGS, foes=[WEAK], strength=5, script=None)
    state.foe_prize = ((0, 2_000, 3),)
    config = state.config.public()
    assert BOTS[bot](config, RULES.view(state, 0), 1) == LEFT
    state.weapons[0] = (1_000, 2)
    state.closes = 1  # no time is left for more
    state.out = (1,)
    assert BOTS[bot](config, RULES.view(state, 0), 1) == RIGHT


# -- IRR-30

LOOP = ("XXXXXXXXX", "X-------X", "X-XXXXX-X", "X-X---X-X", "--------E", "XXXXXXXXX")


def test_irr_30_the_detour_round_a_square_is_exact() -> None:
    """Compared with the whole field of distances of the labyrinth without that square."""
    board = Labyrinth.from_rows(BOARDS["cave"])
    config = Config(board, 2, monsters=0)
    ways = exit_distances(board.walls, board.stride, board.exit)
    tried = 0
    for start in board.free()[:: max(1, len(board.free()) // 12)]:
        for closed in board.free()[::5]:
            if closed in (start, board.exit) or ways[closed] >= ways[start]:
                continue
            walls = bytearray(board.walls)
            walls[closed] = 1
            there = exit_distances(bytes(walls), board.stride, board.exit)[start]
            found = detour(config.labyrinth, ways, start, closed)
            expected = there - ways[start]
            assert found == (expected if expected <= 14 else FAR)
            tried += 1
    assert tried > 20


@pytest.mark.parametrize("seed", range(6))
def test_irr_30_monsters_stand_on_shortest_ways_where_going_round_costs_3_to_14(seed: int) -> None:
    board = Labyrinth.from_rows(LOOP)
    config = Config(board, 1, Parameters(priced_monsters=True), monsters=1)
    ways = exit_distances(board.walls, board.stride, board.exit)
    start = board.square(0, 4)
    found = priced_squares(config, [start], KeyedSource(f"{seed}"))
    assert len(found) == 2
    for square in found:
        assert ways[square] < ways[start]
        assert 3 <= detour(config.labyrinth, ways, start, square) <= 14


def test_irr_30_players_are_placed_first_and_the_rest_of_the_monsters_elsewhere() -> None:
    board = Labyrinth.from_rows(BOARDS["open"])
    for seed in range(12):
        config = Config(board, 3, Parameters(priced_monsters=True), monsters=9)
        state = RULES.new(config, f"priced {seed}")
        assert len(set(state.foe_square)) == 9
        assert not {*state.foe_square} & {*state.square, config.exit}


def test_irr_30_monsters_of_a_file_stay_where_they_are() -> None:
    board = Labyrinth.from_rows(("--M--", "-XXX-", "----E"))
    config = Config(board, 2, Parameters(priced_monsters=True))
    assert RULES.new(config, "fixed").foe_square == (board.square(2, 0),)


# -- all of them


def test_the_options_compile_to_the_figures_and_back() -> None:
    options = Options(lost_combat="back", toll=3, monsters="priced")
    parameters = options.parameters()
    assert (parameters.thrown_back, parameters.toll, parameters.priced_monsters) == (True, 3, True)
    assert Options.of(parameters) == options
    assert Parameters.from_data(parameters.to_data()) == parameters
