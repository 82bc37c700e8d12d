"""A client's side of a line to a table: it greets, numbers its commands, and comes back.

A command is on its way until the table has answered it and sent its frames. After a cut the client
sends again what was not answered, under the same numbers; the table carries out each only once.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from app.match.headers import BadHeader, NewerFormat
from app.match.source import NO_COMMAND, CommandState
from app.net import limits
from app.net.lines import Line
from app.net.messages import (
    Act,
    Asked,
    Back,
    Bye,
    ChangeSeats,
    Clock,
    End,
    Ev,
    Hello,
    Kept,
    Lobby,
    Message,
    No,
    Ok,
    Ping,
    Pong,
    Resumed,
    Said,
    Waiting,
    Welcome,
)
from app.net.protocol import BadMessage, ClientReader, write
from app.net.server_messages import Leads

Command = Act | Back | ChangeSeats

_FIRST = (Waiting, Welcome, Resumed, Bye, Pong)
"""What a table may answer to a greeting."""


class Receiver(Protocol):
    """What a client passes its messages on to. Wrong contents raise `BadMessage`."""

    @property
    def seen(self) -> dict[int, int]:
        """The number of the last message of each viewer; {} before the beginning."""

    @property
    def mine(self) -> tuple[int, ...]:
        """The seats of this client; () before the beginning."""

    @property
    def decisions(self) -> int:
        """The number of decisions seen."""

    def welcomed(self, welcome: Welcome) -> None:
        """Begin, or begin again."""

    def heard(self, message: Ev) -> None:
        """Take the next message of a viewer."""

    def ended(self, end: End) -> None:
        """Take the journal of the finished match."""

    def waiting(self, message: Waiting) -> None:
        """Take the lobby of a match that has not begun."""

    def told(self, message: Lobby | Clock | Said | Asked | Kept | Leads) -> None:
        """Take what is no part of the match."""

    def declined(self, answer: No) -> None:
        """Hear that the table has refused something that was no command of a match."""

    def answered(self, state: CommandState) -> None:
        """Hear what became of a command."""

    def cut(self) -> None:
        """Forget what the table told only for the moment: the line is cut."""


class TableClient:
    """Speaks with a table for one player. `attach` it to a line, again after each cut."""

    def __init__(
        self, receiver: Receiver, token: str, name: str = "", language: str = "", code: str = ""
    ) -> None:
        self._receiver = receiver
        self._token, self._name, self._language, self._code = token, name, language, code
        self._line: Line | None = None
        self._reader = ClientReader()
        self._greeted = False
        self._epoch = self._match = ""
        self._last: dict[int, int] = {}
        self._open: dict[tuple[int, int], Command] = {}
        self._unseen = 0
        self.state = NO_COMMAND
        self.farewell: Bye | None = None
        """Why the table has ended the line; None if it has not."""
        self.problem: BadMessage | None = None
        """What the table sent that no table sends."""

    @property
    def connected(self) -> bool:
        """Whether the table has greeted this client on the present line."""
        return self._greeted

    @property
    def under_way(self) -> bool:
        """Whether a command waits for its answer or for its frames."""
        return bool(self._open) or self._receiver.decisions < self._unseen

    # -- the line

    def attach(self, line: Line) -> None:
        """Greet the table on a new line."""
        self._line, self._greeted, self._reader = line, False, ClientReader()
        self.farewell = self.problem = None
        seen = tuple(sorted(self._receiver.seen.items()))
        token, name, language = self._token, self._name, self._language
        low = high = limits.PROTOCOL
        code, epoch, mine = self._code, self._epoch, self._receiver.mine
        self._send(Hello(low, high, code, token, name, language, epoch, seen, mine))

    def lost(self) -> None:
        """Handle that the line was cut."""
        self._line, self._greeted = None, False
        self._receiver.cut()

    def leave(self) -> None:
        """End the line."""
        line = self._line
        self.lost()
        if line is not None:
            line.close()

    def ping(self, at: int) -> None:
        self._send(Ping(at))

    def say(self, message: Message) -> None:
        """Send a message that is no command, if the line is there."""
        if self._greeted:
            self._send(message)

    def _send(self, message: Message) -> None:
        if self._line is not None:
            self._line.send(write(message))

    # -- commands

    def command(self, seat: int, make: Callable[[int], Command]) -> None:
        """Send a command of a seat, made from its number; now, or as soon as the line is back."""
        cmd = self._last.get(seat, 0) + 1
        self._last[seat] = cmd
        message = self._open[seat, cmd] = make(cmd)
        self._change(CommandState("sent"))
        if self._greeted:
            self._send(message)

    def consulting(self) -> None:
        """Note that the others are asked about the last command."""
        if self.state.word == "sent":
            self._change(CommandState("asked"))

    def _change(self, state: CommandState) -> None:
        self.state = state
        self._receiver.answered(state)

    def _send_again(self) -> None:
        for message in tuple(self._open.values()):
            self._send(message)

    # -- what comes

    def receive(self, text: str) -> None:
        """Take a line of the table. A wrong one ends the connection, with its `problem`."""
        try:
            message = self._reader.read(text)
            if message is not None:
                self._take(message)
        except (BadMessage, BadHeader, NewerFormat) as problem:
            self.problem = problem if isinstance(problem, BadMessage) else BadMessage("type")
            self.leave()

    def _take(self, message: Message) -> None:
        if not self._greeted and not isinstance(message, _FIRST):
            raise BadMessage("order", message.KIND)
        match message:
            case Welcome():
                self._welcome(message)
            case Waiting():
                self._greeted = True
                self._receiver.waiting(message)
            case Resumed():
                self._greeted = True
                self._send_again()
            case Ev():
                self._hear(message)
            case End():
                self._receiver.ended(message)
            case Ok() | No():
                self._answer(message)
            case Lobby() | Clock() | Said() | Asked() | Kept() | Leads():
                self._receiver.told(message)
            case Bye():
                self.farewell = message
                self.leave()
            case Pong():
                pass
            case _:
                raise BadMessage("kind")

    def _welcome(self, welcome: Welcome) -> None:
        if welcome.proto != limits.PROTOCOL:
            raise BadMessage("kind", "proto")
        self._receiver.welcomed(welcome)
        self._unseen = 0  # the snapshots show everything
        match, self._match = self._match, welcome.header["match"]
        if match not in ("", self._match):
            self._forget()
        self._epoch, first = welcome.epoch, not self._greeted
        last = dict(zip(welcome.mine, welcome.commands, strict=False))
        self._last = {seat: max(n, self._last.get(seat, 0)) for seat, n in last.items()}
        self._greeted = True
        if first:
            self._send_again()

    def _forget(self) -> None:
        """Forget the commands that were for another match."""
        for command in tuple(self._open):
            del self._open[command]
            self._change(CommandState("refused", "closed"))

    def _hear(self, message: Ev) -> None:
        """Take the next message. One that came before is nothing new; a gap ends the line, and the
        client comes back for what is missing."""
        seen = self._receiver.seen.get(message.viewer)
        if seen is None or message.seq > seen + 1:
            raise BadMessage("order", "seq")
        if message.seq == seen + 1:
            self._receiver.heard(message)

    def _answer(self, answer: Ok | No) -> None:
        if self._open.pop((answer.seat, answer.cmd), None) is None:
            if isinstance(answer, No) and not answer.cmd:
                self._receiver.declined(answer)
            return
        if isinstance(answer, No):
            self._change(CommandState("refused", answer.code))
        else:
            self._unseen = answer.n
            self._change(CommandState("accepted"))
