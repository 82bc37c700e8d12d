"""Messages of network tables: what anybody may send a table, and what a table may send a client."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, ClassVar, Final

from app.match.headers import BadHeader, NewerFormat
from app.match.lifecycle import UNREPLAYABLE
from app.match.match import Match
from app.match.seats import Seat
from app.net import limits
from app.net.guests import Guest, Player
from app.net.lines import memory_line
from app.net.messages import (
    NO_CODES,
    Act,
    Add,
    Agree,
    Back,
    ChangeSeats,
    Hello,
    Message,
    Ping,
    Ready,
    Sit,
    Stand,
    Talk,
)
from app.net.protocol import PROBLEMS, BadMessage, write
from app.net.remote_match import RemoteMatch
from app.net.seeds import token_key
from engines.kernel import codec
from tests.app.match.helpers import SHORT, new_match
from tests.app.net.tables import CODE, begun, lobby, served
from tests.helpers.wired import never_later
from tests.programs.fuzz import hostile, trees
from tests.programs.fuzz.noise import noised
from tests.programs.fuzz.target import REFUSED, TAKEN, Target

SETTINGS: Final = (
    ("irrgarten", "sight"), ("napakalaki", "friends"), ("hammerspace", "full"), ("descent", "fog"),
)  # fmt: skip
REASONS: Final = {*PROBLEMS, *codec.PROBLEMS}
STEPS: Final = 10


class Wire:
    """The end of a line that keeps what comes."""

    def __init__(self) -> None:
        self.came: list[dict[str, Any]] = []
        self.open = True

    def send(self, text: str) -> None:
        self.came.append(json.loads(text))

    def close(self) -> None:
        self.open = False


def both(*listeners: Callable[[str], None]) -> Callable[[str], None]:
    """Return a listener that passes a line on to several."""

    def heard(text: str) -> None:
        for listener in listeners:
            listener(text)

    return heard


class Client(RemoteMatch):
    """A client at a table that keeps all lines in both directions."""

    def __init__(self, table: Any, token: str, code: str = "") -> None:
        super().__init__(token, code=code)
        self.sent: list[str] = []
        self.got: list[str] = []
        near, far = memory_line()
        guest = table.connect(far)
        far.on_text = both(self.sent.append, guest.receive)
        near.on_text = both(self.got.append, self.client.receive)
        self.client.attach(near)


def _decide(match: Match, clients: list[Client], dice: Random) -> None:
    if not match.over and match.seats[match.actor].human:
        clients[match.actor].decide(match.actor, dice.choice(match.legal()))


@cache
def session(number: int) -> tuple[list[str], list[str]]:
    """What one client and a table said to each other in the beginning of a match, or in the whole
    of a short one."""
    dice = Random(number)
    name, setting = SETTINGS[number % len(SETTINGS)]
    match = new_match(rows=SHORT) if number >= len(SETTINGS) else begun(name, setting)
    table = served(match, later=never_later)
    clients = [Client(table, str(seat)) for seat in range(len(match.seats))]
    for step in range(STEPS):
        _decide(match, clients, dice)
        undoing = next((seat for seat in range(len(clients)) if match.undoable(seat)), None)
        if undoing is not None and step % 4 == 3:
            clients[undoing].take_back(undoing)
            for client in clients:
                client.agree(yes=step % 8 == 3)
    clients[0].client.say(Talk("good luck", 1))
    clients[0].client.ping(7)
    clients[0].reseat([Seat(who.name, "random" if not at else who.bot)
                       for at, who in enumerate(match.seats)])  # fmt: skip
    waiting = Client(lobby("irrgarten", 3, never_later), "ben", CODE)
    table.close()
    return clients[0].sent, [*clients[0].got, *waiting.got]


SESSIONS: Final = len(SETTINGS) + 1


def _hurt(text: str, dice: Random, structural: bool) -> str:
    """A message with something done to it."""
    if not structural:
        return noised(text.encode("utf-8", "surrogatepass"), dice).decode(errors="surrogateescape")
    tree = json.loads(text)
    turned = trees.turned(tree, dice)
    if isinstance(turned, dict) and dice.randrange(5):
        turned = {**turned, "t": tree["t"]}  # else most would be of no kind
    return json.dumps(turned, default=str, ensure_ascii=bool(dice.randrange(2)))


class ToTable(Target):
    """What anybody may send to a table: it is carried out, refused with a code, or ends the line
    with one."""

    NAME: ClassVar[str] = "to-table"
    SHARE: ClassVar[int] = 400

    def __init__(self) -> None:
        self._tables: dict[int, Any] = {}

    def make(self, dice: Random, structural: bool) -> tuple[int, str]:
        number = dice.randrange(SESSIONS)
        sent = session(number)[0] if dice.randrange(3) else list(map(write, _every(dice)))
        text = dice.choice(sent)
        return number, _hurt(text, dice, structural) if dice.randrange(20) else text

    def feed(self, case: tuple[int, str]) -> str:
        number, text = case
        table, player = self._table(number)
        wire = Wire()
        guest = Guest(table, wire)
        if dice_of(text) % 8:
            guest.player, player.guest = player, guest
        guest.receive(text)
        codes = [one["code"] for one in wire.came if one["t"] == "bye"]
        answers = [one["code"] for one in wire.came if one["t"] == "no"]
        assert wire.open == (not codes)
        assert set(answers) <= set(NO_CODES)
        player.guest = None
        if codes == ["message"]:
            return REFUSED  # the table is as it was
        del self._tables[number]
        return REFUSED if codes or answers else TAKEN

    def _table(self, number: int) -> tuple[Any, Player]:
        """A table of a match in its first decision, or of a lobby."""
        if number not in self._tables:
            if number < len(SETTINGS):
                table: Any = served(begun(*SETTINGS[number]), later=never_later)
                player = table._players[token_key("0")]
            else:
                table, player = lobby("irrgarten", 3, never_later), Player(token_key("ben"))
                table._players[player.key] = player
            self._tables[number] = table, player
        found: tuple[Any, Player] = self._tables[number]
        return found


def dice_of(text: str) -> int:
    """A number that depends on a text alone."""
    return sum(map(ord, text))


def _every(dice: Random) -> list[Message]:
    """A message of each kind that a client may send, with small numbers in it."""
    a, b, c, d = (dice.randrange(4) for _ in range(4))
    yes = bool(dice.randrange(2))
    low = high = limits.PROTOCOL
    name = dice.choice(("Ben", "Ana", hostile.word(dice)[:20]))
    return [
        Hello(low, high, CODE, "ben", name, "en", "1", ((-1, 0), (0, a))),
        Sit(a, name), Stand(a), Ready(a, yes), Act(a, b, c, (("N", -1), ("E", d))), Back(a, b, c),
        Agree(a, yes), Talk(name, a), ChangeSeats(a, b, ((c, "random"),), (d,)),
        Add(a, "a" * 64, ""), Ping(a),
    ]  # fmt: skip


class ToClient(Target):
    """What a table may send to a client: it is taken, or ends the line with a problem."""

    NAME: ClassVar[str] = "to-client"
    SHARE: ClassVar[int] = 200

    def make(self, dice: Random, structural: bool) -> tuple[int, int, str]:
        number = dice.randrange(SESSIONS)
        got = session(number)[1]
        at = dice.randrange(len(got))
        return number, at, _hurt(got[at], dice, structural)

    def feed(self, case: tuple[int, int, str]) -> str:
        number, at, text = case
        source = RemoteMatch("0")
        source.client.attach(Wire())
        client = source.client
        for before in [*session(number)[1][: min(at, 4)], text]:
            client.receive(before)
        if client.problem is not None:
            assert client.problem.problem in REASONS
            return REFUSED
        return self._looked_at(source)

    def _looked_at(self, source: RemoteMatch) -> str:
        """Ask for all that a screen may ask for."""
        try:
            for viewer in source.seen:
                source.snapshot(viewer)
            if source.looks_back:
                source.revealed()
                source.dice_verdict()
        except (BadMessage, BadHeader, NewerFormat, *UNREPLAYABLE):
            return REFUSED
        return TAKEN
