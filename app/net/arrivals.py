"""A connection to a table with a code. Its address may try only a few wrong codes a minute."""

from __future__ import annotations

from typing import Protocol
from weakref import ref

from app.net import limits
from app.net.addresses import Caller
from app.net.guests import Guest, GuestTable, Player
from app.net.messages import Hello, Message


class CodedTable(GuestTable, Protocol):
    """A table that admits people by a code."""

    def knows(self, hello: Hello) -> bool:
        """Whether somebody has been admitted before."""

    def admits(self, hello: Hello) -> bool:
        """Whether somebody names the table's code."""


class Arrival:
    """One connection: a `GuestTable` that passes everything on to the table, and counts wrong codes
    for the `caller`. People whom the table knows come back even if others at their address have
    tried too many."""

    guest: ref[Guest]
    """The connection. It holds this object, so a plain reference would make a cycle of both."""

    def __init__(self, table: CodedTable, caller: Caller) -> None:
        self._table, self._caller = table, caller

    def player(self, hello: Hello) -> Player | None:
        if not self._table.knows(hello):
            if not self._caller.may_guess():
                if (guest := self.guest()) is not None:
                    guest.bye("guesses", limits.GUESS_SECONDS)
                return None
            if not self._table.admits(hello):
                self._caller.guessed_wrong()
                return None
        return self._table.player(hello)

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        self._table.arrived(guest, player, hello)

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        self._table.handle(guest, player, message)

    def left(self) -> None:
        self._table.left()
