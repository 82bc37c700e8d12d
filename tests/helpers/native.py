"""Whether the rules are machine code (`make native`), and which tests can't be run on it.

Machine code calls machine code directly: what a test puts in a module's place is not seen, and a
class made here can't inherit from one made there.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

import pytest

from engines.hammerspace import rules

NATIVE = not (rules.__file__ or "").endswith(".py")

interpreted_only = pytest.mark.skipif(NATIVE, reason="puts something of its own among the rules")


def interpreted_only_of(cases: Iterable[str], some: Collection[str]) -> list[Any]:
    """Cases for `parametrize`, some of which can't be run on machine code."""
    return [pytest.param(case, marks=[interpreted_only] * (case in some)) for case in cases]
