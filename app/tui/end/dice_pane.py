"""The pane about the dice of a match with friends: who made them, and what that proves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from typing_extensions import override

from app.i18n.literal import literal
from app.match.dice_report import DiceReport
from app.match.fair_dice import short_seal
from app.match.seats import NAME_CELLS
from app.text.errors import words_for
from app.tui.end.panes import EndPane
from app.tui.widgets.styled_text import Line, Span, wrapped


class DicePane(EndPane):
    """A tick or a cross before each finding, and one sentence about the limits of all of them."""

    NAME, TITLE = "dice", "end-view-dice"

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Nothing of it waits for the analysis."""
        after, texts = self.outlook.after, self.mazmorra.texts
        head = self.head(cells)
        if after.dice_trouble is not None:
            words = texts("end-dice-unknown", why=words_for(texts, after.dice_trouble))
            return [head, *wrapped(words, cells - 1, "bad", 1)]
        if after.dice is None:
            return [head, [Span(f" {texts('end-dice-working')}", "muted")]]
        return [head, *self._findings(after.dice, cells)]

    def _findings(self, report: DiceReport, cells: int) -> Iterator[Line]:
        texts, glyphs = self.mazmorra.texts, self.mazmorra.glyphs
        for holds, words in self._found(report):
            sign = Span(f" {glyphs.done if holds else glyphs.failed} ", "good" if holds else "bad")
            first, *rest = wrapped(words, cells - 4, "text")
            yield [sign, *first]
            yield from ([Span("   "), *line] for line in rest)
        limits = "end-dice-limits" if report.verdict.shared else "end-dice-alone"
        last = limits if report.holds else "end-dice-forged"
        yield from wrapped(texts(last), cells - 1, "muted" if report.holds else "bad", 1)

    def _found(self, report: DiceReport) -> Iterator[tuple[bool, str]]:
        texts, verdict = self.mazmorra.texts, report.verdict
        seal, kept = short_seal(verdict.seal), "kept" if verdict.kept else "shown"
        message = "end-dice-late" if verdict.late else "end-dice-seal"
        yield verdict.fits, texts(message, holds=_word(verdict.fits), seal=seal, kept=kept)
        if verdict.own is not None:
            yield verdict.own, texts("end-dice-own", holds=_word(verdict.own))
        else:
            names = self.outlook.after.names
            added = [
                literal(names[seat], NAME_CELLS) for seat in verdict.seats if seat < len(names)
            ]
            yield True, texts("end-dice-added", count=len(added), names=", ".join(added))
        yield verdict.seed, texts("end-dice-seed", holds=_word(verdict.seed))
        yield (
            report.same_end,
            texts(
                "end-dice-played",
                holds=_word(report.same_end),
                count=report.decisions,
                link=report.link,
            ),
        )
        if verdict.restarts:
            yield False, texts("end-dice-restarts", count=verdict.restarts)


def _word(holds: bool) -> str:
    return "yes" if holds else "no"
