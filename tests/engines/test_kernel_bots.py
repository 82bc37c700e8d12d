"""Bots that count their thinking, and those that do not."""

from __future__ import annotations

import pytest

from engines.kernel.bots import BotSpec, ask


def plain(config: int, view: int, seed: int) -> int:
    return config + view + seed


def counting(config: int, view: int, seed: int, budget: int) -> int:
    return 1000 * budget + plain(config, view, seed)


def test_a_spec_is_a_bot_that_thinks_with_its_own_budget() -> None:
    assert BotSpec(counting, 7)(100, 20, 3) == 7123
    assert ask(BotSpec(counting, 7), 100, 20, 3) == 7123


def test_another_budget_takes_the_place_of_its_own() -> None:
    assert ask(BotSpec(counting, 7), 100, 20, 3, 9) == 9123


def test_a_bot_without_a_budget_is_given_none() -> None:
    assert ask(plain, 100, 20, 3) == ask(plain, 100, 20, 3, 9) == 123


@pytest.mark.parametrize("budget", [0, -1])
def test_there_is_no_thinking_with_nothing(budget: int) -> None:
    with pytest.raises(ValueError, match="budget"):
        BotSpec(counting, budget)
    with pytest.raises(ValueError, match="budget"):
        ask(BotSpec(counting, 1), 100, 20, 3, budget)
