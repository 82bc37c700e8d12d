"""The floor of a view: its steps to the exit, what closes when, and its monsters."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter, Opponent, odds_of
from engines.irrgarten.descent.floor import steps_to
from engines.irrgarten.descent.state import INSIDE, LAST_OPEN
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import Sheet, View, board_of
from engines.irrgarten.events import SHIELD, WEAPON
from engines.irrgarten.labyrinth import FAR, Labyrinth
from engines.irrgarten.odds import CombatOdds
from engines.irrgarten.tricks import HUGS

TWO = 2
PER_CENT = 100


class FloorPlan(NamedTuple):
    """What never changes on a floor. `ways` are the steps from each square to the nearest exit,
    `FAR` without a way; `farthest` is the greatest of them."""

    board: Labyrinth
    ways: tuple[int, ...]
    farthest: int


class Monster(NamedTuple):
    """A monster that is still on the floor, as the seat knows it. Reals in thousandths."""

    number: int
    square: int
    card: int
    strength: int
    intelligence: int
    health: int
    prize: tuple[Thing, ...]
    coins: int
    """The coins of the dead that it has."""


def plan_of(view: View) -> FloorPlan:
    return _plan(view.width, view.plan, view.exits)


@lru_cache(maxsize=16)
def _plan(width: int, plan: str, exits: tuple[int, ...]) -> FloorPlan:
    board = board_of(width, plan)
    ways = steps_to(board, exits)
    return FloorPlan(board, ways, max(steps for steps in ways if steps < FAR))


def closes_in(view: View, square: int) -> int:
    """Return the rounds until a square closes, 1 for the present one, 0 if it is closed, `FAR` if
    it never closes (IRR-46)."""
    plan = plan_of(view)
    if plan.ways[square] <= LAST_OPEN:
        return FAR
    if plan.ways[square] > view.limit:
        return 0
    return max(0, view.bell + 2 + plan.farthest - plan.ways[square] - view.clock)


def monsters(view: View) -> list[Monster]:
    """Return the monsters that are still on the floor, the guardians first."""
    return [foe for foe in known_monsters(view) if foe.health > 0]


def known_monsters(view: View) -> list[Monster]:
    """Return all monsters that the seat has seen on the floor, also those that are beaten."""
    foes = view.foes
    rows = zip(
        foes.number, foes.square, foes.card, foes.strength, foes.intelligence, foes.health,
        foes.prize, foes.coins, strict=True,
    )  # fmt: skip
    return [Monster(*row) for row in rows]


def is_guardian(view: View, number: int) -> bool:
    return number < len(view.exits)


def unseen_monsters(view: View) -> int:
    """Return how many monsters of the floor the seat never saw."""
    return view.foe_count - len(view.foes)


def is_unseen_exit(view: View, square: int) -> bool:
    """Whether a square is an exit whose guardian the seat never saw."""
    return square in view.exits and view.exits.index(square) not in view.foes.number


def coins_for(config: Config, view: View, foe: Monster) -> int:
    """Return the coins that a monster pays (IRR-49)."""
    times = 2 if is_guardian(view, foe.number) else 1
    return config.cards[foe.card].level * times + foe.coins


def coins_for_exit(view: View, square: int) -> int:
    """Return the coins for leaving by an exit; the farther one of two pays double (IRR-56)."""
    return view.number * (TWO if pays_double(view, square) else 1)


def pays_double(view: View, square: int) -> bool:
    """Whether an exit is the farther one of two."""
    if len(view.exits) < TWO:
        return False
    steps = steps_to(plan_of(view).board, view.starts[:1])
    return square == max(view.exits, key=lambda one: (steps[one], one))


def is_there(sheet: Sheet) -> bool:
    """Whether a character walks on the floor and its figures are known."""
    return sheet.place == INSIDE and sheet.square is not None and sheet.health is not None


def gear_of(sheet: Sheet) -> list[Thing]:
    """Return the weapons of a character, then its shields, each the oldest first."""
    kinds = (
        (WEAPON, sheet.weapons or (), sheet.weapon_names or ()),
        (SHIELD, sheet.shields or (), sheet.shield_names or ()),
    )
    return [
        (kind, power, uses, card)
        for kind, gear, names in kinds
        for power, uses, card in zip(gear[::2], gear[1::2], names, strict=True)
    ]


def fighter_of(sheet: Sheet) -> Fighter:
    """Return a character whose figures are known, as odds need it."""
    return Fighter(
        sheet.strength or 0,
        sheet.intelligence or 0,
        sheet.weapons or (),
        sheet.weapon_names or (),
        sheet.shields or (),
        sheet.shield_names or (),
    )


def opponent_of(foe: Monster) -> Opponent:
    return Opponent(foe.strength, foe.intelligence, foe.health, foe.card)


def odds_against(config: Config, sheet: Sheet, foe: Monster) -> CombatOdds | None:
    """Return a character's odds against a monster; None if it is dead or its figures are
    unknown."""
    if not sheet.health:
        return None
    condition = sheet.health, sheet.hits or 0
    return odds_of(config, fighter_of(sheet), condition, opponent_of(foe))


def is_deadly(odds: CombatOdds) -> bool:
    """Whether a fight's chance to die is worth a word: not if it rounds to 0 per cent."""
    return round(PER_CENT * odds.death) > 0


def hug_at(config: Config, plan: FloorPlan, found: list[Monster], square: int) -> int:
    """Return the health that monsters beside a square take from whoever steps there."""
    beside = {square + delta for delta in plan.board.deltas}
    tricks = (config.cards[foe.card].trick for foe in found if foe.square in beside)
    return sum(amount for kind, amount in tricks if kind == HUGS)
