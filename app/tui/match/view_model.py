"""The scene: everything that the screen shows of a match, and how it changes. No widgets.

It listens to the match, hands what the present viewer may see to the player of events, and folds
each event in just before the widgets hear it. Where seats see different things every person has
eyes of their own; what others hear meanwhile is folded in at once, unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from app.i18n.literal import literal
from app.match.bus import Bus
from app.match.event_player import EventPlayer
from app.match.events import BotStumbled, Decided, NotSaved
from app.match.source import Frame, PendingDecision, PlanStep
from app.perspective.event_log import Narrator, Told
from app.session.session import Session
from app.text.errors import unsaved_message
from app.text.log import LogLine, MatchLog
from app.tui.commands import COMMANDS
from app.tui.widgets.styled_text import Line
from engines.kernel.events import SPECTATOR, Event

SPEEDS = (0.0, 0.4, 1.0, 2.0, 1.0)
"""How long things are shown, by the speed that is set."""
BY_KEY = 4
"""The speed at which what happens to one's own seat waits for a key."""


class Perspective(Protocol):
    """What one seat has seen, fed by its own feed only: a log, and whatever a game adds."""

    log: MatchLog

    @property
    def pending(self) -> LogLine | None:
        """The line of something that still goes on."""

    @property
    def ended(self) -> bool:
        """Whether the end was shown."""

    def take(self, frame: Frame) -> Any:
        """Show a frame; what it gives is the game's own business."""

    def note(self, message: str, /, **values: Told) -> None:
        """A line of the program's own in the log."""

    def retell(self) -> None:
        """The language changed: tell everything again."""


E = TypeVar("E", bound=Perspective)


def _first_key(command: str) -> str:
    return COMMANDS[command].keys[0]


