"""Runs a public server: its store, its tables, its ports and its pages, until a signal ends it."""

from __future__ import annotations

import asyncio
import secrets
import signal
import time
from collections.abc import Mapping
from socket import socket
from typing import Any, Final
from urllib.parse import urlsplit

from app import __version__
from app.config.logs import log
from app.match.bots.port import BotGuard
from app.match.bots.process import COMMAND, STARTING, ProcessBots
from app.net import limits
from app.net.addresses import Addresses
from app.net.hosted_table import after_seconds
from app.net.invitations import Invitation, shown_code
from app.processes.pool import Pool
from app.server.claims import Claims
from app.server.health import HealthServer, Heartbeat, figures_text, memory
from app.server.line_server import LineServer
from app.server.offers import Offers
from app.server.options import ServeOptions
from app.server.peers import Peers
from app.server.reception import Reception
from app.server.refusals import Refusals
from app.server.store import ServerStore
from app.server.table import TableTools
from app.server.tables import Tables
from app.session.browser_page import BrowserPage, PageOptions
from app.session.guest_process import GuestProcess
from app.session.ssh_process import SshOptions, SshProcess

SWEEP_SECONDS: Final = 30.0
LOOK_SECONDS: Final = 2.0
"""Seconds between two looks at the tables of other servers."""
OFFERS_SECONDS: Final = 5.0
"""Seconds after the start in which decks are read only if somebody looks at the list."""
VISITORS: Final = 40
"""Guests of one process of the page, or of one for SSH."""
BOT_PROCESSES: Final = 2
"""Processes for the bots of all tables that think for long."""


