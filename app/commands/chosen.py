"""What `play` and `simulate` were asked to play, as far as one option must fit another."""

from __future__ import annotations

import argparse

from app.start import GAMES, OFFERS, SOME
from app.text.fluent import Texts
from app.typed import values
from app.typed.wrong import WrongUse


def check_game(texts: Texts, found: argparse.Namespace, game: str) -> None:
    """What was asked for must be of the game that is played. Raises `WrongUse`."""
    for name in SOME:
        if getattr(found, name, None) and name not in OFFERS[game].options:
            whose = [one for one in GAMES if name in OFFERS[one].options]
            games = ", ".join(texts(f"common-game-{one}") for one in whose)
            called = texts(f"common-game-{game}")
            raise WrongUse("cli-other-game", option=f"--{name}", games=games, game=called)


def changes(texts: Texts, found: argparse.Namespace, game: str) -> dict[str, object]:
    """The changes of rules that were asked for; their schema, which is slow to import, is asked
    only if there are any. Raises `WrongUse`."""
    if not found.option:
        return {}
    from app.typed import rules

    return rules.changes(game, found.option, texts)


def scenario(found: argparse.Namespace) -> str:
    """The labyrinth or deck that was named, "" if none. Raises `WrongUse`."""
    return values.labyrinth(found.labyrinth or "") or values.deck(found.deck or "")
