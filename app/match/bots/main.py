"""The process in which bots think: `python -P -m app.match.bots.main`.

It is told a game and its public configuration, and then asked for actions with a bot, a view, a
seed and perhaps a budget. It imports no screen.
"""

from __future__ import annotations

from typing import Any

from app.processes.serving import Answer, serve
from app.registry import game
from engines.kernel.bots import ask


def main() -> None:
    """Answer until the program closes the line."""
    serve(_bots)


def _bots(hello: dict[str, Any]) -> Answer:
    """Return what asks the bots of a match."""
    spec = game(hello["game"])
    bots, codec, public = spec.bots(), spec.codec(), spec.config_from_public(hello["public"])

    def answer(question: dict[str, Any]) -> int:
        view = codec.decode(object, question["view"], question["seat"])
        bot, budget = bots[question["bot"]], question["budget"]
        return ask(bot, public, view, question["seed"], budget)

    return answer


if __name__ == "__main__":
    main()
