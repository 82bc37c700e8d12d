"""`mazmorra play`, and `mazmorra` without a command: the full screen or plain mode."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from app.cli.parser import Arguments
from app.config import settings as settings_file
from app.config.settings import SPEEDS, LoadedSettings, SettingProblem
from app.config.start_options import StartOptions
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import game, game_ids, games, scenario_options
from app.session.exit_codes import FAULT
from app.text.game_names import game_name
from app.validation.arg_types import one_of
from app.validation.errors import CantStart, WrongUse


def run(texts: Texts, found: Arguments) -> int:
    """Run the full screen or plain mode, and the other one for as long as people change between.

    Return the exit code. Raise `WrongUse`, and `BrokenPipeError` when nobody reads plain mode.
    """
    loaded = settings_file.load(settings_file.place())
    left: int | StartOptions = start_options(texts, found, loaded, os.environ)
    plain = found.plain
    while isinstance(left, StartOptions):
        options = left
        try:
            left = _plain_mode(options) if plain else _full_screen(options)
        except CantStart:
            raise
        except Exception as error:  # a bug anywhere: it ends in a report and not in a traceback
            if plain and isinstance(error, BrokenPipeError):
                raise
            from app.session import crash_report

            texts = Texts(options.language)
            crash_report.tell(texts, error, crash_report.CrashContext("start"), saved=True)
            return FAULT
        plain = not plain
    return left


def _plain_mode(options: StartOptions) -> int | StartOptions:
    """Return the exit code, or the options to go on with in full screen. It needs no terminal."""
    from app.validation.startup import check_program

    check_program()
    from app.plain.start import run as run_plain

    return run_plain(options)


def _full_screen(options: StartOptions) -> int | StartOptions:
    """Return the exit code, or the options to go on with in plain mode."""
    from app.validation import startup

    startup.check_start(os.environ)
    startup.forget_nonsense(os.environ)
    from app.tui.factory import run as run_screen

    return run_screen(options)


def start_options(
    texts: Texts, found: Arguments, loaded: LoadedSettings, env: Mapping[str, str]
) -> StartOptions:
    """Return what was asked for; the command line is stronger than the settings.

    Raise `WrongUse`.
    """
    ours, automatic = loaded.settings, settings_file.automatic(env)
    speed = ours.speed
    if found.speed is not None:
        speed = int(found.speed) if found.speed.isdecimal() else SPEEDS.index(found.speed)
    options = StartOptions(
        language=texts.language,
        theme=found.theme or ours.theme or automatic["theme"],
        ascii=found.ascii or (ours.glyphs or automatic["glyphs"]) == "ascii",
        speed=speed,
        mouse=ours.mouse and not found.no_mouse,
        settings=ours,
        notices=tuple(partial(setting_words, problem=problem) for problem in loaded.problems),
        first=found.command is None and first_start(),
    )
    if found.command is None:
        return options
    from app.validation import values

    game_id = found.game or game_ids()[0]
    scenario = asked_scenario(texts, found, game_id)
    _check_preset(texts, found.preset or "", game_id)
    changes = values.rule_changes(game_id, found.option, texts)
    if found.fog:
        changes["fog"] = found.fog
    return replace(
        options,
        game=game_id,
        seed=values.seed(found.seed or ""),
        players=values.players(found.players or "", game_id, texts),
        scenario=scenario,
        preset=found.preset or "",
        options=changes,
    )


def first_start() -> bool:
    """Whether neither settings nor matches were ever saved."""
    return not any(map(os.path.exists, (settings_file.place(), paths.database())))


def asked_scenario(texts: Texts, found: Arguments, game_id: str) -> str:
    """Return the labyrinth or deck of the command line, "" without one.

    Raise `WrongUse`, also for an option that only other games have.
    """
    from app.validation import values

    for name in sorted(scenario_options() - set(game(game_id).scenario_options)):
        if getattr(found, name, None):
            owners = [one.id for one in games().values() if name in one.scenario_options]
            others = ", ".join(game_name(texts, one) for one in owners)
            called = game_name(texts, game_id)
            raise WrongUse("cli-other-game", option=f"--{name}", games=others, game=called)
    named = values.scenario("labyrinth", found.labyrinth or "")
    return named or values.scenario("deck", found.deck or "")


def _check_preset(texts: Texts, preset: str, game_id: str) -> None:
    """Raise `WrongUse` unless the rule set is one of the game's, or of the player's own for it."""
    if not preset or preset in game(game_id).presets:
        return
    from app.content.generic_setup import repository_of

    repository = repository_of(game_id, paths.data_folder())
    known = [entry.id for entry in repository.presets if entry.id]
    one_of("--preset", preset, known, "cli-other-preset", game=game_name(texts, game_id))


def setting_words(texts: Texts, problem: SettingProblem) -> str:
    """Return a sentence that says what is wrong in the settings."""
    file = str(settings_file.place())
    if problem.expected == "unreadable":
        from app.text.errors import unread_words

        return texts("cli-settings-unreadable", why=unread_words(texts, problem.found, file))
    kind = "near" if problem.expected == "name" and problem.choices else problem.expected
    least, most = problem.bounds
    choices = ", ".join(problem.choices)
    expected = texts(f"cli-settings-{kind}", choices=choices, least=least, most=most)
    found = literal(problem.found, 80)
    return texts("cli-settings-wrong", file=file, line=problem.line, found=found, expected=expected)
