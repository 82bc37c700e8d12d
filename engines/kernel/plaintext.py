"""Decoding of a deck's bytes to clean text."""

from __future__ import annotations

import re

from engines.kernel.problems import DeckError, Problem

BREAK = re.compile(r"\r\n|\r|\n")
# Characters that no deck needs and that could confuse a terminal or an editor: control characters,
# odd line breaks, bidirectional marks, lone surrogates.
CONTROL = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069"
    "\ud800-\udfff\ufeff\ufffe\uffff]"
)


def decoded(data: bytes, name: str, limit: int) -> str:
    """Return the text of a file: UTF-8, with or without a byte order mark, no control characters.

    Raise `DeckError` with the line and column of the first violation. A size over `limit` bytes is
    checked first.
    """

    def refusal(
        line: int, column: int, found: str, expected: str, code: str, **more: object
    ) -> DeckError:
        return DeckError(name, [Problem(line, column, "", found, expected, code, more, name)])

    if len(data) > limit:
        raise refusal(
            1, 1, f"{len(data)} bytes", f"at most {limit} bytes", "file_too_large",
            size=len(data), limit=limit,
        )  # fmt: skip
    if wide := _wide_encoding(data):
        raise refusal(1, 1, wide, "UTF-8", "encoding", encoding=wide, byte="")
    body = data.removeprefix(b"\xef\xbb\xbf")
    try:
        text = body.decode("utf-8")
    except UnicodeDecodeError as error:
        rows = BREAK.split(body[: error.start].decode("utf-8"))
        byte = f"0x{body[error.start]:02X}"
        raise refusal(
            len(rows), len(rows[-1]) + 1, f"the byte {byte}, which is no UTF-8 there", "UTF-8",
            "encoding", encoding="", byte=byte,
        ) from None  # fmt: skip
    if sign := CONTROL.search(text):
        rows = BREAK.split(text[: sign.start()])
        code = f"U+{ord(sign.group()):04X}"
        raise refusal(
            len(rows), len(rows[-1]) + 1, f"the control character {code}", "text without any",
            "control_character", character=code,
        )  # fmt: skip
    return text


def _wide_encoding(data: bytes) -> str:
    """Return the name of a two-byte or four-byte encoding, or "" if the data has neither."""
    for mark, name in (
        (b"\xff\xfe\0\0", "UTF-32"),
        (b"\0\0\xfe\xff", "UTF-32"),
        (b"\xff\xfe", "UTF-16"),
        (b"\xfe\xff", "UTF-16"),
    ):
        if data.startswith(mark):
            return name
    head = data[:4]
    if len(data) >= 4 and head.count(0) == 3:
        return "UTF-32"
    if len(data) >= 4 and (head[0::2] == b"\0\0" or head[1::2] == b"\0\0") and head.count(0) == 2:
        return "UTF-16"
    return ""
