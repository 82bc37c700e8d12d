"""A suggestion for an unknown word."""

from __future__ import annotations

from collections.abc import Iterable


def near_to(found: str, known: Iterable[str]) -> str:
    """Return the nearest known word, or "" if none is near. Case matters."""
    import difflib  # only in the error case

    return next(iter(difflib.get_close_matches(found, known, 1)), "")
