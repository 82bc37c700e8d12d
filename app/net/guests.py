"""The players of a served table, and the lines by which they are connected."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol

from app.net import limits
from app.net.lines import Line
from app.net.messages import Bye, Hello, Message, Ping, Pong
from app.net.protocol import BadMessage, lines, read_to_table


class GuestTable(Protocol):
    """A table as a connection to it sees it."""

    def player(self, hello: Hello) -> Player | None:
        """Return the player who greets, or None for somebody whom the table does not know."""

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        """Continue a client where it was, or give it a new beginning."""

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""

    def left(self) -> None:
        """Handle that a player's connection has ended."""


@dataclass
class Player:
    """Somebody whom the table knows by a token: `key` is its hash (`token_key`).

    `seats` are theirs. The `host` may change who plays any seat. Without seats they watch. `leaves`
    is whether they have said goodbye, so a bot need not wait for them.
    """

    key: str
    seats: frozenset[int] = frozenset()
    host: bool = False
    leaves: bool = False
    guest: Guest | None = field(default=None, repr=False)


def guests_of(players: Mapping[str, Player]) -> list[Guest]:
    """Return the connections of the players who are here."""
    return [player.guest for player in players.values() if player.guest is not None]


class Guest:
    """One connection to a table. `player` is known after the first message. `viewers` are those
    whose messages it gets, and `mine` the seats that its client takes for its own."""

    def __init__(self, table: GuestTable, line: Line) -> None:
        self._table, self._line = table, line
        self.player: Player | None = None
        self.viewers: frozenset[int] = frozenset()
        self.mine: frozenset[int] = frozenset()

    def receive(self, text: str) -> None:
        """Take a line of the client. A wrong one ends the connection."""
        try:
            message = read_to_table(text)
        except BadMessage:
            self.bye("message")
            return
        if isinstance(message, Ping):
            self.send(Pong(message.at))
        elif isinstance(message, Hello):
            self._greet(message)
        elif self.player is None:
            self.bye("hello")
        else:
            self._table.handle(self, self.player, message)

    def _greet(self, hello: Hello) -> None:
        if self.player is not None:
            self.bye("message")
        elif not hello.low <= limits.PROTOCOL <= hello.high:
            self.bye("proto")
        elif (player := self._table.player(hello)) is None:
            self.bye("token")
        else:
            former = player.guest
            self.player, player.guest = player, self
            if former is not None:  # only now, for the player has not left
                former.bye("replaced")
            self._table.arrived(self, player, hello)

    def send(self, message: Message) -> None:
        for line in lines(message):
            self.send_line(line)

    def send_line(self, line: str) -> None:
        self._line.send(line)

    def bye(self, code: str, seconds: int = 0) -> None:
        """Say why the line ends, and end it."""
        self.send(Bye(code, seconds))
        self.lost()
        self._line.close()

    def lost(self) -> None:
        """Handle that the connection has ended."""
        player, self.player, self.viewers = self.player, None, frozenset()
        if player is not None and player.guest is self:
            player.guest = None
            self._table.left()
