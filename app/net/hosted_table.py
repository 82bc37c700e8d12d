"""A served table: a live match, and what its players send and get. No sockets, files or clocks.

A client gets its own frames, the public configuration and a header without secrets. The seed, the
journal and the hidden part of the configuration stay here until the match is over and written.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from dataclasses import replace
from typing import Any

from app.match import wire
from app.match.fair_dice import without_secrets
from app.match.headers import header_to_data
from app.match.journal import MustReopen
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import HANDED, RESIGNED, marked
from app.net import limits
from app.net.addresses import Caller
from app.net.consent import Later
from app.net.guests import Guest, Player, guests_of
from app.net.late_feed import LATE, late_feed
from app.net.lines import Line
from app.net.messages import (
    NO_TERMS,
    Act,
    Add,
    Agree,
    Back,
    ChangeSeats,
    End,
    Hello,
    Lobby,
    Message,
    No,
    Place,
    Ready,
    Resumed,
    Shown,
    Sit,
    Stand,
    Talk,
    Terms,
    Welcome,
)
from app.net.payloads import payloads_of
from app.net.seat_feed import SeatFeed
from app.net.seeds import token_key
from app.net.table_commands import TableCommands
from app.net.talk import TalkRules
from app.net.turn_clock import Now, TurnClock
from engines.kernel.events import SPECTATOR


def seconds_now() -> float:
    """Return the time of the running event loop: the `now` of a real table."""
    import asyncio

    return asyncio.get_running_loop().time()


class HostedTable:
    """Serves a match that a `MatchRunner` runs, for the players known by their tokens.

    `epoch` names this run of the table. `later` calls a function after some seconds. `sealed` is
    False only for a table that nobody else can join: its own screen shows the seed, as at home.
    `stand_in` is the bot that decides for a person whose time is up.
    """

    def __init__(
        self,
        runner: MatchRunner,
        players: Iterable[Player],
        *,
        epoch: str,
        later: Later,
        sealed: bool = True,
        terms: Terms = NO_TERMS,
        stand_in: str = "",
        now: Now = seconds_now,
    ) -> None:
        self.runner, self.epoch, self.sealed = runner, epoch, sealed
        self.terms = terms
        self._players = {player.key: player for player in players}
        self._payloads = payloads_of(self.match.header.game)
        self._feeds: dict[int, SeatFeed] = {}
        self._commands = TableCommands(runner, self._players, later, self.seats_changed)
        self._clock = TurnClock(runner, terms.clock, stand_in, later, now, self._tell_players)
        self._commands.consent.is_open = self._clock.hold
        told = self._send_late, self._over_late, self._open_late
        self._late = late_feed(terms.watching, self.match, self._payloads, *told)
        self.talk_rules = TalkRules(later)
        self._ready: set[int] = set()
        self._ended, self.farewell = False, "closed"  # one of `BYE_CODES`

    @property
    def match(self) -> Match:
        return self.runner.match

    def player(self, hello: Hello) -> Player | None:
        """Return the player of a token, or None for an unknown one."""
        return self._players.get(token_key(hello.token))

    def admit(self, player: Player) -> None:
        """Let somebody else play or watch."""
        self._players[player.key] = player

    def dismiss(self, player: Player) -> None:
        """Forget somebody who only watched and has left."""
        self._players.pop(player.key, None)

    def connect(self, line: Line, _caller: Caller | None = None) -> Guest:
        """Return the table's side of a new line; pass it every text that comes. It has no code to
        guess: it knows all its players."""
        return Guest(self, line)

    def close(self) -> None:
        """End all lines, and stop watching the match."""
        for guest in self._guests():
            guest.bye(self.farewell)
        self.release()

    def release(self) -> None:
        """Stop watching the match; the lines stay."""
        for feed in self._feeds.values():
            feed.close()
        self._feeds.clear()
        if self._late is not None:
            self._late.close()
        self._commands.close()
        self._clock.close()

    def alone(self, player_seats: Iterable[int]) -> bool:
        """Whether these seats are those of all people."""
        people = {seat for seat, who in enumerate(self.match.seats) if who.human}
        return people <= set(player_seats)

    # -- coming and going

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        """Continue a client where it was, or give it a new beginning."""
        missed = self._missed(player, hello)
        if missed is None:
            self._welcome(guest, player)
        else:
            guest.viewers, guest.mine = viewers_of(self.match, player), player.seats
            guest.send(Resumed(self.epoch))
            self._tell_end(guest)
            for line in missed:
                guest.send_line(line)
        question = self._commands.question_for(player)
        if question is not None:
            guest.send(question)
        self._clock.look()
        if not self._is_late(player):
            guest.send(self._clock.state)
        self._lobby()

    def left(self) -> None:
        self._lobby()

    def _missed(self, player: Player, hello: Hello) -> list[str] | None:
        """Return the lines that a client has not got, or None if it needs a new beginning."""
        seen = dict(hello.seen)
        if self._is_late(player):
            return None
        if hello.epoch != self.epoch or seen.keys() != viewers_of(self.match, player):
            return None
        if frozenset(hello.mine) != player.seats:
            return None
        lines: list[str] = []
        for viewer, number in seen.items():
            feed = self._feeds.get(viewer)
            after = feed.after(number) if feed is not None else None
            if after is None:
                return None
            lines += after
        return lines

    def _welcome(self, guest: Guest, player: Player) -> None:
        viewers = viewers_of(self.match, player)
        late = self._late if self._is_late(player) else None
        feeds = [late] if late is not None else [self._feed(viewer) for viewer in sorted(viewers)]
        self.match.outbox.wait()  # whatever is shown is written
        if isinstance(self.match.unsaved, MustReopen):
            guest.bye("restart", 1)
            return
        mine = tuple(sorted(player.seats))
        snapshots = [feed.snapshot() for feed in feeds]
        guest.viewers, guest.mine = viewers, player.seats
        guest.send(
            Welcome(
                limits.PROTOCOL,
                self.epoch,
                self._payloads.fingerprint,
                self._header(),
                self.match.public.public_data(),
                self.match.secret,
                self._places(),
                mine,
                tuple(self._commands.last(seat) for seat in mine),
                player.host,
                self.match.unsaved.kind if self.match.unsaved is not None else "",
                self.terms,
                snapshots,
            )
        )
        self._tell_end(guest)

    def _header(self) -> dict[str, Any]:
        """Return the header without what nobody may know before the end."""
        header = self.match.header
        seed = "" if self.sealed else header.seed
        title = without_secrets(header.title)
        return header_to_data(replace(header, config={}, config_digest="", seed=seed, title=title))

    def _feed(self, viewer: int) -> SeatFeed:
        feed = self._feeds.get(viewer)
        if feed is None:
            feed = self._feeds[viewer] = SeatFeed(
                self.match,
                viewer,
                self._payloads,
                lambda line: self._send(viewer, line),
                self._told,
                self._over,
            )
        return feed

    # -- spectators who don't see the match at once

    def _is_late(self, player: Player | None) -> bool:
        """Whether somebody has no seat, and sees the match later than those at the table."""
        return self._late is not None and not (player is None or player.seats or player.host)

    def _send_late(self, line: str) -> None:
        for guest in self._guests():
            if guest.viewers and self._is_late(guest.player):
                guest.send_line(line)

    def _over_late(self, over: bool) -> None:
        """Open the journal to spectators who have seen nearly all."""
        for guest in self._guests():
            if over and self.terms.watching == LATE and self._is_late(guest.player):
                self._tell_end(guest)

    def _open_late(self) -> None:
        """Show the whole match to spectators who have seen nothing."""
        for guest in self._guests():
            if guest.player is not None and self._is_late(guest.player):
                self._welcome(guest, guest.player)

    # -- sending

    def _guests(self) -> list[Guest]:
        return guests_of(self._players)

    def _send(self, viewer: int, line: str) -> None:
        for guest in self._guests():
            if viewer in guest.viewers and not self._is_late(guest.player):
                guest.send_line(line)

    def _tell_players(self, message: Message) -> None:
        """Send what late spectators need not know yet."""
        for guest in self._guests():
            if guest.viewers and not self._is_late(guest.player):
                guest.send(message)

    def _send_all(self, message: Message) -> None:
        for guest in self._guests():
            if guest.viewers:  # others still have to be welcomed
                guest.send(message)

    def _places(self) -> tuple[Place, ...]:
        # The host's screen comes a moment after the table; nobody should read that they are back.
        present = (each for each in self._players.values() if each.guest or each.host)
        here = {seat for each in present for seat in each.seats}
        owned = {seat for each in self._players.values() for seat in each.seats}
        bots = {seat for seat, who in enumerate(self.match.seats) if not who.human}
        return places_of(self.match, here | bots - owned, self._ready)

    def _lobby(self) -> None:
        watchers = sum(not guest.player.seats for guest in self._guests() if guest.player)
        self._send_all(Lobby(self._places(), watchers))

    def _over(self, over: bool) -> None:
        """Send the journal as soon as the match is over and written, before its last frames."""
        if over and not self._ended:
            self._ended = True
            for guest in self._guests():
                if not self._is_late(guest.player):
                    self._tell_end(guest)
        self._ended = over

    def _tell_end(self, guest: Guest) -> None:
        match = self.match
        if self._ended or (match.over and not match.outbox.waiting):
            written = [[one.seat, one.notation, one.chain] for one in match.written]
            header, outcome = (
                header_to_data(match.header),
                wire.CODEC.encode(match.outcome(), SPECTATOR),
            )
            guest.send(End(header, written, match.digest(), outcome))

    def _told(self) -> None:
        """Answer the commands that all viewers have seen."""
        self._commands.told(min(feed.told for feed in self._feeds.values()))
        self._clock.look()

    # -- what players send

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""
        match message:
            case Act() | Back() | ChangeSeats():
                self._commands.take(guest, player, message)
            case Agree():
                self._commands.agree(player, message)
            case Talk():
                self._talk(guest, player, message)
            case Ready():
                self._set_ready(player, message)
            case Shown():
                if message.seat in player.seats:
                    self._clock.shown(message.seat, message.n)
            case Sit() | Stand() | Add():  # a match that has begun has its players and its dice
                guest.send(No(message.seat, 0, "closed"))
            case _:
                guest.bye("message")

    def seats_changed(self) -> None:
        """Send everybody who plays now, and a new beginning to those who follow other seats. Call
        it after the runner's `reseat`."""
        for viewer in sorted(self._feeds):
            self._feeds[viewer].refresh()
        for player in self._players.values():
            guest = player.guest
            if guest is None:
                continue
            if (viewers_of(self.match, player), player.seats) != (guest.viewers, guest.mine):
                self._welcome(guest, player)
        self._clock.look()
        self._lobby()

    def _set_ready(self, player: Player, message: Ready) -> None:
        if message.seat in player.seats:
            self._ready.discard(message.seat)
            self._ready.update({message.seat} if message.yes else ())
        self._lobby()

    def _talk(self, guest: Guest, player: Player, talk: Talk) -> None:
        """Tell everybody what somebody says; a spectator speaks to players only after the end."""
        seat = min(player.seats, default=SPECTATOR)
        said = self.talk_rules.take(player.key, seat, talk, chat=self.terms.chat)
        if isinstance(said, str):
            guest.send(No(0, 0, said))
            return
        for each in self._guests():
            plays = each.player is not None and each.player.seats
            if each.viewers and not (plays and seat == SPECTATOR and not self.match.over):
                each.send(said)


