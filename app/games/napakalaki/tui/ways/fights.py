"""The choices in a fight that others have a say in: a rival's grudges (NAP-38), and the ways of a
fighter who isn't winning (NAP-38 to NAP-40). No widgets."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from app.games.napakalaki.text.trick_lines import shielded
from app.games.napakalaki.tui.ways.model import Asked, Way, Ways, results
from app.i18n.numbers import decimal
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    FIRST_CARD,
    GRAB,
    NO_GRUDGE,
    ROLL,
    SPEND,
    card_of,
)
from engines.napakalaki.dealings import UNNAMED
from engines.napakalaki.fighting import DIE
from engines.napakalaki.grudges import FOR_TAKING_IT, grudges_for
from engines.napakalaki.odds import escape_chance, grab_chance, mean
from engines.napakalaki.stand import (
    most_price,
    price_for,
    toll_cards,
)
from engines.napakalaki.stopping import best_helper, later, new_grudges, stopped
from engines.napakalaki.tricks import HAGGLE, HELPER, PEEK, SHIELD, TWIN

KEYS: Final = {SPEND: "g", ASK: "a", ROLL: "r", GRAB: "p", ACCEPT: "t"}
"""The ways out of a fight, in the order in which they are shown."""
ELSEWHERE: Final = (PEEK, HELPER, TWIN, SHIELD)
"""The tricks of treasures that change nothing any more once the fight's total level is known."""


def fight(asked: Asked) -> Ways:
    """The three sums of the fight, and the open ways with their mean results."""
    view, monster = asked.view, asked.view.monster
    level, power = asked.monster_level, asked.player(asked.fighter).power
    title = asked.say("fight-title", foe=asked.cards.foe(monster, "as"))
    aside = asked.say("fight-short", n=level - power + 1)
    found = [_way(asked, action) for action in KEYS if action in asked.legal]
    found += [_way(asked, action) for action in asked.legal if action not in KEYS]
    columns = tuple(asked.say(f"column-{one}", sign=asked.signs.grudge) for one in _gains(asked))
    head = [sums(asked), *trick_told(asked)]
    if asked.wins_match(monster):
        barred = asked.grudges(asked.fighter) and not asked.own_worth
        head.append(asked.say("fight-last-barred" if barred else "fight-last"))
    if view.dealings.asks and ASK not in asked.legal:
        head.append(" ".join([asked.say("fight-asked"), *answers(asked)]))
    head += asked.grudge_told()
    foot = worn_tricks(asked)
    columns = columns if asked.odds else ()
    about = asked.say("fight-means") if columns else ""
    return Ways(
        title, aside, tuple(head), columns, tuple(found), foot, caption=about, foot_role="muted"
    )


def _gains(asked: Asked) -> tuple[str, ...]:
    return ("levels", "treasures", "grudges") if asked.worth else ("levels", "treasures")


def sums(asked: Asked) -> str:
    """`you 11 < 16   with 2◆ 17 > 16   with Eva 28 > 16`: the fighter alone, with all its grudges,
    and with the best helper."""
    fighter, own = asked.fighter, asked.seat == asked.fighter
    power = asked.player(fighter).power
    alone = asked.say("sum-you") if own else asked.names[fighter]
    parts = [f"{alone} {asked.sum(power)}"]
    held = asked.grudges(fighter)
    if held and asked.own_worth:
        with_them = asked.say("sum-with", what=asked.dots(held))
        parts.append(f"{with_them} {asked.with_own(held)}")
    best = best_helper(asked.config, asked.view)
    if best >= 0 and asked.helped(best) > asked.monster_level:
        parts.append(asked.helped_sum(best))
    return ", ".join(parts)


def answers(asked: Asked) -> list[str]:
    """What each rival has answered to a call for help, the refused ones and those too weak to be
    asked among them (NAP-39)."""
    found = []
    for seat in _clockwise(asked):
        price, name = asked.view.dealings.prices[seat], asked.names[seat]
        if not price:
            found.append(asked.say("deal-refused", name=name))
        elif price == UNNAMED:
            found.append(
                asked.say("deal-weak", name=name, sum=asked.helped_sum(seat, compared=False))
            )
    return found


