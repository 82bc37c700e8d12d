"""The text of lessons, with the present keys in words."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING, Final

from app.i18n.fluent import Texts
from app.i18n.literal import width
from app.lessons.models import KEY, LEFT
from app.tui.commands import COMMANDS, keys_of
from app.tui.key_names import key_sign
from app.tui.widgets.styled_text import Line, Span

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from app.tui.glyphs import Glyphs

_SPELLED: Final = (
    *("up", "down", "left", "right", "space", "enter", "escape", "tab", "backspace"),
    *("question_mark", "underscore", "greater_than_sign", "colon", "home", "end"),
)


_ENDS: Final = ".!?"
"""A sentence begins after one of these."""


def key_words(key: str, texts: Texts, glyphs: Glyphs) -> str:
    """Return the spoken name of a key: "the right arrow", "Shift and H together"."""
    if key in _SPELLED:
        return texts(f"lessons-key-{key.replace('_', '-')}")
    if len(key) == 1 and key.isalpha() and key.islower():
        return texts("lessons-key-letter", key=key)  # alone it would read like a word
    modifier, _, last = key.rpartition("+")
    if modifier == "ctrl":
        return texts("lessons-key-ctrl", key=last.upper())
    if modifier == "shift" or (len(key) == 1 and key.isupper()):
        shifted = last if len(last) == 1 else key_words(last, texts, glyphs)
        return texts("lessons-key-shift", key=shifted.upper())
    return key_sign(key, glyphs, texts)


def key_of(command: str, keymap: Mapping[str, str]) -> str:
    """Return the key of a command for an instruction: Escape if it is one of them, else the
    first one."""
    if command not in COMMANDS:
        return ""
    keys = keys_of(COMMANDS[command], keymap)
    return "escape" if "escape" in keys else keys[0]


def spoken(
    text: str, texts: Texts, keymap: Mapping[str, str], glyphs: Glyphs, left: Sequence[str] = ()
) -> list[tuple[str, bool]]:
    """Return a text in pieces, each with whether it is a key. `left` are the remaining steps of
    a walk."""
    pieces: list[tuple[str, bool]] = []
    at = 0
    for found in KEY.finditer(text):
        pieces.append((text[at : found.start()], False))
        key = key_of(found[1], keymap)
        words = key_words(key, texts, glyphs) if key else found[1]
        if found[1] == LEFT:
            words = _steps(left, texts)
        before = text[: found.start()].rstrip()
        if len(words) > 1 and (not before or before[-1] in _ENDS):
            words = words[0].upper() + words[1:]
        pieces.append((words, True))
        at = found.end()
    pieces.append((text[at:], False))
    return [piece for piece in pieces if piece[0]]


def _steps(left: Sequence[str], texts: Texts) -> str:
    """Return steps in words, equal neighbours together: "right, down x2"."""
    words = []
    for way, equal in groupby(left):
        text, n = texts(f"lessons-way-{way}"), len(list(equal))
        words.append(text if n == 1 else texts("common-times", text=text, n=n))
    return ", ".join(words)


def wrapped(pieces: list[tuple[str, bool]], cells: int, role: str) -> list[Line]:
    """Return pieces in lines of at most `cells`, broken at blanks; keys are lit and stay whole."""
    lines: list[list[Span]] = [[]]
    used, blank = 0, False
    for text, key in pieces:
        words = [text] if key and width(text) <= cells else text.split(" ")
        for number, word in enumerate(words):
            blank = blank or number > 0
            if not word:
                continue
            gap = " " if blank and used else ""
            if used and blank and used + 1 + width(word) > cells:
                lines.append([])
                used, gap = 0, ""
            lines[-1].append(Span(gap + word, "key" if key else role, extra="bold" if key else ""))
            used += width(gap) + width(word)
            blank = False
    return list(lines)
