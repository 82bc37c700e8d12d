"""The Descent's bots by rules of thumb: functions of the public configuration, a seat's view and a
seed. They return an action and have no other input or output."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from engines.irrgarten.descent.actions import CLIMB, GIFT_0, LEAVE_0, SLIP
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter, Opponent, odds_of
from engines.irrgarten.descent.judging import prospect, with_things, worst_of, worth
from engines.irrgarten.descent.moving import SHOVE_TO_FOE
from engines.irrgarten.descent.scene import Body, Foe, Scene, huggers, scene_of_view, steps_from
from engines.irrgarten.descent.slipping import BESIDE_GATE, LEAST, price
from engines.irrgarten.descent.state import GIFT, LEAVE
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Foes, Sheet, View
from engines.irrgarten.events import WEAPON
from engines.irrgarten.labyrinth import FAR
from engines.kernel.streams import CheapSource

HASTE: Final = 0.2
"""What a step costs, in coins."""
CRUEL: Final = 0.4
"""The chance of a rival's defeat from which the bully shoves it onto a monster."""
SLACK: Final = 2
"""The rounds that a bot keeps between itself and the closing squares."""


def random_bot(_config: Config, view: View, seed: int) -> int:
    """Return a uniformly random legal action."""
    return view.legal[CheapSource(seed).below(0, len(view.legal))]


class Aim(NamedTuple):
    """Where a bot goes: the first step's square, and the value in coins."""

    step: int
    value: float


def steady_bot(config: Config, view: View, seed: int) -> int:
    """Fight what is worth it, then the guardian; slip past one that is too strong, and climb out
    before luck runs out."""
    if SLIP in view.legal and slips(config, scene_of_view(view)):
        return SLIP
    return decide(config, view, seed, steady_aim)


def collector_bot(config: Config, view: View, seed: int) -> int:
    """Fight every monster, the nearest first, then the guardian; never climb out."""
    return decide(config, view, seed, collector_aim, climbs=False)


def bully_bot(config: Config, view: View, seed: int) -> int:
    """Shove a rival onto a monster that is likely to beat it; else play as the steady bot."""
    best, wanted = CRUEL, -1
    places = {number: place for place, number in enumerate(view.foes.number)}
    for preview in view.previews:
        if preview.kind == SHOVE_TO_FOE and preview.foe in places:
            rival = view.sheets[preview.rival]
            lost = 1 - _odds_of_rival(config, rival, view.foes, places[preview.foe])
            if lost > best:
                best, wanted = lost, preview.way
    return wanted if wanted >= 0 else steady_bot(config, view, seed)


def _odds_of_rival(config: Config, rival: Sheet, foes: Foes, place: int) -> float:
    """Return a rival's chance to win against a monster."""
    fighter = Fighter(
        rival.strength or 0,
        rival.intelligence or 0,
        rival.weapons or (),
        rival.weapon_names or (),
        rival.shields or (),
        rival.shield_names or (),
    )
    opponent = Opponent(
        foes.strength[place], foes.intelligence[place], foes.health[place], foes.card[place]
    )
    return odds_of(config, fighter, (rival.health or 1, rival.hits or 0), opponent).win


def coward_bot(config: Config, view: View, seed: int) -> int:
    """Go round all monsters to the guardian; never climb out."""
    return decide(config, view, seed, coward_aim, climbs=False)


AimOf = Callable[[Config, Scene], int]


def decide(config: Config, view: View, seed: int, aim: AimOf, climbs: bool = True) -> int:
    scene = scene_of_view(view)
    if view.phase == GIFT:
        return best_gift(config, scene, climbs)
    if view.phase == LEAVE:
        return LEAVE_0 + piece_to_leave(scene.body, view.waiting[0][1])
    wanted = aim(config, scene)
    for preview in view.previews:
        if preview.target == wanted:
            return preview.way
    return random_bot(config, view, seed)


def steady_aim(config: Config, scene: Scene) -> int:
    """Return the square of the next step: towards the most valuable target, else the exit."""
    wanted, _target = steady_target(config, scene)
    return wanted if wanted >= 0 else to_exit(config, scene)


def steady_target(config: Config, scene: Scene) -> tuple[int, int]:
    """Return the square of the next step towards the most valuable monster that is no guardian, and
    that monster's square; -1 twice if none is worth the way."""
    floors_left = left_after(config, scene.number) + 0.5
    best, wanted, target = 0.0, -1, -1
    for foe in scene.foes:
        if scene.is_guardian(foe):
            continue
        found = prospect(config, scene.body, foe, False, floors_left)
        if found.gain <= best:
            continue
        aim = way_to(config, scene, foe.square)
        if aim is None:
            continue
        step, steps = aim
        if scene.closes_in(foe.square) < steps + SLACK:
            continue
        value = found.gain - HASTE * steps
        if value > best:
            best, wanted, target = value, step, foe.square
    return wanted, target


