"""The secrets by which tables elsewhere know the players of this machine."""

from __future__ import annotations

import secrets
from hashlib import sha256

from app.config.logs import log
from app.files import atomic, paths

FILE = "guest-token"
"""The file of the secret from which the tokens are made. Only its owner can read it."""
LETTERS = 40


def guest_token(place: str, name: str) -> str:
    """Return the token of a player of this machine at a table: the same one after a restart, so
    that they get their seat back. It comes from a secret that is kept in the state folder."""
    path = paths.state_folder() / FILE
    try:
        secret = path.read_text("ascii").strip()
    except (OSError, ValueError):
        secret = ""
    if len(secret) < LETTERS:
        secret = secrets.token_hex(32)
        try:
            paths.ensure_folder(paths.state_folder())
            atomic.write(path, secret.encode(), backup=False)
        except OSError as problem:
            log("net").warning("token: %r", problem)
    return sha256(f"{secret} {place} {name}".encode("utf-8", "replace")).hexdigest()
