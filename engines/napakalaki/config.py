"""The part of a game that never changes: the cards and parameters. All clones share it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

from engines.kernel.canonical import digest
from engines.kernel.errors import BadSetup, BadState
from engines.napakalaki.actions import (
    ACCEPT,
    DISCARD,
    EQUIP,
    GRAB,
    LOSE,
    MOST_SEATS,
    ROLL,
    SELL,
    on_card,
)
from engines.napakalaki.cards import (
    KINDS,
    ONE_HAND,
    TWO_HANDS,
    Bad,
    CultistCard,
    NapakalakiMonster,
    TreasureCard,
)
from engines.napakalaki.config_data import (
    MAX_NUMBER,
    cultist_from,
    data_of,
    monster_from,
    parameters_from,
    treasure_from,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.tricks import (
    ALONE,
    COUNTS,
    FOLLOWS,
    GRUDGES,
    LEFT,
    LEVEL_TRICKS,
    NO_TRICK,
    PEEK,
    THROW,
    TWIN,
)

MIN_SEATS, MAX_SEATS = 2, MOST_SEATS
HANDS = 2
FROM_EQUIPPED, FROM_HIDDEN, FROM_EITHER = range(3)
"""Where cards are lost from (NAP-16)."""
ANY_KIND = -1
"""The kind of a loss that any treasure can pay."""


class Config:
    """The immutable configuration of a game.

    The number of a card is its index in `treasures` or `monsters`. Values that the rules need in
    every decision are precomputed. `friends` says whether any clause from NAP-34 on applies,
    `contested` any that gives others a say in a fight, `loot` NAP-35, `last_acts` whether more than
    equipping may end a turn (NAP-31, NAP-33), `envious` NAP-37a, `door_level` that at which a rival
    chooses the door (NAP-42), 0 for none, `cult` NAP-22. `others` has the rivals of each seat,
    clockwise. By number there are `kind`, `gold`, `low`, `high` and the actions of each treasure,
    `foe_level` (as printed) and `dues` of each monster, `helped` with the level below which a
    fighter may be helped (NAP-39, NAP-41), `own_below` that below which own grudges count,
    `own_gain` what a grudge adds to its owner then (NAP-38), and `ways` with what a fighter who
    isn't winning may choose (NAP-15, NAP-40). `tricky` says whether any card has a trick that
    counts (NAP-44), which `worn_trick` and `foe_trick` have by number, or a level against cultists
    (NAP-21), whose change is in `against`; `swayed` says by number whether a monster's level
    depends on who fights it or whom it has caught. `twins` are the amounts of twins, () without
    any, `followers` the monsters that follow a leader, `most_throw` what the best throw adds,
    `keeps` says by number whether what a monster takes stays out of the pile (NAP-35, NAP-44),
    `peeks` whether any treasure shows the next monster. `gears` is the memory of `gear.gears_of`.
    Of the rules of sales, `for_sale_below` is the level below which any is for sale (NAP-11,
    NAP-41). Raise `BadSetup` for a wrong number of seats (NAP-1), an empty deck (NAP-3) or two
    cards with the same id (NAP-12).
    """

    private = True
    """Whether seats have secrets: here the hidden treasures (NAP-20)."""

    def __init__(
        self,
        treasures: tuple[TreasureCard, ...],
        monsters: tuple[NapakalakiMonster, ...],
        seats: int,
        parameters: Parameters | None = None,
        cultists: tuple[CultistCard, ...] = (),
    ) -> None:
        self.cultists = cultists
        self.treasures = treasures
        self.monsters = monsters
        self.seats = seats
        self.parameters = parameters or Parameters()
        self.friends = self.parameters.friends
        self.contested = self.parameters.contested
        self.loot = self.parameters.loot and self.parameters.corridor > 0
        self.envious = self.parameters.envy and seats <= self.parameters.envy_players
        self.cult = self.parameters.cultists and bool(cultists)
        self.archenemies = self.parameters.archenemies
        self.last_acts = self.archenemies or self.parameters.discard_all
        self._check()
        self.kind = tuple(card.kind for card in treasures)
        self.kind_bit = tuple(1 << card.kind for card in treasures)
        self.gold = tuple(card.gold for card in treasures)
        self._doubled = tuple(2 * gold for gold in self.gold)
        self.low = tuple(card.low for card in treasures)
        self.high = tuple(card.high for card in treasures)
        self.foe_level = tuple(card.level for card in monsters)
        self.dues = tuple(dues(card.bad) for card in monsters)
        self.most_due = max(map(len, self.dues))
        self._set_tricks()
        self._set_fights()
        self._set_turns()
        self.others = tuple(
            tuple((seat + step) % seats for step in range(1, seats)) for seat in range(seats)
        )
        cards = range(len(treasures))
        self.sell = tuple(on_card(SELL, card) for card in cards)
        self.equip = tuple(on_card(EQUIP, card) for card in cards)
        self.lose = tuple(on_card(LOSE, card) for card in cards)
        self.discard = tuple(on_card(DISCARD, card) for card in cards)

    def _set_tricks(self) -> None:
        on = self.parameters.tricks
        self.worn_trick = tuple(card.trick if on else NO_TRICK for card in self.treasures)
        self.foe_trick = tuple(card.trick if on else NO_TRICK for card in self.monsters)
        self.against = tuple(card.against if self.cult else 0 for card in self.monsters)
        self.tricky = any(self.against) or any(
            trick != NO_TRICK for trick in (*self.worn_trick, *self.foe_trick)
        )
        twins = tuple(n if kind == TWIN else 0 for kind, _, n in self.worn_trick)
        self.twins = twins if any(twins) else ()
        self.swayed = tuple(
            trick[0] in LEVEL_TRICKS or change != 0
            for trick, change in zip(self.foe_trick, self.against, strict=True)
        )
        self.peeks = any(trick[0] == PEEK for trick in self.worn_trick)
        self.most_throw = max((n for kind, _, n in self.worn_trick if kind == THROW), default=0)
        self.followers = frozenset(
            at for at, trick in enumerate(self.foe_trick) if trick[0] == FOLLOWS
        )
        self.keeps = tuple(self.loot or trick[0] == LEFT for trick in self.foe_trick)
        self.gears: Any = None

    def _set_fights(self) -> None:
        given = self.parameters
        self.helped = tuple(
            (MAX_NUMBER if given.help_to_win else given.winning_level - card.levels)
            if given.help and card.treasures and trick[0] != ALONE
            else 0
            for card, trick in zip(self.monsters, self.foe_trick, strict=True)
        )
        bar = MAX_NUMBER if self.seats >= given.own_last else given.winning_level
        self.own_below = tuple(bar - card.levels for card in self.monsters)
        self.own_gain = tuple(
            given.grudge + n if given.grudge and (kind, of) == (COUNTS, GRUDGES) else given.grudge
            for kind, of, n in self.foe_trick
        )
        rolls = (ROLL, ACCEPT) if given.escape else (ACCEPT,)
        grabs = (*rolls, GRAB) if given.dial and given.escape else rolls
        self.ways = tuple(grabs if card.treasures else rolls for card in self.monsters)

    def _set_turns(self) -> None:
        given = self.parameters
        last_door = given.last_door and self.seats >= given.last_door_players
        self.door_level = given.winning_level - 1 if last_door else 0
        self.level_price = given.level_price
        self.levels_a_turn = given.levels_a_turn
        most = given.winning_level - (0 if given.buy_winning_level else 1)
        self.for_sale_below = most if given.sales else 0
        self.turn_limit = given.turn_limit
        self.early = int(given.equip_before_combat)

    def _check(self) -> None:
        if not MIN_SEATS <= self.seats <= MAX_SEATS:
            raise BadSetup(problem="seats", found=self.seats, least=MIN_SEATS, most=MAX_SEATS)
        decks: tuple[tuple[str, list[str]], ...] = (
            ("treasures", [card.id for card in self.treasures]),
            ("monsters", [card.id for card in self.monsters]),
            *((("cultists", [card.id for card in self.cultists]),) if self.cultists else ()),
        )
        for name, ids in decks:
            if not ids:
                raise BadSetup(problem="empty-deck", deck=name)
            found, times = Counter(ids).most_common(1)[0]
            if times > 1:
                raise BadSetup(problem="same-id", deck=name, found=found)

    def gold_for(self, zeal: int) -> tuple[int, ...]:
        """Return the gold of each treasure in a sale: double for a cultist (NAP-24), whose `zeal`
        isn't 0."""
        return self._doubled if zeal else self.gold

    def public(self) -> Config:
        """Return this configuration. All of it is public; only the order of the cards is secret."""
        return self

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same configuration."""
        cultists = [{"id": card.id, "bonus": card.bonus} for card in self.cultists]
        return {
            "treasures": [data_of(card) for card in self.treasures],
            "monsters": [{**data_of(card), "bad": data_of(card.bad)} for card in self.monsters],
            "seats": self.seats,
            "figures": self.parameters.to_data(),
            **({"cultists": cultists} if cultists else {}),
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Config:
        """Return the configuration from `to_data`. Raise `BadState` or `BadSetup` for wrong
        data."""
        try:
            treasures = tuple(treasure_from(card) for card in data["treasures"])
            monsters = tuple(monster_from(card) for card in data["monsters"])
            parameters = parameters_from(data["figures"])
            if type(data["seats"]) is not int:
                raise TypeError("seats are a whole number")
            cultists = tuple(cultist_from(card) for card in data.get("cultists", ()))
            return cls(treasures, monsters, data["seats"], parameters, cultists)
        except (KeyError, TypeError, ValueError, AttributeError) as problem:
            raise BadState(what="config", found=str(problem)) from None

    def public_data(self) -> dict[str, Any]:
        """Return the data that a client may have: all of it."""
        return self.to_data()

    @classmethod
    def from_public(cls, data: dict[str, Any]) -> Config:
        """Return the configuration from `public_data`. Raise `BadState` or `BadSetup`."""
        return cls.from_data(data)

    @cached_property
    def digest(self) -> str:
        return digest(self.to_data())


def dues(bad: Bad) -> tuple[int, ...]:
    """Return the cards that a bad consequence costs, as a flat stack of (place, kind, count).

    They are lost in the order equipped, hidden, either (NAP-16); the first part is on top, so it is
    last. Losses by kind have a part for each kind.
    """
    parts: list[tuple[int, int, int]] = [(FROM_EQUIPPED, ANY_KIND, bad.equipped)]
    parts += [(FROM_EQUIPPED, *loss) for loss in sorted(Counter(bad.equipped_kinds).items())]
    parts.append((FROM_HIDDEN, ANY_KIND, bad.hidden))
    parts += [(FROM_HIDDEN, *loss) for loss in sorted(Counter(bad.hidden_kinds).items())]
    parts.append((FROM_EITHER, ANY_KIND, bad.either))
    return tuple(number for part in reversed(parts) if part[2] for number in part)


def combat_level(
    config: Config, level: int, equipped: list[int] | tuple[int, ...], zeal: int = 0
) -> int:
    """Return the level plus the bonuses of the equipped treasures (NAP-13).

    An equipped necklace makes the higher bonuses count, instead of the lower ones (NAP-5). Two
    twins or more add their tricks (NAP-44). A cultist has a `zeal`, see `zealous`.
    """
    if zeal:
        return zealous(config, combat_level(config, level, equipped), zeal)
    if not equipped:
        return level
    bonus = config.high if necklace_of(config, equipped) >= 0 else config.low
    for card in equipped:
        level += bonus[card]
    return level + _of_twins(config, equipped) if config.twins else level


def zealous(config: Config, power: int, zeal: int) -> int:
    """Return a combat level with what a cultist's card adds to it (NAP-23), after the percentage of
    NAP-29, which is cut to a whole number. 0 is for a player who is no cultist."""
    return power * config.parameters.cultist_percent // 100 + zeal if zeal else power


def is_twin(config: Config, card: int) -> bool:
    """Whether a treasure adds to others like it (NAP-44)."""
    return bool(config.twins and config.twins[card])


def _of_twins(config: Config, equipped: list[int] | tuple[int, ...]) -> int:
    """Return what worn twins add, which a single one doesn't (NAP-44)."""
    found = [config.twins[card] for card in equipped if config.twins[card]]
    return sum(found) if len(found) > 1 else 0


