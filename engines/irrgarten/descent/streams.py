"""The purposes of the random streams. A number is never given to another purpose: it decides what
earlier matches drew."""

from __future__ import annotations

FLOOR, FLOOR_KINDS, COMBAT, ORDER = range(1, 5)
