"""Saved matches: what was acknowledged comes back exactly, and damage is found and named."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import zlib
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

import apsw
import pytest

from app.files.errors import (
    BrokenSave,
    Busy,
    NewerSave,
    NewerStore,
    NoSuchMatch,
    NotOurs,
    StoreError,
)
from app.match.headers import LONGEST_NAME, MOST_TITLES
from app.match.journal import FORMAT, JournalFailed
from app.match.lifecycle import resume
from app.match.match import Match
from app.store.archive import opened_beside
from app.store.database import Database
from app.store.matches import Matches
from app.store.migrations import SCHEMA
from app.store.packing import packed, unpacked
from app.store.resume import continued as continued_by
from tests.app.match.helpers import ID, SHORT, new_match, play

ROOT = Path(__file__).resolve().parents[3]


class Clock:
    """A clock that goes on by one second whenever it is read."""

    def __init__(self) -> None:
        self.seconds = 1_000_000.0

    def __call__(self) -> float:
        self.seconds += 1
        return self.seconds


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / "matches.sqlite3"


@pytest.fixture
def matches(path: Path) -> Iterator[Matches]:
    matches = Matches(path, Clock())
    yield matches
    matches.shut()


def saved(path: Path, decisions: int = 40) -> Match:
    """A match that was saved by a program which has ended."""
    matches = Matches(path, Clock())
    match = play(new_match(matches), decisions)
    matches.shut()
    return match


@contextmanager
def damaged(path: Path) -> Iterator[apsw.Connection]:
    """The file in the hands of somebody who changes it."""
    with closing(apsw.Connection(str(path))) as connection:
        yield connection


def continued(path: Path, *, cut: bool = False) -> Match:
    matches = Matches(path)
    try:
        kept = matches.kept(ID, cut=cut)
        return resume(kept.header, kept.decisions)
    finally:
        matches.shut()


def test_continue_brings_back_the_match_exactly(path: Path) -> None:
    """Every digest of the state on the way, not only the last."""
    for decisions in (0, 1, 7, 40):
        here = path.with_name(f"{decisions}.sqlite3")
        left = saved(here, decisions)
        back = continued(here)
        assert back.digest() == left.digest()
        assert (back.decisions, back.actor, back.seats) == (decisions, left.actor, left.seats)
        assert back.view(0) == left.view(0)


def test_a_decision_is_on_disk_when_decide_returns(matches: Matches, path: Path) -> None:
    """Another program that looks at the bytes on disk finds it, without any closing."""
    match = new_match(matches)
    for number in range(1, 6):
        play(match, 1)
        copy = path.with_name(f"copy{number}.sqlite3")
        copy.write_bytes(path.read_bytes())
        copy.with_name(copy.name + "-wal").write_bytes(
            path.with_name(path.name + "-wal").read_bytes()
        )
        assert continued(copy).digest() == match.digest()


def test_the_list_shows_what_goes_on_last_played_first(matches: Matches) -> None:
    first = new_match(matches, match_id="first")
    second = new_match(matches, match_id="second", bots=("human", "scout"))
    assert [saved.id for saved in matches.unfinished()] == ["second", "first"]
    play(first, 3)
    play(second, 2)
    play(first, 1)
    listed = matches.unfinished()
    assert [(saved.id, saved.decisions) for saved in listed] == [("first", 4), ("second", 2)]
    assert listed[1].seats == second.seats
    assert listed[1].title == {"en": "A little one", "es": "Uno pequeño"}
    assert listed[0].created < listed[0].updated
    assert matches.unfinished(most=1) == listed[:1]
    assert matches.finished() == []


def test_a_finished_match_is_not_to_be_continued_but_kept(matches: Matches) -> None:
    match = new_match(matches, rows=SHORT)
    while not match.over:
        match.decide(match.actor, 3)
    assert matches.unfinished() == []
    (kept,) = matches.finished()
    outcome = match.outcome()
    assert outcome is not None
    assert (kept.winners, kept.digest) == (outcome.winners, match.digest())
    assert resume(*matches.load(ID), digest=kept.digest).over


@pytest.mark.parametrize("change", ["winners = '[0, 1]'", "digest = 'x'", "finished = 1"])
def test_an_end_that_was_altered_is_not_told_and_is_made_good(change: str, path: Path) -> None:
    matches = Matches(path)
    match = new_match(matches, rows=SHORT)
    while not match.over:
        match.decide(match.actor, 3)
    before = matches.one(ID)
    matches.shut()
    with damaged(path) as connection:
        connection.execute(f"UPDATE matches SET {change}")
    matches = Matches(path)
    assert (matches.one(ID).winners, matches.one(ID).digest) == ((), "")
    assert continued_by(matches, ID, matches).over
    after = matches.one(ID)
    assert (after.winners, after.digest) == (before.winners, before.digest)
    matches.shut()


def test_an_end_that_was_not_written_any_more_is_written_by_continuing(path: Path) -> None:
    matches = Matches(path)
    match = new_match(matches, rows=SHORT)
    while not match.over:
        match.decide(match.actor, 3)
    matches.shut()
    with damaged(path) as connection:
        connection.execute("UPDATE matches SET finished = NULL, winners = NULL, digest = NULL")
    matches = Matches(path)
    assert len(matches.unfinished()) == 1
    resume(*matches.load(ID), matches)
    assert [kept.digest for kept in matches.finished()] == [match.digest()]
    matches.shut()


def test_as_many_titles_as_a_header_may_have_come_back(matches: Matches) -> None:
    """The largest deck, each name as long as it may be, in letters that JSON writes at length."""
    title = {f"{n:04}{'n' * 196}": "ñ" * LONGEST_NAME for n in range(MOST_TITLES)}
    header = replace(new_match().header, title=title)
    matches.open(header)
    assert matches.load(ID)[0] == header
    assert matches.unfinished()[0].title == title


def test_a_deleted_match_is_gone_with_its_decisions(matches: Matches) -> None:
    play(new_match(matches), 3)
    matches.delete(ID)
    assert matches.unfinished() == []
    with pytest.raises(NoSuchMatch):
        matches.load(ID)
    play(new_match(matches), 2)
    assert len(matches.load(ID)[1]) == 2


DAMAGE = {
    "the tail is missing": ("DELETE FROM decisions WHERE number >= 7", "tail"),
    "a decision is missing": ("DELETE FROM decisions WHERE number = 7", "gap"),
    "a decision is another": ("UPDATE decisions SET notation = 'upp' WHERE number = 7", "crc"),
    "another seat": ("UPDATE decisions SET seat = 1 - seat WHERE number = 7", "crc"),
    "another chain": ("UPDATE decisions SET chain = '0' WHERE number = 7", "crc"),
    "another check": ("UPDATE decisions SET crc = crc + 1 WHERE number = 7", "crc"),
    "endless text": ("UPDATE decisions SET notation = hex(zeroblob(101)) WHERE number = 7", "size"),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_decision_is_found_and_what_comes_before_it_can_be_played_on(
    name: str, path: Path
) -> None:
    statement, why = DAMAGE[name]
    saved(path)
    with damaged(path) as connection:
        connection.execute(statement)
    with pytest.raises(BrokenSave) as caught:
        continued(path)
    broken = caught.value
    assert (broken.where, broken.number, broken.why) == ("decision", 7, why)
    assert broken.can_be_cut
    assert (broken.kept, broken.total) == (7, 40)
    assert continued(path, cut=True).digest() == play(new_match(), 7).digest()
    assert continued(path).decisions == 7, "the cut is for good"


@pytest.mark.parametrize("change", ["UPDATE progress SET decisions = 7", "DELETE FROM progress"])
def test_a_lost_count_is_found_and_made_good_by_a_cut_that_loses_nothing(
    change: str, path: Path
) -> None:
    left = saved(path)
    with damaged(path) as connection:
        connection.execute(change)
    with pytest.raises(BrokenSave) as caught:
        continued(path)
    assert (caught.value.why, caught.value.kept) == ("tail", 40)
    assert continued(path, cut=True).digest() == left.digest()
    assert continued(path).digest() == left.digest()


def test_a_forged_decision_with_a_right_check_breaks_the_chain(path: Path) -> None:
    saved(path)
    with damaged(path) as connection:
        ((chain,),) = connection.execute("SELECT chain FROM decisions WHERE number = 7")
        ((seat, notation),) = connection.execute(
            "SELECT seat, notation FROM decisions WHERE number = 7"
        )
        other = "left" if notation != "left" else "right"
        crc = zlib.crc32(f"{ID}|7|{seat}|{other}|{chain}".encode())
        connection.execute("UPDATE decisions SET notation=?, crc=? WHERE number=7", (other, crc))
    with pytest.raises(BrokenSave) as caught:
        continued(path)
    assert (caught.value.number, caught.value.why) == (7, "chain")


def test_a_match_that_was_cut_is_played_on_and_saved(path: Path) -> None:
    saved(path)
    with damaged(path) as connection:
        connection.execute("DELETE FROM decisions WHERE number = 7")
    matches = Matches(path)
    kept = matches.kept(ID, cut=True)
    match = play(resume(kept.header, kept.decisions, matches), 20)
    matches.shut()
    assert match.unsaved is None
    assert continued(path).digest() == match.digest() == play(new_match(), 27).digest()


def test_half_a_character_in_a_header_is_damage(path: Path) -> None:
    """No check finds what somebody forged with it: but such a match could never be exported."""
    matches = Matches(path)
    new_match(matches, seed="whole", match_id=ID)
    with matches._base.write() as execute:
        ((text, config),) = matches._base.read("SELECT header, config FROM matches")
        text = text.replace('"whole"', '"\\ud83d"')
        crc = zlib.crc32(config, zlib.crc32(text.encode()))
        execute("UPDATE matches SET header = ?, crc = ?", (text, crc))
    assert matches.one(ID).broken
    with pytest.raises(BrokenSave):
        matches.load(ID)
    matches.shut()


@pytest.mark.parametrize(
    "change",
    [
        "header = replace(header, 'player 0', 'player 9')",
        "header = '{'",
        "header = 'null'",
        "header = ''",
        "config = zeroblob(10)",
        "config = x'7b'",
        "config = x'789c'",
        "crc = 0",
    ],
)
def test_a_damaged_header_can_not_be_cut_and_spoils_no_list(change: str, path: Path) -> None:
    saved(path)
    with damaged(path) as connection:
        connection.execute(f"UPDATE matches SET {change}")
    matches = Matches(path)
    with pytest.raises(BrokenSave) as caught:
        matches.kept(ID, cut=True)
    assert caught.value.where == "header"
    assert not caught.value.can_be_cut
    assert [listed.id for listed in matches.unfinished()] == [ID]
    matches.shut()


def test_a_match_of_a_newer_program_is_refused_as_such(path: Path) -> None:
    saved(path)
    with damaged(path) as connection:
        connection.execute(
            f"UPDATE matches SET format = {FORMAT + 1}, crc = 0,"
            f" header = replace(header, '\"format\":{FORMAT}', '\"format\":{FORMAT + 1}')"
        )
    with pytest.raises(NewerSave) as caught:
        continued(path)
    assert (caught.value.found, caught.value.known) == (FORMAT + 1, FORMAT)
    matches = Matches(path)
    assert [listed.broken for listed in matches.unfinished()] == [True]
    matches.shut()


def test_a_file_of_a_newer_program_is_refused_and_left_alone(path: Path) -> None:
    saved(path)
    with damaged(path) as connection:
        connection.pragma("user_version", SCHEMA + 1)
    before = path.read_bytes()
    with pytest.raises(NewerStore) as caught:
        Matches(path)
    assert (caught.value.found, caught.value.known) == (SCHEMA + 1, SCHEMA)
    assert path.read_bytes() == before


def test_a_file_whose_version_is_less_than_nothing_is_damaged(path: Path) -> None:
    saved(path)
    with damaged(path) as connection:
        connection.pragma("user_version", -SCHEMA - 1)
    before = path.read_bytes()
    with pytest.raises(NotOurs):
        Matches(path)
    assert path.read_bytes() == before


def test_a_file_that_is_no_database_or_not_ours_is_refused_and_left_alone(path: Path) -> None:
    path.parent.mkdir()
    path.write_bytes(b"My shopping list: bread, torches, a rope of 15 metres.\n" * 50)
    before = path.read_bytes()
    with pytest.raises(NotOurs):
        Matches(path)
    assert path.read_bytes() == before
    other = path.with_name("other.sqlite3")
    with closing(sqlite3.connect(other)) as connection:
        connection.execute("CREATE TABLE recipes (name TEXT)")
    with pytest.raises(NotOurs):
        Matches(other)


def test_a_second_program_is_told_and_may_play_without_saving(matches: Matches, path: Path) -> None:
    play(new_match(matches), 2)
    with pytest.raises(Busy):
        Matches(path)
    child = (
        "from pathlib import Path; import sys; from app.store.matches import Matches\n"
        "from app.files.errors import Busy\n"
        "try: Matches(Path(sys.argv[1]))\n"
        "except Busy: print('busy')\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", child, str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert done.stdout.strip() == "busy"
    matches.shut()
    Matches(path).shut()


def test_a_large_configuration_is_compressed_and_comes_back() -> None:
    small, large = {"grid": ["E-"]}, {"grid": ["-" * 1001] * 1001}
    assert packed(small).startswith(b"{")
    assert len(packed(large)) < 10_000
    assert unpacked(packed(small)) == small
    assert unpacked(packed(large)) == large


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\0",
        zlib.compress(b"{" * 10_000 + b"}" * 10_000),
        zlib.compress(b'{"a":' * 100_000),
        zlib.compress(bytes(80 << 20)),
        zlib.compress(b'{"a":1}')[:-3],
        b'{"a":NaN}',
        b'{"a":' + b"9" * 5000 + b"}",
        b"\xff\xfe{}",
    ],
    ids=["empty", "zero", "braces", "deep", "bomb", "torn", "nan", "number", "utf16"],
)
def test_a_hostile_configuration_is_refused_in_one_way(data: bytes) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 # whatever the words are, one kind of error
        unpacked(data)


def test_every_flipped_bit_is_found_or_changes_nothing(path: Path) -> None:
    """SQLite's own check misses most of them; the CRC of each row and the chain do not."""
    left = saved(path)
    whole, random = path.read_bytes(), Random(1)
    found = 0
    for number in range(150):
        bit = random.randrange(len(whole) * 8)
        image = bytearray(whole)
        image[bit // 8] ^= 1 << bit % 8
        copy = path.with_name(f"{number}.sqlite3")
        copy.write_bytes(image)
        try:
            back = continued(copy)
        except (StoreError, JournalFailed):
            found += 1
            continue
        assert back.digest() == left.digest(), f"bit {bit}: a silent wrong load"
    assert found > 10


def test_a_truncated_file_never_loads_wrongly(path: Path) -> None:
    left = saved(path)
    whole = path.read_bytes()
    for size in range(0, len(whole), 997):
        copy = path.with_name(f"{size}.sqlite3")
        copy.write_bytes(whole[:size])
        try:
            back = continued(copy)
        except (StoreError, JournalFailed):
            continue
        assert back.digest() == left.digest()


@contextmanager
def unprivileged() -> Iterator[Path]:
    """A folder in which this user, if need be an ordinary one, may not write."""
    import tempfile

    folder = Path(tempfile.mkdtemp(prefix="mz-readonly-"))
    folder.chmod(0o555)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)
    try:
        yield folder
    finally:
        if root:
            os.seteuid(0)
        folder.chmod(0o755)
        for file in folder.iterdir():
            file.unlink()
        folder.rmdir()


