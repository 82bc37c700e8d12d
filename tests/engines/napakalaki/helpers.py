"""Small decks, hands laid by name, and short words for playing a game of Napakalaki in a test."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

from engines.kernel.events import OVER, Event, may_see
from engines.kernel.streams import CheapSource, ScriptedSource, Source
from engines.napakalaki import tricks
from engines.napakalaki.actions import VERBS
from engines.napakalaki.cards import (
    ALL,
    ARMOUR,
    FOOTWEAR,
    HELMET,
    NECKLACE,
    ONE_HAND,
    TWO_HANDS,
    Bad,
    CultistCard,
    NapakalakiMonster,
    TreasureCard,
)
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.phases import refresh
from engines.napakalaki.rules import Rules
from engines.napakalaki.state import SALES, State
from engines.napakalaki.tricks import Trick
from engines.napakalaki.turns import deal

RULES = Rules()
README = Parameters()
GUION = Parameters(necklace_always=True)
FRIENDS = Parameters(
    buy_winning_level=False, equip_before_combat=True, help_to_win=False, levels_a_turn=1,
    empty_hand_rolls=True, corridor=3, loot=True, grudge=3, envy=True, envy_players=3, own_last=3,
    help=True, dial=True, last_door=True, last_door_players=3, tricks=True,
)  # fmt: skip
"""The edition "With Friends Like These"."""
COURSE_2014 = Parameters(
    necklace_always=True, buy_winning_level=False, equip_before_combat=True, empty_hand_rolls=True,
    cultists=True,
)  # fmt: skip
"""The course's edition with gold and cultists."""
COURSE_2016 = replace(
    COURSE_2014, cultist_percent=170, sales=False, escape=False, archenemies=True,
    revenge_die=True, discard_all=True,
)  # fmt: skip
"""The course's edition with archenemies."""
FRIENDS_SHORT = replace(FRIENDS, corridor=2, grudge=4)
"""The same for two players and ten minutes."""

SMALL_TREASURES = (
    TreasureCard("spoon", ONE_HAND, 100, 1, 2),
    TreasureCard("ladle", ONE_HAND, 200, 2, 3),
    TreasureCard("whisk", ONE_HAND, 400, 2, 2),
    TreasureCard("oar", TWO_HANDS, 600, 4, 6),
    TreasureCard("piano", TWO_HANDS, 900, 3, 5),
    TreasureCard("colander", HELMET, 300, 2, 4),
    TreasureCard("bucket", HELMET, 500, 1, 1),
    TreasureCard("curtain", ARMOUR, 400, 3, 4),
    TreasureCard("barrel", ARMOUR, 1900, 0, 0),
    TreasureCard("skates", FOOTWEAR, 400, 1, 3),
    TreasureCard("slippers", FOOTWEAR, 100, 0, 0),
    TreasureCard("beads", NECKLACE, 500, 2, 2),
    TreasureCard("pearls", NECKLACE, 800, 1, 1),
    TreasureCard("fork", ONE_HAND, 0, 0, 0),
    TreasureCard("sieve", HELMET, 200, 1, 2),
    TreasureCard("broom", ONE_HAND, 300, 1, 1),
)
"""16 treasures with a bit of everything. `NUMBER` gives their numbers by id."""

SMALL_MONSTERS = (
    NapakalakiMonster("gnat", 1, 1, 1, Bad(levels=1)),
    NapakalakiMonster("moth", 3, 2, 2, Bad(equipped=2)),
    NapakalakiMonster("goose", 5, 1, 2, Bad(hidden=2)),
    NapakalakiMonster("boar", 7, 1, 2, Bad(levels=1, either=2)),
    NapakalakiMonster("tailor", 8, 1, 3, Bad(equipped_kinds=(HELMET, ONE_HAND, ONE_HAND))),
    NapakalakiMonster("thief", 9, 1, 2, Bad(hidden_kinds=(HELMET,))),
    NapakalakiMonster("taxman", 12, 2, 3, Bad(levels=2, equipped=ALL, hidden=1)),
    NapakalakiMonster("flood", 14, 1, 4, Bad(levels=ALL, hidden=ALL)),
    NapakalakiMonster("abyss", 20, 2, 4, Bad(death=True)),
)

SMALL_CULTISTS = (CultistCard("robe", 1), CultistCard("candle", 1), CultistCard("chant", 2))
"""Three cultist cards, numbers 0 to 2."""

