"""Carries out a command line."""

from __future__ import annotations

import argparse
import errno
import os
import sys
from collections.abc import Mapping, MutableMapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path

from app.cli.parser import COMMANDS, PROGRAM, SHELLS, TextAnswer, build, first_word, parse
from app.cli.registry import OWN, file_of
from app.config import settings as settings_file
from app.config.settings import SPEEDS, LoadedSettings, SettingProblem, Settings
from app.config.start_options import StartOptions
from app.i18n.fluent import LANGUAGES, Texts, choose_language
from app.i18n.literal import literal
from app.registry import game as game_of
from app.registry import game_ids
from app.session.exit_codes import FAULT, OK, WRONG_USE
from app.validation.errors import CantStart, WrongUse

UNHEARD = frozenset({errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF})
"""Why words can't be written to where the output goes."""


def run(arguments: Sequence[str]) -> int:
    """Carry out a command line; its exit code."""
    env = os.environ
    loaded = settings_file.load(settings_file.place())
    texts = _texts(arguments, loaded)
    try:
        found = parse(texts, arguments)
        if found.command == "paths":
            return _paths(texts)
        if found.command == "completion":
            return _completion(texts, found.shell)
        if found.command in OWN:
            return file_of(found.command).run(texts, found)
        options = start_options(texts, found, loaded, env)
        return _front_ends(options, env, plain=getattr(found, "plain", False))
    except TextAnswer as answer:
        print(answer, end="")
        return OK
    except CantStart as why:
        print(texts(why.message, **why.values), file=sys.stderr)
        return WRONG_USE
    except WrongUse as wrong:
        what = texts(wrong.message, **wrong.values)
        print(texts("cli-wrong", what=what, command=_help_of(arguments, wrong)), file=sys.stderr)
        return WRONG_USE


def failed(arguments: Sequence[str], error: Exception) -> int:
    """Say why a command ended that expected nothing of the kind: its words found no room, its
    folder is gone, or a fault, of which there is a report; the exit code."""
    from app.files.paths import NoHome

    try:
        loaded = settings_file.load(settings_file.place())
    except (NoHome, OSError):  # whatever the error is: nothing tells where they are
        loaded = LoadedSettings(Settings())
    texts = _texts(arguments, loaded)
    with suppress(OSError):  # perhaps nobody hears this either
        if told := _done_to_us(texts, error, gone=_folder_is_gone()):
            print(told, file=sys.stderr)
            return WRONG_USE
        return _fault(texts, error, "command")
    return WRONG_USE


def _done_to_us(texts: Texts, error: Exception, *, gone: bool) -> str:
    """What of an error is no fault of the program, as a sentence; "" if it is one."""
    from app.files.paths import NoHome

    if isinstance(error, NoHome):
        return texts("cli-no-home")
    if not isinstance(error, OSError) or error.filename is not None:
        return ""
    if gone:
        return texts("cli-folder-gone")
    if error.errno in UNHEARD:
        return texts("cli-no-output", why=errno.errorcode[error.errno])
    return ""


def _folder_is_gone() -> bool:
    """Whether the folder was deleted that the program was started in: no path begins there."""
    try:
        os.getcwd()
    except OSError:
        return True
    return False


def _texts(arguments: Sequence[str], loaded: LoadedSettings) -> Texts:
    asked = asked_language(arguments)
    return Texts(asked or choose_language(os.environ, loaded.settings.language))


