"""A process that plays deals out: `python -P -m app.games.irrgarten.seeds.main`.

It receives a configuration and a seed. Each question is a candidate's number and play-outs; each
answer is its tally. It imports no screen.
"""

from __future__ import annotations

from typing import Any

from app.processes.serving import Answer, serve
from engines.irrgarten.config import Config
from engines.irrgarten.picking import PlayOuts, played_out


def main() -> None:
    serve(_deals)


def _deals(hello: dict[str, Any]) -> Answer:
    config, seed = Config.from_data(hello["config"]), hello["seed"]

    def answer(question: list[int]) -> list[Any]:
        return list(played_out(config, seed, PlayOuts(*question)))

    return answer


if __name__ == "__main__":
    main()
