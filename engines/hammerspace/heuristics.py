"""Hammerspace's bots by rules of thumb: functions of the public configuration, a seat's view and a
seed, which return a thought and have no other input or output. A reason reveals no secret: no
face-down card, no dropped character.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engines.hammerspace import arming, customs
from engines.hammerspace.actions import (
    DEFEND,
    DISCARD,
    DONE,
    DOWN,
    DROP,
    KEEP,
    NO,
    OPTION,
    PICK,
    PLAY,
    TARGET,
    UP,
    YES,
    card_at,
)
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.chances import AVERAGE_DIE, mean_loss
from engines.hammerspace.config import Config
from engines.hammerspace.defending import ways_to_cover
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.estimates import Sight, typical
from engines.hammerspace.judgement import Judge
from engines.hammerspace.merits import Merits, load, loading, values, watched
from engines.hammerspace.returns import shared
from engines.hammerspace.springs import passed_on, springing
from engines.hammerspace.state import (
    ASK_MAY,
    ASK_OPTION,
    ASK_PLAYER,
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
    TARGETING,
)
from engines.hammerspace.view import Ask, AttackView, View
from engines.kernel.bots import Thought
from engines.kernel.streams import CheapSource

REASONS = (
    "whim", "only-choice", "hides-nothing", "hides-card", "feeds-monster", "feeds-nothing",
    "makes-do", "adds-nothing", "drops-least",
    "leaves-cards", "turns-for-effect", "readies-card", "hits-hardest", "serves-best",
    "best-target", "enough-targets", "stops-it", "saves-cards", "worth-it", "not-worth-it",
    "best-option", "best-player", "best-card", "least-card", "worth-keeping", "new-card-better",
)  # fmt: skip
"""The possible reasons of a thought."""

HOLD: float = 0.4
"""The share of it that lying face down for a turn loses."""

NEAR: float = 1.0
"""Targets that differ by less are drawn by lot, with more weight for the better ones: estimates are
not precise, and no seat is spared among equals. The lot has `LOTS` steps."""
LOTS: int = 64


def at_random(_config: Config, view: View, seed: int) -> Thought:
    return Thought(view.legal[CheapSource(seed).below(0, len(view.legal))], "whim")


def steady(config: Config, view: View, seed: int) -> Thought:
    """Choose the highest immediate worth in life points, by rules of thumb."""
    legal = view.legal
    if len(legal) == 1:
        return Thought(legal[0], "only-choice")
    phase = view.phase
    if phase == HIDING and not config.springs:
        return Thought(DONE, "hides-nothing")
    return THINK[phase](Judge(config, Sight(config, view), seed), view)


def _tenths(worth: float) -> int:
    return round(10 * worth)


def _characters(judge: Judge, view: View) -> Thought:
    """Drop the character with the least worth."""
    prices = judge.worth.characters
    place = min(range(len(view.offered)), key=lambda place: (prices[view.offered[place]], place))
    return Thought(DROP + place, "drops-least")


def _flip(judge: Judge, view: View) -> Thought:
    """Turn cards face up for use, unless an effect rewards a face-down card or the turning
    itself."""
    if judge.worth.config.springs and (thought := arming.turn(judge, view)):
        return thought
    flipped, hidden = watched(judge, fx.FLIPPED), _hiding(judge)
    prices, me = judge.worth.cards, view.me
    ups = [action for action in view.legal if UP <= action < DOWN]
    ups = [action for action in ups if not arming.waits(judge, action - UP)]
    if ups:
        dearest = max(ups, key=lambda action: prices[me.cards[action - UP]])
        last = me.down.bit_count() == 1
        if flipped + HOLD * prices[me.cards[dearest - UP]] > (hidden if last else 0.0):
            return Thought(dearest, "readies-card")
    downs = [action for action in view.legal if action >= DOWN]
    downs = [action for action in downs if _can_play_without(judge, view, action - DOWN)]
    if downs:
        cheapest = min(downs, key=lambda action: prices[me.cards[action - DOWN]])
        gain = flipped + (0.0 if me.down else hidden)
        if gain > HOLD * prices[me.cards[cheapest - DOWN]]:
            return Thought(cheapest, "turns-for-effect", {"worth": _tenths(gain)})
    return Thought(DONE, "leaves-cards")


def _hiding(judge: Judge) -> float:
    """Return the worth of a face-down card by effects that count those."""
    code, total = judge.worth.config.code, 0.0
    for number in judge.sight.abilities(judge.me):
        ability = code.abilities[number]
        if _counts_down(code.tests[ability.test]):
            total += 2 * judge.worth.abilities[number]
    return total


def _counts_down(test: tuple[fx.ConditionCode, ...]) -> bool:
    own = [each for each in test if each.op == fx.CARDS and each.a == fx.OWNER]
    return any(each.face == fx.FACE_DOWN and each.least for each in own)


def _can_play_without(judge: Judge, view: View, slot: int) -> bool:
    plays, me = judge.worth.config.plays, view.me
    return any(
        card >= 0 and plays[card] and not me.down >> at & 1 and at != slot
        for at, card in enumerate(me.cards)
    )


def _play(judge: Judge, view: View) -> Thought:
    """Play the card with the highest worth now, less its worth later."""
    me, merits = view.me, Merits(judge)
    found = {action: merits.of(action - PLAY) for action in view.legal}
    action = max(found, key=lambda action: (found[action].merit, -action))
    card = me.cards[action - PLAY]
    reason = "hits-hardest" if judge.worth.config.kind[card] == ATTACK else "serves-best"
    return Thought(action, reason, {"card": card, "worth": _tenths(found[action].value)})


def _target(judge: Judge, view: View) -> Thought:
    """Choose the best remaining target while it has a positive worth; targets come in rising
    order."""
    attack = view.attack
    assert attack is not None
    open_to = {action - TARGET for action in view.legal if action != DONE}
    chosen = set(attack.targets)
    sprung = judge.sight.sprung(judge.me, attack.slot)
    more, _ = load(judge, attack.card, attack.slot)
    found = [
        (value, party)
        for value, party, _ in values(judge, attack.card, sprung, more)
        if party in open_to and party not in chosen
    ]
    dice = CheapSource(judge.seed)
    found.sort(key=lambda each: dice.below(0, LOTS) * NEAR / LOTS - each[0])
    wanted = [each for each in found[: attack.open] if each[0] > 0] or (
        found[:1] if not chosen else []
    )
    if not wanted:
        return Thought(DONE, "enough-targets")
    value, party = min(wanted, key=lambda each: each[1])
    return Thought(TARGET + party, "best-target", {"party": party, "worth": _tenths(value)})


def _defend(judge: Judge, view: View) -> Thought:
    """Choose the defence cards with the least cost for their effect (HAM-13)."""
    attack = view.attack
    assert attack is not None
    config, me = judge.worth.config, view.me
    slots = [action - DEFEND for action in view.legal]
    points = {slot: config.against[me.cards[slot]][attack.subtype] for slot in slots}
    need = attack.required - attack.covered

    def value(way: tuple[int, ...]) -> float:
        short = need - sum(points[slot] for slot in way)
        return _stand(judge, attack, way, short)

    ways = ways_to_cover(points, need)
    best = max(ways, key=value)
    stops = sum(points[slot] for slot in best) >= need
    reason = "stops-it" if stops else "saves-cards"
    return Thought(DEFEND + best[0], reason, {"card": me.cards[best[0]]})


def _stand(judge: Judge, attack: AttackView, slots: Sequence[int], short: int) -> float:
    """Return the worth of using some cards: the life saved and their effects, less the lost
    cards."""
    worth, config = judge.worth, judge.worth.config
    sight, me = judge.sight, judge.me
    crown = config.parameters.crown if me == sight.crowned else 0
    lead = short + crown - springing(sight, me, slots) - AVERAGE_DIE
    back = 0.0
    for points, selector in (
        shared(sight, me, attack.subtype, list(slots)) if config.springs else ()
    ):
        lead -= points
        share = mean_loss(lead + points, sight.life[me]) - mean_loss(lead, sight.life[me])
        back += judge.harm(judge.passed(selector, me, attack.attacker), share)
    loss = mean_loss(lead, sight.life[me])
    passed = passed_on(sight, me, slots)
    loser = me if passed == fx.NONE else judge.passed(passed, me, attack.attacker)
    value = back + (-loss if loser == me else judge.harm(loser, loss))
    for slot in slots:
        card = judge.view.me.cards[slot]
        kept = 1.0
        for condition in config.code.tests[config.keep[card]] if config.keep[card] >= 0 else ():
            kept *= typical(condition)
        gone = 1.0 if config.keep[card] < 0 else 1 - kept
        value -= gone * (worth.cards[card] - worth.draw)
        for number in config.own[card]:
            ability = config.code.abilities[number]
            if ability.kind == fx.WHEN:
                blocked = ability.what == fx.BLOCK
                chance = (1.0 if short <= 1 else 0.0) if blocked else float(short > 1)
                value += chance * judge.block(ability.block, attack.attacker)
    return value


def _effect(judge: Judge, view: View) -> Thought:
    """Answer the question of an effect."""
    ask = view.ask
    assert ask is not None
    if ask.what == ASK_MAY:
        value = loading(judge, ask.block)
        if value is None:
            value = judge.block(ask.block, ask.other)
        takes = value > 0
        reason = "worth-it" if takes else "not-worth-it"
        return Thought(YES if takes else NO, reason, {"worth": _tenths(value)})
    if ask.what == ASK_OPTION:
        step = judge.worth.config.code.blocks[ask.block][ask.step]
        blocks = (step.a, step.b, step.c)
        values = {action: judge.block(blocks[action - OPTION], ask.other) for action in view.legal}
        action = max(values, key=lambda action: (values[action], -action))
        return Thought(action, "best-option", {"worth": _tenths(values[action])})
    if ask.what == ASK_PLAYER:
        return _pick(judge, view, ask)
    return _card(judge, view)


def _pick(judge: Judge, view: View, ask: Ask) -> Thought:
    """Pick the player with the highest worth; all remaining steps apply to the same player."""
    steps = judge.worth.config.code.blocks[ask.block][ask.step :]
    prices = judge.worth.cards

    def value(action: int) -> float:
        party, total = action - PICK, 0.0
        for step in steps:
            if step.who != fx.CHOSEN:
                continue
            if step.op in (fx.TAKE, fx.SWAP):
                cards = [card for card in view.players[party].cards if card >= 0]
                total += max((prices[card] for card in cards), default=judge.worth.draw)
            else:
                total += judge.on(step, party)
        return total

    worth, action = judge.best([(value(action), action) for action in view.legal])
    return Thought(action, "best-player", {"party": action - PICK, "worth": _tenths(worth)})


def _card(judge: Judge, view: View) -> Thought:
    """Choose a rival's best card or the seat's own least card; an unknown card counts as
    average."""
    prices, draw = judge.worth.cards, judge.worth.draw

    def price(action: int) -> float:
        seat, slot = card_at(action)
        card = view.players[seat].cards[slot]
        return prices[card] if card >= 0 else draw

    if card_at(view.legal[0])[0] == judge.me:
        return Thought(min(view.legal, key=price), "least-card")
    return Thought(judge.best([(price(a), a) for a in view.legal])[1], "best-card")


def _keep(judge: Judge, view: View) -> Thought:
    """Keep a card if a new one would be worth less on average."""
    ask = view.ask
    assert ask is not None
    keeps = judge.worth.cards[ask.number] > judge.worth.draw
    reason = "worth-keeping" if keeps else "new-card-better"
    return Thought(KEEP if keeps else DISCARD, reason, {"card": ask.number})


THINK: dict[int, Callable[[Judge, View], Thought]] = {
    CHARACTERS: _characters,
    FLIPPING: _flip,
    PLAYING: _play,
    TARGETING: _target,
    DEFENDING: _defend,
    EFFECT: _effect,
    KEEPING: _keep,
    HIDING: arming.hide,
    LAYING: arming.lay,
    MAKESHIFT: customs.improvise,
    FEEDING: customs.feed,
}
