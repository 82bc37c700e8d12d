"""A table laid by hand: cards by name, effects as decks write them, dice as they fall.

The first seat is about to turn cards or to play. Everything else happens by decisions.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, TypeVar

from engines.hammerspace.actions import MONSTER, verb_of
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.compiling import to_cards
from engines.hammerspace.config import Config
from engines.hammerspace.deck import CardsFile, CharactersFile, Deck, DeckFile, MonstersFile
from engines.hammerspace.effects.conditions import face_down_limit
from engines.hammerspace.effects.program import program_of
from engines.hammerspace.flow import proceed
from engines.hammerspace.models import Card, Character, Monster
from engines.hammerspace.parameters import Parameters
from engines.hammerspace.phases import refresh
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import LISTS, NO_CARD, NOBODY, STOPPED, TO_FLIP, State
from engines.kernel.decks import SchemaModel, load
from engines.kernel.events import Event
from engines.kernel.streams import ScriptedSource

M = TypeVar("M", bound=SchemaModel)

RULES = Rules()
WORDS = "name: { en: A, es: B }, flavour: { en: C, es: D }"

PLAIN = (
    ("club", "attack: { subtype: melee, points: 5, reach: one }"),
    ("stone", "attack: { subtype: projectile, points: 5, reach: one }"),
    ("torch", "attack: { subtype: fire, points: 5, reach: one }"),
    ("pair", "attack: { subtype: fire, points: 5, reach: two }"),
    ("trio", "attack: { subtype: electric, points: 5, reach: three }"),
    ("wave", "attack: { subtype: ice, points: 5, reach: all }"),
    ("lid", "defence: { against: { physical: 4, melee: 6 } }"),
    ("vest", "defence: { against: { physical: 2 } }"),
    ("coat", "defence: { against: { chemical: 3, ice: 7 } }"),
    ("boots", "defence: { against: { energy: 4 } }"),
    ("wall", "defence: { against: { physical: 3, chemical: 3, energy: 3 } }"),
    ("soup", "ability: { do: [{ heal: { amount: 2 } }] }"),
    (
        "rest",
        "ability: { do: [{ test: { if: [{ life: { at_most: 0 } }], then: [{ again: {} }] } }] }",
    ),
)
"""Cards without effects of their own but for `soup`; `rest` changes nothing."""

COPIES, RESTS = 4, 24
"""Of each plain card: `club`, `club-2` and so on; of `rest` enough to fill six hands."""


def plain_cards() -> list[str]:
    """The lines of the plain cards."""
    lines = []
    for card, text in PLAIN:
        for copy in range(1, (RESTS if card == "rest" else COPIES) + 1):
            named = card if copy == 1 else f"{card}-{copy}"
            lines.append(f"{{ id: {named}, {WORDS}, {text} }}")
    return lines


CALM = "{ sums: [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], name: { en: A, es: B } }"


@cache
def config(
    cards: tuple[str, ...] = (),
    people: tuple[str, ...] = (),
    monsters: tuple[str, ...] = (),
    seats: int = 2,
    parameters: Parameters | None = None,
) -> Config:
    """The plain cards and the ones of a test: lines of main cards, lists of abilities of
    characters, bodies of monsters (`life: 9, ...`)."""
    lines = [*plain_cards(), *(f"{{ {WORDS}, {card} }}" for card in cards)]
    while len(lines) % SLOTS or len(lines) < 76:
        lines.append(f"{{ id: spare-{len(lines)}, {WORDS}, {dict(PLAIN)['club']} }}")
    crowd = [f"{{ id: who-{n}, {WORDS}, abilities: [{text}] }}" for n, text in enumerate(people)]
    mods = (f"{{ mod: {{ figure: targets, add: {n + 40} }} }}" for n in range(18))
    crowd += [f"{{ id: idle-{n}, {WORDS}, abilities: [{text}] }}" for n, text in enumerate(mods)]
    bodies = [f"{{ id: beast-{n}, {WORDS}, {text} }}" for n, text in enumerate(monsters)]
    calm = f"life: 9, defence: 2, actions: [{CALM}], reward: [{{ heal: {{ amount: 5 }} }}]"
    bodies = bodies or [f"{{ id: calm, {WORDS}, {calm} }}"]
    deck = Deck(
        _read(DeckFile, f"{{ id: test, {WORDS.replace('flavour', 'description')}, players: 6 }}"),
        CardsFile(cards=_all(Card, lines)).cards,
        CharactersFile(characters=_all(Character, crowd)).characters,
        MonstersFile(monsters=_all(Monster, bodies)).monsters,
    )
    return Config(to_cards(deck), seats, parameters)


def _all(model: type[M], lines: Iterable[str]) -> tuple[M, ...]:
    return tuple(_read(model, line) for line in lines)


@cache
def _read(model: type[M], line: str) -> M:
    """A card as a deck writes it: nearly all of them lie on every table."""
    return load(line.encode(), "test", model)


def lay(
    *hands: str,
    cards: Sequence[str] = (),
    people: Mapping[int, Sequence[str]] | None = None,
    monster: str = "",
    monster_life: int = 0,
    keeper: int = 0,
    total: int = 0,
    life: Sequence[int] = (),
    dice: Iterable[int] = (),
    deck: str = "",
    begin: bool = True,
    **parameters: Any,
) -> State:
    """A table at the start of the first seat's turn.

    `hands` are cards by name, a seat each, `~` before those face down (known to nobody else);
    short hands are filled with `rest`. `cards` are lines of main cards of the test, `people` the
    abilities of characters by seat, each character a text. `monster` is the body of a monster in
    play, kept by `keeper`, its dice having shown `total`. `dice` are all random draws to come, a
    die as its face, a choice counted from 1. `deck` is what is drawn next, first the first. No card
    can be turned (HAM-6) unless one lies face down or `face_down_limit` says so: the first
    decision is then what to play.
    """
    hidden = any("~" in hand for hand in hands)
    parameters.setdefault("face_down_limit", int(hidden))
    parameters = {"monsters": bool(monster), "characters": bool(people), **parameters}
    if not parameters["monsters"]:
        parameters["monster_ms"] = 0
    crowd = [(seat, text) for seat, texts in (people or {}).items() for text in texts]
    made = config(
        tuple(cards),
        tuple(text for _, text in crowd),
        (monster,) if monster else (),
        len(hands),
        Parameters(**parameters),
    )
    state = State(made, program_of(made), ScriptedSource(die - 1 for die in dice))
    state.turn, state.stage = 1, TO_FLIP
    state.limit = made.parameters.limit_ms or made.parameters.limit_turns or STOPPED
    if made.parameters.characters:
        state.character_deck = list(range(len(made.cards.characters)))
    for number, (seat, _) in enumerate(crowd):
        place = 2 * seat if state.characters[2 * seat] == NO_CARD else 2 * seat + 1
        state.characters[place] = number
        state.character_deck.remove(number)
    if monster:
        state.monster, state.keeper, state.sum = 0, keeper, total
        state.life[MONSTER] = monster_life or made.cards.monsters[0].life
    for seat, points in enumerate(life):
        state.life[seat] = points
    _lay_cards(state, hands, deck)
    refresh(state)
    if begin:
        proceed(state, None)
        refresh(state)
    return state


def _lay_cards(state: State, hands: Sequence[str], top: str) -> None:
    names = {card.id: number for number, card in enumerate(state.config.cards.main)}
    left = dict(names)
    for seat, hand in enumerate(hands):
        for slot, word in enumerate(hand.split()):
            name = word.lstrip("~")
            place = SLOTS * seat + slot
            state.slots[place] = NO_CARD if name == "-" else left.pop(_copy_of(name, left))
            state.down[seat] |= (word != name) << slot
    drawn = [left.pop(_copy_of(name, left)) for name in top.split()][::-1]
    spare = [name for name in left if name.startswith("rest")]
    for seat, hand in enumerate(hands):
        for slot in range(len(hand.split()), SLOTS):
            state.slots[SLOTS * seat + slot] = left.pop(spare.pop(0))
    state.deck = [*left.values(), *drawn]


def _copy_of(name: str, left: Iterable[str]) -> str:
    """The first card left of that name: `club` or `club-3`."""
    return next(each for each in left if each.rpartition("-")[0] == name or each == name)


def again(state: State, *dice: int) -> State:
    """The same table with other dice to come."""
    state.source = ScriptedSource(die - 1 for die in dice)
    return state


def do(state: State, *decisions: str) -> list[Event]:
    """Decisions as text, slots by the names of the actor's cards: `play club`. What happened."""
    events: list[Event] = []
    for text in decisions:
        RULES.apply(state, RULES.parse(_in_numbers(state, text)), events.append)
    return events


