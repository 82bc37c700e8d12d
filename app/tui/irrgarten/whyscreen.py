"""The sums behind the numbers: attack, defence, and the odds against the target in full."""

from __future__ import annotations

from collections.abc import Sequence

from app.text.irrgarten_ahead import odds_words
from app.text.numbers import decimal, percent
from app.tui.irrgarten.over import Page
from app.tui.irrgarten.target import odds_of
from app.tui.widgets.ink import Line, Run, wrap
from engines.irrgarten.events import Gear
from engines.irrgarten.odds import CombatOdds


class WhyScreen(Page):
    """Everything that a combat rests on (IRR-11 to IRR-21), with this character's figures."""

    TITLE_ID = "why-title"

    def lines(self, cells: int) -> Sequence[Line]:
        """One's own sums, then the target, then how a fight goes."""
        scene = self.scene
        mate, figures = scene.mate, scene.fold.config.figures
        lines: list[Line] = [
            *self._sum("attack", mate.strength or 0, mate.weapons or ()),
            *self._sum("defence", mate.intelligence or 0, mate.shields or ()),
            [],
        ]
        foe = scene.target_now()
        odds = odds_of(scene.fold, mate, foe) if foe is not None else None
        if foe is not None and odds is not None:
            lines.append([Run(f" {self.say('why-against', name=scene.monster(foe))}", "accent")])
            lines += self._target(foe.strength, foe.intelligence, odds)
            lines += self._health(odds)
            lines.append([])
        rules = self.say(
            "why-rules",
            rounds=figures.combat_rounds,
            wounds=figures.wounds_to_lose,
            weapons=figures.reward_weapons,
            shields=figures.reward_shields,
            health=figures.reward_health,
        )
        lines.append([Run(f" {self.say('why-how')}", "accent")])
        lines += [[Run(f"   {text}", "muted")] for text in wrap(rules, cells - 6)]
        return lines

    def _real(self, value: int) -> str:
        return decimal(value, self.app.texts.language)

    def _sum(self, name: str, base: int, gear: Gear) -> list[Line]:
        items = list(zip(gear[::2], gear[1::2], strict=True))
        total = base + sum(power for power, uses in items if uses)
        head = self.say(f"why-{name}", total=self._real(total), base=self._real(base))
        lines: list[Line] = [[Run(f" {head}")]]
        for power, uses in items:
            most = max(1, self.scene.fold.config.figures.uses)
            keep = percent(min(1.0, uses / most), self.app.texts.language)
            left = self.app.texts("irrgarten-uses", n=uses)
            text = self.say("why-item", power=self._real(power), uses=left, keep=keep)
            lines.append([Run(f"   {text}", "muted" if uses else "faint")])
        return lines

    def _target(self, strength: int, mind: int, odds: CombatOdds) -> list[Line]:
        words = odds_words(self.app.texts, odds, self.scene.fold.config.figures.wounds_to_lose)
        foe = self.say("why-foe", strength=self._real(strength), mind=self._real(mind))
        texts = (foe, words.win, words.hit, words.wounded, words.out, words.death, words.after)
        return [[Run(f"   {text}")] for text in texts]

    def _health(self, odds: CombatOdds) -> list[Line]:
        """A bar for each health that one may be left with."""
        app = self.app
        lines: list[Line] = [[Run(f"   {self.say('why-left')}", "muted")]]
        for health, chance in odds.health_after:
            full = round(chance * 30)
            bar = app.glyphs.bar_full * full + app.glyphs.bar_empty * (30 - full)
            shown = percent(chance, app.texts.language)
            lines.append(
                [Run(f"   {health:>3}  "), Run(bar, "good" if health else "bad"), Run(f" {shown}")]
            )
        return lines
