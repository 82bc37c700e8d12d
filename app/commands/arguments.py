"""What the arguments of all commands share: how their help is written, and what is taken for them.

Each check returns the value, or raises `WrongUse` naming the option.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence

from app.commands.wrong import WrongUse
from app.text.fluent import Texts
from app.text.literal import literal
from engines.kernel.meant import near_to

LONGEST_NUMBER = 9
"""Digits of a number: none of ours has more."""


def help_text(text: str) -> str:
    """A text for argparse, which fills in what follows a per cent sign."""
    return text.replace("%", "%%")


def one_of(option: str, found: str, choices: Sequence[str]) -> str:
    """One of the choices; a refusal names what was probably meant, else all of them."""
    if found in choices:
        return found
    shown = literal(found, 80)
    if near := near_to(found.lower(), choices):
        raise WrongUse("cli-close-choice", option=option, found=shown, close=near)
    raise WrongUse("cli-not-a-choice", option=option, found=shown, choices=", ".join(choices))


def filled(option: str) -> Callable[[str], str]:
    """Takes any text that is not blank."""

    def check(found: str) -> str:
        if not found.strip():
            raise WrongUse("cli-empty-value", option=option)
        return found

    return check


def whole(option: str, found: str, least: int, most: int) -> int:
    """A whole number within bounds."""
    good = found.isascii() and found.isdecimal() and len(found) <= LONGEST_NUMBER
    if not good or not least <= int(found) <= most:
        bounds = {"least": str(least), "most": str(most)}
        raise WrongUse("cli-option-number", name=option, found=literal(found, 40), **bounds)
    return int(found)


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


class Options:
    """The options of a group of a command. Their help is the message that is named for it, else
    the one of the same name in a `room` of messages."""

    def __init__(self, group: argparse._ArgumentGroup, texts: Texts, room: str) -> None:
        self._group, self._texts, self._room = group, texts, room

    def _help(self, name: str, about: str = "", default: str = "") -> str:
        return help_text(self._texts(about or f"{self._room}-{name}", default=default))

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
