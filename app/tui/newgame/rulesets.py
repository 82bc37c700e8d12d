"""The texts of the rule sets: the row of all, and the row of those that belong together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Generic

from app.content.content_repository import Preset
from app.content.preset_groups import group_at, group_of, members, stops
from app.text.decks import deck_words
from app.text.newgame import GameTexts
from app.text.sentences import stopped
from app.tui.newgame.form import D
from app.tui.newgame.panel import Paragraph

PROBLEMS: Final = 5
"""Mistakes of a file of rules that are listed at once; more do not fit."""


class RulesetTexts(Generic[D]):
    """Names and explanations of the rule sets that a setup builder offers."""

    def __init__(self, draft: D, words: GameTexts) -> None:
        self._draft, self._words = draft, words
        self._language = words.texts.language

    @property
    def chosen(self) -> Preset[Any]:
        draft = self._draft
        found: Preset[Any] = draft.presets[draft.preset_index]
        return found

    def name(self) -> str:
        """Return the name of the chosen rule set."""
        return self.chosen.name.of(self._language)

    def step_name(self) -> str:
        """Return the name in the row of all rule sets: a group has its own."""
        group = group_of(self._draft)
        return self._words(f"rulesets-{group}") if group else self.name()

    def steps(self) -> Sequence[Paragraph]:
        """Explain the row of all rule sets. The chosen one comes first, so that it is whole where
        there is no room for all."""
        draft = self._draft
        mine = members(draft)[0]
        others = [(self._step(index), "muted") for index in stops(draft) if index != mine]
        told = () if group_of(draft) else self._description()
        return [(self._step(mine), "accent"), *told, *self._changes(), *self._faults(), *others]

    def editions(self) -> Sequence[Paragraph]:
        """Explain the row of the rule sets of one group, the chosen one first."""
        draft = self._draft
        rest = [index for index in members(draft) if index != draft.preset_index]
        others = [(self._sentence(draft.presets[index]), "muted") for index in rest]
        first = (self._sentence(self.chosen), "accent")
        return [first, *self._description(), *self._changes(), *others]

    def _description(self) -> Sequence[Paragraph]:
        chosen = self.chosen
        return [] if chosen.summary is None else [(chosen.description.of(self._language), "text")]

    def _changes(self) -> Sequence[Paragraph]:
        if not self._draft.changes:
            return []
        count = self._words("changes", n=len(self._draft.changes))
        return [(count, "accent"), (self._words("preset-reset"), "muted")]

    def _faults(self) -> Sequence[Paragraph]:
        texts = self._words.texts
        told = (deck_words(texts, fault, PROBLEMS) for fault in self._draft.preset_errors)
        return [(line, "bad") for words in told for line in words.splitlines()]

    def _step(self, index: int) -> str:
        group = group_at(self._draft, index)
        if not group:
            return self._sentence(self._draft.presets[index])
        name, about = self._words(f"rulesets-{group}"), self._words(f"rulesets-{group}.about")
        return f"{stopped(name)} {about}"

    def _sentence(self, preset: Preset[Any]) -> str:
        """Return the name of a preset, with a mark on the one for a first match, and its
        sentence."""
        name = preset.name.of(self._language)
        first = preset is self._draft.best_first
        marked = self._words("mode-first", name=name) if first else name
        return f"{stopped(marked)} {preset.sentence.of(self._language)}"
