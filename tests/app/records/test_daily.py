"""Dailies: the same for everybody, once for the record, a streak of days."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.i18n.fluent import Texts
from app.match.fork import fork, fresh_title
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import DAILY
from app.records.daily import (
    DailyStreak,
    daily_seed,
    daily_setup,
    daily_title,
    day_of,
    seconds_left,
    streak_of_days,
)
from app.registry import game, game_ids
from app.store.dailies import StartedDaily
from app.store.matches import Matches
from app.text.daily import card, left_words, result_words, state_words
from tests.app.records.helpers import race

NAMES = ("Ana", "Ben", "Eva", "Leo")
DAY = "2027-01-15"
NOW = 1_800_000_000.0


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    matches = Matches(tmp_path / "matches.sqlite3", lambda: NOW)
    yield matches
    matches.shut()


def test_a_day_is_one_of_utc() -> None:
    assert day_of(NOW) == DAY
    midnight = NOW + seconds_left(NOW)
    assert day_of(midnight - 1) == DAY
    assert day_of(midnight) == "2027-01-16"
    assert seconds_left(midnight) == 86_400


def test_a_seed_is_of_the_day_the_game_and_its_rules_and_nothing_else() -> None:
    """These words are what every program of these rules has: they never change."""
    assert daily_seed("irrgarten", DAY, 1) == "DAILY-2027-01-15-FA3F64B6"
    others = {
        daily_seed("irrgarten", "2027-01-16", 1),
        daily_seed("napakalaki", DAY, 1),
        daily_seed("irrgarten", DAY, 2),
    }
    assert len(others | {daily_seed("irrgarten", DAY, 1)}) == 4


@pytest.mark.parametrize("game_id", game_ids())
def test_everybody_has_the_same_match_whatever_they_are_called(game_id: str) -> None:
    mine, theirs = (daily_setup(game_id, DAY, names) for names in (NAMES, NAMES[::-1]))
    assert mine.seed == theirs.seed
    assert mine.config().digest == theirs.config().digest
    assert [seat.bot for seat in mine.seats] == [seat.bot for seat in theirs.seats]
    assert [seat.human for seat in mine.seats] == [True] + [False] * (len(mine.seats) - 1)
    assert not mine.practice
    assert daily_setup(game_id, DAY, NAMES, practice=True).practice


@pytest.mark.parametrize("game_id", game_ids())
def test_no_daily_asks_a_clock(game_id: str) -> None:
    """Who thinks longer has the same monster come in the same turn (HAM-22)."""
    parameters = daily_setup(game_id, DAY, NAMES).config().parameters
    assert not getattr(parameters, "monster_ms", 0)
    assert not getattr(parameters, "limit_ms", 0)


def test_the_labyrinth_is_a_new_one_every_day() -> None:
    boards = {daily_setup("irrgarten", day, NAMES).config().digest for day in (DAY, "2027-01-16")}
    assert len(boards) == 2


def daily(matches: Matches, match_id: str, *, practice: bool = False) -> Match:
    """Today's daily of Irrgarten, begun."""
    setup = daily_setup("irrgarten", DAY, NAMES, practice=practice)
    return begin(
        "irrgarten", setup.config(), setup.seats, setup.seed, match_id=match_id,
        title={**setup.title(), **daily_title(DAY)}, practice=setup.practice, journal=matches,
    )  # fmt: skip


def finish(match: Match) -> Match:
    """Play a match to its end."""
    choose = game("irrgarten").bots()["scout"]
    while not match.over:
        match.decide(match.actor, choose(match.public, match.view(match.actor), 0))
    return match


def test_the_first_match_of_a_day_is_for_the_record_to_its_end(matches: Matches) -> None:
    match = daily(matches, "a" * 16)
    assert matches.dailies() == [StartedDaily(DAY, "irrgarten", "a" * 16, saved=True)]
    finish(match)
    (begun,) = matches.dailies()
    result = match.results()[0]
    assert begun.over
    assert (begun.won, begun.rank, begun.turns, begun.seats) == (
        result.won,
        result.rank,
        result.turns,
        2,
    )


def test_who_abandons_a_daily_has_played_it(matches: Matches) -> None:
    daily(matches, "a" * 16)
    matches.delete("a" * 16)
    assert matches.dailies() == [StartedDaily(DAY, "irrgarten", "a" * 16)]


