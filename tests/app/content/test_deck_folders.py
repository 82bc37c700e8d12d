"""A deck of one's own is a folder: dropped in it can be played, a broken one is explained."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path

import pytest

from app.content.content_index import ContentIndex
from app.content.content_repository import ContentEntry
from app.content.file_kinds import GEAR, LABYRINTH, PART, ContentKind, detected_kind
from app.content.generic_setup import repository_of
from app.i18n.fluent import LANGUAGES, Texts
from app.text.decks import deck_words
from engines.napakalaki.deck import FILE_LIMIT, Deck
from tests.app.games.napakalaki.decks import DECK, MONSTERS, TREASURES, put_deck


@pytest.fixture
def decks(tmp_path: Path) -> Path:
    """The player's own folder of decks, empty."""
    place = tmp_path / "napakalaki" / "decks"
    place.mkdir(parents=True)
    return place


def own(decks: Path) -> list[ContentEntry[Deck]]:
    repository = repository_of("napakalaki", decks.parent.parent)
    return [entry for entry in repository.scenarios if entry.is_players]


def test_the_programs_own_decks_and_presets_are_sound() -> None:
    repository = repository_of("napakalaki")
    assert [entry.id for entry in repository.scenarios] == [
        "base", "course-2014", "course-2016", "friends", "grand",
    ]  # fmt: skip
    assert [entry.id for entry in repository.presets] == [
        "readme", "friends", "friends-short", "guion", "course-2014", "course-2016",
    ]  # fmt: skip


def test_a_folder_that_is_dropped_in_can_be_played(decks: Path) -> None:
    put_deck(decks, "larder")
    (entry,) = own(decks)
    assert (entry.id, entry.name, entry.error) == ("larder", "larder", None)
    assert entry.content is not None
    assert [card.id for card in entry.content.monsters] == ["cold-soup", "old-cheese"]


def test_it_is_found_once_files_are_read_again(decks: Path) -> None:
    repository = repository_of("napakalaki", decks.parent.parent)
    assert "larder" not in [entry.id for entry in repository.scenarios]
    put_deck(decks, "larder")
    assert "larder" not in [entry.id for entry in repository.scenarios]
    repository.reload()
    assert "larder" in [entry.id for entry in repository.scenarios]


def test_a_broken_deck_comes_last_and_hides_no_other(decks: Path) -> None:
    put_deck(decks, "a-broken-one", monsters="monsters: []\n")
    put_deck(decks, "sound")
    repository = repository_of("napakalaki", decks.parent.parent)
    assert [entry.name for entry in repository.scenarios] == [
        "base",
        "course-2014",
        "course-2016",
        "friends",
        "grand",
        "sound",
        "a-broken-one",
    ]


def test_all_files_are_told_of_at_once(decks: Path) -> None:
    wrong = TREASURES.replace("kind: two-hands", "kind: three-hands")
    folder = put_deck(decks, "larder", treasures=wrong, monsters=MONSTERS.replace("level", "levle"))
    (folder / "deck.yaml").unlink()
    (entry,) = own(decks)
    assert entry.error is not None
    found = {(p.file, p.line, p.column, p.code) for p in entry.error.problems}
    assert {
        ("larder/deck.yaml", 1, 1, "missing_file"),
        ("larder/treasures.yaml", 12, 11, "not_a_choice"),
        ("larder/monsters.yaml", 5, 5, "unknown_field"),
    } <= found


def emptied(folder: Path) -> None:
    for file in folder.iterdir():
        file.unlink()


def without(file: str) -> Callable[[Path], None]:
    return lambda folder: (folder / file).unlink()


def instead(make: Callable[[Path], object]) -> Callable[[Path], None]:
    """Something else in the place of the treasures."""

    def change(folder: Path) -> None:
        path = folder / "treasures.yaml"
        path.unlink()
        make(path)

    return change


def endless(path: Path) -> None:
    """A file whose size says nothing: of zeros, and larger than any deck."""
    with path.open("wb") as stream:
        stream.truncate(1 << 40)


