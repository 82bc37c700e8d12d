"""Matches with people on other machines: the table that this program serves, and the guest's side.

Imported only to host or to join: it needs the library `websockets`.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from secrets import token_urlsafe
from typing import Any, Protocol

from typing_extensions import override

from app.config.logs import log
from app.content.match_setup import MatchSetup
from app.content.seating import stand_in_bot
from app.match.match import NotYourTurn
from app.match.runner import MatchRunner
from app.match.seats import RESIGNED, Seat, marked
from app.net.dialer import Dialer
from app.net.guests import Player
from app.net.host_match import HostMatch, attach
from app.net.hosted_table import HostedTable, after_seconds
from app.net.invitations import Invitation, new_code
from app.net.lines import at_once
from app.net.messages import Asked, Clock, End, Kept, Lobby, Said, Stand, Terms
from app.net.open_table import OpenTable
from app.net.ports import TableServer
from app.net.remote_match import RemoteMatch
from app.net.seeds import new_epoch, new_token, token_key
from app.net.server_messages import NOT_LEADING, Leads
from app.net.talk import Conversation
from app.session import kept_table
from app.session.browser_page import BrowserPage, PageOptions
from app.session.kept_table import KeptTable
from app.session.opener import MatchOpener, picked_seed
from app.session.same_rules import setup_like
from app.session.session import Session
from engines.kernel.errors import IllegalAction


class Running(Protocol):
    """A task, as far as one who only stops it sees it."""

    def cancel(self) -> object:
        """Stop it."""


class TooLate(RemoteMatch):
    """A match in which a key may come too late: others decide, undo or take a seat meanwhile. Such
    a decision is dropped, and the screen shows what has happened."""

    @override
    def decide(self, seat: int, action: int) -> None:
        try:
            super().decide(seat, action)
        except (NotYourTurn, IllegalAction) as late:
            log("net").info("too late: %r", late)

    @override
    def take_back(self, seat: int) -> None:
        try:
            super().take_back(seat)
        except NotYourTurn as late:
            log("net").info("too late: %r", late)


class ServedMatch(TooLate, HostMatch):
    """The host's side of a match at a table that others reach. Leaving it closes the table, unless
    the table has another match then."""

    def __init__(self, table: HostedTable, token: str, hosting: Hosting) -> None:
        super().__init__(table, token)
        self.hosting = hosting

    @override
    async def stop(self) -> None:
        if self.hosting.table.hosted is self.table:
            await super().stop()
            await self.hosting.close()
        else:
            await self.table.runner.stop()
            await RemoteMatch.stop(self)


class Hosting:
    """A table of this program: its lobby, its server, its invitation. `file` keeps who sits where
    in a match, for the case that the program is killed."""

    def __init__(
        self, table: OpenTable, setup: MatchSetup, token: str, door: Door, file: Path | None
    ) -> None:
        self.table, self._setup, self._token = table, setup, token
        self._door, self._file = door, file
        self._pass = token_urlsafe(32)
        self._server = self._server_at(door.port)
        self._page: BrowserPage | None = None
        self.talk = Conversation()
        """What was said at the table, in all its matches."""
        self.page_opens = True
        """Whether nobody knows yet if the page will be there."""
        self.page_changed: Callable[[], object] = lambda: None
        """Called when the page is open."""
        table.keep = self._keep

    async def open(self, *, anywhere: bool = False) -> None:
        """Open the port, or `anywhere` another one if it is taken. Raise `OSError` if that
        fails."""
        try:
            await self._server.start()
        except OSError:
            if not anywhere:
                raise
            self._server = self._server_at(0)
            await self._server.start()

    def _server_at(self, port: int) -> TableServer:
        return TableServer(self.table, self._door.address, port, own_pass=self._pass)

    async def open_page(self) -> None:
        """Serve the table's page to browsers, on the next port if it is free."""
        table = Invitation(self._door.inside, self._server.port, self.table.code)
        page = PageOptions(own_pass=self._pass)
        self._page = BrowserPage(table.place, self._door.address, self._server.port + 1, page)
        await self._page.open()
        self._server.page_port, self.page_opens = self._page.port, False
        self.page_changed()

    @property
    def port(self) -> int:
        """The port that was asked for."""
        return self._door.port

    @property
    def has_page(self) -> bool:
        """Whether browsers find the table's page."""
        return self._page is not None and self._page.port != 0

    @property
    def invitation(self) -> Invitation:
        """What friends open or type; once the port is open."""
        return Invitation(self._door.place, self._server.port, self.table.code)

    def open_dice(self, then: Callable[[bool], object]) -> None:
        """Ask the guests for their numbers. Call `then` when all have come, or too few in time.
        Raise as `MatchOpener.new` does."""
        self.table.lobby.open_dice(self._rules_of(self._sitting()), then)

    async def begin(self, opener: MatchOpener) -> Session:
        """Begin the match with those who sit, with the dice of all numbers. Raise as
        `MatchOpener.new` does."""
        dice, setup = self.table.lobby.dice, self._sitting()
        # For a race the program picks one of ten deals, which takes a second or two.
        seed = await asyncio.to_thread(picked_seed, setup.game, setup.config(), dice.seed)
        title = dice.title(self._rules_of(setup))
        session = opener.new(replace(setup, seed=seed, seed_drawn=False), title)
        self.table.begun(partial(_served, session, self.table.lobby.terms))
        return self._at_table(session)

    def continue_here(self, session: Session) -> Session:
        """Go on with a saved match, for those who sit in its lobby."""
        _runner_of(session).reseat([one.seat for one in self.table.lobby.seats])
        self.table.begun(partial(_served, session, self.table.lobby.terms))
        return self._at_table(session)

    def continue_with(self, session: Session, kept: KeptTable) -> Session:
        """Serve a saved match again for those who played it at a table that was killed."""
        self.table.continued(
            partial(_served, session, self.table.lobby.terms), kept.players, kept.kept
        )
        return self._at_table(session)

    def _at_table(self, session: Session) -> Session:
        assert self.table.hosted is not None
        source = ServedMatch(self.table.hosted, self._token, self)
        source.talk = self.talk
        attach(source, self.table.hosted, at_once)
        session.source = source
        return session

    def _keep(self) -> None:
        """Keep who plays which seat, so that they can come back after a restart."""
        table = self.table
        if table.hosted is None:
            return
        kept = KeptTable(
            table.hosted.match.header.match,
            table.code,
            self._door.address,
            self._server.port,
            table.host.seats,
            table.guests_seats,
            table.kept_seats,
            table.hosted.terms,
        )
        kept_table.write(self._file, kept)

    def _sitting(self) -> MatchSetup:
        return replace(self._setup, seats=tuple(one.seat for one in self.table.lobby.seats))

    @staticmethod
    def _rules_of(setup: MatchSetup) -> str:
        """Return the digest of the configuration."""
        digest: str = setup.config().digest
        return digest

    async def close(self) -> None:
        """Send everybody away, and close the port."""
        self.table.close()
        await asyncio.sleep(0)  # the farewells are written
        await self._server.stop()
        if self._page is not None:
            await self._page.close()


