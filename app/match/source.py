"""What a front end is given of a match: frames, the pending decision, and one protocol for both.

A live match (`app.match.runner`), a replay (`app.match.replay_match`) and a lesson are sources. A
front end starts from a snapshot, then takes one frame after the other. It never asks a match how
it stands in between: what it shows is what the frames said.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engines.kernel.events import OVER, Event
from engines.kernel.rules import Outcome

if TYPE_CHECKING:
    from app.match.journal import Header, JournalFailed
    from app.match.replay import ReplayRequest
    from app.match.seats import Seat

ANY_PHASE = -1


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """The decision that a match waits for, as one viewer may know it.

    `number` decisions were made before it. `seat` is the seat that decides, or `OVER`; `person`
    says whether it is a person's. `legal` are the open actions, () if the viewer may not know
    them. `phase` and `question` are those of the viewer's view, where the game has them. `last` is
    the seat that decided before, -1 at the beginning. `undoable` says for each person's seat how
    many decisions it would take back now.
    """

    number: int
    seat: int
    person: bool = False
    legal: tuple[int, ...] = ()
    phase: int = 0
    question: Any = None
    last: int = -1
    undoable: Mapping[int, int] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.seat == OVER

    @property
    def waiting_for(self) -> int | None:
        """The seat of the person whose decision is awaited, or None."""
        return self.seat if self.person else None

    @property
    def forced(self) -> bool:
        """Whether there is only one open action."""
        return len(self.legal) == 1


@dataclass(frozen=True, slots=True)
class Frame:
    """One event as one viewer may see it, with what the viewer sees after it.

    `seq` numbers the frames of a viewer from 1 without gaps. `glance` is the cheap part of the
    viewer's view (`Rules.glance`): for a card game the whole view. `pending` comes with the last
    frame of a decision, whose event is `Decided`, and is None before.
    """

    seq: int
    event: Event
    glance: Any
    pending: PendingDecision | None = None


FrameListener = Callable[[Frame], object]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """How a match stands for one viewer: where a front end begins, or begins again.

    `seq` is the number of the last frame before it, `glance` what that frame would have shown.
    `past` are the events that a log shows.
    """

    seq: int
    view: Any
    glance: Any
    past: Sequence[Event]
    pending: PendingDecision


class SnapshotSource(Protocol):
    """What a perspective begins from: a source, or a match itself."""

    @property
    def public(self) -> Any:
        """The public part of the configuration."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The players by seat."""

    def snapshot(self, seat: int) -> Snapshot:
        """Return how the match stands for a seat, or `SPECTATOR`."""


class PlanStep(NamedTuple):
    """A decision of a plan: it is made only if it is open when its turn comes, and only in
    `phase` if one is given."""

    action: int
    phase: int = ANY_PHASE


Pause = Callable[[], float]
"""Seconds that a bot seems to think, by the speed that is set now."""
Elapsed = Callable[[], int]
"""Milliseconds since the last call."""
Ready = Callable[[], Awaitable[None]]
"""Returns when everything that happened was shown."""


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A bot's decision at the present place of a replay, to be explained.

    `seed` is the seed with which the bot thought and `view` what it saw. `ended` says whether the
    match is over, so that the seat's secrets may be told to everyone.
    """

    seat: int
    bot: str
    action: int
    seed: int
    view: Any
    ended: bool

    def open_to(self, viewer: int) -> bool:
        """Whether a viewer may know the seat's secrets."""
        return self.ended or viewer == self.seat


class MatchSource(Protocol):
    """A match as a front end gets it. `live` is False for a replay, in which nobody decides."""

    live: bool

    @property
    def header(self) -> Header:
        """How the match began."""

    @property
    def public(self) -> Any:
        """The public part of the configuration."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The players by seat."""

    @property
    def secret(self) -> bool:
        """Whether seats see different things, so that the keyboard is passed neutrally."""

    @property
    def people(self) -> tuple[int, ...]:
        """The seats that this front end shows the match to; () if it only watches."""

    @property
    def actor(self) -> int:
        """The seat that decides, or `OVER`."""

    @property
    def decisions(self) -> int:
        """How many decisions were made."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def unsaved(self) -> JournalFailed | None:
        """Why nothing is written any more, or None."""

    @property
    def unwritten(self) -> bool:
        """Whether frames of a decision wait until it is written: no other decision is made
        meanwhile."""

    @property
    def safe(self) -> bool:
        """Whether all that was decided is written, as far as is known."""

    def snapshot(self, seat: int) -> Snapshot:
        """Return how the match stands for a seat, or `SPECTATOR`."""

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        """Send all further frames of a seat (or `SPECTATOR`) to a listener. Call the result to
        stop."""

    def decide(self, seat: int, action: int) -> None:
        """Make a person's decision; its frames come once it is written. Raise `NotYourTurn` or
        `IllegalAction`; nothing has changed then."""

    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        """Make a person's decisions one after the other. A step that is not open is left out."""

    def take_back(self, seat: int) -> None:
        """Take a person's last decision back. Raise `NotYourTurn` and `NothingToUndo`."""

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Let others play from now on. Raise `ValueError` as `Match.reseat` does."""

    def outcome(self) -> Outcome | None:
        """Return how the match ended, or None."""

    def revealed(self) -> Any:
        """Return the whole state of a live match that is over, when nothing is secret; else
        None."""

    def bot_decision(self) -> BotDecision | None:
        """Return the decision that a bot made next at this place of a replay; else None."""

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        """Return the replay of what was decided so far, from here or from where a turn begins."""

    def pace(self, pause: Pause, ready: Ready) -> None:
        """Say how fast bots play, and when the front end has shown what happened."""

    def clock(self, elapsed: Elapsed | None) -> None:
        """Say how much time has passed. It is asked, and the answer is written down, before every
        decision. Without a clock no time passes."""

    async def run(self) -> None:
        """Take turns until the match is over. Cancel it to pause; it may run again."""

    async def stop(self) -> None:
        """Stop for good."""
