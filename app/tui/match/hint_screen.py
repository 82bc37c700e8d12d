"""The part of a screen whose key for a hint tells what a good bot would do; in a replay, why the
bot that decided at this place did so: it is asked again, as it was then."""

from __future__ import annotations

from typing_extensions import override

from app.i18n.literal import width
from app.match.lifecycle import thinking_seed
from app.match.replay_match import ReplayMatch
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
        if isinstance(scene.match, ReplayMatch):
            return _bot_decided(scene.match) or f"{room}-hint-no-bot"
        if not scene.people:
            return False
        if self.over():
            return f"{room}-not-over"
        return scene.my_turn or f"{room}-not-your-turn"

    def why_the_bot(self, match: ReplayMatch, action: int) -> str:
        """Why the bot that is to decide decided on that action. While the match goes on other
        seats are told what does not depend on its secrets."""
        raise NotImplementedError

    def tell_hint(self) -> None:
        """The key was pressed."""
        if words := self._words():
            self._say(words)

    def _words(self) -> str:
        match = self.scene.match
        if isinstance(match, ReplayMatch):
            return self.why_the_bot(match, _decision(match))
        return self.hint_words()

    def _say(self, words: str) -> None:
        """In the key bar, or where that would cut the sentence until it is read."""
        if width(words) + 2 <= self.size.width:
            self.notice(words)
        else:
            self.app.tell(lambda: [self._words()], COMMANDS[self.HINT].message)


def open_to(match: ReplayMatch, viewer: int) -> bool:
    """Whether the deciding seat's secrets may be seen: the match is over, or they are the
    viewer's own."""
    return match.replay.ended or match.actor == viewer


def seed_then(match: ReplayMatch) -> int:
    """The seed with which the deciding seat's bot thought."""
    return thinking_seed(match.header.seed, match.actor, match.decisions)


def _bot_decided(match: ReplayMatch) -> bool:
    """Whether a bot made the decision that comes next."""
    seat = match.actor
    return seat >= 0 and match.replay.next_action is not None and not match.seats[seat].human


def _decision(match: ReplayMatch) -> int:
    """What was decided at a place where a decision comes next.

    While the match goes on it is told of this, and not of what a bot thinks: a person may have sat
    here then, and what a bot would do with its hand tells of the hand.
    """
    action = match.replay.next_action
    assert action is not None, "there is a hint only where a bot decided"
    return action
