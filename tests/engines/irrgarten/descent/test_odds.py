"""The exact odds of combats with tricks (IRR-57, IRR-58), against 10,000 combats played."""

from __future__ import annotations

import pytest

from engines.irrgarten.combat import GOING_ON, begin, step
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter, Opponent, odds_of, terms_of
from engines.irrgarten.events import SHIELD, WEAPON, WON_BY_DEATH, WON_BY_TIME
from engines.irrgarten.labyrinth import MonsterCard
from engines.irrgarten.tricks import (
    BOILS,
    FIRST,
    GROWS,
    HEAVY,
    MIRROR,
    NO_TRICK,
    SLEEPS,
    WEARS,
    Trick,
)
from engines.kernel.streams import CheapSource
from tests.engines.irrgarten.descent.helpers import (
    BOW,
    CACTUS,
    DOOR,
    FIGURES,
    FORK,
    GEAR,
    GLOVE,
    LADLE,
    MACE,
    SPOON,
    TRAY,
    TRUMPET,
)

PLAYS = 10_000
NEAR = 0.02
"""Four times the deviation of a share of so many plays."""

CASES: dict[str, tuple[Trick, tuple[int, ...]]] = {
    "plain": (NO_TRICK, (SPOON, TRAY)),
    "first": ((FIRST, 2), (FORK, TRAY)),
    "sleeps": ((SLEEPS, 2), (SPOON,)),
    "boils": ((BOILS, 500), (SPOON, TRAY)),
    "grows": ((GROWS, 700), (SPOON, TRAY)),
    "heavy": ((HEAVY, 2), (FORK, TRAY)),
    "wears": ((WEARS, 3), (SPOON, TRAY)),
    "mirror": ((MIRROR, 0), (FORK, GLOVE)),
    "opens, calm": (NO_TRICK, (LADLE, TRUMPET)),
    "spikes": (NO_TRICK, (SPOON, CACTUS)),
    "spikes, grows": ((GROWS, 700), (SPOON, CACTUS)),
    "parry, first": ((FIRST, 1), (SPOON, DOOR)),
    "late, proud": (NO_TRICK, (BOW, MACE)),
}


@pytest.mark.one_of(3)
@pytest.mark.parametrize("case", CASES)
def test_irr_57_irr_58_the_odds_are_those_of_the_combats_that_are_played(case: str) -> None:
    trick, cards = CASES[case]
    card = MonsterCard("foe", "a", 4_500, 4_500, 4, 2, trick)
    config = Config(1, FIGURES, (card,), GEAR)
    weapons = [n for n in cards if GEAR[n].kind == WEAPON]
    shields = [n for n in cards if GEAR[n].kind == SHIELD]
    fighter = Fighter(3_000, 3_000, gear(weapons), tuple(weapons), gear(shields), tuple(shields))
    foe = Opponent(6_000, 6_000, 3, 0)
    odds, terms = odds_of(config, fighter, (5, 1), foe), terms_of(config, fighter, foe)
    source, won, health = CheapSource(case), 0, 0
    for _ in range(PLAYS):
        now = begin(5, 0 if terms.calm else 1, 3)
        while now.result == GOING_ON:
            now = step(terms.duel, now, source, 0)
        if now.result in (WON_BY_DEATH, WON_BY_TIME):
            won, health = won + 1, health + now.health
    assert odds.win == pytest.approx(won / PLAYS, abs=NEAR)
    assert odds.win + odds.out + odds.death == pytest.approx(1)
    assert 0.02 < odds.win < 0.98, "a case in which both may win"
    assert odds.health == pytest.approx(health / won, abs=0.1)


def gear(cards: list[int]) -> tuple[int, ...]:
    return tuple(number for card in cards for number in (GEAR[card].power, GEAR[card].uses))
