"""What a character's gear counts for in one fight, as the rules add it up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import NamedTuple

from app.games.irrgarten.descent.perspective.floor import Monster, fighter_of, gear_of, opponent_of
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import Fighter, terms_of, without_worn_out
from engines.irrgarten.descent.forecast import Price, Uses
from engines.irrgarten.descent.things import INTELLIGENCE, Thing
from engines.irrgarten.descent.view import Sheet
from engines.irrgarten.events import SHIELD, WEAPON, Gear
from engines.irrgarten.tricks import ALONE, LATE


class Total(NamedTuple):
    """An attack or defence in round 1, and the first higher one with its round; `round` is 0 if
    there is none. It falls when gear wears out, which the uses show."""

    first: int
    round: int
    then: int


def totals(config: Config, fighter: Fighter, foe: Monster) -> tuple[Total, Total]:
    """Return a character's attack and defence in a fight."""
    duel = terms_of(config, fighter, opponent_of(foe)).duel
    rounds = config.parameters.combat_rounds
    return _total(duel.attack[-rounds:]), _total(duel.defence[-rounds:])


def _total(by_round: tuple[int, ...]) -> Total:
    first = by_round[0]
    change = next((place for place, total in enumerate(by_round) if total > first), 0)
    return Total(first, change + 1 if change else 0, by_round[change])


def counted(config: Config, sheet: Sheet, foe: Monster) -> list[bool]:
    """Return for each piece of gear whether it counts in any round of a fight: whether the
    character would be weaker if it were worn out."""
    gear, found = gear_of(sheet), list[bool]()
    whole = _powers(config, sheet, gear, foe)
    for place, (kind, power, _, card) in enumerate(gear):
        worn = [*gear[:place], (kind, power, 0, card), *gear[place + 1 :]]
        found.append(_powers(config, sheet, worn, foe) != whole)
    return found


class Gain(NamedTuple):
    """An attack or defence without and with some more things. `why` says why it isn't higher:
    "alone" if a piece with that trick isn't alone any more (IRR-58), "full" if all that the
    character carries is better, else ""."""

    now: Total
    then: Total
    why: str


def standing(config: Config, sheet: Sheet, kind: int) -> Total:
    """Return the attack or defence while no fight is next: what counts from round 1, and what
    joins it later in a fight."""
    return _standing(config, _base(sheet, kind), [one for one in gear_of(sheet) if one[0] == kind])


def after_fight(config: Config, sheet: Sheet, price: Price) -> Sheet:
    """Return the character without the gear that a fight wears out whatever happens (IRR-45)."""
    fighter = fighter_of(sheet)
    worn = fighter._replace(
        weapons=_worn(fighter.weapons, price.weapons), shields=_worn(fighter.shields, price.shields)
    )
    left = without_worn_out(config, worn)
    return replace(
        sheet,
        weapons=left.weapons,
        weapon_names=left.weapon_names,
        shields=left.shields,
        shield_names=left.shield_names,
    )


def _worn(gear: Gear, left: Sequence[Uses]) -> Gear:
    """Gear with the most uses that it may have left."""
    pairs = zip(gear[::2], left, strict=True)
    return tuple(chain.from_iterable((power, most) for power, (_, most) in pairs))


def gain(config: Config, sheet: Sheet, *things: Thing) -> Gain:
    """Return what some things add to an attack or defence in which all gear counts: one gift, or
    weapons alone, or shields alone. Without room for all pieces, the ones that add least are
    left."""
    kind, amount, _, _ = things[0]
    gear_kind = SHIELD if kind in (SHIELD, INTELLIGENCE) else WEAPON
    base = _base(sheet, gear_kind)
    pieces = [one for one in gear_of(sheet) if one[0] == gear_kind]
    now, had = _standing(config, base, pieces), _sum(config, pieces)
    if kind not in (WEAPON, SHIELD):
        return Gain(now, _standing(config, base + amount, pieces), "")
    given = config.parameters
    most = given.max_shields if gear_kind == SHIELD else given.max_weapons
    more = [*pieces, *things]
    if len(more) <= most:
        why = "" if _sum(config, more) > had else "alone"
        return Gain(now, _standing(config, base, more), why)

    # Pieces add up, save one that counts more alone (IRR-58). Of equal ones the oldest is left.
    def adds(place: int) -> tuple[int, int]:
        return _sum(config, [more[place]]) if most == 1 else _added(more[place]), place

    places = sorted(range(len(more)), key=adds, reverse=True)[:most]
    best = [more[place] for place in sorted(places)]
    if _sum(config, best) <= had:
        return Gain(now, now, "full")
    return Gain(now, _standing(config, base, best), "")


def _base(sheet: Sheet, kind: int) -> int:
    return (sheet.intelligence if kind == SHIELD else sheet.strength) or 0


def _standing(config: Config, base: int, pieces: list[Thing]) -> Total:
    late = [
        (amount, power if uses >= amount else 0)
        for _, power, uses, card in pieces
        for trick, amount in (config.gear[card].trick,)
        if trick == LATE and uses
    ]
    whole = base + _sum(config, pieces)
    first = whole - sum(power for _, power, uses, card in pieces if uses and _late(config, card))
    begin = min((round_ for round_, power in late if power), default=0)
    then = first + sum(power for round_, power in late if round_ == begin)
    return Total(first, begin, then)


def _late(config: Config, card: int) -> bool:
    return config.gear[card].trick[0] == LATE


def _sum(config: Config, pieces: list[Thing]) -> int:
    """The power of weapons, or of shields, that have uses, in whatever round they count."""
    total = sum(map(_added, pieces))
    if len(pieces) == 1 and pieces[0][2]:
        trick, more = config.gear[pieces[0][3]].trick
        total += more if trick == ALONE else 0
    return total


def _added(piece: Thing) -> int:
    """What a piece adds beside others: nothing once it is worn out."""
    _, power, uses, _ = piece
    return power if uses else 0


def carrying(sheet: Sheet, gear: list[Thing]) -> Fighter:
    """Return the character with other gear."""
    pieces: list[tuple[int, ...]] = []
    for kind in (WEAPON, SHIELD):
        of_kind = [thing for thing in gear if thing[0] == kind]
        pieces.append(tuple(chain.from_iterable(thing[1:3] for thing in of_kind)))
        pieces.append(tuple(thing[3] for thing in of_kind))
    fighter = fighter_of(sheet)
    return Fighter(fighter.strength, fighter.intelligence, *pieces)


def _powers(
    config: Config, sheet: Sheet, gear: list[Thing], foe: Monster
) -> tuple[tuple[int, ...], ...]:
    duel = terms_of(config, carrying(sheet, gear), opponent_of(foe)).duel
    return duel.attack, duel.defence
