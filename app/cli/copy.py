"""`mazmorra copy`: copies the matches and tables of a server from one store to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from app.cli.parser import Arguments
from app.cli.server_store import UNOPENED, cant_open, check_extra, is_database
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

    if is_database(arguments.source) == is_database(arguments.target):
        raise WrongUse("cli-copy-which")

    def tell(match: str, problem: BaseException) -> None:
        other = isinstance(problem, DifferentMatch)
        why = texts("cli-copy-other") if other else words_for(texts, problem)
        print(texts("cli-copy-failed", match=match, why=why))

    sides: list[Side] = []
    try:
        for place, there in ((arguments.source, True), (arguments.target, False)):
            sides.append(_side(texts, place, there=there))
        source, target = sides
        done = copy_all(source, target, tell)
    except UNREADABLE as problem:
        raise CantStart("cli-copy-broken", why=words_for(texts, problem)) from problem
    finally:
        for side in sides:
            side.close()
    counts = {name: str(getattr(done, name)) for name in ("matches", "same", "failed", "tables")}
    print(texts("cli-copy-done", **counts))
    return WRONG_USE if done.failed else OK


def _side(texts: Texts, place: str, *, there: bool) -> Side:
    """Return a store to copy from, which must be there, or to. Raise `WrongUse`."""
    try:
        return _opened(place, there=there)
    except UNOPENED as problem:
        raise cant_open(texts, problem, database=is_database(place)) from problem


def _opened(place: str, *, there: bool) -> Side:
    from app.server.copying import FolderSide

    if not is_database(place):
        folder = paths.typed_path(place)
        try:
            return FolderSide(folder, there=there)
        except NotADirectoryError as problem:
            raise CantStart("cli-copy-no-folder", folder=literal(str(folder), 120)) from problem
    check_extra()
    from app.server.postgres.copying import PostgresSide

    return PostgresSide(place)
