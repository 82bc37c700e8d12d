"""Dialogs about cards in the real program, over an empty table, from hands laid by name."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from typing import Any, cast

from textual.pilot import Pilot
from textual.screen import Screen

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.dialogs.card_dialog import CardPickDialog
from app.games.napakalaki.tui.dialogs.dialog_context import DialogContext
from app.tui.app import MazmorraApp
from engines.napakalaki.cards import Bad, NapakalakiMonster
from engines.napakalaki.config import Config
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import State
from tests.app.tui.shell import shell
from tests.engines.napakalaki.helpers import README, RULES, SMALL_TREASURES, do, lay, named
from tests.helpers.pictures import composed

NAMES = ("Ana", "Ben", "Eva")


class Table:
    """The program with a game laid out; `answers` are the results of the dialogs that closed."""

    def __init__(self, pilot: Pilot[Any], state: State, words: Mapping[str, str]) -> None:
        self.pilot = pilot
        self.app = cast("MazmorraApp", pilot.app)
        self.state = state
        self.words = words
        self.answers: list[tuple[int, ...] | None] = []

    @property
    def deal(self) -> DialogContext:
        """The game as the deciding seat sees it."""
        state = self.state
        words = NapakalakiCardText(
            self.app.texts, state.config, lambda key: self.words.get(key, "")
        )
        view = RULES.view(state, state.seat)
        return DialogContext(state.config, view, words, NAMES[state.seat], NAMES)

    async def open(self, kind: type[Any], *more: Any) -> Any:
        """Open a dialog of that kind."""
        dialog = kind(self.deal, *more)
        self.app.push_screen(dialog, self.answers.append)
        await self.pilot.pause()
        return dialog

    async def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        await self.pilot.press(*keys)
        await self.pilot.pause()

    def decided(self) -> str:
        """What the last dialog decided, cards by id; it is carried out by the rules."""
        actions = self.answers[-1]
        if actions is None:
            return "nothing"
        for action in actions:
            RULES.apply(self.state, action)
        return ", ".join(named(RULES.notation(action)) for action in actions)

    def shown(self) -> str:
        """The text on the screen."""
        return "\n".join(strip.text for strip in composed(self.app))


@asynccontextmanager
async def at_table(
    state: State, size: tuple[int, int] = (80, 24), words: Mapping[str, str] = {}
) -> AsyncIterator[Table]:
    """The program with a game laid out."""
    app = shell()
    async with app.run_test(size=size) as pilot:
        await app.push_screen(Screen())  # nothing behind the dialogs, whatever is at home
        await pilot.pause()
        yield Table(pilot, state, words)


def beaten(
    bad: Bad,
    equipped: str = "",
    hidden: str = "",
    level: int = 5,
    parameters: Parameters = README,
) -> State:
    """Ana has met a monster that nobody beats, and accepts its bad consequence."""
    decks = Config(
        SMALL_TREASURES, (NapakalakiMonster("tax-inspector", 50, 1, 1, bad),), 3, parameters
    )
    state = lay(equipped, hidden, level=level, decks=decks)
    do(state, "draw", "accept")
    return state


def picked(dialog: CardPickDialog) -> str:
    """The picks of a dialog by id, in their order."""
    return " ".join(dialog.deal.config.treasures[card].id for card in dialog.picking.picks)
