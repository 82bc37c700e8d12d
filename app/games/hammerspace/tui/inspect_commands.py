"""Commands that only look: cards in full, the boards, calculations, the own secret."""

from __future__ import annotations

from typing import TYPE_CHECKING

from typing_extensions import override

from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.tui.match.command_group import CommandGroup
from app.tui.match.host import MatchHost
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.view import Player

if TYPE_CHECKING:
    from app.games.hammerspace.tui.dialogs.cards import ShownCard


class HammerspaceLooks(CommandGroup):
    """The commands of the screen that decide nothing."""

    def __init__(self, screen: MatchHost, turns: HammerspaceTurns) -> None:
        self.screen = screen
        self.turns = turns
        self.scene = turns.scene

    @override
    def available(self, command: str) -> bool | str | None:
        if command == "ham.secret":
            if not self.scene.people:
                return False
            return self.scene.has_secret or "ham-no-secret"
        return None

    # -- for the dialogs over the table

    def can_hint(self) -> bool | str:
        return self.screen.available("ham.hint")

    def hint_words(self) -> str:
        return self.screen.hint_words()

    # -- cards

    def do_ham_look(self) -> None:
        """Show the chosen card in full, the other ones after it: own cards, characters, the
        monster, then the rivals' boards, the present target's first."""
        self.look_at(None)

    def look_at(self, card: tuple[int, int] | None) -> None:
        """Do the same, with the card in a seat's slot first."""
        from app.games.hammerspace.tui.dialogs.cards import CardsScreen

        shown, at = self._in_reach()
        if card is not None:
            seat, slot = card
            where = {"name": self.scene.name(seat), "n": slot + 1}
            at = next((n for n, one in enumerate(shown) if one.values == where), at)
        if shown:
            self.screen.app.push_screen(CardsScreen(self.scene, shown, at))
        else:
            self.screen.notice(self.screen.app.texts("ham-nothing-to-look"))

    def _in_reach(self) -> tuple[list[ShownCard], int]:
        from app.games.hammerspace.tui.dialogs import cards

        scene = self.scene
        slots = self._slots(scene.mine)
        at = slots.index(self.turns.slot) if self.turns.slot in slots else 0
        shown = self._board(scene.mine)
        if scene.in_play:
            life = {"n": scene.view.monster_life}
            monster = cards.ShownCard(cards.MONSTER, scene.view.monster, "ham-where-monster", life)
            shown.append(monster)
        for player in scene.rivals:
            shown += self._board(player)
        return shown, at

    def _board(self, player: Player) -> list[ShownCard]:
        from app.games.hammerspace.tui.dialogs.cards import CARD, CHARACTER, ShownCard

        name = self.scene.name(player.seat)
        shown = [
            ShownCard(CARD, player.cards[slot], "ham-where-slot", {"name": name, "n": slot + 1})
            for slot in self._slots(player)
        ]
        whose = {"name": name}
        shown += [
            ShownCard(CHARACTER, one, "ham-where-character", whose) for one in player.characters
        ]
        return shown

    def _slots(self, player: Player) -> list[int]:
        return [slot for slot in range(SLOTS) if self.scene.shows_card(player, slot)]

    # -- the table

    def do_ham_table(self) -> None:
        from app.games.hammerspace.tui.table_screen import TableScreen

        self.screen.app.push_screen(TableScreen(self.scene))

    def do_play_why(self) -> None:
        from app.games.hammerspace.tui.why_screen import HammerspaceWhyScreen

        self.screen.app.push_screen(HammerspaceWhyScreen(self.scene, self.turns))

    def do_ham_secret(self) -> None:
        """Show the viewer's own secrets, or cover them. If several players share the keyboard, ask
        the others to look away first."""
        scene = self.scene
        if scene.open or not scene.shared:
            scene.open = not scene.open
            self.screen.draw()
        else:
            self.screen.run_worker(self._show_secret(scene.viewer), group="secret")

    async def _show_secret(self, seat: int) -> None:
        scene = self.scene
        self.screen.cover(True)
        await self.screen.app.pass_keyboard(scene.name(seat))
        scene.open = scene.viewer == seat
        self.screen.cover(False)
        self.screen.draw()
