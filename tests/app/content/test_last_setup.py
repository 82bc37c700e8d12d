"""The next new game begins with what was chosen last; a broken memory is only a line in the log."""

from __future__ import annotations

import json
import logging
import os
from decimal import Decimal
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.config.state_file import CHOICES, MAX_BYTES
from app.content.content_index import ContentIndex
from app.content.last_setup import keep, last_player, memory, names_with, recall
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from app.match.seats import HUMAN, Seat
from tests.app.games.napakalaki.decks import put_deck
from tests.app.tui.newgame.helpers import deck_library, form_of, go_to, program, write
from tests.helpers.examples import tried
from tests.helpers.games import give_parts

NAMES = ("Ana", "Ben", "Eva", "Leo", "Mia", "Noa", "Tom", "Zoe")
LIBRARY = ContentIndex()


def new(game: str, library: ContentIndex = LIBRARY) -> Any:
    return first_draft(library, game, NAMES, lambda: "WOLF")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "state" / CHOICES


def again(path: Path, draft: SetupBuilder[Any, Any]) -> Any:
    """The next new game after one that was begun from this draft."""
    keep(path, draft)
    other = new(draft.game)
    assert recall(path, other)
    return other


def test_without_a_file_a_new_game_is_as_it_was(path: Path) -> None:
    draft = new("irrgarten")
    assert not recall(path, draft)
    assert not recall(None, draft)
    assert draft == new("irrgarten")


def test_what_is_kept_can_be_read_again_whatever_else_the_file_holds(path: Path) -> None:
    """Lists in lists grow when they are written row by row."""
    deep: Any = []
    for _ in range(300):
        deep = [deep]
    path.parent.mkdir()
    path.write_text(json.dumps({"hammerspace": {"more": deep}}))
    draft = new("napakalaki")
    draft.choose_id("grand")
    assert again(path, draft) == draft


def test_players_deck_and_rules_are_there_again_and_the_seed_is_not(path: Path) -> None:
    draft = new("napakalaki")
    draft.choose_id("grand")
    draft.choose_preset("guion")
    draft.set_option("players", "house")
    draft.set_option("turn_limit", 90)
    draft.seats = [Seat("Lola", HUMAN), Seat("Rex", "sharp")]
    draft.seed = "BEAR"
    found = again(path, draft)
    assert found.entry.id == "grand"
    assert found.presets[found.preset_index].id == "guion"
    assert found.changes == {"players": "house", "turn_limit": 90}
    assert found.seats == draft.seats
    assert found.seed == "WOLF"
    assert "BEAR" not in path.read_text()


def test_every_kind_of_rule_is_kept(path: Path) -> None:
    draft = new("irrgarten")
    changes = {
        "fog": "sight",
        "opening_attack": True,
        "uses": 9,
        "resurrection": Decimal("0.25"),
        "fallback_order": ("left", "right", "up", "down"),
        "turn_limit": 30,
    }
    for name, value in changes.items():
        draft.set_option(name, value)
    assert again(path, draft).options() == draft.options()


def test_the_generator_is_kept_as_it_was_set(path: Path) -> None:
    draft = new("irrgarten")
    draft.cycle_scenario(-1)
    draft.size_from("41x25")
    draft.loops_from("12")
    draft.cycle_spec("algorithm", 1)
    draft.cycle_spec("difficulty", 1)
    found = again(path, draft)
    assert found.generated
    assert found.spec == draft.spec


def test_each_game_has_a_memory_of_its_own(path: Path) -> None:
    for game, bot in (("irrgarten", "random"), ("napakalaki", "sharp")):
        draft = new(game)
        draft.seats[1] = Seat("Rex", bot)
        keep(path, draft)
    for game, bot in (("irrgarten", "random"), ("napakalaki", "sharp")):
        draft = new(game)
        recall(path, draft)
        assert draft.seats[1] == Seat("Rex", bot)


def test_a_deck_that_is_not_there_any_more_takes_nothing_else_away(
    path: Path, tmp_path: Path
) -> None:
    library = deck_library(tmp_path)
    put_deck(tmp_path / "own" / "napakalaki" / "decks", "cellar")
    draft = new("napakalaki", library)
    draft.choose_id("cellar")
    draft.rename(0, "Lola")
    found = again(path, draft)
    assert found.entry.id == "base"
    assert found.seats[0].name == "Lola"


GOOD = memory(new("irrgarten"))


