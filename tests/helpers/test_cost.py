"""What tests cost is added up and told, the dearest first."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from tests.helpers.cost import PROPERTY, Meter, cpu_seconds, dearest


def report(test: str, *spent: float) -> pytest.TestReport:
    properties = [(PROPERTY, seconds) for seconds in spent]
    told = SimpleNamespace(nodeid=test, user_properties=[("other", "words"), *properties])
    return cast("pytest.TestReport", told)  # as much of a report as is asked for


def test_the_parts_of_a_test_are_added_up() -> None:
    meter = Meter()
    # Each report holds what the ones before it held.
    meter.pytest_runtest_logreport(report("a.py::test_one", 1.0))
    meter.pytest_runtest_logreport(report("a.py::test_one", 1.0, 4.0))
    meter.pytest_runtest_logreport(report("a.py::test_two", 2.0))
    assert meter.tests == {"a.py::test_one": 5.0, "a.py::test_two": 2.0}


def test_the_dearest_come_first() -> None:
    sums = {"cheap": 0.25, "dear": 3.0, "alike": 0.25}
    assert dearest(sums, 2) == ["    3.00  dear", "    0.25  alike"]


def test_work_is_counted() -> None:
    before = cpu_seconds()
    while cpu_seconds() == before:
        pass
    assert cpu_seconds() > before
