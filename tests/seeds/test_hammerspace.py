"""The committed games of Hammerspace are played alike here (determinism, to the last byte)."""

from __future__ import annotations

import json

import pytest

from engines.hammerspace.rules import Rules
from tests.seeds.catalogue import GAMES
from tests.seeds.hammerdeck import COMPILED, compiled
from tests.seeds.hammerspace import CATALOGUE, MOST, SETS, play


@pytest.mark.parametrize("number", range(GAMES))
def test_a_game_of_the_catalogue_goes_as_it_went(number: int) -> None:
    """Same seed, configuration and decisions: same deal, winners, end and story."""
    game = CATALOGUE.written()[number]
    assert play(number, game.moves) == game


def test_the_catalogue_is_of_these_rules_and_covers_them() -> None:
    games = CATALOGUE.written()
    assert CATALOGUE.data()["rules_rev"] == Rules.rules_rev
    assert len(games) == GAMES
    assert {game.rules for game in games} == set(SETS)
    assert {game.seats for game in games} == {2, 3, 4, 5, 6}
    assert len({game.final for game in games}) == GAMES
    verbs = {move.split()[0] for game in games for move in game.moves.split(",")}
    assert verbs == {
        "done", "keep", "discard", "yes", "no", "option", "up", "down", "play", "defend", "drop",
        "target", "pick", "card",
    }  # fmt: skip
    assert all(game.winners for game in games), "all are played to a victory"
    assert all(game.moves.count(",") + 1 < MOST for game in games)


def test_the_deck_of_the_catalogue_is_compiled_from_its_folder() -> None:
    assert json.loads(COMPILED.read_text(encoding="utf-8")) == compiled()
