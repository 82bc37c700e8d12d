"""The end of a match whose dice were sealed: what its pane claims, and what it doesn't."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.match.fair_dice import RULES, TABLE, DiceVerdict, sealed_seed, title_with
from app.match.runner import MatchRunner
from app.net.remote_match import RemoteMatch
from app.session.session import Session
from app.tui.screens.end import EndScreen
from engines.kernel.rules import Outcome
from tests.app.games.napakalaki.tui.helpers import match_of
from tests.app.tui.end.helpers import LEVELS, at_end, fresh, keys, play_by_lots, program, shown
from tests.app.tui.looks import all_looks
from tests.app.tui.waiting import settled
from tests.helpers.matches import match_behind

TABLES, BENS = "a" * 64, "b" * 64
PEOPLE = {"Ana": "human", "Ben": "human"}
SIZE = (80, 24)


def sealed(**words: str) -> Session:
    """A match whose dice were sealed by the table and Ben, to its end. `words` change its title, as
    somebody who forges it."""
    digest = fresh(PEOPLE).source.header.config_digest
    title = {**title_with(TABLES, {1: BENS}, digest), **words}
    seed = sealed_seed(TABLES, {1: BENS})
    session = match_of(PEOPLE, winning_level=LEVELS, seed=seed, title=title)
    play_by_lots(match_behind(session))
    return session


async def dice_at(pilot: Pilot[Any], session: Session) -> str:
    """The screen with the pane of the dice."""
    screen = await at_end(pilot, session)
    while screen.query_one("#dice").has_class("-none"):
        await settled(pilot)
    for _ in range(5):
        if "The dice" in shown(pilot):
            return shown(pilot)
        await keys(pilot, "right")
    raise AssertionError(shown(pilot))


def answers(monkeypatch: pytest.MonkeyPatch, question: str, answer: Callable[[], object]) -> None:
    """Let every source answer a question otherwise: that of a match here, and that of one at a
    table, which is made when the screen opens (`make wire`)."""
    for kind in (MatchRunner, RemoteMatch):
        monkeypatch.setattr(kind, question, lambda _source: answer())


def one_line(text: str) -> str:
    return " ".join(text.split())


async def test_the_end_shows_four_findings_and_what_they_do_not_prove() -> None:
    async with program().run_test(size=SIZE) as pilot:
        words = one_line(await dice_at(pilot, sealed()))
    assert words.count("✓") == 4
    assert "✗" not in words
    assert "match the seal that was shown before the match" in words
    assert "Ben added a number." in words
    assert "lead to the same end" in words
    assert "The host could still look at hands and dice during the match." in words


async def test_where_this_program_kept_the_seal_it_says_so_and_finds_its_own_number(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = sealed()
    found = session.source.dice_verdict()
    assert found is not None
    own = replace(found, kept=True, own=True, restarts=1)
    answers(monkeypatch, "dice_verdict", lambda: own)
    async with program().run_test(size=SIZE) as pilot:
        words = one_line(await dice_at(pilot, session))
    assert "match the seal that your Mazmorra has kept since before the match" in words
    assert "Your own number is part of the seed." in words
    assert "The host asked for the numbers once before, and dropped them." in words


async def test_who_came_late_reads_since_when_the_seal_was_seen(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    session = sealed()
    found = session.source.dice_verdict()
    assert found is not None
    late = replace(found, late=True, seats=())
    answers(monkeypatch, "dice_verdict", lambda: late)
    app = program()
    async with app.run_test(size=SIZE) as pilot:
        words = one_line(await dice_at(pilot, session))
        assert "matches the seal that it has shown since you came" in words
        assert "before the match" not in words
        assert "At the beginning no friend had a seat" in words
        assert "this can't show that nobody chose the dice" in words
        assert "So nobody chose" not in words
        app.change(language="es")
        await settled(pilot)
        words = one_line(shown(pilot))
    assert "el sello que muestra desde que llegaste" in words
    assert "no demuestra que nadie eligiera los dados" in words


FORGED: dict[str, tuple[Mapping[str, str], str]] = {
    "another number of the table": ({TABLE: "c" * 64}, "do not match the seal"),
    "other rules": ({RULES: "c" * 64}, "do not match the seal"),
    "another number of Ben's": ({"dice-seat-1": "c" * 64}, "is not made of these numbers"),
    "markup": ({TABLE: "[bold]x"}, "do not match the seal"),
}


@pytest.mark.parametrize("name", FORGED)
async def test_a_forged_match_is_called_one(name: str) -> None:
    words, told = FORGED[name]
    async with program().run_test(size=SIZE) as pilot:
        text = one_line(await dice_at(pilot, sealed(**words)))
    assert told in text
    assert "Don't trust this match: somebody has changed it." in text
    assert "nobody chose the dice" not in text


async def test_another_end_than_the_shown_one_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    session = sealed()
    true = session.source.outcome()
    assert true is not None
    said: Outcome = replace(true, ranks=true.ranks[::-1])
    answers(monkeypatch, "outcome", lambda: said)
    async with program().run_test(size=SIZE) as pilot:
        text = one_line(await dice_at(pilot, session))
    assert "lead to another end" in text
    assert "Don't trust this match" in text


async def test_a_match_that_was_never_sealed_has_no_such_pane() -> None:
    session = fresh(PEOPLE)
    play_by_lots(match_behind(session))
    async with program().run_test(size=SIZE) as pilot:
        screen: EndScreen = await at_end(pilot, session)
        assert screen.query_one("#dice").has_class("-none")


async def test_what_can_not_be_checked_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken() -> DiceVerdict:
        raise OSError(5, "broken")

    session = sealed()
    answers(monkeypatch, "dice_verdict", broken)
    async with program().run_test(size=SIZE) as pilot:
        assert "The dice can't be checked." in await dice_at(pilot, session)


async def test_the_pane(picture: SnapshotAssertion) -> None:
    async with program().run_test(size=SIZE) as pilot:
        await dice_at(pilot, sealed())
        await all_looks(pilot, picture, settle=settled)
