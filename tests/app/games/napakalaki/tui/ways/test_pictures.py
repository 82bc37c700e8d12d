"""Pictures of the choices among friends, of the corridor and of the warning."""

from __future__ import annotations

import pytest
from syrupy.assertion import SnapshotAssertion

from tests.app.games.napakalaki.tui.helpers import PEOPLE, opened, program
from tests.app.games.napakalaki.tui.ways.moments import MOMENTS, Moment
from tests.app.tui.looks import all_looks
from tests.app.tui.waiting import settled


@pytest.mark.parametrize("moment", MOMENTS, ids=lambda moment: moment.__name__)
async def test_how_it_looks(moment: Moment, picture: SnapshotAssertion) -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        session, keys = moment(PEOPLE)
        await opened(pilot, session)
        for key in keys:
            await pilot.press(key)
            await settled(pilot)
        await all_looks(pilot, picture, settle=settled)
