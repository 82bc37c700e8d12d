"""The scene: everything that the screen shows of a match, and how it changes. No widgets.

It listens to the match, hands what the present viewer may see to the player of events, and folds
each event in just before the widgets hear it. Under fog every person has eyes of their own; what
others hear meanwhile is folded in at once, unseen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from app.match.bus import Bus
from app.match.events import BotStumbled, NotSaved
from app.match.player import EventPlayer
from app.text.irrgarten import Narrator
from app.text.literal import clip
from app.text.log import Log
from app.tui.commands import COMMANDS
from app.tui.irrgarten.eyes import Eyes, Told
from app.tui.irrgarten.fold import Foe, Fold, Mate, Squares
from app.tui.irrgarten.route import Route
from app.tui.irrgarten.target import OddsMarks, Target
from app.tui.session import Session
from engines.irrgarten.events import (
    Blow,
    CombatBegan,
    CombatEnded,
    FoeChanged,
    ResurrectionRolled,
    Rewarded,
    Stayed,
)
from engines.kernel.events import SPECTATOR, Event

SPEEDS = (0.0, 0.4, 1.0, 2.0, 1.0)
"""How long things are shown, by the speed that is set."""
BY_KEY = 4
"""The speed at which each blow of one's own fights waits for a key."""
SHOWN = {CombatBegan: 0.5, Blow: 0.35, CombatEnded: 1.1, Rewarded: 0.6, ResurrectionRolled: 0.4}
"""Seconds that an event is shown at normal speed; all others none."""
RIVALS_BLOW = 0.12


def _first_key(command: str) -> str:
    return COMMANDS[command].keys[0]


class SceneBus(Bus):
    """The screen's own bus: the scene takes each event before anybody hears of it."""

    def __init__(self, first: Callable[[Event], object]) -> None:
        super().__init__()
        self._first = first

    def publish(self, event: Event) -> None:
        """Fold the event in, then tell it."""
        self._first(event)
        super().publish(event)