def worn_tricks(asked: Asked) -> tuple[str, ...]:
    """The tricks of what the fighter wears, for its own eyes, which may count in what comes of this
    fight."""
    if asked.seat != asked.fighter:
        return ()
    cards, worn = asked.cards, asked.player(asked.fighter).equipped
    kinds, asks = asked.config.worn_trick, ASK in asked.legal
    idle = ELSEWHERE if asks else (*ELSEWHERE, HAGGLE)
    counts = [card for card in worn if kinds[card][0] not in idle]
    tricks = [(cards.treasure(card), cards.treasure_trick(card)) for card in counts]
    return tuple(asked.say("worn-trick", card=card, trick=trick) for card, trick in tricks if trick)


def trick_told(asked: Asked) -> list[str]:
    """The sentence of the monster's trick (NAP-44), with the printed level if it counts another."""
    other = "" if asked.fighter == asked.seat else asked.names[asked.fighter]
    told = asked.cards.trick(asked.view.monster, other)
    if not told:
        return []
    printed, counts, level = (
        asked.config.foe_level[asked.view.monster], asked.counted, asked.monster_level
    )  # fmt: skip
    if counts == printed:
        return [told]
    grudges = level if level != counts else 0
    return [asked.say("trick", printed=printed, n=counts, grudges=grudges, trick=told)]


def _way(asked: Asked, action: int) -> Way:
    name, text = _words(asked, action)
    return Way(
        _key(asked, action), action, name, _means(asked, action) if asked.odds else (), (text,)
    )


def _key(asked: Asked, action: int) -> str:
    """The key of a way: its letter, or a digit for what tricks offer (NAP-44)."""
    if action in KEYS:
        return KEYS[action]
    return str(1 + [each for each in asked.legal if each not in KEYS].index(action))


def _trick(asked: Asked, action: int) -> tuple[str, str]:
    """A toll to pay, or a treasure to throw (NAP-44)."""
    if action != BUY:
        card = asked.cards.called(card_of(action))
        return asked.say("throw"), asked.say("throw-about", card=card, n=_added(asked, action))
    player, view = asked.player(asked.fighter), asked.view
    if view.seat != asked.fighter:
        n = asked.config.foe_trick[view.monster][2]
        return asked.say("toll"), asked.say("toll-covered", n=n)
    paid = toll_cards(asked.config, view.monster, player.equipped, view.hidden)
    named = ", ".join(asked.cards.called(card) for card in paid)
    return asked.say("toll"), asked.say("toll-about", cards=named)


def _added(asked: Asked, action: int) -> int:
    """The own grudges that a throw still needs to win (NAP-44)."""
    return spent(asked, asked.config.worn_trick[card_of(action)][2])


def _words(asked: Asked, action: int) -> tuple[str, str]:
    if action not in KEYS:
        return _trick(asked, action)
    monster, seat = asked.view.monster, asked.fighter
    if action == SPEND:
        count = spent(asked)
        prize = asked.prize(monster, seat)
        name = asked.say("spend", signs=asked.dots(count))
        return name, asked.say("spend-about", sum=asked.with_own(count), prize=prize)
    if action == ASK:
        lacks = asked.monster_level - asked.player(seat).power
        able = [one for one in _clockwise(asked) if asked.helping(one) > lacks]
        names = ", ".join(asked.names[one] for one in able)
        worn = asked.player(seat).equipped
        most = price_for(asked.config, most_price(asked.config, monster), worn)
        return asked.say("ask"), asked.say("ask-about", names=names, most=most)
    caught = asked.dots(gained(asked, 1))
    losses = "death" if asked.config.monsters[monster].bad.death else "losses"
    if action == ROLL:
        values = {**_die(asked, escape_chance(asked.config, asked.view)), "signs": caught}
        return asked.say("run"), asked.say("run-about", n=len(caught), losses=losses, **values)
    if action == GRAB:
        values = {**_die(asked, grab_chance(asked.config, asked.view)), "signs": caught}
        return asked.say("grab"), asked.say("run-about", n=len(caught), losses=losses, **values)
    taken = asked.dots(gained(asked, FOR_TAKING_IT))
    return asked.say("take"), asked.say("take-about", n=len(taken), signs=taken, losses=losses)


def _die(asked: Asked, share: float) -> dict[str, str]:
    """The faces that succeed with such a chance, and the chance."""
    least = DIE + 1 - round(share * DIE)
    faces = str(DIE) if least == DIE else f"{least}-{DIE}"
    return {"faces": faces, "chance": asked.chance(share)}


