"""Plays chunks of games in a few processes.

This is no part of the command's own module: a new process can't import from that one.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from multiprocessing import get_context

from tests.programs.fun.games import config_of, instrument
from tests.programs.fun.keep import CHUNKS, Chunk, Kept
from tests.programs.fun.records import Record, record


def made(chunk: Chunk) -> tuple[Chunk, list[Record]]:
    """Play a chunk."""
    game, numbers = instrument(chunk.table.game), range(chunk.first, chunk.first + chunk.games)
    return chunk, [
        record(chunk.part, game, config_of(chunk.table, number), number, chunk.effort)
        for number in numbers
    ]


def play(wanted: Sequence[Chunk], kept: Kept, workers: int) -> None:
    """Play the chunks that are not kept yet, the first ones of all tables first."""
    left = [chunk for chunk in wanted if chunk not in kept]
    left.sort(key=lambda chunk: chunk.first // CHUNKS[chunk.part])
    if workers < 2:
        for chunk in left:
            kept.add(*made(chunk))
        return
    with get_context("spawn").Pool(workers) as pool:
        for number, (chunk, records) in enumerate(pool.imap_unordered(made, left), 1):
            kept.add(chunk, records)
            print(f"\r{number} of {len(left)} chunks", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