def test_a_folder_that_can_not_be_written_in_is_said_to_be_so() -> None:
    with unprivileged() as folder:
        for path in (folder / "matches.sqlite3", folder / "below" / "matches.sqlite3"):
            with pytest.raises(JournalFailed) as caught:
                Matches(path)
            assert caught.value.kind == "readonly"


@pytest.mark.usefixtures("synchronised")
def test_the_settings_that_make_a_commit_safe_are_in_force(matches: Matches) -> None:
    base: Database = matches._base
    asked = {name: base.read(f"PRAGMA {name}")[0][0] for name in ("journal_mode", "synchronous")}
    asked |= {name: base.read(f"PRAGMA {name}")[0][0] for name in ("foreign_keys", "locking_mode")}
    asked["trusted_schema"] = base.read("PRAGMA trusted_schema")[0][0]
    full = 2
    assert asked == {
        "journal_mode": "wal",
        "synchronous": full,
        "foreign_keys": 1,
        "locking_mode": "normal",
        "trusted_schema": 0,
    }
    strict = base.read("SELECT name, strict FROM pragma_table_list WHERE schema = 'main'")
    assert {name for name, is_strict in strict if not is_strict} <= {"sqlite_schema"}


def test_saves_are_for_their_owner_s_eyes(matches: Matches, path: Path) -> None:
    """They hold the seed, which is every secret of a match that goes on."""
    new_match(matches)
    assert path.parent.stat().st_mode & 0o777 == 0o700


def test_a_folder_whose_name_is_no_utf_8_holds_no_saves_and_says_so(tmp_path: Path) -> None:
    """SQLite's names are UTF-8; those of the system may be any bytes."""
    path = tmp_path / "home-\udcff" / "matches.sqlite3"
    with pytest.raises(JournalFailed):
        Matches(path)
    with pytest.raises(JournalFailed):
        opened_beside(path)
