"""The reader of a deck that is a folder: checks each file and collects the problems of all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engines.kernel.decks import SchemaModel, load
from engines.kernel.problems import DeckError, Problem

M = TypeVar("M", bound=SchemaModel)


class FolderReader:
    """A reader of a folder's files, given by name. The folder's `name` is for messages.

    `limit` is the largest size of a file in bytes; `more` counts the problems that were dropped.
    """

    def __init__(self, files: Mapping[str, bytes], name: str, limit: int) -> None:
        self.files = files
        self.name = name
        self.limit = limit
        self.problems: list[Problem] = []
        self.more = 0

    def place(self, file: str) -> str:
        """Return the name of a file of the folder for messages."""
        return f"{self.name}/{file}"

    def read(self, file: str, model: type[M]) -> M | None:
        """Return the model of a file, or None if the file is missing (`missing_file`) or wrong."""
        where = self.place(file)
        if file not in self.files:
            data = {"name": file}
            self.problems.append(Problem(1, 1, "", "nothing", file, "missing_file", data, where))
            return None
        try:
            return load(self.files[file], where, model, self.limit)
        except DeckError as error:
            self.problems += error.problems
            self.more += error.more
            return None

    def refusal(self) -> DeckError:
        """Return one error with all problems."""
        return DeckError(self.name, self.problems, self.more)
