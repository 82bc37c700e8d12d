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
from app.net.consent import Later
from app.net.dice_opening import DiceOpening
from app.net.guests import Guest, Player, guests_of
from app.net.hosted_table import HostedTable
from app.net.lines import Line
from app.net.lobby_seat import LobbySeat, seat_players
from app.net.messages import (
    Add,
    Hello,
    Message,
    No,
    Place,
    Ready,
    Said,
    Sit,
    Stand,
    Talk,
    Waiting,
)
from app.net.names import name_problem, seat_name
from app.net.sealed_dice import TableDice
from app.net.seeds import new_number, token_key
from app.net.stand_ins import StandIns
from engines.kernel.events import SPECTATOR


class OpenTable:
    """A table that people join with `code`. `host` is the player who opened it.

    `standby` are the bots of the seats by seat. `stand_in` is the bot that keeps absent players'
    seats. A `saved` match is continued: its seats keep their names, and `resigned` ones stay
    with their bots. `changed` is called after each change of the lobby, and `said` for what
    somebody says.
    """

    def __init__(
        self, game: str, standby: Sequence[Seat], host: Player, code: str, later: Later,
        *, stand_in: str, saved: bool = False, resigned: Collection[int] = (),
    ) -> None:  # fmt: skip
        self.game, self.code, self.host, self._later = game, code, host, later
        self.saved = saved
        self.seats = [LobbySeat(who, resigned=n in resigned) for n, who in enumerate(standby)]
        self.hosted: HostedTable | None = None
        """The match, once it has begun."""
        self.changed: Callable[[], object] = lambda: None
        self.said: Callable[[Said], object] = lambda _said: None
        self.keep: Callable[[], object] = lambda: None
        """Called when somebody else may play a seat of the match."""
        self.dice = TableDice(new_number())
        self._opening: DiceOpening | None = None
        self._stand_in = stand_in
        self._players: dict[str, Player] = {host.key: host}
        self._stand_ins: StandIns | None = None

    def connect(self, line: Line) -> Guest:
        """Return the table's side of a new line; pass it every text that comes."""
        return Guest(self, line)

    def close(self) -> None:
        """End all lines, and the match's."""
        if self.hosted is not None:
            self.hosted.close()
        for guest in guests_of(self._players):
            guest.bye("closed")

    @property
    def people(self) -> int:
        """The number of connected people beside the host."""
        return len([guest for guest in guests_of(self._players) if guest.player is not self.host])

    # -- what the host does

    @property
    def host_seats(self) -> Sequence[int]:
        """The seats of the people at the host's screen."""
        return self._seats_of(self.host)

    def sit_host(self, name: str, seat: int = 0) -> str:
        """Let somebody at the host's screen take a seat. Return the code of a refusal, or ""."""
        problem = self._sit(self.host, seat, name)
        if not problem:
            self.seats[seat].ready = True
            self._tell()
        return problem

    def stand_host(self, seat: int) -> None:
        """Free a seat of the host's, but not the last one."""
        if len(self._seats_of(self.host)) > 1:
            self._stand(self.host, seat)

    def kick(self, seat: int) -> None:
        """Free a seat, and send its player away; they can't come back."""
        player = self._players.get(self.seats[seat].key)
        begun = self.hosted is not None or self.dice.rules
        if player is None or player is self.host or begun:
            return
        for one in self._seats_of(player):
            self._free(one)
        del self._players[player.key]
        if player.guest is not None:
            player.guest.bye("kicked")
        self._tell()

    def turn_bot(self, seat: int, bots: Sequence[str], step: int) -> None:
        """Let another bot wait at a seat that nobody has."""
        place = self.seats[seat]
        if not place.key:
            at = bots.index(place.standby.bot) if place.standby.bot in bots else 0
            place.standby = Seat(place.standby.name, bots[(at + step) % len(bots)])
            self._tell()

    def new_code(self, code: str) -> None:
        """Admit newcomers by another code; the old one is of no use any more."""
        self.code = code
        self.changed()

    @property
    def all_ready(self) -> bool:
        """Whether all who sit are ready and here."""
        ready = all(one.ready and self._here(one.key) for one in self.seats if one.key)
        return ready and (self.saved or self.dice.sealed(self._guest_seats()))

    def open_dice(self, config_digest: str, then: Callable[[bool], object]) -> None:
        """Fix the seats and the configuration, and ask the guests for their numbers. Call `then`
        when all have come (True), or when somebody's has not come in time (False)."""
        self._opening = DiceOpening(self.dice, self._tell, then)
        self._opening.ask(config_digest, self._guest_seats(), self._later)

    def begun(self, make: Callable[[list[Player]], HostedTable]) -> None:
        """Serve the match that `make` has begun for the players, and welcome those who are here."""
        for player in self._players.values():
            player.seats = frozenset(self._seats_of(player))
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
        seat_players(self.seats, self._players.values())
        self._serve(make, kept)
        self.left()

    def _serve(self, make: Callable[[list[Player]], HostedTable], kept: Mapping[int, str]) -> None:
        self.hosted = make(list(self._players.values()))
        self._stand_ins = StandIns(self.hosted, self._stand_in, kept)
        for guest in guests_of(self._players):
            if guest.player is not None:
                self.hosted.arrived(guest, guest.player, NOTHING_SEEN)
        self.keep()

    def again(self) -> None:
        """Be a lobby again after a match, for the same people at the same seats, with new dice."""
        if self.hosted is not None:
            self.hosted.release()
        seat_players(self.seats, self._players.values())
        for player in self._players.values():
            player.seats = frozenset()
        for place in self.seats:
            place.ready = place.key == self.host.key
        self.hosted = self._stand_ins = None
        self.saved = False
        self.dice = TableDice(new_number())
        for guest in guests_of(self._players):
            guest.viewers = frozenset()
        self._tell()

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

    def player(self, hello: Hello) -> Player | None:
        """Return the player of a token, a new one for somebody with the code, or None."""
        key = token_key(hello.token)
        known = self._players.get(key)
        if known is not None or not hello.token or len(self._players) >= limits.MOST_PLAYERS:
            return known
        if not hmac.compare_digest(hello.table.encode(), self.code.encode()):
            return None
        player = self._players[key] = Player(key)
        if self.hosted is not None:
            self.hosted.admit(player)
        return player

    def arrived(self, guest: Guest, player: Player, hello: Hello) -> None:
        if self.hosted is None or self._stand_ins is None:
            self._tell()
            return
        back = self._stand_ins.give_back(player)
        self.hosted.arrived(guest, player, hello)
        if back:
            self.hosted.seats_changed()
            self.keep()

    def left(self) -> None:
        """A player who only looked on before the match is forgotten; a seat stays theirs."""
        for player in list(self._players.values()):
            idle = player is not self.host and player.guest is None
            if idle and not player.seats and not self._seats_of(player):
                del self._players[player.key]
                if self.hosted is not None:
                    self.hosted.dismiss(player)
        if self.hosted is None or self._stand_ins is None:
            self._tell()
            return
        self.hosted.left()
        for player in self._players.values():
            if player.guest is None and player.seats and player is not self.host:
                self._later(limits.AWAY_SECONDS, partial(self._keep_seats, player, self.hosted))

    def _keep_seats(self, player: Player, hosted: HostedTable) -> None:
        if self._stand_ins is not None and self.hosted is hosted:
            self._stand_ins.keep(player)
            self.keep()

    # -- what players send

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""
        if self.hosted is not None and self._stand_ins is not None:
            if isinstance(message, Sit):
                others = self._players.values()
                problem = self._stand_ins.take_over(player, message.seat, others)
                if problem:
                    guest.send(No(message.seat, 0, problem))
                else:
                    self.keep()
            else:
                self.hosted.handle(guest, player, message)
            return
        match message:
            case Sit():
                problem = self._sit(player, message.seat, message.name)
                if problem:
                    guest.send(No(message.seat, 0, problem))
            case Stand():
                self._stand(player, message.seat)
            case Ready():
                if message.seat in self._seats_of(player):
                    self.seats[message.seat].ready = message.yes
                    self._tell()
            case Add() if not self.saved:
                self._add(guest, player, message)
            case Talk():
                self._talk(player, message)
            case _:
                guest.bye("message")

    def _add(self, guest: Guest, player: Player, message: Add) -> None:
        if message.seat not in self._seats_of(player) or not self.dice.take(message):
            guest.send(No(message.seat, 0, "closed"))
        elif self.dice.rules and self._opening is not None:
            self._opening.check()
        else:
            self._tell()

    def _sit(self, player: Player, seat: int, name: str) -> str:
        if self.dice.rules:
            return "closed"
        if seat >= len(self.seats) or not self.seats[seat].free_for(player.key):
            return "taken"
        shown = self.seats[seat].standby.name if self.saved else seat_name(name)
        others = [one.seat.name for n, one in enumerate(self.seats) if n != seat]
        if not (problem := "" if self.saved else name_problem(shown, others)):
            place = self.seats[seat]
            place.name, place.key, place.ready = shown, player.key, False
            self._tell()
        return problem

    def _stand(self, player: Player, seat: int) -> None:
        if seat in self._seats_of(player) and not self.dice.rules:
            self._free(seat)
            self._tell()

    def _free(self, seat: int) -> None:
        self.seats[seat].free()
        self.dice.forget(seat)

    def _talk(self, player: Player, talk: Talk) -> None:
        said = Said(min(self._seats_of(player), default=SPECTATOR), talk.text, talk.gesture)
        for guest in guests_of(self._players):
            guest.send(said)
        self.said(said)

    # -- the lobby

    def _seats_of(self, player: Player) -> list[int]:
        return [seat for seat, one in enumerate(self.seats) if one.key == player.key]

    def _guest_seats(self) -> list[int]:
        return [seat for seat, one in enumerate(self.seats) if one.key not in ("", self.host.key)]

    def _here(self, key: str) -> bool:
        player = self._players.get(key)
        return player is not None and (player is self.host or player.guest is not None)

    def places(self) -> tuple[Place, ...]:
        """Return the seats as the lobby shows them."""
        return tuple(one.place(here=not one.key or self._here(one.key)) for one in self.seats)

    def _tell(self) -> None:
        """Send everybody the lobby."""
        places, dice = self.places(), self.dice
        guests = [(guest, guest.player) for guest in guests_of(self._players)]
        idle = sum(player is not None and not self._seats_of(player) for _, player in guests)
        for guest, player in guests:
            if player is not None:
                seals = dice.seals(len(places))
                sealed = ("", (), "") if self.saved else (dice.seal, seals, dice.rules)
                shown = (places, tuple(self._seats_of(player)), idle, *sealed, self.saved)
                guest.send(Waiting(limits.PROTOCOL, self.game, *shown))
        self.changed()


NOTHING_SEEN = Hello(limits.PROTOCOL, limits.PROTOCOL, "", "", "", "", "", ())
"""The greeting of a client that was in the lobby."""
