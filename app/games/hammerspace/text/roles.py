"""The roles in an effect's text: the addressed party, and the names of selectors.

A card and a character address their owner ("you"). A lasting effect on another seat speaks of that
seat, and a monster's actions of the monster. A party is a form, `YOU` or `ONE`, and its name as the
subject of a sentence: messages exist in both forms, so verbs agree in every language, and names are
never inflected."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from app.i18n.fluent import Texts
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.view import View

YOU, ONE, MANY = "you", "one", "many"
"""Forms of messages: the second person, the third, and the third for several players, which only
some messages have (`gifts.for_many`)."""
CARD, SEAT, MONSTER = "you", "seat", "monster"
"""Voices: an effect of the reader, a lasting effect on another seat, an effect of the monster."""

PAIR: Final = 2
"""The players of a duel: each has one rival."""

Party = tuple[str, str]
"""A form, and the name for `ONE`."""
Names = Mapping[int, str]
"""Players by name, by their selectors in `effects.SELECTORS`."""
NAMELESS: Final[Names] = {}

_STEADY: Final = frozenset(
    {fx.OTHER, fx.LEFT, fx.RIGHT, fx.STRONGEST, fx.WEAKEST, fx.THE_MONSTER, fx.KEEPER}
)
"""Selectors that always mean the same party within a text."""

_ATTACKED: Final = frozenset({fx.HURT, fx.BLOCK})
_OF_MONSTERS: Final = frozenset(
    {fx.ATTACKS, fx.HIT, fx.MISS, fx.HURT, fx.BLOCK, fx.SETTLED, fx.HEALED}
)
"""Events that a monster brings about, too."""


@dataclass(slots=True)
class EffectRoles:
    """The context of a text: the voice, the holder of the effect, and the event.

    `kind` is that of the main card in use, `NONE` elsewhere; `event` the awaited event; `coming`
    whether life is about to be lost. `names` are the known players for selectors.
    `mentioned` are the parties that were named already, and
    with `several` the holder is a row of players. `later` says that the effect has just begun to
    last, which some languages say in the future; it works `uses` times, 0 for any number. In a
    match of two, a `pair`, both neighbours are the only rival."""

    texts: Texts
    voice: str = CARD
    holder: str = ""
    again: str = ""
    kind: int = NONE
    event: int = NONE
    coming: bool = False
    other: str = "doer"
    several: bool = False
    later: bool = False
    uses: int = 0
    pair: bool = False
    names: Names = field(default_factory=dict)
    mentioned: set[str] = field(default_factory=set)

    @property
    def form(self) -> str:
        """The form of messages whose subject holds the effect."""
        if self.voice == CARD:
            return YOU
        return MANY if self.several else ONE

    def owner(self) -> Party:
        named = self.again if "owner" in self.mentioned and self.again else self.holder
        self.mentioned.add("owner")
        return self.form, named

    def who(self, selector: int) -> Party:
        if selector == fx.OWNER or (selector == fx.THE_MONSTER and self.voice == MONSTER):
            return self.owner()
        if selector in self.names:
            return ONE, self.names[selector]
        word = fx.SELECTORS[selector]
        if selector == fx.OTHER:
            word = self.other
        elif selector == fx.CHOSEN:
            word = "same" if "chosen" in self.mentioned else word
            self.mentioned.add("chosen")
        if self.pair and self.voice != MONSTER and selector in (fx.LEFT, fx.RIGHT):
            word = "only"
        return ONE, self.texts(f"hammer-who-{self.voice}-{word}")

    def subject(self, of: int) -> Party:
        """The actor of the awaited event, a number of `SUBJECTS`."""
        if of == fx.OF_OWNER:
            return self.owner()
        any_party = "-any" if self.other == "doer-any" else ""
        return ONE, self.texts(f"hammer-by-{self.voice}-{fx.SUBJECTS[of]}{any_party}")

    def at(self, event: int, of: int, *, monsters: bool = False) -> EffectRoles:
        """The same roles for an event. With `monsters`, one of them may be the other party that
        does it (HAM-23)."""
        other = "doer" if of != fx.OF_OWNER else "attacker" if event in _ATTACKED else "target"
        if monsters and of == fx.OF_OTHERS and event in _OF_MONSTERS and self.voice != MONSTER:
            other = "doer-any"
        return replace(self, event=event, other=other, mentioned=self.mentioned)

    def met(self, attacker: bool, coming: bool = False) -> EffectRoles:
        """The same roles with the other party of an attack."""
        other = "attacker" if attacker else "target"
        return replace(self, other=other, coming=coming, mentioned=self.mentioned)

    def of_holder(self, selector: int) -> EffectRoles:
        """The roles for an effect given to a selector's party."""
        form, name = self.who(selector)
        fresh = EffectRoles(self.texts, self.voice, self.holder, self.again, pair=self.pair)
        if form == YOU or (selector in (fx.OWNER, fx.THE_MONSTER) and self.voice == MONSTER):
            return fresh
        again = "" if selector in _STEADY else self.texts("hammer-who-seat-doer")
        return EffectRoles(self.texts, SEAT, name, again, pair=self.pair)

    def asides(self) -> EffectRoles:
        """A copy for one of several branches, which names its own parties."""
        return replace(self, mentioned=set(self.mentioned))


def on_card(texts: Texts, kind: int = NONE, names: Names = NAMELESS) -> EffectRoles:
    """The roles for a main card of a kind, or for a character. `names` has known players."""
    return EffectRoles(texts, kind=kind, names=names)


def of_monster(texts: Texts, names: Names = NAMELESS) -> EffectRoles:
    """The roles for a monster's action. `names` has its keeper and other known players."""
    return EffectRoles(texts, MONSTER, texts("hammer-it"), names=names)


def on_seat(texts: Texts, name: str) -> EffectRoles:
    """The roles for a lasting effect on a seat of that name; on the reader's own without a name."""
    return EffectRoles(texts, SEAT, name) if name else EffectRoles(texts)


def on_party(
    texts: Texts, name: str, *, monster: bool, several: bool = False, uses: int = 0
) -> EffectRoles:
    """The roles for a new lasting effect on a seat of that name, on the `monster`, or on
    `several`."""
    voice = MONSTER if monster else SEAT
    return EffectRoles(texts, voice, name, several=several, later=True, uses=uses)


def beside(config: Config, view: View, name: Callable[[int], str]) -> Names:
    """The living players next to the view's seat at its left and right; in a match of two both
    are the only rival, who needs no name."""
    ring = [seat for seat in config.clockwise[view.seat][1:] if not view.players[seat].fell]
    if config.seats == PAIR or not ring:
        return {}
    return {fx.LEFT: name(ring[0]), fx.RIGHT: name(ring[-1])}


def around(config: Config, view: View, name: Callable[[int], str]) -> Names:
    """The players around the monster in play: its keeper, and the next living ones at the keeper's
    left and right (HAM-23). Empty without a monster."""
    if view.keeper < 0:
        return {}
    ring = config.clockwise[view.keeper][1:]
    living = [seat for seat in ring if not view.players[seat].fell] or [view.keeper]
    seats = {fx.KEEPER: view.keeper, fx.LEFT: living[0], fx.RIGHT: living[-1]}
    return {selector: name(seat) for selector, seat in seats.items()}
