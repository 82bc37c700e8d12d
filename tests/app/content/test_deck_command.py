"""`mazmorra deck`: begin a deck, check it with places, print schemas."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from app.cli.run import run
from app.content import checks, scaffold
from app.content.content_index import ContentIndex
from app.content.content_repository import ContentEntry
from app.content.file_kinds import ContentKind
from app.i18n.fluent import LANGUAGES, Texts
from app.registry import game_ids
from app.session.exit_codes import OK, WRONG_USE

Said = pytest.CaptureFixture[str]
MADE = [game for game in game_ids() if scaffold.scenario_of(game)]
"""The games for which players can make labyrinths or decks."""


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("MAZMORRA_HOME", str(tmp_path))
    return tmp_path / "data"


def deck(*arguments: str, language: str = "en") -> int:
    return run(["deck", *arguments, "--lang", language])


def made(data: Path, game: str) -> ContentEntry[Any]:
    """What was made under the name `my-first`."""
    scenarios = ContentIndex(data).repository(game).scenarios
    return next(entry for entry in scenarios if entry.id == "my-first")


@pytest.mark.parametrize("game", MADE)
def test_what_is_new_can_be_played_at_once(data: Path, game: str) -> None:
    assert deck("new", game, "my-first") == OK
    entry = made(data, game)
    assert entry.is_players
    assert entry.error is None


def test_a_new_labyrinth_has_starts_for_four(data: Path) -> None:
    """With fewer starts than players a labyrinth can't be played."""
    assert deck("new", "irrgarten", "my-first") == OK
    entry = made(data, "irrgarten")
    assert entry.content is not None
    assert entry.content.grid.count("P") == 4


@pytest.mark.parametrize("game", MADE)
def test_the_first_line_of_each_file_leads_an_editor_to_its_schema(data: Path, game: str) -> None:
    path = scaffold.place_for(game, "my-first", data)
    for file in scaffold.make(game, path, data / "schema", Texts()):
        line = file.read_text(encoding="utf-8").splitlines()[0]
        schema = file.parent / line.partition("$schema=")[2]
        assert "$schema" in json.loads(schema.read_text(encoding="utf-8"))


def test_a_schema_that_was_spoilt_is_written_anew_and_a_pipe_is_not_waited_for(
    data: Path, capsys: Said
) -> None:
    schema = data / "schema" / "irrgarten-labyrinth.v1.json"
    deck("new", "irrgarten", "first")
    sound = schema.read_bytes()
    schema.write_bytes(b"\xff\xfe")
    assert deck("new", "irrgarten", "second") == OK
    assert schema.read_bytes() == sound
    schema.unlink()
    os.mkfifo(schema)
    assert deck("new", "irrgarten", "third") == WRONG_USE
    assert f"{schema} isn't an ordinary file" in capsys.readouterr().err


@pytest.mark.parametrize("game", MADE)
def test_comments_are_in_the_language_of_whoever_begins_it(data: Path, game: str) -> None:
    told = {}
    for language in LANGUAGES:
        path = scaffold.place_for(game, f"my-{language}", data)
        files = scaffold.make(game, path, data / "schema", Texts(language, strict=True))
        lines = [line for file in files for line in file.read_text(encoding="utf-8").splitlines()]
        comments = (line.partition("# ")[2] for line in lines if "$schema" not in line)
        told[language] = {comment for comment in comments if comment}
    assert not told["en"] & told["es"]
    assert len(told["en"]) == len(told["es"]) == {"napakalaki": 0, "hammerspace": 5}.get(game, 2)


def test_a_path_says_where_it_goes(data: Path, tmp_path: Path) -> None:
    assert deck("new", "napakalaki", f"{tmp_path}/there/my-deck") == OK
    made = tmp_path / "there" / "my-deck"
    first = (made / "monsters.yaml").read_text(encoding="utf-8").splitlines()[0]
    assert (made / first.partition("$schema=")[2]).exists()
    assert checks.error_in(made, ContentKind("deck", "napakalaki")) is None


