"""The limits of a port: what one address, one player and the whole process may use.

Pure bookkeeping: the clock comes from outside, and nothing here knows sockets.
"""

from __future__ import annotations

import ipaddress
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from app.net import limits

Clock = Callable[[], float]

MINUTE: Final = 60.0
MOST_ADDRESSES: Final = 100_000
"""Addresses that are remembered; then those that do nothing are forgotten."""


@dataclass(frozen=True, slots=True)
class ServerLimits:
    """The limits of a port. The defaults are those of a public server; its operator may change
    some."""

    lines: int = 2000
    """Connections of the process."""
    tables: int = 300
    """Tables of the process."""
    lines_per_address: int = 20
    new_lines_per_second: int = 10
    """New connections a second of one address."""
    guesses: int = 5
    """Wrong codes of one address in a minute."""
    all_guesses: int = 100
    """Wrong codes of all addresses in a minute."""
    messages: int = limits.PER_SECOND
    """Messages a second of one connection in the long run; `BURST_SECONDS` of them at once."""
    tables_per_player: int = 4
    """Tables that one player may open in ten minutes."""
    tables_per_address: int = 12
    """Tables that one address may open in ten minutes."""


TEN_MINUTES: Final = 10 * MINUTE

TABLE_LIMITS: Final = ServerLimits(
    lines=limits.MOST_LINES,
    lines_per_address=limits.LINES_OF_ADDRESS,
    new_lines_per_second=limits.LINES_OF_ADDRESS,  # after a restart all come at once
)
"""The limits of a table that a player's program serves."""


class Window:
    """Counts events: at most `most` in any `seconds`."""

    __slots__ = ("_most", "_seconds", "_times")

    def __init__(self, most: int, seconds: float) -> None:
        self._most, self._seconds = most, seconds
        self._times: deque[float] = deque()

    def _counted(self, now: float) -> int:
        while self._times and self._times[0] <= now - self._seconds:
            self._times.popleft()
        return len(self._times)

    def full(self, now: float) -> bool:
        """Whether no further event is allowed now."""
        return self._counted(now) >= self._most

    def empty(self, now: float) -> bool:
        """Whether no event counts any more."""
        return not self._counted(now)

    def count(self, now: float) -> None:
        """Count an event."""
        self._times.append(now)

    def take(self, now: float) -> bool:
        """Count an event if it is allowed. Return whether it is."""
        if self.full(now):
            return False
        self.count(now)
        return True


class AddressUse:
    """What one address uses."""

    __slots__ = ("guesses", "lines", "new_lines", "tables")

    def __init__(self, most: ServerLimits) -> None:
        self.lines = 0
        self.new_lines = Window(most.new_lines_per_second, 1.0)
        self.guesses = Window(most.guesses, MINUTE)
        self.tables = Window(most.tables_per_address, TEN_MINUTES)

    def idle(self, now: float) -> bool:
        """Whether nothing of it counts any more."""
        windows = (self.new_lines, self.guesses, self.tables)
        return not self.lines and all(window.empty(now) for window in windows)


class Addresses:
    """Who uses how much of a server. A refusal is one of `SERVER_BYE_CODES`."""

    def __init__(self, most: ServerLimits, now: Clock) -> None:
        self._limits, self._now = most, now
        self._uses: dict[str, AddressUse] = {}
        self._players: dict[str, Window] = {}
        self._guesses = Window(most.all_guesses, MINUTE)
        self.lines = 0

    @property
    def messages(self) -> int:
        """The messages a second of one connection."""
        return self._limits.messages

    def _use(self, address: str) -> AddressUse:
        if address not in self._uses:
            if len(self._uses) >= MOST_ADDRESSES:
                self.sweep()
            self._uses[address] = AddressUse(self._limits)
        return self._uses[address]

    def sweep(self) -> None:
        """Forget addresses and players that use nothing."""
        now = self._now()
        self._uses = {each: use for each, use in self._uses.items() if not use.idle(now)}
        self._players = {each: one for each, one in self._players.items() if not one.empty(now)}

    def arrive(self, address: str) -> str:
        """Count a new connection. Return the code of a refusal, or ""."""
        use = self._use(address)
        if self.lines >= self._limits.lines:
            return "full"
        if use.lines >= self._limits.lines_per_address or not use.new_lines.take(self._now()):
            return "often"
        use.lines += 1
        self.lines += 1
        return ""

    def leave(self, address: str) -> None:
        """Count the end of a connection that has arrived."""
        self._use(address).lines -= 1
        self.lines -= 1

    def may_guess(self, address: str) -> bool:
        """Whether an address may try a code now."""
        now = self._now()
        return not (self._use(address).guesses.full(now) or self._guesses.full(now))

    def guessed_wrong(self, address: str) -> None:
        """Count a wrong code."""
        now = self._now()
        self._use(address).guesses.count(now)
        self._guesses.count(now)

    def may_open(self, address: str, player: str) -> bool:
        """Count a table that a player opens, if it is allowed. Return whether it is."""
        now, use = self._now(), self._use(address)
        if player not in self._players:
            self._players[player] = Window(self._limits.tables_per_player, TEN_MINUTES)
        mine = self._players[player]
        if use.tables.full(now) or mine.full(now):
            return False
        use.tables.count(now)
        mine.count(now)
        return True


class Caller:
    """The address of a client, as a table with a code sees it."""

    def __init__(self, addresses: Addresses, address: str) -> None:
        self._addresses, self._address = addresses, address

    def may_guess(self) -> bool:
        """Whether the table looks at a code from there now, a right one included."""
        return self._addresses.may_guess(self._address)

    def guessed_wrong(self) -> None:
        """Count a wrong code."""
        self._addresses.guessed_wrong(self._address)


def group_of(address: str) -> str:
    """Return what counts as one address: of IPv6 the network of a household, 64 bits."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        plain = found.ipv4_mapped
        return str(plain) if plain is not None else f"{ipaddress.ip_network((found, 64), False)}"
    return str(found)
