"""What all tests of plain mode share."""

from __future__ import annotations

import pytest

from app.games.irrgarten.descent.par import par_of as par_module
from engines.irrgarten.descent.config import Config

PAR = 54


@pytest.fixture(autouse=True)
def _known_par(monkeypatch: pytest.MonkeyPatch) -> None:
    """Par takes seconds to work out, and most tests of a Descent don't need it."""

    async def par_of(_config: Config, _seed: str) -> int:
        return PAR

    monkeypatch.setattr(par_module, "par_of", par_of)
