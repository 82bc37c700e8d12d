"""The base of the panels of the table."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from textual.geometry import Size
from typing_extensions import override

from app.text.literal import clip, width
from app.text.napakalaki_cards import CardWords
from app.text.numbers import percent
from app.tui.napakalaki.combat import OPEN, Combat, combat_of
from app.tui.napakalaki.scene import Scene
from app.tui.napakalaki.signs import Signs, arrow_of, signs_of
from app.tui.napakalaki.slots import at_risk
from app.tui.napakalaki.space import Rows, share
from app.tui.play import panel
from app.tui.widgets.ink import Line, Run, width_of

KEYS = 2
"""Rows of the key bar where the screen is wide."""


class Panel(panel.Panel):
    """A panel of this game's scene. `PART` is the field of `Rows` that says how high it is."""

    PART: ClassVar[str] = ""
    scene: Scene

    @override
    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        rows: int = getattr(self.rows, self.PART)
        return rows

    @property
    def wide(self) -> bool:
        """Whether the screen has its wide layout."""
        return self.screen.has_class("-wide")

    @property
    def rows(self) -> Rows:
        """The rows of all panels at the present size."""
        height = self.screen.size.height - 1 - (KEYS if self.wide else 1)
        return share(self.scene.config.seats - 1, height, self.scene.mine.hidden, wide=self.wide)

    @property
    def combat(self) -> Combat | None:
        """The combat of this turn. What a die decides is not told before it lies."""
        combat = combat_of(self.scene)
        if combat is not None and self.screen.has_class(panel.TUMBLING):
            return combat if combat.won else replace(combat, stands=OPEN)
        return combat

    @property
    def risks(self) -> dict[int, str]:
        """What the combat may do to the cards of the player that the panels are about, while it
        is open: a fate a card (`slots`)."""
        scene, mine, combat = self.scene, self.scene.mine, self.combat
        if combat is None or combat.stands != OPEN or combat.seat != mine.seat:
            return {}
        hidden = scene.view.hidden if scene.sees_hand else ()
        return at_risk(scene.config, combat.monster, mine.equipped, hidden, mine.hidden)

    @property
    def words(self) -> CardWords:
        """The words of the cards."""
        return self.scene.cards

    @property
    def signs(self) -> Signs:
        """The signs of cards and dice."""
        return signs_of(self.glyphs)

    @property
    def arrow(self) -> str:
        """What stands between before and after."""
        return arrow_of(self.glyphs)

    def chance(self, share: float) -> str:
        """A chance in per cent."""
        return percent(share, self.mazmorra.texts.language)

    def who(self, seat: int, cells: int = 14) -> list[Run]:
        """`@2 Ben` in the seat's colour."""
        name = clip(self.scene.name(seat), cells)
        return [self.seat_sign(seat), Run(f" {name}", f"seat{seat + 1}")]

    def is_me(self, seat: int) -> bool:
        """Whether a seat is that of the person who looks: then the words say "you"."""
        return bool(self.scene.people) and seat == self.scene.viewer


def pad(text: str, cells: int) -> str:
    """A text of exactly so many cells: cut, or filled up with blanks."""
    shown = clip(text, cells)
    return shown + " " * (cells - width(shown))


def beside(left: Line, right: Line, cells: int) -> list[Run]:
    """A line with a part at each end; the right one goes where there is no room for both."""
    gap = cells - width_of(left) - width_of(right)
    return [*left, Run(" " * gap), *right] if gap >= 0 else list(left)
