"""What one viewer of a served table gets: one message for each decision, numbered, and kept.

A message is ended by an event that everybody gets (`Decided`, or one of the match itself), so all
viewers have the same numbers, and a viewer who may see nothing of a decision gets a message too.
Nothing in it depends on what the viewer may not see.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

from app.match.events import BotStumbled, DecisionsUndone, NotSaved, TimeUp
from app.match.match import Match
from app.match.past_events import PastEvents
from app.match.source import Frame, PendingDecision, Snapshot
from app.net.deltas import DeltaWriter
from app.net.limits import KEPT_MESSAGES, KEPT_SIZE
from app.net.messages import Ev
from app.net.payloads import Payloads, pending_data
from app.net.protocol import lines
from engines.kernel.events import Event, may_see

Send = Callable[[str], object]
Told = Callable[[], object]
Moment = tuple[dict[str, Any], PastEvents]
"""A snapshot without the past, and the events of all seats so far."""

_ALONE = (BotStumbled, NotSaved, TimeUp)
"""Events of the match itself that end a message: no decision follows them."""


class SeatFeed:
    """Watches a match for one viewer until it is closed.

    `send` gets each line. Before a message about a decision, `over` is called with whether that
    ended the match; `after` is called after each message.
    """

    def __init__(
        self,
        match: Match,
        viewer: int,
        payloads: Payloads,
        send: Send,
        after: Told,
        over: Callable[[bool], object],
    ) -> None:
        self.viewer, self.seq = viewer, 0
        self.told = match.decisions
        """The number of decisions that the viewer was told of."""
        self._match, self._payloads = match, payloads
        self._send, self._after, self._over = send, after, over
        self._frames: list[list[Any]] = []
        self._kept: deque[tuple[int, list[str]]] = deque()
        self._size = 0
        """The characters of the kept messages."""
        self._restart()
        self._stop = match.watch(viewer, self._receive)

    def close(self) -> None:
        """Watch no longer, and forget what is kept."""
        self._stop()
        self._stop = _nothing
        self._kept.clear()

    def snapshot(self) -> dict[str, Any]:
        """Return the snapshot of this moment: all further messages continue from it."""
        return self.snapshot_of(self.moment())

    def moment(self) -> Moment:
        """Return a snapshot of this moment for later, when somebody may or may not ask for it."""
        pending = self._pending()  # before all else: what was written just now is sent by it
        data = {"viewer": self.viewer, "seq": self.seq, **self._data((), pending)}
        return data, self._match.past_events.copy()

    def snapshot_of(self, moment: Moment) -> dict[str, Any]:
        """Return the snapshot of a moment."""
        data, past = moment
        return {**data, "past": self._past(event for event in past if may_see(event, self.viewer))}

    def after(self, seen: int) -> list[str] | None:
        """Return the lines after message number `seen`, or None if one of them is not kept."""
        first = self.seq - len(self._kept) + 1
        if not first - 1 <= seen <= self.seq:
            return None
        return [line for seq, kept in self._kept if seq > seen for line in kept]

    def refresh(self) -> None:
        """Send the pending decision again: who plays a seat has changed."""
        self._flush(self._pending())

    def _pending(self) -> PendingDecision:
        """Return the pending decision once everything is written and sent."""
        self._match.outbox.wait()
        return self._match.pending(self.viewer)

    def _restart(self) -> Snapshot:
        """Send whole views from now on, until the next message."""
        shown = self._match.snapshot(self.viewer)
        self._same = type(shown.view) is type(shown.glance)
        glance = self._payloads.view(shown.glance, self.viewer)
        view = self._payloads.view(shown.view, self.viewer)
        changes = self._payloads.changes
        self._glance = DeltaWriter(shown.glance, glance.fields, changes)
        self._view = DeltaWriter(shown.view, view.fields, changes)
        self._heads = glance.head, view.head
        return shown

    def _data(self, past: Iterable[Event], pending: PendingDecision) -> dict[str, Any]:
        """Return a snapshot as data, with the views that the next message changes."""
        glance, view = self._heads
        return {
            "glance": [glance, self._glance.sent],
            "view": None if self._same else [view, self._view.sent],
            "past": self._past(past),
            "now": self._now(pending),
        }

    def _past(self, events: Iterable[Event]) -> list[Any]:
        return [self._payloads.event(event, self.viewer) for event in events]

    def _now(self, pending: PendingDecision) -> dict[str, Any]:
        return pending_data(pending, self.viewer, secret=self._match.secret)

    def _receive(self, frame: Frame) -> None:
        undone = isinstance(frame.event, DecisionsUndone)
        fresh = None
        if undone:
            shown = self._restart()
            fresh = self._data(shown.past, shown.pending)
        event = self._payloads.event(frame.event, self.viewer)
        self._frames.append([event, self._glance.changed(frame.glance)])
        if frame.pending is not None or isinstance(frame.event, _ALONE):
            self._flush(frame.pending, fresh)

    def _keep(self, sent: list[str]) -> None:
        """Keep the lines of a message, and forget the oldest ones."""
        self._kept.append((self.seq, sent))
        self._size += sum(map(len, sent))
        while len(self._kept) > KEPT_MESSAGES or self._size > KEPT_SIZE:
            self._size -= sum(map(len, self._kept.popleft()[1]))

    def _flush(self, pending: PendingDecision | None, fresh: dict[str, Any] | None = None) -> None:
        """Send a message. The view is that of the last decision of those made together."""
        frames, self._frames = self._frames, []
        view, now = None, None
        if pending is not None:
            now, self.told = self._now(pending), pending.number
            self._over(pending.over)
            if not self._same and pending.number == self._match.decisions:
                view = self._view.changed(self._match.view(self.viewer))
        self.seq += 1
        sent = lines(Ev(self.viewer, self.seq, frames, now, view, fresh))
        self._keep(sent)
        for line in sent:
            self._send(line)
        self._after()


def _nothing() -> None:
    """Stop nothing: a feed is closed."""
