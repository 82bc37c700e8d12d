"""The purposes of the random streams. A number is never given to another purpose: it decides what
earlier matches drew."""

from __future__ import annotations

SETUP, FIRST, OBEY, COMBAT, REWARD, REVIVE, ORDER = range(7)
