"""A match as a few lines to share: players and result, without spoilers for the seed."""

from __future__ import annotations

from app.analysis.match_analysis import Analysis
from app.analysis.plot import averaged
from app.i18n.fluent import Texts
from app.i18n.literal import clip, literal, pad, width
from app.match.journal import Header
from app.text.aftermath import luck_in_all
from app.text.game_names import game_name
from app.text.matches import seat_kind
from app.text.summary import MatchSummary

PARTS = 12
"""The number of equal parts of a match in a bar."""
EIGHTHS, ASCII_EIGHTHS = "▁▂▃▄▅▆▇█", "12345678"
NAME_CELLS = 16


def card(
    texts: Texts,
    header: Header,
    summary: MatchSummary,
    analysis: Analysis | None,
    *,
    ascii_only: bool,
) -> list[str]:
    """Return the card, line by line, without names of cards, monsters and squares.
    Without an analysis there are no bars."""
    seats = len(header.seats)
    gap = " - " if ascii_only else " · "
    title = gap.join(("Mazmorra", game_name(texts, header.game)))
    counted = {"turns": summary.turns, "unit": summary.unit}
    about = texts("end-card-about", seed=summary.seed, players=seats, **counted)
    ranking = summary.ranking
    names = [clip(literal(one.name, 40), NAME_CELLS) for one in ranking]
    kinds = [seat_kind(texts, header.game, header.seats[one.seat]) for one in ranking]
    widest = max(map(width, names))
    lines = [title, about, ""]
    if seats == 1:
        # Alone there is nobody to rank: what counts is the result.
        result = (literal(summary.headline, 60), literal(ranking[0].note, 40))
        lines += ["  ".join(part for part in result if part), ""]
    for one, name, kind in zip(ranking, names, kinds, strict=True):
        bar = _bar(analysis, one.seat, ascii_only) if analysis is not None else ""
        named = f"{one.rank}. {pad(name, widest)}"
        lines.append("  ".join(part for part in (named, bar, kind) if part))
    if analysis is not None and analysis.luck:
        luck = ", ".join(
            f"{name} {luck_in_all(analysis, one.seat)}"
            for one, name in zip(ranking, names, strict=True)
        )
        lines += ["", texts("end-card-luck", list=luck)]
    return lines


def _bar(analysis: Analysis, seat: int, ascii_only: bool) -> str:
    chart = analysis.chance_chart if analysis.chances else analysis.figure_chart
    signs = ASCII_EIGHTHS if ascii_only else EIGHTHS
    parts = averaged(chart.courses[seat], PARTS)
    return "".join(signs[chart.scale.row(part, len(signs))] for part in parts)
