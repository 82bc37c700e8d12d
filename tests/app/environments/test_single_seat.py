"""Gymnasium: its own test, and what that doesn't ask."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from app.lab.game_loop import GamePlayer
from app.lab.jobs import Job
from app.registry import game as game_of
from engines.kernel.bots import BotFunction
from tests.app.environments.modes import each_mode, open_actions

pytest.importorskip("gymnasium", reason="the extra `rl` is not installed: make setup")

import gymnasium
from gymnasium.utils.env_checker import check_env

from app.environments.single_seat import SingleSeatEnv

MAKE = "app.environments.single_seat:Mazmorra"


@each_mode
@pytest.mark.one_of(4)
def test_the_test_of_gymnasium_passes(game: str, preset: str) -> None:
    made = gymnasium.make(f"{MAKE}/{game.capitalize()}-v1", preset=preset, render_mode="ansi")
    check_env(made.unwrapped)


def run(environment: SingleSeatEnv, bot: BotFunction, seed: int) -> list[Any]:
    """A game in which a bot plays the environment's own seat, as it would in a match."""
    environment.reset(seed=seed)
    while True:
        table = environment.table
        found = environment.step(table.ask(bot, environment.seat))
        if found[2] or found[3]:
            return list(found[1:])


def test_between_two_steps_the_opponents_play_as_in_a_match() -> None:
    """With a bot of the program at the player's own seat, it is a game of `simulate`."""
    bots = game_of("napakalaki").bots()
    environment = SingleSeatEnv("napakalaki", ("sharp", "random"), seat=1, preset="guion")
    reward, terminated, _, told = run(environment, bots["sharp"], 3)
    table, seats = environment.table, ("sharp", "sharp", "random")
    player = GamePlayer(Job("napakalaki", table.setting.config.to_data(), seats, 1, ""))
    alone = player.rules.new(player.config, table.seed)
    player.play_on(alone, table.seed, seats, None)
    outcome = player.rules.outcome(alone)
    assert outcome is not None
    assert table.setting.rules.dump(table.state) == player.rules.dump(alone)
    assert (told["rank"], terminated) == (outcome.ranks[1], not outcome.cut_off)
    assert reward == 1 - outcome.ranks[1]


def test_an_action_that_is_not_open_loses_at_once() -> None:
    environment = SingleSeatEnv("napakalaki")
    seen, _ = environment.reset(seed=1)
    wrong = int((seen["action_mask"] == 0).nonzero()[0][0])
    _, reward, terminated, truncated, told = environment.step(wrong)
    assert (reward, terminated, truncated, told) == (-1.0, True, False, {"illegal": True})
    with pytest.raises(gymnasium.error.ResetNeeded):
        environment.step(open_actions(seen)[0])
    environment.reset()
    environment.step(environment.table.legal()[0])


def test_a_drawn_seat_is_every_one_and_the_same_for_the_same_seed() -> None:
    environment = SingleSeatEnv("hammerspace", seat=None, preset="table")
    seats = []
    for seed in range(30):
        environment.reset(seed=seed)
        assert environment.table.seat == environment.seat
        seats.append(environment.seat)
        environment.reset(seed=seed)
        assert environment.seat == seats[-1]
    assert set(seats) == {0, 1, 2, 3}


def test_a_limit_truncates_a_game() -> None:
    environment, dice = SingleSeatEnv("irrgarten", options={"turn_limit": 6}), Random(1)
    environment.reset(seed=1)
    while True:
        _, reward, terminated, truncated, told = environment.step(dice.randrange(4))
        if terminated or truncated:
            break
    assert (reward, terminated, truncated) == (0.0, False, True)
    assert told["reason"] == "turn-limit"


def test_opponents_may_be_functions_and_unknown_ones_are_refused() -> None:
    asked = []

    def last(config: Any, view: Any, seed: int) -> int:
        asked.append(view.seat)
        return int(view.legal[-1])

    environment = SingleSeatEnv("irrgarten", last, seats=3)
    environment.reset(seed=1)
    environment.step(0)
    assert set(asked) == {1, 2}
    with pytest.raises(ValueError, match="no bot 'oracle': irrgarten has random"):
        SingleSeatEnv("irrgarten", "oracle")
    with pytest.raises(ValueError, match="3 opponents for 1 seats"):
        SingleSeatEnv("irrgarten", ("random",) * 3)
    with pytest.raises(ValueError, match="seat 2: there are 0 to 1"):
        SingleSeatEnv("irrgarten", seat=2)
