"""The player's own keys: `keys.toml` in the config folder, commands' ids with their keys.

    "app.help" = "f1"
    "list.up" = ["up", "w"]

What is named replaces the command's own keys; all other commands keep theirs. Whatever can't be
is left out and told of once: Textual itself would accept it in silence.
"""

from __future__ import annotations

import difflib
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from textual.keys import KEY_NAME_REPLACEMENTS, Keys

from app.tui.commands import COMMANDS, Command

LIMIT = 64 * 1024

FORBIDDEN = frozenset(f"ctrl+{letter}" for letter in "chijmnstw")
"""Browsers and terminals keep these for themselves, or send them for Enter, Tab, Backspace."""
FORBIDDEN_WITH = ("alt", "meta", "super", "hyper", "cmd")
MODIFIERS = ("ctrl", "shift")
_NAMES = {key.value for key in Keys if "<" not in key.value and "+" not in key.value}


OF_LANGUAGE: Mapping[str, Mapping[str, str]] = {"es": {"ask.yes": "s,y"}}
"""Keys that a language's words ask for, by the commands' ids, before those that everybody knows."""


@dataclass(frozen=True, slots=True)
class KeyProblem:
    """What is wrong with one entry: `kind` is "file", "unknown", "near", "shape", "key",
    "forbidden" or "clash"; `found` what stands there; `other` the id that a "near" one is meant
    for, or the command that has the key."""

    kind: str
    command: str
    found: str = ""
    other: str = ""


def read(path: Path) -> tuple[dict[str, str], list[KeyProblem]]:
    """The entries of a file, keys joined by commas. A file that isn't there holds none."""
    import tomllib

    try:
        data = path.read_bytes()
        if len(data) > LIMIT:
            return {}, [KeyProblem("file", "", f"> {LIMIT}")]
        values = tomllib.loads(data.decode("utf-8-sig"))
    except FileNotFoundError:
        return {}, []
    except (OSError, ValueError, RecursionError) as problem:
        return {}, [KeyProblem("file", "", str(problem).splitlines()[0])]
    entries: dict[str, str] = {}
    problems: list[KeyProblem] = []
    for name, value in _flat(values):
        keys = [value] if isinstance(value, str) else value
        if isinstance(keys, list) and keys and all(isinstance(key, str) for key in keys):
            entries[name] = ",".join(keys)
        else:
            problems.append(KeyProblem("shape", name, repr(value)[:40]))
    return entries, problems


def _flat(values: Mapping[str, object], before: str = "") -> Iterable[tuple[str, object]]:
    """`list.up = ...` without quotation marks is a table in a table."""
    for name, value in values.items():
        if isinstance(value, dict):
            yield from _flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def checked(entries: Mapping[str, str]) -> tuple[dict[str, str], list[KeyProblem]]:
    """The entries that can be, in Textual's names of keys, and what is wrong with the others."""
    good: dict[str, str] = {}
    problems: list[KeyProblem] = []
    for name, text in entries.items():
        keys = [normal(key) for key in _split(text)]
        if problem := _problem(name, text, keys):
            problems.append(problem)
        else:
            good[name] = ",".join(key for key in keys if key)
    return _without_clashes(good, problems)


def _split(text: str) -> list[str]:
    """The keys of an entry; the comma itself is a key too when it stands alone."""
    return [","] if text.strip() == "," else [key.strip() for key in text.split(",")]


def _problem(name: str, text: str, keys: list[str | None]) -> KeyProblem | None:
    if name not in COMMANDS:
        near = difflib.get_close_matches(name, COMMANDS, 1)
        return KeyProblem("near" if near else "unknown", name, text, near[0] if near else "")
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


def in_language(language: str, chosen: Mapping[str, str]) -> dict[str, str]:
    """The keys that the player chose, and those of a language that take none away from them."""
    own = {
        name: text
        for name, text in OF_LANGUAGE.get(language, {}).items()
        if not any(
            _meet(COMMANDS[name], COMMANDS[other]) and set(keys.split(",")) & set(text.split(","))
            for other, keys in chosen.items()
        )
    }
    return {**own, **chosen}


def _without_clashes(
    good: dict[str, str], problems: list[KeyProblem]
) -> tuple[dict[str, str], list[KeyProblem]]:
    """Leave out what would take a key from a command that works at the same time."""
    kept = dict(good)
    for name, text in good.items():
        mine = COMMANDS[name]
        for other in COMMANDS.values():
            theirs = set(good.get(other.id, ",".join(other.keys)).split(","))
            if other.id != name and _meet(mine, other) and theirs & set(text.split(",")):
                kept.pop(name, None)
                problems.append(KeyProblem("clash", name, text, other.id))
                break
    return kept, problems


def _meet(one: Command, other: Command) -> bool:
    """Whether two commands can work on the same screen."""
    shared = ("app", "list", "read")
    return one.scope == other.scope or one.scope in shared or other.scope in shared
