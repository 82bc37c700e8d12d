"""The command line as argparse knows it, in the player's language.

argparse makes English sentences of its own where something is wrong; here every such case becomes
`WrongUse`, a message id with its blanks.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, NoReturn

from app import __version__
from app.commands.flags import DOCTOR_FLAGS, SIMULATE_FLAGS
from app.commands.wrong import WrongUse, near_to
from app.settings import SPEEDS, THEMES
from app.start import GAMES, OFFERS
from app.text.fluent import LANGUAGES, Texts

PROGRAM = "mazmorra"
COMMANDS = ("play", "simulate", "match", "deck", "doctor", "paths", "completion")
PRESETS = tuple(dict.fromkeys(name for game in GAMES for name in OFFERS[game].presets))
FOGS = ("off", "explored", "sight")
SHELLS = ("bash", "zsh", "tcsh", "fish")
SOME = tuple(dict.fromkeys(name for offer in OFFERS.values() for name in offer.options))
"""Options that only some games have."""
_VALUED = ("--lang", "--theme", "--speed")


class Answer(Exception):
    """A command line that asks for a text: help or the version."""


class _Help(argparse.Action):
    def __call__(
        self, parser: argparse.ArgumentParser, found: argparse.Namespace, *_: Any
    ) -> NoReturn:
        more = parser.more(found) if isinstance(parser, _Parser) else ""
        raise Answer(parser.format_help() + more)


class _Version(argparse.Action):
    def __call__(self, parser: argparse.ArgumentParser, *_: Any) -> NoReturn:
        raise Answer(f"{PROGRAM} {__version__}\n")


class _Parser(argparse.ArgumentParser):
    more: Callable[[argparse.Namespace], str] = staticmethod(lambda _found: "")
    """What the help says below its own lines, by what was found before it was asked for. It may
    take options away that have no place there."""

    def __init__(self, **options: Any) -> None:
        ours = {"add_help": False, "allow_abbrev": False, "exit_on_error": False}
        super().__init__(**{**ours, **options})

    def error(self, message: str) -> NoReturn:
        raise WrongUse("cli-unknown-argument", found=message)


def parse(texts: Texts, arguments: Sequence[str]) -> argparse.Namespace:
    """What was asked for: `command` (None for the home screen) and what belongs to it.

    Options that were not given are not there. Raises `WrongUse` or `Answer`.
    """
    try:
        found, unknown = build(texts).parse_known_args(list(arguments))
    except argparse.ArgumentError as error:
        raise _wrong(error, arguments) from None
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
    top = _Parser(
        prog=PROGRAM,
        formatter_class=formatter,
        description=_plain(texts("cli-about")),
        epilog=_plain(texts("cli-more")),
    )
    commands = top.add_subparsers(
        title=texts("cli-group-commands"),
        dest="command",
        metavar=f"{{{','.join(COMMANDS)}}}",
        parser_class=_Parser,
    )
    for name in COMMANDS:
        words = _plain(texts(f"cli-command-{name}"))
        command = commands.add_parser(
            name, formatter_class=formatter, help=words, description=words
        )
        if name == "play":
            _add_game(command, texts)
            command.more = partial(_rules_of, command, texts)
        elif name == "simulate":
            from app.commands.simulate import add_arguments

            add_arguments(command, texts)
        elif name == "match":
            from app.commands.match import add_arguments as add_match

            add_match(command, texts)
        elif name == "deck":
            from app.commands.deck import add_arguments as add_deck

            add_deck(command, texts)
        elif name == "doctor":
            from app.commands.doctor import add_arguments as add_doctor

            add_doctor(command, texts)
        elif name == "completion":
            group = command.add_argument_group(texts("cli-group-shell"))
            words = _plain(texts("cli-shell", shells=", ".join(SHELLS)))
            group.add_argument("shell", nargs="?", metavar="SHELL", help=words, choices=SHELLS,
                               type=_one_of("completion", SHELLS))  # fmt: skip
        _add_screen(command, texts)
    _add_screen(top, texts)
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
    games = _plain(texts("cli-game", games=", ".join(GAMES)))
    group.add_argument("game", nargs="?", metavar=texts("cli-value-game"), choices=GAMES,
                       type=_one_of("play", GAMES), help=games)  # fmt: skip
    for name in ("seed", "players", "labyrinth", "deck"):
        group.add_argument(
            f"--{name}",
            metavar=texts(f"cli-value-{name}"),
            type=_something(f"--{name}"),
            help=_plain(texts(f"cli-{name}")),
        )
    for name, choices in (("preset", PRESETS), ("fog", FOGS)):
        group.add_argument(
            f"--{name}",
            choices=choices,
            type=_one_of(f"--{name}", choices),
            help=_plain(texts(f"cli-{name}")),
        )
    group.add_argument("--option", metavar=texts("cli-value-option"), action="append", default=[],
                       help=_plain(texts("cli-option")))  # fmt: skip


def _rules_of(parser: argparse.ArgumentParser, texts: Texts, found: argparse.Namespace) -> str:
    """The help of a game that was named: without the options of others, and with all its rules,
    which are slow to import, so only then."""
    game: str | None = getattr(found, "game", None)
    if game is None:
        return ""
    for action in parser._actions:
        name = action.dest
        if name in SOME and name not in OFFERS[game].options:
            action.help = argparse.SUPPRESS
        elif name == "preset":
            action.choices = OFFERS[game].presets
    from app.commands.rules import listing

    return listing(game, texts)


def _add_screen(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What holds for every command; not given, it leaves nothing behind (a command's own parser
    would write its default over what stood before the command)."""
    group = parser.add_argument_group(texts("cli-group-screen"))
    absent = argparse.SUPPRESS
    for name, choices in (("lang", LANGUAGES), ("theme", THEMES), ("speed", SPEEDS)):
        told = "language" if name == "lang" else name
        group.add_argument(
            f"--{name}",
            choices=choices,
            default=absent,
            type=_one_of(f"--{name}", choices),
            help=_plain(texts(f"cli-{told}")),
        )
    for name in ("ascii", "no-mouse", "plain"):
        group.add_argument(f"--{name}", action="store_true", default=absent,
                           help=_plain(texts(f"cli-{name}")))  # fmt: skip
    group = parser.add_argument_group(texts("cli-group-general"))
    group.add_argument("-h", "--help", action=_Help, nargs=0, help=_plain(texts("cli-help")))
    group.add_argument(
        "-V", "--version", action=_Version, nargs=0, help=_plain(texts("cli-version"))
    )


