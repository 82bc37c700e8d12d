"""The labyrinth generator (IRR-5): a spec and a seed in, rows of a labyrinth file out."""

from __future__ import annotations

from engines.irrgarten.generator.errors import (
    BadSpec,
    Cancelled,
    GeneratorError,
    TooSmall,
    Unsolvable,
)
from engines.irrgarten.generator.make import generate
from engines.irrgarten.generator.spec import (
    ALGORITHMS,
    DEFAULT_LOOPS,
    DIFFICULTIES,
    LARGEST,
    MOST_PLAYERS,
    SMALLEST,
    Algorithm,
    Difficulty,
    Spec,
)

__all__ = [
    "ALGORITHMS",
    "DEFAULT_LOOPS",
    "DIFFICULTIES",
    "LARGEST",
    "MOST_PLAYERS",
    "SMALLEST",
    "Algorithm",
    "BadSpec",
    "Cancelled",
    "Difficulty",
    "GeneratorError",
    "Spec",
    "TooSmall",
    "Unsolvable",
    "generate",
]
