"""A client has the view of whoever decides, so a hint and a search can be asked about it there."""

from __future__ import annotations

from random import Random

import pytest

from app.match.runner import MatchRunner
from tests.app.match.helpers import local_bots
from tests.app.net.tables import begun
from tests.helpers.wired import hosted

OPEN = [("irrgarten", one) for one in ("plain", "course", "toll", "even")]
"""Without secrets a table sends one view to all its clients."""
CLOSED = [
    ("irrgarten", "explored"), ("irrgarten", "guarded"), ("descent", "company"),
    ("napakalaki", "friends"), ("hammerspace", "full"),
]  # fmt: skip


@pytest.mark.parametrize(("game", "setting"), [*OPEN, *CLOSED])
def test_the_view_of_whoever_decides_is_the_seats_own(game: str, setting: str) -> None:
    match, dice = begun(game, setting), Random(setting)
    assert match.secret is ((game, setting) in CLOSED)
    source = hosted(MatchRunner(match, local_bots(game, match.public)))
    for _ in range(40):
        if match.over:
            break
        seen = source.snapshot(match.actor).view
        assert seen == match.view(match.actor)
        assert (seen.seat, seen.legal) == (match.actor, tuple(match.legal()))
        match.decide(match.actor, dice.choice(match.legal()))
