"""A connection of an SSH client: who it is, and what it may not do."""

from __future__ import annotations

import asyncio
from typing import Final, NoReturn, Protocol

import asyncssh
from asyncssh import ChannelOpenError, SSHKey, SSHServerChannel, SSHServerConnection
from typing_extensions import override

from app.i18n.fluent import Texts
from app.net.addresses import group_of
from app.ssh import session
from app.ssh.session import GuestSession

LOGIN_SECONDS: Final = 60.0
"""How long a client may take to say who it is: a person compares the server's fingerprint first."""
SESSION_SECONDS: Final = 15.0
"""How long it may then take to open a session."""
WINDOW, PACKET = 32 * 1024, 16 * 1024
"""Bytes that a client may send before they are read, and in one packet: a long paste."""
MOST_CHANNELS: Final = 4
"""Sessions of one connection."""
USUAL_PORT: Final = 22


class Port(session.Port, Protocol):
    """The server, as a connection sees it."""

    def arrive(self, connection: Connection) -> str:
        """Count a new connection. Return the reason of a refusal, or ""."""

    def may_hear_why(self, connection: Connection) -> bool:
        """Whether a connection that is refused may stay until it can be told why."""

    def gone(self, connection: Connection) -> None:
        """Count the end of a connection."""


class GuestChannel(SSHServerChannel[bytes]):
    """A channel that notes what is asked for in vain. The library itself refuses both."""

    asked: set[str]

    def _process_auth_agent_req_at_openssh_dot_com_request(  # type: ignore[override]  # or refuses
        self, packet: object
    ) -> bool:
        self.asked.add("agent")
        return False

    def _process_x11_req_request(self, packet: object) -> bool:
        self.asked.add("screens")
        return False


class Connection(asyncssh.SSHServer):
    """What the library asks about a client. Every key is welcome: it is a name, not a permission.

    The library proves that a client has the private key before a login ends. A client without keys
    gets in as a guest, without a question.
    """

    def __init__(self, port: Port) -> None:
        self.port = port
        self.user = self.address = self.fingerprint = ""
        self.refused = set[str]()
        self.texts = Texts(port.options.language)
        self._offered = ""
        self._own = "", USUAL_PORT
        """The address and port to which the client came."""
        self._channels = 0
        self._opened = False
        self._refusal = ""

    @override
    def connection_made(self, conn: SSHServerConnection) -> None:
        self._line = conn
        self._own = conn.get_extra_info("sockname")[:2]  # nobody knows it when the line has gone
        self.address = group_of(str(conn.get_extra_info("peername")[0]))
        self._refusal = self.port.arrive(self)
        if self._refusal:
            self.port.count(self._refusal)
            if not self.port.may_hear_why(self):
                conn.abort()

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self.port.gone(self)

    # -- who it is

    @override
    def begin_auth(self, username: str) -> bool:
        self.user = username
        if self._refusal:
            self._send_away(self._refusal)
        return True

    @override
    def public_key_auth_supported(self) -> bool:
        return True

    @override
    def validate_public_key(self, username: str, key: SSHKey) -> bool:
        # A client may also only ask whether a key would do. The last one before the login ends is
        # the one that signed.
        self._offered = key.get_fingerprint()
        return True

    @override
    def kbdint_auth_supported(self) -> bool:
        return True

    @override
    def get_kbdint_challenge(self, username: str, lang: str, submethods: str) -> bool:
        self._offered = ""
        return True

    @override
    def auth_completed(self) -> None:
        self.fingerprint = self._offered
        asyncio.get_running_loop().call_later(SESSION_SECONDS, self._check_session)

    def _check_session(self) -> None:
        """Send a client away that has opened no session: it wants something else."""
        if not self._opened:
            self._send_away("nothing")

    def _send_away(self, why: str) -> None:
        sentence = self.texts("ssh-refused", what=why)
        self._line.disconnect(asyncssh.DISC_SERVICE_NOT_AVAILABLE, sentence, self.texts.language)

    # -- what it may do: open a session, and nothing else

    @override
    def session_requested(self) -> tuple[SSHServerChannel[bytes], GuestSession]:
        if self._channels >= MOST_CHANNELS:
            self._refuse("often")
        self._channels += 1
        self._opened = True
        channel = self._line.create_server_channel(None, "strict", WINDOW, PACKET)
        # The library has no other way to another class of channels.
        channel.__class__ = GuestChannel
        assert isinstance(channel, GuestChannel)
        channel.asked = self.refused
        return channel, GuestSession(self)

    def _refuse(self, what: str) -> NoReturn:
        self.port.count(what)
        raise ChannelOpenError(
            asyncssh.OPEN_ADMINISTRATIVELY_PROHIBITED,
            self.texts("ssh-refused", what=what),
            self.texts.language,
        )

    @override
    def connection_requested(
        self, dest_host: str, dest_port: int, orig_host: str, orig_port: int
    ) -> NoReturn:
        self._refuse("ports")

    @override
    def unix_connection_requested(self, dest_path: str) -> NoReturn:
        self._refuse("ports")

    @override
    def tun_requested(self, unit: int | None) -> NoReturn:
        self._refuse("ports")

    @override
    def tap_requested(self, unit: int | None) -> NoReturn:
        self._refuse("ports")

    @override
    def server_requested(self, listen_host: str, listen_port: int) -> bool:
        self.refused.add("ports")
        return False

    @override
    def unix_server_requested(self, listen_path: str) -> bool:
        self.refused.add("ports")
        return False

    # -- for its sessions

    def session_ended(self) -> None:
        """Count the end of a session."""
        self._channels -= 1

    @property
    def waiting(self) -> int:
        """The bytes that wait to be sent: the library sends as much as the client's window allows,
        whether the client reads it or not."""
        transport = self._line._transport
        return 0 if transport is None else transport.get_write_buffer_size()

    def line_for(self, user: str) -> str:
        """Return what somebody types to come as a user: with a guest's code, or a table's."""
        host, port = self._own
        flag = "" if port == USUAL_PORT else f"-p {port} "
        return f"ssh {flag}{user}@{self.port.options.name or host}"

    def abort(self) -> None:
        """Cut the connection."""
        self._line.abort()

    def close(self) -> None:
        """End the connection."""
        self._line.close()
