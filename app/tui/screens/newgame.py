"""The new-game screen: the form, and the explanation of its rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any, ClassVar

from textual.widget import Widget
from typing_extensions import override

from app.config.logs import log
from app.content import last_setup
from app.content.match_setup import BadChoice, MatchSetup
from app.content.preset_groups import stop_of, stops
from app.i18n.literal import literal
from app.registry import game
from app.text.errors import REFUSALS, UNPLAYABLE, Unplayable, words_for
from app.text.game_names import game_name
from app.text.newgame import GameTexts
from app.text.rulebook import PREFIXES, ruled_by
from app.tui.commands import COMMANDS, Command, keys_of, register, scope
from app.tui.dialogs.generate import GenerateDialog
from app.tui.dialogs.question import YesNoQuestion
from app.tui.dialogs.text import TextDialog, TextQuestion
from app.tui.forms.form_screen import FormScreen
from app.tui.forms.formlist import FormList
from app.tui.forms.row import FormRow
from app.tui.launch import opener
from app.tui.newgame.drafts import fresh_draft
from app.tui.newgame.form import SetupForm
from app.tui.newgame.modes import mode_beyond, other_modes
from app.tui.newgame.panel import ExplanationPanel, RowExplanation
from app.tui.newgame.parts import form_parts
from app.tui.newgame.starter import MatchStarter
from app.tui.newgame.texts import FormTexts
from app.tui.widgets.keybar import KeyBar
from app.tui.widgets.painted import Painted
from app.tui.widgets.styled_text import Line, Span

if TYPE_CHECKING:
    from app.content.setup_builder import SetupBuilder

register(
    (
        Command("newgame.start", "newgame", ("s",), footer=15),
        Command("newgame.host", "newgame", ("o",), footer=16),
        Command("newgame.again", "newgame", ("r",), footer=40),
        Command("newgame.add", "newgame", ("a", "plus"), footer=20),
        Command("newgame.remove", "newgame", ("x", "minus"), footer=21),
        Command("newgame.reset", "newgame", ("backspace",), footer=22),
        Command("newgame.renew", "newgame", ("f5",), footer=23),
        Command("newgame.back", "newgame", ("escape", "q"), footer=95),
    )
)

ON_PLAYERS = ("seats", "seat")
RULE_SETS = ("preset", "edition")


class NewGameScreen(FormScreen[None]):
    """Rows on the left, the explanation of the chosen one on the right.

    `draft` holds earlier choices and `refused` their refusal. `starter` makes the setup (the game's
    own starter by default).
    """

    SCOPE: ClassVar[str] = "newgame"
    EXPLAINED: ClassVar[str] = "help-clauses"
    CSS_PATH = "newgame.tcss"

    def __init__(
        self,
        draft: SetupBuilder[Any, Any],
        refused: Exception | None = None,
        starter: MatchStarter[Any] | None = None,
    ) -> None:
        super().__init__()
        self.draft = draft
        self._refused = refused
        self._parts = form_parts(draft.game)
        self.starter = starter or self._parts.starter(draft)
        self._hosts = False
        """Whether the match is for a table with friends."""

    @override
    def compose(self) -> Iterator[Widget]:
        self.form: SetupForm[Any] = self._parts.form(self.draft, self._parts.layout)
        yield NewGameBanner(self.draft.game)
        yield FormList(self._rows)
        yield ExplanationPanel(self._explained)
        yield KeyBar()

    def on_mount(self) -> None:
        self.starter.prepare()
        if self._refused is not None:
            self._refuse(self._refused)

    def on_unmount(self) -> None:
        self.starter.close()

    # -- words

    def _form_texts(self) -> FormTexts[Any]:
        folder = str(self.draft.repository.folder(self.draft.kind) or "")
        texts, glyphs = self.app.texts, self.app.glyphs
        return self._parts.texts(self.form, self.starter, texts, glyphs, self._keys(), folder)

    def _rows(self) -> Sequence[FormRow]:
        return self._form_texts().rows()

    def _explained(self) -> RowExplanation:
        row = self.form_list.row.id
        said = self._form_texts().explained(row)
        if row != "preset":
            return said
        modes = other_modes(self.draft.game, self.app.texts)
        return replace(said, paragraphs=[*said.paragraphs, *modes])

    def _keys(self) -> dict[str, str]:
        commands = [COMMANDS["list.choose"], *scope("newgame")]
        names = ["enter", *(command.id.partition(".")[2] for command in commands[1:])]
        keys = [keys_of(command, self.app.keymap)[0] for command in commands]
        return {name: self.app.key_sign(key) for name, key in zip(names, keys, strict=True)}

    # -- commands

    @override
    def shown_commands(self) -> list[Command]:
        """Show only the commands of the chosen row, for lack of space; the help lists all."""
        row = self.form_list.row
        kind = row.id.partition(":")[0]
        hidden = {
            "newgame.add": kind not in ON_PLAYERS,
            "newgame.remove": kind not in ON_PLAYERS,
            "newgame.reset": not self.form.resettable(row.id),
            "newgame.renew": kind not in (self.draft.kind, "file", *RULE_SETS),
        }
        shown = [c for c in super().shown_commands() if not hidden.get(c.id, False)]
        if row.turns:
            shown[1:1] = [COMMANDS["list.less"], COMMANDS["list.more"]]
        return shown

    @override
    def clauses(self) -> tuple[str, ...]:
        """Return the clause of the chosen row's rule, as the panel shows it; else the game's
        first clause."""
        info = self.form.info(self.form_list.row.id)
        prefix = PREFIXES.get(ruled_by(self.draft.game))
        if prefix is None:
            return super().clauses()
        clause = info.clause if info and info.clause else f"{prefix}-1"
        return super().clauses() or (clause,)

    @override
    def available(self, command: str) -> bool | str:
        row, seats = self.form_list.row.id, len(self.draft.seats)
        spec, words = game(self.draft.game), GameTexts(self.app.texts, self.draft.game)
        match command:
            case "app.rules" if not ruled_by(self.draft.game):
                return "rules-no-page"
            case "newgame.renew" if not self.draft.kind:
                return False
            case "newgame.remove" if row.partition(":")[0] not in ON_PLAYERS:
                return "newgame-only-seats"
            case "newgame.remove" if seats <= spec.min_seats:
                return words.id("least-seats")
            case "newgame.host" if spec.max_seats < 2:
                return False
            case "newgame.add" if seats >= spec.max_seats:
                return words.id("most-seats")
            case "newgame.reset" if not self.form.resettable(row):
                return "newgame-nothing-to-reset"
        return super().available(command)

    def _changed(self, row: str = "") -> None:
        self.form_list.renew(row)
        self.starter.prepare()

    def on_form_list_chosen(self) -> None:
        self.query_one(ExplanationPanel).repaint()
        self.refresh_keys()

    @override
    def turn(self, step: int) -> None:
        row = self.form_list.row.id
        if row == "seats":
            self._resize(step, -1, row)
        elif row == "preset" and self._goes_to_mode(step):
            return
        else:
            self.form.turn(row, step)
            self._changed()

    def _resize(self, step: int, index: int, row: str) -> None:
        """Add a player, or remove the one at `index`; then choose a row. If the present rules
        forbid it, offer the house rules that allow it, or show the refusal."""
        command = "newgame.add" if step > 0 else "newgame.remove"
        draft, gone = self.draft, self.draft.seats[index].name
        if isinstance(why_not := self.available(command), str):
            self.notice(self.app.texts(why_not))
        elif draft.add_seat() if step > 0 else draft.remove_seat(index):
            self._changed(row)
            if step < 0:
                self.notice(self.app.texts("newgame-removed", name=literal(gone), **self._keys()))
        elif rules := draft.house_rules(len(draft.seats) + step):

            def answer(yes: bool) -> None:
                if yes:
                    for name, value in rules.items():
                        draft.set_option(name, value)
                    self._resize(step, index, row)

            self.app.ask(YesNoQuestion(f"newgame-{draft.game}-house"), answer)
        elif refusal := draft.seats_error(len(draft.seats) + step):
            self.notice(words_for(self.app.texts, refusal))

    def do_list_choose(self) -> None:
        row = self.form_list.row.id
        if row == "start":
            self.do_newgame_start()
        elif row == "seats":
            self._resize(1, -1, row)
        elif self.form.types(row):
            self._ask(row)
        elif row in RULE_SETS:
            self.turn(1)
        else:
            self._changed(self.form.enter(row))

    def _goes_to_mode(self, step: int) -> bool:
        """Open the form of the next mode if a step leads beyond the rule sets of this game. Return
        whether it did."""
        draft = self.draft
        other = mode_beyond(draft.game, stop_of(draft), len(stops(draft)), step)
        if not other:
            return False
        try:
            mode = fresh_draft(self.app, other)
        except BadChoice as problem:
            self._refuse(problem)
            return True
        mode.take_preset(stops(mode)[min(step, 0)])
        self.app.switch_screen(NewGameScreen(mode))
        return True

    def _ask(self, row: str) -> None:
        def take(text: str) -> str:
            try:
                self.form.take(row, text)
            except BadChoice as problem:
                return words_for(self.app.texts, problem)
            return ""

        question = TextQuestion(
            lambda: self._form_texts().question(row), self.form.written(row), take
        )
        self.app.push_screen(TextDialog(question), lambda _: self._changed())

    def do_newgame_again(self) -> None:
        text, seed = self.form.another(self.form_list.row.id)
        self._changed()
        self.notice(GameTexts(self.app.texts, self.draft.game)(text, seed=seed))

    def do_newgame_add(self) -> None:
        self._resize(1, -1, f"seat:{len(self.draft.seats)}")

    def do_newgame_remove(self) -> None:
        kind, _, at = self.form_list.row.id.partition(":")
        left = min(int(at or 0), len(self.draft.seats) - 2)
        self._resize(-1, int(at or -1), f"seat:{left}" if kind == "seat" else "seats")

    def do_newgame_reset(self) -> None:
        names = self.form.resettable(self.form_list.row.id)
        self.draft.reset(names)
        self._changed()
        self.notice(self.app.texts("newgame-taken-back", n=len(names)))

    def do_newgame_renew(self) -> None:
        self.draft.reload()
        self._changed()
        self.notice(self.app.texts("newgame-renewed"))

    def do_newgame_back(self) -> None:
        scenario = self.draft.kind
        if scenario in self.form.unfolded:
            self.form.fold(scenario, True)
            self._changed(scenario)
        else:
            self.dismiss(None)

    # -- the start

    def do_newgame_start(self) -> None:
        self._hosts = False
        self._prepare()

    def do_newgame_host(self) -> None:
        """Open a table for friends with these choices."""
        self._hosts = True
        self._prepare()

    def _prepare(self) -> None:
        found = self.starter.ready()
        if found is not None:
            self._prepared(found)
            return
        self.app.push_screen(GenerateDialog(self._job_words, self.starter.job()), self._prepared)

    def _job_words(self) -> tuple[str, str]:
        texts = self._form_texts()
        return self.starter.job_words(texts.words, texts.chosen())

    def _prepared(self, result: MatchSetup | Unplayable | None) -> None:
        if result is None:
            self.notice(self.app.texts("newgame-stopped"))
        elif isinstance(result, UNPLAYABLE):
            self._refuse(result)
        else:
            self._begin(result)

    def _begin(self, setup: MatchSetup) -> None:
        if self._hosts:
            from app.tui.online.opening import host_setup

            last_setup.keep(self.app.services.choices, self.draft)
            host_setup(self.app, setup)
            return
        try:
            session = opener(self.app).new(setup)
        except REFUSALS as problem:
            log("newgame").warning("begin: %r", problem)
            self._refuse(problem)
            return
        last_setup.keep(self.app.services.choices, self.draft)
        self.app.open_match(session)

    def _refuse(self, problem: Exception) -> None:
        self._changed(self.form.row_to_mend(problem))
        first, *more = words_for(self.app.texts, problem).splitlines()
        self.notice(self.app.texts("newgame-and-more", what=first, n=len(more)) if more else first)


class NewGameBanner(Painted):
    """The line at the top."""

    DEFAULT_CSS = "NewGameBanner { dock: top; height: 1; width: 100%; }"

    def __init__(self, game_id: str) -> None:
        super().__init__()
        self._game = game_id

    def paint(self, cells: int, height: int) -> Sequence[Line]:
        texts = self.mazmorra.texts
        name = game_name(texts, self._game).upper()
        return [[Span(f" {name}", "title"), Span(f"   {texts('newgame-title')}", "muted")]]
