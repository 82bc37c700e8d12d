"""What changed for a player while others played, in a few words each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.text.sentences import contracted, in_a_row
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.events import FROM_CARD, FROM_LASTING, FROM_MONSTER
from engines.hammerspace.view import View
from engines.hammerspace.worth import worth_of


def changes(
    cards: HammerspaceCardText,
    before: View,
    now: View,
    names: Sequence[str],
    *,
    brief: bool = False,
) -> list[str]:
    """Return how the position of the view's seat changed between two of its turns: the players who
    are out and the monster's keeper, because the end of a line is cut, then life, cards, next turn,
    marks and lasting effects, and the crown (HAM-18, HAM-20, HAM-23, HAM-30, HAM-33). A `brief` one
    only counts new cards."""
    seat = now.seat
    texts, lost = cards.texts, [*_lost(cards, before, now, seat)]
    gone = _gone(cards, before, now, seat)
    had, has = before.players[seat].life, now.players[seat].life
    gained = [texts("hammerspace-since-gained", n=has - had, life=has)] if has > had else []
    less = [texts("hammerspace-since-lost", list=in_a_row(texts, lost))] if lost else []
    skips = now.players[seat].skips > before.players[seat].skips
    skipped = [texts("hammerspace-since-turn")] if skips else []
    parts = [
        *_table(cards, before, now, names),
        *gained,
        *less,
        *_said_gone(cards, gone, brief=brief),
        *skipped,
        *_slots(cards, before, now, seat),
        *_marked(cards, before, now, seat),
    ]
    return [*dict.fromkeys(parts)]  # one character may help twice


def _lost(cards: HammerspaceCardText, before: View, now: View, seat: int) -> Iterator[str]:
    """What a seat has lost: life, the crown."""
    old, new = before.players[seat], now.players[seat]
    if new.life < old.life:
        yield cards.texts("hammerspace-since-life", n=old.life - new.life, life=new.life)
    if _wears(cards, before) and not _wears(cards, now):
        yield cards.texts("hammerspace-since-crown")


def _gone(cards: HammerspaceCardText, before: View, now: View, seat: int) -> list[str]:
    """The cards that a seat no longer has. It may have used them itself, in a defence."""
    slots = zip(before.players[seat].cards, now.players[seat].cards, strict=True)
    return [cards.names.said(FROM_CARD, had) for had, has in slots if had != has and had >= 0]


def _said_gone(cards: HammerspaceCardText, gone: Sequence[str], *, brief: bool) -> Iterator[str]:
    if brief and len(gone) > 1:
        yield cards.texts("hammerspace-since-cards", n=len(gone))
    elif gone:
        n = cards.names.count(gone[0]) if len(gone) == 1 else len(gone)
        yield cards.texts("hammerspace-since-gone", cards=in_a_row(cards.texts, gone), n=n)


def _slots(cards: HammerspaceCardText, before: View, now: View, seat: int) -> Iterator[str]:
    old, new = before.players[seat], now.players[seat]
    for slot, (had, has) in enumerate(zip(old.cards, new.cards, strict=True)):
        if had != has:
            continue
        was_down, is_down = old.down >> slot & 1, new.down >> slot & 1
        if has >= 0 and was_down != is_down:
            word = "down" if is_down else "up"
            card = cards.names.said(FROM_CARD, has)
            number = cards.names.count(card)
            yield cards.texts(f"hammerspace-since-card-{word}", card=card, n=number)


def _marked(cards: HammerspaceCardText, before: View, now: View, seat: int) -> Iterator[str]:
    """The marks and lasting effects that are new on a seat, and the crown that it won or lost."""
    texts = cards.texts
    had = {mark.type for mark in before.later.marks if mark.holder == seat}
    for mark in now.later.marks:
        if mark.holder == seat and mark.type not in had:
            yield texts("hammerspace-since-mark", kind=MARK_WORDS[mark.type])
    lasted = {one.ability for one in before.lasting if one.holder == seat}
    for one in now.lasting:
        giver = cards.names.said(FROM_LASTING, one.ability)
        if one.holder == seat and one.uses and one.ability not in lasted and giver:
            number = cards.names.count(giver)
            helps = worth_of(cards.config).abilities[one.ability] > 0
            word = "help" if helps else "lasting"
            yield texts(f"hammerspace-since-{word}", card=giver, n=number)
    if _wears(cards, now) and not _wears(cards, before):
        yield texts("hammerspace-since-crown-won")


def _wears(cards: HammerspaceCardText, view: View) -> bool:
    """Whether the view's seat wears the crown (HAM-30)."""
    return bool(cards.config.parameters.crown) and leader(view) == view.seat


def leader(view: View) -> int:
    """The seat that alone has most life (HAM-30), -1 if none has."""
    life = [player.life for player in view.players]
    most = max(life)
    return life.index(most) if life.count(most) == 1 else -1


def _table(
    cards: HammerspaceCardText, before: View, now: View, names: Sequence[str]
) -> Iterator[str]:
    for old, new in zip(before.players, now.players, strict=True):
        if new.fell and not old.fell and new.seat != now.seat:
            yield cards.texts("hammerspace-since-out", name=names[new.seat])
    if now.monster >= 0 and now.keeper == now.seat and before.keeper != now.seat:
        named = cards.names.said(FROM_MONSTER, now.monster)
        text = cards.texts("hammerspace-since-keeper", monster=named)
        yield contracted(cards.texts, text)
