"""`mazmorra simulate`: reports for people and programs, and sentences for what can't be."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import pytest

from app.cli.main import main
from app.i18n.fluent import LANGUAGES
from app.lab.counts import Counts
from app.lab.game_loop import GameFailed
from app.lab.run import WorkersDied
from app.lab.study import study
from app.registry import game_ids
from app.session.exit_codes import FAULT, INTERRUPTED, MISSED, OK, WRONG_USE


def ask(*words: str, language: str = "en") -> int:
    """Carry out a command line, of few games if it names none."""
    games = () if "--games" in words else ("--games", "4")
    return main(["simulate", *words, *games, "--lang", language])


@pytest.mark.one_of(3)
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_game_has_a_report(
    game: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ask(game, "--seed", "7", language=language) == OK
    page = capsys.readouterr().out
    assert (
        page.splitlines()[1] == {"en": "4 games, seed 7", "es": "4 partidas, semilla 7"}[language]
    )
    default = {"en": "Default in every simulation: ", "es": "Por defecto en toda simulación: "}
    assert (default[language] in page) is bool(study(game).options)
    assert {"en": "Changed rules", "es": "Reglas cambiadas"}[language] not in page
    assert "lab-" not in page
    assert "\x1b" not in page


def test_the_same_seed_gives_the_same_json_from_one_worker_and_two(tmp_path: Path) -> None:
    files = [tmp_path / f"{workers}.json" for workers in (1, 2)]
    words = ("napakalaki", "--seed", "7", "--bots", "sharp,cautious,cautious", "--quiet")
    for workers, file in enumerate(files, 1):
        assert ask(*words, "--workers", str(workers), "--json", str(file)) == OK
    one, two = (file.read_bytes() for file in files)
    assert one == two
    setup = json.loads(one)["setup"]
    assert (setup["deck"], setup["preset"], setup["games"]) == ("base", "readme", 4)
    assert setup["bots"] == ["sharp", "cautious", "cautious"]


def test_rules_and_seats_are_those_that_were_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("napakalaki", "--deck", "grand", "--seats", "5", "--bots", "sharp,cautious")
    assert ask(*words, "--option", "players=house", "--fixed", "--json", "-") == OK
    setup = json.loads(capsys.readouterr().out)["setup"]
    assert setup["bots"] == ["sharp", "cautious", "sharp", "cautious", "sharp"]
    assert (setup["deck"], setup["options"], setup["rotate"]) == (
        "grand",
        {"players": "house", "turn_limit": 10_000},
        False,
    )
    assert setup["seed"]


def test_a_labyrinth_of_the_library(capsys: pytest.CaptureFixture[str]) -> None:
    assert ask("irrgarten", "--labyrinth", "crossroads", "--option", "turn_limit=6") == OK
    page = capsys.readouterr().out
    assert page.startswith("Irrgarten: ")
    assert "Changed rules: turn_limit=6\n" in page
    assert "Default in" not in page


def test_tables_are_written_into_a_folder_that_is_made(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "tables"
    assert ask("napakalaki", "--csv", str(folder), "--quiet") == OK
    assert (folder / "monsters.csv").read_text().startswith("monster,met,beaten-count")
    assert capsys.readouterr() == ("", "")


def test_a_page_for_a_browser_is_written_in_the_language_of_the_program(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "report.html"
    assert ask("napakalaki", "--html", str(file)) == OK
    told = capsys.readouterr()
    assert told.err.endswith(f"Saved as {file}\n")
    assert told.out.startswith("Napakalaki: ")
    assert "<h2>Look here first</h2>" in file.read_text(encoding="utf-8")
    assert ask("napakalaki", "--html", str(tmp_path)) == WRONG_USE
    assert "is a folder" in capsys.readouterr().err
    assert ask("napakalaki", "--html", str(file), "--match", "1") == WRONG_USE
    assert "--html" in capsys.readouterr().err


def test_a_report_that_can_not_be_written_is_shown_so_that_hours_of_play_are_not_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(path: Path, *_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device", str(path))

    monkeypatch.setattr("app.files.atomic.write", full)
    file = tmp_path / "out.json"
    assert ask("napakalaki", "--json", str(file), "--quiet") == FAULT
    told = capsys.readouterr()
    assert told.err.startswith(f"There is no room on the disk for {file}. ")
    assert "sharp" in told.out


@pytest.mark.parametrize("leads", ["nowhere/out.json", "itself", "there.json"])
def test_where_a_link_leads_is_asked_before_hours_of_play(
    leads: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    link = tmp_path / "itself"
    link.symlink_to(tmp_path / leads)
    good = leads == "there.json"
    assert ask("napakalaki", "--json", str(link), "--quiet") == (OK if good else WRONG_USE)
    told = capsys.readouterr().err
    assert told.startswith("" if good else "--json: ")
    assert (tmp_path / leads).is_file() == good


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), "Choose a game: irrgarten, descent, napakalaki, hammerspace"),
        (
            ("napakalaky",),
            'simulate: "napakalaky" isn\'t one of the choices. Did you mean "napakalaki"?',
        ),
        (
            ("napakalaki", "--bots", "shrp"),
            '--bots: "shrp" isn\'t one of the choices. Did you mean "sharp"?',
        ),
        (
            ("napakalaki", "--bots", "42"),
            'there is no bot "42". Choose one of beginner, cautious, coward, greedy, master,',
        ),
        (
            ("napakalaki", "--bots", "sharp"),
            "--bots: you named 1 bot, and the game needs 2 to 6.",
        ),
        (("napakalaki", "--seats", "9"), '--seats: found "9". Write a number from 2 to 6.'),
        (
            ("napakalaki", "--bots", "sharp,sharp,sharp", "--seats", "2"),
            "3 bots don't fit in 2 seats",
        ),
        (("napakalaki", "--labyrinth", "town"), "--labyrinth is for Irrgarten"),
        (("napakalaki", "--games", "0"), '--games: found "0". Write a number from 1 to'),
        (("napakalaki", "--workers", "many"), '--workers: found "many". Write a number'),
        (("napakalaki", "--seed", " "), "--seed: the value is empty"),
        (("napakalaki", "--json", "nowhere/at/all.json"), '--json: the folder "'),
        (("napakalaki", "--json", "."), '--json: "." is a folder'),
        (("napakalaki", "--option", "playrs=house"), 'Did you mean "players"?'),
        (("napakalaki", "--quiet=3"), "--quiet takes no value"),
        (("napakalaki", "--json"), "--json needs a value after it"),
    ],
)
def test_what_makes_no_sense_is_answered_before_a_game_is_played(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *words]) == WRONG_USE
    told = capsys.readouterr()
    assert sentence in told.err
    assert "mazmorra simulate" in told.err
    assert not told.out


def test_a_report_takes_no_device_s_place(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    assert main(["simulate", "irrgarten", "--json", str(pipe)]) == WRONG_USE
    assert f'--json: "{pipe}" isn\'t an ordinary file' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "found"),
    [(("--seats", "6"), "6 players"), (("--deck", "nope"), "nope"), (("--preset", "no"), "no")],
)
def test_a_table_that_can_t_be_laid_is_explained(
    words: tuple[str, ...], found: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """NAP-1: the edition readme is for three or four."""
    assert ask("napakalaki", *words) == WRONG_USE
    told = capsys.readouterr()
    assert found in told.err
    assert not told.out


def fail_with(problem: BaseException, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*_: object, **__: object) -> Counts:
        raise problem

    monkeypatch.setattr("app.cli.simulate.play", play)


@pytest.mark.parametrize(
    ("problem", "code", "sentence"),
    [
        (
            GameFailed(4, "c0ffee", "ValueError: x"),
            FAULT,
            "Game 5 (seed c0ffee) couldn't be finished",
        ),
        (WorkersDied(50, 99, 3), FAULT, "Games 51 to 100 ended 3 workers"),
        (
            OSError(errno.ENOMEM, "Cannot allocate memory"),
            FAULT,
            "No worker could start (there isn't enough memory).",
        ),
        (KeyboardInterrupt(), INTERRUPTED, "Stopped. Nothing was written."),
    ],
)
def test_a_run_that_breaks_off_says_why_and_writes_nothing(
    problem: BaseException,
    code: int,
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    fail_with(problem, monkeypatch)
    file = tmp_path / "out.json"
    file.write_text("as it was")
    assert ask("napakalaki", "--json", str(file), "--csv", str(tmp_path / "tables")) == code
    assert sentence in capsys.readouterr().err
    assert file.read_text() == "as it was"
    assert list(tmp_path.glob("tables*")) == []


def test_targets_decide_the_exit_code_only_under_strict() -> None:
    """With a turn limit of a round nobody beats every monster, and games last no ten rounds."""
    words = ("napakalaki", "--option", "turn_limit=3", "--games", "40", "--quiet")
    assert ask(*words) == OK
    assert ask(*words, "--strict") == MISSED


def test_the_help_has_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    for language in LANGUAGES:
        assert main(["simulate", "--help", "--lang", language]) == OK
        shown = capsys.readouterr().out
        for option in ("--games", "--bots", "--workers", "--json", "--html", "--csv", "--strict"):
            assert option in shown
        assert "lab-" not in shown
