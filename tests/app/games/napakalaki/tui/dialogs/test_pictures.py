"""Pictures of the dialogs about cards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from syrupy.assertion import SnapshotAssertion
from textual.pilot import Pilot

from app.games.napakalaki.tui.dialogs.buy import BuyDialog
from app.games.napakalaki.tui.dialogs.discard import DiscardDialog
from app.games.napakalaki.tui.dialogs.equip import EquipDialog
from app.games.napakalaki.tui.dialogs.inspect import InspectScreen, monsters, treasures
from app.games.napakalaki.tui.dialogs.settle import SettleDialog
from engines.napakalaki.cards import HELMET, Bad, NapakalakiMonster
from engines.napakalaki.config import Config
from engines.napakalaki.state import State
from tests.app.games.napakalaki.tui.dialogs.helpers import at_table, beaten
from tests.app.tui.looks import all_looks
from tests.engines.napakalaki.helpers import NUMBER, cards, do, lay, rich_config

Moment = tuple[State, type[Any], tuple[Any, ...], tuple[str, ...]]
"""A game, the dialog over it, what else it takes, and the keys that are pressed."""

WORDS = {
    "about-treasure-oar": "It has seen water, but only from the other side of the window.",
    "about-monster-taxman": "He is not angry, only precise.",
}


def buying() -> Moment:
    """A level is paid for, with change lost, and a card of the table sold."""
    state = lay("spoon colander curtain beads", "oar bucket slippers sieve", level=5)
    return state, BuyDialog, (), ("1", "2", "7")


def settling() -> Moment:
    """In the middle of the second part: some cards are ticked, some count, some are locked."""
    bad = Bad(levels=2, equipped=2, hidden_kinds=(HELMET,), either=1)
    state = beaten(bad, "spoon ladle colander curtain skates", "bucket sieve oar beads")
    return state, SettleDialog, (), ("5",)


def settled() -> Moment:
    """All is chosen, and the rest goes without a choice."""
    state = beaten(Bad(equipped=1, either=5), "spoon ladle", "oar beads sieve")
    return state, SettleDialog, (), ("a",)


def crowded() -> Moment:
    """Twenty cards in the hand, the last one under the cursor."""
    inspector = NapakalakiMonster("tax-inspector", 50, 1, 1, Bad(hidden=3))
    state = lay(decks=Config(rich_config().treasures, (inspector,), 3))
    state.hidden[0] = state.treasures[:20]
    del state.treasures[:20]
    do(state, "draw", "accept")
    return state, SettleDialog, (), ("end", "space")


def equipping() -> Moment:
    """Places are taken by cards of the table and by those that are ticked; too many stay."""
    state = lay("spoon colander", "oar piano beads sieve whisk", level=4, meets="gnat")
    do(state, "draw")
    return state, EquipDialog, (), ("1",)


def discarding() -> Moment:
    """One of two is chosen."""
    state = lay("spoon", "oar piano beads sieve whisk", level=4, meets="gnat")
    do(state, "draw", "done")
    return state, DiscardDialog, (), ("3",)


def a_treasure() -> Moment:
    """A card of the hand, among others."""
    state = lay("spoon colander", "oar whisk", level=4)
    return state, InspectScreen, (treasures(cards("oar whisk colander")), 1), ()


def a_monster() -> Moment:
    """A monster of the deck, with what it would cost."""
    state = lay("spoon colander", "oar whisk", level=4)
    return state, InspectScreen, (monsters([NUMBER["taxman"]]),), ()


@pytest.mark.parametrize(
    "moment",
    [buying, settling, settled, crowded, equipping, discarding, a_treasure, a_monster],
    ids=lambda moment: moment.__name__,
)
async def test_how_it_looks(moment: Callable[[], Moment], picture: SnapshotAssertion) -> None:
    state, kind, more, keys = moment()
    async with at_table(state, words=WORDS) as table:
        await table.open(kind, *more)
        await table.press(*keys)

        async def silent(pilot: Pilot[Any]) -> None:
            """Nothing is left of the notice that a change of language brings."""
            await pilot.pause()
            table.app.place.hush()
            await pilot.pause()

        await all_looks(table.pilot, picture, settle=silent)
