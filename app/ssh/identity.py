"""Who a client is: by its key, or by a code that a guest without one gets.

A table knows a player by a token. Public keys are public, so a token is made of a key's fingerprint
and a secret of the server: nobody else can come to the seat, over any other line either.
"""

from __future__ import annotations

import hashlib
import hmac
from dataclasses import dataclass
from typing import Final

from app.i18n.literal import clip, literal
from app.match.seats import NAME_CELLS
from app.net.invitations import new_code, read_code

GUEST_SIGNS: Final = 26
"""Signs of a guest's code: 130 random bits."""
NO_NAMES: Final = frozenset(
    {"root", "admin", "administrator", "user", "guest", "play", "game", "mazmorra", "ubuntu", "pi"}
)
"""Names of users that are nobody's name at a table."""


class Identities:
    """Makes the tokens of players from `secret`, the private host key. Servers with the same host
    key make the same tokens. A thief of that key could pose as the server anyway, so the tokens
    need no secret of their own."""

    def __init__(self, secret: bytes) -> None:
        self._secret = hashlib.sha256(b"mazmorra ssh players\0" + secret).digest()

    def of_key(self, fingerprint: str) -> str:
        """Return the token of a player with a key: 64 hexadecimal digits."""
        return self._token("key", fingerprint)

    def of_guest(self, code: str) -> str:
        """Return the token of a guest with a code."""
        return self._token("guest", code)

    def _token(self, kind: str, name: str) -> str:
        return hmac.new(self._secret, f"{kind} {name}".encode(), hashlib.sha256).hexdigest()


def new_guest() -> str:
    """Return the code of a new guest."""
    return new_code(GUEST_SIGNS)


@dataclass(frozen=True, slots=True)
class Asked:
    """What the name of a user asks for (`ssh NAME@host`): the table of a code, the seats of a
    guest, or to be called so. All three may be ""."""

    table: str = ""
    guest: str = ""
    name: str = ""


def read_user(user: str) -> Asked:
    """Return what the name of a user asks for."""
    if code := read_code(user):
        return Asked(table=code)
    if guest := read_code(user, GUEST_SIGNS):
        return Asked(guest=guest)
    name = "" if user.lower() in NO_NAMES else clip(literal(user, NAME_CELLS), NAME_CELLS)
    return Asked(name=name)
