"""What is attacked: a reader of outside text, with a way to make input for it and to judge."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from functools import cache
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, ClassVar, Final

from typing_extensions import override

from app.i18n.fluent import LANGUAGES, Texts
from app.text.errors import words_for

TAKEN, REFUSED = "taken", "refused"


class Target(ABC):
    """A reader. `make` gives the same case for the same dice; `feed` raises for what is found:
    `AssertionError` for what must not be, any other error for one that has no words."""

    NAME: ClassVar[str]
    SHARE: ClassVar[int] = 300
    """Cases in the suite."""

    @abstractmethod
    def make(self, dice: Random, structural: bool) -> Any:
        """A case: valid input turned about in its structure, or changed byte by byte."""

    @abstractmethod
    def feed(self, case: Any) -> str:
        """Read it: `TAKEN` or `REFUSED`."""

    def close(self) -> None:  # noqa: B027  # most have nothing open
        """Let go of what was opened for it."""


IN_MEMORY: Final = Path("/dev/shm")
"""Where files cost no disk its time, on systems that have such a place."""


class InFolder(Target):
    """A target with a folder of its own, which goes when it is closed."""

    def __init__(self) -> None:
        memory = IN_MEMORY if os.access(IN_MEMORY, os.W_OK) else None
        self._folder = TemporaryDirectory(prefix=f"mazmorra-{self.NAME}-", dir=memory)
        self.place = Path(self._folder.name)

    @override
    def close(self) -> None:
        self._folder.cleanup()


@cache
def texts(language: str) -> Texts:
    """The words of a language; a missing one is an error."""
    return Texts(language, strict=True)


def told(error: BaseException) -> str:
    """The English words of a refusal, of which every one must be good in every language."""
    said = {language: words_for(texts(language), error) for language in LANGUAGES}
    for language, words in said.items():
        unknown = texts(language)("errors-unknown", code=type(error).__name__)
        assert words != unknown, f"no words for {error!r}"
        good_lines(words)
    return said["en"]


def good_lines(said: str) -> None:
    """Words for people: not empty, and nothing in them that a terminal takes for a command."""
    assert said.strip(), "no words"
    for line in said.split("\n"):
        assert line.isprintable(), f"unprintable: {line!r}"
        assert "Traceback" not in line
