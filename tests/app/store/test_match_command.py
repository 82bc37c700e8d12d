"""`mazmorra match`: lists, exports and imports saved matches; never a traceback."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.main import main
from app.files import paths
from app.session.exit_codes import OK, WRONG_USE
from app.store.matches import Matches
from tests.app.match.helpers import SHORT, new_match, play

GOES_ON, OVER = "a1" * 8, "b2" * 8


class Run:
    """The command as it is typed, in a folder of its own; what it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys

    def __call__(self, *arguments: str, code: int = OK, language: str = "en") -> str:
        found = main(["match", *arguments, "--lang", language])
        printed = self._capsys.readouterr()
        assert found == code, printed.err
        assert bool(printed.err) == (code != OK)
        return printed.err if code else printed.out


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    monkeypatch.setenv(paths.HOME, str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return Run(capsys)


@pytest.fixture
def two(run: Run) -> None:
    matches = Matches(paths.database(), lambda: 1_700_000_000.0)
    play(new_match(matches, match_id=GOES_ON), 4)
    over = new_match(matches, rows=SHORT, match_id=OVER)
    while not over.over:
        over.decide(over.actor, 3)
    matches.rename(OVER, "Sunday \x1b[31mred")
    matches.shut()


def test_the_list_has_a_line_for_each_match(run: Run, two: None) -> None:
    first, second = run("list").splitlines()
    assert first.startswith(f"{GOES_ON}  2023-11-1")
    assert first.endswith("Irrgarten  in progress  4 decisions  player 0, player 1")
    assert second.startswith(f"{OVER}  2023-11-1")
    assert second.endswith("finished     6 decisions  player 0, player 1  Sunday [31mred")
    assert "en curso   4 decisiones" in run("list", language="es")


def test_without_matches_the_list_says_so(run: Run) -> None:
    assert run("list") == "You have no saved matches.\n"


def test_a_place_that_is_no_folder_is_told_of(run: Run, tmp_path: Path) -> None:
    (tmp_path / "home").write_text("a file where the folder should be")
    told = f"Your matches can't be read or written. Check {paths.database()}.\n"
    assert run("list", code=WRONG_USE) == told


def test_a_match_goes_out_and_comes_back(run: Run, two: None) -> None:
    assert run("export", "a1", "one.mazmorra") == "Exported 4 decisions to one.mazmorra.\n"
    assert "You already have this match" in run("import", "one.mazmorra", code=WRONG_USE)
    matches = Matches(paths.database())
    matches.delete(GOES_ON)
    matches.shut()
    assert run("import", "one.mazmorra") == f"The match is now saved as {GOES_ON}.\n"
    assert run("list").count("\n") == 2


def test_without_a_name_the_file_is_called_after_the_match(
    run: Run, two: None, tmp_path: Path
) -> None:
    run("export", OVER)
    (file,) = tmp_path.glob("*.mazmorra")
    assert file.name == f"irrgarten-{OVER}.mazmorra"
    assert file.stat().st_mode & 0o777 == 0o600, "it holds the seed"


def test_a_file_that_is_there_is_never_written_over(run: Run, two: None, tmp_path: Path) -> None:
    (tmp_path / "mine").write_text("my shopping list")
    assert (
        run("export", OVER, "mine", code=WRONG_USE)
        == "The file mine already exists. Choose another name.\n"
    )
    (tmp_path / "loop").symlink_to("nowhere")
    assert "already" in run("export", OVER, "loop", code=WRONG_USE)
    assert (tmp_path / "mine").read_text() == "my shopping list"


def test_a_hostile_file_is_one_harmless_line(run: Run, tmp_path: Path) -> None:
    bad = tmp_path / "bad\x1b[2J"
    assert 'file "bad[2J" doesn\'t exist. Check its name' in run("import", bad.name, code=WRONG_USE)
    bad.write_bytes(b"\x1b]0;pwned\x07" * 100)
    assert (
        run("import", bad.name, code=WRONG_USE) == "This file isn't a match exported by Mazmorra.\n"
    )
    assert (
        run("import", "/dev/zero", code=WRONG_USE)
        == "/dev/zero isn't an ordinary file. Is it a folder?\n"
    )
    assert not paths.database().exists(), "not even a folder is made for a file that is refused"


def test_beside_a_program_that_runs_one_can_look_and_export_but_not_import(
    run: Run, two: None
) -> None:
    running = Matches(paths.database())
    assert run("list").count("\n") == 2
    run("export", GOES_ON, "one.mazmorra")
    running.delete(GOES_ON)
    told = run("import", "one.mazmorra", code=WRONG_USE)
    assert told.startswith("Your matches are open in another Mazmorra (process ")
    assert running.counts() == (0, 1)
    running.shut()


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((), "Choose what to do: list, export, import, verify."),
        (("exprt",), 'Did you mean "export"?'),
        (("dance",), "Choose one of list, export, import, verify"),
        (("export",), "Choose the match to export;"),
        (("import",), "Name the file to import."),
        (("list", "x"), 'what to do with "x"'),
        (("import", "x", "y"), 'what to do with "y"'),
        (("export", "c"), 'begins with "c"'),
        (("export", ""), "Choose the match to export;"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    arguments: tuple[str, ...], told: str, run: Run, two: None
) -> None:
    said = run(*arguments, code=WRONG_USE)
    assert told in said
    assert '"mazmorra match --help"' in said


def test_an_id_may_be_shortened_while_it_is_clear(run: Run, two: None) -> None:
    matches = Matches(paths.database())
    play(new_match(matches, match_id="a2" * 8), 1)
    matches.shut()
    assert 'Several saved matches have an id that begins with "a"' in run(
        "export", "a", code=WRONG_USE
    )
    run("export", "a2")


def test_the_help_names_what_can_be_done(run: Run) -> None:
    assert "list, export, import" in run("--help")
    assert "list, export, import" in run("--help", language="es")
