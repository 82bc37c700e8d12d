"""The possible actions of the player at the keyboard, and the dialog for them. No widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Final

from typing_extensions import override

from app.games.napakalaki.advice import offered_sale
from app.games.napakalaki.ahead import Ahead, ahead
from app.games.napakalaki.gear import equips_in_vain
from app.games.napakalaki.tui.combat import fight_result, fight_saying, start_result
from app.games.napakalaki.tui.dialogs.buy import BuyDialog
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.games.napakalaki.tui.dialogs.discard import DiscardDialog
from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.dialogs.settle import SettleDialog
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.tui.match import turn_controller
from engines.napakalaki.actions import (
    ACCEPT,
    BACK,
    DISCARD_ALL,
    DONE,
    DRAW,
    EQUIP,
    ROLL,
    SELL,
    STEAL,
    verb_of,
)
from engines.napakalaki.config import wearable
from engines.napakalaki.state import (
    DEAL,
    DISCARDING,
    DOOR,
    EARLY,
    EQUIPPING,
    FIGHT,
    GRUDGE,
    PRICE,
    SALES,
    SETTLE,
    START,
)

CLOSED_BY_ENTER: Final = {
    DOOR: "ways-no-fight",
    GRUDGE: "ways-rivals-fight",
    PRICE: "ways-rivals-fight",
    DEAL: "ways-by-enter",
    FIGHT: "ways-by-enter",
}
"""What the keys that end a fight in other rules answer on the table (NAP-36 to NAP-40)."""
NEXT_WORDS: Final = {
    START: "start",
    SALES: "draw",
    EARLY: "draw",
    FIGHT: "escape",
    SETTLE: "settle",
    EQUIPPING: "equip",
    DISCARDING: "discard",
    DOOR: "door",
    GRUDGE: "grudge",
    PRICE: "price",
    DEAL: "deal",
}


class NapakalakiTurns(turn_controller.TurnController):
    """The present decision, for the keys of the screen."""

    roll: Final = ROLL
    accept: Final = ACCEPT
    scene: NapakalakiViewModel

    def __init__(self, scene: NapakalakiViewModel) -> None:
        super().__init__(scene)
        self._first = scene.pending.number

    @property
    def phase(self) -> int:
        """The phase of the turn (`engines.napakalaki.state`)."""
        return self.scene.view.phase

    @property
    @override
    def forced(self) -> int | None:
        """The single action, for the screen to take it. Not where a match is continued: the player
        has not seen the table yet. Nor for the first roll for treasures (NAP-10), with which every
        player begins. A lesson asks for each step before the end of a turn."""
        legal, phase = self.legal, self.phase
        if not legal or self.moment == self._first or self.scene.covered:
            return None
        if phase == EQUIPPING and (len(legal) == 1 or self._in_vain):
            return DONE if self._ends_by_itself() else None
        if len(legal) != 1:
            return None
        first = phase == START and self.scene.view.turn <= self.scene.config.seats
        if first or self.scene.session.teaches:
            return None
        return legal[0] if phase in (START, SALES, EARLY, DOOR) else None

    @property
    def _in_vain(self) -> bool:
        """Whether a treasure could be equipped, but may as well be so before the next fight."""
        teaches = self.scene.session.teaches or self.scene.replaying
        return not teaches and equips_in_vain(self.scene.config, self.scene.view)

    def _ends_by_itself(self) -> bool:
        """Whether the screen ends a turn in which nothing is to be equipped. It does if the player
        has to discard, which a dialog asks for. Otherwise it does not right after a step of its
        own, or the whole fight would pass without a key. Nor where several players share the
        keyboard: it would pass to the next player before the first could read the fight's result
        and the treasures."""
        scene = self.scene
        if scene.mine.hidden > scene.config.parameters.hidden_limit:
            return True
        return len(scene.people) == 1 and self.entered != self.moment - 1

    @property
    @override
    def asks(self) -> bool:
        legal = self.legal
        if self.scene.covered:
            return False
        if self.phase in (SETTLE, DISCARDING) or self.among_friends:
            return bool(legal)
        if self.ahead is not None:
            return self.to_own_door
        return self.phase in (EARLY, EQUIPPING) and self.equips

    @property
    def ahead(self) -> Ahead | None:
        """What comes after sales and equipping where nothing in the hand would help: these steps
        are entered with the next key. A lesson asks for each of them."""
        scene = self.scene
        if not self.legal or scene.covered or scene.session.teaches or scene.replaying:
            return None
        return ahead(scene.config, scene.deciding_view)

    @property
    def to_own_door(self) -> bool:
        """Whether the player chooses a door before sales and equipping are entered."""
        return self.ahead is not None and self.ahead.chooses

    @property
    def sells(self) -> bool:
        """Whether cards that nobody would wear buy a level: the dialog of that sale opens by
        itself among friends."""
        scene = self.scene
        if self.phase != SALES or len(self.legal) < 2 or scene.covered:
            return False
        if scene.session.teaches or scene.replaying or not scene.config.contested:
            return False
        return bool(offered_sale(scene.config, scene.deciding_view))

    @property
    def equips(self) -> bool:
        """Whether a treasure can be equipped now."""
        return any(verb_of(action) == EQUIP for action in self.legal)

    @property
    def among_friends(self) -> bool:
        """Whether the decision is one of those that a dialog of `ways` asks for."""
        phase = self.phase
        return phase in (DOOR, GRUDGE, PRICE, DEAL) or (
            phase == FIGHT and self.scene.config.contested
        )

    @property
    def next_word(self) -> str:
        """The next step, as a stable word."""
        if self.scene.covered:
            return "uncover"
        if self.to_own_door:
            return "door"
        if self.among_friends and self.legal:
            return NEXT_WORDS[self.phase] if self.phase != FIGHT else "ways"
        early = self._may_equip_early() and self.ahead is None
        if self._to_a_door and self.phase in (SALES, EARLY) and not early:
            return "door"
        if self.phase == SALES and early:
            return "early"
        if self.phase == EARLY and self.asks:
            return "equip"
        if self.phase == EQUIPPING and self.legal and not self.equips:
            return "end"
        return NEXT_WORDS.get(self.phase, "wait") if self.legal else "wait"

    def next_actions(self) -> tuple[int, ...]:
        """The decisions of Enter without a dialog. Before a fight it joins two steps, the end of
        sales and the draw, if there is nothing to equip in between (NAP-10a)."""
        legal, phase = self.legal, self.phase
        if phase == SALES:
            if DRAW in legal:
                return (DRAW,)
            if self._may_equip_early() and self.ahead is None:
                return (DONE,)
            return (DONE, DONE if self._to_a_door else DRAW)
        if phase in (START, FIGHT):
            return (ROLL,)
        if phase == EQUIPPING and not self.equips:
            return (DONE,)
        if phase == EARLY and self.ahead is not None:
            return legal[:1]
        return legal if len(legal) == 1 else ()

    @property
    def _to_a_door(self) -> bool:
        """Whether a door is chosen before the fight (NAP-36)."""
        return bool(self.scene.view.dealings.corridor)

    def _may_equip_early(self) -> bool:
        view = self.scene.view
        mine = self.scene.mine
        return view.early and bool(wearable(self.scene.config, mine.equipped, view.hidden))

    def available(self, command: str) -> bool | str:
        """Whether a key that decides is available, or why not (a message's id)."""
        legal, phase = self.legal, self.phase
        if not legal:
            return self.why_closed()
        if command != "nap.next" and self.scene.covered:
            return "ways-covered"
        if command in ("nap.roll", "nap.accept") and self.among_friends:
            return CLOSED_BY_ENTER[phase]
        match command:
            case "nap.roll" if ROLL not in legal:
                return "nap-no-roll"
            case "nap.accept" if ACCEPT not in legal:
                return "nap-no-fight"
            case "nap.buy" if phase != SALES:
                return "nap-not-sales"
            case "nap.buy" if not any(verb_of(action) == SELL for action in legal):
                return "nap-no-sale" if BACK not in legal else True
            case "nap.equip" if phase == SALES:
                if not self._may_equip_early():
                    return "nap-equip-later"
                return self.ahead is not None or "nap-equip-soon"
            case "nap.equip" if phase == FIGHT:
                return "nap-equip-fight"
            case "nap.steal" if STEAL not in legal:
                return "nap-no-steal"
            case "nap.discard-all" if DISCARD_ALL not in legal:
                return "nap-no-discard-all"
            case "nap.equip" if phase not in (EARLY, EQUIPPING) or not self.equips:
                return "nap-equip-none"
        return True

    # -- dialogs

    def equipment(self) -> tuple[CardPickDialog, tuple[int, ...]] | None:
        """The dialog that equips before the fight although nothing would help, and the steps that
        come first; None where the dialog of the phase does it."""
        after = self.ahead
        if after is None:
            return None
        deal = replace(self.deal(), view=after.equipping)
        doors = DONE in after.equipping.legal
        first = after.steps[: len(after.steps) - doors]
        return EquipDialog(deal, DONE if doors else DRAW, door=doors), first

    def deal(self) -> DialogContext:
        scene = self.scene
        result: Callable[[], str] = str
        saying: Callable[[], str] = str
        if self.phase == EARLY:
            result = partial(start_result, scene)
        elif self.phase in (SETTLE, EQUIPPING):
            result, saying = partial(fight_result, scene), partial(fight_saying, scene)
        elif self.phase == DISCARDING and self.entered == self.moment - 1:
            result = partial(fight_result, scene)  # no dialog has shown it
        name = scene.name(scene.me)
        return DialogContext(scene.config, scene.view, scene.cards, name, (), result, saying)

    def sale(self) -> CardPickDialog:
        """The dialog that buys levels (NAP-11)."""
        return BuyDialog(self.deal())

    def dialog(self) -> CardPickDialog | None:
        """The dialog of the present phase, or None without one."""
        match self.phase:
            case _ if not self.asks:
                return None
            case phase if phase == SETTLE:
                return SettleDialog(self.deal())
            case phase if phase == DISCARDING:
                return DiscardDialog(self.deal())
            case phase if phase == EARLY:
                if DONE in self.legal:
                    return EquipDialog(self.deal(), DONE, door=True)
                return EquipDialog(self.deal(), DRAW)
            case _:
                return EquipDialog(self.deal(), DONE)