@dataclass(frozen=True)
class Door:
    """Where a table is: an address of this machine, "" for all of them, and a port."""

    address: str
    port: int

    @property
    def _everywhere(self) -> bool:
        return self.address in ("", "0.0.0.0", "::")

    @property
    def place(self) -> str:
        """The address by which friends reach it."""
        return own_address() if self._everywhere else self.address

    @property
    def inside(self) -> str:
        """The address by which this machine reaches it."""
        return "127.0.0.1" if self._everywhere else self.address


def new_hosting(setup: MatchSetup, door: Door, file: Path | None) -> Hosting:
    """Return a new table, with its lobby."""
    token = new_token()
    host = Player(token_key(token), host=True)
    bot = stand_in_bot(setup.game)
    seats = _with_bots(setup.seats, bot)
    table = OpenTable(setup.game, seats, host, new_code(), after_seconds, stand_in=bot)
    table.lobby.preset = setup.preset
    return Hosting(table, setup, token, door, file)


def hosting_again(session: Session, kept: KeptTable, file: Path | None) -> Hosting:
    """Return the table of a saved match as it was when its program was killed."""
    token, source = new_token(), session.source
    host = Player(token_key(token), kept.host, host=True)
    bot = stand_in_bot(source.header.game)
    seats = _with_bots(source.seats, bot)
    game, code = source.header.game, kept.code
    table = OpenTable(game, seats, host, code, after_seconds, stand_in=bot)
    table.lobby.terms = kept.terms
    return Hosting(table, setup_like(source.header), token, Door(kept.address, kept.port), file)


