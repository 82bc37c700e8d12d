"""What comes over the lines from other processes: bots and workers may die or write nonsense."""

from __future__ import annotations

import asyncio
import json
import socket
from random import Random
from typing import Any, ClassVar

from app.lab.messages import BadMessage, MessageReader, packed
from app.match.bots.main import ANSWER, CHOSE, RAISED, READY
from app.match.bots.port import BotFailed
from app.match.bots.process import ProcessBots
from tests.programs.fuzz import hostile, matches, trees
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, Target


class WorkerFrames(Target):
    """Messages of a worker, in pieces."""

    NAME: ClassVar[str] = "frames"
    SHARE: ClassVar[int] = 300

    def make(self, dice: Random, structural: bool) -> list[bytes]:
        tree = {"chunk": 3, "counts": {"games": 10, "won": [1, 2], "turns": {"7": 3}}}
        messages = [packed(tree), packed({"broke": [1, "x", "y"]})]
        if structural:
            turned = trees.turned(tree, dice)
            body = json.dumps(turned, default=str).encode()
            size = dice.choice((len(body), len(body) + 1, 0, 2**32 - 1, 2**31, 1 << 20))
            messages.insert(dice.randrange(3), size.to_bytes(4, "big") + body)
        else:
            messages[0] = noised(messages[0], dice)
        data = b"".join(messages)
        at = sorted(dice.sample(range(len(data) + 1), min(4, len(data))))
        return [data[start:end] for start, end in zip([0, *at], [*at, len(data)], strict=True)]

    def feed(self, case: list[bytes]) -> str:
        reader = MessageReader()
        try:
            for piece in case:
                for message in reader.feed(piece):
                    assert isinstance(message, dict)
        except BadMessage:
            return REFUSED
        return TAKEN


class BotFrames(Target):
    """Answers of the process of bots: each is an action or a `BotFailed`."""

    NAME: ClassVar[str] = "bots"
    SHARE: ClassVar[int] = 200

    def make(self, dice: Random, structural: bool) -> bytes:
        sound = [ANSWER.pack(0, READY, 0), ANSWER.pack(1, CHOSE, 2)]
        if structural:
            word = dice.choice((READY, CHOSE, RAISED, 7, 255))
            number = dice.choice((0, 1, 2, 2**32 - 1))
            odd = ANSWER.pack(number, word, dice.choice((0, -1, 2**63 - 1, -(2**63))))
            sound.insert(dice.randrange(3), odd)
            return b"".join(sound[: dice.randint(1, 3)])
        return noised(b"".join(sound), dice) + hostile.text(dice).encode(errors="replace")

    def feed(self, case: bytes) -> str:
        return asyncio.run(self._asked(case))

    async def _asked(self, case: bytes) -> str:
        match = matches.begun("irrgarten", matches.IDS[0])
        bots = _Line("irrgarten", match.public)
        bots.answer(case)
        try:
            action: Any = await bots.choose(0, "scout", match.view(0), 1)
        except BotFailed:
            return REFUSED
        finally:
            bots.close()
        assert type(action) is int
        return TAKEN


class _Line(ProcessBots):
    """A process that has answered already, and ended."""

    def answer(self, data: bytes) -> None:
        ours, self._theirs = socket.socketpair()
        self._theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        self._theirs.sendall(data[:4096])
        self._theirs.shutdown(socket.SHUT_WR)
        ours.setblocking(False)
        self._line = ours

    def start(self) -> None:
        """It runs already, or has ended."""

    def close(self) -> None:
        super().close()
        self._theirs.close()
