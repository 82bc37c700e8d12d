"""Descriptions of labyrinths and the generator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.games.irrgarten.tui.newgame.preview import drawing
from app.games.irrgarten.tui.newgame.starter import LabyrinthStarter
from app.text.errors import words_for
from app.tui.newgame.panel import Drawing, Explainer, RowExplanation
from engines.irrgarten.deck import LabyrinthFile
from engines.irrgarten.generator import LARGEST, SMALLEST
from engines.irrgarten.grid import rows_of
from engines.irrgarten.labyrinth import MONSTER, START


class LabyrinthExplainer(Explainer[IrrgartenSetupBuilder]):
    """Shows the chosen labyrinth, or an example of the generator."""

    starter: LabyrinthStarter

    @override
    def scenario(self, file: LabyrinthFile) -> RowExplanation:
        words, language = self.words, self.wording.texts.language
        rows = rows_of(file.grid)
        facts = [
            words("size-of", width=len(rows[0]), height=len(rows)),
            words("monsters", n=sum(row.count(MONSTER) for row in rows)),
            words("starts", n=sum(row.count(START) for row in rows)),
            *(words(f"tag-{tag}") for tag in file.tags),
        ]
        lines = [(", ".join(facts), "muted"), (file.description.of(language), "text")]
        if file.options is not None and file.options.model_fields_set:
            lines.append((words("own-rules", rules=self._own_rules(file)), "accent"))
        return RowExplanation(file.name.of(language), lines, _drawn(rows))

    def _own_rules(self, file: LabyrinthFile) -> str:
        options = file.options
        assert options is not None
        names = [name for name in self.form.infos if name in options.model_fields_set]
        return ", ".join(
            f"{self.wording.label(f'option:{name}')}: "
            f"{self.wording.value(self.form.infos[name], getattr(options, name))}"
            for name in names
        )

    @override
    def own_row(self, row: str) -> RowExplanation:
        kind, _, rest = row.partition(":")
        if kind == "gen":
            return self._spec(rest)
        return self._generator(self.words("generate.tip"))

    def _spec(self, what: str) -> RowExplanation:
        words, spec = self.words, self.draft.spec
        name = f"gen-{what}"
        values = {"size": {"least": SMALLEST, "most": LARGEST}}.get(what, {})
        lines = [words(f"{name}.tip", **values)]
        if what in ("algorithm", "difficulty"):
            value = getattr(spec, what)
            lines.append(f"{words(f'{what}-{value}')}: {words(f'{what}-{value}.tip')}")
        return self._generator(*lines, title=words(name))

    def _generator(self, *paragraphs: str, title: str = "") -> RowExplanation:
        words = self.words
        title = title or words("generate")
        sketch = self.starter.sketches.of(self.draft.making(), self.draft.maze_seed)
        lines = [(text, "text") for text in paragraphs]
        if sketch is None:
            lines.append((words("no-preview"), "muted"))
            return RowExplanation(title, lines)
        if isinstance(sketch, Exception):
            why = words_for(self.wording.texts, sketch)
            lines.append((words("cannot-make", why=why), "bad"))
            return RowExplanation(title, lines)
        monsters = words("monsters", n=sum(row.count(MONSTER) for row in sketch))
        lines.append((monsters, "muted"))
        return RowExplanation(title, lines, _drawn(sketch))


def _drawn(rows: Sequence[str]) -> Drawing:
    return partial(drawing, rows)
