"""What a trial shows, as a page for people and as JSON."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import isfinite
from typing import Any, Final

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.lab.layout import BOLD, FAINT, GOOD, OPEN, Grid, Style
from app.lab.number_format import NumberFormat
from app.lab.sections import BAR_CELLS, Bar
from app.lab.trial.run import TrialAnswer, TrialResult
from app.lab.trial.sums import FEWEST, Answer
from app.lab.writers import PLACES

FORMAT: Final = 1
NAME_CELLS: Final = 60


class TrialPage:
    """Makes the lines of a trial. `setup` is what was tried, as `as_json` writes it; `names` are
    the names of cards by id."""

    def __init__(
        self, texts: Texts, style: Style, setup: Mapping[str, Any], names: Mapping[str, str]
    ) -> None:
        self.texts, self.style, self.setup, self.names = texts, style, setup, names
        self.figures = NumberFormat(texts, style.ascii)

    def text(self, result: TrialResult) -> str:
        """Return the whole page."""
        texts, setup = self.texts, self.setup
        bots = ", ".join(literal(bot, 40) for bot in setup["bots"])
        about = [
            self.style.paint(texts("trial-title", deck=literal(setup["deck"], NAME_CELLS)), BOLD),
            *(texts("trial-change", **self._change(one)) for one in setup["changes"]),
            texts("trial-setup", bots=bots, seed=setup["seed"]),
        ]
        by_figure: dict[int, list[TrialAnswer]] = {}
        for one in result.answers:
            by_figure.setdefault(id(one.figure), []).append(one)
        blocks = [about, *(self._table(answers) for answers in by_figure.values())]
        blocks.append(self._ending(result))
        return "\n\n".join("\n".join(block) for block in blocks) + "\n"

    def _change(self, change: Mapping[str, Any]) -> dict[str, str]:
        now = self.texts("trial-left-out") if change["now"] is None else _typed(change["now"])
        return {"field": change["field"], "now": now, "tried": ", ".join(change["values"])}

    def title(self, answer: TrialAnswer) -> str:
        """Return what a figure is."""
        figure = answer.figure
        card = literal(self.names.get(figure.card, figure.card), NAME_CELLS)
        return self.texts(f"trial-figure-{figure.id}", card=card)

    def number(self, value: float | None, share: bool, *, signed: bool = False) -> str:
        """Return a share in per cent, or another number with one decimal; points for a change."""
        if value is None or not isfinite(value):
            return "-"
        shown = self.figures.real(100 * value if share else value)
        if signed:
            return shown if shown.startswith("-") or not value else f"+{shown}"
        return self.texts("lab-percent", value=shown) if share else shown

    def _table(self, answers: Sequence[TrialAnswer]) -> list[str]:
        """Return the figure now and with each value: a curve, if there are several."""
        first, texts = answers[0], self.texts
        share = first.figure.share
        most = max([first.estimate.before or 0.0, *(one.estimate.after or 0.0 for one in answers)])
        rows: list[list[str | Bar]] = [
            [texts("trial-now"), self.number(first.estimate.before, share), "", ""]
        ]
        heights = [first.estimate.before or 0.0]
        for one in answers:
            found = one.estimate
            change = self.number(found.change, share, signed=True)
            low, high = (self.number(end, share, signed=True) for end in found.interval)
            reach = f"{change} ({low}..{high})" if found.bounded else change
            rows.append(
                [self.setup["labels"][one.value - 1], self.number(found.after, share), reach,
                 self.word(one)]
            )  # fmt: skip
            heights.append(found.after or 0.0)
        if len(answers) > 1:
            rows = [
                [*row, Bar(height / (most or 1.0), BAR_CELLS)]
                for row, height in zip(rows, heights, strict=True)
            ]
        head = ["", texts("trial-column-figure"),
                texts("trial-column-points" if share else "trial-column-change"),
                texts("trial-column-answer")]  # fmt: skip
        title = self.style.paint(self.title(first), BOLD)
        return [title, *Grid(head, rows).lines(self.style)]

    def word(self, one: TrialAnswer) -> str:
        """Return what is known of a difference, in a word or two."""
        if one.estimate.change is None:
            return self.texts("trial-answer-unseen")
        if not one.estimate.bounded:
            return self.texts("trial-answer-few")
        return self.texts(f"trial-answer-{one.answer.value}")

    def _change_of(self, one: TrialAnswer) -> dict[str, str]:
        """Return a difference and the ends of its interval, as words for a sentence."""
        share = one.figure.share
        low, high = (self.number(end, share, signed=True) for end in one.estimate.interval)
        change = self.number(one.estimate.change, share, signed=True)
        return {"change": change, "low": low, "high": high}

    def so_far(self, result: TrialResult) -> str:
        """Return the first answer that isn't known, or the first, for the line of progress."""
        asked = [one for one in result.answers if one.counts]
        one = _open(result) or asked[0]
        few = "" if one.estimate.bounded else "-few"
        return self.texts(f"trial-so-far{few}", **self._change_of(one))

    def _ending(self, result: TrialResult) -> list[str]:
        texts, most = self.texts, self.setup["most"]
        margin = self.setup["margin"]
        one = _open(result)
        known = {"n": result.seeds, "most": most, "more": 4 * most, "few": FEWEST}
        if one is None:
            line = texts("trial-end-known", **known)
        elif all(each.estimate.change is None for each in result.answers if each.counts):
            line = texts("trial-end-unseen", **known)
        else:
            word = "open" if one.estimate.bounded else "few"
            line = texts(f"trial-end-{word}", **known, **self._change_of(one))
        colour = GOOD if result.known else OPEN
        notes = (texts("trial-note"), texts("trial-note-small", margin=margin))
        return [
            self.style.paint(line, colour), *(self.style.paint(note, FAINT) for note in notes)
        ]  # fmt: skip


def _open(result: TrialResult) -> TrialAnswer | None:
    """Return the first answer that isn't known; if possible, one that has an interval."""
    undecided = [one for one in result.answers if one.counts and one.answer is Answer.OPEN]
    return next((one for one in undecided if one.estimate.bounded), next(iter(undecided), None))


def _typed(value: object) -> str:
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)


def as_json(setup: Mapping[str, Any], result: TrialResult) -> bytes:
    """Return a trial for other programs; shares are from 0 to 1."""
    data = {
        "format": FORMAT,
        "setup": {name: value for name, value in setup.items() if name != "labels"},
        "matches": result.seeds,
        "known": result.known,
        "confidence": round(result.confidence, PLACES),
        "answers": [
            {
                "figure": one.figure.id,
                "card": one.figure.card,
                "value": setup["labels"][one.value - 1],
                "before": _rounded(one.estimate.before),
                "after": _rounded(one.estimate.after),
                "change": _rounded(one.estimate.change),
                "low": _rounded(one.estimate.interval[0]),
                "high": _rounded(one.estimate.interval[1]),
                "margin": _rounded(one.margin),
                "asked": one.counts,
                "answer": one.answer.value,
            }
            for one in result.answers
        ],
    }
    return (json.dumps(data, indent=1, ensure_ascii=False) + "\n").encode()


def _rounded(value: float | None) -> float | None:
    return None if value is None or not isfinite(value) else round(value, PLACES)
