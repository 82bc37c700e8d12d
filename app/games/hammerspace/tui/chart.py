"""The chance of each loss of life, as a row of bars."""

from __future__ import annotations

from collections.abc import Callable

from app.tui.widgets.styled_text import Span
from engines.hammerspace.damage import Damage


def loss_chart(damage: Damage, label: str, bars: str, chance: Callable[[float], str]) -> list[Span]:
    """Return a bar beside each possible loss: the higher, the likelier. Without bars (""), the
    chance in words."""
    most = max(damage.chances)
    runs = [Span(f"   {label} ", "faint")]
    for lost, share in enumerate(damage.chances):
        if not bars:
            runs += [Span(f" {lost} ", "faint"), Span(f"{chance(share)} ", "accent")]
            continue
        height = round(share / most * (len(bars) - 1)) if share else -1
        bar = bars[height] if height >= 0 else " "
        runs += [Span(f" {lost}", "faint"), Span(bar, "accent")]
    return runs
