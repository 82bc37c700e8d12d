"""The view of one seat, which names everything that it may see (IRR-24). Immutable, JSON-able."""

from __future__ import annotations

from typing import Any, NamedTuple

from engines.irrgarten.events import Gear, GearNames
from engines.irrgarten.fog import sign
from engines.irrgarten.labyrinth import NOWHERE
from engines.irrgarten.moving import behind, enterable, fallback_target, is_open
from engines.irrgarten.parameters import FOG_EXPLORED
from engines.irrgarten.prizes import things
from engines.irrgarten.state import NOBODY, State, names_of
from engines.kernel.events import SPECTATOR, fact
from engines.kernel.plaindata import as_dict

UNKNOWN = "?"
"""The sign of a square that a seat has not seen; the others are the labyrinth alphabet."""

TO_FREE, TO_FOE, TO_DEAD_FOE, TO_EXIT, STAYS, STUCK, TO_UNSEEN = range(7)
"""The kinds of a move's target: see `Preview`."""


@fact
class Sheet:
    """A character as a seat may see it. Values out of sight are None; death is public."""

    seat: int
    alive: bool
    square: int | None = None
    health: int | None = None
    hits: int | None = None
    strength: int | None = None
    intelligence: int | None = None
    weapons: Gear | None = None
    shields: Gear | None = None
    fuzzy: bool | None = None
    weapon_names: GearNames | None = None
    shield_names: GearNames | None = None


@fact
class Foes:
    """Monsters as parallel tuples: number, square, card, reals in thousandths.

    Without a card it is -1; for a guardian less, and `guardian.guardian_name` returns its name's
    number. `prize` is what each carries, if all see that (IRR-37): kind, power and uses.
    """

    number: tuple[int, ...]
    square: tuple[int, ...]
    card: tuple[int, ...]
    strength: tuple[int, ...]
    intelligence: tuple[int, ...]
    health: tuple[int, ...]
    prize: tuple[tuple[int, int, int], ...] = ()

    def __len__(self) -> int:
        return len(self.square)


@fact
class Preview:
    """The real target of a direction (IRR-8) under the present rules and state.

    `target` is the square, `went` the direction taken (as `wanted` if nothing is in the way),
    `kind` one of `TO_FREE` ... `TO_UNSEEN`, and `foe` the monster's number or -1. A guarded exit
    (IRR-35) is `TO_FOE`. `obeys` is the chance in ten thousandths that the character obeys (course:
    fuzzy players). `over` is the seat of the rival that the character leaps over (IRR-36), or -1;
    `target` is then the landing square. It is the rival's own if that depends on a square out of
    sight, which is the kind `TO_UNSEEN`.
    """

    wanted: int
    went: int
    target: int
    kind: int
    foe: int
    obeys: int = 10_000
    over: int = NOBODY


@fact
class View:
    """A game as one seat sees it. `legal` and `previews` are empty unless the seat decides.

    `turn` and `decisions` count those of all seats, seen or not, and are public like death.

    Under fog `known` has a sign per square of the padded board (`UNKNOWN` for never seen, the
    monsters left out) and `visible` the squares in sight. Without fog both are None, because the
    board is in the public configuration. `order` is that of the present round, if it is drawn
    (IRR-26). `wins` has each seat's combats that count towards a toll, and `beaten` the numbers of
    the seat's own monsters among them (IRR-29). `heard` has the steps to the exit of each seat near
    it, -1 for the others (IRR-33). `out` has the seats that are out, in their order, `carried` the
    things of each, and `closes` the last turn of the race, or 0 before that (IRR-39).
    """

    seat: int
    actor: int
    turn: int
    decisions: int
    winner: int
    legal: tuple[int, ...]
    sheets: tuple[Sheet, ...]
    foes: Foes
    foe_count: int
    previews: tuple[Preview, ...]
    known: str | None = None
    visible: tuple[int, ...] | None = None
    order: tuple[int, ...] = ()
    wins: tuple[int, ...] = ()
    beaten: tuple[int, ...] = ()
    heard: tuple[int, ...] = ()
    out: tuple[int, ...] = ()
    carried: tuple[int, ...] = ()
    closes: int = 0

    @property
    def me(self) -> Sheet:
        """The seat's own character (the first one for a spectator)."""
        return self.sheets[max(self.seat, 0)]

    def to_data(self) -> dict[str, Any]:
        return as_dict(self)


