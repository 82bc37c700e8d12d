"""TOML files edited by people and changed by the program: comments and line order survive."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

Plain = str | int | bool | Sequence[str]
"""The value types of these files: no floats, no dates, no tables."""

_LINE = re.compile(r"""\s*["']?([\w.-]+)["']?\s*=\s*(.*)""")


_LONG = 1000
"""Bits of a number that is too long for any setting."""
DEEPEST = 8
"""Levels of nested tables that are read; a deeper table is one entry, named by its first parts."""


_MOST_DOTS = 200
"""Dots in a line: the library's time and memory grow with the square of a dotted name's parts."""


_ENDLESS = re.compile(r"[0-9][0-9_]{999,}")


class BadToml(ValueError):
    """A file that is not TOML: the `line`, from 1, and the text `found` there."""

    def __init__(self, line: int, found: str) -> None:
        self.line, self.found = line, found
        super().__init__(line, found)


def read(data: bytes) -> tuple[dict[str, object], str]:
    """Return the values of a file, and its text. Raise `BadToml`."""
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise BadToml(line, f"0x{data[problem.start]:02X}") from None
    try:
        return loads(text), text
    except (ValueError, RecursionError) as broken:
        line = _line_of_error(str(broken), text)
        rows = text.splitlines()
        raise BadToml(line, rows[line - 1].strip() if line <= len(rows) else "") from None


def _line_of_error(message: str, text: str) -> int:
    """Return the line that the TOML reader's message names.
    For an overlong number, which the reader does not locate, return its line; for "end of
    document" the last line."""
    if found := re.search(r"line (\d+)", message):
        return int(found[1])
    long = _ENDLESS.search(text) if "digits" in message else None
    return 1 + text.count("\n", 0, long.start()) if long else max(1, len(text.splitlines()))


def loads(text: str) -> dict[str, object]:
    """Return the values of a file.
    Raise `ValueError`, with the line where it is known, and `RecursionError`."""
    import tomllib

    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > _MOST_DOTS and not line.lstrip().startswith("#"):
            raise ValueError(f"Too many dots (at line {number}, column 1)")
    return tomllib.loads(text)


def flat(values: Mapping[str, object], before: str = "") -> Iterator[tuple[str, object]]:
    """Yield all entries with their full names: unquoted `list.up = ...` is a table in a table.
    An empty table is an entry itself."""
    for name, value in values.items():
        if isinstance(value, dict) and value and before.count(".") < DEEPEST:
            yield from flat(value, f"{before}{name}.")
        else:
            yield f"{before}{name}", value


def toml(value: object) -> str:
    """Return a value as TOML writes it, and a table as `{...}`."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        escaped = value.replace("\\", "\\\\").replace('"', '\\"')
        return f'"{escaped}"'
    if isinstance(value, dict):
        return "{...}"
    if isinstance(value, Sequence):
        return f"[{', '.join(map(toml, value))}]"
    if isinstance(value, int) and value.bit_length() > _LONG:
        return hex(value)  # Python refuses to write it in decimal
    return str(value)


def fresh(values: Mapping[str, Plain]) -> str:
    return "".join(f"{_name(name)} = {toml(value)}\n" for name, value in values.items())


def rewritten(text: str, values: Mapping[str, Plain]) -> str:
    """Return a file's text with these values instead of its own; the rest of the text stays.
    Where that can't be (the text is not TOML, or a value takes several lines) return a fresh
    file."""
    old = _parsed(text)
    if old is None:
        return fresh(values)
    left = dict(values)
    lines: list[str] = []
    for line in text.splitlines():
        found = _LINE.fullmatch(line)
        if found is None:
            lines.append(line)
        elif found[1] in left:
            name = found[1]
            value = left.pop(name)
            same = name in old and _alike(old[name], value)
            lines.append(line if same else _replaced(line, found, value))
    changed = "".join(f"{line}\n" for line in lines) + fresh(left)
    now = _parsed(changed)
    good = now is not None and now.keys() == values.keys()
    if good and now and all(_alike(now[name], value) for name, value in values.items()):
        return changed
    return fresh(values)


def _parsed(text: str) -> dict[str, object] | None:
    try:
        return dict(flat(loads(text)))
    except (ValueError, RecursionError):  # a number of 5000 digits is no `TOMLDecodeError`
        return None


def _alike(one: object, other: object) -> bool:
    """Whether two values are equivalent; a key and a list of that one key are."""
    return _many(one) == _many(other)


def _many(value: object) -> list[object]:
    if isinstance(value, str) or not isinstance(value, Sequence):
        return [type(value), value]
    return [str, *value]


def _replaced(line: str, found: re.Match[str], value: Plain) -> str:
    """Return a line with another value; the comment at its end stays."""
    rest = found[2]
    notes = [at for at, sign in enumerate(rest) if sign == "#"]
    note = next((rest[at:] for at in notes if _parsed(f"x = {rest[:at]}") is not None), "")
    return f"{line[: found.start(2)]}{toml(value)}" + (f"  {note}" if note else "")


def _name(name: str) -> str:
    return name if re.fullmatch(r"[\w-]+", name) else f'"{name}"'
