"""Entries of a journal carried out: a decision of a seat, or time that passed before one.

As a number an entry is the action, or the milliseconds below 0.
"""

from __future__ import annotations

from typing import Any

from app.match.clock import time_in
from app.match.journal import Decision
from engines.kernel.events import Emit
from engines.kernel.rules import Rules


def entry_of(rules: Rules[Any, Any, Any], written: Decision) -> int:
    """What is written, as a number. Raises `BadNotation`, as the rules' `parse`."""
    ms = time_in(written.seat, written.notation)
    return -ms if ms else rules.parse(written.notation)


def carry_out(
    rules: Rules[Any, Any, Any], state: Any, entry: int, emit: Emit | None = None
) -> None:
    """Change a state by an entry. Raises as the rules' `apply`."""
    if entry < 0:
        rules.advance(state, -entry, emit)
    else:
        rules.apply(state, entry, emit)
