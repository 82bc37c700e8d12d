"""The texts of the form: its rows with their labels and values, and their explanations."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Generic

from app.content.content_repository import ContentEntry
from app.content.last_reports import LastReport
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.text.decks import problem_words
from app.text.errors import words_for
from app.text.last_report import report_words
from app.text.newgame import GameTexts, bounds, dashed, option_value
from app.tui.forms.row import FormRow
from app.tui.glyphs import Glyphs
from app.tui.newgame.form import D, SetupForm
from app.tui.newgame.panel import Paragraph, RowExplanation
from app.tui.newgame.rulesets import RulesetTexts
from app.tui.newgame.starter import MatchStarter
from engines.kernel.options import OptionInfo


class FormTexts(Generic[D]):
    """The texts of a form, with the present language and glyphs.

    `keys` gives the names of keys for the arguments of messages. `folder` is the folder of the
    player's own scenarios. A game's own texts describe its scenarios and rows.
    """

    def __init__(
        self,
        form: SetupForm[D],
        starter: MatchStarter[D],
        texts: Texts,
        glyphs: Glyphs,
        keys: Mapping[str, str],
        folder: str = "",
    ) -> None:
        self.form, self.starter, self.texts, self.glyphs = form, starter, texts, glyphs
        self.folder = folder
        self.words = GameTexts(texts, form.draft.game, keys)
        self.draft = form.draft
        self.rulesets = RulesetTexts(form.draft, self.words)

    # -- for the game's own texts

    def size(self, entry: ContentEntry[Any] | None) -> str:
        """Return the end of a scenario's name, which is never cut; "" for a broken one."""
        return ""

    def own_row(self, name: str) -> FormRow:
        raise KeyError(name)

    def scenario_explained(self, file: Any) -> RowExplanation:
        """Return the explanation of a valid scenario."""
        raise NotImplementedError

    def own_row_explained(self, row: str) -> RowExplanation:
        raise KeyError(row)

    def warnings(self) -> list[str]:
        """Return warnings that do not prevent a start."""
        return []

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
                broken = draft.entry is not None and draft.entry.content is None
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
                role = "bad" if draft.seats_error(len(draft.seats)) else "accent"
                return FormRow(name, self.label(name), count, turns, role=role)
            case "preset":
                value, changed = self.rulesets.step_name(), bool(draft.changes)
                return FormRow(name, self.label(name), value, turns, changed)
            case "edition":
                return FormRow(name, self.label(name), self.rulesets.name(), turns, indent=1)
            case "practice":
                value = self.words("on" if draft.is_practice else "off")
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

    def chosen(self) -> str:
        entry = self.draft.entry
        return "" if entry is None else self.entry_name(entry)

    def entry_name(self, entry: ContentEntry[Any]) -> str:
        if entry.content is None:
            return f"! {literal(entry.name, 30)}"
        return literal(entry.about.name.of(self.texts.language) + self.size(entry))

    def _file(self, name: str, at: int) -> FormRow:
        if at >= len(self.draft.entries):
            return self.own_row(name)
        entry = self.draft.entries[at]
        if entry.content is None:
            note, role = self.words("broken"), "bad"
        else:
            note, role = self.words("own") if entry.is_players else "", "muted"
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

    # -- explanations

    def explained(self, row: str) -> RowExplanation:
        kind, _, rest = row.partition(":")
        match kind:
            case "file" if int(rest) < len(self.draft.entries):
                hint = self.words("folder", path=self.folder) if self.folder else ""
                return self._entry_explained(self.draft.entries[int(rest)], hint)
            case self.draft.kind if self.draft.entry is not None:
                tip = self.words(f"{self.draft.kind}.tip")
                return self._entry_explained(self.draft.entry, tip)
            case "option":
                return self._option_explained(self.form.infos[rest])
            case "seats":
                return self._seats_explained()
            case "seat":
                return self._seat_explained(int(rest))
            case "preset":
                return RowExplanation(
                    self.label(row), self.rulesets.steps(), hint=self.words("preset.tip")
                )
            case "edition":
                return RowExplanation(
                    self.label(row), self.rulesets.editions(), hint=self.words("edition.tip")
                )
            case "group":
                state = "close" if rest in self.form.unfolded else "open"
                return self._plain(row, (self.words(f"group-{state}"), "muted"))
            case "practice" if self.draft.people > 1:
                return self._plain(row, (self.words("practice-people"), "risky"))
            case "practice" | "seed":
                return self._plain(row)
            case "start":
                return self._start_explained()
        return self.own_row_explained(row)

    def _plain(self, row: str, *more: Paragraph, **values: str | int) -> RowExplanation:
        tip = self.words(f"{self.message(row)}.tip", **values)
        return RowExplanation(self.label(row), [(tip, "text"), *more])

    # -- scenarios

    def _entry_explained(self, entry: ContentEntry[Any], hint: str) -> RowExplanation:
        words, title = self.words, self.entry_name(entry)
        if entry.error is not None:
            error = entry.error
            problems = [(problem_words(self.texts, each), "bad") for each in error.problems]
            paragraphs = [(words("broken-about"), "muted"), *problems]
            return RowExplanation(
                title, paragraphs, hint=hint, more=lambda n: words("broken-more", n=n + error.more)
            )
        said = self.scenario_explained(entry.content)
        more: list[Paragraph] = []
        if entry.is_players:
            more.append((f"{words('own')}, {words('author', name=entry.about.author)}", "muted"))
        first, rest = said.paragraphs[:1], said.paragraphs[1:]
        # Behind the first words: at the end, a small terminal would cut it off.
        if report := self._report(entry):
            first = [*first, (report_words(self.texts, report), "muted")]
        return replace(said, paragraphs=[*first, *rest, *more], hint=hint)

    def _report(self, entry: ContentEntry[Any]) -> LastReport | None:
        """Return the last report of a scenario, if it is one of the library."""
        repository = self.draft.repository
        if not any(one is entry for one in repository.scenarios):
            return None
        return repository.last_report(entry.name, is_players=entry.is_players)

    # -- players

    def _seats_explained(self) -> RowExplanation:
        least, most = self.draft.bounds()
        return self._plain("seats", *self._doubts(), least=least, most=most)

    def _seat_explained(self, at: int) -> RowExplanation:
        text = self.words.bot_tip(self.draft.seats[at].bot)
        said = self._plain(f"seat:{at}")
        return replace(said, paragraphs=[(text, "text"), *said.paragraphs])

    def _doubts(self) -> list[Paragraph]:
        refusal = self.draft.seats_error(len(self.draft.seats))
        bad = [(words_for(self.texts, refusal), "bad")] if refusal else []
        return [*bad, *((text, "risky") for text in self.warnings())]

    # -- rules

    def _option_explained(self, info: OptionInfo) -> RowExplanation:
        words = self.words
        lines: list[Paragraph] = [(words.option_tip(info), "text")]
        refusal = self.draft.seats_error(len(self.draft.seats))
        if refusal and info.name in self.draft.house_rules(len(self.draft.seats)):
            lines.insert(0, (words_for(self.texts, refusal), "bad"))  # The form opens here for it.
        if info.kind in ("count", "real"):
            message = "bounds-optional" if info.optional else "bounds"
            lines.append((words(message, **bounds(info, self.texts.language)), "muted"))
        if self.draft.changed(info.name):
            usual = self.value(info, getattr(self.draft.base(), info.name))
            lines.append((words("usual", value=usual), "accent"))
            lines.append((words("reset-hint"), "muted"))
        hint = words("clause", clause=info.clause) if info.clause else ""
        return RowExplanation(self.label(f"option:{info.name}"), lines, hint=hint)

    # -- the start

    def _start_explained(self) -> RowExplanation:
        words, draft, options = self.words, self.draft, self.draft.options()
        names = ", ".join(seat.name for seat in draft.seats)
        changes = [
            f"{words.option(name)}: {self.value(info, getattr(options, name))}"
            for name, info in self.form.infos.items()
            if draft.changed(name)
        ]
        lines = [
            *([(self.chosen(), "text")] if draft.kind else []),
            (words("summary-players", n=len(draft.seats), names=names), "text"),
            *([("; ".join([self.rulesets.name(), *changes]), "text")] if self.form.infos else []),
            (f"{words('seed')}: {draft.seed}", "text"),
        ]
        if draft.is_practice:
            lines.append((words("practice-summary"), "accent"))
        if why_not := self.starter.why_not(self.texts):
            lines += [(words("not-ready"), "bad"), (why_not, "bad")]
        else:
            lines += [(text, "risky") for text in self.warnings()]
            lines.append((words("ready"), "good"))
        lines.append((words("start.tip"), "muted"))
        return RowExplanation(words("start"), lines)
