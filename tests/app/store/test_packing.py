"""How things lie in a column: what somebody forged, with the check that fits it, is refused."""

from __future__ import annotations

import zlib
from typing import Any

import pytest

from app.match.journal import Checkpoint
from app.store.packing import pack_checkpoint, packed, unpack_checkpoint, unpacked

CHECKPOINT = Checkpoint(7, 3, "c0ffee", (2, 1), {"round": 4})


def forged(**changed: Any) -> tuple[bytes, int]:
    """A checkpoint with other fields, and its check."""
    data = packed({**unpacked(pack_checkpoint("m", CHECKPOINT)[0]), **changed})
    return data, zlib.crc32(data, zlib.crc32(b"m"))


def test_a_checkpoint_is_read_as_it_was_written() -> None:
    assert unpack_checkpoint("m", 2, *pack_checkpoint("m", CHECKPOINT)) == CHECKPOINT
    assert unpack_checkpoint("m", 2, *forged()) == CHECKPOINT


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
