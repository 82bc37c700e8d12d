"""The page after an error of the screen: a match is said to be saved only if it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.start_options import StartOptions
from app.tui.factory import make_app, tell_fault
from tests.app.games.hammerspace.tui.helpers import laid
from tests.app.tui.shell import services

SAVED, UNSAVED = "saved up to the last decision", "wasn't being saved"


def page(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    folder: Path,
    *,
    match: bool,
) -> str:
    monkeypatch.setattr("app.files.paths.log_folder", lambda: folder)
    app = make_app(services(), StartOptions())
    app.session = laid("mattress") if match else None
    tell_fault(app, ZeroDivisionError())
    return capsys.readouterr().err


def test_without_a_match_the_page_says_nothing_of_one(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    told = page(capsys, monkeypatch, tmp_path, match=False)
    assert SAVED not in told
    assert UNSAVED not in told


def test_a_match_that_no_store_has_is_not_said_to_be_saved(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Its journal has never failed, because there is none."""
    told = page(capsys, monkeypatch, tmp_path, match=True)
    assert SAVED not in told
    assert UNSAVED in told
