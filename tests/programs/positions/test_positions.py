"""Positions with a known best move: they are what they say, and the bots find most of them."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from app.registry import game as registered
from tests.programs.positions.asking import GAMES, Asked, found, hinted
from tests.programs.positions.position import Position

ALL = [(game, each) for game in GAMES.values() for each in game.positions]
QUICK = 24
"""Worlds of a bot in the suite; the program gives it its own budget."""


def words(state: Any, game: Asked) -> set[str]:
    return set(game.words(state).values())


@pytest.mark.parametrize(
    ("game", "position"), ALL, ids=[f"{game.id}-{each.name}" for game, each in ALL]
)
def test_the_best_move_is_open_and_not_the_only_one(game: Asked, position: Position) -> None:
    state, rules = position.lay(), registered(game.id).rules()
    assert set(position.best) < words(state, game), "one of several choices"
    assert len(position.why) > 40
    for right, then in pairwise(position.line):
        action = next(one for one, name in game.words(state).items() if name in right)
        rules.apply(state, action)
        assert words(state, game) & set(then)


def test_names_are_unique() -> None:
    assert len({(game.id, each.name) for game, each in ALL}) == len(ALL)


@pytest.mark.parametrize("name", list(GAMES))
def test_the_strongest_bot_finds_nine_of_ten(name: str) -> None:
    """The goal is 57 of 60 with its own budget; here it thinks briefly."""
    game = GAMES[name]
    right = [found(game, each, budget=QUICK) for each in game.positions]
    assert sum(right) >= 0.9 * len(right)


@pytest.mark.one_of(3)
@pytest.mark.parametrize("name", list(GAMES))
def test_the_hint_names_most(name: str) -> None:
    game = GAMES[name]
    right = [hinted(game, each, QUICK) for each in game.positions]
    assert sum(right) >= 0.8 * len(right)
