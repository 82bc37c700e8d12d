"""The view of one seat, which names everything that it may see (NAP-20). Immutable, JSON-able."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain
from typing import Any, Final

from engines.kernel.events import fact
from engines.kernel.plaindata import as_dict
from engines.napakalaki.config import combat_level
from engines.napakalaki.cultists import zeal_of
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.events import Cards
from engines.napakalaki.state import State

Dues = tuple[int, ...]


@fact
class Player:
    """The public part of a player. `hidden` is the number of its hidden treasures.

    `power` is the combat level (NAP-13). `rolls` means that its next turn, or this one, begins with
    the roll for starting treasures (NAP-10). `zeal` is what its cultist card adds (NAP-23), 0 for
    a player who is no cultist.
    """

    seat: int
    level: int
    power: int
    equipped: Cards
    hidden: int
    rolls: bool
    zeal: int = 0


@fact
class DealingsView:
    """What all see of `dealings.Dealings`, whose names it has. Where no clause from NAP-21 on
    applies, it is `NO_DEALINGS`.

    `shown` is the top monster of the deck if all have seen it, else `UNSHOWN` (NAP-44). `known`
    has, by seat, the hidden treasures that all saw go into the hand (NAP-35), and `robbed` those
    that only the seat of the view knows there, as they were stolen from it (NAP-31).
    """

    bought: int = 0
    corridor: Cards = ()
    under: tuple[Cards, ...] = ()
    loot: Cards = ()
    known: tuple[Cards, ...] = ()
    grudges: tuple[int, ...] = ()
    spite: tuple[tuple[int, ...], ...] = ()
    added: int = 0
    asks: bool = False
    asked: tuple[int, ...] = ()
    prices: tuple[int, ...] = ()
    caught: int = 0
    bites: tuple[int, ...] = ()
    shown: int = UNSHOWN
    cult: tuple[int, ...] = ()
    archenemy: tuple[int, ...] = ()
    stolen: tuple[int, ...] = ()
    robbed: tuple[Cards, ...] = ()
    pursued: int = 0


NO_DEALINGS: Final = DealingsView()


@fact
class View:
    """A game as one seat sees it. `actor` decides, in the turn of `turn_seat`; both are `OVER` at
    the end. `legal` is empty unless the seat decides.

    `hidden` are the seat's own hidden treasures and `sale` those it has picked for a sale; both are
    empty for a spectator. `monster` is the one in play or -1. `due` has the actor's remaining
    losses, a stack of (place, kind, count). Piles are in the order of the discards; for decks only
    the number of cards is given. `dealings` has what the clauses from NAP-21 on add. The unseen
    cards follow from the visible ones: `unseen_monsters` are those in the deck, `unseen_treasures`
    those in the deck and other seats' hands. Both are sorted by number, because no seat may know
    the order; the one exception is the monster that all have seen on top (NAP-44).
    """

    seat: int
    actor: int
    turn_seat: int
    turn: int
    winner: int
    phase: int
    early: bool
    legal: tuple[int, ...]
    players: tuple[Player, ...]
    hidden: Cards
    sale: Cards
    monster: int
    due: Dues
    treasures_left: int
    treasure_pile: Cards
    unseen_treasures: Cards
    monsters_left: int
    monster_pile: Cards
    unseen_monsters: Cards
    dealings: DealingsView

    @property
    def me(self) -> Player:
        """The seat's own player (the first one for a spectator)."""
        return self.players[max(self.seat, 0)]

    def to_data(self) -> dict[str, Any]:
        return as_dict(self)


