"""One session of an SSH client: it becomes the terminal of the program, or is refused in words."""

from __future__ import annotations

import asyncio
from codecs import getincrementaldecoder
from collections.abc import Mapping
from typing import Final, Protocol

from asyncssh import SSHServerChannel, SSHServerSession
from typing_extensions import override

from app.guest.app import guest_context
from app.guest.size import USUAL, possible_size
from app.guest.visitor import Visitor
from app.i18n.fluent import Texts
from app.i18n.languages import choose_language, names_language
from app.session.ssh_process import SshOptions
from app.ssh.app import app_for
from app.ssh.identity import Identities, new_guest, read_user
from app.ssh.terminal import MOST_LETTERS, ClientTerminal, Variables

MOST_QUEUED: Final = 2 * 1024 * 1024
"""Bytes that wait for a slow client before it is cut off."""


class Port(Protocol):
    """The server, as a session sees it."""

    place: str
    options: SshOptions
    identities: Identities

    def admit(self, session: GuestSession, address: str) -> str:
        """Return why there is no session for an address, or "" and count the session."""

    def left(self, session: GuestSession) -> None:
        """Count the end of a session."""

    def count(self, refusal: str) -> None:
        """Count a refusal."""

    def says(self, address: str) -> Mapping[str, str]:
        """Return what the line of a guest says of where they are."""


class Client(Protocol):
    """A client's connection, as a session sees it."""

    user: str
    fingerprint: str
    """The key that the client has proved to have; "" without one."""
    address: str
    refused: set[str]
    """What the client has asked for in vain."""
    texts: Texts

    @property
    def port(self) -> Port: ...

    @property
    def waiting(self) -> int:
        """The bytes that wait to be sent."""

    def session_ended(self) -> None:
        """Count the end of a session."""

    def line_for(self, user: str) -> str:
        """Return what somebody types to come as a user: with a guest's code, or a table's."""

    def abort(self) -> None:
        """Cut the connection."""


class GuestSession(SSHServerSession[bytes]):
    """A session on a connection. It is a terminal for the program, or nothing."""

    def __init__(self, connection: Client) -> None:
        self._connection, self._port = connection, connection.port
        self._variables = Variables()
        self._size = USUAL
        self._kind: str | None = None
        self._refusal = ""
        self._visitor: Visitor | None = None
        self._task: asyncio.Task[None] | None = None
        self._ended = ""
        self._heard = 0.0
        self._decoder = getincrementaldecoder("utf-8")("ignore")

    # -- what the client asks for

    @override
    def connection_made(self, chan: SSHServerChannel[bytes]) -> None:
        self._channel = chan
        # The library would keep whatever a client sends, without a limit.
        chan._env = self._variables

    @override
    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: object
    ) -> bool:
        self._kind, self._size = term_type[:MOST_LETTERS], possible_size(*term_size[:2])
        return True

    @override
    def shell_requested(self) -> bool:
        return True

    @override
    def exec_requested(self, command: str) -> bool:
        self._refusal = "command"
        return True

    @override
    def subsystem_requested(self, subsystem: str) -> bool:
        self._refusal = "files" if subsystem == "sftp" else "command"
        return True

    @override
    def session_started(self) -> None:
        env = self._variables.plain()
        connection, texts = self._connection, self._connection.texts
        texts.language = choose_language(env, "" if names_language(env) else texts.language)
        self._terminal = ClientTerminal(self._kind or "", env)
        refusal = self._refusal or self._missing() or self._port.admit(self, connection.address)
        if refusal:
            self._port.count(refusal)
            self._leave(1, texts("ssh-refused", what=refusal))
            return
        for what in sorted(connection.refused):
            self._say(texts("ssh-refused", what=what))
        self._task = asyncio.get_running_loop().create_task(self._play())
        self._task.add_done_callback(lambda _task: self._port.left(self))

    def _missing(self) -> str:
        """Return what the client lacks to show a screen, or ""."""
        if self._kind is None:
            return "terminal"
        return "" if self._terminal.full_screen else "screen"

    # -- the program

    async def _play(self) -> None:
        """Run the program of the guest until they leave or are sent away."""
        port, connection, texts = self._port, self._connection, self._connection.texts
        asked = read_user(connection.user)
        key, guest = connection.fingerprint, asked.guest
        if not (key or guest):
            guest = new_guest()
        token = port.identities.of_guest(guest) if guest else port.identities.of_key(key)
        context = guest_context(token)
        context.line_headers = port.says(connection.address)
        context.friend_types = connection.line_for
        context.way_back = connection.line_for(guest) if guest else ""
        app = app_for(port.place, self._terminal, texts.language, asked, context)
        visitor = self._visitor = Visitor(app, self._size, self._send)
        self._heard = self._clock()
        watch = asyncio.create_task(self._watch())
        try:
            await visitor.run()
        except asyncio.CancelledError:
            if not self._ended:
                raise
        finally:
            watch.cancel()
        texts.language = app.texts.language
        self._ended = self._ended or ("left" if app.fault is None else "fault")
        way = context.way_back
        back = texts("ssh-way-back", way=way) if way else texts("ssh-key-back")
        self._leave(int(self._ended != "left"), texts("ssh-end", why=self._ended), back)

    @staticmethod
    def _clock() -> float:
        return asyncio.get_running_loop().time()

    async def _watch(self) -> None:
        """End the session after `idle` seconds without a key."""
        idle = self._port.options.idle
        while (left := self._heard + idle - self._clock()) > 0:  # noqa: ASYNC110  # keys wake nobody
            await asyncio.sleep(left)
        self.end("idle")

    def end(self, why: str) -> None:
        """End the session, and say why: "idle", "restart" or "over"."""
        if self._task is not None and not self._ended:
            self._ended = why
            self._task.cancel()

    # -- from the client

    @override
    def data_received(self, data: bytes, datatype: object) -> None:
        self._heard = self._clock()
        text = self._decoder.decode(data)
        if self._visitor is None or not text:
            return
        pause = self._visitor.typed(text)
        if pause:
            self._channel.pause_reading()
            asyncio.get_running_loop().call_later(pause, self._channel.resume_reading)

    @override
    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self._size = possible_size(width, height)
        line = self._visitor.line if self._visitor is not None else None
        if line is not None:
            line.resized(*self._size)

    @override
    def break_received(self, msec: int) -> bool:
        return True

    @override
    def eof_received(self) -> bool:
        return False

    @override
    def connection_lost(self, exc: Exception | None) -> None:
        self._connection.session_ended()
        if self._task is not None:
            self._task.cancel()

    # -- to the client

    def _send(self, text: str) -> None:
        """Show a frame, unless the client is too slow: then it is cut off."""
        if self._channel.is_closing():
            return
        self._channel.write(self._terminal.translated(text).encode("utf-8", "replace"))
        waiting = self._channel.get_write_buffer_size() + self._connection.waiting
        if waiting > MOST_QUEUED:
            self._port.count("slow")
            self._connection.abort()

    def _leave(self, status: int, *sentences: str) -> None:
        """End the session with sentences."""
        for sentence in sentences:
            self._say(sentence)
        if not self._channel.is_closing():
            self._channel.exit(status)

    def _say(self, sentence: str) -> None:
        """Write a sentence before or after the program: to the errors, as other programs do."""
        if not self._channel.is_closing():
            self._channel.write_stderr(f"{sentence}\r\n".encode())
