"""A seed that the program picks among candidates: no rule, so it cites no clause."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engines.irrgarten.config import Config
from engines.irrgarten.generator import Spec, generate
from engines.irrgarten.labyrinth import Labyrinth
from engines.irrgarten.parameters import FOG_EXPLORED, Parameters
from engines.irrgarten.picking import (
    CANDIDATES,
    ROUNDS,
    PlayOuts,
    Tally,
    candidate_seed,
    halving,
    picked_seed,
    picks_seed,
    played_out,
)
from tests.engines.irrgarten.helpers import BOARDS, RULES

EVEN = Parameters(even_starts=True, drawn_order=True, same_sheets=True)
CONFIG = Config(Labyrinth.from_rows(BOARDS["cave"]), 3, EVEN, monsters=5)
WHOLE = 10**9


def test_only_a_race_that_is_meant_to_be_even_has_its_seed_picked() -> None:
    board = Labyrinth.from_rows(BOARDS["cave"])
    assert picks_seed(CONFIG)
    for config in (
        Config(board, 3, Parameters(), monsters=5),
        Config(board, 1, EVEN, monsters=5),
        Config(board, 3, replace(EVEN, fog=FOG_EXPLORED), monsters=5),
        Config(Labyrinth.from_rows(generate(Spec(61, 41), "large")), 3, EVEN),
        Config(Labyrinth.from_rows(generate(Spec(41, 25), "many monsters")), 3, EVEN),
    ):
        assert not picks_seed(config)
        assert picked_seed(config, "WOLF-7F3A") == "WOLF-7F3A"


def test_the_picked_seed_says_which_candidate_it_is_and_deals_the_same_when_typed() -> None:
    seed = picked_seed(CONFIG, "WOLF-7F3A")
    base, number = seed.rsplit(".", 1)
    assert base == "WOLF-7F3A"
    assert 0 <= int(number) < CANDIDATES
    assert RULES.dump(RULES.new(CONFIG, seed)) == RULES.dump(RULES.new(CONFIG, seed))
    deals = {
        tuple(RULES.new(CONFIG, candidate_seed("WOLF-7F3A", n)).square) for n in range(CANDIDATES)
    }
    assert len(deals) > 1


def test_the_same_search_gives_the_same_seed() -> None:
    assert picked_seed(CONFIG, "OAK-1") == picked_seed(CONFIG, "OAK-1")


def test_play_outs_have_dice_of_their_own_and_can_be_split() -> None:
    whole = played_out(CONFIG, "OAK-1", PlayOuts(3, 0, 12))
    first = played_out(CONFIG, "OAK-1", PlayOuts(3, 0, 5))
    rest = played_out(CONFIG, "OAK-1", PlayOuts(3, 5, 7))
    assert sum(whole.wins) == 12
    assert whole.wins == tuple(a + b for a, b in zip(first.wins, rest.wins, strict=True))
    assert whole.turns == first.turns + rest.turns


def test_the_favourite_is_counted_in_even_shares() -> None:
    assert Tally(0, (5, 5, 5), 0).favourite == 1
    assert Tally(0, (15, 0, 0), 0).favourite == 3
    assert Tally(0, (0, 0, 0), 0).favourite == 3


def searched(fair: int) -> tuple[int, list[int]]:
    """The result of a search in which one candidate is fair and all others are decided, and the
    number of candidates in each round."""
    search, sizes = halving(2), []
    jobs = next(search)
    while True:
        sizes.append(len(jobs))
        done = [
            Tally(number, (games // 2,) * 2 if number == fair else (games, 0), 0)
            for number, _, games in jobs
        ]
        try:
            jobs = search.send(done)
        except StopIteration as end:
            return end.value, sizes


def test_each_round_keeps_the_fairest_candidates() -> None:
    assert searched(fair=7) == (7, [keep for keep, _ in ROUNDS])


def test_a_search_that_has_lost_all_candidates_but_one_plays_no_more() -> None:
    search = halving(2)
    next(search)
    with pytest.raises(StopIteration) as end:
        search.send([Tally(4, (12, 0), 0)])
    assert end.value.value == 4


def test_a_short_search_ends_after_its_turns_and_still_has_a_candidate() -> None:
    assert picked_seed(CONFIG, "OAK-1", most_turns=1) == candidate_seed("OAK-1", 0)
