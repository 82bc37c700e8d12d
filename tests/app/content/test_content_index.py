"""The library finds decks, and a broken file never hides the sound ones."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from app.games.irrgarten.repository import IrrgartenRepository
from engines.irrgarten.deck import LABYRINTH_LIMIT
from engines.kernel.decks import LIMIT

GOOD = """\
id: {name}
name: {{en: {name}, es: {name}}}
description: {{en: A test, es: Una prueba}}
grid: |
  --E
  XX-
  ---
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The player's own folder of labyrinths, empty."""
    place = tmp_path / "own" / "irrgarten" / "labyrinths"
    place.mkdir(parents=True)
    return place


def library(folder: Path) -> IrrgartenRepository:
    return IrrgartenRepository(folder.parent.parent)


def put(folder: Path, name: str, text: str = GOOD) -> Path:
    path = folder / f"{name}.yaml"
    path.write_text(text.format(name=name), encoding="utf-8")
    return path


def test_the_programs_own_decks_are_all_sound() -> None:
    shipped = IrrgartenRepository()
    assert len(shipped.scenarios) >= 12
    assert not [entry.name for entry in shipped.scenarios if entry.error]
    assert [entry.name for entry in shipped.presets] == ["seed", "course", "even"]
    deck = shipped.deck()
    assert deck is not None
    assert len(deck.monsters) >= 16


GEAR = """\
id: {name}
name: {{en: Mine, es: Mío}}
weapons: [{{id: hoe, name: {{en: Hoe, es: Azada}}, article: {{en: a, es: la}},
  flavour: {{en: Digs., es: Cava.}}, power: 1, uses: 1}}]
shields: [{{id: bin, name: {{en: Bin, es: Cubo}}, article: {{en: a, es: el}},
  flavour: {{en: Full., es: Lleno.}}, power: 1, uses: 1}}]
"""


def test_irr_31_names_of_gear_are_the_programs_or_the_players_own(folder: Path) -> None:
    found = library(folder).gear_names()
    assert found is not None
    assert found.id == "household"
    place = folder.parent / "gear"
    place.mkdir()
    put(place, "broken", GEAR.replace("uses: 1", "uses: -1"))
    broken = library(folder)
    assert broken.gear_names() == found, "a broken list changes nothing"
    assert [entry.name for entry in broken.gear if entry.error] == ["broken"]
    put(place, "mine", GEAR)
    mine = library(folder).gear_names()
    assert mine is not None
    assert mine.id == "mine"


def test_labyrinths_go_from_small_to_large() -> None:
    files = [entry.content for entry in IrrgartenRepository().scenarios if entry.content]
    sizes = [len(file.grid.replace("\n", "")) for file in files]
    assert sizes == sorted(sizes)


def test_a_name_may_end_in_yml_too(folder: Path) -> None:
    put(folder, "short").rename(folder / "short.yml")
    entry = next(entry for entry in library(folder).scenarios if entry.id == "short")
    assert (entry.name, entry.is_players) == ("short", True)


def test_a_broken_file_is_an_entry_with_its_error_and_comes_last(folder: Path) -> None:
    put(folder, "sound")
    put(folder, "broken", "id: broken\nnaem: {{en: X, es: X}}\n")
    found = library(folder)
    own = [entry for entry in found.scenarios if entry.is_players]
    assert [entry.name for entry in own] == ["sound", "broken"]
    broken = found.scenarios[-1]
    assert broken.content is None
    assert broken.error is not None
    first = broken.error.problems[0]
    assert (first.file, first.line, first.column) == ("broken.yaml", 1, 1)
    assert any((p.line, p.code) == (2, "unknown_field") for p in broken.error.problems)
    ids = [entry.id for entry in found.scenarios]
    assert "sound" in ids
    assert "broken" not in ids
    assert "first-steps" in ids


def test_a_pipe_is_refused_without_being_opened(folder: Path) -> None:
    """Opening a pipe that nobody writes to would wait for ever."""
    os.mkfifo(folder / "pipe.yaml")
    entry = library(folder).scenarios[-1]
    assert entry.error is not None
    assert [problem.code for problem in entry.error.problems] == ["not-a-file"]


def test_a_folder_called_like_a_deck_is_refused(folder: Path) -> None:
    (folder / "folder.yaml").mkdir()
    entry = library(folder).scenarios[-1]
    assert entry.error is not None
    assert entry.error.problems[0].code == "not-a-file"


def test_an_oversized_labyrinth_is_refused(folder: Path) -> None:
    put(folder, "large").write_bytes(b"#" * (LABYRINTH_LIMIT + 100))
    entry = library(folder).scenarios[-1]
    assert entry.error is not None
    assert [problem.code for problem in entry.error.problems] == ["file_too_large"]


def test_a_preset_may_be_smaller_than_a_labyrinth(tmp_path: Path) -> None:
    place = tmp_path / "irrgarten" / "presets"
    place.mkdir(parents=True)
    (place / "large.yaml").write_bytes(b"#" * (LIMIT + 1))
    entry = IrrgartenRepository(tmp_path).presets[-1]
    assert entry.error is not None
    assert entry.error.problems[0].code == "file_too_large"


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
def test_a_file_that_may_not_be_read_is_refused(folder: Path) -> None:
    put(folder, "locked").chmod(0)
    entry = library(folder).scenarios[-1]
    assert entry.error is not None
    assert entry.error.problems[0].code == "unreadable"


def test_a_link_that_leads_nowhere_is_refused(folder: Path) -> None:
    (folder / "gone.yaml").symlink_to(folder / "nowhere")
    entry = library(folder).scenarios[-1]
    assert entry.error is not None
    assert entry.error.problems[0].code == "unreadable"


def test_a_missing_folder_leaves_the_programs_own(tmp_path: Path) -> None:
    assert len(IrrgartenRepository(tmp_path / "nowhere").scenarios) == len(
        IrrgartenRepository().scenarios
    )


def test_files_are_read_again_only_when_asked(folder: Path) -> None:
    found = library(folder)
    count = len(found.scenarios)
    put(folder, "later")
    assert len(found.scenarios) == count
    found.reload()
    assert len(found.scenarios) == count + 1
    shutil.rmtree(folder)
    found.reload()
    assert len(found.scenarios) == count


def test_a_file_from_anywhere_is_the_players_own(tmp_path: Path) -> None:
    entry = IrrgartenRepository().entry_of(put(tmp_path, "anywhere"))
    assert entry.is_players
    assert entry.content is not None
    assert IrrgartenRepository().entry_of(tmp_path / "nowhere.yaml").error is not None
