"""Whole programs, started with hostile arguments, environments, files and input.

`python -m tests.programs.fuzz.programs --cases 500 --seed 1`; `--only 17` shows and runs one case.
Each must end by itself, say what is wrong in words, and never show a traceback.
"""

from __future__ import annotations

import argparse
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Final

from app.session.exit_codes import FAULT, INTERRUPTED, MISSED, NOBODY_READS, OK, WRONG_USE
from tests.helpers.environment import clean_environment
from tests.helpers.rawpty import RawTerminal
from tests.programs.fuzz import hostile, lines, matches
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.surroundings import ENVIRONMENT, SHELLS
from tests.programs.fuzz.talks import MATCH, MENU, SETUP

PROGRAM: Final = [sys.executable, "-m", "app.cli.main"]
ROOT: Final = Path(__file__).parents[3]
PATIENCE: Final = 60.0
"""Seconds that a case may take on a busy machine."""
CPU: Final = 6.0
"""CPU seconds that a case may take."""
BAD: Final = (
    b"Traceback (most recent call last)",
    b"Exception ignored",
    b"Error in sys",
    b"RuntimeWarning",
    b"DeprecationWarning",
    b"Fatal Python error",
    b"unraisable",
    b"coroutine '",
)
"""What nobody may ever be shown."""
SCREENS: Final = 5
"""One case in so many is a full screen, in a terminal."""


@dataclass(frozen=True)
class Case:
    """A program: what it is started with, and what is typed."""

    arguments: list[str]
    environment: dict[str, str] = field(default_factory=dict)
    typed: bytes = b""
    screen: bool = False
    size: tuple[int, int] = (80, 24)
    state: str = ""
    """What lies in the player's folder: "", "saves", "broken"."""
    shell: str = ""
    """A line of a shell that starts it, where it is no full screen; see `SHELLS`."""


def make(seed: int, number: int) -> Case:
    """The case of a number."""
    dice = Random(f"programs|{seed}|{number}")
    screen = number % SCREENS == 0
    arguments = lines.of_a_screen(dice) if screen else lines.of_any(dice)
    environment = {}
    if screen or dice.randrange(2):
        for name in dice.sample(sorted(ENVIRONMENT), dice.randint(1, 3)):
            environment[name] = dice.choice(ENVIRONMENT[name])
    if "=" in str(arguments) and dice.randrange(2):
        environment.pop("PYTHONPATH", None)
    keys = (
        b"\x1b",
        b"\r",
        b"q",
        b"?",
        b"\t",
        b"\x11",
        b"n",
        b"\x1b[A",
        b"\x1b[200~x\x1b[201~",
        b"\x1b[<0;5;5M",
        b"\xff\xfe",
        b"\0",
        b"\x1b[999;999R",
        b"ctrl",
        b"y",
    )
    typed = b"".join(dice.choices(keys, k=8)) if screen else _lines(dice)
    size = dice.choice(((80, 24), (120, 40), (1, 1), (20, 5), (300, 90)))
    state = dice.choice(("", "", "saves", "broken"))
    shell = dice.choice(SHELLS) if not screen and dice.randrange(8) == 0 else ""
    return Case(arguments, environment, typed, screen, size, state, shell)


def _lines(dice: Random) -> bytes:
    lines = [dice.choice((*MENU, *SETUP, *MATCH, hostile.word(dice))) for _ in range(12)]
    data = "\n".join(lines).encode("utf-8", "surrogatepass") + b"\n"
    return noised(data, dice) if dice.randrange(2) else data


class Yard:
    """A folder in which a case runs: files of every kind that one can stumble over."""

    def __init__(self, folder: Path, state: str) -> None:
        self.folder = folder
        self.home = folder / "home"
        (folder / "folder").mkdir()
        (folder / "strangers" / "app").mkdir(parents=True)
        (folder / "strangers" / "app" / "__init__.py").write_text("raise SystemExit('a stranger')")
        (folder / "empty").write_bytes(b"")
        (folder / "binary.yaml").write_bytes(bytes(range(256)) * 50)
        good = ROOT / "cards/irrgarten/labyrinths/first-steps.yaml"
        (folder / "good.yaml").write_bytes(good.read_bytes())
        os.mkfifo(folder / "pipe")
        (folder / "loop").symlink_to("loop")
        (folder / "match.mazmorra").write_bytes(matches.exports()[0])
        (folder / "torn.mazmorra").write_bytes(matches.exports()[1][:-40])
        with (folder / "vast.yaml").open("wb") as vast:
            vast.truncate(5 << 30)
        (folder / "locked").mkdir(mode=0o500)
        self._state(state)

    def _state(self, state: str) -> None:
        for kind in ("config", "state", "data"):
            (self.home / kind).mkdir(parents=True)
        if state == "saves":
            (self.home / "state" / "matches.sqlite3").write_bytes(matches.database())
        if state == "broken":
            noise = Random(1).randbytes(9000)
            for name in (
                "config/settings.toml",
                "config/keys.toml",
                "state/matches.sqlite3",
                "state/choices.json",
                "state/learned.json",
            ):
                (self.home / name).write_bytes(noise)
            labyrinths = self.home / "data" / "irrgarten" / "labyrinths"
            labyrinths.mkdir(parents=True)
            (labyrinths / "bad.yaml").write_bytes(noise)
            os.mkfifo(labyrinths / "pipe.yaml")


