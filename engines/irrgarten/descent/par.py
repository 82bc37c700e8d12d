"""Par of a Descent: the coins that a good run of the steady bot brings out of the same floors."""

from __future__ import annotations

from typing import Final

from typing_extensions import override

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.heuristics import steady_bot
from engines.irrgarten.descent.rules import Rules
from engines.irrgarten.descent.streams import FLOOR
from engines.kernel.streams import CheapSource, Source, stream

PAR_RUNS: Final = 33
PAR_PLACE: Final = PAR_RUNS * 3 // 4
"""The run that is par, the worst one first. The median run dies on floor 5 or 6, and a person who
climbs out on floor 4 has more than it."""
LONGEST: Final = 3_000
"""Decisions after which a run ends; its coins so far count."""


def has_par(config: Config) -> bool:
    """Return whether a Descent is measured against par: alone, without fog."""
    return config.alone and not config.parameters.fog


def par(config: Config, seed: str) -> int:
    """Return the coins that a quarter of `PAR_RUNS` Descents of the steady bot pass, each alone on
    the floors of this seed and with dice of its own (IRR-53). `config` has one seat."""
    rules = Rules()
    deal, found = rules.new(config, seed), []
    for number in range(PAR_RUNS):
        state = rules.clone(deal, SameFloors(deal.source.clone(), f"{seed}|par|{number}"))
        while state.seat >= 0 and state.decisions < LONGEST:
            view = rules.view(state, state.seat)
            rules.apply(state, steady_bot(config, view, state.decisions))
        found.append(state.coins[0])
    return sorted(found)[PAR_PLACE]


class SameFloors(Source):
    """The dice of a run: the floors of a match, everything else of its own."""

    __slots__ = ("_dice", "_match")

    def __init__(self, match: Source, seed: str) -> None:
        super().__init__()
        self._match = match
        self._dice = CheapSource(seed)

    @override
    def below(self, stream: int, n: int) -> int:
        source = self._match if stream == _FLOORS else self._dice
        return source.below(stream, n)


_FLOORS: Final = stream(FLOOR)
