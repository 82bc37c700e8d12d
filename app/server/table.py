"""A table of a server: an `OpenTable` with a leader instead of a host's screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from app.config.logs import log
from app.content.seating import player_kinds, stand_in_bot
from app.match.bots.port import BotGuard
from app.match.journal import JournalFailed
from app.match.lifecycle import begin, fresh_id
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import RESIGNED, marked
from app.net.consent import Later
from app.net.guests import Guest, Player, guests_of
from app.net.hosted_table import HostedTable
from app.net.messages import Hello, Message, No
from app.net.open_table import OpenTable
from app.net.seeds import new_epoch
from app.net.server_messages import (
    NOT_LEADING,
    Again,
    Begin,
    Choose,
    Leads,
    OtherBot,
    SendAway,
    TableRow,
)
from app.server.offers import NotOffered, Offered, Offers
from app.server.records import TableRecord, patience
from app.server.store import ServerStore
from app.session.opener import picked_seed

NOBODY: Final = "nobody"
"""The key of the player in the host's place: the hash of no token."""
LEADER_SECONDS: Final = 30.0
"""How long a table waits for its absent leader, before somebody else leads it."""
PAUSE: Final = 0.3
"""Seconds before each decision of a bot."""


@dataclass(frozen=True)
class TableTools:
    """What all tables of a server share. `ways` returns the link and the invitation of a code.
    `changed` is called when the list of tables may be another one, `began` and `ended` when a match
    begins and when it is over."""

    store: ServerStore
    offers: Offers
    bots: Callable[[str, object], BotGuard]
    later: Later
    now: Callable[[], float]
    ways: Callable[[str], tuple[str, str]]
    changed: Callable[[], object] = lambda: None
    began: Callable[[], object] = lambda: None
    ended: Callable[[], object] = lambda: None


