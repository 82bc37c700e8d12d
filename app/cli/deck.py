"""`mazmorra deck`: begins a deck or labyrinth, checks it, tries changes, prints schemas."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path

from app.cli.parser import Arguments
from app.cli.table import COMMANDS, TRY, CommandOption
from app.content import checks, scaffold
from app.content.content_index import ContentIndex
from app.content.file_kinds import DECK, LABYRINTH, ContentKind, display_name
from app.files import paths
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import games
from app.session.exit_codes import OK, WRONG_USE
from app.text.decks import deck_lines
from app.text.errors import file_words
from app.text.game_names import game_name
from app.validation.arg_types import one_of
from app.validation.errors import WrongUse
from engines.kernel.meant import near_to
from engines.kernel.problems import DeckError

Duplicates = Callable[[ContentKind], Mapping[str, tuple[str, str]]]
"""The result of `checks.duplicates` for a kind."""

PATH_CELLS = 400
NAME_CELLS = 40
MOST_NAMES = 12
"""The player's own names that are shown where no file has the name."""


def run(texts: Texts, arguments: Arguments) -> int:
    """Run `new`, `check`, `try` or `schema` and return the exit code. Raise `WrongUse`."""
    if arguments.what == "try":
        from app.cli import deck_try  # the laboratory, which the others don't need

        return deck_try.run(texts, arguments)
    if given := [
        item.name for item in COMMANDS["deck"] if item.group == TRY and _given(arguments, item)
    ]:
        raise WrongUse("trial-only", option=given[0], what=arguments.what)
    if arguments.what == "new":
        return _new(texts, arguments.which)
    return (
        _schema(arguments.which) if arguments.what == "schema" else _check(texts, arguments.which)
    )


def _given(arguments: Arguments, option: CommandOption) -> bool:
    return bool(getattr(arguments, option.key) != option.absent)


def _shown(path: object) -> str:
    return literal(str(path), PATH_CELLS)


# -- new


def _with_files() -> tuple[str, ...]:
    """Return the games that are played with files that players can make, presets apart."""
    made = {LABYRINTH, DECK}
    return tuple(
        game.id for game in games().values() if made & {files.kind for files in game.content}
    )


def _new(texts: Texts, which: Sequence[str]) -> int:
    if len(which) != 2:
        raise WrongUse("cli-deck-new", games=", ".join(_with_files()))
    game, wanted = one_of("deck new", which[0], _with_files(), "cli-unknown-game"), which[1]
    data = paths.data_folder()
    try:
        path = scaffold.place_for(game, wanted, data)
    except scaffold.BadPlace:
        raise WrongUse("cli-deck-outside", found=_shown(wanted)) from None
    except scaffold.BadName:
        raise WrongUse("cli-deck-name", found=_shown(wanted)) from None
    try:
        made = scaffold.make(game, path, data / "schema", texts)
    except scaffold.NameTaken as taken:
        raise WrongUse("cli-deck-taken", path=_shown(taken.path)) from None
    except OSError as problem:
        print(file_words(texts, problem, _shown(problem.filename or path)), file=sys.stderr)
        return WRONG_USE
    for file in made:
        print(_shown(file))
    name = wanted
    if os.sep in wanted:  # a path without a separator would be taken for an id
        name = str(path) if os.sep in str(path) else os.path.join(os.curdir, path)
    option = scaffold.scenario_of(game)
    print(texts("cli-deck-made", game=game, option=option, name=_shown(name)))
    return OK


# -- check


def _check(texts: Texts, which: Sequence[str]) -> int:
    """Check what is named, or all of the player's own: `file:line:column: sentence`."""
    data = paths.data_folder()
    own, library = [*checks.players_content(data)], ContentIndex(data)

    @cache
    def duplicates(kind: ContentKind) -> Mapping[str, tuple[str, str]]:
        return checks.duplicates(kind, library.repository(kind.game))

    named = [one for name in which for one in _named(name, own)]
    chosen: Sequence[tuple[Path, ContentKind | None]] = named if which else own
    if not chosen:
        print(texts("cli-deck-none", path=_shown(data)))
    good = [_is_good(texts, path, kind, duplicates) for path, kind in chosen]
    return OK if all(good) else WRONG_USE


