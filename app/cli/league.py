"""`mazmorra league`: bots against each other, and their ratings."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from app.cli.long_run import LongRun, style_of
from app.cli.parser import Arguments
from app.cli.simulate import STDOUT, output_file, write_files
from app.content.content_index import ContentIndex
from app.content.match_setup import BadChoice
from app.files import paths
from app.files.safe_read import read_bytes
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.lab.counts import Counts, add
from app.lab.custom_bots import CustomBot, custom_bot, digest
from app.lab.league.bot_process import BotProcess
from app.lab.league.job import Errors, LeagueJob, keep_first, pairings_of
from app.lab.league.page import LeaguePage, as_json
from app.lab.league.ratings import installed, standings
from app.lab.run import Work, play_chunks
from app.lab.study import study
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.processes.child import ChildFailed
from app.registry import game, game_ids
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.text.decks import deck_lines
from app.text.errors import UNPLAYABLE, words_for
from app.validation import values
from app.validation.arg_types import one_of
from app.validation.errors import CantStart, WrongUse
from engines.kernel.decks import LIMIT, load
from engines.kernel.problems import DeckError

if TYPE_CHECKING:
    from app.lab.league.file import LeagueFile

WORKER = "app.lab.league.worker"


def run(texts: Texts, arguments: Arguments) -> int:
    """Play the league, print its table, and return the exit code. Raise `WrongUse`."""
    from app.lab.league.file import LeagueFile  # pydantic is slow to import

    if not installed():
        raise CantStart("league-no-extra")
    json = None if arguments.json == STDOUT else output_file("--json", arguments.json)
    html = output_file("--html", arguments.html)
    path = paths.typed_path(arguments.file)
    try:
        file = load(read_bytes(path, LIMIT), path.name, LeagueFile)
    except DeckError as problem:
        print("\n".join(deck_lines(texts, problem, str(path.parent))), file=sys.stderr)
        return WRONG_USE
    try:
        names, custom = _bots(file, path.parent)
        table = _table(texts, file, path.parent)
        job = LeagueJob(
            file.game, table.config.to_data(), names, pairings_of(len(names), file.form),
            file.games + file.games % 2, file.seats, file.seed, file.seconds, file.memory, custom,
        )  # fmt: skip
        setup = _setup(job, file, table)
    except (*UNPLAYABLE, OSError) as problem:
        message = words_for(texts, problem)
        if isinstance(problem, BadChoice) and problem.what == "seats":
            message = texts("league-seats", found=problem.found)
        print(message, file=sys.stderr)
        return WRONG_USE
    played = _play(texts, arguments, job, setup)
    if played is None:
        return FAULT
    counts, errors = played
    found = standings(len(names), counts.get("results", {}), counts.get("failed", {}))
    data, page = (
        as_json(setup, found, counts, errors),
        LeaguePage(texts, style_of(sys.stdout, arguments), setup, errors),
    )
    if arguments.json == STDOUT:
        sys.stdout.write(data.decode())
    elif not (arguments.quiet and (json or html)):
        sys.stdout.write(page.text(found))
    files = {} if json is None else {json: data}
    if html is not None:
        files[html] = page.html(found)
    return OK if write_files(texts, files, quiet=arguments.quiet) else FAULT


def _bots(file: LeagueFile, folder: Any) -> tuple[tuple[str, ...], tuple[CustomBot, ...]]:
    """Return the names of the bots, and those in files, which are beside the league's file.

    Raise `WrongUse`, and `OSError` for a file that can't be read.
    """
    one_of("game", file.game, game_ids(), "cli-unknown-game")
    names, custom = list[str](), list[CustomBot]()
    for word in file.bots:
        bot = custom_bot(word, lambda text: folder / paths.typed_path(text))
        if bot is None:
            names.append(one_of("bots", word, sorted(game(file.game).bots()), "cli-bad-bot"))
            continue
        digest(bot)
        names.append(bot.name)
        custom.append(bot)
    if twice := next((name for name in names if names.count(name) > 1), ""):
        raise WrongUse("league-twice", name=literal(twice, 80))
    return tuple(names), tuple(custom)


def _table(texts: Texts, file: LeagueFile, folder: Any) -> SimulationTable:
    spec = game(file.game)
    scenario = ""
    for kind, wanted in (("labyrinth", file.labyrinth), ("deck", file.deck)):
        if wanted and kind not in spec.scenario_options:
            raise WrongUse("league-scenario", kind=kind, game=file.game)
        if wanted.startswith("."):
            wanted = str(folder.absolute() / wanted)
        scenario = values.scenario(kind, wanted) or scenario
    options = values.rule_changes(file.game, list(file.options), texts)
    bots = study(file.game).bots[:1] * file.seats
    choices = SimulationChoices(file.game, bots, scenario, file.preset, options)
    return simulation_table(choices, ContentIndex(paths.data_folder()))


def _setup(job: LeagueJob, file: LeagueFile, table: SimulationTable) -> dict[str, Any]:
    """Return what the pages say of the league. Each file is loaded once as a check; raise
    `WrongUse` for one that can't be."""
    limited = {"network": True, "memory": True}
    public = table.config.public().public_data() if job.custom else {}
    for bot in job.custom:
        process = BotProcess(bot, job.game, public, job.seconds, job.memory)
        try:
            limits = process.limits()
        except ChildFailed as problem:
            why = literal(f"{problem.why}: {problem.detail}", 300)
            raise WrongUse("league-unloaded", path=literal(bot.path, 200), why=why) from None
        finally:
            process.close()
        limited = {name: limited[name] and getattr(limits, name) for name in limited}
    return {
        "game": job.game,
        **{name: table.about[name] for name in ("rules-rev", "digest", "preset", "options")},
        "bots": list(job.names),
        "files": {bot.name: digest(bot) for bot in job.custom},
        "form": file.form,
        "pairings": [list(pair) for pair in job.pairings],
        "games": job.games,
        "seats": job.seats,
        "seed": job.seed,
        "seconds": job.seconds,
        "memory": job.memory,
        "limited": limited,
    }


def _play(
    texts: Texts, arguments: Arguments, job: LeagueJob, setup: Mapping[str, Any]
) -> tuple[Counts, Errors] | None:
    """Play all matches and return their results and the first errors. If they fail, print the
    reason and return None."""
    chunks = job.chunks()
    run = {"league": job.to_data(), "setup": setup}
    matches = len(job.pairings) * job.games
    total: Counts = {}
    errors: Errors = {}

    def take(_number: int, answer: Any) -> bool:
        add(total, answer["counts"])
        keep_first(errors, answer["errors"])
        return False

    stopped, custom = texts("league-stopped"), bool(job.custom)
    with LongRun(texts, arguments, run, matches, stopped, custom=custom) as long:
        work = Work(WORKER, job.to_data(), chunks, job.seed_of)
        workers = long.workers.start(len(chunks))
        play_chunks(work, workers, take, long.bar, long.journal)
        long.journal.finish()
        return total, errors
    return None
