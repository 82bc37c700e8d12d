"""The view model of Irrgarten: the state that its screen shows. No widgets."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, ClassVar

from typing_extensions import override

from app.games.irrgarten.perspective.race import steps_now
from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame, KnownMonster, Squares
from app.games.irrgarten.perspective.route import Route
from app.games.irrgarten.perspective.seat_view import IrrgartenPerspective
from app.games.irrgarten.perspective.target import OddsMarks, TargetMonster, odds_of
from app.games.irrgarten.perspective.ways import BothWays, WaysCache
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import (
    IrrgartenNarrator,
    monster_in_sentence,
    monster_name,
)
from app.games.irrgarten.text.quiet_steps import step_words
from app.match.source import Frame
from app.perspective.event_log import NoteValue
from app.session.session import Session
from app.tui.match import view_model
from app.tui.match.quiet_step import NO_STEP, QuietStep
from engines.irrgarten.events import (
    Blow,
    CombatBegan,
    CombatEnded,
    FoeChanged,
    GotOut,
    ResurrectionRolled,
    Rewarded,
    Stayed,
)
from engines.irrgarten.labyrinth import DIRECTIONS, NOWHERE
from engines.irrgarten.odds import CombatOdds
from engines.irrgarten.strokes import against_par
from engines.irrgarten.view import unveiled
from engines.kernel.events import SPECTATOR, Event

RIVALS_BLOW = 0.12
LOOK, TRAVEL = "look", "travel"
"""The purposes of a cursor."""


class IrrgartenViewModel(view_model.MatchViewModel[IrrgartenPerspective]):
    """The state to show. `changed` collects squares that look different, for the maze widget."""

    PREFIX = "maze"
    SHOWN: ClassVar[Mapping[type[Event], float]] = {
        CombatBegan: 0.5,
        Blow: 0.35,
        CombatEnded: 1.1,
        Rewarded: 0.6,
        ResurrectionRolled: 0.4,
    }

    def __init__(self, session: Session) -> None:
        super().__init__(session)
        self.target = TargetMonster()
        self.marks = OddsMarks()
        self._ways = WaysCache()
        self.routes = {seat: Route(self._fold_of(seat), seat) for seat in self.people}
        self.changed: Squares = set()
        self.looking: str | None = None
        self.glimpsed: int | None = None
        """The square with what stopped the route, which stays in view until the next step."""
        self._bare: KnownGame | None = None
        self.just_out = False
        """Whether the event on show is that a person got out."""
        self.par: int | None = None
        """The strokes to beat (IRR-32), once they are known."""

    @property
    def against_par(self) -> bool:
        return against_par(self.source.public)

    @override
    def goal(self) -> Mapping[str, NoteValue]:
        return {"far": self._about_exit, "laps": self.source.public.last_laps}

    def _about_exit(self) -> str:
        """The sentences about the way to the exit, its guardian (IRR-35), and the last laps
        (IRR-39)."""
        public, texts = self.source.public, self.session.texts
        more = texts("maze-start-guarded") if public.guardian != NOWHERE else ""
        if fare := public.parameters.fare:
            more += " " + texts("maze-start-fare", n=fare)
        if laps := public.last_laps:
            more += " " + texts("maze-start-laps", n=laps)
        return f"{self._far_away()} {more}".rstrip()

    def _far_away(self) -> str:
        """The sentence about how far everyone has to go; "" in fog, where nobody knows it."""
        steps = steps_now(self.fold).values() if len(self.source.seats) > 1 else ()
        if not steps or len(steps) < len(self.source.seats):
            return ""
        least, most, texts = min(steps), max(steps), self.session.texts
        if least == most:
            return " " + texts("maze-far-same", n=least)
        return " " + texts("maze-far", least=least, most=most)

    @override
    def make_perspective(self, seat: int) -> IrrgartenPerspective:
        session = self.session
        return IrrgartenPerspective(
            self.source, seat, session.texts, self.foe_by_card, session.word
        )

    @override
    def narrator(self) -> IrrgartenNarrator:
        return IrrgartenNarrator(
            self.session.texts,
            self.names,
            self.foe_by_card,
            self.gear,
            parameters=self.source.public.parameters,
        )

    @override
    def teller(self, spoken: Session) -> IrrgartenNarrator:
        card_of = self.perspective.card_of
        cards = self.source.public.cards

        def called(number: int) -> str:
            return monster_in_sentence(spoken.texts, spoken.word, cards, card_of(number))

        gear = GearWords(spoken.texts, spoken.word, self.source.public.gear)
        rules = self.source.public.parameters
        return IrrgartenNarrator(spoken.texts, self.names, called, gear, parameters=rules)

    @override
    def viewers(self) -> Iterable[int]:
        """Under fog with bots only, the perspectives to switch between."""
        if self.secret and self.session.sees_all:
            return range(len(self.source.seats))
        return super().viewers()

    # -- state

    @property
    def fold(self) -> KnownGame:
        """The knowledge of the present viewer; after the end, the whole state."""
        return self._bare or self.perspectives[self.viewer].fold

    @property
    def mate(self) -> KnownCharacter:
        return self.fold.mates[self.me]

    @property
    def route(self) -> Route | None:
        """The route of that character, if a person plays it."""
        return self.routes.get(self.me)

    def foe_by_card(self, card: int) -> str:
        """A monster in a sentence, with its article."""
        session = self.session
        return monster_in_sentence(session.texts, session.word, self.source.public.cards, card)

    def foe(self, foe: KnownMonster) -> str:
        return self.foe_by_card(foe.card)

    def monster(self, foe: KnownMonster) -> str:
        """A monster's bare name, for headings and tables."""
        session = self.session
        return monster_name(session.texts, session.word, self.source.public.cards, foe.card)

    @property
    def gear(self) -> GearWords:
        """The names of weapons and shields in the present language (IRR-31)."""
        session = self.session
        return GearWords(session.texts, session.word, self.source.public.gear)

    def odds(self, foe: KnownMonster) -> CombatOdds | None:
        """The odds against a monster; None if they are unknown or switched off."""
        return odds_of(self.fold, self.mate, foe) if self.shows_odds else None

    def both_ways(self) -> BothWays | None:
        """The short way to the exit and the quiet one, if they differ (IRR-30)."""
        return self._ways.of(self.fold, self.me)

    @property
    def chooses_way(self) -> bool:
        """Whether there are two ways to the exit to choose between."""
        both = self.both_ways()
        return both is not None and both.quiet is not None

    def target_now(self) -> KnownMonster | None:
        return self.target.of(self.fold, self.mate.square)

    # -- changes

    @override
    def is_moment(self, event: Event) -> bool:
        return isinstance(event, GotOut) and event.seat in self.people

    @override
    def show(self, frame: Frame) -> None:
        self.just_out = self.is_moment(frame.event)
        self.changed |= self.perspectives[self.viewer].take(frame)
        if isinstance(frame.event, FoeChanged):
            self.marks.forget(frame.event.foe)

    @override
    def unsaid(self, seat: int, notation: str, step: QuietStep = NO_STEP) -> str:
        """Text of a step; the log has no line per step."""
        if notation not in DIRECTIONS:
            return super().unsaid(seat, notation)
        figures = step.before, step.after
        return step_words(self.session.texts, self.name(seat), notation, step.events, figures)

    @override
    def pace(self, event: Event) -> float:
        """Own fights play slowly, others' fast."""
        if isinstance(event, Blow) and event.seat != self.me:
            return RIVALS_BLOW
        if isinstance(event, Stayed):
            return 0.2 if event.seat == self.me else 0.0
        return super().pace(event)

    @override
    def settle(self) -> None:
        super().settle()
        if self.fold.ended:
            self._close()
        if self._bare is None and (self.viewer >= 0 or not self.secret):
            self.changed |= self.perspectives[self.viewer].settle()
        self.changed |= self.marks.stale(self.fold, self.mate)

    def _close(self) -> None:
        """End the match: routes end, and the fog lifts. A replay, which shows each seat's view,
        keeps it."""
        for route in self.routes.values():
            route.drop()
        state = self.source.revealed()
        if self.secret and self._bare is None and state is not None:
            bare = KnownGame(state.config, unveiled(state))
            bare.reason, bare.out_turns = self.fold.reason, self.fold.out_turns
            self._bare = bare
            self.marks = OddsMarks()
            for perspective in self.perspectives.values():
                perspective.know(bare.foes.values())
            self.note("maze-fog-lifts")

    @override
    def plan_as(self, before: view_model.MatchViewModel[Any]) -> None:
        assert isinstance(before, IrrgartenViewModel)
        for seat, route in self.routes.items():
            planned = before.routes.get(seat)
            if planned is not None and planned.purpose is not None:
                stop = route.plan_as(planned)
                ended = "maze-way-ended" if stop is not None else "maze-way-again"
                self.note(ended, walk=self.key_of("maze.run"))

    @override
    def hand_over(self, seat: int) -> None:
        self.glimpsed = None
        self.target.choose(None)
        self.marks = OddsMarks()
        super().hand_over(seat)
        if self.route is not None:
            self.route.interrupt()  # the player who just got the keyboard looks first

    def take_changed(self) -> Squares:
        changed, self.changed = self.changed, set()
        return changed

    def plan_drawn(self) -> None:
        route = self.route
        self.changed |= self.fold.board.plan(route.squares if route else ())

    def _fold_of(self, seat: int) -> KnownGame:
        return self.perspectives[seat if self.secret else SPECTATOR].fold
