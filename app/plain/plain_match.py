"""One match in plain mode: it says events, lists choices, and carries out typed commands."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any, Protocol

from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.match.events import DecisionsUndone
from app.match.runner import MatchRunner
from app.match.source import Frame, PlanStep
from app.match.undo import NothingToUndo
from app.perspective.event_log import EventLog
from app.perspective.remarks import add_remark
from app.plain.asking import number_or_command
from app.plain.console import Console, say_all
from app.plain.course import (
    FeatsBefore,
    TurnsCounted,
    bots_alone,
    greeting,
    log_told,
    more_told,
    result_told,
    saved_told,
    seats_told,
    still_untold,
)
from app.plain.doubting import Doubter, is_sure
from app.plain.measuring import answers_at_end, hint_told
from app.plain.rules import rules_in_match
from app.plain.voice import PlainVoice
from app.plain.watching import SKIP, WATCH, asked_for_rest
from app.plain.words import (
    CommandWords,
    PlainChoice,
    TypedCommand,
    chosen,
)
from app.session.session import Session
from app.text.errors import words_for
from app.text.log import LogLine
from engines.kernel.errors import EngineError
from engines.kernel.events import SPECTATOR

ANYWHERE = ("help", "quit", "screen", "rules", "language")
"""Commands that are also known in the menu."""
COMMANDS = (
    *("choices", "repeat", "log", "more", "hint", "undo", "seats", "resign", "bot", "save"),
    *ANYWHERE,
)
LEAVE, AGAIN, SAME, MENU = "leave", "again", "same", "menu"
"""The player's wish after a match: to leave, another match, the same one, the menu."""


class PlainHost(FeatsBefore, Doubter, Protocol):
    """The program that hosts a match."""

    def speak(self, language: str) -> bool:
        """Change the language from now on. Return whether it exists."""

    @property
    def remarks(self) -> bool:
        """Whether bots with a temper say something now and then."""

    def leave_for_screen(self, match: str) -> str:
        """Leave plain mode for the full screen, with a match to continue (or "" for none).
        Return the reason if that is impossible, else ""."""


