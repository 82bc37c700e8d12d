"""The beginner: it plays as the steady bot does, with the mistakes of a first Descent.

None is silly by itself. It fights the nearest monster that it beats as often as not and never asks
what the fight costs, takes power before health, and climbs out only when it is nearly dead.
"""

from __future__ import annotations

from typing import Final

from engines.irrgarten.descent.actions import CLIMB, GIFT_0
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import odds_of
from engines.irrgarten.descent.heuristics import SLACK, decide, left_after, to_exit, way_to
from engines.irrgarten.descent.scene import Foe, Scene, scene_of_view
from engines.irrgarten.descent.state import GIFT
from engines.irrgarten.descent.things import HEALTH
from engines.irrgarten.descent.view import View
from engines.irrgarten.labyrinth import FAR

EVEN: Final = 0.45
"""The chance to win from which a fight looks good: it reads as one in two."""
SCARED: Final = 2
"""The health at which it climbs out."""


def beginner_bot(config: Config, view: View, seed: int) -> int:
    """Fight what looks even, the nearest first; climb out when hardly any health is left."""
    if view.phase == GIFT:
        return _gift(config, scene_of_view(view))
    return decide(config, view, seed, beginner_aim)


def beginner_aim(config: Config, scene: Scene) -> int:
    """Return the square of the next step: towards the nearest even fight, else to the exit."""
    nearest, wanted = FAR, -1
    for foe in scene.foes:
        if scene.is_guardian(foe) or not _looks_even(config, scene, foe):
            continue
        aim = way_to(config, scene, foe.square)
        if aim is not None and aim[1] < nearest and scene.closes_in(foe.square) >= aim[1] + SLACK:
            wanted, nearest = aim
    return wanted if wanted >= 0 else to_exit(config, scene)


def _looks_even(config: Config, scene: Scene, foe: Foe) -> bool:
    body = scene.body
    odds = odds_of(config, body.fighter, (body.health, body.hits), foe.opponent)
    return odds.win >= EVEN


def _gift(config: Config, scene: Scene) -> int:
    """Take the gift with most power, health for want of another; the way out when hardly any is
    left."""
    if scene.body.health <= SCARED and left_after(config, scene.number):
        return CLIMB
    gifts = scene.gifts
    return GIFT_0 + max(
        range(len(gifts)), key=lambda place: (gifts[place][0] != HEALTH, gifts[place][1], -place)
    )
