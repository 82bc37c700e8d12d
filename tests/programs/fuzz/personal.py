"""The small files of a player: settings, keys, what was chosen last, what was learned."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

from app.cli.play import setting_words
from app.config import settings
from app.content import last_setup
from app.content.content_index import ContentIndex
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import first_draft
from app.i18n.fluent import LANGUAGES
from app.lessons.learned import LearnedState
from app.registry import game_ids
from app.tui import keymap
from engines.kernel.problems import DeckError
from tests.programs.fuzz import hostile, trees
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, InFolder, good_lines, texts

SETTINGS: Final = settings.settings_text(
    settings.Settings(language="es", theme="dark", bots="fast")
)
KEYS: Final = (
    '# mine\n"app.help" = "f1"\n"list.up" = ["up", "w"]\n"app.quit" = "ctrl+q"\n'
    'list.down = "down"\n"play.log" = ["l", "question_mark"]\n"app.palette" = "F2"\n'
)
ROWS: Final = (
    "[a]",
    "[[a]]",
    "[a.b]",
    "a.b = 1",
    "x = [",
    "x = {",
    "x = {a = 1}",
    "x = '''",
    'x = """',
    "=",
    "cells = " + "9" * 5000,
    "cells = 0x" + "f" * 5000,
    "cells = 1e400",
    "cells = inf",
    "cells = 1_0",
    "cells = 2021-02-03",
    "cells = 2021-02-03T04:05:06Z",
    "cells = 12:30:01",
    "cells = 2021-13-45",
    "x = " + "[" * 5000 + "]" * 5000,
    "x = " + "{a = " * 3000,
    ".".join("a" * 3000) + " = 1",
    "cells." + ".".join("a" * 150) + " = 1",
    "speed = " + "{a = " * 60 + "1" + "}" * 60,
    "language = 'es'\nlanguage = 'en'",
    '"" = 1',
    "'\\' = 1",
    "speed = true",
    "motion = 1",
    '"app.help" = []',
    '"app.help" = [1]',
    '"app.help" = ""',
    '"app.help" = ","',
    "app = 'x'",
    '"app.help" = ["ctrl+c", "alt+x"]',
    '"app.help" = "+"',
    '"app.help" = "ctrl++"',
    "\ufeff",
    '"app.help" = "' + "a," * 3000 + '"',
    '"app.hlep" = "x"',
    '"app.help" = "shift+ctrl+f99"',
)


class Toml(InFolder):
    """A file of settings or of keys, read and written again."""

    START: ClassVar[str]

    def __init__(self) -> None:
        super().__init__()
        self._path = self.place / "file.toml"

    def make(self, dice: Random, structural: bool) -> bytes:
        if not structural:
            return noised(self.START.encode(), dice)
        rows = self.START.splitlines()
        for _ in range(dice.randint(1, 4)):
            _rearranged(rows, dice)
        if dice.randrange(1000) == 0:
            rows += [f"f{at} = {at}" for at in range(dice.choice((4000, 7000)))]
        return "\n".join(rows).encode("utf-8", "surrogatepass")


def _rearranged(rows: list[str], dice: Random) -> None:
    at = dice.randrange(len(rows))
    name, _, value = rows[at].partition("=")
    match dice.randrange(6):
        case 0:
            row = dice.choice(ROWS)
            twin = row.partition("=")[0]
            rows[:] = [one for one in rows if one.partition("=")[0] != twin] or ["x = 1"]
            rows.insert(min(at, len(rows)), row)
        case 1 if len(rows) > 1:
            del rows[at]
        case 2:
            rows.insert(at, rows[at])
        case 3:
            rows[at] = f"{name}= {_toml(hostile.value(dice))}"
        case 4:
            rows[at] = f"{_toml(hostile.text(dice))} ={value}"
        case _:
            other = rows[dice.randrange(len(rows))].partition("=")[2]
            rows[at] = f"{name}={other} {dice.choice(('', '# x', '#[bold]', 'x', '['))}"


