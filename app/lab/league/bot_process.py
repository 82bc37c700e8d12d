"""A bot's file in a process of its own: `python -P -m app.lab.league.bot_process MEGABYTES`.

`BotProcess` is the other side of it. A question has a view and a seed, and the answer is an action.
"""

from __future__ import annotations

import asyncio
import sys
from typing import Any, Final

from app.lab.custom_bots import CustomBot, load_bots
from app.lab.league.confine import Limits, confine
from app.processes.child import Child, ChildFailed
from app.processes.serving import Answer, serve
from app.registry import game

STARTING: Final = 30.0
"""Seconds in which a file must be loaded, also on a busy machine."""
MODULE: Final = "app.lab.league.bot_process"


class BotProcess:
    """A bot's file, asked from a process without an event loop. It starts when it is first asked,
    and again after it was late or died."""

    def __init__(
        self, bot: CustomBot, game_id: str, public: dict[str, Any], seconds: int, memory: int
    ) -> None:
        self._hello = {"bot": [bot.name, bot.path, bot.function], "game": game_id, "public": public}
        self._seconds, self._memory = seconds, memory
        self._loop = asyncio.new_event_loop()
        self._child: Child | None = None

    def limits(self) -> Limits:
        """Return what is limited. Raise `ChildFailed` for a file that can't be loaded."""
        return Limits(*self._ask({"limits": True}))

    def action(self, view: object, seat: int, seed: int) -> Any:
        """Return the bot's answer to an encoded view. Raise `ChildFailed`."""
        return self._ask({"view": view, "seat": seat, "seed": seed})

    def close(self) -> None:
        """End the process. Another question would start a new one."""
        if self._child is not None:
            self._child.end()
            self._child = None

    def _ask(self, question: dict[str, Any]) -> Any:
        try:
            if self._child is None:
                command = (sys.executable, "-P", "-m", MODULE, str(self._memory))
                self._child = Child(command)
                self._loop.run_until_complete(self._child.ask("hello", self._hello, STARTING))
            return self._loop.run_until_complete(
                self._child.ask("question", question, self._seconds)
            )
        except ChildFailed as problem:
            if problem.why != "raised" or "view" not in question:
                self.close()
            raise


def main() -> None:
    """Answer until the program closes the line."""
    limits = confine(int(sys.argv[1]))
    serve(lambda hello: _bot(hello, limits))


def _bot(hello: dict[str, Any], limits: Limits) -> Answer:
    spec, custom = game(hello["game"]), CustomBot(*hello["bot"])
    codec, public = spec.codec(), spec.config_from_public(hello["public"])
    bot = load_bots([custom])[custom.name]

    def answer(question: dict[str, Any]) -> Any:
        if "limits" in question:
            return list(limits)
        view = codec.decode(object, question["view"], question["seat"])
        return bot(public, view, question["seed"])

    return answer


if __name__ == "__main__":
    main()
