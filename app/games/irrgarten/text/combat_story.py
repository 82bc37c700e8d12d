"""The log line of one combat: one word per exchange, and the blows as details."""

from __future__ import annotations

from itertools import groupby

from app.i18n.fluent import Texts
from app.i18n.numbers import compared, decimal
from app.text.log import Kind, LogLine
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Blow,
    CombatBegan,
    CombatEnded,
    GearDropped,
    GearReceived,
    Rewarded,
    SheetChanged,
)

_LISTED = 3
"""The most gear changes that a line names; more are counted."""


class CombatStory:
    """Takes the events of one combat in their order; `line()` returns its text so far."""

    def __init__(self, texts: Texts, turn: int, name: str, monster: str) -> None:
        self._texts = texts
        self._turn = turn
        self._name = name
        self._monster = monster
        self._attacks: list[str] = []
        self._defences: list[str] = []
        self._detail: list[str] = []
        self._gear: list[tuple[str, int, int]] = []
        self._health = 0
        self._settled = False
        self._hits = 0
        self._rounds = 0
        self._result = 0
        self._blows = 0

    @property
    def over(self) -> bool:
        """Whether the combat has ended (its prize may still come)."""
        return self._result != 0

    def line(self) -> LogLine:
        words = "; ".join(self._sides())
        if not self.over:
            text = self._texts("irrgarten-faces", name=self._name, monster=self._monster)
            if words:
                text = self._texts("irrgarten-fights", monster=self._monster, blows=words)
            return LogLine(self._turn, text, "fight", tuple(self._detail))
        message = "irrgarten-fought" if words else "irrgarten-looted"
        ending = ", ".join((self._ending(), *self._changes()))
        values = {"name": self._name, "monster": self._monster, "ending": ending}
        blows = {"blows": words} if words else {}
        text = self._texts(message, **values, **blows)
        won = self._result in (WON_BY_DEATH, WON_BY_TIME)
        kind: Kind = "fight" if won else "bad"
        short = self._texts("irrgarten-came", **values) if words else ""
        return LogLine(self._turn, text, kind, tuple(self._detail), short=short)

    def _sides(self) -> list[str]:
        sides = []
        if self._attacks:
            words = " ".join(self._folded(self._attacks))
            sides.append(self._texts("irrgarten-side-attacks", name=self._name, words=words))
        if self._defences:
            words = " ".join(self._folded(self._defences))
            sides.append(self._texts("irrgarten-side-defends", words=words))
        return sides

    def began(self, event: CombatBegan) -> None:
        self._hits = event.hits
        self._detail.append(
            self._texts(
                "irrgarten-detail-start",
                name=self._name,
                monster=self._monster,
                health=event.health,
                hits=event.hits,
                left=event.foe_health,
            )
        )

    def blow(self, event: Blow) -> None:
        """One attack and its defence (IRR-14: an equal defence holds)."""
        self._rounds, self._hits = event.round, event.hits
        attack, defence = compared(event.attack, event.defence, self._texts.language)
        if event.by_player:
            what, text = "attack", self._attacks
            word = self._texts("irrgarten-hit" if event.wound else "irrgarten-miss")
        else:
            what, text = "defence", self._defences
            word = self._texts("irrgarten-wound" if event.wound else "irrgarten-block")
        text.append(word)
        self._detail.append(
            self._texts(
                f"irrgarten-detail-{what}",
                round=event.round,
                name=self._name,
                monster=self._monster,
                attack=attack,
                defence=defence,
                word=word,
                left=event.foe_health,
                health=event.health,
                hits=event.hits,
            )
        )

    def ended(self, event: CombatEnded) -> None:
        self._result, self._blows = event.result, event.blows

    def rewarded(self, event: Rewarded) -> None:
        """Take the prize (IRR-18)."""
        self._health = event.health
        self._settled = not (event.weapons or event.shields or event.health)
        self._detail.append(
            self._texts(
                "irrgarten-detail-prize",
                weapons=event.weapons,
                shields=event.shields,
                health=event.health,
            )
        )

    def dropped(self, event: GearDropped) -> None:
        """Take an item that was discarded automatically (IRR-21)."""
        self._changed("minus", "threw", event.kind, event.power, event.uses)

    def received(self, event: GearReceived) -> None:
        """Take an item that was received, or lost for want of room (IRR-20)."""
        if event.kept:
            self._changed("plus", "got", event.kind, event.power, event.uses)
        else:
            self._changed("full", "full", event.kind, event.power, event.uses)

    def now(self, event: SheetChanged) -> None:
        self._settled = True
        self._detail.append(
            self._texts("irrgarten-detail-now", name=self._name, health=event.health)
        )

    def _changed(self, change: str, outcome: str, kind: int, power: int, uses: int) -> None:
        what = "weapon" if kind == WEAPON else "shield"
        self._gear.append((f"{change}-{what}", power, uses))
        values = {
            "power": decimal(power, self._texts.language),
            "uses": self._texts("irrgarten-uses", n=uses),
        }
        if outcome != "full":
            values["name"] = self._name
        self._detail.append(self._texts(f"irrgarten-detail-{outcome}-{what}", **values))

    def _folded(self, words: list[str]) -> list[str]:
        """Join three or more equal words as one with a count; two are as short written out."""
        folded: list[str] = []
        for word, same in groupby(words):
            count = len(list(same))
            if count > 2:
                folded.append(self._texts("common-times", text=word, n=count))
            else:
                folded += [word] * count
        return folded

    def _ending(self) -> str:
        if self._result == WON_BY_TIME:
            return self._texts("irrgarten-ending-outlasted", rounds=self._rounds)
        if self._result == LOST_BY_WOUNDS:
            return self._texts("irrgarten-ending-out", hits=self._hits)
        if self._result == LOST_BY_DEATH:
            return self._texts("irrgarten-ending-dead")
        return self._texts("irrgarten-ending-killed" if self._blows else "irrgarten-ending-paid")

    def _changes(self) -> list[str]:
        """The prize in short so far: health, then gear one by one or counted."""
        if self._result not in (WON_BY_DEATH, WON_BY_TIME):
            return []
        changes = [self._texts("irrgarten-plus-health", n=self._health)] if self._health else []
        if len(self._gear) <= _LISTED:
            language = self._texts.language
            changes += [
                self._texts(
                    f"irrgarten-{change}",
                    power=decimal(power, language),
                    uses=self._texts("irrgarten-uses", n=uses),
                )
                for change, power, uses in self._gear
            ]
        else:
            kinds = [change for change, _, _ in self._gear]
            changes += [
                self._texts(f"irrgarten-{change}s", n=kinds.count(change))
                for change in dict.fromkeys(kinds)
            ]
        return changes or ([self._texts("irrgarten-no-prize")] if self._settled else [])
