"""What it costs to start the program, beside an empty Textual app in the same run."""

from __future__ import annotations

import atexit
import shutil
import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from tests.helpers.environment import clean_environment
from tests.helpers.rawpty import cpu_of_run, cpu_to_first_paint
from tests.programs.benchmarks.measure import Bench, at_most
from tests.programs.benchmarks.registry import UnavailableError, group

EMPTY = [sys.executable, "-m", "tests.programs.benchmarks.emptyapp"]
SPANISH = dict.fromkeys(("LANG", "LC_ALL"), "es_ES.UTF-8")


def program() -> str:
    """The console command beside this Python. Raises UnavailableError where it is missing."""
    script = Path(sys.executable).with_name("mazmorra")
    if not script.exists():
        raise UnavailableError(f"there is no command {script.name} beside this Python")
    return str(script)


def temporary_home() -> str:
    """A folder for settings and saves that is gone when the figures are printed."""
    home = tempfile.mkdtemp(prefix="mazmorra-bench-")
    atexit.register(shutil.rmtree, home, ignore_errors=True)
    return home


@group("startup")
def benches(_seconds: float) -> list[Bench]:
    """CPU time to the first frame at 120×40, and of the commands that need no screen."""
    clean_environment()
    home = temporary_home()
    mazmorra, against = program(), "empty Textual app, first frame"

    def cost(
        name: str,
        measure: Callable[[Sequence[str], Mapping[str, str]], float],
        command: Sequence[str],
        limit: float | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Bench:
        full = {"MAZMORRA_HOME": home, **(env or {})}
        try:
            measure(command, full)  # once before it counts: byte code and the disk's cache
        except AssertionError as reason:
            raise UnavailableError(f"{name} does not run: {reason}") from reason
        goal = None if limit is None else at_most(limit)
        compared = None if limit is None else against
        return Bench(name, "ms of CPU", lambda: 1000 * measure(command, full), compared, goal)

    return [
        cost(against, cpu_to_first_paint, EMPTY),
        cost("mazmorra, first frame", cpu_to_first_paint, [mazmorra], 1.35),
        cost("mazmorra --version", cpu_of_run, [mazmorra, "--version"], 0.15),
        cost("mazmorra --help, English", cpu_of_run, [mazmorra, "--help"], 0.35),
        cost("mazmorra --help, Spanish", cpu_of_run, [mazmorra, "--help"], 0.35, SPANISH),
        cost("bare Python, for comparison", cpu_of_run, [sys.executable, "-c", "pass"]),
    ]