def _one_of(option: str, choices: Sequence[str]) -> Callable[[str], str]:
    """Takes one of the words; of speeds the number as well. Our own, to speak our own language."""

    def check(found: str) -> str:
        if choices is SPEEDS and found in map(str, range(len(SPEEDS))):
            return SPEEDS[int(found)]
        if found not in choices:
            near, listed = near_to(found, choices), ", ".join(choices)
            if near:
                raise WrongUse("cli-close-choice", option=option, found=found, close=near)
            raise WrongUse("cli-not-a-choice", option=option, found=found, choices=listed)
        return found

    return check


def _something(option: str) -> Callable[[str], str]:
    def check(found: str) -> str:
        if not found.strip():
            raise WrongUse("cli-empty-value", option=option)
        return found

    return check


def _wrong(error: argparse.ArgumentError, arguments: Sequence[str]) -> WrongUse:
    """Which of our sentences an error of argparse is: it names the option, and its kind follows."""
    option = error.argument_name or ""
    if not option.startswith("-"):
        word = _first_word(arguments)
        if near := f"play {word}" if word in GAMES else near_to(word, COMMANDS):
            return WrongUse("cli-close-command", found=word, close=near)
        return WrongUse("cli-unknown-command", found=word, choices=", ".join(COMMANDS))
    last = option.rpartition("/")[2]
    general = ("--ascii", "--no-mouse", "--plain", "--help", "--version")
    own = {"simulate": SIMULATE_FLAGS, "doctor": DOCTOR_FLAGS}.get(_first_word(arguments), ())
    if last in (*general, *own):
        return WrongUse("cli-takes-no-value", option=last)
    return WrongUse("cli-needs-value", option=last)


def _first_word(arguments: Sequence[str]) -> str:
    """The first argument that is neither an option nor an option's value."""
    before = ""
    for argument in arguments:
        if not argument.startswith("-") and before not in _VALUED:
            return argument
        before = argument
    return before


def _plain(text: str) -> str:
    """A text for argparse, which fills in what follows a per cent sign."""
    return text.replace("%", "%%")
