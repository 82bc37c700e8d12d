"""What a step costs on the whole screen of Irrgarten, in a real pty of 120×40."""

from __future__ import annotations

from pathlib import Path

from engines.irrgarten.generator import Spec, generate
from tests.helpers.environment import clean_environment
from tests.helpers.rawpty import TimedOutError
from tests.programs.benchmarks.measure import Bench, at_most
from tests.programs.benchmarks.registry import UnavailableError, group
from tests.programs.benchmarks.repaint import Walk, kilobytes, milliseconds
from tests.programs.benchmarks.startup import program, temporary_home

WIDTH, HEIGHT = 101, 51
LARGEST = (1001, 1001)
NAME = "Walker"


def pillars() -> list[str]:
    """Pillars around a corridor in the middle row, where the one player starts; exit far away."""
    rows = [
        "".join("X" if x % 2 and y % 2 and y != HEIGHT // 2 else "-" for x in range(WIDTH))
        for y in range(HEIGHT)
    ]
    middle = HEIGHT // 2
    rows[middle] = rows[middle][: WIDTH // 2] + "P" + rows[middle][WIDTH // 2 + 1 :]
    rows[0] = "E" + rows[0][1:-1] + "M"
    return rows


def maze(width: int = 41, height: int = 25) -> list[str]:
    """A labyrinth as players get it, with loops; the player stands in a corridor."""
    rows = generate(Spec(width, height, "kruskal", players=1), "bench")
    y = next(y for y in range(height // 2, height) if "----" in rows[y])
    x = rows[y].index("---") + 1
    rows[y] = f"{rows[y][:x]}P{rows[y][x + 1 :]}"
    return rows


def labyrinth(rows: list[str]) -> str:
    """A labyrinth file."""
    head = "id: walk\nname: {en: A long walk, es: Un largo paseo}\n"
    head += "description: {en: For the benchmarks., es: Para las medidas.}\ntags: [open]\n"
    return head + "grid: |\n" + "".join(f"  {row}\n" for row in rows)


def walk(home: str, fog: str, rows: list[str]) -> Walk:
    """A game of one player on these rows. Raises UnavailableError."""
    file = Path(home, "walk.yaml")
    file.write_text(labyrinth(rows), encoding="utf-8")
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
    clear = walk(temporary_home(), "off", pillars())
    explored, sight = (walk(temporary_home(), fog, maze()) for fog in ("explored", "sight"))
    small, large = (walk(temporary_home(), "off", maze(*size)) for size in ((25, 15), LARGEST))
    field = walk(temporary_home(), "sight", pillars())
    return [
        kilobytes("whole screen, a move", clear, 2.5),
        kilobytes("whole screen, fog explored, a move", explored, 4),
        kilobytes("whole screen, fog sight, a move", sight, 4),
        Bench("fog sight in a field of pillars, a move", "KB", field.kilobytes),
        Bench("whole screen, a scroll", "KB", clear.kilobytes_of_a_scroll, None, at_most(15)),
        milliseconds("25×15, CPU of a move", small),
        milliseconds("1001×1001, CPU of a move", large, "25×15, CPU of a move", at_most(1.3)),
        milliseconds("fog sight, CPU of a move", sight),
    ]
