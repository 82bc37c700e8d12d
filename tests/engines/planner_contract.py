"""The planner's thoughts at moments of games of chance.

`python -m tests.engines.planner_contract` prints a digest of them for each game and setting, for a
comparison with other processes and other Pythons. It needs nothing but the standard library.
"""

from __future__ import annotations

import hashlib
import json
from importlib import import_module
from typing import Any

from engines.kernel.planner import Planner
from tests.engines.rules_contract import CASES, Table

WORLDS = 4

Decision = tuple[int, str, dict[str, int]]


def engine_of(name: str, module: str) -> Any:
    """Return a module of a game's engine; the Descent's is inside Irrgarten's."""
    folder = "irrgarten.descent" if name == "descent" else name
    return import_module(f"engines.{folder}.{module}")


def planner_of(name: str) -> Planner[Any, Any, Any]:
    found: Planner[Any, Any, Any] = engine_of(name, "bots").PLANNER
    return found


def decisions(name: str, setting: str, most: int = 5) -> list[Decision]:
    """Actions, reasons and their data."""
    table, planner = Table(name, setting, 21), planner_of(name)
    public, found = table.game.public(table.config), []
    for number, action in enumerate(table.plies(most)):
        view = table.rules.view(table.state, table.rules.actor(table.state))
        thought = planner.think(public, view, number, WORLDS)
        assert thought.action in view.legal
        found.append((thought.action, thought.reason, dict(thought.data)))
        table.rules.apply(table.state, action)
    return found


def digests() -> dict[str, str]:
    return {
        f"{name} {setting}": hashlib.sha256(
            json.dumps(decisions(name, setting)).encode()
        ).hexdigest()
        for name, setting in CASES
    }


if __name__ == "__main__":
    print(json.dumps(digests()))
