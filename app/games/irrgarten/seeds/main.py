"""A process that plays deals out: `python -P -m app.games.irrgarten.seeds.main`.

It receives a configuration and a seed. A question is a candidate's number and its play-outs, and
the answer their tally; or it is "par", and the answer a number of strokes. It imports no screen.
"""

from __future__ import annotations

from typing import Any

from app.processes.serving import Answer, serve
from engines.irrgarten.config import Config
from engines.irrgarten.picking import PlayOuts, played_out
from engines.irrgarten.strokes import par

PAR = "par"
"""The question for the par of the seed itself (IRR-32)."""


def main() -> None:
    serve(_deals)


def _deals(hello: dict[str, Any]) -> Answer:
    config, seed = Config.from_data(hello["config"]), hello["seed"]

    def answer(question: Any) -> Any:
        if question == PAR:
            return par(config, seed)
        return list(played_out(config, seed, PlayOuts(*question)))

    return answer


if __name__ == "__main__":
    main()
