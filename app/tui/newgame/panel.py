"""What the chosen row means: its effect in words, and a labyrinth's drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from typing_extensions import override

from app.library import Entry
from app.text.decks import deck_words
from app.text.errors import words_for
from app.tui.newgame.making import Sketches
from app.tui.newgame.preview import drawing
from app.tui.newgame.rows import Wording, message_of
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run, wrap
from engines.irrgarten.deck import LabyrinthFile
from engines.irrgarten.generator import LARGEST, SMALLEST
from engines.irrgarten.grid import rows_of
from engines.irrgarten.labyrinth import MONSTER, START
from engines.kernel.options import OptionInfo

PROBLEMS: Final = 5
"""Mistakes of a file that are told at once; more would not fit."""


@dataclass(frozen=True, slots=True)
class Explained:
    """What the panel shows: paragraphs with their roles, and the rows of a labyrinth below."""

    title: str
    paragraphs: Sequence[tuple[str, str]]
    rows: Sequence[str] = ()
    hint: str = ""
    """Shown at the bottom, if there is room."""


class Explainer:
    """Makes the words of the panel for any row.

    `keys` tells how keys are called, for the blanks of messages; `folder` is where players put
    labyrinths of their own.
    """

    def __init__(
        self, wording: Wording, sketches: Sketches, keys: Mapping[str, str], folder: str = ""
    ) -> None:
        self.wording, self.sketches, self.keys, self.folder = wording, sketches, keys, folder
        self.form = wording.form
        self.draft = wording.form.draft

    def texts(self, message: str, /, **values: str | int) -> str:
        """The text of a message, the names of keys among its blanks."""
        return self.wording.texts(message, **self.keys, **values)

    def of(self, row: str, why_not: Callable[[], str]) -> Explained:
        """What is said about a row. `why_not` says why the game can't begin ("" if it can)."""
        kind, _, rest = row.partition(":")
        match kind:
            case "labyrinth" | "file":
                at = int(rest) if rest else self.draft.at
                if at < len(self.draft.entries):
                    entry = self._entry(self.draft.entries[at])
                    hint = self.texts("newgame-labyrinth.tip") if not rest else self._where()
                    return replace(entry, hint=hint)
                return self._generator(self.texts("newgame-generate.tip"))
            case "gen":
                return self._spec(rest)
            case "option":
                return self._option(self.form.infos[rest])
            case "start":
                return self._start(why_not())
        return self._other(row)

    # -- labyrinths

    def _entry(self, entry: Entry[LabyrinthFile]) -> Explained:
        texts, file = self.texts, entry.file
        language = self.wording.texts.language
        if file is None:
            assert entry.error is not None
            about = texts("newgame-broken-about")
            words = deck_words(self.wording.texts, entry.error, PROBLEMS)
            problems = [(line, "bad") for line in words.splitlines()]
            return Explained(self.wording.entry_name(entry), [(about, "muted"), *problems])
        rows = rows_of(file.grid)
        facts = [
            texts("newgame-size-of", width=len(rows[0]), height=len(rows)),
            texts("newgame-monsters", n=sum(row.count(MONSTER) for row in rows)),
            texts("newgame-starts", n=sum(row.count(START) for row in rows)),
            *(texts(f"newgame-tag-{tag}") for tag in file.tags),
        ]
        told = [(", ".join(facts), "muted"), (file.description.of(language), "text")]
        if file.options is not None and file.options.model_fields_set:
            told.append((texts("newgame-own-rules", rules=self._own_rules(file)), "accent"))
        if entry.own:
            author = texts("newgame-author", name=file.author)
            told.append((f"{texts('newgame-own')}, {author}", "muted"))
        return Explained(file.name.of(language), told, rows)

    def _where(self) -> str:
        """Where players put labyrinths of their own."""
        return self.texts("newgame-folder", path=self.folder) if self.folder else ""

    def _own_rules(self, file: LabyrinthFile) -> str:
        options = file.options
        assert options is not None
        names = [name for name in self.form.infos if name in options.model_fields_set]
        return ", ".join(
            f"{self.wording.label(f'option:{name}')}: "
            f"{self.wording.value(self.form.infos[name], getattr(options, name))}"
            for name in names
        )

    def _generator(self, *told: str, title: str = "") -> Explained:
        texts, sketch = self.texts, self.sketches.of(self.draft.making(), self.draft.maze_seed)
        paragraphs = [(text, "text") for text in told]
        if sketch is None:
            paragraphs.append((texts("newgame-no-preview"), "muted"))
            return Explained(title or texts("newgame-generate"), paragraphs)
        if isinstance(sketch, Exception):
            why = words_for(self.wording.texts, sketch)
            paragraphs.append((texts("newgame-cannot-make", why=why), "bad"))
            return Explained(title or texts("newgame-generate"), paragraphs)
        monsters = texts("newgame-monsters", n=sum(row.count(MONSTER) for row in sketch))
        paragraphs.append((monsters, "muted"))
        return Explained(title or texts("newgame-generate"), paragraphs, sketch)

    def _spec(self, what: str) -> Explained:
        texts, spec = self.texts, self.draft.spec
        message = f"newgame-gen-{what}"
        values = {"size": {"least": SMALLEST, "most": LARGEST}}.get(what, {})
        told = [texts(f"{message}.tip", **values)]
        if what in ("algorithm", "difficulty"):
            value = getattr(spec, what)
            name = texts(f"newgame-{what}-{value}")
            told.append(f"{name}: {texts(f'newgame-{what}-{value}.tip')}")
        return self._generator(*told, title=texts(message))

    # -- rules

    def _option(self, info: OptionInfo) -> Explained:
        texts, wording, row = self.texts, self.wording, f"option:{info.name}"
        told = [(texts(f"{message_of(row)}.tip"), "text")]
        if info.kind in ("count", "real"):
            bounds = "newgame-bounds-optional" if info.optional else "newgame-bounds"
            told.append((texts(bounds, **wording.bounds(info)), "muted"))
        if self.draft.changed(info.name):
            usual = wording.value(info, getattr(self.draft.base(), info.name))
            told.append((texts("newgame-usual", value=usual), "accent"))
            told.append((texts("newgame-reset-hint"), "muted"))
        clause = texts("newgame-clause", clause=info.clause)
        return Explained(wording.label(row), told, hint=clause)

    # -- the rest

    def _other(self, row: str) -> Explained:
        texts, draft = self.texts, self.draft
        kind, _, rest = row.partition(":")
        tip = f"{message_of(row)}.tip"
        told = [(texts(tip), "text")]
        if kind == "seat":
            seat = draft.seats[int(rest)]
            kind_name = texts(f"newgame-kind-{seat.bot}")
            told.insert(0, (f"{kind_name}: {texts(f'newgame-kind-{seat.bot}.tip')}", "text"))
        elif kind == "preset":
            preset = draft.presets[draft.preset]
            told.insert(0, (preset.description.of(self.wording.texts.language), "text"))
            if draft.changes:
                told.append((texts("newgame-changes", n=len(draft.changes)), "accent"))
                told.append((texts("newgame-preset-reset"), "muted"))
            for fault in draft.faults:
                words = deck_words(self.wording.texts, fault, PROBLEMS)
                told += [(line, "bad") for line in words.splitlines()]
        elif kind == "group":
            opened = rest in self.form.unfolded
            told.append((texts(f"newgame-group-{'close' if opened else 'open'}"), "muted"))
        return Explained(self.wording.label(row), told)

    def _start(self, why_not: str) -> Explained:
        texts, draft, wording = self.texts, self.draft, self.wording
        names = ", ".join(seat.name for seat in draft.seats)
        changes = [
            f"{wording.label(f'option:{name}')}: "
            f"{wording.value(self.form.infos[name], getattr(draft.options(), name))}"
            for name in self.form.infos
            if draft.changed(name)
        ]
        told = [
            (wording.row("labyrinth").value, "text"),
            (texts("newgame-summary-players", n=len(draft.seats), names=names), "text"),
            ("; ".join([wording.preset(), *changes]), "text"),
            (f"{texts('newgame-seed')}: {draft.seed}", "text"),
        ]
        if why_not:
            told += [(texts("newgame-not-ready"), "bad"), (why_not, "bad")]
        else:
            told.append((texts("newgame-ready"), "good"))
        told.append((texts("newgame-start.tip"), "muted"))
        return Explained(texts("newgame-start"), told)


