"""Labyrinths made at once for the drawing, and away from the loop for the game."""

from __future__ import annotations

import asyncio
import threading

import pytest

from app.games.irrgarten.tui.newgame.labyrinth_maker import LabyrinthSketches, make_in_thread
from engines.irrgarten.generator import Cancelled, Spec, TooSmall, generate

SMALL = Spec(11, 11)
LARGE = Spec(1001, 1001)


async def test_a_thread_makes_what_the_generator_makes_and_tells_how_far_it_is() -> None:
    shares: list[float] = []
    loops: set[asyncio.AbstractEventLoop] = set()

    def progress(share: float) -> None:
        shares.append(share)
        loops.add(asyncio.get_running_loop())

    made = await make_in_thread(SMALL, "MOSS", progress, threading.Event())
    await asyncio.sleep(0.1)
    assert made == generate(SMALL, "MOSS")
    assert shares == sorted(shares)
    assert shares[-1] == 1
    assert loops == {asyncio.get_running_loop()}


@pytest.mark.real_time
async def test_stopping_ends_the_thread_before_the_labyrinth_is_made() -> None:
    stop = threading.Event()
    with pytest.raises(Cancelled):
        await make_in_thread(LARGE, "MOSS", lambda _: stop.set(), stop)


@pytest.mark.real_time
async def test_whoever_stops_waiting_ends_the_thread_too() -> None:
    stop, begun = threading.Event(), asyncio.Event()
    maker = make_in_thread(LARGE, "MOSS", lambda _: begun.set(), stop)
    task = asyncio.create_task(maker)
    await begun.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert stop.is_set()


@pytest.mark.real_time
async def test_the_loop_goes_on_while_a_large_labyrinth_is_made() -> None:
    turns = 0
    task = asyncio.create_task(
        make_in_thread(Spec(501, 501), "MOSS", lambda _: None, threading.Event())
    )
    while not task.done():
        turns += 1
        await asyncio.sleep(0.001)
    assert len(task.result()) == 501
    assert turns > 3


def test_small_ones_are_made_once() -> None:
    sketches = LabyrinthSketches()
    made = sketches.of(SMALL, "MOSS")
    assert made == generate(SMALL, "MOSS")
    assert sketches.of(SMALL, "MOSS") is made


def test_large_ones_are_not_made_here_but_remembered() -> None:
    sketches = LabyrinthSketches()
    assert sketches.of(LARGE, "MOSS") is None
    sketches.keep(LARGE, "MOSS", ["E"])
    assert sketches.of(LARGE, "MOSS") == ["E"]


def test_a_refusal_is_remembered_too() -> None:
    """25 squares with 25 monsters leave no room (IRR-5)."""
    full = Spec(5, 5, monsters=25)
    assert isinstance(LabyrinthSketches().of(full, "MOSS"), TooSmall)


def test_the_oldest_is_forgotten() -> None:
    sketches = LabyrinthSketches(most=2)
    for seed in ("A", "B", "C"):
        sketches.of(SMALL, seed)
    assert sketches.known(SMALL, "A") is None
    assert sketches.known(SMALL, "C") is not None