NUMBER = {card.id: number for number, card in enumerate(SMALL_TREASURES)} | {
    card.id: number for number, card in enumerate(SMALL_MONSTERS)
}


def config(parameters: Parameters = README, seats: int = 3, **more: Any) -> Config:
    """The small decks for three players."""
    treasures, monsters = (
        more.get("treasures", SMALL_TREASURES),
        more.get("monsters", SMALL_MONSTERS),
    )
    cultists = tuple(more.get("cultists", ()))
    return Config(tuple(treasures), tuple(monsters), seats, parameters, cultists)


def cards(names: str) -> list[int]:
    """The sorted numbers of treasures or monsters by their ids, set apart by blanks."""
    return sorted(NUMBER[name] for name in names.split())


def names(numbers: Iterable[int]) -> str:
    """The ids of treasures, in the order of the deck."""
    return " ".join(SMALL_TREASURES[number].id for number in sorted(numbers))


def lay(
    equipped: str = "",
    hidden: str = "",
    *,
    level: int = 1,
    others: Sequence[tuple[str, str]] = (),
    meets: str = "",
    prize: str = "",
    pile: str = "",
    parameters: Parameters = README,
    dice: Iterable[int] = (),
    seats: int = 3,
    decks: Config | None = None,
) -> State:
    """Seat 0 at its sales with such cards; `others` hold theirs (equipped, hidden).

    `meets` are the monsters on top of the deck and `prize` the treasures, the first one first;
    `pile` is discarded already; `dice` are the numbers drawn, a face less one.
    """
    state = deal(decks or config(parameters, seats), CheapSource(1))
    state.seat = state.turn_seat = 0
    state.phase, state.early = SALES, 0
    state.unrolled = [0] * seats
    state.level[0] = level
    for seat, (worn, held) in enumerate([(equipped, hidden), *others]):
        state.equipped[seat], state.hidden[seat] = cards(worn), cards(held)
    state.treasure_pile = cards(pile)
    top = [NUMBER[name] for name in prize.split()][::-1]
    placed = {*state.treasure_pile, *top}
    placed.update(c for hand in (*state.equipped, *state.hidden) for c in hand)
    rest = [card for card in range(len(state.config.treasures)) if card not in placed]
    state.treasures = rest + top
    front = [NUMBER[name] for name in meets.split()][::-1]
    state.monsters = [m for m in state.monsters if m not in front] + front
    state.source = ScriptedSource(dice)
    return refreshed(state)


def among(
    state: State,
    corridor: str = "",
    *,
    grudges: Sequence[int] = (),
    levels: Sequence[int] = (),
) -> State:
    """The same among friends: `corridor` has the monsters that wait, the first one first, each with
    the cards under it ("boar: spoon oar, gnat"); `grudges` and `levels` go by seat."""
    dealings = state.dealings
    for row in filter(None, corridor.split(",")):
        monster, _, under = row.strip().partition(":")
        dealings.corridor.append(NUMBER[monster])
        dealings.under.append(cards(under))
        dealings.bites.append(0)
        state.monsters.remove(NUMBER[monster])
        state.treasures = [card for card in state.treasures if card not in cards(under)]
    for seat, count in enumerate(grudges):
        dealings.grudges[seat] = count
    for seat, level in enumerate(levels):
        state.level[seat] = level
    return refreshed(state)


def waiting(state: State) -> str:
    """The corridor as `among` reads it."""
    rows = zip(state.dealings.corridor, state.dealings.under, strict=True)
    told = [(SMALL_MONSTERS[monster].id, names(under)) for monster, under in rows]
    return ", ".join(f"{monster}: {under}" if under else monster for monster, under in told)


def refreshed(state: State) -> State:
    """The same, its legal actions made to fit what a test laid."""
    return refresh(state)


def empty_deck(state: State) -> State:
    """The treasures of the deck go out of the game, as if others of the table held them."""
    state.treasures = []
    return state


def do(state: State, *decisions: str) -> list[Event]:
    """Decisions as text, cards by id: `sell spoon`. What happened."""
    events: list[Event] = []
    for text in decisions:
        verb, _, name = text.partition(" ")
        action = RULES.parse(f"{verb} {NUMBER.get(name, name)}" if name else verb)
        RULES.apply(state, action, events.append)
    return events