def _toml(value: Any) -> str:
    """A value as TOML would have it, or nearly."""
    if isinstance(value, str | list | dict):
        return json.dumps(value, default=str)
    return {None: "null", True: "true", False: "false"}.get(value, str(value))


class SettingsFile(Toml):
    """`settings.toml`."""

    NAME = "settings"
    SHARE: ClassVar[int] = 100
    START = SETTINGS

    def feed(self, case: bytes) -> str:
        self._path.write_bytes(case)
        loaded = settings.load(self._path)
        for problem in loaded.problems:
            for language in LANGUAGES:
                good_lines(setting_words(texts(language), problem))
            rows = case.decode("utf-8", "replace").splitlines()
            assert 1 <= problem.line <= max(1, len(rows)), problem
        settings.save(self._path, loaded.settings)
        assert settings.load(self._path) == settings.LoadedSettings(loaded.settings), (
            "written is read"
        )
        return REFUSED if loaded.problems else TAKEN


class KeysFile(Toml):
    """`keys.toml`."""

    NAME = "keys"
    SHARE: ClassVar[int] = 100
    START = KEYS

    def feed(self, case: bytes) -> str:
        self._path.write_bytes(case)
        entries, problems = keymap.read(self._path)
        good, more = keymap.checked(entries)
        for problem in (*problems, *more):
            for language in LANGUAGES:
                good_lines(keymap.problem_words(texts(language), problem))
        for language in LANGUAGES:
            keymap.in_force(language, "vi", good)
        keymap.write(self._path, good)
        if good:
            assert keymap.read(self._path) == (good, []), "written is read"
        return REFUSED if problems or more else TAKEN


# -- JSON that the program writes for itself


class Remembered(InFolder):
    """`last_setup.json` and `learned.json`: what is broken in them is forgotten, never told."""

    NAME = "remembered"
    SHARE: ClassVar[int] = 60

    def __init__(self) -> None:
        super().__init__()
        self._path = self.place / "file.json"

    def make(self, dice: Random, structural: bool) -> bytes:
        tree: Any = (
            {name: last_setup.memory(fresh(name)) for name in game_ids()}
            if dice.randrange(4)
            else {"lessons": ["irrgarten-1"], "tips": ["x"], "games": {"irrgarten": 2}}
        )
        if "irrgarten" in tree and dice.randrange(2):
            spec = {"algorithm": "caves", "width": 25, "height": 15, "loops": 5, "players": 1}
            tree["irrgarten"]["more"] = {"generator": {**spec, "difficulty": "normal"}}
            tree["irrgarten"]["options"] = {"fog": "sight", "sight_range": 3, "turn_limit": 9}
        if structural:
            tree = trees.turned(tree, dice)
        data = json.dumps(tree, default=str).encode()
        return data if structural else noised(data, dice)

    def feed(self, case: bytes) -> str:
        self._path.write_bytes(case)
        learned = LearnedState(self._path)
        learned.finished("irrgarten-2")
        learned.coached("irrgarten")
        assert "irrgarten-2" in LearnedState(self._path).lessons
        self._path.write_bytes(case)
        for name in game_ids():
            draft = fresh(name)
            last_setup.recall(self._path, draft)
            draft.options()
            if name != game_ids()[len(case) % len(game_ids())]:
                continue
            if draft.seats_error(len(draft.seats)) is None:
                try:
                    draft.setup()
                except DeckError:
                    continue
            again = fresh(name)
            last_setup.keep(self._path, draft)
            last_setup.recall(self._path, again)
            assert last_setup.memory(again) == last_setup.memory(draft), "kept is recalled"
        return TAKEN


@cache
def library() -> ContentIndex:
    """The program's own cards."""
    return ContentIndex(None)


def fresh(game: str) -> SetupBuilder[Any, Any]:
    """A new game before anything was chosen."""
    names = ("Ana", "Ben", "Eva", "Ida", "Leo", "Mia", "Noa", "Pau")
    return first_draft(library(), game, names, lambda: "WOLF-7F3A")
