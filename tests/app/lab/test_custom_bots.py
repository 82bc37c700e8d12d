"""Bots of people's own: seated by a file's path; what is wrong with one is told by its line."""

from __future__ import annotations

import json
import os
import textwrap
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main
from app.i18n.fluent import LANGUAGES
from app.lab.custom_bots import MOST_BYTES, CustomBot, CustomBotFailed, custom_bot, load_bots
from app.lab.jobs import Job
from app.session.exit_codes import FAULT, OK, WRONG_USE
from engines.kernel.bots import BotSpec, ask

FIRST = """
    def bot(config, view, seed):
        return view.legal[0]


    def last(config, view, seed):
        return view.legal[-1]


    def _hidden(config, view, seed):
        return view.legal[0]
"""


def written(folder: Path, source: str, name: str = "wolf.py") -> str:
    file = folder / name
    file.write_text(textwrap.dedent(source).lstrip("\n"), encoding="utf-8")
    return str(file)


def simulated(bots: str, *words: str, language: str = "en") -> int:
    rules = ("--option", "players=house", "--option", "turn_limit=12")
    table = ("napakalaki", *rules, "--seed", "7", "--games", "2")
    return main(["simulate", *table, "--bots", bots, *words, "--lang", language])


def test_a_file_is_a_bot_and_so_is_each_function_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, FIRST)
    assert simulated(f"{file},{file}:last,sharp") == OK
    page = capsys.readouterr().out
    assert "Bots: wolf.py, wolf.py:last, sharp (they move along one seat after each game)" in page
    assert str(tmp_path) not in page


