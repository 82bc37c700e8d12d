"""A full state that fits a seat's view, for searches (never the true state)."""

from __future__ import annotations

from typing import Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import OFFERED, Config
from engines.hammerspace.effects.cardsteps import fitting
from engines.hammerspace.effects.codes import ANY_KIND
from engines.hammerspace.effects.frames import step_of
from engines.hammerspace.effects.program import program_of
from engines.hammerspace.effects.rows import OWNER, TODO
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.later import put_back
from engines.hammerspace.phases import refresh
from engines.hammerspace.piles import put, recount
from engines.hammerspace.state import ASK_CARD, CHARACTERS, EFFECT, FRAME, NO_CARD, State
from engines.hammerspace.view import View
from engines.kernel.streams import GUESS, Source, stream

_CARDS, _CHARACTERS, _MONSTERS = (stream(GUESS, number) for number in range(3))

_SHARED: Final = (
    "turn", "active", "phase", "monster", "keeper", "sum", "rolls_from", "timer", "limit", "clock",
)  # fmt: skip
"""The numbers with the same name in a view and a state."""
_REST: Final = ("stage", "turned", "asks", "fallen", "at", "power")
_REST_LISTS: Final = ("keeps", "queue", "frames", "strikes", "spent", "spent_turn")


def unseen(config: Config, view: View) -> list[int]:
    """Return the main cards that a view does not show, sorted by number.

    They are the deck and the face-down cards unknown to the view's seat. No seat may know the
    order.
    """
    seen = set(view.pile)
    for player in view.players:
        seen.update(player.cards)
    return [card for card in range(len(config.cards.main)) if card not in seen]


def determinize(config: Config, view: View, source: Source) -> State:
    """Build a state from a public configuration and a view.

    Unseen cards are redealt from `source` to unknown face-down places and to the deck, unseen
    characters to the seats that choose among them. The monsters to come are shuffled. The counts of
    decisions and of run entries restart: neither changes the legal decisions.
    """
    state = State(config, program_of(config), source)
    for name in _SHARED:
        setattr(state, name, getattr(view, name))
    for name in _REST:
        setattr(state, name, getattr(view.rest, name))
    for name in _REST_LISTS:
        setattr(state, name, list(getattr(view.rest, name)))
    state.seat, state.extra, state.again = view.actor, int(view.extra), int(view.again)
    state.out = [player.fell for player in view.players]
    state.pile, state.monster_pile = list(view.pile), list(view.monster_pile)
    state.life[MONSTER] = view.monster_life
    for thing in view.lasting:
        state.lasting += (
            thing.holder, thing.ability, thing.turns, thing.ends, thing.uses, thing.giver,
        )  # fmt: skip
    put_back(state, view.later)
    _lay_players(state, view)
    _deal_characters(state, view)
    _deal_monsters(state, view)
    _lay_attack(state, view)
    _deal_cards(state, view)
    for order in view.orders:
        place = SLOTS * order.seat + order.slot
        state.flips += (place, state.slots[place], int(order.up), order.by)
    return refresh(state)


def _lay_players(state: State, view: View) -> None:
    for player in view.players:
        seat, first = player.seat, SLOTS * player.seat
        state.life[seat], state.skips[seat] = player.life, player.skips
        state.down[seat], state.used[seat] = player.down, player.used
        state.seen[first : first + SLOTS] = player.seen
        state.slots[first : first + SLOTS] = [max(NO_CARD, card) for card in player.cards]
        for place, character in enumerate(player.characters):
            state.characters[2 * seat + place] = character


def _lay_attack(state: State, view: View) -> None:
    attack = view.attack
    if attack is None:
        return
    state.attacker, state.subtype = attack.attacker, attack.subtype
    if attack.slot != NO_CARD:
        state.attack_place = SLOTS * attack.attacker + attack.slot
    state.points, state.die = attack.points, attack.die
    state.targets = list(attack.targets)
    state.losses, state.dice = list(attack.losses), list(attack.dice)


def _deal_cards(state: State, view: View) -> None:
    """Deal unseen cards to the unknown places and the rest to the deck."""
    left = unseen(state.config, view)
    state.source.shuffle(_CARDS, left)
    holes = [
        SLOTS * player.seat + slot
        for player in view.players
        for slot, card in enumerate(player.cards)
        if card == HIDDEN
    ]
    holes = _deal_choice(state, holes, left)
    for place in holes:
        state.slots[place] = left.pop()
    state.deck = left


def _deal_choice(state: State, holes: list[int], left: list[int]) -> list[int]:
    """Give a seat that must choose among its cards of a kind at least two of them.

    All seats see that it must choose, so they know it. Return the places still to be dealt to.
    """
    if state.phase != EFFECT or state.asks != ASK_CARD or not holes:
        return holes
    recount(state)
    step, base = step_of(state), len(state.frames) - FRAME
    owner, kind, kinds = state.frames[base + OWNER], step.b, state.config.kind
    if kind == ANY_KIND or not state.frames[base + TODO] >> owner & 1:
        return holes
    for place in [place for place in holes if place // SLOTS == owner]:
        if len(fitting(state, step, owner, owner)) >= 2:
            break
        card = next(card for card in left if kinds[card] == kind)
        left.remove(card)
        holes.remove(place)
        put(state, place, card)
    return holes


def _deal_characters(state: State, view: View) -> None:
    """Deal unseen characters to the other seats' offered and dropped ones (HAM-4)."""
    config, seats = state.config, state.config.seats
    if not config.parameters.characters:
        return
    seen = {view.dropped, *view.offered}
    for player in view.players:
        seen.update(player.characters)
    left = [number for number in range(len(config.cards.characters)) if number not in seen]
    state.source.shuffle(_CHARACTERS, left)
    choosing = view.phase == CHARACTERS
    chosen = view.actor if choosing else seats if view.turn else 0
    for seat in range(chosen):
        known = seat == view.seat and view.dropped != NO_CARD
        state.character_pile.append(view.dropped if known else left.pop())
    for seat in range(seats) if choosing else ():
        if seat < chosen:
            state.offered += [NO_CARD] * OFFERED
        else:
            own = seat == view.seat
            state.offered += view.offered if own else [left.pop() for _ in range(OFFERED)]
    state.character_deck = left


def _deal_monsters(state: State, view: View) -> None:
    config = state.config
    if not config.parameters.monsters:
        return
    known = {view.monster, *view.monster_pile}
    numbers = range(len(config.cards.monsters))
    state.monster_deck = [number for number in numbers if number not in known]
    state.source.shuffle(_MONSTERS, state.monster_deck)
