"""`mazmorra host`: opens a table, to which friends on other machines come."""

from __future__ import annotations

from dataclasses import replace

from app.cli import play
from app.cli.parser import Arguments
from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.validation.errors import WrongUse


def run(texts: Texts, arguments: Arguments) -> int:
    """Run the full screen with an open table. Return the exit code. Raise `WrongUse`."""
    if arguments.plain:
        raise WrongUse("cli-no-plain")

    def change(options: StartOptions) -> StartOptions:
        return replace(
            options,
            hosts=True,
            name=arguments.name or "",
            address=arguments.address or "",
            port=arguments.port,
        )

    return play.run(texts, arguments, change)
