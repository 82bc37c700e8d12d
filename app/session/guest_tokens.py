"""The secrets by which tables elsewhere know the players of this machine."""

from __future__ import annotations

import secrets
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

from app.config import state_file
from app.config.logs import log
from app.files import atomic, paths
from app.net.names import skeleton

FILE: Final = "guest-token"
"""The file of the secret from which the tokens are made. Only its owner can read it."""
SEATS_FILE: Final = "guest-seats.json"
"""The file of the tokens by which seats are known, by place and name. Only its owner can read
it."""
LETTERS: Final = 40
PLACES, NAMES = 40, 16
"""How many places are kept, and names of each; the oldest are forgotten."""
PART: Final = "net"


def guest_token(place: str, name: str) -> str:
    """Return the token of a player of this machine at a table: the same one after a restart, so
    that they get their seat back. It is that of the seat with this name, if the player has one
    there; else it comes from a secret that is kept in the state folder."""
    return _seats_at(place).get(skeleton(name)) or _made_token(place, name)


def remember_seat(place: str, name: str, token: str) -> None:
    """Keep the token by which a place knows the player of this machine at a seat with a name. The
    player may have come under another name, or without any."""
    known = _seats_at(place)
    look = skeleton(name)
    if known.get(look) == token:
        return
    known = {**{key: kept for key, kept in known.items() if key != look}, look: token}
    places = {key: seats for key, seats in _kept().items() if key != place}
    places[place] = dict(list(known.items())[-NAMES:])
    state_file.write(_seats_path(), dict(list(places.items())[-PLACES:]), PART)


def _seats_path() -> Path:
    return paths.state_folder() / SEATS_FILE


def _kept() -> dict[str, Any]:
    return state_file.read(_seats_path(), PART)


def _seats_at(place: str) -> dict[str, str]:
    seats = _kept().get(place)
    if not isinstance(seats, dict):
        return {}
    return {name: token for name, token in seats.items() if isinstance(token, str)}


def _made_token(place: str, name: str) -> str:
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
