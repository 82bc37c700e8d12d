"""`mazmorra serve` as a process: its ports, its log, and matches that outlive it."""

from __future__ import annotations

import asyncio
import json
import signal
import socket
import subprocess
import sys
from asyncio.subprocess import PIPE
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from app.cli.main import main
from app.cli.parser import Parser
from app.cli.serve import serve_options
from app.i18n.fluent import Texts
from app.net import limits
from app.net.addresses import ServerLimits
from app.net.forwarding import FORWARDED, PASS
from app.net.messages import Hello
from app.net.protocol import write
from app.validation.errors import WrongUse
from tests.app.server.processes import (
    MAZMORRA,
    Person,
    begun_match,
    events_of,
    free_ports,
    running,
    step,
)
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time


async def test_two_people_go_on_after_their_server_was_killed_and_after_it_was_restarted(
    tmp_path: Path,
) -> None:
    ports = free_ports(3)
    async with running(tmp_path, ports) as first:
        code, ana, ben = await begun_match(first)
        for _ in range(3):
            await step(ana, ben)
        figures = await first.figures()
        assert (figures["tables"], figures["matches"], figures["people"]) == (1, 1, 2)
        await first.end(signal.SIGKILL)
    await until(lambda: "lost" in (ana.dialer.state, ben.dialer.state))
    async with running(tmp_path, ports) as second:
        await until(lambda: ana.beginnings == ben.beginnings == 2)
        assert (ana.decisions, ben.decisions) == (3, 3)
        await step(ana, ben)
        log = await second.end()
        assert second.process.returncode == 0
        said = {one.client.farewell.code for one in (ana, ben) if one.client.farewell is not None}
        assert said == {"restart"}
    async with running(tmp_path, ports) as third:
        await until(lambda: ana.beginnings == ben.beginnings == 3)
        await step(ana, ben)
        assert ana.decisions == 5
        assert (await third.figures())["tables_restored_total"] == 1
        for one in (ana, ben):
            await one.stop()
    assert events_of(log) == ["started", "stopped"]
    for secret in (code, "Ana", "ana-token", "127.0.0.1"):
        assert secret not in json.dumps(log)


async def sent_away(person: Person) -> None:
    """Wait until somebody has come in vain."""
    await until(lambda: person.client.farewell is not None)


async def test_the_log_has_a_match_its_people_and_wrong_codes_without_their_secrets(
    tmp_path: Path,
) -> None:
    async with running(tmp_path, free_ports(3)) as server:
        code, ana, ben = await begun_match(server)
        for number in range(4):
            eve = Person(server.port, "K7QM2XRT9HDC", f"eve {number}")
            await sent_away(eve)
        log = await server.end()
        for one in (ana, ben):
            await one.stop()
    events = [(one["event"], one.get("game"), one.get("count")) for one in log]
    assert ("visitor", None, 1) in events
    assert ("opened", "hammerspace", None) in events
    assert events.count(("joined", "hammerspace", None)) == 2
    assert ("began", None, None) in events
    wrong = [int(str(count)) for event, _, count in events if event == "wrong code"]
    assert wrong[0] == 1, "at once"
    assert (sum(wrong), len(wrong)) == (4, 2), "the others in one line"
    for secret in (code, "K7QM2XRT9HDC", "Ana", "ana-token", "eve 0", "127.0.0.1"):
        assert secret not in json.dumps(log)


async def test_a_full_server_and_an_eager_address_are_refused_in_words(tmp_path: Path) -> None:
    few = {"MAZMORRA_SERVE_MOST_LINES": "2", "MAZMORRA_SERVE_MOST_PER_ADDRESS": "1"}
    async with running(tmp_path, free_ports(3), **few) as server:
        url = f"ws://127.0.0.1:{server.port}/"
        greeting = write(Hello(limits.PROTOCOL, limits.PROTOCOL, "", "eve", "", "en", "", ()))
        async with connect(url, proxy=None) as first:
            await first.send(greeting)
            assert '"tables"' in str(await first.recv())
            for headers in ({}, {FORWARDED: "192.0.2.9"}, {FORWARDED: "192.0.2.9", PASS: "guess"}):
                async with connect(url, proxy=None, additional_headers=headers) as second:
                    assert '"often"' in str(await second.recv()), "nobody chooses their address"
                    with pytest.raises(ConnectionClosed):
                        await second.recv()
        assert (await server.figures())['refused_total{reason="often"}'] == 3


