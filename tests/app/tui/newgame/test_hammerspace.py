"""Journeys through the form of Hammerspace by keyboard, to a match that has begun."""

from __future__ import annotations

from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from app.games.hammerspace.tui.newgame.texts import bars
from app.tui.app import MazmorraApp
from app.tui.dialogs.ask import AskDialog
from app.tui.glyphs import GLYPH_SETS
from app.tui.screens.newgame import NewGameScreen
from app.tui.widgets.styled_text import width_of
from engines.hammerspace.cards import SUBTYPES, TYPES
from engines.hammerspace.config import Config
from tests.app.games.hammerspace.decks import CARDS, characters, put_deck, put_presets
from tests.app.games.hammerspace.test_match_setup import new_draft
from tests.app.tui.newgame.helpers import (
    FixedLibrary,
    form_of,
    go_to,
    header,
    notice,
    program,
    write,
)
from tests.helpers.games import give_parts

SIZE = (80, 24)


@pytest.fixture(autouse=True)
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """A screen that only says that it is there."""
    give_parts(monkeypatch, "hammerspace", screen="tests.app.tui.newgame.helpers:Started")


def lost_library(tmp_path: Path) -> FixedLibrary:
    """A deck for three that comes with the program and never changes, and the presets."""
    shipped = tmp_path / "cards"
    put_presets(shipped)
    put_deck(shipped / "hammerspace" / "decks", "lost", characters=characters(9))
    return FixedLibrary(tmp_path / "own", shipped)


