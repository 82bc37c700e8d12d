"""What protects a rival from an effect that a card is about to have: said before it is played."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.origins import steps_in
from app.text.sentences import sentence
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import FROM_CHARACTER, FROM_LASTING
from engines.hammerspace.view import View

_TOUCHING: Final = (fx.TAKE, fx.SWAP, fx.REPLACE, fx.FLIP, fx.PEEK)
"""The steps that `touch` a card of another player."""


def shields(
    words: HammerspaceCardText,
    view: View,
    card: int,
    parties: Sequence[int],
    who: Callable[[int], str],
) -> tuple[str, ...]:
    """Return a sentence for each party that an effect of a main card can't touch, or whose turn it
    can't take (HAM-18): "The Stubborn Mule protects Ben's cards."."""
    config, texts, said = words.config, words.texts, list[str]()
    harms = _harms(config, card)
    for player in view.players:
        if player.seat == view.seat or player.seat not in parties or player.fell:
            continue
        for source, number, ability in _held(config, view, player.seat):
            what = config.code.abilities[ability].a
            if what in harms and (name := words.names.said(source, number)):
                text = texts(
                    f"hammerspace-protects-{fx.IGNORED[what]}",
                    source=name,
                    count=words.names.count(name),
                    name=who(player.seat),
                )
                said.append(sentence(text))
    return tuple(dict.fromkeys(said))


def _harms(config: Config, card: int) -> set[int]:
    """What a card does to others that can be ignored, as in `codes.IGNORED`."""
    code = config.code
    blocks = [config.block[card]]
    blocks += [code.abilities[each].block for each in config.cards.main[card].abilities]
    steps = [step for block in blocks if block != NONE for step in steps_in(config, block)]
    found = {fx.TOUCHES for step in steps if step.op in _TOUCHING and step.who != fx.OWNER}
    return found | {fx.SKIPS for step in steps if step.op == fx.SKIP and step.who != fx.OWNER}


def _held(config: Config, view: View, seat: int) -> Iterator[tuple[int, int, int]]:
    """Yield the abilities of a seat that ignore something whatever else is true: their source, its
    number and their own."""
    held = [
        (FROM_CHARACTER, number, ability)
        for number in view.players[seat].characters
        for ability in config.gifts[number]
    ]
    held += [(FROM_LASTING, one.ability, one.ability) for one in view.lasting if one.holder == seat]
    for source, number, ability in held:
        code = config.code.abilities[ability]
        always = not config.code.tests[code.test] and code.limit == fx.EVER
        if code.kind == fx.INSTEAD and code.what == fx.IGNORE and always:
            yield source, number, ability
