"""Settings: a broken file is told of and never lost."""

from __future__ import annotations

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from app.cli.play import setting_words
from app.config.settings import (
    BOUNDS,
    CHOICES,
    MAX_BYTES,
    MOST_PROBLEMS,
    LoadedSettings,
    SettingProblem,
    Settings,
    load,
    save,
    save_changes,
    settings_path,
    settings_text,
)
from app.i18n.fluent import LANGUAGES, Texts


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "config" / "settings.toml"


def of(path: Path, text: str | bytes) -> LoadedSettings:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return load(path)


def test_without_a_file_the_defaults_hold(path: Path) -> None:
    assert load(path) == LoadedSettings(Settings())


def test_the_file_lies_in_the_config_folder(mazmorra_home: Path) -> None:
    assert settings_path() == mazmorra_home / "config" / "settings.toml"


@given(
    st.builds(
        Settings,
        language=st.sampled_from(CHOICES["language"]),
        theme=st.sampled_from(CHOICES["theme"]),
        glyphs=st.sampled_from(CHOICES["glyphs"]),
        cells=st.integers(*BOUNDS["cells"]),
        speed=st.integers(*BOUNDS["speed"]),
        bots=st.sampled_from(CHOICES["bots"]),
        motion=st.booleans(),
        bell=st.booleans(),
        mouse=st.booleans(),
        hints=st.sampled_from(CHOICES["hints"]),
        coach=st.booleans(),
        keys=st.sampled_from(CHOICES["keys"]),
    )
)
def test_what_is_written_is_read_again(settings: Settings) -> None:
    import tomllib

    assert Settings(**tomllib.loads(settings_text(settings))) == settings


def test_saving_makes_the_folder_and_loads_again(path: Path) -> None:
    settings = replace(Settings(), language="es", speed=0, mouse=False)
    save(path, settings)
    assert load(path) == LoadedSettings(settings)


def test_one_wrong_value_costs_nothing_but_itself(path: Path) -> None:
    loaded = of(
        path,
        '# mine\nlanguage = "es"\nspeed = 9\nmouse = "no"\ntheme = "pink"\n'
        "sped = 1\ncells = 0\nx = 1\n",
    )
    assert loaded.settings == replace(Settings(), language="es")
    assert loaded.problems == (
        SettingProblem(3, "speed = 9", "number"),
        SettingProblem(4, 'mouse = "no"', "true-false"),
        SettingProblem(5, 'theme = "pink"', "one-of", ("dark", "light", "contrast", "mono")),
        SettingProblem(6, "sped", "name", ("speed",)),
        SettingProblem(7, "cells = 0", "number", bounds=(1, 3)),
        SettingProblem(8, "x", "name"),
    )


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("speed = 1\nlanguage = es\n", 2),
        ("speed = 1\nspeed = 2\n", 2),
        ("[", 1),
        ('theme = "dark', 1),
        (b'speed = 1\ntheme = "\xe9"\n', 2),
        ("a" * (MAX_BYTES + 1), 1),
    ],
)
def test_a_file_that_is_no_toml_is_told_of_with_its_line(
    path: Path, text: str | bytes, line: int
) -> None:
    loaded = of(path, text)
    assert loaded.settings == Settings()
    assert [problem.line for problem in loaded.problems] == [line]


def test_true_is_no_speed(path: Path) -> None:
    assert of(path, "speed = true\n").problems[0].expected == "number"


def test_a_folder_in_the_way_is_a_problem_and_no_traceback(path: Path) -> None:
    path.mkdir(parents=True)
    (problem,) = load(path).problems
    assert problem.expected == "unreadable"
    assert "no es un archivo normal" in setting_words(Texts("es", strict=True), problem)


def test_a_line_without_end_is_quoted_in_short(path: Path) -> None:
    (problem,) = of(path, "x" * 60_000).problems
    assert len(setting_words(Texts("en"), problem)) < 300


def test_a_pipe_in_the_way_is_not_waited_for(path: Path) -> None:
    path.parent.mkdir(parents=True)
    os.mkfifo(path)
    (problem,) = load(path).problems
    assert problem.expected == "unreadable"
    with pytest.raises(OSError, match=re.escape(str(path))):
        save(path, Settings())


def test_a_broken_file_is_kept_beside_the_new_one(path: Path) -> None:
    """Somebody may have written it by hand for an hour."""
    broken = "speed = fast # mine\n"
    loaded = of(path, broken)
    save(path, loaded.settings)
    assert path.with_name("settings.toml.bak").read_text() == broken
    assert not load(path).problems


def test_saving_the_same_again_keeps_the_older_backup(path: Path) -> None:
    of(path, "broken [")
    save(path, Settings())
    save(path, Settings())
    assert path.with_name("settings.toml.bak").read_text() == "broken ["


def test_what_somebody_else_changed_in_the_file_meanwhile_stays(path: Path) -> None:
    """An editor, or another program that runs: only what was changed here is written."""
    of(path, '# mine\ncells = 3\ntheme = "light"\n')
    save_changes(path, Settings(), {"theme": "contrast"})
    assert load(path).settings == replace(Settings(), cells=3, theme="contrast")
    assert path.read_text().startswith("# mine\n")


@pytest.mark.parametrize("text", ["", "speed = [\n"])
def test_where_the_file_is_gone_or_broken_all_settings_are_written(path: Path, text: str) -> None:
    if text:
        of(path, text)
    save_changes(path, replace(Settings(), speed=0), {"cells": 1})
    assert load(path) == LoadedSettings(replace(Settings(), speed=0, cells=1))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "text", ["speed = 9", "mouse = 1", 'theme = "x"', "x = 1", "sped = 1", "x", 'bell = "\x1b[2J"']
)
def test_each_problem_is_a_sentence(path: Path, text: str, language: str) -> None:
    texts = Texts(language, strict=True)
    for problem in of(path, text).problems:
        words = setting_words(texts, problem)
        assert {"en": ", line 1:", "es": ", línea 1:"}[language] in words
        assert "\x1b" not in words


@given(st.binary(max_size=200))
def test_any_bytes_are_settings_or_problems(data: bytes) -> None:
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "settings.toml"
        file.write_bytes(data)
        assert isinstance(load(file).settings, Settings)


@pytest.mark.parametrize("number", ["9" * 5000, "0x" + "f" * 5000])
def test_a_number_without_end_is_told_of_in_its_line(path: Path, number: str) -> None:
    """Python refuses to read the one and to write the other."""
    loaded = of(path, f"mouse = false\ncells = {number}\nbell = true\n")
    (problem,) = loaded.problems
    assert problem.line == 2
    save(path, loaded.settings)
    assert load(path) == LoadedSettings(loaded.settings)


def test_tables_without_end_are_told_of_as_one(path: Path) -> None:
    (problem,) = of(path, f"cells.{'.'.join('a' * 150)} = 1").problems
    assert (problem.line, problem.found) == (1, "cells = {...}")


def test_of_thousands_of_wrong_names_the_first_are_told(path: Path) -> None:
    loaded = of(path, "".join(f"f{number} = 1\n" for number in range(5000)) + "speed = 1\n")
    assert [problem.line for problem in loaded.problems] == [*range(1, MOST_PROBLEMS + 1)]
    assert loaded.settings.speed == 1, "what is right holds"
