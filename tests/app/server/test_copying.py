"""A server's matches and tables are copied from its folder to PostgreSQL and back, as they are."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from app.cli.main import main
from app.files.errors import BrokenSave, Busy
from app.server.copying import DifferentMatch, FolderSide, copy_all
from app.server.postgres.copying import PostgresSide
from app.server.postgres.store import PostgresStore
from app.server.store import LocalStore
from tests.app.match.helpers import ID, new_match, play
from tests.app.server.stores import CODE, InPostgres, Sqlite, Still, dump, played_out, record
from tests.helpers.postgres import Postgres

pytestmark = pytest.mark.xdist_group("postgres")

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a server with three matches and a table."""
    found = tmp_path / "server"
    store = LocalStore(found, Still())
    store.new_table(record(match=ID))
    played_out(store)
    store.close()
    return found


@pytest.fixture
def case(postgres: Postgres) -> InPostgres:
    return InPostgres(postgres)


def command(*words: object) -> int:
    return main(["copy", *map(str, words), "--lang", "en"])


def tables(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in (folder / "tables").glob("*.json")}


def test_there_and_back_every_byte_is_the_same(
    folder: Path, case: InPostgres, tmp_path: Path, capsys: Capture
) -> None:
    assert command(folder, case.url) == 0
    said = "Matches copied: 3. Already there: 0. Not copied: 0. Tables copied: 1.\n"
    assert capsys.readouterr().out == said
    there = dump(case)
    assert there == dump(Sqlite(folder))
    assert len(there["decisions"]) > 60
    back = tmp_path / "back"
    assert command(case.url, back) == 0
    assert dump(Sqlite(back)) == there
    assert tables(back) == tables(folder)
    capsys.readouterr()
    assert command(folder, case.url) == 0
    assert capsys.readouterr().out.startswith("Matches copied: 0. Already there: 3.")


def test_a_match_goes_on_in_the_other_store(folder: Path, case: InPostgres, tmp_path: Path) -> None:
    """And comes back longer: it takes the place of what it was."""
    command(folder, case.url)
    store = case.open(Still())
    case.reach(store, CODE)
    match = store.continued(CODE, ID)
    before = match.decisions
    match.decide(match.actor, match.legal()[0])
    match.outbox.wait()
    store.close()
    assert command(case.url, folder) == 0
    local = LocalStore(folder)
    assert local.continued(CODE, ID).decisions == before + 1
    local.close()
    assert dump(Sqlite(folder)) == dump(case)


def test_a_copy_that_was_interrupted_is_begun_again(folder: Path, case: InPostgres) -> None:
    source, target = FolderSide(folder, there=True), PostgresSide(case.url)
    _, second, _ = source.ids()

    def fail(match: str) -> None:
        if match == second:
            raise KeyboardInterrupt

    source.check = fail  # type: ignore[method-assign]  # as if somebody had pressed Ctrl+C
    with pytest.raises(KeyboardInterrupt):
        copy_all(source, target, _nothing)
    assert target.ids() == source.ids()[:1]
    source.close()
    source = FolderSide(folder, there=True)
    done = copy_all(source, target, _nothing)
    assert (done.matches, done.same, done.failed) == (2, 1, 0)
    assert dump(case) == dump(Sqlite(folder))
    for side in (source, target):
        side.close()


def _nothing(_match: str, _problem: BaseException) -> None: ...


def test_a_damaged_match_and_another_one_of_the_same_id_are_named_and_left(
    folder: Path, case: InPostgres, capsys: Capture
) -> None:
    command(folder, case.url)
    Sqlite(folder).query(f"UPDATE decisions SET notation = 'N' WHERE match = '{ID}' AND number = 3")
    case.query("UPDATE matches SET created = 5 WHERE id = '1111111111111111' RETURNING 1")
    before = dump(case)
    told: list[tuple[str, type[BaseException]]] = []
    source, target = FolderSide(folder, there=True), PostgresSide(case.url)
    copy_all(source, target, lambda match, problem: told.append((match, type(problem))))
    assert told == [(ID, BrokenSave), ("1" * 16, DifferentMatch)]
    assert dump(case) == before
    source.close()
    target.close()
    capsys.readouterr()
    assert command(folder, case.url) == 2
    said = capsys.readouterr().out
    assert f"Not copied: match {ID} (" in said
    assert f"Not copied: match {'1' * 16} (another match has its place)." in said


def test_a_damaged_table_is_left_and_the_others_are_copied(
    folder: Path, case: InPostgres, tmp_path: Path, capsys: Capture
) -> None:
    command(folder, case.url)
    case.query(
        "INSERT INTO tables (code, owner, epoch, match, patience, record)"
        " VALUES ('ZZZZZZZZZZZZ', '', 1, '', 1, '{}') RETURNING 1"
    )
    capsys.readouterr()
    assert command(case.url, tmp_path / "back") == 0
    assert capsys.readouterr().out.endswith("Tables copied: 1.\n")


def test_nothing_is_copied_under_a_server_that_runs(
    folder: Path, case: InPostgres, capsys: Capture
) -> None:
    server: LocalStore | PostgresStore = LocalStore(folder)
    assert command(folder, case.url) == 2
    said = capsys.readouterr().err
    assert said.startswith("Another program has the matches of the server open (process ")
    server.close()
    server = case.open(Still())
    play(new_match(server.journal(opened(server))), 2).outbox.wait()
    with pytest.raises(Busy):
        PostgresSide(case.url)
    assert command(case.url, folder) == 2
    said = capsys.readouterr().err
    assert said == "A server runs on this database. Stop it first.\n"
    server.close()


def test_a_database_of_a_newer_program_is_left_alone(
    folder: Path, case: InPostgres, capsys: Capture
) -> None:
    case.open(Still()).close()
    case.query("INSERT INTO migrations (version) VALUES (99) RETURNING 1")
    for words in (["copy", str(folder), case.url], ["serve", "--database", case.url]):
        assert main([*words, "--lang", "en"]) == 2
        said = capsys.readouterr().err
        assert said.startswith("A newer version of Mazmorra wrote the matches of the server.")


def opened(store: PostgresStore) -> str:
    store.new_table(record())
    return CODE


@pytest.mark.parametrize(
    "words",
    [
        lambda folder, _url: (folder, folder),
        lambda folder, url: (folder / "nowhere", url),
        lambda folder, _url: (folder, "postgresql://nobody@/none?host=/nonexistent"),
        lambda folder, _url: (folder, "postgresql://nobody@[none"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    words: Callable[[Path, str], tuple[object, ...]],
    folder: Path,
    case: InPostgres,
    capsys: Capture,
) -> None:
    assert command(*words(folder, case.url)) == 2
    said = capsys.readouterr().err
    assert said.count("\n") <= 2
    assert "Traceback" not in said
    assert not (folder / "nowhere").exists()
