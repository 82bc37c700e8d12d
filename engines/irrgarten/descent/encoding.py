"""A view of a Descent as numbers.

A square is `(y + 1) * (width + 2) + x + 1`, both counted from 0; strengths and intelligences are in
thousandths. A thing is four numbers: kind, amount, uses, card.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.irrgarten.descent.actions import COUNT, MOST_GIFTS
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.plan import CROWD_MORE, HEIGHT, LEVELS, WIDTH
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Foes, Preview, Sheet, View
from engines.irrgarten.labyrinth import DIRECTIONS
from engines.kernel.encoding import Layout, flags, laid_out, ranks, rows

WAYS: Final = len(DIRECTIONS)
SQUARES: Final = (WIDTH + 2) * (HEIGHT + 2)
MOST_EXITS: Final = 2
MOST_FOES: Final = MOST_EXITS + max(map(len, LEVELS)) + 2 + CROWD_MORE
MOST_PRIZES: Final = 4
MOST_WAITING: Final = 4
FOE_NUMBERS: Final = 6
"""The numbers of a monster besides its things."""
SHEET_NUMBERS: Final = 8
"""The numbers of a sheet besides its gear."""

_WALLS: Final = bytes(sign == ord("X") for sign in range(256))
"""The table that turns the signs of a plan into 1 for a wall and 0 for all others."""

SHEET: Final = (
    "rows by seat: place, coins, depth, square, health, wounds in a row, strength, intelligence; "
    "-1 out of sight"
)
FOES: Final = (
    "rows by monster: square, card, strength, intelligence, health (0 has left), coins; -1 for "
    "unknown"
)
WAY: Final = (
    "rows by action: kind, target, monster, rival, the square beyond, health that it costs, "
    "rounds until the target closes; -1 if not open"
)


def layout(config: Config) -> Layout:
    """Return the slices of the encodings of a configuration."""
    seats, parameters = config.seats, config.parameters
    return laid_out(
        (
            ("legal", COUNT, "flags of the open actions; all 0 unless the seat decides"),
            ("seat", 1, "whose view it is; -1 for a spectator"),
            ("actor", 1, "the seat that decides; -1 at the end"),
            ("phase", 1, "0 a step, 1 a gift, 2 a thing to leave"),
            ("mover", 1, "the seat whose turn it is"),
            ("turn", 1, "turns of all seats, the present one included"),
            ("decisions", 1, "decisions of all seats so far"),
            ("number", 1, "the floor, from 1"),
            ("next_kind", 1, "the kind of the next floor at the stairs, else -1"),
            ("round", 1, "rounds on this floor"),
            ("total", 1, "rounds on all floors"),
            ("clock", 1, "rounds on this floor as the bell counts them"),
            ("bell", 1, "the round at whose end the bell rings"),
            ("rung", 1, "whether it has rung"),
            ("limit", 1, "steps to the exit beyond which squares are closed"),
            ("par", 1, "steps from the entrance to the exit"),
            ("kinds", config.floors, "by floor: its kind; -1 for unknown"),
            ("plan", SQUARES, "by square: whether it is an obstacle"),
            ("exits", MOST_EXITS, "the squares of the exits"),
            ("starts", seats, "by seat: its first square"),
            ("order", seats, "by seat: its rank in the round's order, from 1; 0 for none"),
            ("arrived", seats, "by seat: its rank among those that left the floor; 0 for none"),
            ("gifts", 4 * MOST_GIFTS, "rows: the gifts at the stairs"),
            ("waiting", 5 * MOST_WAITING, "rows: seat and thing of what a seat has to receive"),
            ("sheet", SHEET_NUMBERS * seats, SHEET),
            ("weapons", 3 * parameters.max_weapons * seats, "rows by seat: power, uses, card"),
            ("shields", 3 * parameters.max_shields * seats, "rows by seat: power, uses, card"),
            ("foes", FOE_NUMBERS * MOST_FOES, FOES),
            ("prizes", 4 * MOST_PRIZES * MOST_FOES, "rows by monster: its things"),
            ("previews", 7 * WAYS, WAY),
            ("visible", SQUARES, "by square: whether it is in sight; all 1 without fog"),
        )
    )  # fmt: skip


def encode(config: Config, view: View) -> list[int]:
    seats = config.seats
    found = flags(view.legal, COUNT)
    found += (
        view.seat, view.actor, view.phase, view.mover, view.turn, view.decisions, view.number,
        view.next_kind, view.round, view.total, view.clock, view.bell, int(view.rung), view.limit,
        view.par,
    )  # fmt: skip
    found += rows(view.kinds, config.floors)
    found += view.plan.encode().translate(_WALLS)
    found += rows(view.exits, MOST_EXITS)
    found += view.starts
    found += ranks(view.order, seats)
    found += ranks(view.arrived, seats)
    found += _things(view.gifts, MOST_GIFTS)
    found += rows([n for seat, thing in view.waiting for n in (seat, *thing)], 5 * MOST_WAITING)
    _add_sheets(found, config, view.sheets)
    _add_foes(found, view.foes)
    _add_previews(found, view.previews)
    found += [1] * SQUARES if view.visible is None else flags(view.visible, SQUARES)
    return found


def _things(things: Sequence[Thing], most: int) -> list[int]:
    return rows([number for thing in things for number in thing], 4 * most)


def _add_sheets(found: list[int], config: Config, sheets: Sequence[Sheet]) -> None:
    for sheet in sheets:
        numbers = (
            sheet.place, sheet.coins, sheet.depth, sheet.square, sheet.health, sheet.hits,
            sheet.strength, sheet.intelligence,
        )  # fmt: skip
        found += [-1 if number is None else number for number in numbers]
    parameters = config.parameters
    for sheet in sheets:
        found += _gear(sheet.weapons, sheet.weapon_names, parameters.max_weapons)
    for sheet in sheets:
        found += _gear(sheet.shields, sheet.shield_names, parameters.max_shields)


def _gear(gear: tuple[int, ...] | None, names: tuple[int, ...] | None, most: int) -> list[int]:
    items = zip((gear or ())[::2], (gear or ())[1::2], names or (), strict=True)
    return rows([number for item in items for number in item], 3 * most)


def _add_foes(found: list[int], foes: Foes) -> None:
    numbers = [-1] * (FOE_NUMBERS * MOST_FOES)
    things = [-1] * (4 * MOST_PRIZES * MOST_FOES)
    for place, foe in enumerate(foes.number):
        numbers[FOE_NUMBERS * foe : FOE_NUMBERS * (foe + 1)] = (
            foes.square[place], foes.card[place], foes.strength[place], foes.intelligence[place],
            foes.health[place], foes.coins[place],
        )  # fmt: skip
        each = 4 * MOST_PRIZES
        things[each * foe : each * (foe + 1)] = _things(foes.prize[place], MOST_PRIZES)
    found += numbers
    found += things


def _add_previews(found: list[int], previews: Sequence[Preview]) -> None:
    numbers = [-1] * (7 * WAYS)
    for one in previews:
        numbers[7 * one.way : 7 * (one.way + 1)] = (
            one.kind, one.target, one.foe, one.rival, one.beyond, one.hug, one.closes,
        )  # fmt: skip
    found += numbers
