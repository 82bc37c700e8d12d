"""Games that are modes of another one: their rule sets stand beside each other in the form.

The row of rule sets leads from the last set of a game to the first one of the next game of its
family, and back.
"""

from __future__ import annotations

from collections.abc import Sequence

from app.i18n.fluent import Texts
from app.registry import game, games
from app.text.game_names import game_name
from app.text.sentences import sentence
from app.tui.newgame.panel import Paragraph


def family(game_id: str) -> tuple[str, ...]:
    """Return a game, or that whose mode it is, and all modes of it in the order of menus."""
    first = game(game_id).mode_of or game_id
    modes = [one.id for one in games().values() if one.mode_of == first]
    return (first, *modes) if first in games() else (game_id,)


def mode_beyond(game_id: str, at: int, count: int, step: int) -> str:
    """Return the game to which a step leads from the rule set `at` of `count`; "" if it leads to
    another set of the same game."""
    found = family(game_id)
    if len(found) < 2 or 0 <= at + step < count:
        return ""
    return found[(found.index(game_id) + (1 if step > 0 else -1)) % len(found)]


def other_modes(game_id: str, texts: Texts) -> Sequence[Paragraph]:
    """Return a paragraph for each other game of the family: its name, and what it is about."""
    found: list[Paragraph] = []
    for other in family(game_id):
        about = f"home-{other}-about"
        if other != game_id and texts.has(about):
            found.append((f"{game_name(texts, other)}. {sentence(texts(about))}", "muted"))
    return found
