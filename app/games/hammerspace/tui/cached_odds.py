"""The odds of the own cards, computed once per decision."""

from __future__ import annotations

from app.games.hammerspace.predicted_attacks import PredictedAttack, ability_attacks
from engines.hammerspace.config import Config
from engines.hammerspace.odds import Aim, preview
from engines.hammerspace.view import View


class CachedOdds:
    """The odds of attacks from a seat's view at one decision."""

    def __init__(self, config: Config, view: View) -> None:
        self._config = config
        self._view = view
        self._odds: dict[int, dict[int, Aim]] = {}
        self._strikes: dict[int, tuple[PredictedAttack, ...]] = {}

    def odds(self, slot: int) -> dict[int, Aim]:
        if slot not in self._odds:
            aims = preview(self._config, self._view, slot)
            self._odds[slot] = {aim.party: aim for aim in aims}
        return self._odds[slot]

    def strikes(self, slot: int) -> tuple[PredictedAttack, ...]:
        if slot not in self._strikes:
            self._strikes[slot] = ability_attacks(self._config, self._view, slot)
        return self._strikes[slot]