class PublicServer:
    """A server with its ports. `names` are those of the seats that bots have, `claims` is the store
    if other servers share it, `early` the port for clients if it listens already."""

    def __init__(
        self, options: ServeOptions, store: ServerStore, names: tuple[str, ...],
        claims: Claims | None = None, early: socket | None = None,
    ) -> None:  # fmt: skip
        self.options, self._store, self._early = options, store, early
        self._refusals = Refusals()
        self._pool = Pool(COMMAND, size=BOT_PROCESSES, starting=STARTING)
        self._beat = Heartbeat()
        self._began = time.time()
        self._started = self._stopping = False
        clock = time.monotonic
        self._addresses = Addresses(options.limits, clock)
        offers = Offers(names)
        tools = TableTools(
            store, offers, self._bots, after_seconds, clock, self._ways, self._list_changed
        )
        self.tables = Tables(tools, options.limits.tables, claims)
        self._peers = Peers(claims, self.tables) if claims is not None else None
        self.reception = Reception(
            self.tables, offers, self._addresses, after_seconds, self._refusals.count
        )
        self._pass = secrets.token_urlsafe(32) if claims is None else claims.secret
        self._lines = LineServer(
            self.reception, self._addresses, own_pass=self._pass, proxied=options.proxied,
            relays=self._peers.relays if self._peers is not None else None,
            page_port=lambda: self.page_port,
        )  # fmt: skip
        self._health = HealthServer(self.health, self.metrics)
        self._pages: list[GuestProcess] = []
        self._ssh: list[GuestProcess] = []
        self._tasks: list[asyncio.Task[None]] = []

    def _bots(self, game: str, public: Any) -> BotGuard:
        return BotGuard(ProcessBots(game, public, pool=self._pool))

    def _list_changed(self) -> None:
        self.reception.changed()

    def _ways(self, code: str) -> tuple[str, str]:
        """Return the link of a code for browsers, "" without a page, and the same for programs."""
        options = self.options
        if options.url:
            typed = f"{options.url.rstrip('/')}/#{shown_code(code)}"
        else:
            typed = Invitation(options.inside, self.port, code).typed
        return typed if options.url or self.page_port else "", typed

    # -- its life

    @property
    def port(self) -> int:
        """The port for clients, once it is open."""
        return self._lines.port

    @property
    def page_port(self) -> int:
        """The port of the page; 0 without one."""
        return next((page.port for page in self._pages if page.port), 0)

    @property
    def ssh_port(self) -> int:
        """The port for SSH; 0 without one."""
        return next((one.port for one in self._ssh if one.port), 0)

    @property
    def health_port(self) -> int:
        """The operator's port, once it is open."""
        return self._health.port

    async def start(self) -> None:
        """Open the ports. Raise `OSError` if one can't be opened."""
        options = self.options
        if self._peers is not None:
            self._peers.listen()
            for work in (self._peers.run(), self._look()):
                self._tasks.append(asyncio.create_task(work))
        await self._lines.start(options.address, options.port, self._early)
        await self._health.start("127.0.0.1", options.health_port)
        await self._open_pages()
        await self._open_ssh()
        for work in (
            self._read_offers(),
            self.tables.restore_all(),
            self._beat.run(),
            self._sweep(),
        ):
            self._tasks.append(asyncio.create_task(work))
        self._started = True
        log("server").info(
            "started",
            extra={
                "version": __version__,
                "port": self.port,
                "page": self.page_port,
                "health": self.health_port,
                "ssh": self.ssh_port,
                "tables": len(self.tables),
            },
        )

    async def _read_offers(self) -> None:
        """Read what is offered, when those who come back to their tables are there: they need none
        of it, and for a second it takes what they need of the processor."""
        await asyncio.sleep(OFFERS_SECONDS)
        await self.reception.read_offers()

    async def _open_pages(self) -> None:
        options = self.options
        name = urlsplit(options.url).netloc.lower() if options.url else ""
        page = PageOptions(
            visitors=VISITORS,
            per_address=min(VISITORS, options.limits.lines_per_address),
            lists=True,
            names=(name,) if name else (),
            proxied=options.proxied,
            own_pass=self._pass,
            shared=options.pages > 1,
        )
        place = Invitation(options.inside, self.port, "").place
        for _ in range(options.pages):
            one = BrowserPage(place, options.address, options.page_port, page)
            await _open(one, f"page: port {options.page_port}", self._pages)

    async def _open_ssh(self) -> None:
        options = self.options
        if not options.ssh:
            return
        ssh = SshOptions(
            options.host_key,
            sessions=VISITORS,
            per_address=min(VISITORS, options.limits.lines_per_address),
            name=urlsplit(options.url).hostname or "",
            language=options.language,
            own_pass=self._pass,
            shared=options.ssh_processes > 1,
        )
        place = Invitation(options.inside, self.port, "").place
        for _ in range(options.ssh_processes):
            one = SshProcess(place, options.ssh_address or options.address, options.ssh, ssh)
            await _open(one, f"ssh: port {options.ssh}", self._ssh)

    async def _look(self) -> None:
        """Learn of the tables of other servers, as long as somebody looks at the list."""
        while self._peers is not None:
            if self.reception.visitors and await self._peers.look_around():
                self._list_changed()
            await asyncio.sleep(LOOK_SECONDS)

    async def _sweep(self) -> None:
        """Close idle tables and bring processes back that have failed, again and again."""
        while True:
            await asyncio.sleep(SWEEP_SECONDS)
            await self.tables.sweep(time.monotonic)
            self._addresses.sweep()
            self._refusals.report()
            if self._peers is not None:
                await self._peers.sweep()
            for one in (*self._pages, *self._ssh):
                if not one.runs and not self._stopping:
                    log("server").error(f"{one.part} ended")
                    await one.open()

    async def stop(self) -> None:
        """Tell everybody that the server will be back, write everything, and close the ports."""
        self._stopping = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self.reception.bye("restart", limits.RESTART_SECONDS)
        await self.tables.close("restart", limits.RESTART_SECONDS)
        await asyncio.sleep(0.05)  # the farewells are on their way
        await self._lines.stop()
        if self._peers is not None:
            self._peers.close()
        await asyncio.to_thread(self._store.close)  # now others may have its tables
        await asyncio.gather(*(one.close(over=False) for one in (*self._pages, *self._ssh)))
        await self._health.stop()
        self._pool.close()
        self._refusals.report()
        log("server").info("stopped")

    # -- what the operator sees

    def health(self) -> Mapping[str, object]:
        """Return how the server is."""
        bad = [] if self._peers is None or self._peers.well else ["store"]
        works = {"page": self._pages, "ssh": self._ssh}
        bad += [name for name, them in works.items() if not all(one.runs for one in them)]
        status = bad[0] if bad else "ok" if self._started else "starting"
        status = "stopping" if self._stopping else status
        return {"status": status, "version": __version__, "tables": len(self.tables)}

    def metrics(self) -> str:
        """Return the figures of the server for Prometheus."""
        counts, tables = self.tables.counts, list(self.tables)
        playing = [one for one in tables if one.match is not None and not one.match.over]
        decisions = sum(one.match.decisions for one in tables if one.match is not None)
        people, pause = sum(one.table.people for one in tables), self._beat.read()
        relays = len(self._peers.relays) if self._peers is not None else 0
        figures = {
            "up_seconds": ("gauge", "Seconds since the start.", time.time() - self._began),
            "lines": ("gauge", "Connections of clients.", self._addresses.lines),
            "visitors": ("gauge", "Clients that look at the list.", self.reception.visitors),
            "tables": ("gauge", "Tables, also those still to be restored.", len(self.tables)),
            "matches": ("gauge", "Matches in progress.", len(playing)),
            "people": ("gauge", "Clients at tables.", people),
            "decisions": ("gauge", "Decisions in the matches of all tables.", decisions),
            "tables_opened_total": ("counter", "Tables opened.", counts.opened),
            "tables_idle_total": ("counter", "Tables closed because nobody came.", counts.idle),
            "tables_restored_total": ("counter", "Tables opened after a restart.", counts.restored),
            "tables_broken_total": ("counter", "Tables lost in a restart.", counts.broken),
            "tables_lost_total": ("counter", "Tables left to a new opening.", counts.lost),
            "relays": ("gauge", "Connections passed on to other servers.", relays),
            "matches_begun_total": ("counter", "Matches begun.", counts.began),
            "matches_ended_total": ("counter", "Matches played to their end.", counts.ended),
            "bot_processes": ("gauge", "Processes of bots.", len(self._pool.children)),
            "pages": ("gauge", "Processes of the page.", sum(one.runs for one in self._pages)),
            "ssh_processes": ("gauge", "Processes for SSH.", sum(one.runs for one in self._ssh)),
            "ssh_sessions": ("gauge", "Players over SSH.", sum(one.guests for one in self._ssh)),
            "memory_bytes": ("gauge", "Memory of this process.", memory()),
            "loop_pause_seconds": ("gauge", "Longest pause since the last look.", pause),
        }  # fmt: skip
        return figures_text(figures, self._refusals.counts)


async def _open(process: GuestProcess, what: str, others: list[GuestProcess]) -> None:
    """Open a process and put it with the others. Raise `OSError` if it can't open its port."""
    await process.open()
    if not process.port:
        raise OSError(what)
    others.append(process)


async def run_until_signalled(server: PublicServer) -> None:
    """Run a server until SIGTERM, SIGINT or SIGHUP. Raise `OSError` if a port can't be opened."""
    ended = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP):
        # `nohup` lets a server outlive its terminal: what it ignores stays ignored.
        if number != signal.SIGHUP or signal.getsignal(number) is not signal.SIG_IGN:
            loop.add_signal_handler(number, ended.set)
    try:
        await server.start()
        await ended.wait()
    finally:
        await server.stop()