def viewers_of(match: Match, player: Player) -> frozenset[int]:
    """Return the feeds that a player follows: those of their seats that no bot plays, and the
    spectators' unless there is one seat, which knows as much. Without secrets the spectators' is
    enough. If only bots play, nobody's secrets are at stake, and the host may see all."""
    if not match.secret:
        return frozenset((SPECTATOR,))
    people = {seat for seat, who in enumerate(match.seats) if who.human}
    if not people and player.host:
        return frozenset((SPECTATOR, *range(len(match.seats))))
    mine = frozenset(people & player.seats)
    return mine if len(mine) == 1 else mine | {SPECTATOR}


def places_of(match: Match, here: Collection[int], ready: Collection[int]) -> tuple[Place, ...]:
    """Return the seats of a match; `here` are those whose players, if any, are connected."""
    title = match.header.title
    handed, resigned = marked(title, HANDED), marked(title, RESIGNED)
    return tuple(
        Place(
            who.name,
            who.bot,
            here=seat in here,
            ready=seat in ready,
            handed=seat in handed,
            resigned=seat in resigned,
        )
        for seat, who in enumerate(match.seats)
    )


def after_seconds(seconds: float, call: Callable[[], None]) -> Callable[[], None]:
    """Call a function later on the running event loop: the `later` of a real table."""
    import asyncio

    return asyncio.get_running_loop().call_later(seconds, call).cancel