class Glance(NamedTuple):
    """The part of a view that costs the same on any board: the characters and the previews."""

    sheets: tuple[Sheet, ...]
    previews: tuple[Preview, ...]


def view(state: State, seat: int) -> View:
    """Return the view of a seat; `SPECTATOR` sees all without fog, and no board under it."""
    deciding = seat >= 0 and state.seat == seat
    common = (seat, state.seat, state.turn, state.decisions, state.winner)
    legal = (0, 1, 2, 3) if deciding else ()
    sheets = tuple(_sheet(state, seat, other) for other in range(state.config.seats))
    previews = tuple(preview(state, seat, way) for way in legal)
    count = len(state.foe_square)
    race = (state.order, tuple(mask.bit_count() for mask in state.beaten), beaten_foes(state, seat))
    if not state.config.foggy:
        foes = _all_foes(state)
        return View(
            *common, legal, sheets, foes, count, previews, None, None, *race, (), *_last_laps(state)
        )
    heard, laps = tuple(state.heard), _last_laps(state)
    if seat < 0:
        unknown = UNKNOWN * len(state.config.walls)
        foes = _foes(state, {})
        return View(*common, legal, sheets, foes, count, previews, unknown, (), *race, heard, *laps)
    return View(
        *common,
        legal,
        sheets,
        _foes(state, state.met[seat]),
        count,
        previews,
        _known(state, seat),
        tuple(sorted(state.sight[seat])),
        *race,
        heard,
        *laps,
    )


def _last_laps(state: State) -> tuple[tuple[int, ...], tuple[int, ...], int]:
    """Return the seats that are out, the number of things of each, and the last turn (IRR-39)."""
    return state.out, tuple(things(state, seat) for seat in state.out), state.closes


def beaten_foes(state: State, seat: int) -> tuple[int, ...]:
    """Return the monsters that count towards a seat's toll (IRR-29)."""
    if seat < 0 or not state.beaten:
        return ()
    return tuple(foe for foe in range(len(state.foe_square)) if state.beaten[seat] >> foe & 1)


def unveiled(state: State) -> View:
    """Return the view without fog, for viewers of a finished game."""
    sheets = tuple(_open_sheet(state, seat) for seat in range(state.config.seats))
    common = (SPECTATOR, state.seat, state.turn, state.decisions, state.winner, ())
    foes = _all_foes(state)
    wins = tuple(mask.bit_count() for mask in state.beaten)
    out, carried, closes = _last_laps(state)
    return View(
        *common, sheets, foes, len(state.foe_square), (), order=state.order, wins=wins,
        out=out, carried=carried, closes=closes,
    )  # fmt: skip


def glance(state: State, seat: int) -> Glance:
    """Return the visible characters, and the previews if the seat decides."""
    ways = (0, 1, 2, 3) if seat >= 0 and state.seat == seat else ()
    sheets = tuple(_sheet(state, seat, other) for other in range(state.config.seats))
    return Glance(sheets, tuple(preview(state, seat, way) for way in ways))


def _sheet(state: State, seat: int, other: int) -> Sheet:
    alive = state.health[other] > 0
    hidden = seat < 0 or state.square[other] not in state.sight[seat] if state.sight else False
    if hidden and other != seat:
        return Sheet(other, alive)
    return _open_sheet(state, other)


def _open_sheet(state: State, other: int) -> Sheet:
    return Sheet(
        other,
        state.health[other] > 0,
        state.square[other],
        state.health[other],
        state.hits[other],
        state.strength[other],
        state.intelligence[other],
        state.weapons[other],
        state.shields[other],
        bool(state.fuzzy[other]),
        *names_of(state, other),
    )


def _all_foes(state: State) -> Foes:
    return Foes(
        state.config.foe_numbers,
        state.foe_square,
        state.foe_card,
        state.foe_strength,
        state.foe_intelligence,
        tuple(state.foe_health),
        state.foe_prize,
    )


