"""A host's program with a table, and a friend who comes to it over a real line."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from textual.pilot import Pilot

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.games.irrgarten.tui.screen import IrrgartenScreen
from app.match.seats import Seat
from app.net.dialer import Dialer
from app.net.invitations import Invitation, read_invitation
from app.net.messages import Ready, Sit
from app.net.remote_match import RemoteMatch
from app.session.session import Session
from app.tui.app import MazmorraApp
from app.tui.factory import make_app
from app.tui.online.lobby import LobbyScreen
from tests.app.tui.looks import SMALL
from tests.app.tui.shell import services
from tests.helpers.pictures import screen_words
from tests.helpers.waiting import until


def app_with(**options: Any) -> MazmorraApp:
    here = services()
    here.store = None
    here.library = ContentIndex(Path("nowhere"))
    return make_app(here, StartOptions(**options))


def line_of(lobby: str) -> str:
    """Return the line that a host's lobby shows for friends."""
    found = re.search(r"http://\S+", lobby)
    assert found is not None, lobby
    return found[0]


class Hosted:
    """Ana's program with her table of Irrgarten, and a friend who has come into its lobby."""

    def __init__(self, app: MazmorraApp, pilot: Pilot[Any]) -> None:
        self.app, self.pilot = app, pilot
        invitation = read_invitation(line_of(screen_words(app)))
        assert isinstance(invitation, Invitation)
        self.friend = RemoteMatch("ben", code=invitation.code)
        self.dialer = Dialer(invitation.url, self.friend.client, lambda: None)
        self.line = asyncio.create_task(self.dialer.run())

    @property
    def session(self) -> Session:
        assert self.app.session is not None
        return self.app.session

    async def sit(self) -> None:
        """Let the friend sit down as Eva, who isn't ready yet."""
        self.friend.client.say(Sit(1, "Eva"))
        await until(lambda: self.friend.places[1].name == "Eva")

    async def be_ready(self) -> None:
        self.friend.client.say(Ready(1, True))
        await until(lambda: self.friend.places[1].ready)

    async def begin(self) -> None:
        """Begin the match, which both have on their screens then."""
        await self.pilot.press("enter")
        await until(lambda: isinstance(self.app.screen, IrrgartenScreen))
        await until(lambda: self.friend.people == (1,))


@asynccontextmanager
async def hosted() -> AsyncIterator[Hosted]:
    """Open the table, let the friend come, and close it at the end. The dice are drawn, so the
    labyrinth is one in which no first step ends the match."""
    app = app_with(
        game="irrgarten", preset="seed", scenario="snail",
        players=(Seat("Ana"), Seat("Ben", "scout")),
        hosts=True, name="Ana", address="127.0.0.1", port=0,
    )  # fmt: skip
    async with app.run_test(size=SMALL) as pilot:
        await until(lambda: isinstance(app.screen, LobbyScreen))
        await pilot.pause()
        table = Hosted(app, pilot)
        try:
            await until(lambda: table.friend.lobby is not None)
            yield table
            app.go_home()
        finally:
            table.line.cancel()
            await asyncio.gather(table.line, return_exceptions=True)
