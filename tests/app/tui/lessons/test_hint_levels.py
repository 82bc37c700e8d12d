"""How much is reckoned for the player: nothing, the numbers, or advice unasked."""

from __future__ import annotations

from typing import Any, cast

from textual.pilot import Pilot

from app.tui.app import MazmorraApp
from tests.app.games.hammerspace.tui import helpers as hammerspace
from tests.app.games.irrgarten.tui import helpers as irrgarten
from tests.app.games.napakalaki.tui import helpers as napakalaki
from tests.app.games.napakalaki.tui.helpers import shown
from tests.app.tui.waiting import settled

BEN = "frying-pan bathtub falling-piano clothes-peg"
EVA = "old-cheese trampoline joy-buzzer catchers-mitt"

UNSEEN = "Not seen yet: 1 hand 7, 2 hands 7, helmet 4, armour 3, footwear 1"
"""Of 11, 8, 6, 4, 2 and one necklace: four, one, one and one lie on the table of `TABLE`; a
colander, a pair of shoes and the necklace are in the own hand (NAP-20)."""


async def at_levels(pilot: Pilot[Any]) -> list[str]:
    """The screen without hints, with numbers, and with all."""
    app = cast("MazmorraApp", pilot.app)
    found = []
    for level in ("off", "numbers", "full"):
        app.change(hints=level)
        await settled(pilot)
        found.append(shown(pilot))
    return found


async def test_in_a_labyrinth() -> None:
    app = irrgarten.program()
    async with app.run_test(size=(80, 24)) as pilot:
        await irrgarten.opened(pilot, irrgarten.match_of(irrgarten.GARDEN, {"Ana": "human"}))
        off, numbers, full = await at_levels(pilot)
        assert "%" in numbers
        assert "%" not in off
        assert "Hint: " in full
        assert "Hint: " not in numbers


async def test_in_a_dungeon() -> None:
    app = napakalaki.program()
    async with app.run_test(size=(80, 24)) as pilot:
        screen = await napakalaki.opened(pilot, napakalaki.laid(napakalaki.TABLE))
        off, numbers, full = await at_levels(pilot)
        assert "chance to win" in numbers
        assert "chance to win" not in off
        assert "%" not in off
        assert "Hint: " in full
        assert "Hint: " not in numbers
        assert UNSEEN in full
        assert UNSEEN not in numbers
        before = screen.advising.lines(80)
        assert screen.advising.lines(80) == before, "the bot is asked once a decision"


async def test_at_the_table_of_hammerspace() -> None:
    app = hammerspace.program()
    async with app.run_test(size=(80, 24)) as pilot:
        hands = ("wet-fish mattress snow-globe bin-lid", BEN, EVA)
        await hammerspace.opened(pilot, hammerspace.laid(*hands, monsters=False, monster_ms=0))
        off, numbers, full = await at_levels(pilot)
        assert "damage" in numbers
        assert "damage" not in off
        assert "Hint: " in full
