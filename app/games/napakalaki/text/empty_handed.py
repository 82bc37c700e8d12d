"""What a player without treasures can do, in words."""

from __future__ import annotations

from app.games.napakalaki.text.odds import beats
from app.i18n.fluent import Texts
from engines.napakalaki.config import Config
from engines.napakalaki.state import FIGHT, START
from engines.napakalaki.view import View


def empty_handed(texts: Texts, config: Config, view: View) -> list[str]:
    """What the seat of a view can do without treasures, a sentence or two each; nothing if it has
    some, and where the screen says it already."""
    me, own = view.me, view.actor == view.seat
    if view.seat < 0 or view.actor < 0 or me.equipped or me.hidden:
        return []
    hopeless = me.power == 1  # every monster beats it, and nothing can be lost (NAP-2, NAP-14)
    if me.rolls:
        return [] if own and view.phase == START else [texts("napakalaki-poor-rolls")]
    if own and view.phase == FIGHT and config.contested:
        return []  # each way out says what it costs
    if own and view.phase == FIGHT:
        if not hopeless:
            return []
        dies = config.monsters[view.monster].bad.death
        return [texts("napakalaki-poor-dies" if dies else "napakalaki-poor-same")]
    if config.parameters.empty_hand_rolls:
        return [texts("napakalaki-poor-empty")]
    if hopeless:
        return [texts("napakalaki-poor-none"), texts("napakalaki-poor-death")]
    hopes = beats(texts, config, view, me.power, "poor")
    return [hopes, texts("napakalaki-poor-level")]