def test_the_report_tells_versions_apart_and_nothing_of_the_machine(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for source in (FIRST, FIRST, FIRST + "    # another\n"):
        assert simulated(f"{written(tmp_path, source)},sharp", "--json", "-") == OK
        told.append(capsys.readouterr().out)
    assert told[0] == told[1] != told[2]
    assert str(tmp_path) not in told[0]
    setup = json.loads(told[0])["setup"]
    assert setup["bots"] == ["wolf.py", "sharp"]
    assert list(setup["guests"]) == ["wolf.py"]


def test_who_does_the_same_plays_the_same_games_with_any_number_of_workers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file that asks the program's own bot is that bot: only the names differ."""
    file = written(
        tmp_path,
        """
        from engines.napakalaki.bots import BOTS

        bot = BOTS["sharp"]
        """,
    )
    pages = []
    for bots, workers in (
        ("sharp,cautious", "1"),
        (f"{file},cautious", "1"),
        (f"{file},cautious", "2"),
    ):
        assert simulated(bots, "--json", "-", "--workers", workers) == OK
        pages.append(json.loads(capsys.readouterr().out))
    assert pages[1] == pages[2]
    assert pages[0]["length"] == pages[1]["length"]
    rows = [sections["seats"] for sections in (page["sections"] for page in pages)]
    assert rows[0] == rows[1]


def test_it_may_import_what_lies_beside_it_and_prints_into_no_report(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    written(tmp_path, "def taste(legal):\n    return legal[0]\n", "wolftaste.py")
    file = written(
        tmp_path,
        """
        from wolftaste import taste

        print("howls")

        def bot(config, view, seed):
            print("howls again")
            return taste(view.legal)
        """,
    )
    assert simulated(f"{file},sharp", "--json", "-") == OK
    json.loads(capsys.readouterr().out)


BROKEN = {
    "def bot(:\n": "wolf.py:1 failed (SyntaxError: invalid syntax",
    "# a bot\n\nNEVER + 1\n": "wolf.py:3 failed (NameError: name 'NEVER'",
    "import sys\nsys.exit('enough')\n": "wolf.py:2 failed (SystemExit: enough",
    "def wolf(c, v, s): ...\n": 'wolf.py has no function "bot". It has wolf.',
    "bot = 3\n": 'wolf.py has no function "bot". A bot is a function of configuration, view',
    "raise ValueError('\\x1b[31m' + 'x' * 5000)": "ValueError: [31mxxx",
}


def test_a_file_without_a_bot_is_told_by_its_line_before_a_game_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for source, sentence in BROKEN.items():
        assert simulated(f"{written(tmp_path, source)},sharp") == WRONG_USE, source
        told = capsys.readouterr()
        assert f"--bots: {tmp_path}" in told.err
        assert sentence in told.err
        assert "Traceback" not in told.err
        assert "\x1b" not in told.err
        assert not told.out


def test_what_names_no_file_of_ours_is_told_in_both_languages(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, FIRST)
    (tmp_path / "folder.py").mkdir()
    (tmp_path / "other").mkdir()
    twin = written(tmp_path / "other", FIRST)
    os.mkfifo(tmp_path / "pipe.py")
    (tmp_path / "large.py").write_bytes(b"#" * (MOST_BYTES + 1))
    (tmp_path / "endless.py").symlink_to("/dev/zero")
    odd = ("an ordinary file", "no es un archivo normal")
    words = {
        f"{tmp_path}/cat.py": ("doesn't exist", "no existe"),
        f"{tmp_path}/folder.py": odd,
        f"{tmp_path}/pipe.py": odd,
        f"{tmp_path}/endless.py": odd,
        f"{tmp_path}/w\0lf.py": odd,
        f"{tmp_path}/large.py": ("is too big", "es demasiado grande"),
        f"{file}:howl": ('has no function "howl". It has bot, last.', "Tiene bot, last."),
        f"{file},{twin}": ("two files would both be called", "dos archivos se llamarían"),
    }
    for bots, sentences in words.items():
        for language, sentence in zip(LANGUAGES, sentences, strict=True):
            assert simulated(f"{bots},sharp", language=language) == WRONG_USE
            assert sentence in capsys.readouterr().err


FAILING = {
    "def bot(config, view, seed):\n    return 1 // 0\n": "wolf.py:2: ZeroDivisionError: ",
    "def bot(config, view, seed):\n    return None\n": "wolf.py: None not in view.legal [",
    "def bot(config, view, seed):\n    return True\n": "wolf.py: True not in view.legal [",
    "def bot(config, view, seed):\n    raise SystemExit\n": "wolf.py:2: SystemExit",
    "import os\nassert 'mazmorra' in os.environ\ndef bot(*_): ...\n": "raised AssertionError",
}


def test_a_bot_that_fails_ends_the_run_with_its_game_and_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The last one can be run by the program, but not by its workers."""
    for source, sentence in FAILING.items():
        here_only = "os.environ" in source
        text = source.replace("'mazmorra' in os.environ", "'-m' not in sys.orig_argv")
        file = written(tmp_path, text.replace("import os", "import sys"))
        if here_only:
            monkeypatch.setattr("sys.orig_argv", ["mazmorra"])
        assert simulated(f"{file},sharp") == FAULT, source
        told = capsys.readouterr()
        assert "couldn't be finished" in told.err
        assert sentence in told.err
        assert "Traceback" not in told.err
        assert not told.out


def test_a_bot_is_asked_with_a_view_and_a_seed_and_nothing_else() -> None:
    here = CustomBot("here", __file__, "spy")
    bot = load_bots([here])["here"]

    class View:
        legal = (4, 9)

    assert bot("public", View, 9) == 9
    with pytest.raises(CustomBotFailed, match=r"here: 5 not in view.legal \[4, 9\]"):
        bot("public", View, 5)


COUNTING = """
    from engines.kernel.bots import BotSpec

    def search(config, view, seed, budget):
        return view.legal[budget % len(view.legal)]

    bot = BotSpec(search, BUDGET)
"""


def test_a_file_s_bot_with_a_budget_thinks_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a multiple of every number of choices the bot takes the first one each time."""
    pages = {}
    for name, source in (
        ("first", FIRST),
        ("none", COUNTING.replace("BUDGET", "720720")),
        ("one", COUNTING.replace("BUDGET", "720721")),
    ):
        assert simulated(f"{written(tmp_path, source)},sharp", "--json", "-") == OK
        pages[name] = json.loads(capsys.readouterr().out)["sections"]
    assert pages["none"] == pages["first"]
    assert pages["one"] != pages["first"]


def test_a_guest_keeps_its_budget_and_takes_another_one(tmp_path: Path) -> None:
    class View:
        legal = (4, 9)

    path = written(tmp_path, COUNTING.replace("BUDGET", "6"))
    bot = load_bots([CustomBot("wolf.py", path, "bot")])["wolf.py"]
    assert isinstance(bot, BotSpec)
    assert (bot.budget, ask(bot, None, View, 1), ask(bot, None, View, 1, 5)) == (6, 4, 9)


def test_a_bot_with_a_budget_is_named_among_the_bots_of_a_file_and_a_bad_one_by_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, COUNTING.replace("BUDGET", "6"))
    assert simulated(f"{file}:howl,sharp") == WRONG_USE
    assert "It has bot, search." in capsys.readouterr().err
    file = written(tmp_path, COUNTING.replace("BUDGET", "0"))
    assert simulated(f"{file},sharp") == WRONG_USE
    assert "wolf.py:6 failed (ValueError: a budget of 0" in (capsys.readouterr().err)


def spy(config: Any, view: Any, seed: int) -> int:
    assert config == "public"
    assert view.legal
    return seed


def test_a_file_whose_name_is_no_utf_8_can_be_reported(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    name = os.fsdecode(b"w\xfflf.py")
    try:
        file = written(tmp_path, FIRST, name)
    except OSError:
        pytest.skip("this disk has no such names")
    assert simulated(f"{file},sharp", "--json", "-") == OK
    assert json.loads(capsys.readouterr().out)["setup"]["bots"] == ["w?lf.py", "sharp"]


def test_names_of_files_and_of_the_game_s_own_bots() -> None:
    assert custom_bot("sharp", Path) is None
    assert custom_bot("wolf.pyc", Path) is None
    assert custom_bot("/a/wolf.py", Path) == CustomBot("wolf.py", "/a/wolf.py", "bot")
    assert custom_bot("/a/wolf.py:", Path) == CustomBot("wolf.py", "/a/wolf.py", "bot")
    assert custom_bot("/a.py/b.py:howl", Path) == CustomBot("b.py:howl", "/a.py/b.py", "howl")


def test_a_job_goes_to_the_workers_with_its_guests() -> None:
    custom = (CustomBot("wolf.py", "/a/wolf.py", "bot"),)
    job = Job("napakalaki", {}, ("wolf.py", "sharp"), 4, "7", custom=custom)
    assert Job.from_data(json.loads(json.dumps(job.to_data()))) == job
