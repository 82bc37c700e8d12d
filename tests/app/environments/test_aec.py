"""PettingZoo: its own tests, and what they don't ask."""

from __future__ import annotations

import re
from functools import partial
from random import Random
from typing import Any

import pytest

from tests.app.environments.modes import each_mode, open_actions, played

pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed: make setup")

import numpy as np
from gymnasium.error import ResetNeeded
from pettingzoo.test import api_test, render_test, seed_test

from app.environments.aec import env, raw_env
from engines.kernel.errors import IllegalAction
from engines.kernel.streams import KeyedSource


@each_mode
@pytest.mark.one_of(4)
@pytest.mark.filterwarnings("ignore:Observation")  # a dict with a mask is what its own games have
def test_the_tests_of_pettingzoo_pass(game: str, preset: str) -> None:
    api_test(env(game, preset=preset), num_cycles=100)
    seed_test(partial(env, game, preset=preset), num_cycles=50)
    render_test(partial(env, game, preset=preset))


@each_mode
@pytest.mark.one_of(4)
def test_twin_games_that_differ_in_what_is_hidden_look_alike(game: str, preset: str) -> None:
    """A guess at the state holds other secrets, and gives the agent the same arrays and text."""
    environment, dice = raw_env(game, preset=preset, render_mode="ansi"), Random(4)
    environment.reset(seed=4)
    secrets = 0
    for agent in environment.agent_iter(150):
        table, seat = environment.table, environment.possible_agents.index(agent)
        if table.seat < 0:
            break
        seen, text, true = environment.observe(agent), environment.render(), table.state
        view = table.setting.rules.view(true, seat)
        table.state = table.setting.rules.determinize(
            table.setting.public, view, KeyedSource(f"{table.decisions}")
        )
        secrets += table.setting.rules.dump(table.state) != table.setting.rules.dump(true)
        twin = environment.observe(agent)
        assert seen.keys() == twin.keys()
        assert all(np.array_equal(seen[name], twin[name]) for name in seen)
        assert environment.render() == text
        assert environment.infos[agent] == {}
        table.state = true
        environment.step(dice.choice(open_actions(seen)))
    assert secrets > 0, "something was hidden"


@each_mode
@pytest.mark.one_of(4)
def test_equal_seeds_give_equal_games_and_the_next_game_follows_from_the_last_seed(
    game: str, preset: str
) -> None:
    first, second = raw_env(game, preset=preset), raw_env(game, preset=preset)
    assert played(first, 5, 60) == played(second, 5, 60)
    first.reset()
    second.reset()
    assert first.table.seed == second.table.seed
    assert played(second, 6, 60) != played(first, 5, 60)


def finished(environment: Any, seed: int = 1) -> Any:
    """The environment after the last decision of a game."""
    dice = Random(seed)
    environment.reset(seed=seed)
    while environment.table.seat >= 0:
        environment.step(dice.choice(environment.table.legal()))
    return environment


@pytest.mark.parametrize(
    ("game", "preset", "seats"),
    [("irrgarten", "even", 4), ("napakalaki", "friends", 3), ("hammerspace", "full", 4)],
)
def test_every_agent_gets_its_part_of_nothing_at_the_end(
    game: str, preset: str, seats: int
) -> None:
    """Also one that died long before: it stays until then, and all take one last, empty step."""
    environment = finished(env(game, preset=preset, seats=seats))
    assert sum(environment.rewards.values()) == pytest.approx(0)
    assert max(environment.rewards.values()) > 0
    cut_off, left = environment.table.outcome().cut_off, []
    for agent in environment.agent_iter():
        _, reward, terminated, truncated, info = environment.last()
        assert (terminated, truncated) == (not cut_off, cut_off)
        assert reward == environment._cumulative_rewards[agent]
        assert info["won"] == (info["rank"] == 0)
        left.append(agent)
        environment.step(None)
    assert left == [f"player_{seat}" for seat in range(seats)]
    assert environment.agents == []


def test_a_dead_player_has_no_turn_and_stays_to_the_end() -> None:
    """HAM-20: who has no life left is out."""
    environment, dice = raw_env("hammerspace", preset="table"), Random(2)
    environment.reset(seed=2)
    out: set[str] = set()
    while environment.table.seat >= 0:
        assert environment.agent_selection not in out
        assert environment.agents == environment.possible_agents
        environment.step(dice.choice(environment.table.legal()))
        life = environment.table.state.life
        out = {agent for agent, left in zip(environment.agents, life, strict=False) if left <= 0}
    assert len(out) == 3


def test_the_agent_in_turn_is_the_seat_that_decides_and_only_it_has_open_actions() -> None:
    environment, dice = raw_env("napakalaki", preset="friends"), Random(3)
    environment.reset(seed=3)
    for _ in range(200):
        for seat, agent in enumerate(environment.possible_agents):
            mask, legal = environment.observe(agent)["action_mask"], environment.table.legal()
            decides = seat == environment.table.seat
            assert decides == (agent == environment.agent_selection)
            assert mask.nonzero()[0].tolist() == (list(legal) if decides else [])
        environment.step(dice.choice(environment.table.legal()))


def test_a_limit_truncates_a_game_and_nobody_has_ended_it() -> None:
    environment = finished(env("irrgarten", preset="course", options={"turn_limit": 2}))
    assert set(environment.truncations.values()) == {True}
    assert set(environment.terminations.values()) == {False}
    assert set(environment.rewards.values()) == {0.0}
    assert environment.infos["player_0"]["reason"] == "turn-limit"


def test_an_action_that_is_not_open_changes_nothing_or_ends_the_game() -> None:
    bare, usual = raw_env("napakalaki"), env("napakalaki")
    for environment in (bare, usual):
        environment.reset(seed=1)
    legal = bare.table.legal()
    wrong = next(number for number in range(bare.table.setting.actions) if number not in legal)
    before = bare.table.setting.rules.dump(bare.table.state)
    with pytest.raises(IllegalAction):
        bare.step(wrong)
    assert bare.table.setting.rules.dump(bare.table.state) == before
    assert bare.table.decisions == 0
    loser = usual.agent_selection
    usual.step(wrong)
    assert usual.rewards == {agent: -1.0 if agent == loser else 0 for agent in usual.agents}
    assert usual.infos[loser] == {"illegal": True}
    for _ in usual.agent_iter():
        assert usual.last()[2:4] == (True, False)
        usual.step(None)
    with pytest.raises(ResetNeeded):
        usual.step(0)


def test_a_step_needs_a_game_and_an_action() -> None:
    environment = env("napakalaki")
    with pytest.raises(ResetNeeded):
        environment.step(0)
    environment.reset(seed=1)
    with pytest.raises(ValueError, match="is in the game and must act"):
        environment.step(None)


@pytest.mark.parametrize(
    ("choices", "told"),
    [
        ({"game": "nim9"}, "no game 'nim9'"),
        ({"game": "napakalaki", "preset": "cosy"}, 'There is no rule set "cosy"'),
        ({"game": "napakalaki", "seats": 9}, "not 9"),
        ({"game": "irrgarten", "scenario": "atlantis"}, "atlantis"),
        ({"game": "irrgarten", "options": {"turn_limit": -3}}, "turn_limit"),
    ],
)
def test_a_wrong_choice_is_a_value_error_with_a_sentence(
    choices: dict[str, Any], told: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(told)):
        env(**choices)
