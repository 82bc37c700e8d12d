"""How things lie in a column: what somebody forged, with the check that fits it, is refused."""

from __future__ import annotations

import zlib
from random import Random
from typing import Any

import pytest

from app.match.journal import Checkpoint
from app.store.packing import pack_checkpoint, packed, unpack_checkpoint, unpacked
from tests.app.net.tables import begun
from tests.engines.rules_contract import CASES

CHECKPOINT = Checkpoint(7, 3, "c0ffee", (2, 1), {"round": 4})


def forged(**changed: Any) -> tuple[bytes, int]:
    """A checkpoint with other fields, and its check."""
    data = packed({**unpacked(pack_checkpoint("m", CHECKPOINT)[0]), **changed})
    return data, zlib.crc32(data, zlib.crc32(b"m"))


def test_a_checkpoint_is_read_as_it_was_written() -> None:
    assert unpack_checkpoint("m", 2, *pack_checkpoint("m", CHECKPOINT)) == CHECKPOINT
    assert unpack_checkpoint("m", 2, *forged()) == CHECKPOINT


@pytest.mark.parametrize("case", CASES, ids="-".join)
def test_a_checkpoint_that_is_written_quickly_is_the_same(case: tuple[str, str]) -> None:
    match, dice = begun(*case), Random(7)
    for _ in range(40):
        if not match.over:
            match.decide(match.actor, dice.choice(match.legal()))
    checkpoint = match.checkpoint()
    written = pack_checkpoint("m", checkpoint, quick=True)
    assert unpack_checkpoint("m", len(match.seats), *written) == checkpoint
    assert written == pack_checkpoint("m", checkpoint)


def test_a_text_that_only_an_escape_can_name_is_written_quickly_too() -> None:
    odd = {"name": "Año \ud83d"}
    assert packed(odd, quick=True) == packed(odd)


KIND, TURNS = "another kind", "turns"


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"decisions": "3"}, KIND),
        ({"decisions": [3]}, KIND),
        ({"decisions": True}, KIND),
        ({"rules_rev": None}, KIND),
        ({"chain": 5}, KIND),
        ({"turns": "21"}, KIND),
        ({"turns": [2]}, TURNS),
        ({"turns": [2, [1]]}, TURNS),
        ({"state": []}, KIND),
        ({"more": 1}, "no checkpoint"),
    ],
)
def test_what_the_program_never_writes_is_refused_though_its_check_fits(
    changed: dict[str, Any], why: str
) -> None:
    with pytest.raises(ValueError, match=why):
        unpack_checkpoint("m", 2, *forged(**changed))
