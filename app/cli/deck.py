"""`mazmorra deck`: something new to begin from, a check with places, the schemas for editors."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.arguments import add_what, help_text
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import games
from app.session.exit_codes import OK, WRONG_USE
from app.validation.arg_types import one_of
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to

if TYPE_CHECKING:
    from app.content.checks import ContentKind
    from engines.kernel.problems import DeckError

Twins = Callable[["ContentKind"], Mapping[str, tuple[str, str]]]
"""Of a kind what `checks.twins` has found."""

WHAT = ("new", "check", "schema")
PATH_CELLS = 400
NAME_CELLS = 40
MOST_NAMES = 12
"""Names of somebody's own that are told, where none of them was meant."""


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What `mazmorra deck` takes. Nothing that is slow to import is needed for it."""
    group = parser.add_argument_group(texts("cli-group-deck"))
    add_what(group, "deck", WHAT, texts)
    which = help_text(texts("cli-deck-which"))
    group.add_argument("which", nargs="*", metavar=texts("cli-value-which"), help=which)


def run(texts: Texts, found: argparse.Namespace) -> int:
    """Carry the command out; its exit code. Raises `WrongUse`."""
    what, which = found.what, found.which
    if what is None:
        raise WrongUse("cli-say-what", choices=", ".join(WHAT))
    if what == "new":
        return _new(texts, which)
    return _schema(which) if what == "schema" else _check(texts, which)


# -- new


def _new(texts: Texts, which: Sequence[str]) -> int:
    from app.content import scaffold
    from app.files import paths
    from app.text.errors import file_words

    if len(which) != 2:
        raise WrongUse("cli-deck-new", games=", ".join(_with_files()))
    game, wanted = one_of("deck new", which[0], _with_files()), which[1]
    data = paths.data_folder()
    try:
        path = scaffold.place_for(game, wanted, data)
    except scaffold.BadName:
        raise WrongUse("cli-deck-name", found=literal(wanted, PATH_CELLS)) from None
    try:
        made = scaffold.make(game, path, data / "schema", texts)
    except scaffold.NameTaken as taken:
        shown = literal(str(taken.path), PATH_CELLS)
        raise WrongUse("cli-deck-taken", path=shown) from None
    except OSError as problem:
        shown = literal(str(problem.filename or path), PATH_CELLS)
        print(file_words(texts, problem, shown), file=sys.stderr)
        return WRONG_USE
    for file in made:
        print(literal(str(file), PATH_CELLS))
    called = literal(_typed(path) if os.sep in wanted else wanted, PATH_CELLS)
    print(texts("cli-deck-made", game=game, option=scaffold.scenario_of(game), name=called))
    return OK


def _with_files() -> tuple[str, ...]:
    """The games for which people can make something."""
    return tuple(game.id for game in games().values() if game.content)


def _typed(path: Path) -> str:
    """A path as commands take it: with a separator, so that it is no id."""
    return str(path) if os.sep in str(path) else os.path.join(os.curdir, path)


# -- check


def _check(texts: Texts, which: Sequence[str]) -> int:
    """Check what is named, or all that is the player's own: `file:line:column: sentence`."""
    from app.content import checks
    from app.content.content_index import ContentIndex
    from app.files import paths

    own = [*checks.own(paths.data_folder())]
    library = ContentIndex(paths.data_folder())

    @cache
    def twins(kind: ContentKind) -> Mapping[str, tuple[str, str]]:
        return checks.twins(kind, library.shelf(kind.game))

    asked = [one for name in which for one in _asked(name, own)]
    found: Sequence[tuple[Path, ContentKind | None]] = asked if which else own
    if not found:
        print(texts("cli-deck-none", path=literal(str(paths.data_folder()), PATH_CELLS)))
    answers = [_checked(texts, path, kind, twins) for path, kind in found]
    return OK if all(answers) else WRONG_USE


def _asked(
    name: str, own: Sequence[tuple[Path, ContentKind]]
) -> list[tuple[Path, ContentKind | None]]:
    """What a name stands for: a path, or else whatever is the player's own and called so.

    Raises `WrongUse` for a name of nothing.
    """
    path = _path(name)
    if os.path.lexists(path) or os.sep in name:
        return [(path, None)]
    if mine := [one for one in own if name in (one[0].name, one[0].stem)]:
        return [*mine]
    names = sorted({one[0].stem for one in own})
    shown = literal(name, PATH_CELLS)
    if near := near_to(name.lower(), names):
        raise WrongUse("cli-deck-near", found=shown, close=literal(near, PATH_CELLS))
    told = ", ".join(literal(one, NAME_CELLS) for one in names[:MOST_NAMES])
    raise WrongUse("cli-deck-missing", found=shown, names=told, n=len(names))


def _path(name: str) -> Path:
    """A path as it was written, whole where its end has no name (`.`)."""
    from app.files import paths

    path = paths.typed(name)
    inside = os.path.isdir(path) or path.parent.name  # Path's own raises for long names
    return path if path.name not in ("", "..") and inside else Path(os.path.realpath(path))


def _checked(texts: Texts, path: Path, kind: ContentKind | None, twins: Twins) -> bool:
    """Check one thing and say what came of it. A `kind` has only what lies among the player's own,
    where no two may have the same id."""
    from app.content import checks
    from app.content.file_kinds import called
    from app.text.errors import file_words
    from app.text.game_names import game_name
    from engines.kernel.problems import DeckError

    shown = literal(str(path), PATH_CELLS)
    try:
        known = kind or checks.kind_of(path)
        read = path if kind else checks.whole(path)
        error = checks.checked(read, known)
    except checks.UnknownKind:
        print(f"{shown}: {texts('cli-deck-unknown')}", file=sys.stderr)
        return False
    except DeckError as problem:
        return _refused(texts, path, problem)
    except OSError as problem:
        print(file_words(texts, problem, shown), file=sys.stderr)
        return False
    if error is not None:
        return _refused(texts, read, error)
    if kind and (twin := twins(kind).get(called(path))):
        told = texts("cli-deck-twin", id=twin[0], other=literal(twin[1], NAME_CELLS))
        print(f"{shown}: {told}", file=sys.stderr)
        return False
    game = game_name(texts, known.game)
    print(f"{shown}: {texts('cli-deck-good', kind=known.name, game=game)}")
    return True


def _refused(texts: Texts, path: Path, error: DeckError) -> bool:
    from app.text.decks import deck_lines

    for line in deck_lines(texts, error, literal(str(path.parent), PATH_CELLS)):
        print(line, file=sys.stderr)
    return False


# -- schema


def _schema(which: Sequence[str]) -> int:
    """One schema, or the names of all."""
    from app.content.scaffold import schema_texts

    schemas = schema_texts()
    names = {name.removesuffix(".json").rpartition(".v")[0]: text for name, text in schemas.items()}
    if not which:
        for name in names:
            print(name)
        return OK
    wanted = which[0].removesuffix(".json")
    wanted = wanted.rpartition(".v")[0] or wanted
    if len(which) > 1:
        raise WrongUse("cli-unknown-argument", found=which[1])
    print(names[one_of("deck schema", wanted, [*names])], end="")
    return OK