class MatchViewModel(Generic[E]):
    """What is shown of a match. A game's own scene makes the eyes and the narrator.

    `viewer` is the seat whose eyes are looked through (`SPECTATOR` where all see alike), `me` the
    seat that the panels are about, `people` the seats of persons.
    """

    ROOM: ClassVar[str] = ""
    """The first part of the ids of this game's messages."""
    SHOWN: ClassVar[Mapping[type[Event], float]] = {}
    """Seconds that an event is shown at normal speed; all others none."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.source = session.source
        self.secret = self.source.secret
        self.people = self.source.people
        self.eyes: dict[int, E] = {seat: self.make_eyes(seat) for seat in self.lookers()}
        self.viewer = self._first_viewer()
        self.me = self._first_me()
        self._latest = {seat: self.source.snapshot(seat).pending for seat in self.eyes}
        self._settled = dict(self._latest)
        self.bus = Bus()
        """Each event again, when it is shown."""
        self.player = EventPlayer(self._show, self.pace)
        self.heard: Callable[[], object] = lambda: None
        """Called when something came that is to be shown."""
        self.revision = 0
        """Goes up whenever what is shown, or may be decided, can have changed."""
        self._behind_match = False
        """Whether something came since all was taken over that no event tells."""
        self.aside: Callable[[int], Sequence[Line]] = lambda _cells: ()
        """What stands under the log for now, in lines of so many cells."""
        self.hints: Callable[[], str] = lambda: "numbers"
        """How much is reckoned for the player: one of `app.config.settings.HINTS`."""
        self.key: Callable[[str], str] = _first_key
        """The key of a command, as the screen has it."""
        self._stops = [self.source.watch(seat, partial(self._hear, seat)) for seat in self.eyes]
        self._public: list[Event] = []
        """What everybody may know, since the one who has not read for longest handed over."""
        self._read: dict[int, int] = dict.fromkeys(self.people, 0)
        if self.secret and len(self.people) > 1:
            self._stops.append(self.source.watch(SPECTATOR, self._hear_public))

    # -- what a game says itself

    def make_eyes(self, seat: int) -> E:
        """The eyes of a seat, or of a spectator."""
        raise NotImplementedError

    def narrator(self) -> Narrator:
        """A narrator for what everybody may know."""
        raise NotImplementedError

    def teller(self, spoken: Session) -> Narrator:
        """A narrator at the beginning of the match, for the present eyes, in the texts of another
        session of it."""
        raise NotImplementedError

    def lookers(self) -> Iterable[int]:
        """Whose eyes may be looked through: people's, where there is something to hide."""
        return self.people if self.secret and self.people else (SPECTATOR,)

    def show(self, frame: Frame) -> None:
        """One frame is shown now."""
        self.eyes[self.viewer].take(frame)

    def unsaid(self, seat: int, notation: str) -> str:
        """A sentence for a decision of which the log says nothing."""
        return self.session.texts("end-point-quiet")

    def pace(self, event: Event) -> float:
        """Seconds that an event is shown, at normal speed."""
        return self.SHOWN.get(type(event), 0.0)

    def settle(self) -> None:
        """All that came was shown: turn to whoever decides."""
        self._behind_match = False
        self.revision += 1
        self._settled.update(self._latest)
        if self.viewer >= 0:
            return
        pending = self._settled[self.viewer]
        if pending.person or (not self.people and not pending.over):
            self.me = pending.seat

    # -- the beginning and the end

    def welcome(self) -> None:
        """The first line of each log; where several people share a view it greets them all."""
        for seat, eyes in self.eyes.items():
            who = [seat] if self.secret and seat >= 0 else self.people
            names = ", ".join(f"@{one + 1} {self.name(one)}" for one in who)
            if not self.people:
                eyes.note(self.message("start-watch"), help=self.key_of("app.help"))
            elif self.pending.over:
                continue  # the rest of the screen says that it is
            elif self.pending.number:
                eyes.note("play-goes-on")
            else:
                told = self.message("start" if len(who) == 1 else "start-all")
                eyes.note(told, names=names, help=self.key_of("app.help"))

    def message(self, name: str) -> str:
        """The id of a message of this game's screen."""
        return f"{self.ROOM}-{name}"

    def key_of(self, command: str) -> Callable[[], str]:
        """The key of a command for a line of the log, in whatever language it is read."""
        return lambda: self.key(command)

    def close(self) -> None:
        """Stop listening."""
        for stop in self._stops:
            stop()

    def _first_viewer(self) -> int:
        if SPECTATOR in self.eyes:
            return SPECTATOR
        actor = self.source.actor
        return actor if actor in self.eyes else next(iter(self.eyes))

    def _first_me(self) -> int:
        if self.viewer >= 0:
            return self.viewer
        actor = self.source.actor
        if actor in self.people or not self.people:
            return max(actor, 0)
        return self.people[0]

    # -- what is shown

    @property
    def looking_through(self) -> E:
        """The eyes of the present viewer."""
        return self.eyes[self.viewer]

    @property
    def ended(self) -> bool:
        """Whether the end of the match was shown."""
        return self.looking_through.ended

    @property
    def replaying(self) -> bool:
        """Whether this is a replay: nobody decides, and nobody is waited for."""
        return not self.source.live

    @property
    def reckons(self) -> bool:
        """Whether chances and outcomes are shown at all."""
        return self.hints() != "off"

    @property
    def my_turn(self) -> bool:
        """Whether a person in front of the screen decides now."""
        pending = self.pending
        return pending.person and pending.seat == self.me and self.up_to_date

    @property
    def pending(self) -> PendingDecision:
        """The decision that the match waits for, as of what was shown, for the seat that the
        panels are about."""
        return self._settled[self.me if self.me in self._settled else self.viewer]

    @property
    def latest(self) -> PendingDecision:
        """The decision that the match waits for, ahead of what was shown."""
        return self._latest[self.viewer]

    @property
    def waiting_for(self) -> int | None:
        """The person that the match waits for, ahead of what was shown; None for nobody."""
        return self._latest[self.viewer].waiting_for

    @property
    def up_to_date(self) -> bool:
        """Whether what is on the screen is how the match stands: all was shown, and `settle` took
        over the rest. Between the two the view is that of before, and no decision fits it."""
        return self.player.idle and not self._behind_match

    def name(self, seat: int) -> str:
        """The name of a seat, which may come from anybody's file, as harmless text."""
        return literal(self.source.seats[seat].name, 20)

    @property
    def names(self) -> list[str]:
        """The names of all seats, as they were given."""
        return [who.name for who in self.source.seats]

    def left(self) -> str:
        """What may still come from the decks, for who wants all hints; "" for nothing."""
        return ""

    # -- what happens

    def _hear(self, seat: int, frame: Frame) -> None:
        if frame.pending is not None:
            self._latest[seat] = frame.pending
        if seat == self.viewer:
            self.player.feed(frame)
            self._behind_match = True
            self.revision += 1
            self.heard()
        else:
            self.eyes[seat].take(frame)

    def _hear_public(self, frame: Frame) -> None:
        if not frame.event.passing:
            self._public.append(frame.event)

    def _show(self, frame: Frame) -> None:
        """Show a frame, then let the widgets hear its event."""
        event = frame.event
        self.revision += 1
        self.show(frame)
        if isinstance(event, Decided):
            return
        if isinstance(event, BotStumbled):
            told = "restarted" if event.what == "restarted" else "fell-back"
            self.note(f"common-bot-{told}", name=self.name(event.seat))
        elif isinstance(event, NotSaved):
            self.note(unsaved_message(self.session.texts, event.kind))
        self.bus.publish(event)

    def set_speed(self, speed: int) -> None:
        """Show things at one of the speeds; the last one goes step by step."""
        self.player.speed = SPEEDS[speed]
        self.player.holds = self._holds if speed == BY_KEY else lambda _event: False
        if self.player.holding and speed != BY_KEY:
            self.player.skip()

    def _holds(self, event: Event) -> bool:
        return type(event) in self.SHOWN and getattr(event, "seat", -1) == self.me

    def hand_over(self, seat: int) -> None:
        """Another person looks at the screen now."""
        self._read[self.viewer] = len(self._public)
        read_by_all = min(self._read.values())
        del self._public[:read_by_all]
        self._read = {one: read - read_by_all for one, read in self._read.items()}
        self.viewer = self.me = seat
        self.settle()

    def waits_for_other(self) -> int | None:
        """The person who decides now, if somebody else looks and sees other things."""
        waits = self.waiting_for
        if waits is None or waits == self.viewer or self.viewer < 0:
            return None
        return waits

    def public_news(self, seat: int) -> list[str]:
        """What everybody may know of the time since a seat handed the keyboard over."""
        narrator = self.narrator()
        log = MatchLog(self.session.texts)
        for event in self._public[self._read.get(seat, 0) :]:
            for line in narrator.feed(event):
                log.add(line)
        under_way = narrator.pending
        lines = [*log.lines, *([under_way] if under_way is not None else [])]
        return [log.shown(line) for line in lines]

    def decide(self, action: int) -> None:
        """The person in front of the screen decides."""
        self.source.decide(self.me, action)

    def plan(self, *steps: PlanStep) -> None:
        """The person in front of the screen decides several times, as far as each step is open."""
        self.source.plan(self.me, steps)

    def note(self, message: str, /, **values: Told) -> None:
        """Say something in the log of whoever looks."""
        self.eyes[self.viewer].note(message, **values)
