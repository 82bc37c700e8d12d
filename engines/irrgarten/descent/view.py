"""The view of one seat of a Descent: everything that it may see. Immutable, JSON-able."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.loot import choices_to_leave
from engines.irrgarten.descent.moving import (
    FREE,
    NOBODY,
    SHOVE,
    SHOVE_TO_FOE,
    SWAP,
    hooked_rivals,
    hug_at,
    step_of,
)
from engines.irrgarten.descent.slipping import BESIDE_GATE, guardian_to_slip
from engines.irrgarten.descent.state import BUSY, GIFT, INSIDE, WALK, State, clock, closes_in
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.events import Gear, GearNames
from engines.irrgarten.labyrinth import FAR, Labyrinth
from engines.kernel.codec import field_names, fields_getter
from engines.kernel.events import fact
from engines.kernel.plaindata import as_dict

NO_KIND = -1


@fact
class Sheet:
    """A character as a seat may see it. Values out of sight are None; reals in thousandths.

    `place` is one of `state.PLACES`; it, the coins and the depth are public. A character that is
    not inside has no square.
    """

    seat: int
    place: int
    coins: int
    depth: int
    square: int | None = None
    health: int | None = None
    hits: int | None = None
    strength: int | None = None
    intelligence: int | None = None
    weapons: Gear | None = None
    shields: Gear | None = None
    weapon_names: GearNames | None = None
    shield_names: GearNames | None = None


@fact
class Foes:
    """Monsters as parallel tuples: number, square, card, reals in thousandths, health (0 has left),
    the things that they carry, and the coins of the dead.

    The first ones are the guardians of the exits (IRR-42).
    """

    number: tuple[int, ...]
    square: tuple[int, ...]
    card: tuple[int, ...]
    strength: tuple[int, ...]
    intelligence: tuple[int, ...]
    health: tuple[int, ...]
    prize: tuple[tuple[Thing, ...], ...]
    coins: tuple[int, ...]

    def __len__(self) -> int:
        return len(self.number)


@fact
class Preview:
    """The effect of a legal step: its direction, `moving.Step`'s fields, the health that monsters
    beside the target cost (`hugs`), and the rounds until the target closes, 1 for this one and 0
    for never."""

    way: int
    kind: int
    target: int
    foe: int
    rival: int
    beyond: int
    hug: int
    closes: int


@fact
class View:
    """A Descent as one seat sees it. `legal` and `previews` are empty unless the seat decides.

    `phase` is `state.WALK`, `GIFT` or `LEAVE` for the seat `actor`, or `BUSY` between decisions;
    `mover` is the seat whose turn it is. `number` and `kind` are the floor's; `next_kind` is that
    of the next one at the stairs, else -1. `plan` has the labyrinth's sign of each padded square,
    rows of `width` + 2. `exits` are their squares, `starts` the seats' (IRR-40). `par` are the
    steps from entrance to exit. `bell` is the round at whose end the bell rings, `clock` the
    present one as the bell counts it, `rung` whether it has rung; squares more than `limit` steps
    from the exit are closed. `order` are the seats of the round, `arrived` those that left.
    `waiting` are things with the seats that get them; in the phase `LEAVE` the deciding seat has no
    room for the first. In fog `visible` has the squares in sight, else None.
    """

    seat: int
    actor: int
    phase: int
    mover: int
    turn: int
    decisions: int
    number: int
    kind: int
    next_kind: int
    kinds: tuple[int, ...]
    width: int
    plan: str
    exits: tuple[int, ...]
    starts: tuple[int, ...]
    par: int
    round: int
    total: int
    clock: int
    bell: int
    rung: bool
    limit: int
    order: tuple[int, ...]
    arrived: tuple[int, ...]
    gifts: tuple[Thing, ...]
    waiting: tuple[tuple[int, Thing], ...]
    legal: tuple[int, ...]
    previews: tuple[Preview, ...]
    hooks: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    foes: Foes
    foe_count: int
    visible: tuple[int, ...] | None = None

    @property
    def me(self) -> Sheet:
        """The seat's own character (the first one for a spectator)."""
        return self.sheets[max(self.seat, 0)]

    def to_data(self) -> dict[str, Any]:
        return as_dict(self)


