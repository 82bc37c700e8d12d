"""The process that runs the bots: `python -P -m app.match.bots.main`.

It receives a game and its public configuration. Each question holds a bot, a view, a seed and an
optional budget; each answer is an action. It imports no screen.
"""

from __future__ import annotations

from typing import Any

from app.processes.serving import Answer, serve
from app.registry import game
from engines.kernel.bots import ask


def main() -> None:
    serve(_bots)


def _bots(hello: dict[str, Any]) -> Answer:
    spec = game(hello["game"])
    bots, codec, public = spec.bots(), spec.codec(), spec.config_from_public(hello["public"])

    def answer(question: dict[str, Any]) -> int:
        view = codec.decode(object, question["view"], question["seat"])
        bot, budget = bots[question["bot"]], question["budget"]
        return ask(bot, public, view, question["seed"], budget)

    return answer


if __name__ == "__main__":
    main()
