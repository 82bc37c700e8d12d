"""Sealed dice: the seed of a match at a network table is made of numbers that nobody chose alone.

Before anybody sits down the table draws a number and shows its seal, a hash. The program of each
guest draws a number for its seat and shows the seal of that. The host begins: now all seals and the
configuration are fixed, so the guests open their numbers, and the seed is made of all of them. The
table opens its own number at the end. The numbers are kept in the title of the match's header.

So neither the table nor a guest can choose the dice, as long as one of them draws honestly. It does
not keep the table from looking at hands and dice while the match is played.
"""

from __future__ import annotations

import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from app.match.journal import Header
from app.registry import game

TABLE: Final = "dice-table"
"""Title key: the number of the table."""
SEAL: Final = "dice-seal"
"""Title key: the seal of the table's number. The only one of these keys that is public at once."""
RULES: Final = "dice-rules"
"""Title key: the seal of the configuration."""
_SEAT: Final = "dice-seat-"
_KEY: Final = re.compile(rf"{TABLE}|{RULES}|{_SEAT}(?:\d|1[0-5])")
_NUMBER: Final = re.compile("[0-9a-f]{64}")


def seal_of(number: str) -> str:
    """Return the seal of a number: SHA-256 as 64 hexadecimal digits. A number is 32 random bytes in
    hexadecimal, so nobody can find it by trying."""
    return sha256(f"mazmorra number {number}".encode()).hexdigest()


def short_seal(seal: str) -> str:
    """Return the beginning of a seal in groups, as players compare it: 4f1c 09ab."""
    return f"{seal[:4]} {seal[4:8]}".strip()


def rules_seal(table: str, config_digest: str) -> str:
    """Return the seal of a configuration. It is keyed by the table's number: the digest alone would
    tell which labyrinth lies in the fog."""
    return hmac.new(table.encode(), f"rules {config_digest}".encode(), sha256).hexdigest()


def sealed_seed(table: str, numbers: Mapping[int, str]) -> str:
    """Return the seed made of the table's number and those of seats: 64 hexadecimal digits."""
    text = "".join(f" {seat} {numbers[seat]}" for seat in sorted(numbers))
    return hmac.new(table.encode(), f"seed{text}".encode(), sha256).hexdigest()


def is_number(text: str) -> bool:
    """Whether a text has the form of a number or a seal."""
    return _NUMBER.fullmatch(text) is not None


def title_with(table: str, numbers: Mapping[int, str], config_digest: str) -> dict[str, str]:
    """Return the title keys that keep what the dice were made of."""
    seats = {f"{_SEAT}{seat}": number for seat, number in numbers.items()}
    rules = rules_seal(table, config_digest)
    return {TABLE: table, SEAL: seal_of(table), RULES: rules, **seats}


def without_secrets(title: Mapping[str, str]) -> dict[str, str]:
    """Return a title without what nobody may know before the end."""
    return {key: word for key, word in title.items() if not _KEY.fullmatch(key)}


def without_dice(title: Mapping[str, str]) -> dict[str, str]:
    """Return a title without what belongs to the dice of one match."""
    return {key: word for key, word in without_secrets(title).items() if key != SEAL}


@dataclass(frozen=True, slots=True)
class DiceProof:
    """What a finished match says about its dice. `table` is the number that the table opened,
    `numbers` those of seats. `sealed` says whether the number fits its seal, `rules` whether the
    configuration does, `seed` whether the seed is made of the numbers."""

    table: str
    seal: str
    numbers: Mapping[int, str]
    sealed: bool
    rules: bool
    seed: bool

    @property
    def holds(self) -> bool:
        return self.sealed and self.rules and self.seed


def dice_proof(header: Header) -> DiceProof | None:
    """Return what a whole header proves; None for a match whose dice were never sealed. For a race
    whose seed the program picks, it picks again: that takes a second or two."""
    title = header.title
    table, seal = title.get(TABLE, ""), title.get(SEAL, "")
    if not table and not seal:
        return None
    numbers = {
        int(key.removeprefix(_SEAT)): word
        for key, word in title.items()
        if key.startswith(_SEAT) and _KEY.fullmatch(key)
    }
    well = all(map(is_number, (table, *numbers.values())))
    return DiceProof(
        table,
        seal,
        numbers,
        sealed=well and hmac.compare_digest(seal_of(table), seal),
        rules=well and title.get(RULES) == rules_seal(table, header.config_digest),
        seed=well and header.seed == dealt_seed(header, sealed_seed(table, numbers)),
    )


@dataclass(frozen=True, slots=True)
class DiceVerdict:
    """What a program says at the end of a match about its dice. `seal` is the table's, and `seats`
    are those whose numbers are in the seed. `fits`: the numbers and the rules fit their seals.
    `kept`: this program itself kept the seals since before the match; `late`: it came after that,
    and has seen the table's seal since then; else they are those of the match's header. `own`: its
    own numbers are in the seed; None if it added none. `seed`: the seed is made of the numbers.
    `restarts` counts how often the table asked for them in vain."""

    seal: str
    seats: tuple[int, ...]
    fits: bool
    own: bool | None
    seed: bool
    kept: bool = False
    late: bool = False
    restarts: int = 0

    @property
    def holds(self) -> bool:
        return self.fits and self.seed and self.own is not False

    @property
    def shared(self) -> bool:
        """Whether anybody beside the table added a number: else its host alone made the seed."""
        return bool(self.seats)


def header_verdict(header: Header) -> DiceVerdict | None:
    """Return what a whole header alone shows; None if its dice were never sealed."""
    proof = dice_proof(header)
    if proof is None:
        return None
    seats, fits = tuple(sorted(proof.numbers)), proof.sealed and proof.rules
    return DiceVerdict(proof.seal, seats, fits, own=None, seed=proof.seed)


def dealt_seed(header: Header, seed: str) -> str:
    """Return the seed that a match with this header plays, made from a drawn one: the picked
    candidate, if the header has one (`engines.irrgarten.picking`)."""
    picker = game(header.game).part("seed_picker")
    if picker is None or not header.seed.startswith(f"{seed}."):
        return seed
    return str(picker(game(header.game).config_from_data(header.config), seed))
