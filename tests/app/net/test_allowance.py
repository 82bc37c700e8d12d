"""What may come over a line: a burst is free, and then it is so much a second."""

from __future__ import annotations

from app.net.allowance import Allowance


def test_a_burst_is_free_and_then_nothing_should_come_until_the_debt_is_paid() -> None:
    now = [0.0]
    allowance = Allowance(400, 100, lambda: now[0])
    assert allowance.take(400) == 0
    assert allowance.take(100) == 1.0
    now[0] = 1.5
    assert allowance.take(50) == 0
    now[0] = 1000
    assert allowance.take(600) == 2.0, "a long rest earns no more than one burst"


def test_one_by_one_as_many_may_come_as_in_a_burst() -> None:
    now = [0.0]
    allowance = Allowance(60, 10, lambda: now[0])
    assert [allowance.take() for _ in range(60)] == [0.0] * 60
    assert allowance.take() > 0
    now[0] += 1.0
    assert sum(not allowance.take() for _ in range(60)) == 9, "one is owed"
