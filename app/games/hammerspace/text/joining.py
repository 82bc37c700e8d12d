"""Two events of an effect in one clause, and what its owner may decline."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.hammerspace.text.clauses import Clause, LogClauses
from app.games.hammerspace.text.consequences import Consequences
from app.games.hammerspace.text.roles import on_seat
from app.games.hammerspace.text.story import NAMED
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import (
    FROM_CHARACTER,
    FROM_MONSTER,
    Boosted,
    ConditionRolled,
    EffectActs,
    Given,
)
from engines.hammerspace.events import FED, Discarded, Refilled, TurnedDown, TurnedUp
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event


def joined(
    clauses: LogClauses, last: Event, event: Event, source: str, *, person: bool
) -> Clause | None:
    """Return the clause of an event after the `last` one of its line, if one verb says both; None
    for others. It replaces the last clause if its verb is `NAMED`, and follows it otherwise.

    The card `source` is loaded with others, or a `person` gets them (HAM-18); cards are turned up
    and down (HAM-6)."""
    texts = clauses.texts
    match last, event:
        case (Discarded(seat=seat, cards=cards), Boosted(seat=other, amount=n)) | (
            Boosted(seat=seat, amount=n),
            Discarded(seat=other, cards=cards),
        ) if source and seat == other:
            verb = "hands" if person else "loads"
            text = texts(f"hammerspace-{verb}", card=source, n=n, cards=clauses.cards(cards))
            return Clause(seat, text, verb=NAMED)
        case TurnedDown(seat=seat), TurnedUp(seat=other, slot=slot, card=card) if seat == other:
            text = texts("hammerspace-up-too", slot=slot + 1, card=clauses.card(card))
            return Clause(seat, text)
        case TurnedUp(seat=seat), TurnedUp(seat=other, slot=slot, card=card) if seat == other:
            text = texts("hammerspace-up-more", slot=slot + 1, card=clauses.card(card))
            return Clause(seat, text)
        case ((TurnedUp(seat=seat) | TurnedDown(seat=seat)), TurnedDown(seat=other, slot=slot)) if (
            seat == other
        ):
            return Clause(seat, texts("hammerspace-down-too", slot=slot + 1))
    return None


def pays(
    clauses: LogClauses, events: Consequences, parts: Sequence[Clause], owner: int, source: str
) -> list[Clause]:
    """Return the clauses of a character for which its owner pays life; [] for others: "pays the
    Daredevil 2 life (29 left)" and "gets +4 to their next attack"."""
    loss, own = events.loss, all(part.subject in (owner, NOBODY) for part in parts)
    if loss is None or loss.party != owner or not own:
        return []
    first, *others = parts
    if not others or first.subject != owner:
        return []
    loses, pay = (
        clauses.texts(f"hammerspace-{verb}", n=loss.amount, source=source)
        for verb in ("loses-last", "pays")
    )
    text = first.text.replace(loses, pay, 1)
    return [first._replace(text=text), *others] if text != first.text else []


def optional(clauses: LogClauses, event: ConditionRolled, source: str) -> bool:
    """Return whether a die lets its player choose about a character, called `source`."""
    called, made = clauses.words.names.said, event.die >= event.least
    own = clauses.characters.get(event.owner, ())
    known = (each for each in own if called(FROM_CHARACTER, each) == source)
    return made and any(clauses.rollers.asks(event, each) for each in known)


def fed(clauses: LogClauses, last: Event | None, event: Event) -> Clause | None:
    """Return the clause of the card that replaces the monster's food (HAM-32) after the `last`
    event of its line; None for others."""
    if not isinstance(last, Discarded) or last.reason != FED:
        return None
    if not isinstance(event, Refilled) or event.seat != last.seat:
        return None
    drawn = clauses.texts("hammerspace-redrawn", card=clauses.card(event.card))
    return Clause(event.seat, drawn)


def won_trophy(clauses: LogClauses, acts: EffectActs, event: Event | None) -> str:
    """Return the line of a trophy (HAM-34), which is the whole reward for a monster; "" for other
    effects. What its player may decline is only a detail: it needs a colon of its own."""
    ended = acts.source == FROM_MONSTER and acts.owner != MONSTER
    if not ended or not isinstance(event, Given) or (event.turns, event.uses) != (NONE, NONE):
        return ""
    words, texts, name = clauses.words, clauses.texts, clauses.who(event.holder)
    monster = words.names.said(FROM_MONSTER, acts.number)
    lead = texts("hammerspace-wins-trophy", name=name, monster=monster)
    if words.config.code.abilities[event.ability].may:
        return lead
    what = words.effects.ability(on_seat(texts, name), event.ability).replace(": ", ", ")
    if texts.language == "es":  # the subject of the line goes without saying
        what = what.replace(f", {name} ", ", ").removeprefix(f"{name} ")
    return texts("hammerspace-told", lead=lead, what=what)
