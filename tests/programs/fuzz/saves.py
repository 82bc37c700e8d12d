"""The file of saves: damaged byte by byte, and row by row with every check fit."""

from __future__ import annotations

import json
import tempfile
import zlib
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final

import apsw

from app.files.errors import StoreError
from app.i18n.fluent import LANGUAGES
from app.match.headers import header_from_data
from app.match.journal import JournalFailed
from app.records.daily import streak_of_days
from app.records.hall_of_fame import opened
from app.registry import game_ids
from app.store.archive import Archive, opened_beside
from app.store.exchange import export_match
from app.store.matches import Matches
from app.store.packing import decision_crc, packed, unpacked
from app.store.records import _crc as results_crc
from app.store.recount import lacking
from app.store.resume import continued
from app.text.daily import state_words
from app.tui.glyphs import UNICODE
from app.tui.matches.header_facts import known_of
from app.tui.records.pages import RecordsView, page
from tests.app.store.recounting import recount
from tests.programs.fuzz import hostile, matches, trees
from tests.programs.fuzz.exports import REFUSALS, go_on, listed
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, InFolder, texts, told

TABLES: Final[dict[str, tuple[str, ...]]] = {
    "matches": (
        "id",
        "created",
        "game",
        "rules_rev",
        "format",
        "finished",
        "winners",
        "digest",
        "header",
        "config",
        "crc",
        "name",
        "imported",
        "end_crc",
    ),
    "decisions": ("match", "number", "seat", "notation", "chain", "crc"),
    "progress": (
        "match",
        "decisions",
        "updated",
        "taken_back",
        "played",
        "standing",
        "standing_crc",
    ),
    "segments": ("match", "number", "standing", "crc"),
    "results": (
        "match",
        "seat",
        "game",
        "deck",
        "name",
        "bot",
        "seats",
        "rank",
        "won",
        "turns",
        "decisions",
        "practice",
        "played",
        "finished",
        "crc",
    ),
    "deeds": ("match", "seat", "deed", "value", "crc"),
    "reckoned": ("match", "revision", "deeds", "crc"),
    "dailies": ("day", "game", "match", "begun", "crc"),
}
STATEMENTS: Final = (
    "DROP TABLE progress",
    "DROP TABLE decisions",
    "DROP TABLE results",
    "DELETE FROM progress",
    "PRAGMA user_version = 0",
    "PRAGMA user_version = 1",
    "PRAGMA user_version = 3",
    "PRAGMA user_version = 5",
    "PRAGMA user_version = -1",
    "PRAGMA user_version = -99",
    "PRAGMA user_version = 2147483647",
    "ALTER TABLE matches RENAME TO matchs",
    "ALTER TABLE matches DROP COLUMN imported",
    "ALTER TABLE deeds RENAME COLUMN deed TO did",
    "DROP INDEX results_by_name",
    "CREATE TRIGGER t AFTER INSERT ON decisions BEGIN DELETE FROM matches; END",
    "CREATE TRIGGER t BEFORE UPDATE ON progress BEGIN SELECT raise(ABORT, 'no'); END",
    "CREATE VIEW v AS SELECT * FROM v2",
    "CREATE TABLE sneaky (x)",
    "VACUUM",
    "INSERT INTO migrations VALUES (99, 0)",
    "PRAGMA journal_mode = DELETE",
    "ALTER TABLE progress ADD COLUMN more TEXT",
    (
        "WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < 3000)"
        " INSERT INTO deeds SELECT '4444444444444444', i, 'x', i, 0 FROM n"
    ),
)

WHOLE: Final = 20
"""One in so many cases is looked through from end to end."""
MORE: Final = 2
"""Decisions that are made in a match that goes on."""

Step = tuple[Any, ...]
"""A statement with its values, or a forgery by its name with the seed of its dice."""


class Saves(InFolder):
    """Lists, loads, reckons and goes on with what is in a file."""

    NAME: ClassVar[str] = "saves"
    SHARE: ClassVar[int] = 16

    def __init__(self) -> None:
        super().__init__()
        self._path = self.place / "matches.sqlite3"

    def make(self, dice: Random, structural: bool) -> bytes | list[Step]:
        if not structural:
            return noised(matches.database(), dice)
        return [_step(dice) for _ in range(dice.randint(1, 3))]

    def feed(self, case: bytes | list[Step]) -> str:
        for file in self.place.iterdir():
            file.unlink()
        self._path.write_bytes(case if isinstance(case, bytes) else matches.database())
        number = zlib.crc32(case if isinstance(case, bytes) else repr(case).encode())
        touched = set(matches.IDS)
        if not isinstance(case, bytes):
            touched = _carry_out(self._path, case)
        look = looked_for(number, touched)
        writing = number % 3 == 0
        try:
            archive: Archive = Matches(self._path) if writing else opened_beside(self._path)
        except (StoreError, JournalFailed) as problem:
            told(problem)
            return REFUSED
        try:
            return looked_through(archive, look)
        finally:
            archive.shut()


# -- what is done to it


