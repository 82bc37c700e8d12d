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


def load(game: str, preset: str) -> Any:
    return pyspiel.load_game(f"mazmorra_{game}(preset={preset},deals=50)")


@each_mode
@pytest.mark.one_of(4)
def test_the_test_of_openspiel_passes(game: str, preset: str) -> None:
    """It writes a state as all of its history, again and again: only short games are written."""
    short = game != "napakalaki"
    pyspiel.random_sim_test(load(game, preset), num_sims=1, serialize=short, verbose=False)


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