def _foes(state: State, met: dict[int, int]) -> Foes:
    """Return the monsters that a seat remembers, with their last seen health."""
    numbers = tuple(sorted(met))
    return Foes(
        numbers,
        tuple(state.foe_square[foe] for foe in numbers),
        tuple(state.foe_card[foe] for foe in numbers),
        tuple(state.foe_strength[foe] for foe in numbers),
        tuple(state.foe_intelligence[foe] for foe in numbers),
        tuple(met[foe] for foe in numbers),
        tuple(state.foe_prize[foe] for foe in numbers) if state.foe_prize else (),
    )


def _known(state: State, seat: int) -> str:
    config = state.config
    if config.parameters.fog != FOG_EXPLORED:
        signs = [UNKNOWN] * len(config.walls)
        for square in state.sight[seat]:
            signs[square] = sign(state, square)
        return "".join(signs)
    # One pass of C code over the board: 0 free, 1 wall, 2 exit, and 4 more where seen.
    board = bytearray(config.walls)
    board[config.exit] = 2
    seen = int.from_bytes(state.known[seat], "little") * 4
    both = (int.from_bytes(board, "little") | seen).to_bytes(len(board), "little")
    return both.translate(_KNOWN_SIGNS).decode()


_KNOWN_SIGNS = bytes.maketrans(b"\0\1\2\4\5\6", b"???-XE")


def preview(state: State, seat: int, wanted: int) -> Preview:
    """Return the target of a direction now.

    It depends only on squares in sight: the four neighbours always are.
    """
    config = state.config
    if config.parameters.leapfrog and (leap := _leap(state, seat, wanted)) is not None:
        return leap
    here, went = state.square[seat], wanted
    there = here + config.deltas[wanted]
    if not is_open(state, seat, there):
        there = fallback_target(state, seat)
        if there == here:
            stuck = not enterable(state, seat)
            return Preview(wanted, wanted, here, STUCK if stuck else STAYS, NOWHERE)
        went = config.deltas.index(there - here)
    return Preview(wanted, went, there, *_kind(state, there), obedience(state, seat))


def _leap(state: State, seat: int, wanted: int) -> Preview | None:
    """Return the leap in a direction (IRR-36); None without a rival or without room behind it."""
    rival = state.square[seat] + state.config.deltas[wanted]
    if rival not in state.square or rival == state.config.exit:
        return None
    over, obeys = state.square.index(rival), obedience(state, seat)
    if _may_hide_exit(state, seat, rival):
        return Preview(wanted, wanted, rival, TO_UNSEEN, NOWHERE, obeys, over)
    for there in behind(state.config, rival, wanted, state.config.exit):
        if state.sight and there not in state.sight[seat]:
            return Preview(wanted, wanted, rival, TO_UNSEEN, NOWHERE, obeys, over)
        if is_open(state, seat, there):
            return Preview(wanted, wanted, there, *_kind(state, there), obeys, over)
    return None


def _may_hide_exit(state: State, seat: int, rival: int) -> bool:
    """Whether the exit, where the leap would end, may be on a square beside a rival that the seat
    has not seen (IRR-24, IRR-36). It is the same answer whether it is there or not."""
    config = state.config
    if not state.sight or not config.parameters.leap_out or _knows(state, seat, config.exit):
        return False
    return not all(_knows(state, seat, rival + delta) for delta in config.deltas)


def _knows(state: State, seat: int, square: int) -> bool:
    """Whether a seat sees a square or remembers it."""
    return square in state.sight[seat] or bool(state.known[seat][square])


def obedience(state: State, seat: int) -> int:
    """Return the chance in ten thousandths that a character obeys (course: fuzzy players)."""
    return min(10_000, state.intelligence[seat]) if state.fuzzy[seat] else 10_000


def _kind(state: State, square: int) -> tuple[int, int]:
    foe = state.foe_at.get(square, NOWHERE)
    if foe == NOWHERE:
        return TO_EXIT if square == state.config.exit else TO_FREE, NOWHERE
    return (TO_FOE if state.foe_health[foe] else TO_DEAD_FOE), foe
