"""`mazmorra play`, and `mazmorra` without a command: the full screen or plain mode."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial

from app.cli.parser import Arguments
from app.config import settings as settings_file
from app.config.settings import SPEEDS, LoadedSettings, SettingProblem
from app.config.start_options import StartOptions
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.languages import LANGUAGES
from app.i18n.literal import literal
from app.registry import game, game_ids, games, scenario_options
from app.session.exit_codes import FAULT
from app.text.game_names import game_name
from app.text.sentences import in_a_row
from app.validation.arg_types import one_of
from app.validation.errors import CantStart, WrongUse

Change = Callable[[StartOptions], StartOptions]


def run(texts: Texts, arguments: Arguments, change: Change = lambda options: options) -> int:
    """Run the full screen or plain mode, and change between them as often as the player asks.

    `change` changes the options of the first start. Return the exit code. Raise `WrongUse`, and
    `BrokenPipeError` if nobody reads the output of plain mode.
    """
    loaded = settings_file.load(settings_file.settings_path())
    result: int | StartOptions = change(start_options(texts, arguments, loaded, os.environ))
    plain = arguments.plain
    while isinstance(result, StartOptions):
        options = result
        try:
            result = _plain_mode(options) if plain else _full_screen(options)
        except CantStart:
            raise
        except Exception as error:  # a bug: write a crash report instead of a traceback
            if plain and isinstance(error, BrokenPipeError):
                raise
            from app.session import crash_report

            texts = Texts(options.language)
            # No match is open here: of its own match each front end says whether it is saved.
            crash_report.tell(texts, error, crash_report.CrashContext("start"), None)
            return FAULT
        plain = not plain
    return result


def _plain_mode(options: StartOptions) -> int | StartOptions:
    """Run plain mode, which needs no terminal.

    Return the exit code, or the options with which the full screen continues.
    """
    from app.validation.startup import check_program

    check_program()
    from app.plain.start import run as run_plain

    return run_plain(options)


def _full_screen(options: StartOptions) -> int | StartOptions:
    """Run the full screen. Return the exit code, or the options with which plain mode continues."""
    from app.validation import startup

    startup.check_start(os.environ, online=bool(options.join or options.hosts))
    startup.forget_nonsense(os.environ)
    from app.session import garbage

    garbage.pause()  # until the first picture
    try:
        from app.tui.factory import run as run_screen

        return run_screen(options)
    finally:
        garbage.resume()


def start_options(
    texts: Texts, arguments: Arguments, loaded: LoadedSettings, env: Mapping[str, str]
) -> StartOptions:
    """Return the options of the command line, which override the settings. Raise `WrongUse`."""
    settings, automatic = loaded.settings, settings_file.automatic(env)
    speed = settings.speed
    if arguments.speed is not None:
        speed = (
            int(arguments.speed) if arguments.speed.isdecimal() else SPEEDS.index(arguments.speed)
        )
    options = StartOptions(
        language=texts.language,
        theme=arguments.theme or settings.theme or automatic["theme"],
        ascii=arguments.ascii or (settings.glyphs or automatic["glyphs"]) == "ascii",
        speed=speed,
        mouse=settings.mouse and not arguments.no_mouse,
        settings=settings,
        notices=tuple(partial(setting_words, problem=problem) for problem in loaded.problems),
        first=arguments.command is None and first_start(),
    )
    if arguments.command in (None, "join"):
        return options
    from app.validation import values

    game_id = arguments.game or game_ids()[0]
    scenario = scenario_argument(texts, arguments, game_id)
    _check_scenario(scenario, game_id)
    preset = preset_argument(arguments, game_id)
    _check_preset(texts, preset, game_id)
    changes = values.rule_changes(game_id, arguments.option, texts)
    if arguments.fog:
        changes["fog"] = arguments.fog
    return replace(
        options,
        game=game_id,
        seed=values.seed(getattr(arguments, "seed", None) or ""),
        players=values.players(arguments.players or "", game_id, texts),
        scenario=scenario,
        preset=preset,
        options=changes,
    )


def first_start() -> bool:
    """Whether neither settings nor matches have been saved yet."""
    return not any(map(os.path.exists, (settings_file.settings_path(), paths.database())))


def scenario_argument(texts: Texts, arguments: Arguments, game_id: str) -> str:
    """Return the labyrinth or deck of the command line, "" if there is none.

    Raise `WrongUse`, also for an option that only other games have.
    """
    from app.validation import values

    for name in sorted(scenario_options() - set(game(game_id).scenario_options)):
        if getattr(arguments, name, None):
            other_games = [one.id for one in games().values() if name in one.scenario_options]
            others = in_a_row(texts, [game_name(texts, one) for one in other_games])
            game_title = game_name(texts, game_id)
            raise WrongUse("cli-other-game", option=f"--{name}", games=others, game=game_title)
    labyrinth = values.scenario("labyrinth", arguments.labyrinth or "")
    return labyrinth or values.scenario("deck", getattr(arguments, "deck", None) or "")


def _check_scenario(scenario: str, game_id: str) -> None:
    """Raise `WrongUse` unless the labyrinth or deck exists; a path was checked already.

    A broken one of the player's own is found by its file's name, and explained where it is read.
    """
    if not scenario or os.sep in scenario:
        return
    from app.content.generic_setup import repository_of

    repository = repository_of(game_id, paths.data_folder())
    broken = [entry.name for entry in repository.scenarios if entry.error is not None]
    ids = [entry.id for entry in repository.scenarios if entry.id]
    if scenario not in broken:
        one_of(f"--{repository.SCENARIO}", scenario, ids, f"cli-unknown-{repository.SCENARIO}")


def preset_argument(arguments: Arguments, game_id: str) -> str:
    """Return the id of the rule set that `--preset` names by its id or, as the screen does, by its
    name in any language; what is neither as it was written."""
    wanted: str = arguments.preset or ""
    if not wanted or wanted in game(game_id).presets:
        return wanted
    from app.content.generic_setup import repository_of

    found = (entry.content for entry in repository_of(game_id, paths.data_folder()).presets)
    called = wanted.strip().casefold()
    for preset in found:
        if preset is not None and called in (
            preset.name.of(language).casefold() for language in LANGUAGES
        ):
            return str(preset.id)
    return wanted


def _check_preset(texts: Texts, preset: str, game_id: str) -> None:
    """Raise `WrongUse` unless the rule set belongs to the game or to the player's own files."""
    if not preset or preset in game(game_id).presets:
        return
    from app.content.generic_setup import repository_of

    repository = repository_of(game_id, paths.data_folder())
    own_presets = [entry.id for entry in repository.presets if entry.id]
    owner = next((one for one in game_ids() if preset in game(one).presets), "")
    has = game_name(texts, owner) if owner else "none"
    name = game_name(texts, game_id)
    count = len(own_presets)
    one_of("--preset", preset, own_presets, "cli-other-preset", game=name, owner=has, n=count)


def setting_words(texts: Texts, problem: SettingProblem) -> str:
    """Return a sentence about a problem in the settings."""
    file = str(settings_file.settings_path())
    if problem.expected == "unreadable":
        from app.text.errors import unread_words

        return texts("cli-settings-unreadable", why=unread_words(texts, problem.found, file))
    kind = "near" if problem.expected == "name" and problem.choices else problem.expected
    least, most = problem.bounds
    choices = ", ".join(problem.choices)
    expected = texts(f"cli-settings-{kind}", choices=choices, least=least, most=most)
    found = literal(problem.found, 80)
    return texts("cli-settings-wrong", file=file, line=problem.line, found=found, expected=expected)
