"""Decks, labyrinths, presets and lessons: every kind of YAML file that people may write.

A case is a file or a folder of files. What is refused must say where; what is taken must be a deck
that can be told of, saved and played.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Mapping
from functools import cache
from random import Random
from typing import Any, Final

import yaml

from app.i18n.fluent import LANGUAGES
from app.text.decks import deck_lines, deck_words
from engines.kernel.decks import CODES as KERNEL_CODES
from engines.kernel.plaintext import BREAK
from engines.kernel.problems import DeckError, Problem
from tests.programs.fuzz import trees, yamltext
from tests.programs.fuzz.kinds import KINDS, NAME, Files, Kind, shipped
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, Target, good_lines, texts

FEW: Final = 6
"""Cards of a list that a small file keeps at most: most damage is local."""
WHOLE: Final = 20
"""One in so many cases is a whole deck as it is shipped."""
FLOODS: Final = 1000
"""One in so many is as large as a file may be."""


@cache
def tree_of(data: bytes) -> Any:
    """The tree of a shipped file."""
    return yaml.load(data, yaml.CSafeLoader)


class Decks(Target):
    """One kind of deck."""

    def __init__(self, kind: Kind) -> None:
        self.NAME = kind.name  # type: ignore[misc]  # a target a kind
        self.SHARE = kind.share  # type: ignore[misc]  # likewise
        self.kind = kind

    def make(self, dice: Random, structural: bool) -> Files:
        files = dict(dice.choice(shipped(dice.choice(self.kind.globs))))
        if dice.randrange(FLOODS) == 0:
            name = dice.choice(sorted(files))
            return {**files, name: yamltext.flooded(files[name], dice, self.kind.limit)}
        if dice.randrange(WHOLE):
            return self.small(files, dice, structural)
        for name in dice.sample(sorted(files), dice.choice((1, 1, len(files)))):
            data = files[name]
            files[name] = _turned(tree_of(data), dice) if structural else noised(data, dice)
        if len(files) > 2 and dice.randrange(6) == 0:
            del files[dice.choice(sorted(files))]
        return files

    def small(self, files: Files, dice: Random, structural: bool) -> Files:
        """One of the files, damaged, with a few items of each list where that is a file, too."""
        name = dice.choice(
            [name for name in sorted(files) for _ in range(1 + (len(files[name]) > 999))]
        )
        data = files[name]
        if structural:
            tree = tree_of(data)
            return {name: _turned(few(tree, dice), dice)}
        return {name: noised(fewer(data, dice), dice)}

    def feed(self, case: Files) -> str:
        try:
            made = self.kind.read(case)
        except DeckError as error:
            judged(error, case, self.kind.codes)
            return REFUSED
        self.kind.holds(made, random.Random(1))
        return TAKEN


def _turned(tree: Any, dice: Random) -> bytes:
    """The file of a tree that is changed gently, one in four, or else in its structure."""
    if dice.randrange(4) == 0:
        nudged = trees.nudged(tree, dice)
        return yamltext.Writer(dice).text(nudged).encode("utf-8", "surrogatepass")
    return yamltext.written(trees.turned(tree, dice), dice)


def few(tree: Any, dice: Random) -> Any:
    """A deck with a few cards of each list, in their order."""
    return {
        name: [value[at] for at in _kept(len(value), dice)] if isinstance(value, list) else value
        for name, value in tree.items()
    }


def fewer(data: bytes, dice: Random) -> bytes:
    """A file with a few items of its list as they are written there."""
    head, *items = items_of(data)
    return head + b"".join(items[at] for at in _kept(len(items), dice))


def _kept(size: int, dice: Random) -> list[int]:
    if size <= FEW:
        return list(range(size))
    return sorted(dice.sample(range(size), dice.choice((1, 1, 1, 2, 2, 3, 4, FEW))))


@cache
def items_of(data: bytes) -> tuple[bytes, ...]:
    """What stands before the items of a shipped file's list, and each of them."""
    return tuple(re.split(rb"(?m)^(?=  - )", data))


_LINE = re.compile(r"/decks/mine/[a-z0-9.-]+:[0-9]+:[0-9]+: +\S")


def judged(error: DeckError, case: Files, codes: Mapping[str, frozenset[str]]) -> None:
    """Each problem has a place in a file of the case, data of its code, and words: in one of the
    languages, by the size of the refusal."""
    assert error.problems, "a refusal without a reason"
    rows = {
        f"{NAME}/{name}": BREAK.split(data.decode("utf-8-sig", "replace"))
        for name, data in case.items()
    }
    known = {**KERNEL_CODES, **codes}
    for problem in error.problems:
        placed(problem, rows)
        assert set(problem.data) == known[problem.code], problem.code
    json.dumps([dict(problem.data) for problem in error.problems])
    language = LANGUAGES[len(str(error)) % len(LANGUAGES)]
    words = deck_words(texts(language), error)
    good_lines(words)
    lines = deck_lines(texts(language), error, "/decks")
    assert len(lines) == len(words.split("\n")) == len(error.problems) + (error.more > 0)
    for line in lines[: len(error.problems)]:
        assert line.isprintable()
        assert _LINE.match(line), line


def placed(problem: Problem, rows: Mapping[str, list[str]]) -> None:
    """The line and column are of the file; what follows the last sign of a line is one more."""
    if problem.code == "missing_file":
        return
    lines = rows[problem.file]
    assert 1 <= problem.line <= len(lines), f"{problem}: {len(lines)} lines"
    if problem.code not in ("file_too_large", "encoding"):
        assert 1 <= problem.column <= len(lines[problem.line - 1]) + 1, str(problem)


def targets() -> list[Target]:
    """A target a kind."""
    return [Decks(kind) for kind in KINDS]
