"""`mazmorra simulate`: bots play many games, and a report evaluates them."""

from __future__ import annotations

import os
import secrets
import shlex
import sys
import time
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from app.cli import bot_seats, export_game
from app.cli.long_run import LongRun, style_of
from app.cli.parser import Arguments
from app.cli.play import preset_argument, scenario_argument
from app.content.content_index import ContentIndex
from app.content.last_reports import FILE, LastReport, keep
from app.content.match_setup import BadChoice
from app.files import atomic, paths
from app.files.safe_read import read_file
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import literal
from app.lab.counts import Counts
from app.lab.custom_bots import BadCustomBot
from app.lab.earlier import MOST_BYTES, EarlierReport, NoReport
from app.lab.html import HtmlReport
from app.lab.jobs import Job
from app.lab.page import ReportPage
from app.lab.progress import clock
from app.lab.report import SimulationReport, make
from app.lab.run import play
from app.lab.stopping import TargetWatch
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.lab.targets import TargetStatus
from app.lab.writers import as_csv, as_json
from app.session.exit_codes import FAULT, MISSED, OK, WRONG_USE
from app.text.errors import UNPLAYABLE, words_for
from app.validation import values
from app.validation.errors import WrongUse

STDOUT = "-"


def run(texts: Texts, arguments: Arguments) -> int:
    """Play the games, report, and return the exit code. Raise `WrongUse` before the first game."""
    written_ones = {"--json": arguments.json, "--html": arguments.html, "--csv": arguments.csv}
    if arguments.match and any(written_ones.values()):
        raise WrongUse("lab-match-alone", option=next(o for o, at in written_ones.items() if at))
    json = None if arguments.json == STDOUT else output_file("--json", arguments.json)
    if arguments.compare and not arguments.html:
        raise WrongUse("lab-compare-html")
    earlier = earlier_report(arguments.compare, arguments.game)
    html, folder = output_file("--html", arguments.html), csv_folder(arguments.csv)
    try:
        table = simulation_table(choices_of(texts, arguments), ContentIndex(paths.data_folder()))
        seed = values.seed(arguments.seed or "") or secrets.token_hex(4)
        config, rotate = table.config.to_data(), not arguments.fixed
        job = Job(
            table.game, config, table.bots, arguments.games, seed, rotate, custom=table.custom
        )
        if arguments.match:
            return export_game.written(texts, job, table, arguments.match)
    except BadCustomBot as problem:
        raise bot_seats.usage_error(problem) from None
    except (*UNPLAYABLE, OSError) as problem:
        message = words_for(texts, problem)
        if isinstance(problem, BadChoice) and problem.what == "seats":
            limits = {**problem.values, "game": arguments.game}
            message = texts("lab-bad-seats", found=problem.found, **limits)
        print(message, file=sys.stderr)
        return WRONG_USE
    report = _play(texts, arguments, job, table)
    if report is None:
        return FAULT
    _keep(report, table)
    to_stdout = arguments.json == STDOUT
    if to_stdout:
        sys.stdout.write(as_json(report).decode())
    files = {} if json is None else {json: as_json(report)}
    if html is not None:
        command = try_command(arguments, report.setup)
        files[html] = HtmlReport(texts, table.words, earlier, command).html(report)
    written = _write(texts, report, files, folder)
    if not to_stdout and not (arguments.quiet and written):  # an unwritten report is not lost
        page = ReportPage(texts, style_of(sys.stdout, arguments), table.words)
        sys.stdout.write(page.text(report))
    if not written:
        return FAULT
    if not arguments.quiet:  # after the page, which may be longer than the screen
        _name(texts, [*files, *([folder] if folder else [])])
    return MISSED if arguments.strict and report.missed else OK


def try_command(arguments: Arguments, setup: Mapping[str, Any]) -> str:
    """Return the command that tries a change of the deck of a run, up to the change; "" without a
    deck."""
    deck = arguments.deck or setup.get("deck")
    if not deck:
        return ""
    words = ["mazmorra", "deck", "try", deck, "--game", setup["game"]]
    for name in ("preset", "seats", "bots"):
        if value := getattr(arguments, name):
            words += [f"--{name}", str(value)]
    for change in arguments.option or ():
        words += ["--option", change]
    return shlex.join(words)


def choices_of(texts: Texts, arguments: Arguments) -> SimulationChoices:
    """Return the simulation that the command line asks for.

    Raise `WrongUse`, and `BadCustomBot` or `OSError` for the file of a custom bot.
    """
    game = arguments.game
    bots, custom = bot_seats.bots_by_seat(game, arguments.bots, arguments.seats)
    scenario = scenario_argument(texts, arguments, game)
    changes = values.rule_changes(game, arguments.option, texts)
    preset = preset_argument(arguments, game)
    return SimulationChoices(game, bots, scenario, preset, changes, custom)


