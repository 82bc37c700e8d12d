"""The interface between a match and a front end: frames, the pending decision, one protocol.

A live match (`app.match.runner`), a replay (`app.match.replay_match`) and a lesson are sources. A
front end starts from a snapshot and then receives one frame after the other. It never queries the
match in between: it shows only the content of the frames.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engines.kernel.events import OVER, Event
from engines.kernel.rules import Outcome

if TYPE_CHECKING:
    from app.match.fair_dice import DiceVerdict
    from app.match.journal import Decision, Header, JournalFailed
    from app.match.seats import Seat

ANY_PHASE = -1


@dataclass(frozen=True, slots=True)
class PendingDecision:
    """The decision that a match waits for, as one viewer may know it.

    `number` decisions were made before it. `seat` is the seat that decides, or `OVER`; `person`
    means that a person plays it. `legal` are the legal actions, () if the viewer may not know them.
    `phase` and `question` are those of the viewer's view, if the game has them. `last` is the seat
    that made the previous decision, -1 at the beginning. `undoable` has, for each seat of a person,
    the number of entries that it could take back now; `no_undo` has the reason if there are none
    (see `NothingToUndo`).
    """

    number: int
    seat: int
    person: bool = False
    legal: tuple[int, ...] = ()
    phase: int = 0
    question: Any = None
    last: int = -1
    undoable: Mapping[int, int] = field(default_factory=dict)
    no_undo: Mapping[int, str] = field(default_factory=dict)

    @property
    def over(self) -> bool:
        return self.seat == OVER

    @property
    def waiting_for(self) -> int | None:
        return self.seat if self.person else None

    @property
    def forced(self) -> bool:
        return len(self.legal) == 1


@dataclass(frozen=True, slots=True)
class Frame:
    """One event as one viewer may see it, with the viewer's glance after it.

    `seq` numbers the frames of a viewer from 1 without gaps. `glance` is the cheap part of the
    viewer's view (`Rules.glance`): for a card game the whole view. `pending` comes with the last
    frame of a decision, whose event is `Decided`, and is None before.
    """

    seq: int
    event: Event
    glance: Any
    pending: PendingDecision | None = None


def phase_of(glance: Any) -> int:
    """Return the phase that a glance shows; 0 if the game has none."""
    phase: int = getattr(glance, "phase", 0)
    return phase


FrameListener = Callable[[Frame], object]


@dataclass(frozen=True, slots=True)
class Snapshot:
    """The current state of a match for one viewer, from which a front end starts or restarts.

    `seq` is the number of the last frame before the snapshot. `past` are the events for a log.
    """

    seq: int
    view: Any
    glance: Any
    past: Sequence[Event]
    pending: PendingDecision


class SnapshotSource(Protocol):
    """What a perspective starts from: a source, or a match itself."""

    @property
    def public(self) -> Any:
        """The public part of the configuration."""

    @property
    def seats(self) -> Sequence[Seat]:
        """The players by seat."""

    def snapshot(self, seat: int) -> Snapshot:
        """Return the snapshot for a seat, or `SPECTATOR`."""


class FrameSource(SnapshotSource, Protocol):
    """A match that a viewer can follow."""

    def watch(self, seat: int, listener: FrameListener) -> Callable[[], None]:
        """Send all further frames of a seat (or `SPECTATOR`) to a listener.
        Call the result to stop."""


class PlanStep(NamedTuple):
    """A decision of a plan. It is made only if it is legal then, and only in `phase` if given."""

    action: int
    phase: int = ANY_PHASE


Pause = Callable[[], float]
"""Returns the seconds that a bot pretends to think, by the current speed setting."""
Elapsed = Callable[[], int]
"""Returns the milliseconds since the last call."""
Ready = Callable[[], Awaitable[None]]
"""Returns when all events so far were shown."""


@dataclass(frozen=True, slots=True)
class BotDecision:
    """A bot's decision at the current position of a replay, to be explained.

    `seed` is the random seed of the bot's thinking, and `view` its view. `ended` means that the
    match is over, so every viewer may learn the seat's secrets.
    """

    seat: int
    bot: str
    action: int
    seed: int
    view: Any
    ended: bool

    def visible_to(self, viewer: int) -> bool:
        return self.ended or viewer == self.seat


@dataclass(frozen=True, slots=True)
class ReplayRequest:
    """A request to replay a match from a given position.

    The replay starts after `position` decisions, or at the beginning of `turn`. `viewer` is the
    seat of the player at the keyboard, or None if unknown.
    """

    header: Header
    decisions: Sequence[Decision]
    position: int = 0
    viewer: int | None = None
    turn: int | None = None
    forks: bool = False
    """Whether to ask at once who plays on from there."""


@dataclass(frozen=True, slots=True)
class CommandState:
    """What became of the last command at a table on another machine.

    `word` is "" (there was none), "sent" (on its way), "asked" (others must agree), "accepted" or
    "refused"; `code` is then the reason, one of `app.net.messages.NO_CODES`.
    """

    word: str = ""
    code: str = ""


NO_COMMAND = CommandState()


class MatchSource(FrameSource, Protocol):
    """A match as a front end sees it. `live` is False for a replay, in which no seat decides."""

    live: bool

    @property
    def header(self) -> Header:
        """The header, which describes the match at its start."""

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
        """The number of decisions made."""

    @property
    def over(self) -> bool:
        """Whether the match has ended."""

    @property
    def unsaved(self) -> JournalFailed | None:
        """The reason why saving has stopped, or None."""

    @property
    def unwritten(self) -> bool:
        """Whether the frames of a decision wait until it is written. No other decision is made
        meanwhile."""

    @property
    def safe(self) -> bool:
        """Whether all decisions are written, as far as is known."""

    @property
    def command(self) -> CommandState:
        """What became of the last command, if it had to travel."""

    @property
    def looks_back(self) -> bool:
        """Whether `look_back` works now: a table elsewhere keeps the journal until the end."""

    def on_command(self, listener: Callable[[CommandState], object]) -> None:
        """Call a listener, and no earlier one, when `command` changes."""

    def decide(self, seat: int, action: int) -> None:
        """Make a person's decision. Its frames are sent once it is written. Raise `NotYourTurn` or
        `IllegalAction`, without any change."""

    def plan(self, seat: int, steps: Iterable[PlanStep]) -> None:
        """Make a person's decisions one after the other. Skip a step that is not legal."""

    def take_back(self, seat: int) -> None:
        """Take a person's last decision back. Raise `NotYourTurn` and `NothingToUndo`."""

    def reseat(self, seats: Sequence[Seat], resigned: Iterable[int] = ()) -> None:
        """Change the players from now on. Raise `ValueError` as `Match.reseat` does."""

    def outcome(self) -> Outcome | None:
        """Return the outcome, or None before the end."""

    def revealed(self) -> Any:
        """Return the whole state of a finished live match without secrets; else None."""

    def dice_verdict(self) -> DiceVerdict | None:
        """Return what the finished match proves of its dice; None before the end, and for a match
        whose dice were not sealed. It may take a second or two, and any thread may ask. Raise as
        `resume` does if a table elsewhere has sent what can't be."""

    def bot_decision(self) -> BotDecision | None:
        """Return the next decision at this position of a replay if a bot made it; else None."""

    def look_back(self, viewer: int | None, turn: int | None = None) -> ReplayRequest:
        """Return a request to replay the match so far, from here or from the beginning of a
        turn."""

    def pace(self, pause: Pause, ready: Ready) -> None:
        """Set the pause of bots, and the wait until the front end has shown everything."""

    def shows(self, seat: int) -> None:
        """Hear that the screen shows a seat its decision: a table's clock counts only then."""

    def clock(self, elapsed: Elapsed | None) -> None:
        """Set the clock, which is read and recorded before every decision.
        Without one no time passes."""

    async def run(self) -> None:
        """Take turns until the match is over. Cancel it to pause; it may run again."""

    async def stop(self) -> None:
        """Stop for good."""
