"""A deck that is a folder of files: reads each with its model and gathers what is wrong in all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

from engines.kernel.decks import DeckModel, load
from engines.kernel.problems import DeckError, Problem

M = TypeVar("M", bound=DeckModel)


class FolderReader:
    """Reads the files of a folder, given by their names; `name` of the folder is for messages.

    `limit` is the most bytes of a file; `more` how many problems were too many to be kept.
    """

    def __init__(self, files: Mapping[str, bytes], name: str, limit: int) -> None:
        self.files = files
        self.name = name
        self.limit = limit
        self.problems: list[Problem] = []
        self.more = 0

    def place(self, file: str) -> str:
        """How a file of the folder is called in messages."""
        return f"{self.name}/{file}"

    def read(self, file: str, model: type[M]) -> M | None:
        """The model of a file, or None if it is missing (`missing_file`) or wrong."""
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
        """All that was found, as one error."""
        return DeckError(self.name, self.problems, self.more)
