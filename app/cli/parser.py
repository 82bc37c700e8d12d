"""The command line as argparse knows it, in the player's language.

argparse makes English sentences of its own where something is wrong; here every such case becomes
`WrongUse`, a message id with its blanks.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NoReturn

from app import __version__
from app.cli.arguments import OptionGroup, games_with, help_text
from app.cli.registry import OWN, file_of
from app.config.settings import SPEEDS, THEMES
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import literal
from app.registry import game as game_of
from app.registry import game_ids, games, scenario_options
from app.validation.arg_types import filled, one_of
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to

PROGRAM = "mazmorra"
COMMANDS = ("play", *OWN, "paths", "completion")
FOGS = ("off", "explored", "sight")
SHELLS = ("bash", "zsh", "tcsh", "fish")
EXAMPLES = {
    "play": ("seats", "board", "deck"),
    "match": ("list", "export", "import"),
    "deck": ("new", "check", "schema"),
    "simulate": ("games", "bots"),
}
"""What the help of a command ends with: messages `cli-example-<command>-<name>`."""
SCREEN = ("theme", "speed", "ascii", "no-mouse", "plain")
"""What holds for a screen. All commands take it; those without one don't tell of it."""
USED = {"play": SCREEN, "simulate": ("ascii",)}
_VALUED = ("--lang", "--theme", "--speed")


class TextAnswer(Exception):
    """A command line that asks for a text: help or the version."""


class OfferedWords(tuple[str, ...]):
    """Words that help and shells name, where others are taken too: a player's own are looked for
    when a command is carried out, for that reads files."""

    def __contains__(self, _word: object) -> bool:
        return True


class _Help(argparse.Action):
    def __call__(
        self, parser: argparse.ArgumentParser, found: argparse.Namespace, *_: Any
    ) -> NoReturn:
        more = (
            "".join(part(found) for part in parser.more)
            if isinstance(parser, _CommandParser)
            else ""
        )
        raise TextAnswer(parser.format_help() + more)


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        raise TextAnswer(f"{PROGRAM} {__version__}\n")


class _CommandParser(argparse.ArgumentParser):
    more: list[Callable[[argparse.Namespace], str]]
    """What the help says below its own lines, by what was found before it was asked for. It may
    take options away that have no place there."""

    def __init__(self, **options: Any) -> None:
        self.more = []
        ours = {"add_help": False, "allow_abbrev": False, "exit_on_error": False}
        super().__init__(**{**ours, **options})

    def error(self, message: str) -> NoReturn:
        raise WrongUse("cli-unknown-argument", found=message)