def test_nothing_is_written_over(data: Path, capsys: Said) -> None:
    assert deck("new", "irrgarten", "my-maze") == OK
    path = data / "irrgarten" / "labyrinths" / "my-maze.yaml"
    path.write_text("mine", encoding="utf-8")
    assert deck("new", "irrgarten", "my-maze") == WRONG_USE
    assert path.read_text(encoding="utf-8") == "mine"
    assert "already exists" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["Bad", "a b", "../", "x" * 41, "-x", "ñ", ""])
def test_a_name_that_no_deck_can_have_is_refused(data: Path, name: str, capsys: Said) -> None:
    assert deck("new", "napakalaki", name) == WRONG_USE
    assert capsys.readouterr().err
    assert not data.exists()


@pytest.mark.parametrize("name", ["../evil", "../../evil", "here/../../evil"])
def test_nothing_is_written_outside_the_folder_by_dots(
    data: Path, tmp_path: Path, name: str, monkeypatch: pytest.MonkeyPatch, capsys: Said
) -> None:
    room = tmp_path / "some" / "room"
    room.mkdir(parents=True)
    monkeypatch.chdir(room)
    assert deck("new", "napakalaki", name) == WRONG_USE
    assert f'"{name}" leads out of its folder.' in capsys.readouterr().err
    assert not list(tmp_path.rglob("evil"))


