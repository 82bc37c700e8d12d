"""The part of a screen that answers the hint key.

In a match it shows a good bot's choice. In a replay it asks the bot of this decision again, with
the same input, for its reasons.
"""

from __future__ import annotations

from typing_extensions import override

from app.i18n.literal import width
from app.match.source import BotDecision
from app.tui.commands import COMMANDS
from app.tui.match.screen import PlayScreen


class HintScreen(PlayScreen):
    """Says when the command `HINT` is available, and shows its answer in the game's own words."""

    @override
    def available(self, command: str) -> bool | str:
        if command == self.HINT and (answer := self.can_hint()) is not True:
            return answer
        return super().available(command)

    def can_hint(self) -> bool | str:
        """Return whether a hint is available now, or the id of the message that says why not."""
        scene, prefix = self.scene, self.scene.PREFIX
        if scene.replaying:
            return scene.source.bot_decision() is not None or f"{prefix}-hint-no-bot"
        if not scene.people:
            return False
        if self.over():
            return f"{prefix}-not-over"
        return scene.my_turn or f"{prefix}-not-your-turn"

    def why_the_bot(self, made: BotDecision) -> str:
        """Return the bot's reasons for a decision. While the match runs, explain other seats'
        decisions only by what does not depend on their secrets."""
        raise NotImplementedError

    def tell_hint(self) -> None:
        if words := self._words():
            self._say(words)

    def _words(self) -> str:
        made = self.scene.source.bot_decision()
        return self.hint_words() if made is None else self.why_the_bot(made)

    def _say(self, words: str) -> None:
        """Show text in the key bar, or in a dialog if the key bar would cut it."""
        if width(words) + 2 <= self.size.width:
            self.notice(words)
        else:
            self.app.tell(lambda: [self._words()], COMMANDS[self.HINT].message)
