"""The table: people and bots take their turns; time is counted, so every run is the same."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

import pytest

from app.match.bots.port import BotFailed, BotGuard, LocalBots
from app.match.event_player import EventPlayer
from app.match.events import BotStumbled
from app.match.lifecycle import resume
from app.match.match import Match, NotYourTurn
from app.match.runner import MatchRunner
from app.match.seats import HUMAN
from app.registry import game
from engines.kernel.errors import IllegalAction
from engines.kernel.events import EVERYONE, Event, TurnBegan
from tests.app.match.helpers import MemoryJournal, local_bots, new_match
from tests.helpers.hearing import hear

RIGHT = 3
WIDE = ["---------E"] + ["----------"] * 9


def table_of(
    bots: Sequence[str], journal: MemoryJournal | None = None, pause: float = 0.0
) -> tuple[Match, MatchRunner]:
    match = new_match(journal, rows=WIDE, bots=bots)
    return match, MatchRunner(match, local_bots("irrgarten", match.public), lambda: pause)


async def settle() -> None:
    """Let everything happen that needs no time."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_bots_alone_play_to_the_end() -> None:
    match, table = table_of(["scout", "random"])
    await table.run()
    assert match.over
    assert table.people == ()


async def test_the_same_seed_gives_the_same_match_whatever_the_pace() -> None:
    digests = set()
    for pause in (0.0, 0.7):
        match, table = table_of(["scout", "random", "scout"], pause=pause)
        await table.run()
        digests.add(match.digest())
    assert len(digests) == 1


async def test_a_match_with_bots_resumes_exactly_and_ends_as_it_would_have() -> None:
    """The seed of a bot's thinking hangs on the seat and the decision, not on what came before."""
    journal = MemoryJournal()
    match, table = table_of(["scout", "random"], journal)
    await table.run()
    assert journal.header is not None
    half = len(journal.decisions) // 2
    again = resume(journal.header, journal.decisions[:half])
    assert again.decisions == half > 3
    await MatchRunner(again, local_bots("irrgarten", again.public)).run()
    assert again.digest() == match.digest()


async def test_the_table_waits_for_people_and_goes_on_when_they_decided() -> None:
    match, table = table_of([HUMAN, "random", HUMAN])
    assert table.people == (0, 2)
    task = table.start()
    await settle()
    waits = [(match.decisions, table.waiting_for)]
    table.decide(0, RIGHT)
    waits.append((match.decisions, table.waiting_for))
    await settle()
    waits.append((match.decisions, table.waiting_for))
    assert waits == [(0, 0), (1, None), (2, 2)]
    assert not task.done()
    await table.stop()


async def test_a_person_decides_for_nobody_else_and_nothing_illegal() -> None:
    match, table = table_of([HUMAN, "random"])
    with pytest.raises(NotYourTurn):
        table.decide(1, RIGHT)
    with pytest.raises(IllegalAction):
        table.decide(0, 99)
    table.decide(0, RIGHT)
    with pytest.raises(NotYourTurn):
        table.decide(1, RIGHT)  # a bot's seat is nobody's to play
    assert match.decisions == 1


async def test_a_bot_seems_to_think_for_as_long_as_the_speed_says() -> None:
    speed = 1.5
    match = new_match(rows=WIDE, bots=["random", HUMAN])
    table = MatchRunner(match, local_bots("irrgarten", match.public), lambda: speed)
    loop = asyncio.get_running_loop()
    start, decided = loop.time(), list[float]()
    hear(match, 0, TurnBegan, lambda _: decided.append(loop.time() - start))
    table.start()
    await asyncio.sleep(5)
    assert decided == [pytest.approx(1.5)]
    speed = 0.5
    table.decide(1, RIGHT)
    await asyncio.sleep(5)
    assert decided[1:] == [pytest.approx(5.0), pytest.approx(5.5)]
    await table.stop()


