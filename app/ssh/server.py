"""The port for SSH clients, and its limits."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Collection, Mapping
from typing import Final

import asyncssh

from app.net.addresses import Addresses, ServerLimits
from app.net.forwarding import forwarding
from app.session.ssh_process import SshOptions
from app.ssh.connection import LOGIN_SECONDS, PACKET, WINDOW, Connection
from app.ssh.identity import Identities
from app.ssh.session import GuestSession

KEEPALIVE_SECONDS: Final = 15.0
MOST_MISSED: Final = 3
"""Questions without an answer before a client counts as gone."""
CONNECTIONS: Final = 2
"""Connections for each session that a process may have: some are about to say who they are."""
NEW_PER_SECOND: Final = 10
"""New connections of one address in a second. Each takes milliseconds of arithmetic."""
MOST_TURNED_AWAY: Final = 20
"""Connections that are refused and wait to be told why: they can hear it after the key exchange."""
STOP_SECONDS, GOING_SECONDS = 2.0, 0.5
"""How long the programs of guests may take to end, and then their clients to hang up."""


class SshServer:
    """Serves the tables of the server at `place` on an address and port; port 0 is any free one.
    `say` is called with the number of sessions when it changes."""

    def __init__(
        self, place: str, address: str, port: int, options: SshOptions,
        say: Callable[[object], object] = lambda _count: None,
    ) -> None:  # fmt: skip
        self.place, self.options = place, options
        self._address, self._asked, self._say_count = address, port, say
        self.identities = Identities(options.host_key.encode())
        self.refusals = Counter[str]()
        """What was refused, by reason."""
        self._acceptor: asyncssh.SSHAcceptor | None = None
        self._sessions: dict[GuestSession, str] = {}
        """The sessions, with their addresses."""
        self.connections: set[Connection] = set()
        self._turned_away: set[Connection] = set()
        limits = ServerLimits(
            lines=options.sessions * CONNECTIONS,
            lines_per_address=options.per_address,
            new_lines_per_second=NEW_PER_SECOND,
        )
        self._addresses = Addresses(limits, time.monotonic)

    @property
    def port(self) -> int:
        """The port, once it is open."""
        assert self._acceptor is not None
        return self._acceptor.get_port()

    async def start(self) -> None:
        """Open the port. Raise `OSError` if that fails, or the host key can't be read."""
        logger = logging.getLogger("asyncssh")  # it would write down names and addresses
        logger.setLevel(logging.CRITICAL)
        logger.propagate = False
        try:
            host_key = asyncssh.import_private_key(self.options.host_key)
        except asyncssh.KeyImportError as problem:
            raise OSError(f"host key: {problem}") from problem
        self._acceptor = await asyncssh.listen(
            self._address, self._asked,
            reuse_port=self.options.shared or None,
            server_factory=lambda: Connection(self),
            server_host_keys=[host_key],
            server_version="Mazmorra",
            authorized_client_keys=None, known_client_hosts=None,
            password_auth=False, host_based_auth=False, gss_host=None, gss_auth=False,
            gss_kex=False,
            # A short packet may unpack to a long one.
            compression_algs=None,
            login_timeout=LOGIN_SECONDS,
            keepalive_interval=KEEPALIVE_SECONDS, keepalive_count_max=MOST_MISSED,
            agent_forwarding=False, x11_forwarding=False, allow_scp=False,
            line_editor=False, encoding=None, window=WINDOW, max_pktsize=PACKET,
        )  # fmt: skip

    async def stop(self, *, over: bool = True) -> None:
        """End all sessions with a sentence, and close the port."""
        acceptor, self._acceptor = self._acceptor, None
        if acceptor is None:
            return
        acceptor.close()
        for session in list(self._sessions):
            session.end("over" if over else "restart")
        await _until_empty(self._sessions, STOP_SECONDS)
        # A client hangs up by itself after its last session, and reports its status only then.
        await _until_empty(self.connections, GOING_SECONDS)
        for connection in [*self.connections, *self._turned_away]:
            connection.close()
        await asyncio.sleep(0)
        await acceptor.wait_closed()

    @property
    def sessions(self) -> int:
        """The number of sessions."""
        return len(self._sessions)

    # -- limits

    def arrive(self, connection: Connection) -> str:
        """Count a new connection. Return the reason of a refusal, or ""."""
        self._addresses.sweep()
        refusal = self._addresses.arrive(connection.address)
        if not refusal:
            self.connections.add(connection)
        return refusal

    def may_hear_why(self, connection: Connection) -> bool:
        """Whether a connection that is refused may stay until it can be told why."""
        if len(self._turned_away) >= MOST_TURNED_AWAY:
            return False
        self._turned_away.add(connection)
        return True

    def gone(self, connection: Connection) -> None:
        """Count the end of a connection."""
        if connection in self.connections:
            self.connections.discard(connection)
            self._addresses.leave(connection.address)
        self._turned_away.discard(connection)

    def admit(self, session: GuestSession, address: str) -> str:
        """Return why there is no session for an address, or "" and count the session."""
        if len(self._sessions) >= self.options.sessions:
            return "full"
        if list(self._sessions.values()).count(address) >= self.options.per_address:
            return "often"
        self._sessions[session] = address
        self._say_count(len(self._sessions))
        return ""

    def left(self, session: GuestSession) -> None:
        """Count the end of a session."""
        self._sessions.pop(session, None)
        self._say_count(len(self._sessions))

    def count(self, refusal: str) -> None:
        """Count a refusal."""
        self.refusals[refusal] += 1

    def says(self, address: str) -> Mapping[str, str]:
        """Return what the line of a guest says of where they are."""
        return forwarding(self.options.own_pass, address)


async def _until_empty(those: Collection[object], seconds: float) -> None:
    """Wait until all have gone, but no longer."""
    clock = asyncio.get_running_loop().time
    end = clock() + seconds
    while those and clock() < end:  # noqa: ASYNC110  # nobody says when each goes
        await asyncio.sleep(0.02)
