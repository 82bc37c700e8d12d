"""The lines around a match in plain mode."""

from __future__ import annotations

import pytest

from app.i18n.fluent import Texts
from app.match.journal import JournalFailed
from app.match.match import Match
from app.plain.course import greeting
from tests.app.games.napakalaki.tui.helpers import match_of
from tests.helpers.matches import match_behind


@pytest.mark.parametrize(("kind", "said"), [("full", True), ("beside", False)])
def test_a_match_that_is_not_saved_is_said_once(kind: str, said: bool) -> None:
    """Where another program holds the saves, the first lines of plain mode have said so."""
    match = match_behind(match_of())
    assert isinstance(match, Match)
    match.stop_saving(JournalFailed(kind))
    lines = greeting(Texts("en", strict=True), match)
    assert (len(lines) > 1) is said