def feed(case: Case) -> str:
    """Run it; what came of it, or `AssertionError`."""
    folder = Path(tempfile.mkdtemp(prefix="mazmorra-yard-"))
    try:
        yard = Yard(folder, case.state)
        variables = {**os.environ, "MAZMORRA_HOME": str(yard.home), "PYTHONPATH": str(ROOT)}
        if case.state == "" and case.environment:
            variables["MAZMORRA_HOME"] = str(folder / "fresh")
        if "HOME" in case.environment or any(name.startswith("XDG") for name in case.environment):
            del variables["MAZMORRA_HOME"]
            variables["HOME"] = str(folder / "folder")
        variables |= case.environment
        if case.environment.get("PYTHONPATH") == "":
            variables["PYTHONPATH"] = str(ROOT)
        elif "PYTHONPATH" in case.environment:
            variables["PYTHONPATH"] = f"{ROOT}:{folder / case.environment['PYTHONPATH']}"
        return (
            _on_screen(case, variables, folder) if case.screen else _piped(case, variables, folder)
        )
    finally:
        if not os.environ.get("KEEP_YARD"):
            shutil.rmtree(folder, ignore_errors=True)


def _piped(case: Case, variables: dict[str, str], folder: Path) -> str:
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [*PROGRAM, *_encodable(case.arguments)]
    done = subprocess.run(
        ["sh", "-c", case.shell, "sh", *command] if case.shell else command,
        cwd=folder,
        env=variables,
        input=case.typed,
        capture_output=True,
        check=False,
        timeout=PATIENCE,
    )
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    _judge(done.returncode, done.stdout + b"\n" + done.stderr, case)
    assert b"\x1b" not in done.stderr, done.stderr[-300:]
    assert took < CPU, f"{took:.1f} CPU seconds"
    return f"exit {done.returncode}"


def _encodable(arguments: list[str]) -> list[str]:
    """As a shell passes them on: halves of characters become bytes that are no UTF-8, and no
    argument of a program can hold a zero."""
    return [
        part.replace("\0", "").encode("utf-8", "surrogatepass").decode("utf-8", "surrogateescape")
        for part in arguments
    ]


def _on_screen(case: Case, variables: dict[str, str], folder: Path) -> str:
    arguments = _encodable(case.arguments)
    for name in list(os.environ):
        variables.setdefault(name, "")
    command = [*PROGRAM, *arguments]
    with RawTerminal(command, size=case.size, env=variables, cwd=str(folder)) as terminal:
        terminal.read_until_quiet(1.0, timeout=PATIENCE)
        for at in range(len(case.typed)):
            if terminal.ended() is not None:
                break
            terminal.press(case.typed[at : at + 1])
        if terminal.ended() is None:
            terminal.read_until_quiet(0.4, timeout=PATIENCE)
        by_itself = terminal.ended()
        ended = by_itself or terminal.end(signal.SIGTERM)
        said = bytes(terminal.output)
    assert ended.cpu < 3 * CPU, f"{ended.cpu:.1f} CPU seconds"
    status = (
        0 if by_itself is None and ended.status in (-signal.SIGTERM, 128 + 15) else ended.status
    )
    _judge(status, said, case)
    return f"screen {status}"


def _judge(status: int, said: bytes, case: Case) -> None:
    shown = said[-600:].decode(errors="replace")
    for bad in BAD:
        if bad == b"DeprecationWarning" and "PYTHONDEVMODE" in case.environment:
            continue
        assert bad not in said, f"{bad.decode()}: ...{shown}"
    good = {OK, WRONG_USE, INTERRUPTED, NOBODY_READS, MISSED}
    if "simulate" in case.arguments:
        good.add(FAULT)
    assert status in good, f"status {status}: ...{shown}"


def main() -> int:
    """Run cases; 1 if anything was found."""
    clean_environment()
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", type=int)
    asked = parser.parse_args()
    came: Counter[str] = Counter()
    began, found = time.monotonic(), 0
    numbers = range(asked.cases) if asked.only is None else [asked.only]
    for number in numbers:
        case = make(asked.seed, number)
        if asked.only is not None:
            print(case)
        try:
            came[feed(case)] += 1
        except (AssertionError, subprocess.TimeoutExpired) as problem:
            found += 1
            print(
                f"--seed {asked.seed} --only {number}: {str(problem)[-700:]}\n  {case}", flush=True
            )
    print(
        f"{len(numbers)} programs in {time.monotonic() - began:.0f} s: {dict(came)}, {found} failed"
    )
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
