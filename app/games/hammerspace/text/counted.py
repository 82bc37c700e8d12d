"""What the odds of an attack count besides points and dice, by name: it explains their figures."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from app.games.hammerspace.text.bonuses import bonuses, effects_count
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.text.sentences import in_a_row
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.bearing import Bearing, bearing, returning
from engines.hammerspace.cards import DIE, FIRST_SUM, SLOTS, TYPE_OF
from engines.hammerspace.config import Config
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.events import (
    FROM_CARD,
    FROM_CHARACTER,
    FROM_LASTING,
    FROM_MONSTER,
)
from engines.hammerspace.facing import facing
from engines.hammerspace.odds import Aim, AttackResult
from engines.hammerspace.state import NOBODY
from engines.hammerspace.view import View


def counted(clauses: LogClauses, view: View, aim: Aim, blow: AttackResult) -> str:
    """Return what counts in the odds `aim` of the attack `blow` of the view's seat, in a row, ""
    for nothing: marks (HAM-33), characters, what lasts, the monster's action, and the defender's
    cards that change a die or a loss (HAM-18). The crown (HAM-30) is beside the points."""
    words, config = clauses.words, clauses.words.config
    if not aim.best.most and not aim.back.most and aim.attack + DIE - 1 <= aim.defence:
        return ""  # The points say it already.
    found = bonuses(words.texts, config, view, aim.party, blow.subtype)
    marks = [n for _, n, clause in found if clause == "HAM-33"]
    named = [_mark(words, blow.subtype, n) for n in marks]
    if effects_count(aim, found) or aim.back.most:
        named += effects_named(clauses, view, aim, blow)
    return in_a_row(words.texts, [*dict.fromkeys(named)])


def effects_named(clauses: LogClauses, view: View, aim: Aim, blow: AttackResult) -> list[str]:
    """Return the effects that count in these odds, by name, without the crown and marks."""
    found = [
        _effect(clauses, view, each) for each in bearing(clauses.words.config, view, aim, blow)
    ]
    cards = _guards(clauses.words.config, view, aim.party, blow.subtype, _stands_in)
    found += [clauses.words.names.said(FROM_CARD, card) for card in cards]
    return [*dict.fromkeys(filter(None, found))]


def stopping(clauses: LogClauses, view: View, aim: Aim, blow: AttackResult) -> str:
    """Return what takes all the damage of an attack that would get past the points, in a row: what
    prevents the defender's loss or passes it on; "" if the points say it already."""
    effects, cards = _stopping(clauses.words.config, view, aim, blow)
    found = [_effect(clauses, view, each) for each in effects]
    found += [clauses.words.names.said(FROM_CARD, card) for card in cards]
    return in_a_row(clauses.words.texts, [*dict.fromkeys(filter(None, found))])


def stopping_names(
    words: HammerspaceCardText, view: View, aim: Aim, blow: AttackResult
) -> list[str]:
    """Return the same, each by the name alone, for a place beside the target's."""
    effects, cards = _stopping(words.config, view, aim, blow)
    found = [_short(words, view, each) for each in effects] + [words.name(card) for card in cards]
    return [*dict.fromkeys(filter(None, found))]


def _stopping(
    config: Config, view: View, aim: Aim, blow: AttackResult
) -> tuple[list[Bearing], list[int]]:
    """The effects and the cards of the defender that take all the damage of such an attack."""
    if max(aim.best.most, aim.worst.most) or aim.attack + DIE - 1 <= aim.defence:
        return [], []
    effects = [
        each
        for each in bearing(config, view, aim, blow)
        if each.holder == aim.party
        and any(_takes_loss(config, n) for n in _abilities(view, each, config))
    ]
    return effects, _guards(config, view, aim.party, blow.subtype, _takes_loss)


