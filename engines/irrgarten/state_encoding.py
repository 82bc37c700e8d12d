"""The numbers of a seat's view, packed straight from the state of a board without fog.

`encoding.encode` defines them. For programs that learn from many games, this takes a small part
of the time: what rarely changes is packed once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import chain
from typing import Final

from engines.irrgarten.encoding import WAYS, encode
from engines.irrgarten.events import Gear, GearNames
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.prizes import things
from engines.irrgarten.state import State
from engines.irrgarten.view import beaten_foes, preview, view
from engines.kernel.encoding import flags, packer, rows

MOST_WORN: Final = 4096
MOST_KEPT: Final = 256
"""How many packed things are kept: what all players wear, and the ways from one square."""
RIVAL: Final = -1


def packed(state: State, seat: int) -> bytes:
    """Return `encode(config, view(state, seat))`, 32 bits for each number."""
    config = state.config
    if config.foggy:
        return _pack(encode(config, view(state, seat)))
    parameters = config.parameters
    deciding = 0 <= seat == state.seat
    found = [int(deciding)] * WAYS
    found += (seat, state.seat, state.turn, state.decisions, state.winner)
    found += state.order
    if parameters.counts_wins:
        found += [mask.bit_count() for mask in state.beaten]
        found += flags(beaten_foes(state, seat), config.monsters)
    if parameters.last_laps:
        out = state.out
        found += [out.index(seat) if seat in out else -1 for seat in range(config.seats)]
        found += rows([things(state, seat) for seat in out], config.seats)
        found.append(state.closes)
    found += [1 if health > 0 else 0 for health in state.health]
    found += state.square
    found += state.health
    found += state.hits
    found += state.strength
    found += state.intelligence
    found += state.fuzzy
    most = parameters.max_weapons, parameters.max_shields
    gears = tuple(state.weapons), tuple(state.shields)
    worn = _worn(most, gears, (tuple(state.weapon_names), tuple(state.shield_names)))
    return b"".join((_pack(found), worn, _pack(_foes(state)), _ways(state, seat, deciding)))


def _pack(numbers: Sequence[int]) -> bytes:
    return packer(len(numbers)).pack(*numbers)


@lru_cache(maxsize=MOST_WORN)
def _worn(
    most: tuple[int, int],
    gears: tuple[tuple[Gear, ...], tuple[Gear, ...]],
    names: tuple[tuple[GearNames, ...], tuple[GearNames, ...]],
) -> bytes:
    """Return the numbers of weapons and shields by seat; `most` is the room for each of the two."""
    found: list[int] = []
    for room, worn in zip(most, gears, strict=True):
        found += [len(gear) // 2 for gear in worn]
        for gear in worn:
            found += rows(gear, 2 * room)
    for room, called in zip(most, names, strict=True):
        for cards in called:
            found += rows(cards, room)
    return _pack(found)


def _foes(state: State) -> list[int]:
    found = [
        *state.config.all_known,
        *state.foe_square,
        *state.foe_card,
        *state.foe_strength,
        *state.foe_intelligence,
        *state.foe_health,
    ]
    if state.config.parameters.open_prizes:
        found += chain.from_iterable(state.foe_prize)
    return found


def _ways(state: State, seat: int, deciding: bool) -> bytes:
    """Return the seat's previews (IRR-8) as columns.

    Those of an obedient character follow from its square and from what is beside it, so the
    configuration keeps them. Beside the exit they may depend on more, such as a toll, and so may
    leaps over a rival.
    """
    config = state.config
    if not deciding:
        return _pack((-1,) * ((5 + config.parameters.leapfrog) * WAYS))
    here = state.square[seat]
    if here not in config.kept_ways:
        config.kept_ways[here] = frozenset(here + delta for delta in config.deltas), {}
    around, kept = config.kept_ways[here]
    beside: tuple[int, ...] = ()
    if not (around.isdisjoint(state.square) and around.isdisjoint(state.foe_at)):
        beside = tuple([_thing_on(state, square) for square in around])
    fuzzy = state.fuzzy[seat]
    if not fuzzy and (made := kept.get(beside)):
        return made
    made = _pack(_columns(state, seat))
    more = config.exit in around or (beside and config.parameters.leapfrog)
    if not (fuzzy or more) and len(kept) < MOST_KEPT:
        kept[beside] = made
    return made


def _thing_on(state: State, square: int) -> int:
    """Return a number that says which rival or monster is on a square, and whether it lives."""
    if square in state.square:
        return RIVAL
    foe = state.foe_at.get(square, NOWHERE)
    return 2 * foe + (foe != NOWHERE and state.foe_health[foe] > 0)


def _columns(state: State, seat: int) -> list[int]:
    ways = [preview(state, seat, way) for way in range(WAYS)]
    found = [way.went for way in ways]
    found += [way.target for way in ways]
    found += [way.kind for way in ways]
    found += [way.foe for way in ways]
    found += [way.obeys for way in ways]
    if state.config.parameters.leapfrog:
        found += [way.over for way in ways]
    return found
