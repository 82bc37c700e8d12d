"""The chance to win a second combat right after a first one, exactly.

The first combat changes health, wounds in a row and gear, and its prize adds to them. Odds are
floats; the rules never use floats.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engines.irrgarten.combat import begin
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.duels import (
    Fighter,
    Opponent,
    Terms,
    odds_of,
    terms_of,
    trick_of,
    used_in,
    without_worn_out,
)
from engines.irrgarten.descent.things import HEALTH, INTELLIGENCE, MEAL, STRENGTH, Thing, won_from
from engines.irrgarten.events import (
    LOST_BY_DEATH,
    LOST_BY_WOUNDS,
    SHIELD,
    WEAPON,
    WON_BY_DEATH,
    WON_BY_TIME,
    Gear,
)
from engines.irrgarten.odds import distribution, mixed_distribution
from engines.irrgarten.tricks import KEEPS, STEALS


class Standing(NamedTuple):
    """A character between two combats: `hits` are its wounds in a row."""

    fighter: Fighter
    health: int
    hits: int


Choices = tuple[Standing, ...]
"""What a character can be after a combat, by what it leaves if it has no room for the prize."""


def win_after(
    config: Config, now: Standing, foe: Opponent, prize: tuple[Thing, ...], second: Opponent
) -> float:
    """Return the chance to win against `second` right after a combat with `foe`, however that
    ends; who dies in it wins nothing.

    `prize` are the things that `foe` carries. Without room for one, the character leaves what
    serves it least against `second` (IRR-45).
    """
    total = 0.0
    for part in portions(config, now, foe, prize, second):
        total += part
    return total


def portions(
    config: Config, now: Standing, foe: Opponent, prize: tuple[Thing, ...], second: Opponent
) -> Iterator[float]:
    """Yield the parts of the sum that `win_after` returns, each after a few milliseconds."""
    alike: dict[Fighter, dict[tuple[int, int], float]] = {}
    for choices, chance in outcomes(config, now, foe, prize).items():
        if len(choices) > 1:
            yield chance * max(_win(config, one, second) for one in choices)
            continue
        fighter, health, hits = choices[0]
        conditions = alike.setdefault(fighter, {})
        conditions[health, hits] = conditions.get((health, hits), 0.0) + chance
    for fighter, conditions in alike.items():
        terms = terms_of(config, fighter, second)
        starts: dict[tuple[int, int], float] = {}
        for (health, hits), chance in conditions.items():
            condition = health, 0 if terms.calm else hits
            starts[condition] = starts.get(condition, 0.0) + chance
        began = {begin(*one, second.health): chance for one, chance in starts.items()}
        ends = mixed_distribution(terms.duel, began).items()
        yield sum(share for end, share in ends if end.result in (WON_BY_DEATH, WON_BY_TIME))


Uses = tuple[int, int]
"""The fewest and the most uses that a weapon or shield may have left."""


class Price(NamedTuple):
    """What a combat leaves. `won` is the mean health, with the meals of its prize, and the mean
    wounds in a row after a win; `lost` is the mean health after a defeat. None is for an end that
    can't be. `weapons` and `shields` have the uses of each piece."""

    won: tuple[float, float] | None
    lost: float | None
    weapons: tuple[Uses, ...]
    shields: tuple[Uses, ...]


def price_of(config: Config, now: Standing, foe: Opponent, prize: tuple[Thing, ...] = ()) -> Price:
    """Return the price of a combat for a prize. A defeat is one that the character survives; uses
    are those over all endings."""
    terms = terms_of(config, now.fighter, foe)
    start = begin(now.health, 0 if terms.calm else now.hits, foe.health)
    ends = distribution(terms.duel, start).items()
    things = won_from(config.cards[foe.card].trick, prize)
    meals = sum(amount for kind, amount, *_ in things if kind == MEAL)
    won, lost = list[Ending](), list[Ending]()
    for end, chance in ends:
        if end.result in (WON_BY_DEATH, WON_BY_TIME):
            won.append((config.parameters.fed(end.health, meals), end.hits, chance))
        elif end.result == LOST_BY_WOUNDS:
            lost.append((end.health, end.hits, chance))
    worn = [_used(now.fighter, terms, blows) for blows in {end.blow for end, _ in ends}]
    weapons = _extremes([one.weapons for one in worn])
    shields = _extremes([one.shields for one in worn])
    after = _mean(lost)
    return Price(_mean(won), after and after[0], weapons, shields)


Ending = tuple[int, int, float]
"""Health and wounds in a row after a combat, and the chance of that."""