def view(state: State, seat: int) -> View:
    """Return the view of a seat, or of a spectator (`SPECTATOR`)."""
    config = state.config
    deciding = seat >= 0 and state.seat == seat
    own = tuple(state.hidden[seat]) if seat >= 0 else ()
    seen = {card for cards in state.equipped for card in cards}
    seen.update(state.treasure_pile, own)
    known = {state.monster, *state.monster_pile}
    dealings = NO_DEALINGS
    if config.friends:
        dealings = dealings_view(state, seat)
        seen.update(dealings.loot, *dealings.under, *dealings.known, *dealings.robbed)
        known.update(dealings.corridor)
    return View(
        seat=seat,
        actor=state.seat,
        turn_seat=state.turn_seat,
        turn=state.turn,
        winner=state.winner,
        phase=state.phase,
        early=bool(state.early),
        legal=tuple(state.legal) if deciding else (),
        players=tuple(_player(state, other) for other in range(config.seats)),
        hidden=own,
        sale=tuple(state.sale) if deciding else (),
        monster=state.monster,
        due=tuple(state.due),
        treasures_left=len(state.treasures),
        treasure_pile=tuple(state.treasure_pile),
        unseen_treasures=tuple(c for c in range(len(config.treasures)) if c not in seen),
        monsters_left=len(state.monsters),
        monster_pile=tuple(state.monster_pile),
        unseen_monsters=tuple(m for m in range(len(config.monsters)) if m not in known),
        dealings=dealings,
    )


def views(state: State, viewers: Sequence[int]) -> dict[int, View]:
    """Return the views of several seats. What all know is built once."""
    if not viewers:
        return {}
    first = view(state, viewers[0])
    public, found = first.dealings, {viewers[0]: first}
    unseen = {*first.unseen_treasures, *first.hidden, *chain.from_iterable(public.robbed)}
    unseen.difference_update(*public.known)
    for seat in viewers[1:]:
        deciding = seat >= 0 and state.seat == seat
        own = tuple(state.hidden[seat]) if seat >= 0 else ()
        dealings, not_own = public, unseen.difference(own)
        if state.config.friends:
            robbed = _robbed(state, seat)
            dealings = public if robbed == public.robbed else replace(public, robbed=robbed)
            not_own.difference_update(*robbed)
        found[seat] = View(
            seat, first.actor, first.turn_seat, first.turn, first.winner, first.phase, first.early,
            tuple(state.legal) if deciding else (), first.players,
            own, tuple(state.sale) if deciding else (), first.monster, first.due,
            first.treasures_left, first.treasure_pile, tuple(sorted(not_own)),
            first.monsters_left, first.monster_pile, first.unseen_monsters, dealings,
        )  # fmt: skip
    return found


def dealings_view(state: State, seat: int) -> DealingsView:
    """Return the part of a seat's view that the clauses from NAP-21 on add."""
    dealings, looted = state.dealings, set(state.dealings.looted)
    return DealingsView(
        bought=dealings.bought,
        corridor=tuple(dealings.corridor),
        under=tuple(tuple(cards) for cards in dealings.under),
        loot=tuple(dealings.loot),
        known=tuple(tuple(c for c in hand if c in looted) for hand in state.hidden),
        grudges=tuple(dealings.grudges),
        spite=tuple(tuple(row) for row in dealings.spite),
        added=dealings.added,
        asks=bool(dealings.asks),
        asked=tuple(dealings.asked),
        prices=tuple(dealings.prices),
        caught=dealings.caught,
        bites=tuple(dealings.bites),
        shown=dealings.shown,
        cult=tuple(dealings.cult),
        archenemy=tuple(dealings.archenemy),
        stolen=tuple(dealings.stolen),
        robbed=_robbed(state, seat),
        pursued=dealings.pursued,
    )


def _robbed(state: State, seat: int) -> tuple[Cards, ...]:
    """Return the hidden treasures that only a seat knows, as they were stolen from it."""
    robbed = {*state.dealings.robbed[seat]} - {*state.dealings.looted} if seat >= 0 else ()
    return tuple(tuple(c for c in hand if c in robbed) for hand in state.hidden)


def _player(state: State, seat: int) -> Player:
    equipped, zeal = state.equipped[seat], zeal_of(state, seat)
    return Player(
        seat=seat,
        level=state.level[seat],
        power=combat_level(state.config, state.level[seat], equipped, zeal),
        equipped=tuple(equipped),
        hidden=len(state.hidden[seat]),
        rolls=bool(state.unrolled[seat]),
        zeal=zeal,
    )
