"""The display names of keys: `question_mark` is ?, `ctrl+q` is Ctrl-Q."""

from __future__ import annotations

from textual.keys import key_to_character

from app.i18n.fluent import Texts
from app.tui.glyphs import Glyphs

_SIGNS = {
    "question_mark": "?",
    "slash": "/",
    "colon": ":",
    "full_stop": ".",
    "comma": ",",
    "underscore": "_",
    "minus": "-",
    "plus": "+",
    "left_square_bracket": "[",
    "right_square_bracket": "]",
    "less_than_sign": "<",
    "greater_than_sign": ">",
    "at": "@",
}
_NAMED = ("space", "enter", "escape", "tab", "backspace", "home", "end", "pageup", "pagedown")
_ARROWS = ("up", "down", "left", "right")


def key_sign(key: str, glyphs: Glyphs, texts: Texts) -> str:
    """Return a key as short as possible. Named keys have the names on a keyboard of the language
    of `texts`."""
    if key in _ARROWS:
        return glyphs.arrows[_ARROWS.index(key)]
    if key in _SIGNS:
        return _SIGNS[key]
    if key in _NAMED:
        return texts(f"cmd-key-{key}")
    if key.startswith("ctrl+"):
        return f"Ctrl-{key_sign(key[5:], glyphs, texts).upper()}"
    if key.startswith("shift+"):
        return f"{texts('cmd-key-shift')}-{key_sign(key[6:], glyphs, texts)}"
    return key.upper() if key.startswith("f") and key[1:].isdigit() else key


def key_name(key: str, glyphs: Glyphs, texts: Texts) -> str:
    """Return the name of a key for use by itself. If the glyph of an arrow is a letter or
    another key's symbol (`v`, `>`), the arrow's name replaces it."""
    last = key.rpartition("+")[2]
    if last not in _ARROWS or not glyphs.arrows.isascii():
        return key_sign(key, glyphs, texts)
    sign = key_sign(key, glyphs, texts)
    return sign[:-1] + texts(f"cmd-key-{last}")


def writes(key: str) -> bool:
    character = _SIGNS.get(key) or key_to_character(key)
    return character is not None and character.isprintable()