def open_to(state: State) -> str:
    """The legal actions as text, cards by id."""
    return ", ".join(named(RULES.notation(action)) for action in RULES.legal(state))


def named(notation: str) -> str:
    verb, _, number = notation.partition(" ")
    return f"{verb} {SMALL_TREASURES[int(number)].id}" if verb in VERBS else notation


def table(state: State, seat: int = 0) -> str:
    """What a seat has equipped, by id."""
    return names(state.equipped[seat])


def hand(state: State, seat: int = 0) -> str:
    """What a seat has hidden, by id."""
    return names(state.hidden[seat])


def pile(state: State) -> str:
    """The discarded treasures, by id in the order of the deck."""
    return names(state.treasure_pile)


def only(events: Iterable[Event], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = [event for event in events if type(event) is kind]
    assert len(found) == 1, found
    return found[0]


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def feed(events: Iterable[Event], seat: int) -> list[dict[str, Any]]:
    """What a seat is told, as data."""
    return [event.to_data() for event in events if may_see(event, seat)]


def random_play(state: State, choices: Source, most: int = 20_000) -> list[Event]:
    """Play at random to the end or through `most` decisions; all that happened."""
    events: list[Event] = []
    for _ in range(most):
        if state.seat == OVER:
            break
        legal = RULES.legal(state)
        RULES.apply(state, legal[choices.below(0, len(legal))], events.append)
    return events


def rich_config(parameters: Parameters = README, seats: int = 3, copies: int = 3) -> Config:
    """The small decks several times over, enough cards for any number of players."""
    treasures = [
        replace(card, id=f"{card.id}-{n}") for n in range(copies) for card in SMALL_TREASURES
    ]
    monsters = [replace(card, id=f"{card.id}-{n}") for n in range(2) for card in SMALL_MONSTERS]
    return Config(tuple(treasures), tuple(monsters), seats, parameters)


def cult(parameters: Parameters = COURSE_2014, seats: int = 3) -> Config:
    """The small decks with cultists: against one the gnat counts 5 more, the boar 4 less and the
    abyss 3 less."""
    change = {"gnat": 5, "boar": -4, "abyss": -3}
    monsters = [replace(card, against=change.get(card.id, 0)) for card in SMALL_MONSTERS]
    return config(parameters, seats, monsters=monsters, cultists=SMALL_CULTISTS)


def called(state: State, *held: int) -> State:
    """The same with these cultist cards by seat, -1 for none."""
    state.dealings.cult[: len(held)] = held
    return refreshed(state)


FOES_TRICKS: tuple[Trick, ...] = (
    (tricks.COUNTS, tricks.CORRIDOR, 2), (tricks.COUNTS, tricks.GRUDGES, 2),
    (tricks.HATES, HELMET, 4),
    (tricks.FEARS, ARMOUR, 3), (tricks.GROWS, 0, 3), (tricks.BRINGS, 0, 2), (tricks.ALONE, 0, 0),
    (tricks.CHEAP, 0, 1), (tricks.SIX, 0, 0), (tricks.TOLL, 0, 300), (tricks.FOLLOWS, 0, 0),
    (tricks.LEFT, 0, 0), (tricks.COUNTS, tricks.LEVELS, 1), (tricks.COUNTS, tricks.HAND, 1),
)  # fmt: skip
"""Every kind of a monster's trick, and all that they count."""
TREASURES_TRICKS: tuple[Trick, ...] = (
    (tricks.PEEK, 0, 0), (tricks.RUN, 0, 1), (tricks.GRABS, 0, 1), (tricks.HAGGLE, 0, 1),
    (tricks.HELPER, 0, 3), (tricks.SPARE, 0, 0), (tricks.BITTER, 0, 1), (tricks.SHIELD, 0, 1),
    (tricks.THROW, 0, 4), (tricks.TWIN, 0, 2),
)  # fmt: skip
"""Every kind of a treasure's trick."""


def with_tricks(game: Config) -> Config:
    """The same decks with a trick on every card, each kind in turn, and tricks in the rules."""
    treasures = zip(game.treasures, cycle(TREASURES_TRICKS), strict=False)
    monsters = zip(game.monsters, cycle(FOES_TRICKS), strict=False)
    return Config(
        tuple(replace(card, trick=trick) for card, trick in treasures),
        tuple(replace(card, trick=trick) for card, trick in monsters),
        game.seats,
        replace(game.parameters, tricks=True),
    )
