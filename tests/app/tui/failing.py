"""The program with a fault in it: the key of the palette fails. For the tests of leaving."""

from __future__ import annotations

import sys

from app.config.start_options import StartOptions
from app.tui.app import MazmorraApp
from app.tui.factory import run


def fail(self: MazmorraApp) -> None:
    secret = "a local value that no page shows"
    raise RuntimeError(f"asked to fail, {len(secret)}")


if __name__ == "__main__":
    MazmorraApp.do_app_palette = fail  # type: ignore[method-assign]  # the fault
    arguments = dict(argument.split("=") for argument in sys.argv[1:])
    game = arguments.get("game", "")
    left = run(StartOptions(game=game, seed="WOLF-7F3A" if game else "", speed=0))
    sys.exit(left if isinstance(left, int) else 0)
