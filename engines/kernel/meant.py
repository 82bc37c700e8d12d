"""What was probably meant by a word that is not known."""

from __future__ import annotations

from collections.abc import Iterable


def near_to(found: str, known: Iterable[str]) -> str:
    """The known word that is nearest, "" if none is near. Small letters and capitals differ."""
    import difflib  # only where something is wrong

    return next(iter(difflib.get_close_matches(found, known, 1)), "")
