"""The port of the bots: whatever a bot does, its seat gets a legal action and the screen lives."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Mapping
from pathlib import Path
from typing import Any

import pytest

from app.match.bots.port import BotFailed, BotGuard, LocalBots
from app.match.bots.process import COMMAND, ProcessBots
from app.match.runner import MatchRunner
from app.match.seats import HUMAN
from app.processes.messages import packed
from app.registry import game, game_ids
from app.session.bootstrap import Outside
from engines.irrgarten.view import View
from engines.kernel.bots import BotSpec, ask
from tests.app.match.badbots import COUNTING
from tests.app.match.helpers import local_bots, new_match, scripted_action
from tests.app.processes.counting import started_pids
from tests.helpers.thinned import is_whole
from tests.programs.fuzz.matches import IDS, begun

ROOT = Path(__file__).resolve().parents[3]
RIGHT = 3
Trouble = list[tuple[int, str, str]]


def seen_by(seat: int = 0) -> View:
    view = new_match().view(seat)
    assert isinstance(view, View)
    return view


class Stage:
    """Guarded bots of the process of bad bots, and what was said about them."""

    def __init__(
        self, *options: str, deadline: float = 10.0, budgets: Mapping[str, int] | None = None
    ) -> None:
        # The folder of the project is not on the path of a child that is started with -P.
        start = f"import sys, runpy; sys.path.insert(0, {str(ROOT)!r}); sys.argv[0] = 'bots'; "
        start += "runpy.run_module('tests.app.match.badbots', run_name='__main__')"
        command = (sys.executable, "-c", start, *options)
        public = new_match().public
        self.remote = ProcessBots("irrgarten", public, deadline, command, budgets or {})
        self.trouble: Trouble = []
        self.guard = BotGuard(self.remote, lambda *said: self.trouble.append(said))

    async def ask(self, bot: str, seat: int = 0, seed: int = 1) -> int:
        return await self.guard.choose(seat, bot, seen_by(), seed)


@pytest.fixture
async def stage() -> AsyncIterator[Callable[..., Stage]]:
    stages: list[Stage] = []

    def make(*options: str, **more: Any) -> Stage:
        stages.append(Stage(*options, **more))
        return stages[-1]

    yield make
    for one in stages:
        one.guard.close()


async def test_local_bots_answer_like_the_functions_that_they_are() -> None:
    match = new_match()
    bots = local_bots("irrgarten", match.public)
    for name, function in game("irrgarten").bots().items():
        view = match.view(0)
        assert await bots.choose(0, name, view, 5) == function(match.public, view, 5)


@pytest.mark.one_of(2)
@pytest.mark.real_time
@pytest.mark.parametrize("name", ["fog", *game_ids()])
async def test_a_process_gives_the_same_answers_as_the_functions_in_place(name: str) -> None:
    """So that it does not matter where a bot thinks."""
    match = new_match(fog=True) if name == "fog" else begun(name, IDS[0])
    functions = game(match.header.game).bots()
    budgets = {name: 4 for name, bot in functions.items() if isinstance(bot, BotSpec)}
    bots = ProcessBots(match.header.game, match.public, budgets=budgets)
    try:
        for seed in range(20 if is_whole() else 4):
            seat, view = match.actor, match.view(match.actor)
            for bot, function in functions.items():
                action = await bots.choose(seat, bot, view, seed)
                assert action == ask(function, match.public, view, seed, budgets.get(bot))
            match.decide(seat, functions["random"](match.public, view, seed))
    finally:
        bots.close()


@pytest.mark.real_time
@pytest.mark.parametrize("budgets", [{}, {"counting": 1}, {"counting": 3, "scout": 9}])
async def test_a_budget_gives_the_same_decisions_in_place_and_in_the_process(
    budgets: dict[str, int], stage: Callable[..., Stage]
) -> None:
    """Without one of the table's the bot has its own, which is 6."""
    there, public = stage(budgets=budgets), new_match().public
    here = LocalBots(COUNTING, public, budgets)
    budget = budgets.get("counting", 6)
    for seed in range(4):
        action = await here.choose(0, "counting", seen_by(), seed)
        assert action == await there.ask("counting", seed=seed)
        assert action == (seed + budget) % 4, "it was thought of with that seed and budget"
    assert there.trouble == []


