"""The explanation of the chosen row: its effect in words, and a drawing."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Generic

from typing_extensions import override

from app.content.deck_repository import ContentEntry
from app.i18n.literal import literal
from app.text.decks import deck_words
from app.text.errors import words_for
from app.text.newgame import bounds
from app.tui.glyphs import Glyphs
from app.tui.newgame.form import D
from app.tui.newgame.rows import RowWording
from app.tui.newgame.starter import MatchStarter
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span, wrap
from engines.kernel.options import OptionInfo

PROBLEMS: Final = 5
"""Mistakes of a file that are listed at once; more do not fit."""

LONGEST: Final = 2000
"""The longest paragraph in cells: more than the panel can show."""

Said = tuple[str, str]

Drawing = Callable[[int, int, Glyphs], Sequence[Line] | None]
"""Draws in a number of cells and lines; returns None if it does not fit."""


@dataclass(frozen=True, slots=True)
class RowExplanation:
    """The contents of the panel: paragraphs with their roles, and a drawing below."""

    title: str
    paragraphs: Sequence[Said]
    drawing: Drawing | None = None
    hint: str = ""
    """Shown at the bottom, if there is room."""


class Explainer(Generic[D]):
    """Makes the texts of the panel for any row.

    `keys` gives the names of keys for the arguments of messages. `folder` is the folder of the
    player's own scenarios. A game's own explainer describes its scenarios and rows.
    """

    def __init__(
        self,
        wording: RowWording[D],
        starter: MatchStarter[D],
        keys: Mapping[str, str],
        folder: str = "",
    ) -> None:
        self.wording, self.starter, self.keys, self.folder = wording, starter, keys, folder
        self.form = wording.form
        self.draft = wording.draft

    def words(self, name: str, /, **values: str | int) -> str:
        return self.wording.words(name, **self.keys, **values)

    # -- for the game's own explainer

    def scenario(self, file: Any) -> RowExplanation:
        """Return the explanation of a valid scenario."""
        raise NotImplementedError

    def own_row(self, row: str) -> RowExplanation:
        raise KeyError(row)

    def warnings(self) -> list[str]:
        """Return warnings that do not prevent a start."""
        return []

    # -- rows

    def of(self, row: str, why_not: Callable[[], str]) -> RowExplanation:
        """Return the explanation of a row. `why_not` returns why the game can't begin ("" if it
        can)."""
        kind, _, rest = row.partition(":")
        match kind:
            case "file" if int(rest) < len(self.draft.entries):
                return replace(self._entry(self.draft.entries[int(rest)]), hint=self._where())
            case self.draft.kind if self.draft.entry is not None:
                tip = self.words(f"{self.draft.kind}.tip")
                return replace(self._entry(self.draft.entry), hint=tip)
            case "option":
                return self._option(self.form.infos[rest])
            case "seats":
                return self._seats()
            case "seat":
                return self._seat(int(rest))
            case "preset":
                return self._preset()
            case "group":
                state = "close" if rest in self.form.unfolded else "open"
                return self._plain(row, (self.words(f"group-{state}"), "muted"))
            case "practice" if self.draft.people > 1:
                return self._plain(row, (self.words("practice-people"), "risky"))
            case "practice" | "seed":
                return self._plain(row)
            case "start":
                return self._start(why_not())
        return self.own_row(row)

    def _plain(self, row: str, *more: Said, **values: str | int) -> RowExplanation:
        tip = self.words(f"{self.wording.message(row)}.tip", **values)
        return RowExplanation(self.wording.label(row), [(tip, "text"), *more])

    # -- scenarios

    def _entry(self, entry: ContentEntry[Any]) -> RowExplanation:
        words, title = self.words, self.wording.entry_name(entry)
        if entry.error is not None:
            text = deck_words(self.wording.texts, entry.error, PROBLEMS)
            problems = [(line, "bad") for line in text.splitlines()]
            return RowExplanation(title, [(words("broken-about"), "muted"), *problems])
        said = self.scenario(entry.file)
        if not entry.own:
            return said
        own = f"{words('own')}, {words('author', name=entry.about.author)}"
        return replace(said, paragraphs=[*said.paragraphs, (own, "muted")])

    def _where(self) -> str:
        return self.words("folder", path=self.folder) if self.folder else ""

    # -- players

    def _seats(self) -> RowExplanation:
        least, most = self.draft.bounds()
        return self._plain("seats", *self._doubts(), least=least, most=most)

    def _seat(self, at: int) -> RowExplanation:
        text = self.wording.words.bot_tip(self.draft.seats[at].bot)
        said = self._plain(f"seat:{at}")
        return replace(said, paragraphs=[(text, "text"), *said.paragraphs])

    def _doubts(self) -> list[Said]:
        refusal = self.draft.crowd()
        bad = [(words_for(self.wording.texts, refusal), "bad")] if refusal else []
        return [*bad, *((text, "risky") for text in self.warnings())]

    # -- rules

    def _option(self, info: OptionInfo) -> RowExplanation:
        words, wording, row = self.words, self.wording, f"option:{info.name}"
        lines = [(wording.words.option_tip(info), "text")]
        if info.kind in ("count", "real"):
            message = "bounds-optional" if info.optional else "bounds"
            lines.append((words(message, **bounds(info, wording.texts.language)), "muted"))
        if self.draft.changed(info.name):
            usual = wording.value(info, getattr(self.draft.base(), info.name))
            lines.append((words("usual", value=usual), "accent"))
            lines.append((words("reset-hint"), "muted"))
        hint = words("clause", clause=info.clause) if info.clause else ""
        return RowExplanation(wording.label(row), lines, hint=hint)

    def _preset(self) -> RowExplanation:
        draft, texts = self.draft, self.wording.texts
        about: str = draft.presets[draft.preset].description.of(texts.language)
        said = self._plain("preset")
        parts = [(about, "text"), *said.paragraphs]
        if draft.changes:
            parts.append((self.words("changes", n=len(draft.changes)), "accent"))
            parts.append((self.words("preset-reset"), "muted"))
        for fault in draft.faults:
            lines = deck_words(texts, fault, PROBLEMS).splitlines()
            parts += [(line, "bad") for line in lines]
        return replace(said, paragraphs=parts)

    # -- the start

    def _start(self, why_not: str) -> RowExplanation:
        words, draft, wording = self.words, self.draft, self.wording
        names = ", ".join(seat.name for seat in draft.seats)
        changes = [
            f"{wording.label(f'option:{name}')}: "
            f"{wording.value(self.form.infos[name], getattr(draft.options(), name))}"
            for name in self.form.infos
            if draft.changed(name)
        ]
        lines = [
            *([(wording.chosen(), "text")] if draft.kind else []),
            (words("summary-players", n=len(draft.seats), names=names), "text"),
            *([("; ".join([wording.preset(), *changes]), "text")] if self.form.infos else []),
            (f"{words('seed')}: {draft.seed}", "text"),
        ]
        if draft.practises:
            lines.append((words("practice-summary"), "accent"))
        if why_not:
            lines += [(words("not-ready"), "bad"), (why_not, "bad")]
        else:
            lines += [(text, "risky") for text in self.warnings()]
            lines.append((words("ready"), "good"))
        lines.append((words("start.tip"), "muted"))
        return RowExplanation(words("start"), lines)


class ExplanationPanel(Painted):
    """Paints the result of `explained()`, with a line at its left side."""

    DEFAULT_CSS = "ExplanationPanel { width: 1fr; height: 100%; }"

    def __init__(self, explained: Callable[[], RowExplanation]) -> None:
        super().__init__("panel")
        self._explained = explained

    @override
    def paint(self, cells: int, height: int) -> Sequence[Line]:
        said = self._explained()
        room = max(1, cells - 4)
        lines, drawn = self._laid_out(said, room, height)
        if drawn is None:
            tight, drawn = self._laid_out(said, room, height, tight=True)
            lines = lines if drawn is None else tight
        if drawn is not None:
            lines += [[], *drawn]
        hint = [[Span(text, "faint")] for text in wrap(said.hint, room)] if said.hint else []
        if hint and len(lines) + len(hint) < height:
            lines += [[]] * (height - len(lines) - len(hint))
            lines += hint
        if len(lines) > height:
            lines[height - 1] = [Span(self.mazmorra.glyphs.ellipsis, "key")]
        side = Span(f"{self.mazmorra.glyphs.corners[3]} ", "border")
        blank: Sequence[Line] = [[]] * max(0, height - len(lines))
        return [[side, *line] for line in [*lines, *blank][:height]]

    def _laid_out(
        self, said: RowExplanation, cells: int, height: int, *, tight: bool = False
    ) -> tuple[list[Line], Sequence[Line] | None]:
        title = literal(said.title, LONGEST)
        lines: list[Line] = [[Span(text, "title")] for text in wrap(title, cells)]
        for number, (text, role) in enumerate(said.paragraphs):
            blank: list[Line] = [] if tight and number else [[]]
            lines += [*blank, *([Span(line, role)] for line in wrap(literal(text, LONGEST), cells))]
        if said.drawing is None:
            return lines, None
        return lines, said.drawing(cells, height - len(lines) - 1, self.mazmorra.glyphs)
