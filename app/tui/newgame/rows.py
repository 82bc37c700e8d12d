"""The text of the form's rows: label, value, and whether something is changed or broken."""

from __future__ import annotations

from typing import Any, Generic

from app.content.deck_repository import ContentEntry
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.text.newgame import GameTexts, bounds, dashed, option_value
from app.tui.forms.row import FormRow
from app.tui.glyphs import Glyphs
from app.tui.newgame.form import D, SetupForm
from engines.kernel.options import OptionInfo


class RowWording(Generic[D]):
    """The wording of a form, with the present language and glyphs."""

    def __init__(self, form: SetupForm[D], texts: Texts, glyphs: Glyphs) -> None:
        self.form, self.texts, self.glyphs = form, texts, glyphs
        self.words = GameTexts(texts, form.draft.game)
        self.draft = form.draft

    # -- for the game's own wording

    def size(self, entry: ContentEntry[Any] | None) -> str:
        """Return the end of a scenario's name, which is never cut; "" for a broken one."""
        return ""

    def own_row(self, name: str) -> FormRow:
        raise KeyError(name)

    # -- rows

    def rows(self) -> list[FormRow]:
        return [self.row(name) for name in self.form.ids()]

    def row(self, name: str) -> FormRow:
        form, draft = self.form, self.draft
        kind, _, rest = name.partition(":")
        turns = form.turns(name)
        match kind:
            case "head":
                return FormRow(name, self.words(f"head-{rest}"))
            case draft.kind:
                broken = draft.entry is not None and draft.entry.file is None
                role = "bad" if broken else "accent"
                kept = self.size(draft.entry)
                return FormRow(name, self.label(name), self.chosen(), turns, role=role, kept=kept)
            case "file":
                return self._file(name, int(rest))
            case "seat":
                seat = draft.seats[int(rest)]
                role = f"seat{int(rest) + 1}"
                who = self.words.bot(seat.bot)
                return FormRow(name, f"{int(rest) + 1} {seat.name}", who, turns, role=role)
            case "option":
                inside = any(rest in names for names in form.groups.values())
                value = self.value(form.infos[rest], getattr(draft.options(), rest))
                changed = draft.changed(rest)
                return FormRow(name, self.label(name), value, turns, changed, indent=int(inside))
            case "group":
                return self._group(name, rest)
            case "seats":
                count = self.words("count", n=len(draft.seats))
                role = "bad" if draft.crowd() else "accent"
                return FormRow(name, self.label(name), count, turns, role=role)
            case "preset":
                return FormRow(name, self.label(name), self.preset(), turns, bool(draft.changes))
            case "practice":
                value = self.words("on" if draft.practises else "off")
                return FormRow(name, self.label(name), value, turns)
            case "seed" | "start":
                value = draft.seed if kind == "seed" else ""
                return FormRow(name, self.label(name), value)
        return self.own_row(name)

    def label(self, name: str) -> str:
        kind, _, rest = name.partition(":")
        if kind == "seat":
            return self.words("seat", n=int(rest) + 1)
        return self.words.option(rest) if kind == "option" else self.words(self.message(name))

    def message(self, name: str) -> str:
        kind, _, rest = name.partition(":")
        if kind == "file":
            return self.draft.kind
        if kind == "seat":
            return "seat"
        return f"{kind}-{dashed(rest)}" if rest else kind

    def preset(self) -> str:
        return self.draft.presets[self.draft.preset].name.of(self.texts.language)

    def chosen(self) -> str:
        entry = self.draft.entry
        return "" if entry is None else self.entry_name(entry)

    def entry_name(self, entry: ContentEntry[Any]) -> str:
        if entry.file is None:
            return f"! {literal(entry.name, 30)}"
        return literal(entry.about.name.of(self.texts.language) + self.size(entry))

    def _file(self, name: str, at: int) -> FormRow:
        if at >= len(self.draft.entries):
            return self.own_row(name)
        entry = self.draft.entries[at]
        if entry.file is None:
            note, role = self.words("broken"), "bad"
        else:
            note, role = self.words("own") if entry.own else "", "muted"
        kept = self.size(entry)
        return FormRow(name, self.entry_name(entry), note, role=role, indent=1, kept=kept)

    def _group(self, name: str, group: str) -> FormRow:
        changed = len(self.form.resettable(name))
        value = self.words("changes", n=changed) if changed else ""
        sign = "-" if group in self.form.unfolded else "+"
        label = f"{sign} {self.label(name)}"
        return FormRow(name, label, value, changed=bool(changed), role="muted")

    # -- values

    def value(self, info: OptionInfo, value: Any) -> str:
        return option_value(self.words, info, value, self.glyphs.arrows)

    def question(self, row: str) -> tuple[str, str]:
        kind, _, rest = row.partition(":")
        info = self.form.info(row)
        if info is not None:
            name = "ask-number-optional" if info.optional else "ask-number"
            hint = self.words(f"{name}.hint", **bounds(info, self.texts.language))
            return self.words(name, what=self.label(row)), hint
        if kind == "seat":
            return self.words("ask-name", n=int(rest) + 1), self.words("ask-name.hint")
        return self.words(f"ask-{kind}"), self.words(f"ask-{kind}.hint")
