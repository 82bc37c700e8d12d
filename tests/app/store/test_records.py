"""Statistics: written with the end of a match, and the same when they are reckoned again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from itertools import count
from pathlib import Path

import apsw
import pytest

from app.match.events import DecisionsUndone
from app.match.lifecycle import begin
from app.match.match import Match
from app.match.seats import HUMAN, Seat
from app.store.matches import LONGEST_BREAK, Matches
from app.store.records import ResultRow, Streaks, streaks_of, totals_of, write_rows
from tests.app.match.helpers import ID, SHORT, config, new_match, play
from tests.app.store.recounting import recount
from tests.app.store.scripts import begun, step
from tests.helpers.hearing import hear

RIGHT = 3
NAMES = count()


class Clock:
    """A clock that goes on by so many seconds whenever it is read."""

    def __init__(self, pace: float = 1.0) -> None:
        self.seconds, self.pace = 1_000_000.0, pace

    def __call__(self) -> float:
        self.seconds += self.pace
        return self.seconds


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def matches(path: Path) -> Iterator[Matches]:
    matches = Matches(path, Clock())
    yield matches
    matches.shut()


def race(
    matches: Matches,
    seed: str = "7",
    *,
    seats: Sequence[Seat] = (Seat("Ana"), Seat("bot", "scout")),
    board: Sequence[str] = SHORT,
    practice: bool = False,
) -> Match:
    """A match along a corridor; who begins, wins or not by chance of the start."""
    match = begin(
        "irrgarten", config(board), seats, seed, match_id=f"{next(NAMES):016x}",
        title={"labyrinth-en": "Corridor", "labyrinth-es": "Pasillo", "monster-x-en": "Rat"},
        practice=practice, journal=matches,
    )  # fmt: skip
    while not match.over:
        match.decide(match.actor, RIGHT)
    return match


def winner(match: Match) -> int:
    outcome = match.outcome()
    assert outcome is not None
    (seat,) = outcome.winners
    return seat


def test_a_finished_match_leaves_a_row_for_each_seat(matches: Matches) -> None:
    """Six steps, one a turn; the clock is read once a decision: the seconds between them count."""
    match = race(matches)
    won = winner(match)
    ana, bot = matches.results()
    assert (ana.name, ana.bot, bot.name, bot.bot) == ("Ana", HUMAN, "bot", "scout")
    assert [row.won for row in (ana, bot)] == [seat == won for seat in (0, 1)]
    assert sorted((ana.rank, bot.rank)) == [0, 1]
    assert [row.turns for row in (ana, bot)] == [row.decisions for row in (ana, bot)] == [3, 3]
    assert ana.deck == '{"en": "Corridor", "es": "Pasillo"}'
    assert (ana.game, ana.seats, ana.practice) == ("irrgarten", 2, False)
    assert ana.played == 6000
    assert ana.finished == matches.finished()[0].finished


def test_a_long_break_is_not_playing(path: Path) -> None:
    matches = Matches(path, Clock(pace=24 * 3600))
    race(matches)
    assert [row.played for row in matches.results()] == [6 * LONGEST_BREAK] * 2
    matches.shut()


def test_what_goes_on_counts_for_nothing_yet(matches: Matches) -> None:
    play(new_match(matches), 10)
    assert matches.results() == []


def finished_ones(matches: Matches) -> None:
    for seed in "abcdefgh":
        race(matches, seed)
    race(matches, "i", practice=True)
    people = (Seat("Ana"), Seat("Ben"))
    race(matches, "j", seats=people, board=["PP---E"])
    match = begun("napakalaki", matches, turns=40)
    for number in range(600):
        if not match.over:
            step(match, number)
    assert matches.one(ID).taken_back > 5


def test_all_can_be_reckoned_again_from_the_matches(matches: Matches) -> None:
    """Also turns and decisions of a match in which much was taken back."""
    finished_ones(matches)
    before = matches.results(practice=True)
    assert len({row.match for row in before}) == 11
    assert {row.game for row in before} == {"irrgarten", "napakalaki"}
    assert recount(matches, everything=True) == {}
    assert matches.results(practice=True) == before


@pytest.mark.parametrize(
    "damage",
    ["DELETE FROM results", "DELETE FROM results WHERE seat = 1", "UPDATE results SET won = 1",
     "UPDATE results SET turns = turns + 1", "UPDATE results SET crc = 0"],
)  # fmt: skip
def test_what_is_missing_or_damaged_counts_for_nothing_until_it_is_made_good(
    damage: str, path: Path
) -> None:
    matches = Matches(path, Clock())
    for seed in "abcd":
        race(matches, seed)
    before = matches.results()
    matches.shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(damage)
    matches = Matches(path, Clock())
    assert len(matches.results()) < len(before)
    assert set(matches.results()) <= set(before)
    assert recount(matches) == {}
    assert matches.results() == before
    matches.shut()


@pytest.mark.parametrize(
    "impossible",
    [{"rank": 2**60}, {"rank": 2}, {"seats": 2**60}, {"deck": "[]"}, {"deck": '{"en": 1}'},
     {"deck": "[" * 9000}, {"played": -1}, {"turns": -1}],
)  # fmt: skip
def test_what_no_match_can_come_to_counts_for_nothing_though_its_check_fits(
    impossible: dict[str, object], matches: Matches
) -> None:
    match = race(matches)
    before = matches.results()
    forged = [replace(before[0], **impossible), *before[1:]]  # type: ignore[arg-type]  # forged
    with matches._base.write() as execute:
        write_rows(execute, match.header.match, forged)
    assert matches.results() == before[1:]
    assert recount(matches) == {}
    assert matches.results() == before


def test_what_is_whole_is_not_reckoned_again(
    matches: Matches, monkeypatch: pytest.MonkeyPatch
) -> None:
    race(matches)
    monkeypatch.setattr(matches, "write_results", None)
    assert recount(matches) == {}


def test_a_match_that_can_not_be_read_is_named_and_hinders_no_other(path: Path) -> None:
    matches = Matches(path, Clock())
    first, second = race(matches, "a"), race(matches, "b")
    matches.shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("DELETE FROM results")
        where = (first.header.match,)
        connection.execute("UPDATE decisions SET crc = 0 WHERE match = ?", where)
    matches = Matches(path, Clock())
    assert list(recount(matches)) == [first.header.match]
    assert {row.match for row in matches.results()} == {second.header.match}
    matches.shut()


def test_a_deleted_match_counts_no_more(matches: Matches) -> None:
    match = race(matches)
    matches.delete(match.header.match)
    assert matches.results() == []


def test_the_end_that_is_taken_back_in_practice_counts_no_more(matches: Matches) -> None:
    match = race(matches, practice=True)
    told: list[DecisionsUndone] = []
    hear(match, 0, DecisionsUndone, told.append)
    match.take_back(next(seat for seat in (0, 1) if match.undoable(seat)))
    assert told
    assert matches.results(practice=True) == []
    assert matches.finished() == []
    while not match.over:
        match.decide(match.actor, RIGHT)
    assert len(matches.results(practice=True)) == 2
    assert sum(row.decisions for row in matches.results(practice=True)) == match.decisions


def test_totals_by_game_name_bot_and_deck(matches: Matches) -> None:
    winners = [winner(race(matches, seed)) for seed in "abcdefgh"]
    race(matches, "i", practice=True)
    rows = matches.results()
    wins = winners.count(0)
    (ana,) = totals_of(rows, "name")
    assert (ana.key, ana.matches, ana.won) == ("Ana", 8, wins)
    assert ana.ranks[0] == wins
    assert sum(ana.ranks) == 8
    (bot,) = totals_of(rows, "bot")
    assert (bot.key, bot.matches, bot.won) == ("scout", 8, 8 - wins)
    (game,) = totals_of(rows, "game")
    assert (game.key, game.matches, game.won, game.turns) == ("irrgarten", 8, wins, game.decisions)
    assert game.turns == ana.turns == sum(row.turns for row in rows if row.bot == HUMAN)
    assert game.played == sum(row.played for row in rows) // 2
    (deck,) = totals_of(rows, "deck")
    assert (deck.key, deck.matches) == ('{"en": "Corridor", "es": "Pasillo"}', 8)
    assert totals_of(matches.results(practice=True), "name")[0].matches == 9


def rows_won(*won: bool) -> list[ResultRow]:
    row = ResultRow("m", 0, "irrgarten", "{}", "Ana", HUMAN, 2, 0, True, 1, 1, False, 1, 1)

    return [replace(row, won=each) for each in won]


@pytest.mark.parametrize(
    ("won", "streaks"),
    [
        ((), Streaks(0, 0)),
        ((True,), Streaks(1, 1)),
        ((True, True, False), Streaks(0, 2)),
        ((True, True, True, False, True, True), Streaks(2, 3)),
    ],
)
def test_a_streak_is_won_without_losing_in_between(won: tuple[bool, ...], streaks: Streaks) -> None:
    rows = rows_won(*won)
    assert streaks_of(rows, "Ana") == streaks
    assert streaks_of(rows, "Ben") == Streaks(0, 0)


def test_a_match_has_the_name_that_a_person_gives_it(matches: Matches) -> None:
    new_match(matches)
    before = matches.load(ID)
    matches.rename(ID, "Sunday, \x1b[31m[b]rain[/b]")
    assert matches.one(ID).name == "Sunday, \x1b[31m[b]rain[/b]", "shown as literal text only"
    assert matches.load(ID) == before
    matches.rename(ID, "")
    assert matches.one(ID).name == ""
    with pytest.raises(ValueError, match="61"):
        matches.rename(ID, "x" * 61)


def test_a_list_comes_in_pages(matches: Matches) -> None:
    for number in range(7):
        new_match(matches, match_id=f"m{number}")
    race(matches)
    whole = matches.unfinished()
    assert [saved.id for saved in whole] == [f"m{n}" for n in (6, 5, 4, 3, 2, 1, 0)]
    pages = [matches.unfinished(3, skip) for skip in (0, 3, 6, 9)]
    assert [len(page) for page in pages] == [3, 3, 1, 0]
    assert [saved for page in pages for saved in page] == whole
    assert matches.counts() == (7, 1)
    assert [saved.played for saved in matches.finished()] == [6000]
