"""What `play` and `simulate` were asked to play, as far as one option must fit another."""

from __future__ import annotations

import argparse

from app.cli.arguments import games_with
from app.i18n.fluent import Texts
from app.registry import game as game_of
from app.registry import scenario_options
from app.text.game_names import game_name
from app.validation import values
from app.validation.errors import WrongUse


def check_game(texts: Texts, found: argparse.Namespace, game: str) -> None:
    """What was asked for must be of the game that is played. Raises `WrongUse`."""
    for name in scenario_options():
        if getattr(found, name, None) and name not in game_of(game).scenario_options:
            named, called = games_with(texts, name), game_name(texts, game)
            raise WrongUse("cli-other-game", option=f"--{name}", games=named, game=called)


def changes(texts: Texts, found: argparse.Namespace, game: str) -> dict[str, object]:
    """The changes of rules that were asked for; their schema, which is slow to import, is asked
    only if there are any. Raises `WrongUse`."""
    if not found.option:
        return {}
    from app.validation import rule_changes

    return rule_changes.changes(game, found.option, texts)


def scenario(found: argparse.Namespace) -> str:
    """The labyrinth or deck that was named, "" if none. Raises `WrongUse`."""
    return values.labyrinth(found.labyrinth or "") or values.deck(found.deck or "")
