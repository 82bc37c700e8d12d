"""A hash of the program, by which two machines know that they play the same games."""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

import app
import cards
import engines

_KINDS = frozenset({".py", ".yaml"})


@cache
def fingerprint() -> str:
    """Return the version and a hash of all code and decks: games of another program may differ
    where its version is the same, in a checkout."""
    sums = blake2b(digest_size=8)
    for package in (app, cards, engines):
        folder = Path(package.__path__[0])
        for path in sorted(path for path in folder.rglob("*") if path.suffix in _KINDS):
            data = path.read_bytes()
            sums.update(f"{path.relative_to(folder).as_posix()} {len(data)}\n".encode() + data)
    return f"{app.__version__}+{sums.hexdigest()}"
