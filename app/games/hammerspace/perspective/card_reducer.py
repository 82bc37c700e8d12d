"""The fold of facts about cards in slots: shown, turned, discarded, drawn, taken, swapped."""

from __future__ import annotations

from dataclasses import replace

from app.games.hammerspace.perspective.view_parts import of_player, put, without_orders
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.effects.events import MovedCard, Peeked, PeekedCard, Swapped, Taken
from engines.hammerspace.events import (
    HIDDEN,
    Discarded,
    HandShown,
    KeptCard,
    Refilled,
    TurnedDown,
    TurnedUp,
)
from engines.hammerspace.state import HIDING
from engines.hammerspace.view import EMPTY, View
from engines.kernel.events import SPECTATOR, Event


def moved(view: View, event: Event) -> View | None:
    """The view when the event has happened; None if it is no fact about a card in a slot."""
    match event:
        case HandShown(seat=seat, cards=cards):
            down = sum(1 << at for at, card in enumerate(cards) if card == HIDDEN)
            own = view.players[seat].cards if seat == view.seat else cards
            view = replace(view, phase=HIDING, legal=())
            return of_player(view, seat, cards=own, down=down)
        case TurnedUp(seat=seat, slot=slot, card=card):
            return _lie(without_orders(view, seat, slot), seat, slot, card)
        case TurnedDown(seat=seat, slot=slot):
            return _turned_down(without_orders(view, seat, slot), seat, slot)
        case Discarded():
            return _discarded(view, event)
        case KeptCard(seat=seat, slot=slot):
            return of_player(view, seat, used=view.players[seat].used & ~(1 << slot))
        case Refilled(seat=seat, slot=slot, card=card):
            view = replace(view, cards_left=view.cards_left - 1, attack=None)
            return _lie(view, seat, slot, card)
        case Peeked(seat=seat, of=of, slot=slot):
            seen = view.players[of].seen
            return of_player(view, of, seen=put(seen, slot, seen[slot] | 1 << seat))
        case PeekedCard(of=of, slot=slot, card=card):
            return of_player(view, of, cards=put(view.players[of].cards, slot, card))
        case MovedCard(seat=seat, slot=slot, card=card):
            return of_player(view, seat, cards=put(view.players[seat].cards, slot, card))
        case Taken():
            return _taken(view, event)
        case Swapped():
            return _swapped(view, event)
    return None


def _lie(view: View, seat: int, slot: int, card: int, seen: int = 0, *, down: bool = False) -> View:
    """A card lies in a slot; `seen` are the others that know it where it lies face down."""
    player = view.players[seat]
    bit = 1 << slot
    return of_player(
        view,
        seat,
        cards=put(player.cards, slot, card),
        down=player.down | bit if down else player.down & ~bit,
        seen=put(player.seen, slot, seen),
    )


def _turned_down(view: View, seat: int, slot: int) -> View:
    """All seats have seen it, and know it while it lies there (HAM-25)."""
    player = view.players[seat]
    card = HIDDEN if view.seat == SPECTATOR else player.cards[slot]
    others = (1 << len(view.players)) - 1 & ~(1 << seat)
    return _lie(view, seat, slot, card, others, down=True)


def _discarded(view: View, event: Discarded) -> View:
    player = view.players[event.seat]
    cards, seen, mask = player.cards, player.seen, 0
    for slot in event.slots:
        view = without_orders(view, event.seat, slot)
        cards, seen, mask = put(cards, slot, EMPTY), put(seen, slot, 0), mask | 1 << slot
    if event.slots and view.players[event.seat].fell:
        mask = (1 << SLOTS) - 1
    down, used = player.down & ~mask, player.used & ~mask
    view = of_player(view, event.seat, cards=cards, seen=seen, down=down, used=used)
    return replace(view, pile=(*view.pile, *event.cards))


def _taken(view: View, event: Taken) -> View:
    """The slot that it is taken into is empty: what was played was discarded before."""
    giver = view.players[event.of]
    known, seen = giver.cards[event.of_slot], giver.seen[event.of_slot]
    view = _lie(without_orders(view, event.of, event.of_slot), event.of, event.of_slot, EMPTY)
    return _arrives(view, event.seat, event.slot, event.card, known, seen | 1 << event.of)


def _swapped(view: View, event: Swapped) -> View:
    mine, theirs = view.players[event.seat], view.players[event.of]
    my_card, my_seen = mine.cards[event.slot], mine.seen[event.slot] | 1 << event.seat
    their_card = theirs.cards[event.of_slot]
    their_seen = theirs.seen[event.of_slot] | 1 << event.of
    for seat, slot in ((event.seat, event.slot), (event.of, event.of_slot)):
        view = without_orders(view, seat, slot)
    view = _arrives(view, event.seat, event.slot, event.card, their_card, their_seen)
    return _arrives(view, event.of, event.of_slot, event.of_card, my_card, my_seen)


def _arrives(view: View, seat: int, slot: int, shown: int, known: int, seen: int) -> View:
    """A card comes into a slot as it lay: `shown` to all or `HIDDEN`, `known` to the viewer before
    it moved, to the seats of the mask `seen` too."""
    if shown != HIDDEN:
        return _lie(view, seat, slot, shown)
    card = known if view.seat == seat or _knows(view.seat, seen) else HIDDEN
    return _lie(view, seat, slot, card, seen & ~(1 << seat), down=True)


def _knows(viewer: int, seen: int) -> bool:
    return viewer != SPECTATOR and bool(seen >> viewer & 1)
