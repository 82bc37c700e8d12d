"""A machine without tmux may skip terminal tests; CI may not."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.terminal import REQUIRED

ROOT = Path(__file__).resolve().parent.parent.parent

SUITE = """
import pytest

@pytest.mark.terminal
@pytest.mark.skipif(True, reason="no tmux here")
def test_by_mark() -> None: ...

@pytest.fixture
def tmux() -> None:
    pytest.skip("no tmux here")

@pytest.mark.terminal
def test_by_fixture(tmux: None) -> None: ...

@pytest.mark.terminal
def test_in_the_middle() -> None:
    pytest.skip("no tmux here")

@pytest.mark.skip(reason="another matter")
def test_no_terminal() -> None: ...
"""


@pytest.mark.parametrize(
    ("required", "outcome"),
    [("", "4 skipped"), ("1", "1 failed, 1 skipped, 2 errors")],
    ids=["may be skipped", "required"],
)
def test_a_required_terminal_test_may_not_be_skipped(
    tmp_path: Path, required: str, outcome: str
) -> None:
    """By a mark, by a fixture or in the middle: each skip is a failure, and other skips are not."""
    (tmp_path / "test_suite.py").write_text(SUITE, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text(
        "[pytest]\nmarkers =\n  terminal\n  xdist_group\n", encoding="utf-8"
    )
    done = subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "tests.helpers.required",
            "-p",
            "no:xdist",
            tmp_path,
        ],
        cwd=ROOT,
        env={**os.environ, REQUIRED: required},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert outcome in done.stdout.splitlines()[-1], done.stdout
    assert (done.returncode == 0) is (required == "")
    assert ("no tmux here" in done.stdout) is (required == "1")
