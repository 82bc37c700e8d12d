"""The view model of the Descent: the state that its screen shows. No widgets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import ClassVar, TypeVar, cast

from typing_extensions import override

from app.games.irrgarten.descent.perspective.counting import Total, counted, totals
from app.games.irrgarten.descent.perspective.floor import (
    FloorPlan,
    Monster,
    fighter_of,
    gear_of,
    is_guardian,
    is_there,
    known_monsters,
    monsters,
    odds_against,
    opponent_of,
    plan_of,
)
from app.games.irrgarten.descent.perspective.outlook import Outlook
from app.games.irrgarten.descent.perspective.routes import Way, Ways
from app.games.irrgarten.descent.perspective.seat_view import DescentPerspective
from app.games.irrgarten.descent.tui.digits import mark_values
from app.games.irrgarten.descent.tui.named_view_model import NamedViewModel
from app.games.irrgarten.perspective.reducer import ShownCombat
from app.games.irrgarten.text.quiet_steps import step_words
from app.i18n.fluent import Value
from app.session.session import Session
from app.tui.match.quiet_step import NO_STEP, QuietStep
from engines.irrgarten.descent.events import (
    BellRang,
    Died,
    GiftTaken,
    PrizeTaken,
    Pushed,
    Shoved,
    Swapped,
    TrickDone,
)
from engines.irrgarten.descent.forecast import Price, Standing, price_of
from engines.irrgarten.descent.state import GIFT, LEAVE
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Preview, Sheet, View
from engines.irrgarten.events import SHIELD, Blow, CombatBegan, CombatEnded, ThrownBack
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.irrgarten.odds import CombatOdds
from engines.kernel.events import Event

T = TypeVar("T")

RIVALS_BLOW = 0.08
"""Seconds for a blow of another seat."""


class DescentViewModel(NamedViewModel):
    """The state to show. What is computed from a view is kept until the next one."""

    PREFIX = "descentscreen"
    HOLDS_END = True
    UNIT = "steps"
    SHOWN: ClassVar[Mapping[type[Event], float]] = {
        CombatBegan: 0.4,
        Blow: 0.3,
        CombatEnded: 0.9,
        TrickDone: 0.3,
        ThrownBack: 0.2,
        PrizeTaken: 0.3,
        GiftTaken: 0.3,
        Shoved: 0.3,
        Swapped: 0.3,
        Pushed: 0.5,
        Died: 0.8,
        BellRang: 0.6,
    }

    def __init__(self, session: Session) -> None:
        self.cursor: int | None = None
        """The square that the player looks at."""
        self.at = -1
        """The chosen line of a card, from 0; -1 for none, so that an early Enter chooses none."""
        self.par: int | None = None
        """The coins to beat alone (par), once they are known; `par_pending` while they are not."""
        self.par_pending = False
        self.earlier: tuple[int, ...] = ()
        """The coins of earlier Descents, the most first."""
        self.outlook = Outlook()
        self._asked = -1
        self._faced = (-1, -1)
        """The decision, and the monster of which the screen has said that Enter fights it now."""
        self.onward: tuple[int, int | None, int] | None = None
        """The decision, the chosen target and the goal of a way that Enter continues."""
        self._known: View | None = None
        self._for = -1
        self._kept: dict[object, object] = {}
        super().__init__(session)

    @override
    def make_perspective(self, seat: int) -> DescentPerspective:
        return DescentPerspective(self.source, seat, self.session.texts, self.killer, self.gear)

    @override
    def message(self, name: str) -> str:
        """The game's own message of that name, or the screen's."""
        own = f"descent-{name}"
        return own if self.session.texts.has(own) else super().message(name)

    @override
    def tip_values(self, tip: str) -> Mapping[str, Value] | None:
        odds = self.odds(self.target) if self.target is not None else None
        return odds and self.target and mark_values(self.letter(self.target), odds.win)

    @override
    def viewers(self) -> Iterable[int]:
        """With secrets and bots only, the first seat's perspective."""
        if self.secret and self.session.sees_all:
            return (0,)
        return super().viewers()

    # -- the state

    @property
    def view(self) -> View:
        return self.perspective.view

    @property
    def sheet(self) -> Sheet:
        return self.view.sheets[self.me]

    @property
    def best(self) -> int | None:
        return self.earlier[0] if self.earlier else None

    @property
    def walking(self) -> bool:
        """Whether the own character is on the floor, and alive."""
        return is_there(self.sheet)

    @property
    def layout(self) -> FloorPlan:
        return plan_of(self.view)

    @property
    def deciding(self) -> bool:
        """Whether the view is that of a person who decides now."""
        return self.my_turn and self.view.actor == self.me == self.view.seat

    @property
    def previews(self) -> tuple[Preview, ...]:
        """The effects of the person's steps; () if they don't walk now."""
        return self.view.previews if self.deciding else ()

    @property
    def card(self) -> str:
        """The card that asks the person something: "gift", "leave", or "" for none."""
        view = self.view
        if not self.people or self.ended or view.actor != self.me:
            return ""
        return {GIFT: "gift", LEAVE: "leave"}.get(view.phase, "")

    @property
    def choices(self) -> int:
        """The choices of a card that have numbers."""
        view = self.view
        if view.phase == LEAVE and view.waiting:
            return len(self.carried(view.waiting[0][1])) + 1
        return len(view.gifts)

    def carried(self, thing: Thing) -> list[Thing]:
        """Return what the own character carries of the kind of a thing, the oldest first."""
        return [one for one in gear_of(self.sheet) if one[0] == thing[0]]

    def room_for(self, kind: int) -> int:
        """Return how many weapons or shields a character carries at most."""
        given = self.config.parameters
        return given.max_shields if kind == SHIELD else given.max_weapons

    @property
    def fight(self) -> ShownCombat | None:
        """The fight on display."""
        return self.perspective.fight

    @property
    def fought(self) -> Monster | None:
        """The monster of the seat's own fight on display, also after it is beaten; None without
        one."""
        fight = self.fight
        if fight is None or fight.seat != self.me:
            return None
        return next((foe for foe in known_monsters(self.view) if foe.number == fight.foe), None)

    @property
    def fight_shown(self) -> bool:
        """Whether a fight is on display: the next step waits for its end."""
        return self.fight is not None and not self.player.idle

    # -- what is computed from a view

    def _once(self, key: object, make: Callable[[], T]) -> T:
        """Return what `make` returns, and keep it as long as the view stays the same."""
        if self._known is not self.view or self._for != self.me:
            self._known, self._for = self.view, self.me
            self._kept.clear()
        if key not in self._kept:
            self._kept[key] = make()
        return cast("T", self._kept[key])

    @property
    def monsters(self) -> list[Monster]:
        """The monsters on the floor, the guardians first."""
        return self._once("monsters", lambda: monsters(self.view))

    @property
    def around(self) -> list[Monster]:
        """The monsters on the floor, the nearest first; without the own character on it, the
        guardians first."""
        return self._once("around", self._ways.nearest_first) if self.walking else self.monsters

    @property
    def _ways(self) -> Ways:
        return self._once("ways", lambda: Ways(self.config, self.view, self.me))

    def way(self, goal: int, *, quiet: bool = True) -> Way | None:
        """Return the quietest way to a square, or the shortest."""
        return self._once(("way", goal, quiet), lambda: self._ways.to(goal, quiet=quiet))

    def odds(self, foe: Monster, seat: int = -1) -> CombatOdds | None:
        """Return a seat's odds against a monster, one's own by default; None if they are unknown
        or switched off."""
        if not self.shows_odds:
            return None
        sheet = self.view.sheets[self.me if seat < 0 else seat]
        return odds_against(self.config, sheet, foe)

    def monster(self, number: int) -> Monster | None:
        return next((foe for foe in self.monsters if foe.number == number), None)

    def foe_on(self, square: int) -> Monster | None:
        return next((foe for foe in self.monsters if foe.square == square), None)

    @property
    def target(self) -> Monster | None:
        """The monster that the panel shows: the chosen one, else the nearest with a way to it."""
        if self.chosen is not None:
            found = self.monster(self.chosen)
            if found is not None:
                return found
            self.chosen = None
        if not self.walking:
            return next(iter(self.around), None)
        return next((foe for foe in self.around if self.way(foe.square) is not None), None)

    def face(self, foe: Monster) -> None:
        """Choose a monster beside the player that Enter fights from now on."""
        self.chosen = foe.number
        self._faced = self.pending.number, foe.number

    def faces(self, foe: Monster) -> bool:
        """Whether the screen has said that Enter fights the monster."""
        return self._faced == (self.pending.number, foe.number)

    @property
    def faces_target(self) -> bool:
        """Whether Enter fights the target."""
        return self.deciding and self.target is not None and self.faces(self.target)

    @property
    def guardian(self) -> Monster | None:
        """The nearest guardian that still bars an exit."""
        return next((foe for foe in self.around if is_guardian(self.view, foe.number)), None)

    @property
    def gate(self) -> int:
        """The square that leads out: an exit that is open, else that of the nearest guardian, else
        an exit whose guardian nobody saw."""
        foe, view = self.guardian, self.view
        bars = {one.number for one in self.monsters}
        beaten = [number for number in view.foes.number if number not in bars]
        free = [out for number, out in enumerate(view.exits) if number in beaten]
        return free[0] if free else foe.square if foe is not None else view.exits[0]

    def work(self) -> bool:
        """Work out a part of the guardian's odds after the target's fight. Return whether there
        is more to do."""
        return self.outlook.work(self.config, self.sheet, self.target, self.guardian)

    @property
    def after(self) -> float | None:
        """The chance against the guardian right after the target's fight, once it is known."""
        return self.outlook.chance

    def totals(self, foe: Monster) -> tuple[Total, Total]:
        """Return the character's attack and defence in a fight."""
        return self._once(
            ("totals", foe.number), lambda: totals(self.config, fighter_of(self.sheet), foe)
        )

    def counted(self, foe: Monster) -> list[bool]:
        """Return for each piece of the character's gear whether it counts in a fight."""
        return self._once(("counted", foe.number), lambda: counted(self.config, self.sheet, foe))

    def price(self, foe: Monster) -> Price | None:
        """Return what a fight with a monster costs in the mean; None if odds are switched off, or
        for a dead character."""
        sheet = self.sheet
        if not sheet.health or not self.shows_odds:
            return None
        now = Standing(fighter_of(sheet), sheet.health, sheet.hits or 0)
        return self._once(
            ("price", foe.number), lambda: price_of(self.config, now, opponent_of(foe), foe.prize)
        )

    # -- changes

    @override
    def pace(self, event: Event) -> float:
        """Own fights play slowly, others' fast."""
        if isinstance(event, Blow) and event.seat != self.me:
            return RIVALS_BLOW
        return super().pace(event)

    @override
    def waits_for_other(self) -> int | None:
        """Return the person to whom the keyboard is passed. On a floor where all see alike the
        screen just turns to them: one key a step would be too many."""
        other = super().waits_for_other()
        return None if other is not None and self._all_see(other) else other

    def _all_see(self, other: int) -> bool:
        views = self.view, self.perspectives[other].view
        return all(view.visible is None for view in views)

    @override
    def settle(self) -> None:
        other = super().waits_for_other()
        if other is not None and self._all_see(other):
            self.hand_over(other)  # it settles
            return
        super().settle()
        self._look_on(self.view.number)
        if self.pending.number != self._asked:
            self._asked, self.at = self.pending.number, -1

    @override
    def hand_over(self, seat: int) -> None:
        self.chosen = self.cursor = None
        super().hand_over(seat)

    @override
    def unsaid(self, seat: int, notation: str, step: QuietStep = NO_STEP) -> str:
        """Text of a step; the log has no line per step."""
        if notation not in DIRECTIONS:
            return super().unsaid(seat, notation)
        return step_words(self.session.texts, self.name(seat), notation, step.events)
