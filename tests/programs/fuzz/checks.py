"""`mazmorra deck`: folders of hostile files, checked as somebody who makes decks checks them."""

from __future__ import annotations

import contextlib
import io
import re
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from app.cli import deck
from app.cli.parser import Arguments
from app.cli.table import COMMANDS
from app.i18n.fluent import LANGUAGES
from app.session.exit_codes import OK
from app.validation.errors import WrongUse
from tests.programs.fuzz import hostile
from tests.programs.fuzz.decks import WHOLE, Decks
from tests.programs.fuzz.kinds import KINDS, Files
from tests.programs.fuzz.target import REFUSED, TAKEN, InFolder, good_lines, texts

PLACES: Final = {
    "labyrinth": "irrgarten/labyrinths",
    "monsters": "irrgarten/monsters",
    "napakalaki": "napakalaki/decks/mine",
    "hammerspace": "hammerspace/decks/mine",
    **{f"preset-{game}": f"{game}/presets" for game in ("irrgarten", "napakalaki", "hammerspace")},
}
_MORE = re.compile(r"[a-zA-Z0-9.-]+: \w+ [0-9]+ \w+")
_LINE = re.compile(r"/.*?(:[0-9]+:[0-9]+)?: +\S")


class Checks(InFolder):
    """`deck check`, of files of any kind under any name, and `deck schema`."""

    NAME: ClassVar[str] = "check"
    SHARE: ClassVar[int] = 12

    def __init__(self) -> None:
        super().__init__()
        self._home = self.place / "data"

    def make(self, dice: Random, structural: bool) -> tuple[str, Files, str]:
        kind = dice.choice([kind for kind in KINDS if kind.name in PLACES])
        files = dict(Decks(kind).make(dice, structural))
        place = PLACES[kind.name] if dice.randrange(5) else dice.choice(tuple(PLACES.values()))
        if dice.randrange(6) == 0:
            files[dice.choice(("monsters.yaml", "x.yml", "README.md", "deck.yaml"))] = b"options: 1"
        return place, files, hostile.text(dice)

    def feed(self, case: tuple[str, Files, str]) -> str:
        place, files, word = case
        folder = self._home / place
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            (folder / name).write_bytes(data)
        try:
            return self._checked(folder, files, word)
        finally:
            for name in files:
                (folder / name).unlink()

    def _checked(self, folder: Path, files: Files, word: str) -> str:
        """In one of the languages, and by the folder or by its file, as their size has it."""
        size = sum(map(len, files.values()))
        paths = [str(folder / name) for name in files]
        if len(files) > 1 or size % 4 == 0:
            paths = [str(folder)]
        languages = LANGUAGES if size % WHOLE == 0 else (LANGUAGES[size % len(LANGUAGES)],)
        told = self._run("check", paths, languages)
        if size % 3 == 0:
            self._run("schema", [word], languages)
        return TAKEN if told == OK else REFUSED

    def _run(self, what: str, which: list[str], languages: Sequence[str]) -> int:
        code = -1
        for language in languages:
            out, err = io.StringIO(), io.StringIO()
            try:
                with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
                    code = deck.run(texts(language), _arguments(what, which))
            except WrongUse as wrong:
                good_lines(texts(language)(wrong.message, **wrong.values))
                continue
            for line in err.getvalue().splitlines():
                good_lines(line)
                assert _LINE.match(line) or _MORE.match(line), line
        return code


def _arguments(what: str, which: list[str]) -> Arguments:
    """The command line `mazmorra deck WHAT WHICH`, without options."""
    absent = {item.key: item.absent for item in COMMANDS["deck"]}
    return Arguments(**{**absent, "what": what, "which": which})
