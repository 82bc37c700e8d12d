"""Who plays the seats of a begun match: bots keep those of absent players and give them back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from app.match.seats import HUMAN, RESIGNED, Seat, marked
from app.net.guests import Player
from app.net.hosted_table import HostedTable


class StandIns:
    """The seats of a served match that `bot` keeps for players who are away too long."""

    def __init__(self, hosted: HostedTable, bot: str, kept: Mapping[int, str]) -> None:
        self._hosted, self._bot = hosted, bot
        self.kept = dict(kept)
        """Each seat that the bot keeps, and its player's key."""
        self._since: dict[int, int] = {}
        """The number of decisions when the bot took a seat."""

    def keep(self, player: Player) -> None:
        """Let the bot keep the seats of a player who has not come back."""
        match = self._hosted.match
        if player.guest is not None or match.over:
            return
        people = [seat for seat in player.seats if match.seats[seat].human]
        if people:
            self.kept.update(dict.fromkeys(people, player.key))
            self._since.update(dict.fromkeys(people, match.decisions))
            self._reseat(dict.fromkeys(people, self._bot))
            self._hosted.seats_changed()

    def give_back(self, player: Player) -> dict[int, int]:
        """Give the kept seats back to their player. Return the decisions that the bot made at
        each."""
        match = self._hosted.match
        kept = [seat for seat, key in self.kept.items() if key == player.key]
        for seat in kept:
            del self.kept[seat]
        resigned = marked(match.header.title, RESIGNED)
        back = [
            seat
            for seat in kept
            if seat not in resigned and not match.seats[seat].human and not match.over
        ]
        if back:
            self._reseat(dict.fromkeys(back, HUMAN))
        return {seat: self._decided(seat) for seat in back}

    def _decided(self, seat: int) -> int:
        """Return how many decisions the bot has made at a seat that it gives back."""
        match = self._hosted.match
        since = match.written[self._since.pop(seat, match.decisions) :]
        return sum(one.seat == seat for one in since)

    def take_over(self, player: Player, seat: int, others: Iterable[Player]) -> str:
        """Let a late friend play a bot's seat, which keeps its name, as the journal has it. Return
        the code of a refusal, or ""."""
        match = self._hosted.match
        if match.over:
            return "closed"
        taken = seat >= len(match.seats) or match.seats[seat].human or seat in self.kept
        if taken or seat in marked(match.header.title, RESIGNED):
            return "taken"
        for other in others:
            other.seats -= {seat}
        player.seats |= {seat}
        self._reseat({seat: HUMAN})
        self._hosted.seats_changed()
        return ""

    def _reseat(self, bots: dict[int, str]) -> None:
        seats = self._hosted.match.seats
        self._hosted.runner.reseat(
            [Seat(who.name, bots.get(seat, who.bot)) for seat, who in enumerate(seats)]
        )
