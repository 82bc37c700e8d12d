"""A run is cut by itself alone, and counts add up in any order."""

from __future__ import annotations

import itertools
import json
from collections import Counter

import pytest

from app.lab.counts import BadCounts, Counts, add, histogram
from app.lab.jobs import LARGEST_CHUNK, Job


def job(games: int = 1000, *, rotate: bool = True, seed: str = "7") -> Job:
    return Job("napakalaki", {}, ("sharp", "cautious", "random"), games, seed, rotate)


@pytest.mark.parametrize("games", [1, 2, 39, 41, 100, 1999, 2000, 12345])
def test_the_chunks_are_all_games_once(games: int) -> None:
    chunks = job(games).chunks()
    assert list(itertools.chain(*chunks)) == list(range(games))
    assert max(map(len, chunks)) <= LARGEST_CHUNK
    assert len(chunks) >= min(games, 40)


def test_bots_go_round_so_that_each_sits_everywhere_equally_often() -> None:
    run = job()
    assert run.seating(0) == ("sharp", "cautious", "random")
    assert run.seating(1) == ("random", "sharp", "cautious")
    sat = Counter((seat, bot) for n in range(30) for seat, bot in enumerate(run.seating(n)))
    assert set(sat.values()) == {10}
    assert job(rotate=False).seating(1) == run.bots


def test_every_game_has_a_seed_of_its_own_that_follows_from_the_run() -> None:
    seeds = [job().seed_of(number) for number in range(2000)]
    assert len(set(seeds)) == len(seeds)
    assert job(5).seed_of(4) == seeds[4]
    assert job(seed="8").seed_of(4) != seeds[4]


def test_a_job_survives_the_way_to_a_worker() -> None:
    assert Job.from_data(json.loads(json.dumps(job().to_data()))) == job()


PIECES: list[Counts] = [
    {"games": 2, "ends": {"won": 2}},
    {"games": 1, "ends": {"lost": 1}, "cards": {"axe": {"used": 3}}},
    {"games": 4, "cards": {"axe": {"used": 1}, "hat": {"used": 2}}},
]


def test_counts_add_up_to_the_same_in_any_order() -> None:
    for order in itertools.permutations(PIECES):
        total: Counts = {}
        for piece in order:
            add(total, piece)
        assert total == {
            "games": 7,
            "ends": {"won": 2, "lost": 1},
            "cards": {"axe": {"used": 4}, "hat": {"used": 2}},
        }
    assert PIECES[0] == {"games": 2, "ends": {"won": 2}}


@pytest.mark.parametrize(
    "wrong", [{"games": 0.5}, {"games": True}, {"games": {"of": 1}}, {"ends": 3}]
)
def test_only_whole_numbers_are_counts(wrong: Counts) -> None:
    with pytest.raises(BadCounts):
        add({"games": 1, "ends": {}}, wrong)


def test_a_histogram_is_in_the_order_of_its_numbers() -> None:
    assert list(histogram({"10": 1, "9": 2}).items()) == [(9, 2), (10, 1)]
