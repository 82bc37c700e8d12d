"""The debug log: small, rotating, and never in the way of a game."""

from __future__ import annotations

import logging
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.config import logs
from app.session.bootstrap import Outside


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """Leaves logging as it was."""
    before = logging.raiseExceptions
    yield
    logging.raiseExceptions = before
    logger = logs.log()
    for handler in list(logger.handlers):
        logger.removeHandler(handler)
        handler.close()


def test_what_is_logged_is_in_the_log_folder(mazmorra_home: Path) -> None:
    close = logs.set_up()
    logs.log("store").info("opened %s", "matches")
    logs.log("store").debug("too fine")
    close()
    text = (mazmorra_home / "log" / logs.FILE).read_text()
    assert "INFO mazmorra.store: opened matches" in text
    assert "too fine" not in text


def test_another_version_of_textual_is_logged_at_the_start(
    mazmorra_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The screen then runs without what `app.tui.textual_patches` mends: the log must say so."""
    monkeypatch.setattr("app.doctor.library.installed", lambda: "9.0.0")
    services = Outside.real()
    assert services.wake() is None
    services.close()
    assert "Textual 9.0.0" in (mazmorra_home / "log" / logs.FILE).read_text()


def test_the_level_is_a_variable(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(logs.LEVEL, "debug")
    close = logs.set_up(tmp_path)
    logs.log().debug("fine")
    close()
    assert "fine" in (tmp_path / logs.FILE).read_text()


def test_the_log_rotates_and_stays_small(tmp_path: Path) -> None:
    folder = tmp_path / "log"
    close = logs.set_up(folder)
    for _ in range(2 * (logs.GENERATIONS + 1) * logs.SIZE // 2000):
        logs.log().info("x" * 2000)
    close()
    files = sorted(path.name for path in folder.iterdir())
    assert files == [logs.FILE, *(f"{logs.FILE}.{n}" for n in range(1, logs.GENERATIONS + 1))]
    assert all(path.stat().st_size <= logs.SIZE for path in folder.iterdir())


def test_a_name_with_escape_sequences_is_harmless_in_the_log(tmp_path: Path) -> None:
    close = logs.set_up(tmp_path)
    logs.log().info("player %s", "\x1b[2J")
    close()
    assert "player \\x1b[2J" in (tmp_path / logs.FILE).read_text()


def test_without_a_place_there_is_no_log_and_no_error(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    close = logs.set_up(blocked)
    logs.log().error("heard by nobody")
    close()
    assert blocked.read_text() == ""


def test_a_pipe_in_the_place_of_the_log_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / logs.FILE)
    close = logs.set_up(tmp_path)
    logs.log().error("heard by nobody")
    close()
