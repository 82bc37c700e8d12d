"""From the view model of the screen to a choice and its content. No widgets."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from app.games.napakalaki.ahead import Ahead
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.games.napakalaki.tui.ways.bargains import deal, price
from app.games.napakalaki.tui.ways.doors import doors
from app.games.napakalaki.tui.ways.fights import fight, grudge
from app.games.napakalaki.tui.ways.model import Asked, Ways
from app.tui.cards.card_glyphs import card_glyphs
from app.tui.glyphs import Glyphs
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE

CHOICES: Final[dict[int, Callable[[Asked], Ways]]] = {
    DOOR: doors,
    GRUDGE: grudge,
    FIGHT: fight,
    PRICE: price,
    DEAL: deal,
}
"""The choices by the phase."""


def asked_by(scene: NapakalakiViewModel, glyphs: Glyphs) -> Asked:
    """Return what the person at the screen is asked. A covered hand counts as unknown, also its
    owner's."""
    return Asked(
        config=scene.config,
        view=scene.view,
        legal=scene.pending.legal,
        seat=scene.me,
        cards=scene.cards,
        names=tuple(scene.name(seat) for seat in range(scene.config.seats)),
        signs=card_glyphs(glyphs),
        bots=frozenset(at for at, who in enumerate(scene.source.seats) if not who.human),
        losers=scene.perspective.losers,
        odds=scene.shows_odds,
        since=scene.perspective.recapped if scene.me == scene.view.turn_seat else "",
    )


def ways_of(scene: NapakalakiViewModel, glyphs: Glyphs, after: Ahead | None = None) -> Ways:
    """Return the choice of the present phase, or that of the door `after` sales and equipping."""
    if after is not None:
        asked = replace(asked_by(scene, glyphs), view=after.view, legal=after.view.legal)
        return replace(doors(asked), first=after.steps)
    return CHOICES[scene.view.phase](asked_by(scene, glyphs))
