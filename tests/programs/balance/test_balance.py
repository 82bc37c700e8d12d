"""The program that writes the report on Hammerspace's deck, played with a few games."""

from __future__ import annotations

import json
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from app.lab.jobs import Job
from app.lab.report import make
from tests.programs.balance.__main__ import main, parsed, written
from tests.programs.balance.lines import BASE, LINES, PLAYERS, Line, Measured, measure
from tests.programs.balance.page import page


@cache
def found() -> tuple[Measured, ...]:
    lines = (Line("full", 2), Line("full", 3), Line("seed", 3))
    return tuple(measure(line, "random", 12, "test", 1) for line in lines)


def judged(measured: Measured) -> Measured:
    """As if its bots were competent ones, of whom the targets are asked."""
    report = measured.report
    setup = dict(report.setup)
    job = Job("hammerspace", measured.table.config.to_data(), ("able",) * measured.line.players,
              setup["games"], setup["seed"])  # fmt: skip
    return replace(measured, report=make(job, report.counts, "base", measured.table.about))


def test_ham_1_every_number_of_players_is_measured_with_and_without_the_other_piles() -> None:
    assert sorted(PLAYERS) == [2, 3, 4, 5, 6]
    base = [line for line in LINES if line.deck == BASE]
    assert len({line.id for line in base}) == len(base) == 2 * len(PLAYERS)
    loaded = [line for line in LINES if line.deck == "loaded"]
    assert sorted(line.players for line in loaded) == [2, 3, 4, 5, 6]


def test_a_line_is_played_by_its_rules() -> None:
    for one in found():
        parameters = one.table.config.parameters
        assert one.table.config.seats == one.line.players
        assert parameters.characters is parameters.monsters is (one.line.rules == "full")
        assert parameters.life == 30  # HAM-3: the targets are for that


def test_the_page_has_every_figure_of_the_targets() -> None:
    text = page([judged(one) for one in found()])
    for words in ("median laps", "order of play", "advantage of starting", "a monster"):
        assert words in text
    called = found()[0].table.words
    for kind in ("card", "character", "monster"):
        named = {v for k, v in called.items() if k.startswith(f"{kind}-") and k.endswith("-en")}
        assert len(named) >= 8
        assert not [name for name in named if f"| {name} |" not in text]


def test_a_line_without_characters_is_asked_for_nothing_of_them() -> None:
    text = page([judged(one) for one in found()])
    (table,) = (block for block in text.split("\n\n") if "median laps" in block)
    head, _, *lines = (line.split(" | ") for line in table.splitlines())
    rows, at = {line[0]: line for line in lines}, head.index("characters")
    assert rows["| 3 players, cards only"][at] == "-"
    assert rows["| 3 players, with characters and monsters"][at] != "-"


def test_every_row_of_a_table_has_as_many_cells_as_its_head() -> None:
    for text in (page(found()), page([judged(one) for one in found()[2:]])):
        for block in text.split("\n\n"):
            rows = [line.count("|") for line in block.splitlines() if line.startswith("|")]
            assert len(set(rows)) <= 1
        assert "None" not in text


def test_bots_that_play_at_random_are_asked_for_no_target() -> None:
    assert "## Targets" not in page(found())


def test_the_same_games_make_the_same_files() -> None:
    again = measure(Line("seed", 3), "random", 12, "test", 2)
    assert written([found()[2]]) == written([again])
    (data,) = json.loads(written([again])["json"])
    assert data["line"] == "seed-3"
    assert data["setup"]["games"] == 12
    assert "counts" not in data


def test_both_files_are_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["--games", "4", "--only", "seed-2", "--bot", "random", "--workers", "1"]
    assert main([*words, "--out", str(tmp_path)]) == 0
    names = {path.name for path in tmp_path.iterdir() if path.is_file()}
    assert names == {"balance-hammerspace.md", "balance-hammerspace.json"}
    assert "seed-2: 4 games in " in capsys.readouterr().err


def test_the_bots_are_competent_unless_others_are_asked_for() -> None:
    assert parsed([]).bot == "steady"


def test_another_deck_has_files_of_its_own(tmp_path: Path) -> None:
    words = ["--deck", "loaded", "--games", "4", "--bot", "random", "--workers", "1"]
    assert main([*words, "--only", "duel-2", "--out", str(tmp_path)]) == 0
    page = (tmp_path / "balance-hammerspace-loaded.md").read_text(encoding="utf-8")
    assert "Bots played the deck `loaded`, 4 matches a line" in page
