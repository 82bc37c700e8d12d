"""`mazmorra doctor` in a real terminal whose answers we make up."""

from __future__ import annotations

import json
import sys
import unicodedata
from pathlib import Path
from types import SimpleNamespace

import pytest

from app.cli.doctor import _apply
from app.cli.main import main
from app.config import settings as settings_file
from app.config.settings import Settings
from app.i18n.fluent import Texts
from tests.helpers.rawpty import ANSWERS, RawTerminal

MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))

LIGHT = {
    **ANSWERS,
    b"\x1b]11;?\x1b\\": b"\x1b]11;rgb:fafa/fafa/f5f5\x1b\\",
    b"\x1b[>0q": b"\x1bP>|Pretend(1.0)\x1b\\",
}


def as_in_asia(sign: str) -> int:
    """A terminal that takes what is of ambiguous width for wide."""
    return 2 if unicodedata.east_asian_width(sign) in "WFA" else 1


def test_wide_boxes_are_found_and_the_settings_written() -> None:
    """Box lines, blocks and ¿ are of ambiguous width, the dot of an empty bar is not."""
    command = [MAZMORRA, "doctor", "--json", "--apply"]
    with RawTerminal(command, size=(90, 30), answers=LIGHT, cells=as_in_asia) as terminal:
        terminal.read_until(b'"proposed"')
        assert terminal.wait().status == 0
        assert terminal.left_on() == set()
        sent = terminal.output.decode()
    data = json.loads(sent[sent.index("{\r\n") :])
    assert (data["columns"], data["rows"], data["name"]) == (90, 30, "Pretend(1.0)")
    assert {"─", "█", "♥", "¿"} <= set(data["odd"])
    assert "∙" not in data["odd"]
    assert data["proposed"] == {"glyphs": "ascii", "theme": "light"}
    written = settings_file.load(settings_file.settings_path()).settings
    assert written == Settings(glyphs="ascii", theme="light")


def test_a_person_is_asked_before_settings_change() -> None:
    """The answer is a word of the language: s for sí."""
    command = [MAZMORRA, "doctor", "--lang", "es"]
    with RawTerminal(command, cells=as_in_asia) as terminal:
        terminal.read_until("¿Usarlos?".encode())
        assert "símbolos: ASCII" in terminal.output.decode()
        terminal.press("s\r")
        terminal.read_until(b"Guardado en")
        assert terminal.wait().status == 0
    assert settings_file.load(settings_file.settings_path()).settings == Settings(glyphs="ascii")


def test_keys_are_told_by_name_and_by_what_arrives() -> None:
    with RawTerminal([MAZMORRA, "doctor", "--keys"]) as terminal:
        terminal.read_until(b"Ctrl-C ends.")
        terminal.press("\x1b[15~")
        terminal.read_until(b"f5: ESC [ 1 5 ~")
        terminal.press("\x03")
        terminal.read_until(b"ctrl+c: ^C")
        assert terminal.wait().status == 0
        assert terminal.left_on() == set()


def test_in_a_pipe_it_says_what_cannot_be_measured(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with open("/dev/null") as nowhere:
        monkeypatch.setattr(sys, "__stdin__", nowhere)
        assert main(["doctor"]) == 2
        assert "there is nothing to measure" in capsys.readouterr().out
        assert main(["doctor", "--json"]) == 2
        data = json.loads(capsys.readouterr().out)
        assert data["unmeasured"] == "pipe"
        assert data["columns"] is None
        assert main(["doctor", "--keys"]) == 2
    assert not settings_file.settings_path().exists()


def test_settings_that_can_t_be_written_are_told_of_in_the_player_s_language(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MAZMORRA_HOME", str(tmp_path))
    settings_file.settings_path().mkdir(parents=True)
    _apply(Texts("es", strict=True), Settings(), {"theme": "light"}, quiet=False)
    told = capsys.readouterr()
    assert f"{settings_file.settings_path()} no es un archivo normal" in told.err
    assert not told.out


@pytest.mark.parametrize(("file", "words"), [("rules.py", "Python"), ("rules.so", "Machine code")])
def test_the_doctor_says_how_the_rules_run(
    file: str, words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = SimpleNamespace(origin=f"/somewhere/{file}")
    monkeypatch.setattr("app.doctor.library.find_spec", lambda _name: found)
    main(["doctor"])
    assert any("Rules" in line and words in line for line in capsys.readouterr().out.split("\n"))
    main(["doctor", "--json"])
    assert json.loads(capsys.readouterr().out)["native"] is (words == "Machine code")
