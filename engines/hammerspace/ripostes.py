"""Attacks that answer an attack: a block or a hit makes its target attack the attacker (HAM-18)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import partial
from typing import Final

from engines.hammerspace.actions import MONSTER, NO
from engines.hammerspace.attacks import aim as announce
from engines.hammerspace.cards import FIRST_SUM
from engines.hammerspace.config import Config
from engines.hammerspace.damage import Damage
from engines.hammerspace.defending import taken
from engines.hammerspace.determinize import determinize
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.events import FROM_CHARACTER, FROM_MONSTER
from engines.hammerspace.effects.rows import row_of
from engines.hammerspace.odds import Aim, AttackResult, effect_on
from engines.hammerspace.state import State
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource

ALMOST: Final = 1 - 1e-9
"""A chance above this is certain: sums of floats end just below 1."""


@dataclass(frozen=True, slots=True)
class Riposte:
    """An attack on the attacker by an effect of its target.

    `source` and `number` are those of `EffectActs`. `chance` is that of its coming, and `damage`
    what it takes from the attacker then. It comes after a miss, or after a hit if `hurt`.
    """

    holder: int
    source: int
    number: int
    hurt: bool
    chance: float
    damage: Damage

    @property
    def when(self) -> str:
        """When it comes: "sure", after a "hit" or after a "miss"."""
        return "sure" if self.chance > ALMOST else "hit" if self.hurt else "miss"

    @property
    def kill(self) -> float:
        """The probability that the attack ends with the attacker out by it."""
        return self.chance * self.damage.kill


def riposte(config: Config, view: View, aim: Aim) -> Riposte | None:
    """Return the attack with which the target of `aim` answers the view's seat; None without any.

    An effect with conditions beside the kind of its other party is left out: it may not act.
    """
    for source, number, ability in _waiting(config, view, aim.party):
        code = config.code.abilities[ability]
        hurt = code.what == fx.HURT
        steps = config.code.blocks[code.block]
        strike = next((step for step in steps if step.op == fx.STRIKE), None)
        chance = 1 - aim.best.nothing - aim.best.kill if hurt else aim.best.nothing
        if strike is None or strike.who != fx.OTHER or chance <= 0:
            continue
        state = determinize(config, view, CheapSource(0))
        points = state.program.values[strike.amount](state, row_of(aim.party), None)
        blow = AttackResult(0, strike.a, points, by_effect=True)
        begin = partial(_begin, view.seat)
        found = effect_on(state, view, aim.party, blow, begin)
        return Riposte(aim.party, source, number, hurt, chance, found.best)
    return None


def _begin(party: int, state: State) -> int:
    announce(state, 1 << party, None)
    return taken(state, party, (NO,))


def _waiting(config: Config, view: View, party: int) -> Iterator[tuple[int, int, int]]:
    """Yield the abilities of a party that wait for its block or its wound, with their source."""
    found: list[tuple[int, int, int]] = []
    if party != MONSTER:
        for number in view.players[party].characters:
            found += [(FROM_CHARACTER, number, each) for each in config.gifts[number]]
    elif view.sum:
        action = config.cards.monsters[view.monster].actions[view.sum - FIRST_SUM]
        found += [(FROM_MONSTER, view.monster, each) for each in action.abilities]
    for source, number, ability in found:
        code = config.code.abilities[ability]
        waits = code.kind == fx.WHEN and code.what in (fx.BLOCK, fx.HURT)
        if waits and code.subject == fx.OF_OWNER and _sure(config, code.test):
            yield source, number, ability


def _sure(config: Config, test: int) -> bool:
    """Whether a test asks for no more than a player as the other party."""
    tests = config.code.tests[test]
    return all(each.op == fx.AGAINST and each.a == fx.PLAYER for each in tests)
