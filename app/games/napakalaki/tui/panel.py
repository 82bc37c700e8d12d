"""The base class of the panels of the Napakalaki screen."""

from __future__ import annotations

from dataclasses import replace

from typing_extensions import override

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.warnings import chances
from app.games.napakalaki.tui.combat import OPEN, ShownFight, combat_of
from app.games.napakalaki.tui.row_layout import NapakalakiRows, share
from app.games.napakalaki.tui.slots import at_risk
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.i18n.literal import clip
from app.tui.cards.table_panel import TablePanel
from app.tui.match.panel import TUMBLING
from app.tui.widgets.styled_text import Span
from engines.napakalaki.odds import holds_necklace, with_necklace
from engines.napakalaki.view import Player


class NapakalakiPanel(TablePanel):
    scene: NapakalakiViewModel

    @property
    @override
    def rows(self) -> NapakalakiRows:
        config = self.scene.config
        rivals, cards = config.seats - 1, self.scene.mine.hidden
        corridor = config.parameters.corridor > 0
        return share(rivals, self.table_height, cards, wide=self.wide, corridor=corridor)

    @property
    def combat(self) -> ShownFight | None:
        """The combat of this turn. The die's result is hidden until the die is shown."""
        combat = combat_of(self.scene)
        if combat is not None and self.screen.has_class(TUMBLING):
            return combat if combat.won else replace(combat, stands=OPEN)
        return combat

    @property
    def risks(self) -> dict[int, str]:
        """The possible fates (`slots`) of the displayed player's cards while the combat is open."""
        scene, mine, combat = self.scene, self.scene.mine, self.combat
        if combat is None or combat.stands != OPEN or combat.seat != mine.seat:
            return {}
        hidden = scene.view.hidden if scene.sees_hand else ()
        return at_risk(scene.config, combat.monster, mine.equipped, hidden, mine.hidden)

    @property
    def words(self) -> NapakalakiCardText:
        return self.scene.cards

    def adorned(self, seat: int) -> int | None:
        """The total level of a seat with a necklace (NAP-5), if the hand on display is its own and
        holds one that would add something; else None."""
        scene = self.scene
        if not scene.shows_hand or seat != scene.me:
            return None
        if not holds_necklace(scene.config, scene.view):
            return None
        total = with_necklace(scene.config, scene.view, seat)
        return total if total > scene.mine.power else None

    def flag(self, seat: int, before: str = "") -> list[Span]:
        """`⚑ 31%` for a player who may win in its next turn, after the text `before`; `⚑ 12-31%`
        if rivals' grudges can stop it (NAP-38); else nothing."""
        warning = self.scene.warnings.get(seat)
        if warning is None:
            return []
        return [
            Span(
                f"{before}{self.signs.flag} {chances(self.mazmorra.texts, warning)}",
                "bad",
                extra="bold",
            )
        ]

    def grudges(self, seat: int, before: str = "") -> list[Span]:
        """`◆◆∙`: the grudges of a player, with room for more (NAP-37), after the text `before`;
        nothing without any rule for them."""
        parameters = self.scene.config.parameters
        if not parameters.grudge:
            return []
        signs = self.signs.grudge, self.signs.no_grudge
        held = self.scene.view.dealings.grudges[seat]
        most = parameters.grudge_most
        dots = [
            Span(signs[0] * held, "risky", extra="bold"),
            Span(signs[1] * (most - held), "faint"),
        ]
        first, *rest = [run for run in dots if run.text]
        return [first._replace(text=f"{before}{first.text}"), *rest]

    def cultist(self, player: Player, before: str = "") -> list[Span]:
        """`cultist +2`: what a cultist's card adds (NAP-23), after the text `before`; nothing for a
        player who is none."""
        if not player.zeal:
            return []
        told = self.mazmorra.texts("course-cultist", n=player.zeal)
        return [Span(f"{before}{told}", "risky", extra="bold")]

    def enemy(self, seat: int, *, short: bool = False) -> list[Span]:
        """`archenemy: Ben`, or in short `vs Ben`, in the colour of that seat (NAP-30); nothing
        without the rule."""
        if not self.scene.config.archenemies:
            return []
        other = self.scene.view.dealings.archenemy[seat]
        message = "course-enemy-short" if short else "course-enemy"
        told = self.mazmorra.texts(message, enemy=clip(self.scene.name(other), 12))
        return [Span(told, f"seat{other + 1}")]

    def who(self, seat: int, cells: int = 14) -> list[Span]:
        """`@2 Ben` in the seat's colour."""
        name = self.called(seat, cells)
        return [self.seat_sign(seat), Span(f" {name}", f"seat{seat + 1}")]
