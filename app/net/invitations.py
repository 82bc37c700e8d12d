"""Invitations: the code of a table, and the address that a friend types or pastes."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Final

PORT: Final = 7373
"""The port of a table, unless the host chooses another one."""
SECURE_PORT: Final = 443
"""The port of a server that is reached by TLS, unless its address has another one."""
WEB_PORT: Final = 80
"""The port of a web address without TLS, unless it has another one."""
LINES: Final = "table"
"""The path of the lines to tables at a server whose port serves the page as well."""
SIGNS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Crockford's digits: no I, L, O and U, so nothing is misread."""
CODE_SIGNS: Final = 12
EXAMPLE: Final = "K7QM2XRT9HDB"
"""A code that shows how one looks."""
_MISREAD: Final = str.maketrans("OIL", "011", "- ")
_ADDRESS: Final = re.compile(
    r"(ws://|wss://|https?://)?(\[[0-9A-Fa-f:.]+\]|[^\s\[\]:/#@?]+)(?::(\d{1,5}))?(?:[/#]+(.*))?"
)
_SECURE: Final = frozenset({"wss://", "https://"})
_COMMAND: Final = "mazmorra join "


def new_code(signs: int = CODE_SIGNS) -> str:
    """Return the code of a new table: 60 random bits. It admits players, and names none."""
    return "".join(secrets.choice(SIGNS) for _ in range(signs))


def shown_code(code: str) -> str:
    """Return a code in groups, as it is read out: K7QM-2XRT-9HDB."""
    return "-".join(code[at : at + 4] for at in range(0, len(code), 4))


def read_code(typed: str, signs: int = CODE_SIGNS) -> str:
    """Return the code that was typed, in any case and grouping; "" if it is none."""
    code = typed.strip().upper().translate(_MISREAD)
    return code if len(code) == signs and set(code) <= set(SIGNS) else ""


@dataclass(frozen=True, slots=True)
class Invitation:
    """Where a table is, and the code that admits to it; "" for a server and its list of tables.
    `host` is a name or an IP address. A `secure` place is reached by TLS."""

    host: str
    port: int
    code: str
    secure: bool = False

    @property
    def url(self) -> str:
        """The address of the table's WebSocket; the code is not part of it."""
        return f"wss://{self.place}/{LINES}" if self.secure else f"ws://{self.place}/"

    @property
    def place(self) -> str:
        """The address and port, as a URL has them."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.secure and self.port == SECURE_PORT else f"{host}:{self.port}"

    @property
    def typed(self) -> str:
        """The address that a friend opens in a browser, or types after `mazmorra join`. No browser
        sends the part behind the #."""
        return f"http{'s' if self.secure else ''}://{self.place}/#{shown_code(self.code)}"


def read_invitation(typed: str) -> Invitation | None:
    """Return the invitation that was typed (`http://192.168.1.23:7373/#K7QM-2XRT-9HDB`); None if it
    is none. The short form (`192.168.1.23/K7QM-2XRT-9HDB`) and the link to a server's page
    (`https://play.example.org/#K7QM-2XRT-9HDB`) are invitations, too."""
    found = read_place(typed)
    return found if found is not None and found.code else None


def read_place(typed: str) -> Invitation | None:
    """Return the invitation that was typed, or the place of a server without one
    (`play.example.org`); None if it is neither."""
    found = _ADDRESS.fullmatch(typed.strip().removeprefix(_COMMAND).strip())
    if found is None:
        return None
    secure = found[1] in _SECURE
    usual = SECURE_PORT if secure else WEB_PORT if found[1] == "http://" else PORT
    host, port = found[2].strip("[]"), int(found[3] or usual)
    code = read_code(found[4] or "")
    if not 0 < port < 65536 or bool(found[4]) != bool(code):
        return None
    if not code and not (found[1] or found[3] or "." in host or host == "localhost"):
        return None  # a word, or a code without an address
    return Invitation(host, port, code, secure)