def legal(state: State) -> tuple[int, ...]:
    """Return the sorted actions of the deciding seat; () after the end."""
    seat = state.seat
    if seat < 0 or state.phase == BUSY:
        return ()
    if state.phase == WALK:
        floor, here = state.floor, state.square[seat]
        steps, ways = floor.open_ways[here], floor.ways
        if ways[here] >= state.limit:  # else its neighbours are open, too
            deltas = floor.deltas
            steps = tuple(way for way in steps if ways[here + deltas[way]] <= state.limit)
        if not state.config.hooks.isdisjoint(state.weapon_names[seat]):
            steps = (*steps, *(HOOK_0 + rival for rival in hooked_rivals(state, seat)))
        if ways[here] == BESIDE_GATE and guardian_to_slip(state, seat) != NOBODY:
            return (*steps, SLIP)
        return steps
    if state.phase == GIFT:
        return (*range(GIFT_0, GIFT_0 + len(state.gifts)), CLIMB)
    if not state.waiting:
        return ()  # the thing was just left, and its event asks for a view
    return tuple(range(LEAVE_0, LEAVE_0 + choices_to_leave(state)))


def is_legal(state: State, action: int) -> bool:
    """Whether an action is open to the deciding seat, without a list of all of them."""
    if state.phase == WALK and 0 <= action < GIFT_0:
        target = state.square[state.seat] + state.floor.deltas[action]
        return state.floor.ways[target] <= state.limit
    return action in legal(state)


def view(state: State, seat: int) -> View:
    """Return the view of a seat; `SPECTATOR` sees all without fog, and no monster in it."""
    floor = state.floor
    open_actions, previews, hooks = _choices(state, seat)
    at_stairs = state.phase == GIFT and floor.number < state.config.floors
    kinds = state.kinds[: floor.number + at_stairs]
    return View(
        seat=seat,
        actor=state.seat,
        phase=state.phase,
        mover=state.mover,
        turn=state.turn,
        decisions=state.decisions,
        number=floor.number,
        kind=floor.kind,
        next_kind=kinds[-1] if at_stairs else NO_KIND,
        kinds=kinds,
        width=floor.board.width,
        plan=plan_of(floor.board),
        exits=floor.exits,
        starts=floor.starts,
        par=floor.par,
        round=state.round,
        total=state.total,
        clock=clock(state),
        bell=state.bell,
        rung=bool(state.rung),
        limit=state.limit,
        order=state.order,
        arrived=tuple(state.arrived),
        gifts=tuple(state.gifts),
        waiting=_waiting(state, seat),
        legal=open_actions,
        previews=previews,
        hooks=hooks,
        sheets=tuple(_sheet(state, seat, other) for other in range(state.config.seats)),
        foes=_foes(state, seat),
        foe_count=len(floor.foe_square),
        visible=_visible(state, seat),
    )


Choices = tuple[tuple[int, ...], tuple[Preview, ...], tuple[int, ...]]
"""The fields of a view that only the deciding seat has: `legal`, `previews`, `hooks`."""
_NAMES: Final = field_names(View)
_CHOICES: Final = _NAMES.index("legal")
_fields = fields_getter(_NAMES)


def views(state: State, viewers: Sequence[int]) -> dict[int, View]:
    """Return the views of several seats. Without fog, all but their choices is built once."""
    if state.sight or not viewers:
        return {seat: view(state, seat) for seat in viewers}
    first = view(state, viewers[0])
    values, found = _fields(first), {viewers[0]: first}
    common, rest = values[1:_CHOICES], values[_CHOICES + 3 :]
    make: Callable[..., View] = View
    for seat in viewers[1:]:
        found[seat] = make(seat, *common, *_choices(state, seat), *rest)
    return found


