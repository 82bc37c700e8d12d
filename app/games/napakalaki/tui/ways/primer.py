"""What people who share a keyboard read before their first turns, one thing each time. No widgets.

All of it is public, because everyone may look at the screen that passes the keyboard.
"""

from __future__ import annotations

from collections.abc import Mapping

from app.i18n.fluent import Value
from engines.napakalaki.config import Config
from engines.napakalaki.view import View

NEAR = 3
"""The levels below the last one from which the last fight is explained."""


def primer(config: Config, view: View, seat: int) -> dict[str, Mapping[str, Value]]:
    """Return what a seat can use now, the first things first: messages `ways-primer-...` and their
    values."""
    rules, dealings = config.parameters, view.dealings
    last = rules.winning_level
    found: dict[str, Mapping[str, Value]] = {"start": {"level": last}}
    if dealings.corridor:
        found["corridor"] = {"loot": int(rules.loot)}
    if rules.grudge and dealings.grudges[seat]:
        found["grudge"] = {"n": rules.grudge, "held": dealings.grudges[seat]}
    if rules.help and view.turn > config.seats:
        found["help"] = {}
    if not rules.help_to_win and max(one.level for one in view.players) >= last - NEAR:
        found["last"] = {"level": last}
    return found
