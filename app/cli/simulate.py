"""`mazmorra simulate`: its arguments, and the way from them to a report. Without a screen."""

from __future__ import annotations

import argparse
import os
import secrets
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.arguments import OptionGroup, help_text
from app.cli.simulation_progress import SimulationProgress, style
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import game_ids
from app.session.exit_codes import FAULT, MISSED, OK, WRONG_USE
from app.validation.arg_types import one_of
from app.validation.errors import WrongUse

if TYPE_CHECKING:
    from app.lab.report import SimulationReport
    from app.lab.tables import SimulationTable

MOST_GAMES = 100_000_000
MOST_WORKERS = 256
MOST_SEATS = 16
GAMES_PLAYED = 1000
"""Games of a run that names no number."""
STDOUT = "-"


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What `mazmorra simulate` takes. Nothing that is slow to import is needed for it."""
    group = parser.add_argument_group(texts("cli-group-game"))
    group.add_argument(
        "game",
        nargs="?",
        metavar=texts("cli-value-game"),
        choices=game_ids(),
        type=lambda found: one_of("simulate", found, game_ids()),
        help=help_text(texts("cli-game", games=", ".join(game_ids()))),
    )
    rows = OptionGroup(group, texts, "lab-help")
    rows.value("bots", "lab-value-bots")
    rows.number("seats", MOST_SEATS)
    rows.flag("fixed")
    rows.value("deck", "cli-value-deck", "cli-deck")
    rows.value("labyrinth", "cli-value-labyrinth", "cli-labyrinth")
    rows.value("preset", "lab-value-preset", "cli-preset")
    rows.several("option", "cli-value-option", "cli-option")
    rows = OptionGroup(parser.add_argument_group(texts("lab-group-run")), texts, "lab-help")
    rows.number("games", MOST_GAMES, GAMES_PLAYED)
    rows.value("seed", "cli-value-seed")
    rows.number("workers", MOST_WORKERS)
    rows.number("match", MOST_GAMES)
    rows = OptionGroup(parser.add_argument_group(texts("lab-group-report")), texts, "lab-help")
    rows.value("json", "lab-value-file")
    rows.value("csv", "lab-value-folder")
    rows.flag("quiet")
    rows.flag("strict")


def run(texts: Texts, found: argparse.Namespace, env: Mapping[str, str] = os.environ) -> int:
    """Play the games and report; the exit code. Raises `WrongUse` before anything was played."""
    from app.lab.jobs import Job
    from app.validation import values

    if found.match and (found.json or found.csv):
        raise WrongUse("lab-match-alone", option="--json" if found.json else "--csv")
    json = _file(found.json)
    folder = _folder(found.csv)
    table = _table(texts, found)
    if table is None:
        return WRONG_USE
    seed = values.seed(found.seed or "") or secrets.token_hex(4)
    config, rotate = table.config.to_data(), not found.fixed
    job = Job(table.game, config, table.bots, found.games, seed, rotate, guests=table.guests)
    if found.match:
        from app.cli import export_game

        return export_game.written(texts, job, table, found.match)
    watch = SimulationProgress(texts, style(sys.stderr, found, env), quiet=found.quiet)
    report = watch.played(job, found.workers, table)
    if report is None:
        return FAULT
    printed = not found.quiet
    if found.json == STDOUT:
        from app.lab.writers import as_json

        sys.stdout.write(as_json(report).decode())
        printed = False
    written = _write(texts, report, json, folder, quiet=found.quiet)
    if printed or not (written or found.json == STDOUT):  # hours of play are not lost for a file
        from app.lab.page import ReportPage

        page = ReportPage(texts, style(sys.stdout, found, env), table.words)
        sys.stdout.write(page.text(report))
    if not written:
        return FAULT
    return MISSED if found.strict and report.missed else OK


def _table(texts: Texts, found: argparse.Namespace) -> SimulationTable | None:
    """What is played; None if it can't be, which has been said then. Raises `WrongUse`."""
    if found.game is None:
        raise WrongUse("lab-which-game", choices=", ".join(game_ids()))
    from app.cli import bot_seats
    from app.content.content_index import ContentIndex
    from app.content.match_setup import BadChoice
    from app.files.paths import data_folder
    from app.lab.custom_bots import BadCustomBot
    from app.lab.tables import SimulationChoices, lay
    from app.text.errors import UNPLAYABLE, words_for

    try:
        bots, guests = bot_seats.bots(found.game, found.bots, found.seats)
        choices = SimulationChoices(
            found.game,
            bots,
            _scenario(found, texts),
            found.preset or "",
            _changes(found, texts),
            guests,
        )
        return lay(choices, ContentIndex(data_folder()))
    except BadCustomBot as problem:
        raise bot_seats.wrong(problem) from None
    except (*UNPLAYABLE, OSError) as problem:
        said = words_for(texts, problem)
        if isinstance(problem, BadChoice) and problem.what == "seats":
            bounds = problem.values.get("bounds", "")
            said = texts("lab-bad-seats", found=problem.found, bounds=bounds, game=found.game)
        print(said, file=sys.stderr)
        return None


