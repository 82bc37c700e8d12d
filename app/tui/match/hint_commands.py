"""The hint key. In a match it shows a good bot's choice. In a replay it asks the bot of this
decision again, with the same input, for its reasons.

The hint command of every game calls `do_play_hint`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from typing_extensions import override

from app.i18n.literal import width
from app.tui.base_screen import BaseScreen
from app.tui.commands import COMMANDS
from app.tui.match.command_group import CommandGroup
from app.tui.match.game_controls import GameControls
from app.tui.match.host import MatchHost


class HintCommands(CommandGroup):
    """Says when the game's hint command is available, and shows its answer in the game's words."""

    def __init__(self, game: GameControls) -> None:
        self._game = game

    @override
    def available(self, command: str) -> bool | str | None:
        return self._can_hint() if command == self._game.HINT else None

    def _can_hint(self) -> bool | str:
        """Return whether a hint is available now, or the id of the message that says why not."""
        scene, prefix = self._game.scene, self._game.scene.PREFIX
        if (answer := self._game.can_hint()) is not True:
            return answer
        if scene.replaying:
            return scene.source.bot_decision() is not None or f"{prefix}-hint-no-bot"
        if not scene.people:
            return False
        if scene.ended:
            return f"{prefix}-not-over"
        return scene.my_turn or f"{prefix}-not-your-turn"

    def do_play_hint(self) -> None:
        show_hint(self._game.screen, self._answer, self._game.HINT)

    def _answer(self) -> str:
        made = self._game.scene.source.bot_decision()
        return self._game.screen.hint_words() if made is None else self._game.why_the_bot(made)


def show_hint(screen: BaseScreen[Any], words: Callable[[], str], command: str) -> None:
    """Show the answer of a hint command in the key bar of a screen, or in a dialog if the key bar
    would cut it. "" is shown elsewhere."""
    measured = next(
        (one.measured for one in screen.app.screen_stack if isinstance(one, MatchHost)), None
    )
    figure = measured.words if measured is not None else str
    text = words()
    if not text and not figure():
        return
    if width(text) + 2 <= screen.size.width and not figure():
        screen.notice(text)
        screen.hinted = text
    else:
        screen.app.tell(lambda: [*filter(None, (words(), figure()))], COMMANDS[command].message)
    if measured is not None:
        measured.ask(screen)
