"""The lobby of a saved match: whose dice it has, and which seats are free."""

from __future__ import annotations

from dataclasses import replace

import pytest

from app.i18n.fluent import Texts
from app.match.fair_dice import SEAL
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import RESIGNED, Seat
from app.session.online import Door, Hosting, hosting_saved
from app.session.session import Session
from app.tui.online.host_lobby import HostLobby
from app.tui.online.lobby import free_seats
from tests.app.match.helpers import local_bots
from tests.app.net.tables import begun
from tests.app.tui.online.hosted import app_with
from tests.helpers.pictures import screen_words

SEALED = "4f1c09ab" * 8


def of(match: Match, **title: str) -> tuple[Session, Hosting]:
    """A saved match, and its table; `title` is added to its header."""
    match.header = replace(match.header, title={**match.header.title, **title})
    session = Session(MatchRunner(match, local_bots("irrgarten", match.public)), Texts("en"))
    return session, hosting_saved(session, Door("127.0.0.1", 0), None)


@pytest.mark.real_time
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("sealed", [True, False])
async def test_the_lobby_says_whether_the_dice_are_sealed(language: str, sealed: bool) -> None:
    session, hosting = of(begun("irrgarten", "sight"), **({SEAL: SEALED} if sealed else {}))
    app = app_with(language=language)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await hosting.open()
        await app.push_screen(HostLobby(app, hosting, "", session).screen)
        await pilot.pause()
        words = " ".join(screen_words(app).split())
        none = "are not sealed" if language == "en" else "no están sellados"
        assert (none in words) is not sealed
        assert ("4f1c 09ab" in words) is sealed
        await hosting.close()


@pytest.mark.real_time
@pytest.mark.parametrize(("language", "good"), [("en", "for good"), ("es", "para siempre")])
async def test_a_resigned_seat_is_a_bots_for_good_and_not_free(language: str, good: str) -> None:
    match = begun("irrgarten", "sight", bots=(1,))
    session, hosting = of(match, **{RESIGNED: "1"})
    assert [seat for seat in match.header.seats if seat == Seat("player 1", "random")]
    app = app_with(language=language)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await hosting.open()
        lobby = HostLobby(app, hosting, "", session)
        await app.push_screen(lobby.screen)
        await pilot.pause()
        (row,) = (line for line in screen_words(app).splitlines() if "player 1" in line)
        assert good in row
        assert ("free" if language == "en" else "libre") not in row
        assert 1 not in free_seats(lobby.places)
        await hosting.close()
