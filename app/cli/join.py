"""`mazmorra join`: goes to a friend's table on another machine, or to the tables of a server."""

from __future__ import annotations

from dataclasses import replace

from app.cli import play
from app.cli.parser import Arguments
from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.net.invitations import read_place
from app.validation.errors import WrongUse


def run(texts: Texts, arguments: Arguments) -> int:
    """Run the full screen at a friend's table. Return the exit code. Raise `WrongUse`."""
    if arguments.plain:
        raise WrongUse("cli-no-plain")
    if read_place(arguments.invitation) is None:
        raise WrongUse("cli-bad-invitation", found=literal(arguments.invitation, 60))

    def change(options: StartOptions) -> StartOptions:
        return replace(options, join=arguments.invitation, name=arguments.name or "")

    return play.run(texts, arguments, change)
