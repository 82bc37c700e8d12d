"""The numbers of a seat's view, straight from the state of a board without fog.

`encoding.encode` defines them. This is the same list in a third of the time, for programs that
learn from many games.
"""

from __future__ import annotations

from itertools import chain
from typing import Final

from engines.irrgarten.encoding import WAYS, encode
from engines.irrgarten.events import Gear
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.parameters import MOST_THINGS
from engines.irrgarten.prizes import things
from engines.irrgarten.state import NOBODY, State
from engines.irrgarten.view import TO_FREE, Preview, beaten_foes, obedience, preview, view
from engines.kernel.encoding import flags, rows

_PADS: Final = tuple((-1,) * length for length in range(2 * MOST_THINGS + 1))


def numbers(state: State, seat: int) -> list[int]:
    """Return `encode(config, view(state, seat))`."""
    config = state.config
    if config.foggy:
        return encode(config, view(state, seat))
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
    found += [int(health > 0) for health in state.health]
    found += state.square
    found += state.health
    found += state.hits
    found += state.strength
    found += state.intelligence
    found += state.fuzzy
    _add_gear(found, state.weapons, parameters.max_weapons)
    _add_gear(found, state.shields, parameters.max_shields)
    if config.gear:
        _add_rows(found, state.weapon_names, parameters.max_weapons)
        _add_rows(found, state.shield_names, parameters.max_shields)
    found += config.all_known
    found += state.foe_square
    found += state.foe_card
    found += state.foe_strength
    found += state.foe_intelligence
    found += state.foe_health
    if parameters.open_prizes:
        found += chain.from_iterable(state.foe_prize)
    if deciding:
        _add_ways(found, state, seat)
    else:
        found += (-1,) * ((5 + parameters.leapfrog) * WAYS)
    return found


def _add_ways(found: list[int], state: State, seat: int) -> None:
    """Add the seat's previews (IRR-8) as columns; most ways are open squares without a rival."""
    config, squares = state.config, state.square
    here, deltas, walls, foe_at = squares[seat], config.deltas, config.walls, state.foe_at
    went, kinds, foes = [0, 1, 2, 3], [TO_FREE] * WAYS, [NOWHERE] * WAYS
    obeyed, over = [obedience(state, seat)] * WAYS, [NOBODY] * WAYS
    targets = [here + delta for delta in deltas]
    blocked: Preview | None = None  # all walls lead the same way
    for way, there in enumerate(targets):
        if walls[there]:
            ahead = blocked = blocked or preview(state, seat, way)
        elif there in squares or there == config.exit or there in foe_at:
            ahead = preview(state, seat, way)
        else:
            continue
        went[way] = ahead.went if ahead.target != here else way
        targets[way], kinds[way], foes[way] = ahead.target, ahead.kind, ahead.foe
        obeyed[way], over[way] = ahead.obeys, ahead.over
    found += went
    found += targets
    found += kinds
    found += foes
    found += obeyed
    if config.parameters.leapfrog:
        found += over


def _add_gear(found: list[int], gears: list[Gear], most: int) -> None:
    found += [len(gear) // 2 for gear in gears]
    _add_rows(found, gears, 2 * most)


def _add_rows(found: list[int], lists: list[tuple[int, ...]], length: int) -> None:
    """Add the rows of each list; `kernel.encoding.rows` without a new list for each."""
    for row in lists:
        found += row
        found += _PADS[length - len(row)]
