"""OpenSpiel: its own test, and what a state shows."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tests.app.environments.modes import each_mode

pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed: make environments")

import pyspiel

from app.environments.openspiel import DEALS


def load(game: str, preset: str, options: str = "") -> Any:
    return pyspiel.load_game(f"mazmorra_{game}(preset={preset},deals=50,options={options})")


@each_mode
@pytest.mark.one_of(4)
def test_the_test_of_openspiel_passes(game: str, preset: str) -> None:
    """It writes a state as all of its history, again and again, and random play in Napakalaki is
    long: there it plays up to a limit."""
    options = "turn_limit:40" if game == "napakalaki" else ""
    pyspiel.random_sim_test(load(game, preset, options), num_sims=1, serialize=True, verbose=False)


def test_options_are_those_of_the_command_line_and_wrong_ones_are_refused() -> None:
    assert load("napakalaki", "guion", "turn_limit:40").setting.config.parameters.turn_limit == 40
    with pytest.raises(ValueError, match="options=turns:4"):
        load("napakalaki", "guion", "turns:4")


def test_a_copy_goes_its_own_way_and_an_observer_gives_what_a_seat_may_see() -> None:
    game = load("irrgarten", "even")
    state, dice = game.new_initial_state(), Random(1)
    assert len(state.chance_outcomes()) == 50 < DEALS
    state.apply_action(7)
    observer = game.make_py_observer()
    for _ in range(10):
        state.apply_action(dice.choice(state.legal_actions()))
        seat = state.current_player()
        observer.set_from(state, seat)
        assert observer.tensor.tolist() == state.table.numbers(seat)
        assert observer.dict["seat"].tolist() == [seat]
        assert observer.string_from(state, seat) == state.table.text(seat)
    copy, before = deepcopy(state.table), state.table.numbers(0)
    copy.act(0)
    assert state.table.numbers(0) == before
    assert copy.decisions == state.table.decisions + 1