class Panel(Painted):
    """Paints what `explained()` says, with a line at its left side."""

    DEFAULT_CSS = "Panel { width: 1fr; height: 100%; }"

    def __init__(self, explained: Callable[[], Explained]) -> None:
        super().__init__("panel")
        self._explained = explained

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """Title, paragraphs, and the drawing in the room that is left."""
        said = self._explained()
        room = max(1, cells - 4)
        lines: list[Line] = [[Run(text, "title")] for text in wrap(said.title, room)]
        for text, role in said.paragraphs:
            lines += [[], *([Run(line, role)] for line in wrap(text, room))]
        if said.rows:
            left = height - len(lines) - 1
            drawn = drawing(said.rows, room, left, self.mazmorra.glyphs)
            if drawn is not None:
                lines += [[], *drawn]
        hint = [[Run(text, "faint")] for text in wrap(said.hint, room)] if said.hint else []
        if hint and len(lines) + len(hint) < height:
            lines += [[]] * (height - len(lines) - len(hint))
            lines += hint
        if len(lines) > height:
            lines[height - 1] = [Run(self.mazmorra.glyphs.ellipsis, "key")]
        side = Run(f"{self.mazmorra.glyphs.corners[3]} ", "border")
        blank: Sequence[Line] = [[]] * max(0, height - len(lines))
        return [[side, *line] for line in [*lines, *blank][:height]]
