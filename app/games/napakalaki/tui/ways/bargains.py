"""Help for a price (NAP-39): the price that a rival names, and the prices that the fighter may
take. No widgets."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from app.games.napakalaki.tui.ways.fights import answers, trick_told
from app.games.napakalaki.tui.ways.model import Asked, Way, Ways
from engines.napakalaki.actions import FIRST_DEAL, NO_PRICE, REFUSE
from engines.napakalaki.dealings import UNNAMED
from engines.napakalaki.prospects import Change, beating, shares, unhelped
from engines.napakalaki.scene import Scene
from engines.napakalaki.stand import price_for

COMMENTS = 2
"""The lines of bots for each reason."""


def price(asked: Asked) -> Ways:
    """The prices that a rival can name, with what each side gets."""
    fighter, name, monster = asked.fighter, asked.names[asked.fighter], asked.view.monster
    title = asked.say("price-title", name=name)
    aside = asked.cards.monster(monster)
    levels = {"theirs": asked.player(fighter).level, "own": asked.player(asked.seat).level}
    head = [asked.say("price-head", name=name, sum=asked.helped_sum(asked.seat), **levels)]
    head += trick_told(asked)
    spite = asked.view.dealings.spite[fighter][asked.seat]
    if spite:
        head.append(asked.say("price-spite", name=name, n=spite))
    if others := _others(asked):
        head.append(others)
    most, worn = asked.config.monsters[monster].treasures, asked.player(fighter).equipped
    ways = []
    for action in asked.legal:
        count = action - NO_PRICE
        if not count:
            label, text = asked.say("price-none"), asked.say("price-none-about", name=name)
        else:
            label = asked.say("price-count", n=count)
            drawn = price_for(asked.config, count, worn)
            prize = asked.prize(monster, fighter, drawn)
            text = asked.say("price-about", n=drawn, most=most, name=name, prize=prize)
        ways.append(Way(str(count), action, label, shown(asked, asked.seat, count), (text,)))
    columns, about = heads(asked)
    if about:  # the fighter may take another's offer
        about = asked.say("price-chances", name=name)
    return Ways(title, aside, tuple(head), columns, tuple(ways), refusable=True, caption=about)


def _others(asked: Asked) -> str:
    """What the rivals who answered before have named."""
    named = [
        asked.say("price-named", name=asked.names[seat], n=price)
        for seat, price in enumerate(asked.view.dealings.prices)
        if price != UNNAMED and seat != asked.seat
    ]
    return " ".join(named)


def deal(asked: Asked) -> Ways:
    """All offers with their sums and what each side gets; a bot says in a line why it wants it."""
    power, level = asked.player(asked.fighter).power, asked.monster_level
    aside = asked.say("deal-aside", sum=asked.sum(power), n=level - power + 1)
    ways, said = list[Way](), Counter[str]()
    for action in asked.legal:
        if action == REFUSE:
            continue
        helper = action - FIRST_DEAL
        ways.append(_offer(asked, str(len(ways) + 1), action, helper, said))
    none = shown(asked, -1, 0)
    ways.append(Way("0", REFUSE, asked.say("deal-none"), none, (asked.say("deal-none-about"),)))
    told = " ".join(answers(asked))
    columns, about = heads(asked)
    return Ways(
        asked.say("deal-title"), aside, (told,) if told else (), columns, tuple(ways), below=True,
        refusable=True, caption=about,
    )  # fmt: skip


def heads(asked: Asked) -> tuple[tuple[str, ...], str]:
    """The head of the column of chances to win the match, and its caption."""
    if not _counts(asked):
        return (), ""
    return (asked.say("column-match"),), asked.say("match-chances")


def _counts(asked: Asked) -> bool:
    """Whether the chances to win the match help to find a price. Not between two players: what one
    of them gains the other loses, so by the chances no price would ever suit both."""
    return asked.odds and len(asked.names) > 2


def shown(asked: Asked, helper: int, price: int) -> tuple[str, ...]:
    """The deciding seat's estimated chance to win the match if a helper gets so many treasures of
    the prize, 0 for no help, from what all know."""
    if not _counts(asked):
        return ()
    config = asked.config
    scene = Scene.of_view(config, replace(asked.view, seat=asked.seat))
    if not price:
        found = unhelped(config, scene)
    else:
        gains = {asked.fighter: beating(config, scene, price), helper: Change(cards=price)}
        found = shares(config, scene, gains)
    return (asked.chance(found[asked.seat]),)


def _offer(asked: Asked, key: str, action: int, helper: int, said: Counter[str]) -> Way:
    view, fighter = asked.view, asked.fighter
    price, name = view.dealings.prices[helper], asked.names[helper]
    label = asked.say("deal-offer", name=name, n=price)
    own = asked.prize(view.monster, fighter, price)
    theirs = asked.cards.texts("napakalaki-treasures", n=price)
    gets = asked.say("deal-about", own=own, name=name, theirs=theirs)
    lines = [asked.helped_sum(helper), gets]
    if helper in asked.bots:
        lines.append(comment(asked, helper, price, said))
    return Way(key, action, label, shown(asked, helper, price), tuple(lines))


def comment(asked: Asked, helper: int, price: int, said: Counter[str]) -> str:
    """What a bot says about its price, from what all know. `said` counts the lines of bots before
    it, so that two of them with the same reason say it differently."""
    fighter = asked.fighter
    spite = asked.view.dealings.spite[fighter][helper]
    ahead = asked.player(fighter).level > asked.player(helper).level
    why = "spite" if spite else "ahead" if ahead else "cheap"
    variant = said[why] % COMMENTS
    said[why] += 1
    return asked.say(f"says-{why}-{variant}", n=spite or price)
