"""The committed games are played alike here (determinism, to the last byte)."""

from __future__ import annotations

import pytest

from engines.irrgarten.rules import Rules
from tests.seeds.catalogue import GAMES
from tests.seeds.make import BOARDS, CATALOGUE, MOST, SETS, play


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_the_catalogue_goes_as_it_went(number: int) -> None:
    """Same seed, configuration and decisions: same deal, winner, end and story."""
    game = CATALOGUE.written()[number]
    assert play(number, game.moves) == game


def test_the_catalogue_is_of_these_rules_and_covers_them() -> None:
    games = CATALOGUE.written()
    assert CATALOGUE.data()["rules_rev"] == Rules.rules_rev
    assert len(games) == GAMES
    assert {game.board for game in games} == set(BOARDS)
    assert {game.rules for game in games} == set(SETS)
    assert len({game.final for game in games}) == GAMES
    assert sum(game.winner >= 0 for game in games) >= 20, "most are played to an escape"
    assert all(len(game.moves) < MOST for game in games), "and all to their end"
