"""Lists what the guide bans: `python -m tests.voice [part of a path]`."""

from __future__ import annotations

import sys

from tests.voice.guide import bans, excepted
from tests.voice.texts import messages, pages


def main(part: str) -> None:
    """Print each text that breaks a rule, with the pattern and the words to use instead."""
    for piece in messages() + pages():
        if part not in piece.file:
            continue
        for ban in bans():
            if ban.found_in(piece) and not excepted(piece, ban):
                print(f"{piece.file} {piece.place} [{ban.pattern} -> {ban.instead}] {piece.text}")


if __name__ == "__main__":
    main(*sys.argv[1:2] or [""])
