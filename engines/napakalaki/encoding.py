"""A view as numbers: the place of each card and the standing of each seat.

Cards are numbers of the configuration's lists.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engines.kernel.encoding import Layout, flags, laid_out, packer, ranks, rows
from engines.napakalaki.actions import action_count
from engines.napakalaki.config import Config
from engines.napakalaki.grudges import power_of
from engines.napakalaki.state import State
from engines.napakalaki.view import DealingsView, View, dealings_view

UNSEEN, DISCARDED, OWN, EQUIPPED = range(4)
"""Places of a treasure in the slice `treasure_at`: in the deck or another's hidden hand, in the
discard pile, in one's own hidden hand; `EQUIPPED + seat` is equipped by that seat."""
DUE: Final = 3
"""The length of one part of the dues."""


def layout(config: Config) -> Layout:
    """Return the slices of the encodings of a configuration."""
    seats, treasures, monsters = config.seats, len(config.treasures), len(config.monsters)
    parts = config.most_due // DUE
    return laid_out(
        (
            (
                "legal",
                action_count(treasures),
                "flags of the open actions; all 0 unless the seat decides",
            ),
            ("seat", 1, "whose view it is; -1 for a spectator"),
            ("actor", 1, "the seat that decides; -1 at the end"),
            ("turn_seat", 1, "the seat whose turn it is; -1 at the end"),
            ("turn", 1, "turns of all seats, the present one included"),
            ("winner", 1, "the seat that reached the last level; -1 for nobody"),
            ("phase", 1, "`state.START` to `state.ENDED`"),
            ("early", 1, "whether this turn has equipping before the combat"),
            ("monster", 1, "the monster in play; -1 for none"),
            ("treasures_left", 1, "cards in the deck of treasures"),
            ("monsters_left", 1, "cards in the deck of monsters"),
            ("level", seats, "by seat: level"),
            ("power", seats, "by seat: combat level"),
            ("hidden", seats, "by seat: how many hidden treasures"),
            ("rolls", seats, "by seat: whether its next turn, or this one, begins with the roll"),
            (
                "treasure_at",
                treasures,
                "by treasure: `UNSEEN`, `DISCARDED`, `OWN` (hidden), or `EQUIPPED` + its seat",
            ),
            ("treasure_pile", treasures, "ranks of the discarded treasures, the first one first"),
            ("sale", treasures, "flags of one's own treasures that are picked for a sale"),
            ("monster_pile", monsters, "ranks of the discarded monsters; 0 in the deck or in play"),
            (
                "due",
                DUE * parts,
                f"{parts} rows of place, kind and count to be lost, what is due first in front",
            ),
            *(_dealings_layout(config) if config.friends else ()),
        )
    )


def _dealings_layout(config: Config) -> tuple[tuple[str, int, str], ...]:
    """Return the names, lengths and meanings of the slices of `DealingsView`."""
    seats, treasures = config.seats, len(config.treasures)
    return (
        ("bought", 1, "levels bought in this turn"),
        ("added", 1, "grudges of rivals on the monster in play"),
        ("asks", 1, "whether help was asked for in this fight"),
        ("grudges", seats, "by seat: grudges"),
        ("spite", seats * seats, "by seat: a row of the grudges it spent against each seat"),
        ("prices", seats, "by seat: its price in this fight; 0 for no help, -1 if not named"),
        ("asked", seats, "ranks of the seats that have yet to answer, the next one first"),
        ("corridor", len(config.monsters), "ranks of the monsters that wait, the first one first"),
        (
            "under",
            treasures,
            "by treasure: 1 under the monster in play, 2 and more by ranks of the corridor",
        ),
        ("under_order", treasures, "by treasure: its rank among the cards under the same monster"),
        ("known", treasures, "by treasure: 1 + the seat that hides it, if all know that"),
        ("caught", 1, "players that the monster in play has caught"),
        ("bites", config.parameters.corridor, "by place in the corridor: players caught"),
        ("cult", seats, "by seat: its cultist card; -1 if it is no cultist"),
        ("archenemy", seats, "by seat: its archenemy; -1 without the rule"),
        ("stolen", seats, "by seat: whether it has stolen"),
        ("robbed", treasures, "by treasure: 1 + the seat that hides it, if it was stolen from one"),
        ("pursued", 1, "what an archenemy adds to the monster in play"),
        ("shown", 1, "the top monster of the deck, if all have seen it; -1 otherwise"),
    )


