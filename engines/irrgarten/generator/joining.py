"""Shortest ways between separate regions: corridors between rooms, tunnels between caves."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.pulse import CHUNK, Pulse

OPEN: Final = 0
"""The owner of a place that may be dug; regions are numbered from 1."""
BARRED: Final = -1
"""The owner of a place that must stay closed; all edges of the field are barred."""


def joins(
    owner: list[int],
    regions: int,
    deltas: tuple[int, int, int, int],
    more: int,
    bits: Bits,
    pulse: Pulse,
) -> list[list[int]]:
    """Return ways that join all regions, each a run of neighbouring places between two regions.

    All regions grow at once into the open places (`owner` is changed). The first meeting of two
    regions gives a shortest way between them. The ways come in order of length, so taking each that
    joins two separate pieces gives the shortest tree (Kruskal). Then `more` per cent of the other
    ways, drawn at random, are added. Regions that no way can join stay apart.
    """
    parent = [0] * len(owner)
    piece = list(range(regions + 1))
    seen: set[int] = set()
    tree: list[tuple[int, int]] = []
    spare: list[tuple[int, int]] = []
    edge = _rim(owner, deltas, pulse)
    bits.shuffle(edge)
    done, due = 0, CHUNK
    while edge and (more or len(tree) < regions - 1):
        grown: list[int] = []
        for first in range(0, len(edge), CHUNK):
            for here in edge[first : first + CHUNK]:
                region = owner[here]
                for delta in deltas:
                    there = here + delta
                    other = owner[there]
                    if other == OPEN:
                        owner[there] = region
                        parent[there] = here
                        grown.append(there)
                    elif other not in (region, BARRED):
                        pair = min(region, other) * (regions + 1) + max(region, other)
                        if pair not in seen:
                            seen.add(pair)
                            (tree if _merge(piece, region, other) else spare).append((here, there))
            done += min(CHUNK, len(edge) - first)
            if done >= due:
                pulse.tick(done, len(owner))
                due = done + CHUNK
        edge = grown
    count = (len(spare) * more + 50) // 100
    bits.draw_last(spare, count)
    return [_way(parent, *meeting) for meeting in tree + spare[len(spare) - count :]]


def _rim(owner: list[int], deltas: tuple[int, int, int, int], pulse: Pulse) -> list[int]:
    """Return the places of regions next to an open place or to another region."""
    one, two, three, four = deltas
    rim = []
    for first in range(0, len(owner), CHUNK):
        pulse.tick(0, 1)
        for here in range(first, min(first + CHUNK, len(owner))):
            region = owner[here]
            if region > 0:
                around = {owner[here + one], owner[here + two], owner[here + three]}
                around.add(owner[here + four])
                around -= {region, BARRED}
                if around:
                    rim.append(here)
    return rim


def _merge(piece: list[int], one: int, other: int) -> bool:
    """Join the pieces of two regions; return False if they were already one."""
    while piece[one] != one:
        piece[one] = one = piece[piece[one]]
    while piece[other] != other:
        piece[other] = other = piece[piece[other]]
    piece[one] = other
    return one != other


def _way(parent: list[int], here: int, there: int) -> list[int]:
    """Return the places between the two regions that met at `here` and `there`.

    Parent 0 is none.
    """
    way = [here]
    while parent[way[-1]]:
        way.append(parent[way[-1]])
    way.reverse()
    way.append(there)
    while parent[way[-1]]:
        way.append(parent[way[-1]])
    return way
