"""The base class of the panels of the Descent, and the words that they share."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.descent.perspective.counting import Total, after_fight, gain, standing
from app.games.irrgarten.descent.perspective.floor import Monster
from app.games.irrgarten.descent.tui.view_model import DescentViewModel
from app.games.irrgarten.text.tricks import gear_label
from app.i18n.literal import clip, width
from app.i18n.numbers import decimal
from app.tui.match import panel
from app.tui.widgets.styled_text import Line, Span
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

    def sums(self, *things: Thing, foe: Monster | None = None) -> tuple[str, ...]:
        """The attack or defence with some more things (`gain`), the longest form first:
        `ATK 3.0 → 5.0`, `ATK 5.0`, or `ATK 3.0, round 4: 7.0` for gear that counts later. Won
        from `foe`, they join the gear that is left after that fight. If that or what counts against
        the target isn't all gear, only the difference."""
        sheet, shields = self._keeping(foe), things[0][0] in (SHIELD, INTELLIGENCE)
        now, new, _ = gain(self.scene.config, sheet, *things)
        name = self.say("def" if shields else "atk")
        first, arrow = self.real(now.first), self.glyphs.arrows[3]
        late = new.first == now.first and new.then > now.then
        then = self.real(new.then if late else new.first)
        if self.total(self.scene.sheet, SHIELD if shields else WEAPON).first != now.first:
            was = now.then if late else now.first
            return (f"{name} +{self.real((new.then if late else new.first) - was)}",)
        forms = (f"{name} {first} {arrow} {then}", f"{name} {then}")
        if not late:
            return forms
        whole = f"{name} {first}{self.say('sum-then', n=new.round, then=then)}"
        return whole, self.say("sum-late", total=f"{name} {then}", n=new.round), *forms

    def next_foe(self, sheet: Sheet) -> Monster | None:
        """The monster whose fight the panels add up: that of the character's fight on display, else
        the target; None unless the character can fight."""
        scene = self.scene
        if not (scene.walking and sheet is scene.sheet and sheet.health):
            return None
        return scene.target if scene.fight is None else scene.fought

    def total(self, sheet: Sheet, kind: int) -> Total:
        """The attack or defence against `next_foe`; without one, that of most fights."""
        foe = self.next_foe(sheet)
        if foe is not None:
            return self.scene.totals(foe)[kind == SHIELD]
        return standing(self.scene.config, sheet, kind)

    def less(self, *things: Thing, foe: Monster | None = None) -> str:
        """Why weapons or shields, won from `foe`, make no attack or defence stronger, or ""."""
        if things[0][0] > SHIELD:
            return ""
        why = gain(self.scene.config, self._keeping(foe), *things).why
        return self.say(f"less-{why}") if why else ""

    def _keeping(self, foe: Monster | None) -> Sheet:
        """The player's character, with the gear that it still has after a fight with `foe`."""
        scene = self.scene
        price = scene.price(foe) if foe is not None else None
        return scene.sheet if price is None else after_fight(scene.config, scene.sheet, price)

    def listed(self, foes: Sequence[Monster], rows: int) -> tuple[Sequence[Monster], list[Line]]:
        """The monsters with a row each, and the line that counts those without one, if any; the
        page Why shows them all."""
        if len(foes) <= rows:
            return foes, []
        shown = foes[: max(0, rows - 1)]
        more = self.say("table-more", n=len(foes) - len(shown), key=self.key("play.why"))
        return shown, [[Span(more, "muted")]]

    def trick(self, thing: Thing) -> str:
        """The label of the trick of a weapon or shield, or ""."""
        if thing[0] > 1:
            return ""
        return gear_label(self.mazmorra.texts, self.scene.config.gear[thing[3]].trick)
