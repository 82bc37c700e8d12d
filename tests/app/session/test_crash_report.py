"""After a fault: a report for those who mend it, a short page for those who play."""

from __future__ import annotations

import tempfile
from datetime import UTC, datetime
from pathlib import Path

import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.session.crash_report import CrashContext, page, report

NOON = datetime(2030, 1, 2, 12, 0, 0, tzinfo=UTC)
JOURNAL = "irrgarten rev 1\nseed WOLF-7F3A\n0 up\n1 left"


def fault() -> Exception:
    def board() -> None:
        secret = "a local value"  # noqa: F841 -- the report must not show it
        raise ZeroDivisionError("the maze has no squares")

    try:
        board()
    except ZeroDivisionError as error:
        return error
    raise AssertionError


def test_a_fault_leaves_a_file_with_all_that_is_needed(
    mazmorra_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLORTERM", "truecolor")
    context = CrashContext(where="game", journal=JOURNAL, notes={"screen": "80x24"})
    path = report(fault(), context, now=NOON)
    assert path == mazmorra_home / "log" / "fault-20300102-120000.txt"
    text = path.read_text(encoding="utf-8")
    for needed in (
        "ZeroDivisionError: the maze has no squares", "in board", JOURNAL, "mazmorra 0.",
        "textual ", "python 3.", "TERM=xterm-256color", "COLORTERM=truecolor", "LANG=",
        "where game", "screen 80x24", "time 2030-01-02T12:00:00Z", "size ",
    ):  # fmt: skip
        assert needed in text


def test_a_report_tells_nothing_else_of_the_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """No secret variables, no values of the code, no person's name in a path."""
    home = tmp_path / "anastasia"
    monkeypatch.setenv("HOME", str(home))
    monkeypatch.setenv("API_TOKEN", "hunter2")
    monkeypatch.setenv("TMUX", "/tmp/tmux-1000/default,42,0")
    error = OSError(2, "no", f"{home}/x")
    path = report(error, CrashContext(journal=f"{home}/y"), tmp_path, NOON)
    assert path is not None
    text = path.read_text(encoding="utf-8")
    assert "~/x" in text
    assert "TMUX=set" in text
    for secret in ("anastasia", "hunter2", "tmux-1000", "a local value"):
        assert secret not in text


def test_two_faults_in_a_second_are_two_files(tmp_path: Path) -> None:
    first = report(fault(), folder=tmp_path, now=NOON)
    second = report(fault(), folder=tmp_path, now=NOON)
    assert first is not None
    assert second is not None
    assert first != second


def test_without_a_log_folder_the_report_goes_where_there_is_room(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    path = report(fault(), folder=blocked / "log", now=NOON)
    assert path is not None
    assert path.exists()
    path.unlink()


def test_with_no_room_at_all_the_page_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(blocked))
    path = report(fault(), folder=blocked / "log")
    assert path is None
    assert "couldn't be written" in page(Texts("en", strict=True), path)


def test_an_error_that_fails_to_tell_itself_is_reported_too(tmp_path: Path) -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    path = report(Mute(), folder=tmp_path, now=NOON)
    assert path is not None
    assert "Mute" in path.read_text(encoding="utf-8")


def test_half_characters_do_not_stop_a_report(tmp_path: Path) -> None:
    path = report(ValueError("\ud800"), CrashContext(journal="\udcff"), tmp_path, NOON)
    assert path is not None
    assert "ValueError" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("saved", [True, False])
def test_the_page_is_short_and_names_the_file(language: str, saved: bool) -> None:
    path = Path("/tmp/log/fault-20300102-120000.txt")
    text = page(Texts(language, strict=True), path, saved)
    lines = text.splitlines()
    assert len(lines) <= 10
    assert f"  {path}" in lines
    assert "Traceback" not in text
    word = {("en", True): "Continue", ("es", True): "Continuar"}.get((language, saved))
    assert word is None or word in text


def test_the_page_does_nothing_to_the_terminal_whatever_the_folder_is_called() -> None:
    text = page(Texts("en", strict=True), Path("/tmp/a\x1b[2J/fault.txt"))
    assert "  /tmp/a[2J/fault.txt" in text.splitlines()
