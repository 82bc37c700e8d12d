"""The base class of the panels of the Descent, and the words that they share."""

from __future__ import annotations

from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.text.tricks import gear_label
from app.i18n.literal import clip, width
from app.i18n.numbers import decimal
from app.tui.match import panel
from engines.irrgarten.descent.things import (
    GEAR_KINDS,
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
)
from engines.irrgarten.events import SHIELD


class DescentPanel(panel.MatchPanel):
    scene: DescentViewModel

    def real(self, thousandths: int) -> str:
        return decimal(thousandths, self.mazmorra.texts.language)

    def thing(self, thing: Thing) -> str:
        """A thing in few words: "Tea Cosy 0.5 x4", "3 health", "+0.5 strength"."""
        kind, amount, _, card = thing
        if kind in (MEAL, HEALTH):
            return self.say("meal" if kind == MEAL else "health", n=amount)
        if kind in (STRENGTH, INTELLIGENCE):
            name = "more-strength" if kind == STRENGTH else "more-intelligence"
            return self.say(name, amount=self.real(amount))
        return f"{self.scene.gear.name(card)} {self.figures(thing)}"

    def short_thing(self, thing: Thing, cells: int) -> str:
        """The same in at most so many cells; a long name is cut, its figures stay."""
        whole = self.thing(thing)
        if width(whole) <= cells or thing[0] > 1:
            return clip(whole, cells)
        figures = self.figures(thing)
        room = cells - width(figures) - 1
        return f"{clip(self.scene.gear.name(thing[3]), max(1, room))} {figures}"

    def figures(self, thing: Thing) -> str:
        """Power and uses of a weapon or shield."""
        _, power, uses, _ = thing
        return f"{self.real(power)} {self.say('uses', n=uses)}"

    def sums(self, thing: Thing) -> tuple[str, str]:
        """What a weapon, a shield or a gift makes of the attack or defence: `ATK 3.0 → 5.0`, or
        just `ATK 5.0`. Gear without room for it is in place of the weakest piece."""
        kind, amount, _, _ = thing
        shields = kind in (SHIELD, INTELLIGENCE)
        sheet = self.scene.sheet
        gear = (sheet.shields if shields else sheet.weapons) or ()
        base = (sheet.intelligence if shields else sheet.strength) or 0
        now = [power for power, uses in zip(gear[::2], gear[1::2], strict=True) if uses]
        full = kind in GEAR_KINDS and len(now) >= self.scene.room_for(kind)
        kept = sorted(now)[1:] if full else now
        name, arrow = self.say("def" if shields else "atk"), self.glyphs.arrows[3]
        then = self.real(base + sum(kept) + amount)
        return f"{name} {self.real(base + sum(now))} {arrow} {then}", f"{name} {then}"

    def trick(self, thing: Thing) -> str:
        """The label of the trick of a weapon or shield, or ""."""
        if thing[0] > 1:
            return ""
        return gear_label(self.mazmorra.texts, self.scene.config.gear[thing[3]].trick)
