"""A client that looks at a server's list of tables, and may open one."""

from __future__ import annotations

from collections.abc import Callable

from app.net import limits
from app.net.lines import Line
from app.net.messages import Bye, Hello, Message, No, Pong
from app.net.protocol import BadMessage, ClientReader, write
from app.net.server_messages import Open, Opened, Tables


class ListClient:
    """Gets the list. `changed` is called after each change; `opened` with the code of a table that
    is open for this client. `Dialer` keeps it connected."""

    def __init__(self, token: str, language: str) -> None:
        self.token, self._language = token, language
        self.changed: Callable[[], object] = lambda: None
        self.opened: Callable[[str], object] = lambda _code: None
        self.tables: Tables | None = None
        """The list, once it has come."""
        self.refusal = ""
        """Why the server has opened no table: one of `NO_CODES` or `SERVER_NO_CODES`."""
        self.farewell: Bye | None = None
        self.problem: BadMessage | None = None
        self._line: Line | None = None
        self._reader = ClientReader()
        self._greeted = False

    @property
    def connected(self) -> bool:
        """Whether the server has sent its list on the present line."""
        return self._greeted

    def attach(self, line: Line) -> None:
        """Greet the server on a new line, and name no table."""
        self._line, self._greeted, self._reader = line, False, ClientReader()
        self.farewell = self.problem = None
        low = high = limits.PROTOCOL
        self._send(Hello(low, high, "", self.token, "", self._language, "", ()))

    def lost(self) -> None:
        """Handle that the line was cut."""
        self._line, self._greeted = None, False

    def leave(self) -> None:
        """End the line."""
        line = self._line
        self.lost()
        if line is not None:
            line.close()

    def open(self, game: str, preset: str, seats: int, *, listed: bool) -> None:
        """Ask for a new table."""
        self.refusal = ""
        if self._greeted:
            self._send(Open(game, preset, seats, listed))

    def _send(self, message: Message) -> None:
        if self._line is not None:
            self._line.send(write(message))

    def receive(self, text: str) -> None:
        """Take a line of the server. A wrong one ends the connection, with its `problem`."""
        try:
            message = self._reader.read(text)
            if message is not None:
                self._take(message)
        except BadMessage as problem:
            self.problem = problem
            self.leave()

    def _take(self, message: Message) -> None:
        match message:
            case Tables():
                if message.proto != limits.PROTOCOL:
                    raise BadMessage("kind", "proto")
                self.tables, self._greeted = message, True
            case Opened():
                self.opened(message.code)
            case No():
                self.refusal = message.code
            case Bye():
                self.farewell = message
                self.leave()
            case Pong():
                return
            case _:
                raise BadMessage("kind")
        self.changed()
