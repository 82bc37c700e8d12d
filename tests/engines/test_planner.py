"""The planner of every game: legal, explained, the same for the same view, seed and budget."""

from __future__ import annotations

import sys

import pytest

from engines.kernel.bots import BotSpec
from engines.kernel.planner import GOES_ON, PLAYED_AHEAD, REASONS
from tests.engines.other_pythons import each_python, elsewhere, python_of
from tests.engines.planner_contract import WORLDS, decisions, digests, engine_of, planner_of
from tests.engines.rules_contract import CASES, Table

CONTRACT = "tests.engines.planner_contract"


@pytest.mark.one_of(3)
@pytest.mark.parametrize(("name", "setting"), CASES)
def test_the_bot_decides_as_it_explains(name: str, setting: str) -> None:
    table = Table(name, setting, 4)
    bot = engine_of(name, "bots").BOTS["planner"]
    assert isinstance(bot, BotSpec)
    public = table.game.public(table.config)
    for number, action in enumerate(table.plies(6)):
        view = table.rules.view(table.state, table.rules.actor(table.state))
        thought = planner_of(name).think(public, view, number, WORLDS)
        assert bot(public, view, number, WORLDS) == thought.action
        table.rules.apply(table.state, action)


def test_it_says_that_it_played_ahead_where_it_leaves_the_heuristic() -> None:
    """In some game of chance it finds better moves, and gives their chance and its worlds. Those
    of Napakalaki are quick and do both."""
    own: list[tuple[str, dict[str, int]]] = []
    for name, setting in sorted(CASES, key=lambda case: case[0] != "napakalaki"):
        own += [(why, data) for _, why, data in decisions(name, setting, 30) if why in REASONS]
        if {reason for reason, _ in own} == {PLAYED_AHEAD, GOES_ON}:
            break
    assert {reason for reason, _ in own} == {PLAYED_AHEAD, GOES_ON}
    for reason, data in own:
        assert (set(data) == {"chance", "worlds"}) == (reason == PLAYED_AHEAD)
        assert 0 <= data.get("chance", 0) <= 100


def test_another_order_of_hashes_changes_no_decision() -> None:
    assert elsewhere(CONTRACT, sys.executable, "4242") == digests()


@each_python
def test_another_python_decides_alike(version: str) -> None:
    assert elsewhere(CONTRACT, python_of(version), "7") == digests()
