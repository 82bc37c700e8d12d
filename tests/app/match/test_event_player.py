"""The player of events shows a feed on the screen's bus: in order, paced, skippable."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest

from app.match.bus import Bus
from app.match.event_player import EventPlayer
from app.match.source import Frame
from engines.kernel.events import EVERYONE, Event, TurnBegan


def turn(number: int) -> Frame:
    return Frame(number + 1, TurnBegan(EVERYONE, 0, number), None)


class Cinema:
    """A player at work, and what was shown when, in seconds from the start."""

    def __init__(self) -> None:
        self.bus = Bus()
        self.player = EventPlayer(lambda frame: self.bus.publish(frame.event), lambda _: 0.5)
        self.shown: list[tuple[int, float]] = []
        self._loop = asyncio.get_running_loop()
        self._start = self._loop.time()
        self.bus.subscribe(TurnBegan, self._show)

    def _show(self, event: TurnBegan) -> None:
        self.shown.append((event.turn, round(self.now, 3)))

    @property
    def now(self) -> float:
        return self._loop.time() - self._start


@pytest.fixture
async def cinema() -> AsyncIterator[Cinema]:
    cinema = Cinema()
    task = asyncio.create_task(cinema.player.run())
    yield cinema
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_events_are_shown_in_order_each_for_its_time(cinema: Cinema) -> None:
    for number in range(3):
        cinema.player.feed(turn(number))
    await cinema.player.wait_until_idle()
    assert cinema.shown == [(0, 0.0), (1, 0.5), (2, 1.0)]
    assert cinema.now == pytest.approx(1.5)


async def test_the_last_event_is_also_shown_for_its_time_before_all_is_quiet(
    cinema: Cinema,
) -> None:
    """So that a bot's next move does not overtake the picture of its last one."""
    cinema.player.feed(turn(0))
    idle = [cinema.player.idle]
    await cinema.player.wait_until_idle()
    idle.append(cinema.player.idle)
    assert idle == [False, True]
    assert cinema.now == pytest.approx(0.5)


async def test_speed_stretches_the_waits_and_zero_takes_them_away(cinema: Cinema) -> None:
    cinema.player.speed = 2.0
    cinema.player.feed(turn(0))
    cinema.player.feed(turn(1))
    await cinema.player.wait_until_idle()
    assert cinema.now == pytest.approx(2.0)
    cinema.player.speed = 0.0
    for number in range(100):
        cinema.player.feed(turn(number))
    await cinema.player.wait_until_idle()
    assert cinema.now == pytest.approx(2.0)
    assert len(cinema.shown) == 102


async def test_skipping_shows_every_waiting_event_at_once_and_in_order(cinema: Cinema) -> None:
    """The last state arrives whatever is skipped, because nothing is left out."""
    for number in range(40):
        cinema.player.feed(turn(number))
    await asyncio.sleep(0.7)
    cinema.player.skip()
    await cinema.player.wait_until_idle()
    assert [number for number, _ in cinema.shown] == list(range(40))
    assert {time for number, time in cinema.shown if number >= 2} == {0.7}


async def test_what_comes_after_a_skip_is_paced_again(cinema: Cinema) -> None:
    cinema.player.feed(turn(0))
    await asyncio.sleep(0.1)
    cinema.player.skip()
    await cinema.player.wait_until_idle()
    cinema.player.feed(turn(1))
    cinema.player.feed(turn(2))
    await cinema.player.wait_until_idle()
    assert cinema.shown == [(0, 0.0), (1, 0.1), (2, 0.6)]


async def test_a_skip_while_nothing_is_shown_does_not_swallow_the_next_wait(
    cinema: Cinema,
) -> None:
    cinema.player.skip()
    cinema.player.feed(turn(0))
    cinema.player.feed(turn(1))
    await cinema.player.wait_until_idle()
    assert cinema.shown == [(0, 0.0), (1, 0.5)]


async def test_an_event_fed_by_a_listener_comes_after_those_that_wait(cinema: Cinema) -> None:
    def feed_another(event: TurnBegan) -> None:
        if event.turn == 0:
            cinema.player.feed(turn(9))

    cinema.bus.subscribe(TurnBegan, feed_another)
    cinema.player.feed(turn(0))
    cinema.player.feed(turn(1))
    await cinema.player.wait_until_idle()
    assert [number for number, _ in cinema.shown] == [0, 1, 9]


async def test_who_waits_for_quiet_is_let_go_when_the_player_stops() -> None:
    player = EventPlayer(lambda _frame: None, lambda _: 60.0)
    task = asyncio.create_task(player.run())
    player.feed(turn(0))
    waiting = asyncio.create_task(player.wait_until_idle())
    await asyncio.sleep(1.0)
    assert not waiting.done()
    task.cancel()
    await asyncio.wait_for(waiting, 1.0)


async def test_a_broken_listener_ends_the_player_loudly_where_nobody_takes_its_error() -> None:
    def broken(event: Event) -> None:
        raise ValueError("broken widget")

    bus = Bus()
    bus.subscribe(Event, broken)
    player = EventPlayer(lambda frame: bus.publish(frame.event), lambda _: 0.0)
    task = asyncio.create_task(player.run())
    player.feed(turn(0))
    await player.wait_until_idle()
    with pytest.raises(ValueError, match="broken widget"):
        await task
