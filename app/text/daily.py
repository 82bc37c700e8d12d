"""The daily in words: the state of each game, and the card to share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from app.i18n.literal import pad, width
from app.text.daily_score import DailyScore, Score
from app.text.game_names import game_name

if TYPE_CHECKING:
    from app.i18n.fluent import Texts
    from app.store.dailies import StartedDaily


def result_words(texts: Texts, begun: StartedDaily, score: Score | None = None) -> str:
    """Return the person's result in a finished daily: "won in 14 turns", or in the game's own words
    if the daily has a number ("2 under par")."""
    if isinstance(score, DailyScore):
        return score.result(texts)
    if score is not None:
        side = "under" if score < 0 else "over" if score else "level"
        return texts(f"daily-{begun.game}-{side}", n=abs(score))
    if begun.rank < 0 or (begun.seats == 1 and not begun.won):
        return texts("daily-over")  # "1 of 1" is no result
    if begun.won:
        return texts("daily-won", turns=begun.turns)
    return texts("daily-place", rank=begun.rank + 1, seats=begun.seats, turns=begun.turns)


def state_words(
    texts: Texts, begun: StartedDaily | None, score: Score | None = None, *, saves: bool = True
) -> str:
    """Return the state of a daily, and the effect of Enter.
    `score` is its number, if the game has one and it is known.
    `saves` is False if no match that begins here can count for the record."""
    if not saves:
        return texts("daily-unsaved")
    if begun is None:
        return texts("daily-waits")
    if isinstance(score, DailyScore):
        return score.result(texts)  # long as it is
    if begun.over:
        return texts("daily-done", result=result_words(texts, begun, score))
    if begun.resigned:
        return texts("daily-resigned")
    return texts("daily-goes-on" if begun.saved else "daily-given-up")


def left_words(texts: Texts, seconds: int) -> str:
    """Return the time until the next dailies, to the minute, rounded up."""
    minutes = -(-seconds // 60)
    return texts("daily-next", hours=minutes // 60, minutes=minutes % 60)


def week_words(texts: Texts, game: str, scores: Sequence[Score | None]) -> str:
    """Return the numbers of a game's dailies on consecutive days, the oldest first, with a dot for
    a day without one: "Irrgarten, last 7 days: +2 . -1 . . 0 -3"; "" if there are none."""
    if all(score is None for score in scores):
        return ""
    told = " ".join(map(_in_week, scores))
    return texts("daily-week", game=game_name(texts, game), n=len(scores), scores=told)


def _in_week(score: Score | None) -> str:
    """Return a number against par with its sign, a score without one."""
    if score is None:
        return "."
    if isinstance(score, DailyScore):
        return str(score.number)
    return f"{score:+d}" if score else "0"


def card(
    texts: Texts,
    day: str,
    today: Mapping[str, StartedDaily | None],
    days: int,
    weeks: Mapping[str, Sequence[Score | None]],
    *,
    ascii_only: bool,
) -> list[str]:
    """Return the card of a day: the result of each game, without spoilers.
    It contains no names, cards or squares. `weeks` has the numbers of each game's last dailies, the
    oldest first and today's last."""
    gap = " - " if ascii_only else " · "
    names = {game: game_name(texts, game) for game in today}
    widest = max(map(width, names.values()))
    lines = [gap.join(("Mazmorra", texts("daily-card-title", day=day)))]
    for game, begun in today.items():
        score = weeks[game][-1] if weeks.get(game) else None
        over = begun is not None and begun.over
        message = _on_card(texts, begun, score, ascii_only) if begun is not None and over else "-"
        lines.append(f"{pad(names[game], widest)}  {message}")
    lines += filter(None, (week_words(texts, game, scores) for game, scores in weeks.items()))
    if days > 1:
        lines.append(texts("daily-card-days", n=days))
    return lines


def _on_card(texts: Texts, begun: StartedDaily, score: Score | None, ascii_only: bool) -> str:
    if isinstance(score, DailyScore):
        return score.card(texts, ascii_only)
    return result_words(texts, begun, score)


def any_over(today: Sequence[StartedDaily | None]) -> bool:
    return any(begun is not None and begun.over for begun in today)
