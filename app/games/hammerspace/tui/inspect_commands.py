"""Commands that only look: cards in full, the boards, calculations, a hint, the own secret."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar

from typing_extensions import override

from app.games.hammerspace.tui.turn_controller import HammerspaceTurns
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from app.match.source import BotDecision
from app.tui.match.hint_screen import HintScreen
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.view import Player

if TYPE_CHECKING:
    from app.games.hammerspace.tui.dialogs.cards import ShownCard


class HammerspaceInspect(HintScreen):
    """The part of the screen with the commands that decide nothing."""

    HINT: ClassVar[str] = "ham.hint"
    scene: HammerspaceViewModel
    turns: HammerspaceTurns

    @override
    def available(self, command: str) -> bool | str:
        if command == "ham.secret":
            if not self.scene.people:
                return False
            return self.scene.has_secret or "ham-no-secret"
        return super().available(command)

    # -- cards

    def do_ham_look(self) -> None:
        """Show the chosen card in full, the other ones after it: own cards, characters, the
        monster, then the rivals' boards, the present target's first."""
        from app.games.hammerspace.tui.dialogs.cards import CardsScreen

        shown, at = self._in_reach()
        if shown:
            self.app.push_screen(CardsScreen(self.scene, shown, at))
        else:
            self.notice(self.app.texts("ham-nothing-to-look"))

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

        self.app.push_screen(TableScreen(self.scene))

    def do_play_why(self) -> None:
        from app.games.hammerspace.tui.why_screen import HammerspaceWhyScreen

        self.app.push_screen(HammerspaceWhyScreen(self.scene, self.turns))

    def do_ham_secret(self) -> None:
        """Show the viewer's own secrets, or cover them. If several players share the keyboard, ask
        the others to look away first."""
        scene = self.scene
        if scene.open or not scene.shared:
            scene.open = not scene.open
            self.draw()
        else:
            self.run_worker(self._show_secret(scene.viewer), group="secret")

    async def _show_secret(self, seat: int) -> None:
        scene = self.scene
        self.cover(True)
        await self.app.pass_keyboard(scene.name(seat))
        scene.open = scene.viewer == seat
        self.cover(False)
        self.draw()

    # -- a hint

    @override
    def advice(self) -> str:
        from app.games.hammerspace.advice import advice
        from app.games.hammerspace.text.bot_reasons import reason

        scene = self.scene
        view = scene.view
        return reason(scene.cards, advice(scene.config, view), scene.names, view.monster)

    @override
    def hint_words(self) -> str:
        return self.app.texts("ham-hint", words=self.advice())

    def do_ham_hint(self) -> None:
        self.tell_hint()

    @override
    def why_the_bot(self, made: BotDecision) -> str:
        """The bot's reason; others get a text that does not depend on face-down cards (HAM-25)."""
        from app.games.hammerspace.advice import detailed
        from app.games.hammerspace.text.bot_reasons import public_reason, reason, said
        from engines.hammerspace.bots import explain

        scene, texts, view = self.scene, self.app.texts, made.view
        name = scene.name(made.seat)
        thought = explain(made.bot, scene.config, view, made.seed)
        if not made.open_to(scene.viewer):
            return said(texts, name, public_reason(texts, replace(thought, action=made.action)))
        if thought.action == made.action:
            thought = detailed(scene.config, view, thought)
            return said(texts, name, reason(scene.cards, thought, scene.names, view.monster))
        return texts("ham-hint-no-bot")
