"""Short ways that join regions lying apart: corridors between rooms, tunnels between caves."""

from __future__ import annotations

from typing import Final

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.pulse import CHUNK, Pulse

OPEN: Final = 0
"""The owner of a place that may be dug; regions are numbered from 1."""
BARRED: Final = -1
"""The owner of a place that must stay; all edges of the field are barred."""


def joins(
    owner: list[int],
    regions: int,
    deltas: tuple[int, int, int, int],
    more: int,
    bits: Bits,
    pulse: Pulse,
) -> list[list[int]]:
    """Ways that join all regions, each a run of neighbouring places from region to region.

    All regions grow at once into the open places (`owner` is changed). Where two of them meet for
    the first time there is a shortest way between them. The ways come in the order of their
    lengths, so taking each that joins two pieces gives the shortest tree (Kruskal); `more` per
    cent of the others, drawn at random, are taken as well. What no way can join stays apart.
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
    """The places of regions from which something open, or another region, can be reached."""
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
    """Join the pieces of two regions; False if they were one already."""
    while piece[one] != one:
        piece[one] = one = piece[piece[one]]
    while piece[other] != other:
        piece[other] = other = piece[piece[other]]
    piece[one] = other
    return one != other


def _way(parent: list[int], here: int, there: int) -> list[int]:
    """From the region that grew to `here` to the one that grew to `there`. 0 is no parent."""
    way = [here]
    while parent[way[-1]]:
        way.append(parent[way[-1]])
    way.reverse()
    way.append(there)
    while parent[way[-1]]:
        way.append(parent[way[-1]])
    return way
