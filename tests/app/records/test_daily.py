"""Dailies: the same for everybody, once for the record, a streak of days."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.games.irrgarten.seeds import par as par_module
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
    last_days,
    seconds_left,
    streak_of_days,
)
from app.records.daily_scores import DailyScores
from app.registry import game, game_ids
from app.store.dailies import StartedDaily
from app.store.matches import Matches
from app.text.daily import card, left_words, result_words, state_words
from engines.irrgarten.config import Config
from engines.irrgarten.events import LOST_BY_DEATH, LOST_BY_WOUNDS, CombatEnded
from engines.irrgarten.strokes import against_par
from tests.app.records.helpers import race

NAMES = ("Ana", "Ben", "Eva", "Leo")
GAMES = ("irrgarten", "descent", "napakalaki", "hammerspace")
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
        1,
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
    assert (begun.over, begun.won, begun.rank) == (True, False, 0)


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
    alone = replace(WON, won=False, rank=0, seats=1)
    assert result_words(texts, alone) == "finished", "somebody resigned"
    assert state_words(texts, WON, saves=False) == "practice: nothing is saved here right now"
    assert left_words(texts, 3_601) == "The next ones come in 1 h 1 min."


def test_the_card_of_a_day_spoils_nothing() -> None:
    """No names of people, cards, monsters or labyrinths; aligned; plain signs for plain screens."""
    today = {"irrgarten": WON, "napakalaki": THIRD, "hammerspace": None}
    assert card(Texts("en", strict=True), DAY, today, 3, {}, ascii_only=True) == [
        "Mazmorra - daily 2027-01-15",
        "Irrgarten    won in 14 turns",
        "Napakalaki   3 of 3 after 22 turns",
        "Hammerspace  -",
        "3 days in a row",
    ]
    spanish = card(Texts("es", strict=True), DAY, today, 1, {}, ascii_only=False)
    assert spanish[0] == "Mazmorra · reto del 2027-01-15"
    assert spanish[-1] == "Hammerspace  -"


def test_a_race_is_no_daily(matches: Matches) -> None:
    race(matches, "a" * 16)
    assert matches.dailies() == []


def test_the_dailies_of_irrgarten_are_played_alone() -> None:
    """Race and Descent are measured against par; the card games keep their rivals."""
    seats = {game_id: len(daily_setup(game_id, DAY, NAMES).seats) for game_id in GAMES}
    assert seats == {"irrgarten": 1, "descent": 1, "napakalaki": 3, "hammerspace": 3}
    assert against_par(daily_setup("irrgarten", DAY, NAMES).config())


@pytest.mark.parametrize(
    ("score", "english", "spanish"),
    [
        (-2, "2 under par", "2 menos que el par"),
        (0, "level with par", "justo el par"),
        (3, "3 over par", "3 más que el par"),
    ],
)
def test_the_result_of_a_daily_with_a_number_is_that_number(
    score: int, english: str, spanish: str
) -> None:
    assert result_words(Texts("en", strict=True), WON, score) == english
    assert result_words(Texts("es", strict=True), WON, score) == spanish
    assert state_words(Texts("en", strict=True), WON, score).startswith(f"{english}; practice")


def test_the_card_has_the_number_of_the_day_and_those_of_the_week() -> None:
    texts = Texts("en", strict=True)
    week = [None, 4, None, 0, None, -1, -2]
    weeks: dict[str, list[int | None]] = {"irrgarten": week, "napakalaki": [None] * 7}
    today = {"irrgarten": WON, "napakalaki": THIRD}
    assert card(texts, DAY, today, 2, weeks, ascii_only=True) == [
        "Mazmorra - daily 2027-01-15",
        "Irrgarten   2 under par",
        "Napakalaki  3 of 3 after 22 turns",
        "Irrgarten, last 7 days: . +4 . 0 . -1 -2",
        "2 days in a row",
    ]


def test_the_last_days_end_with_today() -> None:
    assert last_days("2027-03-02", 4) == ["2027-02-27", "2027-02-28", "2027-03-01", "2027-03-02"]
    assert last_days("318914-04-12", 7) == []


@pytest.fixture
def par_is_70(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Every par is 70; the seeds that were asked for."""
    asked: list[str] = []

    async def par_of(_config: Config, seed: str) -> int:
        asked.append(seed)
        return 70

    monkeypatch.setattr(par_module, "par_of", par_of)
    return asked


async def test_the_number_of_a_daily_is_its_strokes_against_par(
    matches: Matches, par_is_70: list[str]
) -> None:
    """Turns, and two more for each defeat (IRR-32), read from the saved match; asked for once."""
    match = finish(daily(matches, "a" * 16))
    lost = sum(
        isinstance(event, CombatEnded) and event.result in (LOST_BY_WOUNDS, LOST_BY_DEATH)
        for event in match.past(0)
    )
    begun, scores = matches.dailies(), DailyScores()
    assert await scores.find(matches, begun, DAY)
    assert scores.of(begun[0]) == match.results()[0].turns + 2 * lost - 70
    assert scores.week(begun, DAY) == [None] * 6 + [scores.of(begun[0])]
    assert not await scores.find(matches, begun, DAY)
    assert par_is_70 == [match.header.seed]


async def test_a_daily_has_no_number_unless_it_was_won_alone_in_the_last_week(
    matches: Matches, par_is_70: list[str]
) -> None:
    """One of an earlier version seats a bot: its result is read as it was."""
    draft = first_draft(ContentIndex(None), "irrgarten", NAMES, lambda: "OLDER-2")
    draft.choose_preset("even")
    setup = draft.daily_setup()
    assert len(setup.seats) == 2
    title = {**setup.title(), **daily_title(DAY)}
    old = begin(
        "irrgarten", setup.config(), setup.seats, setup.seed, match_id="b" * 16, title=title,
        journal=matches,
    )  # fmt: skip
    finish(old)
    begun, scores = matches.dailies(), DailyScores()
    assert (begun[0].seats, begun[0].won) == (2, True)
    assert not await scores.find(matches, begun, DAY)
    won = f"won in {begun[0].turns} turns"
    assert result_words(Texts("en"), begun[0], scores.of(begun[0])) == won
    finish(daily(matches, "c" * 16))
    assert not await scores.find(matches, matches.dailies(), "2027-01-22")
    assert par_is_70 == []


async def test_a_damaged_daily_has_no_number(matches: Matches, par_is_70: list[str]) -> None:
    gone = [StartedDaily(DAY, "irrgarten", "f" * 16, True, 1, True, 0, 1, 14)]
    scores = DailyScores()
    assert not await scores.find(matches, gone, DAY)
    assert scores.of(gone[0]) is None
    assert par_is_70 == []


async def test_who_resigned_has_no_number(matches: Matches, par_is_70: list[str]) -> None:
    """A bot played it to the end."""
    match = daily(matches, "a" * 16)
    match.reseat((replace(match.seats[0], bot="scout"),), {0})
    finish(match)
    begun, scores = matches.dailies(), DailyScores()
    assert begun[0].over
    assert not await scores.find(matches, begun, DAY)
    assert par_is_70 == []
