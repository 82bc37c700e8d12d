"""Set-up of a new game by typed words: each word changes one thing, and the result is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from app.content.content_repository import ContentEntry, Description
from app.content.generic_setup import option_infos
from app.content.match_setup import MatchSetup
from app.content.setup_builder import SetupBuilder
from app.content.setup_from_args import no_preset, no_scenario
from app.i18n.fluent import LANGUAGES, Texts, Value
from app.i18n.literal import literal
from app.match.seats import Seat
from app.plain.console import Console, say_all
from app.plain.elsewhere import works_elsewhere
from app.plain.rule_words import RuleWords
from app.plain.words import UNKNOWN_CELLS, CommandWords, TypedCommand, folded
from app.registry import UnknownGame
from app.text.errors import UNPLAYABLE, words_for
from app.text.game_names import game_name
from app.text.matches import seat_kind
from app.text.sentences import in_a_row
from app.validation import values
from app.validation.errors import WrongUse

if TYPE_CHECKING:
    from engines.kernel.options import OptionInfo

WORDS = (
    *("begin", "players", "scenario", "preset", "option", "options", "seed", "practice"),
    *("help", "back", "quit"),
)


def named(typed: str, things: Iterable[Description]) -> str:
    """Return the id of what has the typed name in any language; without one the typed text."""
    wanted = folded(typed)
    for thing in things:
        if any(folded(thing.name.of(language)) == wanted for language in LANGUAGES):
            return thing.id
    return typed


class SetupDialogue:
    """The form of a new game as a dialogue."""

    def __init__(
        self,
        texts: Texts,
        console: Console,
        draft: SetupBuilder[Any, Any],
        *,
        recalled: bool = False,
    ) -> None:
        self.texts, self.console, self.draft = texts, console, draft
        self._recalled = recalled
        hidden = {*(() if draft.kind else ("scenario",))}
        hidden |= {*(() if option_infos(draft.game) else ("preset", "option", "options"))}
        self._words = tuple(word for word in WORDS if word not in hidden)
        self._vocabulary = CommandWords(texts, self._words)
        self._rules = RuleWords(texts, draft.game)

    def setup(self) -> MatchSetup | None:
        """Return the chosen setup, checked; None if the player went back. Raise `ConsoleClosed`."""
        say_all(self.console, [self.texts("plain-setup-recalled")] if self._recalled else [])
        say_all(self.console, self._summary())
        while True:
            typed = self.console.ask(f"{game_name(self.texts, self.draft.game)}>")
            order = TypedCommand("begin") if not typed else self._vocabulary.order(typed)
            if order is None:
                self.console.say(self._unknown(typed))
            elif order.command in ("back", "quit"):
                return None
            elif order.command == "begin":
                setup = self._checked()
                if setup is not None:
                    return setup
            else:
                self._obey(order)

    def _checked(self) -> MatchSetup | None:
        try:
            setup = self.draft.setup()
            setup.config()
        except UNPLAYABLE as problem:
            say_all(self.console, words_for(self.texts, problem).splitlines())
            return None
        return setup

    def _obey(self, order: TypedCommand) -> None:
        try:
            if not self._changed(order):
                return
        except WrongUse as wrong:
            self.console.say(self._refusal(order, wrong))
            return
        except (*UNPLAYABLE, UnknownGame, ValueError) as problem:
            say_all(self.console, words_for(self.texts, problem).splitlines())
            return
        say_all(self.console, self._summary())

    def _refusal(self, order: TypedCommand, wrong: WrongUse) -> str:
        """Return what is wrong with a change; the option of the command line is the typed word."""
        if order.command == "option" and wrong.message == "cli-option-form":
            typed = f"{self._vocabulary.shown('option')} {order.about}"
            if answer := self._rule_answer(order.about, typed):
                return answer
            word = self._vocabulary.shown("options")
            about = literal(order.about, UNKNOWN_CELLS)
            return self.texts("plain-setup-no-rule", typed=about, options=word)
        values = dict(wrong.values)
        self._in_words(values)
        if str(values.get("option", "")).startswith("--"):
            values["option"] = self._vocabulary.shown(order.command)
        return self.texts(wrong.message, **values)

    def _in_words(self, values: dict[str, Value]) -> None:
        """Replace the ids of an option and of its choices with their labels."""
        name = next((key for key in ("name", "option") if values.get(key) in self._rules.infos), "")
        if not name:
            return
        info = self._rules.infos[str(values[name])]
        values[name] = self._rules.label(info.name)
        if info.kind == "choice" and "choices" in values:
            values["choices"] = self._rules.choices(info.name)
        if info.kind == "choice" and "close" in values:
            values["close"] = self._rules.choice(info.name, str(values["close"]))

    def _changed(self, order: TypedCommand) -> bool:
        """Carry out a change.
        If the command has no value, list the possible ones and return False."""
        draft, about = self.draft, order.about
        match order.command:
            case "players" if about:
                draft.seats = list(values.players(about, draft.game, self.texts))
            case "scenario" if about:
                self._choose(about)
            case "preset" if about:
                if not draft.choose_preset(named(about, draft.presets)):
                    raise no_preset(draft, literal(about, 40))
            case "option" if about:
                typed = [self._rules.in_code(about)]
                for name, value in values.rule_changes(draft.game, typed, self.texts).items():
                    draft.set_option(name, value)
            case "seed" if about:
                draft.seed = values.seed(about)
            case "practice":
                draft.practice = not draft.practice
            case _:
                say_all(self.console, self._known(order.command))
                return False
        return True

    def _choose(self, about: str) -> None:
        """Choose a scenario; for a broken one raise its error and keep the previous choice."""
        draft, before = self.draft, self.draft.scenario_index
        library = [entry.about for entry in draft.entries if entry.about is not None]
        wanted = values.scenario(draft.kind, named(about, library))
        if not draft.choose(wanted):
            raise no_scenario(draft, literal(about, 80))
        if draft.entry is not None and draft.entry.error is not None:
            error, draft.scenario_index = draft.entry.error, before
            raise error

    def _known(self, command: str) -> list[str]:
        draft, texts = self.draft, self.texts
        match command:
            case "scenario":
                return [
                    f"{entry.id or literal(entry.name)}: {self._entry(entry)}"
                    for entry in draft.entries
                ]
            case "preset":
                return [f"{preset.id}: {self._named(preset)}" for preset in draft.presets]
            case "option" | "options":
                return [self._shown(info) for info in self._rules.infos.values()]
            case "players":
                return [texts("plain-setup-players", bots=self._bots())]
        return self.help()

    def _bots(self) -> str:
        """Return the kinds of bots as one types them, with their names where those differ."""
        from app.content.seating import seat_kinds

        found = []
        for bot in seat_kinds(self.draft.game)[1:]:
            name = seat_kind(self.texts, self.draft.game, Seat("", bot)).rpartition(": ")[2]
            found.append(bot if name == bot else f"{bot} ({name})")
        return ", ".join(found)

    def _shown(self, info: OptionInfo) -> str:
        """Return an option and its present value, as they can be typed."""
        return self._rules.said(info, getattr(self.draft.options(), info.name))

    def help(self) -> list[str]:
        texts, vocabulary = self.texts, self._vocabulary
        shown = (word for word in self._words if word != "quit")
        about = {word: texts(f"plain-setup-help-{word}") for word in shown}
        return [vocabulary.explained(word, text) for word, text in about.items()]

    def _unknown(self, typed: str) -> str:
        """Return what to say of a line that is no command: for a rule, how it is changed."""
        shown = literal(typed, UNKNOWN_CELLS)
        vocabulary = self._vocabulary
        if answer := self._rule_answer(typed, typed):
            return answer
        if elsewhere := works_elsewhere(self.texts, "setup", typed):
            return elsewhere
        if vocabulary.near(typed):
            return vocabulary.unknown(typed, 0)
        words = {word: vocabulary.shown(word) for word in ("begin", "help", "back")}
        message = "plain-setup-no-number" if typed.isdecimal() else "plain-setup-unknown"
        return self.texts(message, typed=shown, **words)

    def _rule_answer(self, line: str, typed: str) -> str:
        """Return the answer to a `line` that begins with a rule's name, "" for other lines: its
        value and choices, or how to change it to the rest of the line. `typed` is the whole."""
        name, value = self._rules.begun(line)
        if not name:
            return ""
        word, shown = self._vocabulary.shown("option"), self._shown(self._rules.infos[name])
        if not value:
            values = self._rules.values(name)
            info = self._rules.infos[name]
            example = self._rules.other(info, getattr(self.draft.options(), name))
            form = f"{word} {self._rules.label(name)} = {example}"
            return " ".join(
                self.texts("plain-setup-rule-now", rule=shown, values=values, form=form).split()
            )
        form = f"{word} {self._rules.label(name)} = {literal(value, UNKNOWN_CELLS)}"
        typed = literal(typed, UNKNOWN_CELLS)
        return self.texts("plain-setup-rule", typed=typed, form=form)

    def _entry(self, entry: ContentEntry[Any]) -> str:
        if entry.error is not None:
            return words_for(self.texts, entry.error).splitlines()[0]
        return self._named(entry.about)

    def _named(self, about: Description | None) -> str:
        return "?" if about is None else literal(about.name.of(self.texts.language))

    def _seat(self, seat: Seat) -> str:
        """Return a player by name, a bot also with its kind."""
        name = literal(seat.name)
        if seat.human:
            return name
        return self.texts(
            "plain-setup-seat", name=name, who=seat_kind(self.texts, self.draft.game, seat)
        )

    def _summary(self) -> Sequence[str]:
        draft, texts = self.draft, self.texts
        seats = in_a_row(texts, [self._seat(seat) for seat in draft.seats])
        lines = [
            texts("plain-setup-seats", list=seats, n=len(draft.seats)),
            texts(
                "plain-setup-what" if draft.kind else "plain-setup-rules",
                scenario=self._scenario(),
                preset=self._named(draft.presets[draft.preset_index]),
                seed=literal(draft.seed),
            ),
        ]
        if draft.changes:
            changed = ", ".join(self._shown(self._rules.infos[name]) for name in draft.changes)
            lines.append(texts("plain-setup-changes", list=changed))
        if draft.is_practice:
            lines.append(texts("plain-practice"))
        words = {word: self._vocabulary.shown(word) for word in ("begin", "help", "scenario")}
        return [*lines, texts(f"plain-setup-{'broken' if self._broken else 'go'}", **words)]

    @property
    def _broken(self) -> bool:
        """Whether the chosen scenario's files have an error, so that it can't be played."""
        return self.draft.entry is not None and self.draft.entry.error is not None

    def _scenario(self) -> str:
        """Return the chosen scenario's name; a broken one has only that of its file."""
        entry = self.draft.entry
        if entry is not None and self._broken:
            return literal(entry.id or entry.name)
        return self._named(entry.about if entry else None)
