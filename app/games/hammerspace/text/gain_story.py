"""A gain of life, and the part that a rival's character takes of it, in one line."""

from __future__ import annotations

from typing_extensions import override

from app.games.hammerspace.text.stories import EffectStory
from app.i18n.fluent import Value
from app.i18n.literal import width
from app.text.log import LogLine
from engines.hammerspace.effects.events import FROM_CHARACTER, EffectActs
from engines.hammerspace.events import LifeGained, LifeLost
from engines.kernel.events import Event

MOST = 150
"""The most cells of a line that says both; longer ones are two."""


class GainStory(EffectStory):
    """The story of an effect. If it ends with a gain of life, a rival's character may take a part
    of the gain (HAM-18), and one line says both: "Ana gains 6 life (36 now), but the Tax Inspector
    takes 1 (35 left) for Leo (31 now)"."""

    _tax: EffectStory | None = None
    """The story of that character's effect."""
    _taken: tuple[Event, ...] = ()
    """The events of that effect, after its first one."""
    _payer: int
    _taker: EffectActs

    @override
    def take(self, event: Event) -> bool:
        if self._tax is not None:
            if not self._tax.take(event):
                return False
            self._taken = (*self._taken, event)
            return True
        if super().take(event):
            return True
        last = self._parts.last
        if not isinstance(event, EffectActs) or not isinstance(last, LifeGained):
            return False
        if event.source != FROM_CHARACTER or event.owner == last.party:
            return False
        tax = EffectStory(self._clauses)
        if not tax.take(event):
            return False
        self._tax, self._payer, self._taker = tax, last.party, event
        return True

    @override
    def last(self) -> None:
        super().last()
        if self._tax is not None:
            self._tax.last()

    @override
    def lines(self, turn: int) -> list[LogLine]:
        found = super().lines(turn)
        if self._tax is None:
            return found
        told = self._tax.lines(turn)
        if len(found) != 1 or (text := self._taxed(found[0].text)) == "":
            return [*found, *told]
        detail = (*found[0].detail, *(each for line in told for each in line.detail))
        return [LogLine(turn, text, found[0].kind, detail)]

    def _taxed(self, gain: str) -> str:
        """The line of the gain and of the part that was taken; "" if more happened, and if the line
        would be too long."""
        events = [each for each in self._taken if each != self._taker]
        losses = [each for each in events if isinstance(each, LifeLost)]
        gains = [each for each in events if isinstance(each, LifeGained)]
        if not losses or not gains or len(losses) + len(gains) < len(events):
            return ""
        payers, takers = {each.party for each in losses}, {each.party for each in gains}
        if payers != {self._payer} or takers != {self._taker.owner} or losses[-1].life <= 0:
            return ""
        source = self._clauses.source(self._taker)
        values: dict[str, Value] = {
            "gain": gain.removesuffix("."),
            "source": source,
            "count": self._clauses.words.names.count(source),
            "n": sum(each.amount for each in losses),
            "life": losses[-1].life,
            "name": self._clauses.who(self._taker.owner),
            "own": gains[-1].life,
        }
        told = self._texts("hammerspace-line", what=self._texts("hammerspace-taxed", **values))
        return told if width(told) <= MOST else ""