async def test_a_bot_waits_until_the_screen_has_shown_the_move_before() -> None:
    """Else a slow screen would fall ever further behind the match."""
    match = new_match(rows=WIDE, bots=["random", "random"])
    player = EventPlayer(lambda _frame: None, lambda event: 0.0 if event.passing else 1.0)
    match.watch(0, player.feed)
    table = MatchRunner(match, local_bots("irrgarten", match.public), ready=player.wait_until_idle)
    loop = asyncio.get_running_loop()
    start, decided = loop.time(), list[float]()
    hear(match, 0, TurnBegan, lambda _: decided.append(loop.time() - start))
    showing = asyncio.create_task(player.run())
    table.start()
    await asyncio.sleep(7)
    assert decided[:3] == [pytest.approx(0), pytest.approx(2), pytest.approx(4)], (
        "two events a move"
    )
    await table.stop()
    showing.cancel()


async def test_stopping_in_the_middle_of_a_thought_leaves_the_match_whole() -> None:
    journal = MemoryJournal()
    match, table = table_of(["random", "random"], journal, pause=1.0)
    task = table.start()
    await asyncio.sleep(3.5)
    await table.stop()
    assert task.cancelled()
    assert match.decisions == len(journal.decisions) == 3
    assert journal.header is not None
    assert resume(journal.header, journal.decisions).digest() == match.digest()


@pytest.mark.parametrize("moment", [0.5, 1.0, 1.5])
async def test_a_table_stopped_while_somebody_else_runs_it_makes_no_further_decision(
    moment: float,
) -> None:
    """A screen runs it as a worker of its own, and leaves by stopping it: be the bot thinking, or
    its answer there and the screen not ready, no made-up decision may get into the match."""
    match = new_match(rows=WIDE, bots=["scout", "scout"])
    table = MatchRunner(match, BotGuard(SlowBots()), lambda: 2.0)
    running = asyncio.create_task(table.run())
    await asyncio.sleep(2.0 + moment)
    assert match.decisions == 1
    await table.stop()
    await asyncio.gather(running, return_exceptions=True)
    await asyncio.sleep(10)
    assert match.decisions == 1
    assert running.done()


class SlowBots:
    """Think for a second; fail at once when they are closed."""

    def __init__(self) -> None:
        self._closed = asyncio.Event()

    async def choose(self, seat: int, bot: str, view: object, seed: int) -> int:
        try:
            await asyncio.wait_for(self._closed.wait(), 1.0)
        except TimeoutError:
            return RIGHT
        raise BotFailed("died")

    async def restart(self) -> None:
        raise BotFailed("died")

    def close(self) -> None:
        self._closed.set()


async def test_a_table_that_waits_for_a_person_ends_when_it_is_stopped() -> None:
    _, table = table_of([HUMAN, "random"])
    running = asyncio.create_task(table.run())
    await settle()
    await table.stop()
    await asyncio.wait_for(running, 1.0)


async def test_a_paused_table_goes_on_where_it_was() -> None:
    """The pause menu cancels the turns and starts them again."""
    match, table = table_of(["random", "scout"], pause=1.0)
    task = table.start()
    await asyncio.sleep(3.5)
    task.cancel()
    await asyncio.sleep(10)
    paused = match.decisions
    await table.run()
    assert (paused, match.over) == (3, True)
    through, unpaused = table_of(["random", "scout"])
    await unpaused.run()
    assert match.digest() == through.digest()


async def test_the_log_of_every_seat_says_that_a_bot_stumbled() -> None:
    match = new_match(rows=WIDE, bots=["scout", HUMAN])

    def broken(config: object, view: object, seed: int) -> int:
        raise ValueError("I don't know")

    local = LocalBots({**game("irrgarten").bots(), "scout": broken}, match.public)
    table = MatchRunner(match, BotGuard(local))
    heard: list[Event] = []
    hear(match, 1, BotStumbled, heard.append)
    table.start()
    await settle()
    assert heard == [
        BotStumbled(EVERYONE, 0, "scout", "restarted"),
        BotStumbled(EVERYONE, 0, "scout", "random"),
    ]
    assert match.decisions == 1
    await table.stop()


async def test_a_broken_listener_does_not_stop_the_turns_after_a_person_s_decision() -> None:
    match, table = table_of([HUMAN, "random"])
    stop = hear(match, 0, TurnBegan, lambda _: 1 / 0)
    task = table.start()
    await settle()
    with pytest.raises(ZeroDivisionError):
        table.decide(0, RIGHT)
    stop()
    await settle()
    assert match.decisions == 2
    assert not task.done()
    await table.stop()