def _in_numbers(state: State, text: str) -> str:
    verb, _, rest = text.partition(" ")
    if verb in {"up", "down", "play", "defend"} and not rest.isdigit():
        return f"{verb} {hand(state, state.seat).split().index(rest) + 1}"
    return text


def open_to(state: State) -> str:
    """The open actions as text, slots by name, set apart by commas."""
    found = []
    for action in RULES.legal(state):
        verb, text = verb_of(action), RULES.notation(action)
        if verb in {"up", "down", "play", "defend"}:
            text = f"{verb} {hand(state, state.seat).split()[int(text.split()[1]) - 1]}"
        found.append(text)
    return ", ".join(found)


def name(state: State, card: int) -> str:
    """A main card's id without the number of its copy, `-` for none."""
    if card == NO_CARD:
        return "-"
    return re.sub(r"-\d+$", "", state.config.cards.main[card].id)


def hand(state: State, seat: int) -> str:
    """A seat's cards by id, in slot order."""
    return " ".join(name(state, c) for c in state.slots[SLOTS * seat : SLOTS * seat + SLOTS])


def pile(state: State) -> str:
    """The discards by id, in the order in which they went there."""
    return " ".join(name(state, card) for card in state.pile)


def lasting(state: State, holder: int) -> int:
    """How many things last on a party."""
    return state.lasting[::6].count(holder)


