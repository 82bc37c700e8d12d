"""The answers of a run's chunks in a file, so that a killed run continues where it was.

A line is a hash and an answer. A line that a kill or a full disk cut off is left out, and its
chunk is played again. The file's name is a hash of everything that the answers depend on.
"""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import Any, BinaryIO, Final

from app.files import atomic
from app.files.paths import ensure_folder
from app.lab.fingerprint import fingerprint

FOLDER: Final = "lab"
SUFFIX: Final = ".chunks"
OLDEST: Final = 30 * 24 * 3600
"""Seconds after which an unfinished run is forgotten."""


class Journal:
    """What is known of a run. Where nothing can be written, the run is played all the same."""

    def __init__(self, folder: Path, run: Mapping[str, Any]) -> None:
        """Open the journal of a run, whose data is JSON-able. A changed program has another one,
        because the same seeds may play other games."""
        key = _hash(json.dumps([fingerprint(), run], sort_keys=True).encode())
        self.path = folder / f"{key}{SUFFIX}"
        self.answers: dict[int, Any] = {}
        self._file: BinaryIO | None = None
        with suppress(OSError):
            ensure_folder(folder)
            _forget_old(folder)
            self.answers = _read(self.path)
            self._file = atomic.appended(self.path)
            self._file.write(b"\n")  # the last line may have no end

    def keep(self, number: int, answer: Any) -> None:
        """Write the answer of a chunk."""
        if self._file is None:
            return
        body = json.dumps([number, answer], separators=(",", ":")).encode()
        try:
            self._file.write(_hash(body).encode() + b" " + body + b"\n")
            self._file.flush()
        except OSError:  # a full disk: the run continues without a journal
            self.close()

    def close(self) -> None:
        """Close the file and keep it, for a run that isn't over."""
        if self._file is not None:
            with suppress(OSError):
                self._file.close()
            self._file = None

    def finish(self) -> None:
        """Delete the file of a run that is over."""
        self.close()
        with suppress(OSError):
            self.path.unlink()


def _hash(data: bytes) -> str:
    return blake2b(data, digest_size=12).hexdigest()


def _read(path: Path) -> dict[int, Any]:
    answers: dict[int, Any] = {}
    with suppress(FileNotFoundError):
        for line in path.read_bytes().split(b"\n"):
            known, _, body = line.partition(b" ")
            if body and known == _hash(body).encode():
                number, answer = json.loads(body)
                answers[number] = answer
    return answers


def _forget_old(folder: Path) -> None:
    for path in folder.glob(f"*{SUFFIX}"):
        with suppress(OSError):
            if time.time() - path.stat().st_mtime > OLDEST:
                path.unlink()
