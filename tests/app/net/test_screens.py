"""A tenth of the tests of screens, played over a line in memory; `make wire` plays all of them.

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
from tests.helpers.wired import wire

PLAYED: tuple[Any, ...] = (
    hammerspace_turns, irrgarten_journeys, descent_journeys, napakalaki_journeys, napakalaki_table,
    test_handover, test_practice, test_seats, test_slow_disk, test_undone,
)  # fmt: skip


ELSEWHERE = ("test_alone_the_head_shows_par_and_the_end_compares_with_it",)
"""Tests that need a fixture of their folder."""


@pytest.fixture(autouse=True)
def played_over_a_line(monkeypatch: pytest.MonkeyPatch) -> None:
    wire(monkeypatch, "later")


for module in PLAYED:
    for name, test in vars(module).items():
        if name in ELSEWHERE:
            continue
        if name.startswith("test_") and "picture" not in test.__code__.co_varnames:
            globals()[f"{name}_of_{module.__name__.rpartition('.')[2]}"] = test
        elif isinstance(test, FixtureFunctionDefinition):
            globals()[name] = test
