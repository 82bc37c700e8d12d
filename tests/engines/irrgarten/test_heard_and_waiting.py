"""Steps that are heard in fog (IRR-33), and a head start (IRR-34)."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.events import Heard, Waited
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.options import Options
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.state import State
from engines.kernel.errors import BadState
from engines.kernel.events import Event, TurnBegan, may_see
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.helpers import RULES

CORRIDOR = ("E" + "-" * 25,)
HEARD = Parameters(heard=True, fog=FOG_EXPLORED, sight_range=2)


def dealt(parameters: Parameters, squares: tuple[int, ...], seed: str = "dealt") -> State:
    """A game in the corridor; `squares` are the steps of each player to the exit."""
    board = Labyrinth.from_rows(CORRIDOR)
    state = RULES.new(Config(board, len(squares), parameters, monsters=0), seed)
    state.square = [board.square(steps, 0) for steps in squares]
    return state


def moved(state: State, way: str) -> list[Event]:
    events: list[Event] = []
    RULES.apply(state, RULES.parse(way), events.append)
    return events


# -- IRR-33


def test_irr_33_who_is_within_ten_steps_is_heard_by_all_and_the_square_is_not_told() -> None:
    state = dealt(HEARD, (11, 25))
    state.seat = 0
    told = moved(state, "left")
    heard = [event for event in told if isinstance(event, Heard)]
    assert [(event.seat, event.steps) for event in heard] == [(0, 10)]
    assert may_see(heard[0], 1)
    view = RULES.view(state, 1)
    assert view.heard == (10, -1)
    assert view.sheets[0].square is None


def test_irr_33_farther_away_nobody_is_heard_and_who_goes_away_is_not_heard_any_more() -> None:
    state = dealt(HEARD, (10, 25))
    state.seat, state.heard = 0, [10, -1]
    told = moved(state, "right")
    assert not [event for event in told if isinstance(event, Heard)]
    assert RULES.view(state, 1).heard == (-1, -1)


@pytest.mark.parametrize("parameters", [replace(HEARD, fog=0), replace(HEARD, heard=False)])
def test_irr_33_without_fog_or_without_the_option_nothing_is_told(parameters: Parameters) -> None:
    state = dealt(parameters, (5, 25))
    state.seat = 0
    assert not [event for event in moved(state, "left") if isinstance(event, Heard)]
    assert RULES.view(state, 1).heard == ()


def test_irr_33_a_copy_a_dump_and_a_guess_have_heard_the_same() -> None:
    state = dealt(HEARD, (5, 25))
    state.heard = [5, -1]
    assert state.clone().heard == [5, -1]
    dump = json.loads(json.dumps(RULES.dump(state)))
    assert RULES.load(state.config, dump).heard == [5, -1]
    view = RULES.view(state, 1)
    assert RULES.determinize(state.config.public(), view, CheapSource(1)).heard == [5, -1]
    for wrong in ([], [5], [5, -2]):
        with pytest.raises(BadState):
            RULES.load(state.config, {**dump, "heard": wrong})


# -- IRR-34


def turns(state: State, count: int) -> list[tuple[int, int]]:
    """Turn and seat of some decisions, everyone walking away from the exit."""
    found = []
    for _ in range(count):
        found.append((state.turn, state.seat))
        moved(state, "right")
    return found


def test_irr_34_a_seat_lets_so_many_laps_pass_before_its_first_move() -> None:
    state = dealt(Parameters(head_start=(0, 2)), (3, 9))
    state.turn, state.seat = 1, 0
    assert [seat for _, seat in turns(state, 5)] == [0, 0, 0, 1, 0]


def test_irr_34_only_differences_count_and_a_missing_number_is_0() -> None:
    board = Labyrinth.from_rows(CORRIDOR)
    for given, waits in (((2, 3, 3), (0, 1, 1)), ((4,), (4, 0, 0)), ((5, 5, 5), ()), ((), ())):
        config = Config(board, 3, Parameters(head_start=given), monsters=0)
        assert config.waits == waits


def test_irr_34_everyone_is_told_who_waits_and_how_long_yet() -> None:
    state = dealt(Parameters(head_start=(0, 2)), (3, 9))
    state.turn, state.seat = 1, 0
    told = moved(state, "right")
    assert [type(event) for event in told if isinstance(event, TurnBegan | Waited)] == [
        TurnBegan,
        Waited,
        TurnBegan,
    ]
    waited = next(event for event in told if isinstance(event, Waited))
    assert (waited.seat, waited.laps) == (1, 1)
    assert may_see(waited, 0)


def test_irr_34_at_the_deal_nobody_who_waits_has_the_first_turn() -> None:
    for seed in range(20):
        for drawn in (False, True):
            parameters = Parameters(head_start=(3, 0, 1), drawn_order=drawn)
            assert dealt(parameters, (3, 9, 12), f"{seed}").seat == 1


def test_the_options_compile_to_the_figures_and_back() -> None:
    options = Options(heard=True, head_start=(0, 2, 1))
    parameters = options.parameters()
    assert (parameters.heard, parameters.head_start) == (True, (0, 2, 1))
    assert Options.of(parameters) == options
    assert Parameters.from_data(parameters.to_data()) == parameters
    for wrong in ([-1], [1.5], ["2"], 7, [1001]):
        with pytest.raises(BadState):
            Parameters.from_data({**parameters.to_data(), "head_start": wrong})
