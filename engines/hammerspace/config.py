"""The static part of a game: cards, effects and figures. Digested once, shared by clones."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from typing import Any, Final

from engines.hammerspace.actions import MAX_SEATS
from engines.hammerspace.cards import (
    ALL_SLOTS,
    ATTACK,
    DEFENCE,
    INEDIBLE,
    SLOTS,
    SUMS,
    Cards,
    CharacterCard,
    HammerspaceMonster,
    MainCard,
    MonsterAction,
)
from engines.hammerspace.checking import sound
from engines.hammerspace.effects.codes import (
    MARK,
    NONE,
    SPRUNG,
    AbilityCode,
    AmountCode,
    Code,
    ConditionCode,
    StepCode,
)
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
)
from engines.hammerspace.effects.listening import KEEPS_BIT, Hearing, Listeners, watch_bits
from engines.hammerspace.effects.resolution import clockwise
from engines.hammerspace.hands import shown, turnable
from engines.hammerspace.parameters import LATER, Parameters
from engines.kernel.canonical import digest
from engines.kernel.errors import BadSetup, BadState
from engines.kernel.plaindata import whole, wholes

MIN_SEATS: Final = 2
CARDS_A_SEAT: Final = 8
"""The minimum number of cards per player (HAM-1)."""
OFFERED: Final = 3
"""The number of characters that each player draws (HAM-4)."""


class Config:
    """The immutable configuration of a game.

    Cards are numbered as in `cards.main`, `.characters`, `.monsters`. Values that the rules need in
    every decision are precomputed by number.

    Per main card: `kind`, `subtype`, `points`, `reach`, `against`, `block`, `own` (abilities),
    `keep` and whether it `plays` (HAM-7, HAM-29); its subtype, points and reach as an `attack`
    (None for other kinds); its bits in a hand by place (`shown`, see `hands`). Per ability:
    `limit`, `watch`, the event that it `waits_for`, the block that it `brings`, and `origin`, with
    `effects.events.FROM_CARD` or another and the number there.

    The bits that all abilities listen to are `card_watch` per main card and `character_watch` per
    character; a character's abilities are its `gifts`. `hearing` and, by card and slot,
    `card_listeners` tell which abilities listen to an event. Per seat: `others`, a mask of all
    other seats, and `clockwise`, all seats from it to its left. `may_hide` is a mask of the slots
    to turn down if no card is face down, `turnable` the slots to turn otherwise
    (`hands.turnable`).

    `springs` and `marks` mean that an effect of the deck asks for sprung cards (HAM-27) or leaves
    marks (HAM-33), `later` that any clause from HAM-26 on applies.

    `character_watch`, `gifts` and the rows of `shown` have one more entry, so that `NO_CARD` (-1)
    finds nothing. Raise `BadSetup` if seats, cards or characters don't fit (HAM-1, HAM-4) or
    monsters are missing (HAM-22).
    """

    # Slots, because the rules read these constantly: a dictionary of this many names is slow.
    __slots__ = (
        "_digest", "abilities", "against", "attack", "block", "blocks", "brings", "card_listeners",
        "card_watch", "cards", "character_watch", "clockwise", "code", "gifts",
        "hearing", "keep", "kind", "later", "limit", "marks", "may_hide", "origin", "others", "own",
        "parameters", "plays", "points", "reach", "seats", "shown", "springs", "subtype",
        "turnable", "waits_for", "watch",
    )  # fmt: skip

    private = True
    """Every seat may have secrets: a face-down card, offered characters (HAM-25)."""

    def __init__(self, cards: Cards, seats: int, parameters: Parameters | None = None) -> None:
        self.cards = cards
        self.seats = seats
        self.parameters = parameters or Parameters()
        self._check()
        self.code = cards.code
        self.abilities, self.blocks = cards.code.abilities, cards.code.blocks
        self.limit = tuple(each.limit for each in cards.code.abilities)
        self.waits_for = tuple(each.what for each in cards.code.abilities)
        self.brings = tuple(each.block for each in cards.code.abilities)
        self.kind = tuple(card.kind for card in cards.main)
        self.subtype = tuple(card.subtype for card in cards.main)
        self.points = tuple(card.points for card in cards.main)
        self.reach = tuple(card.reach for card in cards.main)
        self.attack = tuple(
            (card.subtype, card.points, card.reach) if card.kind == ATTACK else None
            for card in cards.main
        )
        self.against = tuple(card.against for card in cards.main)
        self.block = tuple(card.block for card in cards.main)
        self.plays = tuple(card.kind != DEFENCE or card.block != NONE for card in cards.main)
        self.own = tuple(card.abilities for card in cards.main)
        self.keep = tuple(card.keep for card in cards.main)
        self.origin = self._origin()
        self.watch = tuple(watch_bits(each) for each in cards.code.abilities)
        self.card_watch = tuple(
            self.watching(card.abilities) | (KEEPS_BIT if card.keep != NONE else 0)
            for card in cards.main
        )
        self.character_watch = (
            *(self.watching(card.abilities) for card in cards.characters), 0,
        )  # fmt: skip
        self.gifts = (*(card.abilities for card in cards.characters), ())
        self.hearing = Hearing(self.watch)
        slots = range(SLOTS)
        self.card_listeners = tuple(
            tuple(Listeners(card.abilities, slot, self.watch) for slot in slots)
            for card in cards.main
        )
        bits = [*(shown(card) for card in cards.main), 0]
        rows = tuple(tuple(each << slot for each in bits) for slot in range(SLOTS))
        self.shown = rows * MAX_SEATS
        everybody = (1 << seats) - 1
        self.others = tuple(everybody & ~(1 << seat) for seat in range(seats))
        self.clockwise = tuple(clockwise(seat, seats) for seat in range(seats))
        self.may_hide = ALL_SLOTS if self.parameters.face_down_limit else 0
        self.turnable = turnable(self.parameters.face_down_limit)
        self.springs = any(each.op == SPRUNG for test in cards.code.tests for each in test)
        self.marks = any(each.op == MARK for block in cards.code.blocks for each in block)
        self.later = self.parameters.later or self.springs or self.marks
        self._digest = ""

    def __reduce__(self) -> tuple[type[Config], tuple[Cards, int, Parameters]]:
        """Copy or pickle only the constructor's arguments; the rest follows from them."""
        return Config, (self.cards, self.seats, self.parameters)

    def _check(self) -> None:
        seats, size = self.seats, len(self.cards.main)
        if not MIN_SEATS <= seats <= MAX_SEATS:
            raise BadSetup(problem="seats", found=seats, least=MIN_SEATS, most=MAX_SEATS)
        attacks = sum(card.kind == ATTACK for card in self.cards.main)
        if size % SLOTS or size < CARDS_A_SEAT * seats or 4 * attacks < size:
            raise BadSetup(problem="deck", found=size, least=CARDS_A_SEAT * seats, attacks=attacks)
        characters = len(self.cards.characters)
        if self.parameters.characters and characters < OFFERED * seats:
            raise BadSetup(problem="characters", found=characters, least=OFFERED * seats)
        if self.parameters.monsters and not self.cards.monsters:
            raise BadSetup(problem="empty-deck", deck="monsters")
        for name in ("main", "characters", "monsters"):
            ids = [card.id for card in getattr(self.cards, name)]
            if twice := next((each for each in ids if ids.count(each) > 1), None):
                raise BadSetup(problem="same-id", deck=name, found=twice)

    def watching(self, abilities: Iterable[int]) -> int:
        """Return the bits of all events that some abilities listen to."""
        bits = 0
        for ability in abilities:
            bits |= self.watch[ability]
        return bits

    def _origin(self) -> tuple[tuple[int, int], ...]:
        found = [(FROM_LASTING, ability) for ability in range(len(self.limit))]
        for number, card in enumerate(self.cards.main):
            for ability in card.abilities:
                found[ability] = (FROM_CARD, number)
        for number, character in enumerate(self.cards.characters):
            for ability in character.abilities:
                found[ability] = (FROM_CHARACTER, number)
        for number, monster in enumerate(self.cards.monsters):
            for action in monster.actions:
                for ability in action.abilities:
                    found[ability] = (FROM_MONSTER, number)
        return tuple(found)

    def public(self) -> Config:
        """Return this configuration: all of it is public, only the order of the cards is secret."""
        return self

    def to_data(self) -> dict[str, Any]:
        """Return a JSON-able dict from which `from_data` makes the same configuration."""
        return {
            "main": [_listed(card) for card in self.cards.main],
            "characters": [_listed(card) for card in self.cards.characters],
            "monsters": [
                {
                    **_listed(card),
                    "actions": [[each.block, *each.abilities] for each in card.actions],
                }
                for card in self.cards.monsters
            ],
            "amounts": [list(each) for each in self.code.amounts],
            "tests": [[list(each) for each in test] for test in self.code.tests],
            "blocks": [[list(each) for each in block] for block in self.code.blocks],
            "abilities": [list(each) for each in self.code.abilities],
            "seats": self.seats,
            "figures": self.parameters.to_data(),
        }

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Config:
        """Return the written configuration. Raise `BadState` or `BadSetup` for wrong data."""
        try:
            code = Code(
                tuple(AmountCode(*wholes(each)) for each in data["amounts"]),
                tuple(tuple(ConditionCode(*wholes(c)) for c in test) for test in data["tests"]),
                tuple(tuple(StepCode(*wholes(s)) for s in block) for block in data["blocks"]),
                tuple(AbilityCode(*wholes(each)) for each in data["abilities"]),
            )
            cards = Cards(
                tuple(_card(card) for card in data["main"]),
                tuple(
                    CharacterCard(_id(card), wholes(card["abilities"]))
                    for card in data["characters"]
                ),
                tuple(_monster(card) for card in data["monsters"]),
                code,
            )
            if not sound(cards):
                raise ValueError("a number in the cards points at nothing")
            return cls(cards, whole(data["seats"]), _parameters(data["figures"]))
        except (KeyError, TypeError, ValueError, AttributeError, IndexError) as problem:
            raise BadState(what="config", found=str(problem)) from None

    def public_data(self) -> dict[str, Any]:
        """Return the data that a client may have: all of it, because only the cards' order is
        secret."""
        return self.to_data()

    @classmethod
    def from_public(cls, data: dict[str, Any]) -> Config:
        """Return the configuration from `public_data`. Raise `BadState` or `BadSetup`."""
        return cls.from_data(data)

    @property
    def digest(self) -> str:
        if not self._digest:
            self._digest = digest(self.to_data())
        return self._digest


