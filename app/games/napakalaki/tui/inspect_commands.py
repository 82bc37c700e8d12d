"""Commands that only look: cards in full, rivals, decks, calculations."""

from __future__ import annotations

from functools import partialmethod
from typing import TYPE_CHECKING

from typing_extensions import override

from app.games.napakalaki.tui.commands import CARD_KEYS
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.tui.match.command_group import CommandGroup
from app.tui.match.host import MatchHost
from engines.kernel.events import SPECTATOR
from engines.napakalaki.state import NO_MONSTER

if TYPE_CHECKING:
    from app.games.napakalaki.tui.dialogs.inspect import ShownTreasure


class NapakalakiLooks(CommandGroup):
    """The commands of the screen that decide nothing."""

    def __init__(self, screen: MatchHost, scene: NapakalakiViewModel) -> None:
        self.screen = screen
        self.scene = scene

    @override
    def available(self, command: str) -> bool | str | None:
        scene = self.scene
        if command in CARD_KEYS:
            if not scene.sees_hand or CARD_KEYS.index(command) >= len(scene.view.hidden):
                return False
            return scene.hand_open or "nap-hand-is-covered"
        if command == "nap.corridor":
            return bool(scene.config.parameters.corridor)
        if command == "nap.hand":
            if not scene.people:
                return False
            if scene.covered:
                return "ways-covered"
            return scene.sees_hand or "nap-hand-not-yours"
        return None

    # -- cards

    def look_at_hand(self, index: int) -> None:
        """Show a hidden treasure of the viewer in full, by its number from 0."""
        cards = self._in_reach()
        if index < len(self.scene.view.hidden):
            self._inspect(cards, index)

    do_nap_card_1 = partialmethod(look_at_hand, 0)
    do_nap_card_2 = partialmethod(look_at_hand, 1)
    do_nap_card_3 = partialmethod(look_at_hand, 2)
    do_nap_card_4 = partialmethod(look_at_hand, 3)
    do_nap_card_5 = partialmethod(look_at_hand, 4)
    do_nap_card_6 = partialmethod(look_at_hand, 5)
    do_nap_card_7 = partialmethod(look_at_hand, 6)
    do_nap_card_8 = partialmethod(look_at_hand, 7)
    do_nap_card_9 = partialmethod(look_at_hand, 8)

    def do_nap_look(self) -> None:
        cards = self._in_reach()
        at = next((i for i, card in enumerate(cards) if card.monster), 0)
        if cards:
            self._inspect(cards, at)
        else:
            self.screen.notice(self.screen.app.texts("nap-nothing-to-look"))

    def _in_reach(self) -> tuple[ShownTreasure, ...]:
        from app.games.napakalaki.tui.dialogs.inspect import monsters, treasures

        scene = self.scene
        hand = scene.view.hidden if scene.shows_hand else ()
        met = () if scene.monster == NO_MONSTER else (scene.monster,)
        met = (*met, *(one for one in scene.view.dealings.corridor if one not in met))
        return (*treasures(hand), *treasures(scene.mine.equipped), *monsters(met))

    def _inspect(self, cards: tuple[ShownTreasure, ...], at: int) -> None:
        from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
        from app.games.napakalaki.tui.dialogs.inspect import InspectScreen

        scene = self.scene
        names = tuple(scene.name(seat) for seat in range(scene.config.seats))
        name = names[scene.viewer] if scene.viewer != SPECTATOR else ""
        deal = DialogContext(scene.config, scene.view, scene.cards, name, names)
        self.screen.app.push_screen(InspectScreen(deal, cards, at))

    # -- the table

    def do_nap_hand(self) -> None:
        scene = self.scene
        scene.hand_open = not scene.hand_open
        if not scene.mine.hidden:
            message = "nap-hand-uncovers" if scene.hand_open else "nap-hand-covers"
            self.screen.notice(self.screen.app.texts(message, key=self.screen.key("nap.hand")))
        self.screen.draw()

    def do_nap_rivals(self) -> None:
        """Show a rival's table in full; the same key shows the next one."""
        from app.games.napakalaki.tui.rival_screen import RivalScreen

        self.screen.app.push_screen(RivalScreen(self.scene))

    def do_nap_decks(self) -> None:
        from app.games.napakalaki.tui.deck_screen import DecksScreen

        self.screen.app.push_screen(DecksScreen(self.scene))

    def do_nap_corridor(self) -> None:
        """Show all that waits in the corridor (NAP-34)."""
        from app.games.napakalaki.tui.ways.corridor import CorridorPage

        self.screen.app.push_screen(CorridorPage(self.scene))

    def do_play_why(self) -> None:
        from app.games.napakalaki.tui.why_screen import NapakalakiWhyScreen

        self.screen.app.push_screen(NapakalakiWhyScreen(self.scene))
