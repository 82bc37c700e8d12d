"""The groups of benches. A module registers a group; `python -m tests.benchmarks` finds it here.

A group is a function that gets the CPU seconds to spend on a sample and returns its benches, or
raises `UnavailableError`. To add one: write it in a module of this package, put `@group("name")`
above it, and name the module in `MODULES`.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable

from tests.programs.benchmarks.measure import Bench

Group = Callable[[float], list[Bench]]
MODULES = (
    "engine",
    "descent",
    "before",
    "napakalaki",
    "hammerspace",
    "simulate",
    "store",
    "startup",
    "repaint",
    "screen",
    "descentscreen",
)
_GROUPS: dict[str, Group] = {}


class UnavailableError(Exception):
    """A group cannot be measured here; the message says why."""


def group(name: str) -> Callable[[Group], Group]:
    """Register the function below as the group of that name."""

    def register(function: Group) -> Group:
        _GROUPS[name] = function
        return function

    return register


def groups() -> dict[str, Group]:
    """All groups by name, in the order of `MODULES`."""
    for module in MODULES:
        importlib.import_module(f"{__package__}.{module}")
    place = {f"{__package__}.{module}": number for number, module in enumerate(MODULES)}
    return dict(sorted(_GROUPS.items(), key=lambda item: place[item[1].__module__]))
