"""A full state that fits a seat's view, for searches (never the true state)."""

from __future__ import annotations

from engines.kernel.streams import GUESS, Source, stream
from engines.napakalaki.config import ANY_KIND, FROM_HIDDEN, Config
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.phases import refresh
from engines.napakalaki.state import SETTLE, State
from engines.napakalaki.view import View


def determinize(config: Config, view: View, source: Source) -> State:
    """Build a state from a public configuration and a view.

    The unseen treasures are redealt from `source` to the other hands and the deck, and the unseen
    monsters shuffled. The count of decisions restarts, because it would reveal how many decisions
    other seats made.
    """
    state = State(config, source)
    state.turn, state.winner = view.turn, view.winner
    state.seat, state.turn_seat = view.actor, view.turn_seat
    state.phase, state.early, state.monster = view.phase, int(view.early), view.monster
    state.level = [player.level for player in view.players]
    state.unrolled = [int(player.rolls) for player in view.players]
    state.equipped = [list(player.equipped) for player in view.players]
    state.sale, state.due = list(view.sale), list(view.due)
    state.treasure_pile = list(view.treasure_pile)
    state.monsters = list(view.unseen_monsters)
    state.monster_pile = list(view.monster_pile)
    source.shuffle(stream(GUESS, 1), state.monsters)
    _deal_hands(state, view)
    if config.friends:
        _deal_again(state, view)
    return refresh(state)


def _deal_again(state: State, view: View) -> None:
    """Take over what the clauses from NAP-34 on add, which is public."""
    dealings, shown = state.dealings, view.dealings
    dealings.bought, dealings.added, dealings.asks = shown.bought, shown.added, int(shown.asks)
    dealings.corridor, dealings.loot = list(shown.corridor), list(shown.loot)
    dealings.under = [list(cards) for cards in shown.under]
    dealings.looted = [card for cards in shown.known for card in cards]
    dealings.caught, dealings.bites = shown.caught, list(shown.bites)
    dealings.shown = shown.shown
    if shown.shown != UNSHOWN:
        state.monsters.remove(shown.shown)
        state.monsters.append(shown.shown)
    dealings.grudges = list(shown.grudges)
    dealings.spite = [list(row) for row in shown.spite]
    dealings.cult = list(shown.cult)
    dealings.archenemy, dealings.stolen = list(shown.archenemy), list(shown.stolen)
    dealings.pursued = shown.pursued
    if view.seat >= 0:
        dealings.robbed[view.seat] = [card for cards in shown.robbed for card in cards]
    dealings.asked, dealings.prices = list(shown.asked), list(shown.prices)


def _deal_hands(state: State, view: View) -> None:
    """Keep the seat's own cards and those that all know; deal unseen ones to the other hands and
    the rest to the deck."""
    unseen = list(view.unseen_treasures)
    state.source.shuffle(stream(GUESS), unseen)
    known = view.dealings.known
    for player in view.players:
        hand = state.hidden[player.seat]
        if player.seat == view.seat:
            hand += view.hidden
            continue
        hand += (*known[player.seat], *view.dealings.robbed[player.seat]) if known else ()
        if player.seat == view.actor:
            _deal_choice(state, hand, unseen)
        while len(hand) < player.hidden:
            hand.append(unseen.pop())
        hand.sort()
    state.treasures = unseen


def _deal_choice(state: State, hand: list[int], unseen: list[int]) -> None:
    """Deal a seat that chooses between hidden treasures of a type more of them than are due."""
    if state.phase != SETTLE or state.due[-3] != FROM_HIDDEN or state.due[-2] == ANY_KIND:
        return
    kinds = state.config.kind
    fitting = [card for card in unseen if kinds[card] == state.due[-2]]
    held = sum(kinds[card] == state.due[-2] for card in hand)
    for card in fitting[: max(0, state.due[-1] + 1 - held)]:
        unseen.remove(card)
        hand.append(card)
