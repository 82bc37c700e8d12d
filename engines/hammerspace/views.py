"""The views of several seats of one moment. What all know is built once, for the first of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import attrgetter
from typing import Any, Final

from engines.hammerspace.state import CHARACTERS, State
from engines.hammerspace.view import Player, View, cards_of, dropped_by, offered_to, view
from engines.kernel.events import SPECTATOR

_BEFORE: Final[Callable[[View], Any]] = attrgetter(
    "actor", "phase", "turn", "active", "extra", "again", "order"
)
_AFTER: Final[Callable[[View], Any]] = attrgetter(
    "lasting", "orders", "attack", "ask", "monster", "monster_life", "keeper", "sum", "rolls_from",
    "timer", "limit", "clock", "cards_left", "pile", "monsters_left", "monster_pile", "winners",
    "rest", "later",
)  # fmt: skip
"""The fields of a view that are the same for all seats, before a seat's own ones and after them."""


def views(state: State, viewers: Sequence[int]) -> dict[int, View]:
    """Return the views of several seats. Equal parts of them are one object."""
    if not viewers:
        return {}
    first = view(state, viewers[0])
    found, front, back = {viewers[0]: first}, _BEFORE(first), _AFTER(first)
    for seat in viewers[1:]:
        legal = tuple(state.legal) if SPECTATOR != seat == state.seat else ()
        players = tuple([_seen_by(state, seat, player) for player in first.players])
        offered = offered_to(state, seat) if state.phase == CHARACTERS else ()
        own: Any = (legal, players, offered, dropped_by(state, seat))
        found[seat] = View(*(seat, *front, *own, *back))
    return found


def _seen_by(state: State, viewer: int, player: Player) -> Player:
    """Return a player with the cards that a viewer sees, from another viewer's."""
    cards = cards_of(state, player.seat, viewer)
    if cards == player.cards:
        return player
    return Player(
        player.seat, player.life, player.fell, cards, player.down, player.used, player.seen,
        player.characters, player.skips,
    )  # fmt: skip
