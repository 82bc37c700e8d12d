"""How keys are called by people: `question_mark` is ?, `ctrl+q` is Ctrl-Q."""

from __future__ import annotations

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


def key_sign(key: str, glyphs: Glyphs) -> str:
    """A key as short as it can be shown; named keys keep their English names (Enter, Esc)."""
    if key in ("up", "down", "left", "right"):
        return glyphs.arrows[("up", "down", "left", "right").index(key)]
    if key in _SIGNS:
        return _SIGNS[key]
    if key == "escape":
        return "Esc"
    if key in _NAMED:
        return key.capitalize()
    if key.startswith("ctrl+"):
        return f"Ctrl-{key_sign(key[5:], glyphs).upper()}"
    if key.startswith("shift+"):
        return f"Shift-{key_sign(key[6:], glyphs)}"
    return key.upper() if key.startswith("f") and key[1:].isdigit() else key
