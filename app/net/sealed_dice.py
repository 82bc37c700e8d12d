"""The two sides of sealed dice: the table's numbers, and a guest's. See `app.match.fair_dice`."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import TypeAlias

from app.match.fair_dice import (
    DiceVerdict,
    dice_proof,
    header_verdict,
    is_number,
    rules_seal,
    seal_of,
    sealed_seed,
    title_with,
)
from app.match.journal import Header
from app.net.messages import Add, Waiting
from app.net.protocol import BadMessage
from app.net.seeds import new_number

NewNumber: TypeAlias = Callable[[], str]


class TableDice:
    """The table's number, and the seals and numbers of its guests' seats.

    `rules` is the seal of the configuration from the moment when the host begins, and "" before.
    """

    def __init__(self, number: str) -> None:
        self.number = number
        """The table's secret number, which stays here until the end of the match."""
        self.seal = seal_of(number)
        self.rules = ""
        self._seals: dict[int, str] = {}
        self._numbers: dict[int, str] = {}
        self._wanted: frozenset[int] = frozenset()

    def seals(self, seats: int) -> tuple[str, ...]:
        """Return the seal of each seat, "" where there is none."""
        return tuple(self._seals.get(seat, "") for seat in range(seats))

    def sealed(self, seats: Iterable[int]) -> bool:
        """Whether all of these seats have sealed their numbers."""
        return all(seat in self._seals for seat in seats)

    def forget(self, seat: int) -> None:
        """Forget the seal of a seat that somebody has left."""
        self._seals.pop(seat, None)
        self._numbers.pop(seat, None)

    def take(self, message: Add) -> bool:
        """Take a seal before the host begins, or a number after that. Return whether it is right.
        A seal may change until then, because nobody has learnt anything yet."""
        seat, seal, number = message.seat, message.seal, message.opened
        if not self.rules:
            right = is_number(seal) and not number
            if right:
                self._seals[seat] = seal
            return right
        if (
            seat not in self._wanted
            or not is_number(number)
            or seal_of(number) != self._seals[seat]
        ):
            return False
        self._numbers[seat] = number
        return True

    def open(self, config_digest: str, seats: Iterable[int]) -> None:
        """Fix all seals and the configuration, and ask these seats for their numbers."""
        self._wanted = frozenset(seats)
        self._seals = {seat: seal for seat, seal in self._seals.items() if seat in self._wanted}
        self.rules = rules_seal(self.number, config_digest)

    @property
    def missing(self) -> frozenset[int]:
        """The seats that have not opened their numbers yet."""
        return self._wanted - self._numbers.keys()

    def close(self) -> None:
        """Begin again: somebody has not opened a number, and numbers that were opened are known."""
        self.rules, self._wanted = "", frozenset()
        self._seals, self._numbers = {}, {}

    @property
    def seed(self) -> str:
        """The seed, once no number is missing."""
        return sealed_seed(self.number, self._numbers)

    def title(self, config_digest: str) -> dict[str, str]:
        """Return the title keys of the match, once no number is missing."""
        return title_with(self.number, self._numbers, config_digest)


class GuestDice:
    """What a client keeps of the dice: the table's seal, its own numbers, all seals."""

    def __init__(self, draw: NewNumber = new_number) -> None:
        self._draw = draw
        self.seal = ""
        """The table's seal, as it was first shown."""
        self._own: dict[int, str] = {}
        self._seals: dict[int, str] = {}
        self._rules = ""
        self._late = ""
        """The table's seal as the match showed it to somebody who was not in its lobby."""
        self._restarts = 0

    def came_late(self, seal: str) -> None:
        """Keep the seal that a begun match shows, unless this client was there before."""
        if not self._rules and not self._late:
            self._late = seal

    def answer(self, lobby: Waiting) -> list[Add]:
        """Return what this client adds: a seal for each of its new seats, or its numbers as soon as
        all seals are fixed. Raise `BadMessage` if the table shows another seal than before, or
        seals that this client never gave."""
        if lobby.saved and not (lobby.seal or lobby.rules or self.seal):
            return []  # the match began without seals; nobody shows some afterwards
        if not is_number(lobby.seal) or self.seal not in ("", lobby.seal):
            raise BadMessage("order", "seal")
        if len(lobby.seals) != len(lobby.places) or max(lobby.mine, default=0) >= len(lobby.places):
            raise BadMessage("range", "seals")
        self.seal = lobby.seal
        if lobby.rules:
            return self._open(lobby)
        if self._rules:  # numbers that were opened are known, so others take their place
            self._rules, self._seals, self._own = "", {}, {}
            self._restarts += 1
        self._own = {seat: self._own.get(seat) or self._draw() for seat in lobby.mine}
        seals = {seat: seal_of(number) for seat, number in self._own.items()}
        return [Add(seat, seal, "") for seat, seal in seals.items() if lobby.seals[seat] != seal]

    def _open(self, lobby: Waiting) -> list[Add]:
        if self._rules:  # opened already; neither the seals nor the rules may change now
            if (self._rules, self._seals) != (lobby.rules, dict(enumerate(lobby.seals))):
                raise BadMessage("order", "seals")
            return []
        if any(lobby.seals[seat] != seal_of(number) for seat, number in self._own.items()):
            raise BadMessage("order", "seals")
        self._rules, self._seals = lobby.rules, dict(enumerate(lobby.seals))
        return [Add(seat, "", number) for seat, number in sorted(self._own.items())]

    def verdict(self, header: Header) -> DiceVerdict | None:
        """Return what the whole header of the finished match shows; None if its dice were not
        sealed, and this client saw no seal either."""
        proof, found = dice_proof(header), header_verdict(header)
        if proof is None or found is None:
            return DiceVerdict("", (), fits=False, own=None, seed=False) if self._rules else None
        if not self._rules:
            late, fits = bool(self._late), self._late in ("", proof.seal)
            return replace(found, fits=found.fits and fits, late=late, restarts=self._restarts)
        kept = {seat: seal for seat, seal in self._seals.items() if seal}
        shown = {seat: seal_of(number) for seat, number in proof.numbers.items()}
        rules = rules_seal(proof.table, header.config_digest)
        fits = proof.seal == self.seal and shown == kept and rules == self._rules
        own = all(proof.numbers.get(seat) == number for seat, number in self._own.items())
        return replace(
            found,
            seal=self.seal,
            fits=found.fits and fits,
            own=own if self._own else None,
            kept=True,
            restarts=self._restarts,
        )
