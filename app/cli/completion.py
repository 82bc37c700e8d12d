"""`mazmorra completion`: the script that completes commands in a shell.

`shtab` makes it from a parser of `argparse`, which is built here from the table for nothing else.
"""

from __future__ import annotations

from argparse import ArgumentParser
from typing import Any

import shtab

from app.cli.help import option_help, shown_options
from app.cli.parser import Arguments
from app.cli.table import COMMANDS, PROGRAM
from app.i18n.fluent import Texts
from app.session.exit_codes import OK


def run(texts: Texts, arguments: Arguments) -> int:
    top = ArgumentParser(prog=PROGRAM, add_help=False, description=_literal(texts("cli-about")))
    commands = top.add_subparsers()
    for name in COMMANDS:
        about = _literal(texts(f"cli-command-{name}"))
        parser = commands.add_parser(name, add_help=False, help=about, description=about)
        _add_options(parser, texts, name)
    _add_options(top, texts, None)
    print(shtab.complete(top, shell=arguments.shell))
    return OK


def _add_options(parser: ArgumentParser, texts: Texts, command: str | None) -> None:
    for option in shown_options(command):
        about: dict[str, Any] = {"help": _literal(option_help(texts, option))}
        if option.flag:
            about["action"] = "store_true"
        else:
            about["metavar"] = texts(option.value) if option.value else None
            about["choices"] = option.choices or None
        if not option.dashed:
            about["nargs"] = "*" if option.many else "?"
        elif option.many:
            about["action"] = "append"
        parser.add_argument(*filter(None, (option.short, option.name)), **about)


def _literal(text: str) -> str:
    """Return a text of which `argparse` fills in no per cent sign."""
    return text.replace("%", "%%")