class Scene:
    """What is shown now. `changed` collects squares that look different, for the maze widget."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.match = session.match
        self.secret = self.match.secret
        people = session.table.seats_seen()
        self.people = people
        seats: Iterable[int] = (SPECTATOR,)
        if self.secret:
            seats = people or range(len(self.match.seats))
        self.eyes = {
            seat: Eyes(self.match, seat, session.texts, self.monster_by_card) for seat in seats
        }
        self.viewer = self._first_viewer()
        self.me = self._first_me()
        self.bus = SceneBus(self._take)
        self.player = EventPlayer(self.bus, self._pace)
        self.target = Target()
        self.marks = OddsMarks()
        self.routes = {seat: Route(self._fold_of(seat), seat) for seat in people}
        self.changed: Squares = set()
        self.looking: str | None = None
        self.heard: Callable[[], object] = lambda: None
        """Called when something came that is to be shown."""
        self._stops = [
            self.match.feed(seat).subscribe(Event, partial(self._hear, seat)) for seat in self.eyes
        ]
        self.key: Callable[[str], str] = _first_key
        """The key of a command, as the screen has it now."""
        self._public: list[Event] = []
        self._read: dict[int, int] = {}
        if self.secret:
            self._stops.append(self.match.feed(SPECTATOR).subscribe(Event, self._public.append))

    def welcome(self) -> None:
        """The first line of each log; where several people share a board it greets them all."""
        for seat, eyes in self.eyes.items():
            who = [seat] if self.secret else self.people
            names = ", ".join(f"@{one + 1} {self.name(one)}" for one in who)
            if not self.people:
                eyes.note("maze-start-watch", help=self.key_of("app.help"))
            elif self.match.decisions:
                eyes.note("maze-goes-on")
            else:
                told = "maze-start" if len(who) == 1 else "maze-start-all"
                eyes.note(told, names=names, help=self.key_of("app.help"))

    def key_of(self, command: str) -> Callable[[], str]:
        """The key of a command for a line of the log, in whatever language it is read."""
        return lambda: self.key(command)

    def close(self) -> None:
        """Stop listening."""
        for stop in self._stops:
            stop()

    def _first_viewer(self) -> int:
        if not self.secret:
            return SPECTATOR
        actor = self.match.actor
        return actor if actor in self.eyes else next(iter(self.eyes))

    def _first_me(self) -> int:
        if self.secret:
            return self.viewer
        actor = self.match.actor
        if actor in self.people or not self.people:
            return max(actor, 0)
        return self.people[0]

    # -- what is shown

    @property
    def fold(self) -> Fold:
        """What the present viewer knows."""
        return self.eyes[self.viewer].fold

    @property
    def mate(self) -> Mate:
        """The character that the panels are about."""
        return self.fold.mates[self.me]

    @property
    def route(self) -> Route | None:
        """The route of that character, if a person plays it."""
        return self.routes.get(self.me)

    @property
    def my_turn(self) -> bool:
        """Whether a person in front of the screen decides now."""
        waits = self.session.table.waiting_for
        return waits is not None and waits == self.me and self.player.idle

    def name(self, seat: int) -> str:
        """The name of a seat."""
        return clip(self.match.seats[seat].name, 20)

    def monster_by_card(self, card: int) -> str:
        """The name of a monster by its card, in the present language."""
        cards = self.match.public.cards
        if 0 <= card < len(cards):
            word = self.session.word(f"monster-{cards[card].id}")
            return word or cards[card].id.replace("-", " ").capitalize()
        return self.session.texts("irrgarten-word-monster")

    def monster(self, foe: Foe) -> str:
        """The name of a monster."""
        return self.monster_by_card(foe.card)

    def target_now(self) -> Foe | None:
        """The monster that the panel is about."""
        return self.target.of(self.fold, self.mate.square)

    # -- what happens

    def _hear(self, seat: int, event: Event) -> None:
        if seat == self.viewer:
            self.player.feed(event)
            self.heard()
        else:
            self.eyes[seat].take(event)

    def _take(self, event: Event) -> None:
        """One event is shown now."""
        eyes = self.eyes[self.viewer]
        self.changed |= eyes.take(event)
        if isinstance(event, FoeChanged):
            self.marks.forget(event.foe)
        elif isinstance(event, BotStumbled):
            told = "restarted" if event.what == "restarted" else "fell-back"
            eyes.note(f"common-bot-{told}", name=self.name(event.seat))
        elif isinstance(event, NotSaved):
            eyes.note("maze-not-saved")

    def _pace(self, event: Event) -> float:
        """Seconds at normal speed: own fights are shown at leisure, others' pass quickly."""
        if isinstance(event, Blow) and event.seat != self.me:
            return RIVALS_BLOW
        if isinstance(event, Stayed):
            return 0.2 if event.seat == self.me else 0.0
        return SHOWN.get(type(event), 0.0)

    def set_speed(self, speed: int) -> None:
        """Show things at one of the speeds; the last one goes step by step."""
        self.player.speed = SPEEDS[speed]
        self.player.holds = self._holds if speed == BY_KEY else lambda _event: False
        if self.player.holding and speed != BY_KEY:
            self.player.skip()

    def _holds(self, event: Event) -> bool:
        return type(event) in SHOWN and getattr(event, "seat", -1) == self.me

    def settle(self) -> None:
        """All that came was shown: take over what no event tells, and turn to whoever decides."""
        waits = self.session.table.waiting_for
        if not self.secret:
            if waits is not None:
                self.me = waits
            elif not self.people and self.match.actor >= 0:
                self.me = self.match.actor
        seat = self.match.actor if not self.secret else self.viewer
        if seat >= 0 or not self.secret:
            self.changed |= self.fold.glance(*self.match.glance(seat))
        self.changed |= self.marks.stale(self.fold, self.mate)

    def hand_over(self, seat: int) -> None:
        """Another person looks at the screen now."""
        self._read[self.viewer] = len(self._public)
        self.viewer = self.me = seat
        self.target.choose(None)
        self.marks = OddsMarks()
        self.settle()

    def waits_for_other(self) -> int | None:
        """Under fog: the person who decides now, if it is not the one who looks."""
        waits = self.session.table.waiting_for
        return waits if self.secret and waits is not None and waits != self.viewer else None

    def public_news(self, seat: int) -> list[str]:
        """What everybody may know of the time since a seat handed the keyboard over."""
        names = [who.name for who in self.match.seats]
        narrator = Narrator(self.session.texts, names, self.monster_by_card)
        log = Log(self.session.texts)
        for event in self._public[self._read.get(seat, 0) :]:
            for line in narrator.feed(event):
                log.add(line)
        return [log.shown(line) for line in log.lines]

    def take_changed(self) -> Squares:
        """The squares to draw; they are forgotten here."""
        changed, self.changed = self.changed, set()
        return changed

    def plan_drawn(self) -> None:
        """Put the present route on the board."""
        route = self.route
        self.changed |= self.fold.board.plan(route.squares if route else ())

    def decide(self, way: int) -> None:
        """The person in front of the screen goes that way."""
        self.session.table.decide(self.me, way)

    def note(self, message: str, /, **values: Told) -> None:
        """Say something in the log of whoever looks."""
        self.eyes[self.viewer].note(message, **values)

    def _fold_of(self, seat: int) -> Fold:
        return self.eyes[seat if self.secret else SPECTATOR].fold
