"""Canonical JSON, its hash, and the keys of views: the same on every machine."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

_WHOLE = frozenset({int, str, bool, type(None)})


def canonical(data: Any) -> bytes:
    """Return canonical JSON: sorted keys, no blanks, ASCII only.

    Raise `TypeError` for values that JSON can't hold. Raise `ValueError` for a float: rules use
    only whole numbers.
    """
    _refuse_floats(data)
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True).encode()


def digest(data: Any, size: int = 16) -> str:
    """Return BLAKE2b of the canonical JSON as hexadecimal text of `size` bytes."""
    return blake2b(canonical(data), digest_size=size).hexdigest()


def key_of(view: object) -> bytes:
    """Return a 16-byte key of a view: BLAKE2b of its `repr`.

    The view is a dataclass of numbers and texts, so its `repr` has every field by name and value.
    """
    return blake2b(repr(view).encode(), digest_size=16).digest()


def _refuse_floats(data: Any) -> None:
    if isinstance(data, float):
        raise ValueError(f"a float has no place in a digest: {data!r}")
    if isinstance(data, dict):
        data = data.values()
    elif not isinstance(data, list | tuple):
        return
    # A state holds mostly lists of numbers; this checks each of them in one step.
    if not _WHOLE.issuperset(map(type, data)):
        for value in data:
            _refuse_floats(value)
