"""The form of Napakalaki: all its options are visible."""

from __future__ import annotations

from typing import ClassVar

from app.games.napakalaki.setup_builder import NapakalakiSetupBuilder
from app.tui.newgame.form import SetupForm


class NapakalakiForm(SetupForm[NapakalakiSetupBuilder]):
    """The rows over a setup builder of Napakalaki."""

    COMMON: ClassVar[tuple[str, ...]] = (
        "players",
        "edition",
        "buy_winning_level",
        "equip_before_combat",
        "turn_limit",
    )
