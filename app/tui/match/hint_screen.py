"""The part of a screen whose key for a hint tells what a good bot would do; in a replay, why the
bot that decided at this place did so: it is asked again, as it was then."""

from __future__ import annotations

from typing_extensions import override

from app.i18n.literal import width
from app.match.source import BotDecision
from app.tui.commands import COMMANDS
from app.tui.match.screen import PlayScreen


class HintScreen(PlayScreen):
    """Says when the key `HINT` can be used, and what it tells. The words are a game's own."""

    @override
    def available(self, command: str) -> bool | str:
        if command == self.HINT and (answer := self.can_hint()) is not True:
            return answer
        return super().available(command)

    def can_hint(self) -> bool | str:
        """Whether there is a hint now, or why not (a message's id)."""
        scene, room = self.scene, self.scene.ROOM
        if scene.replaying:
            return scene.source.bot_decision() is not None or f"{room}-hint-no-bot"
        if not scene.people:
            return False
        if self.over():
            return f"{room}-not-over"
        return scene.my_turn or f"{room}-not-your-turn"

    def why_the_bot(self, made: BotDecision) -> str:
        """Why the bot decided as it did. While the match goes on, explain other seats' decisions
        only by what does not depend on their secrets."""
        raise NotImplementedError

    def tell_hint(self) -> None:
        """The key was pressed."""
        if words := self._words():
            self._say(words)

    def _words(self) -> str:
        made = self.scene.source.bot_decision()
        return self.hint_words() if made is None else self.why_the_bot(made)

    def _say(self, words: str) -> None:
        """In the key bar, or where that would cut the sentence until it is read."""
        if width(words) + 2 <= self.size.width:
            self.notice(words)
        else:
            self.app.tell(lambda: [self._words()], COMMANDS[self.HINT].message)
