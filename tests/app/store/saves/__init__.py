"""A saved match of every format that was ever written, as SQL; none is ever changed.

`python -m tests.app.store.saves` writes the one of the current format, when a format is new.
"""

from __future__ import annotations

import tempfile
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import apsw

from app.match.match import Match
from app.match.seats import DAILY
from app.store.matches import Matches
from app.store.resume import continued
from engines.irrgarten.rules import Rules
from tests.app.match.helpers import SHORT, config, new_match, play
from tests.app.store.recounting import recount

FOLDER = Path(__file__).parent
RIGHT = 3
TABLES = (
    "migrations", "matches", "decisions", "progress", "segments", "results", "deeds", "reckoned",
    "dailies",
)  # fmt: skip


def to_database(text: str, path: Path) -> None:
    """Make a database of the SQL in a file."""
    with closing(apsw.Connection(str(path))) as connection:
        connection.execute(text)


def of_this_format() -> str:
    """A match with fog and fights, one that was won, one that went on when the rules had changed,
    and a daily that was begun, as SQL."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "matches.sqlite3"
        matches = Matches(path, lambda: 1_000_000.0)
        match = play(new_match(matches, fog=True), 120)
        matches.close(match.header.match, (), match.digest())
        won = new_match(matches, rows=SHORT, match_id="f" * 16)
        while not won.over:
            won.decide(won.actor, RIGHT)
        _of_older_rules(matches, "0" * 16)
        title = {**won.header.title, DAILY: "2027-01-15"}
        daily = replace(won.header, match="d" * 16, title=title)
        Match(Rules(), config(SHORT), daily, matches).open_journal()
        recount(matches)
        matches.shut()
        with closing(apsw.Connection(str(path))) as connection:
            version = connection.pragma("user_version")
            rows = connection.execute(
                "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY rootpage"
            )
            lines = [f"{sql};" for (sql,) in rows]
            for table in TABLES:
                for row in connection.execute(f"SELECT * FROM {table}"):
                    values = ", ".join(map(apsw.format_sql_value, row))
                    lines.append(f"INSERT INTO {table} VALUES ({values});")
    return "\n".join([*lines, f"PRAGMA user_version = {version};", ""])


def _of_older_rules(matches: Matches, ident: str) -> None:
    """A match whose first decisions were made when `rules_rev` was 0."""
    rules, board = Rules(), config()
    rules.rules_rev = 0
    header = replace(new_match(match_id=ident).header, rules_rev=0)
    match = Match(rules, board, header, matches)
    match.open_journal()
    play(match, 10)
    play(continued(matches, ident, matches), 10)
