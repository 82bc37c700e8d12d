"""Who a client is: its key, once it has proved to have it, or the code of a guest."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from typing_extensions import override

from app.net.invitations import shown_code
from app.server import host_key
from app.ssh.identity import Asked, Identities, new_guest, read_user
from app.ssh.server import SshServer
from tests.app.net.tables import CODE
from tests.app.ssh.served import Keyless, connected, key_of, served, window
from tests.app.ssh.served import host_key as private
from tests.helpers.waiting import until

pytestmark = pytest.mark.real_time


def test_tokens_need_the_secret_of_the_server_and_differ_by_key_and_kind() -> None:
    one, other = Identities(b"one"), Identities(b"other")
    tokens = {
        one.of_key("SHA256:a"), one.of_key("SHA256:b"), one.of_guest("SHA256:a"),
        other.of_key("SHA256:a"),
    }  # fmt: skip
    assert len(tokens) == 4
    assert one.of_key("SHA256:a") == Identities(b"one").of_key("SHA256:a")


def test_the_name_of_a_user_is_a_code_a_guest_or_a_name() -> None:
    guest = new_guest()
    assert read_user(shown_code(CODE).lower()) == Asked(table=CODE)
    assert read_user(guest.lower()) == Asked(guest=guest)
    assert read_user("eva") == Asked(name="eva")
    assert read_user("root") == read_user("") == Asked()
    odd = read_user("\x1b[2J\u202e[/x]" + "n" * 1000).name
    assert len(odd) <= 16
    assert odd.isprintable()


def test_the_host_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    path = tmp_path / host_key.FILE
    made = host_key.read_or_make(path)
    assert path.stat().st_mode & 0o777 == 0o600
    path.chmod(0o644)
    assert host_key.read_or_make(path) == made
    assert path.stat().st_mode & 0o777 == 0o600
    assert asyncssh.import_private_key(made).get_algorithm() == "ssh-ed25519"


async def test_a_host_key_that_is_none_opens_no_port() -> None:
    from app.session.ssh_process import SshOptions

    for text in ("", "nonsense", private()[:100]):
        with pytest.raises(OSError, match="host key"):
            await SshServer("127.0.0.1:1", "127.0.0.1", 0, SshOptions(text)).start()


class Thief(Keyless):
    """Shows somebody's public key without having the private one, then comes as a guest."""

    def __init__(self, keys: list[Any]) -> None:
        self._keys = keys

    @override
    def public_key_auth_requested(self) -> Any:
        return self._keys.pop() if self._keys else None


class StolenKey(asyncssh.public_key.SSHLocalKeyPair):
    """Ana's public key, over which somebody else signs."""

    @override
    def sign(self, data: bytes) -> bytes:
        return key_of("eve").sign(data, self.sig_algorithm)


async def test_a_public_key_alone_is_nobody(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        async with connected(server.ssh, "ana"):
            await until(lambda: [one.fingerprint for one in server.ssh.connections] != [""])
            proved = [one.fingerprint for one in server.ssh.connections]
        await until(lambda: not server.ssh.connections)
        ana = key_of("ana")
        keys = [StolenKey(ana, ana.convert_to_public(), None, None)]
        async with asyncssh.connect(
            "127.0.0.1", server.ssh.port, username="ana", client_factory=lambda: Thief(keys),
            client_keys=None, config=None, known_hosts=None, agent_path=None,
        ):  # fmt: skip
            assert not keys, "the key was shown"
            assert [one.fingerprint for one in server.ssh.connections] == [""]
        assert proved == [key_of("ana").get_fingerprint()]


@pytest.mark.parametrize("way", ["key", "code"])
async def test_whoever_comes_back_with_the_same_key_or_code_has_the_same_seat(
    tmp_path: Path, way: str
) -> None:
    key = "ana" if way == "key" else ""
    async with served(tmp_path) as server:
        async with connected(server.ssh, key, "ana") as connection:
            terminal = await window(connection)
            shown = await terminal.until("Nobody has a table")
            user = "ana" if key else re.findall(r"(\w{26})@", shown)[0]
            terminal.type("o")
            await terminal.until("A new table")
            terminal.type("o")
            await terminal.until("Send your friends")
            table = next(iter(server.tables.tables))
            await until(lambda: table.table.lobby.seats[0].key)
        async with connected(server.ssh, "ben") as connection:
            other = await window(connection)
            assert "your seat" not in await other.until("Choose a table", "free")
        async with connected(server.ssh, key, user) as connection:
            again = await window(connection, {"LANG": "es_ES.UTF-8"})
            await again.until("Elige una mesa", "tu asiento")


async def test_what_friends_type_is_known_after_the_line_has_gone(tmp_path: Path) -> None:
    """The lobby may be painted once more then, before its program ends."""
    async with served(tmp_path) as server:
        async with connected(server.ssh, "ana"):
            (connection,) = server.ssh.connections
            typed = connection.line_for("K7QM")
            assert typed == f"ssh -p {server.ssh.port} K7QM@127.0.0.1"
        await until(lambda: not server.ssh.connections)
        assert connection.line_for("K7QM") == typed
