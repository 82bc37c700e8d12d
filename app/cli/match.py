"""`mazmorra match`: lists the saved matches, exports one as a file, imports or verifies one."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from app.cli import verify
from app.cli.columns import aligned
from app.cli.parser import Arguments
from app.files import paths
from app.files.errors import Busy
from app.files.safe_read import read_file
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.journal import JournalFailed
from app.session.exit_codes import OK, WRONG_USE
from app.store.archive import Archive, SavedMatch, opened_beside
from app.store.exchange import MOST_BYTES, export_to, file_name, from_bytes, take_in
from app.store.matches import Matches
from app.text.errors import UNREADABLE, holder_words, words_for
from app.text.game_names import game_name
from app.validation.errors import WrongUse

_ID_CELLS = 16
_NAMES_CELLS = 60
_LINE_CELLS = 400


def run(texts: Texts, arguments: Arguments) -> int:
    """Run `list`, `export`, `import` or `verify`; return the exit code. Raise `WrongUse`."""
    what, which, file = arguments.what, arguments.which, arguments.file
    code = OK
    if what != "list" and not which:
        raise WrongUse(f"cli-match-which-{what}")
    if (what == "list" and which) or (what in ("import", "verify") and file):
        raise WrongUse("cli-unknown-argument", found=which if what == "list" else file)
    try:
        if what == "import":
            said = _import(texts, Path(which))
        elif what == "verify" and Path(which).is_file():
            code, lines = verify.verdict(texts, verify.match_of_file(Path(which)))
            said = "\n".join(lines)
        else:
            with _opened() as archive:
                if what == "list":
                    said = _list(texts, archive)
                elif what == "verify":
                    found = verify.saved_match(archive, _found(archive, which).id)
                    code, lines = verify.verdict(texts, found)
                    said = "\n".join(lines)
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
    print(said)
    return code


@contextmanager
def _opened() -> Iterator[Archive]:
    """Yield the saved matches, to be read only where another program has them open."""
    archive: Archive
    try:
        archive = Matches(paths.database())
    except Busy:
        archive = opened_beside(paths.database())
    try:
        yield archive
    finally:
        archive.shut()


def _list(texts: Texts, archive: Archive) -> str:
    saved = [*archive.unfinished(), *archive.finished()]
    return "\n".join(aligned([_row(texts, one) for one in saved])) or texts("cli-match-none")


def _row(texts: Texts, saved: SavedMatch) -> tuple[str, ...]:
    """Return the cells of a match: id, time, game, state, decisions, players, name."""
    ident = literal(saved.id, _ID_CELLS)
    seconds = max(0, saved.updated) / 1000
    when = time.strftime("%Y-%m-%d %H:%M", time.localtime(min(seconds, 1e10)))
    if saved.broken:
        return (ident, when, texts("cli-match-broken"), "", "", "", "")
    return (
        ident,
        when,
        literal(game_name(texts, saved.game), _NAMES_CELLS),
        texts("cli-match-state", state="on" if saved.finished is None else "over"),
        texts("cli-match-decisions", count=saved.decisions),
        literal(", ".join(seat.name for seat in saved.seats), _NAMES_CELLS),
        literal(saved.name, _NAMES_CELLS),
    )


def _found(archive: Archive, beginning: str) -> SavedMatch:
    """Return the match whose id begins so. Raise `WrongUse` for none, and for several."""
    all_saved = (*archive.unfinished(), *archive.finished())
    found = [saved for saved in all_saved if saved.id.startswith(beginning)]
    if len(found) != 1:
        message = "cli-match-several" if found else "cli-match-unknown"
        raise WrongUse(message, found=literal(beginning, _NAMES_CELLS))
    return found[0]


def _export(texts: Texts, archive: Archive, beginning: str, file: str | None) -> str:
    found = _found(archive, beginning)
    path = Path(file or file_name(found.game, found.id))
    export_to(archive, found.id, path)
    shown = literal(str(path), _LINE_CELLS)
    return texts("cli-match-exported", path=shown, count=found.decisions)


def _import(texts: Texts, path: Path) -> str:
    found = from_bytes(read_file(path, MOST_BYTES))
    try:
        matches = Matches(paths.database())
    except Busy as busy:
        raise WrongUse("cli-match-locked", who=holder_words(texts, busy.holder)) from None
    try:
        saved = take_in(matches, found)
    finally:
        matches.shut()
    same = saved.id == found.header.match
    return texts("cli-match-imported" if same else "cli-match-imported-anew", id=saved.id)
