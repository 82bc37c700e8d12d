"""The form's rows in words: label, value, and whether something was changed or is broken."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from app.library import Entry
from app.text.fluent import Texts
from app.text.literal import literal
from app.text.numbers import point
from app.tui.glyphs import Glyphs
from app.tui.newgame.form import GROUPS, Form
from engines.irrgarten.deck import LabyrinthFile
from engines.irrgarten.figures import decimal_text
from engines.irrgarten.grid import rows_of
from engines.kernel.options import OptionInfo


@dataclass(frozen=True, slots=True)
class FormRow:
    """One row as it is shown. `role` colours the value; `changed` puts a mark before the label.

    `kept` is the end of the value (or of a file's label) that stays when there is no room for all.
    """

    id: str
    label: str
    value: str = ""
    turns: bool = False
    changed: bool = False
    role: str = "accent"
    indent: int = 0
    kept: str = ""

    @property
    def heading(self) -> bool:
        """Whether it only parts the others."""
        return self.id.startswith("head:")


class Wording:
    """Words for a form, in the present language and with the present signs."""

    def __init__(self, form: Form, texts: Texts, glyphs: Glyphs) -> None:
        self.form, self.texts, self.glyphs = form, texts, glyphs

    def rows(self) -> list[FormRow]:
        """All rows from the top."""
        return [self.row(name) for name in self.form.ids()]

    def row(self, name: str) -> FormRow:
        """One row."""
        form, texts, draft = self.form, self.texts, self.form.draft
        kind, _, rest = name.partition(":")
        turns = form.turns(name)
        match kind:
            case "head":
                return FormRow(name, texts(f"newgame-head-{rest}"))
            case "labyrinth":
                broken = draft.entry is not None and draft.entry.file is None
                role = "bad" if broken else "accent"
                kept = self._size(draft.entry)
                return FormRow(name, self.label(name), self._chosen(), turns, role=role, kept=kept)
            case "file":
                return self._file(name, int(rest))
            case "gen":
                return FormRow(name, self.label(name), self._spec(rest), turns, indent=1)
            case "seat":
                seat = draft.seats[int(rest)]
                kind_name = texts(f"newgame-kind-{seat.bot}")
                role = f"seat{int(rest) + 1}"
                return FormRow(name, f"{int(rest) + 1} {seat.name}", kind_name, turns, role=role)
            case "option":
                inside = any(rest in names for names in GROUPS.values())
                value = self.value(form.infos[rest], getattr(draft.options(), rest))
                changed = draft.changed(rest)
                return FormRow(name, self.label(name), value, turns, changed, indent=int(inside))
            case "group":
                return self._group(name, rest)
        values = {
            "seats": texts("newgame-count", n=len(draft.seats)),
            "preset": self.preset(),
            "seed": draft.seed,
        }
        changed = name == "preset" and bool(draft.changes)
        return FormRow(name, self.label(name), values.get(name, ""), turns, changed)

    def label(self, name: str) -> str:
        """What a row is called."""
        kind, _, rest = name.partition(":")
        if kind == "seat":
            return self.texts("newgame-seat", n=int(rest) + 1)
        return self.texts(message_of(name))

    def preset(self) -> str:
        """The name of the chosen preset."""
        preset = self.form.draft.presets[self.form.draft.preset]
        return preset.name.of(self.texts.language)

    def value(self, info: OptionInfo, value: Any) -> str:
        """An option's value in words."""
        texts = self.texts
        match info.kind:
            case "flag":
                return texts("newgame-on" if value else "newgame-off")
            case "choice":
                return texts(f"newgame-choice-{dashed(info.name)}-{value}")
            case "order":
                ways = ("up", "down", "left", "right")
                return " ".join(self.glyphs.arrows[ways.index(way)] for way in value)
            case "real":
                return self.number(value)
        return texts("newgame-unlimited") if value is None else str(value)

    def number(self, thousandths: int) -> str:
        """A real with as many decimals as it has."""
        return decimal_text(thousandths).replace(".", point(self.texts.language))

    def bounds(self, info: OptionInfo) -> dict[str, str]:
        """The least and the most of a number."""
        if info.kind == "real":
            return {"least": self.number(info.low), "most": self.number(info.high)}
        return {"least": str(info.low), "most": str(info.high)}

    def entry_name(self, entry: Entry[LabyrinthFile]) -> str:
        """A labyrinth's name with its size; a broken one's file."""
        if entry.file is None:
            return f"! {literal(entry.name, 30)}"
        return entry.file.name.of(self.texts.language) + self._size(entry)

    def _size(self, entry: Entry[LabyrinthFile] | None) -> str:
        """A labyrinth's size as it stands after its name; "" where none is known."""
        if entry is None or entry.file is None:
            return ""
        width, height = size_of(entry.file)
        return " " + self.texts("newgame-size-of", width=width, height=height)

    def _chosen(self) -> str:
        entry = self.form.draft.entry
        return self.texts("newgame-generate") if entry is None else self.entry_name(entry)

    def _file(self, name: str, at: int) -> FormRow:
        draft = self.form.draft
        if at >= len(draft.entries):
            return FormRow(name, self.texts("newgame-generate"), indent=1)
        entry = draft.entries[at]
        if entry.file is None:
            note, role = self.texts("newgame-broken"), "bad"
        else:
            note, role = self.texts("newgame-own") if entry.own else "", "muted"
        kept = self._size(entry)
        return FormRow(name, self.entry_name(entry), note, role=role, indent=1, kept=kept)

    def _spec(self, what: str) -> str:
        draft, texts = self.form.draft, self.texts
        spec = draft.spec
        match what:
            case "size":
                return texts("newgame-size-of", width=spec.width, height=spec.height)
            case "loops":
                told = "newgame-loops-own" if spec.loops is None else "newgame-loops-share"
                return texts(told, n=spec.loops_share)
            case "seed":
                return draft.maze_seed
        return texts(f"newgame-{what}-{getattr(spec, what)}")

    def _group(self, name: str, group: str) -> FormRow:
        changed = len(self.form.resettable(name))
        value = self.texts("newgame-changes", n=changed) if changed else ""
        sign = "-" if group in self.form.unfolded else "+"
        label = f"{sign} {self.label(name)}"
        return FormRow(name, label, value, changed=bool(changed), role="muted")


def message_of(name: str) -> str:
    """The message that a row's label and tip are in."""
    kind, _, rest = name.partition(":")
    if kind in ("file", "labyrinth"):
        return "newgame-labyrinth"
    if kind == "seat":
        return "newgame-seat"
    return f"newgame-{kind}-{dashed(rest)}" if rest else f"newgame-{kind}"


def dashed(name: str) -> str:
    """A name as it stands in the ids of messages."""
    return name.replace("_", "-")


def size_of(file: LabyrinthFile) -> tuple[int, int]:
    """Columns and rows of a labyrinth."""
    rows = rows_of(file.grid)
    return len(rows[0]), len(rows)
