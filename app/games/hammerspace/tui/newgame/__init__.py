"""The Hammerspace part of the new-game screen: its rules in groups, and the content of a deck.

Options that change the game most are visible; hiding and times are folded.
"""

from __future__ import annotations

from app.games.hammerspace.tui.newgame.texts import HammerspaceFormTexts
from app.tui.newgame.form import FormLayout
from app.tui.newgame.parts import FormParts

LAYOUT = FormLayout(
    common=("life", "characters", "monsters"),
    groups={
        "hiding": ("hide_at_start", "face_down_limit", "lay_hidden"),
        "fights": ("makeshift", "crown", "late_life", "feeding"),
        "timer": ("monster_timer", "monster_timer_unit", "timer_stops"),
        "limit": ("time_limit", "time_limit_unit", "clock"),
    },
    first_limits={"time_limit": 30},
    mended={
        "few-cards": "seats",
        "few-characters": "option:characters",
        "no-monsters": "option:monsters",
    },
)

PARTS = FormParts(LAYOUT, texts=HammerspaceFormTexts)
