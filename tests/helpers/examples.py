"""How often a property is tried: a share in the suite, more of it behind `make deep`."""

from __future__ import annotations

import os
from typing import Any

from hypothesis import settings

from tests.helpers.environment import EXAMPLES

FACTOR = int(os.environ.get(EXAMPLES, "1"))
"""How many times as many examples as the suite tries; `make deep` asks for 25."""


def share(times: int) -> int:
    """How many games or seeds a test of the engines takes: so many in the suite."""
    return times * FACTOR


def tried(times: int, **more: Any) -> settings:
    """Settings of a property that the suite tries so many times, each as long as it takes."""
    return settings(max_examples=times * FACTOR, deadline=None, **more)
