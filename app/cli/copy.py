"""`mazmorra copy`: copies the matches and tables of a server from one store to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.parser import Arguments
from app.cli.serve import DATABASES, check_extra
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.session.exit_codes import OK, WRONG_USE
from app.validation.errors import CantStart, WrongUse

if TYPE_CHECKING:
    from app.server.copying import Side


def run(texts: Texts, arguments: Arguments) -> int:
    """Copy everything, and say what was copied. Return `WRONG_USE` if something could not be.
    Raise `WrongUse`."""
    from app.server.copying import DifferentMatch, copy_all
    from app.text.errors import UNREADABLE, words_for

    if _is_database(arguments.source) == _is_database(arguments.target):
        raise WrongUse("cli-copy-which")

    def tell(match: str, problem: BaseException) -> None:
        other = isinstance(problem, DifferentMatch)
        why = texts("cli-copy-other") if other else words_for(texts, problem)
        print(texts("cli-copy-failed", match=match, why=why))

    sides: list[Side] = []
    try:
        source = _side(arguments.source, there=True)
        sides.append(source)
        target = _side(arguments.target, there=False)
        sides.append(target)
        done = copy_all(source, target, tell)
    except UNREADABLE as problem:
        raise CantStart("cli-no-server-folder", why=words_for(texts, problem)) from problem
    finally:
        for side in sides:
            side.close()
    counts = {name: str(getattr(done, name)) for name in ("matches", "same", "failed", "tables")}
    print(texts("cli-copy-done", **counts))
    return WRONG_USE if done.failed else OK


def _is_database(place: str) -> bool:
    return place.partition("://")[0] in DATABASES


def _side(place: str, *, there: bool) -> Side:
    """Return a store to copy from, which must be there, or to. Raise what opening it raises."""
    from app.match.journal import JournalFailed
    from app.server.copying import FolderSide

    if not _is_database(place):
        folder = paths.typed_path(place)
        try:
            return FolderSide(folder, there=there)
        except NotADirectoryError as problem:
            raise CantStart("cli-copy-no-folder", folder=literal(str(folder), 120)) from problem
    check_extra()
    from app.server.postgres.copying import PostgresSide

    try:
        return PostgresSide(place)
    except JournalFailed as problem:
        why = literal(problem.detail, 160)
        raise CantStart("cli-no-server-database", why=why) from problem