@pytest.mark.real_time
async def test_a_budget_is_nothing_to_a_bot_that_counts_nothing(
    stage: Callable[..., Stage],
) -> None:
    there = stage(budgets={"scout": 5})
    expected = game("irrgarten").bots()["scout"](new_match().public, seen_by(), 1)
    assert await there.ask("scout") == expected
    assert there.trouble == []


@pytest.mark.real_time
@pytest.mark.parametrize("bot", ["crash", "illegal", "no_number", "fail", "garbage", "stale"])
async def test_a_bot_that_fails_once_is_restarted_and_asked_again(
    bot: str, stage: Callable[..., Stage], tmp_path: Path
) -> None:
    there = stage(f"--once={tmp_path / 'failed'}")
    assert await there.ask(bot) == RIGHT
    assert there.trouble == [(0, bot, "restarted")]


@pytest.mark.real_time
async def test_a_bot_that_hangs_once_is_killed_and_asked_again(
    stage: Callable[..., Stage], tmp_path: Path
) -> None:
    there = stage(f"--once={tmp_path / 'failed'}", deadline=1.0)
    assert await there.ask("hang") == RIGHT
    assert there.trouble == [(0, "hang", "restarted")]


@pytest.mark.real_time
@pytest.mark.parametrize(
    "bot", ["crash", "illegal", "no_number", "fail", "garbage", "stale", "unheard_of"]
)
async def test_a_bot_that_fails_twice_plays_at_random_from_then_on(
    bot: str, stage: Callable[..., Stage]
) -> None:
    there = stage()
    actions = {await there.ask(bot, seed=seed) for seed in range(30)}
    assert actions == {0, 1, 2, 3}
    assert there.trouble == [(0, bot, "restarted"), (0, bot, "random")]


@pytest.mark.real_time
async def test_one_seat_s_bad_bot_does_no_harm_to_another_seat(stage: Callable[..., Stage]) -> None:
    there = stage()
    await there.ask("crash", seat=0)
    expected = game("irrgarten").bots()["scout"](new_match().public, seen_by(), 1)
    assert await there.ask("scout", seat=1) == expected
    assert {seat for seat, _, _ in there.trouble} == {0}


@pytest.mark.real_time
async def test_the_screen_s_loop_goes_on_while_a_bot_thinks(stage: Callable[..., Stage]) -> None:
    there = stage(deadline=0.5)
    await there.ask("chatter")
    steps = 0

    async def screen() -> None:
        nonlocal steps
        while True:
            await asyncio.sleep(0.01)
            steps += 1

    drawing = asyncio.create_task(screen())
    await there.ask("hang")
    drawing.cancel()
    assert steps > 10, "a loop that waited for the bot would have made one step"


@pytest.mark.real_time
async def test_what_a_bot_prints_does_no_harm(stage: Callable[..., Stage]) -> None:
    there = stage()
    assert [await there.ask("chatter") for _ in range(3)] == [RIGHT] * 3
    assert there.trouble == []


@pytest.mark.real_time
async def test_the_process_of_bots_holds_no_screen_and_no_database(
    stage: Callable[..., Stage],
) -> None:
    there = stage()
    assert await there.ask("tell_modules") == 0


def gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.real_time
async def test_closing_leaves_no_process_behind_even_a_hanging_one(
    stage: Callable[..., Stage],
) -> None:
    there = stage()
    await there.ask("chatter")
    pid = there.remote.pid
    assert pid is not None
    thinking = asyncio.create_task(there.ask("hang"))
    await asyncio.sleep(0.1)
    there.guard.close()
    there.guard.close()
    assert gone(pid)
    with pytest.raises(asyncio.CancelledError):
        await thinking
    assert there.remote.pid is None
    assert there.trouble == [], "to be closed is no failure"
    with pytest.raises(asyncio.CancelledError):
        await there.ask("chatter")


