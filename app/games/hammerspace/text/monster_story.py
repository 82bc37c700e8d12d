"""The story of a monster's roll: its keeper rolls the dice, and something comes of it (HAM-23)."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.clauses import LogClauses
from app.i18n.literal import width
from app.text.log import LogLine
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.events import EffectActs, LastingEnded, MarkSpent
from engines.hammerspace.events import (
    Aimed,
    ExtraTurn,
    HammerspaceEvent,
    MonsterRolled,
    Played,
    Refilled,
    TurnedDown,
    TurnedUp,
)
from engines.kernel.events import Event

MOST_CELLS = 150
"""Cells of a line within which a monster's action has its full text."""
_NEXT = (ExtraTurn, Played, Refilled, TurnedUp, TurnedDown)
"""Events that occur only after a monster's action is over."""


class MonsterRoll:
    """A roll whose line waits until it is known whether anything comes of it: the lines of the
    log after it tell that, or else its own has to."""

    def __init__(self, clauses: LogClauses, event: MonsterRolled, fed: Sequence[int]) -> None:
        self._clauses, self._event, self._fed = clauses, event, fed
        self._acts = False
        self._lasts = clauses.words.action_lasts(clauses.monster, self._total)

    @property
    def _total(self) -> int:
        return self._event.first + self._event.second

    def waits(self, event: Event) -> bool:
        """Whether an event leaves open what comes of the roll: it is no consequence."""
        if isinstance(event, EffectActs) and event.owner == MONSTER:
            self._acts = True
            return True
        return isinstance(event, LastingEnded)

    def line(self, turn: int, after: Event | None = None) -> LogLine:
        """The line of the roll; `after` is the event that shows what comes of it, None while that
        is open. It has what the action changes for some time; what it does at once is a detail,
        since the next lines tell it."""
        texts, clauses, monster = self._clauses.texts, self._clauses, self._clauses.monster
        keeper, name = clauses.who(self._event.keeper), clauses.who(MONSTER)
        dice = f"{self._event.first}+{self._event.second}"
        detail = texts("hammerspace-detail-rolled", name=keeper, dice=dice)
        action, does, change = "", "", ""
        if monster >= 0:
            names = {fx.KEEPER: keeper}
            action = clauses.words.action(monster, self._total)
            does = clauses.words.action_text(monster, self._total, names)
            if self._lasts:
                change = clauses.words.action_change(monster, self._total, names)
        text = texts(
            f"hammerspace-monster-{'acts' if action else 'rolls'}",
            keeper=keeper,
            monster=name,
            action=action,
        )
        if change and width(told := self._changed(text, change)) <= max(
            MOST_CELLS, clauses.words.cells
        ):
            more = (does,) if ". " in does and not told.endswith(does) else ()
            return LogLine(turn, told, "fight", (detail, *more))
        if after is not None and not self._lasts and not self._follows(after):
            text = self._idle(text)
        text = texts("hammerspace-rolled-total", what=text, n=self._total)
        return LogLine(turn, text, "fight", (detail, does) if does else (detail,))

    def _changed(self, text: str, change: str) -> str:
        """The roll with what it changes until the next one."""
        texts = self._clauses.texts
        if change.endswith("."):
            text = texts("hammerspace-rolled-total", what=text, n=self._total)
            return f"{text} {change}"
        text = texts("hammerspace-told", lead=text, what=change)
        return texts("hammerspace-rolled-total", what=text, n=self._total)

    def _follows(self, event: Event) -> bool:
        """Whether an event is a consequence of the roll."""
        if isinstance(event, Aimed):
            return event.attacker == MONSTER
        if isinstance(event, _NEXT):
            return False
        if isinstance(event, EffectActs):
            return self._clauses.stands_in(event)
        unused = isinstance(event, MarkSpent) and not event.amount
        return self._acts and isinstance(event, HammerspaceEvent) and not unused

    def _idle(self, text: str) -> str:
        """The roll of which nothing has come, perhaps because players have fed the monster."""
        texts, names = self._clauses.texts, self._clauses.parties(self._fed)
        if not self._fed:
            return texts("hammerspace-monster-idle", what=text)
        return texts("hammerspace-monster-full", what=text, names=names, n=len(self._fed))
