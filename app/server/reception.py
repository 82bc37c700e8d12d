"""Where connections arrive: each goes to the table of its code, or gets the list of tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

from app.config.logs import log
from app.match.acks import Ack
from app.net import limits
from app.net.addresses import Addresses
from app.net.consent import Later
from app.net.guests import Guest, Player
from app.net.lines import Line
from app.net.messages import Hello, Message, No
from app.net.seeds import token_key
from app.net.server_messages import Open, Opened
from app.net.server_messages import Tables as TablesMessage
from app.server.offers import NotOffered, Offers
from app.server.refusals import WRONG_CODE
from app.server.table import ServedTable
from app.server.tables import Tables

NEWS_SECONDS: Final = 1.0
"""Seconds between two lists for those who look at it."""


class Reception:
    """Receives the connections of a server. `count` is called with the code of each refusal."""

    def __init__(
        self, tables: Tables, offers: Offers, addresses: Addresses, later: Later,
        count: Callable[[str], object],
    ) -> None:  # fmt: skip
        self.tables, self.offers, self.addresses = tables, offers, addresses
        self.count = count
        self._later = later
        self._visitors: dict[Visit, Guest] = {}
        self._news_waits = False
        self._reading: asyncio.Task[None] | None = None

    def connect(self, line: Line, address: str) -> Guest:
        """Return the server's side of a line from an address."""
        visit = Visit(self, address)
        visit.guest = Guest(visit, line)
        return visit.guest

    @property
    def visitors(self) -> int:
        """The number of clients that look at the list."""
        return len(self._visitors)

    # -- the list

    def look(self, visit: Visit, guest: Guest) -> None:
        """Show a client the list, now and after each change."""
        self._visitors[visit] = guest
        self._show(guest)

    def look_no_more(self, visit: Visit) -> None:
        self._visitors.pop(visit, None)

    def changed(self) -> None:
        """Show everybody the new list soon."""
        if self._visitors and not self._news_waits:
            self._news_waits = True
            self._later(NEWS_SECONDS, self._show_all)

    def _show_all(self) -> None:
        self._news_waits = False
        for guest in list(self._visitors.values()):
            self._show(guest)

    def _show(self, guest: Guest) -> None:
        if not self.offers.read:
            if self._reading is None:
                self._reading = asyncio.create_task(self.read_offers())
        elif guest.player is not None:
            rows = self.tables.rows(guest.player.key)
            guest.send(TablesMessage(limits.PROTOCOL, rows, self.offers.rows))

    async def read_offers(self) -> None:
        """Read what is offered, in a thread, and show it to all who wait for it."""
        await asyncio.to_thread(lambda: self.offers.rows)
        self._show_all()

    def open(self, guest: Guest, player: Player, wanted: Open, address: str) -> None:
        """Open a table for somebody who looks at the list."""
        refusal = "full" if self.tables.full else ""
        if not refusal and not self.addresses.may_open(address, player.key):
            refusal = "often"
        if not refusal:
            try:
                table, written = self.tables.open(player.key, wanted)
            except NotOffered:
                refusal = "game"
            else:
                self._tell_of(guest, table.code, written)
                return
        self.count(refusal)
        guest.send(No(0, 0, refusal))

    def _tell_of(self, guest: Guest, code: str, written: Ack | None) -> None:
        """Tell a player of a new table once it is kept: another server may have to find it."""
        if written is None:
            guest.send(Opened(code))
            return

        def tell() -> None:
            kept = written.exception() is None
            guest.send(Opened(code) if kept else No(0, 0, "full"))

        loop = asyncio.get_running_loop()
        written.add_done_callback(lambda _ack: loop.call_soon_threadsafe(tell))

    def bye(self, code: str, seconds: int) -> None:
        """Send all away who look at the list."""
        for guest in list(self._visitors.values()):
            guest.bye(code, seconds)


class Visit:
    """One connection: a `GuestTable` that passes everything on to the table of its greeting."""

    guest: Guest

    def __init__(self, reception: Reception, address: str) -> None:
        self._reception, self._address = reception, address
        self._table: ServedTable | None = None

    def player(self, hello: Hello) -> Player | None:
        """Return the player who greets; None, and a farewell, for somebody who may not come."""
        reception = self._reception
        if not hello.token:
            return None
        if not hello.table:
            return Player(token_key(hello.token))
        table = reception.tables.find(hello.table)
        if table is None or not table.table.knows(hello):
            if not reception.addresses.may_guess(self._address):
                self._refuse("guesses", limits.GUESS_SECONDS)
                return None
            if table is None:
                reception.addresses.guessed_wrong(self._address)
                reception.count(WRONG_CODE)
                return None
        self._table = table
        player = table.table.player(hello)
        if player is None:
            self._table = None
            self._refuse("full", limits.FULL_SECONDS)
        return player

    def _refuse(self, code: str, seconds: int) -> None:
        self._reception.count(code)
        self.guest.bye(code, seconds)

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        if self._table is not None:
            self._table.arrived(guest, player, hello)
            people = {"game": self._table.game, "people": self._table.table.people}
            log("server").info("joined", extra=people)
        else:
            self._reception.look(self, guest)
            log("server").info("visitor", extra={"count": self._reception.visitors})

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        if self._table is not None:
            self._table.handle(guest, player, message)
        elif isinstance(message, Open):
            self._reception.open(guest, player, message, self._address)
        else:
            guest.bye("message")

    def left(self) -> None:
        if self._table is not None:
            self._table.left()
        else:
            self._reception.look_no_more(self)