def _step(dice: Random) -> Step:
    table = dice.choice(("matches", "matches", "decisions", *TABLES))
    which = dice.randrange(40)
    match dice.randrange(9):
        case 0:
            return (dice.choice(STATEMENTS), ())
        case 1:
            return (f"DELETE FROM {table} WHERE {_nth(table)}", (which,))
        case 2:
            column = dice.choice(TABLES[table])
            other = (
                f"(SELECT {column} FROM {table} LIMIT 1"
                f" OFFSET {7 * which + 3} % (SELECT count(*) FROM {table}))"
            )
            return (
                f"UPDATE OR REPLACE {table} SET {column} = {other} WHERE {_nth(table)}",
                (which,),
            )
        case 3 | 4:
            column = dice.choice(TABLES[table])
            set_ = f"UPDATE OR IGNORE {table} SET {column} = ? WHERE {_nth(table)}"
            return (set_, (_column_value(column, dice), which))
    return (dice.choice(tuple(FORGERIES)), dice.randrange(1 << 30))


def _nth(table: str) -> str:
    key = TABLES[table][0]
    return f"{key} = (SELECT {key} FROM {table} LIMIT 1 OFFSET ? % (SELECT count(*) FROM {table}))"


def _column_value(column: str, dice: Random) -> Any:
    if column in ("config", "standing"):
        return dice.choice(
            (
                b"",
                b"{}",
                b"[]",
                b"\0",
                zlib.compress(b"[" * 100_000),
                b"{" * 9000,
                bomb(),
                hostile.text(dice).encode(errors="replace"),
            )
        )
    if dice.randrange(2):
        return dice.choice((0, 1, -1, 2**31, 2**53, 2**63 - 1, -(2**63), None, 10**15))
    return hostile.text(dice).encode("utf-8", "replace").decode()


@cache
def bomb() -> bytes:
    """A few bytes that unpack to very many."""
    return zlib.compress(bytes(80 << 20))


def _carry_out(path: Path, steps: Sequence[Step]) -> set[str]:
    """Do it; the ids of the matches of which some row is another one then, or missing."""
    connection = apsw.Connection(str(path))
    connection.pragma("synchronous", "OFF")
    connection.pragma("foreign_keys", "OFF")
    for what, values in steps:
        with suppress(apsw.Error, ValueError, TypeError):  # what can't be written, or forged twice
            if what in FORGERIES:
                FORGERIES[what](connection, Random(values))
            else:
                connection.execute(what, values)
    try:
        return {str(row[0]) for row in _rows(connection) ^ sound_rows()} & {*matches.IDS}
    except apsw.Error:  # a table is gone
        return set(matches.IDS)
    finally:
        connection.close()


def _rows(connection: apsw.Connection) -> frozenset[tuple[Any, ...]]:
    """All rows that are of a match, its id first, then the table's name."""
    found: list[tuple[Any, ...]] = []
    for table, (key, *_) in TABLES.items():
        key = "match" if table == "dailies" else key
        found += connection.execute(f"SELECT {key}, '{table}', * FROM {table}")
    return frozenset(found)


