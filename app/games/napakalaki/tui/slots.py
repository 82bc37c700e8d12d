"""The equipped treasures as a table of slots, and a monster's possible losses from them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engines.napakalaki.cards import (
    ALL,
    ARMOUR,
    FOOTWEAR,
    HELMET,
    KINDS,
    NECKLACE,
    ONE_HAND,
    TWO_HANDS,
)
from engines.napakalaki.config import (
    ANY_KIND,
    FROM_EITHER,
    FROM_EQUIPPED,
    FROM_HIDDEN,
    HANDS,
    Config,
    necklace_of,
)
from engines.napakalaki.stand import saving_card

FREE = -1
"""The card of an empty slot."""

Slot = tuple[str, int]
"""The stable word of a slot (`hand-1`, `both`, or a kind's), and its card."""

LOST, MAYBE, SPENT = "lost", "maybe", "spent"
"""The fates of a card in a combat: lost if caught, perhaps lost, used up anyway."""


def slots(config: Config, equipped: Sequence[int]) -> list[Slot]:
    """The slots from head to neck (NAP-6); a two-hand treasure is in one slot of its own. Where the
    deck has no necklaces (NAP-27), there is no slot for one."""
    held = {config.kind[card]: card for card in equipped}
    single = [card for card in equipped if config.kind[card] == ONE_HAND]
    hands: list[Slot] = [
        (f"hand-{at + 1}", single[at] if at < len(single) else FREE) for at in range(HANDS)
    ]
    if TWO_HANDS in held:
        hands = [("both", held[TWO_HANDS])]
    last = (FOOTWEAR, NECKLACE) if NECKLACE in config.kind else (FOOTWEAR,)
    return [
        *((KINDS[kind], held.get(kind, FREE)) for kind in (HELMET, ARMOUR)),
        *hands,
        *((KINDS[kind], held.get(kind, FREE)) for kind in last),
    ]


def slot_of(config: Config, card: int) -> str:
    """The stable word of a treasure's slot: a kind's word, `hand` or `both`."""
    kind = config.kind[card]
    if kind in (ONE_HAND, TWO_HANDS):
        return "hand" if kind == ONE_HAND else "both"
    return KINDS[kind]


def at_risk(
    config: Config, monster: int, equipped: Sequence[int], hidden: Sequence[int], held: int
) -> dict[int, str]:
    """The fates of a player's cards if the escape fails (NAP-16 to NAP-18): `LOST`, `MAYBE` or
    `SPENT`; nothing worn if it is spared (NAP-44). `hidden` are the hidden cards that may be shown,
    `held` how many there are."""
    found: dict[int, str] = {}
    necklace = necklace_of(config, tuple(equipped)) if config.parameters.necklace_always else FREE
    takes = () if saving_card(config, equipped) >= 0 else equipped
    if config.monsters[monster].bad.death:
        found = dict.fromkeys((*takes, *hidden), LOST)
    else:
        worn = [card for card in takes if card != necklace]
        for place, kind, count in _parts(config.dues[monster]):
            cards = _of_kind(config, _pool(place, worn, hidden), kind)
            number = (
                len(cards) if place == FROM_EQUIPPED else _number(place, kind, cards, worn, held)
            )
            fate = LOST if count == ALL or number <= count else MAYBE
            for card in cards:
                if found.get(card) != LOST:
                    found[card] = fate
    if necklace >= 0:
        found[necklace] = SPENT
    return found


def _parts(dues: Sequence[int]) -> Iterable[tuple[int, int, int]]:
    """Place, kind and count of each part of a bad consequence, the first one first."""
    return [(dues[at], dues[at + 1], dues[at + 2]) for at in range(len(dues) - 3, -1, -3)]


def _pool(place: int, worn: Sequence[int], hidden: Sequence[int]) -> list[int]:
    return [
        *(worn if place in (FROM_EQUIPPED, FROM_EITHER) else ()),
        *(hidden if place in (FROM_HIDDEN, FROM_EITHER) else ()),
    ]


def _of_kind(config: Config, cards: Iterable[int], kind: int) -> list[int]:
    return [card for card in cards if kind in (ANY_KIND, config.kind[card])]


def _number(place: int, kind: int, cards: Sequence[int], worn: Sequence[int], held: int) -> int:
    """The number of cards from which a part takes, including unseen hidden ones."""
    if kind != ANY_KIND:
        return len(cards)
    return held + (len(worn) if place == FROM_EITHER else 0)
