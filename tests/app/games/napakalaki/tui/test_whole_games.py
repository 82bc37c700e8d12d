"""Whole games on the screen: after each event every panel is painted, and nothing is too wide."""

from __future__ import annotations

from dataclasses import fields

import pytest

from app.games.napakalaki.tui.panel import NapakalakiPanel
from app.tui.widgets.styled_text import width_of
from engines.kernel.events import Event
from engines.napakalaki.parameters import Parameters
from tests.app.games.napakalaki.tui.helpers import match_of, opened, program
from tests.app.tui.waiting import settled, until
from tests.engines.napakalaki.helpers import FRIENDS, GUION, README
from tests.helpers.matches import match_behind

NAMES = ("Ana", "[b]Ben[/b]", "日本語の名前は長い", "Marshmallow-Max the Third", "Bot3", "Eva")


@pytest.mark.one_of(3)
@pytest.mark.parametrize(
    ("seats", "size", "language", "rules", "deck"),
    [
        (2, (80, 24), "en", README, "base"),
        (6, (80, 24), "es", GUION, "base"),
        (4, (100, 30), "es", GUION, "base"),
        (5, (120, 40), "en", README, "base"),
        (6, (80, 24), "es", FRIENDS, "base"),
        (4, (120, 40), "en", FRIENDS, "base"),
        (4, (80, 24), "es", FRIENDS, "friends"),
        (3, (120, 40), "en", FRIENDS, "friends"),
    ],
)
async def test_every_moment_of_a_game_can_be_drawn(
    seats: int, size: tuple[int, int], language: str, rules: Parameters, deck: str
) -> None:
    """NAP-1 to NAP-45, as bots play them."""
    bots = ("sharp", "random", "cautious")
    players = {name: bots[at % 3] for at, name in enumerate(NAMES[:seats])}
    async with program(speed=1, language=language).run_test(size=size) as pilot:
        figures = {one.name: getattr(rules, one.name) for one in fields(rules)}
        limit = 20 if rules is FRIENDS else 10
        session = match_of(players, seed=f"{seats}", deck=deck, **{**figures, "turn_limit": limit})
        screen = await opened(pilot, session)
        painted: list[str] = []

        def paint(event: Event) -> None:
            for panel in screen.query(NapakalakiPanel).results(NapakalakiPanel):
                cells, rows = panel.size
                if not cells:
                    continue
                lines = panel.paint(cells, rows)
                assert len(lines) <= rows, (panel, event)
                assert all(width_of(line) <= cells for line in lines), (panel, event)
            painted.append(type(event).__name__)

        screen.scene.bus.subscribe(Event, paint)
        screen.scene.set_speed(0)
        await until(pilot, lambda: match_behind(session).over)
        await settled(pilot)
        wanted = {"Met", "Received", "Equipped"}
        if rules is FRIENDS:
            wanted |= {"Faced", "DoorChosen", "HelpAsked", "PriceNamed", "DealStruck"}
            wanted |= {"GrudgeGained", "MonsterWaits"}
            wanted |= {"TrickCounted"} if deck == "friends" else set()
        else:
            wanted.add("EscapeRolled")
        assert wanted <= set(painted), wanted - set(painted)
