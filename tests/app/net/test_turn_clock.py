"""The clock of a served match: whose time runs, who is told of it, and what happens at its end."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from app.match.events import TimeUp
from app.match.runner import MatchRunner, no_pause
from app.match.source import Frame
from app.net.host_match import HostMatch, attach
from app.net.hosted_table import HostedTable
from app.net.limits import AWAY_SECONDS, HOLD_SECONDS, LONG_CLOCK, SHOWING_SECONDS
from app.net.lines import at_once
from app.net.messages import NO_CLOCK, Asked, Clock, Ready, Shown, Sit, Terms
from app.net.open_table import OpenTable
from app.net.seeds import token_key
from tests.app.match.helpers import local_bots
from tests.app.net.tables import begun, lobby
from tests.app.net.test_open_table import Friend

MINUTE = 60


class Time:
    """A clock that moves only when it is told to; `later` calls what is due then."""

    def __init__(self) -> None:
        self.at = 0.0
        self._waiting: list[tuple[float, Callable[[], None]]] = []

    def now(self) -> float:
        return self.at

    def later(self, seconds: float, call: Callable[[], None]) -> Callable[[], None]:
        entry = (self.at + seconds, call)
        self._waiting.append(entry)
        return lambda: self._waiting.remove(entry) if entry in self._waiting else None

    def go(self, seconds: float) -> None:
        """Let time pass, and call in order what is due."""
        end = self.at + seconds
        while due := [entry for entry in self._waiting if entry[0] <= end]:
            entry = min(due, key=lambda one: one[0])
            self._waiting.remove(entry)
            self.at = entry[0]
            entry[1]()
        self.at = end


class Timed:
    """A table of Ben and Cat, who play Irrgarten with a clock."""

    def __init__(self, clock: int = MINUTE) -> None:
        self.time = Time()
        self.table: OpenTable = lobby("irrgarten", 2, self.time.later)
        self.table.lobby.choose(Terms(clock))
        self.ben = Friend(self.table, "ben")
        self.ben.say(Sit(1, "Ben"))
        self.ben.say(Ready(1, True))
        match = begun("irrgarten", "sight")
        self.runner = MatchRunner(match, local_bots("irrgarten", match.public))
        terms, time = self.table.lobby.terms, self.time
        self.table.begun(
            lambda players: HostedTable(
                self.runner, players, epoch="1", later=time.later, now=time.now, terms=terms,
                stand_in="random",
            )
        )  # fmt: skip
        assert self.table.hosted is not None
        self.hosted = self.table.hosted
        while self.runner.actor != 1:
            self.runner.decide(self.runner.actor, match.legal()[0])


async def until(true: Callable[[], bool]) -> None:
    """Let the tasks of the event loop run until something is true."""
    for _ in range(100):
        if true():
            return
        await asyncio.sleep(0)
    raise AssertionError


def test_the_lobby_and_the_match_say_what_the_host_has_chosen() -> None:
    timed = Timed()
    assert timed.ben.terms == Terms(MINUTE)
    assert Friend(timed.table, "eve").terms == Terms(MINUTE)
    timed.table.lobby.dice.rules = "begun"
    timed.table.lobby.choose(Terms(0))
    assert timed.table.lobby.terms == Terms(MINUTE), "nothing changes once the host has begun"


def test_a_clock_runs_from_the_moment_that_the_players_own_screen_shows_the_position() -> None:
    timed = Timed()
    eve = Friend(timed.table, "eve")
    timed.time.go(20)
    assert timed.ben.turn_clock == NO_CLOCK, "others' turns are still being shown"
    timed.ben.shows(1)
    assert timed.ben.turn_clock == eve.turn_clock == Clock(1, 60)
    timed.time.go(18)
    assert Friend(timed.table, "late").turn_clock == Clock(1, 42)
    timed.ben.decide(1, timed.ben.snapshot(1).pending.legal[0])
    assert timed.ben.turn_clock == eve.turn_clock == NO_CLOCK


def test_nobody_else_and_no_old_position_starts_a_clock() -> None:
    timed = Timed()
    eve = Friend(timed.table, "eve")
    for friend, seat, n in ((eve, 1, 0), (timed.ben, 0, 0), (timed.ben, 1, 1)):
        friend.say(Shown(seat, timed.runner.decisions - n))
    assert timed.ben.turn_clock == NO_CLOCK


def test_a_screen_that_never_shows_anything_does_not_stop_the_clock() -> None:
    timed = Timed()
    timed.time.go(SHOWING_SECONDS)
    assert timed.ben.turn_clock == Clock(1, 60)


async def test_when_the_time_is_up_a_bot_decides_once_and_everybody_hears_of_it() -> None:
    timed = Timed()
    heard: list[Frame] = []
    timed.ben.watch(1, heard.append)
    running = asyncio.create_task(timed.runner.run())
    timed.ben.shows(1)
    before = timed.runner.decisions
    timed.time.go(59.5)
    await asyncio.sleep(0)
    assert timed.runner.decisions == before
    timed.time.go(0.5)
    await until(lambda: timed.runner.decisions > before)
    assert any(isinstance(frame.event, TimeUp) for frame in heard)
    assert timed.runner.match.seats[1].human, "only the decision is the bot's, not the seat"
    await until(lambda: timed.runner.waiting_for is not None)
    assert timed.runner.decisions == before + 1
    running.cancel()


async def test_a_decision_that_comes_too_late_is_refused_in_words() -> None:
    timed = Timed()
    timed.ben.shows(1)
    timed.time.go(60)
    timed.ben.decide(1, timed.ben.snapshot(1).pending.legal[0])
    assert (timed.ben.command.word, timed.ben.command.code) == ("refused", "turn")


@pytest.mark.parametrize("yes", [True, False, None])
def test_the_clock_stands_while_somebody_is_asked_for_an_undo(yes: bool | None) -> None:
    timed = Timed()
    consent = timed.hosted._commands.consent
    timed.ben.shows(1)
    timed.time.go(18)
    question = consent.ask(0, 1, 1, timed.runner.decisions, [token_key("ben")])
    assert timed.ben.turn_clock == NO_CLOCK
    timed.time.go(10)
    timed.ben.shows(1)
    assert timed.ben.turn_clock == NO_CLOCK, "no other message starts it"
    if yes is None:
        consent.end()
    else:
        consent.answer(question.number, token_key("ben"), yes=yes)
    assert timed.ben.turn_clock == Clock(1, 42)
    timed.time.go(41)
    assert timed.runner.waiting_for == 1
    timed.time.go(1)
    assert timed.runner.waiting_for is None, "the time is up"


def test_a_clock_that_would_begin_meanwhile_begins_afterwards() -> None:
    timed = Timed()
    consent = timed.hosted._commands.consent
    consent.ask(0, 1, 1, timed.runner.decisions, [token_key("ben")])
    timed.ben.shows(1)
    assert timed.ben.turn_clock == NO_CLOCK
    consent.end()
    assert timed.ben.turn_clock == Clock(1, 60)


def asked_of(friend: Friend) -> Asked | None:
    return friend.asked


def test_a_client_that_was_cut_off_shows_no_clock_and_no_question_until_it_is_told_again() -> None:
    timed = Timed()
    timed.ben.shows(1)
    timed.ben.go()
    assert timed.ben.turn_clock == NO_CLOCK
    timed.time.go(18)
    timed.ben.come()
    assert timed.ben.turn_clock == Clock(1, 42)
    consent = timed.hosted._commands.consent
    question = consent.ask(0, 1, 1, timed.runner.decisions, [token_key("ben")])
    timed.ben.go()
    timed.ben.come()
    assert asked_of(timed.ben) is not None
    timed.ben.go()
    assert asked_of(timed.ben) is None, "another question of another run may have its number"
    consent.answer(question.number, token_key("ben"), yes=False)
    consent.end()
    timed.ben.come()
    assert asked_of(timed.ben) is None
    assert timed.ben.turn_clock == Clock(1, 42)


def test_no_clock_no_time() -> None:
    timed = Timed(0)
    timed.ben.shows(1)
    timed.time.go(10 * MINUTE)
    assert timed.ben.turn_clock == NO_CLOCK
    assert timed.runner.waiting_for == 1


def test_with_days_for_a_decision_no_bot_keeps_the_seat_of_somebody_who_is_away() -> None:
    timed, short = Timed(LONG_CLOCK), Timed()
    for one in (timed, short):
        one.ben.go()
        one.time.go(AWAY_SECONDS)
    assert timed.runner.match.seats[1].human
    assert not short.runner.match.seats[1].human


async def test_bots_do_not_wait_long_for_a_host_who_reads_something_else() -> None:
    """The host's screen never says that it has shown everything."""
    timed = Timed()
    host = HostMatch(timed.hosted, "host")
    attach(host, host.table, at_once)
    asked = asyncio.Event()

    async def never_ready() -> None:
        asked.set()
        await asyncio.Event().wait()

    host.pace(no_pause, never_ready)
    timed.runner.time_up(1, "random")
    before = timed.runner.decisions
    running = asyncio.create_task(timed.runner.run())
    await asyncio.wait_for(asked.wait(), 60)
    await asyncio.sleep(3 * HOLD_SECONDS)
    assert timed.runner.decisions > before
    running.cancel()
