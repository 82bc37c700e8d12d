"""Bytes with something done to them that knows nothing of what they mean."""

from __future__ import annotations

from random import Random
from typing import Final

from tests.programs.fuzz import hostile

BYTES: Final[tuple[bytes, ...]] = (
    b"\x00",
    b"\xff",
    b"\xc3",
    b"\xe2\x80",
    b"\xf0\x9f\x92",
    b"\xc0\xaf",
    b"\xed\xa0\x80",
    b"\x80",
    b"\xef\xbb\xbf",
    b"\xff\xfe",
    b"\xfe\xff",
    b"\r",
    b"\r\n",
    b"\t",
    b"\x1b[2J",
    b"\x85",
    b"\xe2\x80\xae",
    b"\xc2\x85",
    b"\xe2\x80\xa8",
    b"\n---\n",
    b"\n...\n",
    b"[" * 3000,
    b"{" * 50,
    b"- " * 400,
    b"&a ",
    b"*a",
    b"!!python/object:os.system ",
    b"<<: ",
    b"#",
    b"'",
    b'"',
    b"\\",
    b"\n\n\n",
    b"   ",
    b": ",
    b"? ",
    b"| ",
    b"> ",
    b"%YAML 1.3\n",
    b"9" * 5000,
    b"A" * 70_000,
)
"""Pieces that mean something to a reader of text, or nothing to anybody."""


def noised(data: bytes, dice: Random, most: int = 5) -> bytes:
    """Some bytes changed, lost, doubled, moved or put in; rarely all of them."""
    whole = dice.randrange(40)
    if whole == 0:
        return dice.randbytes(dice.randrange(2000))
    if whole == 1:
        text = data.decode(errors="replace")
        return text.encode(dice.choice(("utf-16", "utf-16-le", "utf-32", "utf-7", "utf-8-sig")))
    for _ in range(dice.randint(1, most)):
        data = _changed(data, dice)
    return data


def _changed(data: bytes, dice: Random) -> bytes:
    at = dice.randrange(len(data) + 1)
    end = min(len(data), at + dice.choice((1, 1, 2, 5, 20, 200)))
    match dice.randrange(8):
        case 0:
            return data[:at] + bytes([dice.randrange(256)]) + data[at + 1 :]
        case 1 if at < len(data):
            return data[:at] + bytes([data[at] ^ 1 << dice.randrange(8)]) + data[at + 1 :]
        case 2:
            return data[:at] + data[end:]
        case 3:
            return data[:at] + data[at:end] * dice.choice((2, 3, 50)) + data[end:]
        case 4:
            return data[:at] if dice.randrange(4) == 0 else data[:at] + data[end:] + data[at:end]
        case 5:
            piece = hostile.text(dice).encode("utf-8", "surrogatepass")
            return data[:at] + piece + data[at:]
        case 6:
            to = dice.randrange(len(data) + 1)
            return data[:to] + data[at:end] + data[to:]
    return data[:at] + dice.choice(BYTES) + data[at:]
