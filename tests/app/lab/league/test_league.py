"""Leagues: results, bots that fail, limits of their processes, and files that are none."""

from __future__ import annotations

import errno
import json
import sys
from pathlib import Path
from typing import Any

import pytest
from pydantic import ValidationError

from app.cli import league
from app.cli.main import main
from app.content.content_index import ContentIndex
from app.files import paths
from app.i18n.fluent import LANGUAGES
from app.lab.counts import Counts, add
from app.lab.custom_bots import CustomBot
from app.lab.journal import FOLDER, Journal
from app.lab.league import ratings
from app.lab.league.bot_process import BotProcess
from app.lab.league.file import LeagueFile
from app.lab.league.job import SHARED, LeagueJob, LeaguePlayer, pairings_of
from app.lab.run import Take, Work, play_chunks
from app.lab.tables import SimulationChoices, simulation_table
from app.lab.workers import Workers
from app.processes.child import ChildFailed
from app.session.exit_codes import FAULT, INTERRUPTED, OK, WRONG_USE
from tests.app.lab.test_html import Reader

FIRST = "def bot(config, view, seed):\n    return view.legal[0]\n"
FAILING = {
    "raised": "raise ValueError('oh')",
    "illegal": "return -7",
    "late": "import time; time.sleep(60)",
    "died": "import os; os._exit(3)",
}
"""What a bot does, by what it counts as."""
MEMORY = "bytearray(3 << 30); return view.legal[0]"
NETWORK = """import socket
    try:
        socket.create_connection(("127.0.0.1", {port}), 5).close()
    except OSError:
        return view.legal[0]
    return -1"""


def job(tmp_path: Path, *bodies: str, games: int = 2, seconds: int = 1) -> LeagueJob:
    """Return a round robin of the random bot and bots in files that do this."""
    custom = []
    for number, body in enumerate(bodies):
        file = tmp_path / f"bot{number}.py"
        file.write_text(f"def bot(config, view, seed):\n    {body}\n")
        custom.append(CustomBot(file.name, str(file), "bot"))
    choices = SimulationChoices("hammerspace", ("random", "random"), preset="duel")
    config = simulation_table(choices, ContentIndex()).config.to_data()
    names = ("random", *(bot.name for bot in custom))
    pairs = pairings_of(len(names), "ladder")
    return LeagueJob(
        "hammerspace", config, names, pairs, games, 2, "7", seconds, 1024, tuple(custom)
    )


def results(played: LeagueJob) -> Counts:
    player, total = LeaguePlayer(played), Counts()
    for chunk in played.chunks():
        add(total, player.chunk(chunk)[0])
    return total


def test_everyone_meets_everyone_or_the_next_one() -> None:
    assert pairings_of(4, "ladder") == ((0, 1), (1, 2), (2, 3))
    assert len(pairings_of(5, "round-robin")) == 10


def test_each_deal_is_played_from_both_seats_and_is_the_same_for_all(tmp_path: Path) -> None:
    one = job(tmp_path, "return 0", "return 0", games=4)
    assert LeagueJob.from_data(json.loads(json.dumps(one.to_data()))) == one
    assert [one.seating(number) for number in range(4)] == [(0, 1), (1, 0), (0, 1), (1, 0)]
    seeds = [one.seed_of(number) for number in range(8)]
    assert seeds[0] == seeds[1] == seeds[4] == seeds[5] != seeds[2]
    assert [one.pairing_of(number) for number in (3, 4)] == [(0, 1), (1, 2)]
    assert sum(len(chunk) for chunk in one.chunks()) == 8


@pytest.mark.parametrize("why", FAILING)
def test_a_bot_that_fails_loses_and_the_league_says_why(why: str, tmp_path: Path) -> None:
    found = results(job(tmp_path, FAILING[why]))
    assert found["results"] == {"0-1": {"0": 2}}
    assert found["failed"] == {"1": {why: 2}}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="limits are Linux's")
