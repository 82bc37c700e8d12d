"""Par of a Descent: the coins that a good run of the steady bot brings out of the same floors."""

from __future__ import annotations

from typing import Any

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.floor import Floor
from engines.irrgarten.descent.heuristics import steady_bot
from engines.irrgarten.descent.par import PAR_RUNS, SameFloors, has_par, par
from engines.irrgarten.descent.parameters import Parameters
from engines.irrgarten.descent.state import OUT
from engines.irrgarten.descent.turns import begin_floor
from engines.irrgarten.labyrinth import MonsterCard
from tests.engines.irrgarten.descent.helpers import GEAR, RULES

DECK = tuple(
    MonsterCard(f"foe{level}", "a", 1_000 * level, 1_000 * level, level + 1, level)
    for level in range(1, 6)
)


def config(seats: int = 1, **changes: Any) -> Config:
    return Config(seats, Parameters(**changes), DECK, GEAR)


def floors(seed: str, run: int) -> list[Floor]:
    """The first floors of a run of the bot on a seed."""
    deal = RULES.new(config(), seed)
    state = RULES.clone(deal, SameFloors(deal.source.clone(), f"run {run}"))
    found = [state.floor]
    for number in (2, 3):
        state.source.below(99, 1_000)
        begin_floor(state, number, None)
        found.append(state.floor)
    return found


def test_every_run_has_the_floors_of_the_seed() -> None:
    assert floors("OAK-1", 1) == floors("OAK-1", 2)
    assert floors("OAK-1", 1) != floors("ELM-2", 1)


def test_the_floors_of_par_are_those_of_the_match() -> None:
    match = RULES.new(config(), "OAK-1")
    begin_floor(match, 2, None)
    assert floors("OAK-1", 1)[1] == match.floor


def test_the_dice_of_two_runs_differ() -> None:
    deal = RULES.new(config(), "OAK-1")
    one, other = (SameFloors(deal.source.clone(), f"run {run}") for run in (1, 2))
    assert [one.below(50, 1_000) for _ in range(8)] != [other.below(50, 1_000) for _ in range(8)]


def test_without_luck_par_is_what_the_bot_brings_out_of_the_match() -> None:
    """Monsters that wound nobody and that any attack kills need no dice."""
    cards = tuple(MonsterCard(f"foe{level}", "a", 0, 0, 1, level) for level in range(1, 6))
    parameters = Parameters(bonus_alone=0, floors_alone=3, floor_kinds=False)
    easy = Config(1, parameters, cards, GEAR)
    match = RULES.new(easy, "OAK-1")
    while match.seat >= 0:
        RULES.apply(match, steady_bot(easy, RULES.view(match, 0), 0))
    assert match.place == [OUT]
    assert par(easy, "OAK-1") == match.coins[0]


def test_irr_53_a_quarter_of_the_runs_brings_more_than_par() -> None:
    """With the median, a person passed par on floor 3 of 8, and the match had no goal left."""
    short, coins = config(floors_alone=2), list[int]()
    deal = RULES.new(short, "OAK-1")
    for number in range(PAR_RUNS):
        state = RULES.clone(deal, SameFloors(deal.source.clone(), f"OAK-1|par|{number}"))
        while state.seat >= 0:
            RULES.apply(state, steady_bot(short, RULES.view(state, 0), state.decisions))
        coins.append(state.coins[0])
    found = par(short, "OAK-1")
    assert sum(each > found for each in coins) <= PAR_RUNS // 4
    assert sum(each >= found for each in coins) > PAR_RUNS // 4


def test_par_is_the_same_each_time() -> None:
    one = config(floors_alone=1)
    assert par(one, "OAK-1") == par(one, "OAK-1")


def test_only_a_descent_alone_without_fog_has_a_par() -> None:
    assert has_par(config())
    assert not has_par(config(2))
    assert not has_par(config(fog=True))
