"""What a quick bot would do in a person's place, for a game that brings no advice of its own."""

from __future__ import annotations

from typing import Any

from app.registry import game
from engines.kernel.bots import ask

RANDOM = "random"


def adviser(game_id: str) -> str:
    """Return the bot that is asked: the strongest that answers within a frame and does not play at
    random; "" if the game has none."""
    spec = game(game_id)
    quick = [bot for bot in spec.bots() if bot in spec.quick_bots and bot != RANDOM]
    return quick[-1] if quick else ""


def suggested(game_id: str, public: Any, view: Any, seed: int) -> int | None:
    """Return the action that the bot chooses for the seat of a view; None if nobody can be asked,
    or if the bot fails."""
    bot = adviser(game_id)
    if not bot:
        return None
    try:
        action = ask(game(game_id).bots()[bot], public, view, seed)
    except Exception:  # whatever a bot may raise
        return None
    return action if action in view.legal else None