def encode(config: Config, view: View) -> list[int]:
    players = view.players
    found = flags(view.legal, action_count(len(config.treasures)))
    found += (view.seat, view.actor, view.turn_seat, view.turn, view.winner)
    found += (view.phase, int(view.early), view.monster, view.treasures_left, view.monsters_left)
    found += [player.level for player in players]
    found += [player.power for player in players]
    found += [player.hidden for player in players]
    found += [int(player.rolls) for player in players]
    equipped = [player.equipped for player in players]
    _add_treasures(found, config, view.treasure_pile, view.hidden, equipped, view.sale)
    _add_monsters(found, config, view.monster_pile, view.due)
    if config.friends:
        found += _dealings(config, view.dealings)
    return found


def packed(state: State, seat: int) -> bytes:
    """Return `encode(config, view(state, seat))`, 32 bits for each number, in half the time: no
    view is made."""
    config = state.config
    deciding = 0 <= seat == state.seat
    found = flags(state.legal if deciding else (), action_count(len(config.treasures)))
    found += (seat, state.seat, state.turn_seat, state.turn, state.winner)
    found += (state.phase, state.early, state.monster, len(state.treasures), len(state.monsters))
    found += state.level
    found += [power_of(state, other) for other in range(config.seats)]
    found += map(len, state.hidden)
    found += state.unrolled
    own = state.hidden[seat] if seat >= 0 else ()
    sale = state.sale if deciding else ()
    _add_treasures(found, config, state.treasure_pile, own, state.equipped, sale)
    _add_monsters(found, config, state.monster_pile, state.due)
    if config.friends:
        found += _dealings(config, dealings_view(state, seat))
    return packer(len(found)).pack(*found)


def _add_treasures(
    found: list[int],
    config: Config,
    pile: Sequence[int],
    own: Sequence[int],
    equipped: Sequence[Sequence[int]],
    sale: Sequence[int],
) -> None:
    """Add the slices `treasure_at`, `treasure_pile` and `sale`."""
    treasures = len(config.treasures)
    at = [UNSEEN] * treasures
    for card in pile:
        at[card] = DISCARDED
    for card in own:
        at[card] = OWN
    for place, cards in enumerate(equipped, EQUIPPED):
        for card in cards:
            at[card] = place
    found += at
    found += ranks(pile, treasures)
    found += flags(sale, treasures)


def _add_monsters(
    found: list[int], config: Config, pile: Sequence[int], stack: Sequence[int]
) -> None:
    """Add the slices `monster_pile` and `due`."""
    found += ranks(pile, len(config.monsters))
    due = [n for end in range(len(stack), 0, -DUE) for n in stack[end - DUE : end]]
    found += rows(due, config.most_due)


def _dealings(config: Config, shown: DealingsView) -> list[int]:
    """Return the numbers of the slices that `_dealings_layout` describes."""
    seats, treasures = config.seats, len(config.treasures)
    found = [shown.bought, shown.added, int(shown.asks), *shown.grudges]
    for row in shown.spite:
        found += row
    found += shown.prices
    found += ranks(shown.asked, seats)
    found += ranks(shown.corridor, len(config.monsters))
    under, order, known = [0] * treasures, [0] * treasures, [0] * treasures
    for place, cards in enumerate((shown.loot, *shown.under), 1):
        for rank, card in enumerate(cards, 1):
            under[card], order[card] = place, rank
    for seat, cards in enumerate(shown.known, 1):
        for card in cards:
            known[card] = seat
    robbed = [0] * treasures
    for seat, cards in enumerate(shown.robbed, 1):
        for card in cards:
            robbed[card] = seat
    bites = rows(shown.bites, config.parameters.corridor)
    return [
        *found,
        *under,
        *order,
        *known,
        shown.caught,
        *bites,
        *shown.cult,
        *shown.archenemy,
        *shown.stolen,
        *robbed,
        shown.pursued,
        shown.shown,
    ]
