"""Napakalaki: a configuration that was written is read back whole, or refused with a reason."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from engines.kernel.errors import BadSetup, BadState
from engines.napakalaki.config import Config
from tests.engines.napakalaki.helpers import GUION, config

PLAIN = config(GUION, seats=4).to_data()


def test_what_was_written_is_read_back() -> None:
    again = Config.from_data(copy.deepcopy(PLAIN))
    assert again.to_data() == PLAIN
    assert again.digest == config(GUION, seats=4).digest
    assert again.dues == config(GUION).dues


def damaged(path: str, value: object) -> dict[str, Any]:
    data: Any = copy.deepcopy(PLAIN)
    here = data
    *way, last = [int(step) if step.isdecimal() else step for step in path.split(".")]
    for step in way:
        here = here[step]
    here[last] = value
    result: dict[str, Any] = data
    return result


@pytest.mark.parametrize(
    ("path", "value"),
    [
        ("treasures", None),
        ("treasures", [None]),
        ("treasures.0.id", ""),
        ("treasures.0.kind", 6),
        ("treasures.0.kind", -1),
        ("treasures.0.gold", -1),
        ("treasures.0.gold", 10**9),
        ("treasures.0.low", 9),
        ("treasures.0.low", True),
        ("treasures.0.extra", 1),
        ("monsters.0.level", "1"),
        ("monsters.0.bad", {}),
        ("monsters.0.bad.levels", -2),
        ("monsters.0.bad.death", 1),
        ("monsters.0.bad.equipped_kinds", [7]),
        ("seats", "3"),
        ("seats", True),
        ("figures", {}),
        ("figures.winning_level", 1),
        ("figures.level_price", 0),
        ("figures.hidden_limit", -1),
        ("figures.necklace_always", 0),
        ("figures.extra", 0),
    ],
)
def test_a_damaged_configuration_is_refused(path: str, value: object) -> None:
    with pytest.raises(BadState) as refused:
        Config.from_data(damaged(path, value))
    assert refused.value.data["what"] == "config"


@pytest.mark.parametrize(("path", "value"), [("seats", 7), ("treasures", []), ("monsters", [])])
def test_one_that_no_game_can_be_dealt_from_too(path: str, value: object) -> None:
    """NAP-1, NAP-3."""
    with pytest.raises(BadSetup):
        Config.from_data(damaged(path, value))