def output_file(option: str, text: str | None) -> Path | None:
    """Return the file of an option, None without one. Raise `WrongUse` if it can't be written.

    The checks use `os.path`, because `Path` raises for a name that is too long.
    """
    if text is None:
        return None
    path, shown = paths.typed_path(text).absolute(), literal(text, 200)
    target = os.path.realpath(path)  # for a link, the file that it points to is written
    if os.path.isdir(path):
        raise WrongUse("lab-is-folder", option=option, path=shown)
    if os.path.islink(target) or (os.path.exists(path) and not os.path.isfile(path)):
        raise WrongUse("lab-is-no-file", option=option, path=shown)
    _check_folder(option, os.path.dirname(target))
    return path


def earlier_report(text: str | None, game: str) -> EarlierReport | None:
    """Return the report of `--compare`, None without one. Raise `WrongUse`."""
    if text is None:
        return None
    path, shown = paths.typed_path(text), literal(text, 200)
    try:
        return EarlierReport(read_file(path, MOST_BYTES), game)
    except (OSError, ValueError) as problem:  # ValueError: a name that no file can have
        why = problem.strerror if isinstance(problem, OSError) else ""
        raise WrongUse("lab-compare-unread", path=shown, why=why or "-") from None
    except NoReport as problem:
        found = literal(problem.found, 40)
        raise WrongUse(f"lab-compare-{problem.why}", path=shown, found=found) from None


def csv_folder(text: str | None) -> Path | None:
    """Return the folder of `--csv`, None without one. Raise `WrongUse` if it can't be made."""
    if text is None:
        return None
    path = paths.typed_path(text).absolute()
    if os.path.exists(path) and not os.path.isdir(path):
        raise WrongUse("lab-is-file", option="--csv", path=literal(text, 200))
    _check_folder("--csv", str(path.parent))
    return path


def _check_folder(option: str, folder: str) -> None:
    if not os.path.isdir(folder):
        raise WrongUse("lab-no-folder", option=option, folder=literal(folder, 200))


def _play(
    texts: Texts, arguments: Arguments, job: Job, table: SimulationTable
) -> SimulationReport | None:
    """Play all games and return the report. If they fail, print the reason and return None."""
    watch = TargetWatch(job, table.deck) if arguments.decide else None
    data = {"job": job.to_data(), "about": table.about}
    stopped = texts("lab-stopped", seed=job.seed)
    counts: Counts | None = None
    custom = bool(job.custom)
    with LongRun(texts, arguments, data, job.games, stopped, custom=custom) as long:

        def enough(chunks: int, counts: Counts) -> bool:
            found = watch is not None and watch.enough(chunks, counts)
            if long.bar is not None and watch is not None and watch.targets:
                long.bar.answer = texts("lab-decided", n=watch.decided, most=watch.targets)
            return found

        start = time.monotonic()
        started = long.workers.start(len(job.chunks()))
        counts = play(job, started, long.bar, journal=long.journal, enough=enough)
        long.journal.finish()
        if long.bar is not None:
            seconds = time.monotonic() - start
            games = counts["games"]
            speed = round((games - long.bar.kept) / max(seconds, 0.001))
            took = {"time": clock(round(seconds)), "speed": speed, "workers": long.workers.count}
            long.message = texts("lab-took", games=games, **took)
    if counts is None:
        return None
    return make(job, counts, table.deck, table.about, watch.confidence if watch else None)


def _keep(report: SimulationReport, table: SimulationTable) -> None:
    """Save the figures that the gallery and the form of a new match show of a deck."""
    if table.entry is None:
        return
    outcomes = [verdict.outcome for verdict in report.verdicts]
    first = {
        language: HtmlReport(Texts(language), table.words).sentence(report.first_look[0])
        for language in LANGUAGES
        if report.first_look
    }
    kept = LastReport(
        report.setup["games"],
        len(outcomes),
        outcomes.count(TargetStatus.FAILS),
        outcomes.count(TargetStatus.UNDECIDED),
        first,
    )
    name, mine = table.entry.name, table.entry.is_players
    keep(paths.state_folder() / FILE, table.game, name, kept, is_players=mine)


def _write(
    texts: Texts,
    report: SimulationReport,
    files: Mapping[Path, bytes],
    folder: Path | None,
) -> bool:
    """Write what was asked for. Return whether all was written."""
    tables = {} if folder is None else as_csv(report)
    try:
        if folder is not None:
            paths.ensure_folder(folder)
    except OSError as problem:
        print(words_for(texts, problem), file=sys.stderr)
        return False
    inside = {folder / name: data for name, data in tables.items() if folder is not None}
    return write_files(texts, {**files, **inside}, quiet=True)


def write_files(texts: Texts, files: Mapping[Path, bytes], *, quiet: bool) -> bool:
    """Write some files, each as a whole, and name them. Return whether all were written."""
    try:
        for path, data in files.items():
            atomic.write(path, data, backup=False)
    except OSError as problem:
        print(words_for(texts, problem), file=sys.stderr)
        return False
    if not quiet:
        _name(texts, files)
    return True


def _name(texts: Texts, written: Iterable[Path]) -> None:
    for path in written:
        print(texts("lab-wrote", path=str(path)), file=sys.stderr)
