"""What a player hears before a decision: on their turn the life of all, and what counts now."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from app.games.hammerspace.text.abilities import attack_change
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.changes import leader
from app.games.hammerspace.text.odds import HARDLY, about, mean_words, whole
from app.i18n.numbers import percent
from app.text.sentences import capital, contracted, in_a_row, spelt
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.bites import bite
from engines.hammerspace.cards import FIRST_SUM
from engines.hammerspace.effects.codes import MARK_WORDS, WHEN
from engines.hammerspace.state import (
    CHARACTERS,
    DEFENDING,
    EFFECT,
    FEEDING,
    FLIPPING,
    HIDING,
    KEEPING,
    LAYING,
    MAKESHIFT,
    PLAYING,
    STOPPED,
)
from engines.hammerspace.view import View

STATIONS = {
    HIDING: "hide",
    CHARACTERS: "characters",
    DEFENDING: "defend",
    MAKESHIFT: "makeshift",
    KEEPING: "keep",
    LAYING: "lay",
    FEEDING: "feed",
}
"""The decisions beside a turn's cards, by phase (HAM-7)."""
_TURNS = (FLIPPING, PLAYING, EFFECT)
"""The decisions of a turn's own player before a card is played, with those of effects then."""
MONSTER_SOON = 3
"""Turns before the next monster from which on a turn says it."""

Named = Callable[[int], str]
"""Returns a seat or the monster as in a sentence."""


def situation(cards: HammerspaceCardText, view: View, named: Named) -> list[str]:
    """Return the situation of the view's seat before it decides, in two lines at most."""
    station = STATIONS.get(view.phase)
    life = view.players[view.seat].life
    if station is not None:
        asked = cards.texts("plain-ham-asks", name=named(view.seat), phase=station, life=life)
        if view.phase == FEEDING:
            asked = f"{asked} {_bitten(cards, view)}"
        return [asked, *([] if view.attack is None else _attacked(cards, view, named))]
    head = cards.texts("plain-ham-turn", turn=max(1, view.turn), name=named(view.seat))
    lives = capital(contracted(cards.texts, in_a_row(cards.texts, [*_lives(cards, view, named)])))
    notes = " ".join(_notes(cards, view, named)) if view.phase in _TURNS else ""
    mine = cards.texts("plain-ham-lives-you", n=life)
    return [f"{head} {mine} {lives}.", *filter(None, [notes])]


def _waits(cards: HammerspaceCardText, view: View) -> Iterator[str]:
    """What the monster does until its next roll to players who do something, unless the view's seat
    has fed it (HAM-23, HAM-32). Its points are beside the odds."""
    if view.monster < 0 or not view.sum or view.later.fed >> view.seat & 1:
        return
    actions = cards.config.cards.monsters[view.monster].actions
    code = cards.config.code
    waiting = actions[view.sum - FIRST_SUM].abilities
    if any(code.abilities[each].kind == WHEN for each in waiting):
        text = cards.action_change(view.monster, view.sum)
        text = text[:1].lower() + text[1:].removesuffix(".")
        yield cards.texts("plain-ham-monster-waits", text=text)


def _bitten(cards: HammerspaceCardText, view: View) -> str:
    """What the monster's next roll may cost the view's seat if it gets nothing (HAM-32)."""
    found, texts = bite(cards.config, view), cards.texts
    if found.mean < HARDLY and not found.kill:
        return texts("plain-ham-bite-hardly")
    mean = about(texts, whole(texts, mean_words(texts, found.mean)))
    if not found.kill:
        return texts("plain-ham-bite", about=mean)
    chance = percent(found.kill, texts.language)
    return spelt(texts, texts("plain-ham-bite-out", about=mean, chance=chance))


def _attacked(cards: HammerspaceCardText, view: View, named: Named) -> list[str]:
    """The attack against which the view's seat defends (HAM-13)."""
    attack = view.attack
    if attack is None or attack.defender != view.seat:
        return []
    text = cards.texts(
        "plain-ham-under-attack",
        name=named(attack.attacker),
        power=attack.required,
        covered=attack.covered,
        first=int(view.turn <= cards.config.seats and view.phase == DEFENDING),
    )
    return [capital(contracted(cards.texts, text))]


def _lives(cards: HammerspaceCardText, view: View, named: Named) -> Iterator[str]:
    """The life of each rival in play, from the seat's left, and of the monster."""
    rivals = [seat for seat in view.order if seat != view.seat]
    parties = [(seat, view.players[seat].life) for seat in rivals]
    parties += [(MONSTER, view.monster_life)] if view.monster >= 0 else []
    for at, (party, life) in enumerate(parties):
        message = "plain-ham-lives" if at else "plain-ham-lives-first"
        yield cards.texts(message, name=named(party), n=life)


def _notes(cards: HammerspaceCardText, view: View, named: Named) -> Iterator[str]:
    """What changes the next attacks: a bonus, marks, the crown, a monster, the last turn."""
    texts, config, seat = cards.texts, cards.config, view.seat
    code, held = config.code, [one.ability for one in view.lasting if one.holder == seat]
    always = [ability for ability in held if not code.tests[code.abilities[ability].test]]
    if plus := sum(attack_change(code, ability) for ability in always):
        yield texts("plain-ham-next-attack", plus=f"{plus:+}")
    for mark in view.later.marks:
        if mark.holder == seat:
            kind = MARK_WORDS[mark.type]
            yield texts("plain-ham-marked", kind=kind, turns=mark.turns, n=mark.amount)
    crown, first = config.parameters.crown, leader(view)
    if crown and first >= 0:
        message = "plain-ham-crown-you" if first == seat else "plain-ham-crown"
        yield texts(message, name=named(first), n=crown, first=int(view.turn <= config.seats))
    yield from _waits(cards, view)
    parameters = config.parameters
    if parameters.monsters and not parameters.monster_ms and view.timer != STOPPED:
        if view.timer <= 1:
            yield texts("ham-monster-due")
        elif view.timer <= MONSTER_SOON:
            yield texts("ham-monster-turns", n=view.timer)
    if view.limit == 0:
        yield texts("ham-last-turn-now")
