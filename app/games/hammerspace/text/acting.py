"""The part of a card's text that matters at a moment: what acts, and the penalties that count."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from app.games.hammerspace.text import keywords
from app.games.hammerspace.text.abilities import keyword_of
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.roles import EffectRoles, on_seat
from app.text.sentences import sentence
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.view import Player, View

HANDS: Final = "hands"
"""The keyword that costs more with each face-down card."""


def acting_lines(
    words: HammerspaceCardText, card: int, ability: int, name: str = "", *, told: bool = False
) -> tuple[str, ...]:
    """Return the sentence of the ability with which a main card acts, or all of them if it acts
    because it was played, addressed to "you" or to the named player."""
    if ability == NONE:
        return words.told_lines(card, name) if told else words.effect_lines(card, name)
    code, kind = words.config.code, words.config.kind[card]
    meaning = keywords.told(words.texts, code, kind, code.abilities[ability]) if told else ""
    return (sentence(meaning or words.effects.ability(_roles(words, card, name), ability)),)


def lines_that_count(
    words: HammerspaceCardText, view: View, seat: int, card: int, name: str = ""
) -> tuple[str, ...]:
    """Return the effects of a seat's main card as `effect_lines` does, without the keywords that
    take nothing from it in this view (HAM-7)."""
    player = view.players[seat]
    idle = [one for one in _keywords(words, card) if not _counts(view, player, one)]
    return _without(words, card, name, idle)


def lines_of_change(
    words: HammerspaceCardText, player: Player, card: int, change: int, name: str = ""
) -> tuple[str, ...]:
    """Return the effects of a main card with which a player has attacked, without the keywords that
    had no part in a `change` of its points. All of them if several choices explain it."""
    own = _keywords(words, card)
    down = player.down.bit_count()
    costs = {one: one.n * (down if one.word == HANDS else 1) for one in own}
    fits = [
        chosen
        for many in range(len(own) + 1)
        for chosen in combinations(own, many)
        if -sum(costs[one] for one in chosen) == change and all(costs[one] for one in chosen)
    ]
    if len(fits) != 1:
        return words.effect_lines(card, name)
    return _without(words, card, name, [one for one in own if one not in fits[0]])


class _Keyword(NamedTuple):
    """A penalty of a card: the number of its ability, and what `keyword_of` says of it."""

    ability: int
    word: str
    n: int
    life: int


def _keywords(words: HammerspaceCardText, card: int) -> list[_Keyword]:
    config = words.config
    found = (
        (ability, keyword_of(config.code, config.kind[card], config.code.abilities[ability]))
        for ability in config.cards.main[card].abilities
    )
    return [_Keyword(ability, *keyword) for ability, keyword in found if keyword is not None]


def _without(
    words: HammerspaceCardText, card: int, name: str, idle: Sequence[_Keyword]
) -> tuple[str, ...]:
    out = {sentence(words.effects.ability(_roles(words, card, name), one.ability)) for one in idle}
    return tuple(line for line in words.effect_lines(card, name) if line not in out)


def _roles(words: HammerspaceCardText, card: int, name: str) -> EffectRoles:
    return replace(on_seat(words.texts, name), kind=words.config.kind[card])


def _counts(view: View, player: Player, keyword: _Keyword) -> bool:
    """Whether the condition of a keyword holds in a view."""
    if keyword.word == HANDS:
        return bool(player.down)
    if keyword.word == "start":
        return player.life >= keyword.life
    return all(each.life <= player.life for each in view.players)
