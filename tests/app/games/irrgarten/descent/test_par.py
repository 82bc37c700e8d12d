"""Par of a Descent in a child process."""

from __future__ import annotations

import sys

import pytest

from app.games.irrgarten.descent.par import par_of as module
from app.games.irrgarten.descent.par.par_of import par_of
from app.records.daily import daily_setup
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.par import par
from engines.irrgarten.descent.parameters import Parameters

pytestmark = pytest.mark.real_time


def one_floor(seats: int = 1) -> Config:
    shipped: Config = daily_setup("descent", "2027-01-15", ("Ana",)).config()
    return Config(seats, Parameters(floors_alone=1), shipped.cards, shipped.gear)


async def test_the_process_finds_the_par_of_the_engine_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    config = one_floor()
    assert await par_of(config, "OAK-1") == par(config, "OAK-1")
    monkeypatch.setattr(module, "COMMAND", ("no such program",))
    assert await par_of(config, "OAK-1") == par(config, "OAK-1"), "known by now"


async def test_without_a_process_there_is_no_par(monkeypatch: pytest.MonkeyPatch) -> None:
    for command in (("no such program",), (sys.executable, "-c", "")):
        monkeypatch.setattr(module, "COMMAND", command)
        assert await par_of(one_floor(), "ELM-2") is None


async def test_in_company_nothing_is_played_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "Pool", None)
    assert await par_of(one_floor(2), "OAK-1") is None
