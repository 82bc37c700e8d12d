"""The commands of a served table: decisions, undo by consent, changes of players.

Each is carried out once. Its answer is sent when all viewers have what came of it, which is after
the journal's commit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import assert_never

from app.match.match import Match
from app.match.runner import MatchRunner
from app.match.seats import HUMAN, Seat
from app.match.source import PlanStep
from app.net import limits
from app.net.commands import NEW, OPEN, Answer, CommandLog
from app.net.consent import Consent, Later, Question
from app.net.guests import Guest, Player, guests_of
from app.net.messages import Act, Agree, Asked, Back, ChangeSeats, No
from app.registry import game
from engines.kernel.errors import EngineError

Command = Act | Back | ChangeSeats


class TableCommands:
    """Carries out what players ask of a match. `seats_changed` is called after a change of
    players."""

    def __init__(
        self,
        runner: MatchRunner,
        players: Mapping[str, Player],
        later: Later,
        seats_changed: Callable[[], object],
    ) -> None:
        self.runner, self._players, self._seats_changed = runner, players, seats_changed
        self._logs = [CommandLog(seat) for seat in range(len(runner.seats))]
        self.consent = Consent(later, self._expired)
        self._told_all = runner.decisions

    @property
    def match(self) -> Match:
        return self.runner.match

    def last(self, seat: int) -> int:
        """Return the number of a seat's last command."""
        return self._logs[seat].last

    def close(self) -> None:
        """End an open question, and forget whom to tell."""
        self.consent.end()
        self.consent.forget()
        self._seats_changed = _nobody

    def question_for(self, player: Player) -> Asked | None:
        """Return the open question that a player has not answered, or has asked, if any."""
        question = self.consent.open
        if question is None:
            return None
        if question.seat in player.seats:
            return _asked(question, self._unanswered(question))
        return _asked(question) if player.key in question.missing else None

    def _unanswered(self, question: Question) -> tuple[int, ...]:
        """Return the seats of the people whose answer is missing."""
        keys = self._players.keys() & question.missing
        seats = {seat for key in keys for seat in self._players[key].seats}
        return tuple(seat for seat in sorted(seats) if self.match.seats[seat].human)

    def _tell_asker(self, question: Question) -> None:
        """Tell the player who wants to undo for whom the table waits."""
        message = _asked(question, self._unanswered(question))
        for guest in guests_of(self._players):
            if guest.player is not None and question.seat in guest.player.seats:
                guest.send(message)

    def told(self, n: int) -> None:
        """Answer the commands up to decision number `n`, which all viewers have. End a question
        that is out of date."""
        self._told_all = n
        for log in self._logs:
            for answer in log.told(n):
                self._answer(answer)
        question = self.consent.open
        if question is not None and question.decisions != self.match.decisions:
            self._close(question, "stale")

    def _answer(self, answer: Answer) -> None:
        for guest in guests_of(self._players):
            if guest.player is not None and answer.seat in guest.player.seats:
                guest.send(answer)

    def _tell_seated(self, message: Asked) -> None:
        """Tell everybody with a seat: spectators need not know what is asked, and late ones may
        not."""
        for guest in guests_of(self._players):
            if guest.player is not None and guest.player.seats:
                guest.send(message)

    def take(self, guest: Guest, player: Player, message: Command) -> None:
        """Carry out a command of a player, or answer it again."""
        seat, cmd = message.seat, message.cmd
        if seat not in player.seats:
            guest.send(No(seat, cmd, "seat"))
            return
        log = self._logs[seat]
        found = log.find(cmd)
        if isinstance(found, Answer):
            guest.send(found)
        elif found == NEW:
            code = self._carry_out(player, message)
            if code:
                self._answer(log.refuse(cmd, code))
        else:
            assert found == OPEN

    def _carry_out(self, player: Player, message: Command) -> str:
        """Carry out a new command. Return why it is refused, or ""."""
        match message:
            case Act():
                return self._act(message)
            case Back():
                return self._back(player, message)
            case ChangeSeats():
                return self._change_seats(player, message)
            case _:
                assert_never(message)

    def _act(self, act: Act) -> str:
        match, log = self.match, self._logs[act.seat]
        if act.n != match.decisions:
            return "stale"
        if match.over:
            return "closed"
        if self.runner.waiting_for != act.seat:
            return "turn"
        try:
            steps = [PlanStep(match.rules.parse(text), phase) for text, phase in act.steps]
        except EngineError:
            return "notation"
        self.runner.plan(act.seat, steps)
        if match.decisions == act.n:
            return "illegal"
        log.begin(act.cmd, match.decisions)
        self.told(self._told_all)
        return ""

    def _back(self, player: Player, back: Back) -> str:
        match = self.match
        if back.n > match.decisions:
            return "stale"
        count = match.undoable(back.seat)
        if not count or not match.seats[back.seat].human:
            return "undo"
        if self.consent.open is not None:
            return "asking"
        others = self._others(player)
        if not others:
            self._undo(back.seat, back.cmd)
            return ""
        log = self._logs[back.seat]
        log.begin(back.cmd, NEVER)
        question = self.consent.ask(back.seat, back.cmd, count, match.decisions, others)
        for key in others:
            if (guest := self._players[key].guest) is not None:
                guest.send(_asked(question))
        self._tell_asker(question)
        return ""

    def _others(self, player: Player) -> list[str]:
        """Return the other players who have a seat that no bot plays."""
        people = {seat for seat, who in enumerate(self.match.seats) if who.human}
        return [
            other.key
            for other in self._players.values()
            if other is not player and people & other.seats - player.seats
        ]

    def _undo(self, seat: int, cmd: int) -> None:
        self.runner.take_back(seat)
        self._answer(self._logs[seat].accept(cmd, self.match.decisions))

    def agree(self, player: Player, agree: Agree) -> None:
        question = self.consent.answer(agree.ask, player.key, yes=agree.yes)
        if question is None:
            if (still := self.consent.open) is not None:
                self._tell_asker(still)
            return
        may = self.match.undoable(question.seat) == question.count
        if question.missing or not may:
            self._close(question, "declined" if question.missing else "undo")
            return
        self._tell_seated(_asked(question, closed=True))
        self._undo(question.seat, question.cmd)

    def _expired(self, question: Question) -> None:
        self._close(question, "declined")

    def _close(self, question: Question, code: str) -> None:
        self.consent.end()
        self._tell_seated(_asked(question, closed=True))
        self._answer(self._logs[question.seat].refuse(question.cmd, code))

    def _change_seats(self, player: Player, change: ChangeSeats) -> str:
        match = self.match
        seats, bots = list(match.seats), game(match.header.game).bots()
        for seat, bot in change.players:
            if not player.host and seat not in player.seats:
                return "host"
            if seat >= len(seats) or (bot != HUMAN and bot not in bots):
                return "bot"
            seats[seat] = Seat(seats[seat].name, bot)
        if not player.host and not set(change.resigned) <= player.seats:
            return "host"
        try:
            self.runner.reseat(seats, change.resigned)
        except ValueError:
            return "bot"
        self._seats_changed()
        self._answer(self._logs[change.seat].accept(change.cmd, match.decisions))
        return ""


def _nobody() -> None:
    """Tell nobody: a table is closed."""


NEVER = 2**62
"""No match has so many decisions: the command waits for the answers of the others."""


def _asked(question: Question, waits: tuple[int, ...] = (), *, closed: bool = False) -> Asked:
    seconds = 0 if closed else int(limits.CONSENT_SECONDS)
    return Asked(question.number, question.seat, question.count, seconds, waits)
