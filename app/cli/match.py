"""`mazmorra match`: the saved matches as a list, one as a file, a file as one of them."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from app.cli.arguments import add_what, help_text
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.session.exit_codes import OK, WRONG_USE
from app.text.game_names import game_name
from app.validation.errors import WrongUse

if TYPE_CHECKING:
    from app.store.archive import Archive, SavedMatch

WHAT = ("list", "export", "import")
_ID_CELLS = 16
_NAMES_CELLS = 60
_LINE_CELLS = 400


def add_arguments(parser: argparse.ArgumentParser, texts: Texts) -> None:
    """What `mazmorra match` takes. Nothing that is slow to import is needed for it."""
    group = parser.add_argument_group(texts("cli-group-match"))
    add_what(group, "match", WHAT, texts)
    for name, metavar, words in (
        ("which", "cli-value-id", texts("cli-match-id")),
        ("file", "cli-value-file", texts("cli-match-file")),
    ):
        group.add_argument(name, nargs="?", metavar=texts(metavar), help=help_text(words))


def run(texts: Texts, found: argparse.Namespace) -> int:
    """Carry the command out; its exit code. Raises `WrongUse`."""
    what, which, file = found.what, found.which, found.file
    if what is None:
        raise WrongUse("cli-say-what", choices=", ".join(WHAT))
    if what != "list" and not which:
        raise WrongUse(f"cli-match-which-{what}")
    if (what == "list" and which) or (what == "import" and file):
        raise WrongUse("cli-unknown-argument", found=which if what == "list" else file)
    return _carried_out(texts, what, which, file)


def _carried_out(texts: Texts, what: str, which: str, file: str | None) -> int:
    from app.files import paths
    from app.match.journal import JournalFailed
    from app.text.errors import UNREADABLE, words_for

    try:
        if what == "import":
            said = _import(texts, Path(which))
        else:
            with _opened() as archive:
                if what == "list":
                    said = _list(texts, archive)
                else:
                    said = _export(texts, archive, which, file)
    except JournalFailed:  # its own words are for a match that goes on without being saved
        shown = literal(str(paths.database()), _LINE_CELLS)
        print(texts("cli-match-no-place", path=shown), file=sys.stderr)
        return WRONG_USE
    except UNREADABLE as problem:
        for line in words_for(texts, problem).splitlines():
            print(literal(line, _LINE_CELLS), file=sys.stderr)
        return WRONG_USE
    for line in said:
        print(line)
    return OK


@contextmanager
def _opened() -> Iterator[Archive]:
    """The saved matches; those of a program that runs are only looked at."""
    from app.files import paths
    from app.files.errors import Busy
    from app.store.archive import opened_beside
    from app.store.matches import Matches

    archive: Archive
    try:
        archive = Matches(paths.database())
    except Busy:
        archive = opened_beside(paths.database())
    try:
        yield archive
    finally:
        archive.shut()


def _list(texts: Texts, archive: Archive) -> Sequence[str]:
    saved = [*archive.unfinished(), *archive.finished()]
    return [_line(texts, one) for one in saved] or [texts("cli-match-none")]


def _line(texts: Texts, saved: SavedMatch) -> str:
    ident = literal(saved.id, _ID_CELLS)
    seconds = max(0, saved.updated) / 1000
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(min(seconds, 1e10)))
    if saved.broken:
        return texts("cli-match-broken", id=ident, when=when)
    return texts(
        "cli-match-line",
        id=ident,
        when=when,
        game=literal(game_name(texts, saved.game), _NAMES_CELLS),
        state="on" if saved.finished is None else "over",
        count=saved.decisions,
        names=literal(", ".join(seat.name for seat in saved.seats), _NAMES_CELLS),
        called=literal(saved.name, _NAMES_CELLS),
    ).rstrip()


def _export(texts: Texts, archive: Archive, which: str, file: str | None) -> Sequence[str]:
    from app.store.exchange import export_to, file_name

    saved = _found(archive, which)
    path = Path(file) if file else Path(file_name(saved.game, saved.id))
    export_to(archive, saved.id, path)
    shown = literal(str(path), _LINE_CELLS)
    return [texts("cli-match-exported", path=shown, count=saved.decisions)]


def _found(archive: Archive, beginning: str) -> SavedMatch:
    """The one match whose id begins so. Raises `WrongUse`."""
    all_saved = (*archive.unfinished(), *archive.finished())
    found = [saved for saved in all_saved if saved.id.startswith(beginning)]
    if len(found) != 1:
        message = "cli-match-several" if found else "cli-match-unknown"
        raise WrongUse(message, found=literal(beginning, _NAMES_CELLS))
    return found[0]


def _import(texts: Texts, path: Path) -> Sequence[str]:
    from app.files import paths
    from app.files.errors import Busy
    from app.files.safe_read import read_file
    from app.store.exchange import MOST_BYTES, from_bytes, take_in
    from app.store.matches import Matches
    from app.text.errors import holder_words

    data = read_file(path, MOST_BYTES)
    found = from_bytes(data)
    try:
        matches = Matches(paths.database())
    except Busy as busy:
        raise WrongUse("cli-match-locked", who=holder_words(texts, busy.holder)) from None
    try:
        saved = take_in(matches, found)
    finally:
        matches.shut()
    same = saved.id == found.header.match
    message = "cli-match-imported" if same else "cli-match-imported-anew"
    return [texts(message, id=saved.id)]