@pytest.mark.parametrize(
    "broken",
    [
        {"preset": "nobody"},
        {"preset": ["seed"]},
        {"scenario": "nowhere"},
        {"scenario": "/etc/passwd"},
        {"scenario": 7},
        {"options": {"colour": 1}},
        {"options": {"uses": 0}},
        {"options": {"uses": 1.5}},
        {"options": {"resurrection": "many"}},
        {"options": {"resurrection": "NaN"}},
        {"options": [1]},
        {"seats": []},
        {"seats": [["Ana", "human"]] * 2},
        {"seats": [[f"P{number}", "human"] for number in range(9)]},
        {"seats": [["Ana", "genius"]]},
        {"seats": [["", "human"]]},
        {"seats": [["\x1b[31m", "human"]]},
        {"seats": [["x" * 17, "human"]]},
        {"seats": [[7, "human"]]},
        {"seats": "human"},
        {"more": {"generator": {"width": 9}}},
        {"more": {"generator": {**dict.fromkeys(("width", "height"), 10**9), "loops": None,
                                "algorithm": "caves", "difficulty": "calm"}}},
        {"more": {"generator": {"width": 9, "height": 9, "loops": 900,
                                "algorithm": "caves", "difficulty": "calm"}}},
        {"more": {"generator": {"width": 9, "height": 9, "loops": None,
                                "algorithm": "dig", "difficulty": "calm"}}},
        {"more": None},
    ],
)  # fmt: skip
def test_what_is_broken_is_forgotten_with_a_line_in_the_log(
    path: Path, broken: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"irrgarten": {**GOOD, **broken}}))
    draft = new("irrgarten")
    with caplog.at_level(logging.INFO, "mazmorra"):
        recall(path, draft)
    assert [record.message.split()[:2] for record in caplog.records] == [["forgot", *broken]]
    assert not draft.outside_paths
    assert draft.seats == new("irrgarten").seats
    assert draft.setup().config()


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe", b"[]", b'{"irrgarten": 7}', b"[" * 50_000, b" " * (MAX_BYTES + 1),
     b"9" * 9_000],
)  # fmt: skip
def test_a_file_that_is_none_is_forgotten_and_written_anew(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    draft = new("irrgarten")
    recall(path, draft)
    assert draft == new("irrgarten")
    draft.rename(0, "Lola")
    assert again(path, draft).seats[0].name == "Lola"


def test_a_pipe_in_its_place_holds_nothing_up(path: Path) -> None:
    path.parent.mkdir()
    os.mkfifo(path)
    draft = new("irrgarten")
    recall(path, draft)
    assert draft == new("irrgarten")


def test_a_disk_that_fails_is_no_reason_not_to_play(
    path: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    keep(path, new("irrgarten"))
    assert "keep" in caplog.text


ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=8,
)


@tried(30)
@given(st.dictionaries(st.sampled_from(sorted(GOOD)), ANYTHING))
def test_nothing_that_is_read_can_crash_a_new_game(
    tmp_path_factory: pytest.TempPathFactory, changes: dict[str, Any]
) -> None:
    path = tmp_path_factory.mktemp("state") / CHOICES
    path.write_text(json.dumps({"irrgarten": {**GOOD, **changes}}))
    draft = new("irrgarten")
    recall(path, draft)
    assert draft.options()
    assert draft.seats


async def test_the_form_remembers_once_a_match_has_begun(
    tmp_path: Path, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    give_parts(monkeypatch, "napakalaki", screen="tests.app.tui.newgame.helpers:Started")
    library = deck_library(tmp_path)
    for start in (False, True):
        app = program(library)
        app.services.choices = path
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            await pilot.press("n")
            assert form_of(app).draft.seats[0].name == "Ana"
            await go_to(pilot, "seat:0")
            await pilot.press("enter")
            await write(pilot, "Lola")
            if start:
                await pilot.press("s")
                await pilot.pause()
    app = program(library)
    app.services.choices = path
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        await pilot.press("n")
        assert form_of(app).draft.seats[0].name == "Lola"


def test_the_daily_calls_the_player_as_the_last_match_did(path: Path) -> None:
    assert last_player(None) == last_player(path) == ""
    for game, name in (("irrgarten", "Sam"), ("napakalaki", "Kim"), ("irrgarten", "Pat")):
        draft = new(game)
        draft.rename(0, name)
        keep(path, draft)
        assert last_player(path) == name
    assert names_with("Pat", NAMES)[:2] == ("Pat", "Ana")
    assert names_with("ben", NAMES)[:3] == ("ben", "Ana", "Eva")
    assert names_with("", NAMES) == NAMES


@pytest.mark.parametrize("found", [[], "x", {}, {"seats": 3}, {"seats": [[1, HUMAN]]}])
def test_a_broken_memory_names_nobody(path: Path, found: Any) -> None:
    path.parent.mkdir()
    path.write_text(json.dumps({"irrgarten": found}))
    assert last_player(path) == ""
