"""Runs that end as soon as all targets are decided, and say so."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from app.cli.main import main
from app.files import paths
from app.i18n.fluent import LANGUAGES
from app.lab.counts import WIN, Counts
from app.lab.game_loop import GamePlayer
from app.lab.intervals import CONFIDENCE
from app.lab.jobs import Job
from app.lab.journal import FOLDER, Journal
from app.lab.run import play
from app.lab.stopping import TargetWatch
from app.lab.targets import TargetStatus
from app.lab.workers import local
from app.session.exit_codes import OK
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from tests.seeds import napakalaki as seeds

CONFIG = Config(seeds.treasures(1), seeds.monsters(1), 3, Parameters(turn_limit=9))
JOB = Job("napakalaki", CONFIG.to_data(), ("sharp",) * 3, 4000, "7")


def counts(games: int, *shares: float) -> Counts:
    """Return the counts of so many games in which the seats won these shares."""
    found = GamePlayer(JOB).chunk(range(2))
    found["games"], found["won"] = games, games * WIN
    wins = {str(seat): round(share * games * WIN) for seat, share in enumerate(shares)}
    fates = dict.fromkeys(("beaten", "escaped", "lost", "died"), games // 2)
    monsters = {card: {"met": games, **fates} for card in found["monsters"]}
    return found | {"seats": wins, "monsters": monsters, "rounds": {"15": games}}


def test_a_run_ends_at_the_first_look_at_which_all_targets_are_decided() -> None:
    watch = TargetWatch(JOB, "")
    chunks = len(JOB.chunks())
    assert not watch.enough(3, counts(150, 1.0, 0.0, 0.0)), "not a planned look"
    assert watch.targets == 0
    assert not watch.enough(2, counts(100, 0.36, 0.33, 0.31))
    assert watch.decided < watch.targets
    assert watch.enough(4, counts(200, 1.0, 0.0, 0.0))
    assert watch.confidence == 0.999
    assert watch.decided == watch.targets == 4
    watch.enough(chunks, counts(4000, 0.34, 0.33, 0.33))
    assert watch.confidence == pytest.approx(CONFIDENCE + 0.011)


def test_a_run_ends_after_the_same_chunk_with_any_number_of_workers(tmp_path: Path) -> None:
    job = Job(JOB.game, JOB.config, JOB.bots, 60, "7")
    seen: list[int] = []

    def enough(chunks: int, _counts: Counts) -> bool:
        seen.append(chunks)
        return chunks == 5

    found = [play(job, local(workers), enough=enough) for workers in (1, 2)]
    assert found[0] == found[1]
    assert found[0]["games"] == 5
    assert seen == [1, 2, 3, 4, 5] * 2


def _note(told: list[tuple[int, int]], done: int, kept: int) -> None:
    told.append((done, kept))


def test_a_changed_program_plays_a_killed_run_from_its_beginning(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its games of the same seeds may be others, and a report has the games of one program."""
    journal = Journal(tmp_path, JOB.to_data())
    journal.keep(0, {"counts": {}})
    journal.close()
    assert Journal(tmp_path, JOB.to_data()).answers
    monkeypatch.setattr("app.lab.journal.fingerprint", lambda: "0.1.0+another")
    assert not Journal(tmp_path, JOB.to_data()).answers


def test_a_run_that_was_killed_continues_with_the_same_counts(tmp_path: Path) -> None:
    job = Job(JOB.game, JOB.config, JOB.bots, 30, "7")
    whole = play(job, local(1))

    class Killed(Exception):
        pass

    def kill(done: int, _kept: int) -> None:
        if done == 12:
            raise Killed

    journal = Journal(tmp_path, job.to_data())
    with pytest.raises(Killed):
        play(job, local(1), kill, journal=journal)
    journal.close()
    again = Journal(tmp_path, job.to_data())
    assert sorted(again.answers) == list(range(12))
    told: list[tuple[int, int]] = []
    noted = partial(_note, told)
    assert play(job, local(2), noted, journal=again) == whole
    assert told[11] == (12, 12), "kept games take no time of the new run"
    assert told[-1] == (30, 12)
    again.answers[0] = {"counts": {"games": 100}}
    assert play(job, local(1), journal=again)["games"] == 129, "the journal isn't read"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_says_when_and_how_sure(
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def decided(_job: Job, *_: object, enough: Any, **__: object) -> Counts:
        found = counts(200, 1.0, 0.0, 0.0)
        assert enough(4, found)
        return found

    monkeypatch.setattr("app.cli.simulate.play", decided)
    file = tmp_path / "report.json"
    words = ("napakalaki", "--seed", "7", "--games", "4000", "--decide", "--json", str(file))
    assert main(["simulate", *words, "--lang", language]) == OK
    page = capsys.readouterr().out
    ended = {"en": "Ended before 4000 games", "es": "Ha terminado antes de 4000 partidas"}
    assert ended[language] in page
    report = json.loads(file.read_bytes())
    assert report["setup"]["games"] == 200
    assert report["setup"]["decide"] == {"most": 4000, "confidence": 0.999}
    outcomes = {row["outcome"] for row in report["targets"]}
    assert TargetStatus.UNDECIDED.value not in outcomes
    assert not list((paths.state_folder() / FOLDER).iterdir())
