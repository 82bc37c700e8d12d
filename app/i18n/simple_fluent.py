"""A reader of the simple part of a Fluent file, without the library.

Nine messages of ten are one line of text with placeholders; the library costs a third of an empty
screen's start to import and parses five messages a millisecond. So one-line messages (and
attributes) with nothing but `{ $name }` and `{ "text" }` in them are read here. The library reads
all others, and the whole file then. A test compares both for every message.
"""

from __future__ import annotations

import re

Parts = tuple[str, ...]
"""Text and placeholder names in turn, text first: "Hi ", "name", "!"."""

_MESSAGE = re.compile(r"([A-Za-z][A-Za-z0-9_-]*) *= *(\S.*)")
_ATTRIBUTE = re.compile(r" +\.([A-Za-z][A-Za-z0-9_-]*) *= *(\S.*)")
_LITERAL = re.compile(r'\{ *"([^"\\{}]*)" *\}')
_BLANK = re.compile(r"\{ *\$([A-Za-z][A-Za-z0-9_-]*) *\}")


def simple_messages(source: str) -> dict[str, Parts]:
    """Return the parts of every plain message, by its id; of attributes by `id.attribute`.

    Of several messages with the same id the first one counts, as in the library.
    """
    found: dict[str, Parts] = {}
    ids: set[str] = set()
    name = ""
    entry: dict[str, Parts] | None = None
    for line in source.split("\n"):
        if line[:1] == " ":
            # One line that isn't simple excludes its whole message.
            match = _ATTRIBUTE.fullmatch(line)
            parts = _parts(match[2]) if match else None
            if match and parts is not None and entry is not None:
                entry[f"{name}.{match[1]}"] = parts
            elif line.strip():
                entry = None
            continue
        if not line:
            continue
        found.update(entry or {})
        entry = None
        name = line.partition("=")[0].rstrip(" ")
        if name in ids:
            continue
        ids.add(name)
        match = _MESSAGE.fullmatch(line)
        parts = _parts(match[2]) if match else None
        if match and parts is not None:
            entry = {name: parts}
    found.update(entry or {})
    return found


def _parts(text: str) -> Parts | None:
    """Return the parts of a text; None if it has other markup than placeholders."""
    text = text.rstrip(" ")
    parts: list[str] = []
    at = 0
    for blank in _BLANK.finditer(text):
        parts += (text[at : blank.start()], blank[1])
        at = blank.end()
    parts.append(text[at:])
    for index in range(0, len(parts), 2):
        parts[index] = _LITERAL.sub(r"\1", parts[index])
        if "{" in parts[index] or "}" in parts[index]:
            return None
    return tuple(parts)