def test_a_bot_has_no_network_and_little_memory(tmp_path: Path) -> None:
    import socket

    played = job(tmp_path, MEMORY)
    assert results(played)["failed"] == {"1": {"raised": 2}}
    with socket.create_server(("127.0.0.1", 0)) as server:
        bot = job(tmp_path, NETWORK.format(port=server.getsockname()[1]))
        if not LeaguePlayer(bot)._files["bot0.py"].limits().network:
            pytest.skip("this system gives no network of its own")
        assert "failed" not in results(bot)
        server.setblocking(False)
        with pytest.raises(BlockingIOError):
            server.accept()


def test_a_file_that_can_not_be_loaded_says_so_and_leaves_no_process(tmp_path: Path) -> None:
    file = tmp_path / "broken.py"
    file.write_text("x = 1")
    bot = BotProcess(CustomBot("broken.py", str(file), "bot"), "hammerspace", {}, 1, 512)
    with pytest.raises(ChildFailed) as info:
        bot.limits()
    assert info.value.why == "raised"
    assert bot._child is None


RESULTS = {
    "0-1": {"0": 60, "1": 40},
    "1-2": {"1": 70, "2": 30},
    "0-2": {"0": 79, "2": 20, SHARED: 1},
}


def test_ratings_are_those_of_bradley_and_terry() -> None:
    pytest.importorskip("choix")
    table = ratings.standings(3, RESULTS, {"2": {"late": 4}})
    assert [one.bot for one in table] == [0, 1, 2]
    first, second, last = table
    assert sum(one.rating for one in table) / 3 == pytest.approx(ratings.AVERAGE)
    # Odds of 6 to 4 are 70 points, and of 7 to 3 are 147.
    assert first.rating - second.rating == pytest.approx(70, abs=15)
    assert second.rating - last.rating == pytest.approx(147, abs=15)
    assert all(one.interval[0] < one.rating < one.interval[1] for one in table)
    assert (first.won, first.shared, first.lost, first.games) == (139, 1, 60, 200)
    assert last.failed == {"late": 4}
    backwards = dict(reversed(RESULTS.items()))
    assert ratings.standings(3, backwards, {"2": {"late": 4}}) == table