def spent(asked: Asked, thrown: int = 0) -> int:
    """The grudges that win the fight (NAP-38), besides a throw that adds so much (NAP-44)."""
    rest = asked.monster_level - asked.player(asked.fighter).power - thrown
    return grudges_for(rest, asked.own_worth)


def gained(asked: Asked, count: int) -> int:
    """Return how many of some new grudges the fighter gets."""
    return new_grudges(asked.config, asked.view, count)


def _clockwise(asked: Asked) -> list[int]:
    seats = len(asked.names)
    return [(asked.fighter + step) % seats for step in range(1, seats)]


def _means(asked: Asked, action: int) -> tuple[str, ...]:
    """The mean change of levels, treasures and grudges."""
    if action == ASK or (action == BUY and asked.view.seat != asked.fighter):
        return ()
    covered = asked.view.seat < 0
    view = replace(asked.view, seat=asked.seat) if covered else asked.view
    after, me = mean(results(asked.config, view, action)), asked.player(asked.fighter)
    had = len(me.equipped) + me.hidden
    changes = [after.level - me.level, after.treasures - had]
    guessed = covered and me.hidden and asked.config.monsters[view.monster].bad.hidden_kinds
    if asked.worth:
        held = {
            SPEND: -float(spent(asked)) if action == SPEND else 0.0,
            ROLL: (1 - escape_chance(asked.config, view)) * gained(asked, 1),
            GRAB: (1 - grab_chance(asked.config, view)) * gained(asked, 1),
            ACCEPT: float(gained(asked, FOR_TAKING_IT)),
        }
        thrown = -float(_added(asked, action)) if action >= FIRST_CARD else 0.0
        changes.append(held.get(action, thrown))
    cells = [_signed(asked, change) for change in changes]
    if guessed:  # what it takes depends on cards that the screen doesn't show
        cells[1] = "?"
    return tuple(cells)


def _signed(asked: Asked, change: float) -> str:
    """`+1`, `-0.7`, `0`: with one decimal unless it is 0."""
    tenths = round(10 * change)
    if not tenths:
        return "0"
    whole, rest = divmod(abs(tenths), 10)
    number = decimal(100 * abs(tenths), asked.cards.texts.language) if rest else str(whole)
    return f"{'+' if tenths > 0 else '-'}{number}"


# -- a rival's grudges


def grudge(asked: Asked) -> Ways:
    """How many grudges a rival may put on the monster, and what each number does."""
    view, fighter = asked.view, asked.fighter
    name, monster = asked.names[fighter], asked.view.monster
    power = asked.player(fighter).power
    title = asked.say("grudge-title", foe=asked.cards.foe(monster, "to"), name=name)
    level, things = asked.won(monster, fighter)
    message = "grudge-head" if things else "grudge-head-level"
    head = [asked.say(message, name=name, sum=asked.sum(power), level=level, things=things)]
    if asked.wins_match(monster):
        head = [asked.say("grudge-last", name=name, sum=asked.sum(power))]
    shield = shielded(asked.cards, view, name)
    head += [*trick_told(asked), *filter(None, [shield]), *asked.grudge_told()]
    if after := later(view):
        told = [f"{asked.names[seat]} {asked.dots(asked.grudges(seat))}" for seat in after]
        head.append(asked.say("grudge-after", names=", ".join(told)))
    ways = []
    for action in asked.legal:
        count = action - NO_GRUDGE
        label = asked.say("grudge-count", n=count)
        ways.append(Way(str(count), action, label, (), (_stopped(asked, count),)))
    aside = asked.say("grudge-aside", signs=asked.dots(asked.grudges(asked.seat)))
    return Ways(title, aside, tuple(head), (), tuple(ways), refusable=True)


def _stopped(asked: Asked, count: int) -> str:
    """Return what a number of grudges does."""
    found = stopped(asked.config, asked.view, count)
    total = asked.sum(asked.player(asked.fighter).power, level=found.level)
    card = asked.cards.called(found.card) if found.card >= 0 else ""
    name = asked.names[asked.fighter]
    return asked.say(f"grudge-{found.how}", sum=total, name=name, n=found.n, card=card)
