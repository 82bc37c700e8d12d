"""Children start when they are needed, answer what they were asked, and never outlive the pool."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Callable, Iterator

import pytest

from app.processes.child import ChildFailed
from app.processes.pool import Pool
from tests.app.processes.counting import started_pids

pytestmark = pytest.mark.real_time

CHILD = """
import os, time
from app.processes.messages import packed
from app.processes.serving import serve

def begin(hello):
    if hello == "bad":
        raise ValueError("a bad hello")

    def answer(question):
        if question == "hang":
            time.sleep(3600)
        if question == "fail":
            raise ValueError("no idea")
        if question == "stale":
            os.write(0, packed({"id": 99, "answer": "old"}))
            time.sleep(0.2)
        if question == "odd":
            return object()
        time.sleep(0.2 if question == "slow" else 0)
        return [hello, question, os.getpid()]

    return answer

serve(begin)
"""
HELLO = {"name": "one"}


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    return started_pids(monkeypatch)


@pytest.fixture
def pool_of() -> Iterator[Callable[[int], Pool]]:
    pools: list[Pool] = []

    def make(size: int) -> Pool:
        pools.append(Pool((sys.executable, "-P", "-c", CHILD), size))
        return pools[-1]

    yield make
    for one in pools:
        one.close()


async def test_a_child_starts_with_the_first_question_and_answers_the_next_ones_too(
    pool_of: Callable[[int], Pool], started: list[int]
) -> None:
    pool = pool_of(2)
    assert started == []
    answers = [await pool.ask(HELLO, number) for number in range(3)]
    assert answers == [[HELLO, number, started[0]] for number in range(3)]
    assert len(started) == 1


async def test_as_many_children_answer_at_once_as_there_is_room_for(
    pool_of: Callable[[int], Pool], started: list[int]
) -> None:
    pool = pool_of(2)
    answers = await asyncio.gather(*(pool.ask(HELLO, "slow") for _ in range(6)))
    assert {pid for _, _, pid in answers} == set(started)
    assert len(started) == 2


async def test_a_child_that_two_users_share_is_told_whose_question_comes_next(
    pool_of: Callable[[int], Pool], started: list[int]
) -> None:
    """Equal hellos of two users are two: only the same object needs no second telling."""
    pool, other = pool_of(1), {"name": "two"}
    told = [(await pool.ask(hello, "x"))[0] for hello in (HELLO, other, other, HELLO)]
    assert told == [HELLO, other, other, HELLO]
    assert len(started) == 1


@pytest.mark.parametrize(
    ("hello", "question", "why"),
    [
        (HELLO, "fail", "ValueError: no idea"),
        (HELLO, "odd", "TypeError: Object of type object is not JSON serializable"),
        ("bad", "x", "ValueError: a bad hello"),
    ],
)
async def test_what_a_child_raises_arrives_in_words(
    hello: object, question: str, why: str, pool_of: Callable[[int], Pool]
) -> None:
    with pytest.raises(ChildFailed) as info:
        await pool_of(1).ask(hello, question)
    assert (info.value.why, info.value.detail) == ("raised", why)


async def test_the_answer_to_another_question_is_none(pool_of: Callable[[int], Pool]) -> None:
    with pytest.raises(ChildFailed) as info:
        await pool_of(1).ask(HELLO, "stale")
    assert info.value.why == "garbage"


async def test_a_child_ignores_ctrl_c(pool_of: Callable[[int], Pool], started: list[int]) -> None:
    """The terminal sends it to all processes of a program; the program decides what it means."""
    pool = pool_of(1)
    await pool.ask(HELLO, "x")
    os.kill(started[0], signal.SIGINT)
    assert await pool.ask(HELLO, "slow") == [HELLO, "slow", started[0]]


async def test_a_late_answer_is_none_and_another_child_answers_the_next_question(
    pool_of: Callable[[int], Pool], started: list[int]
) -> None:
    pool = pool_of(1)
    with pytest.raises(ChildFailed) as info:
        await pool.ask(HELLO, "hang", 0.5)
    assert info.value.why == "late"
    assert await pool.ask(HELLO, "x") == [HELLO, "x", started[1]]
    assert gone(started[0])


async def test_a_child_that_dies_fails_its_own_question_only(
    pool_of: Callable[[int], Pool], started: list[int]
) -> None:
    pool = pool_of(2)
    await pool.ask(HELLO, "x")
    hanging = asyncio.create_task(pool.ask(HELLO, "hang"))
    await asyncio.sleep(0.1)
    other = asyncio.create_task(pool.ask(HELLO, "slow"))
    os.kill(started[0], signal.SIGKILL)
    with pytest.raises(ChildFailed) as info:
        await hanging
    assert info.value.why == "died"
    assert await other == [HELLO, "slow", started[1]]


async def test_closing_ends_children_that_answer_and_children_that_wait(
    pool_of: Callable[[int], Pool], started: list[int]
) -> None:
    pool = pool_of(2)
    await asyncio.gather(pool.ask(HELLO, "slow"), pool.ask(HELLO, "slow"))
    hanging = asyncio.create_task(pool.ask(HELLO, "hang"))
    await asyncio.sleep(0.1)
    pool.close()
    pool.close()
    assert [gone(pid) for pid in started] == [True, True]
    for question in (hanging, asyncio.create_task(pool.ask(HELLO, "x"))):
        with pytest.raises(ChildFailed):
            await question
    assert pool.children == []


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False
