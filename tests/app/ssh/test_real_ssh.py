"""Two players with the system's own `ssh`, at a server that starts again in mid-match."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.app.server.processes import events_of, free_ports, running
from tests.app.ssh.served import key_of
from tests.helpers.terminal import REQUIRED, Terminal

pytestmark = [pytest.mark.terminal, pytest.mark.real_time]

NO_CONFIG = ["-F", "/dev/null", "-o", "StrictHostKeyChecking=no", "-o", "IdentitiesOnly=yes"]


@pytest.fixture(autouse=True)
def _needs_ssh() -> None:
    if shutil.which("ssh") is None:
        if os.environ.get(REQUIRED) == "1":
            pytest.fail(f"ssh is missing, and {REQUIRED}=1 says that this test must run")
        pytest.skip("ssh is missing: install openssh-client to run the tests with it")


class Client:
    """Somebody who types `ssh`: with a key, or without any."""

    def __init__(self, open_terminal: Callable[..., Terminal], folder: Path, port: int) -> None:
        self._open, self._folder, self._port = open_terminal, folder, port

    def __call__(self, user: str, language: str, *, key: str = "") -> Terminal:
        known = f"UserKnownHostsFile={self._folder / 'known_hosts'}"
        words = ["ssh", *NO_CONFIG, "-o", known, "-o", "SendEnv=LANG", "-p", f"{self._port}"]
        if key:
            file = self._folder / key
            if not file.exists():
                key_of(key).write_private_key(file)
                file.chmod(0o600)
            words += ["-i", str(file)]
        else:
            words += ["-o", "PubkeyAuthentication=no"]
        return self._open([*words, f"{user}@127.0.0.1"], env={"LANG": f"{language}.UTF-8"})


def press_until(terminal: Terminal, key: str, words: str) -> None:
    """Press a key again and again until words are there."""
    while words not in terminal.screen():
        terminal.press(key)
        terminal.wait_until_still()


async def test_a_key_and_a_code_lead_back_to_the_seats_after_a_restart(
    open_terminal: Callable[..., Terminal], tmp_path: Path
) -> None:
    *ports, ssh = free_ports(4)
    client = Client(open_terminal, tmp_path, ssh)
    env = {"MAZMORRA_SERVE_SSH": f"{ssh}"}
    async with running(tmp_path / "server", ports, **env) as server:
        ana = client("ana", "en_US", key="ana")
        ana.wait_for("Nobody has a table open right now")
        ana.press("o")
        ana.wait_for("A new table")
        press_until(ana, "g", "Hammerspace")
        press_until(ana, "s", "← 2 →")
        ana.press("o")
        ana.wait_for("Send your friends this invitation")
        ana.wait_for("ready  here")
        eva = client("eva", "es_ES")
        way_back = eva.wait_for("anota la orden que te devuelve")
        eva.press("Enter")
        eva.wait_for("Siéntate")
        eva.press("Down", "Enter")
        eva.wait_for("Hasta 16 letras")
        eva.press("Enter")
        eva.wait_for("a punto  aquí")
        ana.wait_until(lambda screen: screen.count("ready") == 2, "both are ready")
        ana.press("Enter")
        for player in (ana, eva):
            player.wait_for("HAMMERSPACE")
        figures = await server.figures()
        assert (figures["ssh_sessions"], figures["ssh_processes"]) == (2, 1)
        assert (figures["people"], figures["matches"]) == (2, 1)
        log = await server.end()
        ana.wait_for("It will be back in a minute")
        eva.wait_for("Volverá en un minuto")
        assert {ana.wait_for_end(), eva.wait_for_end()} == {1}, "a shell can try again"
        assert ana.left_on() == eva.left_on() == set()
        assert events_of(log) == ["started", "stopped"]
    code = re.findall(r"(\w{26})@", way_back)[0]
    async with running(tmp_path / "server", ports, **env):
        ana, eva = client("ana", "es_ES", key="ana"), client(code, "en_US")
        ana.wait_for("tu asiento")
        eva.wait_for("your seat")
        for player in (ana, eva):
            player.press("Enter")
            player.wait_for("HAMMERSPACE")
        for player in (ana, eva):
            player.press("C-q")
        ana.wait_for("¿")
        eva.wait_for("?")
