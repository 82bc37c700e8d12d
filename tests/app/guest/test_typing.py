"""What a guest's terminal may send: at most so much, and nothing that stays in memory."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest
from textual.app import App
from textual.events import Paste, Resize
from textual.message import Message

from app.guest.driver import MOST_PARSED, SIZE_SECONDS, LineDriver
from app.guest.visitor import Visitor


@pytest.fixture
async def driver() -> LineDriver:
    driver = LineDriver(App[None]())
    driver._listening = True
    return driver


async def test_a_paste_without_an_end_is_forgotten(
    driver: LineDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[object] = []
    monkeypatch.setattr(driver, "process_message", passed.append)
    assert driver.typed("\x1b[200~") == 0
    for _ in range(MOST_PARSED // 1024):
        assert driver.typed("x" * 1024) == 0
    assert driver.typed("xy") == 2, "it is typing again"
    assert not [one for one in passed if isinstance(one, Paste)]


async def test_a_paste_with_an_end_arrives_whole(
    driver: LineDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    passed: list[object] = []
    monkeypatch.setattr(driver, "process_message", passed.append)
    driver.typed("\x1b[200~" + "x" * 10_000)
    assert driver.typed("\x1b[201~") == 1
    assert [len(one.text) for one in passed if isinstance(one, Paste)] == [10_000]


async def test_of_many_sizes_the_program_hears_the_first_and_the_last(
    driver: LineDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[int, int]] = []

    def send(message: Message) -> None:
        assert isinstance(message, Resize)
        told.append((message.size.width, message.size.height))

    monkeypatch.setattr(driver, "send_message", send)
    for cols in range(81, 200):
        driver.resized(cols, 24)
    await asyncio.sleep(3 * SIZE_SECONDS)
    assert told == [(81, 24), (199, 24)]
    driver.resized(80, 24)
    await asyncio.sleep(3 * SIZE_SECONDS)
    assert told == [(81, 24), (199, 24), (80, 24)]


async def test_letters_that_are_no_keys_count_as_well(
    driver: LineDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    visitor = Visitor(SimpleNamespace(_driver=driver), (80, 24), str)  # type: ignore[arg-type]  # all it needs
    monkeypatch.setattr(driver, "process_message", str)
    assert visitor.typed("\x1b[200~" + "x" * 16_000) == 0, "one long paste is free"
    assert visitor.typed("x" * 32_000) > 1