def _scenario(found: argparse.Namespace, texts: Texts) -> str:
    """The deck or labyrinth that was named, as an id or an absolute path. Raises `WrongUse`."""
    from app.cli import scenario

    scenario.check_game(texts, found, found.game)
    return scenario.scenario(found)


def _changes(found: argparse.Namespace, texts: Texts) -> dict[str, object]:
    from app.cli import scenario

    return scenario.changes(texts, found, found.game)


def _typed(text: str) -> Path:
    """The path that somebody typed. Questions about it are asked of `os`, which answers for a name
    that is too long, where `Path` raises."""
    from app.files import paths

    return paths.typed(text).absolute()


def _file(text: str | None) -> Path | None:
    """Where a file shall be written, asked for before hours of play. Raises `WrongUse`."""
    if text is None or text == STDOUT:
        return None
    path = _typed(text)
    if os.path.isdir(path):
        raise WrongUse("lab-is-folder", option="--json", path=literal(text, 200))
    if os.path.exists(path) and not os.path.isfile(path):
        raise WrongUse("lab-is-no-file", option="--json", path=literal(text, 200))
    place = Path(os.path.realpath(path))  # a link leads to what is written
    if os.path.islink(place):
        raise WrongUse("lab-is-no-file", option="--json", path=literal(text, 200))
    if not os.path.isdir(place.parent):
        raise WrongUse("lab-no-folder", option="--json", folder=literal(str(place.parent), 200))
    return path


def _folder(text: str | None) -> Path | None:
    """A folder that is there or can be made. Raises `WrongUse`."""
    if text is None:
        return None
    path = _typed(text)
    if os.path.exists(path) and not os.path.isdir(path):
        raise WrongUse("lab-is-file", option="--csv", path=literal(text, 200))
    if not os.path.isdir(path.parent):
        raise WrongUse("lab-no-folder", option="--csv", folder=literal(str(path.parent), 200))
    return path


def _write(
    texts: Texts, report: SimulationReport, json: Path | None, folder: Path | None, *, quiet: bool
) -> bool:
    """Write what was asked for, each file as a whole; whether that went well."""
    from app.files import atomic
    from app.files.paths import made
    from app.lab.writers import as_csv, as_json
    from app.text.errors import words_for

    try:
        if json is not None:
            atomic.write(json, as_json(report), backup=False)
        if folder is not None:
            made(folder)
            for name, data in as_csv(report).items():
                atomic.write(folder / name, data, backup=False)
    except OSError as problem:
        print(words_for(texts, problem), file=sys.stderr)
        return False
    for path in (json, folder):
        if path is not None and not quiet:
            print(texts("lab-wrote", path=str(path)), file=sys.stderr)
    return True
