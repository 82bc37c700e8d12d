"""`mazmorra host`: opens a table, to which friends on other machines come."""

from __future__ import annotations

import errno
from dataclasses import replace

from app.cli import play
from app.cli.parser import Arguments
from app.config.start_options import StartOptions
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.net.invitations import PORT
from app.net.own_ports import port_problem
from app.validation.errors import WrongUse


def run(texts: Texts, arguments: Arguments) -> int:
    """Run the full screen with an open table. Return the exit code. Raise `WrongUse`."""
    if arguments.plain:
        raise WrongUse("cli-no-plain")
    check_door(arguments.address or "", arguments.port)

    def change(options: StartOptions) -> StartOptions:
        return replace(
            options,
            hosts=True,
            name=arguments.name or "",
            address=arguments.address or "",
            port=arguments.port,
        )

    return play.run(texts, arguments, change)


def check_door(address: str, port: int) -> None:
    """Raise `WrongUse` if no table can be opened at an address and a port of this machine. The
    usual port may be taken: then the table is at the next one that is free."""
    problem = port_problem(address, port)
    if problem is None:
        return
    if problem.errno != errno.EADDRINUSE:
        why = literal(problem.strerror or str(problem), 60)
        raise WrongUse("cli-no-door", port=str(port), why=why)
    if port != PORT:
        raise WrongUse("cli-port-taken", port=str(port))
