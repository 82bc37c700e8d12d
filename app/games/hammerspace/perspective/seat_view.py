"""The perspective of one seat: its view as far as shown, the present happening, its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from typing_extensions import override

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.changes import changes
from app.games.hammerspace.text.keywords import spring_points
from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.games.hammerspace.text.origins import EffectAttacks
from app.i18n.fluent import Texts
from app.match.source import Frame, SnapshotSource
from app.perspective.seat_view import ViewPerspective
from engines.hammerspace.cards import NO_MATCH, SLOTS
from engines.hammerspace.damage import Damage
from engines.hammerspace.effects.events import EffectActs
from engines.hammerspace.events import (
    Aimed,
    AttackRolled,
    CharactersKept,
    DefenceRolled,
    Defended,
    HandShown,
    KeptCard,
    LifeLost,
    MonsterCame,
    MonsterRolled,
    Played,
    Refilled,
    StartRolled,
    TurnLost,
)
from engines.hammerspace.odds import standing
from engines.hammerspace.state import DEFENDING, MAKESHIFT, NO_CARD, NOBODY
from engines.hammerspace.view import AttackView, View
from engines.kernel.events import Event, TurnBegan

HIDE, CHARACTERS, START = "hide", "characters", "start"
FLIP, PLAY, DEFEND, KEEP, REFILL, MONSTER = "flip", "play", "defend", "keep", "refill", "monster"
"""Stations of the set-up and of a turn."""

STATIONS: dict[type[Event], str] = {
    HandShown: HIDE,
    CharactersKept: CHARACTERS,
    StartRolled: START,
    TurnBegan: FLIP,
    Played: PLAY,
    Aimed: PLAY,
    AttackRolled: DEFEND,
    KeptCard: KEEP,
    Refilled: REFILL,
    MonsterCame: MONSTER,
    MonsterRolled: MONSTER,
    TurnLost: PLAY,
}
"""The station of the turn after an event."""


@dataclass(slots=True)
class ShownAttack:
    """The present happening as far as shown; it stays visible until another one starts.

    `what` is "start", "attack", "played" (a card), "effect", "monster", "lost" (a turn) or "" for
    nothing. `attack` is the last state of an attack, `stands` its targets' totals
    (HAM-11), by party."""

    what: str = ""
    attack: AttackView | None = None
    stands: dict[int, DefenceRolled] = field(default_factory=dict)
    lives: dict[int, int] = field(default_factory=dict)
    """The remaining life of each target that lost some."""
    crowned: int = NO_CARD
    """Who wore the crown when the attack die was rolled (HAM-30); -1 for nobody."""
    guards: list[Defended] = field(default_factory=list)
    """The cards with which the viewer's seat defends itself."""
    springs: dict[int, int] = field(default_factory=dict)
    """What the Springs of these cards add, by slot (HAM-27)."""
    forced: bool = False
    """Whether these are its only defence (HAM-13)."""
    chose: bool = False
    """Whether the viewer's seat was asked how to defend itself."""
    expected: Damage | None = None
    """What the attack may cost the seat with these cards, before its die."""
    event: Event | None = None
    by: EffectActs | None = None
    """The effect that makes an attack; None for a card's own attack."""
    rolls: list[StartRolled] = field(default_factory=list)


