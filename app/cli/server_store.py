"""Where a server keeps its matches, a folder or a database, as the command line names it."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Final

from app.files.errors import Busy, NewerStore, StoreError
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.journal import JournalFailed
from app.text.errors import holder_words, words_for
from app.validation.errors import CantStart, WrongUse

DATABASES: Final = ("postgresql://", "postgres://")
"""The beginnings of the address of a database."""
UNOPENED: Final = (JournalFailed, StoreError, OSError, ValueError)
"""The errors of a store that can't be opened. A `ValueError` is about the address."""


def is_database(place: str) -> bool:
    """Whether a store is named by the address of a database, and not by a folder."""
    return place.lower().startswith(DATABASES)


def check_extra() -> None:
    """Raise `CantStart` without the extra that PostgreSQL needs."""
    if find_spec("asyncpg") is None:
        raise CantStart("cli-no-asyncpg")


def cant_open(texts: Texts, problem: BaseException, *, database: bool) -> WrongUse:
    """Return the report of a store that can't be opened, for an error of `UNOPENED`. It doesn't
    repeat the address of a database: there may be a password in it."""
    where = "database" if database else "folder"
    match problem:
        case Busy():
            who = holder_words(texts, problem.holder)
            return CantStart(f"cli-server-{where}-busy", who=who)
        case NewerStore():
            return CantStart("cli-server-newer")
        case ValueError():
            return WrongUse("cli-bad-database")
        case JournalFailed() if database:
            why = literal(problem.detail, 160)
        case _:
            why = words_for(texts, problem)
    return CantStart(f"cli-no-server-{where}", why=why)
