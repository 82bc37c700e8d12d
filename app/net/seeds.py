"""Secrets of a network table: its number for the dice, the tokens of its players, its epoch."""

from __future__ import annotations

import secrets
from hashlib import sha256


def new_number() -> str:
    """Return a number for sealed dice: 256 random bits as 64 hexadecimal digits. Nobody can try all
    of them; a seed of `app.session.bootstrap.new_seed` is found in a minute."""
    return secrets.token_hex(32)


def new_token() -> str:
    """Return the secret by which a table knows a player: 256 bits."""
    return secrets.token_urlsafe(32)


def token_key(token: str) -> str:
    """Return the hash of a token. A table keeps only this."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def new_epoch() -> str:
    """Return the name of one run of a table: message numbers belong to it."""
    return secrets.token_hex(8)
