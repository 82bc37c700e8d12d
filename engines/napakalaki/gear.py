"""What a player's equipped treasures are good for: computed once for each set of cards, because the
rules ask for it several times a decision and the cards seldom change."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from engines.napakalaki.config import Config, combat_level, free_kinds
from engines.napakalaki.stand import best_throw, grab_face, stand, worn_sum
from engines.napakalaki.tricks import BITTER, HAGGLE, HELPER, PEEK, SHIELD

MOST_KEPT: Final = 4_096
"""The sets of cards that a configuration keeps the gear of."""


@dataclass(frozen=True, slots=True)
class Gear:
    """What equipped treasures do. `bonus` is what they add to the level (NAP-13). The rest is of
    tricks (NAP-44): `kinds`, `run` and `spared` as in `Stand`, `grab` the lowest face that grabs,
    `shield` how many grudges do nothing, `haggle` what falls from any price, `helper` what help
    adds, `bitter` the grudges of a catch, `throw` what the best throw adds, `peeks` whether the
    next monster is shown; `help` is `bonus` and `helper` together,
    `free` the types of treasures that still fit, as bits (NAP-6), `gold` their worth in a sale of
    one who is no cultist (NAP-11)."""

    bonus: int
    kinds: int
    run: int
    spared: bool
    grab: int
    shield: int
    haggle: int
    helper: int
    bitter: int
    throw: int
    peeks: bool
    help: int
    free: int
    gold: int


class Gears(dict[tuple[int, ...], Gear]):
    """The memory of a configuration: the gear of equipped treasures, by their numbers in order."""

    __slots__ = ("_config",)

    def __init__(self, config: Config) -> None:
        self._config = config

    def __missing__(self, cards: tuple[int, ...]) -> Gear:
        if len(self) >= MOST_KEPT:
            self.clear()
        gear = self[cards] = _measured(self._config, cards)
        return gear


def gears_of(config: Config) -> Gears:
    """Return the memory of a configuration, which all of its games share."""
    if config.gears is None:
        config.gears = Gears(config)
    found: Gears = config.gears
    return found


def _measured(config: Config, cards: tuple[int, ...]) -> Gear:
    found = stand(config, 0, cards, 0)
    shield, haggle, helper, bitter = (
        worn_sum(config, cards, kind) for kind in (SHIELD, HAGGLE, HELPER, BITTER)
    )
    bonus = combat_level(config, 0, cards)
    return Gear(
        bonus, found.kinds, found.run, found.spared,
        grab_face(config, cards), shield, haggle, helper, bitter, best_throw(config, cards),
        any(config.worn_trick[card][0] == PEEK for card in cards), bonus + helper,
        free_kinds(config, cards), sum(config.gold[card] for card in cards),
    )  # fmt: skip
