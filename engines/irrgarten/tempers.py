"""Irrgarten's bots with a temper: the racer, with other prices for fights, rewards and rivals.

The vengeful one makes no way round a rival, and leaps over it where that costs a step or two. The
greedy one makes a small way round for a likely reward. The coward pays more to keep out of fights,
the show-off less.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.heuristics import Prices, racer_prices, racer_step
from engines.irrgarten.parameters import Parameters
from engines.irrgarten.view import View
from engines.kernel.bots import BotFunction
from engines.kernel.tempers import COWARD, GREEDY, SHOWOFF, VENGEFUL

LEAPS: Final = -2.5
"""The cost in steps of a leap over a rival for the vengeful one: a way round of two steps is worth
it."""
TIMID: Final = 1.6
BOLD: Final = 0.6
"""What a lost fight costs the coward and the show-off, as a share of what it costs the racer."""
WANTED: Final = 2.0
"""The detour in steps that a likely reward is worth to the greedy one."""
SHOWN: Final = 0.9
"""The same for the show-off: a fight that is likely won is an audience."""


def prices_of(temper: str, parameters: Parameters) -> Prices:
    """Return what a temper pays."""
    usual = racer_prices(parameters)
    defeat, death = usual.defeat, usual.death
    return {
        VENGEFUL: usual._replace(rival=LEAPS if parameters.leapfrog else 0.0),
        GREEDY: usual._replace(prize=WANTED),
        COWARD: usual._replace(defeat=TIMID * defeat, death=TIMID * death, prize=0.0),
        SHOWOFF: usual._replace(defeat=BOLD * defeat, death=BOLD * death, prize=SHOWN),
    }[temper]


def tempered(temper: str) -> BotFunction:
    """Return the racer with a temper."""

    def bot(config: Config, view: View, seed: int) -> int:
        return racer_step(config, view, seed, prices_of(temper, config.parameters))

    return bot


BOTS: Final[dict[str, BotFunction]] = {
    temper: tempered(temper) for temper in (VENGEFUL, GREEDY, COWARD, SHOWOFF)
}
