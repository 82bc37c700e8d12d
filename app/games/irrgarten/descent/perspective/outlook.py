"""The guardian's odds after the next fight, worked out a few milliseconds at a time."""

from __future__ import annotations

from collections.abc import Iterator

from app.games.irrgarten.descent.perspective.floor import Monster, fighter_of, opponent_of
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.forecast import Standing, portions
from engines.irrgarten.descent.view import Sheet


class Outlook:
    """The chance against the guardian right after a fight with another monster."""

    def __init__(self) -> None:
        self.chance: float | None = None
        """The exact chance, once all of it is worked out."""
        self._parts: Iterator[float] | None = None
        self._sum = 0.0
        self._for: object = None

    def work(
        self, config: Config, sheet: Sheet, foe: Monster | None, guardian: Monster | None
    ) -> bool:
        """Work out a part, from the beginning if anything changed. Return whether there is more to
        do."""
        if foe is None or guardian is None or foe.number == guardian.number or not sheet.health:
            self.chance = self._parts = self._for = None
            return False
        now = Standing(fighter_of(sheet), sheet.health, sheet.hits or 0)
        if (now, foe, guardian) != self._for:
            self._for, self.chance, self._sum = (now, foe, guardian), None, 0.0
            second = opponent_of(guardian)
            self._parts = portions(config, now, opponent_of(foe), foe.prize, second)
        if self._parts is None:
            return False
        part = next(self._parts, None)
        if part is None:
            self._parts, self.chance = None, self._sum
            return False
        self._sum += part
        return True
