"""The player's own keys: `keys.toml` in the config folder, commands' ids with their keys.

    "app.help" = "f1"
    "list.up" = ["up", "w"]

An entry replaces the command's own keys; all other commands keep theirs. Invalid entries are
skipped and reported once: Textual itself would accept them silently.
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
from app.files.safe_read import current_content, read_file
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
"""The longest quotation from the file in cells."""

FORBIDDEN = frozenset(f"ctrl+{letter}" for letter in "chijmnstw")
"""Browsers and terminals keep these for themselves, or send them for Enter, Tab, Backspace."""
FORBIDDEN_WITH = ("alt", "meta", "super", "hyper", "cmd")
MODIFIERS = ("ctrl", "shift")
_NAMES = {key.value for key in Keys if "<" not in key.value and "+" not in key.value}


ARROWS = frozenset({"up", "down", "left", "right"})
LETTERS = frozenset("hjkl")
DIGITS = frozenset("2468")
MOVING: Mapping[str, frozenset[str]] = {"arrows": frozenset(), "vi": LETTERS, "numpad": DIGITS}
"""The keys that move beside the arrows, by the value of the setting; they are named before the
arrows."""

OF_LANGUAGE: Mapping[str, Mapping[str, str]] = {"es": {"ask.yes": "s,y", "first.yes": "s,y"}}
"""Keys that fit a language's words, by the commands' ids; they come before the common ones."""


@dataclass(frozen=True, slots=True)
class KeyProblem:
    """The problem of one entry. `kind` is "unknown", "near", "shape", "key", "forbidden" or
    "clash". `found` is the entry's text. `other` is the id that a "near" one resembles, or the
    command that has the key. For a problem of the whole file `kind` is "toml" or "file",
    `command` is its path, and `found` is the text of the `line`, or the system's error
    (`EACCES`)."""

    kind: str
    command: str
    found: str = ""
    other: str = ""
    line: int = 0


def problem_words(texts: Texts, problem: KeyProblem) -> str:
    if problem.kind == "file":
        return texts("cmd-keys-file", why=unread_words(texts, problem.found, problem.command))
    command = problem.command if problem.kind == "toml" else literal(problem.command, _SHOWN)
    values = {"command": command, "found": literal(problem.found, _SHOWN), "other": problem.other}
    return texts(f"cmd-keys-{problem.kind}", line=problem.line, **values)


def read(path: Path) -> tuple[dict[str, str], list[KeyProblem]]:
    """Return the entries of a file, keys joined by commas. A missing file has none."""
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
            continue  # a heading without entries
        keys = [value] if isinstance(value, str) else value
        if isinstance(keys, list) and keys and all(isinstance(key, str) for key in keys):
            entries[name] = ",".join(keys)
        else:
            problems.append(KeyProblem("shape", name, toml(value)[:40]))
    return entries, problems[:MOST_PROBLEMS]


def checked(
    entries: Mapping[str, str], moving: str = ""
) -> tuple[dict[str, str], list[KeyProblem]]:
    """Return the valid entries, in Textual's names of keys, and the problems of the others.

    `moving` is the setting `keys`: the keys that it frees may be used.
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
    """Return Textual's name of a key, `?` as `question_mark`; None if there is no such key."""
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
    return {key.rpartition("+")[2] for one in COMMANDS.values() for key in one.keys}


def forbidden(key: str) -> bool:
    """Whether a key never reaches a program in some terminals or browsers."""
    return key in FORBIDDEN or any(part in FORBIDDEN_WITH for part in key.split("+")[:-1])


@cache
def know_all_commands() -> None:
    """Import all screens, so that every command and every screen is registered."""
    import pkgutil
    from importlib import import_module

    packages = ["app.tui", *(game.commands for game in games().values() if game.commands)]
    for package in packages:
        for module in pkgutil.walk_packages(import_module(package).__path__, f"{package}."):
            import_module(module.name)


def in_force(language: str, moving: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """Return all keys that are not the commands' own: the keys that move by the setting `keys`,
    those of a language unless they take one from the player's, and the player's."""
    if moving:
        know_all_commands()
    own = {
        name: text
        for name, text in OF_LANGUAGE.get(language, {}).items()
        if not any(_meet(name, other) and _share(text, keys) for other, keys in chosen.items())
    }
    return {**moves(moving), **own, **chosen}


def moves(moving: str) -> dict[str, str]:
    """Return the keys of all commands that move, by the setting `keys`; none if it is ""."""
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
    """Return a command whose key clashes with one of `name` on a screen where both work; "" if
    there is none.

    If both have the key by default, the screen decides which of them works.
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
    first, second = COMMANDS[one].scope, COMMANDS[other].scope
    return first == second or any(first in scopes and second in scopes for scopes in _together())


def _together() -> set[frozenset[str]]:
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
    """Return the chosen keys merged with changes that another writer made in the file since it
    contained `before`. If that leads to problems, return the chosen keys alone."""
    there = checked(read(path)[0], moving)[0]
    changed = {name for name in {*chosen, *before} if chosen.get(name) != before.get(name)}
    kept = {name: text for name, text in there.items() if name not in changed}
    both = {**kept, **{name: text for name, text in chosen.items() if name in changed}}
    sound, problems = checked(both, moving)
    return dict(chosen) if problems or not kept else sound


def write(path: Path, chosen: Mapping[str, str]) -> None:
    """Save the player's keys; the previous file stays as `.bak`. Raise `OSError`."""
    from app.files import atomic, paths

    try:
        before = current_content(path, LIMIT).decode("utf-8-sig")
    except UnicodeDecodeError:
        before = ""
    values = {name: text.split(",") if text != "," else [","] for name, text in chosen.items()}
    text = rewritten(before, values)
    if text != before:
        paths.ensure_folder(path.parent)
        atomic.write(path, text.encode(), backup=path.exists())
