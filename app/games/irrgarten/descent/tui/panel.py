"""The base class of the panels of the Descent, and the words that they share."""

from __future__ import annotations

from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.text.tricks import gear_label
from app.i18n.literal import clip, width
from app.i18n.numbers import decimal
from app.tui.match import panel
from engines.irrgarten.descent.things import HEALTH, INTELLIGENCE, MEAL, STRENGTH, Thing


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

    def trick(self, thing: Thing) -> str:
        """The label of the trick of a weapon or shield, or ""."""
        if thing[0] > 1:
            return ""
        return gear_label(self.mazmorra.texts, self.scene.config.gear[thing[3]].trick)
