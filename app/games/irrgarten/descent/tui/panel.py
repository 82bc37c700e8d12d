"""The base class of the panels of the Descent, and the words that they share."""

from __future__ import annotations

from app.games.irrgarten.descent.perspective.counting import Total, gain
from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.text.tricks import gear_label
from app.i18n.literal import clip, width
from app.i18n.numbers import decimal
from app.tui.match import panel
from engines.irrgarten.descent.things import (
    HEALTH,
    INTELLIGENCE,
    MEAL,
    STRENGTH,
    Thing,
)
from engines.irrgarten.descent.view import Sheet
from engines.irrgarten.events import SHIELD, WEAPON


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
        """Power and uses of a weapon or shield; one without uses adds no power."""
        _, power, uses, _ = thing
        if not uses:
            return self.say("worn")
        return f"{self.real(power)} {self.say('uses', n=uses)}"

    def sums(self, thing: Thing) -> tuple[str, str]:
        """What a weapon, a shield or a gift makes of the attack or defence: `ATK 3.0 → 5.0`, or
        just `ATK 5.0`. Where the fight with the target counts otherwise, only what is added."""
        sheet, shields = self.scene.sheet, thing[0] in (SHIELD, INTELLIGENCE)
        found = gain(self.scene.config, sheet, thing)
        name = self.say("def" if shields else "atk")
        if self.total(sheet, SHIELD if shields else WEAPON).first != found.now:
            more = f"{name} +{self.real(found.then - found.now)}"
            return more, more
        then, arrow = self.real(found.then), self.glyphs.arrows[3]
        return f"{name} {self.real(found.now)} {arrow} {then}", f"{name} {then}"

    def next_foe(self, sheet: Sheet) -> Monster | None:
        """The monster whose fight the panels add up: the target, while a fight of the character is
        next."""
        scene = self.scene
        fights = scene.fight is None and scene.walking and sheet is scene.sheet and sheet.health
        return scene.target if fights else None

    def total(self, sheet: Sheet, kind: int) -> Total:
        """The attack or defence against the target; without one that of all gear with uses."""
        foe = self.next_foe(sheet)
        if foe is not None:
            return self.scene.totals(foe)[kind == SHIELD]
        gear = (sheet.shields if kind == SHIELD else sheet.weapons) or ()
        base = (sheet.intelligence if kind == SHIELD else sheet.strength) or 0
        extra = sum(power for power, uses in zip(gear[::2], gear[1::2], strict=True) if uses)
        return Total(base + extra, 0, base + extra)

    def less(self, thing: Thing) -> str:
        """Why a weapon or shield makes no attack or defence stronger, or ""."""
        if thing[0] > SHIELD:
            return ""
        why = gain(self.scene.config, self.scene.sheet, thing).why
        return self.say(f"less-{why}") if why else ""

    def trick(self, thing: Thing) -> str:
        """The label of the trick of a weapon or shield, or ""."""
        if thing[0] > 1:
            return ""
        return gear_label(self.mazmorra.texts, self.scene.config.gear[thing[3]].trick)
