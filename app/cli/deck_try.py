"""`mazmorra deck try`: the same matches with and without a change of a deck."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from app.cli import bot_seats
from app.cli.long_run import LongRun, style_of
from app.cli.parser import Arguments
from app.cli.play import scenario_argument
from app.cli.simulate import STDOUT, output_file, write_files
from app.content.content_index import ContentIndex
from app.content.file_kinds import DECK
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.lab.custom_bots import BadCustomBot
from app.lab.study import study
from app.lab.tables import SimulationChoices, SimulationTable, simulation_table
from app.lab.trial.change import (
    BadChange,
    CardChange,
    card_change,
    current_value,
    find_card,
)
from app.lab.trial.figures import LAPS, TrialFigure
from app.lab.trial.job import TrialJob
from app.lab.trial.page import TrialPage, as_json
from app.lab.trial.run import TrialResult, try_change
from app.lab.trial.source import TrialDeck, content_with, find_deck
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.text.decks import deck_lines, field_words
from app.text.errors import UNPLAYABLE, words_for
from app.validation import values
from app.validation.errors import WrongUse
from engines.kernel.problems import DeckError

SEED = "1"
"""The seed where none is given: the same command plays the same matches, so it can continue."""
FOUND_CELLS = 200


@dataclass(frozen=True, slots=True)
class Trial:
    """A trial before it is played: its job, how many of its figures are asked for, the set-up for
    the page, and the names of cards."""

    job: TrialJob
    asked: int
    setup: Mapping[str, Any]
    names: Mapping[str, str]
    tables: Sequence[SimulationTable]


class _Refused(Exception):
    """A deck, or a change of it, was refused, with the lines to print."""

    def __init__(self, lines: Sequence[str]) -> None:
        self.lines = lines
        super().__init__("\n".join(lines))


def run(texts: Texts, arguments: Arguments) -> int:
    """Try the change, print what is known, and return the exit code. Raise `WrongUse`."""
    json = None if arguments.json == STDOUT else output_file("--json", arguments.json)
    try:
        trial = trial_of(texts, arguments)
    except BadChange as problem:
        found = {
            name: literal(value, FOUND_CELLS) if isinstance(value, str) else value
            for name, value in problem.values.items()
        }
        raise WrongUse(f"trial-{problem.what}", **found) from None
    except BadCustomBot as problem:
        raise bot_seats.usage_error(problem) from None
    except _Refused as refused:
        print("\n".join(refused.lines), file=sys.stderr)
        return WRONG_USE
    except (*UNPLAYABLE, OSError) as problem:
        print(words_for(texts, problem), file=sys.stderr)
        return WRONG_USE
    first = trial.tables[0].config.to_data()
    if all(table.config.to_data() == first for table in trial.tables[1:]):
        print(texts("trial-nothing"))
        return OK
    page = TrialPage(texts, style_of(sys.stdout, arguments), trial.setup, trial.names)
    result = _play(texts, arguments, trial, page)
    if result is None:
        return FAULT
    data = as_json(trial.setup, result)
    if arguments.json == STDOUT:
        sys.stdout.write(data.decode())
    elif not arguments.quiet or json is None:
        sys.stdout.write(page.text(result))
    files = {} if json is None else {json: data}
    return OK if write_files(texts, files, quiet=arguments.quiet) else FAULT


def trial_of(texts: Texts, arguments: Arguments) -> Trial:
    """Return the trial of a command line. Raise `BadChange`, `WrongUse`, `_Refused`, and what a
    set-up raises."""
    if len(arguments.which) != 1 or not arguments.set:
        raise WrongUse("trial-usage")
    changes = [card_change(text) for text in arguments.set]
    lists = [change for change in changes if len(change.values) > 1]
    if len(lists) > 1:
        raise WrongUse("trial-one-list", field=literal(lists[1].field, FOUND_CELLS))
    data = paths.data_folder()
    deck = find_deck(arguments.which[0], arguments.game or "", data)
    try:
        deck.check()
    except DeckError as problem:
        raise _Refused(deck_lines(texts, problem, str(deck.path.parent))) from None
    cards = {change.card: find_card(deck.trees, change) for change in changes}
    choices = _choices(texts, arguments, deck)
    count = max(len(change.values) for change in changes)
    tables = [
        simulation_table(choices, ContentIndex(data)),
        *(_changed(texts, deck, changes, number, choices) for number in range(count)),
    ]
    asked, more = _figures(deck.game, {one: found[1] for one, found in cards.items()})
    configs = tuple(table.config.to_data() for table in tables)
    seed = values.seed(arguments.seed or "") or SEED
    job = TrialJob(
        deck.game, configs, tables[0].bots, arguments.games, seed, (*asked, *more), choices.custom
    )
    labels = next((change.shown for change in lists), (texts("trial-changed"),))
    if len(changes) == 1:
        labels = changes[0].shown
    setup = {
        "game": deck.game,
        "deck": _name(deck.about, texts.language) or deck.name,
        "changes": [
            {
                "field": change.field,
                "now": current_value(cards[change.card][2], change.path),
                "values": list(change.shown),
            }
            for change in changes
        ],
        "labels": list(labels),
        **{name: tables[0].about[name] for name in ("rules-rev", "preset", "options")},
        "bots": list(tables[0].bots),
        "seed": seed,
        "most": arguments.games,
        "margin": arguments.margin,
    }
    names = {one: _name(found[2], texts.language) or one for one, found in cards.items()}
    return Trial(job, len(asked), setup, names, tables)


def _choices(texts: Texts, arguments: Arguments, deck: TrialDeck) -> SimulationChoices:
    bots, custom = bot_seats.bots_by_seat(deck.game, arguments.bots, arguments.seats)
    scenario = scenario_argument(texts, arguments, deck.game)
    if deck.kind.name == DECK:
        scenario = str(deck.path)
    options = values.rule_changes(deck.game, arguments.option, texts)
    return SimulationChoices(deck.game, bots, scenario, arguments.preset or "", options, custom)


def _changed(
    texts: Texts,
    deck: TrialDeck,
    changes: Sequence[CardChange],
    number: int,
    choices: SimulationChoices,
) -> SimulationTable:
    """Return the set-up with the values of that number; a change with one value always has it."""
    at = [min(number, len(change.values) - 1) for change in changes]
    chosen = [(change, change.values[i]) for change, i in zip(changes, at, strict=True)]
    typed = " ".join(
        f"--set {change.field}={change.shown[i]}" for change, i in zip(changes, at, strict=True)
    )
    with TemporaryDirectory(prefix="mazmorra-try-") as folder:
        try:
            instead = deck.changed(chosen, Path(folder))
        except DeckError as problem:
            lines = [
                texts("trial-refused", change=typed, what=field_words(texts, one))
                for one in problem.problems
            ]
            raise _Refused([literal(line, 2000) for line in lines]) from None
        return simulation_table(choices, content_with(instead, paths.data_folder()))


def _figures(
    game_id: str, lists: Mapping[str, str]
) -> tuple[tuple[TrialFigure, ...], tuple[TrialFigure, ...]]:
    """Return the figures that are asked for, from the lists of the changed cards by their ids, and
    those that are shown beside them."""
    found = study(game_id)
    asked = tuple(
        replace(figure, card=card)
        for card, name in lists.items()
        for figure in found.trial(name, card)
    )
    more = tuple(dict.fromkeys((found.result, LAPS)))
    return (asked, more) if asked else (more[:1], more[1:])


def _name(card: Mapping[str, Any], language: str) -> str:
    """Return the name of a card or deck in a language, from its file."""
    names = card.get("name")
    return str(names.get(language, "")) if isinstance(names, dict) else ""


def _play(texts: Texts, arguments: Arguments, trial: Trial, page: TrialPage) -> TrialResult | None:
    """Play until enough is known. If the matches fail, print the reason and return None."""
    job = trial.job
    run = {"trial": job.to_data(), "asked": trial.asked, "about": [t.about for t in trial.tables]}
    stopped, custom = texts("trial-stopped"), bool(job.custom)
    with LongRun(texts, arguments, run, job.seeds, stopped, custom=custom) as long:

        def watch(result: TrialResult) -> None:
            if long.bar is not None:
                long.bar.answer = page.so_far(result)

        margin = arguments.margin / 100
        workers = long.workers.start(len(job.chunks()))
        result = try_change(
            job, trial.asked, margin, workers, long.bar, watch, journal=long.journal
        )
        long.journal.finish()
        return result
    return None