class PlainMatch:
    """Plays one match at one keyboard, from its current state until its end or until all leave."""

    def __init__(
        self,
        session: Session,
        voice: PlainVoice[Any],
        console: Console,
        run: Callable[..., object],
        house: PlainHost,
    ) -> None:
        self.session, self.voice, self.console = session, voice, console
        self.table = running(session)
        self.match = self.table.match
        self.texts: Texts = session.texts
        self._run, self._house = run, house
        self._perspectives: dict[int, EventLog] = {}
        self._said_lines: dict[int, int] = {}
        self._stops: list[Callable[[], None]] = []
        self._halves: list[str] = []  # said since the last finished line
        self._turns = TurnsCounted.of(self.texts, self.match)
        self._at = SPECTATOR
        self._rest = ""
        """How the rest of the match is told to people who are out: `SKIP`, `WATCH`, "" before."""
        self._listen()

    # -- events

    def _listen(self) -> None:
        """Start new logs for all persons at the keyboard; past events are in their logs already."""
        for stop in self._stops:
            stop()
        match = self.match
        people = self.table.people
        viewers = people if match.secret and people else (SPECTATOR,)
        self._perspectives = self.voice.perspectives(viewers)
        self._said_lines = {
            seat: len(perspective.log.lines) for seat, perspective in self._perspectives.items()
        }
        self._stops = [match.watch(seat, partial(self._hear, seat)) for seat in viewers]
        if self._at not in self._perspectives:
            self._at = viewers[0] if len(viewers) == 1 else SPECTATOR

    def _hear(self, seat: int, frame: Frame) -> None:
        if isinstance(frame.event, DecisionsUndone):
            return
        self._perspectives[seat].take(frame)
        add_remark(self._perspectives[seat], frame, self.match, self._house.remarks)
        if seat == self._at and self._rest != SKIP:
            spoken, watching = self._tell(), self._rest == WATCH
            say_all(self.console, self._turns.heard(frame.event, spoken=spoken, watching=watching))

    def _tell(self) -> bool:
        """Say the new lines of the log. Return whether there was one."""
        perspective = self._perspectives.get(self._at)
        if perspective is None:
            return False
        lines, said = perspective.log.lines, self._said_lines[self._at]
        if len(lines) == said:
            return False
        say_all(self.console, self._turns.quiet())
        new = lines[said:] if said <= len(lines) else lines[-1:]
        say_all(self.console, still_untold(new, self._halves))
        self._halves.clear()
        self._said_lines[self._at] = len(lines)
        return True

    def _tell_half(self) -> None:
        """Say the unfinished line, or what the last decision added to it, before a prompt."""
        perspective = self._perspectives.get(self._at)
        if perspective is None:
            return
        line, newest = perspective.pending, perspective.newest_part
        if line is not None and newest is not None and line.text not in self._halves:
            self._halves.append(line.text)
            self.console.say(newest.text)

    # -- the course of a match

    def play(self) -> str:
        """Play to the end or until players leave.
        Return `LEAVE`, `AGAIN`, `SAME` or `MENU`. Raise `ConsoleClosed`."""
        match, table = self.match, self.table
        say_all(self.console, greeting(self.texts, match, self.voice.opening()))
        try:
            while not match.over:
                seat = table.waiting_for
                if self._all_out:
                    self._tell()
                    people = len(table.people)
                    self._rest = asked_for_rest(self.texts, self.console, people, self._log)
                    if not self._rest:
                        return MENU
                elif seat is None:
                    self._run(table.until_asked(lambda: self._all_out))
                elif self._under_way(seat):
                    continue
                elif not self._turn(seat):
                    return MENU
            return self._end()
        finally:
            for stop in self._stops:
                stop()

    @property
    def _all_out(self) -> bool:
        """Whether no person has anything left to decide, and none was told yet."""
        people = self.table.people
        return not self._rest and bool(people) and all(map(self.voice.is_out, people))

    def _under_way(self, seat: int) -> bool:
        """Make a decision without the person: automatic, or the only one. Return whether there is
        one."""
        automatic = self.voice.automatic
        action = automatic.decision(seat)
        say_all(self.console, automatic.said())
        forced = self.voice.forced(seat) if action is None else action
        if forced is None:
            return False
        self._look_through(seat)
        if action is None:
            self._tell_half()  # the same words as before a prompt
        self.table.decide(seat, forced)
        return True

    def _look_through(self, seat: int) -> None:
        """Pass the keyboard to another person, if the game has secrets and they need theirs."""
        aloud = self._at in self._perspectives and self.voice.aloud(seat)
        if not self.match.secret or self._at == seat or aloud:
            return
        if len(self._perspectives) > 1:
            if not self.console.clear():
                self.console.say()
                self.console.say(self.texts("plain-pass-above"))
            self.console.ask(self.texts("plain-pass", name=literal(self.session.seats[seat].name)))
        self._at = seat
        self._tell()

    def _turn(self, seat: int) -> bool:
        """Prompt the person of a seat until a decision is made. Return False to leave."""
        self._look_through(seat)
        self._show(seat, full=False)
        match, before = self.match, self.match.decisions
        while match.decisions == before and self.table.waiting_for == seat:
            typed = self.console.ask(f"{literal(self.session.seats[seat].name)}>")
            choice = chosen(self.voice.choices(seat), typed, self.voice.whole_words)
            if not typed:
                self.console.say(self.texts("plain-nothing-typed"))
                self._show(seat)
            elif choice is not None:
                self._decide(seat, choice)
            elif not self._obey(seat, typed):
                return False
            elif self.voice.automatic.busy(seat):
                return True
        return True

    def _decide(self, seat: int, choice: PlainChoice) -> None:
        try:
            if is_sure(self.voice, seat, choice, self._house, self._run, self.console):
                self.voice.begun(seat, choice)
                if choice.then:  # an undo takes them together
                    self.table.plan(seat, map(PlanStep, (choice.action, *choice.then)))
                else:
                    self.table.decide(seat, choice.action)
        except EngineError as problem:
            self.console.say(words_for(self.texts, problem))

    def _show(self, seat: int, *, full: bool = True) -> None:
        self._tell_half()
        self.console.say()
        say_all(self.console, self.voice.situation(seat, full=full))
        self._list(seat)

    def _list(self, seat: int) -> None:
        listed = [choice for choice in self.voice.choices(seat) if choice.listed]
        for number, choice in enumerate(listed, 1):
            self.console.say(f"{number}. {choice.text}")
        say_all(self.console, self.voice.footnotes(seat))

    # -- commands

    @property
    def vocabulary(self) -> CommandWords:
        voice = self.voice
        return CommandWords(self.texts, (*COMMANDS, *voice.answers, *voice.automatic.words))

    def _obey(self, seat: int, typed: str) -> bool:
        """Carry out a command. Return False to leave."""
        order = self.vocabulary.order(typed)
        if order is None or (order.command == "quit" and order.about):  # "leave 1" of the Descent
            say_all(self.console, self.voice.neither(seat, self.vocabulary, typed))
            return True
        if order.command in ("quit", "screen"):
            return order.command == "screen" and not self._to_screen()
        say_all(self.console, self._answer(seat, order))
        return True

    def _to_screen(self) -> bool:
        """Leave for the full screen. If that is impossible, say why and return False."""
        match = self.match
        if match.over or match.unsaved is None:
            why_not = self._house.leave_for_screen("" if match.over else match.header.match)
        else:
            why_not = self.texts("plain-screen-unsaved")
        say_all(self.console, [why_not] if why_not else [])
        return not why_not

    def _answer(self, seat: int, order: TypedCommand) -> Sequence[str]:
        if order.command in self.voice.automatic.words:
            return self.voice.automatic.begin(seat, order.command, order.about)
        if answer := self.voice.answers.get(order.command):
            return answer(seat, order.about)
        match order.command:
            case "choices" | "repeat":
                self._show(seat)
                return ()
            case "log":
                return self._log(order.about)
            case "more":
                return more_told(self.texts, self._lines(), begun=bool(self.match.written))
            case "hint":
                return hint_told(self.voice, seat, self._house.comparer, self._run)
            case "undo":
                return self._undo(seat)
            case "seats":
                return seats_told(self.texts, self.match)
            case "resign" | "bot":
                return self._hand_over(seat, order)
            case "save":
                return saved_told(self.texts, self.match, self.vocabulary.shown("quit"))
            case "rules":
                return rules_in_match(self.texts, self.match, order.about)
            case "language":
                return self._language(order.about)
        return self.help()

    def help(self) -> list[str]:
        vocabulary = self.vocabulary
        lines = [self.texts("plain-help-how")]
        for command in sorted(vocabulary.commands, key=lambda one: one in COMMANDS):  # own first
            text = self.texts(f"plain-help-{command.replace('.', '-')}")
            lines.append(vocabulary.explained(command, text))
        return lines

    def _lines(self) -> list[LogLine]:
        """Return the lines of the person at the keyboard, including an unfinished one."""
        return self._perspectives[self._at].lines if self._at in self._perspectives else []

    def _log(self, about: str) -> list[str]:
        return log_told(self.texts, self._lines(), about, begun=bool(self.match.written))

    def _undo(self, seat: int) -> list[str]:
        try:
            self.table.take_back(seat)
        except NothingToUndo as nothing:
            return [self.texts(f"play-no-undo-{nothing.reason}")]
        self._listen()
        return [self.texts("plain-undone")]

    def _hand_over(self, seat: int, order: TypedCommand) -> list[str]:
        """Hand a seat over to a bot.
        That is for good (`resign`), or until the match is resumed and the seat taken back."""
        from app.content.seating import player_kinds

        yes = self.console.ask(self.texts(f"plain-sure-{order.command}"))
        if yes.casefold() not in self.texts("plain-yes").split():
            return [self.texts("plain-not-done")]
        seats = list(self.match.seats)
        seats[seat] = replace(seats[seat], bot=player_kinds(self.match.header.game)[1])
        self.table.reseat(seats, (seat,) if order.command == "resign" else ())
        self._listen()
        alone = [] if self.table.people else [bots_alone(self.texts, self.match)]
        return [self.texts("plain-handed", name=seats[seat].name), *alone]

    def _language(self, about: str) -> list[str]:
        if not self._house.speak(about):
            return [self.texts("plain-language-which")]
        self._listen()
        return [self.texts("plain-language-now")]

    # -- the end

    def _end(self) -> str:
        if self._at not in self._perspectives:
            self._at = next(iter(self._perspectives))
            self._tell()
        self.console.say()
        lines = self._lines()
        said = self._rest != SKIP and bool(lines) and lines[-1].kind == "end"
        say_all(self.console, result_told(self.voice, self.match, self._house, said=said))
        answers = answers_at_end(self.voice, lines, self._house.comparer, self._run, self.console)
        wanted = {"1": AGAIN, "2": SAME, "3": MENU, "": MENU}
        choices = [self.texts(f"plain-end-{wish}") for wish in (AGAIN, SAME, MENU)]
        commands = ("log", *answers, "screen", "help", "quit")
        while True:
            typed = number_or_command(
                self.texts, self.console, choices, commands, self._log, "plain-end-how", answers
            )
            if typed in wanted:
                return wanted[typed]
            if typed == "quit" or self._to_screen():
                return LEAVE


def running(session: Session) -> MatchRunner:
    """Return the source of a match that is played on this machine. Raise `TypeError`."""
    if not isinstance(session.source, MatchRunner):
        raise TypeError(session)
    return session.source


def loop_runner() -> tuple[asyncio.AbstractEventLoop, Callable[..., object]]:
    """Return a separate event loop and its runner.
    Nothing runs between two typed lines, so that Python handles Ctrl-C at the prompt."""
    loop = asyncio.new_event_loop()
    return loop, loop.run_until_complete