def hosting_saved(session: Session, door: Door, file: Path | None) -> Hosting:
    """Return a new table, with its lobby, at which a saved match goes on. Its people are here until
    they leave their seats to others."""
    token, header = new_token(), session.source.header
    host = Player(token_key(token), host=True)
    bot = stand_in_bot(header.game)
    resigned = marked(header.title, RESIGNED)
    table = OpenTable(
        header.game, _with_bots(header.seats, bot), host, new_code(), after_seconds,
        stand_in=bot, saved=True, resigned=resigned,
    )  # fmt: skip
    for seat, who in enumerate(header.seats):
        if who.human:
            table.lobby.sit_host(who.name, seat)
    return Hosting(table, setup_like(header), token, door, file)


def _runner_of(session: Session) -> MatchRunner:
    assert isinstance(session.source, MatchRunner)
    return session.source


def _served(session: Session, terms: Terms, players: Sequence[Player]) -> HostedTable:
    runner = _runner_of(session)
    bot = stand_in_bot(runner.match.header.game)
    return HostedTable(
        runner, players, epoch=new_epoch(), later=after_seconds, terms=terms, stand_in=bot
    )


class GuestMatch(TooLate):
    """The match of a guest, with the line to the table. Leaving it ends the line."""

    def __init__(
        self,
        invitation: Invitation,
        language: str,
        token: str,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(token, language=language, code=invitation.code)
        self.invitation, self._token, self._headers = invitation, token, headers
        self.leads = NOT_LEADING
        """Whether this player leads a table of a public server."""
        self.led = False
        """Whether one of the players leads the table: it is a public server's."""
        self.dialer = Dialer(invitation.url, self.client, self._tell, headers, lambda: self._plays)
        self._task: Running | None = None
        self.keep: Callable[[], object] = lambda: None
        """Called when the match is over, and the table has opened its journal."""

    @override
    def ended(self, end: End) -> None:
        super().ended(end)
        self.keep()

    @override
    def told(self, message: Lobby | Clock | Said | Asked | Kept | Leads) -> None:
        if isinstance(message, Leads):
            self.leads, self.led = message, True
        super().told(message)

    def goodbye(self) -> None:
        """Say that the people here leave, so that a bot plays for them from now on."""
        if not self.over:
            for seat in self.people:
                self.client.say(Stand(seat))

    def again(self, language: str) -> GuestMatch:
        """Return the same player's next match at the table."""
        new = GuestMatch(self.invitation, language, self._token, self._headers)
        new.talk = self.talk
        return new

    @property
    def _plays(self) -> bool:
        """Whether this player is in a match that is not over."""
        return bool(self._viewers) and not self.over

    def _tell(self) -> None:
        self.changed()  # whoever listens at that moment

    def dial(self, start: Callable[[Coroutine[Any, Any, None]], Running]) -> None:
        """Connect, and stay connected, in a task that ends with the program that has `start`ed it:
        several may run in one process."""
        self._task = start(self.dialer.run())

    @override
    async def stop(self) -> None:
        await super().stop()
        task, self._task = self._task, None
        if task is not None:
            await asyncio.sleep(0)  # the end of the line is on its way
            task.cancel()


def _with_bots(seats: Sequence[Seat], bot: str) -> list[Seat]:
    """Return who plays each seat if nobody takes it."""
    return [Seat(seat.name, bot) if seat.human else seat for seat in seats]


def own_address() -> str:
    """Return the address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # an address for examples: only the route is looked up
            address: str = probe.getsockname()[0]
        except OSError:
            return "127.0.0.1"
    return address
