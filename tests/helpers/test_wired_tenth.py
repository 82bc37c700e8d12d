"""The share of the tests of screens that the suite plays over a line as well."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.helpers.wired_tenth import FOLDERS, LONG, OF_ALL_GAMES, is_drawn, one_of_each

ROOT = Path(__file__).resolve().parents[2]


def test_it_is_a_tenth_and_of_every_game() -> None:
    """Issue 24: all of the suite of screens in `make wire`, a tenth in the suite."""
    known, drawn = 0, dict.fromkeys(FOLDERS, 0)
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("test_*.py"):
            file = path.relative_to(ROOT).as_posix()
            for one in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(one, ast.FunctionDef | ast.AsyncFunctionDef) and one.name.startswith(
                    "test_"
                ):
                    known += 1
                    fixtures = [each.arg for each in one.args.args]
                    drawn[folder] += is_drawn(file, one.name, fixtures)
    assert 0.1 <= sum(drawn.values()) / known <= 0.15
    assert min(drawn.values()) >= 10


def test_its_files_are_there() -> None:
    assert all((ROOT / file).exists() for file in OF_ALL_GAMES)
    for end in LONG:
        assert any(path.as_posix().endswith(end) for path in (ROOT / "tests").rglob("test_*.py")), (
            end
        )


def test_of_many_cases_one_is_played_over_a_line() -> None:
    cases = [
        f"file.py::{test}[{case}-over a line]" for test in ("first", "second") for case in "abc"
    ]
    kept = one_of_each([*cases, "file.py::third[over a line]"])
    assert len(kept) == 3
    assert kept == one_of_each([*cases, "file.py::third[over a line]"])
    assert {case.partition("[")[0][9:] for case in kept} == {"first", "second", "third"}
