"""Files of finished matches for these tests."""

from __future__ import annotations

import pytest

from app.games.irrgarten.seeds import par as par_module
from app.match.lifecycle import begin
from app.match.match import Match
from app.records.daily import DAY_SECONDS, daily_setup, daily_title, day_of
from app.registry import game
from engines.irrgarten.config import Config
from tests.app.store.recounting import recount
from tests.app.tui.matches.conftest import file
from tests.app.tui.matches.helpers import DAY, File
from tests.app.tui.shell import NOW

__all__ = ["file", "full"]


PAR = 60


@pytest.fixture(autouse=True)
def par_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Start no process for the par of a daily: it is always the same."""

    async def par_of(_config: Config, _seed: str) -> int:
        return PAR

    monkeypatch.setattr(par_module, "par_of", par_of)


def add_daily(file: File, number: int, game_id: str, *, days: int = 0, end: bool = True) -> Match:
    """A daily of so many days ago, begun and mostly played to its end, the person as a bot does."""
    file.clock.seconds = NOW - days * DAY_SECONDS
    day = day_of(file.clock.seconds)
    setup = daily_setup(game_id, day, ("Ana", "Ben", "Eva"))
    match = begin(
        game_id, setup.config(), setup.seats, setup.seed, match_id=f"{number:016x}",
        title={**setup.title(), **daily_title(day)}, journal=file.store,
    )  # fmt: skip
    choose = game(game_id).bots()[setup.seats[-1].bot if len(setup.seats) > 1 else "scout"]
    while end and not match.over:
        match.decide(match.actor, choose(match.public, match.view(match.actor), match.decisions))
    file.clock.seconds = NOW
    return match


@pytest.fixture
def full(file: File) -> File:
    """Matches of two people and days, some practice, dailies of two days."""
    file.finished(1, ago=40 * DAY)
    file.finished(2, "Ben", ago=3 * DAY)
    file.finished(3, ago=2 * DAY)
    file.finished(4, ago=2 * DAY, practice=True)
    add_daily(file, 5, "irrgarten", days=1)
    add_daily(file, 6, "napakalaki")
    add_daily(file, 7, "irrgarten", end=False)
    assert recount(file.store) == {}
    return file