def asked_language(arguments: Sequence[str]) -> str:
    """The language that the command line itself asks for, "" if none that we know: it must be
    known before the command line can be explained."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            value = value if equals else "".join(arguments[at + 1 : at + 2])
            return value if value in LANGUAGES else ""
    return ""


def start_options(
    texts: Texts, found: argparse.Namespace, loaded: LoadedSettings, env: Mapping[str, str]
) -> StartOptions:
    """What the command line and the settings come to; the command line wins. Raises `WrongUse`."""
    ours, automatic = loaded.settings, settings_file.automatic(env)
    speed = getattr(found, "speed", None)
    plain = StartOptions(
        language=texts.language,
        theme=getattr(found, "theme", "") or ours.theme or automatic["theme"],
        ascii=getattr(found, "ascii", False) or (ours.glyphs or automatic["glyphs"]) == "ascii",
        speed=ours.speed if speed is None else SPEEDS.index(speed),
        mouse=ours.mouse and not getattr(found, "no_mouse", False),
        settings=ours,
        notices=tuple(partial(setting_words, problem=problem) for problem in loaded.problems),
        first=found.command is None and first_start(),
    )
    if found.command != "play":
        return plain
    return _with_game(texts, found, plain)


def first_start() -> bool:
    """Whether neither settings nor matches were ever kept."""
    from app.files import paths

    return not any(map(os.path.exists, (settings_file.place(), paths.database())))


def _with_game(texts: Texts, found: argparse.Namespace, plain: StartOptions) -> StartOptions:
    from dataclasses import replace

    from app.cli import scenario
    from app.validation import values

    game = found.game or game_ids()[0]
    scenario.check_game(texts, found, game)
    _check_preset(texts, found, game)
    options = scenario.changes(texts, found, game)
    if found.fog:
        options["fog"] = found.fog
    return replace(
        plain,
        game=game,
        seed=values.seed(found.seed or ""),
        players=values.players(found.players or "", game, texts),
        scenario=scenario.scenario(found),
        preset=found.preset or "",
        options=options,
    )


def _check_preset(texts: Texts, found: argparse.Namespace, game: str) -> None:
    """The rule set that was asked for must be of the game that is played, the player's own among
    them. Raises `WrongUse`."""
    if not found.preset or found.preset in game_of(game).presets:
        return
    from app.content.content_index import ContentIndex
    from app.files.paths import data_folder
    from app.text.game_names import game_name
    from engines.kernel.meant import near_to

    known = [entry.id for entry in ContentIndex(data_folder()).shelf(game).presets if entry.id]
    shown = literal(found.preset, 80)
    if found.preset in known:
        return
    if near := near_to(found.preset.lower(), known):
        raise WrongUse("cli-close-choice", option="--preset", found=shown, close=near)
    called, choices = game_name(texts, game), ", ".join(known)
    raise WrongUse("cli-other-preset", found=shown, game=called, choices=choices)


def setting_words(texts: Texts, problem: SettingProblem) -> str:
    """What is wrong in the settings, as a sentence."""
    file = str(settings_file.place())
    if problem.expected == "unreadable":
        from app.text.errors import unread_words

        return texts("cli-settings-unreadable", why=unread_words(texts, problem.found, file))
    kind = "near" if problem.expected == "name" and problem.choices else problem.expected
    least, most = problem.bounds
    expected = texts(
        f"cli-settings-{kind}", choices=", ".join(problem.choices), least=least, most=most
    )
    found = literal(problem.found, 80)
    return texts("cli-settings-wrong", file=file, line=problem.line, found=found, expected=expected)


def _help_of(arguments: Sequence[str], wrong: WrongUse) -> str:
    """The command whose help tells what could have been written."""
    command = first_word(arguments)
    if command not in COMMANDS:
        return PROGRAM
    if command != "play":
        return f"{PROGRAM} {command}"
    game = next((argument for argument in arguments if argument in game_ids()), "")
    if wrong.message.startswith("cli-option-"):
        game = game or game_ids()[0]
    return f"{PROGRAM} play {game}".rstrip()


def _paths(texts: Texts) -> int:
    from app.files import paths

    for name, path in paths.known():
        print(texts("cli-path-line", what=texts(f"cli-path-{name}"), path=str(path)))
    return OK


def _completion(texts: Texts, shell: str | None) -> int:
    if not shell:
        raise WrongUse("cli-which-shell", choices=", ".join(SHELLS))
    import shtab

    parser = build(texts)
    print(shtab.complete(parser, shell=shell))
    return OK


def _front_ends(options: StartOptions, env: MutableMapping[str, str], *, plain: bool) -> int:
    """Plain mode or the full screen, and the other one for as long as people go to and fro."""
    while True:
        left = _talk(options) if plain else _play(options, env)
        if isinstance(left, int):
            return left
        options, plain = left, not plain


def _talk(options: StartOptions) -> int | StartOptions:
    """Plain mode: it needs no terminal. What the full screen goes on with, if people want that; a
    fault ends in a report and a short page."""
    from app.validation.startup import check_program

    check_program()
    try:
        from app.plain.start import run as run_plain

        return run_plain(options)
    except BrokenPipeError:
        raise  # whoever read our words has gone, as `head` does: no fault of anybody
    except Exception as error:
        return _fault(Texts(options.language), error, "start")


def _play(options: StartOptions, env: MutableMapping[str, str]) -> int | StartOptions:
    """Hand the terminal to the full screen. What plain mode goes on with, if people want that; a
    fault ends in a report and a short page."""
    from app.validation.startup import check_start, forget_nonsense

    check_start(env)
    forget_nonsense(env)
    try:
        from app.tui.factory import run as run_screen

        return run_screen(options)
    except Exception as error:
        return _fault(Texts(options.language), error, "start")


def _fault(texts: Texts, error: Exception, where: str) -> int:
    from app.session import crash_report

    path: Path | None = crash_report.report(error, crash_report.CrashContext(where=where))
    saved = None if where == "command" else True
    print(crash_report.page(texts, path, saved), file=sys.stderr)
    return FAULT
