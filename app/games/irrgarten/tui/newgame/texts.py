"""The texts of Irrgarten's form: labyrinths and the generator."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from typing_extensions import override

from app.content.content_repository import ContentEntry
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.games.irrgarten.tui.newgame.preview import bare, drawing
from app.games.irrgarten.tui.newgame.starter import LabyrinthStarter
from app.text.errors import words_for
from app.tui.forms.row import FormRow
from app.tui.newgame.panel import Drawing, Paragraph, RowExplanation
from app.tui.newgame.texts import FormTexts
from engines.irrgarten.deck import LabyrinthFile
from engines.irrgarten.generator import LARGEST, SMALLEST
from engines.irrgarten.grid import rows_of
from engines.irrgarten.labyrinth import MONSTER, START
from engines.irrgarten.options import Options


class LabyrinthFormTexts(FormTexts[IrrgartenSetupBuilder]):
    """Shows the chosen labyrinth with its size, or an example of the generator."""

    starter: LabyrinthStarter

    @override
    def size(self, entry: ContentEntry[LabyrinthFile] | None) -> str:
        if entry is None or entry.content is None:
            return ""
        rows = rows_of(entry.content.grid)
        return " " + self.words("size-of", width=len(rows[0]), height=len(rows))

    @override
    def chosen(self) -> str:
        return self.words("generate") if self.draft.generated else super().chosen()

    @override
    def own_row(self, name: str) -> FormRow:
        kind, _, rest = name.partition(":")
        if kind == "file":
            return FormRow(name, self.words("generate"), indent=1)
        return FormRow(name, self.label(name), self._spec(rest), self.form.turns(name), indent=1)

    @override
    def question(self, row: str) -> tuple[str, str]:
        if not row.startswith("gen:"):
            return super().question(row)
        name = f"ask-gen-{row.partition(':')[2]}"
        values = {"least": str(SMALLEST), "most": str(LARGEST)} if row == "gen:size" else {}
        return self.words(name), self.words(f"{name}.hint", **values)

    def _spec(self, what: str) -> str:
        spec = self.draft.spec
        match what:
            case "size":
                return self.words("size-of", width=spec.width, height=spec.height)
            case "loops":
                message = "loops-own" if spec.loops is None else "loops-share"
                return self.words(message, n=spec.loops_share)
            case "seed":
                return self.draft.maze_seed
        return self.words(f"{what}-{getattr(spec, what)}")

    @override
    def scenario_explained(self, file: LabyrinthFile) -> RowExplanation:
        words, language = self.words, self.texts.language
        rows, options = rows_of(file.grid), self.draft.options_with(file)
        facts = [
            words("size-of", width=len(rows[0]), height=len(rows)),
            words("monsters", n=sum(row.count(MONSTER) for row in rows)),
            self._starts(sum(row.count(START) for row in rows), options),
            *(words(f"tag-{tag}") for tag in file.tags),
        ]
        lines = [(", ".join(facts), "muted"), (file.description.of(language), "text")]
        if file.options is not None and file.options.model_fields_set:
            lines.append((words("own-rules", rules=self._own_rules(file)), "accent"))
        return RowExplanation(
            file.name.of(language), [*lines, *self._fog(options)], _drawn(rows, options)
        )

    def _starts(self, drawn: int, options: Options) -> str:
        """Where the players start: on the squares drawn for it, else where the rules put them."""
        even = not drawn and options.starts == "even"
        return self.words("starts-even") if even else self.words("starts", n=drawn)

    def _own_rules(self, file: LabyrinthFile) -> str:
        options = file.options
        assert options is not None
        names = [name for name in self.form.infos if name in options.model_fields_set]
        return ", ".join(
            f"{self.label(f'option:{name}')}: "
            f"{self.value(self.form.infos[name], getattr(options, name))}"
            for name in names
        )

    @override
    def own_row_explained(self, row: str) -> RowExplanation:
        kind, _, rest = row.partition(":")
        if kind == "gen":
            return self._spec_explained(rest)
        return self._generator(self.words("generate.tip"))

    def _spec_explained(self, what: str) -> RowExplanation:
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
            why = words_for(self.texts, sketch)
            lines.append((words("cannot-make", why=why), "bad"))
            return RowExplanation(title, lines)
        monsters = words("monsters", n=sum(row.count(MONSTER) for row in sketch))
        lines.append((monsters, "muted"))
        options = self.draft.options()
        return RowExplanation(title, [*lines, *self._fog(options)], _drawn(sketch, options))

    def _fog(self, options: Options) -> list[Paragraph]:
        """Say under fog why the drawing is bare."""
        return [(self.words("bare"), "muted")] if _foggy(options) else []


def _foggy(options: Options) -> bool:
    return options.fog != "off"


def _drawn(rows: Sequence[str], options: Options) -> Drawing:
    return partial(drawing, bare(rows) if _foggy(options) else rows)