def test_who_resigned_a_daily_cannot_go_on_with_it(matches: Matches) -> None:
    """A bot does, and the person can watch it among the matches; at the end it is a defeat."""
    texts, match = Texts("en", strict=True), daily(matches, "a" * 16)
    person, *bots = match.seats
    assert matches.dailies()[0].in_progress
    match.reseat((replace(person, bot="scout"), *bots))
    assert matches.dailies()[0].in_progress, "a bot sits there for a while"
    match.reseat((replace(person, bot="scout"), *bots), {0})
    (begun,) = matches.dailies()
    assert begun.resigned
    assert not begun.in_progress
    assert state_words(texts, begun) == "you resigned; practice from now on"
    finish(match)
    (begun,) = matches.dailies()
    assert (begun.over, begun.won, begun.rank) == (True, False, 1)


def test_no_other_match_takes_its_place(matches: Matches) -> None:
    """Neither practice before or after it, nor a second one, a rematch or a fork."""
    daily(matches, "a" * 16, practice=True)
    assert matches.dailies() == []
    first = daily(matches, "b" * 16)
    for number in range(6):
        first.decide(first.actor, first.legal()[number % 2])
    second = daily(matches, "c" * 16)
    assert second.unsaved is None
    fork(first.header, first.written, first.seats, match_id="d" * 16, journal=matches)
    assert DAILY not in fresh_title(first.header.title)
    assert [one.match for one in matches.dailies()] == ["b" * 16]


def begun(*days: str, over: bool = True) -> list[StartedDaily]:
    return [StartedDaily(day, "irrgarten", day, finished=1 if over else None) for day in days]


@pytest.mark.parametrize(
    ("days", "today", "streak"),
    [
        ((), DAY, DailyStreak(0, 0)),
        ((DAY,), DAY, DailyStreak(1, 1)),
        (("2027-01-14",), DAY, DailyStreak(1, 1)),
        (("2027-01-13",), DAY, DailyStreak(0, 1)),
        (("2027-01-13", "2027-01-14", DAY, DAY), DAY, DailyStreak(3, 3)),
        (("2026-12-31", "2027-01-01", "2027-01-02", "2027-01-14"), DAY, DailyStreak(1, 3)),
        (("no day", DAY), DAY, DailyStreak(1, 1)),
        ((DAY,), "318914-04-12", DailyStreak(0, 1)),
    ],
)
def test_a_streak_of_days(days: Sequence[str], today: str, streak: DailyStreak) -> None:
    """Today may still come, so yesterday keeps a streak; a damaged day is none."""
    assert streak_of_days(begun(*days), today) == streak
    assert streak_of_days(begun(*days, over=False), today) == DailyStreak(0, 0)


WON = StartedDaily(DAY, "irrgarten", "a", True, 1, True, 0, 2, 14)
THIRD = StartedDaily(DAY, "napakalaki", "b", True, 1, False, 2, 3, 22)


def test_how_a_daily_stands_in_words() -> None:
    texts = Texts("en", strict=True)
    assert state_words(texts, None) == "not started; counts for the records"
    assert state_words(texts, begun(DAY, over=False)[0]).startswith("abandoned or deleted")
    assert state_words(texts, WON) == "won in 14 turns; practice from now on"
    assert result_words(texts, THIRD) == "3 of 3 after 22 turns"
    assert state_words(texts, WON, saves=False) == "practice: nothing is saved here right now"
    assert left_words(texts, 3_601) == "The next ones come in 1 h 1 min."


def test_the_card_of_a_day_spoils_nothing() -> None:
    """No names of people, cards, monsters or labyrinths; aligned; plain signs for plain screens."""
    today = {"irrgarten": WON, "napakalaki": THIRD, "hammerspace": None}
    assert card(Texts("en", strict=True), DAY, today, 3, ascii_only=True) == [
        "Mazmorra - daily 2027-01-15",
        "Irrgarten    won in 14 turns",
        "Napakalaki   3 of 3 after 22 turns",
        "Hammerspace  -",
        "3 days in a row",
    ]
    spanish = card(Texts("es", strict=True), DAY, today, 1, ascii_only=False)
    assert spanish[0] == "Mazmorra · reto del 2027-01-15"
    assert spanish[-1] == "Hammerspace  -"


def test_a_race_is_no_daily(matches: Matches) -> None:
    race(matches, "a" * 16)
    assert matches.dailies() == []
