"""The lobby of an open table: its seats, their names, the dice, until the match begins."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence

from app.match.seats import Seat
from app.net import limits
from app.net.consent import Later
from app.net.dice_opening import DiceOpening
from app.net.guests import Guest, Player, guests_of
from app.net.lobby_seat import LobbySeat, seat_players
from app.net.messages import (
    NO_TERMS,
    Add,
    Message,
    No,
    Place,
    Ready,
    Sit,
    Stand,
    Terms,
    Waiting,
)
from app.net.names import name_problem, seat_name
from app.net.sealed_dice import TableDice
from app.net.seeds import new_number


class TableLobby:
    """The seats of a match of `game` before it begins, and the players who are ready.

    `standby` are the bots of the seats by seat. `players` are all whom the table knows by their
    keys, the `host` among them. A `saved` match is continued: its seats keep their names, and
    `resigned` ones stay with their bots. `kept_seal` is the seal of its dice, if they were sealed
    when it began. `changed` is called after each change.
    """

    def __init__(
        self, game: str, standby: Sequence[Seat], host: Player, players: Mapping[str, Player],
        later: Later, *, saved: bool, resigned: Collection[int],
    ) -> None:  # fmt: skip
        self.game, self.saved = game, saved
        self.terms = NO_TERMS
        self.preset = ""
        """The id of the rule set; "" for a saved match, or for rules that somebody changed."""
        self.kept_seal = ""
        self.seats = [LobbySeat(who, resigned=n in resigned) for n, who in enumerate(standby)]
        self.changed: Callable[[], object] = lambda: None
        self.dice = TableDice(new_number())
        self._host, self._players, self._later = host, players, later
        self._opening: DiceOpening | None = None

    # -- what the host does

    @property
    def host_seats(self) -> Sequence[int]:
        """The seats of the people at the host's screen."""
        return self.seats_of(self._host)

    def sit_host(self, name: str, seat: int = 0) -> str:
        """Let somebody at the host's screen take a seat. Return the code of a refusal, or ""."""
        problem = self._sit(self._host, seat, name)
        if not problem:
            self.seats[seat].ready = True
            self.tell()
        return problem

    def stand_host(self, seat: int) -> None:
        """Free a seat of the host's, but not the last one."""
        if len(self.host_seats) > 1:
            self._stand(self._host, seat)

    def turn_bot(self, seat: int, bots: Sequence[str], step: int) -> None:
        """Let another bot wait at a seat that nobody has."""
        place = self.seats[seat]
        if not place.key:
            at = bots.index(place.standby.bot) if place.standby.bot in bots else 0
            place.standby = Seat(place.standby.name, bots[(at + step) % len(bots)])
            self.tell()

    def choose(self, terms: Terms) -> None:
        """Choose what holds for the table, until the match begins."""
        if not self.fixed:
            self.terms = terms
            self.tell()

    @property
    def all_ready(self) -> bool:
        """Whether all who sit are ready and here."""
        ready = all(one.ready and self._here(one.key) for one in self.seats if one.key)
        return ready and (self.saved or self.dice.sealed(self._guest_seats()))

    def open_dice(self, config_digest: str, then: Callable[[bool], object]) -> None:
        """Fix the seats and the configuration, and ask the guests for their numbers. Call `then`
        when all have come (True), or when somebody's has not come in time (False)."""
        self._opening = DiceOpening(self.dice, self.tell, then)
        self._opening.ask(config_digest, self._guest_seats(), self._later)

    # -- what the table does

    @property
    def fixed(self) -> bool:
        """Whether the host has begun, so nobody may sit down or stand up any more."""
        return bool(self.dice.rules)

    def seats_of(self, player: Player) -> list[int]:
        """Return the seats that a player has taken."""
        return [seat for seat, one in enumerate(self.seats) if one.key == player.key]

    def free(self, seat: int) -> None:
        """Take a seat from its player."""
        self.seats[seat].free()
        self.dice.forget(seat)

    def again(self) -> None:
        """Wait for the next match, of the same people at the same seats, with new dice."""
        seat_players(self.seats, self._players.values())
        for place in self.seats:
            place.ready = place.key == self._host.key
        self.saved = False
        self.dice = TableDice(new_number())

    def handle(self, guest: Guest, player: Player, message: Message) -> None:
        """Carry out the message of a player."""
        match message:
            case Sit():
                problem = self._sit(player, message.seat, message.name)
                if problem:
                    guest.send(No(message.seat, 0, problem))
            case Stand():
                self._stand(player, message.seat)
            case Ready():
                if message.seat in self.seats_of(player):
                    self.seats[message.seat].ready = message.yes
                    self.tell()
            case Add() if not self.saved:
                self._add(guest, player, message)
            case _:
                guest.bye("message")

    def _add(self, guest: Guest, player: Player, message: Add) -> None:
        if message.seat not in self.seats_of(player) or not self.dice.take(message):
            guest.send(No(message.seat, 0, "closed"))
        elif self.fixed and self._opening is not None:
            self._opening.check()
        else:
            self.tell()

    def _sit(self, player: Player, seat: int, name: str) -> str:
        if self.fixed:
            return "closed"
        if seat >= len(self.seats) or not self.seats[seat].free_for(player.key):
            return "taken"
        shown = self.seats[seat].standby.name if self.saved else seat_name(name)
        others = [one.seat.name for n, one in enumerate(self.seats) if n != seat]
        if not (problem := "" if self.saved else name_problem(shown, others)):
            place = self.seats[seat]
            place.name, place.key, place.ready = shown, player.key, False
            self.tell()
        return problem

    def _stand(self, player: Player, seat: int) -> None:
        if seat in self.seats_of(player) and not self.fixed:
            self.free(seat)
            self.tell()

    # -- what it shows

    def _guest_seats(self) -> list[int]:
        return [seat for seat, one in enumerate(self.seats) if one.key not in ("", self._host.key)]

    def _here(self, key: str) -> bool:
        player = self._players.get(key)
        return player is not None and (player is self._host or player.guest is not None)

    def places(self) -> tuple[Place, ...]:
        """Return the seats as everybody sees them."""
        return tuple(one.place(here=not one.key or self._here(one.key)) for one in self.seats)

    def tell(self) -> None:
        """Send everybody the lobby."""
        places, dice = self.places(), self.dice
        guests = [(guest, guest.player) for guest in guests_of(self._players)]
        idle = sum(player is not None and not self.seats_of(player) for _, player in guests)
        for guest, player in guests:
            if player is not None:
                seals = dice.seals(len(places))
                sealed = (dice.seal, seals, dice.rules)
                if self.saved:
                    sealed = (self.kept_seal, (), "")
                shown = (
                    places,
                    tuple(self.seats_of(player)),
                    idle,
                    *sealed,
                    self.saved,
                    self.terms,
                )
                guest.send(Waiting(limits.PROTOCOL, self.game, self.preset, *shown))
        self.changed()
