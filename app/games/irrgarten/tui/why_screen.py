"""The calculations behind the numbers: attack, defence, and the full odds against the target."""

from __future__ import annotations

from collections.abc import Sequence

from typing_extensions import override

from app.games.irrgarten.perspective.reducer import KnownCharacter
from app.games.irrgarten.perspective.target import odds_of
from app.games.irrgarten.text.gear import GearItem, listed
from app.games.irrgarten.text.odds import odds_words
from app.games.irrgarten.tui.combat_rules_text import (
    fight_rules,
    next_line_rules,
    race_clauses,
    race_rules,
)
from app.games.irrgarten.tui.view_model import IrrgartenViewModel
from app.i18n.numbers import decimal, shares
from app.tui.match.page import MatchPage
from app.tui.widgets.styled_text import Line, Span, wrapped
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.odds import CombatOdds


class IrrgartenWhyScreen(MatchPage):
    """All parts of a combat (IRR-11 to IRR-21), with this character's figures."""

    TITLE_ID = "why-title"
    CLAUSES = (
        "IRR-8", "IRR-11", "IRR-12", "IRR-13", "IRR-14", "IRR-15", "IRR-16", "IRR-17", "IRR-18",
        "IRR-21", "IRR-22", "IRR-31",
    )  # fmt: skip
    scene: IrrgartenViewModel

    def lines(self, cells: int) -> Sequence[Line]:
        scene = self.scene
        mate, parameters = scene.mate, scene.fold.config.parameters
        weapons = listed(mate.weapons, mate.weapon_names)
        shields = listed(mate.shields, mate.shield_names)
        lines: list[Line] = [
            *self._sum("attack", mate.strength or 0, weapons, cells),
            *self._sum("defence", mate.intelligence or 0, shields, cells),
            *self._state(mate, cells),
            [],
        ]
        foe = scene.target_now()
        odds = odds_of(scene.fold, mate, foe) if foe is not None else None
        if foe is not None and odds is not None:
            lines.append(self.head(self.say("why-against", name=scene.foe(foe))))
            lines += self._target(foe.strength, foe.intelligence, odds)
            lines += self._health(odds)
            lines.append([])
        texts = self.app.texts
        lines.append(self.head(self.say("why-how")))
        lines += self.items(fight_rules(texts, parameters), cells - 1)
        if race := race_rules(texts, self.scene.fold.config):
            lines += [[], self.head(self.say("why-race")), *self.items(race, cells - 1)]
        next_line = next_line_rules(texts, parameters, self.app.glyphs.arrows)
        config = self.scene.fold.config
        guarded, laps = int(config.guardian != NOWHERE), int(config.last_laps > 0)
        ways = texts("maze-why-next-ways", guarded=guarded, laps=laps)
        return [
            *lines,
            [],
            self.head(self.say("why-next")),
            *self.items((next_line, ways), cells - 1),
        ]

    @override
    def followed(self) -> tuple[str, ...]:
        return (*self.CLAUSES, *race_clauses(self.scene.fold.config))

    def _state(self, mate: KnownCharacter, cells: int) -> list[Line]:
        """Wounds in a row (IRR-16), and being dazed (preset `course`)."""
        most, hits = self.scene.fold.config.parameters.wounds_to_lose, mate.hits or 0
        last = "-last" if mate.alive and hits >= most - 1 else ""
        text = self.say(f"why-hits{last}", n=mate.wounds(most), most=most)
        lines = wrapped(text, cells - 3, "bad" if last else "text", 1)
        if mate.fuzzy:
            chance = self.chance(min(1.0, (mate.intelligence or 0) / 10_000))
            lines += wrapped(self.say("why-obeys", chance=chance), cells - 3, "risky", 1)
        return lines

    def _real(self, value: int) -> str:
        return decimal(value, self.app.texts.language)

    def _sum(self, name: str, base: int, items: Sequence[GearItem], cells: int) -> list[Line]:
        extra = sum(item.power for item in items if item.uses)
        if self.scene.mate.fuzzy:
            head = self.say(f"why-{name}-fuzzy", gear=self._real(extra), base=self._real(base))
        else:
            head = self.say(f"why-{name}", total=self._real(base + extra), base=self._real(base))
        lines = wrapped(head, cells - 3, indent=1)
        for power, uses, number in items:
            most = max(1, self.scene.fold.config.parameters.uses)
            kept = min(1.0, uses / most)
            keep = shares((kept, 1.0 - kept), self.app.texts.language)[0]
            kind = "weapon" if name == "attack" else "shield"
            left = self.app.texts("irrgarten-uses", n=uses)
            what = self._real(power)
            if called := self.scene.gear.name(number):
                what = self.say("why-named", power=what, name=called)
            text = self.say("why-item", power=what, uses=left, keep=keep, kind=kind)
            lines += self.paragraph(text, cells - 1, "muted" if uses else "faint")
        return lines

    def _target(self, strength: int, mind: int, odds: CombatOdds) -> list[Line]:
        wounds = self.scene.fold.config.parameters.wounds_to_lose
        words = odds_words(self.app.texts, odds, wounds, self.app.glyphs.arrows[3])
        foe = self.say("why-foe", strength=self._real(strength), mind=self._real(mind))
        texts = (foe, words.win, words.hit, words.wounded, words.out, words.death, words.after)
        return [[Span(f"   {text}")] for text in texts]

    def _health(self, odds: CombatOdds) -> list[Line]:
        """A bar for each possible remaining health."""
        app = self.app
        lines: list[Line] = [[Span(f"   {self.say('why-left')}", "muted")]]
        for health, chance in odds.health_after:
            full = round(chance * 30)
            bar = app.glyphs.bar_full * full + app.glyphs.bar_empty * (30 - full)
            role = "good" if health else "bad"
            line = [Span(f"   {health:>3}  "), Span(bar, role), Span(f" {self.chance(chance)}")]
            lines.append(line)
        return lines
