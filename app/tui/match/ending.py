"""The part of a match summary that all games share: the title, and the seats' results."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from app.i18n.fluent import Texts
from app.match.seats import RESIGNED, marked
from app.text.game_names import game_name
from app.text.summary import MatchSummary, SeatResult
from app.tui.match.view_model import MatchViewModel


def summary_of(
    scene: MatchViewModel[Any],
    texts: Texts,
    headline: str,
    how: str,
    note: Callable[[int], str],
    *,
    turns: int,
    board: str = "",
) -> MatchSummary:
    """Return the result of a match. `note` says in words how a seat ended; where its player had
    resigned, that is said, too. All seats rank alike if there was no outcome. `board` names the
    labyrinth or the deck, if it has a name."""
    source = scene.source
    title, outcome = game_name(texts, source.header.game), source.outcome()
    ranks = outcome.ranks if outcome is not None else (0,) * len(source.seats)
    resigned = marked(source.header.title, RESIGNED)

    def told(seat: int) -> str:
        ended = note(seat)
        return texts("end-resigned", note=ended or "none") if seat in resigned else ended

    standings = tuple(
        SeatResult(rank + 1, seat, scene.name(seat), told(seat)) for seat, rank in enumerate(ranks)
    )
    title = f"{title}: {board}" if board else title
    return MatchSummary(title, headline, how, standings, source.header.seed, turns, scene.UNIT)
