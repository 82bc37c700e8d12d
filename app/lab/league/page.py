"""The table of a league: as a page for people, as JSON, and as a page for a browser."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from html import escape
from importlib.resources import files
from typing import Any, Final

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.lab.html import page_head, table_lines
from app.lab.layout import BOLD, FAINT, Grid, Style
from app.lab.league.job import Errors
from app.lab.league.ratings import AVERAGE, Standing
from app.lab.scale import chart_scale, is_cut
from app.text.game_names import game_name

FORMAT: Final = 1
NAME_CELLS: Final = 40
COLUMNS: Final = ("bot", "rating", "games", "won", "shared", "lost", "failed")


class LeaguePage:
    """Makes the pages of a league from its set-up, as `as_json` writes it, and its first errors."""

    def __init__(
        self, texts: Texts, style: Style, setup: Mapping[str, Any], errors: Errors
    ) -> None:
        self.texts, self.style, self.setup, self.errors = texts, style, setup, errors

    def _about(self) -> list[str]:
        texts, setup = self.texts, self.setup
        game = game_name(texts, setup["game"])
        pairings = len(setup["pairings"])
        lines = [
            texts("league-title", game=game, preset=setup["preset"]),
            texts("league-games", n=setup["games"], pairings=pairings, seed=setup["seed"]),
        ]
        if setup["files"]:
            limits = {"seconds": setup["seconds"], "memory": setup["memory"]}
            lines.append(texts("league-limits", **limits))
            lines += [texts(f"league-no-{name}") for name in ("network", "memory")
                      if not setup["limited"][name]]  # fmt: skip
        return lines

    def _cells(self, standing: Standing) -> list[str]:
        low, high = standing.interval
        failures = (
            self.texts(f"league-failed-{why}", n=times)
            for why, times in sorted(standing.failed.items())
        )
        return [
            self._name(standing),
            f"{standing.rating:.0f} ({low:.0f}..{high:.0f})",
            *(str(n) for n in (standing.games, standing.won, standing.shared, standing.lost)),
            ", ".join(failures) or "-",
        ]

    def _said(self, table: Sequence[Standing]) -> list[str]:
        """Return the first error of each bot and kind, in the order of the table."""
        return [
            self.texts(f"league-first-{why}", bot=self._name(one), error=words)
            for one in table
            for why, words in sorted(self.errors.get(str(one.bot), {}).items())
        ]

    def _name(self, standing: Standing) -> str:
        return literal(self.setup["bots"][standing.bot], NAME_CELLS)

    def text(self, table: Sequence[Standing]) -> str:
        """Return the table for a terminal."""
        title, *about = self._about()
        head = [self.texts(f"league-column-{name}") for name in COLUMNS]
        lines = Grid(head, [self._cells(one) for one in table]).lines(self.style)
        note = self.style.paint(self.texts("league-note", average=AVERAGE), FAINT)
        said = self._said(table)
        blocks = [[self.style.paint(title, BOLD), *about], lines, *([said] if said else []), [note]]
        return "\n\n".join("\n".join(block) for block in blocks) + "\n"

    def html(self, table: Sequence[Standing]) -> bytes:
        """Return the page for a browser: it fetches nothing, and has a chart of the ratings."""
        title, *about = (escape(line) for line in self._about())
        style = (files("app.lab") / "report.css").read_text(encoding="utf-8")
        heads = [escape(self.texts(f"league-column-{name}")) for name in COLUMNS]
        scale = chart_scale([(one.rating, one.interval) for one in table], AVERAGE)
        charts = [scale.drawn(one.rating, one.interval) for one in table]
        rows = [list(map(escape, self._cells(one))) for one in table]
        notes = [self.texts("league-note", average=AVERAGE)]
        notes += [self.texts("lab-note-cut")] if any(map(is_cut, charts)) else []
        parts = [
            *page_head(self.texts.language, title, style),
            f"<body><h1>{title}</h1>",
            *(f'<p class="about">{line}</p>' for line in about),
            "<section>",
            *table_lines(heads, rows, charts),
            *(f"<p>{escape(line)}</p>" for line in self._said(table)),
            "</section>",
            f'<p class="note">{escape(" ".join(notes))}</p>',
            "</body></html>",
        ]
        return ("\n".join(parts) + "\n").encode()


def as_json(
    setup: Mapping[str, Any], table: Sequence[Standing], counts: Mapping[str, Any], errors: Errors
) -> bytes:
    """Return a league for other programs."""
    data = {
        "format": FORMAT,
        "setup": setup,
        "table": [
            {
                "bot": setup["bots"][one.bot],
                "rating": round(one.rating, 1),
                "low": round(one.interval[0], 1),
                "high": round(one.interval[1], 1),
                "games": one.games,
                "won": one.won,
                "shared": one.shared,
                "lost": one.lost,
                "failed": dict(sorted(one.failed.items())),
                "errors": dict(sorted(errors.get(str(one.bot), {}).items())),
            }
            for one in table
        ],
        "results": dict(sorted(counts.get("results", {}).items())),
    }
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()