@pytest.mark.real_time
async def test_cancelling_a_question_stops_the_thinking_and_the_next_one_is_answered(
    stage: Callable[..., Stage],
) -> None:
    """An undo or the pause menu must not get the answer to an old question."""
    there = stage()
    thinking = asyncio.create_task(there.ask("hang"))
    await asyncio.sleep(0.3)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    assert there.remote.pid is None
    assert await there.ask("chatter") == RIGHT


@pytest.mark.real_time
async def test_a_program_that_can_not_be_started_leaves_seats_that_play_at_random() -> None:
    trouble: Trouble = []
    remote = ProcessBots("irrgarten", new_match().public, command=("/no/such/python",))
    guard = BotGuard(remote, lambda *said: trouble.append(said))
    assert await guard.choose(0, "scout", seen_by(), 1) in (0, 1, 2, 3)
    assert [what for _, _, what in trouble] == ["restarted", "random"]


@pytest.mark.real_time
@pytest.mark.parametrize("bot", ["hang", "chatter"])
async def test_when_the_program_is_killed_its_bots_die_too(
    bot: str, stage: Callable[..., Stage]
) -> None:
    """`kill -9` gives nobody a chance to tidy up; the other end of the line is then closed."""
    there = stage()
    await there.ask("chatter")
    pid = there.remote.pid
    assert pid is not None
    asking = asyncio.create_task(there.ask(bot))
    await asyncio.sleep(0.2)
    child = there.remote.pool.children[0]
    child.line.shutdown(2)
    # Waiting stops the loop, as a kill does: on it, this side would see the end and kill the bots.
    assert child.process.wait(10) == 0
    asking.cancel()
    await asyncio.gather(asking, return_exceptions=True)


@pytest.mark.parametrize("sent", [b"", b"\0\0", b"\0\0\0\5hello", b"whole"])
def test_a_process_of_bots_ends_however_its_line_does(sent: bytes) -> None:
    """Closed before a word, in the middle of one, with nonsense, or with an answer not read."""
    if sent == b"whole":
        hello = {"game": "irrgarten", "public": new_match().public.public_data()}
        sent = packed({"id": 1, "hello": hello})
    ours, theirs = socket.socketpair()
    with subprocess.Popen(COMMAND, stdin=theirs.fileno(), stderr=subprocess.DEVNULL) as process:
        theirs.close()
        ours.sendall(sent)
        if len(sent) > 10:
            ours.recv(1, socket.MSG_PEEK)  # there is an answer, which nobody takes
        ours.close()
        assert process.wait(30) in (0, 1)


async def test_quick_bots_are_asked_in_place_and_need_no_process() -> None:
    match = new_match()
    bots = ProcessBots("irrgarten", match.public)
    assert await bots.choose(0, "random", match.view(0), 1) in (0, 1, 2, 3)
    assert bots.pid is None


@pytest.mark.real_time
@pytest.mark.parametrize(
    ("seats", "processes"),
    [((HUMAN, HUMAN), 0), ((HUMAN, "random"), 0), ((HUMAN, "scout"), 1), (("scout", "scout"), 1)],
)
async def test_a_process_starts_when_a_bot_that_needs_it_is_first_asked(
    seats: tuple[str, ...], processes: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A match among people starts none, nor does one with quick bots."""
    started = started_pids(monkeypatch)
    match = new_match(bots=seats)
    table = MatchRunner(match, Outside.real().bots(match.header.game, match.public))
    assert started == []
    playing = table.start()
    async with asyncio.timeout(60):  # a process starts slowly on a busy machine
        while match.decisions < 5:
            if table.waiting_for is not None:
                table.decide(match.actor, scripted_action(match))
            await asyncio.sleep(0.05)
    await table.stop()
    assert playing.done()
    assert len(started) == processes
    assert all(map(gone, started))


async def test_a_local_bot_that_raises_has_failed_too() -> None:
    def broken(config: object, view: object, seed: int) -> int:
        raise KeyError("nothing")

    with pytest.raises(BotFailed):
        await LocalBots({"broken": broken}, None).choose(0, "broken", seen_by(), 1)
