"""The commands of the Napakalaki screen."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

SCOPE = "nap"

CARD_KEYS: Final = tuple(f"nap.card-{number}" for number in range(1, 10))
"""View one of the own hidden treasures, by its number in the hand."""

ACTS: Final = ("nap.next", "nap.roll", "nap.accept", "nap.buy", "nap.equip")
"""Commands that decide, or open a dialog that decides."""

LOOKS: Final = (
    *CARD_KEYS,
    "nap.look",
    "nap.rivals",
    "nap.hand",
    "nap.decks",
    "nap.corridor",
    "nap.hint",
)
"""Commands that only look."""

register(
    (
        Command("nap.next", SCOPE, ("enter",), footer=10),
        Command("nap.roll", SCOPE, ("r",), footer=11),
        Command("nap.accept", SCOPE, ("a",), footer=12),
        Command("nap.buy", SCOPE, ("b",), footer=13),
        Command("nap.equip", SCOPE, ("e",), footer=14),
        *(
            Command(name, SCOPE, (str(number),), footer=20, group="cards")
            for number, name in enumerate(CARD_KEYS, 1)
        ),
        Command("nap.hint", SCOPE, ("H",), footer=15, calls="play.hint"),
        Command("nap.look", SCOPE, ("x", "i"), footer=21),
        Command("nap.rivals", SCOPE, ("tab",), footer=22),
        Command("nap.hand", SCOPE, ("v",), footer=23),
        Command("nap.decks", SCOPE, ("d",), footer=24),
        Command("nap.corridor", SCOPE, ("c",), footer=25),
    )
)
