"""The daily in words: the state of each game, and the card to share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.i18n.literal import pad, width
from app.text.game_names import game_name

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from app.store.dailies import StartedDaily


def result_words(texts: Texts, begun: StartedDaily) -> str:
    """Return the person's result in a finished daily: `won in 14 turns`."""
    if begun.rank < 0:
        return texts("daily-over")
    if begun.won:
        return texts("daily-won", turns=begun.turns)
    return texts("daily-place", rank=begun.rank + 1, seats=begun.seats, turns=begun.turns)


def state_words(texts: Texts, begun: StartedDaily | None, *, saves: bool = True) -> str:
    """Return the state of a daily, and the effect of Enter.
    `saves` is False if no match that begins here can count for the record."""
    if not saves:
        return texts("daily-unsaved")
    if begun is None:
        return texts("daily-waits")
    if begun.over:
        return texts("daily-done", result=result_words(texts, begun))
    if begun.resigned:
        return texts("daily-resigned")
    return texts("daily-goes-on" if begun.saved else "daily-given-up")


def left_words(texts: Texts, seconds: int) -> str:
    """Return the time until the next dailies, to the minute, rounded up."""
    minutes = -(-seconds // 60)
    return texts("daily-next", hours=minutes // 60, minutes=minutes % 60)


def card(
    texts: Texts, day: str, today: Mapping[str, StartedDaily | None], days: int, *, ascii_only: bool
) -> list[str]:
    """Return the card of a day: the result of each game, without spoilers.
    It contains no names, cards or squares."""
    gap = " - " if ascii_only else " · "
    names = {game: game_name(texts, game) for game in today}
    widest = max(map(width, names.values()))
    lines = [gap.join(("Mazmorra", texts("daily-card-title", day=day)))]
    for game, begun in today.items():
        message = result_words(texts, begun) if begun is not None and begun.over else "-"
        lines.append(f"{pad(names[game], widest)}  {message}")
    if days > 1:
        lines.append(texts("daily-card-days", n=days))
    return lines


def any_over(today: Sequence[StartedDaily | None]) -> bool:
    return any(begun is not None and begun.over for begun in today)
