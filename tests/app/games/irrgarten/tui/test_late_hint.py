"""A hint that is asked for when the turn is over already, but not yet on the screen."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from app.games.irrgarten.tui.screen import IrrgartenControls


@pytest.mark.parametrize(("seat", "previews"), [(0, ()), (1, ("a step of Ben's",))])
def test_a_hint_for_a_turn_that_is_over_says_nothing(seat: int, previews: tuple[str, ...]) -> None:
    """At a served table the match is ahead of the screen: the view has no steps to look at, or
    those of the next seat."""
    controls: Any = object.__new__(IrrgartenControls)
    over = SimpleNamespace(view=SimpleNamespace(seat=seat, previews=previews))
    controls.screen = SimpleNamespace(
        measured=SimpleNamespace(words=str),
        app=SimpleNamespace(services=SimpleNamespace(comparer=None), texts=str),
    )
    controls.scene = SimpleNamespace(
        source=SimpleNamespace(public=None, snapshot=lambda _seat: over), me=0
    )
    assert controls.hint_words() == ""
