"""The help page of the program or of a command, made from the table of options."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from textwrap import wrap

from app.cli.table import COMMANDS, EXAMPLES, GENERAL, PROGRAM, SCREEN, SHOWN_SCREEN, CommandOption
from app.i18n.fluent import Texts
from app.registry import game, game_ids, games, scenario_options
from app.text.game_names import game_name
from app.text.sentences import sentence

WIDEST_NAME = 24
"""The rightmost column at which explanations begin."""
NARROWEST = 11
"""The width at which text is still wrapped in a narrower terminal."""
NAMES = f"{{{','.join(COMMANDS)}}}"

LONGEST_PART = 50
"""Cells for an option in the first lines, so that it fits beside the command."""


def help_page(texts: Texts, command: str | None, game_id: str | None = None) -> str:
    """Return the help of the program, of a command, or of `play` with a game."""
    options = shown_options(command, game_id)
    groups = [
        (texts(title), [(_signature(texts, item), option_help(texts, item)) for item in group])
        for title, group in groupby(options, lambda option: option.group)
    ]
    if command is None:
        names = [(f"  {name}", texts(f"cli-command-{name}")) for name in COMMANDS]
        groups.insert(0, (texts("cli-group-commands"), [(NAMES, ""), *names]))
    width = shutil.get_terminal_size().columns - 2
    longest = max(len(name) for _, rows in groups for name, _ in rows)
    column = min(longest + 4, WIDEST_NAME, max(width - 20, 4))
    about = texts(f"cli-command-{command}" if command else "cli-about")
    about = sentence(about.removesuffix("."))
    lines = [_usage(texts, command, options, width), *_wrapped(about, width), ""]
    for title, rows in groups:
        lines.append(f"{title}:")
        for name, explanation in rows:
            lines += _aligned(name, explanation, column, width)
        lines.append("")
    return "\n".join([*lines, *_ending(texts, command, game_id, width)]).rstrip() + "\n"


def _ending(texts: Texts, command: str | None, game_id: str | None, width: int) -> list[str]:
    if command is None:
        return _wrapped(texts("cli-more"), width)
    if game_id:
        from app.cli.listing import listing  # slow: it reads the rules and files of the game

        return [listing(game_id, texts)]
    examples = [texts(f"cli-example-{command}-{name}") for name in EXAMPLES.get(command, ())]
    if not examples:
        return []
    return [texts("cli-examples"), *(f"  {PROGRAM} {example}" for example in examples)]


def shown_options(command: str | None, game_id: str | None = None) -> list[CommandOption]:
    """Return the options of a help page.

    The page of a game omits the options of other games, and shows the game's own rule sets.
    """
    if command is None:
        return [*SCREEN, *GENERAL]
    options = list(COMMANDS[command])
    if game_id:
        others = scenario_options() - set(game(game_id).scenario_options)
        presets = game(game_id).presets
        options = [
            replace(option, choices=presets) if option.key == "preset" else option
            for option in options
            if option.key not in others
        ]
    return [*options, *SHOWN_SCREEN.get(command, ()), *GENERAL]


def option_help(texts: Texts, option: CommandOption) -> str:
    owners = [owner.id for owner in games().values() if option.key in owner.scenario_options]
    return texts(
        option.help,
        choices=", ".join(option.choices),
        default=str(option.default),
        games=", ".join(game_name(texts, owner) for owner in owners),
        first=game_ids()[0],
    )


def _signature(texts: Texts, option: CommandOption) -> str:
    """Return how an option or argument is typed: `--seed SEED`, `-h, --help`, `GAME`."""
    names = ", ".join(filter(None, (option.short, option.name))) if option.dashed else ""
    value = f"{{{','.join(option.choices)}}}" if option.choices else ""
    return f"{names} {texts(option.value) if option.value else value}".strip()


def _usage(texts: Texts, command: str | None, options: Sequence[CommandOption], width: int) -> str:
    """Return how a command is typed: its options, then its positional arguments."""
    start = f"{texts('cli-usage')}{PROGRAM} {f'{command} ' if command else ''}"
    dashed = [f"[{item.short or _in_usage(texts, item)}]" for item in options if item.dashed]
    positional = [
        f"[{_signature(texts, item)}{' ...' if item.many else ''}]"
        for item in options
        if not item.dashed
    ]
    if command is None:
        positional = [f"{NAMES} ..."]
    lines = [" ".join(dashed + positional)]
    room = width - len(start)
    if len(lines[0]) > room:
        lines = _unbroken(dashed, room) + _unbroken(positional, room)
    return start + f"\n{' ' * len(start)}".join(lines) + "\n"


def _in_usage(texts: Texts, option: CommandOption) -> str:
    """Return the signature for the first lines, where a long list of rule sets has a name: its own
    row has them all."""
    told = _signature(texts, option)
    if len(told) <= LONGEST_PART or option.key != "preset":
        return told
    return f"{option.name} {texts('lab-value-preset')}"


def _unbroken(parts: Iterable[str], width: int) -> list[str]:
    """Return the parts wrapped to lines; no part is broken."""
    text = " ".join(part.replace(" ", "\xa0") for part in parts)
    lines = wrap(text, max(width, NARROWEST), break_long_words=False, break_on_hyphens=False)
    return [line.replace("\xa0", " ") for line in lines]


def _aligned(name: str, explanation: str, column: int, width: int) -> list[str]:
    """Return the lines of a row: the name, and the explanation, which begins at a column."""
    lines = [" " * column + line for line in _wrapped(explanation, width - column)]
    if len(name) + 4 > column or not lines:
        return [f"  {name}", *lines]
    return [f"  {name}".ljust(column) + lines[0].lstrip(), *lines[1:]]


def _wrapped(text: str, width: int) -> list[str]:
    return wrap(text, max(width, NARROWEST))
