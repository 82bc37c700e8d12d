"""The possible targets of a card (HAM-10). No widgets.

They are the rules' own answer, on a game made from the seat's view."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from app.games.hammerspace.tui.decision import CardDecision
from app.games.hammerspace.tui.view_model import HammerspaceViewModel
from engines.hammerspace.actions import DONE, MONSTER, PLAY, TARGET
from engines.hammerspace.cards import ATTACK, REACH_ALL
from engines.hammerspace.determinize import determinize
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import TARGETING
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource

RULES: Final = Rules()


@dataclass(frozen=True, slots=True)
class TargetReach:
    """The possible targets of a card: `most` of the `parties`, all of them if `everyone`."""

    parties: tuple[int, ...] = ()
    most: int = 0
    everyone: bool = False


NOBODY_REACHED: Final = TargetReach()


def open_reach(decision: CardDecision) -> TargetReach:
    """Return the targets that the present attack can still choose from."""
    parties = tuple(action - TARGET for action in decision.legal if action >= TARGET)
    attack = decision.view.attack
    return TargetReach(parties, attack.open if attack else 1)


def reach_of_card(scene: HammerspaceViewModel, view: View, slot: int) -> TargetReach:
    """Return the targets of the viewer's card in a slot, if it were played now."""
    config = scene.config
    card = view.me.cards[slot]
    if config.kind[card] != ATTACK:
        return NOBODY_REACHED
    living = tuple(player.seat for player in scene.rivals if not player.fell)
    parties = (*living, MONSTER) if scene.in_play else living
    if config.reach[card] == REACH_ALL or len(parties) == 1:
        return TargetReach(parties, len(parties), everyone=True)
    state = determinize(config, view, CheapSource(0))
    for action in (DONE, PLAY + slot):
        if action in state.legal:
            RULES.apply(state, action)
    return TargetReach(parties, state.at if state.phase == TARGETING else 1)
