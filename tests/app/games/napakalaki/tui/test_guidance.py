"""The table explains itself to who has never seen it: nothing is cut, no key is a riddle."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from app.games.napakalaki.tui.combat import CAUGHT, ESCAPED, OPEN, ShownFight
from app.games.napakalaki.tui.fight_lines import LEFT, fight_lines
from app.games.napakalaki.tui.fight_panel import FightPanel
from app.games.napakalaki.tui.monster_panel import MonsterPanel
from app.tui.screens.end import EndScreen
from app.tui.screens.handover import HandoverScreen
from engines.napakalaki.actions import ROLL
from engines.napakalaki.state import EQUIPPING, SETTLE, State
from tests.app.games.napakalaki.tui.helpers import (
    BEN,
    EVA,
    NOTHING,
    PEOPLE,
    laid,
    match_of,
    opened,
    program,
    seen,
    shown,
    state_of,
)
from tests.helpers.matches import match_behind


async def test_where_one_thing_can_be_done_the_hint_says_so() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid((NOTHING, BEN, EVA), rolls=True, dice=[6]))
        await pilot.press("H")
        await pilot.pause()
        assert "There is only one thing you can do now." in shown(pilot)


async def test_covering_an_empty_hand_says_what_it_will_do() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        await opened(pilot, laid((NOTHING, BEN, EVA), rolls=True, dice=[6]))
        assert "stay covered until you press v again" in await seen(pilot, "v")
        assert "New hidden treasures are shown" in await seen(pilot, "v")


async def test_a_key_that_lets_the_show_end_is_not_told_off() -> None:
    """Enter while a bot's turn is shown completes what is shown; it was no decision."""
    async with program(speed=3).run_test(size=(80, 24)) as pilot:
        screen = await opened(pilot, laid((NOTHING, BEN, EVA), rolls=True, dice=[6]))
        screen.scene.decide(ROLL)
        await asyncio.sleep(0.1)
        assert not screen.scene.player.idle
        assert screen.available("nap.next") is False
        await pilot.press("enter")
        assert "It is not your turn." not in shown(pilot)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_no_bad_consequence_is_cut(language: str) -> None:
    """NAP-16: at 80x24 every part of every monster's can be read, whoever fights it and does not
    win."""
    full = (5, "bucket-of-shame rubber-sabre pan-lid spring-boots necklace-of-envy", "colander")
    for holding in (NOTHING, full):
        async with program(language=language).run_test(size=(80, 24)) as pilot:
            session = laid((holding, BEN, EVA), meets="hiccup-dragon", necklace_always=True)
            screen = await opened(pilot, session)
            await seen(pilot, "enter")
            card, perspective = screen.query_one(MonsterPanel), screen.scene.perspective
            for monster in range(len(screen.scene.config.monsters)):
                perspective.fought = monster
                if card.combat is not None and card.combat.won:
                    continue
                lines = card.paint(*card.size)
                text = " ".join("".join(run.text for run in line).strip("│ ") for line in lines)
                words = " ".join(" ".join(line.split()) for line in text.split("  "))
                for part in screen.scene.cards.bad(monster):
                    assert part in " ".join(words.split()), (monster, text)


@pytest.mark.parametrize("language", ["en", "es"])
async def test_no_bad_consequence_is_cut_beside_the_bars(language: str) -> None:
    """NAP-16: nor at 120x40, where a long one takes two lines."""
    async with program(language=language).run_test(size=(120, 40)) as pilot:
        session = laid((NOTHING, BEN, EVA), meets="hiccup-dragon")
        screen = await opened(pilot, session)
        await seen(pilot, "enter")
        panel = screen.query_one(FightPanel)
        for monster in range(len(screen.scene.config.monsters)):
            level = screen.scene.config.foe_level[monster]
            lines = fight_lines(panel, ShownFight(0, monster, 1, level, OPEN), None, 116)
            assert len(lines) == 4
            right = ["".join(run.text for run in line)[LEFT:] for line in lines]
            assert "~" not in "".join(right), right
            words = " ".join(" ".join(right).split())
            for part in screen.scene.cards.bad(monster):
                assert part in words, right


async def test_an_escape_says_once_that_nothing_is_lost() -> None:
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, laid((NOTHING, BEN, EVA), meets="hiccup-dragon"))
        await seen(pilot, "enter")
        panel = screen.query_one(FightPanel)
        lines = fight_lines(panel, ShownFight(0, 0, 1, 9, ESCAPED), 6, 116)
        text = "".join(run.text for line in lines for run in line)
        assert text.count("no bad consequence") == 1


