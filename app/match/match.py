"""A match: screens, plain mode, bots and tests use a game only through it.

`decide` checks a decision, applies it, writes it to the journal, and only then sends its events to
the viewers. Nothing else holds the game's state. If writing fails, the match continues in memory
and sends `NotSaved` once.

If the journal writes in a thread, `decide` returns before the decision is written. The `outbox`
sends the frames afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from weakref import ref

from app.match.acks import Ack
from app.match.clock import CLOCK, MOST, time_entry
from app.match.decision_list import DecisionList
from app.match.entries import carry_out, entry_of
from app.match.events import Decided, DecisionsUndone
from app.match.feeds import Delivery, Feeds
from app.match.journal import (
    Checkpoint,
    Decision,
    Header,
    Journal,
    JournalFailed,
    MakeCheckpoint,
    NoJournal,
    Result,
    first_link,
    link,
)
from app.match.outbox import Outbox
from app.match.past_events import PastEvents, SeenEvents
from app.match.pending import PendingForAll
from app.match.seats import RESIGNED, Seat, handed_over, marked
from app.match.source import FrameListener, PendingDecision, Snapshot
from app.match.turn_stats import TurnStats
from app.match.undo import NothingToUndo, UndoEntry, UndoStack
from engines.kernel.errors import EngineError, IllegalAction
from engines.kernel.events import EVERYONE, OVER, Emit, Event
from engines.kernel.rules import Outcome, Rules

MAX_PAST_EVENTS = 10_000
"""The number of events kept for logs: the maximum length of a log."""


class NotYourTurn(IllegalAction):
    """The seat that decided is not the actor."""

    code = "not-your-turn"


class WrongJournal(Exception):
    """A journal can't be replayed: decision `index` does not follow from those before it."""

    def __init__(self, match: str, index: int, why: str) -> None:
        self.match, self.index, self.why = match, index, why
        super().__init__(f"match {match}, decision {index}: {why}")


