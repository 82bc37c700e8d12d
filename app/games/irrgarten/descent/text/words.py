"""The words of a Descent for the program's generic parts: decisions, the log, the state."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from typing_extensions import override

from app.games.irrgarten.descent.text.narrator import DescentNarrator
from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import monster_in_sentence, towards
from app.i18n.fluent import Texts
from app.text.game_words import GameWords
from app.text.log import Kind
from app.text.sentences import capital
from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.events import RoundBegan, SquaresClosed
from engines.irrgarten.descent.state import LEAVE
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Sheet, View
from engines.irrgarten.events import WEAPON, Blow, CombatBegan, Gear, GearNames, Moved
from engines.kernel.events import Event

QUIET = Moved | RoundBegan | SquaresClosed | Blow | CombatBegan
"""Events without a line of their own."""


class DescentWords(GameWords):
    """The words of a match without its decks' own texts: cards go by their ids."""

    def __init__(self, texts: Texts, game: str, config: Any, names: Sequence[str]) -> None:
        super().__init__(texts, game, config, names)
        gear = GearWords(texts, _no_word, config.gear)
        self._things = ThingWords(texts, gear)

    def _foe(self, card: int) -> str:
        return monster_in_sentence(self.texts, _no_word, self.config.cards, card)

    @override
    def choice(self, action: int, view: View) -> str:
        if action < GIFT_0:
            return capital(towards(self.texts, action))
        if action < CLIMB:
            number = action - GIFT_0
            thing = self._things.new(view.gifts[number]) if number < len(view.gifts) else ""
            return self.texts("descent-do-gift", n=number + 1, what=thing)
        if action == CLIMB:
            return self.texts("descent-do-climb")
        if action < HOOK_0:
            offered = things_to_leave(view)
            number = action - LEAVE_0
            thing = self._things.old(offered[number]) if number < len(offered) else ""
            return self.texts("descent-do-leave", n=number + 1, what=thing)
        if action == SLIP:
            return self.texts("descent-do-slip")
        return self.texts("descent-do-hook", rival=self.name(action - HOOK_0))

    @override
    def event(self, event: Event) -> str:
        """Return the line of one event by itself; a combat is told by its end."""
        if isinstance(event, QUIET):
            return ""
        narrator = DescentNarrator(self.texts, self.names, self._foe, self._things.gear)
        lines = narrator.feed(event)
        if narrator.pending is not None:
            lines = [*lines, narrator.pending]
        return " ".join(line.text for line in lines)

    @override
    def kind(self, event: Event) -> Kind:
        narrator = DescentNarrator(self.texts, self.names, self._foe, self._things.gear)
        lines = narrator.feed(event)
        return lines[0].kind if lines else super().kind(event)

    @override
    def ending(self, winners: Sequence[int], reason: str) -> str:
        return self.headline(winners)

    @override
    def state(self, view: View) -> list[str]:
        """Return the floor and its bell, then a line for each player."""
        floor = self.texts(
            "descent-state",
            n=view.number,
            floors=self.config.floors,
            bell=view.bell - view.clock + 1,
            rung=int(view.rung),
        )
        return [floor, *(self._player(sheet) for sheet in view.sheets)]

    def _player(self, sheet: Sheet) -> str:
        return self.texts(
            "descent-state-seat",
            name=self.name(sheet.seat),
            coins=self.texts("descent-coins", n=sheet.coins),
            health=-1 if sheet.health is None else sheet.health,
        )


def things_to_leave(view: View) -> list[Thing]:
    """Return the things among which the deciding seat leaves one, the new one last; [] if it isn't
    to choose or if they are out of sight."""
    if view.phase != LEAVE or not view.waiting:
        return []
    seat, thing = view.waiting[0]
    sheet = view.sheets[seat]
    weapon = thing[0] == WEAPON
    gear = sheet.weapons if weapon else sheet.shields
    names = sheet.weapon_names if weapon else sheet.shield_names
    return [*carried(thing[0], gear or (), names or ()), thing]


def carried(kind: int, gear: Gear, names: GearNames) -> list[Thing]:
    """Return the weapons or shields of a character as things, the oldest first."""
    rows = zip(gear[::2], gear[1::2], names, strict=True)
    return [(kind, power, uses, card) for power, uses, card in rows]


def _no_word(_key: str) -> str:
    """Return no text: generic parts have none of the match's own."""
    return ""
