"""The words of a game that brings no narrator, screen or voice of its own.

All of it is made from the game's messages, whose ids begin with its own (`<game>-do-take`); where
there is none, from the names that its code uses, so that a game can be played before it has words.
A game may name a subclass (`Game.words`) for what messages alone can't say.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, fields, is_dataclass
from typing import Any, Final

from app.i18n.fluent import Texts, Value
from app.i18n.literal import literal
from app.registry import game as game_of
from app.text.log import Kind
from app.text.sentences import capital, in_a_row
from engines.kernel.events import Event, GameEnded

ORDINALS: Final = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The blanks for the parts of an action's notation after its verb."""
TECHNICAL: Final = frozenset({"seat", "actor", "turn", "legal"})
"""Fields of a view that the screen shows elsewhere, or not at all."""
NAME: Final = 20
"""Cells of a seat's name."""
TEXT: Final = 1000
"""Cells of a value of a view."""
_WORD: Final = re.compile(r"[^\W_]+")
_HUMP: Final = re.compile(r"(?<=[a-z0-9])(?=[A-Z])")


class GameWords:
    """The words of one match. `names` are the seats' names; `config` is the public configuration.

    The messages, all of them optional:

    - `<game>-do-take`: an action whose notation begins with `take`; the parts after it are
      `$first`, `$second` and so on.
    - `<game>-event-card-taken`: an event of the class `CardTaken`, with its fields as blanks. A
      number `seat` also fills `$name`, any other number such as `target` also `$target-name`, and
      a tuple of seats `winners` also `$winners-names`. An empty text leaves the event out of the
      log.
    - `<game>-view-hand`: a field of a seat's view, as `$value`; an empty text hides the field. Or
      `<game>-seat-score`, for a field with a value a seat: a line each, with `$name` and `$value`.
      A text of several lines is a drawing: it stands below its message as it is.
    - `<game>-over-last-card`: the end for that reason, with `$names` of the winners and their
      `$n`; or `<game>-over` for any reason.
    - `<game>-result`: a few words beside a seat in the final ranking, with its `$rank` and its
      points (`Outcome.returns`) as `$n`.
    """

    def __init__(self, texts: Texts, game: str, config: Any, names: Sequence[str]) -> None:
        self.texts, self.game, self.config = texts, game, config
        self.names = tuple(literal(name, NAME) for name in names)
        self.rules = game_of(game).rules()

    def own(self, name: str, /, **values: Value) -> str | None:
        """Return the text of the game's own message; None if it has none of that name."""
        message = f"{self.game}-{name}"
        return self.texts(message, **values) if self.texts.has(message) else None

    # -- what a subclass may say in its own way

    def choice(self, action: int, view: Any) -> str:
        """Return what an action does, for whoever sees that view and may choose it."""
        notation = self.rules.notation(action)
        verb, *parts = _WORD.findall(notation) or [notation]
        blanks = dict(zip(ORDINALS, map(_typed, parts), strict=False))
        return self.own(f"do-{verb.lower()}", **blanks) or capital(notation)

    def event(self, event: Event) -> str:
        """Return the line of the log for an event; "" if the log doesn't tell it."""
        if isinstance(event, GameEnded):
            return self.ending(event.winners, event.reason)
        name = _HUMP.sub("-", type(event).__name__).lower()
        text = self.own(f"event-{name}", **dict(self._blanks(event)))
        return self._plain(name, event) if text is None else text

    def kind(self, event: Event) -> Kind:
        """Return what the line of an event is like, which gives it a colour."""
        return "end" if isinstance(event, GameEnded) else "fight"

    def ending(self, winners: Sequence[int], reason: str) -> str:
        """Return how the game ended: who won, or the game's own words for the reason."""
        names, count = self.listed(winners), len(winners)
        for message in (f"over-{reason}", "over"):
            if (text := self.own(message, names=names, n=count)) is not None:
                return text
        return self.headline(winners)

    def state(self, view: Any) -> list[str]:
        """Return the lines that tell how the game stands, as far as that view shows it."""
        return [line for name, value in _fields_of(view) for line in self._shown(name, value)]

    def result(self, seat: int, rank: int, points: int) -> str:
        """Return a few words beside a seat in the final ranking; `rank` counts from 1."""
        return self.own("result", rank=rank, n=points) or ""

    # -- what they are made of

    def name(self, seat: int) -> str:
        """Return the name of a seat; "?" for what is none."""
        return self.names[seat] if 0 <= seat < len(self.names) else "?"

    def listed(self, seats: Sequence[int]) -> str:
        """Return the names of some seats."""
        return in_a_row(self.texts, [self.name(seat) for seat in seats])

    def headline(self, winners: Sequence[int]) -> str:
        """Return who won, in the program's own words."""
        message = ("generic-nobody-won", "generic-won", "generic-shared")[min(len(winners), 2)]
        return self.texts(message, names=self.listed(winners))

    def _blanks(self, event: Event) -> Iterator[tuple[str, Value]]:
        """Yield the fields of an event as blanks of its message."""
        for field in fields(event):
            value = getattr(event, field.name)
            if field.name == "seats":  # its audience
                continue
            if isinstance(value, tuple | list):
                yield f"{field.name}-names", self.listed([one for one in value if _is_number(one)])
            elif _is_number(value):
                yield "name" if field.name == "seat" else f"{field.name}-name", self.name(value)
            yield field.name, value if _is_number(value) else _shown(value)

    def _plain(self, name: str, event: Event) -> str:
        """Return a line made of the event's own names: "Ana: taken, count 3, heap 1"."""
        blanks = dict(self._blanks(event))
        facts = [
            f"{field.name.replace('_', ' ')} {blanks[field.name]}"
            for field in fields(event)
            if field.name not in ("seats", "seat")
        ]
        text = ", ".join((name.replace("-", " "), *facts))
        who = blanks.get("name")
        return f"{who}: {text}" if who is not None else capital(text)

    def _shown(self, name: str, value: Any) -> Iterator[str]:
        message = name.replace("_", "-")
        per_seat = f"{self.game}-seat-{message}"
        if isinstance(value, tuple | list) and self.texts.has(per_seat):
            for seat, one in enumerate(value):
                blank = one if _is_number(one) else _shown(one)
                yield self.texts(per_seat, name=self.name(seat), value=blank)
            return
        drawing = isinstance(value, str) and "\n" in value
        blank = value if _is_number(value) else "" if drawing else _shown(value)
        text = self.own(f"view-{message}", value=blank)
        if text is not None:
            yield from filter(None, text.splitlines())
        elif not drawing:
            yield from _labelled(capital(name.replace("_", " ")), value)
        if drawing:
            yield from (literal(line, TEXT) for line in value.splitlines())


