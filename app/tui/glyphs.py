"""The glyphs on the screen, in two sets: Unicode (each one cell wide) and ASCII.

No emoji and no variation selectors: terminals don't agree on their width.
"""

from __future__ import annotations

from dataclasses import dataclass, fields


@dataclass(frozen=True, slots=True)
class Glyphs:
    """One set of glyphs. `walls` is indexed by the four neighbours: up 1, down 2, left 4, right
    8."""

    name: str = "unicode"
    walls: str = "■╵╷│╴┘┐┤╶└┌├─┴┬┼"
    joint: str = "─"
    """The second column of a wall that continues to the right."""
    rock: str = "▒▒"
    """A wall with only walls around it."""
    unseen: str = "░░"
    trail: str = " ."
    route: str = " ▪"
    exit: str = ">>"
    player: str = "@"
    dead: str = "%"
    dead_foe: str = "x "
    bar_full: str = "█"
    bar_empty: str = "∙"
    heart: str = "♥"
    no_heart: str = "∙"
    use: str = "▮"
    no_use: str = "∙"
    wound: str = "■"
    no_wound: str = "∙"
    arrows: str = "↑↓←→"
    """Up, down, left, right."""
    bullet: str = "▸"
    done: str = "✓"
    failed: str = "✗"
    ellipsis: str = "~"
    corners: str = "┌─┐│└┘"
    """Top left, horizontal, top right, vertical, bottom left, bottom right."""
    tees: str = "├┤"
    """The ends of a line across a frame, at its left and its right side."""
    minimap: str = " ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█"
    """Quarter blocks by the four quarters: top left 1, top right 2, bottom left 4, right 8."""
    rule: str = "─"
    pixels: str = " ▀▄█▓▒"
    """Two pixels one over the other: none, upper, lower, both, both faint, both fainter. Empty
    if pictures are drawn with letters."""


UNICODE = Glyphs()
ASCII = Glyphs(
    name="ascii",
    walls="#" * 16,
    joint="#",
    rock="##",
    unseen="::",
    route=" *",
    bar_full="#",
    bar_empty="-",
    heart="=",
    no_heart=".",
    use="I",
    no_use=".",
    wound="#",
    no_wound=".",
    arrows="^v<>",
    bullet=">",
    done="*",
    failed="x",
    corners="+-+|++",
    tees="++",
    minimap=" ......:.::::::#",
    rule="-",
    pixels="",
)

GLYPH_SETS = {glyphs.name: glyphs for glyphs in (UNICODE, ASCII)}

BESIDE = "╭╮╰╯▁▂▃▅▆▇✗⚑◆×·–áéíóúüñÁÉÍÓÚ¿¡«»…"
"""Characters of dialogs and texts beside the glyphs of the set; terminals may disagree on their
width, too."""


def drawn_signs() -> tuple[str, ...]:
    """Return every character beyond ASCII that a screen may draw, each once."""
    values = (getattr(UNICODE, one.name) for one in fields(UNICODE))
    signs = "".join(value for value in values if isinstance(value, str)) + BESIDE
    return tuple(dict.fromkeys(sign for sign in signs if not sign.isascii()))
