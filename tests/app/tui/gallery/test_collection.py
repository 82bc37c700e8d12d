"""The list of the gallery: filtered, searched, and the same place when files are read anew."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.i18n.fluent import Texts
from app.tui.gallery.collection import ExhibitCollection
from app.tui.gallery.loading import GalleryLoader
from tests.app.games.napakalaki.decks import MONSTERS, put_deck
from tests.app.tui.gallery.helpers import decks, read

LARDER = ["Cold Soup", "Old Cheese", "Soup Spoon", "Cheese Board", "String of Onions"]


def collection(tmp_path: Path, language: str = "en") -> ExhibitCollection:
    return taken(read(tmp_path), language)


def taken(reading: GalleryLoader, language: str = "en") -> ExhibitCollection:
    texts = Texts(language, strict=True)
    made = ExhibitCollection(lambda: texts)
    made.take(reading.exhibits)
    return made


def names(there: ExhibitCollection, language: str = "en") -> list[str]:
    return [one.name(Texts(language)) for one in there.shown]


def test_all_games_stand_one_after_the_other_and_the_first_is_chosen(tmp_path: Path) -> None:
    there = collection(tmp_path)
    assert names(there)[:2] == ["Doorstep", "Doormat"]
    assert names(there)[2:7] == LARDER
    games = list(dict.fromkeys(one.origin.game for one in there.shown))
    assert games == ["irrgarten", "napakalaki", "hammerspace"]
    assert (there.at, there.filtered) == (0, False)


def test_games_are_gone_through_one_by_one_and_then_all_again(tmp_path: Path) -> None:
    there = collection(tmp_path)
    everything = names(there)
    there.turn_game(1)
    assert names(there) == ["Doorstep", "Doormat"]
    there.turn_game(1)
    assert names(there) == LARDER
    there.turn_game(1)
    assert {one.origin.game for one in there.shown} == {"hammerspace"}
    there.turn_game(1)
    assert names(there) == everything
    there.turn_game(-1)
    assert there.game == "hammerspace"


def test_kinds_are_those_of_the_game(tmp_path: Path) -> None:
    there = collection(tmp_path)
    there.turn_game(2)
    assert there.kinds() == ("monster", "treasure")
    there.turn_kind()
    assert names(there) == ["Cold Soup", "Old Cheese"]
    there.turn_kind()
    assert names(there) == ["Soup Spoon", "Cheese Board", "String of Onions"]
    there.turn_game(1)
    assert there.kind == ""
    there.turn_game(-1)
    there.turn_kind()
    there.turn_game(1)
    assert there.kind == "monster"
    assert {one.kind for one in there.shown} == {"monster"}


def test_decks_are_gone_through_and_a_game_takes_its_decks_along(tmp_path: Path) -> None:
    put_deck(decks(tmp_path), "cellar")
    there = collection(tmp_path)
    there.turn_game(2)
    assert len(there.decks()) == 2
    there.turn_deck()
    assert [one.origin.is_players for one in there.shown] == [False] * 5
    there.turn_deck()
    assert [one.origin.is_players for one in there.shown] == [True] * 5
    there.turn_game(1)
    assert there.deck is None


@pytest.mark.parametrize(
    ("words", "found"),
    [
        ("cheese", ["Old Cheese", "Cheese Board"]),
        ("CHEESE board", ["Cheese Board"]),
        ("older than", ["Old Cheese"]),
        ("larder gold", ["Soup Spoon", "Cheese Board", "String of Onions"]),
        ("type two hands", ["Cheese Board"]),
        ("dragon", []),
    ],
)
def test_words_of_name_flavour_rules_and_deck_are_found(
    tmp_path: Path, words: str, found: list[str]
) -> None:
    there = collection(tmp_path)
    there.search(words)
    assert names(there) == found


def test_accents_and_case_do_not_matter(tmp_path: Path) -> None:
    there = collection(tmp_path, "es")
    there.search("PAÑUELOS")
    assert names(there, "es") == ["Ristra de cebollas"]
    there.search("panuelos")
    assert names(there, "es") == ["Ristra de cebollas"]
    there.search("sopa fria")
    assert names(there, "es") == ["Sopa fría"]


def test_who_looks_at_something_keeps_looking_at_it(tmp_path: Path) -> None:
    there = collection(tmp_path)
    there.choose(names(there).index("Soup Spoon"))
    there.search("soup")
    assert names(there)[there.at] == "Soup Spoon"
    there.search("nothing like it")
    assert there.chosen is None
    there.show_all()
    assert names(there)[there.at] == "Soup Spoon"


def test_a_deck_that_breaks_shows_its_mistakes_and_mended_the_same_card(tmp_path: Path) -> None:
    folder = put_deck(decks(tmp_path), "cellar")
    reading = read(tmp_path)
    there = taken(reading)
    own = [at for at, one in enumerate(there.shown) if one.origin.is_players]
    there.choose(own[1])
    assert names(there)[there.at] == "Old Cheese"
    (folder / "monsters.yaml").write_text("monsters: []\n", encoding="utf-8")
    reading.read(["napakalaki"])
    there.take(reading.exhibits)
    assert there.chosen is not None
    assert (there.chosen.kind, there.chosen.origin.is_players) == ("broken", True)
    (folder / "monsters.yaml").write_text(MONSTERS, encoding="utf-8")
    reading.read(["napakalaki"])
    there.take(reading.exhibits)
    assert there.at == own[1]


def test_broken_files_are_of_every_kind(tmp_path: Path) -> None:
    put_deck(decks(tmp_path), "cellar", monsters="monsters: []\n")
    there = collection(tmp_path)
    there.turn_game(2)
    there.turn_kind()
    assert names(there) == ["Cold Soup", "Old Cheese", "cellar"]


def test_only_changes_of_the_players_own_files_are_noticed(tmp_path: Path) -> None:
    folder = put_deck(decks(tmp_path), "cellar")
    reading = read(tmp_path)
    assert reading.changed() == []
    (tmp_path / "cards" / "napakalaki" / "decks" / "larder" / "new").mkdir()
    assert reading.changed() == []
    (folder / "deck.yaml").write_text("id: cellar\n", encoding="utf-8")
    assert reading.changed() == ["napakalaki"]
    reading.read(["napakalaki"])
    assert reading.changed() == []
    put_deck(decks(tmp_path), "attic")
    assert reading.changed() == ["napakalaki"]


def test_what_is_called_so_comes_before_what_only_speaks_of_it(tmp_path: Path) -> None:
    there = collection(tmp_path)
    there.search("beast")
    assert names(there) == ["Doormat", "The beast"]
    assert names(there)[there.at] == "The beast"
    there.search("")
    assert names(there)[there.at] == "Doorstep"
