"""What tests cost: CPU seconds of each file and folder, children included.

A plugin (`-p tests.helpers.cost` in pyproject.toml); `pytest --cost` or `make test ARGS=--cost`
prints the table. CPU time, unlike wall time, says the same on a loaded machine and under xdist. A
fixture of a wide scope counts for the test that first asks for it.
"""

from __future__ import annotations

import resource
import time
from collections import defaultdict
from collections.abc import Generator, Mapping
from pathlib import PurePosixPath

import pytest

OPTION = "--cost"
PROPERTY = "cpu seconds"
FOLDERS, FILES, TESTS = 30, 40, 30
"""How many of each the table shows, the dearest first."""


def cpu_seconds() -> float:
    """Of this process and the children that it waited for, user and system."""
    children = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + children.ru_utime + children.ru_stime


class Meter:
    """Gives each report the CPU seconds since the one before, and adds them up.

    Under xdist the workers do the former, the controller the latter.
    """

    def __init__(self) -> None:
        self.last = cpu_seconds()
        self.tests: defaultdict[str, float] = defaultdict(float)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self) -> Generator[None, object, object]:
        """What pytest does between tests is nobody's."""
        self.last = cpu_seconds()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Setting up, running and tearing down have a report each."""
        report = yield
        now = cpu_seconds()
        report.user_properties.append((PROPERTY, now - self.last))
        self.last = now
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Each report holds all properties so far; the last one is its own."""
        spent = [value for name, value in report.user_properties if name == PROPERTY]
        if spent and isinstance(spent[-1], float):
            self.tests[report.nodeid] += spent[-1]

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """The dearest folders, files and tests."""
        files: defaultdict[str, float] = defaultdict(float)
        folders: defaultdict[str, float] = defaultdict(float)
        for test, spent in self.tests.items():
            file = test.partition("::")[0]
            files[file] += spent
            for folder in PurePosixPath(file).parents:
                folders[str(folder)] += spent
        total = sum(files.values())
        terminalreporter.section(f"CPU seconds: {total:.1f} in {len(self.tests)} tests")
        for title, sums, most in (
            ("folders", folders, FOLDERS),
            ("files", files, FILES),
            ("tests", self.tests, TESTS),
        ):
            terminalreporter.line(title)
            for line in dearest(sums, most):
                terminalreporter.line(line)


def dearest(sums: Mapping[str, float], most: int) -> list[str]:
    """The first `most` names by cost, each with its CPU seconds."""
    ranked = sorted(sums.items(), key=lambda item: (-item[1], item[0]))
    return [f"{spent:8.2f}  {name}" for name, spent in ranked[:most]]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds `--cost`."""
    parser.addoption(OPTION, action="store_true", help="print the CPU seconds of files and tests")


def pytest_configure(config: pytest.Config) -> None:
    """Measures only when asked."""
    if config.getoption(OPTION):
        config.pluginmanager.register(Meter(), "mazmorra-cost")
