"""What docs/environments.md shows is what happens."""

from __future__ import annotations

import re
import runpy
import shutil
from pathlib import Path

import pytest

from app.cli.main import main
from app.environments.table import VERSION, setting
from app.session.exit_codes import OK
from tests.app.environments.modes import MODES

PLACE = Path(__file__).parents[2] / "docs"
PAGE = (PLACE / "environments.md").read_text(encoding="utf-8")
ALL_SEATS, ONE_SEAT, LAYOUT = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.mark.parametrize(
    ("source", "told"),
    [
        (ALL_SEATS, r"(player_\d -?[01.]+ {'rank': .*}\n){3}"),
        (ONE_SEAT, r"-?1\.0 {'rank': [01], .*}\n"),
        (LAYOUT, r"   0    4  legal: flags of the open actions(.|\n)* way_over: .*\n"),
    ],
    ids=["all seats", "one seat", "layout"],
)
def test_a_program_of_the_page_runs(
    source: str, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed: make setup")
    file = tmp_path / "roll_out.py"
    file.write_text(source, encoding="utf-8")
    runpy.run_path(str(file))
    assert re.fullmatch(told, capsys.readouterr().out)


def test_the_table_of_modes_is_true() -> None:
    rows = re.findall(r"^\| (\w+) \| `([\w-]+)` \| (\d+) \| (\d+) \| (\d+) \|$", PAGE, re.MULTILINE)
    assert [row[:2] for row in rows] == MODES
    for game, preset, *numbers in rows:
        found = setting(game, preset)
        row = f"| {game} | `{preset}` | {found.seats} | {found.actions} | {found.size} |"
        assert f"| {' | '.join((game, f'`{preset}`', *numbers))} |" == row, "write this row there"
    assert f"_v{VERSION}`" in PAGE


def test_the_example_learns_and_its_file_is_a_bot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("pettingzoo", reason="the extra `rl` is not installed: make setup")
    file = tmp_path / "learn.py"
    shutil.copy(PLACE / "examples" / "learn.py", file)
    before, after = runpy.run_path(str(file))["learn"](batches=10, tests=80)
    assert after > before + 0.1
    assert "250 games" in capsys.readouterr().out
    words = ("--bots", f"{file},random", "--games", "4", "--seed", "7", "--workers", "1")
    assert main(["simulate", "irrgarten", *words, "--lang", "en"]) == OK
    assert "Bots: learn.py, random" in capsys.readouterr().out
