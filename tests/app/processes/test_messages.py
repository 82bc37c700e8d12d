"""Messages survive any cut, and nonsense is refused."""

from __future__ import annotations

from typing import Any

import pytest

from app.processes.messages import BadMessage, MessageReader, packed


def test_messages_are_put_together_from_any_pieces() -> None:
    sent: list[dict[str, Any]] = [{"chunk": 1}, {"words": "ñ" * 300}, {}]
    line = b"".join(map(packed, sent))
    for size in (1, 3, 7, len(line)):
        reader = MessageReader()
        pieces = (line[at : at + size] for at in range(0, len(line), size))
        assert [message for piece in pieces for message in reader.feed(piece)] == sent


@pytest.mark.parametrize(
    "line",
    [
        (2**31).to_bytes(4, "big"),  # never to be waited for
        b"\0\0\0\2{]",
        b"\0\0\0\1[",
        b"\0\0\0\2[]",
        b"\0\0\0\2\xff\xfe",
        (9000).to_bytes(4, "big") + b"[" * 9000,
    ],
)
def test_what_is_no_message_is_refused(line: bytes) -> None:
    with pytest.raises(BadMessage):
        MessageReader().feed(line)
