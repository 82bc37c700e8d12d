"""The server ends by Ctrl+C in its terminal, which all its processes get."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.app.server.processes import events_of, free_ports, running
from tests.app.ssh.served import connected_to, window

pytestmark = pytest.mark.real_time


async def test_players_over_ssh_learn_when_to_come_back(tmp_path: Path) -> None:
    *ports, ssh = free_ports(4)
    async with (
        running(tmp_path, ports, MAZMORRA_SERVE_SSH=f"{ssh}") as server,
        connected_to(ssh, user="eva") as connection,
    ):
        player = await window(connection)
        await player.until("Nobody has a table open right now")
        log = await server.end_by_key()
        status, said = await player.end()
    assert status == 1, "a shell can try again"
    assert "It will be back in a minute" in said
    assert "ssh -p" in said, "the way back to their seat"
    assert events_of(log) == ["started", "stopped"]
