"""What a cause does to others: "Undertaker costs Eva 2 life (9 left)"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from app.games.hammerspace.text.abilities import attack_change, for_turns
from app.games.hammerspace.text.clauses import LogClauses
from app.i18n.fluent import Value
from engines.hammerspace.effects.codes import MARK_WORDS, NONE
from engines.hammerspace.effects.events import (
    FROM_CHARACTER,
    EffectActs,
    FlipOrdered,
    Given,
    Marked,
    Peeked,
    Redirected,
    Rerolled,
    Swapped,
    Taken,
    TurnsSkipped,
)
from engines.hammerspace.events import Discarded, LifeGained, LifeLost, TimerMoved
from engines.hammerspace.state import NOBODY
from engines.kernel.events import Event

COSTS, GIVES, MAKES = "costs", "gives", "makes"
"""Verbs that several deeds in a row share."""


def marks(number: int) -> str:
    """The verb of a mark, by its type (HAM-33): "soaks"."""
    return f"{MARK_WORDS[number]}s"


class Cause(NamedTuple):
    """The player of a cause; `number` is 2 if its name is a plural, else 1. `character` is the one
    that acts, if it is one."""

    owner: int = NOBODY
    number: int = 1
    character: int = NONE


def character_of(acts: EffectActs | None) -> int:
    """The character that acts in an effect, `NONE` if it is something else."""
    return acts.number if acts is not None and acts.source == FROM_CHARACTER else NONE


def deed(clauses: LogClauses, event: Event, cause: Cause, slots: Sequence[int]) -> tuple[str, str]:
    """What the cause of an event does, and the verb that it shares with others of its kind, as in
    `Clause`; ("", "") if no verb says it. `slots` are those of all cards that a player has to turn
    over."""
    texts, who, count = clauses.texts, clauses.who, cause.number
    match event:
        case LifeLost(party=party, amount=n, life=life):
            message = f"hammerspace-deed-loss{'' if life > 0 else '-last'}"
            return texts(message, name=who(party), n=n, life=life), COSTS
        case LifeGained(party=party, amount=n, life=life):
            return texts("hammerspace-deed-gain", name=who(party), n=n, life=life), GIVES
        case TurnsSkipped(seat=seat, turns=turns):
            return texts("hammerspace-deed-turns", name=who(seat), n=turns), COSTS
        case TimerMoved(turns=turns):
            when = "later" if turns > 0 else "sooner"
            return texts(f"hammerspace-deed-{when}", n=abs(turns), count=count), ""
        case Rerolled(party=party, defence=defence, before=before, die=die):
            message = f"hammerspace-{'lets' if party == cause.owner else 'makes'}-reroll"
            message += f"-{'defence' if defence else 'attack'}"
            return texts(message, name=who(party), before=before, die=die, count=count), ""
        case Discarded(seat=seat, cards=gone) if seat != cause.owner:
            return texts(
                "hammerspace-deed-discard", name=who(seat), cards=clauses.cards(gone)
            ), MAKES
        case Marked(party=party, type=number):
            return texts("hammerspace-deed-mark", name=who(party)), marks(number)
        case Given():
            return _gives(clauses, event, count)
        case FlipOrdered(seat=seat, up=up):
            cards = clauses.listed([str(slot + 1) for slot in slots])
            text = texts(
                "hammerspace-deed-turn", name=who(seat), cards=cards, n=len(slots), up=int(up)
            )
            return text, f"turns-{'up' if up else 'down'}"
    return _with_cards(clauses, event, count), ""


def _gives(clauses: LogClauses, event: Given, count: int) -> tuple[str, str]:
    """What the cause does to the points of the next attack, or of all attacks for some turns;
    ("", "") for other gifts."""
    change = attack_change(clauses.words.config.code, event.ability)
    name, n = clauses.who(event.holder), abs(change)
    if change > 0 and (event.uses, event.turns) == (1, NONE):
        return clauses.texts("hammerspace-deed-next", name=name, n=n), GIVES
    if change < 0 and event.uses == NONE and event.turns != NONE:
        text = clauses.texts("hammerspace-deed-weakens", name=name, n=n, count=count)
        code = clauses.words.config.code
        return for_turns(clauses.texts, code, event.ability, event.turns, text), ""
    return "", ""


def instead(clauses: LogClauses, event: Redirected, loss: LifeLost) -> tuple[str, str]:
    """The same for a loss that was passed on as a whole, without the life that is left."""
    name, whom = clauses.who(event.party), clauses.who(loss.party)
    text = clauses.texts("hammerspace-deed-instead", n=loss.amount, name=name, whom=whom)
    return text, COSTS


def _with_cards(clauses: LogClauses, event: Event, count: int) -> str:
    """What the cause does with cards, "" if it is something else."""
    texts, who, card = clauses.texts, clauses.who, clauses.card
    values: dict[str, Value]
    match event:
        case Peeked(seat=seat, of=of, slot=slot):
            message, values = "lets-peek", {"whom": who(of), "slot": slot + 1}
        case Taken(seat=seat, of=of, card=taken):
            message, values = "lets-take", {"whom": who(of), "card": card(taken)}
        case Swapped(seat=seat, card=got, of=of, of_card=given):
            message, values = "lets-swap", clauses.swapped(given, of, got)
        case _:
            return ""
    return texts(f"hammerspace-{message}", name=who(seat), count=count, **values)