async def test_a_taken_port_is_said(tmp_path: Path) -> None:
    ports = free_ports(3)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", ports[0]))
        taken.listen()
        process = await asyncio.create_subprocess_exec(
            MAZMORRA, "serve", "--folder", str(tmp_path), "--port", f"{ports[0]}",
            "--page-port", f"{ports[1]}", "--health-port", f"{ports[2]}", stderr=PIPE,
        )  # fmt: skip
        _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 2
    assert b"A port can't be opened" in said
    assert b"Traceback" not in said


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (
            ("--database", "mysql://ana:secret@localhost/mazmorra"),
            "isn't the address of a database",
        ),
        (("--database", "postgresql:///x?host=/nowhere"), "The database can't be opened"),
        (("--database", "postgresql://ana:secret@[x/m"), "isn't the address of a database"),
        (("--database", "postgresql://ana:secret/7@x/m"), "isn't the address of a database"),
        (("--peer-address", "10.0.0.1:99999"), "isn't an address with a port"),
    ],
)
def test_what_is_wrong_with_a_database_is_said_without_its_password(
    words: tuple[str, str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", *words, "--lang", "en"]) == 2
    found = capsys.readouterr().err
    assert said in found
    assert "secret" not in found
    assert "Traceback" not in found


def test_without_the_extra_it_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("app.cli.server_store.find_spec", lambda _name: None)
    assert main(["serve", "--database", "postgresql:///x", "--lang", "en"]) == 2
    assert "pip install asyncpg" in capsys.readouterr().err


def test_a_server_without_a_database_imports_nothing_of_it() -> None:
    program = "import sys, app.server.serve, app.server.store; sys.exit('asyncpg' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_options_come_from_the_command_line_or_else_from_the_environment() -> None:
    env = {"MAZMORRA_SERVE_PORT": "7000", "MAZMORRA_SERVE_PROXIED": "yes"}
    options = serve_options(Parser(Texts("en")).parse(("serve", "--port", "8000")), env)
    assert (options.port, options.page_port, options.proxied) == (8000, 7374, True)
    assert serve_options(Parser(Texts("en")).parse(("serve",)), env).port == 7000
    off = {"MAZMORRA_SERVE_PROXIED": "0", "MAZMORRA_SERVE_MOST_TABLES": "7"}
    options = serve_options(Parser(Texts("en")).parse(("serve",)), off)
    assert not options.proxied
    assert options.limits.tables == 7
    assert options.limits.new_lines_per_second == 10
    options = serve_options(Parser(Texts("en")).parse(("serve", "--most-per-address", "60")), {})
    assert (options.limits.lines_per_address, options.limits.new_lines_per_second) == (60, 60)
    options = serve_options(Parser(Texts("en")).parse(("serve", "--most-guesses", "50")), {})
    assert (options.limits.guesses, options.limits.all_guesses) == (50, 1000)
    options = serve_options(Parser(Texts("en")).parse(("serve", "--most-messages", "30")), {})
    assert (options.limits.messages, ServerLimits().messages) == (30, 10)
    for wrong in (
        {"MAZMORRA_SERVE_PORT": "0"}, {"MAZMORRA_SERVE_URL": "http://play.example.org"},
        {"MAZMORRA_SERVE_URL": "play.example.org"},
        {"MAZMORRA_SERVE_URL": "https://play.example.org/games"},
    ):  # fmt: skip
        with pytest.raises(WrongUse):
            serve_options(Parser(Texts("en")).parse(("serve",)), wrong)