def left_after(config: Config, number: int) -> int:
    return config.floors - number


def collector_aim(config: Config, scene: Scene) -> int:
    nearest, wanted = FAR, -1
    for foe in scene.foes:
        if scene.is_guardian(foe):
            continue
        aim = way_to(config, scene, foe.square)
        if aim is None or scene.closes_in(foe.square) < aim[1] + SLACK:
            continue
        if aim[1] < nearest:
            nearest, wanted = aim[1], aim[0]
    return wanted if wanted >= 0 else to_exit(config, scene)


def coward_aim(config: Config, scene: Scene) -> int:
    return to_exit(config, scene)


def way_to(config: Config, scene: Scene, target: int) -> tuple[int, int] | None:
    """Return the next square on the quietest way to a target, and the steps; None without one."""
    blocked = frozenset(foe.square for foe in scene.foes if foe.square != target)
    closed = scene.exits if target not in scene.exits else ()
    steps = steps_from(scene.board, target, blocked | frozenset(closed), huggers(config, scene))
    here = scene.square
    around = [here + delta for delta in scene.deltas]
    fit = [square for square in around if steps[square] < FAR and scene.ways[square] <= scene.limit]
    if not fit:
        return None
    step = min(fit, key=lambda square: (steps[square] + 2 * (square in scene.rivals), square))
    return step, steps[step] + 1


def slips(config: Config, scene: Scene) -> bool:
    """Whether the guardian beside a character is better slipped past than fought (IRR-59), once no
    other monster is worth a fight."""
    guardian = guardian_beside(scene)
    if guardian is None or steady_target(config, scene)[0] >= 0:
        return False
    left = left_after(config, scene.number)
    after = scene.body._replace(health=scene.body.health - price(scene.body.health), hits=0)
    gain = worth(after, left) - worth(scene.body, left + 0.5)
    return gain > prospect(config, scene.body, guardian, True, left + 0.5).gain


def guardian_beside(scene: Scene) -> Foe | None:
    """Return the guardian beside a character."""
    around = [scene.square + delta for delta in scene.deltas]
    return next(
        (foe for foe in scene.foes if scene.is_guardian(foe) and foe.square in around), None
    )


def may_slip(config: Config, scene: Scene) -> bool:
    """Whether a character can slip past a guardian now (IRR-59)."""
    able = (
        config.parameters.slip and scene.body.health >= LEAST and left_after(config, scene.number)
    )
    near = scene.ways[scene.square] == BESIDE_GATE  # not before another exit
    return bool(able) and near and guardian_beside(scene) is not None


def to_exit(config: Config, scene: Scene) -> int:
    """Return the next square on the best way out, through monsters if there is no other."""
    floors_left = left_after(config, scene.number) + 0.5
    guardians = {foe.number: foe for foe in scene.foes if scene.is_guardian(foe)}
    best, wanted = -1e9, -1
    for number, square in enumerate(scene.exits):
        gate = gate_of_exit(scene, square)
        value = 0.0
        if number in guardians:
            value = prospect(config, scene.body, guardians[number], True, floors_left).gain
        aim = way_to(config, scene, gate if number in guardians else square)
        if aim is None:
            continue
        value -= HASTE * aim[1]
        if value > best:
            best, wanted = value, aim[0]
    if wanted >= 0:
        return wanted
    return _through(scene)


def gate_of_exit(scene: Scene, exit_square: int) -> int:
    around = (exit_square + delta for delta in scene.deltas)
    return next(square for square in around if not scene.board.walls[square])


def _through(scene: Scene) -> int:
    """Return the next square of a shortest way to the exit, whoever stands on it."""
    around = (scene.square + delta for delta in scene.deltas)
    return min((s for s in around if scene.ways[s] < FAR), key=scene.ways.__getitem__)


def best_gift(config: Config, scene: Scene, climbs: bool) -> int:
    """Return the best gift, or the way out if going on is worth less than the coins."""
    left = left_after(config, scene.number)
    body = scene.body._replace(hits=0)
    values = [worth(with_things(config, body, (gift,)), left) for gift in scene.gifts]
    best = max(range(len(values)), key=values.__getitem__)
    if climbs and values[best] < scene.body.coins:
        return CLIMB
    return GIFT_0 + best


def piece_to_leave(body: Body, thing: Thing) -> int:
    """Return the position of the thing to leave that is worth least, the new one last."""
    gear = body.fighter.weapons if thing[0] == WEAPON else body.fighter.shields
    return worst_of((*gear, thing[1], thing[2]))
