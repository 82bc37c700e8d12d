"""What the tricks of cards do in a match (NAP-44): the lines of the log."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.text.log import Kind, LogLine
from app.text.sentences import capital, contracted, in_a_row
from engines.kernel.events import Event
from engines.napakalaki.events import (
    MonsterFollows,
    MonsterShown,
    PassedLeft,
    Thrown,
    TollPaid,
    TreasuresBrought,
    TrickCounted,
)
from engines.napakalaki.stopping import shields
from engines.napakalaki.view import View


def trick_line(
    words: NapakalakiCardText, name_of: Callable[[int], str], turn: int, event: Event
) -> LogLine | None:
    """Return the line of what a trick does, None for another event."""
    match event:
        case TreasuresBrought():
            return _line(words, turn, "move", "brought", event.cards, **_foe(words, event.monster))
        case MonsterShown():
            values = {"name": name_of(event.seat), "monster": words.foe(event.monster, "as")}
            return _line(words, turn, "move", "shown", (), **values)
        case MonsterFollows():
            foe, name = _foe(words, event.monster), name_of(event.seat)
            return _line(words, turn, "move", "follows", (), name=name, **foe)
        case Thrown():
            card, power = words.called(event.card), str(event.power)
            name = name_of(event.seat)
            return _line(words, turn, "fight", "throws", (), name=name, card=card, power=power)
        case PassedLeft():
            taker = words.foe(event.monster, "as")
            return _line(words, turn, "move", "left", event.cards, to=name_of(event.to), foe=taker)
        case TrickCounted():
            falls = {**_foe(words, event.monster), "foe": words.foe(event.monster, "as")}
            return _line(words, turn, "move", "falls", (), level=event.level, **falls)
        case TollPaid():
            deed = paid_words(words, name_of(event.seat), event)
            return LogLine(turn, words.texts("napakalaki-told", deed=deed), "fight")
    return None


def shielded(words: NapakalakiCardText, view: View, name: str) -> str:
    """Return how many of the next grudges on the fighter's monster do nothing thanks to what the
    fighter wears, "" if all do something (NAP-44)."""
    found = shields(words.config, view)
    if not found:
        return ""
    cards, n = (
        in_a_row(words.texts, [words.called(card) for card, _ in found]),
        sum(n for _, n in found),
    )
    told = words.texts("cardtricks-shielded", cards=cards, name=name, n=n)
    return contracted(words.texts, told)


def paid_words(words: NapakalakiCardText, name: str, event: TollPaid) -> str:
    """Return who pays a monster's toll with what, without a full stop."""
    cards = words.named((*event.equipped, *event.hidden), words.most)
    foe = words.foe(event.monster, "to")
    return words.texts("cardtricks-told-pays", name=name, foe_to=foe, cards=cards)


def _foe(words: NapakalakiCardText, monster: int) -> dict[str, str | int]:
    """A monster that begins a sentence, and whether its name is a plural."""
    return {"foe": capital(words.foe(monster, "as")), "many": words.several(monster)}


def _line(
    words: NapakalakiCardText,
    turn: int,
    kind: Kind,
    what: str,
    cards: Sequence[int],
    **values: str | int,
) -> LogLine:
    named = words.named(cards, words.most) if cards else ""
    text = words.texts(f"cardtricks-told-{what}", cards=named, **values)
    return LogLine(turn, text, kind, tuple(words.called(card) for card in cards))
