"""The copy that a friend's program keeps of a match at another's table."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from app.cli.verify import saved_match, verdict
from app.i18n.fluent import Texts
from app.match.source import MatchSource
from app.session.guest_copy import keep_copy
from app.store.matches import Matches
from app.text.matches import notes
from tests.app.net.test_fair_dice import opened, play, seated, table_for
from tests.app.net.test_open_table import Friend, Later


def finished() -> Friend:
    """A friend's side of a match with sealed dice, at its end."""
    table = table_for(Later())
    (friend,) = seated(table, 1)
    opened(table)
    play(table)
    return friend


def test_the_copy_is_listed_and_verified_like_the_hosts(tmp_path: Path) -> None:
    store, friend = Matches(tmp_path / "matches.sqlite3"), finished()
    keep_copy(store, friend)
    (saved,) = store.finished()
    assert (saved.id, saved.decisions) == (friend.header.match, friend.decisions)
    assert not store.unfinished()
    texts = Texts("en", strict=True)
    assert "A copy from a table with friends: it doesn't count for your records." in notes(
        texts, saved
    )
    code, lines = verdict(texts, saved_match(store, saved.id))
    assert code == 0
    assert any("Friend 1" in line for line in lines)
    store.shut()


def test_a_copy_is_kept_once_and_the_last_end_counts(tmp_path: Path) -> None:
    store, friend = Matches(tmp_path / "matches.sqlite3"), finished()
    keep_copy(store, friend)
    store.rename(friend.header.match, "ours")
    keep_copy(store, friend)
    (saved,) = store.finished()
    assert saved.name == "ours", "nothing was written again"
    friend._header = replace(friend.header, title={**friend.header.title, "note": "another end"})
    keep_copy(store, friend)
    (saved,) = store.finished()
    assert saved.title["note"] == "another end"
    store.shut()


def test_without_a_store_or_with_nonsense_nothing_is_kept(tmp_path: Path) -> None:
    store, friend = Matches(tmp_path / "matches.sqlite3"), finished()
    keep_copy(None, friend)
    friend._decisions = friend._decisions[1:]
    source: MatchSource = friend
    keep_copy(store, source)
    assert not [*store.finished(), *store.unfinished()]
    store.shut()
