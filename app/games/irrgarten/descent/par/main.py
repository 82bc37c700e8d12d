"""A process that plays Descents out: `python -P -m app.games.irrgarten.descent.par.main`.

It receives a configuration; a question is a seed, the answer its par. It imports no screen.
"""

from __future__ import annotations

from typing import Any

from app.processes.serving import Answer, serve
from engines.irrgarten.descent.config import Config
from engines.irrgarten.descent.par import par


def main() -> None:
    serve(_pars)


def _pars(hello: Any) -> Answer:
    config = Config.from_data(hello)
    return lambda seed: par(config, seed)


if __name__ == "__main__":
    main()
