"""Asks "are you sure?" before a choice that costs much, if the player wants that.

While a person thinks, a process weighs all that the seat can do, from the seat's own view. The keys
never wait for it: a choice is held for a moment at most, and made without a question if the figures
aren't there by then.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from app.match.bots.comparing import Comparer
from app.match.source import PlanStep
from app.text.second_thoughts import costs_much
from app.tui.dialogs.sure import SureDialog
from app.tui.match.game_controls import GameControls
from engines.kernel.weighing import Weighed

PATIENCE: Final = 0.4
"""Seconds for which a choice waits for the figures."""


class SecondThoughts:
    """Weighs the decisions of the people at one screen, and asks before a costly choice."""

    def __init__(self, game: GameControls) -> None:
        self._game = game
        self._comparer: Comparer | None = None
        self._for: tuple[int, int] | None = None
        self._found: Weighed | None = None
        self._ready = asyncio.Event()
        self._held = False

    def turn_came(self) -> None:
        """Begin to weigh the pending decision."""
        if self._applies() and self._for != self._now():
            self._for, self._found = self._now(), None
            self._ready = asyncio.Event()
            self._game.screen.run_worker(self._weigh(self._for, self._ready), group="weigh")

    def close(self) -> None:
        """End the process."""
        if self._comparer is not None:
            self._comparer.close()
            self._comparer = None

    def before(self, steps: Iterable[PlanStep], make: Callable[[], object]) -> None:
        """Make a choice, or ask first if it is a costly one; nothing while another one is held."""
        if self._held:
            return
        if not self._applies() or self._for != self._now():
            make()
            return
        chosen = [step.action for step in steps]
        while chosen and chosen[0] not in self._game.scene.pending.legal:
            del chosen[0]
        if not chosen or (self._ready.is_set() and not self._doubts(chosen)):
            make()
            return
        self._held = True
        self._game.screen.run_worker(self._consider(chosen, make), group="consider")

    def _applies(self) -> bool:
        screen, scene = self._game.screen, self._game.scene
        return (
            screen.app.looks.sure
            and screen.app.services.comparer is not None
            and not scene.replaying
            and not scene.session.teaches
            and scene.my_turn
            and len(scene.pending.legal) > 1
        )

    def _now(self) -> tuple[int, int]:
        scene = self._game.scene
        return scene.pending.number, scene.me

    def _doubts(self, chosen: list[int]) -> str:
        """Return what is said before a choice that costs much, in the present language; "" for any
        other."""
        found = self._found.cost(chosen) if self._found is not None else None
        if found is None or not costs_much(found):
            return ""
        return self._game.second_thoughts(found)

    async def _weigh(self, asked: tuple[int, int], ready: asyncio.Event) -> None:
        number, seat = asked
        seen = self._game.scene.source.snapshot(seat)
        comparer = self._process()
        found = None
        if comparer is not None and seen.pending.number == number:
            found = await comparer.weigh(seat, seen.view, number)
        if asked == self._for:
            self._found = found
        ready.set()

    def _process(self) -> Comparer | None:
        make, source = self._game.screen.app.services.comparer, self._game.scene.source
        if self._comparer is None and make is not None:
            self._comparer = make(source.header.game, source.public)
        return self._comparer

    async def _consider(self, chosen: list[int], make: Callable[[], object]) -> None:
        """Wait a moment for the figures, ask if they say that a choice costs much, and make it or
        give it back."""
        game, asked = self._game, self._now()
        sure: bool | None = True
        try:
            try:
                await asyncio.wait_for(self._ready.wait(), PATIENCE)
            except TimeoutError:
                self._for = None  # too late for this decision
            if self._for == asked == self._now() and self._doubts(chosen):
                question = game.about_decision(SureDialog(partial(self._doubts, chosen)))
                sure = await game.screen.app.push_screen_wait(question)
        finally:
            self._held = False
        if self._now() != asked or not game.scene.my_turn:
            return  # time was up, or somebody undid a decision
        if sure:
            make()
        else:
            game.halt()
            game.rejected()
        game.screen.wake()
