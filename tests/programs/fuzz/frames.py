"""What comes over the lines from other processes: bots and workers may die or write nonsense."""

from __future__ import annotations

import asyncio
import json
import socket
from random import Random
from typing import Any, ClassVar

from app.match.bots.port import BotFailed
from app.match.bots.process import ProcessBots
from app.processes.child import Child
from app.processes.messages import BadMessage, MessageReader, packed
from tests.programs.fuzz import hostile, matches, trees
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, Target


class WorkerFrames(Target):
    """Messages of a worker, in pieces."""

    NAME: ClassVar[str] = "frames"
    SHARE: ClassVar[int] = 300

    def make(self, dice: Random, structural: bool) -> list[bytes]:
        tree = {"chunk": 3, "counts": {"games": 10, "won": [1, 2], "turns": {"7": 3}}}
        messages = [packed({"id": 1, "answer": tree}), packed({"id": 2, "answer": None})]
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
        sound = packed({"id": 1, "answer": 2})
        if structural:
            word = dice.choice(("answer", "raised", "other"))
            number = dice.choice((0, 1, 1, 2**32 - 1, None, "1"))
            answer = dice.choice((0, -1, 2**63, 0.5, None, "up", [2], {"a": 1}))
            odd = packed({"id": number, word: answer})
            return b"".join(dice.sample([sound, odd], dice.randint(1, 2)))
        return noised(sound, dice) + hostile.text(dice).encode(errors="replace")

    def feed(self, case: bytes) -> str:
        return asyncio.run(self._asked(case))

    async def _asked(self, case: bytes) -> str:
        match = matches.begun("irrgarten", matches.IDS[0])
        bots = ProcessBots("irrgarten", match.public)
        child = _Answered(bots._hello, case)
        bots.pool.children.append(child)
        bots.pool._idle.append(child)
        try:
            action: Any = await bots.choose(0, "scout", match.view(0), 1)
        except BotFailed:
            return REFUSED
        finally:
            bots.close()
        return TAKEN if type(action) is int else REFUSED  # the guard refuses what is no action


class _Answered(Child):
    """A process that was told everything, has answered already, and ended."""

    def __init__(self, hello: object, data: bytes) -> None:
        self.line, self._theirs = socket.socketpair()
        self._theirs.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 1 << 20)
        self._theirs.sendall(data[:4096])
        self._theirs.shutdown(socket.SHUT_WR)
        self.line.setblocking(False)
        self.hello, self._reader, self._asked = hello, MessageReader(), 0

    def kill(self) -> None:
        self._theirs.close()
