"""The view model: everything that the screen shows of a match, and how it changes. No widgets.

It listens to the match, and passes the events that the present viewer may see to the event player.
It applies each event just before the widgets hear it. If seats see different things, every person
has a perspective. Perspectives other than the viewer's take their events at once, unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, Generic, TypeVar

from app.i18n.fluent import Value
from app.i18n.literal import literal
from app.match.bus import Bus
from app.match.event_player import EventPlayer
from app.match.events import BotStumbled, Decided, NotSaved, TimeUp
from app.match.source import Frame, PendingDecision, PlanStep
from app.perspective.event_log import EventLog, NoteValue
from app.session.session import Session
from app.text.errors import unsaved_message
from app.text.log import MatchLog, News
from app.text.narrating import Narrator, stumbled_message
from app.text.summary import Unit
from app.tui.commands import COMMANDS
from app.tui.match.quiet_step import NO_STEP, QuietStep
from app.tui.widgets.styled_text import Line
from engines.kernel.events import SPECTATOR, Event, GameEnded

SPEEDS = (0.0, 0.4, 1.0, 2.0, 1.0)
"""Factors for the time that things are shown, by speed."""
BY_KEY = 4
"""The speed at which events of the viewer's own seat wait for a key."""


E = TypeVar("E", bound=EventLog)


def _at_once(_steps: Sequence[PlanStep], make: Callable[[], None]) -> None:
    make()


def _first_key(command: str) -> str:
    return COMMANDS[command].keys[0]


class TipSource:
    """What the coach can name on the screen of a match."""

    def tip_values(self, tip: str) -> Mapping[str, Value] | None:
        """Return what a tip of the coach names on the screen as it is now; None if nothing is
        there to be named."""
        return {}


