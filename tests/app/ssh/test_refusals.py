"""What the server does not do for an SSH client, and how many it serves: always with a sentence."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from app.i18n.fluent import LANGUAGES, Texts
from app.ssh import connection as connections
from app.ssh import server as servers
from app.ssh import session as sessions
from tests.app.ssh.served import UTF8, Keyless, connected, served, window
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time

LOCALES = {"en": UTF8, "es": {"LANG": "es_ES.UTF-8"}}


KERNEL = 32 * 1024 * 1024
"""Bytes that the sockets of both sides may hold."""


def sentence(language: str, what: str) -> str:
    return Texts(language, strict=True)("ssh-refused", what=what)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_commands_files_and_terminals_without_a_screen_are_refused_in_words(
    tmp_path: Path, language: str
) -> None:
    asked: list[tuple[str, dict[str, Any]]] = [
        ("command", {"command": "cat /etc/passwd"}),
        ("command", {"command": "scp -t /tmp/x"}),
        ("terminal", {"term": None}),
        ("screen", {"term": "dumb"}),
    ]
    async with served(tmp_path) as server, connected(server.ssh, "ana") as connection:
        for what, how in asked:
            refused = await window(connection, LOCALES[language], **how)
            assert await refused.end() == (1, sentence(language, what))
        process = await connection.create_process(
            subsystem="sftp", env=LOCALES[language], encoding=None
        )
        assert sentence(language, "files") in (await process.stderr.read()).decode()
        assert server.ssh.sessions == 0
        assert server.ssh.refusals == {"command": 2, "terminal": 1, "screen": 1, "files": 1}


async def test_ports_sockets_and_tunnels_are_not_forwarded(tmp_path: Path) -> None:
    nothing = sentence("en", "ports")
    async with served(tmp_path) as server, connected(server.ssh, "ana") as connection:
        with pytest.raises(asyncssh.ChannelOpenError, match=nothing):
            await connection.open_connection("127.0.0.1", server.lines.port)
        with pytest.raises(asyncssh.ChannelOpenError, match=nothing):
            await connection.open_unix_connection("/tmp/some.sock")
        with pytest.raises(asyncssh.ChannelOpenError, match=nothing):
            await connection.open_tun()
        with pytest.raises(asyncssh.ChannelOpenError, match=nothing):
            await connection.open_tap()
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.start_server(lambda *_: None, "", 0)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.start_unix_server(lambda *_: None, "/tmp/x")
        player = await window(connection)
        await player.until("Nobody has a table")
        player.type("q")
        status, said = await player.end()
        assert status == 0
        assert said.startswith(nothing), "what a client can't show is said in its next session"


async def test_agents_and_windows_are_not_forwarded(tmp_path: Path) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "ana") as connection:
        with pytest.raises(asyncssh.ChannelOpenError, match="X11"):
            await connection.create_process(
                x11_forwarding=True, x11_display="localhost:99", term_type="xterm"
            )
        player = await window(connection)
        await player.until("Nobody has a table")
        channel: Any = player.process.channel
        assert not await channel._make_request(b"auth-agent-req@openssh.com")
        player.type("q")
        _, said = await player.end()
        assert sentence("en", "screens") in said
        next_player = await window(connection)
        await next_player.until("Nobody has a table")
        next_player.type("q")
        assert sentence("en", "agent") in (await next_player.end())[1]


async def test_whoever_only_logs_in_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "SESSION_SECONDS", 0.1)
    async with served(tmp_path) as server, connected(server.ssh, "ana") as connection:
        async with asyncio.timeout(20):
            await connection.wait_closed()
        (reason,) = Keyless.lost[-1:]
        assert sentence("en", "nothing") in str(reason)


@pytest.mark.parametrize(("limit", "what"), [("sessions", "full"), ("per_address", "often")])
async def test_a_session_too_many_is_refused_in_words(
    tmp_path: Path, limit: str, what: str
) -> None:
    async with (
        served(tmp_path, options={limit: 1}) as server,
        connected(server.ssh, "ana") as connection,
    ):
        first = await window(connection)
        await first.until("Nobody has a table")
        second = await window(connection, LOCALES["es"])
        assert await second.end() == (1, sentence("es", what))
        first.type("q")
        assert (await first.end())[0] == 0
        await until(lambda: not server.ssh.sessions)
        third = await window(connection, LOCALES["es"])
        await third.until("no hay ninguna mesa")


async def test_a_connection_has_few_sessions(tmp_path: Path) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "ana") as connection:
        for _ in range(connections.MOST_CHANNELS):
            await connection.create_process(term_type="xterm")
        with pytest.raises(asyncssh.ChannelOpenError, match=sentence("en", "often")):
            await connection.create_process(term_type="xterm")


async def test_an_address_with_many_new_connections_is_sent_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "NEW_PER_SECOND", 1)
    async with served(tmp_path) as server, connected(server.ssh, "ana"):
        with pytest.raises(asyncssh.DisconnectError, match=sentence("en", "often")):
            async with connected(server.ssh, "ben"):
                pass


async def test_connections_without_a_session_have_a_limit(tmp_path: Path) -> None:
    async with (
        served(tmp_path, options={"sessions": 1}) as server,
        connected(server.ssh, "ana"),
        connected(server.ssh, "ben"),
    ):
        with pytest.raises(asyncssh.DisconnectError, match=sentence("en", "full")):
            async with connected(server.ssh, "eva"):
                pass


async def test_more_than_a_few_who_are_sent_away_are_not_even_told_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(servers, "MOST_TURNED_AWAY", 2)
    async with served(tmp_path, options={"per_address": 1}) as server:
        silent = [await asyncio.open_connection("127.0.0.1", server.ssh.port) for _ in range(6)]
        await until(lambda: server.ssh.refusals["often"] == 5)
        ends = [asyncio.create_task(reader.read()) for reader, _ in silent]
        _, waiting = await asyncio.wait(ends, timeout=1)
        assert len(waiting) == 3, "one may come, two will hear why not"
        for _, writer in silent:
            writer.close()


async def test_a_guest_who_presses_no_key_for_long_is_sent_away_in_words(tmp_path: Path) -> None:
    async with (
        served(tmp_path, options={"idle": 1.0}) as server,
        connected(server.ssh, "ana") as connection,
    ):
        player = await window(connection, LOCALES["es"])
        await player.until("no hay ninguna mesa")
        status, said = await player.end()
        assert status == 1
        assert said.startswith(Texts("es", strict=True)("ssh-end", why="idle"))
        assert player.shown.endswith("\x1b[?1049l"), "the terminal is as it was before"


@pytest.mark.parametrize("window_size", [1024, 2**31], ids=["channel", "socket"])
async def test_a_client_that_does_not_read_is_cut_off(tmp_path: Path, window_size: int) -> None:
    async with served(tmp_path) as server, connected(server.ssh, "ana") as connection:
        await connection.create_process(term_type="xterm", window=window_size)
        transport: Any = connection._transport
        transport.pause_reading()
        await until(lambda: server.ssh.sessions)
        (session,) = server.ssh._sessions
        sent = 0
        while server.ssh.connections:
            session._send("x" * 65536)
            sent += 65536
            await asyncio.sleep(0)
        assert server.ssh.refusals == {"slow": 1}
        assert sessions.MOST_QUEUED <= sent < sessions.MOST_QUEUED + KERNEL
