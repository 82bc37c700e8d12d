"""A match: screens, plain mode, bots and tests reach a game through it alone.

`decide` checks a decision, applies it, writes it to the journal, and only then sends its events to
the viewers. Nothing else holds the game's state. If writing fails, the match continues in memory
and sends `NotSaved` once.

If the journal writes in a thread, `decide` returns before that is done. Frames come later then: the
`outbox` sends them.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from app.match.clock import CLOCK, MOST, time_entry
from app.match.entries import carry_out, entry_of
from app.match.events import Decided, DecisionsUndone
from app.match.feeds import Delivery, Feeds
from app.match.journal import (
    Ack,
    Checkpoint,
    Decision,
    Header,
    Journal,
    JournalFailed,
    NoJournal,
    Result,
    Stand,
    first_link,
    link,
)
from app.match.outbox import Outbox
from app.match.seats import RESIGNED, Seat, handed_over, marked
from app.match.source import FrameListener, PendingDecision, Snapshot
from app.match.turn_stats import TurnStats
from app.match.undo import NothingToUndo, UndoEntry, UndoStack
from engines.kernel.errors import EngineError, IllegalAction
from engines.kernel.events import EVERYONE, OVER, Emit, Event, may_see
from engines.kernel.rules import Outcome, Rules

MOST_PAST = 10_000
"""Events kept for logs: a log of its full length."""


class NotYourTurn(IllegalAction):
    """The seat that decided is not the actor."""

    code = "not-your-turn"


class WrongJournal(Exception):
    """A journal does not replay: decision `index` does not follow from those before it."""

    def __init__(self, match: str, index: int, why: str) -> None:
        self.match, self.index, self.why = match, index, why
        super().__init__(f"match {match}, decision {index}: {why}")


class Match:
    """A running or finished match. `app.match.lifecycle` begins and resumes one.

    It starts from the deal, or from the checkpoint `since`, to which the decisions `before` led.
    `unsaved` is the reason why saving has stopped, or None. Raise `BadState` if the rules do not
    accept the checkpoint's state.
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
        self._feeds = Feeds(len(header.seats), self._glance)
        if since is None:
            self._state = rules.new(config, header.seed)
            self._chain, self.decisions = first_link(header), 0
            actor, begun = rules.actor(self._state), rules.turn(self._state)[0] > 0
            self._course = TurnStats(
                int(begun and seat == actor) for seat in range(len(header.seats))
            )
        else:
            self._state = rules.load(config, since.state)
            self._chain, self.decisions = since.chain, since.decisions
            self._course = TurnStats(since.turns, (decision.seat for decision in before))
        self.written: list[Decision] = list(before)
        """All decisions that were not undone, as the journal has them."""
        self.outbox = Outbox(self._feeds)
        self._past: deque[Event] = deque(maxlen=MOST_PAST)
        self._event_count = 0
        self._trail = UndoStack(free=header.practice)

    @property
    def seats(self) -> tuple[Seat, ...]:
        return self.header.seats

    @property
    def unsaved(self) -> JournalFailed | None:
        return self.outbox.unsaved

    def stop_saving(self, problem: JournalFailed) -> None:
        """Write nothing from now on, and give `problem` as the reason unless there is one."""
        self.outbox.stop(problem)

    @property
    def actor(self) -> int:
        return self.rules.actor(self._state)

    @property
    def over(self) -> bool:
        return self.actor == OVER

    @property
    def secret(self) -> bool:
        return bool(self._config.private)

    def legal(self) -> Sequence[int]:
        return self.rules.legal(self._state)

    def view(self, seat: int) -> Any:
        return self.rules.view(self._state, seat)

    def glance(self, seat: int) -> Any:
        """Return the cheap part of a seat's view, enough for a viewer of all frames."""
        return self.rules.glance(self._state, seat)

    def at_the_end(self) -> Any:
        """Return the whole state after the end, when nothing is secret any more; else None."""
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
        """Return the snapshot for a seat, or `SPECTATOR`. Wait until the journal has everything, so
        that no frame repeats what the snapshot shows."""
        self.outbox.wait()
        glance = self._glance(seat)
        return Snapshot(
            self._feeds.seq(seat),
            self.view(seat),
            glance,
            self.past(seat),
            self.pending(seat, glance),
        )

    def pending(self, viewer: int, shown: Any = None) -> PendingDecision:
        """Return the decision that the match waits for, for a viewer whose view is `shown`.
        Only the deciding seat gets the legal actions; spectators get them too if the game has no
        secrets."""
        seat = self.actor
        person = seat >= 0 and self.seats[seat].human
        knows = viewer == seat or (viewer < 0 and not self.secret)
        return PendingDecision(
            number=self.decisions,
            seat=seat,
            person=person,
            legal=tuple(self.legal()) if person and knows else (),
            phase=getattr(shown, "phase", 0),
            question=getattr(shown, "ask", None),
            last=self._course.last,
            undoable={at: self.undoable(at) for at, who in enumerate(self.seats) if who.human},
        )

    def _glance(self, viewer: int) -> Any:
        """Return a viewer's glance. In a game without secrets, spectators get the actor's."""
        return self.glance(viewer if viewer >= 0 or self.secret else self.actor)

    def decide(self, seat: int, action: int) -> None:
        """Make a seat's decision. Its frames are sent once it is written: before this returns,
        unless the journal writes in a thread.

        Raise `NotYourTurn` or `IllegalAction`; nothing has changed then. A decision that can't be
        written is made all the same: `NotSaved` comes before its events.
        """
        if seat != self.actor:
            raise NotYourTurn(seat=seat, actor=self.actor)
        free = len(self.rules.legal(self._state)) > 1
        before = UndoEntry(seat, self._state, self._chain, self._event_count, free)
        made = self._carried_out(before, lambda after, emit: self.rules.apply(after, action, emit))
        self._enter(self.rules.notation(action), before, made)

    def advance(self, ms: int) -> None:
        """Let time pass, in milliseconds: an input that is written before the next decision
        (HAM-21). No time passes after the end."""
        ms = min(ms, MOST)
        if ms <= 0 or self.over:
            return
        before = UndoEntry(CLOCK, self._state, self._chain, self._event_count)
        made = self._carried_out(before, lambda after, emit: self.rules.advance(after, ms, emit))
        self._enter(time_entry(ms), before, made)

    def _carried_out(
        self, before: UndoEntry, change: Callable[[Any, Emit], None]
    ) -> list[Delivery]:
        """Change a copy of the state and return the events. If the rules fail, take the state
        before, which is never changed: the journal may still write it."""
        deliveries: list[Delivery] = []
        self._state = self.rules.clone(before.state)
        try:
            change(self._state, self._feeds.collector(deliveries))
        except BaseException:
            self._state = before.state
            raise
        return deliveries

    def _enter(self, notation: str, before: UndoEntry, deliveries: list[Delivery]) -> None:
        """Write an entry, then send its events."""
        events, seat = [one.event for one in deliveries], before.seat
        drawn = self.rules.draws(self._state) != self.rules.draws(before.state)
        self._trail.step(before, events, drawn)
        index = self.decisions
        decision = Decision(seat, notation, link(self._chain, seat, notation))
        self._record(decision, events)
        decided = Decided(EVERYONE, seat, self.decisions)
        deliveries.append(self._feeds.delivery(decided, self.pending))
        writing = partial(self._journal.append, self.header.match, index, decision, self._stand())
        self.outbox.write(writing, [] if self.over else deliveries)
        if self.over:
            self.outbox.write(self._close, deliveries)
        self.outbox.send()

    def undoable(self, seat: int) -> int:
        """Return how many decisions `take_back` would undo for a seat, 0 if none.
        It undoes a seat's last decision since the last reveal; in practice its last decision, also
        after the end."""
        return (self._undoable(seat) or (0,))[0]

    def _undoable(self, seat: int) -> tuple[int, UndoEntry] | None:
        if self.over and not self.header.practice:
            return None
        return self._trail.last_of(seat)

    def take_back(self, seat: int) -> None:
        """Undo a seat's last decision, on disk too, and send `DecisionsUndone` to all seats.
        Raise `NothingToUndo`."""
        found = self._undoable(seat)
        if found is None:
            raise NothingToUndo
        count, moment = found
        self._trail.cut(count)
        made = sum(entry.seat != CLOCK for entry in self.written[-count:])
        self._state, self._chain = moment.state, moment.chain
        self.decisions -= count
        del self.written[self.decisions :]
        self._course.cut(self.decisions)
        for _ in range(min(self._event_count - moment.event_count, len(self._past))):
            self._past.pop()
        self._event_count = moment.event_count
        kept, stand = self.decisions, self._stand()
        undone = self._feeds.delivery(DecisionsUndone(EVERYONE, seat, made, kept), self.pending)
        self.outbox.write_and_send(
            [undone], partial(self._journal.take_back, self.header.match, kept, stand)
        )

    def _close(self) -> Ack | None:
        outcome = self.outcome()
        winners = outcome.winners if outcome else ()
        return self._journal.close(self.header.match, winners, self.digest(), self.results())

    def standing(self) -> Checkpoint:
        """Return the checkpoint from which the match can continue even if the rules change."""
        return self._stand()()

    def _stand(self) -> Stand:
        """Return a function that makes the checkpoint of this moment, also later."""
        rules, state = self.rules, self._state
        rev, made, chain, turns = rules.rules_rev, self.decisions, self._chain, self._course.turns
        return lambda: Checkpoint(rev, made, chain, turns, rules.dump(state))

    def results(self) -> tuple[Result, ...]:
        """Return the result of each seat, () before the end."""
        outcome = self.outcome()
        if outcome is None:
            return ()
        course = self._course
        return tuple(
            Result(seat, rank, seat in outcome.winners, course.turns[seat], course.decided(seat))
            for seat, rank in enumerate(outcome.ranks)
        )

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Change who plays each seat from now on. `resigned` seats are given up for good.

        Names stay. Raise `ValueError` for another number of seats, other names, or a person on a
        seat that was given up; nothing has changed then.
        """
        before = self.header
        if [seat.name for seat in seats] != [seat.name for seat in before.seats]:
            raise ValueError(seats)
        title = handed_over(before.title, before.seats, seats, resigned)
        given_up = marked(title, RESIGNED)
        if any(who.human for seat, who in enumerate(seats) if seat in given_up):
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
        """Write the end of a match whose program ended just before it did so."""
        self.outbox.write_and_send([], self._close)

    def past(self, seat: int) -> list[Event]:
        """Return those of the latest `MOST_PAST` events that a seat may see, for its log."""
        return [event for event in self._past if may_see(event, seat)]

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
        self._course.step(decision.seat, events)
        kept = [event for event in events if not event.passing]
        self._past.extend(kept)
        self._event_count += len(kept)