@asynccontextmanager
async def opened(tmp_path: Path) -> Any:
    """The form of a new game, and the keys."""
    app = program(lost_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.open_new_game("hammerspace")
        await pilot.pause()
        yield app, pilot


def told(screen: NewGameScreen) -> str:
    return " ".join(text for text, _ in screen._explained().paragraphs)


def played(app: MazmorraApp) -> Config:
    return Config.from_data(header(app).config)


async def test_one_key_starts_a_game(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, pilot):
        await pilot.press("s")
        await pilot.pause()
        begun = header(app)
        assert begun.game == "hammerspace"
        assert [seat.name for seat in begun.seats] == ["Ana", "Ben"]
        assert begun.title["deck-en"] == "Lost Property"


@pytest.mark.usefixtures("nothing_proposed")
async def test_everything_is_chosen_by_keyboard(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, pilot):
        await go_to(pilot, "seats")
        await pilot.press("left")
        await go_to(pilot, "option:life")
        await pilot.press("right", "enter")
        await write(pilot, "45")
        await go_to(pilot, "group:hiding")
        await pilot.press("right")
        await go_to(pilot, "option:face_down_limit")
        await pilot.press("right")
        await go_to(pilot, "group:timer")
        await pilot.press("enter")
        await go_to(pilot, "option:monster_timer_unit")
        await pilot.press("right")
        await go_to(pilot, "group:limit")
        await pilot.press("right")
        await go_to(pilot, "option:time_limit")
        await pilot.press("right")
        await go_to(pilot, "option:clock")
        await pilot.press("right", "s")
        await pilot.pause()
        parameters = played(app).parameters
        assert (parameters.life, parameters.face_down_limit) == (45, 2)
        assert (parameters.monster_ms, parameters.monster_turns) == (0, 10)
        assert (parameters.limit_ms, parameters.limit_turns) == (
            0,
            60,
        )  # 30 minutes, two turns each
        assert played(app).seats == 2


async def test_a_time_limit_is_switched_on_at_half_an_hour_and_off_again(tmp_path: Path) -> None:
    async with opened(tmp_path) as (app, pilot):
        await go_to(pilot, "group:limit")
        await pilot.press("right")
        await go_to(pilot, "option:time_limit")
        options = form_of(app).draft.options
        for key, limit in (("right", 30), ("right", 40), ("left", 30), ("left", 20), ("left", 10)):
            await pilot.press(key)
            assert options().time_limit == limit
        await pilot.press("left", "left")
        assert options().time_limit is None


@pytest.mark.usefixtures("nothing_proposed")
async def test_ham_1_a_fourth_player_finds_no_cards(tmp_path: Path) -> None:
    """24 cards: eight for each of three."""
    async with opened(tmp_path) as (app, pilot):
        form = form_of(app)
        form.draft.set_option("characters", False)
        await pilot.press("a")
        assert len(form.draft.seats) == 3
        assert notice(form).startswith("This deck has cards for only 3 players")


@pytest.mark.usefixtures("nothing_proposed")
async def test_ham_4_where_characters_lack_it_can_be_played_without(tmp_path: Path) -> None:
    app = program(lost_library(tmp_path))
    put_deck(tmp_path / "own" / "hammerspace" / "decks", "short")  # characters for two
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.open_new_game("hammerspace")
        await pilot.pause()
        await pilot.press("down", "right")
        form = form_of(app)
        await go_to(pilot, "seats")
        assert form._form_texts().row("seats").role == "bad"
        assert "This deck has characters for only 2 players" in told(form)
        await pilot.press("s")
        assert form.form_list.row.id == "option:characters"
        assert notice(form).startswith("This deck has characters for only 2 players")
        await go_to(pilot, "seats")
        await pilot.press("left", "right")
        assert isinstance(app.screen, AskDialog)
        await pilot.press("y")
        await pilot.pause()
        assert form.draft.changes == {"characters": False}
        assert "This deck is made for 2 players. With 3," in told(form)
        await pilot.press("s")
        await pilot.pause()
        assert not played(app).parameters.characters


async def test_a_deck_that_is_dropped_in_is_there_after_f5(tmp_path: Path) -> None:
    decks = tmp_path / "own" / "hammerspace" / "decks"
    async with opened(tmp_path) as (app, pilot):
        wrong = CARDS.replace("reach: two", "reach: twelve")
        folder = put_deck(decks, "mine", cards=wrong, characters=characters(9))
        await pilot.press("f5", "down", "right")
        form = form_of(app)
        assert form.form_list.row.value == "! mine"
        assert "mine/cards.yaml, line 4, column " in told(form)
        await pilot.press("s")
        assert form.form_list.row.id == "deck"
        (folder / "cards.yaml").write_text(CARDS, encoding="utf-8")
        await pilot.press("f5")
        assert "yours, by Eva" in told(form)
        await pilot.press("s")
        await pilot.pause()
        assert header(app).title["deck-en"] == "Lost Property"


async def test_ham_22_a_deck_without_monsters_leads_to_the_rule(tmp_path: Path) -> None:
    app = program(lost_library(tmp_path))
    own = tmp_path / "own" / "hammerspace" / "decks"
    put_deck(own, "calm", monsters="monsters: []\n", characters=characters(9))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.open_new_game("hammerspace")
        await pilot.pause()
        await pilot.press("down", "right", "s")
        form = form_of(app)
        assert form.form_list.row.id == "option:monsters"
        assert 'The deck "calm" has no monsters.' in notice(form)
        await pilot.press("right", "s")
        await pilot.pause()
        assert not played(app).parameters.monsters


# -- without a screen


def drawn(cells: int, height: int, glyphs: str = "ascii") -> list[str] | None:
    deck = new_draft().setup().content.deck
    lines = bars(deck.cards, str.upper, "by type:", cells, height, GLYPH_SETS[glyphs])
    return None if lines is None else ["".join(run.text for run in line) for line in lines]


def test_bars_are_of_subtypes_where_they_fit_and_else_of_types() -> None:
    full, brief = drawn(40, 9), drawn(40, 8)
    assert full is not None
    assert brief is not None
    assert [line.split()[0] for line in full[1:]] == [word.upper() for word in SUBTYPES]
    assert [line.split()[0] for line in brief[1:]] == [word.upper() for word in TYPES]
    assert drawn(40, 3) is None


def test_every_attack_and_each_defence_against_it_is_counted() -> None:
    """HAM-12: a defence counts for every type that it names."""
    deck = new_draft().setup().content.deck
    brief = drawn(60, 4)
    assert brief is not None
    attacks, defences = zip(*(tail(line) for line in brief[1:]), strict=True)
    assert sum(attacks) == sum(card.attack is not None for card in deck.cards)
    named = [card.defence.against for card in deck.cards if card.defence]
    assert list(defences) == [
        sum(getattr(against, word) is not None for against in named) for word in TYPES
    ]


def tail(line: str) -> tuple[int, int]:
    """The numbers at the end of a bar."""
    *_, attacks, _, defences = line.split()
    return int(attacks), int(defences)


@pytest.mark.parametrize("glyphs", GLYPH_SETS)
def test_bars_fit_or_are_left_out(glyphs: str) -> None:
    deck = new_draft().setup().content.deck
    for cells in range(1, 80):
        lines = bars(deck.cards, str.upper, "by type:", cells, 20, GLYPH_SETS[glyphs])
        assert lines is None or all(width_of(line) <= max(cells, 9) for line in lines)
