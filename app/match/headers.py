"""A match's header as data and back, for saves and share codes.

The data may come from any source: types, lengths and counts are checked here. The game checks its
own configuration when the match is resumed.
"""

from __future__ import annotations

from typing import Any, TypeVar

from app.match.journal import FORMAT, Header
from app.match.seats import Seat

LONGEST_NAME = 200
"""Characters of a name, id or seed in a header."""
LONGEST_WORD = 300
"""Characters of a title: the longest flavour that a card may have."""
MOST_SEATS = 16
MOST_TITLES = 9000
"""Words in a header: names and flavours of the largest deck in two languages.
That is one of Napakalaki, with 500 treasures and monsters each, cultists, and the articles and
numbers of names."""

T = TypeVar("T")


class BadHeader(Exception):
    """A header not of the shape that this program writes: `field` and the value found there."""

    def __init__(self, field: str, found: str) -> None:
        self.field, self.found = field, found
        super().__init__(f"{field}: {found}")


class NewerFormat(Exception):
    """A newer version of the program wrote this: it uses format `found`, this one knows `known`."""

    def __init__(self, found: int, known: int = FORMAT) -> None:
        self.found, self.known = found, known
        super().__init__(f"format {found}, newer than {known}")


def header_to_data(header: Header) -> dict[str, Any]:
    """Return a dict for JSON from which `header_from_data` makes the same header."""
    return {
        "format": header.format,
        "match": header.match,
        "game": header.game,
        "rules_rev": header.rules_rev,
        "config": header.config,
        "config_digest": header.config_digest,
        "seats": [[seat.name, seat.bot] for seat in header.seats],
        "seed": header.seed,
        "title": dict(header.title),
        "practice": header.practice,
    }


def header_from_data(data: object) -> Header:
    """Return the header in `data`. Raise `NewerFormat` before any other check, and `BadHeader`."""
    fields = _typed("header", data, dict)
    form = _typed("format", fields.get("format"), int)
    if form > FORMAT:
        raise NewerFormat(form)
    if form < 1:
        raise BadHeader("format", str(form))
    names = set(header_to_data(_EMPTY))
    if set(fields) != names:
        raise BadHeader("header", _shown(sorted(map(str, set(fields) ^ names))))
    return Header(
        match=_text("match", fields["match"]),
        game=_text("game", fields["game"]),
        rules_rev=_typed("rules_rev", fields["rules_rev"], int),
        config=_typed("config", fields["config"], dict),
        config_digest=_text("config_digest", fields["config_digest"]),
        seats=_seats(fields["seats"]),
        seed=_text("seed", fields["seed"]),
        title=_title(fields["title"]),
        practice=_typed("practice", fields["practice"], bool),
        format=form,
    )


_EMPTY = Header("", "", 0, {}, "", (), "", {})


def _seats(data: object) -> tuple[Seat, ...]:
    pairs = _typed("seats", data, list)
    if not 1 <= len(pairs) <= MOST_SEATS:
        raise BadHeader("seats", str(len(pairs)))
    seats = []
    for pair in pairs:
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadHeader("seats", _shown(pair))
        seats.append(Seat(_text("name", pair[0]), _text("bot", pair[1])))
    return tuple(seats)


def _title(data: object) -> dict[str, str]:
    title = _typed("title", data, dict)
    if len(title) > MOST_TITLES:
        raise BadHeader("title", str(len(title)))
    return {
        _text("title", key): _text("title", value, LONGEST_WORD) for key, value in title.items()
    }


def _text(field: str, value: object, longest: int = LONGEST_NAME) -> str:
    text = _typed(field, value, str)
    if len(text) > longest:
        raise BadHeader(field, f"{len(text)} characters")
    if not text.isascii():
        try:
            text.encode()
        except UnicodeEncodeError:  # half of a surrogate pair, which JSON can name
            raise BadHeader(field, _shown(text)) from None
    return text


def _typed(field: str, value: object, kind: type[T]) -> T:
    """Return the value if its type is exactly `kind`: a bool is not an int here."""
    if type(value) is not kind:
        raise BadHeader(field, _shown(value))
    return value  # narrowed by the exact comparison of types


def _shown(value: object) -> str:
    return repr(value)[:60]
