"""Napakalaki: a saved game among friends is read back whole, or refused."""

from __future__ import annotations

from typing import Any

import pytest

from engines.kernel.errors import BadNotation, BadState
from engines.kernel.streams import KeyedSource
from engines.napakalaki.actions import action_count, notation, parse
from engines.napakalaki.config import Config
from engines.napakalaki.restore import restore
from engines.napakalaki.state import State
from tests.engines.napakalaki.helpers import FRIENDS, RULES, among, config, do, lay


def asked() -> State:
    """Seat 2 is asked for its price, seat 1 has named 2; the boar and a piano came from the row."""
    state = lay("", parameters=FRIENDS)
    among(state, "boar: piano, abyss: oar", grudges=(1, 0, 2), levels=(3, 5, 6))
    do(state, "done", "door 1", "ask", "price 2")
    state.source = KeyedSource("x")
    return state


def test_the_moment_of_a_bargain_is_read_back() -> None:
    state = asked()
    again = restore(state.config, RULES.dump(state))
    assert RULES.digest(again) == RULES.digest(state)
    assert list(again.legal) == list(state.legal)
    assert RULES.view(again, 0) == RULES.view(state, 0)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("added", -1),
        ("bought", -1),
        ("asks", 2),
        ("corridor", []),
        ("corridor", [8, 8]),
        ("under", [[3], []]),
        ("under", [[4]]),
        ("loot", []),
        ("looted", [99]),
        ("grudges", [1, 0]),
        ("grudges", [4, 0, 0]),
        ("grudges", [-1, 0, 0]),
        ("asked", []),
        ("asked", [1]),
        ("asked", [2, 2]),
        ("asked", [2, 0]),
        ("prices", [-1, 2]),
        ("prices", [-2, 2, -1]),
        ("prices", [-1, 21, -1]),
        ("spite", [[0, 0, 0]]),
        ("spite", [[0, 0, 0], [0, 0], [0, 0, 0]]),
        ("spite", [[0, -1, 0], [0, 0, 0], [0, 0, 0]]),
        ("spite", None),
        ("added", "1"),
    ],
)
def test_dealings_that_cannot_be_are_refused(name: str, value: object) -> None:
    state = asked()
    data: dict[str, Any] = RULES.dump(state)
    data["dealings"][name] = value
    with pytest.raises(BadState):
        restore(state.config, data)


@pytest.mark.parametrize(
    "damage",
    [{"seat": 1}, {"seat": 0}, {"turn_seat": 2}, {"turn_seat": -1}, {"phase": 8}, {"phase": 11}],
)
def test_who_decides_in_whose_turn_has_to_fit_the_phase(damage: dict[str, int]) -> None:
    state = asked()
    with pytest.raises(BadState):
        restore(state.config, {**RULES.dump(state), **damage})


@pytest.mark.parametrize(
    "figures", [{"corridor": 4}, {"grudge_most": 7}, {"grudge": -1}, {"help": 1}, {"loot": None}]
)
def test_figures_beyond_what_actions_can_say_are_refused(figures: dict[str, object]) -> None:
    data = config(FRIENDS).to_data()
    data["figures"].update(figures)
    with pytest.raises(BadState):
        Config.from_data(data)


def test_every_action_has_its_own_text_in_a_journal() -> None:
    texts = [notation(action) for action in range(action_count(3))]
    assert len(set(texts)) == len(texts)
    assert [parse(text) for text in texts] == list(range(action_count(3)))
    assert {"door 1", "door 3", "grudge 0", "grudge 6", "price 0", "price 20", "deal 5"} <= {*texts}


@pytest.mark.parametrize(
    "text", ["door 0", "door 4", "grudge 7", "price 21", "deal 6", "door", "door 01", "grudge -1"]
)
def test_numbers_that_no_action_has_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)
