"""Parses a command line by the table of commands and options."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from types import SimpleNamespace

from app import __version__
from app.cli.table import COMMANDS, PROGRAM, SHARED, CommandOption
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import game_ids
from app.validation.arg_types import one_of, whole
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to


class TextAnswer(Exception):
    """The command line asks for a text: a help page or the version."""


class Arguments(SimpleNamespace):
    """The parsed command line: the options of the command by their keys, given or not.

    `command` is None for the home screen.
    """

    command: str | None


class Parser:
    """Parses the words of one command line. `found` holds what was parsed so far."""

    def __init__(self, texts: Texts) -> None:
        self.found = Arguments(command=None)
        self._texts = texts
        self._options: dict[str, CommandOption] = {}
        self._positions: list[CommandOption] = []
        self._unknown: list[str] = []  # refused at the end: `--help` behind them still answers
        self._allow(SHARED)

    def parse(self, words: Iterable[str]) -> Arguments:
        """Return the parsed command line. Raise `WrongUse` or `TextAnswer`."""
        left = deque(words)
        while left:
            word = left.popleft()
            if word == "--":  # no options come after it
                for each in left:
                    self._take_word(each)
                break
            if _is_option(word):
                self._take_option(word, left)
            else:
                self._take_word(word)
        if self._unknown:
            raise WrongUse("cli-unknown-argument", found=self._unknown[0])
        if self._positions and (message := self._positions[0].required):
            raise WrongUse(message, choices=", ".join(self._positions[0].choices))
        return self.found

    def _allow(self, options: Iterable[CommandOption]) -> None:
        for option in options:
            setattr(self.found, option.key, option.absent)
            if not option.dashed:
                self._positions.append(option)
                continue
            self._options[option.name] = option
            if option.short:
                self._options[option.short] = option

    def _take_word(self, word: str) -> None:
        """Take a word that is no option: the command, or its next argument."""
        if self.found.command is None:
            self._take_command(word)
        elif not self._positions:
            self._unknown.append(word)
        else:
            option = self._positions[0]
            if not option.many:
                del self._positions[0]
            self._store(option, word)

    def _take_command(self, word: str) -> None:
        if word in COMMANDS:
            self.found.command = word
            self._allow(COMMANDS[word])
            return
        flags = sorted({option.name for option in self._options.values() if option.flag})
        if near := near_to(word.lower(), (*COMMANDS, *game_ids(), *flags)):
            close = f"play {near}" if near in game_ids() else near
            raise WrongUse("cli-close-command", found=word, close=close)
        raise WrongUse("cli-unknown-command", found=word, choices=", ".join(COMMANDS))

    def _take_option(self, word: str, left: deque[str]) -> None:
        """Take an option and its value, which follows the `=` or is the next word."""
        name, equals, value = word.partition("=")
        option = self._options.get(name)
        if option is None:
            if name.startswith("--"):
                raise self._unknown_option(name)
            self._unknown.append(word)
        elif option.flag:
            if equals:
                raise WrongUse("cli-takes-no-value", option=option.name)
            self._take_flag(option)
        else:
            if not equals and left and not _is_option(left[0]):
                equals, value = "=", left.popleft()
            if not equals or value == "--":
                raise WrongUse("cli-needs-value", option=name)
            self._store(option, value)

    def _take_flag(self, option: CommandOption) -> None:
        if option.name == "--help":
            from app.cli.help import help_page

            game = self.found.game if self.found.command == "play" else None
            raise TextAnswer(help_page(self._texts, self.found.command, game))
        if option.name == "--version":
            raise TextAnswer(f"{PROGRAM} {__version__}\n")
        setattr(self.found, option.key, True)

    def _store(self, option: CommandOption, word: str) -> None:
        """Check a value and store it. Raise `WrongUse`."""
        value: str | int = word
        name = option.name if option.dashed else self.found.command or ""
        if option.most:
            value = whole(name, word, 1, option.most)
        elif option.choices and not option.open and word not in option.also:
            unknown = "cli-unknown-game" if option.key == "game" else "cli-not-a-choice"
            one_of(name, word, option.choices, unknown)
        elif option.dashed and not option.many and not word.strip():
            raise WrongUse("cli-empty-value", option=name)
        if option.many:
            getattr(self.found, option.key).append(value)
        else:
            setattr(self.found, option.key, value)

    def _unknown_option(self, name: str) -> WrongUse:
        """Return what to say of an option that is not allowed where it stands."""
        shown = literal(name, 80)
        for command in COMMANDS:
            if name in (option.name for option in COMMANDS[command]):
                where = f"{PROGRAM} {command}"
                return WrongUse("cli-option-elsewhere", option=shown, command=where)
        known = [name.removeprefix("--") for name in self._options if name.startswith("--")]
        if near := near_to(name.removeprefix("--").lower(), known):
            return WrongUse("cli-close-option", found=shown, close=f"--{near}")
        return WrongUse("cli-unknown-argument", found=shown)


def _is_option(word: str) -> bool:
    """Whether a word is an option; a number below 0 and a dash alone are values."""
    return word.startswith("--") or (word.startswith("-") and word[1:2].isalpha())
