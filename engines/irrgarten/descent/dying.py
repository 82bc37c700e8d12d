"""What a death costs (IRR-52)."""

from __future__ import annotations


def lost_by_death(coins: int) -> int:
    """Return how many of its `coins` a character loses when it dies: half of them, rounded up."""
    return (coins + 1) // 2