def kinds(events: Iterable[Event]) -> list[str]:
    """The names of events, in order."""
    return [type(event).__name__ for event in events]


def only(events: Iterable[Event], kind: type[Any]) -> Any:
    """The one event of a kind."""
    found = of(events, kind)
    assert len(found) == 1, found
    return found[0]


def of(events: Iterable[Event], kind: type[Any]) -> list[Any]:
    """All events of a kind."""
    return [event for event in events if type(event) is kind]


def life(state: State) -> list[int]:
    """The life of the seats."""
    return state.life[: state.config.seats]


def check(state: State) -> None:
    """The invariants of a moment, whatever is played."""
    made = state.config
    lying = [card for card in state.slots if card != NO_CARD]
    everywhere = sorted([*lying, *state.deck, *state.pile])
    assert everywhere == list(range(len(made.cards.main))), "every card exactly once somewhere"
    shown = [card for card in (*state.characters, *state.offered) if card != NO_CARD]
    crowd = sorted([*shown, *state.character_deck, *state.character_pile])
    assert crowd == list(range(len(made.cards.characters) if made.parameters.characters else 0))
    beasts = [state.monster] * (state.monster != NOBODY)
    beasts = sorted([*beasts, *state.monster_deck, *state.monster_pile])
    assert beasts == list(range(len(made.cards.monsters) if made.parameters.monsters else 0))
    living = [seat for seat in range(made.seats) if state.life[seat] > 0]
    assert sorted(state.order) == living
    assert (state.life[MONSTER] > 0) is (state.monster != NOBODY)
    assert bool(state.legal) is (state.seat >= 0), "never a decision without an action"
    assert list(state.legal) == sorted(set(state.legal))
    if state.seat >= 0:
        assert state.life[state.seat] > 0, "who is out decides nothing"
    for seat in range(made.seats):
        assert state.down[seat].bit_count() <= face_down_limit(state, seat), "HAM-6"
        for slot in range(SLOTS):
            place = SLOTS * seat + slot
            hidden = state.down[seat] >> slot & 1
            assert not (hidden and state.slots[place] == NO_CARD)
            assert hidden or not state.seen[place]
            assert not state.seen[place] >> seat & 1
            assert not (hidden and state.used[seat] >> slot & 1), "HAM-8"
    twin = refresh(state.clone())
    assert (list(twin.legal), twin.order) == (list(state.legal), state.order)
    assert twin.watches == state.watches, "no source is missed, none is left over"
    assert all(type(number) is int for each in LISTS for number in getattr(state, each))
