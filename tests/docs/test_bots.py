"""What docs/bots.md shows is what happens: its programs run as they stand there."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

from app.cli.main import main
from app.session.exit_codes import OK
from engines.kernel.rules import Rules

PAGE = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")
LAST, SEARCH, LOOP = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def won(bots: str, games: str, capsys: pytest.CaptureFixture[str]) -> str:
    words = ("simulate", "hammerspace", "--bots", bots, "--games", games, "--seed", "7")
    assert main([*words, "--option", "life=20", "--lang", "en"]) == OK
    return capsys.readouterr().out


@pytest.mark.parametrize("source", [LAST, SEARCH], ids=["last", "search"])
def test_a_bot_of_the_page_plays(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "last.py"
    file.write_text(source.replace("24, 3", "1, 3"), encoding="utf-8")
    assert "Bots: last.py, steady" in won(f"{file},steady", "2", capsys)


@pytest.mark.parametrize(
    "source", [LOOP, LOOP.replace("simulation_table", "lay")], ids=["now", "older"]
)
def test_a_game_from_python_is_played_to_its_end(
    source: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also by the older name of the function, under which the page showed it first."""
    file = tmp_path / "loop.py"
    file.write_text(source, encoding="utf-8")
    found = runpy.run_path(str(file))
    told, outcome = found["told"], found["rules"].outcome(found["state"])
    assert capsys.readouterr().out == f"{len(told)} {told[-1]} {outcome.winners}\n"


def test_every_member_of_the_protocol_that_a_bot_may_need_is_told() -> None:
    """All but what only the program's own tables use: time, glances, who is on turn, how many dice
    were rolled."""
    left_out = {"advance", "glance", "turn", "draws"}
    members = {name for name in vars(Rules) if not name.startswith("_")} - left_out
    assert sorted(name for name in members if f"`{name}" not in PAGE) == []
