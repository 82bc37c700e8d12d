"""The process that runs the bots: `python -P -m app.match.bots.main`.

It receives a game and its public configuration. Each question holds a view and a seed. With a bot
and an optional budget the answer is an action; with a number of `worlds` it is a comparison of the
two best decisions; with what was `done` too, one of that with the best other plan; and with `all`
it has all decisions (`app.match.bots.comparing`). It imports no screen.
"""

from __future__ import annotations

from typing import Any

from app.match.bots.comparison import to_data, weighed_to_data
from app.processes.serving import Answer, serve
from app.registry import game
from engines.kernel.bots import ask
from engines.kernel.weighing import weigh


def main() -> None:
    serve(_bots)


def _bots(hello: dict[str, Any]) -> Answer:
    spec = game(hello["game"])
    bots, codec, public = spec.bots(), spec.codec(), spec.config_from_public(hello["public"])

    def answer(question: dict[str, Any]) -> Any:
        view: Any = codec.decode(object, question["view"], question["seat"])
        if worlds := question.get("worlds"):
            search = spec.search()
            assert search is not None, f"{spec.id} can't play ahead"
            if question.get("all"):
                return weighed_to_data(
                    weigh(search, public, view, view.legal, question["seed"], worlds)
                )
            seed, done = question["seed"], question.get("done")
            if done is not None:
                return to_data(search.price(public, view, seed, tuple(done), worlds))
            return to_data(search.compare(public, view, seed, worlds))
        bot, budget = bots[question["bot"]], question["budget"]
        return ask(bot, public, view, question["seed"], budget)

    return answer


if __name__ == "__main__":
    main()
