"""What must not be cut at 80x24, however long its words are."""

from __future__ import annotations

import re
from types import SimpleNamespace
from typing import Any

import pytest

from app.games.hammerspace.tui.dialogs.cards import MONSTER, CardsScreen, ShownCard
from app.games.hammerspace.tui.panel import HammerspacePanel
from app.tui.widgets.styled_text import Span
from tests.app.games.hammerspace.tui.helpers import laid, opened, program
from tests.app.tui.waiting import settled
from tests.helpers.pictures import screen_words

HANDS = (
    "wet-fish mattress snow-globe ~bin-lid",
    "frying-pan bathtub falling-piano ~clothes-peg",
    "old-cheese trampoline joy-buzzer catchers-mitt",
)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_page_of_every_monster_has_all_its_rules(language: str) -> None:
    """Its flavour goes first where there is no room, and blank lines before it."""
    async with program(language=language).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(*HANDS, monster="angry-swan"))
        scene = screen.game.scene
        for number in range(len(scene.config.cards.monsters)):
            place = ShownCard(MONSTER, number, "ham-where-monster", {"n": 10})
            page = CardsScreen(scene, [place])
            await pilot.app.push_screen(page)
            await pilot.pause()
            reward = page.say("reward", text=scene.cards.reward(number))
            inside = " ".join(re.findall(r"│ (.*?) +│", screen_words(pilot.app)))
            assert reward in " ".join(inside.split())
            await pilot.press("escape")


async def test_the_title_of_the_preview_keeps_its_key_beside_long_names() -> None:
    """A monster with a long name is called that in the title; its name is in the lines below."""
    async with program(language="es").run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(*HANDS, monster="tax-octopus"))
        await pilot.press("3")
        await settled(pilot)
        title = next(line for line in screen_words(pilot.app).splitlines() if "PREVISIÓN" in line)
        assert title.endswith("─ y: cuentas ──")
        assert "el monstruo" in title


def test_a_line_that_goes_on_keeps_the_gaps_between_its_parts() -> None:
    """Only blanks at its end make room for the mark."""
    panel: Any = SimpleNamespace(glyphs=SimpleNamespace(ellipsis="~"), key=lambda _: "i")
    line = [Span("if you discard:"), Span("   "), Span("Eva"), Span(" "), Span("6.0"), Span("  ")]
    told = HammerspacePanel.goes_on(panel, line, 40)
    assert "".join(run.text for run in told).split("~")[0].rstrip() == "if you discard:   Eva 6.0"
