"""What a bargain or some grudges do to everyone's prospects, as the bots judge them from public
facts. The weights are fitted to mixed play of "friends"; see `engines.kernel.win_probability`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from engines.kernel.win_probability import chances
from engines.napakalaki.actions import BUY, GRAB, ROLL
from engines.napakalaki.config import Config
from engines.napakalaki.fighting import DIE
from engines.napakalaki.grudges import FOR_TAKING_IT, grudges_for, own_worth
from engines.napakalaki.judgement import GOLD_SHARE
from engines.napakalaki.scene import TREASURE, Scene

LEVEL: Final = (0.15, 0.82)
GEAR: Final = (0.047, 0.033)
GRUDGE: Final = (0.31, 0.17)
HIDDEN: Final = 0.2
ORDER: Final = 2.15
"""The merit of a level, of what gear adds to a combat level, of a grudge (at the start, and what is
added near the end), of a hidden treasure, and of coming next near the end."""
RIVALRY: Final = (0.46, 0.73)
"""How much another's gain in a bargain counts: with one rival, and what each further one adds. By
the chances alone, which count it as 1, two players would never strike a deal, and four would nearly
always, because the gain of one of many hardly hurts."""
PRIDE: Final = 0.6
"""The least part of a helper's gain that a fighter wants for itself."""
GRUDGE_WORTH: Final = 0.8
"""The worth of a grudge in levels."""

FIRM: Final = 3
"""One of two players keeps its own grudges once the rival is so many levels from the last one:
nobody else can stop its win."""


class Change(NamedTuple):
    """What a seat gains: levels, hidden treasures, grudges."""

    levels: float = 0
    cards: float = 0
    grudges: float = 0


class _Weights(NamedTuple):
    """The merit of a level, of gear and of a grudge now, and how late in the match it is."""

    level: float
    gear: float
    grudge: float
    late: float


def _weights(config: Config, scene: Scene) -> _Weights:
    late = (max(scene.levels) / config.parameters.winning_level) ** 2
    level, gear, grudge = (first + late * more for first, more in (LEVEL, GEAR, GRUDGE))
    return _Weights(level, gear, grudge, late)


def shares(config: Config, scene: Scene, changes: Mapping[int, Change]) -> tuple[float, ...]:
    """Return each seat's estimated chance to win the match after this turn, if seats gain
    something in it."""
    seats = config.seats
    level, gear, grudge, late = _weights(config, scene)
    merits = []
    for seat in range(seats):
        gained = changes.get(seat, Change())
        merits.append(
            level * max(1, scene.levels[seat] + gained.levels)
            + gear * (scene.powers[seat] - scene.levels[seat])
            + HIDDEN * (scene.hidden[seat] + gained.cards)
            + grudge * (scene.grudges[seat] + gained.grudges)
            - ORDER * late * ((seat - scene.fighter - 1) % seats) / seats
        )
    return chances(merits)


def beating(config: Config, scene: Scene, price: int = 0) -> Change:
    """Return what the fighter gains by beating the monster in play, if a helper gets a price."""
    card = config.monsters[scene.monster]
    return Change(card.levels, card.treasures - price + scene.loot)


def with_help(
    config: Config, scene: Scene, helper: int, price: int, judge: int
) -> tuple[float, ...]:
    """Return each seat's chance to win if a helper gets so many treasures of the prize, as a
    `judge` who is one of the two sees it: the other one's gain counts as `RIVALRY` says."""
    first, more = RIVALRY
    rivalry = first + more * (config.seats - 2)
    gained = beating(config, scene, price)
    paid = Change(cards=price)
    if judge == helper:
        gained = _part(_alone(config, scene), gained, rivalry)
    else:
        paid = _part(Change(), paid, rivalry)
    return shares(config, scene, {scene.fighter: gained, helper: paid})


def worth_it(config: Config, scene: Scene, price: int) -> bool:
    """Whether help at a price brings the fighter at least what it brings the helper."""
    worth, alone = _weights(config, scene), _alone(config, scene)
    gained = beating(config, scene, price)
    level = scene.levels[scene.fighter]
    after, before = (max(1, level + each.levels) for each in (gained, alone))
    own = (
        worth.level * (after - before)
        + HIDDEN * (gained.cards - alone.cards)
        + worth.grudge * (gained.grudges - alone.grudges)
    )
    return own >= PRIDE * HIDDEN * price


def _part(before: Change, after: Change, part: float) -> Change:
    return Change(*(one + part * (two - one) for one, two in zip(before, after, strict=True)))


def unhelped(config: Config, scene: Scene) -> tuple[float, ...]:
    """Return each seat's chance to win if nobody helps: the fighter spends its own grudges if they
    win, and else takes the best way at the die."""
    return shares(config, scene, {scene.fighter: _alone(config, scene)})


def stopped(config: Config, scene: Scene, seat: int, grudges: int) -> tuple[float, ...]:
    """Return each seat's chance to win if a rival stops the fighter with some grudges."""
    gains = {
        scene.fighter: Change(max(at_the_die(config, scene).values())),
        seat: Change(grudges=-grudges),
    }
    return shares(config, scene, gains)


def _alone(config: Config, scene: Scene) -> Change:
    need = own_need(config, scene)
    spends = scene.seat != scene.fighter or not keeps(config, scene)  # a rival can't count on it
    if spends and 0 < need <= scene.grudges[scene.fighter]:
        return beating(config, scene)._replace(grudges=-need)
    return Change(max(at_the_die(config, scene).values()))


def keeps(config: Config, scene: Scene) -> bool:
    """Whether the fighter is one of two and keeps its grudges for the rival's last fight."""
    if config.seats != 2:
        return False
    return scene.levels[1 - scene.fighter] >= config.parameters.winning_level - FIRM


def own_need(config: Config, scene: Scene, thrown: int = 0) -> int:
    """Return how many own grudges would win the fight in play (NAP-38), besides a throw that adds
    so much (NAP-44); 0 without grudges."""
    worth = own_worth(config, scene.monster, scene.levels[scene.fighter])
    lacks = scene.met(config) - scene.powers[scene.fighter] - thrown
    return grudges_for(lacks, worth)


def at_the_die(config: Config, scene: Scene) -> dict[str, float]:
    """Return what each way to end a fight that is lost is worth to the fighter, in levels (NAP-40,
    NAP-44). The names are the reasons of `company`."""
    parameters, monster = config.parameters, scene.monster
    cost = scene.cost(config, monster)
    room = parameters.grudge_most - scene.grudges[scene.fighter] if parameters.grudge else 0
    caught = GRUDGE_WORTH * min(1, room) - cost
    ways = {"takes-it": caught}
    if ROLL in scene.legal:
        ways = {"runs": scene.caught_chance(config, monster) * caught}
    if BUY in scene.legal:
        ways["pays-the-toll"] = -GOLD_SHARE * config.foe_trick[monster][2] / parameters.level_price
    if parameters.dial:
        ways["takes-it"] = GRUDGE_WORTH * min(FOR_TAKING_IT, room) - cost
    if GRAB in scene.legal:
        fails = (scene.grab - 1) / DIE
        ways["grabs"] = (1 - fails) * TREASURE + fails * caught
    return ways
