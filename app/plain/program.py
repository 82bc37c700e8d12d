"""Plain mode from its menu to its end: sentences out, typed lines in."""

from __future__ import annotations

import os
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, Any

from app.config.logs import log
from app.config.start_options import StartOptions
from app.content import last_setup as remembered
from app.content.first_match import choose_first
from app.content.match_setup import BadChoice
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import asked_for, draft_from, first_draft
from app.files.errors import StoreError
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.literal import literal
from app.match.journal import JournalFailed
from app.plain.choosing import SetupDialogue
from app.plain.console import Console, say_all
from app.plain.elsewhere import works_elsewhere
from app.plain.generic_voice import voice_of
from app.plain.plain_match import AGAIN, LEAVE, MENU, SAME, PlainMatch, loop_runner
from app.plain.rules import game_of_clause, rules_lines
from app.plain.words import UNKNOWN_CELLS, CommandWords, TypedCommand, numbered
from app.records.new_achievements import known_achievements
from app.registry import game_ids
from app.session.app_context import AppContext, MakeComparer
from app.session.opener import MatchOpener, default_names, newest_unfinished, unfinished
from app.session.session import Session
from app.text.errors import REFUSALS, holder_words, words_for
from app.text.game_names import game_name
from app.text.matches import ago, board_name
from app.text.sentences import in_a_row
from app.validation.errors import CantStart
from app.validation.startup import check_start

if TYPE_CHECKING:
    from app.store.archive import SavedMatch

MENU_WORDS = ("continue", *game_ids(), "matches", "rules", "language", "screen", "help", "quit")


