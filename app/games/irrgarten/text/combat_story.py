"""The log line of one combat: a sentence about the result, and a line under it for each hit."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from app.games.irrgarten.text.gear import GearWords, kind_word
from app.i18n.fluent import Texts, Value
from app.i18n.numbers import compared, decimal
from app.text.log import Kind, LogLine
from app.text.sentences import capital, in_a_row, joining_words
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
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
Item = tuple[int, int, int, int]
"""A weapon or shield of a reward: kind, power, uses left, number of its name or -1."""
_CONTRACTED: Final = re.compile(r"\b(a|de) el (?=\w)")
_VARIANTS: Final = 3
"""The sentences about a death, which take turns. A win or a defeat has one verb each, lest another
verb seem to mean another kind of result."""


def written(texts: Texts, text: str) -> str:
    """Begin with a capital; in Spanish, contract the article of a monster: "al Minotauro"."""
    if texts.language == "es":
        text = _CONTRACTED.sub(lambda found: "al " if found[1] == "a" else "del ", text)
    return capital(text)


class CombatStory:
    """Takes the events of one combat in their order; `line()` returns its text so far."""

    def __init__(
        self,
        texts: Texts,
        gear: GearWords,
        turn: int,
        name: str,
        monster: str,
    ) -> None:
        self._texts = texts
        self._gear = gear
        self._turn = turn
        self._names: dict[str, Value] = {"name": name, "monster": monster}
        self._detail: list[str] = []
        self._received: list[Item] = []
        self._dropped: list[Item] = []
        self._left: list[Item] = []
        self._prize = 0
        self._health = 0
        self._wounds = 0
        self._row = 0
        """The wounds since the last block of this fight; more in a row are from earlier ones."""
        self._rewarded = False
        self._settled = False
        self._attacked = False
        """Whether anybody has attacked yet."""
        self._hits = 0
        self._rounds = 0
        self._result = 0
        self._blows = 0
        self.thrown_back = False
        """Whether the loser is thrown back (IRR-28), by a guardian even without life (IRR-35)."""

    @property
    def over(self) -> bool:
        """Whether the combat has ended (its reward may still come)."""
        return self._result != 0

    @property
    def lost(self) -> bool:
        """Whether the player lost; being thrown back may still come."""
        return self._result in (LOST_BY_WOUNDS, LOST_BY_DEATH)

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
                if event.result == WON_BY_TIME:  # IRR-17
                    self._add_detail("time", rounds=self._texts("irrgarten-rounds", n=self._rounds))
            case Rewarded():  # IRR-18
                self._rewarded = True
                self._prize = event.health
                self._settled = not (event.weapons or event.shields or event.health)
                if event.health:
                    self._add_detail("health", n=event.health)
                elif self._settled:
                    self._add_detail("reward-none")
            case GearDropped():  # discarded by chance (IRR-21)
                self._changed("drops", self._dropped, event)
            case GearReceived():  # or lost for want of room (IRR-20)
                if event.kept:
                    self._changed("gets", self._received, event)
                else:
                    self._changed("leaves", self._left, event)
            case SheetChanged():
                # What beat a guardian has no reward, and so none that brought nothing (IRR-35).
                self._settled = self._rewarded or not self._won
                self._add_detail("now", health=event.health)

    def line(self) -> LogLine:
        detail = tuple(self._detail)
        if not self.over:
            return LogLine(self._turn, self._unfinished(), "fight", detail)
        kind: Kind = "fight" if self._won else "bad"
        text, short = self._result_with(self._gains()), self._result_with([])
        return LogLine(self._turn, text, kind, detail, short="" if short == text else short)

    def _say(self, message: str, /, **values: Value) -> str:
        """Return a message, which may name the two fighters."""
        return self._texts(f"irrgarten-{message}", **self._names, **values)

    def _sentence(self, message: str, /, **values: Value) -> str:
        return written(self._texts, self._say(message, **values))

    def _add_detail(self, message: str, /, **values: Value) -> None:
        self._detail.append(self._sentence(f"detail-{message}", **values))

    # -- the fight

    def _unfinished(self) -> str:
        return (
            self._sentence("fights", round=self._rounds)
            if self._attacked
            else self._sentence("faces")
        )

    def _blow(self, event: Blow) -> None:
        """One attack and its defence (IRR-14: an equal defence holds)."""
        self._attacked = True
        self._rounds, self._hits, self._health = event.round, event.hits, event.health
        attack, defence = compared(event.attack, event.defence, self._texts.language)
        if event.by_player:
            what = "hit" if event.wound else "miss"
        else:
            what = "wound" if event.wound else "block"
            self._wounds += event.wound
            self._row = self._row + 1 if event.wound else 0
        self._add_detail(
            what,
            when=self._say("when", round=event.round),
            attack=attack,
            defence=defence,
            left=event.foe_health,
            health=event.health,
            hits=event.hits,
        )

    # -- its result

    def _result_with(self, gains: Sequence[str]) -> str:
        """Who did what to whom, what it brought, and at the end the rounds."""
        # By the fight itself: a match always reads the same.
        variant = (self._turn + self._blows) % _VARIANTS
        clauses = [self._say(self._deed(), variant=variant), *gains]
        deed = deeds_in_a_row(self._texts, clauses)
        if not gains and self._won and self._settled and not self._anything():
            deed = self._texts("irrgarten-for-nothing", deed=deed)
        return written(self._texts, self._closed(deed))

    def _closed(self, deed: str) -> str:
        if self._won and not self._blows:
            return self._texts("irrgarten-done", deed=deed)
        return self._texts("irrgarten-done-rounds", deed=deed, causes=self._causes())

    def _causes(self) -> str:
        """What stands in the brackets: the rounds, and what they cost the winner; or the wounds in
        a row that lost it, the rounds, unless wounds of earlier fights are numbers enough, and the
        health that is left."""
        rounds = self._texts("irrgarten-rounds", n=self._rounds)
        if self._won and self._wounds:
            return f"{rounds}, {self._texts('irrgarten-wounds-taken', n=self._wounds)}"
        if self._result != LOST_BY_WOUNDS:
            return rounds
        left = self._say("health-left", n=self._health)
        before = max(0, self._hits - self._row)
        wounds = self._texts(
            "irrgarten-in-a-row", new=self._hits - before, before=before, sum=self._hits
        )
        return f"{wounds}, {left}" if before else f"{wounds}, {rounds}, {left}"

    def _deed(self) -> str:
        """The message of the result; a fight that was short, close or one-sided says so."""
        if self._result == WON_BY_TIME:
            return "outlasts"
        if self.lost:
            deed = "loses" if self._result == LOST_BY_WOUNDS else "dies"
            return f"{deed}-back" if self.thrown_back else deed
        if not self._blows:
            return "searches"
        if self._rounds < 2:
            return "beats-at-once"
        if self._wounds and self._health == 1:
            return "beats-barely"
        return "beats" if self._wounds else "beats-unhurt"

    # -- its reward

    def _changed(self, change: str, items: list[Item], event: GearDropped | GearReceived) -> None:
        item = (event.kind, event.power, event.uses, event.name)
        # The sentence above counts what came and went in one reward neither way.
        new = change == "drops" and self._received.count(item) > items.count(item)
        items.append(item)
        what = kind_word(event.kind)
        values: dict[str, Value] = {
            "power": decimal(event.power, self._texts.language),
            "uses": self._say("uses", n=event.uses),
        }
        if not self._gear.name(event.name):
            self._add_detail(f"{change}-{what}", new=int(new), **values)
        elif change == "drops":
            self._add_detail("drops-thing", what=self._gear.old(event.name), **values)
        else:
            thing = self._gear.new(event.name, event.uses)
            self._add_detail(f"{change}-thing", what=thing, **values)

    def _anything(self) -> bool:
        return bool(self._prize or self._received or self._dropped or self._left)

    def _gains(self) -> list[str]:
        """The reward in short, as it is in the end: a new thing that made room for another is
        neither won nor thrown away."""
        if not self._won:
            return []
        kept, old = Counter(self._received), Counter(self._dropped)
        new = kept - old
        gets = self._things(new)
        came = frozenset(name for *_, name in new)
        if self._prize:
            gets.append(self._say("health", n=self._prize))
        changes = {
            "gets": gets,
            "drops": self._things(old - kept, "old-", came),
            "leaves": self._things(Counter(self._left)),
        }
        return [
            self._say(f"and-{change}", what=in_a_row(self._texts, things))
            for change, things in changes.items()
            if things
        ]

    def _things(
        self, items: Counter[Item], old: str = "", came: frozenset[int] = frozenset()
    ) -> list[str]:
        """Weapons before shields. Those with a name are named one by one, the others counted; new
        ones without a use are called decorative or useless. An old one is called so if its name
        also `came`: "gets a Tea Tray and throws away the old Tea Tray"."""
        called = [item for item in items.elements() if self._gear.name(item[3])]
        kinds = Counter(_kind(item, old) for item in items.elements() if item not in called)
        seen, found = set[tuple[int, bool]](), []
        for _, _power, uses, name in sorted(called, key=lambda item: item[0]):
            alike = (name, bool(uses or old))
            again = alike in seen
            seen.add(alike)
            words = self._gear
            found.append(
                words.old(name, again=again, replaced=name in came)
                if old
                else words.new(name, uses, again=again)
            )
        return [*found, *(self._say(f"{kind}s", n=kinds[kind]) for kind in _order(kinds))]


def deeds_in_a_row(texts: Texts, clauses: Sequence[str]) -> str:
    """Join what one subject did. From three clauses on a comma shows where the last begins, in
    Spanish only where the clause before it is a list of its own."""
    if len(clauses) < 3:
        return in_a_row(texts, clauses)
    *first, last = clauses
    nested = int(not joining_words(texts).isdisjoint(first[-1].split()))
    return texts("irrgarten-and-then", list=", ".join(first), last=last, nested=nested)


def _kind(item: Item, old: str) -> str:
    kind, _power, uses, _name = item
    what = kind_word(kind)
    return f"{old or ('' if uses else 'useless-')}{what}"


def _order(kinds: Iterable[str]) -> list[str]:
    return sorted(kinds, key=lambda kind: ("shield" in kind, "useless" in kind))
