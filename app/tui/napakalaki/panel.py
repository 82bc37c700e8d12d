"""The base of the panels of the table."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from app.text.literal import clip
from app.text.napakalaki_cards import CardWords
from app.tui.napakalaki.combat import OPEN, Combat, combat_of
from app.tui.napakalaki.scene import Scene
from app.tui.napakalaki.signs import Signs, arrow_of, signs_of
from app.tui.napakalaki.slots import at_risk
from app.tui.napakalaki.space import Rows, share
from app.tui.play.panel import TUMBLING
from app.tui.play.tablepanel import TablePanel
from app.tui.widgets.ink import Run


class Panel(TablePanel):
    """A panel of this game's scene."""

    scene: Scene

    @property
    @override
    def rows(self) -> Rows:
        """The rows of all panels at the present size."""
        rivals, cards = self.scene.config.seats - 1, self.scene.mine.hidden
        return share(rivals, self.table_height, cards, wide=self.wide)

    @property
    def combat(self) -> Combat | None:
        """The combat of this turn. What a die decides is not told before it lies."""
        combat = combat_of(self.scene)
        if combat is not None and self.screen.has_class(TUMBLING):
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

    def who(self, seat: int, cells: int = 14) -> list[Run]:
        """`@2 Ben` in the seat's colour."""
        name = clip(self.scene.name(seat), cells)
        return [self.seat_sign(seat), Run(f" {name}", f"seat{seat + 1}")]