def words_of(texts: Texts, game: str, config: Any, names: Sequence[str]) -> GameWords:
    """Return the words of a match: the game's own class, or the one above."""
    kind: type[GameWords] = game_of(game).part("words") or GameWords
    return kind(texts, game, config, names)


def _fields_of(view: Any) -> Iterator[tuple[str, Any]]:
    """Yield what a view shows, by name: as `to_data` has it, else its fields."""
    data = view.to_data() if hasattr(view, "to_data") else view
    if is_dataclass(data) and not isinstance(data, type):
        data = asdict(data)
    items = data.items() if isinstance(data, Mapping) else ()
    return ((str(name), value) for name, value in items if name not in TECHNICAL)


def _labelled(label: str, value: Any) -> Iterator[str]:
    """Yield a value with its name; what holds other values has a line for each."""
    if isinstance(value, Mapping):
        yield f"{label}:"
        for name, one in value.items():
            yield from (f"  {line}" for line in _labelled(capital(str(name)), one))
    elif isinstance(value, tuple | list) and any(isinstance(one, Mapping) for one in value):
        yield f"{label}:"
        for one in value:
            yield f"  {_shown(one)}"
    else:
        yield f"{label}: {_shown(value)}"


def _shown(value: Any) -> str:
    """Return a value in one line."""
    if isinstance(value, Mapping):
        return ", ".join(f"{name} {_shown(one)}" for name, one in value.items())
    if isinstance(value, tuple | list | set | frozenset):
        return ", ".join(map(_shown, value)) or "-"
    return "-" if value in (None, "") else literal(str(value).replace("\n", " "), TEXT)


def _is_number(value: Any) -> bool:
    """Whether a value chooses plural forms; a flag is none."""
    return isinstance(value, int) and not isinstance(value, bool)


def _typed(part: str) -> Value:
    """Return a part of a notation, a number as such."""
    return int(part) if part.isascii() and part.isdecimal() and len(part) < 10 else part
