"""A match at a served table, as a front end sees it: see `app.match.source.MatchSource`.

Everything shown comes from the table's messages. A decision is on its way until the table accepts
it: `unwritten` is True meanwhile, and `command` says what became of it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

from app.match.events import DecisionsUndone, NotSaved
from app.match.fair_dice import SEAL, DiceVerdict
from app.match.headers import header_from_data
from app.match.journal import Decision, Header, JournalFailed
from app.match.lifecycle import resume
from app.match.match import Match, NotYourTurn, WrongJournal
from app.match.seats import HANDED, RESIGNED, Seat, marked
from app.match.source import (
    BotDecision,
    CommandState,
    Elapsed,
    FrameListener,
    Pause,
    PlanStep,
    Ready,
    ReplayRequest,
    Snapshot,
)
from app.match.undo import NothingToUndo
from app.net.client import TableClient
from app.net.messages import (
    NO_CLOCK,
    NO_TERMS,
    Act,
    Agree,
    Asked,
    Back,
    ChangeSeats,
    Clock,
    End,
    Ev,
    Kept,
    Lobby,
    No,
    Place,
    Said,
    Shown,
    Waiting,
    Welcome,
)
from app.net.payloads import Payloads, payloads_of, read_decisions, read_outcome
from app.net.protocol import BadMessage
from app.net.sealed_dice import GuestDice
from app.net.server_messages import Leads
from app.net.talk import TALK_CODES, Conversation
from app.net.viewer_state import ViewerState, viewers_of
from app.registry import UnknownGame, game
from engines.kernel.errors import EngineError, IllegalAction
from engines.kernel.events import OVER, SPECTATOR
from engines.kernel.rules import Outcome


class RemoteMatch:
    """A match on another machine, or in this program behind a line in memory.

    `client` is connected and welcomed before a front end gets the match. `changed` is called after
    each change that no frame tells: of a command's state, of the lobby, of a question.
    """

    live = True

    def __init__(self, token: str, name: str = "", language: str = "", code: str = "") -> None:
        self.client = TableClient(self, token, name, language, code)
        self.changed: Callable[[], object] = lambda: None
        self._command_changed: Callable[[CommandState], object] = lambda _state: None
        self.asked: Asked | None = None
        """The open question of another player, who wants to undo a decision."""
        self.waits_for: tuple[int, ...] = ()
        """The seats that have not answered yet whether this client may undo."""
        self.kept = 0
        """The decisions that a bot made for this client while it was away, until that is told."""
        self.talk = Conversation()
        self.lobby: Waiting | None = None
        """The lobby, until the match begins."""
        self.dice = GuestDice()
        self.refusal = ""
        """Why the table has refused what was no command of the match: one of `NO_CODES`."""
        self.beginnings = 0
        """How often the table gave this client a whole match; more than once after a long cut."""
        self.places: tuple[Place, ...] = ()
        self.terms = NO_TERMS
        self.turn_clock = NO_CLOCK
        """The clock of the seat that decides, as the table told it last."""
        self.unsaved: JournalFailed | None = None
        self._viewers: dict[int, ViewerState] = {}
        self.mine: tuple[int, ...] = ()
        """The seats of this client, those that bots keep included."""
        self._end: End | None = None
        self._finished: Match | None = None
        self._outcome: Outcome | None = None
        self._decisions: tuple[Decision, ...] = ()
        self._listeners: dict[int, list[FrameListener]] = {}
        self._over = asyncio.Event()
        self._stopped = False

    # -- what the table sends

    @property
    def seen(self) -> dict[int, int]:
        return {viewer: state.seq for viewer, state in self._viewers.items()}

    def welcomed(self, welcome: Welcome) -> None:
        header, payloads, public = _contents(welcome)
        self._viewers = viewers_of(welcome, payloads, self._listeners)
        self._header, self.public = header, public
        self.secret, self.mine, self.host = welcome.secret, welcome.mine, welcome.host
        self.unsaved = JournalFailed(welcome.unsaved) if welcome.unsaved else None
        self.lobby = self._end = self._finished = None
        if not welcome.host:
            self.dice.came_late(header.title.get(SEAL, ""))
        self.terms, self.turn_clock = welcome.terms, NO_CLOCK
        self._seat(welcome.places)
        self.talk.begins(header.match)
        self.beginnings += 1
        self.changed()

    @property
    def waits_again(self) -> bool:
        """Whether the table of this match, which is over, is a lobby again."""
        return self.beginnings > 0 and self.lobby is not None

    def waiting(self, message: Waiting) -> None:
        if self.beginnings:  # the next match is another one, with dice of its own
            self.lobby = message
            self.changed()
            return
        self.lobby, self.places, self.refusal = message, message.places, ""
        self.terms = message.terms
        for add in self.dice.answer(message):
            self.client.say(add)
        self.changed()

    def declined(self, answer: No) -> None:
        if answer.code in TALK_CODES:
            self.talk.refusal = answer.code
        else:
            self.refusal = answer.code
        self.changed()

    def heard(self, message: Ev) -> None:
        state = self._viewers[message.viewer]
        frames = state.take(message)
        for frame in frames:
            if isinstance(frame.event, NotSaved):
                self.unsaved = JournalFailed(frame.event.kind)
            if isinstance(frame.event, DecisionsUndone):
                self._end = self._finished = None
        (self._over.set if self.over or self._stopped else self._over.clear)()
        state.publish(frames)

    def ended(self, end: End) -> None:
        self._outcome = read_outcome(end.outcome)
        self._decisions = read_decisions(end.decisions)
        self._header = replace(header_from_data(end.header), seats=self._header.seats)
        self._end, self._finished = end, None

    def told(self, message: Lobby | Clock | Said | Asked | Kept | Leads) -> None:
        match message:
            case Lobby():
                self._seat(message.places)
            case Clock():
                self.turn_clock = message
            case Said():
                self.talk.hear(message)
            case Asked(seat=seat) if seat in self.mine:
                self.waits_for = message.waits
                self.client.consulting()
            case Asked():
                self.asked = message if message.seconds else None
            case Kept():
                self.kept += message.count
        self.changed()

    def answered(self, state: CommandState) -> None:
        self._command_changed(state)
        self.changed()

    def cut(self) -> None:
        """The clock runs on unseen, and a question may be over, or be another one with the same
        number after a restart of the table, which tells both again."""
        self.asked, self.turn_clock, self.waits_for = None, NO_CLOCK, ()
        self.talk.cut()

    def _seat(self, places: tuple[Place, ...]) -> None:
        self.places = places
        seats = tuple(Seat(place.name, place.bot) for place in places)
        title = {**self._header.title, **_changes(places)}
        self._header = replace(self._header, seats=seats, title=title)

    # -- what front ends see

    @property
    def command(self) -> CommandState:
        """What became of the last command of this client."""
        return self.client.state

    @property
    def header(self) -> Header:
        return self._header

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self._header.seats

    @property
    def people(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.mine if self.seats[seat].human)

    @property
    def actor(self) -> int:
        return self._public.pending.seat

    @property
    def decisions(self) -> int:
        """The number of decisions that all viewers of this client were told of."""
        return min((state.pending.number for state in self._viewers.values()), default=0)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def unwritten(self) -> bool:
        return self.client.under_way

    @property
    def safe(self) -> bool:
        return self.unsaved is None and not self.unwritten

    @property
    def _public(self) -> ViewerState:
        """The state of a viewer that knows at least what everybody knows."""
        state = self._viewers.get(SPECTATOR)
        return state if state is not None else next(iter(self._viewers.values()))

    def _of(self, seat: int) -> ViewerState:
        """The state of a seat; where nothing is secret, a table sends only that of spectators."""
        return self._viewers[seat if self.secret else SPECTATOR]

    def snapshot(self, seat: int) -> Snapshot:
        return self._of(seat).snapshot()

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        return self._of(seat).watch(listener)

    def on_command(self, listener: Callable[[CommandState], object]) -> None:
        self._command_changed = listener

    def outcome(self) -> Outcome | None:
        return self._outcome if self._end is not None else None

    def dice_verdict(self) -> DiceVerdict | None:
        return self.dice.verdict(self._header) if self._end is not None else None

    def revealed(self) -> Any:
        finished = self._match()
        return finished.final_state() if finished is not None else None

    def bot_decision(self) -> BotDecision | None:
        """Return None, as for any running match."""

    @property
    def looks_back(self) -> bool:
        return self._end is not None

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        if self._end is None:
            raise WrongJournal(self.header.match, -1, "the table keeps it until the end")
        written = self._decisions
        return ReplayRequest(self.header, written, len(written), viewer, turn)

    def _match(self) -> Match | None:
        """Return the finished match, played again from the journal that the table has opened.
        Raise as `resume` does: the table may send anything."""
        if self._finished is None and self._end is not None:
            self._finished = resume(self._header, self._decisions, digest=self._end.digest)
        return self._finished

    # -- what people do

    def decide(self, seat: int, action: int) -> None:
        """Send a decision. Raise `NotYourTurn` or `IllegalAction` for one that can't be right."""
        state = self._turn_of(seat)
        if action not in state.pending.legal:
            raise IllegalAction(action=action)
        self._act(seat, [PlanStep(action)])

    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        with suppress(NotYourTurn):
            self._turn_of(seat)
            if planned := list(steps):
                self._act(seat, planned)

    def _turn_of(self, seat: int) -> ViewerState:
        """Return the state of the deciding seat. Raise `NotYourTurn`. The seat's own messages
        count: those of another viewer may be here a moment earlier or later."""
        actor = self._of(seat).pending.seat if seat in self.people else self.actor
        if seat not in self.people or seat != actor or self.unwritten:
            raise NotYourTurn(seat=seat, actor=actor)
        return self._of(seat)

    def _act(self, seat: int, steps: Sequence[PlanStep]) -> None:
        rules, n = game(self.header.game).rules(), self._of(seat).pending.number
        said = tuple((rules.notation(action), phase) for action, phase in steps)
        self.client.command(seat, lambda cmd: Act(seat, cmd, n, said))

    def take_back(self, seat: int) -> None:
        """Ask to undo the seat's last decision. All others must agree."""
        if seat not in self.people:
            raise NotYourTurn(seat=seat, actor=self.actor)
        pending = self._of(seat).pending
        if not pending.undoable.get(seat):
            raise NothingToUndo(pending.no_undo.get(seat, "none"))
        self.client.command(seat, lambda cmd: Back(seat, cmd, pending.number))

    def agree(self, *, yes: bool) -> None:
        """Answer the open question."""
        question, self.asked = self.asked, None
        if question is not None:
            self.client.say(Agree(question.ask, yes))

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Ask to change the players. Raise `ValueError` for what no table does."""
        given_up = {*resigned, *marked(self.header.title, RESIGNED)}
        if [seat.name for seat in seats] != [seat.name for seat in self.seats]:
            raise ValueError(seats)
        if any(player.human for seat, player in enumerate(seats) if seat in given_up):
            raise ValueError(seats)
        mine, leaving = min(self.mine), tuple(sorted(resigned))
        players = tuple(
            (seat, who.bot) for seat, who in enumerate(seats) if who.bot != self.seats[seat].bot
        )
        self.client.command(mine, lambda cmd: ChangeSeats(mine, cmd, players, leaving))

    def pace(self, pause: Pause, ready: Ready) -> None:
        """Do nothing: the table sets the pace of its bots."""

    def shows(self, seat: int) -> None:
        """Let the table's clock count: until then it waits for this screen."""
        if seat in self.people and self.terms.clock:
            self.client.say(Shown(seat, self._of(seat).pending.number))

    def clock(self, elapsed: Elapsed | None) -> None:
        """Do nothing: the table's clock counts."""

    async def run(self) -> None:
        """Return when the match is over. Cancel it to pause; it may run again."""
        if not self._stopped:
            await self._over.wait()

    async def stop(self) -> None:
        self._stopped = True
        self._over.set()
        self.client.leave()


def _contents(welcome: Welcome) -> tuple[Header, Payloads, Any]:
    """Return the header of a match, how its payloads are read, and its public configuration. Raise
    `BadMessage` for a game or rules that this program doesn't have."""
    header = header_from_data(welcome.header)
    try:
        payloads, spec = payloads_of(header.game), game(header.game)
    except UnknownGame:
        raise BadMessage("kind", "game") from None
    if welcome.codec != payloads.fingerprint or header.rules_rev != spec.rules().rules_rev:
        raise BadMessage("kind", "codec")
    try:
        return header, payloads, spec.config_from_public(welcome.public)
    except EngineError:
        raise BadMessage("type", "public") from None


def _changes(places: tuple[Place, ...]) -> dict[str, str]:
    """Return the words of a title for seats that were handed over or given up."""
    found = {
        HANDED: [str(seat) for seat, place in enumerate(places) if place.handed],
        RESIGNED: [str(seat) for seat, place in enumerate(places) if place.resigned],
    }
    return {word: " ".join(seats) for word, seats in found.items() if seats}
