"""The description of a deck: its cards by type, and its monsters by level."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from app.games.napakalaki.setup_builder import NapakalakiSetupBuilder
from app.tui.glyphs import Glyphs
from app.tui.newgame.bars import ChartBar, bar_lines
from app.tui.newgame.panel import RowExplanation
from app.tui.newgame.texts import FormTexts
from app.tui.widgets.styled_text import Line
from engines.napakalaki.cards import KINDS
from engines.napakalaki.deck import Deck, Monster

BANDS = 6
"""The most bars of the drawing: each covers neighbouring levels of monsters."""
FEW, LONG, SHORT = 2, "friends", "friends-short"
"""With `FEW` players, the rule set `SHORT` is suggested in place of `LONG`."""
NAMED = 5
"""The most deadly monsters that are named; more are counted."""


class NapakalakiFormTexts(FormTexts[NapakalakiSetupBuilder]):
    """Shows the content of a deck."""

    @override
    def scenario_explained(self, file: Deck) -> RowExplanation:
        words, language = self.words, self.texts.language
        levels = [monster.level for monster in file.monsters]
        count = words("monsters", n=len(levels), least=str(min(levels)), most=str(max(levels)))
        lines = [
            (file.about.description.of(language), "text"),
            (words("made-for", n=file.about.players), "muted"),
            *((text, "risky") for text in self.warnings()),
            (self._treasures(file), "muted"),
            (count, "muted"),
        ]
        if deadly := [one.name.of(language) for one in file.monsters if one.bad.death]:
            names = ", ".join(deadly) if len(deadly) <= NAMED else str(len(deadly))
            lines.append((words("deadly", names=names), "deadly"))
        drawing = partial(bars, file.monsters, words("levels"))
        return RowExplanation(file.about.name.of(language), lines, drawing)

    def _treasures(self, file: Deck) -> str:
        texts = self.texts
        kinds: Counter[str] = Counter(card.kind for card in file.treasures)
        lines = [f"{texts(f'napakalaki-kind-{one}')} {kinds[one]}" for one in KINDS if kinds[one]]
        return self.words("treasures", n=len(file.treasures), kinds=", ".join(lines))

    @override
    def warnings(self) -> list[str]:
        """Warn that a deck made for fewer players may run out of treasures (NAP-3), and name the
        rule set that suits two players better."""
        draft, found = self.draft, list[str]()
        if made_for := draft.short_of_cards:
            found.append(self.words("short-of-cards", most=made_for, n=len(draft.seats)))
        if len(draft.seats) == FEW and draft.presets[draft.preset_index].id == LONG:
            short = next((one for one in draft.presets if one.id == SHORT), None)
            if short is not None:
                name = short.name.of(self.texts.language)
                found.append(self.words("for-two", n=FEW, name=name))
        return found


def bars(
    monsters: Sequence[Monster], caption: str, cells: int, height: int, glyphs: Glyphs
) -> Sequence[Line] | None:
    """Return the monsters by level, one bar per band of levels and one symbol per monster if there
    is room; None if the bars do not fit."""
    return bar_lines(
        [
            ChartBar(f"{low}-{high}" if low < high else str(low), count)
            for low, high, count in banded([monster.level for monster in monsters])
        ],
        caption,
        cells,
        height,
        glyphs,
    )


def banded(levels: Sequence[int]) -> list[tuple[int, int, int]]:
    """Lowest and highest level of each band with the number of monsters, at most `BANDS`."""
    low, high = min(levels), max(levels)
    size = -(-(high - low + 1) // BANDS)
    return [
        (start, min(start + size - 1, high), sum(start <= one < start + size for one in levels))
        for start in range(low, high + 1, size)
    ]
