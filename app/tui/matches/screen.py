"""All saved matches: continue, replay, rename, export, import or delete one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar

from textual.containers import Horizontal
from textual.geometry import Size
from textual.widget import Widget
from typing_extensions import override

from app.config.logs import log
from app.files.errors import BrokenSave
from app.i18n.fluent import Value
from app.i18n.literal import clip, literal
from app.match.source import ReplayRequest
from app.store.archive import Archive, SavedMatch
from app.store.matches import Matches
from app.text.errors import UNREADABLE
from app.text.game_names import game_name
from app.text.matches import board_name
from app.tui.commands import Command
from app.tui.dialogs.question import YesNoQuestion
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.launch import opener, screen_kind, tell_why, why_not
from app.tui.matches.asking import file_to_read, file_to_write, new_name, refused
from app.tui.matches.catalogue import MatchCatalogue
from app.tui.matches.commands import ON_ONE, SCOPE, WRITING
from app.tui.matches.details import DetailsBelow, DetailsBeside, MatchFacts
from app.tui.matches.header_facts import known_of
from app.tui.matches.match_rows import MatchRows
from app.tui.matches.navigation import MatchListNavigation
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted, PaintedLines
from app.tui.widgets.row_list import RowList
from app.tui.widgets.search import SearchLine
from app.tui.widgets.styled_text import Line, Span


class MatchesScreen(MatchListNavigation):
    """The list of the saved matches, and the details of the chosen one."""

    SCOPE: ClassVar[str] = SCOPE
    EXPLAINED: ClassVar[str] = "help-matches"
    DEFAULT_CSS = """
    MatchesScreen DetailsBeside { display: none; }
    MatchesScreen.-wide DetailsBeside { display: block; }
    MatchesScreen.-wide DetailsBelow { display: none; }
    MatchesScreen Horizontal { height: 1fr; width: 100%; }
    MatchesScreen.-searching DetailsBelow { margin-bottom: 3; }
    """

    def __init__(self, archive: Archive) -> None:
        super().__init__()
        self.archive = archive
        self.store = archive if isinstance(archive, Matches) else None
        self.catalogue = MatchCatalogue(archive)
        self._known: dict[tuple[str, str, str], MatchFacts] = {}

    @override
    def compose(self) -> Iterator[Widget]:
        self.rows = MatchRows(self.app, self.catalogue, self._empty)
        self.list = RowList(self.rows, kept=4, moved=self._chosen, clicked=self._clicked)
        yield PaintedLines(self._title)
        with Horizontal():
            yield self.list
            yield DetailsBeside(lambda: self.rows.chosen, self._known_of)
        yield DetailsBelow(lambda: self.rows.chosen)
        yield SearchLine("matches-search")
        yield KeyBar()

    # -- words

    def _title(self, cells: int) -> Sequence[Line]:
        texts, catalogue = self.app.texts, self.catalogue
        if catalogue.problem is not None:
            more = texts("matches-unreadable")
        else:
            more = texts("matches-counts", on=catalogue.unfinished, over=catalogue.finished)
        title = Span(f" {texts('matches-title')}", "title")
        return [[title, Span(clip(f"   {more}", cells - 20), "muted")]]

    def _empty(self) -> str:
        key = self.app.key_sign("i")
        name = "matches-none-fit" if self.catalogue.sifted else "matches-none"
        return self.app.texts(name, key=key)

    def _known_of(self, saved: SavedMatch) -> MatchFacts:
        look = (saved.id, self.app.texts.language, self.app.glyphs.name)
        if look not in self._known:
            arrows = self.app.glyphs.arrows
            self._known = {look: known_of(self.archive, saved, self.app.texts, arrows)}
        return self._known[look]

    def _called(self, saved: SavedMatch) -> str:
        texts = self.app.texts
        if saved.name:
            return saved.name
        names = ", ".join(seat.name for seat in saved.seats)
        parts = [game_name(texts, saved.game), board_name(texts, saved)]
        played = ", ".join(clip(literal(part, 200), 60) for part in parts if part)
        return f"{played}: {clip(literal(names, 200), 60)}"

    @override
    def label(self, command: Command) -> str:
        saved = self.rows.chosen
        if command.id == "matches.open" and saved is not None and not self._goes_on(saved):
            return self.app.texts("cmd-matches-watch")
        if command.id == "matches.other" and self.rows.at >= self.catalogue.split:
            return self.app.texts("matches-going-on")
        return super().label(command)

    @override
    def shown_commands(self) -> list[Command]:
        saved = self.rows.chosen
        watches = saved is not None and not self._goes_on(saved)
        hidden = ["matches.watch", "matches.others"] if watches else []
        hidden += WRITING if self.store is None else ()
        return [c for c in super().shown_commands() if c.id not in hidden]

    def _is_for_others(self, saved: SavedMatch | None) -> bool:
        return saved is not None and self._goes_on(saved) and saved.for_several

    def _goes_on(self, saved: SavedMatch) -> bool:
        return saved.finished is None and self.store is not None

    @override
    def available(self, command: str) -> bool | str:
        if command in WRITING and self.store is None:
            return "records-read-only"
        saved = self.rows.chosen
        if command in ON_ONE and saved is None:
            return "matches-none-chosen"
        if command == "matches.others" and not self._is_for_others(saved):
            return "matches-not-for-others"
        if command == "matches.others" and saved is not None and saved.practice:
            return "matches-practice-not-for-others"
        if command == "matches.other" and not 0 < self.catalogue.split < len(self.catalogue):
            return "matches-one-kind"
        return super().available(command)

    # -- moving

    def _renew(self, at: int | None = None) -> None:
        if at is None:
            self.begin_search()
        else:
            self._began = at
        self.catalogue.renew()
        self._known.clear()
        self.look_again()

    def _chosen(self) -> None:
        for widget in self.query(Painted):
            if isinstance(widget, PaintedLines | DetailsBelow | DetailsBeside):
                widget.repaint()
        self.refresh_keys()

    def _clicked(self, _column: int, again: bool) -> None:
        if again:
            self.action_command("matches.open")

    @override
    def do_close(self) -> None:
        if not self.end_search():
            self.app.go_home()

    # -- commands on a match

    def _with_chosen(self, work: Callable[[SavedMatch], None]) -> None:
        if (saved := self.rows.chosen) is not None:
            work(saved)

    def do_matches_open(self) -> None:
        self._with_chosen(lambda s: self._go_on(s) if self._goes_on(s) else self._watch(s))

    def do_matches_others(self) -> None:
        """Open a saved match to others."""
        from app.tui.online.opening import host_saved

        self._with_chosen(lambda saved: host_saved(self.app, saved.id))

    def do_matches_watch(self) -> None:
        self._with_chosen(self._watch)

    def _go_on(self, saved: SavedMatch, *, cut: bool = False) -> None:
        from app.tui.continuing import continue_with

        try:
            screen_kind(saved.game)
            session = opener(self.app).resumed(saved.id, cut=cut)
        except UNREADABLE as problem:
            self._tell(saved, problem)
            return
        continue_with(self.app, session)

    def _watch(self, saved: SavedMatch) -> None:
        try:
            screen_kind(saved.game)
            header, decisions = self.archive.load(saved.id)
        except UNREADABLE as problem:
            self._tell(saved, problem)
            return
        if not decisions:
            self.notice(self.app.texts("play-no-replay"))
            return
        self.app.open_replay(ReplayRequest(header, decisions))

    def _tell(self, saved: SavedMatch, problem: Exception) -> None:
        log("matches").warning("%r: %r", saved.id, problem)
        ours = self.store is not None
        if not (ours and isinstance(problem, BrokenSave) and problem.can_be_cut):
            tell_why(self.app, problem, "matches-broken-title")
            return
        kept, total = problem.kept, problem.total

        def answer(yes: bool) -> None:
            if yes:
                self._go_on(saved, cut=True)

        def values() -> dict[str, Value]:
            return {"why": why_not(self.app, problem), "kept": kept, "total": total}

        self.app.ask(YesNoQuestion("matches-cut", values), answer)

    def do_matches_rename(self) -> None:
        if (store := self.store) is not None:
            self._with_chosen(lambda s: self._ask(new_name(self.app.texts, store, s)))

    def do_matches_export(self) -> None:
        said: list[str] = []
        self._with_chosen(
            lambda s: self._ask(
                file_to_write(self.app.texts, self.archive, s, said.append),
                lambda: self._exported(said),
            )
        )

    def _exported(self, said: Sequence[str]) -> None:
        texts, path = self.app.texts, said[-1]
        self.app.tell(lambda: [texts("matches-exported", path=path)], "matches-exported-title")

    def do_matches_import(self) -> None:
        if self.store is None:
            return
        said: list[str] = []
        question = file_to_read(self.app.texts, self.store, said.append)
        self._ask(question, lambda: self._imported(said))

    def _imported(self, said: Sequence[str]) -> None:
        self.end_search()
        self._renew(max(0, self.catalogue.number_of(said[-1])))
        self.list.go_to(max(0, self.catalogue.number_of(said[-1])))
        self.notice(self.app.texts("matches-imported"))

    def _ask(self, question: TextQuestion, done: Callable[[], None] = lambda: None) -> None:
        def answer(taken: bool | None) -> None:
            if taken:
                self._renew()
                done()

        self.app.push_screen(TextDialog(question), answer)

    def do_matches_delete(self) -> None:
        if (store := self.store) is not None:
            self._with_chosen(lambda s: self._delete(store, s))

    def _delete(self, store: Matches, saved: SavedMatch) -> None:
        def answer(yes: bool) -> None:
            if yes:
                why = refused(self.app.texts, lambda: store.delete(saved.id))
                self._renew()
                self.notice(why or self.app.texts("matches-deleted"))

        over = "over" if saved.finished is not None else "on"

        def values() -> dict[str, Value]:
            return {"name": self._called(saved), "state": over}

        self.app.ask(YesNoQuestion("matches-delete", values), answer)

    @override
    def fit(self, size: Size) -> None:
        super().fit(size)
        self.call_after_refresh(self._chosen)
