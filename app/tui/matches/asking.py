"""Questions with a text field about a match: its name, a file to write, a file to read."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

from app.config.logs import log
from app.files import paths
from app.files.safe_read import read_file
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.store.archive import Archive, SavedMatch
from app.store.exchange import MOST_BYTES, export_to, file_name, import_match
from app.store.matches import LONGEST_NAME, Matches
from app.text.errors import UNREADABLE, words_for
from app.tui.dialogs.text import TextQuestion

Done = Callable[[str], object]
"""Called with the written file, or with the id of the imported match."""


def new_name(texts: Texts, store: Matches, saved: SavedMatch) -> TextQuestion:
    def words() -> tuple[str, str]:
        return texts("matches-name-title"), texts("matches-name-about", most=LONGEST_NAME)

    def take(written: str) -> str:
        name = literal(written, 4 * LONGEST_NAME).strip()
        if len(name) > LONGEST_NAME or literal(name, LONGEST_NAME) != name:
            return texts("matches-name-long", most=LONGEST_NAME)
        return refused(texts, lambda: store.rename(saved.id, name))

    return TextQuestion(words, saved.name, take)


def file_to_write(texts: Texts, archive: Archive, saved: SavedMatch, done: Done) -> TextQuestion:
    """Ask for the file of an export; the offered folder is made if need be."""
    folder = paths.export_folder()

    def words() -> tuple[str, str]:
        about = "matches-export-about" if saved.finished else "matches-export-secret"
        return texts("matches-export-title"), texts(about)

    def take(written: str) -> str:
        path = path_from(written)
        if path is None:
            return texts("matches-no-path")

        def write() -> None:
            if path.parent == folder:
                paths.ensure_folder(folder)
            export_to(archive, saved.id, path)
            done(str(path))

        return refused(texts, write)

    return TextQuestion(words, str(folder / file_name(saved.game, saved.id)), take, path=True)


def file_to_read(texts: Texts, store: Matches, done: Done) -> TextQuestion:
    def words() -> tuple[str, str]:
        return texts("matches-import-title"), texts("matches-import-about")

    def take(written: str) -> str:
        path = path_from(written)
        if path is None:
            return texts("matches-no-path")
        return refused(texts, lambda: done(import_match(store, read_file(path, MOST_BYTES)).id))

    return TextQuestion(words, f"{paths.export_folder()}{os.sep}", take, path=True)


def path_from(written: str) -> Path | None:
    """Return a typed path, `~` for the home folder; None if it is empty or invalid."""
    text = written.strip()
    if not text or "\0" in text:
        return None
    return paths.absolute(text)


def refused(texts: Texts, work: Callable[[], object]) -> str:
    """Run `work`. Return the reason of its failure, or ""."""
    try:
        work()
    except UNREADABLE as problem:
        log("matches").info("refused: %r", problem)
        return words_for(texts, problem).splitlines()[0]
    return ""
