"""Achievements and best results in words: names, conditions, and lines at the end of a match."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING

from app.i18n.numbers import decimal

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from app.match.achievements import AchievementGained
    from app.match.seats import Seat
    from engines.kernel.achievements import Achievement, Best


def achievement_name(texts: Texts, game: str, achievement: str) -> str:
    """Return the name of an achievement; its id if this program has no name for it."""
    message = f"feats-{game}-{achievement}"
    return texts(message) if texts.has(message) else achievement


def achievement_about(texts: Texts, game: str, achievement: Achievement) -> str:
    return texts(f"feats-{game}-{achievement.id}.about", n=achievement.least)


def best_name(texts: Texts, game: str, best: Best) -> str:
    return texts(f"feats-{game}-best-{best.id}")


def best_value(texts: Texts, best: Best, value: int) -> str:
    return decimal(value, texts.language) if best.thousandths else str(value)


def gained_lines(
    texts: Texts,
    game: str,
    seats: Sequence[Seat],
    gained: Sequence[AchievementGained],
    before: Collection[str] | None = None,
) -> list[str]:
    """Return a line for each achievement of a match, `Ana: Pest Control`, in the order of `gained`.
    `before` are the game's achievements in earlier matches (`known_achievements`): other ones are
    marked as the first time. Without `before` none are marked."""
    return [
        texts(
            "feats-gained" if before is None or one.achievement in before else "feats-gained-new",
            name=seats[one.seat].name,
            feat=achievement_name(texts, game, one.achievement),
        )
        for one in gained
    ]
