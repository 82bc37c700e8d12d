"""The race on the screen: everyone's steps, and par for a player alone (IRR-26, IRR-32)."""

from __future__ import annotations

import pytest

from app.games.irrgarten.perspective.race import RaceFigure
from app.games.irrgarten.seeds import par as par_module
from app.games.irrgarten.tui import rivals as rivals_module
from app.games.irrgarten.tui.rivals import race_line
from app.games.irrgarten.tui.side_panel import SidePanel
from app.tui.widgets.styled_text import width_of
from engines.irrgarten.config import Config
from engines.irrgarten.strokes import par
from tests.app.games.irrgarten.tui.helpers import match_of, opened, program
from tests.helpers.pictures import screen_words

CORRIDOR = ("E-----------P",)
ALONE = {"Ana": "human"}


@pytest.fixture
def par_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Work out par in this process."""

    async def par_of(config: Config, seed: str) -> int:
        return par(config, seed)

    monkeypatch.setattr(par_module, "par_of", par_of)


@pytest.mark.usefixtures("par_here")
async def test_irr_32_alone_the_panel_shows_strokes_and_par_and_the_end_compares_them() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(CORRIDOR, ALONE, even_starts=True, monsters=0))
        assert "1 stroke, par 12" in screen_words(pilot.app)
        for _ in range(12):
            await pilot.press("left")
            await pilot.pause()
        assert screen.scene.perspective.strokes == 12
        assert "12 strokes: level with par." in screen.game.summary().how


async def test_without_even_starts_a_player_alone_has_no_par() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(CORRIDOR, ALONE, monsters=0))
        assert not screen.scene.against_par
        assert "none, you are alone" in screen_words(pilot.app)


async def test_the_race_line_never_loses_the_own_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    """With more seats than fit, the farthest rivals go, and figures that are old say so."""
    players = dict.fromkeys(("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe"), "human")
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, match_of(("PPPPPPPP", "E-------"), players))
        me = screen.scene.me
        figures = [RaceFigure(seat, 100 + seat) for seat in range(8) if seat != me]
        own = RaceFigure(me, 999)
        monkeypatch.setattr(rivals_module, "race", lambda _fold: [*figures, own])
        line = race_line(screen.query_one(SidePanel), 26)
        text = "".join(span.text for span in line)
        assert width_of(line) <= 26
        assert "you 999" in text
        assert f"@{figures[0].seat + 1} {figures[0].steps}" in text
        rival = figures[0].seat
        old = [RaceFigure(rival, 4, laps=3), RaceFigure(me, None)]
        monkeypatch.setattr(rivals_module, "race", lambda _fold: old)
        line = race_line(screen.query_one(SidePanel), 26)
        assert "".join(span.text for span in line) == f" steps @{rival + 1} 4?3 you ?"
        assert "deadly" in {span.role for span in line}
