"""What a step costs on the whole screen of Irrgarten, in a real pty of 120×40."""

from __future__ import annotations

from pathlib import Path

from tests.aids.environment import clean_environment
from tests.aids.rawpty import TimedOutError
from tests.benchmarks.measure import Bench, at_most
from tests.benchmarks.registry import UnavailableError, group
from tests.benchmarks.repaint import Walk, kilobytes, milliseconds
from tests.benchmarks.startup import program, temporary_home

WIDTH, HEIGHT = 101, 51
NAME = "Walker"


def _grid() -> list[str]:
    """Pillars around a corridor in the middle row, where the one player starts; exit far away."""
    rows = [
        "".join("X" if x % 2 and y % 2 and y != HEIGHT // 2 else "-" for x in range(WIDTH))
        for y in range(HEIGHT)
    ]
    middle = HEIGHT // 2
    rows[middle] = rows[middle][: WIDTH // 2] + "P" + rows[middle][WIDTH // 2 + 1 :]
    rows[0] = "E" + rows[0][1:-1] + "M"
    return rows


LABYRINTH = f"""\
id: walk
name: {{en: A long walk, es: Un largo paseo}}
description: {{en: For the benchmarks., es: Para las medidas.}}
tags: [open]
grid: |
{"".join(f"  {row}" + chr(10) for row in _grid())}"""
"""A labyrinth file in which a step meets nobody."""


def walk(home: str, fog: str) -> Walk:
    """A game of one player on the labyrinth of this module. Raises UnavailableError."""
    file = Path(home, "walk.yaml")
    file.write_text(LABYRINTH, encoding="utf-8")
    command = [program(), "play", "irrgarten", "--labyrinth", str(file), "--seed", "bench"]
    command += ["--players", NAME, "--fog", fog]
    try:
        return Walk(command, shows=NAME.encode(), env={"MAZMORRA_HOME": home})
    except TimedOutError as reason:
        raise UnavailableError(f"the game does not start: {reason}") from reason


@group("screen")
def benches(_seconds: float) -> list[Bench]:
    """The whole screen, its log, turn, preview and target panel included."""
    clean_environment()
    clear, foggy = (walk(temporary_home(), fog) for fog in ("off", "sight"))
    return [
        kilobytes("whole screen, a move", clear, 2.5),
        kilobytes("whole screen with fog, a move", foggy, 4),
        Bench("whole screen, a scroll", "KB", clear.kilobytes_of_a_scroll, None, at_most(15)),
        milliseconds("whole screen, CPU of a move", clear),
        milliseconds("whole screen with fog, CPU of a move", foggy),
    ]
