"""Themes: a colour for each role on the screen.

Code names roles, never colours. A theme gives each role a colour of its own, so that a picture of
the screen can be read back as roles. The mono theme sets no colour at all: there a role is bold,
dim, reverse or underlined.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property

from rich.style import Style
from textual.theme import Theme

SEAT_ROLES = tuple(f"seat{number}" for number in range(1, 9))
"""Any two of a theme differ by at least 12 (CIEDE2000), also for the three kinds of colour
blindness."""

HIDES = tuple(f"hide{number}" for number in range(1, 9))
SHADES = tuple(f"shade{number}" for number in range(1, 9))
"""The skins of creatures, and each one's darker side."""

CREATURE_ROLES = (*HIDES, *SHADES, "eyeball", "pupil", "glare", "grave")
"""The roles in pictures of creatures. `eyeball` and `pupil` occur only on a creature."""

_ANSI_VARIABLES = (
    "ansi-background", "ansi-foreground", "border-blurred", "block-cursor-foreground",
    "block-cursor-background", "block-hover-background", "input-cursor-background",
    "input-cursor-foreground", "input-selection-background", "input-selection-foreground",
    "screen-selection-background", "screen-selection-foreground", "scrollbar", "scrollbar-hover",
    "scrollbar-active", "scrollbar-background", "scrollbar-background-hover",
    "scrollbar-background-active", "scrollbar-corner-color",
)  # fmt: skip
"""Variables of Textual's style sheets to which an ANSI theme must give a colour."""


class StyleTable(dict[tuple[str, str, str], Style]):
    """Makes each style when it is first asked for. A dictionary, because painting looks up
    thousands of styles a second."""

    def __init__(self, make: Callable[[str, str, str], Style]) -> None:
        super().__init__()
        self._make = make

    def __missing__(self, key: tuple[str, str, str]) -> Style:
        style = self[key] = self._make(*key)
        return style


@dataclass(frozen=True)
class Palette:
    """A theme: its name, whether it is dark, and `#rrggbb` for each role ("" for none)."""

    name: str
    dark: bool
    colours: dict[str, str]
    attributes: dict[str, str] = field(default_factory=dict)

    @cached_property
    def styles(self) -> StyleTable:
        """The styles by role, background and extra attributes; each sets a background."""
        return StyleTable(self._style)

    def style(self, role: str, background: str = "board", extra: str = "") -> Style:
        return self.styles[role, background, extra]

    def _style(self, role: str, background: str, extra: str) -> Style:
        words = [self.attributes.get(role, ""), extra]
        if behind := self.attributes.get(background, ""):
            words.append(behind)
        if colour := self.colours.get(role):
            words.append(colour)
        if ground := self.colours.get(background):
            words.append(f"on {ground}")
        return Style.parse(" ".join(word for word in words if word) or "none")

    @property
    def coloured(self) -> bool:
        """Whether it has colours at all; without them attributes distinguish roles."""
        return bool(self.colours["background"])

    def roles(self) -> dict[str, str]:
        return {colour.lower(): role for role, colour in self.colours.items() if colour}

    def textual(self) -> Theme:
        """The theme for Textual: each role is a variable for stylesheets, `$seat1`, `$wall`."""
        colours, terminal = self.colours, "ansi_default"
        if not self.coloured:
            colours = dict.fromkeys((*colours, *_ANSI_VARIABLES), terminal)
        return Theme(
            name=self.name,
            primary=colours["accent"],
            secondary=colours["border"],
            warning=colours["risky"],
            error=colours["bad"],
            success=colours["good"],
            accent=colours["accent"],
            foreground=colours["text"],
            background=colours["background"],
            surface=colours["panel"],
            panel=colours["panel"],
            boost=None if self.coloured else terminal,
            dark=self.dark,
            ansi=not self.coloured,
            variables=dict(colours),
        )


