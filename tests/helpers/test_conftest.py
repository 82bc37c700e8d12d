"""The ground on which every test stands."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

import pytest

from tests import conftest
from tests.helpers.environment import LOCALE, clean_environment
from tests.helpers.terminal import REQUIRED


class Options:
    """As much of pytest's configuration as the check asks for."""

    def __init__(self, update: bool) -> None:
        self.update = update

    def addinivalue_line(self, name: str, line: str) -> None:
        """Takes the markers; they do not matter here."""

    def getoption(self, name: str, default: bool) -> bool:
        assert name == "update_snapshots"
        return self.update


def configure(update: bool) -> None:
    conftest.pytest_configure(Options(update))  # type: ignore[arg-type]  # a stand-in


def test_pictures_are_written_on_one_python_only(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 13, 1, "final", 0))
    with pytest.raises(pytest.UsageError, match=r"is for Python 3\.11, .* this is Python 3\.13"):
        configure(update=True)
    configure(update=False)


def test_pictures_can_be_written_on_that_python(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (*conftest.PICTURES_ARE_MADE_ON, 7, "final", 0))
    configure(update=True)


@pytest.mark.parametrize(
    "name",
    ["NO_COLOR", "TEXTUAL_THEME", "TEXTUAL_ANIMATIONS", "LANGUAGE", "PYTHONDONTWRITEBYTECODE"],
)
def test_what_the_person_set_is_cleared(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(name, "1")
    clean_environment()
    assert name not in os.environ


def test_what_the_tests_themselves_are_told_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(REQUIRED, "1")
    clean_environment()
    assert os.environ[REQUIRED] == "1"


def test_the_locale_is_the_same_everywhere() -> None:
    assert os.environ["LC_ALL"] == os.environ["LANG"] == LOCALE


@pytest.mark.parametrize("_time", ["once", "again", "and again"])
def test_every_test_has_an_empty_home(mazmorra_home: Path, _time: str) -> None:
    """Whatever the one before left in its own, even if it took it away."""
    assert os.environ["MAZMORRA_HOME"] == str(mazmorra_home)
    assert list(mazmorra_home.iterdir()) == []
    (mazmorra_home / "saves").mkdir()
    if _time == "again":
        shutil.rmtree(mazmorra_home)
