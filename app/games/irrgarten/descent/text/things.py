"""The things of a Descent in sentences: gear with its article, meals, points from the stairs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from app.games.irrgarten.text.gear import GearWords, kind_word
from app.i18n.fluent import Texts
from app.i18n.numbers import decimal
from engines.irrgarten.descent.things import (
    GEAR_KINDS,
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
)

_POINTS: Final = {MEAL: "meal", HEALTH: "health", STRENGTH: "strength", INTELLIGENCE: "wits"}


@dataclass(frozen=True, slots=True)
class ThingWords:
    """The words for things in the language of `texts`."""

    texts: Texts
    gear: GearWords

    def name(self, thing: Thing) -> str:
        """Return a thing for headings and tables: "Tea Tray", "0.5 strength"."""
        if thing[0] in GEAR_KINDS:
            return self.gear.name(thing[3])
        return self._points(thing)

    def gains(self, things: Sequence[Thing], *, kinds: bool = False) -> list[str]:
        """Return things that somebody gets, equal meals together and the second of the same gear as
        another one: "two meals of 3 health", "a Tea Tray", "another one"; with `kinds`: "a Tea Tray
        (shield)"."""
        found: list[str] = []
        for at, thing in enumerate(things):
            if thing[0] == MEAL:
                if thing not in things[:at]:
                    found.append(self._meals(thing, things.count(thing)))
            elif thing[0] in GEAR_KINDS and thing in things[:at]:
                again = self.gear.new(thing[3], 1, again=True)
                found.append(self._again(thing, things[at - 1]) or again)
            else:
                found.append(self.kind(thing) if kinds else self.new(thing))
        return found

    def kind(self, thing: Thing) -> str:
        """Return a thing that somebody gets, gear with its kind: "a Tea Tray (shield)"."""
        if thing[0] not in GEAR_KINDS:
            return self.new(thing)
        kind = kind_word(thing[0])
        return self.texts("descent-thing-kind", thing=self.new(thing), kind=kind)

    def _meals(self, meal: Thing, count: int) -> str:
        if count == 1:
            return self._points(meal)
        return self.texts("descent-thing-meals", n=meal[1], count=count)

    def _again(self, thing: Thing, previous: Thing) -> str:
        """Return the second of the same gear right after the first: "another one"; else ""."""
        if thing[3] != previous[3]:
            return ""
        return self.texts("descent-thing-another", article=self.gear.article(thing[3]))

    def chosen(self, thing: Thing, health: int = 0) -> str:
        """Return a gift of points as somebody chooses it: "strength (+0.8)". A gift of health has
        the player's `health` after it, as the maximum often cuts the gift; 0 if nobody has seen
        it."""
        if thing[0] == HEALTH:
            return self.texts("descent-gift-health", n=health)
        return self._points(thing, "gift")

    def new(self, thing: Thing) -> str:
        """Return a thing that somebody gets: "a Tea Tray", or "the Tea Tray" if it was used
        before."""
        kind, _power, uses, card = thing
        if kind not in GEAR_KINDS:
            return self._points(thing)
        fresh = uses >= self.gear.cards[card].uses
        return self.gear.new(card, 1) if fresh else self.gear.old(card)

    def losses(self, things: Sequence[Thing], replaced: Sequence[Thing] = ()) -> list[str]:
        """Return things that somebody had, those of one name together: "the Dictionary", "the
        Library Card (both)"."""
        found: dict[tuple[int, int], list[Thing]] = {}
        for at, thing in enumerate(things):
            key = (thing[0], thing[3]) if thing[0] in GEAR_KINDS else (-1, at)
            found.setdefault(key, []).append(thing)
        return [self._all(alike, replaced) for alike in found.values()]

    def _all(self, alike: Sequence[Thing], replaced: Sequence[Thing]) -> str:
        """Return things of one name that somebody had."""
        if len(alike) == 1:
            return self.old(alike[0], replaced)
        thing, article = self.gear.old(alike[0][3]), self.gear.article(alike[0][3])
        return self.texts("descent-thing-all", thing=thing, n=len(alike), article=article)

    def old(self, thing: Thing, replaced: Sequence[Thing] = ()) -> str:
        """Return a thing that somebody had: "the Tea Tray"; "the old Tea Tray" if one of the things
        that `replaced` it is called the same; "the second one" if it is exactly the same, as of a
        double reward."""
        if thing[0] not in GEAR_KINDS:
            return self._points(thing)
        if thing in replaced:
            return self.texts("descent-thing-the-other", article=self.gear.article(thing[3]))
        alike = any(other[0] in GEAR_KINDS and other[3] == thing[3] for other in replaced)
        return self.gear.old(thing[3], replaced=alike)

    def _points(self, thing: Thing, message: str = "thing") -> str:
        kind, amount = thing[:2]
        shown = decimal(amount, self.texts.language) if kind in (STRENGTH, INTELLIGENCE) else ""
        return self.texts(f"descent-{message}-{_POINTS[kind]}", n=amount, amount=shown)