def _choices(state: State, seat: int) -> Choices:
    if seat < 0 or state.seat != seat:
        return (), (), ()
    open_actions = legal(state)
    previews = tuple(preview(state, seat, way) for way in open_actions if way < GIFT_0)
    hooks = tuple(action - HOOK_0 for action in open_actions if HOOK_0 <= action < SLIP)
    return open_actions, previews, hooks


@lru_cache(maxsize=64)
def plan_of(board: Labyrinth) -> str:
    """Return the sign of each padded square of a board; its own exit is one of them."""
    edge = "X" * board.stride
    return edge + "".join(f"X{row}X" for row in board.rows()) + edge


@lru_cache(maxsize=64)
def board_of(width: int, plan: str) -> Labyrinth:
    """Return the board of a view's plan."""
    stride = width + 2
    rows = [plan[start + 1 : start + stride - 1] for start in range(0, len(plan), stride)]
    return Labyrinth.from_rows(rows[1:-1])


def preview(state: State, seat: int, way: int) -> Preview:
    """Return the effect of a step that is not blocked."""
    step = step_of(state, seat, way)
    hug = hug_at(state, seat, step.target) if step.kind in (FREE, SHOVE, SHOVE_TO_FOE, SWAP) else 0
    closes = closes_in(state, step.target) % FAR
    return Preview(
        way, step.kind, step.target, step.foe, step.rival, step.beyond, hug, closes
    )  # fmt: skip


def _waiting(state: State, seat: int) -> tuple[tuple[int, Thing], ...]:
    """Return the things that wait for a seat that is in sight."""
    if state.sight and state.waiting:
        taker = state.waiting[0][0]
        inside = state.place[taker] == INSIDE
        if taker != seat and inside and state.square[taker] not in _seen(state, seat):
            return ()
    return tuple(state.waiting)


def _seen(state: State, seat: int) -> frozenset[int]:
    return state.sight[seat] if seat >= 0 else frozenset()


def _visible(state: State, seat: int) -> tuple[int, ...] | None:
    if not state.sight:
        return None
    return tuple(sorted(_seen(state, seat)))


def _sheet(state: State, seat: int, other: int) -> Sheet:
    public = (other, state.place[other], state.coins[other], state.depth[other])
    hidden = bool(state.sight) and other != seat and state.place[other] == INSIDE
    if hidden and state.square[other] not in _seen(state, seat):
        return Sheet(*public)
    return Sheet(
        *public,
        state.square[other] if state.place[other] == INSIDE else None,
        state.health[other],
        state.hits[other],
        state.strength[other],
        state.intelligence[other],
        state.weapons[other],
        state.shields[other],
        state.weapon_names[other],
        state.shield_names[other],
    )


def _foes(state: State, seat: int) -> Foes:
    """Return the monsters that a seat knows: all, or in fog those that it saw, as last seen."""
    floor = state.floor
    if not state.sight:
        return Foes(
            tuple(range(len(floor.foe_square))),
            floor.foe_square,
            floor.foe_card,
            floor.foe_strength,
            floor.foe_intelligence,
            tuple(state.foe_health),
            tuple(state.foe_prize),
            tuple(state.foe_coins),
        )
    met = state.met[seat] if seat >= 0 else {}
    numbers = tuple(sorted(met))
    return Foes(
        numbers,
        tuple(floor.foe_square[foe] for foe in numbers),
        tuple(floor.foe_card[foe] for foe in numbers),
        tuple(floor.foe_strength[foe] for foe in numbers),
        tuple(floor.foe_intelligence[foe] for foe in numbers),
        tuple(met[foe][0] for foe in numbers),
        tuple(met[foe][1] for foe in numbers),
        tuple(met[foe][2] for foe in numbers),
    )
