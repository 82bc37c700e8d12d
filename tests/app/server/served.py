"""A server of tables without sockets, and people who come to it by lines in memory."""

from __future__ import annotations

import asyncio
from collections import Counter

from app.net.addresses import Addresses, ServerLimits
from app.net.hosted_table import after_seconds
from app.net.invitations import Invitation
from app.net.lines import memory_line
from app.net.list_client import ListClient
from app.net.messages import Message, Ready, Sit
from app.net.server_messages import TableRow
from app.server.offers import Offers
from app.server.reception import Reception
from app.server.store import ServerStore
from app.server.table import TableTools
from app.server.tables import Tables
from app.session.online import GuestMatch
from tests.app.match.helpers import local_bots

HOME = "192.0.2.1"
GENEROUS = ServerLimits(tables_per_player=100, tables_per_address=100)
NAMES = ("Ana", "Ben", "Cat", "Dan", "Eva", "Fay", "Gus", "Hal")


class Server:
    """A run of a server."""

    def __init__(self, store: ServerStore, limits: ServerLimits = GENEROUS) -> None:
        self.store, self.limits = store, limits
        self.refused: Counter[str] = Counter()
        loop = asyncio.get_running_loop()
        offers = offers_of_all()
        self.addresses = Addresses(self.limits, loop.time)
        tools = TableTools(
            self.store, offers, local_bots, after_seconds, loop.time, ways, self._changed
        )
        self.tables = Tables(tools, self.limits.tables)
        self.reception = Reception(self.tables, offers, self.addresses, after_seconds, self._count)

    async def stop(self) -> None:
        """End this run in an orderly way."""
        self.reception.bye("restart", 1)
        await self.tables.close("restart", 1)
        self.store.close()

    def _changed(self) -> None:
        self.reception.changed()

    def _count(self, code: str) -> None:
        self.refused[code] += 1


_OFFERS: list[Offers] = []


def offers_of_all() -> Offers:
    """What every server of the tests offers; to read it takes a while."""
    if not _OFFERS:
        _OFFERS.append(Offers(NAMES))
    return _OFFERS[0]


def ways(code: str) -> tuple[str, str]:
    return (f"https://play.example.org/#{code}",) * 2


class Visitor(ListClient):
    """Somebody who looks at the list."""

    def __init__(self, server: Server, token: str, address: str = HOME) -> None:
        super().__init__(token, "en")
        assert offers_of_all().rows  # read, so that the list comes at once
        self.codes: list[str] = []
        self.opened = self.codes.append
        near, far = memory_line()
        guest = server.reception.connect(far, address)
        far.on_text, far.on_close = guest.receive, guest.lost
        near.on_text, near.on_close = self.receive, self.lost
        self.attach(near)

    @property
    def rows(self) -> tuple[TableRow, ...]:
        return self.tables.rows if self.tables is not None else ()

    def opens(self, game: str = "irrgarten", preset: str = "seed", seats: int = 2, *,
              listed: bool = True) -> str:  # fmt: skip
        """Open a table. Return its code, or "" if the server refuses."""
        before = len(self.codes)
        self.open(game, preset, seats, listed=listed)
        return self.codes[-1] if len(self.codes) > before else ""


class Guest(GuestMatch):
    """Somebody at a table."""

    def __init__(self, server: Server, token: str, code: str, address: str = HOME) -> None:
        super().__init__(Invitation("play.example.org", 7373, code), "en", token)
        self.address = address
        self.come(server)

    def come(self, server: Server) -> None:
        """Connect, again after a cut."""
        near, far = memory_line()
        guest = server.reception.connect(far, self.address)
        far.on_text, far.on_close = guest.receive, guest.lost
        near.on_text, near.on_close = self.client.receive, self.client.lost
        self.line = near
        self.client.attach(near)

    def go(self) -> None:
        self.line.close()

    def say(self, message: Message) -> None:
        self.client.say(message)

    def sit(self, seat: int, name: str) -> None:
        self.say(Sit(seat, name))
        self.say(Ready(seat, True))

    @property
    def farewell(self) -> str:
        """Why the server has ended the line; "" if it has not."""
        return self.client.farewell.code if self.client.farewell is not None else ""

    @property
    def begun(self) -> bool:
        return self.beginnings > 0
