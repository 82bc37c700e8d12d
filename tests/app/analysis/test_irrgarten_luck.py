"""What counts as luck in a match of Irrgarten."""

from __future__ import annotations

import pytest

from app.analysis.recording_random import Drawn
from app.games.irrgarten.analysis import PRIZES, IrrgartenAnalyst
from engines.irrgarten.events import Rewarded
from engines.irrgarten.rules import Rules
from engines.kernel.events import EVERYONE
from tests.app.games.irrgarten.tui.helpers import match_of


@pytest.mark.parametrize(("open_prizes", "rows"), [(True, 0), (False, 1)])
def test_irr_37_what_a_monster_carries_is_no_luck(open_prizes: bool, rows: int) -> None:
    session = match_of(("E---MPM",), {"Ana": "human"}, open_prizes=open_prizes)
    config = session.source.public
    events = [Rewarded(EVERYONE, 0, 1, 0, 0)]
    luck = IrrgartenAnalyst(config).luck(Rules().new(config, "A"), Drawn((), ()), events)
    assert sum(entry.word == PRIZES for entry in luck) == rows
