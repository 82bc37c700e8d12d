"""A view as numbers.

A square is `(y + 1) * (width + 2) + x + 1`, both counted from 0; strengths and intelligences are in
thousandths. Without fog the board is in the configuration, not here.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engines.irrgarten.config import Config
from engines.irrgarten.events import Gear
from engines.irrgarten.labyrinth import DIRECTIONS, EXIT, FREE, OBSTACLE
from engines.irrgarten.view import UNKNOWN, Foes, Sheet, View
from engines.kernel.encoding import Layout, flags, laid_out, rows

WAYS: Final = len(DIRECTIONS)
_SIGNS: Final = bytes.maketrans(f"{UNKNOWN}{FREE}{OBSTACLE}{EXIT}".encode(), bytes(range(4)))


def layout(config: Config) -> Layout:
    """Return the slices of the encodings of a configuration."""
    seats, foes, parameters = config.seats, config.foes, config.parameters
    squares = len(config.walls) if config.foggy else 0
    return laid_out(
        (
            ("legal", WAYS, "flags of the open actions; all 0 unless the seat decides"),
            ("seat", 1, "whose view it is; -1 for a spectator"),
            ("actor", 1, "the seat that decides; -1 at the end"),
            ("turn", 1, "turns of all seats, the present one included"),
            ("decisions", 1, "decisions of all seats so far"),
            ("winner", 1, "the seat that escaped; -1 for nobody"),
            ("order", seats if parameters.drawn_order else 0, "the seats in the round's order"),
            ("wins", seats * parameters.counts_wins, "by seat: combats won towards the toll"),
            (
                "beaten",
                config.monsters if parameters.counts_wins else 0,
                "by monster: counts for the own toll",
            ),
            (
                "heard",
                seats if config.heard else 0,
                "by seat: steps to the exit if near it, else -1",
            ),
            *_last_laps_parts(config),
            ("alive", seats, "by seat: whether it lives"),
            ("square", seats, "by seat: where it stands; -1 out of sight, as in the next ones"),
            ("health", seats, "by seat: health"),
            ("hits", seats, "by seat: wounds in a row"),
            ("strength", seats, "by seat: strength"),
            ("intelligence", seats, "by seat: intelligence"),
            ("fuzzy", seats, "by seat: whether it may stray"),
            *_gear_parts(config),
            (
                "foe_known",
                foes,
                "by monster: whether the seat knows it; the next ones are -1 if not",
            ),
            ("foe_square", foes, "by monster: where it stands"),
            ("foe_card", foes, "by monster: its card; -1 for none, less for a guardian"),
            ("foe_strength", foes, "by monster: strength"),
            ("foe_intelligence", foes, "by monster: intelligence"),
            ("foe_health", foes, "by monster: health as last seen; 0 is dead"),
            *_prize_parts(config),
            ("way_went", WAYS, "by action: the direction really taken; -1 unless the seat decides"),
            ("way_target", WAYS, "by action: the square where it leads"),
            ("way_kind", WAYS, "by action: `view.TO_FREE` to `view.TO_UNSEEN`"),
            ("way_foe", WAYS, "by action: the monster there; -1 for none"),
            ("way_obeys", WAYS, "by action: the chance of being obeyed, in ten thousandths"),
            (
                "way_over",
                WAYS if parameters.leapfrog else 0,
                "by action: the rival leapt over; -1 for none",
            ),
            ("known", squares, "by square: 0 never seen, 1 free, 2 an obstacle, 3 the exit"),
            ("visible", squares, "by square: whether it is in sight now"),
        )
    )


def _last_laps_parts(config: Config) -> Iterator[tuple[str, int, str]]:
    """Yield the slices about players who are out (IRR-39)."""
    on = config.parameters.last_laps > 0
    seats = config.seats if on else 0
    yield "out", seats, "by seat: its place out, from 0; else -1"
    yield "carried", seats, "by place out: the things; else -1"
    yield "closes", int(on), "the last turn; 0 while nobody is out"


def _prize_parts(config: Config) -> Iterator[tuple[str, int, str]]:
    """Yield the slice of what monsters carry for all to see (IRR-37)."""
    foes = config.foes if config.parameters.open_prizes else 0
    yield "foe_prize", 3 * foes, "by monster, rows: kind, power and uses of what it carries"


def _gear_parts(config: Config) -> Iterator[tuple[str, int, str]]:
    """Yield the slices of weapons and shields, and of their names if there are any."""
    seats, parameters = config.seats, config.parameters
    kinds = (("weapon", parameters.max_weapons), ("shield", parameters.max_shields))
    for kind, most in kinds:
        yield f"{kind}_count", seats, f"by seat: {kind}s"
        yield f"{kind}s", 2 * most * seats, "by seat, rows: power and uses of each"
    for kind, most in kinds if config.gear else ():
        yield f"{kind}_names", most * seats, "by seat, rows: the card that names each"


def encode(config: Config, view: View) -> list[int]:
    found = flags(view.legal, WAYS)
    found += (view.seat, view.actor, view.turn, view.decisions, view.winner)
    found += view.order
    if config.parameters.counts_wins:
        found += view.wins
        found += flags(view.beaten, config.monsters)
    found += view.heard
    if config.parameters.last_laps:
        seats = range(config.seats)
        found += [view.out.index(seat) if seat in view.out else -1 for seat in seats]
        found += rows(view.carried, config.seats)
        found.append(view.closes)
    _add_sheets(found, config, view.sheets)
    _add_foes(found, config.foes, view.foes)
    if config.parameters.open_prizes:
        _add_prizes(found, config.foes, view.foes)
    ways = view.previews
    if ways:
        found += [way.went for way in ways]
        found += [way.target for way in ways]
        found += [way.kind for way in ways]
        found += [way.foe for way in ways]
        found += [way.obeys for way in ways]
        if config.parameters.leapfrog:
            found += [way.over for way in ways]
    else:
        found += [-1] * ((5 + config.parameters.leapfrog) * WAYS)
    if config.foggy:
        squares = len(config.walls)
        found += rows((view.known or "").encode().translate(_SIGNS), squares)
        found += flags(view.visible or (), squares)
    return found


def _add_sheets(found: list[int], config: Config, sheets: Sequence[Sheet]) -> None:
    parameters = config.parameters
    found += [int(sheet.alive) for sheet in sheets]
    for numbers in (
        [sheet.square for sheet in sheets],
        [sheet.health for sheet in sheets],
        [sheet.hits for sheet in sheets],
        [sheet.strength for sheet in sheets],
        [sheet.intelligence for sheet in sheets],
        [sheet.fuzzy for sheet in sheets],
    ):
        found += [-1 if number is None else int(number) for number in numbers]
    _add_gear(found, [sheet.weapons for sheet in sheets], parameters.max_weapons)
    _add_gear(found, [sheet.shields for sheet in sheets], parameters.max_shields)
    if config.gear:
        for sheet in sheets:
            found += rows(sheet.weapon_names or (), parameters.max_weapons)
        for sheet in sheets:
            found += rows(sheet.shield_names or (), parameters.max_shields)


def _add_gear(found: list[int], gears: Sequence[Gear | None], most: int) -> None:
    found += [-1 if gear is None else len(gear) // 2 for gear in gears]
    for gear in gears:
        found += rows(gear or (), 2 * most)


def _add_foes(found: list[int], count: int, foes: Foes) -> None:
    columns = (foes.square, foes.card, foes.strength, foes.intelligence, foes.health)
    numbers = foes.number
    if len(numbers) == count:  # without fog, and once all have been seen
        found += [1] * count
        for column in columns:
            found += column
        return
    found += flags(numbers, count)
    for column in columns:
        unseen = [-1] * count
        for number, value in zip(numbers, column, strict=True):
            unseen[number] = value
        found += unseen


def _add_prizes(found: list[int], count: int, foes: Foes) -> None:
    carried = dict(zip(foes.number, foes.prize, strict=True))
    for foe in range(count):
        found += carried.get(foe, (-1, -1, -1))
