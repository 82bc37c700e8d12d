"""Parts of a view made anew, for the fold."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from engines.hammerspace.view import View

Numbers = tuple[int, ...]


def of_player(view: View, seat: int, **changes: Any) -> View:
    """The view with another state of a player."""
    player = replace(view.players[seat], **changes)
    return replace(view, players=(*view.players[:seat], player, *view.players[seat + 1 :]))


def put(numbers: Numbers, at: int, number: int) -> Numbers:
    """Numbers, one of them another one."""
    return (*numbers[:at], number, *numbers[at + 1 :])


def without_orders(view: View, seat: int, slot: int = -1) -> View:
    """The view without orders to turn a seat's cards (HAM-6), or the one of a slot."""
    if not any(order.seat == seat for order in view.orders):
        return view
    kept = [o for o in view.orders if o.seat != seat or (slot >= 0 and o.slot != slot)]
    return replace(view, orders=tuple(kept))


def without_lasting(view: View, holder: int) -> View:
    """The view without what lasted on a party."""
    kept = tuple(one for one in view.lasting if one.holder != holder)
    return replace(view, lasting=kept) if len(kept) != len(view.lasting) else view
