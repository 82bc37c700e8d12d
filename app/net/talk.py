"""What people at a table say to each other: gestures, and lines of text if the host allows them."""

from __future__ import annotations

import unicodedata
from collections import Counter, deque
from dataclasses import replace
from functools import partial
from typing import Final

from app.i18n.literal import literal, width
from app.net import limits
from app.net.consent import Later
from app.net.messages import Said, Talk
from engines.kernel.events import SPECTATOR

TALK_CODES: Final = ("chat", "often", "empty")
"""The codes of `No` for what somebody wanted to say."""


def said_text(typed: str, cells: int = limits.SAID_CELLS) -> str:
    """Return a line as it is shown: composed (NFKC), harmless, at most so many cells wide."""
    return literal(unicodedata.normalize("NFKC", typed), cells).strip()


def said_cells(typed: str) -> int:
    """Return how wide a line is before it is cut."""
    return width(said_text(typed, 10 * limits.SAID_CELLS))


class TalkRules:
    """What a table passes on: not too much of anybody, and text only if there is a chat."""

    def __init__(self, later: Later) -> None:
        self._later = later
        self._past: deque[Said] = deque(maxlen=limits.KEPT_SAID)
        self._lately: Counter[str] = Counter()

    def take(self, key: str, seat: int, talk: Talk, *, chat: bool) -> Said | str:
        """Return what everybody gets of what a player, known by `key`, says; or one of
        `TALK_CODES`."""
        text = said_text(talk.text)
        if bool(text) == bool(talk.gesture):
            return "empty"
        if text and not chat:
            return "chat"
        if self._lately[key] >= limits.MOST_SAID:
            return "often"
        self._lately[key] += 1
        self._later(limits.SAID_SECONDS, partial(self._forget, key))
        said = Said(seat, text, talk.gesture)
        self._past.append(said)
        return said

    def past(self, *, public: bool) -> list[Said]:
        """Return the last lines for somebody who comes; with `public`, also those of spectators."""
        return [replace(one, old=True) for one in self._past if public or one.seat != SPECTATOR]

    def _forget(self, key: str) -> None:
        self._lately[key] -= 1
        if not self._lately[key]:
            del self._lately[key]


class Conversation:
    """The last lines that a client got, and why its own last one was refused."""

    def __init__(self) -> None:
        self.lines: deque[Said] = deque(maxlen=limits.KEPT_SAID)
        self.count = 0
        """How many have come."""
        self.refusal = ""
        """One of `TALK_CODES`, until somebody has shown it."""
        self.muted: set[int] = set()
        """The seats of the match whose players are not heard; `SPECTATOR` for all spectators."""
        self._match = ""
        self._cut = True
        """Whether the line is new: the table sends the last lines again."""

    def cut(self) -> None:
        """Take the last lines from the table, as soon as the line is back."""
        self._cut = True

    def begins(self, match: str) -> None:
        """Hear everybody again in another match. A match that the table sends again is the same."""
        if match != self._match:
            self._match = match
            self.muted.clear()

    def mute(self, seat: int, *, yes: bool) -> None:
        """Stop hearing a seat and forget its lines; or with `yes` false, hear it again from now on.
        The table doesn't learn of it, so nobody does."""
        if not yes:
            self.muted.discard(seat)
            return
        self.muted.add(seat)
        kept = [said for said in self.lines if said.seat != seat]
        self.lines.clear()
        self.lines.extend(kept)

    def hear(self, said: Said) -> None:
        if said.old and self._cut:
            self.lines.clear()
        self._cut = False
        if said.seat in self.muted:
            return
        self.lines.append(said)
        self.count += not said.old

    def take_refusal(self) -> str:
        """Return the last refusal, and forget it."""
        refusal, self.refusal = self.refusal, ""
        return refusal
