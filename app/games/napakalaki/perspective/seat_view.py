"""The perspective of one seat: its view as far as shown, the last die, its log."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from typing_extensions import override

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.changes import changes
from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.games.napakalaki.text.warnings import WARNED, shown_by_seat, values
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.match.source import Frame, SnapshotSource
from app.perspective.seat_view import ViewPerspective
from engines.kernel.events import Event, TurnBegan
from engines.napakalaki.config import combat_level
from engines.napakalaki.events import (
    DealStruck,
    Died,
    Equipped,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgesSpent,
    Lost,
    Met,
    NecklaceSpent,
    StartRolled,
    Thrown,
    TollPaid,
    TrickCounted,
)
from engines.napakalaki.odds import level_now
from engines.napakalaki.state import DEAL, FIGHT, GRUDGE, NO_MONSTER, PRICE
from engines.napakalaki.view import Player, View
from engines.napakalaki.warning import seen_by_all

START, ESCAPE = "start", "escape"
NEWS, UNSAID = 0.25, -1.0
"""The least change of a chance to win that is said again, and the chance before any was said."""


@dataclass(frozen=True, slots=True)
class ShownDie:
    """A die on the table: its purpose, its face, and whether it succeeded. `grabs` says that the
    escape was to bring a treasure (NAP-40)."""

    what: str
    face: int
    seat: int
    good: bool
    grabs: bool = False


@dataclass(frozen=True, slots=True)
class PastFight:
    """The fight of the last turn: who fought which monster with which combat level, help and
    grudges included, the level of the monster with its trick and the grudges on it, the die of the
    escape, and whether a toll was paid."""

    seat: int
    monster: int
    power: int
    level: int
    die: ShownDie | None
    paid: bool = False


class NapakalakiPerspective(ViewPerspective[View]):
    """A seat's view and log.

    `fought` is the last monster met in the turn, -1 without one, `power` the combat level against
    it and `level` its own, with its trick (NAP-44), grudges and help as far as they were spent
    (NAP-38, NAP-39), `on_it` the grudges on it, `paid` whether its toll was paid (NAP-44); all
    stay after the combat, so that the card can still be read. `disputed` says that others still
    have a say in the fight. `losers` has, by card, the seat that a monster took it from last.
    `past` is the fight of the turn before, as far as it was shown. `_own` is the fighter's
    combat level without help; `_gone` and `_added` are the treasures that left the table and
    joined it since then. `price` is the number of treasures of the prize that a helper gets
    (NAP-39), `spent` the necklace that the combat used up (NAP-17), -1 without one. The log may be
    read `aloud`."""

    die: ShownDie | None
    fought: int
    power: int
    level: int
    on_it: int
    paid: bool
    disputed: bool
    losers: dict[int, int]
    price: int
    spent: int
    past: PastFight | None
    _fighter: int
    _own: int
    _gone: frozenset[int]
    _added: frozenset[int]

    def __init__(
        self,
        match: SnapshotSource,
        seat: int,
        texts: Texts,
        cards: NapakalakiCardText,
        *,
        aloud: bool = False,
    ) -> None:
        self.warns = not aloud
        """Whether the log says who may win. Where it is read aloud, the turn begins with that."""
        self._aloud = aloud
        self._cards = cards
        self._names = [who.name for who in match.seats]
        self._alone = sum(who.human for who in match.seats) == 1
        self._warned: dict[int, float] = {}
        super().__init__(
            match, seat, texts, lambda names, first: NapakalakiNarrator(names, cards, first)
        )

    @override
    def clear(self) -> None:
        self.die = None
        view = self.view
        self.fought = view.monster
        self.power = self._own = self._fighter = -1
        self.level = self.on_it = 0
        self.paid = False
        if view.monster != NO_MONSTER:
            self.level, self.on_it = level_now(self.public, view), view.dealings.added
        self.disputed = view.phase in (GRUDGE, PRICE, DEAL) or (
            view.phase == FIGHT and self.public.contested
        )
        self.losers = {}
        self.price, self.spent = 0, -1
        self.past = None
        self._gone = self._added = frozenset()

    @override
    def keep(self, event: Event) -> None:
        match event:
            case TurnBegan():
                if self._fighter >= 0:
                    self.past = PastFight(
                        self._fighter, self.fought, self.power, self.level, self.die, self.paid
                    )
                self._fighter = -1
                self.die, self.fought, self.power, self._own = None, -1, -1, -1
                self.disputed, self.spent = False, -1
            case StartRolled(seat=seat, roll=roll):
                self.die = ShownDie(START, roll, seat, True)
            case Faced(seat=seat, monster=monster, power=power):
                self._meet(seat, monster, power)
                self.disputed = True
            case TrickCounted(level=level):
                self.level = level
            case DealStruck(price=price):
                self.price = price
            case GrudgesSpent(level=level, count=count):
                self.level, self.on_it = level, self.on_it + count
            case Thrown(card=card):
                self._gone |= {card}
            case TollPaid(equipped=cards):
                self._gone |= {*cards}
                self.paid = True
            case Met(seat=seat, monster=monster, power=power):
                if not self.disputed:
                    self._meet(seat, monster, power)
                self._fighter, self.power, self.disputed = seat, power, False
            case Equipped(card=card):
                self._added |= {card}
            case NecklaceSpent(card=card):
                self._gone |= {card}
                self.spent = card
            case Lost(seat=seat, card=card, hidden=hidden):
                self.losers[card] = seat
                if not hidden:
                    self._gone |= {card}
            case Died(seat=seat, equipped=equipped, hidden=cards):
                self.losers.update(dict.fromkeys((*equipped, *cards), seat))
                self._gone |= {*equipped}
            case EscapeRolled(seat=seat, roll=roll, escaped=escaped):
                self.die = ShownDie(ESCAPE, roll, seat, escaped)
            case GrabRolled(seat=seat, roll=roll, escaped=escaped):
                self.die = ShownDie(ESCAPE, roll, seat, escaped, grabs=True)

    def _meet(self, seat: int, monster: int, power: int) -> None:
        self._fighter = seat
        self.die, self.fought, self.power, self._own = None, monster, power, power
        self.level, self.price = self.public.foe_level[monster], 0
        self.on_it, self.paid, self.spent = 0, False, -1
        self._gone = self._added = frozenset()

    @override
    def changes(self, before: View, now: View) -> Sequence[str]:
        if not self._aloud:
            return changes(self._cards, before, now, self._names)
        # Plain mode begins a turn with the corridor, and has just said how the last turn ended.
        last = (self.seat - 1) % self.public.seats
        return changes(self._cards, before, now, self._names, known=last, corridor=False)

    @override
    def take(self, frame: Frame) -> None:
        super().take(frame)
        if self.recaps and self.warns and isinstance(frame.event, TurnBegan):
            self._warn()

    def _warn(self) -> None:
        """Note the players who have become able to win in their next turn, and those whose chance
        is no longer what was said, as after they have spent their grudges. Where several people
        share a screen, with its log, the note says only what all of them know."""
        view = self.view if self._alone else seen_by_all(self.view)
        found = shown_by_seat(self.public, view)
        for seat, one in found.items():
            if abs(one.wins - self._warned.get(seat, UNSAID)) >= NEWS:
                told = values(self._texts, self._names[seat], one)
                chance = partial(self._percent, one.wins)
                against = partial(self._percent, one.against)
                self.note(WARNED, **{**told, "chance": chance, "against": against})
                self._warned[seat] = one.wins
        self._warned = {seat: chance for seat, chance in self._warned.items() if seat in found}

    def _percent(self, chance: float) -> str:
        return percent(chance, self._texts.language)

    def met_as(self, seat: int) -> Player:
        """The player as it was when it met the monster (NAP-13); as it is now if the meeting was
        not shown."""
        player = self.view.players[seat]
        if self._own < 0:
            return player
        equipped = tuple(sorted({*player.equipped, *self._gone} - self._added))
        level = self._own - combat_level(self.public, 0, equipped)
        if player.zeal:
            return self._cultist(replace(player, power=self._own, equipped=equipped))
        return replace(player, level=level, power=self._own, equipped=equipped)

    def _cultist(self, player: Player) -> Player:
        """A cultist with the level that it had in the fight; who became one in it was none then
        (NAP-22)."""
        for zeal in (player.zeal, 0):
            for level in range(1, self.public.parameters.winning_level + 1):
                if combat_level(self.public, level, player.equipped, zeal) == player.power:
                    return replace(player, level=level, zeal=zeal)
        return player