class HammerspacePerspective(ViewPerspective[View]):
    """A seat's view and log, with the present happening.

    `fought` is the last attack of earlier turns, if it was seen from its start. The log may be
    read `aloud`."""

    moment: ShownAttack
    fought: ShownAttack | None
    station: str

    def __init__(
        self,
        match: SnapshotSource,
        seat: int,
        texts: Texts,
        cards: HammerspaceCardText,
        *,
        aloud: bool = False,
    ) -> None:
        self._attacks = EffectAttacks(cards.config)
        self.cards = cards
        self.names = [who.name for who in match.seats]
        super().__init__(
            match,
            seat,
            texts,
            lambda names, first: HammerspaceNarrator(
                names, cards, first, hears=seat if aloud else NOBODY
            ),
        )
        if self.view.attack is None and self.moment.what == "attack":
            self.moment = ShownAttack()

    @override
    def changes(self, before: View, now: View) -> Sequence[str]:
        return changes(self.cards, before, now, self.names)

    @override
    def brief_changes(self, before: View, now: View) -> Sequence[str]:
        return changes(self.cards, before, now, self.names, brief=True)

    @override
    def clear(self) -> None:
        self.moment = ShownAttack()
        self.fought = None
        self._attacks.clear()
        self.station = FLIP if self.view.turn else HIDE

    @override
    def take(self, frame: Frame) -> None:
        """Show a frame. The last state of an attack is kept, because its figures are read
        afterwards."""
        super().take(frame)
        if self.view.phase in (DEFENDING, MAKESHIFT) and len(self.view.legal) > 1:
            self.moment.chose = True
        if isinstance(frame.event, Defended):
            self._guard(frame.event)
        if self.view.attack is not None and self.moment.what == "attack":
            self.moment.attack = self.view.attack

    @override
    def keep(self, event: Event) -> None:
        if isinstance(event, EffectActs):
            self._attacks.note(event)
        self.station = STATIONS.get(type(event), self.station)
        match event:
            case TurnBegan():
                if self.moment.attack is not None:
                    self.fought = self.moment
                self.moment = ShownAttack()
                self._attacks.clear()
            case StartRolled():
                if self.moment.what != "start":
                    self.moment = ShownAttack("start")
                self.moment.rolls.append(event)
            case Aimed():
                self.moment = ShownAttack("attack", event=event, by=self._source(event))
            case Played():
                self.moment = ShownAttack("played", event=event)
            case EffectActs(ability=ability) if self.moment.what != "attack" or ability == NO_CARD:
                self.moment = ShownAttack("effect", event=event)
            case MonsterRolled() | MonsterCame():
                self.moment = ShownAttack("monster", event=event)
            case TurnLost():
                self.moment = ShownAttack("lost", event=event)
            case _:
                self._strike(event)

    def _guard(self, event: Defended) -> None:
        """Note a card with which the seat defends itself, and whether it had another choice."""
        view, moment = self.view, self.moment
        attack = view.attack
        if event.seat != self.seat or moment.what != "attack" or attack is None:
            return
        moment.guards.append(event)
        if view.later.is_sprung(SLOTS * event.seat + event.slot):
            config = self.cards.config
            moment.springs[event.slot] = spring_points(config.code, config.cards.main[event.card])
        used = sum(1 << guard.slot for guard in moment.guards)
        me, against = view.me, self.cards.config.against
        left = any(
            not (me.down | used) >> slot & 1
            for slot, card in enumerate(me.cards)
            if card >= 0 and against[card][attack.subtype] != NO_MATCH
        )
        points = [guard.points for guard in moment.guards]
        spare = len(points) > 1 and sum(points) - min(points) >= attack.required
        moment.forced = not left and not spare and not moment.chose
        moment.expected = standing(self.cards.config, view, ()) if moment.forced else None

    def _source(self, event: Aimed) -> EffectActs | None:
        """Return the effect that makes an attack; for a monster's attack, the last effect seen."""
        effect = self._attacks.source(event)
        if effect is not None:
            return effect
        last = self.moment.event if self.moment.what == "effect" else self.moment.by
        return last if isinstance(last, EffectActs) and last.owner == event.attacker else None

    def _strike(self, event: Event) -> None:
        moment = self.moment
        if moment.what != "attack":
            return
        match event:
            case AttackRolled():
                moment.crowned = self.view.later.crowned
            case DefenceRolled(party=party):
                moment.stands[party] = event
            case LifeLost(party=party, life=life):
                moment.lives[party] = life
