"""`mazmorra host` and `mazmorra join`: what they take, and what they start."""

from __future__ import annotations

import socket

import pytest

from app.cli import host, join, play
from app.cli.main import main
from app.cli.parser import Arguments, Parser
from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.session.exit_codes import OK, WRONG_USE

CODE = "K7QM-2XRT-9HDB"


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[StartOptions]:
    """The options with which the full screen starts."""
    found: list[StartOptions] = []

    def full_screen(options: StartOptions) -> int:
        found.append(options)
        return OK

    monkeypatch.setattr(play, "_full_screen", full_screen)
    return found


def parsed(*words: str) -> Arguments:
    return Parser(Texts("en", strict=True)).parse(words)


def test_a_table_is_opened_with_its_rules(started: list[StartOptions]) -> None:
    words = ("host", "irrgarten", "--preset", "even", "--name", "Ana", "--port", "7000")
    assert host.run(Texts("en"), parsed(*words)) == OK
    (options,) = started
    assert (options.hosts, options.game, options.preset) == (True, "irrgarten", "even")
    assert (options.name, options.port, options.address) == ("Ana", 7000, "")


def test_a_friend_joins_by_the_invitation(started: list[StartOptions]) -> None:
    assert join.run(Texts("en"), parsed("join", f"10.0.0.2:7373/{CODE}", "--name", "Ben")) == OK
    (options,) = started
    assert (options.join, options.name) == (f"10.0.0.2:7373/{CODE}", "Ben")
    assert not options.hosts


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("join", "nowhere"), "isn't an invitation"),
        (("join", CODE), "isn't an invitation"),
        (("join",), "invitation that your friend sent you"),
        (("host", "irrgarten", "--plain"), "needs the full screen"),
        (("join", f"10.0.0.2/{CODE}", "--plain"), "needs the full screen"),
    ],
)
def test_what_is_wrong_is_said(
    words: tuple[str, ...],
    said: str,
    capsys: pytest.CaptureFixture[str],
    started: list[StartOptions],
) -> None:
    assert main([*words, "--lang", "en"]) == WRONG_USE
    assert said in capsys.readouterr().err
    assert not started


@pytest.mark.parametrize(("language", "said"), [("en", "is taken"), ("es", "está ocupado")])
def test_a_port_that_is_taken_is_said_before_the_screen(
    language: str, said: str, capsys: pytest.CaptureFixture[str], started: list[StartOptions]
) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        words = ["host", "irrgarten", "--address", "127.0.0.1", "--port", port]
        assert main([*words, "--lang", language]) == WRONG_USE
    error = capsys.readouterr().err
    assert f"{port} {said}" in error
    assert "--port" in error
    assert not started


def test_the_usual_port_may_be_taken(
    monkeypatch: pytest.MonkeyPatch, started: list[StartOptions]
) -> None:
    """Then the table is at the next one, and its lobby says so."""
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        monkeypatch.setattr(host, "PORT", port)
        words = ("host", "irrgarten", "--address", "127.0.0.1", "--port", str(port))
        assert host.run(Texts("en"), parsed(*words)) == OK
    assert started


def test_an_address_of_another_machine_is_said_before_the_screen(
    capsys: pytest.CaptureFixture[str], started: list[StartOptions]
) -> None:
    words = ["host", "irrgarten", "--address", "192.0.2.1", "--lang", "en"]
    assert main(words) == WRONG_USE
    assert "No table can be opened at port 7373" in capsys.readouterr().err
    assert not started
