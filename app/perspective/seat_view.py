"""The perspective of one seat in a game that displays the rules' own view, as the card games do."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Generic, TypeVar

from typing_extensions import override

from app.i18n.fluent import Texts
from app.match.events import Decided
from app.match.source import Frame, SnapshotSource
from app.perspective.event_log import EventLog, ProgramNote
from app.text.narrating import Narrator
from app.text.sentences import clauses_in_a_row
from engines.kernel.events import Event, GameEnded, TurnBegan

V = TypeVar("V")


class ViewPerspective(EventLog, Generic[V]):
    """A seat's view as far as it was shown, fed by its own feed only.

    `SPECTATOR` sees public information only. A game may keep data of events beside the view; it
    says how in `clear` and `keep`. `narrator` makes a narrator for players of these names, from a
    turn on.
    """

    def __init__(
        self,
        match: SnapshotSource,
        seat: int,
        texts: Texts,
        narrator: Callable[[Sequence[str], int], Narrator],
    ) -> None:
        self.seat = seat
        self.public = match.public
        snapshot = match.snapshot(seat)
        self.view: V = snapshot.view
        self.reason = ""
        """Why the match ended, "" until that was shown."""
        past = snapshot.past
        names = [who.name for who in match.seats]
        first = 1 if past else max(1, snapshot.view.turn)
        super().__init__(texts, lambda: narrator(names, first))
        self._left: V | None = None
        """The view with which the seat's last turn ended, while others play."""
        # The first turn of a match has begun before anybody watches.
        # What a seat decides while the match is set up, in turn 0, is no turn of it.
        on_turn = snapshot.pending.seat == seat and snapshot.view.turn > 0
        self._played = bool(past) or on_turn
        self._told: tuple[V, V] | None = None
        """What was recapped at the start of the turn in play: the views before and then."""
        self.clear()
        for event in past:
            self._remember(event)
            self.tell(event)

    def clear(self) -> None:
        """Reset the data beside the view to its initial state."""

    def keep(self, event: Event) -> None:
        """Keep the data of an event beside the view."""

    def _remember(self, event: Event) -> None:
        if isinstance(event, GameEnded):
            self.reason = event.reason
        self.keep(event)

    def changes(self, before: V, now: V) -> Sequence[str]:
        """Return in words how the seat's own position changed while others played."""
        return ()

    def brief_changes(self, before: V, now: V) -> Sequence[str]:
        """Return the same in fewer words, for a place without room."""
        return self.changes(before, now)

    @override
    def take(self, frame: Frame) -> None:
        before, self.view = self.view, frame.glance
        if isinstance(frame.event, Decided):
            return
        self._remember(frame.event)
        self.tell(frame.event)
        if self.recaps and isinstance(frame.event, TurnBegan):
            self._recap(frame.event, before)

    def _recap(self, event: TurnBegan, before: V) -> None:
        """When the seat's turn begins, say what changed for it since its last one ended."""
        self._told = None
        if event.seat != self.seat:
            if self._left is None and self._played:
                self._left = before
            return
        self._played = True
        left, self._left = self._left, None
        if left is not None and self.changes(left, self.view):
            self._told = left, self.view
            now = self.view
            told = ("changes", lambda: clauses_in_a_row(self._texts, self.changes(left, now)))
            brief = partial(self._briefly, left, now)
            self._note(ProgramNote("play-since", (told,), brief))

    def _briefly(self, left: V, now: V) -> str:
        """Return a recap of the first change alone: it matters most."""
        first, *others = self.brief_changes(left, now)
        if not others:
            return self._texts("play-since", changes=first)
        return self._texts("play-since-more", changes=first, n=len(others))

    @property
    def recapped(self) -> str:
        """The recap of the turn in play in the present language, "" without one: for a dialog that
        covers the log."""
        if self._told is None:
            return ""
        told = clauses_in_a_row(self._texts, self.changes(*self._told))
        return self._texts("play-since", changes=told)

    @property
    @override
    def ended(self) -> bool:
        return bool(self.reason)
