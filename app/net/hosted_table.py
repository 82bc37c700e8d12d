"""A served table: a live match, and what its players send and get. No sockets, files or clocks.

A client gets its own frames, the public configuration and a header without secrets. The seed, the
journal and the hidden part of the configuration stay here until the match is over and written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, assert_never

from app.match import wire
from app.match.headers import header_to_data
from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import HANDED, HUMAN, RESIGNED, Seat, marked
from app.match.source import PlanStep
from app.net import limits
from app.net.commands import NEW, OPEN, Answer, CommandLog
from app.net.consent import Consent, Later, Question
from app.net.guests import Guest, Player
from app.net.lines import Line
from app.net.messages import (
    Act,
    Add,
    Agree,
    Asked,
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
    Said,
    Sit,
    Stand,
    Talk,
    Welcome,
)
from app.net.payloads import payloads_of
from app.net.seat_feed import SeatFeed
from app.net.seeds import token_key
from app.registry import game
from engines.kernel.errors import EngineError
from engines.kernel.events import SPECTATOR


class HostedTable:
    """Serves a match that a `MatchRunner` runs, for the players known by their tokens.

    `epoch` names this run of the table. `later` calls a function after some seconds. `sealed` is
    False only for a table that nobody else can join: its own screen shows the seed, as at home.
    """

    def __init__(
        self,
        runner: MatchRunner,
        players: Iterable[Player],
        *,
        epoch: str,
        later: Later,
        sealed: bool = True,
        talks: bool = True,
    ) -> None:
        self.runner, self.epoch, self.sealed, self.talks = runner, epoch, sealed, talks
        self._players = {player.key: player for player in players}
        self._payloads = payloads_of(self.match.header.game)
        self._feeds: dict[int, SeatFeed] = {}
        self._logs = [CommandLog(seat) for seat in range(len(self.match.seats))]
        self._consent = Consent(later, self._expired)
        self._ready: set[int] = set()
        self._ended = False

    @property
    def match(self) -> Match:
        return self.runner.match

    def player(self, token: str) -> Player | None:
        """Return the player of a token, or None for an unknown one."""
        return self._players.get(token_key(token))

    def connect(self, line: Line) -> Guest:
        """Return the table's side of a new line; pass it every text that comes."""
        return Guest(self, line)

    def close(self) -> None:
        """End all lines, and stop watching the match."""
        for guest in self._guests():
            guest.bye("closed")
        for feed in self._feeds.values():
            feed.close()
        self._feeds.clear()
        self._consent.end()

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
            guest.viewers = self._viewers(player)
            guest.send(Resumed(self.epoch))
            self._tell_end(guest)
            for line in missed:
                guest.send_line(line)
        question = self._consent.open
        if question is not None and player.key in question.missing:
            guest.send(_asked(question))
        self._lobby()

    def left(self) -> None:
        self._lobby()

    def _missed(self, player: Player, hello: Hello) -> list[str] | None:
        """Return the lines that a client has not got, or None if it needs a new beginning."""
        seen = dict(hello.seen)
        if hello.epoch != self.epoch or seen.keys() != self._viewers(player):
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
        viewers = self._viewers(player)
        feeds = [self._feed(viewer) for viewer in sorted(viewers)]
        self.match.outbox.wait()  # whatever is shown is written
        mine = tuple(sorted(player.seats))
        snapshots = [feed.snapshot() for feed in feeds]
        guest.viewers = viewers
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
                tuple(self._logs[seat].last for seat in mine),
                player.host,
                self.match.unsaved.kind if self.match.unsaved is not None else "",
                snapshots,
            )
        )
        self._tell_end(guest)

    def _header(self) -> dict[str, Any]:
        """Return the header without what nobody may know before the end."""
        header = self.match.header
        seed = "" if self.sealed else header.seed
        return header_to_data(replace(header, config={}, config_digest="", seed=seed))

    def _viewers(self, player: Player) -> frozenset[int]:
        """Return the feeds that a player may follow: those of their seats that no bot plays. If
        only bots play, nobody's secrets are at stake, and the host may see all."""
        people = {seat for seat, who in enumerate(self.match.seats) if who.human}
        if not people and player.host:
            people = set(range(len(self.match.seats)))
            return frozenset((SPECTATOR, *people))
        return frozenset((SPECTATOR, *(people & player.seats)))

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

    # -- sending

    def _guests(self) -> list[Guest]:
        return [player.guest for player in self._players.values() if player.guest is not None]

    def _send(self, viewer: int, line: str) -> None:
        for guest in self._guests():
            if viewer in guest.viewers:
                guest.send_line(line)

    def _send_all(self, message: Message) -> None:
        for guest in self._guests():
            guest.send(message)

    def _places(self) -> tuple[Place, ...]:
        here = {seat for each in self._players.values() if each.guest for seat in each.seats}
        title = self.match.header.title
        handed, resigned = marked(title, HANDED), marked(title, RESIGNED)
        return tuple(
            Place(
                who.name,
                who.bot,
                here=not who.human or seat in here,
                ready=seat in self._ready,
                handed=seat in handed,
                resigned=seat in resigned,
            )
            for seat, who in enumerate(self.match.seats)
        )

    def _lobby(self) -> None:
        watchers = sum(not guest.player.seats for guest in self._guests() if guest.player)
        self._send_all(Lobby(self._places(), watchers))

    def _over(self, over: bool) -> None:
        """Send the journal as soon as the match is over and written, before its last frames."""
        if over and not self._ended:
            self._ended = True
            for guest in self._guests():
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
        """Answer the commands that all viewers have seen. End a question that is out of date."""
        told = min(feed.told for feed in self._feeds.values())
        for log in self._logs:
            for answer in log.told(told):
                self._answer(answer)
        question = self._consent.open
        if question is not None and question.decisions != self.match.decisions:
            self._close(question, "stale")

    def _answer(self, answer: Answer) -> None:
        for player in self._players.values():
            if player.guest is not None and answer.seat in player.seats:
                player.guest.send(answer)

    # -- what players send

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""
        match message:
            case Act() | Back() | ChangeSeats():
                self._command(guest, player, message)
            case Agree():
                self._agree(player, message)
            case Talk():
                self._talk(player, message)
            case Ready():
                self._set_ready(player, message)
            case Sit() | Stand() | Add():  # a match that has begun has its players and its dice
                guest.send(No(message.seat, 0, "closed"))
            case _:
                guest.bye("message")

    def _command(self, guest: Guest, player: Player, message: Act | Back | ChangeSeats) -> None:
        seat, cmd = message.seat, message.cmd
        if seat not in player.seats:
            guest.send(No(seat, cmd, "seat"))
            return
        log = self._logs[seat]
        found = log.find(cmd)
        if isinstance(found, Answer):
            guest.send(found)
        elif found == NEW:
            code = self._carry_out(player, message)
            if code:
                self._answer(log.refuse(cmd, code))
        else:
            assert found == OPEN

    def _carry_out(self, player: Player, message: Act | Back | ChangeSeats) -> str:
        """Carry out a new command. Return why it is refused, or ""."""
        match message:
            case Act():
                return self._act(message)
            case Back():
                return self._back(player, message)
            case ChangeSeats():
                return self._change_seats(player, message)
            case _:
                assert_never(message)

    def _act(self, act: Act) -> str:
        match, log = self.match, self._logs[act.seat]
        if act.n != match.decisions:
            return "stale"
        if match.over:
            return "closed"
        if self.runner.waiting_for != act.seat:
            return "turn"
        try:
            steps = [PlanStep(match.rules.parse(text), phase) for text, phase in act.steps]
        except EngineError:
            return "notation"
        self.runner.plan(act.seat, steps)
        if match.decisions == act.n:
            return "illegal"
        log.begin(act.cmd, match.decisions)
        self._told()
        return ""

    def _back(self, player: Player, back: Back) -> str:
        match = self.match
        if back.n > match.decisions:
            return "stale"
        count = match.undoable(back.seat)
        if not count or not match.seats[back.seat].human:
            return "undo"
        if self._consent.open is not None:
            return "asking"
        others = self._others(player)
        if not others:
            self._undo(back.seat, back.cmd)
            return ""
        log = self._logs[back.seat]
        log.begin(back.cmd, NEVER)
        question = self._consent.ask(back.seat, back.cmd, count, match.decisions, others)
        for key in others:
            if (guest := self._players[key].guest) is not None:
                guest.send(_asked(question))
        return ""

    def _others(self, player: Player) -> list[str]:
        """Return the other players who have a seat that no bot plays."""
        people = {seat for seat, who in enumerate(self.match.seats) if who.human}
        return [
            other.key
            for other in self._players.values()
            if other is not player and people & other.seats - player.seats
        ]

    def _undo(self, seat: int, cmd: int) -> None:
        self.runner.take_back(seat)
        self._answer(self._logs[seat].accept(cmd, self.match.decisions))

    def _agree(self, player: Player, agree: Agree) -> None:
        question = self._consent.answer(agree.ask, player.key, yes=agree.yes)
        if question is None:
            return
        may = self.match.undoable(question.seat) == question.count
        if question.missing or not may:
            self._close(question, "declined" if question.missing else "undo")
            return
        self._send_all(_asked(question, closed=True))
        self._undo(question.seat, question.cmd)

    def _expired(self, question: Question) -> None:
        self._close(question, "declined")

    def _close(self, question: Question, code: str) -> None:
        self._consent.end()
        self._send_all(_asked(question, closed=True))
        self._answer(self._logs[question.seat].refuse(question.cmd, code))

    def _change_seats(self, player: Player, change: ChangeSeats) -> str:
        match = self.match
        seats, bots = list(match.seats), game(match.header.game).bots()
        for seat, bot in change.players:
            if not player.host and seat not in player.seats:
                return "host"
            if seat >= len(seats) or (bot != HUMAN and bot not in bots):
                return "bot"
            seats[seat] = Seat(seats[seat].name, bot)
        if not player.host and not set(change.resigned) <= player.seats:
            return "host"
        before = {each.key: self._viewers(each) for each in self._players.values()}
        try:
            self.runner.reseat(seats, change.resigned)
        except ValueError:
            return "bot"
        for viewer in sorted(self._feeds):
            self._feeds[viewer].refresh()
        for each in self._players.values():
            if each.guest is not None and self._viewers(each) != before[each.key]:
                self._welcome(each.guest, each)
        self._lobby()
        self._answer(self._logs[change.seat].accept(change.cmd, match.decisions))
        return ""

    def _set_ready(self, player: Player, message: Ready) -> None:
        if message.seat in player.seats:
            self._ready.discard(message.seat)
            self._ready.update({message.seat} if message.yes else ())
        self._lobby()

    def _talk(self, player: Player, talk: Talk) -> None:
        if self.talks:
            seat = min(player.seats, default=SPECTATOR)
            self._send_all(Said(seat, talk.text, talk.gesture))


NEVER = 2**62
"""No match has so many decisions: the command waits for the answers of the others."""


def _asked(question: Question, *, closed: bool = False) -> Asked:
    seconds = 0 if closed else int(limits.CONSENT_SECONDS)
    return Asked(question.number, question.seat, question.count, seconds)


def after_seconds(seconds: float, call: Callable[[], None]) -> Callable[[], None]:
    """Call a function later on the running event loop: the `later` of a real table."""
    import asyncio

    return asyncio.get_running_loop().call_later(seconds, call).cancel
