"""A table from its opening to its end: a lobby first, then a served match. No sockets or clocks.

Whoever has the code may come, sit down and be ready. The host begins the match when all who sit
are ready; bots play the other seats. After that a friend may still take over a bot's seat. A bot
keeps the seat of a player who is away too long, and gives it back.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import partial

from app.match.seats import Seat
from app.net import limits
from app.net.addresses import Caller
from app.net.arrivals import Arrival
from app.net.consent import Later
from app.net.guests import Guest, Player, guests_of
from app.net.hosted_table import HostedTable
from app.net.lines import Line
from app.net.lobby_seat import seat_players
from app.net.messages import Hello, Kept, Message, No, Said, Sit, Stand, Talk
from app.net.sealed_dice import TableDice
from app.net.seeds import token_key
from app.net.stand_ins import StandIns
from app.net.table_lobby import TableLobby
from app.net.talk import TalkRules
from engines.kernel.events import SPECTATOR


class OpenTable:
    """A table that people join with `code`. `host` is the player who opened it.

    `standby` are the bots of the seats by seat. `stand_in` is the bot that keeps absent players'
    seats. A `saved` match is continued: its seats keep their names, and `resigned` ones stay
    with their bots. `said` is called for what somebody says in the lobby.
    """

    def __init__(
        self, game: str, standby: Sequence[Seat], host: Player, code: str, later: Later,
        *, stand_in: str, saved: bool = False, resigned: Collection[int] = (),
    ) -> None:  # fmt: skip
        self.code, self.host, self._later = code, host, later
        self._players: dict[str, Player] = {host.key: host}
        self.lobby = TableLobby(
            game, standby, host, self._players, later, saved=saved, resigned=resigned
        )
        self.hosted: HostedTable | None = None
        """The match, once it has begun."""
        self.said: Callable[[Said], object] = lambda _said: None
        self.keep: Callable[[], object] = lambda: None
        """Called when somebody else may play a seat of the match."""
        self._talk_rules = TalkRules(later)
        self._stand_in = stand_in
        self._stand_ins: StandIns | None = None
        self._closed = False

    def connect(self, line: Line, caller: Caller | None = None) -> Guest:
        """Return the table's side of a new line; pass it every text that comes. Wrong codes of a
        `caller` are counted."""
        if caller is None:
            return Guest(self, line)
        arrival = Arrival(self, caller)
        arrival.guest = Guest(arrival, line)
        return arrival.guest

    def close(self) -> None:
        """End all lines, and the match's. Nobody who leaves by that loses the seat: the same match
        may be opened again, by another table."""
        self._closed = True
        if self.hosted is not None:
            self.hosted.close()
        for guest in guests_of(self._players):
            guest.bye("closed")

    @property
    def players(self) -> Mapping[str, Player]:
        """All whom the table knows, by their keys."""
        return self._players

    @property
    def people(self) -> int:
        """The number of connected people beside the host."""
        return len([guest for guest in guests_of(self._players) if guest.player is not self.host])

    # -- what the host does

    def kick(self, seat: int) -> None:
        """Free a seat, and send its player away; they can't come back."""
        player = self._players.get(self.lobby.seats[seat].key)
        begun = self.hosted is not None or self.lobby.fixed
        if player is None or player is self.host or begun:
            return
        for one in self.lobby.seats_of(player):
            self.lobby.free(one)
        del self._players[player.key]
        if player.guest is not None:
            player.guest.bye("kicked")
        self.lobby.tell()

    def new_code(self, code: str) -> None:
        """Admit newcomers by another code; the old one is of no use any more."""
        self.code = code
        self.lobby.changed()

    def begun(self, make: Callable[[list[Player]], HostedTable]) -> None:
        """Serve the match that `make` has begun for the players, and welcome those who are here."""
        for player in self._players.values():
            player.seats = frozenset(self.lobby.seats_of(player))
        self._serve(make, {})

    def continued(
        self,
        make: Callable[[list[Player]], HostedTable],
        players: Mapping[str, frozenset[int]],
        kept: Mapping[int, str],
    ) -> None:
        """Serve a match that another run of the program has begun: for the same players by their
        keys, with the seats that bots kept for them then."""
        for key, seats in players.items():
            self._players[key] = Player(key, seats)
        seat_players(self.lobby.seats, self._players.values())
        self._serve(make, kept)
        self.left()

    def reopened(self, taken: Mapping[int, tuple[str, str]], number: str) -> None:
        """Be the lobby that another run of the program had: with the player and the name of each
        taken seat, and with the table's number for the dice. All have to come back."""
        for seat, (key, name) in taken.items():
            self._players.setdefault(key, Player(key))
            place = self.lobby.seats[seat]
            place.key, place.name = key, name
        self.lobby.dice = TableDice(number)

    def _serve(self, make: Callable[[list[Player]], HostedTable], kept: Mapping[int, str]) -> None:
        self.hosted = make(list(self._players.values()))
        self.hosted.talk_rules = self._talk_rules
        self._stand_ins = StandIns(self.hosted, self._stand_in, kept)
        for guest in guests_of(self._players):
            if guest.player is not None:
                self.hosted.arrived(guest, guest.player, NOTHING_SEEN)
        self.keep()

    def again(self) -> None:
        """Be a lobby again after a match, for the same people at the same seats, with new dice."""
        if self.hosted is not None:
            self.hosted.release()
        self.lobby.again()
        for player in self._players.values():
            player.seats = frozenset()
        self.hosted = self._stand_ins = None
        for guest in guests_of(self._players):
            guest.viewers = frozenset()
        self.lobby.tell()

    @property
    def guests_seats(self) -> dict[str, frozenset[int]]:
        """The seats of the match by their players' keys, without the host's."""
        others = [player for player in self._players.values() if player is not self.host]
        return {player.key: player.seats for player in others if player.seats}

    @property
    def kept_seats(self) -> Mapping[int, str]:
        """The seats that bots keep, with the keys of their players."""
        return self._stand_ins.kept if self._stand_ins is not None else {}

    # -- coming and going

    def knows(self, hello: Hello) -> bool:
        """Whether somebody has been admitted before."""
        return token_key(hello.token) in self._players

    def admits(self, hello: Hello) -> bool:
        """Whether somebody names the table's code."""
        return hmac.compare_digest(hello.table.encode(), self.code.encode())

    def player(self, hello: Hello) -> Player | None:
        """Return the player of a token, a new one for somebody with the code, or None."""
        key = token_key(hello.token)
        known = self._players.get(key)
        if known is not None or not hello.token or len(self._players) >= limits.MOST_PLAYERS:
            return known
        if not self.admits(hello):
            return None
        player = self._players[key] = Player(key)
        if self.hosted is not None:
            self.hosted.admit(player)
        return player

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        if self.hosted is None or self._stand_ins is None:
            self.lobby.tell()
            self._repeat(guest, public=True)
            return
        player.leaves = False
        back = self._stand_ins.give_back(player)
        self.hosted.arrived(guest, player, hello)
        if back:
            self.hosted.seats_changed()
            self.keep()
            for seat, count in back.items():
                if count:
                    guest.send(Kept(seat, count))
        self._repeat(guest, public=not player.seats or self.hosted.match.over)

    def _repeat(self, guest: Guest, *, public: bool) -> None:
        """Send somebody who comes what was said last."""
        for said in self._talk_rules.past(public=public):
            guest.send(said)

    def left(self) -> None:
        """A player who only looked on before the match is forgotten; a seat stays theirs."""
        if self._closed:
            return
        for player in list(self._players.values()):
            idle = player is not self.host and player.guest is None
            if idle and not player.seats and not self.lobby.seats_of(player):
                del self._players[player.key]
                if self.hosted is not None:
                    self.hosted.dismiss(player)
        if self.hosted is None or self._stand_ins is None:
            self.lobby.tell()
            return
        days = self.hosted.terms.clock >= limits.LONG_CLOCK  # people come and go
        for player in self._players.values():
            if player.leaves and player.guest is None and not days:
                self._keep_seats(player, self.hosted)
        self.hosted.left()
        if days:
            return
        for player in self._players.values():
            if player.guest is None and player.seats and player is not self.host:
                self._later(limits.AWAY_SECONDS, partial(self._keep_seats, player, self.hosted))

    def _keep_seats(self, player: Player, hosted: HostedTable) -> None:
        if self._stand_ins is not None and self.hosted is hosted and not self._closed:
            self._stand_ins.keep(player)
            self.keep()

    # -- what players send

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""
        if self.hosted is None or self._stand_ins is None:
            if isinstance(message, Talk):
                said = self.talk(player, message)
                if said:
                    guest.send(No(0, 0, said))
            else:
                self.lobby.handle(guest, player, message)
        elif isinstance(message, Sit):
            problem = self._stand_ins.take_over(player, message.seat, self._players.values())
            if problem:
                guest.send(No(message.seat, 0, problem))
            else:
                self.keep()
        elif isinstance(message, Stand):
            player.leaves = player is not self.host
        else:
            self.hosted.handle(guest, player, message)

    def talk(self, player: Player, talk: Talk) -> str:
        """Tell everybody in the lobby what a player says. Return the code of a refusal, or ""."""
        seat = min(self.lobby.seats_of(player), default=SPECTATOR)
        said = self._talk_rules.take(player.key, seat, talk, chat=self.lobby.terms.chat)
        if isinstance(said, str):
            return said
        for guest in guests_of(self._players):
            guest.send(said)
        self.said(said)
        return ""


NOTHING_SEEN = Hello(limits.PROTOCOL, limits.PROTOCOL, "", "", "", "", "", ())
"""The greeting of a client that was in the lobby."""