_COLOURS: dict[str, tuple[str, str, str]] = {
    "background": ("#101418", "#f4f1ea", "#000000"),
    "panel": ("#12171c", "#f8f6f0", "#000001"),
    "board": ("#0d1115", "#fbfaf5", "#000002"),
    "here": ("#1d2c3a", "#e9ecd8", "#003468"),
    "select": ("#16324a", "#d9e7f3", "#004000"),
    "modal": ("#181f27", "#efe9dd", "#000003"),
    "gate": ("#221a35", "#e9e3f6", "#24003c"),
    "warm": ("#261c10", "#f7ecd6", "#2c1e00"),
    "hot": ("#3a1512", "#fae2da", "#460000"),
    "text": ("#d8dee6", "#23272b", "#ffffff"),
    "title": ("#f2f5f8", "#0c0e10", "#fffffe"),
    "muted": ("#98a4b1", "#50585f", "#e0e0e0"),
    "faint": ("#8e9aa7", "#5d666e", "#d0d0d0"),
    "border": ("#6c7d8f", "#67717a", "#c8c8c8"),
    "accent": ("#7fc8ff", "#0b5c94", "#9fdcff"),
    "key": ("#ffd479", "#7a4b00", "#ffe95c"),
    "wall": ("#8796a6", "#59636c", "#dcdcdc"),
    "rock": ("#5d6975", "#868f96", "#909090"),
    "unseen": ("#6e7c8b", "#7a838b", "#8f8f8f"),
    "route": ("#ffe08a", "#8a5a00", "#ffff00"),
    "exit": ("#6ff0c0", "#00694a", "#00ffb0"),
    "safe": ("#8fd694", "#2a6b2f", "#a6ffa6"),
    "risky": ("#ffb454", "#8f4f00", "#ffc048"),
    "deadly": ("#ff7b72", "#b3201a", "#ff8c84"),
    "good": ("#7ad7f0", "#005f79", "#80e8ff"),
    "bad": ("#ff8f6b", "#a3380f", "#ffa07a"),
    "dead": ("#ab9a9a", "#6f6161", "#c8b0b0"),
    "seat1": ("#e2b20b", "#825d01", "#ed9f11"),
    "seat2": ("#17a4fb", "#1267a6", "#2badfe"),
    "seat3": ("#26e0a6", "#13483d", "#52ecb7"),
    "seat4": ("#fdf666", "#656147", "#ffeb50"),
    "seat5": ("#ff6968", "#731802", "#b79a7a"),
    "seat6": ("#af93ac", "#650165", "#fcc0ee"),
    "seat7": ("#e6f7fe", "#000023", "#fcfffb"),
    "seat8": ("#d2c2f3", "#001cb9", "#a29bb8"),
    "hide1": ("#f0736a", "#d4473c", "#ff8078"),
    "hide2": ("#f2a24e", "#b96a0e", "#ffb056"),
    "hide3": ("#e3cf5b", "#8f7a08", "#ffe566"),
    "hide4": ("#7fc765", "#3f8a33", "#8ee86f"),
    "hide5": ("#4cc2ae", "#15857a", "#55e0c8"),
    "hide6": ("#6aa9f0", "#2f74c4", "#7cbcff"),
    "hide7": ("#b091ee", "#8057c8", "#c4a6ff"),
    "hide8": ("#ea86bb", "#c2468a", "#ff9ad0"),
    "shade1": ("#b5473f", "#8e241c", "#d0554c"),
    "shade2": ("#b06a24", "#7d4404", "#b8702a"),
    "shade3": ("#998528", "#5f5100", "#a08a20"),
    "shade4": ("#4c8a3a", "#235a1b", "#4f9a3c"),
    "shade5": ("#2a8576", "#07564e", "#2c9080"),
    "shade6": ("#3f74b8", "#174a85", "#4c88d8"),
    "shade7": ("#7a5cb8", "#523290", "#9070d8"),
    "shade8": ("#b04f85", "#842457", "#cc5f9c"),
    "eyeball": ("#fbf7ea", "#ffffff", "#fffff8"),
    "pupil": ("#06080a", "#0f0b08", "#000004"),
    "glare": ("#ff4d3d", "#c4161c", "#ff5a4a"),
    "grave": ("#7d6f7e", "#4a404c", "#9a8a9c"),
}
"""The colour of each role in the dark, the light and the high-contrast theme."""


def _coloured(name: str, *, dark: bool, column: int) -> Palette:
    """Return a theme with the colours of a column of `_COLOURS`."""
    return Palette(name, dark, {role: colours[column] for role, colours in _COLOURS.items()})


DARK = _coloured("dark", dark=True, column=0)
LIGHT = _coloured("light", dark=False, column=1)
HIGH_CONTRAST = _coloured("contrast", dark=True, column=2)
MONO = Palette(
    "mono",
    True,
    dict.fromkeys(DARK.colours, ""),
    {
        "here": "reverse",
        "select": "reverse",
        "gate": "underline",
        "rock": "dim",
        "title": "bold",
        "key": "bold",
        "exit": "bold",
        "route": "bold",
        "risky": "bold",
        "deadly": "bold underline",
        "bad": "bold",
        "good": "bold",
        "accent": "bold",
        **dict.fromkeys(SEAT_ROLES, "bold"),
    },
)

PALETTES = {palette.name: palette for palette in (DARK, LIGHT, HIGH_CONTRAST, MONO)}
