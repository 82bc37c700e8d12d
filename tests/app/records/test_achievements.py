"""Achievements: whose count, kept with the match, the same when they are computed again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import apsw
import pytest

from app.i18n.fluent import Texts
from app.match.achievements import (
    AchievementGained,
    achievements_gained,
    achievements_of_match,
    counting,
    revision,
)
from app.match.fork import fork
from app.match.journal import JournalFailed
from app.match.seats import HANDED, RESIGNED, Seat
from app.records.backfill import make_good
from app.records.hall_of_fame import TIME, TURNS, HallOfFame, opened
from app.records.new_achievements import known_achievements, save_achievements
from app.store.matches import Matches
from app.store.recount import lacking
from app.text.achievements import gained_lines
from tests.app.match.helpers import new_match, play
from tests.app.records.helpers import ANA, race, won_by
from tests.app.store.recounting import recount
from tests.app.store.scripts import begun, step


class Clock:
    """A second passes whenever it is read."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def matches(path: Path) -> Iterator[Matches]:
    matches = Matches(path, Clock())
    yield matches
    matches.shut()


def test_who_wins_a_race_without_monsters_gets_out_unseen() -> None:
    """The corridor has six squares; the winner starts with the fourth of them or the fifth."""
    match = won_by(None, "m")
    gained = achievements_gained(match.header, match.written)
    assert [one.achievement for one in gained] == ["out", "unseen"]
    assert {one.seat for one in gained} == {0}
    assert {one.turn for one in gained} == {sum(one.turns for one in match.results())}


def test_who_loses_gains_nothing_here_and_nobody_before_the_end() -> None:
    lost = won_by(None, "m", seat=1)
    assert achievements_gained(lost.header, lost.written) == ()
    going_on = play(new_match(bots=("human", "human")), 4)
    assert achievements_gained(going_on.header, going_on.written) == ()


@pytest.mark.parametrize(
    ("change", "seats"),
    [
        ({}, (0,)),
        ({"practice": True}, ()),
        ({"title": {HANDED: "0"}}, ()),
        ({"title": {HANDED: "1"}}, (0,)),
        ({"title": {HANDED: "0", RESIGNED: "0"}}, ()),
        ({"seats": (Seat("Ana"), Seat("Ben"))}, (0, 1)),
        ({"seats": (Seat("Ana", "scout"), Seat("Ben", "scout"))}, ()),
    ],
)
def test_only_people_who_played_to_the_end_themselves_count(
    change: dict[str, Any], seats: tuple[int, ...]
) -> None:
    header = replace(race(None, "m", seats=ANA).header, **change)
    assert counting(header) == seats


def test_a_fork_counts_for_nothing() -> None:
    match = won_by(None, "m")
    other = fork(match.header, match.written, match.seats, match_id="f")
    assert other.over
    assert achievements_gained(other.header, other.written) == ()


def test_a_match_that_other_rules_played_has_no_feats() -> None:
    match = won_by(None, "m")
    match.header = replace(match.header, rules_rev=match.header.rules_rev + 1)
    assert achievements_gained(match.header, match.written) == ()


def kept(matches: Matches, match_id: str = "a" * 16) -> Any:
    match = won_by(matches, match_id)
    save_achievements(matches, match)
    return match


def test_deeds_are_kept_with_the_match_and_go_with_it(matches: Matches) -> None:
    match = kept(matches)
    assert [(row.achievement, row.name) for row in matches.achievements()] == [
        ("out", "Ana"),
        ("unseen", "Ana"),
    ]
    save_achievements(matches, match)
    assert len(matches.achievements("irrgarten")) == 2
    assert matches.achievements("napakalaki") == []
    assert lacking(matches) == []
    matches.delete(match.header.match)
    assert matches.achievements() == []


def test_what_was_not_saved_is_not_kept(matches: Matches) -> None:
    match = won_by(None, "b" * 16)
    match.stop_saving(JournalFailed("full"))
    save_achievements(matches, match)
    assert matches.achievements() == []


def test_all_can_be_reckoned_again_from_the_matches(matches: Matches) -> None:
    kept(matches)
    race(matches, "c" * 16, practice=True)
    match = begun("napakalaki", matches, turns=40)
    for number in range(600):
        if not match.over:
            step(match, number)
    save_achievements(matches, match)
    before = matches.achievements()
    assert {row.game for row in before} == {"irrgarten", "napakalaki"}
    assert recount(matches, everything=True) == {}
    assert matches.achievements() == before
    assert lacking(matches) == []


