"""The player's own keys: `keys.toml` in the config folder, commands' ids with their keys.

    "app.help" = "f1"
    "list.up" = ["up", "w"]

What is named replaces the command's own keys; all other commands keep theirs. Whatever can't be
is left out and told of once: Textual itself would accept it in silence.
"""

from __future__ import annotations

import errno
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from textual.keys import KEY_NAME_REPLACEMENTS, Keys

from app.config.settings import MOST_PROBLEMS
from app.files.safe_read import held, read_file
from app.files.toml_file import BadToml, flat, rewritten, toml
from app.files.toml_file import read as toml_of
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.registry import games
from app.text.errors import unread_words
from app.tui.commands import COMMANDS, keys_of
from engines.kernel.meant import near_to

LIMIT = 64 * 1024
_SHOWN = 80
"""Cells of what is quoted from the file."""

FORBIDDEN = frozenset(f"ctrl+{letter}" for letter in "chijmnstw")
"""Browsers and terminals keep these for themselves, or send them for Enter, Tab, Backspace."""
FORBIDDEN_WITH = ("alt", "meta", "super", "hyper", "cmd")
MODIFIERS = ("ctrl", "shift")
_NAMES = {key.value for key in Keys if "<" not in key.value and "+" not in key.value}


ARROWS = frozenset({"up", "down", "left", "right"})
LETTERS = frozenset("hjkl")
DIGITS = frozenset("2468")
MOVING: Mapping[str, frozenset[str]] = {"arrows": frozenset(), "vi": LETTERS, "numpad": DIGITS}
"""The keys that move beside the arrows, by the name of the setting, told before the arrows."""

OF_LANGUAGE: Mapping[str, Mapping[str, str]] = {"es": {"ask.yes": "s,y", "first.yes": "s,y"}}
"""Keys that a language's words ask for, by the commands' ids, before those that everybody knows."""


@dataclass(frozen=True, slots=True)
class KeyProblem:
    """What is wrong with one entry: `kind` is "unknown", "near", "shape", "key", "forbidden" or
    "clash"; `found` what stands there; `other` the id that a "near" one is meant for, or the
    command that has the key. With all of the file: it is "toml" or "file", `command` is its path,
    and `found` what stands in the `line`, or why the system can't read it (`EACCES`)."""

    kind: str
    command: str
    found: str = ""
    other: str = ""
    line: int = 0


def problem_words(texts: Texts, problem: KeyProblem) -> str:
    """What is wrong with an entry, as a sentence."""
    if problem.kind == "file":
        return texts("cmd-keys-file", why=unread_words(texts, problem.found, problem.command))
    command = problem.command if problem.kind == "toml" else literal(problem.command, _SHOWN)
    values = {"command": command, "found": literal(problem.found, _SHOWN), "other": problem.other}
    return texts(f"cmd-keys-{problem.kind}", line=problem.line, **values)


def read(path: Path) -> tuple[dict[str, str], list[KeyProblem]]:
    """The entries of a file, keys joined by commas. A file that isn't there holds none."""
    try:
        values, _ = toml_of(read_file(path, LIMIT))
    except FileNotFoundError:
        return {}, []
    except OSError as problem:
        why = errno.errorcode.get(problem.errno or 0, type(problem).__name__)
        return {}, [KeyProblem("file", str(path), why)]
    except BadToml as broken:
        return {}, [KeyProblem("toml", str(path), broken.found, line=broken.line)]
    entries: dict[str, str] = {}
    problems: list[KeyProblem] = []
    for name, value in flat(values):
        if value == {}:
            continue  # a heading that nothing stands below
        keys = [value] if isinstance(value, str) else value
        if isinstance(keys, list) and keys and all(isinstance(key, str) for key in keys):
            entries[name] = ",".join(keys)
        else:
            problems.append(KeyProblem("shape", name, toml(value)[:40]))
    return entries, problems[:MOST_PROBLEMS]


def checked(
    entries: Mapping[str, str], moving: str = ""
) -> tuple[dict[str, str], list[KeyProblem]]:
    """The entries that can be, in Textual's names of keys, and what is wrong with the others.

    `moving` is the setting `keys`: what it frees may be taken.
    """
    know_all_commands()
    good: dict[str, str] = {}
    problems: list[KeyProblem] = []
    for name, text in entries.items():
        keys = [normal(key) for key in _split(text)]
        if problem := _problem(name, text, keys):
            problems.append(problem)
        else:
            good[name] = ",".join(key for key in keys if key)
    clashes = [(name, other) for name in good if (other := clash(name, good, moving))]
    problems += [KeyProblem("clash", name, good[name], other) for name, other in clashes]
    lost = {name for name, _ in clashes}
    return {name: text for name, text in good.items() if name not in lost}, problems[:MOST_PROBLEMS]


def _split(text: str) -> list[str]:
    """The keys of an entry; the comma itself is a key too when it stands alone."""
    return [","] if text.strip() == "," else [key.strip() for key in text.split(",")]