class Match:
    """A running or finished match. `app.match.lifecycle` begins and resumes matches.

    A match starts from the deal, or from the checkpoint `since`, to which the decisions `before`
    led. `unsaved` is the reason why saving has stopped, or None. Raise `BadState` if the rules do
    not accept the checkpoint's state.
    """

    def __init__(
        self,
        rules: Rules[Any, Any, Any],
        config: Any,
        header: Header,
        journal: Journal | None = None,
        *,
        since: Checkpoint | None = None,
        before: Sequence[Decision] = (),
    ) -> None:
        self.rules = rules
        self.header = header
        self.public = config.public()
        self._config = config
        self._journal = journal or NoJournal()
        self._feeds = Feeds(len(header.seats), _glances_of(ref(self)))
        if since is None:
            self._state = rules.new(config, header.seed)
            self._chain, self.decisions = first_link(header), 0
            actor, begun = rules.actor(self._state), rules.turn(self._state)[0] > 0
            self._turn_stats = TurnStats(
                int(begun and seat == actor) for seat in range(len(header.seats))
            )
        else:
            self._state = rules.load(config, since.state)
            self._chain, self.decisions = since.chain, since.decisions
            self._turn_stats = TurnStats(since.turns, (decision.seat for decision in before))
        self.written = DecisionList(before)
        """All entries of the journal, without those that were undone."""
        self.outbox = Outbox(self._feeds)
        self.past_events = PastEvents(MAX_PAST_EVENTS)
        self._event_count = 0
        self.joined = False
        """Whether the next decision belongs to the one before: one key made both."""
        self._undo_stack = UndoStack(free=header.practice)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.header.seats

    @property
    def unsaved(self) -> JournalFailed | None:
        return self.outbox.unsaved

    def stop_saving(self, problem: JournalFailed) -> None:
        """Write nothing from now on. `problem` is the reason, unless saving had already stopped."""
        self.outbox.stop(problem)

    @property
    def actor(self) -> int:
        return self.rules.actor(self._state)

    @property
    def turn(self) -> int:
        """The number of the present turn, counted over all seats; everybody may know it."""
        return self.rules.turn(self._state)[0]

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def secret(self) -> bool:
        return bool(self._config.private)

    def legal(self) -> Sequence[int]:
        return self.rules.legal(self._state)

    def view(self, viewer: int) -> Any:
        """Return a viewer's view. Without secrets, spectators get the actor's view."""
        return self.rules.view(self._state, _seat_of(self, viewer))

    def glance(self, seat: int) -> Any:
        """Return the cheap part of a seat's view, enough for a viewer of all frames."""
        return self.rules.glance(self._state, seat)

    def final_state(self) -> Any:
        """Return the whole state once the match is over, because nothing is secret then; else
        None."""
        return self._state if self.over else None

    def outcome(self) -> Outcome | None:
        return self.rules.outcome(self._state)

    def digest(self) -> str:
        return self.rules.digest(self._state)

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        return self._feeds.watch(seat, listener)

    @property
    def watchers(self) -> int:
        return self._feeds.watchers

    def snapshot(self, seat: int) -> Snapshot:
        """Return the snapshot for a seat, or `SPECTATOR`. Wait until everything is written, so that
        no later frame repeats what the snapshot shows."""
        self.outbox.wait()
        glance = self._glance(seat)
        return Snapshot(
            self._feeds.seq(seat),
            self.view(seat),
            glance,
            SeenEvents(self.past_events, seat),
            self.pending(seat, glance),
        )

    def pending(self, viewer: int, glance: Any = None) -> PendingDecision:
        """Return the decision that the match waits for, as a viewer with this glance may know it.
        Only the deciding seat gets the legal actions, and spectators if the game has no secrets."""
        return self._pending_for_all()(viewer, glance)

    def _pending_for_all(self) -> PendingForAll:
        people = (index for index, player in enumerate(self.seats) if player.human)
        undoable = {index: self.undoable(index) for index in people}
        no_undo = {index: self._why_not(index) for index, n in undoable.items() if not n}
        last = self._turn_stats.last
        return PendingForAll(
            self.decisions, self.actor, last, self.legal, self.secret, undoable, no_undo
        )

    def _glance(self, viewer: int) -> Any:
        """Return a viewer's glance. Without secrets, spectators get the actor's glance."""
        return self.glance(_seat_of(self, viewer))

    def decide(self, seat: int, action: int) -> None:
        """Make a seat's decision. Its frames are sent once it is written: before this returns,
        unless the journal writes in a thread.

        Raise `NotYourTurn` or `IllegalAction`, without any change. A decision that can't be written
        is made nevertheless, and `NotSaved` is sent before its events.
        """
        if seat != self.actor:
            raise NotYourTurn(seat=seat, actor=self.actor)
        free = len(self.rules.legal(self._state)) > 1
        before = UndoEntry(
            seat, self._state, self._chain, self._event_count, free, joined=self.joined
        )
        deliveries = self._change(before, lambda copy, emit: self.rules.apply(copy, action, emit))
        self._record_entry(self.rules.notation(action), before, deliveries)

    def advance(self, ms: int) -> None:
        """Let time pass, in milliseconds, and write it as an entry before the next decision
        (HAM-21). No time passes after the end."""
        ms = min(ms, MOST)
        if ms <= 0 or self.over:
            return
        before = UndoEntry(CLOCK, self._state, self._chain, self._event_count)
        deliveries = self._change(before, lambda copy, emit: self.rules.advance(copy, ms, emit))
        self._record_entry(time_entry(ms), before, deliveries)

    def _change(self, before: UndoEntry, change: Callable[[Any, Emit], None]) -> list[Delivery]:
        """Change a copy of the state and return the events. If the rules fail, restore the previous
        state. That one is never changed, because the journal may still have to write it."""
        deliveries: list[Delivery] = []
        self._state = self.rules.clone(before.state)
        try:
            change(self._state, self._feeds.collector(deliveries))
        except BaseException:
            self._state = before.state
            raise
        return deliveries

    def _record_entry(self, notation: str, before: UndoEntry, deliveries: list[Delivery]) -> None:
        """Write an entry, then send its events."""
        events, seat = [delivery.event for delivery in deliveries], before.seat
        drawn = self.rules.draws(self._state) != self.rules.draws(before.state)
        self._undo_stack.step(before, events, drawn)
        index = self.decisions
        decision = Decision(seat, notation, link(self._chain, seat, notation))
        self._record(decision, events)
        decided = Decided(EVERYONE, seat, self.decisions)
        pending = self._pending_for_all() if self._feeds.watchers else None
        deliveries.append(self._feeds.delivery(decided, pending))
        make_checkpoint = self._checkpoint_maker()
        write = partial(self._journal.append, self.header.match, index, decision, make_checkpoint)
        over = self.over
        self.outbox.write(write, [] if over else deliveries)
        if over:
            self.outbox.write(self._close, deliveries)
        self.outbox.send()

    def undoable(self, seat: int) -> int:
        """Return how many entries `take_back` would undo for a seat, 0 if none.
        It undoes the seat's last decision if nothing was revealed since; in a practice match it
        always does, also after the end."""
        return (self._undoable(seat) or (0,))[0]

    def _undoable(self, seat: int) -> tuple[int, UndoEntry] | None:
        if self.over and not self.header.practice:
            return None
        return self._undo_stack.last_of(seat)

    def no_undo(self, seat: int) -> str:
        """Return the reason why a seat can undo nothing, as in `NothingToUndo`; "" if it can."""
        return "" if self._undoable(seat) else self._why_not(seat)

    def _why_not(self, seat: int) -> str:
        return self._undo_stack.why_not(seat, self.seats, over=self.over)

    def take_back(self, seat: int) -> None:
        """Undo a seat's last decision, on disk too, and send `DecisionsUndone` to all seats.
        Raise `NothingToUndo`."""
        if (undoable := self._undoable(seat)) is None:
            raise NothingToUndo(self._why_not(seat))
        count, entry = undoable
        choices = self._undo_stack.choices(count)
        self._undo_stack.cut(count)
        self._state, self._chain = entry.state, entry.chain
        self.decisions -= count
        self.written.cut(self.decisions)
        self._turn_stats.cut(self.decisions)
        self.past_events.cut(self._event_count - entry.event_count)
        self._event_count = entry.event_count
        kept, make_checkpoint = self.decisions, self._checkpoint_maker()
        event = DecisionsUndone(EVERYONE, seat, choices, kept)
        write = partial(self._journal.take_back, self.header.match, kept, make_checkpoint)
        self.outbox.write_and_send([self._feeds.delivery(event, self.pending)], write)

    def _close(self) -> Ack | None:
        outcome = self.outcome()
        winners = outcome.winners if outcome else ()
        return self._journal.close(self.header.match, winners, self.digest(), self.results())

    def checkpoint(self) -> Checkpoint:
        """Return a checkpoint from which the match can continue even if the rules change."""
        return self._checkpoint_maker()()

    def _checkpoint_maker(self) -> MakeCheckpoint:
        """Return a function that makes the checkpoint of this moment, even if called later."""
        rules, state, chain, turns = self.rules, self._state, self._chain, self._turn_stats.turns
        decisions = self.decisions
        return lambda: Checkpoint(rules.rules_rev, decisions, chain, turns, rules.dump(state))

    def results(self) -> tuple[Result, ...]:
        """Return the result of each seat, () before the end."""
        outcome = self.outcome()
        return () if outcome is None else self._turn_stats.results(outcome)

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Change who plays each seat from now on. `resigned` seats are given up for good.

        Names stay. Raise `ValueError`, without any change, for another number of seats, other
        names, or a person on a seat that was given up.
        """
        before = self.header
        if [seat.name for seat in seats] != [seat.name for seat in before.seats]:
            raise ValueError(seats)
        title = handed_over(before.title, before.seats, seats, resigned, self.decisions)
        given_up = marked(title, RESIGNED)
        if any(player.human for seat, player in enumerate(seats) if seat in given_up):
            raise ValueError(seats)
        self.header = replace(before, seats=tuple(seats), title=title)
        self.outbox.write_and_send([], partial(self._journal.reseat, self.header))

    def announce(self, event: Event) -> None:
        """Send an event of the match itself (`app.match.events`) to the seats that may see it."""
        self.outbox.write_and_send([self._feeds.delivery(event)])

    def open_journal(self) -> None:
        """Write the header of a new match, before its first decision."""
        self.outbox.write_and_send([], partial(self._journal.open, self.header))

    def close_journal(self) -> None:
        """Write the end of a match that is over but not closed: the program ended too early."""
        self.outbox.write_and_send([], self._close)

    def past(self, seat: int) -> list[Event]:
        """Return those of the latest `MAX_PAST_EVENTS` events that a seat may see, for its log."""
        return [*SeenEvents(self.past_events, seat)]

    def replay(self, decisions: Sequence[Decision]) -> None:
        """Apply written decisions, without frames. Raise `WrongJournal`."""
        match = self.header.match
        for index, decision in enumerate(decisions, self.decisions):
            chain = link(self._chain, decision.seat, decision.notation)
            if chain != decision.chain:
                raise WrongJournal(match, index, "the chain is broken")
            if decision.seat not in (self.actor, CLOCK):
                raise WrongJournal(match, index, f"seat {self.actor} decides, not {decision.seat}")
            events: list[Event] = []
            try:
                entry = entry_of(self.rules, decision)
                carry_out(self.rules, self._state, entry, events.append)
            except EngineError as problem:
                raise WrongJournal(match, index, str(problem)) from problem
            self._record(decision, events)

    def _record(self, decision: Decision, events: Sequence[Event]) -> None:
        self._chain = decision.chain
        self.decisions += 1
        self.written.append(decision)
        self._turn_stats.step(decision.seat, events)
        kept = [event for event in events if not event.passing]
        self.past_events.extend(kept)
        self._event_count += len(kept)


def _seat_of(match: Match, viewer: int) -> int:
    """Return the seat whose view and glance a viewer gets. Spectators of a match without secrets
    get the actor's, which a hint and a search need."""
    return viewer if viewer >= 0 or match.secret else match.actor


def _glances_of(known: ref[Match]) -> Callable[[list[int]], Mapping[int, Any]]:
    """Return a function that returns the glances of some viewers, with all that they share built
    once if the rules can. It does not keep the match: who plays many forgets each at once."""

    def glances(viewers: list[int]) -> Mapping[int, Any]:
        match = known()
        assert match is not None, "only the match itself asks"
        shared = getattr(match.rules, "glances", None)
        if shared is None or not match.secret:
            return {viewer: match._glance(viewer) for viewer in viewers}
        found: Mapping[int, Any] = shared(match._state, viewers)
        return found

    return glances
