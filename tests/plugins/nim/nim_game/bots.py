"""The bots of Nim."""

from __future__ import annotations

from functools import reduce
from operator import xor
from random import Random

from nim_game.config import Config
from nim_game.rules import action_of, parts_of
from nim_game.state import View


def at_random(_config: Config, view: View, seed: int) -> int:
    """Take anything."""
    return Random(seed).choice(view.legal)


def wise(_config: Config, view: View, seed: int) -> int:
    """Leave heaps whose sizes, written in binary, cancel out; where none does, take one match."""
    total = reduce(xor, view.heaps)
    for heap, size in enumerate(view.heaps):
        if total and (size ^ total) < size:
            return action_of(heap, size - (size ^ total))
    ones = [action for action in view.legal if parts_of(action)[1] == 1]
    return Random(seed).choice(ones)


BOTS = {"random": at_random, "wise": wise}
