"""The controls of a game that asks for each choice by a dialog."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from typing_extensions import override

from app.match.source import PlanStep
from app.session.session import Session
from app.tui.dialogs.dialog import Dialog
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost
from app.tui.match.turn_controller import TurnController

FORCED_PAUSE = 0.29
"""Seconds before a decision with only one answer is made, at normal speed."""

Choice = Dialog[tuple[int, ...] | None]
"""A dialog that asks for a decision. It returns the actions, or None if the player left it."""


class DialogControls(GameControls):
    """Makes decisions with one answer, and opens a dialog for all others."""

    TURNS: ClassVar[type[TurnController]]
    turns: TurnController

    def __init__(self, screen: MatchHost, session: Session) -> None:
        super().__init__(screen, session)
        self.turns = self.TURNS(self.scene)
        self._looked_at = -1

    def choice(self) -> Choice | None:
        """Return the dialog of the present decision, or None if it needs none."""
        raise NotImplementedError

    @override
    async def take_turn(self) -> None:
        """Make a forced decision for the player. Open the dialog of any other decision, but only
        once: a player who closed it to look at the board opens it again by key."""
        turns, scene, screen = self.turns, self.scene, self.screen
        screen.hush(screen.app.texts(f"{scene.PREFIX}-not-your-turn"))  # by now it is
        screen.refresh_keys()
        if turns.forced is not None:
            await asyncio.sleep(FORCED_PAUSE * scene.player.speed)
            await screen.until_in_front()
            forced = turns.forced if scene.my_turn else None
            if forced is not None:
                turns.entered = turns.moment
                scene.decide(forced)
        elif turns.asks and self._looked_at != turns.moment:
            self.open_choice()

    @override
    def rejected(self) -> None:
        self._looked_at = -1

    def open_choice(self) -> None:
        dialog = self.choice()
        if dialog is not None:
            self._looked_at = self.turns.moment
            self.screen.app.push_screen(self.about_decision(dialog), self.chosen)

    def chosen(self, actions: tuple[int, ...] | None) -> None:
        if actions:
            self.screen.tip_read()
        self.scene.plan(*map(PlanStep, actions or ()))
        self.screen.refresh_keys()
