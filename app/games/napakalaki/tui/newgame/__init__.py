"""The Napakalaki part of the new-game screen: the content of a deck, and the number of players.

What players have to do with each other (NAP-34 on) is folded.
"""

from __future__ import annotations

from app.games.napakalaki.tui.newgame.texts import NapakalakiFormTexts
from app.tui.newgame.form import FormLayout
from app.tui.newgame.parts import FormParts

LAYOUT = FormLayout(
    common=(
        "players",
        "edition",
        "last_level",
        "levels_a_turn",
        "equip_before_combat",
        "empty_hand",
        "turn_limit",
    ),
    groups={
        "fights": (
            "grudge",
            "grudge_most",
            "own_last",
            "envy",
            "envy_players",
            "help",
            "dial",
            "tricks",
        ),
        "corridor": ("corridor", "loot", "last_door", "last_door_players"),
        "course": (
            "cultists",
            "cultist_percent",
            "sales",
            "escape",
            "archenemies",
            "revenge_die",
            "discard_all",
        ),
    },
)

PARTS = FormParts(LAYOUT, texts=NapakalakiFormTexts)