class ServedTable:
    """Serves a table from its record: a new one, or that of another run of the server."""

    def __init__(self, record: TableRecord, tools: TableTools) -> None:
        self._record, self._tools = record, tools
        self.code, self.game, self.leader = record.code, record.game, record.leader
        host, bot = Player(NOBODY, host=True), stand_in_bot(record.game)
        self.table = OpenTable(
            record.game, record.standby, host, record.code, tools.later, stand_in=bot
        )
        self.table.lobby.terms, self.table.lobby.preset = record.terms, record.preset
        self.table.reopened(record.taken, record.number)
        self.table.keep = self.keep
        self.table.lobby.changed = self._lobby_changed
        self._bot = bot
        self._offered: Offered | None = None
        self._somebody = asyncio.Event()
        self._dealing: asyncio.Task[None] | None = None
        self._running: asyncio.Task[None] | None = None
        self._closed = False
        self.empty_since = tools.now()
        if record.match:
            self._continue(tools.store.continued(record.code, record.match))

    # -- its match

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.table.hosted.match if self.table.hosted is not None else None

    def _begin_match(self, guest: Guest) -> None:
        """Ask everybody for their numbers, if all who sit are ready."""
        lobby = self.table.lobby
        if self.table.hosted is not None or lobby.fixed:
            return
        if not any(place.key for place in lobby.seats) or not lobby.all_ready:
            guest.send(No(0, 0, "ready"))
            return
        try:
            digest: str = self._offer().config.digest
        except NotOffered:
            guest.send(No(0, 0, "game"))
            return
        lobby.open_dice(digest, self._dice_opened)

    def _offer(self) -> Offered:
        if self._offered is None:
            record = self._record
            prepare = self._tools.offers.prepare
            self._offered = prepare(record.game, record.preset, len(record.standby))
        return self._offered

    def _dice_opened(self, complete: bool) -> None:
        if complete:
            self._dealing = asyncio.create_task(self._deal())
            self._dealing.add_done_callback(_log_fault)
            return
        player = self.table.players.get(self.leader)
        if player is not None and player.guest is not None:
            player.guest.send(No(0, 0, "ready"))

    async def _deal(self) -> None:
        """Begin the match with the dice of all numbers."""
        offered, dice = self._offer(), self.table.lobby.dice
        # For a race the program picks one of ten deals, which takes a second or two.
        seed = await asyncio.to_thread(picked_seed, self.game, offered.config, dice.seed)
        if self._closed:
            return
        title = {**offered.setup.title(), **dice.title(offered.config.digest)}
        seats = [place.seat for place in self.table.lobby.seats]
        journal = self._tools.store.journal(self.code)
        match = begin(
            self.game, offered.config, seats, seed,
            match_id=fresh_id(), title=title, journal=journal,
        )  # fmt: skip
        self.table.begun(partial(self._serve, match))
        self._tools.began()
        self._play()

    def _continue(self, match: Match) -> None:
        record = self._record
        self.table.continued(partial(self._serve, match), record.players, record.kept)
        self._play()

    def _serve(self, match: Match, players: Sequence[Player]) -> HostedTable:
        runner = MatchRunner(match, self._tools.bots(self.game, match.public))
        runner.pace(lambda: PAUSE, self._until_somebody_is_here)
        terms, later = self.table.lobby.terms, self._tools.later
        return HostedTable(
            runner, players, epoch=new_epoch(), later=later, terms=terms, stand_in=self._bot
        )

    async def _until_somebody_is_here(self) -> None:
        await self._somebody.wait()

    def _play(self) -> None:
        """Let the match go on, unless it is over."""
        hosted = self.table.hosted
        runs = self._running is not None and not self._running.done()
        if hosted is not None and not (hosted.match.over or runs or self._closed):
            self._running = asyncio.create_task(self._run(hosted))
            self._running.add_done_callback(_log_fault)

    async def _run(self, hosted: HostedTable) -> None:
        await hosted.runner.run()
        if hosted.match.over:
            self._tools.ended()
            self.keep()
            self._keep_state(hosted.match)
            self._tools.changed()

    def _keep_state(self, match: Match) -> None:
        try:
            self._tools.store.keep_state(self.code, match.header.match)
        except JournalFailed as problem:
            log("server").warning("state: %r", problem)

    def _again(self) -> None:
        hosted = self.table.hosted
        if hosted is None or not hosted.match.over:
            return
        self.table.again()
        self.keep()
        self._tell_leader()

    # -- who comes and goes

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        """Welcome a client, and say whether it leads the table."""
        self.table.arrived(guest, player, hello)
        guest.send(self._leads(player))
        self._somebody.set()
        self._look_for_leader()
        self._tools.changed()

    def left(self) -> None:
        """Handle that somebody's connection has ended."""
        self.table.left()
        if not self.table.people:
            self._somebody.clear()
            self.empty_since = self._tools.now()
        self._look_for_leader()
        self._tools.changed()

    def _leads(self, player: Player) -> Leads:
        if player.key != self.leader:
            return NOT_LEADING
        return Leads(True, *self._tools.ways(self.code))

    def _tell_leader(self) -> None:
        for guest in guests_of(self.table.players):
            if guest.player is not None:
                guest.send(self._leads(guest.player))

    @property
    def _leader_is_here(self) -> bool:
        player = self.table.players.get(self.leader)
        return player is not None and player.guest is not None

    def _look_for_leader(self) -> None:
        if not self._leader_is_here:
            self._tools.later(LEADER_SECONDS, self._pass_lead)

    def _pass_lead(self) -> None:
        """Let somebody who is here lead the table, if its leader has not come back: a player who
        has a seat, or else a spectator."""
        here = [one for one in self.table.players.values() if one.guest is not None]
        if self._leader_is_here or not here or self._closed:
            return
        seated = [one for one in here if one.seats or self.table.lobby.seats_of(one)]
        self.leader = [*seated, *here][0].key
        self._tell_leader()
        self.keep()

    # -- what they ask for

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""
        if not isinstance(message, Begin | Choose | OtherBot | SendAway | Again):
            self.table.handle(guest, player, message)
            self._play()  # an undo may have reopened a match
        elif player.key != self.leader:
            guest.send(No(0, 0, "leader"))
        else:
            self._lead(guest, message)

    def _lead(self, guest: Guest, message: Begin | Choose | OtherBot | SendAway | Again) -> None:
        lobby = self.table.lobby
        match message:
            case Begin():
                self._begin_match(guest)
            case Again():
                self._again()
            case _ if self.table.hosted is not None or lobby.fixed:
                guest.send(No(0, 0, "closed"))
            case Choose():
                lobby.choose(message.terms)
            case OtherBot(seat=seat) if seat < len(lobby.seats):
                lobby.turn_bot(seat, player_kinds(self.game)[1:], 1)
            case SendAway(seat=seat) if seat < len(lobby.seats):
                if lobby.seats[seat].key != self.leader:
                    self.table.kick(seat)
            case _:
                guest.bye("message")

    # -- what is kept, and shown in the list

    def _lobby_changed(self) -> None:
        self.keep()
        self._tools.changed()

    def keep(self) -> None:
        """Write down what has changed."""
        table, lobby = self.table, self.table.lobby
        match = self.match
        record = replace(
            self._record,
            leader=self.leader,
            terms=lobby.terms,
            standby=tuple(place.standby for place in lobby.seats),
            number=lobby.dice.number,
            taken={n: (one.key, one.name) for n, one in enumerate(lobby.seats) if one.key},
            match=match.header.match if match is not None else "",
            players=table.guests_seats if match is not None else {},
            kept=dict(table.kept_seats),
            over=match is not None and match.over,
        )
        if record != self._record and not self._closed:
            self._record = record
            self._tools.store.write_table(record)

    def shown_to(self, key: str) -> bool:
        """Whether a player finds the table in the list."""
        match = self.match
        if self._is_mine(key):
            return True
        return self._record.listed and (match is None or not match.over)

    def _is_mine(self, key: str) -> bool:
        player = self.table.players.get(key)
        return player is not None and bool(player.seats or self.table.lobby.seats_of(player))

    def row(self, key: str) -> TableRow:
        """Return the table as the list shows it to a player."""
        match = self.match
        if match is None:
            places = self.table.lobby.seats
            people = tuple(place.name for place in places if place.key)
            free = len(places) - len(people)
        else:
            people = tuple(seat.name for seat in match.seats if seat.human)
            resigned = marked(match.header.title, RESIGNED)
            taken = {*self.table.kept_seats, *resigned}
            bots = {n for n, seat in enumerate(match.seats) if not seat.human}
            free = len(bots - taken)
        record = self._record
        return TableRow(
            self.code, self.game, record.preset, people, free, len(record.standby),
            begun=match is not None, mine=self._is_mine(key),
        )  # fmt: skip

    # -- its end

    @property
    def patience(self) -> float:
        """The seconds that the table waits for somebody once it is empty."""
        return patience(self._record)

    def is_idle(self, now: float) -> bool:
        """Whether nobody was here for so long that the table closes."""
        return not self.table.people and now - self.empty_since >= self.patience

    async def close(self, code: str, seconds: int = 0, *, lost: bool = False) -> None:
        """Send everybody away with one of `SERVER_BYE_CODES`, and write the match, unless it is
        lost to this server."""
        self._closed = True
        for guest in guests_of(self.table.players):
            guest.bye(code, seconds)
        hosted = self.table.hosted
        if hosted is not None:
            hosted.release()
            await hosted.runner.stop()
            if not lost:
                self._keep_state(hosted.match)
        tasks = [task for task in (self._dealing, self._running) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _log_fault(task: asyncio.Task[None]) -> None:
    problem = None if task.cancelled() else task.exception()
    if problem is not None:
        log("server").error("table: %r", problem, exc_info=problem)
