"""Invitations: the code of a table, and the address that a friend types or pastes."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Final

PORT: Final = 7373
"""The port of a table, unless the host chooses another one."""
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's digits: no I, L, O and U, so nothing is misread."""
CODE_SIGNS: Final = 12
_MISREAD: Final = str.maketrans("OIL", "011", "- ")
_ADDRESS: Final = re.compile(
    r"(?:ws://)?(\[[0-9A-Fa-f:.]+\]|[^\s\[\]:/#@?]+)(?::(\d{1,5}))?[/#](.+)"
)


def new_code() -> str:
    """Return the code of a new table: 60 random bits. It admits players, and names none."""
    return "".join(secrets.choice(SIGNS) for _ in range(CODE_SIGNS))


def shown_code(code: str) -> str:
    """Return a code in groups, as it is read out: K7QM-2XRT-9HDB."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def read_code(typed: str) -> str:
    """Return the code that was typed, in any case and grouping; "" if it is none."""
    code = typed.strip().upper().translate(_MISREAD)
    return code if len(code) == CODE_SIGNS and set(code) <= set(SIGNS) else ""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where a table is, and the code that admits to it. `host` is a name or an IP address."""

    host: str
    port: int
    code: str

    @property
    def url(self) -> str:
        """The address of the table's WebSocket; the code is not part of it."""
        return f"ws://{self.place}/"

    @property
    def place(self) -> str:
        """The address and port, as a URL has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"

    @property
    def typed(self) -> str:
        """What a friend types after `mazmorra join`."""
        return f"{self.place}/{shown_code(self.code)}"


def read_invitation(typed: str) -> Invitation | None:
    """Return the invitation that was typed (`192.168.1.23:7373/K7QM-2XRT-9HDB`); None if it is
    none. The port may be missing, and `ws://` may come first."""
    found = _ADDRESS.fullmatch(typed.strip())
    if found is None:
        return None
    host, port, code = found[1].strip("[]"), int(found[2] or PORT), read_code(found[3])
    return Invitation(host, port, code) if code and 0 < port < 65536 else None