def _mean(ends: list[Ending]) -> tuple[float, float] | None:
    """Return the mean health and wounds in a row of some endings."""
    total = sum(chance for *_, chance in ends)
    if not total:
        return None
    health = sum(health * chance for health, _, chance in ends)
    return health / total, sum(hits * chance for _, hits, chance in ends) / total


def _extremes(gears: list[Gear]) -> tuple[Uses, ...]:
    """Return the fewest and the most uses of each piece in several states of the same gear."""
    pieces = zip(*(gear[1::2] for gear in gears), strict=True)
    return tuple((min(uses), max(uses)) for uses in pieces)


def outcomes(
    config: Config, now: Standing, foe: Opponent, prize: tuple[Thing, ...]
) -> dict[Choices, float]:
    """Return what a character can be after a combat, with its chance. Its deaths are left out."""
    terms = terms_of(config, now.fighter, foe)
    prize = won_from(config.cards[foe.card].trick, prize)
    start = begin(now.health, 0 if terms.calm else now.hits, foe.health)
    found: dict[Choices, float] = {}
    for end, chance in distribution(terms.duel, start).items():
        if end.result == LOST_BY_DEATH:
            continue
        after = Standing(_worn(config, now.fighter, terms, end.blow), end.health, end.hits)
        if end.result in (WON_BY_DEATH, WON_BY_TIME):
            choices = _with_prizes(config, after, prize)
        else:
            choices = (_robbed(config, after._replace(hits=0), foe),)  # IRR-44
        found[choices] = found.get(choices, 0.0) + chance
    return found


def _win(config: Config, one: Standing, foe: Opponent) -> float:
    return odds_of(config, one.fighter, (one.health, one.hits), foe).win


def _worn(config: Config, fighter: Fighter, terms: Terms, blows: int) -> Fighter:
    return without_worn_out(config, _used(fighter, terms, blows))


def _used(fighter: Fighter, terms: Terms, blows: int) -> Fighter:
    """Return a fighter whose gear was used in so many blows of a combat."""
    weapons, shields = used_in(terms, fighter.weapons, fighter.shields, blows)
    return fighter._replace(weapons=weapons, shields=shields)


def _robbed(config: Config, now: Standing, foe: Opponent) -> Standing:
    """Return a loser without its newest weapon or shield, if the monster steals it."""
    kind, stolen = config.cards[foe.card].trick
    if kind != STEALS:
        return now
    names = _gear(now.fighter, stolen)[1]
    kept = [trick_of(config, card)[0] == KEEPS for card in names]
    places = [place for place, keeps in enumerate(kept) if not keeps]
    return _without(now, stolen, places[-1]) if places else now


def _with_prizes(config: Config, now: Standing, things: tuple[Thing, ...]) -> Choices:
    """Return a winner with its prizes, in each way to leave what it has no room for."""
    found = {now}
    for thing in things:
        found = {after for one in found for after in _with(config, one, thing)}
    return tuple(sorted(found))


def _with(config: Config, now: Standing, thing: Thing) -> Iterator[Standing]:
    kind, amount, uses, card = thing
    fighter = now.fighter
    if kind in (MEAL, HEALTH):
        yield now._replace(health=config.parameters.fed(now.health, amount))
    elif kind == STRENGTH:
        yield now._replace(fighter=fighter._replace(strength=fighter.strength + amount))
    elif kind == INTELLIGENCE:
        yield now._replace(fighter=fighter._replace(intelligence=fighter.intelligence + amount))
    else:
        gear, names = _gear(fighter, kind)
        taken = _carrying(now, kind, (*gear, amount, uses), (*names, card))
        parameters = config.parameters
        most = parameters.max_weapons if kind == WEAPON else parameters.max_shields
        if len(names) < most:
            yield taken
        else:
            yield from (_without(taken, kind, place) for place in range(len(names) + 1))


def _gear(fighter: Fighter, kind: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    if kind == SHIELD:
        return fighter.shields, fighter.shield_names
    return fighter.weapons, fighter.weapon_names


def _carrying(now: Standing, kind: int, gear: tuple[int, ...], names: tuple[int, ...]) -> Standing:
    if kind == SHIELD:
        return now._replace(fighter=now.fighter._replace(shields=gear, shield_names=names))
    return now._replace(fighter=now.fighter._replace(weapons=gear, weapon_names=names))


def _without(now: Standing, kind: int, place: int) -> Standing:
    gear, names = _gear(now.fighter, kind)
    gear = (*gear[: 2 * place], *gear[2 * place + 2 :])
    return _carrying(now, kind, gear, (*names[:place], *names[place + 1 :]))