@pytest.mark.parametrize(
    "damage",
    ["DELETE FROM deeds", "DELETE FROM deeds WHERE deed = 'out'", "UPDATE deeds SET value = 99",
     "DELETE FROM reckoned", "UPDATE reckoned SET revision = 1", "UPDATE reckoned SET deeds = 1",
     "UPDATE deeds SET deed = 'hunter' WHERE deed = 'out'", "UPDATE deeds SET seat = 1"],
)  # fmt: skip
async def test_what_is_missing_damaged_or_of_another_table_is_made_good(
    damage: str, path: Path
) -> None:
    """By the program itself after its start, and what is damaged is never shown until then."""
    matches = Matches(path, Clock())
    kept(matches)
    before = matches.achievements()
    matches.shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(damage)
    matches = Matches(path, Clock())
    assert set(matches.achievements()) <= set(before)
    assert await make_good(matches) == 1
    assert matches.achievements() == before
    assert await make_good(matches) == 0, "there is nothing to do any more"
    matches.shut()


async def test_an_end_that_was_never_looked_at_is_made_good(matches: Matches) -> None:
    """The program was killed before it left the match."""
    match = won_by(matches, "d" * 16)
    assert matches.achievements() == []
    assert await make_good(matches) == 1
    found = [(row.seat, row.achievement, row.value) for row in matches.achievements()]
    assert found == [
        (seat, *achievement)
        for seat, achievement in achievements_of_match(match.header, match.written)
    ]


async def test_a_match_that_can_not_be_read_hinders_no_other(path: Path) -> None:
    matches = Matches(path, Clock())
    won_by(matches, "e" * 16)
    won_by(matches, "f" * 16)
    matches.shut()
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute("UPDATE decisions SET crc = 0 WHERE match = ?", ("e" * 16,))
    matches = Matches(path, Clock())
    assert await make_good(matches) == 1
    assert {row.match for row in matches.achievements()} == {"f" * 16}
    matches.shut()


def test_the_lines_of_the_end_say_what_is_new_here(matches: Matches) -> None:
    first, second = kept(matches), kept(matches, "b" * 16)
    texts = Texts("en", strict=True)
    gained = achievements_gained(second.header, second.written)
    assert gained == (
        AchievementGained(0, "out", gained[0].turn),
        AchievementGained(0, "unseen", gained[0].turn),
    )
    before = known_achievements(matches, "irrgarten", "b" * 16)
    assert before == {"out", "unseen"}
    assert gained_lines(texts, "irrgarten", second.seats, gained, before) == [
        "Ana: Fresh Air",
        "Ana: Pacifist",
    ]
    matches.delete(first.header.match)
    before = known_achievements(matches, "irrgarten", "b" * 16)
    assert gained_lines(texts, "irrgarten", second.seats, gained, before) == [
        "Ana: Fresh Air (new)",
        "Ana: Pacifist (new)",
    ]


def test_the_book_of_records(matches: Matches) -> None:
    """A win of three turns, a longer time later; a defeat; practice and bots among themselves."""
    kept(matches)
    kept(matches, "b" * 16)
    won_by(matches, "c" * 16, seat=1)
    race(matches, "d" * 16, practice=True)
    race(matches, "e" * 16, seats=(Seat("Ben", "scout"), Seat("Eva", "scout")))
    book = opened(matches)
    assert (book.played(""), book.played("irrgarten"), book.played("hammerspace")) == (3, 3, 0)
    assert book.practice == 1
    assert [(total.key, total.matches, total.won) for total in book.totals("seat")] == [("0", 3, 2)]
    assert [(total.key, total.won) for total in book.totals("bot")] == [("scout", 1)]
    assert [(name, found.best) for name, found in book.people()] == [("Ana", 2)]
    halls = {hall.measure: hall.places for hall in book.halls("irrgarten")}
    assert set(halls) == {TURNS, TIME}, "no fights, so nothing to compare"
    assert [place.name for place in halls[TURNS]] == ["Ana", "Ana"]
    assert halls[TURNS][0].finished < halls[TURNS][1].finished, "the first of equals stays first"
    shared = [*book.rows, replace(book.rows[0], seat=1, bot="scout", won=True)]
    (turns,) = (h for h in HallOfFame(shared, (), ()).halls("irrgarten") if h.measure == TURNS)
    assert len(turns.places) == 1, "a shared win isn't the quickest"
    goals = book.goals("irrgarten")
    assert [(goal.achievement.id, goal.times) for goal in goals][:3] == [
        ("out", 2),
        ("unseen", 2),
        ("first-kill", 0),
    ]


def test_a_revision_is_kept_with_what_was_found(matches: Matches) -> None:
    kept(matches)
    assert matches.achievement_revisions() == [("a" * 16, "irrgarten", revision("irrgarten"))]
