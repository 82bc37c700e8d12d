"""What one seat has seen of a match whose picture is the rules' own view, as at the card tables."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from app.i18n.fluent import Texts
from app.match.replay_match import ShownMatch
from app.perspective.event_log import EventLog, Narrator
from engines.kernel.events import Event, GameEnded


class HasTurn(Protocol):
    """A view, as far as games are alike: the number of the turn, 0 before the first one."""

    @property
    def turn(self) -> int:
        """The number of the turn."""


V = TypeVar("V", bound=HasTurn)


class ViewPerspective(EventLog, ABC, Generic[V]):
    """A seat's view as far as it was shown, fed by its own feed only (`SPECTATOR` for what
    everybody may see).

    A game says how an event changes the view, and what it keeps of one beside. `narrator` is a
    storyteller for players of these names who begins at a turn.
    """

    def __init__(
        self,
        match: ShownMatch,
        seat: int,
        texts: Texts,
        narrator: Callable[[Sequence[str], int], Narrator],
    ) -> None:
        self.seat = seat
        self._match = match
        self.view: V = match.view(seat)
        self.reason = ""
        """Why the match ended, "" until that was shown."""
        past = match.past(seat)
        names = [who.name for who in match.seats]
        first = 1 if past else max(1, self.view.turn)
        super().__init__(texts, lambda: narrator(names, first))
        self.clear()
        for event in past:
            self._remember(event)
            self.tell(event)

    @abstractmethod
    def clear(self) -> None:
        """What is kept beside the view, as it is before anything was seen."""

    @abstractmethod
    def after(self, event: Event) -> V:
        """The view after an event."""

    @abstractmethod
    def keep(self, event: Event) -> None:
        """What is kept of an event beside the view."""

    def _remember(self, event: Event) -> None:
        if isinstance(event, GameEnded):
            self.reason = event.reason
        self.keep(event)

    def take(self, event: Event) -> None:
        """Fold an event in and tell it."""
        self.view = self.after(event)
        self._remember(event)
        self.tell(event)

    def glance(self) -> None:
        """All that came was shown: take over what no event tells."""
        self.view = self._match.view(self.seat)

    @property
    def ended(self) -> bool:
        """Whether the end was shown."""
        return bool(self.reason)
