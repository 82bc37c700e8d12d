"""What the arguments of all commands share: how they are added, and how their help is written."""

from __future__ import annotations

import argparse
from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.registry import games
from app.text.game_names import game_name
from app.validation.arg_types import filled, one_of, whole


def help_text(text: str) -> str:
    """A text for argparse, which fills in what follows a per cent sign."""
    return text.replace("%", "%%")


def add_what(
    group: argparse._ArgumentGroup, command: str, choices: Sequence[str], texts: Texts
) -> None:
    """The word after a command that says what it does, which a shell can complete."""
    group.add_argument(
        "what",
        nargs="?",
        metavar=texts("cli-value-what"),
        choices=choices,
        type=lambda found: one_of(command, found, choices),
        help=help_text(texts(f"cli-{command}-what", choices=", ".join(choices))),
    )


def games_with(texts: Texts, option: str) -> str:
    """The names of the games that have an option which not every game has; "" for any other."""
    whose = (one.id for one in games().values() if option in one.scenario_options)
    return ", ".join(game_name(texts, game) for game in whose)


class OptionGroup:
    """The options of a group of a command. Their help is the message that is named for it, else
    the one of the same name in a `room` of messages."""

    def __init__(self, group: argparse._ArgumentGroup, texts: Texts, room: str) -> None:
        self._group, self._texts, self._room = group, texts, room

    def _help(self, name: str, about: str = "", default: str = "") -> str:
        message, games = about or f"{self._room}-{name}", games_with(self._texts, name)
        return help_text(self._texts(message, default=default, games=games))

    def value(self, name: str, metavar: str, about: str = "") -> None:
        """One that takes any text that is not blank."""
        shown, option = self._texts(metavar), f"--{name}"
        told = self._help(name, about)
        self._group.add_argument(option, metavar=shown, type=filled(option), help=told)

    def several(self, name: str, metavar: str, about: str = "") -> None:
        """One that may be given again and again; a list of what was."""
        shown, told = self._texts(metavar), self._help(name, about)
        self._group.add_argument(f"--{name}", metavar=shown, action="append", default=[], help=told)

    def number(self, name: str, most: int, default: int | None = None) -> None:
        """One that takes a whole number from 1; its help may name the default."""
        self._group.add_argument(
            f"--{name}",
            metavar=self._texts("lab-value-number"),
            default=default,
            type=lambda found: whole(f"--{name}", found, 1, most),
            help=self._help(name, default=str(default)),
        )

    def flag(self, name: str) -> None:
        """One that takes nothing."""
        self._group.add_argument(f"--{name}", action="store_true", help=self._help(name))