@pytest.mark.parametrize(
    ("change", "codes"),
    [
        (emptied, ["missing_file"] * 3),
        (without("deck.yaml"), ["missing_file"]),
        (without("monsters.yaml"), ["missing_file"]),
        (lambda larder: (larder / "deck.yaml").rename(larder / "deck.yml"), ["name_ends"]),
        (instead(Path.mkdir), ["not-a-file"]),
        (instead(os.mkfifo), ["not-a-file"]),
        (instead(lambda path: path.symlink_to("/dev/zero")), ["not-a-file"]),
        (instead(lambda path: path.symlink_to("nowhere")), ["unreadable"]),
        (instead(lambda path: path.symlink_to(path)), ["unreadable"]),
        (instead(lambda path: path.write_bytes(b"#" * (FILE_LIMIT + 1))), ["file_too_large"]),
        (instead(endless), ["file_too_large"]),
        (instead(lambda path: path.write_bytes(b"treasures: \xff\xfe")), ["encoding"]),
        (instead(lambda path: path.write_bytes("é".encode("utf-16"))), ["encoding"]),
        (instead(lambda path: path.write_bytes(b"")), ["empty"]),
        (instead(lambda path: path.write_text("treasures: [")), ["syntax"]),
        (instead(lambda path: path.write_text("treasures: []")), ["list_length"]),
        (instead(lambda path: path.write_text("treasures: &a [*a]")), ["anchor", "alias"]),
    ],
)
def test_whatever_is_wrong_with_a_folder_is_a_sentence(
    decks: Path, change: Callable[[Path], None], codes: list[str]
) -> None:
    change(put_deck(decks, "larder"))
    (entry,) = own(decks)
    assert entry.content is None
    assert entry.error is not None
    assert [problem.code for problem in entry.error.problems] == codes
    assert all(problem.file.startswith("larder/") for problem in entry.error.problems)
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        lines = deck_words(texts, entry.error).splitlines()
        assert len(lines) == len(codes)
        assert texts("deck-other", found="", expected="")[:9] not in " ".join(lines)


def test_a_missing_file_has_no_line_to_look_at(decks: Path) -> None:
    without("deck.yaml")(put_deck(decks, "larder"))
    (entry,) = own(decks)
    assert entry.error is not None
    told = deck_words(Texts("en", strict=True), entry.error)
    assert told == "larder/deck.yaml: the file deck.yaml is missing from the deck's folder."


@pytest.mark.skipif(os.geteuid() == 0, reason="root may read everything")
@pytest.mark.parametrize("name", ["", "treasures.yaml"])
def test_what_may_not_be_read_is_told(decks: Path, name: str) -> None:
    locked = put_deck(decks, "larder") / name
    locked.chmod(0)
    (entry,) = own(decks)
    locked.chmod(0o700)
    assert entry.error is not None
    told = deck_words(Texts("en", strict=True), entry.error)
    assert "you have no permission to read it" in told


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_text("PK"),
        os.mkfifo,
        lambda path: path.symlink_to("/dev/zero"),
        lambda path: path.symlink_to("nowhere"),
        lambda path: path.symlink_to(path),
    ],
)
def test_what_is_no_folder_is_no_deck(decks: Path, make: Callable[[Path], object]) -> None:
    make(decks / "larder.zip")
    (entry,) = own(decks)
    assert entry.name == "larder.zip"
    assert entry.error is not None
    assert entry.error.problems[0].code in ("not-a-folder", "unreadable")


def test_notes_and_hidden_files_beside_decks_are_none(decks: Path) -> None:
    for name in ("README.md", "notes.txt", ".DS_Store"):
        (decks / name).write_text("mine")
    (decks / ".git").mkdir()
    assert own(decks) == []


def test_what_else_is_in_a_folder_is_none_of_our_business(decks: Path) -> None:
    folder = put_deck(decks, "larder")
    os.mkfifo(folder / "pictures")
    (folder / "treasures.yaml~").write_bytes(b"\xff")
    (entry,) = own(decks)
    assert entry.error is None


def test_a_folder_may_be_a_link_to_where_it_is_written(decks: Path, tmp_path: Path) -> None:
    (decks / "larder").symlink_to(put_deck(tmp_path / "elsewhere", "larder"))
    (entry,) = own(decks)
    assert entry.id == "larder"


def test_where_the_folder_of_decks_is_a_file_that_is_told(tmp_path: Path) -> None:
    (tmp_path / "napakalaki").mkdir()
    (tmp_path / "napakalaki" / "decks").write_text("")
    (entry,) = own(tmp_path / "napakalaki" / "decks")
    assert entry.error is not None
    assert entry.error.problems[0].code == "unreadable"


def test_a_name_may_be_of_any_bytes(decks: Path) -> None:
    put_deck(decks, os.fsdecode(b"b\xff\x1b[31m"), deck="id: larder\n")
    (entry,) = own(decks)
    assert entry.error is not None
    assert "\x1b" not in deck_words(Texts("en", strict=True), entry.error)


def test_a_deck_from_anywhere_is_the_players_own(tmp_path: Path) -> None:
    entry = repository_of("napakalaki").entry_of(put_deck(tmp_path, "larder"))
    assert (entry.is_players, entry.id) == (True, "larder")
    assert repository_of("napakalaki").entry_of(tmp_path / "nowhere").error is not None