def _named(
    name: str, own: Sequence[tuple[Path, ContentKind]]
) -> list[tuple[Path, ContentKind | None]]:
    """Return what a name stands for: a path, or else the player's own things of that name.

    Raise `WrongUse` for a name of nothing.
    """
    path = paths.typed_path(name)
    inside = os.path.isdir(path) or path.parent.name  # Path's own raises for long names
    if path.name in ("", "..") or not inside:
        path = Path(os.path.realpath(path))  # such as `.`, which has no name of its own
    if os.path.lexists(path) or os.sep in name:
        return [(path, None)]
    if mine := [one for one in own if name in (one[0].name, one[0].stem)]:
        return [*mine]
    names = sorted({one[0].stem for one in own})
    if near := near_to(name.lower(), names):
        raise WrongUse("cli-deck-near", found=_shown(name), close=literal(near, NAME_CELLS))
    listed = ", ".join(literal(one, NAME_CELLS) for one in names[:MOST_NAMES])
    raise WrongUse("cli-deck-missing", found=_shown(name), names=listed, n=len(names))


def _is_good(texts: Texts, path: Path, kind: ContentKind | None, duplicates: Duplicates) -> bool:
    """Check one thing, print the result, and return whether it is good.

    `kind` is None but for the player's own things, of which no two may have the same id.
    """
    if _is_missing(path):
        print(texts("cli-deck-absent", path=_shown(path)), file=sys.stderr)
        return False
    try:
        known = kind or checks.kind_of(path)
        read = path if kind else checks.content_path(path)
        error = checks.error_in(read, known)
    except checks.UnknownKind:
        print(f"{_shown(path)}: {texts('cli-deck-unknown')}", file=sys.stderr)
        return False
    except DeckError as problem:
        return _refuse(texts, path, problem)
    except OSError as problem:
        print(file_words(texts, problem, _shown(path)), file=sys.stderr)
        return False
    if error is not None:
        return _refuse(texts, read, error)
    if kind and (duplicate := duplicates(kind).get(display_name(path))):
        said = texts("cli-deck-twin", id=duplicate[0], other=literal(duplicate[1], NAME_CELLS))
        print(f"{_shown(path)}: {said}", file=sys.stderr)
        return False
    game = game_name(texts, known.game)
    print(f"{_shown(path)}: {texts('cli-deck-good', kind=known.name, game=game)}")
    for odd in checks.oddities(read, known):
        name = literal(odd.name.of(texts.language), NAME_CELLS)
        said = texts("cli-deck-odd", name=name, what=texts(odd.message, **odd.values))
        print(f"{_shown(path)}: {said}")
    return True


def _is_missing(path: Path) -> bool:
    """Whether nothing has this path. A link that leads nowhere is something."""
    try:
        os.lstat(path)
    except FileNotFoundError:
        return True
    except OSError:  # reading it fails, too, and says why
        return False
    return False


def _refuse(texts: Texts, path: Path, error: DeckError) -> bool:
    for line in deck_lines(texts, error, _shown(path.parent)):
        print(line, file=sys.stderr)
    return False


# -- schema


def _schema(which: Sequence[str]) -> int:
    """Print one schema, or the names of all."""
    schemas = {
        name.removesuffix(".json").rpartition(".v")[0]: text
        for name, text in scaffold.schema_texts().items()
    }
    if not which:
        print("\n".join(schemas))
        return OK
    wanted = which[0].removesuffix(".json")
    wanted = wanted.rpartition(".v")[0] or wanted
    if len(which) > 1:
        raise WrongUse("cli-unknown-argument", found=which[1])
    print(schemas[one_of("deck schema", wanted, [*schemas])], end="")
    return OK