def necklace_of(config: Config, equipped: list[int] | tuple[int, ...]) -> int:
    """Return the equipped necklace, or -1."""
    kind = config.kind
    for card in equipped:
        if kind[card] == _NECKLACE:
            return card
    return -1


_NECKLACE = KINDS.index("necklace")
_ALL_KINDS = (1 << len(KINDS)) - 1


def free_kinds(config: Config, equipped: list[int] | tuple[int, ...]) -> int:
    """Return the types of treasures, as bits, of which one more can be equipped besides some
    (NAP-6)."""
    kind = config.kind
    free_hands, free = HANDS, _ALL_KINDS
    for card in equipped:
        card_kind = kind[card]
        if card_kind > TWO_HANDS:
            free &= ~(1 << card_kind)
        else:
            free_hands -= 1 if card_kind == ONE_HAND else HANDS
    if free_hands < HANDS:
        free &= ~(1 << TWO_HANDS)
    return free if free_hands > 0 else free & ~(1 << ONE_HAND)


def wearable(
    config: Config, equipped: list[int] | tuple[int, ...], hidden: list[int] | tuple[int, ...]
) -> list[int]:
    """Return the hidden treasures that can be equipped besides the equipped ones, in their order
    (NAP-6)."""
    kind, free = config.kind, free_kinds(config, equipped)
    return [card for card in hidden if free >> kind[card] & 1]
