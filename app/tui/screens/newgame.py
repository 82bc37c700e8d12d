"""The screen where a game of Irrgarten is set up: the form, and what its rows mean."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import on
from textual.widget import Widget
from typing_extensions import override

from app.logs import log
from app.setup import BadChoice, Setup
from app.text.errors import words_for
from app.tui.commands import COMMANDS, Command, keys_of, register, scope
from app.tui.dialogs.generate import GenerateDialog
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.launch import BEGIN_REFUSALS, begin_match
from app.tui.newgame.form import Form
from app.tui.newgame.formlist import FormList
from app.tui.newgame.making import Maker, Sketches, ThreadMaker
from app.tui.newgame.mending import row_to_mend
from app.tui.newgame.panel import Explained, Explainer, Panel
from app.tui.newgame.questions import words_of
from app.tui.newgame.rows import FormRow, Wording
from app.tui.newgame.starting import (
    REFUSALS,
    is_large,
    preparation,
    preparation_words,
    rows_for,
    why_not,
)
from app.tui.place import Place
from app.tui.widgets.base import Painted
from app.tui.widgets.ink import Line, Run
from app.tui.widgets.keybar import KeyBar

if TYPE_CHECKING:
    from app.draft import Draft
    from app.library import Library

register(
    (
        Command("newgame.start", "newgame", ("s",), footer=15),
        Command("newgame.again", "newgame", ("r",), footer=40),
        Command("newgame.add", "newgame", ("a", "plus"), footer=20),
        Command("newgame.remove", "newgame", ("x", "minus"), footer=21),
        Command("newgame.reset", "newgame", ("backspace",), footer=22),
        Command("newgame.renew", "newgame", ("f5",), footer=23),
        Command("newgame.back", "newgame", ("escape", "q"), footer=95),
    )
)

ON_PLAYERS = ("seats", "seat")
ON_FILES = ("labyrinth", "file", "preset")


class NewGameScreen(Place[None]):
    """Rows on the left, the meaning of the chosen one on the right.

    `draft` is what was chosen already, `refused` why that can't be played.
    """

    SCOPE: ClassVar[str] = "newgame"
    EXPLAINED: ClassVar[str] = "help-clauses"
    ALSO: ClassVar[tuple[str, ...]] = ("list",)
    CSS_PATH = "newgame.tcss"

    def __init__(
        self,
        draft: Draft,
        refused: Exception | None = None,
        maker: Maker | None = None,
    ) -> None:
        super().__init__()
        self._draft = draft
        self._refused = refused
        self._maker: Maker = maker or ThreadMaker()
        self._sketches = Sketches()

    @override
    def compose(self) -> Iterator[Widget]:
        self.form = Form(self._draft, self.app.services.seed_source)
        yield Banner()
        yield FormList(self._rows)
        yield Panel(self._explained)
        yield KeyBar()

    def on_mount(self) -> None:
        """Take the size; say what was refused and where it is mended."""
        super().on_mount()
        if self._refused is not None:
            self._refuse(self._refused)

    @property
    def _library(self) -> Library:
        library = self.app.services.library
        assert library is not None  # it is opened right after the first paint
        return library

    # -- words

    def _wording(self) -> Wording:
        return Wording(self.form, self.app.texts, self.app.glyphs)

    def _rows(self) -> Sequence[FormRow]:
        return self._wording().rows()

    def _explained(self) -> Explained:
        folder = str(self._library.folder or "")
        explainer = Explainer(self._wording(), self._sketches, self._keys(), folder)
        return explainer.of(self.form_list.row.id, self._why_not)

    def _keys(self) -> dict[str, str]:
        """How the keys are called that the words name: "start" is `s`."""
        commands = [COMMANDS["list.choose"], *scope("newgame")]
        names = ["enter", *(command.id.partition(".")[2] for command in commands[1:])]
        keys = [keys_of(command, self.app.keymap)[0] for command in commands]
        return {name: self.app.key_sign(key) for name, key in zip(names, keys, strict=True)}

    def _why_not(self) -> str:
        return why_not(self.app.texts, self.form.draft, self._sketches)

    # -- commands

    @property
    def form_list(self) -> FormList:
        """The rows."""
        return self.query_one(FormList)

    @override
    def shown_commands(self) -> list[Command]:
        """The key bar has room for what belongs to the chosen row; the help names all."""
        row = self.form_list.row
        kind = row.id.partition(":")[0]
        hidden = {
            "newgame.add": kind not in ON_PLAYERS,
            "newgame.remove": kind not in ON_PLAYERS,
            "newgame.reset": not self.form.resettable(row.id),
            "newgame.renew": kind not in ON_FILES,
        }
        shown = [c for c in super().shown_commands() if not hidden.get(c.id, False)]
        if row.turns:
            shown[1:1] = [COMMANDS["list.less"], COMMANDS["list.more"]]
        return shown

    @override
    def available(self, command: str) -> bool | str:
        """Some commands are for some rows only."""
        row, seats = self.form_list.row.id, len(self.form.draft.seats)
        match command:
            case "newgame.remove" if row.partition(":")[0] not in ON_PLAYERS:
                return "newgame-only-seats"
            case "newgame.remove" if seats == 1:
                return "newgame-least-seats"
            case "newgame.add" if seats == len(self.form.draft.names):
                return "newgame-most-seats"
            case "newgame.reset" if not self.form.resettable(row):
                return "newgame-nothing-to-reset"
        return super().available(command)

    def _changed(self, row: str = "") -> None:
        """Show the form anew, on a row."""
        self.form_list.renew(row)

    def on_form_list_chosen(self) -> None:
        """Another row: other words, other keys."""
        self.query_one(Panel).repaint()
        self.refresh_keys()

    @on(FormList.Pressed)
    def _pressed(self, event: FormList.Pressed) -> None:
        if event.step:
            self._turn(event.step)
        else:
            self.do_list_choose()

    def do_list_up(self) -> None:
        """Choose the row above."""
        self.form_list.move(-1)

    def do_list_down(self) -> None:
        """Choose the row below."""
        self.form_list.move(1)

    def do_list_first(self) -> None:
        """Choose the first row."""
        self.form_list.go_first()

    def do_list_last(self) -> None:
        """Choose the last row."""
        self.form_list.go_last()

    def do_list_less(self) -> None:
        """The value before the present one."""
        self._turn(-1)

    def do_list_more(self) -> None:
        """The value after the present one."""
        self._turn(1)

    def _turn(self, step: int) -> None:
        row = self.form_list.row.id
        if row == "seats":
            command = "newgame.add" if step > 0 else "newgame.remove"
            if isinstance(why_not := self.available(command), str):
                self.notice(self.app.texts(why_not))
        self.form.turn(row, step)
        self._changed()

    def do_list_choose(self) -> None:
        """Enter: begin, ask for a text, open, or the next value."""
        row = self.form_list.row.id
        if row == "start":
            self.do_newgame_start()
        elif self.form.types(row):
            self._ask(row)
        else:
            self._changed(self.form.enter(row))

    def _ask(self, row: str) -> None:
        def take(text: str) -> str:
            try:
                self.form.take(row, text)
            except BadChoice as problem:
                return words_for(self.app.texts, problem)
            return ""

        question = TextQuestion(
            lambda: words_of(self._wording(), row), self.form.written(row), take
        )
        self.app.push_screen(TextDialog(question), lambda _: self._changed())

    def do_newgame_again(self) -> None:
        """Another seed: the labyrinth's on its row, else the game's."""
        row = self.form_list.row.id
        seed = self.form.another(row)
        told = "newgame-another-maze" if row == "gen:seed" else "newgame-another-seed"
        self._changed()
        self.notice(self.app.texts(told, seed=seed))

    def do_newgame_add(self) -> None:
        """One more player."""
        self.form.draft.add_seat()
        self._changed(f"seat:{len(self.form.draft.seats) - 1}")

    def do_newgame_remove(self) -> None:
        """The chosen player leaves; on the number of players, the last one."""
        kind, _, at = self.form_list.row.id.partition(":")
        self.form.draft.remove_seat(int(at) if kind == "seat" else -1)
        left = min(int(at or 0), len(self.form.draft.seats) - 1)
        self._changed(f"seat:{left}" if kind == "seat" else "seats")

    def do_newgame_reset(self) -> None:
        """Take the changes of the chosen row back."""
        names = self.form.resettable(self.form_list.row.id)
        self.form.draft.reset(names)
        self._changed()
        self.notice(self.app.texts("newgame-taken-back", n=len(names)))

    def do_newgame_renew(self) -> None:
        """Read all files again."""
        self._library.renew()
        self.form.draft.renew(self._library)
        self._changed()
        self.notice(self.app.texts("newgame-renewed"))

    def do_newgame_back(self) -> None:
        """Fold the list of labyrinths away; else back to the home screen."""
        if "labyrinth" in self.form.unfolded:
            self.form.fold("labyrinth", True)
            self._changed("labyrinth")
        else:
            self.dismiss(None)

    # -- the start

    def do_newgame_start(self) -> None:
        """Begin, or say why not on the row where it is mended."""
        draft = self.form.draft
        made = rows_for(draft, self._sketches)
        if isinstance(made, Exception):
            self._refuse(made)
        elif made is None or is_large(draft, made):
            job = preparation(draft, made, self._maker, self._sketches)
            words = preparation_words(self._wording(), made is None)
            self.app.push_screen(GenerateDialog(words, job), self._prepared)
        else:
            try:
                setup = draft.setup(made)
                setup.config()
            except REFUSALS as problem:
                self._refuse(problem)
            else:
                self._begin(setup)

    def _prepared(self, result: Setup | Exception | None) -> None:
        if result is None:
            self.notice(self.app.texts("newgame-stopped"))
        elif isinstance(result, Setup):
            self._begin(result)
        elif isinstance(result, REFUSALS):
            self._refuse(result)
        else:
            raise result

    def _begin(self, setup: Setup) -> None:
        try:
            session = begin_match(self.app, setup)
        except BEGIN_REFUSALS as problem:
            log("newgame").warning("begin: %r", problem)
            self._refuse(problem)
            return
        self.app.open_match(session)

    def _refuse(self, problem: Exception) -> None:
        """Say why not, with the cursor where it is mended."""
        self._changed(row_to_mend(self.form, problem))
        first, *more = words_for(self.app.texts, problem).splitlines()
        self.notice(self.app.texts("newgame-and-more", what=first, n=len(more)) if more else first)


class Banner(Painted):
    """The line at the top."""

    DEFAULT_CSS = "Banner { dock: top; height: 1; width: 100%; }"

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        """The game, and where we are."""
        texts = self.mazmorra.texts
        name = texts("common-game-irrgarten").upper()
        return [[Run(f" {name}", "title"), Run(f"   {texts('newgame-title')}", "muted")]]
