"""Journeys through the new-game screen by keyboard and mouse, to a game that has begun."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.widgets import Input

from app.match.seats import Seat
from app.tui.dialogs.generate import GenerateDialog
from app.tui.dialogs.text import TextDialog, TextRefusal
from app.tui.forms.formlist import clipped
from app.tui.screens.newgame import NewGameScreen
from tests.app.tui.newgame.helpers import (
    BROKEN,
    TWO_STARTS,
    SlowMaker,
    config,
    fixed_library,
    form_of,
    go_to,
    header,
    notice,
    own_folder,
    past_home,
    program,
    sketched,
    slow_form,
    until_started,
    write,
)
from tests.helpers.pictures import composed, screen_text

SIZE = (80, 24)


async def test_two_keys_start_a_game(tmp_path: Path) -> None:
    """`i` on the home screen, `s` on the form: nothing has to be chosen."""
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        assert isinstance(app.screen, NewGameScreen)
        await pilot.press("s")
        await pilot.pause()
        assert [(seat.name, seat.bot) for seat in header(app).seats] == [
            ("Ana", "human"),
            ("Ben", "scout"),
            ("Eva", "scout"),
        ]
        assert header(app).title["labyrinth-en"] == "Little Garden"
        assert config(app).parameters.leapfrog, "the mode for a first match"
        assert header(app).seed.partition(".")[0] == "WOLF-7F3A"


@pytest.mark.usefixtures("nothing_proposed")
async def test_a_key_that_is_faster_than_the_form_does_nothing(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        app.open_new_game("irrgarten")
        screen = app.screen
        assert isinstance(screen, NewGameScreen)
        screen.action_command("newgame.add")  # nothing of the form is there yet
        await pilot.pause()
        assert len(form_of(app).draft.seats) == 2


@pytest.mark.usefixtures("nothing_proposed")
async def test_everything_is_chosen_by_keyboard(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path, doorstep=TWO_STARTS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "enter")  # the list of labyrinths opens
        form = form_of(app)
        doorstep = [entry.name for entry in form.form.draft.entries].index("doorstep")
        await go_to(pilot, f"file:{doorstep}")
        await pilot.press("enter")
        assert form.form_list.row.id == "labyrinth"
        await go_to(pilot, "seat:0")
        await pilot.press("enter")
        await write(pilot, "Lola [/]")
        await go_to(pilot, "seat:1")
        await pilot.press("h", "h", "h")  # from scout over beginner and person to random
        await go_to(pilot, "preset")
        await pilot.press("right")
        await go_to(pilot, "option:blocked_move")
        await pilot.press("right")
        await go_to(pilot, "group:death")
        await pilot.press("right")
        await go_to(pilot, "option:resurrection")
        await pilot.press("enter")
        await write(pilot, "0,75")
        await go_to(pilot, "seed")
        await pilot.press("enter")
        await write(pilot, "BEAR-0001")
        await go_to(pilot, "start")
        await pilot.press("enter")
        await pilot.pause()
        begun = header(app)
        assert [(seat.name, seat.bot) for seat in begun.seats] == [
            ("Lola [/]", "human"),
            ("Ben", "random"),
        ]
        assert begun.seed == "BEAR-0001"
        parameters = config(app).parameters
        assert parameters.blocked_stays
        assert parameters.resurrection == 750
        assert parameters.opening_attack  # the course
        assert parameters.fog == 2  # the labyrinth's own


async def test_a_broken_file_shows_its_error_and_the_others_stay_usable(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path, bog=BROKEN))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left", "left")
        screen = form_of(app)
        said = screen._explained()
        told = " ".join(text for text, _ in said.paragraphs)
        assert "bog.yaml, line 6, column 5" in told
        assert "bog.yaml, line 8, column 1" in told
        await pilot.press("end", "s")
        await pilot.pause()
        assert screen.form_list.row.id == "labyrinth"
        assert "bog.yaml, line 6" in notice(app.screen)
        await pilot.press("left", "s")
        await pilot.pause()
        assert header(app).title["labyrinth-en"] == "The Long Cellar"


@pytest.mark.usefixtures("nothing_proposed")
async def test_a_mended_file_is_read_again(tmp_path: Path) -> None:
    library = fixed_library(tmp_path, bog=BROKEN)
    app = program(library)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left", "left")
        own_folder(tmp_path, bog=TWO_STARTS)
        await pilot.press("f5")
        entry = form_of(app).form.draft.entry
        assert entry is not None
        assert entry.name == "bog"
        assert entry.content is not None
        await pilot.press("s")
        await pilot.pause()
        assert header(app).title["labyrinth-en"] == "Doorstep"


@pytest.mark.usefixtures("nothing_proposed")
async def test_too_few_starts_say_so_where_it_is_mended(tmp_path: Path) -> None:
    """Two P in the grid, three players (IRR-5)."""
    app = program(fixed_library(tmp_path, doorstep=TWO_STARTS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        screen = form_of(app)
        names = [entry.name for entry in screen.form.draft.entries]
        screen.form.draft.scenario_index = names.index("doorstep")
        await go_to(pilot, "seats")
        await pilot.press("a", "end")
        told = [text for text, _ in screen._explained().paragraphs]
        assert any("2 starts, but needs 3" in text for text in told)
        await pilot.press("s")
        await pilot.pause()
        assert screen.form_list.row.id == "seats"
        assert "2 starts, but needs 3" in notice(app.screen)
        await pilot.press("left", "s")
        await pilot.pause()
        assert len(header(app).seats) == 2


@pytest.mark.usefixtures("nothing_proposed")
async def test_one_player_is_practice_and_the_last_one_stays(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "seat:1")
        await pilot.press("x")
        screen = form_of(app)
        assert screen._form_texts().row("seats").value == "1 (practice)"
        await pilot.press("x")
        assert notice(app.screen) == "A match needs at least one player."
        await pilot.press("s")
        await pilot.pause()
        assert [seat.name for seat in header(app).seats] == ["Ana"]


@pytest.mark.usefixtures("nothing_proposed")
async def test_keys_of_other_rows_say_what_to_choose(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "x")
        assert notice(app.screen) == "Select the player to remove first."
        await pilot.press("backspace")
        assert notice(app.screen) == "You haven't changed anything on this row."
        await pilot.press("a")
        assert form_of(app).form_list.row.id == "seat:2"


async def test_eight_players_are_the_most(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "seats")
        await pilot.press(*["plus"] * 6)
        assert form_of(app).form_list.row.id == "seat:7"
        await pilot.press("plus")
        assert notice(app.screen) == "There are already 8 players."


async def test_a_refused_text_keeps_the_field_open_and_escape_changes_nothing(
    tmp_path: Path,
) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "seat:0")
        await pilot.press("enter")
        await write(pilot, "ben")
        assert isinstance(app.screen, TextDialog)
        assert app.screen.query_one(TextRefusal)._why == "Ben is taken by another player."
        await pilot.press("n")
        assert not app.screen.query_one(TextRefusal)._why
        await pilot.press("escape")
        await pilot.pause()
        assert form_of(app).form.draft.seats[0].name == "Ana"
        assert form_of(app).form_list.row.id == "seat:0"


async def test_keys_of_the_form_are_letters_in_the_field(tmp_path: Path) -> None:
    """`s`, `q` and `?` start, leave and explain nothing while a name is typed."""
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "seat:0")
        await pilot.press("enter", "ctrl+u", "s", "q", "question_mark", "x")
        assert isinstance(app.screen, TextDialog)
        assert app.screen.query_one(Input).value == "sq?x"


async def test_another_seed_is_drawn_for_the_row_that_is_chosen(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    seeds = iter(["WOLF-1", "MOSS-1", "WOLF-2", "MOSS-2"])
    app.services.seed_source = lambda: next(seeds)
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left", "r")
        draft = form_of(app).form.draft
        assert (draft.seed, draft.maze_seed) == ("WOLF-2", "MOSS-1")
        await go_to(pilot, "gen:seed")
        await pilot.press("r")
        assert (draft.seed, draft.maze_seed) == ("WOLF-2", "MOSS-2")


async def test_changes_are_marked_and_taken_back(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "option:fog")
        await pilot.press("right")
        screen = form_of(app)
        row = screen.form_list.row
        assert (row.value, row.changed) == ("explored", True)
        await go_to(pilot, "group:figures")
        await pilot.press("enter")
        await go_to(pilot, "option:uses")
        await pilot.press("right")
        assert screen._form_texts().row("group:figures").value == "1 change"
        await pilot.press("backspace")
        assert not screen.form_list.row.changed
        await go_to(pilot, "preset")
        await pilot.press("backspace")
        assert not screen.form.draft.changes
        assert notice(app.screen) == "One change reset."


async def test_a_small_labyrinth_is_made_at_once(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left")
        await go_to(pilot, "gen:algorithm")
        await pilot.press("left")  # caves
        shown = sketched(app)
        await pilot.press("s")
        await pilot.pause()
        assert header(app).title["generated"] == "caves 25x15"
        assert config(app).labyrinth.rows() == list(shown)


async def test_a_size_is_typed_and_made_away_from_the_loop(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "left")
        await go_to(pilot, "gen:size")
        await pilot.press("enter")
        await write(pilot, "121x61")
        await pilot.press("s")
        await until_started(pilot)
        board = config(app).labyrinth
        assert (board.width, board.height) == (121, 61)


async def test_making_can_be_stopped(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        maker = SlowMaker()
        await pilot.pause()
        app.push_screen(slow_form(app, maker))
        await pilot.pause()
        await pilot.press("down", "left")
        form_of(app).form.draft.size_from("1001x1001")
        await pilot.press("s")
        await pilot.pause(0.2)
        assert isinstance(app.screen, GenerateDialog)
        await pilot.press("escape")
        await pilot.pause(0.2)
        assert maker.stopped
        assert notice(app.screen) == "Stopped. Nothing was made."
        assert form_of(app).form.draft.generated
        await pilot.press("s")
        maker.let_go.set()
        await until_started(pilot)
        assert config(app).labyrinth.width == 11


async def test_leaving_the_program_stops_the_work(tmp_path: Path) -> None:
    """The thread would otherwise hold up the end of the program."""
    app = program(fixed_library(tmp_path))
    maker = None
    async with app.run_test(size=SIZE) as pilot:
        maker = SlowMaker()
        await pilot.pause()
        app.push_screen(slow_form(app, maker))
        await pilot.pause()
        await pilot.press("down", "left")
        form_of(app).form.draft.size_from("1001x1001")
        await pilot.press("s")
        await pilot.pause(0.2)
        dialog = app.screen
        assert isinstance(dialog, GenerateDialog)
    assert dialog._stop.is_set()


async def test_the_mouse_chooses_and_changes(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        screen = form_of(app)
        text = [strip.text for strip in composed(app)]
        row = next(y for y, line in enumerate(text) if "Fog" in line)
        assert await pilot.click(offset=(4, row))
        assert screen.form_list.row.id == "option:fog"
        arrow = text[row].index("→")
        assert await pilot.click(offset=(arrow, row))
        assert screen.form_list.row.value == "explored"
        assert await pilot.click(offset=(text[row].index("←"), row))
        assert screen.form_list.row.value == "off"
        assert await pilot.click(offset=(4, 2))  # a heading
        assert screen.form_list.row.id == "option:fog"
        await pilot.click(offset=(4, next(y for y, line in enumerate(text) if "+ Death" in line)))
        await pilot.click(offset=(4, next(y for y, line in enumerate(text) if "+ Death" in line)))
        assert "death" in screen.form.unfolded


async def test_another_language_leaves_everything_as_it_was(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "option:fog")
        await pilot.press("right", "f2")
        assert form_of(app).form_list.row.value == "explorado"
        assert form_of(app).form_list.row.id == "option:fog"


async def test_back_leads_home(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "q")
        await pilot.pause()
        assert type(app.screen).__name__ == "HomeScreen"


async def test_escape_folds_the_list_before_it_leaves(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "enter", "down", "escape")
        screen = form_of(app)
        assert screen.form_list.row.id == "labyrinth"
        assert screen.form.draft.scenario_index == 0
        await pilot.press("escape")
        await pilot.pause()
        assert app.screen is not screen


async def test_a_broken_preset_of_mine_is_explained_where_rules_are_chosen(tmp_path: Path) -> None:
    own = tmp_path / "own" / "irrgarten" / "presets"
    own.mkdir(parents=True)
    (own / "mine.yaml").write_text("id: mine\nfog: thick\n", encoding="utf-8")
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i")
        await go_to(pilot, "preset")
        told = " ".join(text for text, _ in form_of(app)._explained().paragraphs)
        assert "mine.yaml, line 2, column 1" in told


# -- the command line


async def test_what_the_command_line_chose_begins_at_once(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path), game="irrgarten", seed="BEAR", scenario="cellar")
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        assert header(app).seed == "BEAR"
        assert header(app).title["labyrinth-en"] == "The Long Cellar"


async def test_a_game_without_choices_opens_the_form(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path), game="irrgarten")
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        assert isinstance(app.screen, NewGameScreen)


async def test_a_broken_file_of_the_command_line_opens_the_form_with_its_error(
    tmp_path: Path,
) -> None:
    path = tmp_path / "bog.yaml"
    path.write_text(BROKEN, encoding="utf-8")
    app = program(fixed_library(tmp_path), game="irrgarten", scenario=str(path), seed="BEAR")
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        screen = form_of(app)
        assert screen.form_list.row.value == "! bog"
        assert "bog.yaml, line 6" in notice(screen)
        await pilot.press("right", "right", "s")
        await pilot.pause()
        assert header(app).seed == "BEAR"


async def test_a_labyrinth_that_is_not_there_is_named(tmp_path: Path) -> None:
    app = program(
        fixed_library(tmp_path),
        game="irrgarten",
        scenario="nowhere",
        seed="BEAR",
        players=(Seat("Lola"), Seat("Rex", "random"), Seat("Eva")),
        preset="course",
        options={"fog": "sight"},
    )
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        screen = form_of(app)
        assert notice(screen) == 'There is no labyrinth called "nowhere". Check the spelling.'
        assert screen.form_list.row.id == "labyrinth"
        draft = screen.form.draft
        assert draft.seed == "BEAR"
        assert [seat.name for seat in draft.seats] == ["Lola", "Rex", "Eva"]
        assert draft.presets[draft.preset_index].id == "course"
        assert draft.options().fog == "sight"


async def test_all_that_a_file_lacks_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bare.yaml"
    path.write_text("grid: |\n  XXX\n  P-E\n  XXX\n", encoding="utf-8")
    app = program(fixed_library(tmp_path), game="irrgarten", scenario=str(path))
    async with app.run_test(size=SIZE) as pilot:
        await past_home(pilot)
        said = " ".join(screen_text(app).split())
        for name in ("id", "name", "description"):
            assert f'"{name}"' in said
        assert notice(form_of(app)).endswith("2 more problems.")


def test_a_long_name_is_cut_and_its_size_stays() -> None:
    assert clipped("The Long Cellar 15x11", " 15x11", 21) == "The Long Cellar 15x11"
    assert clipped("The Long Cellar 15x11", " 15x11", 16) == "The Long ~ 15x11"
    assert clipped("! a-broken-file", "", 8) == "! a-bro~"


async def test_an_unfolded_list_is_not_left_by_its_ends(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path, doorstep=TWO_STARTS))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "down", "enter")
        rows = form_of(app).form_list

        async def at(key: str) -> str:
            await pilot.press(key)
            return rows.row.id

        await go_to(pilot, "file:0")
        last = await at("end")
        assert last.startswith("file:")
        assert last != "file:0"
        assert await at("down") == "file:0", "its ends lead to each other"
        assert await at("up") == last
        assert await at("home") == "file:0"
        assert await at("pagedown") == last
        assert await at("pageup") == "file:0"
        await pilot.press("escape")
        assert rows.row.id == "labyrinth"
        assert not (await at("end")).startswith("file:"), "outside it the keys are for the form"


@pytest.mark.usefixtures("nothing_proposed")
async def test_a_player_who_was_removed_comes_back_as_they_were(tmp_path: Path) -> None:
    app = program(fixed_library(tmp_path))
    async with app.run_test(size=SIZE) as pilot:
        await pilot.pause()
        await pilot.press("i", "plus")
        form = form_of(app)
        form.draft.rename(2, "Pat")
        form.draft.cycle_seat(2, 1)
        seats = list(form.draft.seats)
        await go_to(pilot, "seat:2")
        await pilot.press("minus")
        assert form.draft.seats == seats[:2]
        assert notice(form) == "Pat is out of the match. a brings them back."
        await pilot.press("plus")
        assert form.draft.seats == seats
