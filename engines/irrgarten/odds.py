"""Exact odds of a combat before it begins: the rules' own step over every outcome.

Equal moments of a combat are merged, so the work is a few hundred steps without any simulation.
Odds are floats; the rules never use floats.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from engines.irrgarten.combat import GOING_ON, Duel, Fight, begin, duel, step
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    WON_BY_DEATH,
    WON_BY_TIME,
    Gear,
)
from engines.irrgarten.parameters import Parameters
from engines.kernel.streams import Source, chance_to_beat

KEPT = 512
"""The size of the odds cache: enough for the combats near a few players, a kilobyte each."""


@dataclass(frozen=True, slots=True)
class CombatOdds:
    """The possible results of a combat. Chances are from 0 to 1.

    `health` is the mean health after a win, before the prize; `blows` the mean number of blows.
    `hit` and `wounded` are the chances of the first and of the last attack of each side, which
    differ because gear wears out. `health_after` maps a health to its chance, over all outcomes.
    """

    dies: float
    outlasts: float
    out: float
    death: float
    health: float
    blows: float
    hit: tuple[float, float]
    wounded: tuple[float, float]
    health_after: tuple[tuple[int, float], ...]

    @property
    def win(self) -> float:
        """The chance to win the combat and its prize, whether the monster dies or not."""
        return self.dies + self.outlasts


def combat_odds(
    parameters: Parameters,
    player: tuple[int, int, bool],
    gear: tuple[Gear, Gear],
    condition: tuple[int, int],
    foe: tuple[int, int, int],
) -> CombatOdds:
    """Return the odds of a player against a monster.

    `player` is (strength, intelligence, fuzzy), `gear` (weapons, shields), `condition` (health,
    hits in a row), `foe` (strength, intelligence, health).
    """
    terms = duel(parameters, player, gear[0], gear[1], foe[:2])
    return duel_odds(terms, condition[0], condition[1], foe[2])


@lru_cache(maxsize=KEPT)
def duel_odds(terms: Duel, health: int, hits: int, foe_health: int) -> CombatOdds:
    """Return the odds of a combat from its beginning. See `combat_odds`."""
    ends = distribution(terms, begin(health, hits, foe_health))
    total = dict.fromkeys((WON_BY_DEATH, WON_BY_TIME, LOST_BY_WOUNDS, LOST_BY_DEATH), 0.0)
    after: dict[int, float] = {}
    blows = won_health = 0.0
    for fight, chance in ends.items():
        total[fight.result] += chance
        after[fight.health] = after.get(fight.health, 0.0) + chance
        blows += chance * fight.blow
        if fight.result in (WON_BY_DEATH, WON_BY_TIME):
            won_health += chance * fight.health
    win = total[WON_BY_DEATH] + total[WON_BY_TIME]
    return CombatOdds(
        dies=total[WON_BY_DEATH],
        outlasts=total[WON_BY_TIME],
        out=total[LOST_BY_WOUNDS],
        death=total[LOST_BY_DEATH],
        health=won_health / win if win else 0.0,
        blows=blows,
        hit=(_hit(terms, 0), _hit(terms, -1)),
        wounded=(_wounded(terms, 0), _wounded(terms, -1)),
        health_after=tuple(sorted(after.items())),
    )


def _hit(terms: Duel, turn: int) -> float:
    return chance_to_beat(terms.attack[turn], terms.attack_spread, 0, terms.foe_intelligence)


def _wounded(terms: Duel, turn: int) -> float:
    strength, cover = terms.foe_strength[turn], terms.defence[turn]
    return chance_to_beat(0, strength, cover, terms.defence_spread)


class _Answer(Source):
    """A source that answers the comparison of a blow as it is told to, and keeps its terms."""

    __slots__ = ("says", "terms")

    says: bool
    terms: tuple[int, int, int, int]

    def beats(self, stream: int, attack: int, spread: int, defence: int, cover: int) -> bool:
        self.terms = attack, spread, defence, cover
        return self.says


def distribution(terms: Duel, start: Fight) -> dict[Fight, float]:
    """Return every ending of a combat with its chance."""
    return mixed_distribution(terms, {start: 1.0})


def mixed_distribution(terms: Duel, starts: dict[Fight, float]) -> dict[Fight, float]:
    """Return every ending of a combat with its chance, by dynamic programming over `combat.step`.

    `starts` are moments before the first blow with their chances.

    A blow hits or misses. Its chance depends on the number of the blow, because gear wears out by
    use (IRR-12), and on the monster's wounds if they make it grow.
    """
    ends: dict[Fight, float] = {}
    now = starts
    answer = _Answer()
    while now:
        later: dict[Fight, float] = {}
        for fights, says, weight in _branches(terms, now, answer):
            answer.says = says
            for fight, chance in fights:
                after = step(terms, fight, answer, 0)
                into = later if after.result == GOING_ON else ends
                into[after] = into.get(after, 0.0) + chance * weight
        now = later
    return ends


def _branches(
    terms: Duel, now: dict[Fight, float], answer: _Answer
) -> Iterator[tuple[Iterable[tuple[Fight, float]], bool, float]]:
    """Yield groups of moments with an equal chance to hit, twice: to hit, and to miss."""
    groups = [now.items()] if not terms.growth else [{one: now[one]}.items() for one in now]
    for group in groups:
        answer.says = True
        step(terms, next(iter(group))[0], answer, 0)
        hits = chance_to_beat(*answer.terms)
        if hits > 0.0:
            yield group, True, hits
        if hits < 1.0:
            yield group, False, 1.0 - hits
