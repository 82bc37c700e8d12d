"""How parties come out of an attack after its die: each way to defend, over all throws of dice."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import combinations
from typing import Final, NamedTuple

from engines.hammerspace.actions import MONSTER, NO, PICK, YES
from engines.hammerspace.attacks import (
    improvise,
    makeshifts,
    matching,
    points_in_use,
    results,
    stand,
    use,
)
from engines.hammerspace.cards import MASKS, SLOTS
from engines.hammerspace.damage import Chances, cost
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.interpreter import answer, choices, run
from engines.hammerspace.effects.rows import OWNER
from engines.hammerspace.effects.sources import EVENT_BITS, INSTEAD_BITS
from engines.hammerspace.ending import ended
from engines.hammerspace.events import LifeLost
from engines.hammerspace.state import FRAME, State
from engines.kernel.events import Event
from engines.kernel.streams import CheapSource, ForcingSource, Source

MOST_PASSING: Final = 2
"""The parties whose losses count beside that of the party asked for, at most: each makes the odds
six times as much work."""
_PASSES: Final = INSTEAD_BITS[fx.REDIRECT]
_ANSWERS: Final = EVENT_BITS[fx.HURT] | EVENT_BITS[fx.BLOCK]
_RESULTS: Final = EVENT_BITS[fx.HIT] | EVENT_BITS[fx.MISS] | EVENT_BITS[fx.SETTLED]


class Way(NamedTuple):
    """A way to defend: the cards in the order of use, and one that does not fit, below 0 for
    none (HAM-28)."""

    slots: tuple[int, ...] = ()
    unfitting: int = -1


def ways_to_cover(points: Mapping[int, int], required: int) -> list[tuple[int, ...]]:
    """Return the sets of slots that a defender may end with (HAM-13).

    It continues while the sum is short, and stops once it suffices. Each set is in a possible order
    of choice.
    """
    slots = sorted(points, key=lambda slot: (points[slot], slot))
    found = []
    for size in range(len(slots) + 1):
        for chosen in combinations(slots, size):
            total = sum(points[slot] for slot in chosen)
            stops = total >= required or size == len(slots)
            went_on = not chosen or total - points[chosen[-1]] < required
            if stops and went_on:
                found.append(chosen)
    return found


class Losses:
    """Counts the life that a party loses while the rules carry something out."""

    def __init__(self, party: int) -> None:
        self._party = party
        self.total = 0

    def emit(self, event: Event) -> None:
        """Count a loss of the party; every other event is nothing to it."""
        if isinstance(event, LifeLost) and event.party == self._party:
            self.total += event.amount


def taken(state: State, party: int, wished: Sequence[int]) -> int:
    """Carry out the queued effects and return the life that they take from a party.

    The attacker answers with the first of the `wished` actions that is open, everybody else
    declines. A question without such an answer gets the first choice.
    """
    losses = Losses(party)
    while (state.queue or state.frames) and not run(state, losses.emit):
        if not state.frames:  # The game is over.
            break
        owner, open_to = state.frames[OWNER - FRAME], choices(state)
        answers = wished if owner == state.attacker else (NO,)
        chosen = next((each for each in answers if each in open_to), open_to[0])
        answer(state, chosen, losses.emit)
    return losses.total


def ways(state: State, party: int) -> list[Way]:
    """Return the ways in which a party can defend itself (HAM-13, HAM-28)."""
    if party == MONSTER:
        return [Way()]
    slots = matching(state, party)
    first, against = SLOTS * party, state.config.against
    points = {slot: against[state.slots[first + slot]][state.subtype] for slot in slots}
    required = state.power - points_in_use(state, party)
    found = []
    for chosen in ways_to_cover(points, required):
        found.append(Way(chosen))
        after = state.clone(CheapSource(0))
        _defend(after, party, Way(chosen))
        found += [Way(chosen, slot) for slot in MASKS[makeshifts(after, party)]]
    return found


def _defend(state: State, party: int, way: Way) -> None:
    for slot in way.slots:
        use(state, party, slot, None)
    if way.unfitting >= 0:
        improvise(state, party, way.unfitting, None)


def stands(state: State, party: int) -> list[Chances]:
    """Return the damage of each way in which a party can defend itself."""
    return [ends_with(state, party, way) for way in ways(state, party)]


def ends_with(state: State, party: int, way: Way) -> Chances:
    """Return the damage to a party that defends itself in a way.

    If the attack has more targets it hits them all, and each of the others defends itself best.
    """
    if len(state.targets) < 2:
        return stood(state, party, way)
    others = {other: _best(state, other) for other in state.targets if other != party}
    return _stood_among(state, party, {**others, party: way})


def _best(state: State, party: int) -> Way:
    return min(ways(state, party), key=lambda way: cost(stood(state, party, way)))


def stood(state: State, party: int, way: Way) -> Chances:
    """Return the damage of a way to defend."""

    def step(source: Source) -> tuple[int, bool]:
        after = state.clone(source)
        _defend(after, party, way)
        stand(after, party, None)
        lost = after.losses[party]
        if after.life[party] > 0:
            after.ran = 0
            results(after, (party,))
            lost += taken(after, party, (YES, PICK + party))
        return lost, after.life[party] <= 0

    return _summed(step)


def _stood_among(state: State, party: int, chosen: Mapping[int, Way]) -> Chances:
    """Return the damage to a party while others defend themselves too (HAM-15): what they pass on
    may be its loss."""

    def step(source: Source) -> tuple[int, bool]:
        after, losses = state.clone(source), Losses(party)
        for target in after.targets:
            if after.life[target] > 0:
                _defend(after, target, chosen[target])
                stand(after, target, losses.emit)
        lost = losses.total
        if not (after.fallen and ended(after, None)):
            after.ran = 0
            results(after, after.targets)
            lost += taken(after, party, (YES, PICK + party))
        return lost, after.life[party] <= 0

    return _summed(step)


def comes_back(state: State, party: int, way: Way) -> Chances:
    """Return the damage to the attacker if a party defends itself in a way, as if it were the only
    target: what the party passes on or gives back, and what the attack costs by its result."""
    attacker = state.attacker
    if not (_listens(state, party) & (_PASSES | _ANSWERS) or state.watches[attacker] & _RESULTS):
        return {(0, False): 1.0}

    def step(source: Source) -> tuple[int, bool]:
        after, losses = state.clone(source), Losses(attacker)
        after.targets = [party]
        _defend(after, party, way)
        stand(after, party, losses.emit)
        lost = losses.total
        if not (after.fallen and ended(after, None)):
            after.ran = 0
            results(after, (party,))
            lost += taken(after, attacker, (YES, PICK + party))
        return lost, after.life[attacker] <= 0

    return _summed(step)


def _summed(step: Callable[[Source], tuple[int, bool]]) -> Chances:
    found: Chances = {}
    for chance, end in ForcingSource().outcomes(step):
        found[end] = found.get(end, 0.0) + chance
    return found


def passing(state: State, party: int) -> list[int]:
    """Return a target of the attack and those others whose losses or answers may cost it life:
    they pass a loss on, or hurt an attacker that does."""
    bits = _PASSES
    if state.watches[state.attacker] & _PASSES:
        bits |= _ANSWERS
    others = [each for each in state.targets if each != party and _listens(state, each) & bits]
    kept = (party, *others[:MOST_PASSING])
    return [each for each in state.targets if each in kept]


def _listens(state: State, party: int) -> int:
    """Return what a party's effects and the cards that it may defend with listen to."""
    bits = state.watches[party]
    for slot in matching(state, party) if party != MONSTER else ():
        bits |= state.config.card_watch[state.slots[SLOTS * party + slot]]
    return bits
