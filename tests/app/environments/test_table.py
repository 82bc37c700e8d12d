"""What environments are made of, without any library of learning."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from pickle import dumps, loads
from random import Random

import pytest

from app.environments.table import Table, ending, rewards, setting
from engines.irrgarten.rules import Rules
from engines.kernel.rules import Outcome
from engines.kernel.rulesbase import RulesBase


@pytest.mark.parametrize(
    ("ranks", "winners", "expected"),
    [
        ((0, 1), (0,), (1, -1)),
        ((1, 1, 0), (2,), (-0.5, -0.5, 1)),
        ((2, 0, 1), (1,), (-1, 1, 0)),
        ((0, 0), (), (0, 0)),
        ((0, 0, 2), (0, 1), (0.5, 0.5, -1)),
    ],
)
def test_a_reward_is_the_share_of_rivals_behind_less_that_ahead(
    ranks: tuple[int, ...], winners: tuple[int, ...], expected: tuple[float, ...]
) -> None:
    assert rewards(Outcome(ranks, ranks, winners, "over", cut_off=False)) == expected
    assert sum(expected) == 0


def test_alone_there_is_only_the_goal() -> None:
    assert rewards(Outcome((0,), (7,), (0,), "safe", cut_off=False)) == (1.0,)
    assert rewards(Outcome((0,), (7,), (), "lost", cut_off=False)) == (-1.0,)
    assert rewards(Outcome((0,), (7,), (), "cap", cut_off=True)) == (0.0,)


def test_a_seat_is_told_its_own_result() -> None:
    outcome = Outcome((1, 0), (12, 30), (1,), "safe", cut_off=False)
    assert ending(outcome, 1) == {"rank": 0, "returns": 30, "won": True, "reason": "safe"}
    assert ending(outcome, 0) == {"rank": 1, "returns": 12, "won": False, "reason": "safe"}


def test_the_text_of_a_seat_has_its_open_actions_and_the_names_of_the_layout() -> None:
    table = Table(setting("irrgarten", preset="even"), "WOLF")
    actor = table.seat
    lines = table.text(actor).splitlines()
    assert lines[:2] == [
        f"irrgarten, turn 1, seen by player_{actor}: player_{actor} decides",
        "open: up, down, left, right",
    ]
    assert "health: 10 10" in lines
    assert not any(line.startswith("winner") for line in lines), "-1 says nothing"
    assert "open:" not in table.text(1 - actor)


@pytest.mark.parametrize("other", [deepcopy, lambda table: loads(dumps(table))])  # noqa: S301 - its own bytes
def test_a_copy_continues_as_the_same_game_and_leaves_the_first_alone(
    other: Callable[[Table], Table],
) -> None:
    """Also one that another process made."""
    table, dice = Table(setting("hammerspace", "full", options={"life": 20}), "WOLF"), Random(1)
    for _ in range(40):
        table.act(dice.choice(table.legal()))
    copy, rules = other(table), table.setting.rules
    assert copy.setting.config.digest == table.setting.config.digest
    before = rules.dump(table.state)
    actions = []
    for _ in range(40):
        actions.append(dice.choice(copy.legal()))
        copy.act(actions[-1])
    assert rules.dump(table.state) == before
    for action in actions:
        table.act(action)
    assert rules.dump(table.state) == rules.dump(copy.state)
    assert table.decisions == copy.decisions == 80


def test_rules_that_pack_nothing_themselves_give_the_numbers_of_the_view(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Games of others need not have `packed`."""
    own = Table(setting("irrgarten", preset="even"), "WOLF")
    for kind in (Rules, RulesBase):
        monkeypatch.delattr(kind, "packed")
    table = Table(setting("irrgarten", preset="even"), "WOLF")
    assert not hasattr(table.setting.rules, "packed")
    assert table.numbers(table.seat) == own.numbers(own.seat)
