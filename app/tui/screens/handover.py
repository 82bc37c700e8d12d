"""Pass the keyboard: a screen that shows nothing of any seat except names.

It comes between two people's turns if seats see different things.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.i18n.literal import literal
from app.text.log import News
from app.tui.base_screen import BaseScreen
from app.tui.commands import Command, register
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, centred, wrap, wrapped

register(
    (
        Command("pass.ready", "pass", ("space",), footer=10, calls="close"),
        Command("pass.menu", "pass", ("escape",), footer=95),
    )
)

PRIMER = 60
"""Cells of the lines for a newcomer."""
LONGEST_SPACED = 24
"""The longest name in cells that is written with wide spaces."""


class HandoverText(Painted):
    """The name of the next player, what a newcomer should know, and the public news."""

    DEFAULT_CSS = "HandoverText { height: 1fr; width: 100%; }"

    def __init__(
        self,
        name: str,
        lines: Callable[[], Sequence[News]],
        primer: Callable[[], Sequence[str]],
        first: bool,
    ) -> None:
        super().__init__()
        self._who = literal(name, 60)
        self._digest, self._primer = lines, primer
        self._since = "pass-so-far" if first else "pass-since"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        app = self.mazmorra
        spaced = " ".join(self._who.upper()) if len(self._who) <= LONGEST_SPACED else self._who
        key = app.first_key("pass.ready")
        away = app.texts("pass-look-away", name=self._who, key=key)
        rule = app.glyphs.rule * min(cells - 8, max(20, len(spaced) + 8))
        middle: list[Line] = [
            centred([Span(app.texts("pass-to"), "muted")], cells),
            [],
            centred([Span(rule, "border")], cells),
            [],
            centred([Span(spaced, "title", extra="bold")], cells),
            [],
            centred([Span(rule, "border")], cells),
            [],
            *(centred([Span(text, "muted")], cells) for text in wrap(away, cells - 8)),
        ]
        for words in self._primer():
            middle.append([])
            middle += [centred([Span(text)], cells) for text in _evenly(words, cells - 8)]
        room = max(0, height - len(middle) - 2)
        digest = self._digest_lines(cells, min(room, height // 2))
        above = max(1, (height - len(middle) - len(digest)) // 2)
        below = max(1, height - above - len(middle) - len(digest) - 1)
        return [*([[]] * above), *middle, *([[]] * below), *digest]

    def _digest_lines(self, cells: int, room: int) -> list[Line]:
        digest = self._digest() if room > 1 else ()
        if not digest:
            return []
        side = max(2, (cells - 100) // 2)
        told = [
            wrapped(literal(news.text, 400), max(10 + side, cells - side), indent=side)
            for news in digest
        ]
        kept = _that_fit(digest, [*map(len, told)], room - 1)
        shown = [line for at in kept for line in told[at]]
        more = "-more" if len(kept) < len(told) else ""
        title: Line = [Span(" " * side + self.mazmorra.texts(self._since + more), "muted")]
        return [title, *shown[-(room - 1) :]]


def _that_fit(digest: Sequence[News], sizes: Sequence[int], rows: int) -> list[int]:
    """Return the places, in their order, of the news that fit into some rows as whole sentences.
    Those that matter most come first, and of equal ones the latest. There is at least one."""
    kept = list[int]()
    for at in sorted(range(len(digest)), key=lambda place: (-digest[place].rank, -place)):
        rows -= sizes[at]
        if kept and rows < 0:
            break
        kept.append(at)
    return sorted(kept)


def _evenly(words: str, cells: int) -> list[str]:
    """Return the lines of a text for a newcomer, none much shorter than the others."""
    most = min(PRIMER, cells)
    lines = wrap(words, most)
    return next(
        (found for room in range(most // 2, most) if len(found := wrap(words, room)) == len(lines)),
        lines,
    )


class HandoverScreen(BaseScreen[None]):
    """Waits for Space; any other key shows nothing. A change of language calls `lines` and `primer`
    again. `first` is whether the player has had no turn here yet."""

    SCOPE: ClassVar[str] = "pass"

    def __init__(
        self,
        name: str,
        lines: Callable[[], Sequence[News]] = tuple,
        primer: Callable[[], Sequence[str]] = tuple,
        *,
        first: bool = False,
    ) -> None:
        super().__init__()
        self._neutral = HandoverText(name, lines, primer, first)

    @override
    def compose(self) -> Iterator[Widget]:
        yield self._neutral
        yield KeyBar()

    def on_mount(self) -> None:
        """Paint again once the match below is there, which a newcomer's words come from."""
        self.call_after_refresh(self._neutral.repaint)

    def do_pass_menu(self) -> None:
        self.app.open_pause()
