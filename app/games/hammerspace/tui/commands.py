"""The commands of the screen of Hammerspace."""

from __future__ import annotations

from typing import Final

from app.tui.commands import Command, register

SCOPE = "ham"

SLOT_KEYS: Final = tuple(f"ham.slot-{number}" for number in range(1, 5))
"""Choose one of the own cards, by its slot."""

TARGET_KEYS: Final = tuple(f"ham.target-{letter}" for letter in "abcde")
"""Aim at a rival, by the letter on its board."""

MONSTER_KEY: Final = "ham.target-m"

AIMS: Final = (*SLOT_KEYS, *TARGET_KEYS, MONSTER_KEY, "ham.next", "ham.before", "ham.mark")
"""Commands that choose a card or a target and decide nothing."""

ACTS: Final = ("ham.do", "ham.flip", "ham.redraw", "ham.done")
"""Commands that decide, or open a dialog that decides."""

LOOKS: Final = ("ham.look", "ham.table", "ham.secret", "ham.hint")
"""Commands that only look."""

register(
    (
        Command("ham.do", SCOPE, ("enter",), footer=10),
        *(
            Command(name, SCOPE, (str(number),), footer=11, group="ham-slots")
            for number, name in enumerate(SLOT_KEYS, 1)
        ),
        *(
            Command(name, SCOPE, (name[-1],), footer=12, group="ham-targets")
            for name in TARGET_KEYS
        ),
        Command(MONSTER_KEY, SCOPE, ("m",), footer=12, group="ham-targets"),
        Command("ham.next", SCOPE, ("tab", "right")),
        Command("ham.before", SCOPE, ("shift+tab", "left")),
        Command("ham.mark", SCOPE, ("space",), footer=14),
        Command("ham.flip", SCOPE, ("f",), footer=15),
        Command("ham.redraw", SCOPE, ("s",), footer=16),
        Command("ham.done", SCOPE, ("n",)),
        Command("ham.look", SCOPE, ("i", "x"), footer=21),
        Command("ham.table", SCOPE, ("t",), footer=22),
        Command("ham.secret", SCOPE, ("v",), footer=23),
        Command("ham.hint", SCOPE, ("H",), footer=20, calls="play.hint"),
    )
)