def test_a_file_that_a_deck_may_do_without_is_not_passed_over_for_its_name(tmp_path: Path) -> None:
    """A deck of Hammerspace needs no monsters; but these were meant for it."""
    place = tmp_path / "hammerspace" / "decks"
    shipped = Path(str(files("cards"))) / "hammerspace" / "decks" / "base"
    folder = Path(shutil.copytree(shipped, place / "box"))
    (folder / "monsters.yaml").rename(folder / "monsters.yml")
    (entry,) = (one for one in repository_of("hammerspace", tmp_path).scenarios if one.is_players)
    assert entry.error is not None
    told = deck_words(Texts("en", strict=True), entry.error)
    assert told.startswith(
        "box/monsters.yml: a deck's files end in .yaml. Rename this one to monsters.yaml"
    )


def strange(place: str, what: str, tmp_path: Path) -> list[str]:
    """What is said of one of the program's own files or folders in a place of another kind."""
    source, target = Path(str(files("cards"))) / what, tmp_path / place / Path(what).name
    target.parent.mkdir(parents=True, exist_ok=True)
    if source.is_dir():
        shutil.copytree(source, target, dirs_exist_ok=True)
    else:
        shutil.copy(source, target)
    repository = ContentIndex(tmp_path).repository(place.partition("/")[0])
    entries = (*repository.scenarios, *repository.presets)
    (entry,) = (one for one in entries if one.is_players and one.error)
    assert entry.error is not None
    for language in LANGUAGES:
        texts = Texts(language, strict=True)
        for problem, line in zip(
            entry.error.problems, deck_words(texts, entry.error).splitlines(), strict=True
        ):
            assert problem.code != "misplaced" or str(problem.data["place"]) in line
            assert texts("deck-other", found="", expected="")[:9] not in line
    return [
        f"{p.file}: {p.code} {p.data.get('what')} {p.data.get('game')}"
        for p in entry.error.problems
    ]


@pytest.mark.parametrize(
    ("place", "what", "told"),
    [
        ("napakalaki/decks", "hammerspace/decks/base", "base: misplaced deck hammerspace"),
        ("hammerspace/decks", "napakalaki/decks/base", "base: misplaced deck napakalaki"),
        (
            "napakalaki/decks",
            "irrgarten/labyrinths/snail.yaml",
            "snail.yaml: misplaced labyrinth irrgarten",
        ),
        (
            "irrgarten/labyrinths",
            "napakalaki/decks/base/treasures.yaml",
            "treasures.yaml: misplaced part napakalaki",
        ),
        (
            "irrgarten/labyrinths",
            "irrgarten/monsters/residents.yaml",
            "residents.yaml: misplaced monsters irrgarten",
        ),
        (
            "irrgarten/labyrinths",
            "irrgarten/gear/household.yaml",
            "household.yaml: misplaced gear irrgarten",
        ),
        ("irrgarten/labyrinths", "napakalaki/decks/base", "base: misplaced deck napakalaki"),
        (
            "napakalaki/presets",
            "irrgarten/presets/course.yaml",
            "course.yaml: misplaced preset irrgarten",
        ),
    ],
)
def test_what_lies_in_the_wrong_place_is_called_by_its_name(
    place: str, what: str, told: str, tmp_path: Path
) -> None:
    """In a sentence, and not by all the fields that it hasn't."""
    assert strange(place, what, tmp_path) == [told]


def test_a_file_of_another_games_deck_is_one_sentence_and_the_others_keep_theirs(
    tmp_path: Path,
) -> None:
    put_deck(
        tmp_path / "napakalaki" / "decks",
        "larder",
        deck=DECK.format(name="larder").replace("players", "payers"),
    )
    told = strange("napakalaki/decks/larder", "hammerspace/decks/base/monsters.yaml", tmp_path)
    *others, last = told
    assert last == "larder/monsters.yaml: misplaced part hammerspace"
    assert "larder/deck.yaml: unknown_field None None" in others
    assert all(other.startswith("larder/deck.yaml") for other in others)


@pytest.mark.parametrize("schema", ["irrgarten-preet", "irrgarten-deck", "hammerspace-monstres"])
def test_a_schema_that_there_is_not_tells_nothing_and_the_fields_do(
    schema: str, tmp_path: Path
) -> None:
    path = tmp_path / "x.yaml"
    path.write_text(f"# yaml-language-server: $schema=../{schema}.v1.json\nid: x\n")
    assert detected_kind(path) is None
    path.write_text(f"{path.read_text()}grid: |\n  --E\n")
    assert detected_kind(path) == ContentKind(LABYRINTH, "irrgarten")


def test_without_a_schema_the_fields_say_whose_monsters_they_are(tmp_path: Path) -> None:
    """Only monsters of Napakalaki have prizes and bad consequences."""
    path = tmp_path / "monsters.yaml"
    path.write_text(MONSTERS, encoding="utf-8")
    assert detected_kind(path) == ContentKind(PART, "napakalaki")
    path.write_text("monsters: []\n", encoding="utf-8")
    assert detected_kind(path) is None
    path.write_text("id: shed\nweapons: []\n", encoding="utf-8")
    assert detected_kind(path) == ContentKind(GEAR, "irrgarten")
