"""A fourth game needs no changed file in `app`: a package that registers is a game like the others.

The game is Nim (`tests/plugins/nim`): rules, two bots, words. It is installed for processes of its
own only, so that the program of the suite keeps its three games.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import fields
from pathlib import Path

import pytest

from app import registry
from app.registry import ContentFiles, Game, game_ids, games
from tests.helpers.environment import CARRIED

ROOT = Path(__file__).resolve().parent.parent.parent
NIM = ROOT / "tests" / "plugins" / "nim"
MAZMORRA = str(Path(sys.executable).with_name("mazmorra"))


def ran(
    *command: str, typed: str = "", folder: Path = NIM, language: str = "en"
) -> subprocess.CompletedProcess[str]:
    """A process that finds the games installed in a folder."""
    env = {**os.environ, "PYTHONPATH": str(folder), "LANG": f"{language}.UTF-8", "LC_ALL": ""}
    env.pop(CARRIED, None)  # a game without a codec is played here, but can't be carried
    return subprocess.run(
        command, cwd=ROOT, env=env, input=typed, capture_output=True, text=True, timeout=300,
        check=False,
    )  # fmt: skip


def mazmorra(*arguments: str, typed: str = "", language: str = "en") -> str:
    """What the program says that ends well."""
    done = ran(MAZMORRA, *arguments, typed=typed, language=language)
    assert done.returncode == 0, done.stderr + done.stdout
    return done.stdout


def test_no_game_but_ours_is_installed_here() -> None:
    folders = (ROOT / "app" / "games").rglob("*/__init__.py")
    own = {each.parent.name for each in folders if "GAME: Final" in each.read_text("utf-8")}
    assert {*game_ids()} == own


def test_the_game_is_small_and_no_file_of_the_program_names_it() -> None:
    """What it brings is what a game must bring."""
    lines = [
        line for file in (NIM / "nim_game").glob("*.py") for line in file.read_text().splitlines()
    ]
    assert len(lines) <= 350
    naming = [
        path.relative_to(ROOT).as_posix()
        for folder in ("app", "engines", "cards")
        for path in (ROOT / folder).rglob("*")
        if path.suffix in {".py", ".ftl", ".yaml", ".tcss", ".json"}
        and re.search(r"\bnim\b", path.read_text("utf-8"), re.IGNORECASE)
    ]
    assert not naming


def test_the_full_screen_plays_it() -> None:
    """At home, in the form, to its end; saved, resumed, replayed; see `tests/plugins`."""
    journeys = "tests/plugins/nim_journeys.py"
    done = ran(sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", journeys)
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"\b[1-9][0-9]* passed", done.stdout)


# -- plain mode and the command line


def test_plain_mode_sets_it_up_and_plays_it_to_its_end() -> None:
    setup = "nim\noption\noption heaps=2\nseed OAK\nbegin\n"
    told = mazmorra("--plain", typed=setup + "1\n" * 30 + "\nquit\n")
    assert "5. Play Nim" in told
    assert "Heaps = 3" in told
    assert "You have changed these rules: Heaps = 2." in told
    assert "1. Take 1 match from heap 1" in told
    assert "The last match is taken: " in told
    assert re.search(r"(Ana|Ben) wins!", told)
    assert "The seed was OAK." in told


def test_plain_mode_answers_and_goes_on_with_what_was_saved() -> None:
    begun = mazmorra(
        *("--plain", "play", "nim", "--seed", "OAK", "--option", "heaps=4"),
        typed="help\nhint\ntable\nrules\ntake 1 2\nlog\nquit\nquit\n",
    )
    assert '"table": show how the match stands' in begun
    assert "A bot would choose: Take " in begun
    assert "There are no written rules for Nim." in begun
    assert "Turn 1. Ana takes 1 match from heap 2" in begun
    went_on = mazmorra("--plain", typed="continue\nlog\nquit\nquit\n")
    assert "1. Continue: Nim, Ana, Ben" in went_on
    assert "Turn 1. Ana takes 1 match from heap 2" in went_on


def test_plain_mode_speaks_its_spanish() -> None:
    told = mazmorra("--plain", "play", "nim", typed="\n1\nsalir\nsalir\n", language="es")
    assert "Quitar 1 cerilla del montón 1" in told
    assert "Ana quita 1 cerilla del montón 1" in told


def test_it_is_simulated() -> None:
    told = mazmorra("simulate", "nim", "--games", "20", "--seed", "1", "--bots", "wise,random")
    assert told.startswith("Nim (standard)\n20 games, seed 1\n")
    assert "last-match     20" in told


def test_its_help_lists_its_bots_and_rules() -> None:
    told = mazmorra("play", "nim", "--help")
    assert "bots, for --players: wise, random" in told
    assert re.search(r"last_loses +true\|false +Last loses", told)
    assert "--deck" not in told.partition("[GAME]")[2]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (
            ("play", "nim", "--deck", "base"),
            "is for Napakalaki and Hammerspace. It does nothing in Nim",
        ),
        (("play", "nim", "--preset", "wild"), '--preset: Nim has no rule set "wild"'),
        (("play", "nim", "--option", "heaps=7"), 'found "7". Write a number from 1 to 6'),
        (("play", "nim", "--players", "Ana,bot:clever"), "Choose one of random, wise"),
        (("deck", "new", "nim", "mine"), "The games are irrgarten, napakalaki, hammerspace"),
        (("simulate", "nim", "--seats", "5"), '--seats: found "5". Write a number from 2 to 4.'),
    ],
)
def test_what_it_does_not_have_is_refused_in_words(arguments: tuple[str, ...], said: str) -> None:
    done = ran(MAZMORRA, *arguments)
    assert done.returncode == 2
    assert said in done.stderr


# -- games that can't be

GAME = """\
from app.registry import Game
GAME = Game(id={name!r}, engine="odd", package={package!r}, min_seats=2, max_seats={most})
"""
LOGGED = "import logging; logging.basicConfig(); from app.registry import game_ids, game; "


def install(folder: Path, name: str, package: str, most: int) -> None:
    """Install a package `odd` with that game."""
    (folder / "odd").mkdir()
    code = GAME.format(name=name, package=package, most=most)
    (folder / "odd" / "__init__.py").write_text(code)
    (folder / "odd-1.dist-info").mkdir()
    points = folder / "odd-1.dist-info" / "entry_points.txt"
    points.write_text("[mazmorra.games]\nodd = odd:GAME\n")


@pytest.mark.parametrize(
    ("name", "package", "most", "why"),
    [
        ("three-d", "odd", 2, "is no id"),
        ("3d", "odd", 2, "is no id"),
        ("odd", "odd", 9, "2 to 9 seats"),
        ("odd", "nowhere", 2, "No module named 'nowhere'"),
    ],
)
def test_a_game_that_cannot_be_is_left_out_and_the_log_says_why(
    tmp_path: Path, name: str, package: str, most: int, why: str
) -> None:
    install(tmp_path, name, package, most)
    done = ran(sys.executable, "-c", f"{LOGGED}print(game_ids())", folder=tmp_path)
    assert done.stdout.strip() == str(game_ids())
    assert why in done.stderr


@pytest.mark.parametrize(("name", "engine"), [("odd", "odd"), ("irrgarten", "engines.irrgarten")])
def test_of_two_games_with_one_id_the_first_one_counts(
    tmp_path: Path, name: str, engine: str
) -> None:
    install(tmp_path, name, "odd", 2)
    done = ran(sys.executable, "-c", f"{LOGGED}print(game({name!r}).engine)", folder=tmp_path)
    assert done.stdout.strip() == engine


# -- how it is written about


def test_the_page_about_new_games_names_every_field() -> None:
    page = (ROOT / "docs" / "new-game.md").read_text("utf-8")
    named = set(re.findall(r"`([a-z_]+)`", page))
    for kind in (Game, ContentFiles):
        assert {field.name for field in fields(kind)} <= named, kind
    assert registry.GROUP in page


def test_every_game_of_the_program_is_registered_as_a_plugin_is() -> None:
    project = (ROOT / "pyproject.toml").read_text("utf-8")
    assert all(f'{one.id} = "{one.package}:GAME"' in project for one in games().values())
