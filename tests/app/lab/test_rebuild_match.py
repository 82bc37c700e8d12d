"""`mazmorra simulate --match N`: a game of a run as a file that the program can take in."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.main import main
from app.content.content_index import ContentIndex
from app.files.paths import data_folder
from app.i18n.fluent import LANGUAGES, Texts
from app.lab.game_loop import GamePlayer
from app.lab.jobs import Job
from app.lab.rebuild_match import rebuild_match
from app.lab.tables import SimulationChoices, simulation_table
from app.registry import game_ids
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.store.exchange import from_bytes, import_match
from app.store.matches import Matches
from engines.kernel.events import OVER

RUN = ("simulate", "napakalaki", "--bots", "sharp,sharp,cautious", "--seed", "7", "--match", "2")
SEED = Job("napakalaki", {}, ("",), 4, "7").seed_of(1)
FILE = f"napakalaki-{SEED}.mazmorra"


SHORT: dict[str, dict[str, object]] = {"hammerspace": {}, "descent": {"floors_company": 1}}
"""Options for a short match of games without a limit of turns."""


@pytest.mark.parametrize("game", game_ids())
def test_it_is_the_game_that_the_run_plays(game: str) -> None:
    """As many decisions, and the same hash of the state at the end."""
    bots = ("random", "random", "random")
    table = simulation_table(
        SimulationChoices(game, bots, options=SHORT.get(game, {"turn_limit": 30})),
        ContentIndex(data_folder()),
    )
    job = Job(game, table.config.to_data(), bots, 4, "7")
    match = rebuild_match(job, 2, table.words)
    player = GamePlayer(job)
    state = player.rules.new(player.config, job.seed_of(2))
    decisions = player.play_on(state, job.seed_of(2), job.seating(2), None)
    assert player.rules.actor(state) == OVER
    assert (match.decisions, match.digest()) == (decisions, player.rules.digest(state))
    assert match.header.practice


def test_a_game_is_written_taken_in_and_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Seats go round with the number of the game, so in the second one they have moved by one."""
    monkeypatch.chdir(tmp_path)
    assert main([*RUN, "--lang", "en"]) == OK
    told = capsys.readouterr().out
    assert f" wins game 2 (seed {SEED})." in told
    assert f"mazmorra match import {FILE}" in told
    matches = Matches(tmp_path / "matches.sqlite3")
    saved = import_match(matches, (tmp_path / FILE).read_bytes())
    assert [seat.name for seat in saved.seats] == ["cautious 1", "sharp 2", "sharp 3"]
    assert [seat.bot for seat in saved.seats] == ["cautious", "sharp", "sharp"]
    assert matches.finished()[0].practice
    matches.shut()


def test_a_bot_of_one_s_own_sits_there_as_a_person(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "last.py").write_text("def bot(config, view, seed):\n    return view.legal[-1]\n")
    words = ("simulate", "hammerspace", "--bots", "./last.py,steady", "--seed", "7", "--match", "1")
    assert main([*words, "--lang", "en"]) == OK
    found = from_bytes(next(tmp_path.glob("*.mazmorra")).read_bytes())
    assert [(seat.name, seat.human) for seat in found.header.seats] == [
        ("last.py 1", True),
        ("steady 2", False),
    ]
    (tmp_path / "last.py").write_text("def bot(config, view, seed):\n    return 1 // 0\n")
    assert main([*words[:-1], "2"]) == FAULT
    assert "last.py:2: ZeroDivisionError" in capsys.readouterr().err


def test_who_won_is_said_of_one_of_several_and_of_nobody() -> None:
    texts = Texts("es")
    ends = {0: "Nadie gana", 1: "Ana gana", 2: "Ana, Ben ganan"}
    for won, end in ends.items():
        names = ", ".join(("Ana", "Ben")[:won])
        told = texts("lab-match-won", n=2, seed="a1", names=names, won=won)
        assert told == f"{end} la partida 2 (semilla a1)."


def first_game_of(bot: Path, source: str) -> int:
    """The exit code of having the first game of a bot of one's own written."""
    bot.write_text(source)
    bots = f"./{bot.name},steady"
    words = ("simulate", "hammerspace", "--bots", bots, "--seed", "7", "--match", "1")
    return main([*words, "--lang", "en"])


def test_what_a_bot_of_one_s_own_prints_is_no_part_of_the_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    source = "def bot(_, view, __):\n    print('howl')\n    return view.legal[0]\n"
    assert first_game_of(tmp_path / "wolf.py", source) == OK
    told = capsys.readouterr()
    assert " wins game 1 (seed " in told.out.splitlines()[0]
    assert "howl" not in told.out
    assert "howl" in told.err


def test_a_bot_of_one_s_own_that_is_gone_the_second_time_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It may do another thing each time that it is run."""
    monkeypatch.chdir(tmp_path)
    source = "import os\nos.mkdir('ran')\ndef bot(_, view, __):\n    return view.legal[0]\n"
    assert first_game_of(tmp_path / "once.py", source) == WRONG_USE
    assert "once.py:2 failed (FileExistsError" in capsys.readouterr().err


def test_nothing_that_is_there_is_written_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / FILE).symlink_to("nowhere")
    for language, sentence in zip(LANGUAGES, ("already exists", "ya existe"), strict=True):
        assert main([*RUN, "--lang", language]) == WRONG_USE
        assert sentence in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [FILE]


def test_a_single_game_has_no_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*RUN, "--json", "-", "--lang", "en"]) == WRONG_USE
    assert "--match writes one game without a report. Leave --json out." in capsys.readouterr().err