class MatchViewModel(TipSource, Generic[E]):
    """The shown state of a match. A game's own view model makes the perspectives and the narrator.

    `viewer` is the seat whose perspective is shown (`SPECTATOR` if all see alike). `me` is the seat
    that the panels are about. `people` are the seats of persons.
    """

    PREFIX: ClassVar[str] = ""  # of the ids of this game's messages
    UNIT: ClassVar[Unit] = "turns"  # what matches of the game count
    SHOWN: ClassVar[Mapping[type[Event], float]] = {}
    """Seconds that an event is shown at normal speed; events not listed take none."""
    HOLDS_END: ClassVar[bool] = False
    """Whether the last moment of a match waits for a key, except at the speed without waits."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.source = session.source
        self.secret = self.source.secret
        self.people = self.source.people
        self.perspectives: dict[int, E] = {
            seat: self.make_perspective(seat) for seat in self.viewers()
        }
        for seat, perspective in self.perspectives.items():
            perspective.recaps = self.source.live and seat in self.people
        self.viewer = self._first_viewer()
        self.me = self._first_me()
        self._latest = {seat: self.source.snapshot(seat).pending for seat in self.perspectives}
        self._settled = dict(self._latest)
        self.bus = Bus()
        """Repeats each event when it is shown."""
        self.player = EventPlayer(self._show, self.pace)
        self.heard: Callable[[], object] = lambda: None
        self.revision = 0
        """Goes up whenever what is shown can have changed. Between a decision and its events it
        stays the same while `my_turn` changes."""
        self._behind_match = False
        """Whether something that no event reports arrived since the last `settle`."""
        self.aside: Callable[[int], Sequence[Line]] = lambda _cells: ()
        """Returns the lines under the log for a width in cells."""
        self.hints: Callable[[], str] = lambda: "numbers"
        """Returns the level of hints: one of `app.config.settings.HINTS`."""
        self.before: Callable[[Sequence[PlanStep], Callable[[], None]], None] = _at_once
        self.remarked: Callable[[Frame], object] = lambda _frame: None
        self.key: Callable[[str], str] = _first_key
        """Returns the key of a command, as the screen shows it."""
        self._stops = [
            self.source.watch(seat, partial(self._hear, seat)) for seat in self.perspectives
        ]
        self._public: list[Event] = []
        """Public events not yet shown to every player at this keyboard."""
        self._read: dict[int, int] = dict.fromkeys(self.people, 0)
        self.had_turn: set[int] = set()
        """The seats that have decided something here."""
        if self.secret and len(self.people) > 1:
            self._stops.append(self.source.watch(SPECTATOR, self._hear_public))

    # -- for the game's own view model

    def make_perspective(self, seat: int) -> E:
        """Return a new perspective of a seat, or of a spectator."""
        raise NotImplementedError

    def narrator(self) -> Narrator:
        """Return a narrator for public events."""
        raise NotImplementedError

    def teller(self, spoken: Session) -> Narrator:
        """Return a narrator at the beginning of the match, for the present perspective, with the
        texts of `spoken`, another session of the match."""
        raise NotImplementedError

    def viewers(self) -> Iterable[int]:
        """Return the seats whose perspective may be shown: persons', if anything is hidden."""
        return self.people if self.secret and self.people else (SPECTATOR,)

    def show(self, frame: Frame) -> None:
        self.perspectives[self.viewer].take(frame)

    def unsaid(self, seat: int, notation: str, step: QuietStep = NO_STEP) -> str:
        """Return a sentence for a decision that the log does not report."""
        return self.session.texts("end-point-quiet")

    def pace(self, event: Event) -> float:
        """Return the seconds that an event is shown at normal speed."""
        return self.SHOWN.get(type(event), 0.0)

    def settle(self) -> None:
        """Turn to the deciding seat, after all frames are shown."""
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
        """Write the first line of each log; it greets all people who share a view."""
        for seat, perspective in self.perspectives.items():
            who = [seat] if self.secret and seat >= 0 else self.people
            names = ", ".join(f"@{one + 1} {self.name(one)}" for one in who)
            if not self.people:
                text = self.message("start-watch") if self.session.only_bots else "play-look-on"
                perspective.note(text, help=self.key_of("app.help"))
            elif self.pending.over:
                continue  # the rest of the screen says that it is
            elif self.pending.number:
                # What happened before is no news: the log shows its last lines, after an undo, too.
                perspective.decided(own=False)
                perspective.decided(own=True)
                if not self.session.greeted:
                    perspective.note("play-goes-on")
            else:
                text = self.message("start" if len(who) == 1 else "start-all")
                about = self.goal()
                keys = {"help": self.key_of("app.help"), "why": self.key_of("play.why")}
                perspective.note(text, names=names, **keys, **about)
        self.session.greeted = True

    def goal(self) -> Mapping[str, NoteValue]:
        """Return what the first line of a log needs to say how this match is won."""
        return {}

    def message(self, name: str) -> str:
        """The id of a message of this game's screen."""
        return f"{self.PREFIX}-{name}"

    def key_of(self, command: str) -> Callable[[], str]:
        """Return a function that gives the key of a command in the language of the reader."""
        return lambda: self.key(command)

    def close(self) -> None:
        for stop in self._stops:
            stop()

    def _first_viewer(self) -> int:
        if SPECTATOR in self.perspectives:
            return SPECTATOR
        actor = self.source.actor
        return actor if actor in self.perspectives else next(iter(self.perspectives))

    def _first_me(self) -> int:
        if self.viewer >= 0:
            return self.viewer
        actor = self.source.actor
        return max(actor, 0) if actor in self.people or not self.people else self.people[0]

    # -- what is shown

    @property
    def perspective(self) -> E:
        return self.perspectives[self.viewer]

    @property
    def ended(self) -> bool:
        return self.perspective.ended

    @property
    def replaying(self) -> bool:
        """Whether this is a replay, in which no seat decides and the screen waits for no player."""
        return not self.source.live

    @property
    def shows_odds(self) -> bool:
        """Whether chances and outcomes are shown at all."""
        return self.hints() != "off"

    @property
    def my_turn(self) -> bool:
        pending = self.pending
        return pending.person and pending.seat == self.me and self.up_to_date

    @property
    def pending(self) -> PendingDecision:
        """The pending decision of the shown position, for the seat that the panels are about."""
        return self._settled[self.me if self.me in self._settled else self.viewer]

    @property
    def latest(self) -> PendingDecision:
        """The pending decision of the match, which may be ahead of the shown position."""
        return self._latest[self.viewer]

    @property
    def watched_by_all(self) -> bool:
        """Whether several people share the keyboard and look at the screen together, because bots
        play: nobody's secrets may be on it."""
        return self.secret and len(self.people) > 1 and not (self.latest.person or self.latest.over)

    @property
    def waiting_for(self) -> int | None:
        """The person that the match waits for, possibly ahead of the shown position; None if it
        waits for no person."""
        return self._latest[self.viewer].waiting_for

    @property
    def up_to_date(self) -> bool:
        """Whether the screen shows the present position: everything is safe and shown, and `settle`
        has run. Until then the view is the old one, and no decision fits it."""
        return not self._behind_match and self.player.idle and not self.source.unwritten

    def name(self, seat: int) -> str:
        """Return the name of a seat as harmless text: it may come from any file."""
        return literal(self.source.seats[seat].name, 20)

    @property
    def names(self) -> list[str]:
        return [who.name for who in self.source.seats]

    def left(self) -> str:
        """Return the cards left in the decks, at the highest level of hints; "" for nothing."""
        return ""

    # -- events

    def _hear(self, seat: int, frame: Frame) -> None:
        if frame.pending is not None:
            self._latest[seat] = frame.pending
        if seat == self.viewer:
            self.player.feed(frame)
            self._behind_match = True
            self.revision += 1
            self.heard()
        else:
            self.perspectives[seat].take(frame)

    def _hear_public(self, frame: Frame) -> None:
        if not frame.event.passing:
            self._public.append(frame.event)

    def _show(self, frame: Frame) -> None:
        event = frame.event
        self.revision += 1
        self.show(frame)
        if isinstance(event, Decided):
            self.had_turn.add(event.seat)
            self.session.shown(event.decisions)
            self.perspective.decided(own=event.seat == self.me)
            self.remarked(frame)
            return
        _note(self, event)
        self.bus.publish(event)

    def set_speed(self, speed: int) -> None:
        """Set the speed; the last one goes step by step."""
        self.player.speed = SPEEDS[speed]
        self.player.holds, self._by_key = self._waits, speed == BY_KEY
        if self.player.holding and speed != BY_KEY:
            self.player.skip()

    def _waits(self, event: Event) -> bool:
        """Whether a key must be pressed after an event: at the speed by key, or at the end."""
        stops = (self.HOLDS_END and isinstance(event, GameEnded)) or self.is_moment(event)
        return _shows_end(self) if stops else self._by_key and self._holds(event)

    def is_moment(self, event: Event) -> bool:
        """Whether keys that skip what others do stop at an event, so that nobody misses it."""
        return False

    def _holds(self, event: Event) -> bool:
        """Whether an event waits for a key at the speed that goes step by step."""
        return type(event) in self.SHOWN and getattr(event, "seat", -1) == self.me

    def hand_over(self, seat: int) -> None:
        self._read[self.me] = len(self._public)
        read_by_all = min(self._read.values())
        del self._public[:read_by_all]
        self._read = {one: read - read_by_all for one, read in self._read.items()}
        self.viewer = self.me = seat
        self.settle()

    def waits_for_other(self) -> int | None:
        """Return the person who decides now, if that is not the viewer and sees other things."""
        waits = self.waiting_for
        if waits is None or waits == self.viewer or self.viewer < 0:
            return None
        return waits

    def public_news(self, seat: int) -> list[News]:
        """Return the public news since `seat` handed the keyboard over."""
        narrator = self.narrator()
        log = MatchLog(self.session.texts)
        for event in self._public[self._read.get(seat, 0) :]:
            for line in narrator.feed(event):
                log.add(line)
        if narrator.pending is not None:
            log.add(narrator.pending)
        return log.digest

    def decide(self, action: int) -> None:
        self.before([PlanStep(action)], partial(self.source.decide, self.me, action))

    def plan(self, *steps: PlanStep) -> None:
        """Make several decisions of the person at the screen, as far as each step is open."""
        self.before(steps, partial(self.source.plan, self.me, steps))

    def note(self, message: str, /, **values: NoteValue) -> None:
        self.perspectives[self.viewer].note(message, **values)


def _shows_end(scene: MatchViewModel[Any]) -> bool:
    """Whether people look at the end of a match of their own, at a speed with waits."""
    shared = scene.people and scene.source.live and not scene.session.teaches
    return bool(shared and scene.player.speed)


def _note(scene: MatchViewModel[Any], event: Event) -> None:
    """Write a line about an event of the match itself."""
    if isinstance(event, BotStumbled):
        scene.note(stumbled_message(event), name=scene.name(event.seat))
    elif isinstance(event, TimeUp):
        scene.note("common-time-up", name=scene.name(event.seat))
    elif isinstance(event, NotSaved):
        scene.note(unsaved_message(scene.session.texts, event.kind))
