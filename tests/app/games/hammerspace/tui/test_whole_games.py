"""Whole games on the screen: after each event every panel is painted, and nothing is too wide."""

from __future__ import annotations

import pytest

from app.games.hammerspace.tui.panel import HammerspacePanel
from app.tui.widgets.styled_text import width_of
from engines.kernel.events import Event
from tests.app.games.hammerspace.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled, until
from tests.helpers.matches import match_behind

NAMES = ("Ana", "[b]Ben[/b]", "日本語の名前は長い", "Marshmallow-Max the Third", "Bot3", "Eva")


@pytest.mark.one_of(3)
@pytest.mark.parametrize(
    ("seats", "size", "language", "speed"),
    [
        (2, (80, 24), "en", 0),
        (6, (80, 24), "es", 0),
        (4, (100, 30), "es", 0),
        (2, (120, 40), "es", 1),
        (6, (120, 40), "en", 0),
        (5, (80, 24), "en", 0),
    ],
)
async def test_every_moment_of_a_game_can_be_drawn(
    seats: int, size: tuple[int, int], language: str, speed: int
) -> None:
    """HAM-1 to HAM-24, as bots play them. Without a pause every event is painted here alone; with
    pauses, for which one game is enough, the screen paints it too and the dice roll."""
    players = dict.fromkeys(NAMES[:seats], "random")
    async with program(speed=1, language=language).run_test(size=size) as pilot:
        session = match_of(
            players,
            seed=f"{seats}",
            life=15,
            characters=seats != 5,
            monsters=True,
            monster_ms=0,
            monster_turns=3,
            limit_turns=10,
        )
        screen = await opened(pilot, session)
        painted: set[str] = set()

        def paint(event: Event) -> None:
            for panel in screen.query(HammerspacePanel).results(HammerspacePanel):
                cells, rows = panel.size
                if not cells:
                    continue
                lines = panel.paint(cells, rows)
                assert len(lines) <= rows, (panel, event)
                assert all(width_of(line) <= cells for line in lines), (panel, event)
            painted.add(type(event).__name__)

        screen.scene.bus.subscribe(Event, paint)
        screen.scene.set_speed(speed)
        await until(pilot, lambda: match_behind(session).over)
        await settled(pilot)
        assert {"Played", "AttackRolled", "LifeLost", "Refilled", "MonsterCame"} <= painted
