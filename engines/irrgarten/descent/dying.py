"""What a death costs (IRR-52)."""

from __future__ import annotations


def lost_by_death(coins: int) -> int:
    """Return the coins that a death costs a character with so many: half, rounded up."""
    return (coins + 1) // 2
