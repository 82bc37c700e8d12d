"""What monsters and rivals have that one could get, and who carries how much (IRR-37 to IRR-39)."""

from __future__ import annotations

from app.games.irrgarten.perspective.reducer import KnownCharacter, KnownGame
from app.games.irrgarten.text.gear import GearItem, listed
from engines.irrgarten.events import WEAPON
from engines.irrgarten.prizes import count_things, lootable


def loot_of(fold: KnownGame, thief: KnownCharacter, rival: int) -> tuple[int, GearItem] | None:
    """Return the kind and the thing that a character takes in a leap over a rival that it sees,
    None for nothing."""
    other = fold.mates[rival]
    own = (thief.weapons or (), thief.shields or ())
    kind = lootable(fold.config.parameters, own, (other.weapons or (), other.shields or ()))
    if kind < 0:
        return None
    of_kind = (
        (other.weapons, other.weapon_names)
        if kind == WEAPON
        else (other.shields, other.shield_names)
    )
    return kind, listed(*of_kind)[-1]


def things_of(mate: KnownCharacter) -> int | None:
    """Return how many things a character carries; None if that is out of sight."""
    if mate.weapons is None and mate.shields is None:
        return None
    return count_things(mate.weapons, mate.shields)