def test_what_is_wrong_has_file_line_and_column_as_compilers_write_it(
    data: Path, capsys: Said
) -> None:
    deck("new", "napakalaki", "my-deck")
    capsys.readouterr()
    folder = data / "napakalaki" / "decks" / "my-deck"
    lines = (folder / "monsters.yaml").read_text(encoding="utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.strip() == "level: 3")
    lines[at] = lines[at].replace("3", "300")
    (folder / "monsters.yaml").write_text("\n".join(lines), encoding="utf-8")
    assert deck("check", str(folder)) == WRONG_USE
    column = lines[at].index("300") + 1
    where = f"{folder}/monsters.yaml:{at + 1}:{column}: "
    assert capsys.readouterr().err.startswith(where)
    assert deck("check", language="es") == WRONG_USE
    assert "pone «300» y tiene" in capsys.readouterr().err


def test_a_name_of_ones_own_stands_for_it(data: Path, capsys: Said) -> None:
    assert deck("new", "irrgarten", "my-maze") == OK
    made = capsys.readouterr().out
    assert '"mazmorra play irrgarten --labyrinth my-maze"' in made
    assert "mazmorra deck check my-maze" in made
    assert deck("check", "my-maze") == OK
    assert deck("check", "my-maze.yaml") == OK
    assert capsys.readouterr().out.count("labyrinth for Irrgarten, no errors") == 2
    assert deck("check", "my-mase") == WRONG_USE
    assert 'Did you mean "my-maze"?' in capsys.readouterr().err
    assert deck("check", "bog") == WRONG_USE
    assert "Yours are: my-maze." in capsys.readouterr().err


def test_a_copy_needs_an_id_of_its_own(data: Path, capsys: Said) -> None:
    """By an id one thing is found: the second would be in the lists and never be played by name."""
    deck("new", "irrgarten", "my-maze")
    mazes = data / "irrgarten" / "labyrinths"
    shutil.copy(mazes / "my-maze.yaml", mazes / "copy.yaml")
    capsys.readouterr()
    assert deck("check", "copy") == WRONG_USE
    assert 'copy.yaml: my-maze has the same id, "my-maze"' in capsys.readouterr().err
    (mazes / "copy.yaml").unlink()
    source = (mazes / "my-maze.yaml").read_text(encoding="utf-8")
    (mazes / "my-maze.yaml").write_text(source.replace("id: my-maze", "id: snail"))
    assert deck("check") == WRONG_USE
    assert 'snail has the same id, "snail"' in capsys.readouterr().err


@pytest.mark.parametrize("file", ["monsters.yaml", "deck.yaml", "treasures.yaml"])
def test_a_file_of_a_deck_stands_for_the_deck(data: Path, file: str, capsys: Said) -> None:
    deck("new", "napakalaki", "my-deck")
    assert deck("check", str(data / "napakalaki" / "decks" / "my-deck" / file)) == OK
    assert "deck for Napakalaki, no errors" in capsys.readouterr().out


def test_a_number_out_of_all_proportion_is_warned_of(data: Path, capsys: Said) -> None:
    deck("new", "napakalaki", "my-deck")
    folder = data / "napakalaki" / "decks" / "my-deck"
    capsys.readouterr()
    assert deck("check", "my-deck") == OK
    assert "warning" not in capsys.readouterr().out, "what is new is in proportion"
    for file, field, number in (
        ("treasures", "gold", 1200),
        ("treasures", "bonus_with_necklace", 25),
        ("monsters", "level", 90),
    ):
        path = folder / f"{file}.yaml"
        text = path.read_text(encoding="utf-8")
        odd, found = re.subn(rf"\b{field}: \d+", f"{field}: {number}", text, count=1)
        assert found == 1
        path.write_text(odd, encoding="utf-8")
    assert deck("check", "my-deck") == OK, "it can be played all the same"
    said = capsys.readouterr().out
    assert said.count("warning: ") == 3
    assert "1,200 gold" in said
    assert "bonus 25" in said
    assert "level 90" in said
    assert deck("check", "my-deck", language="es") == OK
    assert "aviso: " in capsys.readouterr().out


def test_no_shipped_deck_is_warned_of() -> None:
    shipped = Path(scaffold.__file__).parents[2] / "cards"
    decks = [*(shipped / "napakalaki" / "decks").iterdir()]
    monsters = [*(shipped / "irrgarten" / "monsters").iterdir()]
    gear = [*(shipped / "irrgarten" / "gear").iterdir()]
    assert min(map(len, (decks, monsters, gear))) >= 1
    for path in (*decks, *monsters, *gear):
        assert checks.oddities(path, checks.kind_of(path)) == ()


def test_a_trick_that_can_never_matter_is_warned_of(data: Path, capsys: Said) -> None:
    shipped = Path(scaffold.__file__).parents[2] / "cards" / "irrgarten"
    for kind, name, trick, odd in (
        ("monsters", "lodgers", "trick: { slow: 6 }", "trick: { sleeps: 9 }"),
        ("gear", "household", "trick: { late: 4 }", "trick: { late: 9 }"),
    ):
        path = data / "irrgarten" / kind / "mine.yaml"
        path.parent.mkdir(parents=True)
        text = (shipped / kind / f"{name}.yaml").read_text(encoding="utf-8")
        text = text.replace(f"id: {name}", "id: mine", 1)
        assert trick in text
        path.write_text(text.replace(trick, odd), encoding="utf-8")
    assert deck("check") == OK, "they can be played all the same"
    said = capsys.readouterr().out
    assert said.count("warning: ") == 2
    assert "Patient Ivy, it sleeps through 9 of 10 rounds." in said
    assert "Wind-up Crossbow, it adds its power from round 9 on" in said


def test_all_kinds_are_told_apart(data: Path, capsys: Said) -> None:
    shipped = Path(scaffold.__file__).parents[2] / "cards"
    shutil.copytree(shipped, data)
    found = [kind for path, kind in checks.players_content(data) if checks.kind_of(path) == kind]
    assert len(found) == len(list(checks.players_content(data)))
    assert {kind.name for kind in found} == {"labyrinth", "deck", "preset", "monsters", "gear"}
    assert deck("check", *(str(path) for path, _ in checks.players_content(data))) == OK
    said = capsys.readouterr().out
    assert "rule set for" in said
    assert "household.yaml: names of gear for Irrgarten, no errors" in said


@pytest.mark.parametrize("left", ["monsters.yaml", "deck.yaml"])
def test_a_deck_without_the_file_that_shows_its_game_lacks_that_file(
    data: Path, left: str, capsys: Said
) -> None:
    """The gallery says so, too: it knows the game by the folder."""
    assert deck("new", "napakalaki", "my-first") == OK
    folder = data / "napakalaki" / "decks" / "my-first"
    for file in folder.iterdir():
        if file.name != left:
            file.unlink()
    capsys.readouterr()
    assert deck("check", str(folder)) == WRONG_USE
    said = capsys.readouterr()
    assert "the file treasures.yaml is missing from the deck's folder" in said.out + said.err


def test_what_cannot_be_told_is_said_so(data: Path, tmp_path: Path, capsys: Said) -> None:
    stranger = tmp_path / "notes.yaml"
    stranger.write_text("hello: world\n", encoding="utf-8")
    assert deck("check", str(stranger), str(tmp_path / "gone.yaml"), str(tmp_path)) == WRONG_USE
    said = capsys.readouterr().err.splitlines()
    assert len(said) == 3
    assert "Traceback" not in "".join(said)


def test_a_file_that_is_no_utf_8_has_its_place_whatever_it_is(tmp_path: Path, capsys: Said) -> None:
    """As an editor may save it: the signs of a labyrinth can't be seen in it."""
    labyrinth = tmp_path / "maze.yaml"
    labyrinth.write_text("id: maze\ngrid: |\n  PE\n", encoding="utf-16")
    assert deck("check", str(labyrinth)) == WRONG_USE
    assert "maze.yaml:1:1: this isn't UTF-8 (UTF-16)" in capsys.readouterr().err


@pytest.mark.parametrize(
    "name",
    [
        "\x1b[31mred\x07.yaml",
        "a\u202eb\u200b.yaml",
        "n" * 9000,
        "~nobody/x.yaml",
        "two\nlines.yaml",
    ],
)
def test_a_name_of_a_file_is_shown_as_text_whatever_it_is(
    data: Path, tmp_path: Path, name: str, capsys: Said
) -> None:
    """It is refused in a line: not there, empty, or with a field that no deck has."""
    assert deck("check", name) == WRONG_USE
    if len(name) < 100 and "~" not in name:
        for text in ("", 'grid: ["\\e[31m"]\n'):
            (tmp_path / name).write_text(text, encoding="utf-8")
            assert deck("check", str(tmp_path / name)) == WRONG_USE
    said = capsys.readouterr().err
    assert all(sign.isprintable() for sign in said.replace("\n", ""))
    assert deck("new", "irrgarten", f"{name}/x y") == WRONG_USE


def test_a_mistyped_path_is_told_without_a_place(data: Path, capsys: Said) -> None:
    """A link that leads nowhere is something else."""
    data.mkdir()
    missing, link = data / "none.yaml", data / "link.yaml"
    link.symlink_to(data / "nowhere")
    assert deck("check", str(missing)) == deck("check", str(link)) == WRONG_USE
    first, second = capsys.readouterr().err.splitlines()
    assert first.endswith("none.yaml doesn't exist. Check the spelling.")
    assert second.endswith("link.yaml: it doesn't exist; perhaps it is a link that leads nowhere.")


def test_nothing_of_ones_own_is_said_so(data: Path, capsys: Said) -> None:
    assert deck("check") == OK
    assert "no decks or labyrinths" in capsys.readouterr().out


def test_a_folder_of_ones_own_that_can_t_be_read_is_not_nothing(data: Path, capsys: Said) -> None:
    mazes = data / "irrgarten" / "labyrinths"
    mazes.parent.mkdir(parents=True)
    mazes.symlink_to(mazes)
    assert deck("check") == WRONG_USE
    assert "labyrinths: its links form a circle." in capsys.readouterr().err


def test_a_schema_is_printed_as_it_is_and_all_are_listed(data: Path, capsys: Said) -> None:
    assert deck("schema") == OK
    names = capsys.readouterr().out.split()
    assert "napakalaki-monsters" in names
    for name in names:
        assert deck("schema", name) == OK
        assert json.loads(capsys.readouterr().out)["$schema"]
    assert deck("schema", "napakalaki-monster") == WRONG_USE
    assert 'Did you mean "napakalaki-monsters"' in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [(), ("nwe",), ("new",), ("new", "chess", "x")])
def test_a_wrong_use_is_a_sentence(data: Path, arguments: tuple[str, ...], capsys: Said) -> None:
    assert deck(*arguments) == WRONG_USE
    assert len(capsys.readouterr().err.splitlines()) == 1


def test_links_that_lead_round_in_a_circle_are_told_of(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("round").symlink_to("round")
    assert deck("check", "round") == WRONG_USE
    assert capsys.readouterr().err.endswith("round: its links form a circle.\n")