@cache
def sound_rows() -> frozenset[tuple[Any, ...]]:
    """The rows before anything was done."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "sound.sqlite3"
        path.write_bytes(matches.database())
        connection = apsw.Connection(str(path))
        found = _rows(connection)
        connection.close()
        return found


def _forged_match(connection: apsw.Connection, dice: Random) -> None:
    """A header, configuration or decisions of another kind, every check fit to them."""
    ident = dice.choice(matches.IDS)
    rows = list(connection.execute("SELECT header, config FROM matches WHERE id = ?", (ident,)))
    if not rows:
        return
    header = {**json.loads(rows[0][0]), "config": unpacked(rows[0][1])}
    made = list(
        connection.execute(
            "SELECT seat, notation FROM decisions WHERE match = ? ORDER BY number", (ident,)
        )
    )
    forged = matches.Forged(header, [list(row) for row in made])
    forged.turned(dice)
    data: Any = forged.header
    data = data if type(data) is dict else {}
    held = data.get("config")
    config = packed(held if isinstance(held, dict) else {})
    text = json.dumps(
        {name: value for name, value in data.items() if name != "config"}, default=str
    )
    crc = zlib.crc32(config, zlib.crc32(text.encode()))
    connection.execute(
        "UPDATE matches SET header = ?, config = ?, crc = ? WHERE id = ?",
        (text, config, crc, ident),
    )
    try:
        chained = forged.chained(header_from_data(forged.header))
    except Exception:  # no header, no chain
        return
    connection.execute("DELETE FROM decisions WHERE match = ?", (ident,))
    for number, one in enumerate(chained):
        values = (
            ident,
            number,
            one.seat,
            one.notation.encode(errors="replace").decode(),
            one.chain,
            decision_crc(ident, number, one),
        )
        connection.execute("INSERT INTO decisions VALUES (?, ?, ?, ?, ?, ?)", values)
    connection.execute("UPDATE progress SET decisions = ? WHERE match = ?", (len(chained), ident))


def _forged_standing(connection: apsw.Connection, dice: Random) -> None:
    """A state that a match would go on from."""
    table, check = dice.choice((("progress", "standing_crc"), ("segments", "crc")))
    rows = list(
        connection.execute(f"SELECT match, standing FROM {table} WHERE standing IS NOT NULL")
    )
    if not rows:
        return
    ident, checkpoint = dice.choice(rows)
    turn = trees.nudged if dice.randrange(2) else trees.turned
    found = turn(unpacked(checkpoint), dice)
    data = packed(found) if dice.randrange(8) else json.dumps(found, default=str).encode()
    crc = zlib.crc32(data, zlib.crc32(ident.encode()))
    connection.execute(
        f"UPDATE {table} SET standing = ?, {check} = ? WHERE match = ?", (data, crc, ident)
    )
    if dice.randrange(2):  # as if the rules had changed since
        _other_rules(connection, ident)


def _other_rules(connection: apsw.Connection, ident: str) -> None:
    rows = list(connection.execute("SELECT header, config FROM matches WHERE id = ?", (ident,)))
    if not rows:
        return
    header = {**json.loads(rows[0][0]), "rules_rev": 0}
    text = json.dumps(header)
    crc = zlib.crc32(rows[0][1], zlib.crc32(text.encode()))
    connection.execute("UPDATE matches SET header = ?, crc = ? WHERE id = ?", (text, crc, ident))


def _forged_row(table: str, check: Callable[[list[Any]], int]) -> Callable[..., None]:
    def forge(connection: apsw.Connection, dice: Random) -> None:
        rows = list(connection.execute(f"SELECT {', '.join(TABLES[table])} FROM {table}"))
        if not rows:
            return
        values = list(dice.choice(rows))[:-1]
        for _ in range(dice.randint(1, 2)):
            at = dice.randrange(1, len(values))
            column = TABLES[table][at]
            values[at] = _column_value(column, dice)
            if column == "deck":
                values[at] = dice.choice(("[]", "null", "1", "{}", '{"en": 1}', "[" * 9000, "{"))
        marks = ", ".join("?" * (len(values) + 1))
        connection.execute(
            f"INSERT OR REPLACE INTO {table} VALUES ({marks})", (*values, check(values))
        )

    return forge


def _joined(values: list[Any]) -> int:
    return zlib.crc32("|".join(map(str, values)).encode())


FORGERIES: Final[dict[str, Callable[[apsw.Connection, Random], None]]] = {
    "match": _forged_match,
    "standing": _forged_standing,
    "result": _forged_row("results", results_crc),
    "deed": _forged_row("deeds", _joined),
    "reckoned": _forged_row("reckoned", _joined),
    "daily": _forged_row("dailies", _joined),
}


# -- what must hold of it


@dataclass(frozen=True)
class Looks:
    """What of a archive is looked at: all of it in one case of twenty, else what was damaged, and
    by the number of the case a page of one game's records in one language."""

    matches: tuple[str, ...]
    games: tuple[str, ...]
    pages: tuple[str, ...]
    languages: tuple[str, ...]


def looked_for(number: int, touched: Collection[str]) -> Looks:
    """What is looked at in a case."""
    games, pages = ("", *game_ids()), ("statistics", "hall", "feats", "streaks")
    if number % WHOLE == 0:
        return Looks(matches.IDS, games, pages, LANGUAGES)
    # Where it may be any of them or none, one is as good as another.
    some = 0 < len(touched) < len(matches.IDS)
    return Looks(
        tuple(sorted(touched)) if some else (matches.IDS[number % len(matches.IDS)],),
        (games[number // 6 % len(games)],),
        (pages[number // 24 % len(pages)],),
        (LANGUAGES[number // 96 % len(LANGUAGES)],),
    )


def looked_through(archive: Archive, looks: Looks) -> str:
    """Everything that a front end asks of a archive; refusals are those that it has words for."""
    refused = 0
    for look in (partial(_lists, looks=looks), partial(_records, looks=looks), _reckoned):
        try:
            look(archive)
        except JournalFailed as problem:
            told(problem)
            refused += 1
    for ident in looks.matches:
        try:
            _one(archive, ident)
        except REFUSALS as problem:
            told(problem)
            refused += 1
    return REFUSED if refused else TAKEN


def _lists(archive: Archive, looks: Looks) -> None:
    archive.counts()
    for saved in (*archive.unfinished(50), *archive.finished(50)):
        if saved.id in looks.matches:
            listed(saved, looks.languages)


def _records(archive: Archive, looks: Looks) -> None:
    book = opened(archive)
    streak_of_days(book.dailies, "2027-01-16")
    for language in looks.languages:
        for one in book.dailies:
            state_words(texts(language), one)
        for game in looks.games:
            look = RecordsView(book, game, texts(language), UNICODE, "2027-01-16")
            for name in looks.pages:
                page(name, look, 80)


def _reckoned(archive: Archive) -> None:
    lacking(archive)
    if isinstance(archive, Matches):
        recount(archive)


def _one(archive: Archive, ident: str) -> None:
    known_of(archive, archive.one(ident), texts("en"), UNICODE.arrows)
    match = continued(archive, ident, archive if isinstance(archive, Matches) else None)
    go_on(match, MORE)
    if not archive.kept(ident).segments:
        export_match(archive, ident)
