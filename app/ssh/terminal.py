"""The terminal of an SSH client: how many colours it has, and which signs."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rich.color import Color, ColorSystem

VARIABLES: Final = frozenset({"LANG", "LC_ALL", "LC_MESSAGES", "LC_CTYPE", "COLORTERM", "NO_COLOR"})
"""What a client may say of its environment; nothing else is kept."""
MOST_LETTERS: Final = 64
"""Letters of such a variable, and of the name of a terminal."""

LINES_ONLY: Final = frozenset({"", "dumb", "unknown"})
"""Terminals that can only print lines."""
TRUE_COLOURS: Final = re.compile(
    r"(.*-direct\d*|xterm-kitty|xterm-ghostty|alacritty.*|foot.*|wezterm|contour.*|iterm2?)"
)
NO_COLOURS: Final = re.compile(r"(vt\d.*|.*-m(ono)?|xterm-old|wy\w*|tvi\w*)")
_UTF8: Final = re.compile(r".*\.utf-?8(@.*)?", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class ClientTerminal:
    """A terminal by its name (`TERM`) and the variables that its client has sent."""

    kind: str
    env: Mapping[str, str]

    @property
    def full_screen(self) -> bool:
        """Whether it can show a full screen."""
        return self.kind not in LINES_ONLY

    @property
    def colours(self) -> ColorSystem | None:
        """How many colours it has; None for none. A name that nobody knows counts as 16."""
        if "NO_COLOR" in self.env or NO_COLOURS.fullmatch(self.kind):
            return None
        said = self.env.get("COLORTERM", "").lower()
        if said in ("truecolor", "24bit") or TRUE_COLOURS.fullmatch(self.kind):
            return ColorSystem.TRUECOLOR
        return ColorSystem.EIGHT_BIT if "256col" in self.kind else ColorSystem.STANDARD

    @property
    def ascii(self) -> bool:
        """Whether it shows ASCII signs only: its locale has another encoding than UTF-8."""
        for name in ("LC_ALL", "LC_CTYPE", "LANG"):
            if value := self.env.get(name, ""):
                return not _UTF8.fullmatch(value)
        return False

    def translated(self, text: str) -> str:
        """Return a frame of the program, which has true colours, in those of this terminal."""
        colours = self.colours
        if colours is ColorSystem.TRUECOLOR:
            return text
        return _STYLE.sub(lambda found: _style(found[1], colours), text)


_STYLE: Final = re.compile(r"\x1b\[([0-9;]*)m")


@lru_cache(4096)
def _style(numbers: str, colours: ColorSystem | None) -> str:
    """Return the sequence for attributes and colours, in fewer colours."""
    left, kept = numbers.split(";"), list[str]()
    while left:
        first = left.pop(0)
        if first in ("38", "48") and left[:1] == ["2"] and len(left) >= 4:
            red, green, blue = (int(part or 0) for part in left[1:4])
            del left[:4]
            if colours is not None:
                colour = Color.from_rgb(red, green, blue).downgrade(colours)
                kept += colour.get_ansi_codes(first == "38")
        elif colours is not None or not _is_colour(first):
            kept.append(first)
    return f"\x1b[{';'.join(kept)}m" if kept else ""


def _is_colour(number: str) -> bool:
    return number.isdigit() and (30 <= int(number) <= 49 or 90 <= int(number) <= 107)


class Variables(dict[bytes, bytes]):
    """The variables of a client: only those that count are kept, however many it sends."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        if name.decode("ascii", "replace") in VARIABLES and len(value) <= MOST_LETTERS:
            super().__setitem__(name, value)

    def plain(self) -> dict[str, str]:
        """Return them as text."""
        return {name.decode(): value.decode("utf-8", "replace") for name, value in self.items()}
