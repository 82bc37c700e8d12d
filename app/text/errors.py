"""Error messages for people: a sentence for every error that is data."""

from __future__ import annotations

import errno
from collections.abc import Iterable, Mapping
from typing import Final

from app.content.match_setup import BadChoice
from app.files.errors import BadExport, BrokenSave, Busy, Holder, NotOurs, StoreError
from app.i18n.fluent import Texts, Value
from app.match.headers import BadHeader, NewerFormat
from app.match.journal import JournalFailed
from app.match.lifecycle import UNREPLAYABLE, OtherRules
from app.match.match import WrongJournal
from app.registry import UnknownGame
from app.text.decks import blanks, deck_words
from engines.kernel.errors import EngineError
from engines.kernel.problems import DeckError

Unplayable = BadChoice | DeckError | EngineError
UNPLAYABLE: Final = (BadChoice, DeckError, EngineError)
"""The errors of choices that can't be played."""

UNREADABLE: Final = (
    *UNREPLAYABLE,
    *(StoreError, JournalFailed, BadHeader, NewerFormat, EngineError, OSError),
)
"""The errors of a match that can't be read, written or continued."""

REFUSALS: Final = (*UNPLAYABLE, *UNREADABLE)
"""All expected errors where a match begins or continues. `words_for` has their texts."""

_FILE = {
    errno.ENOENT: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOSPC: "full",
    errno.EEXIST: "exists",
    errno.EFBIG: "large",
    errno.EINVAL: "odd",
    errno.EISDIR: "odd",
    errno.ENOTDIR: "beneath",
    errno.EDQUOT: "full",
}


_CAUSE = {
    **_FILE,
    errno.EMFILE: "files",
    errno.ENFILE: "files",
    errno.ENOMEM: "memory",
    errno.EAGAIN: "processes",
    errno.ELOOP: "loop",
    errno.ENAMETOOLONG: "long",
}


def words_for(texts: Texts, error: BaseException) -> str:
    """Return the message of an error. A line break separates lines (decks have several)."""
    match error:
        case DeckError():
            return deck_words(texts, error)
        case BadChoice():
            near = "-near" if error.values.get("near") else ""
            key = f"bad-{error.what}{near}"
            of_the_game = f"newgame-{error.values.get('game', '')}-{key}"
            message = texts.first_of(of_the_game, f"newgame-{key}")
            return texts(message, found=error.found, **error.values)
        case EngineError():
            return _engine(texts, error)
        case BrokenSave():
            return _broken(texts, error)
        case NotOurs():
            return texts("errors-store-not-ours", path=str(error.path))
        case BadExport():
            return _known(
                texts, f"export-bad-{error.why}", {"line": error.line}, "export-bad-other"
            )
        case Busy():
            return texts("errors-store-busy", who=holder_words(texts, error.holder))
        case StoreError():
            return _known(texts, error.code, {})
        case JournalFailed():
            return _known(texts, f"saves-{error.kind}", {}, "saves-io")
        case WrongJournal(index=-1):
            return texts("errors-wrong-journal-header")
        case WrongJournal():
            return texts("errors-wrong-journal", number=error.index + 1)
        case UnknownGame():
            return texts("errors-unknown-game", game=error.game)
        case OtherRules():
            kind = f"-{error.why}" if error.why else ""
            return texts(f"errors-other-rules{kind}", found=error.found, ours=error.ours)
        case BadHeader():
            return texts("errors-bad-header", field=error.field)
        case NewerFormat():
            return texts("errors-newer-format")
        case OSError(filename=name) if name is not None:
            return file_words(texts, error, str(name))
        case _:
            return texts("errors-unknown", code=type(error).__name__)


def holder_words(texts: Texts, holder: Holder | None) -> str:
    """Return the program that holds the saved matches, for use in brackets."""
    if holder is None:
        return texts("errors-holder-unknown")
    process, kind = str(holder.process), "-terminal" if holder.terminal else ""
    return texts(f"errors-holder{kind}", process=process, terminal=holder.terminal)


def unsaved_words(texts: Texts, kind: str) -> str:
    return texts(unsaved_message(texts, kind))


def unsaved_message(texts: Texts, kind: str) -> str:
    """Return the id of that message, for a log that can change its language."""
    return texts.first_of(f"errors-journal-{kind}", "errors-journal-io")


def file_words(texts: Texts, error: OSError, path: str) -> str:
    kind = _FILE.get(error.errno or 0, "other")
    if kind != "other":
        return texts(f"errors-file-{kind}", path=path)
    return texts("errors-file-other", path=path, why=cause_words(texts, error))


def cause_words(texts: Texts, error: OSError) -> str:
    """Return the system's reason for a failure, for use inside a sentence."""
    kind = _CAUSE.get(error.errno or 0, "other")
    why = errno.errorcode.get(error.errno or 0, type(error).__name__)
    return texts(f"errors-cause-{kind}", why=why)


def unread_words(texts: Texts, why: str, path: str) -> str:
    """Return the problem of a file from the system's error name (`EACCES`)."""
    return file_words(texts, OSError(getattr(errno, why, 0), why), path)


def _engine(texts: Texts, error: EngineError) -> str:
    values = blanks(error.data)
    if error.code == "bad-state":
        # Some errors have `found`, some only `field`.
        values.setdefault("found", values.get("field", ""))
    if error.code == "bad-setup":
        problem = str(error.data.get("problem", ""))
        return _known(texts, f"setup-{problem}", values, "setup-other")
    if error.code == "generator-bad-spec":
        allowed = error.data.get("allowed", ())
        parts = tuple(allowed) if isinstance(allowed, Iterable) else ()
        if parts and isinstance(parts[0], int):
            bounds = {"least": str(parts[0]), "most": str(parts[-1])}
            return texts("errors-generator-bad-spec-range", **{**values, **bounds})
        choices = ", ".join(map(str, parts))
        return texts("errors-generator-bad-spec-choice", **{**values, "choices": choices})
    return _known(texts, error.code, values)


def _broken(texts: Texts, error: BrokenSave) -> str:
    text = _known(
        texts,
        f"save-broken-{error.why}",
        {
            "where": error.where,
            "number": error.number + 1,
            "kept": max(error.kept, 0),
            "total": error.total,
        },
        "save-broken-unreadable",
    )
    return f"{text} {texts('errors-save-cut' if error.can_be_cut else 'errors-save-lost')}"


def _known(texts: Texts, code: str, values: Mapping[str, Value], other: str = "unknown") -> str:
    """Return the message of a code, or a fallback if there is none."""
    message = f"errors-{code}"
    if texts.has(message):
        return texts(message, **values)
    return texts(f"errors-{other}", **{"code": code, **values})