def returned_by(clauses: LogClauses, view: View, aim: Aim, blow: AttackResult) -> str:
    """Return the effects and the cards of the target that cost the attacker life in these odds, in
    a row; "" for none (HAM-18)."""
    words = clauses.words
    found = [_effect(clauses, view, each) for each in returning(words.config, view, aim, blow)]
    return in_a_row(words.texts, [*dict.fromkeys(filter(None, found))])


def returned_names(
    words: HammerspaceCardText, view: View, aim: Aim, blow: AttackResult
) -> list[str]:
    """Return the same, each by the name alone, for a place beside the target's."""
    found = [_short(words, view, each) for each in returning(words.config, view, aim, blow)]
    return [*dict.fromkeys(filter(None, found))]


def _short(words: HammerspaceCardText, view: View, effect: Bearing) -> str:
    if effect.source == FROM_MONSTER:
        return words.action(view.monster, view.sum)
    return words.names.source(effect.source, effect.number)


def _stands_in(config: Config, ability: int) -> bool:
    """Whether an ability changes a die or a loss."""
    return config.code.abilities[ability].kind == fx.INSTEAD


def _takes_loss(config: Config, ability: int) -> bool:
    """Whether an ability prevents a loss of its holder or passes it on."""
    what = config.code.abilities[ability].what
    return _stands_in(config, ability) and what in (fx.PREVENT, fx.REDIRECT)


def _abilities(view: View, effect: Bearing, config: Config) -> Sequence[int]:
    """The abilities of an effect beside the cards."""
    if effect.source == FROM_LASTING:
        return (effect.number,)
    if effect.source == FROM_CHARACTER:
        return config.gifts[effect.number]
    return config.cards.monsters[view.monster].actions[view.sum - FIRST_SUM].abilities


def _mark(words: HammerspaceCardText, subtype: int, n: int) -> str:
    """What a mark adds to an attack of a subtype, which it fits (HAM-33)."""
    mark = words.texts("hammerspace-mark-reason", kind=MARK_WORDS[TYPE_OF[subtype]])
    return words.texts("hammerspace-counts-mark", mark=mark, n=n)


def _effect(clauses: LogClauses, view: View, effect: Bearing) -> str:
    """The name of an effect or a card, with its owner's if that is a character."""
    words, texts = clauses.words, clauses.words.texts
    if effect.source == FROM_LASTING:
        return clauses.lasting(effect.number)
    if effect.source == FROM_MONSTER:
        return words.quoted_action(view.monster, view.sum) or clauses.who(MONSTER)
    said = words.names.said(effect.source, effect.number)
    if effect.source == FROM_CARD:
        return said
    if effect.holder != view.seat:
        return clauses.owned(said, effect.holder, NOBODY)
    name = words.names.source(effect.source, effect.number)
    return texts("hammerspace-counts-own", name=name, count=words.names.count(said))


def guarding(config: Config, view: View, party: int, subtype: int) -> Iterator[tuple[int, bool]]:
    """Yield the cards with which a party is seen to defend against a subtype (HAM-12), each with
    whether it is sprung (HAM-27); none for the monster."""
    if party != MONSTER:
        for slot, card in facing(config, view.players[party], subtype):
            yield card, view.later.is_sprung(SLOTS * party + slot)


def _guards(
    config: Config,
    view: View,
    party: int,
    subtype: int,
    matters: Callable[[Config, int], bool],
) -> list[int]:
    """The defences of a party against a subtype with an ability that `matters`. A Spring counts
    only while the card is sprung (HAM-27)."""
    found = list[int]()
    for card, sprung in guarding(config, view, party, subtype):
        abilities = config.cards.main[card].abilities
        if any(matters(config, n) and (sprung or not _springs(config, n)) for n in abilities):
            found.append(card)
    return found


def _springs(config: Config, ability: int) -> bool:
    """Whether an ability of a card counts only while the card is sprung."""
    test = config.code.tests[config.code.abilities[ability].test]
    return any(each.op == fx.SPRUNG for each in test)
