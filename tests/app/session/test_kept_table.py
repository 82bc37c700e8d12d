"""What is kept of a served table, and what of a broken file is not believed."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.net.messages import Sit, Terms
from app.net.seeds import new_token, token_key
from app.session.kept_table import KeptTable, read, write
from app.session.online import Door, new_hosting
from app.session.same_rules import setup_like
from tests.app.net.tables import begun
from tests.app.net.test_open_table import Friend, start

TABLE = KeptTable(
    "0123456789abcdef",
    "K7QM2XRT9HDB",
    "",
    7373,
    frozenset({0, 2}),
    {"a" * 64: frozenset({1}), "b" * 64: frozenset()},
    {1: "a" * 64},
)


def test_a_table_is_read_as_it_was_written(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    write(file, TABLE)
    assert read(file, TABLE.match) == TABLE
    assert read(file, "fedcba9876543210") is None, "the match was at no table"


def test_without_a_file_nothing_is_kept(tmp_path: Path) -> None:
    write(None, TABLE)
    assert read(None, TABLE.match) is None
    assert read(tmp_path / "table.json", TABLE.match) is None


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("code", "short"),
        ("code", 7),
        ("port", "7373"),
        ("port", 0),
        ("port", 65536),
        ("host", "0"),
        ("host", [-1]),
        ("host", [True]),
        ("players", []),
        ("players", {"a": [1.5]}),
        ("kept", {"one": "a"}),
        ("kept", 3),
        ("clock", "30"),
        ("clock", -1),
        ("clock", True),
        ("chat", 1),
        ("watching", "never"),
    ],
)
def test_a_broken_file_is_no_table(tmp_path: Path, field: str, value: Any) -> None:
    file = tmp_path / "table.json"
    write(file, TABLE)
    data = json.loads(file.read_text("utf-8"))
    file.write_text(json.dumps({**data, field: value}), "utf-8")
    assert read(file, TABLE.match) is None


def test_a_table_that_was_kept_before_there_were_clocks_has_none(tmp_path: Path) -> None:
    file = tmp_path / "table.json"
    write(file, replace(TABLE, terms=Terms(clock=30)))
    data = json.loads(file.read_text("utf-8"))
    assert data.pop("clock") == 30
    file.write_text(json.dumps(data), "utf-8")
    assert read(file, TABLE.match) == TABLE


async def test_the_file_names_players_by_hashes_and_never_by_their_tokens(tmp_path: Path) -> None:
    """Who reads the file may not take a friend's seat with what is in it."""
    file = tmp_path / "table.json"
    setup = setup_like(begun("irrgarten", "sight").header)
    hosting = new_hosting(setup, Door("127.0.0.1", 0), file)
    await hosting.open()
    hosting.table.lobby.sit_host("Ana")
    secret = new_token()
    ben = Friend(hosting.table, secret, hosting.table.code)
    ben.say(Sit(1, "Ben"))
    match = start(hosting.table).match
    words = file.read_text("utf-8")
    assert secret not in words
    assert hosting._token not in words
    kept = read(file, match.header.match)
    assert kept is not None
    assert kept.players == {token_key(secret): frozenset({1})}
    assert kept.host == {0}
    assert file.stat().st_mode & 0o077 == 0, "it has the code of the table"
    thief = Friend(hosting.table, token_key(secret), "0" * 12)
    assert thief.farewell == "token", "a hash is no token"
    await hosting.close()


@pytest.mark.parametrize(
    ("game", "rules"), [("irrgarten", "sight"), ("napakalaki", "classic"), ("hammerspace", "full")]
)
def test_the_next_match_of_a_saved_one_has_its_rules_and_its_seats(game: str, rules: str) -> None:
    header = begun(game, rules).header
    setup = setup_like(header)
    assert setup.config().digest == header.config_digest
    assert (setup.game, setup.seats) == (game, header.seats)
    assert setup.title() == {"en": "A little one"}
