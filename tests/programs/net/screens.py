"""N2: the tests of screens pass as clients of a served table, and cost little more than at home.

`make wire` plays all of them once, on all cores. This plays a share of their files twice, at home
and over a line in memory, and compares the failures and the CPU time.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from resource import RUSAGE_CHILDREN, getrusage

from tests.helpers.environment import WIRED
from tests.helpers.wired_tenth import FOLDERS
from tests.programs.net.report import Report

ROOT = Path(__file__).resolve().parents[3]


def files_of(share: float) -> list[str]:
    """The test files of screens, or a share of them, evenly through all folders."""
    found = sorted(str(path.relative_to(ROOT)) for folder in FOLDERS
                   for path in (ROOT / folder).rglob("test_*.py"))  # fmt: skip
    return found[:: max(1, round(1 / share))]


def failed_in(said: str) -> set[str]:
    """The names of the tests that pytest's summary lists as failed."""
    return set(re.findall(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", said, re.MULTILINE))


def passed_in(said: str) -> int:
    found = re.search(r"(\d+) passed", said)
    return int(found[1]) if found is not None else 0


def run(files: Sequence[str], *more: str, wired: str = "never") -> tuple[str, float]:
    """Run tests in a process of their own. Return what it says, and its CPU seconds."""
    env = {**os.environ, WIRED: wired}
    before = _spent()
    command = [sys.executable, "-m", "pytest", "-q", "-n0", "-rfE", "-p", "no:cacheprovider"]
    done = subprocess.run(
        [*command, *more, *files], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    return done.stdout, _spent() - before


def _spent() -> float:
    used = getrusage(RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def screens(report: Report, share: float) -> None:
    """N2: a share of the files."""
    files = files_of(share)
    _, collecting = run(files, "--collect-only")
    at_home, home = run(files)
    over_line, line = run(files, wired="later")
    alone = failed_in(over_line) - failed_in(at_home)
    report.say("N2", f"{len(files)} files, {passed_in(over_line)} tests passed over a line, "
               f"{passed_in(at_home)} at home in {home - collecting:.0f} s of CPU")  # fmt: skip
    for name in sorted(alone):
        report.say("N2", name)
    report.figure("N2", "tests that fail only as clients of a table", len(alone), 0, 0)
    ratio = (line - collecting) / max(0.01, home - collecting)
    report.figure("N2", "their CPU time, to that at home", round(ratio, 3), 0, 1.1)
