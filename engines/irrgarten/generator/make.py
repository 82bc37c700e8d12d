"""Generation of the rows of a labyrinth file from a spec and a seed."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engines.irrgarten.generator.bits import Bits
from engines.irrgarten.generator.board import Board
from engines.irrgarten.generator.caves import caves, thin_walls
from engines.irrgarten.generator.lattice import Lattice, lattice_for
from engines.irrgarten.generator.mazes import backtracker, kruskal, wilson
from engines.irrgarten.generator.populate import place_exit, place_monsters
from engines.irrgarten.generator.pulse import Pulse
from engines.irrgarten.generator.rooms import rooms
from engines.irrgarten.generator.spec import Algorithm, Spec

_MAZES: Final[dict[Algorithm, Callable[[Lattice, Bits, Pulse], None]]] = {
    "backtracker": backtracker,
    "wilson": wilson,
    "kruskal": kruskal,
}


def generate(spec: Spec, seed: str, progress: Callable[[float], bool] | None = None) -> list[str]:
    """Return a labyrinth of `spec.height` rows of `X`, `-`, `M` and one `E`, without starts
    (IRR-5).

    The same spec and seed give the same rows on every machine. Every free square has a way to the
    exit. `progress` gets the share of the work done, from 0 to 1, many times a second; it cancels
    by returning False. Raise `Cancelled`, and `TooSmall` without room for exit, monsters and
    players. This takes up to some seconds: call it where nothing waits for it.
    """
    pulse = Pulse(progress)
    board = carve(spec, seed, pulse)
    exit_square = place_exit(board, Bits(seed, "exit"), pulse)
    monsters = place_monsters(board, spec, exit_square, Bits(seed, "monsters"), pulse)
    pulse.tick(1, 1)
    return board.rows(exit_square, monsters)


def carve(spec: Spec, seed: str, pulse: Pulse) -> Board:
    """Return the squares of a labyrinth, with the requested share of loops and nothing on them."""
    carving, opening = Bits(seed, spec.algorithm), Bits(seed, "loops")
    pulse.stage(0.0, 0.6)
    if spec.algorithm == "caves":
        board = caves(spec.width, spec.height, carving, pulse)
        pulse.stage(0.6, 0.7)
        thin_walls(board, spec.loops_share, opening, pulse)
        return board
    lattice = lattice_for(spec.width, spec.height)
    if spec.algorithm == "rooms":
        rooms(lattice, spec.loops_share, carving, pulse)
    else:
        _MAZES[spec.algorithm](lattice, carving, pulse)
        pulse.stage(0.6, 0.7)
        lattice.open_share(spec.loops_share, opening, pulse)
    return lattice.board(spec.width, spec.height, Bits(seed, "twins"))
