"""Waiting in real time for something that has no event."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

SECONDS = 60.0
"""After which a test gives up: machines may be slow."""


async def until(true: Callable[[], object]) -> None:
    """Wait for something that takes a moment."""
    async with asyncio.timeout(SECONDS):
        while not true():  # noqa: ASYNC110  # what it waits for has no event
            await asyncio.sleep(0.01)
