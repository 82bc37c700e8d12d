"""The log line of one combat: one word per exchange, and the blows as details."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from app.i18n.fluent import Texts, Value
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

CombatEvent = (
    CombatBegan | Blow | CombatEnded | Rewarded | GearDropped | GearReceived | SheetChanged
)
GEAR_MESSAGES: Final = {"minus": "threw", "plus": "got", "full": "full"}
"""The message of the details for each change of gear in the line."""
_LISTED = 3
"""The most gear changes that a line names; more are counted."""


class CombatStory:
    """Takes the events of one combat in their order; `line()` returns its text so far."""

    def __init__(self, texts: Texts, turn: int, name: str, monster: str) -> None:
        self._texts = texts
        self._turn = turn
        self._names: dict[str, Value] = {"name": name, "monster": monster}
        self._attacks: list[str] = []
        self._defences: list[str] = []
        self._detail: list[str] = []
        self._gear: list[tuple[str, dict[str, Value]]] = []
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

    @property
    def _won(self) -> bool:
        return self._result in (WON_BY_DEATH, WON_BY_TIME)

    def take(self, event: CombatEvent) -> None:
        match event:
            case CombatBegan():
                self._hits = event.hits
                self._add_detail(
                    "start", health=event.health, hits=event.hits, left=event.foe_health
                )
            case Blow():
                self._blow(event)
            case CombatEnded():
                self._result, self._blows = event.result, event.blows
            case Rewarded():  # IRR-18
                self._health = event.health
                self._settled = not (event.weapons or event.shields or event.health)
                self._add_detail(
                    "prize", weapons=event.weapons, shields=event.shields, health=event.health
                )
            case GearDropped():  # discarded by chance (IRR-21)
                self._changed("minus", event)
            case GearReceived():  # or lost for want of room (IRR-20)
                self._changed("plus" if event.kept else "full", event)
            case SheetChanged():
                self._settled = True
                self._add_detail("now", health=event.health)

    def line(self) -> LogLine:
        detail, words = tuple(self._detail), "; ".join(self._sides())
        if not self.over:
            text = self._say("fights", blows=words) if words else self._say("faces")
            return LogLine(self._turn, text, "fight", detail)
        ending = ", ".join((self._ending(), *self._changes()))
        kind: Kind = "fight" if self._won else "bad"
        if not words:
            return LogLine(self._turn, self._say("looted", ending=ending), kind, detail)
        text = self._say("fought", ending=ending, blows=words)
        return LogLine(self._turn, text, kind, detail, short=self._say("came", ending=ending))

    def _say(self, message: str, /, **values: Value) -> str:
        """Return a message, which may name the two fighters."""
        return self._texts(f"irrgarten-{message}", **self._names, **values)

    def _add_detail(self, message: str, /, **values: Value) -> None:
        self._detail.append(self._say(f"detail-{message}", **values))

    def _sides(self) -> list[str]:
        sides = {"attacks": self._attacks, "defends": self._defences}
        return [
            self._say(f"side-{side}", words=" ".join(self._folded(words)))
            for side, words in sides.items()
            if words
        ]

    def _blow(self, event: Blow) -> None:
        """One attack and its defence (IRR-14: an equal defence holds)."""
        self._rounds, self._hits = event.round, event.hits
        attack, defence = compared(event.attack, event.defence, self._texts.language)
        if event.by_player:
            what, words = "attack", self._attacks
            word = self._say("hit" if event.wound else "miss")
        else:
            what, words = "defence", self._defences
            word = self._say("wound" if event.wound else "block")
        words.append(word)
        self._add_detail(
            what,
            round=event.round,
            attack=attack,
            defence=defence,
            word=word,
            left=event.foe_health,
            health=event.health,
            hits=event.hits,
        )

    def _changed(self, change: str, event: GearDropped | GearReceived) -> None:
        what = "weapon" if event.kind == WEAPON else "shield"
        values: dict[str, Value] = {
            "power": decimal(event.power, self._texts.language),
            "uses": self._say("uses", n=event.uses),
        }
        self._gear.append((f"{change}-{what}", values))
        self._add_detail(f"{GEAR_MESSAGES[change]}-{what}", **values)

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
            return self._say("ending-outlasted", rounds=self._rounds)
        if self._result == LOST_BY_WOUNDS:
            return self._say("ending-out", hits=self._hits)
        if self._result == LOST_BY_DEATH:
            return self._say("ending-dead")
        return self._say("ending-killed" if self._blows else "ending-paid")

    def _changes(self) -> list[str]:
        """The prize in short so far: health, then gear one by one or counted."""
        if not self._won:
            return []
        changes = [self._say("plus-health", n=self._health)] if self._health else []
        if len(self._gear) <= _LISTED:
            changes += [self._say(change, **values) for change, values in self._gear]
        else:
            kinds = [change for change, _ in self._gear]
            changes += [
                self._say(f"{change}s", n=kinds.count(change)) for change in dict.fromkeys(kinds)
            ]
        return changes or ([self._say("no-prize")] if self._settled else [])
