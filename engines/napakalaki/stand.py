"""What a fight depends on besides combat levels where cards have tricks (NAP-44): the one place
that says how high a monster counts, and when the die lets a player go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from engines.napakalaki import tricks
from engines.napakalaki.config import Config

ESCAPE_FACE = 5
"""The lowest face of the die with which an escape succeeds (NAP-15)."""
SIX_FACE = 6
"""The same for a grab (NAP-40), and against a monster with the trick `six`."""
LEAST_FACE = 2
"""No treasure makes an escape certain."""


class Stand(NamedTuple):
    """A fighter as tricks see it. `kinds` is a set of the worn types as bits, `hand` the number of
    hidden treasures, `waiting` that of the monsters in the corridor, without the one in play. `run`
    is the sum of that trick over what is worn, `spared` whether monsters can't take what is
    worn, `cultist` whether it is one (NAP-21)."""

    level: int
    kinds: int = 0
    hand: int = 0
    grudges: int = 0
    waiting: int = 0
    run: int = 0
    spared: bool = False
    cultist: bool = False


def stand(
    config: Config,
    level: int,
    equipped: Sequence[int],
    hand: int,
    grudges: int = 0,
    waiting: int = 0,
    zeal: int = 0,
) -> Stand:
    """Return a fighter with these treasures equipped. A cultist has a `zeal` (NAP-23)."""
    if not config.tricky:
        return Stand(level)
    kinds = run = 0
    spared = False
    for card in equipped:
        kinds |= 1 << config.kind[card]
        kind, _, n = config.worn_trick[card]
        if kind == tricks.RUN:
            run += n
        elif kind == tricks.SPARE:
            spared = True
    return Stand(level, kinds, hand, grudges, waiting, run, spared, zeal > 0)


def foe_level(config: Config, monster: int, fighter: Stand | None, caught: int = 0) -> int:
    """Return the level that a monster counts against a fighter, without grudges on it (NAP-21,
    NAP-44).

    `caught` is how many players it has caught since it was drawn. Without a fighter it is the
    printed level."""
    if fighter is None:
        return config.foe_level[monster]
    counted = fighter.waiting, fighter.grudges, fighter.level, fighter.hand
    return level_against(config, monster, fighter.kinds, counted, caught, fighter.cultist)


def level_against(
    config: Config,
    monster: int,
    kinds: int,
    counted: tuple[int, int, int, int],
    caught: int,
    cultist: bool,
) -> int:
    """Return the same for a fighter in numbers, as in `Stand`; `counted` are those that a trick
    may count, in the order of `tricks.COUNTED`."""
    level = config.foe_level[monster]
    if cultist:
        level = max(1, level + config.against[monster])
    kind, of, n = config.foe_trick[monster]
    if not kind:
        return level
    if kind == tricks.COUNTS:
        return level + n * counted[of]
    if kind == tricks.HATES and kinds >> of & 1:
        return level + n
    if kind == tricks.FEARS and kinds >> of & 1:
        return max(1, level - n)
    return level + n * caught if kind == tricks.GROWS else level


def escape_face(config: Config, monster: int, run: int) -> int:
    """Return the lowest face of the die that escapes from a monster (NAP-15, NAP-44); `run` is the
    sum of that trick over what is worn."""
    if not config.tricky:
        return ESCAPE_FACE
    six = config.foe_trick[monster][0] == tricks.SIX
    return max(LEAST_FACE, (SIX_FACE if six else ESCAPE_FACE) - run)


def grab_face(config: Config, equipped: Iterable[int]) -> int:
    """Return the lowest face of the die with which a grab succeeds (NAP-40, NAP-44)."""
    return max(LEAST_FACE, SIX_FACE - worn_sum(config, equipped, tricks.GRABS))


def worn_sum(config: Config, equipped: Iterable[int], kind: int) -> int:
    """Return the sum of the amounts of a kind of trick over some worn treasures."""
    if not config.tricky:
        return 0
    found = config.worn_trick
    return sum(found[card][2] for card in equipped if found[card][0] == kind)


def saving_card(config: Config, equipped: Iterable[int]) -> int:
    """Return the worn treasure that keeps monsters off what is worn (NAP-44), -1 without one."""
    if not config.tricky:
        return -1
    found = config.worn_trick
    return next((card for card in equipped if found[card][0] == tricks.SPARE), -1)


def most_price(config: Config, monster: int) -> int:
    """Return the highest price that a helper can name (NAP-39, NAP-44)."""
    most = config.monsters[monster].treasures
    kind, _, n = config.foe_trick[monster]
    return min(most, n) if kind == tricks.CHEAP else most


def price_for(config: Config, named: int, equipped: Iterable[int]) -> int:
    """Return the price that a fighter pays who wears these treasures, if a helper names so much
    (NAP-39, NAP-44)."""
    return max(1, named - worn_sum(config, equipped, tricks.HAGGLE)) if named else named


def toll_cards(
    config: Config, monster: int, equipped: Sequence[int], hidden: Sequence[int]
) -> tuple[int, ...]:
    """Return the treasures with which a player pays a monster's toll (NAP-44), () if it takes none
    or they are too few: those with the least gold that is enough, then the fewest, then as few
    equipped ones as possible."""
    kind, _, price = config.foe_trick[monster]
    if kind != tricks.TOLL:
        return ()
    gold = config.gold
    worn = {*equipped}
    best: dict[int, tuple[int, int, tuple[int, ...]]] = {0: (0, 0, ())}
    for card in sorted((*equipped, *hidden)):
        if not gold[card]:
            continue
        for worth, (count, dressed, cards) in list(best.items()):
            if worth >= price:
                continue
            more = (count + 1, dressed + (card in worn), (*cards, card))
            total = worth + gold[card]
            if total not in best or more < best[total]:
                best[total] = more
    enough = min((worth for worth in best if worth >= price), default=-1)
    return best[enough][2] if enough >= 0 else ()


def throwables(config: Config, equipped: Iterable[int], lacks: int) -> list[int]:
    """Return the worn treasures whose throw adds more than `lacks` (NAP-44)."""
    found = config.worn_trick
    return [c for c in equipped if found[c][0] == tricks.THROW and found[c][2] > lacks]


def best_throw(config: Config, equipped: Iterable[int]) -> int:
    """Return the most that a worn treasure adds when it is thrown (NAP-44), 0 without one."""
    if not config.tricky:
        return 0
    found = config.worn_trick
    return max((found[c][2] for c in equipped if found[c][0] == tricks.THROW), default=0)
