"""Modes: the row of rule sets leads from a game's last set to the next game of its family."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.last_setup import keep
from app.content.setup_from_args import draft_from, first_draft
from app.i18n.fluent import Texts
from app.registry import game_ids
from app.tui.newgame.drafts import fresh_draft
from app.tui.newgame.modes import family, mode_beyond, other_modes
from app.tui.screens.newgame import NewGameScreen
from tests.app.tui.newgame.helpers import go_to, program
from tests.helpers.pictures import screen_text, screen_words


def test_the_descent_is_a_mode_of_irrgarten_and_others_stand_alone() -> None:
    assert family("irrgarten") == family("descent") == ("irrgarten", "descent")
    assert family("napakalaki") == ("napakalaki",)
    assert {one for game in game_ids() for one in family(game)} == set(game_ids())


def test_a_step_leads_on_only_from_the_last_rule_set_and_back_from_the_first() -> None:
    assert mode_beyond("irrgarten", 2, 3, 1) == "descent"
    assert mode_beyond("irrgarten", 1, 3, 1) == ""
    assert mode_beyond("descent", 0, 1, -1) == "irrgarten"
    assert mode_beyond("descent", 0, 1, 1) == "irrgarten"
    assert mode_beyond("irrgarten", 0, 3, -1) == "descent"
    assert mode_beyond("hammerspace", 0, 1, 1) == ""


def test_each_form_names_the_other_games_in_a_sentence() -> None:
    for language in ("en", "es"):
        texts = Texts(language, strict=True)
        ((told, _),) = other_modes("irrgarten", texts)
        assert told.startswith(texts("common-game-descent"))
        assert told.endswith(".")


async def test_the_form_changes_to_the_descent_and_back() -> None:
    app = program(ContentIndex())
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("i")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        await go_to(pilot, "preset")
        assert "The Descent." in screen_text(app)
        for _ in range(len(screen.draft.presets) - screen.draft.preset_index):
            await pilot.press("right")
            await pilot.pause()
        here = app.screen
        assert isinstance(here, NewGameScreen)
        assert here.draft.game == "descent"
        assert "Floors, alone" in screen_words(app)
        assert "Floors, in company" not in screen_words(app)
        await pilot.press("left")
        await pilot.pause()
        back = app.screen
        assert isinstance(back, NewGameScreen)
        assert back.draft.game == "irrgarten"
        assert back.draft.preset_index == len(back.draft.presets) - 1


def test_both_bounds_of_a_meal_stay_in_order() -> None:
    """A step of one of them takes the other along, and a reset resets both."""
    from tests.app.tui.newgame.test_games import new_draft

    draft = new_draft("descent")
    draft.set_option("meal_least", 9)
    assert (draft.options().meal_least, draft.options().meal_most) == (9, 9)
    draft.set_option("meal_most", 1)
    assert (draft.options().meal_least, draft.options().meal_most) == (1, 1)
    draft.reset(["meal_most"])
    assert not draft.changes


@pytest.mark.parametrize(
    ("game", "first", "opens", "marks"),
    [
        ("irrgarten", "seed", ("even", 3, "customs-house"), ["even", "even", "even"]),
        ("napakalaki", "readme", ("friends", 3, "friends"), ["friends", "friends", "friends"]),
        ("hammerspace", "full", ("duel", 2, "loaded"), ["duel", "table", "table"]),
    ],
)
def test_a_newcomer_finds_the_mode_for_a_first_match_and_one_mark(
    game: str, first: str, opens: tuple[str, int, str], marks: list[str], tmp_path: Path
) -> None:
    """The mark depends on the number of players. The first mode stays the first one, and the
    command line starts it."""
    app = program(ContentIndex())
    app.services.choices = tmp_path / "choices.json"
    draft = fresh_draft(app, game)
    assert draft.entry is not None
    chosen = draft.presets[draft.preset_index]
    assert (chosen.id, len(draft.seats), draft.entry.id) == opens
    assert draft.presets[0].id == first
    found = []
    for players in (2, 3, 4):
        draft.seat_as_many(players)
        assert draft.best_first is not None
        found.append(draft.best_first.id)
    assert found == marks
    plain = first_draft(ContentIndex(), game, ("Ana", "Ben", "Eva", "Leo"), lambda: "WOLF")
    assert plain.presets[plain.preset_index].id == first
    draft.choose_preset(first)
    keep(app.services.choices, draft)
    again = fresh_draft(app, game)
    assert again.presets[again.preset_index].id == first, "a choice is remembered"


def test_the_even_race_of_the_command_line_brings_its_labyrinth() -> None:
    """The first labyrinth is a lesson of 25 squares, where a race is over in five laps."""
    names = ("Ana", "Ben", "Eva")
    for scenario, found in (("", "customs-house"), ("first-steps", "first-steps")):
        start = StartOptions(game="irrgarten", preset="even", scenario=scenario)
        draft, refused = draft_from(start, ContentIndex(), names, lambda: "WOLF")
        assert (draft.entry and draft.entry.id, refused) == (found, None)
