"""What the odds of an attack count besides points and dice, by name: it explains their figures."""

from __future__ import annotations

from app.games.hammerspace.text.bonuses import bonuses, effects_count
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.text.sentences import in_a_row
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.bearing import Bearing, bearing
from engines.hammerspace.cards import DIE, NO_MATCH, TYPE_OF
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import MARK_WORDS
from engines.hammerspace.effects.events import FROM_CARD, FROM_CHARACTER, FROM_LASTING
from engines.hammerspace.odds import Aim, AttackResult
from engines.hammerspace.state import NOBODY
from engines.hammerspace.view import View


def counted(clauses: LogClauses, view: View, aim: Aim, blow: AttackResult) -> str:
    """Return what counts in the odds `aim` of the attack `blow` of the view's seat, in a row, ""
    for nothing: the crown (HAM-30), marks (HAM-33), characters, what lasts, the monster's action,
    and the defender's cards that change a die or a loss (HAM-18)."""
    words, config = clauses.words, clauses.words.config
    if not aim.best.most and not aim.back.most and aim.attack + DIE - 1 <= aim.defence:
        return ""  # The points say it already.
    found = bonuses(words.texts, config, view, aim.party, blow.subtype)
    named = [_bonus(words, view, aim.party, blow.subtype, each) for each in found]
    if effects_count(aim, found) or aim.back.most:
        named += effects_named(clauses, view, aim, blow)
    return in_a_row(words.texts, [*dict.fromkeys(named)])


def effects_named(clauses: LogClauses, view: View, aim: Aim, blow: AttackResult) -> list[str]:
    """Return the effects that count in these odds, by name, without the crown and marks."""
    found = [
        _effect(clauses, view, each) for each in bearing(clauses.words.config, view, aim, blow)
    ]
    found += _guards(clauses.words, view, aim.party, blow.subtype)
    return [*dict.fromkeys(filter(None, found))]


def _bonus(
    words: HammerspaceCardText, view: View, party: int, subtype: int, bonus: tuple[str, int, str]
) -> str:
    _, n, clause = bonus
    if clause == "HAM-30":
        return words.texts("hammerspace-counts-crown", n=n)
    kinds = {mark.type for mark in view.later.marks if mark.holder == party}
    kind = MARK_WORDS[next(each for each in kinds if each == TYPE_OF[subtype])]
    mark = words.texts("hammerspace-mark-reason", kind=kind)
    return words.texts("hammerspace-counts-mark", mark=mark, n=n)


def _effect(clauses: LogClauses, view: View, effect: Bearing) -> str:
    """The name of an effect beside the cards, with its owner's if that is a character."""
    words, texts = clauses.words, clauses.words.texts
    if effect.source == FROM_LASTING:
        return clauses.lasting(effect.number)
    if effect.source != FROM_CHARACTER:
        action = words.action(view.monster, view.sum)
        return texts("hammerspace-quoted", what=action) if action else clauses.who(MONSTER)
    said = words.names.said(effect.source, effect.number)
    if effect.holder != view.seat:
        return clauses.owned(said, effect.holder, NOBODY)
    name = words.names.source(effect.source, effect.number)
    return texts("hammerspace-counts-own", name=name, count=words.names.count(said))


def _guards(words: HammerspaceCardText, view: View, party: int, subtype: int) -> list[str]:
    """The defences of a party against a subtype that change a die or a loss."""
    config, code, found = words.config, words.config.code, list[str]()
    for player in view.players:
        for slot, card in enumerate(player.cards if player.seat == party else ()):
            if card < 0 or player.down >> slot & 1 or config.against[card][subtype] == NO_MATCH:
                continue
            kinds = [code.abilities[each].kind for each in config.cards.main[card].abilities]
            found += [words.names.said(FROM_CARD, card)] if fx.INSTEAD in kinds else []
    return found
