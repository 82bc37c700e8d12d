"""The end of a match: who won and how, the ranking, and what to do next."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.text.literal import clip, literal, width
from app.tui.commands import Command, register
from app.tui.menuplace import MenuPlace
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, centred, wrap
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.menu import Menu, Row

register(
    (
        Command("end.rematch", "end", ("n",)),
        Command("end.same", "end", ("s",)),
        Command("end.new", "end", ("p",)),
        Command("end.replay", "end", ("r",)),
        Command("end.board", "end", ("b", "escape"), footer=95),
        Command("end.home", "end", ("q",)),
    )
)


@dataclass(frozen=True, slots=True)
class Standing:
    """One seat at the end: `rank` from 1, `seat` from 0, `note` in words (out, dead, lost)."""

    rank: int
    seat: int
    name: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Summary:
    """How a match ended, in words of the present language, made by the game's screen.

    `headline` says who won, `how` what happened; `title` the game and its board.
    """

    title: str
    headline: str
    how: str
    standings: tuple[Standing, ...]
    seed: str
    turns: int


SummaryNow = Summary | Callable[[], Summary]
"""A summary, or what makes it anew when the language changes."""


class Verdict(Painted):
    """The words of a summary."""

    DEFAULT_CSS = "Verdict { height: 1fr; width: 100%; }"

    def __init__(self, summary: SummaryNow) -> None:
        super().__init__()
        self._source = summary

    @property
    def summary(self) -> Summary:
        """The summary in the present language."""
        return self._source() if callable(self._source) else self._source

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Headline, how, ranking, and the figures of the match."""
        summary, app = self.summary, self.mazmorra
        headline = clip(literal(summary.headline, 200), cells - 8)
        rule = app.glyphs.rule * min(cells - 8, width(headline) + 6)
        lines: list[Line] = [
            centred([Run(clip(literal(summary.title, 200), cells - 2), "muted")], cells),
            [],
            centred([Run(rule, "key")], cells),
            centred([Run(headline, "title", extra="bold")], cells),
            centred([Run(rule, "key")], cells),
            [],
            *(
                centred([Run(text, "muted")], cells)
                for text in wrap(literal(summary.how, 600), min(cells - 4, 76))
            ),
            [],
            *self._table(summary, cells),
            [],
        ]
        seed = app.texts("end-seed", seed=summary.seed, turns=summary.turns)
        lines.append(centred([Run(clip(seed, cells - 2), "faint")], cells))
        return [*([[]] * max(0, (height - len(lines)) // 2)), *lines]

    def _table(self, summary: Summary, cells: int) -> list[Line]:
        standings = sorted(summary.standings, key=lambda one: (one.rank, one.seat))
        names = [clip(literal(one.name, 40), 24) for one in standings]
        notes = [clip(literal(one.note, 120), max(0, cells - 44)) for one in standings]
        name_width = max(map(width, names), default=0)
        note_width = max(map(width, notes), default=0)
        side = max(0, (cells - name_width - note_width - 12) // 2)
        lines: list[Line] = []
        for one, name, note in zip(standings, names, notes, strict=True):
            first = one.rank == standings[0].rank
            lines.append(
                [
                    Run(" " * side),
                    Run(f"{one.rank:>2}.  ", "key" if first else "muted"),
                    Run(f"@{one.seat + 1} ", f"seat{one.seat % 8 + 1}"),
                    Run(name + " " * (name_width - width(name) + 2), "title" if first else "text"),
                    Run(note, "muted"),
                ]
            )
        return lines


BREATH = 1.5
"""Seconds in which Enter does nothing: it may have been meant for the last step of the match. An
Enter in that time takes another breath, so that whoever walks on by Enter walks into nothing."""


class EndScreen(MenuPlace[None]):
    """The end. Esc looks at the board again; from there Esc comes back here by the game's menu."""

    SCOPE: ClassVar[str] = "end"

    def __init__(self, summary: SummaryNow) -> None:
        super().__init__()
        self._verdict = Verdict(summary)
        self._arrived = False

    def on_mount(self) -> None:
        """Take the size, and a breath."""
        super().on_mount()
        self._breath = self.set_timer(BREATH, self._arrive)

    def _arrive(self) -> None:
        self._arrived = True

    @override
    def do_list_choose(self) -> None:
        """Use the chosen row, once people have seen where they are."""
        if self._arrived:
            super().do_list_choose()
        else:
            self._breath.stop()
            self._breath = self.set_timer(BREATH, self._arrive)

    @override
    def compose(self) -> Iterator[Widget]:
        yield self._verdict
        yield Menu(self._rows)
        yield KeyBar()

    def _rows(self) -> Sequence[Row]:
        texts = self.app.texts
        return [
            Row("end.rematch", texts("end-rematch-about")),
            Row("end.same", texts("end-same-about")),
            Row("end.new", texts("end-new-about")),
            Row("end.replay", texts("end-replay-about")),
            Row("end.board", texts("end-board-about")),
            Row("end.home", texts("end-home-about")),
        ]

    def do_end_rematch(self) -> None:
        """The same players and rules, another seed."""
        self.app.play_again(self.app.services.seed_source())

    def do_end_same(self) -> None:
        """The same match from its beginning."""
        self.app.play_again("")

    def do_end_new(self) -> None:
        """Choose anew how to play."""
        self.app.play_other()

    def do_end_replay(self) -> None:
        """The match again, step by step."""
        self.app.replay_match()

    def do_end_board(self) -> None:
        """Look at the last position."""
        self.dismiss(None)

    def do_end_home(self) -> None:
        """To the home screen."""
        self.app.go_home()
