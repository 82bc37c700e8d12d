"""No test of the screen waits for a par that a process works out."""

from __future__ import annotations

import pytest

from app.games.irrgarten.descent.par import par_of

PAR = 64


@pytest.fixture(autouse=True)
def told_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tell a par at once."""

    async def told(_config: object, _seed: str) -> int:
        return PAR

    monkeypatch.setattr(par_of, "par_of", told)
