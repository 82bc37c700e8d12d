"""The hall of fame of the Descent: scores, and no quick wins."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.games.irrgarten.descent.best import earlier_coins
from app.match.match import Match
from app.records.hall_of_fame import opened
from app.registry import game
from app.store.matches import Matches
from engines.irrgarten.descent.actions import CLIMB
from tests.app.games.irrgarten.descent.shipped import daily, finish
from tests.app.store.recounting import recount


@pytest.fixture
def matches(tmp_path: Path) -> Iterator[Matches]:
    matches = Matches(tmp_path / "matches.sqlite3", lambda: 1_800_000_000.0)
    yield matches
    matches.shut()


def _climbed(match: Match) -> Match:
    """Play a match to its end as the steady bot does, but climb out at the first stairs."""
    steady = game("descent").bots()["steady"]
    while not match.over:
        view = match.view(match.actor)
        chosen = CLIMB if CLIMB in view.legal else steady(match.public, view, match.decisions)
        match.decide(match.actor, chosen)
    return match


def test_the_most_coins_come_first_and_leaving_at_once_is_no_record(matches: Matches) -> None:
    """Who climbs out of the first floor has won in few turns."""
    found = [
        finish(daily(matches, f"{number}" * 16, f"2027-01-{15 + number}"), "steady")
        for number in range(2)
    ]
    found.append(_climbed(daily(matches, "2" * 16, "2027-01-17")))
    assert recount(matches) == {}
    outcomes = [outcome for match in found if (outcome := match.outcome()) is not None]
    assert any(outcome.winners for outcome in outcomes), "else there is no win to leave out"
    coins = [outcome.returns[0] for outcome in outcomes]
    tables = opened(matches).halls("descent")
    assert [table.measure for table in tables] == ["coins", "floors", "beaten"]
    assert [place.value for place in tables[0].places] == sorted(coins, reverse=True)


def test_the_best_is_that_of_other_matches(matches: Matches) -> None:
    """The end of a Descent alone compares its coins with the best before."""
    first, second = (
        finish(daily(matches, f"{number}" * 16, f"2027-01-{15 + number}"), "steady")
        for number in range(2)
    )
    assert recount(matches) == {}
    coins = []
    for match in (first, second):
        outcome = match.outcome()
        assert outcome is not None
        coins.append(outcome.returns[0])
    assert earlier_coins(matches, "0" * 16) == (coins[1],)
    assert earlier_coins(matches, "9" * 16) == tuple(sorted(coins, reverse=True))
    assert earlier_coins(None, "9" * 16) == ()
