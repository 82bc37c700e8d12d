"""Sums and hints: what a fight rests on, and what a sharp player would do."""

from __future__ import annotations

import pytest

from app.games.napakalaki.tui.why_screen import NapakalakiWhyScreen
from app.tui.dialogs.tell import TellDialog
from tests.app.games.napakalaki.tui.helpers import (
    BEN,
    EVA,
    TABLE,
    laid,
    opened,
    program,
    seen,
    shown,
)


async def test_why_goes_line_by_line_with_clauses() -> None:
    """NAP-5, NAP-13 to NAP-16."""
    async with program().run_test(size=(120, 40)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        await seen(pilot, "enter")
        text = await seen(pilot, "y")
        assert isinstance(pilot.app.screen, NapakalakiWhyScreen)
        for clause in ("NAP-5", "NAP-13", "NAP-14", "NAP-15", "NAP-16"):
            assert clause in text


async def test_after_the_fight_why_still_tells_that_fight() -> None:
    """NAP-5, NAP-13, NAP-15, NAP-17: as they met, before the loss and without the spent necklace;
    then what the player is left with."""
    async with program().run_test(size=(120, 50)) as pilot:
        table = ((3, "necklace-of-envy family-album", "lampshade"), BEN, EVA)
        session = laid(table, meets="hiccup-dragon", dice=[2], necklace_always=True)
        await opened(pilot, session)
        await seen(pilot, "enter")
        await seen(pilot, "r", "escape")
        text = " ".join((await seen(pilot, "y")).split())
        fight, left = text.split("The total level of Ana")
        met = (
            "level, without gear 3 NAP-13",
            "higher bonus) +8 NAP-5",
            "Necklace of Envy +3 NAP-5",
        )
        assert all(words in fight for words in met)
        assert "total level 14 NAP-13" in fight
        assert "more needed 5" in fight
        assert "Ana rolls and is caught 2 NAP-15" in fight
        assert "(3 -> 2)" in fight.replace("\u2192", "->")
        assert "level, without gear 2 NAP-13 total level 2 NAP-13" in left


async def test_a_hint_is_what_a_sharp_player_would_do() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        await seen(pilot, "enter")
        await pilot.press("H")
        await pilot.pause()
        assert "A sharp player tries to escape (33%)" in shown(pilot)


async def test_a_hint_that_the_key_bar_would_cut_is_told_until_it_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No sentence of the key bar loses its end."""
    async with program().run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid(TABLE, meets="hiccup-dragon"))
        monkeypatch.setattr(screen.game, "_advised", lambda: "takes step by step " * 4 + "finally")
        text = await seen(pilot, "H")
        assert isinstance(pilot.app.screen, TellDialog)
        assert "finally." in text
        await seen(pilot, "escape")
        assert isinstance(pilot.app.screen, type(screen))


async def test_a_limit_of_turns_is_told_from_the_first_one() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid(TABLE, turn=5, turn_limit=9))
        assert "turn 5/9" in shown(pilot)