def _listed(card: MainCard | CharacterCard | HammerspaceMonster) -> dict[str, Any]:
    """Return the fields of a card, its tuples as lists."""
    held = {field.name: getattr(card, field.name) for field in fields(card)}
    if held.get("eats") == INEDIBLE:  # Older configurations keep their digest.
        del held["eats"]
    return {name: list(v) if isinstance(v, tuple) else v for name, v in held.items()}


def _id(card: dict[str, Any]) -> str:
    """Return the id of a written card. Raise `ValueError` for anything but a text."""
    name = card["id"]
    if type(name) is not str:
        raise ValueError(f"no id: {name!r}")
    return name


def _card(data: dict[str, Any]) -> MainCard:
    against, own = wholes(data["against"]), wholes(data["abilities"])
    numbers = ("kind", "subtype", "points", "reach", "block", "keep")
    wholes([data[name] for name in numbers])
    return MainCard(**{**data, "id": _id(data), "against": against, "abilities": own})


def _monster(data: dict[str, Any]) -> HammerspaceMonster:
    wholes([data["life"], data["defence"], data["reward"], data.get("eats", INEDIBLE)])
    if len(data["actions"]) != SUMS:
        raise ValueError(f"actions: {data['id']}")
    rows = [wholes(row) for row in data["actions"]]
    actions = tuple(MonsterAction(row[0], row[1:]) for row in rows)
    return HammerspaceMonster(**{**data, "id": _id(data), "actions": actions})


def _parameters(data: dict[str, Any]) -> Parameters:
    whole = {**LATER, **data}
    for field in fields(Parameters):
        if type(whole[field.name]) is not type(field.default):
            raise ValueError(f"{field.name}: {whole[field.name]!r}")
    return Parameters(**whole)