def written(tmp_path: Path, **fields: Any) -> Path:
    file = tmp_path / "league.yaml"
    data = {"game": "hammerspace", "preset": "duel", "bots": ["random", "beginner"], "games": 2}
    file.write_text(json.dumps({**data, **fields}))
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_league_has_a_table_a_chart_and_json(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("choix")
    (tmp_path / "first.py").write_text(FIRST)
    file = written(tmp_path, bots=["random", "beginner", "./first.py"])
    page, data = tmp_path / "l.html", tmp_path / "l.json"
    words = ("--html", str(page), "--json", str(data), "--workers", "1", "--lang", language)
    assert main(["league", str(file), *words]) == OK
    out = capsys.readouterr().out
    assert {"en": "League of Hammerspace", "es": "Liga de Hammerspace"}[language] in out
    assert "first.py" in out
    assert "league-" not in out
    read = Reader(page.read_text(encoding="utf-8"))
    assert read.open == []
    assert read.tags.isdisjoint({"script", "img", "link"})
    found = json.loads(data.read_bytes())
    assert {row["bot"] for row in found["table"]} == {"random", "beginner", "first.py"}
    assert [row["games"] for row in found["table"]] == [4, 4, 4]
    assert not list((paths.state_folder() / FOLDER).iterdir())


FAULTY = """
def bot(config, view, seed):
    raise ValueError("<b>no\\x1b[31m way</b>" + "!" * 999 + "\\nsecond line")

def wrong(config, view, seed):
    return -7
"""


@pytest.mark.parametrize("workers", ["1", "2"])
def test_a_league_shows_the_first_error_of_a_bot_as_harmless_text(
    workers: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """docs/bots.md: the table says what a bot's first error was."""
    pytest.importorskip("choix")
    (tmp_path / "bad.py").write_text(FAULTY)
    file = written(tmp_path, bots=["random", "./bad.py", "./bad.py:wrong"], games=12)
    page, data = tmp_path / "l.html", tmp_path / "l.json"
    words = ("--html", str(page), "--json", str(data), "--workers", workers)
    assert main(["league", str(file), *words]) == OK
    out = capsys.readouterr().out
    said = next(line for line in out.splitlines() if line.startswith("First error of bad.py: "))
    assert said.startswith('First error of bad.py: "bad.py:3: ValueError: <b>no[31m way</b>!!!')
    assert said.endswith('~"')
    assert len(said) < 240
    assert 'First illegal move of bad.py:wrong: "bad.py:wrong: -7 not in view.legal [' in out
    assert "second line" not in out
    html = page.read_text(encoding="utf-8")
    assert "b" not in Reader(html).tags
    assert "ValueError: &lt;b&gt;no" in html
    assert "second line" not in html
    rows = {row["bot"]: row["errors"] for row in json.loads(data.read_bytes())["table"]}
    assert rows["random"] == {}
    assert rows["bad.py"]["raised"].startswith("bad.py:3: ValueError: ")
    assert set(rows["bad.py:wrong"]) == {"illegal"}


def test_a_stopped_league_is_kept_and_the_rest_is_the_same_for_any_workers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("choix")
    file, found = written(tmp_path, games=22, bots=["random", "beginner"]), []

    def cut_off(done: int, _kept: int) -> None:
        if done >= 10:
            raise OSError(errno.EIO, "cut off")

    def stopped(work: Work, workers: Workers, take: Take, _bar: object, journal: Journal) -> None:
        play_chunks(work, workers, take, cut_off, journal)

    with monkeypatch.context() as broken:
        broken.setattr("app.cli.league.play_chunks", stopped)
        assert main(["league", str(file), "--workers", "1"]) == FAULT
    assert len(list((paths.state_folder() / FOLDER).iterdir())) == 1
    for workers in ("1", "2"):
        data = tmp_path / f"{workers}.json"
        words = ("--json", str(data), "--workers", workers, "--quiet")
        assert main(["league", str(file), *words]) == OK
        found.append(data.read_bytes())
    assert found[0] == found[1]

    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    capsys.readouterr()
    monkeypatch.setattr("app.cli.league.play_chunks", interrupted)
    assert main(["league", str(file)]) == INTERRUPTED
    assert capsys.readouterr().err == "Stopped. The same command continues.\n"


def test_a_seed_of_digits_needs_no_quotes() -> None:
    fields = {"game": "irrgarten", "bots": ("random", "scout")}
    assert LeagueFile.model_validate({**fields, "seed": 7}).seed == "7"
    with pytest.raises(ValidationError):
        LeagueFile.model_validate({**fields, "seed": True})


REFUSED = (
    ({"bots": ["random"]}, "bots"),
    ({"game": "chess"}, '"chess"'),
    ({"bots": ["random", "nobody"]}, "nobody"),
    ({"bots": ["random", "random"]}, "twice"),
    ({"bots": ["random", "./none.py"]}, "none.py"),
    ({"bots": ["random", "./broken.py"]}, "can't be loaded"),
    ({"form": "cup"}, "form"),
    ({"color": "red"}, "color"),
    ({"seats": 9}, "6 players"),
    ({"seats": 1}, "seats"),
    ({"labyrinth": "town"}, "labyrinth"),
    ({"options": ["nothing=1"]}, "nothing"),
    ({"preset": "nothing"}, "nothing"),
)


@pytest.mark.parametrize(("fields", "sentence"), REFUSED)
def test_what_is_no_league_says_why(
    fields: dict[str, Any], sentence: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("choix")
    (tmp_path / "broken.py").write_text("x = 1")
    assert main(["league", str(written(tmp_path, **fields))]) == WRONG_USE
    assert sentence in capsys.readouterr().err


def test_without_the_extra_the_command_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(league, "installed", lambda: False)
    assert main(["league", str(written(tmp_path))]) == WRONG_USE
    assert "pip install choix" in capsys.readouterr().err
