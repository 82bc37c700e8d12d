"""A share of the tests of screens, played over a line in memory; `make wire` plays all of them.

The line delivers on the next turn of the event loop, as no match in the same program does: between
a decision and its frames a screen has to wait.
"""

from __future__ import annotations

from typing import Any

import pytest
from _pytest.fixtures import FixtureFunctionDefinition

from tests.app.games.hammerspace.tui import test_turns as hammerspace_turns
from tests.app.games.irrgarten.tui import test_journeys as irrgarten_journeys
from tests.app.games.irrgarten.tui.descent import test_journeys as descent_journeys
from tests.app.games.napakalaki.tui import test_journeys as napakalaki_journeys
from tests.app.games.napakalaki.tui import test_table as napakalaki_table
from tests.app.tui import test_handover, test_practice, test_seats, test_slow_disk, test_undone
from tests.helpers.thinned import is_whole, share
from tests.helpers.wired import wire

OF_GAMES: tuple[Any, ...] = (
    hammerspace_turns, irrgarten_journeys, descent_journeys, napakalaki_journeys, napakalaki_table,
)  # fmt: skip
"""Of these every fourth test is played, in `make whole` each."""

OF_ALL_GAMES: tuple[Any, ...] = (
    test_handover, test_practice, test_seats, test_slow_disk, test_undone,
)  # fmt: skip
"""Of these every second one is."""


ELSEWHERE = ("test_alone_the_head_shows_par_and_the_end_compares_with_it",)
"""Tests that need a fixture of their folder."""


@pytest.fixture(autouse=True)
def played_over_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    wire(monkeypatch, "later")


def played(module: Any) -> list[str]:
    """The names of the tests of a module that are played here."""
    names = [name for name, test in vars(module).items() if is_test(name, test)]
    return names if is_whole() else share(module.__name__, names, 4 if module in OF_GAMES else 2)


def is_test(name: str, test: Any) -> bool:
    """Whether it is one without pictures, whose fixtures are all here."""
    wanted = name.startswith("test_") and name not in ELSEWHERE
    return wanted and "picture" not in test.__code__.co_varnames


for module in (*OF_GAMES, *OF_ALL_GAMES):
    for name in played(module):
        globals()[f"{name}_of_{module.__name__.rpartition('.')[2]}"] = getattr(module, name)
    for name, fixture in vars(module).items():
        if isinstance(fixture, FixtureFunctionDefinition):
            globals()[name] = fixture