class PlainProgram:
    """The program in plain mode.
    `run` returns when the players leave; it raises `ConsoleClosed`."""

    def __init__(self, services: AppContext, options: StartOptions, console: Console) -> None:
        self.services, self.options, self.console = services, options, console
        self.texts = Texts(options.language)
        self.resume: str | None = None
        """The match to continue on the full screen, "" for none; None to stay in plain mode."""
        self.saved: bool | None = None
        """Whether the match was saved in which an error came up; None without one."""
        self._opening = MatchOpener(services, self.texts)
        self._loop, self._run = loop_runner()

    def run(self) -> None:
        try:
            self.console.say(self.texts("plain-welcome"))
            problem = self.services.wake()
            say_all(self.console, [notice(self.texts) for notice in self.options.notices])
            if problem is not None:
                self._refuse(problem)
            if self.services.beside is not None:
                self.console.say(self._held())
            wanted = self._first()
            while wanted != LEAVE and self.resume is None:
                wanted = self._menu()
            if self.resume is None:
                self.part()
        finally:
            self._loop.run_until_complete(self._loop.shutdown_asyncgens())
            self._loop.close()

    def part(self) -> None:
        """Say goodbye, and whether the matches are saved."""
        saved = self.services.store is not None
        self.console.say(self.texts("plain-bye" if saved else "plain-bye-unsaved"))

    def _first(self) -> str:
        if resume := self.options.resume:
            return self._play(lambda: self._opening.resumed(resume))
        return self._asked() if self.options.game else MENU

    def _refuse(self, problem: Exception) -> None:
        log("plain").warning("refused: %r", problem)
        say_all(self.console, words_for(self.texts, problem).splitlines())

    def _held(self) -> str:
        who = holder_words(self.texts, self.services.holder)
        return self.texts("errors-store-busy", who=who)

    # -- the menu

    def _menu(self) -> str:
        """Carry out one choice of the menu. Return `LEAVE` or `MENU`."""
        vocabulary = CommandWords(self.texts, MENU_WORDS)
        rows = self._rows()
        self.console.say()
        for number, (_, text) in enumerate(rows, 1):
            self.console.say(f"{number}. {text}")
        typed = self.console.ask(">")
        if self.services.take_over():
            self.console.say(self.texts("records-taken-over"))
        if number := numbered(typed, len(rows)):
            return self._obey(TypedCommand(rows[number - 1][0]))
        order = vocabulary.order(typed) if typed else None
        if order is not None:
            return self._obey(order)
        if typed:
            elsewhere = works_elsewhere(self.texts, "menu", typed)
            self.console.say(elsewhere or vocabulary.unknown(typed, len(rows)))
        return MENU

    def _rows(self) -> list[tuple[str, str]]:
        saved = newest_unfinished(self.services)
        rows = []
        if saved is not None:
            rows.append(("continue", self.texts("plain-menu-continue", what=self._title(saved))))
        for game in game_ids():
            own = f"cmd-home-{game}"
            name = game_name(self.texts, game)
            text = (
                self.texts(own) if self.texts.has(own) else self.texts("plain-menu-game", game=name)
            )
            rows.append((game, text))
        rows += [(word, self.texts(f"plain-menu-{word}")) for word in ("matches", "rules")]
        return [
            *rows,
            ("help", self.texts("plain-menu-help")),
            ("quit", self.texts("plain-menu-quit")),
        ]

    def _obey(self, order: TypedCommand) -> str:
        if order.command in game_ids():
            return self._new(order.command)
        match order.command:
            case "quit":
                return LEAVE
            case "continue":
                return self._continue(order.about)
            case "matches":
                say_all(self.console, self._matches())
            case "rules":
                say_all(self.console, self._rules(order.about))
            case "language":
                message = "now" if self.speak(order.about) else "which"
                self.console.say(self.texts(f"plain-language-{message}"))
            case "screen":
                say_all(self.console, filter(None, [self.leave_for_screen("")]))
            case _:
                say_all(self.console, self._help())
        return MENU

    def _help(self) -> list[str]:
        vocabulary = CommandWords(self.texts, MENU_WORDS)
        words = ("continue", "matches", "rules", "language", "screen", "help", "quit")
        own = {"quit": "menu-quit", "screen": "menu-screen"}
        about = {word: self.texts(f"plain-help-{own.get(word, word)}") for word in words}
        rows = [vocabulary.explained(word, text) for word, text in about.items()]
        return [self.texts("plain-help-menu"), *rows]

    def _rules(self, about: str) -> list[str]:
        word, _, rest = about.partition(" ")
        order = CommandWords(self.texts, game_ids()).order(word) if word else None
        if order is None and (game := game_of_clause(about)):
            return rules_lines(self.texts, game, about)
        if order is None:
            words = CommandWords(self.texts, game_ids())
            games = in_a_row(self.texts, [words.shown(game) for game in game_ids()])
            return [self.texts("plain-rules-which", games=games)]
        return rules_lines(self.texts, order.command, rest)

    def speak(self, language: str) -> bool:
        wanted = language.strip().casefold()[:2]
        if wanted not in LANGUAGES:
            return False
        self.texts.language = wanted
        return True

    def leave_for_screen(self, match: str) -> str:
        """Leave for the full screen, with a match to continue (or "" for none).
        Return the reason if that is impossible, else ""."""
        try:
            check_start(os.environ)
        except CantStart:
            return self.texts("plain-no-screen")
        self.resume = match
        return ""

    @property
    def comparer(self) -> MakeComparer | None:
        """See `Doubter.comparer`."""
        return self.services.comparer

    @property
    def asks_twice(self) -> bool:
        """See `Doubter.asks_twice`."""
        return self.options.settings.sure

    @property
    def remarks(self) -> bool:
        """See `PlainHost.remarks`."""
        return self.options.settings.remarks

    def feats_before(self, game: str, match: str) -> Collection[str]:
        """Return the feats of a game that were earned in other matches than this one."""
        archive = self.services.archive
        try:
            return known_achievements(archive, game, match) if archive is not None else ()
        except (JournalFailed, StoreError) as problem:
            log("plain").warning("feats: %r", problem)
            return ()

    # -- matches

    def _title(self, saved: SavedMatch) -> str:
        since = ago(max(0.0, self.services.now() - saved.updated / 1000), self.texts)
        parts = (
            game_name(self.texts, saved.game),
            literal(saved.name or board_name(self.texts, saved)),
            ", ".join(literal(seat.name) for seat in saved.seats),
            since,
        )
        return ", ".join(filter(None, parts))

    def _matches(self) -> list[str]:
        saved = unfinished(self.services)
        if self.services.beside is not None:
            return [self._held()]
        if not saved:
            return [self.texts("plain-no-matches")]
        word = CommandWords(self.texts, MENU_WORDS).shown("continue")
        # Not "1. ...": the menu follows with numbers of its own.
        return [
            self.texts("plain-saved-matches"),
            *(
                self.texts("plain-saved-match", word=word, n=number, what=self._title(one))
                for number, one in enumerate(saved, 1)
            ),
        ]

    def _continue(self, about: str) -> str:
        saved = unfinished(self.services)
        number = numbered(about, len(saved)) if about.isdecimal() else min(1, len(saved))
        if not number:
            if saved and about:
                shown = literal(about, UNKNOWN_CELLS)
                self.console.say(self.texts("plain-no-number", typed=shown, last=len(saved)))
            say_all(self.console, self._matches())
            return MENU
        return self._play(lambda: self._opening.resumed(saved[number - 1].id))

    def _asked(self) -> str:
        if not asked_for(self.options):
            return self._new(self.options.game)
        library = self.services.library
        if library is None:
            return MENU
        try:
            draft, refused = draft_from(
                self.options, library, default_names(self.texts), self.services.seed_source
            )
        except BadChoice as problem:
            self._refuse(problem)
            return MENU
        try:
            if refused is not None:
                raise refused
            setup = draft.setup()
        except REFUSALS as problem:
            self._refuse(problem)
            return self._set_up(draft)
        return self._play(lambda: self._opening.new(setup))

    def _new(self, game: str) -> str:
        library = self.services.library
        if library is None:
            self._refuse(BadChoice("library", "cards"))
            return MENU
        draft: SetupBuilder[Any, Any]
        try:
            draft = first_draft(library, game, default_names(self.texts), self.services.seed_source)
        except BadChoice as problem:
            self._refuse(problem)
            return MENU
        recalled = remembered.recall(self.services.choices, draft)
        if not recalled:
            choose_first(draft)  # as the new-game screen opens
        return self._set_up(draft, recalled=recalled)

    def _set_up(self, draft: SetupBuilder[Any, Any], *, recalled: bool = False) -> str:
        """Let the players change a set-up, then play it.
        One from the command line that was refused keeps its other choices, to be corrected."""
        setup = SetupDialogue(self.texts, self.console, draft, recalled=recalled).setup()
        if setup is None:
            return MENU
        remembered.keep(self.services.choices, draft)
        return self._play(lambda: self._opening.new(setup))

    def _play(self, opened: Callable[[], Session]) -> str:
        """Play a match, and further ones on request. Return `LEAVE` or `MENU`."""
        while True:
            try:
                session = opened()
            except REFUSALS as problem:
                self._refuse(problem)
                return MENU
            voice = voice_of(session)
            try:
                wanted = PlainMatch(session, voice, self.console, self._run, self).play()
            except Exception:
                self.saved = self.services.store is not None and session.source.safe
                raise
            finally:
                self._run(self._opening.leave(session))
            if wanted not in (AGAIN, SAME):
                return wanted
            opened = self._another(session, same=wanted == SAME)

    def _another(self, session: Session, *, same: bool) -> Callable[[], Session]:
        seed = "" if same else self.services.seed_source()
        return lambda: self._opening.again(session, seed)
