"""A simulation's outcome is kept, and shown where its deck is looked at or chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.main import main
from app.content.content_index import ContentIndex
from app.content.last_reports import FILE, MOST, LastReport, keep, read, report_of
from app.files import paths
from app.i18n.fluent import Texts
from app.session.exit_codes import OK
from app.text.last_report import report_words
from tests.app.games.napakalaki.decks import put_deck
from tests.app.tui.gallery.helpers import LARGE, opened, page, press
from tests.app.tui.newgame.helpers import form_of, go_to, program
from tests.app.tui.shell import shell
from tests.helpers.pictures import screen_words

FIRST = {"en": "The [b]Spoon[/b] wins.", "es": "Gana la [b]cuchara[/b]."}


def test_a_simulated_deck_has_its_outcome_and_another_one_none() -> None:
    put_deck(paths.data_folder() / "napakalaki" / "decks", "larder")
    words = ["simulate", "napakalaki", "--deck", "larder", "--games", "40", "--seed", "7"]
    assert main([*words, "--quiet"]) == OK
    reports = read(paths.state_folder() / FILE)
    mine = report_of(reports, "napakalaki", "larder", is_players=True)
    assert mine is not None
    assert mine.games == 40
    assert 0 < mine.missed + mine.undecided <= mine.targets
    assert report_of(reports, "napakalaki", "larder", is_players=False) is None
    assert report_of(reports, "napakalaki", "standard", is_players=False) is None


def test_a_simulated_labyrinth_has_its_outcome() -> None:
    words = ["simulate", "irrgarten", "--labyrinth", "the-larder", "--games", "4", "--quiet"]
    assert main(words) == OK
    kept = report_of(read(paths.state_folder() / FILE), "irrgarten", "the-larder", is_players=False)
    assert kept is not None
    assert kept.games == 4


@pytest.mark.parametrize(
    ("targets", "missed", "undecided", "expected"),
    [
        (4, 2, 1, "2 of 4 targets missed"),
        (4, 0, 1, "1 of 4 targets undecided"),
        (4, 0, 0, "every target met"),
        (0, 0, 0, "500 matches."),
    ],
)
def test_the_outcome_in_words(targets: int, missed: int, undecided: int, expected: str) -> None:
    report = LastReport(500, targets, missed, undecided, {"en": "Look at the Spoon."})
    said = report_words(Texts("en", strict=True), report)
    assert expected in said
    assert said.endswith("Look at the Spoon.")


def test_what_is_kept_is_bounded_and_a_broken_file_is_empty(tmp_path: Path) -> None:
    path, long = tmp_path / FILE, LastReport(1, 0, 0, 0, {"en": "x" * 5000})
    for number in range(MOST + 5):
        keep(path, "napakalaki", f"deck{number}", LastReport(number, 0, 0, 0, {}), is_players=True)
    found = read(path)
    assert len(found) == MOST
    assert report_of(found, "napakalaki", "deck4", is_players=True) is None
    for number in range(20):
        keep(path, "napakalaki", f"long{number}", long, is_players=True)
    assert report_of(read(path), "napakalaki", "long19", is_players=True) is not None
    path.write_text('{"napakalaki/own/x": {"games": "many"}, "y": 3}')
    assert read(path) == {}


@pytest.fixture
def library(tmp_path: Path) -> ContentIndex:
    """A player's deck with a report."""
    put_deck(tmp_path / "own" / "napakalaki" / "decks", "larder")
    report = LastReport(500, 4, 2, 0, FIRST)
    keep(tmp_path / FILE, "napakalaki", "larder", report, is_players=True)
    return ContentIndex(tmp_path / "own", reports=tmp_path / FILE)


async def test_the_gallery_shows_it_as_it_is(library: ContentIndex) -> None:
    app = shell()
    app.services.library = library
    async with app.run_test(size=LARGE) as pilot:
        screen = await opened(pilot)
        await press(pilot, "slash", *"cold soup", "enter")
        assert "500 matches: 2 of 4 targets missed. The [b]Spoon[/b] wins." in page(screen).replace(
            "\n", " "
        )


async def test_the_form_of_a_new_match_shows_it(library: ContentIndex) -> None:
    """Before the deck's contents, behind which a small screen would cut it off."""
    app = program(library)
    async with app.run_test(size=LARGE) as pilot:
        await pilot.pause()
        await pilot.press("n")
        form = form_of(app)
        assert form.draft.choose("larder")
        await go_to(pilot, "deck")
        right = [line.rpartition("│ ")[2] for line in screen_words(app).splitlines()]
        words = " ".join(" ".join(right).split())
        assert 0 <= words.find("2 of 4 targets missed") < words.find("Treasures:")
