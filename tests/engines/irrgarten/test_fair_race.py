"""The options for a fair race: even starts, a drawn order of turns, and one sheet for all."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from itertools import pairwise

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.events import OrderDrawn
from engines.irrgarten.labyrinth import Labyrinth, exit_distances
from engines.irrgarten.options import Options
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.state import State
from engines.kernel.errors import BadState
from engines.kernel.events import OVER, Event, TurnBegan, may_see
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.helpers import BOARDS, RULES

CORRIDOR = ("E" + "-" * 20,)
EVEN = Parameters(even_starts=True)
DRAWN = Parameters(drawn_order=True)
SAME = Parameters(same_sheets=True)


def dealt(rows: tuple[str, ...], seats: int, parameters: Parameters, seed: int) -> State:
    config = Config(Labyrinth.from_rows(rows), seats, parameters, monsters=0)
    return RULES.new(config, f"fair {seed}")


def steps(state: State) -> list[int]:
    """How far each player is from the exit."""
    config = state.config
    ways = exit_distances(config.walls, config.labyrinth.stride, config.exit)
    return [ways[square] for square in state.square]


def rounds(state: State, count: int) -> list[list[int]]:
    """The seats of some rounds in their order, everybody turning away from the exit and back."""
    found: list[list[int]] = []
    for _ in range(count * state.config.seats):
        if (state.turn - 1) % state.config.seats == 0:
            found.append([])
        found[-1].append(state.seat)
        RULES.apply(state, 3)
    return found


# -- IRR-25


@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_irr_25_even_starts_are_equally_far_from_the_exit(board: str, seats: int) -> None:
    """On boards with room for it: at most one step lies between any two."""
    for seed in range(20):
        found = steps(dealt(tuple(BOARDS[board]), seats, EVEN, seed))
        assert max(found) - min(found) <= 1


def test_irr_25_the_first_start_is_in_the_far_half_and_each_square_of_it_may_be_it() -> None:
    found = Counter(steps(dealt(CORRIDOR, 1, EVEN, seed))[0] for seed in range(300))
    assert set(found) == set(range(10, 21))


def test_irr_25_the_difference_grows_by_one_until_there_is_a_square() -> None:
    """In a corridor every square has its own number of steps; neighbours are taken last."""
    for seed in range(40):
        first, second = steps(dealt(CORRIDOR, 2, EVEN, seed))
        assert abs(first - second) == 1


def test_irr_25_nobody_starts_beside_another_if_it_can_be_helped() -> None:
    """Four squares are two steps from the exit, two pairs of neighbours: one of each is taken."""
    rows = ("X-X-X", "X---X", "XXEXX", "XXXXX")
    ring = ("-----", "-XEX-", "-----")
    for seed in range(40):
        state = dealt(ring, 2, EVEN, seed)
        one, other = state.square
        assert other - one not in state.config.deltas
        far, near = sorted(steps(dealt(rows, 2, EVEN, seed)))
        assert near - far <= 1


def test_irr_25_the_starts_of_a_file_are_the_only_ones() -> None:
    rows = ("PXEXP", "-----", "PXXXX")
    for seed in range(20):
        state = dealt(rows, 2, EVEN, seed)
        assert set(state.square) <= set(state.config.labyrinth.starts)
        assert steps(state) == [4, 4]


def test_without_the_options_saved_matches_keep_their_digests() -> None:
    """Their dumps and configurations say nothing of them; `tests/seeds` replays old games."""
    plain = dealt(tuple(BOARDS["open"]), 3, Parameters(), 5)
    assert "order" not in plain.dump()
    assert set(Parameters().to_data()).isdisjoint({"even_starts", "drawn_order", "same_sheets"})


# -- IRR-26


def test_irr_26_every_round_has_all_seats_in_an_order_of_its_own() -> None:
    found = rounds(dealt(CORRIDOR, 3, DRAWN, 1), 60)
    assert all(sorted(each) == [0, 1, 2] for each in found)
    assert len({tuple(each) for each in found}) == 6
    assert Counter(each[0] for each in found).most_common()[-1][1] > 8


def test_irr_26_the_order_is_public_at_once_and_the_next_one_is_not_known() -> None:
    """Told to everyone before the first turn of its round, and in every view from then on."""
    state = dealt(CORRIDOR, 3, DRAWN, 2)
    order = state.order
    for _ in range(9):
        told: list[Event] = []
        seat = state.seat
        assert RULES.view(state, seat).order == order
        RULES.apply(state, 3, told.append)
        news = [event for event in told if isinstance(event, OrderDrawn)]
        assert len(news) == ((state.turn - 1) % 3 == 0)
        if news:
            order = news[0].order
            assert all(may_see(news[0], viewer) for viewer in (0, 1, 2))
            began = next(event for event in told if isinstance(event, TurnBegan))
            assert told.index(news[0]) < told.index(began)


def test_irr_26_the_dead_keep_their_place_and_roll_there() -> None:
    state = dealt(CORRIDOR, 3, replace(DRAWN, resurrection=1), 3)
    dead = state.order[1]
    state.health[dead] = 0
    last = state.order[2]
    RULES.apply(state, 3)
    assert state.seat == last
    assert state.turn == 3


def test_irr_26_a_copy_a_dump_and_a_guess_have_the_same_order() -> None:
    state = dealt(CORRIDOR, 4, DRAWN, 4)
    view = RULES.view(state, state.seat)
    assert state.clone().order == state.order
    assert RULES.load(state.config, json.loads(json.dumps(RULES.dump(state)))).order == state.order
    assert RULES.determinize(state.config, view, CheapSource(1)).order == state.order


@pytest.mark.parametrize("order", [[], [0, 0, 1], [0, 1], [0, 1, 2, 3], [0, 1, 9]])
def test_irr_26_a_dump_with_another_order_is_refused(order: list[int]) -> None:
    state = dealt(CORRIDOR, 3, DRAWN, 5)
    with pytest.raises(BadState):
        RULES.load(state.config, {**RULES.dump(state), "order": order})


# -- IRR-27


def test_irr_27_all_have_the_same_sheet_and_its_two_parts_make_ten() -> None:
    found = set()
    for seed in range(60):
        state = dealt(CORRIDOR, 3, SAME, seed)
        assert len(set(state.strength)) == len(set(state.intelligence)) == 1
        assert state.strength[0] + state.intelligence[0] == 10_000
        assert 3_000 <= state.strength[0] <= 7_000
        found.add(state.strength[0])
    assert len(found) > 50


def test_irr_27_other_maxima_change_the_sheet_in_proportion() -> None:
    state = dealt(CORRIDOR, 2, replace(SAME, player_strength=20_000, player_intelligence=0), 1)
    plain = dealt(CORRIDOR, 2, SAME, 1)
    assert state.strength[0] == 2 * plain.strength[0]
    assert state.intelligence == (0, 0)


def test_irr_27_under_fog_a_rival_out_of_sight_is_known_to_be_like_oneself() -> None:
    rows = ("-XE", "-X-", "-X-", "---")
    parameters = replace(SAME, fog=FOG_EXPLORED, sight_range=1)
    state = dealt(rows, 2, parameters, 2)
    view = RULES.view(state, state.seat)
    guess = RULES.determinize(state.config.public(), view, CheapSource(7))
    assert guess.strength == state.strength
    assert guess.intelligence == state.intelligence


# -- all of them


def test_the_options_compile_to_the_figures_and_back() -> None:
    options = Options(starts="even", turn_order="drawn", sheets="same")
    parameters = options.parameters()
    assert (parameters.even_starts, parameters.drawn_order, parameters.same_sheets) == (True,) * 3
    assert Options.of(parameters) == options
    assert Parameters.from_data(parameters.to_data()) == parameters


def test_a_race_of_scouts_is_decided_by_more_than_the_deal() -> None:
    """IRR-25 to IRR-27 together: with the same deal and other dice, another seat may win."""
    from engines.irrgarten.heuristics import scout_bot

    config = Config(
        Labyrinth.from_rows(BOARDS["open"]),
        3,
        Parameters(even_starts=True, drawn_order=True, same_sheets=True),
        monsters=6,
    )
    deal, winners = RULES.new(config, "fair"), Counter[int]()
    for seed in range(30):
        state = RULES.clone(deal, CheapSource(seed))
        for ply in range(500):
            if state.seat == OVER:
                break
            view = RULES.view(state, state.seat)
            RULES.apply(state, scout_bot(config, view, ply))
        winners[state.winner] += 1
    assert len(winners) > 1
    assert all(one >= other for (_, one), (_, other) in pairwise(winners.most_common()))
