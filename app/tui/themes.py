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


def _creatures(hides: str, shades: str, rest: str) -> dict[str, str]:
    return dict(zip(CREATURE_ROLES, f"{hides} {shades} {rest}".split(), strict=True))


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
        if not self.coloured:
            plain = dict.fromkeys((*self.colours, *_ANSI_VARIABLES), "ansi_default")
            return Theme(
                name=self.name,
                primary="ansi_default",
                secondary="ansi_default",
                warning="ansi_default",
                error="ansi_default",
                success="ansi_default",
                accent="ansi_default",
                foreground="ansi_default",
                background="ansi_default",
                surface="ansi_default",
                panel="ansi_default",
                boost="ansi_default",
                dark=True,
                ansi=True,
                variables=plain,
            )
        colours = self.colours
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
            dark=self.dark,
            variables=dict(colours),
        )


DARK = Palette(
    "dark",
    True,
    {
        "background": "#101418",
        "panel": "#12171c",
        "board": "#0d1115",
        "here": "#1d2c3a",
        "select": "#16324a",
        "modal": "#181f27",
        "text": "#d8dee6",
        "title": "#f2f5f8",
        "muted": "#98a4b1",
        "faint": "#8e9aa7",
        "border": "#6c7d8f",
        "accent": "#7fc8ff",
        "key": "#ffd479",
        "wall": "#8796a6",
        "rock": "#5d6975",
        "unseen": "#6e7c8b",
        "route": "#ffe08a",
        "exit": "#6ff0c0",
        "safe": "#8fd694",
        "risky": "#ffb454",
        "deadly": "#ff7b72",
        "good": "#7ad7f0",
        "bad": "#ff8f6b",
        "dead": "#ab9a9a",
        "seat1": "#e2b20b",
        "seat2": "#17a4fb",
        "seat3": "#26e0a6",
        "seat4": "#fdf666",
        "seat5": "#ff6968",
        "seat6": "#af93ac",
        "seat7": "#e6f7fe",
        "seat8": "#d2c2f3",
        **_creatures(
            "#f0736a #f2a24e #e3cf5b #7fc765 #4cc2ae #6aa9f0 #b091ee #ea86bb",
            "#b5473f #b06a24 #998528 #4c8a3a #2a8576 #3f74b8 #7a5cb8 #b04f85",
            "#fbf7ea #06080a #ff4d3d #7d6f7e",
        ),
    },
)

LIGHT = Palette(
    "light",
    False,
    {
        "background": "#f4f1ea",
        "panel": "#f8f6f0",
        "board": "#fbfaf5",
        "here": "#e9ecd8",
        "select": "#d9e7f3",
        "modal": "#efe9dd",
        "text": "#23272b",
        "title": "#0c0e10",
        "muted": "#50585f",
        "faint": "#5d666e",
        "border": "#67717a",
        "accent": "#0b5c94",
        "key": "#7a4b00",
        "wall": "#59636c",
        "rock": "#868f96",
        "unseen": "#7a838b",
        "route": "#8a5a00",
        "exit": "#00694a",
        "safe": "#2a6b2f",
        "risky": "#8f4f00",
        "deadly": "#b3201a",
        "good": "#005f79",
        "bad": "#a3380f",
        "dead": "#6f6161",
        "seat1": "#825d01",
        "seat2": "#1267a6",
        "seat3": "#13483d",
        "seat4": "#656147",
        "seat5": "#731802",
        "seat6": "#650165",
        "seat7": "#000023",
        "seat8": "#001cb9",
        **_creatures(
            "#d4473c #b96a0e #8f7a08 #3f8a33 #15857a #2f74c4 #8057c8 #c2468a",
            "#8e241c #7d4404 #5f5100 #235a1b #07564e #174a85 #523290 #842457",
            "#ffffff #0f0b08 #c4161c #4a404c",
        ),
    },
)

HIGH_CONTRAST = Palette(
    "contrast",
    True,
    {
        "background": "#000000",
        "panel": "#000001",
        "board": "#000002",
        "here": "#003468",
        "select": "#004000",
        "modal": "#000003",
        "text": "#ffffff",
        "title": "#fffffe",
        "muted": "#e0e0e0",
        "faint": "#d0d0d0",
        "border": "#c8c8c8",
        "accent": "#9fdcff",
        "key": "#ffe95c",
        "wall": "#dcdcdc",
        "rock": "#909090",
        "unseen": "#8f8f8f",
        "route": "#ffff00",
        "exit": "#00ffb0",
        "safe": "#a6ffa6",
        "risky": "#ffc048",
        "deadly": "#ff8c84",
        "good": "#80e8ff",
        "bad": "#ffa07a",
        "dead": "#c8b0b0",
        "seat1": "#ed9f11",
        "seat2": "#2badfe",
        "seat3": "#52ecb7",
        "seat4": "#ffeb50",
        "seat5": "#b79a7a",
        "seat6": "#fcc0ee",
        "seat7": "#fcfffb",
        "seat8": "#a29bb8",
        **_creatures(
            "#ff8078 #ffb056 #ffe566 #8ee86f #55e0c8 #7cbcff #c4a6ff #ff9ad0",
            "#d0554c #b8702a #a08a20 #4f9a3c #2c9080 #4c88d8 #9070d8 #cc5f9c",
            "#fffff8 #000004 #ff5a4a #9a8a9c",
        ),
    },
)

MONO = Palette(
    "mono",
    True,
    dict.fromkeys(DARK.colours, ""),
    {
        "here": "reverse",
        "select": "reverse",
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