async def test_what_happened_before_a_match_is_continued_is_no_news() -> None:
    """The log shows its last lines, not the worst one of many turns ago."""
    async with program().run_test(size=(80, 24)) as pilot:
        session = laid((NOTHING, BEN, EVA), rolls=True, dice=[6])
        match_behind(session).decide(0, ROLL)
        screen = await opened(pilot, session)
        log = screen.scene.perspective.log
        assert log.lines[-1].text == session.texts("play-goes-on")
        assert log.news(0) is None


async def test_who_has_nothing_chooses_nothing_to_lose() -> None:
    """NAP-16: though the parts of the bad consequence are still on the table."""
    async with program().run_test(size=(120, 40)) as pilot:
        screen = await opened(pilot, laid((NOTHING, BEN, EVA), meets="hiccup-dragon"))
        await seen(pilot, "enter")
        panel, scene = screen.query_one(FightPanel), screen.scene
        scene.perspective.view = replace(scene.view, phase=SETTLE, due=(0, -1, 2))
        told = []
        for seat in (0, 1):
            caught = ShownFight(seat, 0, 1, 9, CAUGHT)
            lines = fight_lines(panel, caught, None, 116)
            told.append("".join(run.text for line in lines for run in line))
        assert [panel.say("choosing") in text for text in told] == [False, True]


async def test_a_match_that_is_continued_at_the_end_of_a_turn_does_not_end_it_by_itself() -> None:
    """NAP-19: nothing is left to choose, but the player has not seen the table yet."""

    def at_the_end(state: State) -> None:
        state.phase = EQUIPPING

    async with program().run_test(size=(80, 24)) as pilot:
        session = laid(((5, "pan-lid", ""), BEN, EVA), then=at_the_end)
        screen = await opened(pilot, session)
        assert screen.scene.my_turn
        assert "Enter end the turn" in await seen(pilot, "x", "escape")
        await seen(pilot, "enter")
        assert state_of(session).turn > 9


async def test_enter_leads_from_the_last_table_to_the_result() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        table = ((9, "bucket-of-shame rubber-sabre", ""), BEN, EVA)
        await opened(pilot, laid(table, meets="rude-printer"))
        await seen(pilot, "enter")
        text = await seen(pilot, "b")
        assert "Enter result" in text
        assert "H hint" not in text
        assert "The match is over." in await seen(pilot, "H")
        await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, EndScreen)


async def test_who_passes_the_keyboard_ends_the_turn_and_reads_what_it_brought_first() -> None:
    """NAP-20: the treasure is for the eyes of one, so it is not passed on unread."""
    people = {"Ana": "human", "Ben": "human", "Eva": "human"}
    async with program().run_test(size=(80, 24)) as pilot:
        strong = (5, "rubber-sabre pan-lid", "")
        session = laid((strong, BEN, EVA), people, meets="rude-printer", prize="wet-towel")
        await opened(pilot, session)
        text = await seen(pilot, "enter")
        assert "1  Wet Towel" in text
        assert "Enter end the turn" in text
        text = await seen(pilot, "enter")
        assert isinstance(pilot.app.screen, HandoverScreen)
        assert "Wet Towel" not in text
        assert "gains 1 level and a treasure (10 to 2, now level 6)." in " ".join(text.split())
        assert "So far:" in text, "Ben had no turn before"


async def test_a_hint_is_there_where_treasures_are_picked() -> None:
    async with program().run_test(size=(80, 24)) as pilot:
        table = ((5, "rubber-sabre", "wet-towel pan-lid lampshade colander"), BEN, EVA)
        await opened(pilot, laid(table, meets="magpie-mafia"))
        await seen(pilot, "enter", "a", "y")
        assert "A sharp player loses" in await seen(pilot, "H")


@pytest.mark.parametrize(
    ("language", "start"),
    [("en", "or the highest level after turn 30"), ("es", "tras el turno 30, el nivel más alto")],
)
async def test_a_limit_of_turns_is_in_the_first_line(language: str, start: str) -> None:
    async with program(language=language).run_test(size=(120, 40)) as pilot:
        await opened(pilot, match_of(PEOPLE, turn_limit=30))
        assert start in " ".join(shown(pilot).split())


async def test_the_help_explains_the_letters_of_a_rivals_line() -> None:
    async with program().run_test(size=(120, 50)) as pilot:
        screen = await opened(pilot, laid((NOTHING, BEN, EVA)))
        letters = {span.text: means for span, means in screen.legend()}
        for letter, means in (("H", "helmet"), ("A", "armour"), ("F", "footwear")):
            assert letters[letter] == means
        assert {"1", "2", "2H", "N", "H+2", "H--"} < set(letters)