def parse(texts: Texts, arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for: `command` (None for the home screen) and what belongs to it.

    Options that were not given are not there. Raises `WrongUse` or `TextAnswer`.
    """
    parser = build(texts)
    _check_options(arguments, parser)
    try:
        found, unknown = parser.parse_known_args(list(arguments))
    except argparse.ArgumentError as error:
        raise _wrong(error, arguments, parser) from None
    if unknown:
        raise WrongUse("cli-unknown-argument", found=unknown[0])
    for argument in arguments:
        # Older versions of argparse take the mark for the end of options out of `--seed=--`, and
        # leave an empty list where the text would be.
        option, _, value = argument.partition("=")
        if option.startswith("--") and value == "--":
            raise WrongUse("cli-needs-value", option=option)
    return found


def build(texts: Texts) -> argparse.ArgumentParser:
    """The parser, also for what completes commands in a shell."""
    formatter = _formatter(texts("cli-usage"))
    top = _CommandParser(
        prog=PROGRAM,
        formatter_class=formatter,
        description=help_text(texts("cli-about")),
        epilog=help_text(texts("cli-more")),
    )
    commands = top.add_subparsers(
        title=texts("cli-group-commands"),
        dest="command",
        metavar=f"{{{','.join(COMMANDS)}}}",
        parser_class=_CommandParser,
    )
    for name in COMMANDS:
        words = help_text(texts(f"cli-command-{name}"))
        command = commands.add_parser(
            name, formatter_class=formatter, help=words, description=words
        )
        if name == "play":
            _add_game(command, texts)
            command.more.append(partial(_rules_of, command, texts))
        elif name in OWN:
            file_of(name).add_arguments(command, texts)
        elif name == "completion":
            group = command.add_argument_group(texts("cli-group-shell"))
            words = help_text(texts("cli-shell", shells=", ".join(SHELLS)))
            group.add_argument("shell", nargs="?", metavar="SHELL", help=words, choices=SHELLS,
                               type=_choice("completion", SHELLS))  # fmt: skip
        if name in EXAMPLES:
            command.more.append(partial(_examples, name, texts))
        _add_screen(command, texts, USED.get(name, ()))
    _add_screen(top, texts, SCREEN)
    return top


def _formatter(usage: str) -> type[argparse.HelpFormatter]:
    class Formatter(argparse.HelpFormatter):
        def add_usage(
            self, text: Any, actions: Any, groups: Any, prefix: str | None = None
        ) -> None:
            super().add_usage(text, actions, groups, usage if prefix is None else prefix)

    return Formatter


def _add_game(parser: argparse.ArgumentParser, texts: Texts) -> None:
    group = parser.add_argument_group(texts("cli-group-game"))
    ids = game_ids()
    told = help_text(texts("cli-game-or-first", games=", ".join(ids), first=ids[0]))
    group.add_argument("game", nargs="?", metavar=texts("cli-value-game"), choices=game_ids(),
                       type=_choice("play", game_ids()), help=told)  # fmt: skip
    presets = dict.fromkeys(name for one in games().values() for name in one.presets)
    rows = OptionGroup(group, texts, "cli")
    for name in ("seed", "players", "labyrinth", "deck"):
        rows.value(name, f"cli-value-{name}")
    group.add_argument("--preset", choices=OfferedWords(presets), type=filled("--preset"),
                       help=help_text(texts("cli-preset")))  # fmt: skip
    told = help_text(texts("cli-fog", games=games_with(texts, "fog")))
    group.add_argument("--fog", choices=FOGS, type=_choice("--fog", FOGS), help=told)
    rows.several("option", "cli-value-option")


def _rules_of(parser: argparse.ArgumentParser, texts: Texts, found: argparse.Namespace) -> str:
    """The help of a game that was named: without the options of others, and with all its rules,
    which are slow to import, so only then."""
    game: str | None = getattr(found, "game", None)
    if game is None:
        return ""
    for action in parser._actions:
        name = action.dest
        if name in scenario_options() and name not in game_of(game).scenario_options:
            action.help = argparse.SUPPRESS
        elif name == "preset":
            action.choices = OfferedWords(game_of(game).presets)
    from app.cli.listing import listing

    return listing(game, texts)


def _examples(name: str, texts: Texts, found: argparse.Namespace) -> str:
    """How a command may look, to be typed as it stands; nothing below the rules of a game."""
    if name == "play" and getattr(found, "game", None):
        return ""
    shown = [f"  {PROGRAM} {texts(f'cli-example-{name}-{one}')}" for one in EXAMPLES[name]]
    return "\n".join(["", texts("cli-examples"), *shown, ""])


def _add_screen(parser: argparse.ArgumentParser, texts: Texts, used: Sequence[str]) -> None:
    """What every command takes; the help tells of what is used. Not given, it leaves nothing
    behind (a command's own parser would write its default over what stood before the command)."""
    group = parser.add_argument_group(texts("cli-group-screen"))
    absent = argparse.SUPPRESS

    def told(name: str) -> str:
        return help_text(texts(f"cli-{name}")) if name in used else absent

    for name, choices in (("theme", THEMES), ("speed", SPEEDS)):
        group.add_argument(f"--{name}", choices=choices, default=absent,
                           type=_choice(f"--{name}", choices), help=told(name))  # fmt: skip
    for name in ("ascii", "no-mouse", "plain"):
        group.add_argument(f"--{name}", action="store_true", default=absent, help=told(name))
    group = parser.add_argument_group(texts("cli-group-general"))
    group.add_argument("--lang", choices=LANGUAGES, default=absent,
                       type=_choice("--lang", LANGUAGES),
                       help=help_text(texts("cli-language")))  # fmt: skip
    group.add_argument("-h", "--help", action=_Help, nargs=0, help=help_text(texts("cli-help")))
    group.add_argument(
        "-V", "--version", action=_Version, nargs=0, help=help_text(texts("cli-version"))
    )


def _choice(option: str, choices: Sequence[str]) -> Callable[[str], str]:
    """Takes one of the words; of speeds the number as well. Our own, to speak our own language."""

    def check(found: str) -> str:
        if choices is SPEEDS and found in map(str, range(len(SPEEDS))):
            return SPEEDS[int(found)]
        return one_of(option, found, choices)

    return check


def _wrong(
    error: argparse.ArgumentError, arguments: Sequence[str], parser: argparse.ArgumentParser
) -> WrongUse:
    """Which of our sentences an error of argparse is: it names the option, and its kind follows."""
    option, word = error.argument_name or "", first_word(arguments)
    if not option.startswith("-"):
        general = sorted(name for name in _flags(parser, "") if name.startswith("--"))
        if near := near_to(word.lower(), (*COMMANDS, *game_ids(), *general)):
            close = f"play {near}" if near in game_ids() else near
            return WrongUse("cli-close-command", found=word, close=close)
        return WrongUse("cli-unknown-command", found=word, choices=", ".join(COMMANDS))
    last = option.rpartition("/")[2]
    valueless = last in _flags(parser, word)
    return WrongUse("cli-takes-no-value" if valueless else "cli-needs-value", option=last)


def _flags(parser: argparse.ArgumentParser, command: str) -> set[str]:
    """The options that take no value: of a command, or of the program if it is none."""
    parser = _commands(parser).get(command, parser)
    return {
        name for action in parser._actions if action.nargs == 0 for name in action.option_strings
    }


def _commands(parser: argparse.ArgumentParser) -> Mapping[str, argparse.ArgumentParser]:
    """The parsers of all commands, by name."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            return action.choices
    return {}


def _check_options(arguments: Sequence[str], parser: argparse.ArgumentParser) -> None:
    """Long options must be known where they stand. It is asked first: argparse would go on, take
    the value of an unknown one for a command or a game, and complain of that. Raises `WrongUse`."""
    commands, known = _commands(parser), parser._option_string_actions
    command = first_word(arguments)
    for argument in arguments:
        option = argument.partition("=")[0]
        if argument == "--":
            return
        if argument == command and command in commands:
            known = commands[command]._option_string_actions
        elif option.startswith("--") and option not in known:
            raise _unknown(option, known, commands)


def _unknown(
    option: str, known: Iterable[str], commands: Mapping[str, argparse.ArgumentParser]
) -> WrongUse:
    """What is said of an option that is not known where it stands."""
    shown = literal(option, 80)
    if at := [name for name, one in commands.items() if option in one._option_string_actions]:
        return WrongUse("cli-option-elsewhere", option=shown, command=f"{PROGRAM} {at[0]}")
    words = [name.removeprefix("--") for name in known if name.startswith("--")]
    if near := near_to(option.removeprefix("--").lower(), words):
        return WrongUse("cli-close-option", found=shown, close=f"--{near}")
    return WrongUse("cli-unknown-argument", found=shown)


def first_word(arguments: Sequence[str]) -> str:
    """The first argument that is neither an option nor an option's value."""
    before = ""
    for argument in arguments:
        if not argument.startswith("-") and before not in _VALUED:
            return argument
        before = argument
    return before
