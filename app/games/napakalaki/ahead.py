"""What comes after the sales and the equipping of a turn, as far as the seat's own view says it: a
front end may ask for the door at once where nothing would be equipped first (NAP-10a, NAP-36)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from app.games.napakalaki.gear import best_outfit
from engines.kernel.streams import CheapSource
from engines.napakalaki.actions import DONE
from engines.napakalaki.config import Config
from engines.napakalaki.determinize import determinize
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import DOOR, EARLY, SALES
from engines.napakalaki.view import View

RULES = Rules()


class Ahead(NamedTuple):
    """The `steps` past sales and equipping, and the `view` after them: before a door, or before the
    monster of the deck where no monster waits. `equipping` is the view after the sales."""

    steps: tuple[int, ...]
    view: View
    equipping: View

    @property
    def chooses(self) -> bool:
        """Whether the seat chooses the door itself (NAP-36)."""
        return self.view.phase == DOOR and self.view.actor == self.view.seat


@lru_cache(maxsize=16)
def ahead(config: Config, view: View) -> Ahead | None:
    """Return what comes after the seat's sales and equipping if it sells nothing more; None where
    something in its hand would help in the fight, so that equipping is a choice of its own, where
    cards are picked for a sale, and in editions without company (NAP-34 on)."""
    if not config.contested or not view.early or view.sale or view.phase not in (SALES, EARLY):
        return None
    state, steps = determinize(config, view, CheapSource(0)), list[int]()
    if state.phase == SALES:
        RULES.apply(state, DONE)
        steps.append(DONE)
    equipping = RULES.view(state, view.seat)
    if best_outfit(config, equipping):
        return None
    if DONE in equipping.legal:
        RULES.apply(state, DONE)
        steps.append(DONE)
    return Ahead(tuple(steps), RULES.view(state, view.seat), equipping)
