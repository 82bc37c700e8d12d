"""`mazmorra serve`: runs a server with many tables. It needs no terminal."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

from app.cli.parser import Arguments
from app.cli.server_store import UNOPENED, cant_open, check_extra, is_database
from app.cli.table import COMMANDS
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.session.exit_codes import OK
from app.validation.arg_types import whole
from app.validation.errors import CantStart, WrongUse
from app.validation.startup import check_program

if TYPE_CHECKING:
    from app.server.claims import Claims
    from app.server.options import ServeOptions
    from app.server.store import ServerStore

PREFIX: Final = "MAZMORRA_SERVE_"
"""The beginning of the variables that set options: `MAZMORRA_SERVE_PORT` for `--port`."""
FOLDER: Final = "server"
ALL_GUESSES: Final = 20
"""The wrong codes of all addresses together, as a multiple of those of one address."""
NO: Final = frozenset({"", "0", "no", "false"})
"""What a variable says for an option that is off."""


def run(texts: Texts, arguments: Arguments) -> int:
    """Run the server until a signal ends it. Return the exit code. Raise `WrongUse`."""
    import asyncio

    check_program()
    options = serve_options(arguments, os.environ)
    from app.net.early_port import listen_early

    early = listen_early(options.address, options.port)
    from app.server import json_log
    from app.server.serve import PublicServer, run_until_signalled
    from app.session.opener import default_names

    json_log.set_up(os.environ.get("MAZMORRA_LOG", "info"))
    if options.ssh:
        key = _host_key(texts, options.folder)
        options = replace(options, host_key=key, language=texts.language)
    try:
        store, claims = _opened(options)
    except UNOPENED as problem:
        raise cant_open(texts, problem, database=bool(options.database)) from problem
    server = PublicServer(options, store, default_names(texts), claims, early)
    try:
        asyncio.run(run_until_signalled(server))
    except OSError as problem:
        raise CantStart("cli-no-server-port", why=literal(str(problem), 120)) from problem
    return OK


def _opened(options: ServeOptions) -> tuple[ServerStore, Claims | None]:
    """Return the store, and again if other servers share it. Raise one of `UNOPENED`, and
    `CantStart`."""
    if options.database:
        check_extra()
        from app.server.postgres.store import PostgresStore

        shared = PostgresStore(options.database, options.peer_place)
        return shared, shared
    from app.server.store import LocalStore

    return LocalStore(options.folder), None


def _host_key(texts: Texts, folder: Path) -> str:
    """Return the key of this server for SSH. Raise `CantStart`."""
    from app.server import host_key
    from app.text.errors import words_for

    if not host_key.installed():
        raise CantStart("cli-no-ssh")
    path = folder / host_key.FILE
    try:
        return host_key.read_or_make(path)
    except OSError as problem:
        why = words_for(texts, problem)
        raise CantStart("cli-no-host-key", path=str(path), why=why) from problem


def serve_options(arguments: Arguments, env: Mapping[str, str]) -> ServeOptions:
    """Return the options of the command line, or else of the environment. Raise `WrongUse`."""
    from app.net.addresses import ServerLimits
    from app.net.invitations import read_place
    from app.server.options import ServeOptions

    given = {name: value for name, value in _given(arguments, env).items() if value is not None}
    limits = {
        name: given.pop(key)
        for key, name in (
            ("most_tables", "tables"),
            ("most_lines", "lines"),
            ("most_per_address", "lines_per_address"),
            ("most_messages", "messages"),
            ("most_guesses", "guesses"),
        )
        if key in given
    }
    if "lines_per_address" in limits:  # all of them come at once after a restart
        most = limits["lines_per_address"]
        limits["new_lines_per_second"] = max(ServerLimits().new_lines_per_second, most)
    if "guesses" in limits:
        limits["all_guesses"] = ALL_GUESSES * limits["guesses"]
    folder = given.pop("folder", None)
    place = paths.typed_path(folder) if folder else paths.state_folder() / FOLDER
    if "url" in given:
        given["url"] = _checked_url(given["url"])
    peer = given.get("peer_address", "")
    if peer and read_place(peer) is None:
        raise WrongUse("cli-bad-peer", found=literal(peer, 80))
    if "database" in given and not is_database(given["database"]):
        raise WrongUse("cli-bad-database")
    return ServeOptions(place, limits=ServerLimits(**limits), **given)


def _given(arguments: Arguments, env: Mapping[str, str]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for option in COMMANDS["serve"]:
        name = f"{PREFIX}{option.key.upper()}"
        value = getattr(arguments, option.key) or None
        if value is None and name in env:
            said = env[name]
            if option.flag:
                value = said.lower() not in NO
            else:
                value = whole(name, said, 1, option.most) if option.most else said or None
        found[option.key] = value
    return found


def _checked_url(url: str) -> str:
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.netloc or parts.path not in ("", "/"):
        raise WrongUse("cli-bad-url", found=literal(url, 80))
    return url