def _problem(name: str, text: str, keys: list[str | None]) -> KeyProblem | None:
    if name not in COMMANDS:
        near = near_to(name, COMMANDS)
        return KeyProblem("near" if near else "unknown", name, text, near)
    if None in keys:
        return KeyProblem("key", name, text)
    if any(forbidden(key) for key in keys if key):
        return KeyProblem("forbidden", name, text)
    return None


def normal(key: str) -> str | None:
    """A key by Textual's name, `?` as `question_mark`; None if there is no such key."""
    *modifiers, last = key.split("+") if key != "+" else ["+"]
    if any(modifier not in (*MODIFIERS, *FORBIDDEN_WITH) for modifier in modifiers):
        return None
    if len(last) == 1:
        if not last.isprintable() or last.isspace():
            return None
        if not last.isalnum():
            name = unicodedata.name(last).lower().replace("-", "_").replace(" ", "_")
            last = KEY_NAME_REPLACEMENTS.get(name, name)
    elif last not in _NAMES and last not in _signs():
        return None
    return "+".join([*modifiers, last])


def _signs() -> set[str]:
    """The names of signs that keys of the registry have."""
    return {key.rpartition("+")[2] for one in COMMANDS.values() for key in one.keys}


def forbidden(key: str) -> bool:
    """Whether a key never reaches a program in some terminals or browsers."""
    return key in FORBIDDEN or any(part in FORBIDDEN_WITH for part in key.split("+")[:-1])


@cache
def know_all_commands() -> None:
    """Import all screens, so that every command is in the registry and every screen is known."""
    import pkgutil
    from importlib import import_module

    packages = ["app.tui", *(game.commands for game in games().values() if game.commands)]
    for package in packages:
        for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)


def in_force(language: str, moving: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """All keys that are not the commands' own: those that move by the setting `keys`, those of a
    language that take none away from the player's, and the player's."""
    if moving:
        know_all_commands()
    own = {
        name: text
        for name, text in OF_LANGUAGE.get(language, {}).items()
        if not any(_meet(name, other) and _share(text, keys) for other, keys in chosen.items())
    }
    return {**moves(moving), **own, **chosen}


def moves(moving: str) -> dict[str, str]:
    """The keys of all commands that move, by the setting `keys`; none if it is ""."""
    if moving not in MOVING:
        return {}
    found = {}
    for command in COMMANDS.values():
        if ARROWS & set(command.keys):
            kept = [key for key in command.keys if key not in LETTERS | DIGITS]
            first = [key for key in command.keys if key in MOVING[moving]]
            found[command.id] = ",".join((*first, *kept))
    return found


def clash(name: str, chosen: Mapping[str, str], moving: str = "") -> str:
    """The command that has a key of another one where both work at the same time; "" if none.

    Where both have the key of their own, the screen decides which of them works.
    """
    keymap, command = {**moves(moving), **chosen}, COMMANDS[name]
    mine = set(keys_of(command, keymap))
    for other in COMMANDS.values():
        both = mine & set(keys_of(other, keymap))
        if (
            other.id != name
            and both - (set(command.keys) & set(other.keys))
            and _meet(name, other.id)
        ):
            return other.id
    return ""


def _share(one: str, other: str) -> bool:
    return bool(set(one.split(",")) & set(other.split(",")))


def _meet(one: str, other: str) -> bool:
    """Whether two commands can work on the same screen."""
    first, second = COMMANDS[one].scope, COMMANDS[other].scope
    return first == second or any(first in scopes and second in scopes for scopes in _together())


def _together() -> set[frozenset[str]]:
    """The scopes of each screen that is known."""
    from app.tui.base_screen import BaseScreen

    found = set()
    left: list[type[Any]] = [BaseScreen]
    while left:
        kind = left.pop()
        left += type.__subclasses__(kind)
        found.add(frozenset((kind.SCOPE, *kind.ALSO, "app")))
    return found


def joined(
    path: Path, chosen: Mapping[str, str], before: Mapping[str, str], moving: str = ""
) -> dict[str, str]:
    """The chosen keys with those that somebody else, or another program, has written into the file
    since it said `before`. Those are left out where both together could not be."""
    there = checked(read(path)[0], moving)[0]
    changed = {name for name in {*chosen, *before} if chosen.get(name) != before.get(name)}
    kept = {name: text for name, text in there.items() if name not in changed}
    both = {**kept, **{name: text for name, text in chosen.items() if name in changed}}
    sound, problems = checked(both, moving)
    return dict(chosen) if problems or not kept else sound


def write(path: Path, chosen: Mapping[str, str]) -> None:
    """Write the player's keys down; what the file held before stays as `.bak`. Raises `OSError`."""
    from app.files import atomic, paths

    try:
        before = held(path, LIMIT).decode("utf-8-sig")
    except UnicodeDecodeError:
        before = ""
    values = {name: text.split(",") if text != "," else [","] for name, text in chosen.items()}
    text = rewritten(before, values)
    if text != before:
        paths.made(path.parent)
        atomic.write(path, text.encode(), backup=path.exists())
