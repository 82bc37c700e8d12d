"""Journeys through the form of Napakalaki by keyboard, to a match that has begun."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from app.games.napakalaki.tui.newgame.texts import BANDS, banded, bars
from app.i18n.literal import CUT
from app.match.seats import Seat
from app.text.decks import problem_words
from app.tui.dialogs.ask import AskDialog
from app.tui.dialogs.tell import TellDialog
from app.tui.glyphs import GLYPH_SETS
from app.tui.newgame.panel import ExplanationPanel
from app.tui.screens.newgame import NewGameScreen
from app.tui.widgets.styled_text import width_of
from engines.napakalaki.config import Config
from tests.app.games.napakalaki.decks import MONSTERS, put_deck
from tests.app.games.napakalaki.test_match_setup import new_draft
from tests.app.tui.newgame.helpers import (
    deck_library,
    form_of,
    go_to,
    header,
    notice,
    past_home,
    program,
    write,
)
from tests.helpers.pictures import screen_text

SIZE = (80, 24)


def told(screen: NewGameScreen) -> str:
    return " ".join(text for text, _ in screen._explained().paragraphs)


async def test_two_keys_start_a_game(tmp_path: Path) -> None:
    """`n` on the home screen, `s` on the form."""
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "s")
        await pilot.pause()
        begun = header(app)
        assert begun.game == "napakalaki"
        assert begun.seats == (Seat("Ana"), Seat("Ben", "cautious"), Seat("Eva", "cautious"))
        assert begun.title["deck-en"] == "Larder"
        assert begun.seed == "WOLF-7F3A"


async def test_a_newcomer_finds_the_rules_for_a_first_match_chosen(tmp_path: Path) -> None:
    """Issue 21: Classic is listed first, and the form remembers the last choice. A player who has
    none yet needed to read a list to find the mark."""
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n")
        draft = form_of(app).draft
        assert draft.presets[0].id == "readme"
        chosen = draft.presets[draft.preset_index]
        assert (chosen.id, chosen.first_match) == ("friends", True)


async def test_everything_is_chosen_by_keyboard(tmp_path: Path) -> None:
    library = deck_library(tmp_path)
    put_deck(tmp_path / "own" / "napakalaki" / "decks", "cellar")
    app = program(library)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "left", "down", "enter")  # Classic; the list of decks opens
        await go_to(pilot, "file:1")
        await pilot.press("enter")
        form = form_of(app)
        assert form.form_list.row.id == "deck"
        await go_to(pilot, "seat:0")
        await pilot.press("enter")
        await write(pilot, "Lola [/]")
        await go_to(pilot, "seat:1")
        await pilot.press("right")  # from cautious to sharp
        await go_to(pilot, "seat:2")
        await pilot.press("left", "left")  # from cautious past the beginner to a person
        await pilot.press("a")  # a fourth, as the edition allows
        await go_to(pilot, "option:last_level")
        await pilot.press("right")
        await go_to(pilot, "option:equip_before_combat")
        await pilot.press("enter")
        await go_to(pilot, "option:turn_limit")
        await pilot.press("enter")
        await write(pilot, "80")
        await go_to(pilot, "seed")
        await pilot.press("enter")
        await write(pilot, "BEAR-0001")
        await go_to(pilot, "start")
        await pilot.press("enter")
        await pilot.pause()
        begun = header(app)
        assert begun.seats == (
            Seat("Lola [/]"), Seat("Ben", "sharp"), Seat("Eva"), Seat("Ana", "cautious"),
        )  # fmt: skip
        assert begun.seed == "BEAR-0001"
        played = Config.from_data(begun.config)
        assert [card.id for card in played.monsters] == ["cold-soup", "old-cheese"]
        parameters = played.parameters
        assert not parameters.buy_winning_level
        assert parameters.equip_before_combat
        assert parameters.turn_limit == 80


async def test_nap_1_a_fifth_player_is_offered_the_house_rule(tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "left", "a", "a")
        assert isinstance(app.screen, AskDialog)
        await pilot.press("escape")
        form = form_of(app)
        assert len(form.draft.seats) == 4
        assert not form.draft.changes
        await pilot.press("a", "y")
        await pilot.pause()
        assert len(form.draft.seats) == 5
        assert form.form_list.row.id == "seat:4"
        assert form.draft.changes == {"players": "house"}
        await pilot.press("a")
        assert len(form.draft.seats) == 6
        await pilot.press("a")
        assert notice(app.screen) == "Six players at most."
        await pilot.press("s")
        await pilot.pause()
        assert Config.from_data(header(app).config).seats == 6


async def test_nap_1_a_duel_is_offered_the_house_rule_too(tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await go_to(pilot, "seats")
        await pilot.press("left", "y")
        await pilot.pause()
        form = form_of(app)
        assert [seat.name for seat in form.draft.seats] == ["Ana", "Ben"]
        assert form.form_list.row.id == "seats"
        await pilot.press("left")
        assert notice(app.screen) == "Two players at least."


async def test_nap_1_an_edition_for_fewer_says_so_where_it_is_mended(tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "a")
        await go_to(pilot, "preset")
        await pilot.press("left", "left")  # the university course, for three
        form = form_of(app)
        assert form._form_texts().row("seats").role == "bad"
        await go_to(pilot, "start")
        assert 'set "Players allowed" to "2 to 6"' in told(form)
        await pilot.press("enter")
        assert form.form_list.row.id == "option:players"
        assert notice(form).startswith("These rules are for 3 players, not 4.")
        assert 'Change the players, or set "Players allowed"' in told(form), "it stays there"
        await pilot.press("right", "s")
        await pilot.pause()
        assert len(header(app).seats) == 4


async def test_a_deck_made_for_fewer_is_said_and_played(tmp_path: Path) -> None:
    """The larder is for three."""
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "a")
        form = form_of(app)
        for row in ("seats", "deck", "start"):
            await go_to(pilot, row)
            assert "This deck is for 3 players. With 4," in told(form)
        await pilot.press("s")
        await pilot.pause()
        assert len(header(app).seats) == 4


async def test_a_deck_that_is_dropped_in_is_there_after_f5(tmp_path: Path) -> None:
    app = program(deck_library(tmp_path))
    decks = tmp_path / "own" / "napakalaki" / "decks"
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n")
        folder = put_deck(decks, "cellar", monsters=MONSTERS.replace("level: 3", "level: three"))
        await pilot.press("f5", "down", "right")
        form = form_of(app)
        assert form.form_list.row.value == "! cellar"
        assert "cellar/monsters.yaml, line 5, column 12" in told(form)
        await go_to(pilot, "start")
        await pilot.press("enter")
        assert form.form_list.row.id == "deck"
        assert "cellar/monsters.yaml, line 5" in notice(form)
        (folder / "monsters.yaml").write_text(MONSTERS, encoding="utf-8")
        await pilot.press("f5")
        assert "yours, by Eva" in told(form)
        await pilot.press("s")
        await pilot.pause()
        assert len(header(app).config["monsters"]) == 2


async def test_a_broken_deck_of_the_command_line_opens_the_form_with_its_error(
    tmp_path: Path,
) -> None:
    folder = put_deck(tmp_path, "mine", treasures="treasures: [")
    app = program(deck_library(tmp_path), game="napakalaki", scenario=str(folder), seed="BEAR")
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        form = form_of(app)
        assert form.form_list.row.value == "! mine"
        assert "mine/treasures.yaml, line 1" in notice(form)
        await pilot.press("right", "s")
        await pilot.pause()
        assert header(app).seed == "BEAR"


async def test_too_many_players_of_the_command_line_open_the_form(tmp_path: Path) -> None:
    seats = tuple(Seat(name) for name in ("Ana", "Ben", "Eva", "Leo", "Mia"))
    app = program(deck_library(tmp_path), game="napakalaki", players=seats)
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        form = form_of(app)
        assert notice(form).startswith("These rules are for 3-4 players, not 5.")
        assert form.form_list.row.id == "option:players"
        assert tuple(form.draft.seats) == seats


async def test_what_the_command_line_chose_begins_at_once(tmp_path: Path) -> None:
    app = program(deck_library(tmp_path), game="napakalaki", preset="guion")
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        assert Config.from_data(header(app).config).parameters.necklace_always


async def test_without_cards_a_new_game_is_refused_in_words(tmp_path: Path) -> None:
    library = deck_library(tmp_path)
    for file in (tmp_path / "cards" / "napakalaki" / "decks" / "larder").iterdir():
        file.unlink()
    app = program(library)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, TellDialog)
        assert "cards/napakalaki" in screen_text(app)


async def test_signs_of_unsure_width_in_a_deck_are_not_shown(tmp_path: Path) -> None:
    """Two letters that some terminals join to a flag; markup is text like any other."""
    flag = "\U0001f1ea\U0001f1f8"
    library = deck_library(tmp_path)
    text = (
        f'id: flags\nname: {{en: "Fl{flag}ag [b]x[/b]", es: Bandera}}\n'
        f'description: {{en: "A {flag} waves.", es: Ondea.}}\nauthor: "{flag} Eva"\n'
    )
    put_deck(tmp_path / "own" / "napakalaki" / "decks", "flags", deck=text)
    app = program(library)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "down", "right", "enter")
        said = screen_text(app)
        assert flag[0] not in said
        assert "Flag [b]x[/b]" in said
        assert "A waves." in said
        assert "by Eva" in said


# -- without a screen


@pytest.mark.parametrize(
    ("levels", "bands"),
    [
        ([5], [(5, 5, 1)]),
        ([1, 2, 2, 6], [(1, 1, 1), (2, 2, 2), (3, 3, 0), (4, 4, 0), (5, 5, 0), (6, 6, 1)]),
        ([1, 13], [(1, 3, 1), (4, 6, 0), (7, 9, 0), (10, 12, 0), (13, 13, 1)]),
    ],
)
def test_monsters_are_counted_in_bands_of_levels(
    levels: list[int], bands: list[tuple[int, int, int]]
) -> None:
    assert banded(levels) == bands


def test_bands_are_few_and_lose_no_monster() -> None:
    for high in range(1, 101):
        bands = banded([1, *range(1, high + 1)])
        assert len(bands) <= BANDS
        assert sum(count for _, _, count in bands) == high + 1
        assert bands[-1][1] == high


@pytest.mark.parametrize("glyphs", GLYPH_SETS)
def test_bars_fit_or_are_left_out(glyphs: str) -> None:
    deck = new_draft().setup().content.deck
    for cells in range(1, 80):
        lines = bars(deck.monsters, "by level:", cells, 20, GLYPH_SETS[glyphs])
        assert lines is None or all(width_of(line) <= max(cells, 9) for line in lines)
    assert bars(deck.monsters, "by level:", 40, 5, GLYPH_SETS[glyphs]) is None


@pytest.mark.parametrize("language", ["en", "es"])
async def test_the_gallery_has_the_errors_of_a_deck_that_do_not_fit(
    language: str, tmp_path: Path
) -> None:
    """As many as fit are whole, and the others are counted."""
    library = deck_library(tmp_path)
    wrong = MONSTERS.replace("death: true", "death: true, levels: 2").replace("id: ", "di: ")
    put_deck(tmp_path / "own" / "napakalaki" / "decks", "cellar", monsters=wrong)
    app = program(library, language=language)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n", "down", "right", "enter")
        await pilot.pause()
        error = form_of(app).draft.entries[1].error
        panel = form_of(app).query_one(ExplanationPanel)
        words = " ".join(
            "".join(run.text for run in line)[1:].strip() for line in panel.lines_now()
        )
    assert error is not None
    found = re.search(r"The gallery shows (\d+) more|Hay (\d+) errores más", words)
    assert found is not None
    shown = [problem_words(app.texts, each) in words for each in error.problems]
    assert shown == sorted(shown, reverse=True)
    assert len(error.problems) + error.more == sum(shown) + int(found[1] or found[2])
    assert sum(shown) > 0
    assert CUT not in words


async def test_two_players_read_of_the_short_rules_and_the_mark_stays(tmp_path: Path) -> None:
    """Issue 21: `friends` is for a first match; at two, fewer monsters wait in `friends-short`."""
    app = program(deck_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("n")
        screen = form_of(app)
        await go_to(pilot, "seats")
        tip = 'the rule set "Short Friends" is livelier'
        assert tip not in told(screen)
        screen.draft.choose_preset("friends")
        screen.draft.seat_as_many(2)
        assert tip in told(screen)
        assert screen.draft.best_first is not None
        assert screen.draft.best_first.id == "friends"
        screen.draft.choose_preset("friends-short")
        assert tip not in told(screen)
