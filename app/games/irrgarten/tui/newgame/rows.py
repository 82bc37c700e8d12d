"""The texts of Irrgarten's rows: sizes of labyrinths, and the generator."""

from __future__ import annotations

from typing_extensions import override

from app.content.deck_repository import ContentEntry
from app.games.irrgarten.setup_builder import IrrgartenSetupBuilder
from app.tui.forms.row import FormRow
from app.tui.newgame.rows import RowWording
from engines.irrgarten.deck import LabyrinthFile
from engines.irrgarten.generator import LARGEST, SMALLEST
from engines.irrgarten.grid import rows_of


class LabyrinthWording(RowWording[IrrgartenSetupBuilder]):
    """The label of a labyrinth: its name and its size."""

    @override
    def size(self, entry: ContentEntry[LabyrinthFile] | None) -> str:
        if entry is None or entry.file is None:
            return ""
        rows = rows_of(entry.file.grid)
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
