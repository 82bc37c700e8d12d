"""Bots: company worth playing against, who see only what their seat sees."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st

from engines.irrgarten.bots import BOTS
from engines.irrgarten.config import Config
from engines.irrgarten.heuristics import random_bot, scout_bot
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, FOG_SIGHT, FOGS, Parameters
from engines.irrgarten.state import State
from engines.kernel.bots import BotFunction
from engines.kernel.events import OVER
from engines.kernel.streams import KeyedSource
from tests.engines.irrgarten.helpers import BOARDS, RULES, SLOW, bot_play, hand
from tests.engines.irrgarten.strategies import moments
from tests.engines.quick import quick
from tests.helpers.examples import FACTOR, tried

each_bot = pytest.mark.parametrize("bot", quick(BOTS).values(), ids=BOTS)


def asked(bot: BotFunction, state: State, seed: int = 0) -> str:
    """Which way a bot goes, asked through its one door."""
    action = bot(state.config.public(), RULES.view(state, state.seat), seed)
    return RULES.notation(action)


def wins_of_scout(parameters: Parameters, games: int) -> Counter[str]:
    """Two-player games against a random player on each board, from either seat in turn."""
    wins = Counter[str]()
    for name, rows in BOARDS.items():
        config = Config(Labyrinth.from_rows(rows), 2, parameters)
        for game in range(games):
            state = RULES.new(config, f"{name} {game}")
            scout = game % 2
            players: list[BotFunction] = [random_bot, random_bot]
            players[scout] = scout_bot
            bot_play(state, players, game * 10_000, 4_000)
            wins["scout" if state.winner == scout else "other"] += 1
    return wins


@pytest.mark.one_of(3)
@pytest.mark.parametrize(
    ("fog", "least"), [(FOG_OFF, 0.85), (FOG_EXPLORED, 0.80), (FOG_SIGHT, 0.60)], ids=FOGS
)
def test_the_scout_beats_a_random_player(fog: int, least: float) -> None:
    """In 30 games on three boards; in the fog it must find the exit first."""
    wins = wins_of_scout(Parameters(fog=fog), 10 * FACTOR)
    assert wins["scout"] / wins.total() >= least, wins


@each_bot
@tried(15, suppress_health_check=list(HealthCheck))
@given(state=moments(), seed=st.integers(0, 2**63))
def test_a_bots_answer_is_always_legal(bot: BotFunction, state: State, seed: int) -> None:
    if state.seat != OVER:
        view = RULES.view(state, state.seat)
        assert bot(state.config.public(), view, seed) in view.legal


@each_bot
@tried(8, suppress_health_check=list(HealthCheck))
@given(state=moments(), seed=st.integers(0, 99))
def test_a_bot_is_a_function_of_configuration_view_and_seed(
    bot: BotFunction, state: State, seed: int
) -> None:
    """Made anew from their data, in another truth with the same view: the same answer."""
    if state.seat == OVER:
        return
    view = RULES.view(state, state.seat)
    public = state.config.public()
    told, data = json.dumps(public.to_data()), json.dumps(view.to_data())
    answer = bot(public, view, seed)
    assert bot(public, view, seed) == answer
    truth = RULES.determinize(public, view, KeyedSource("truth"))
    assert bot(truth.config.public(), RULES.view(truth, state.seat), seed) == answer
    assert (json.dumps(public.to_data()), json.dumps(view.to_data())) == (told, data)


@pytest.mark.one_of(5)
@each_bot
@pytest.mark.parametrize("fog", range(3), ids=FOGS)
@pytest.mark.parametrize("stays", [False, True], ids=["slide", "stay"])
def test_bots_play_whole_games_among_themselves(bot: BotFunction, fog: int, stays: bool) -> None:
    """Eight at one board, fuzzy after a death; nobody raises, and most games end."""
    parameters = Parameters(
        fog=fog,
        blocked_stays=stays,
        player_health=2,
        fuzzy_after_resurrection=True,
        dead_monsters_pay=True,
        sight_range=4,
    )
    for name, rows in BOARDS.items():
        state = RULES.new(Config(Labyrinth.from_rows(rows), 8, parameters, monsters=12), name)
        bot_play(state, [bot] * 8, 1, 800)


def test_the_random_bot_takes_every_way_alike() -> None:
    state = hand("---", "-0-", "--E")
    ways = Counter(asked(random_bot, state, seed) for seed in range(400))
    assert set(ways) == {"up", "down", "left", "right"}
    assert min(ways.values()) > 70


def test_the_scout_takes_the_shortest_way() -> None:
    assert asked(scout_bot, hand("0-E", "-X-", "---")) == "right"
    assert asked(scout_bot, hand("0XE", "-X-", "---")) == "down"


def test_the_scout_goes_round_a_monster_that_would_beat_it() -> None:
    beast = (10_000, 10_000, 5)
    assert asked(scout_bot, hand("0ME", "---", "---", foes=[beast])) == "down"


def test_the_scout_fights_a_weak_monster_on_its_way() -> None:
    assert asked(scout_bot, hand("0ME", "---", "---", foes=[(0, 0, 1)], strength=1)) == "right"


def test_the_scout_fights_where_there_is_no_other_way() -> None:
    assert asked(scout_bot, hand("0ME", "-XX", foes=[(10_000, 10_000, 5)])) == "right"


def test_the_scout_goes_round_a_rival() -> None:
    assert asked(scout_bot, hand("01E", "---", "---")) == "down"


def test_the_scout_makes_room_where_a_bump_costs_nothing() -> None:
    """IRR-8, `stay`: in a corridor behind a rival it would bump for ever without a turn's end."""
    state = hand("--01E", parameters=Parameters(blocked_stays=True))
    assert {asked(scout_bot, state, seed) for seed in range(20)} == {"left"}


@pytest.mark.parametrize("fog", [FOG_EXPLORED, FOG_SIGHT])
def test_the_scout_goes_for_an_exit_in_sight(fog: int) -> None:
    state = hand("0--E", "-X--", "----", parameters=Parameters(fog=fog))
    assert asked(scout_bot, state) == "right"


def test_the_scout_explores_what_it_has_not_seen() -> None:
    state = hand(
        "0-----", "XXXXX-", "E-----", parameters=Parameters(fog=FOG_EXPLORED, sight_range=2)
    )
    assert {asked(scout_bot, state, seed) for seed in range(10)} == {"right"}


def test_a_scout_that_cannot_move_still_answers() -> None:
    state = hand("0X-", "1M-", "--E", foes=[SLOW])
    assert asked(scout_bot, state) in {"up", "down", "left", "right"}


def test_the_seed_of_a_bots_thinking_is_its_only_chance() -> None:
    """Where two ways are equally good, seeds differ."""
    state = hand("0-", "-E")
    assert {asked(scout_bot, state, seed) for seed in range(20)} == {"down", "right"}
