"""Texts before a decision: a fight, the next monster, and their calculation.

Everything comes from the view of the deciding seat."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from app.games.napakalaki.text.bad_consequence import ARROW
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import Texts
from app.i18n.numbers import decimal, percent, shares
from app.text.sums import SumLine
from engines.napakalaki.actions import ACCEPT, ROLL
from engines.napakalaki.config import Config, combat_level, necklace_of, zealous
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.fighting import DIE
from engines.napakalaki.odds import (
    holds_necklace,
    level_behind,
    level_now,
    mean,
    outcomes,
    upcoming,
    win_chance,
    with_necklace,
)
from engines.napakalaki.stand import escape_face, worn_sum
from engines.napakalaki.tricks import RUN, SHIELD
from engines.napakalaki.view import Player, View

PRINTED = -1
"""The level of a monster as printed on its card, for a calculation."""


@dataclass(frozen=True, slots=True)
class FightText:
    """A fight that is not won, one short sentence each; see `fight_words`."""

    margin: str
    escape: str
    caught: str
    cost: str


@dataclass(frozen=True, slots=True)
class FightStep:
    """A step of a fight's calculation: the end of its message's id, its number (perhaps ""), its
    clause, and the values of the message."""

    message: str
    number: str
    clause: str
    values: Mapping[str, str] = field(default_factory=dict)


def margin(texts: Texts, power: int, level: int) -> str:
    """How a combat level compares to a monster's (NAP-14): "3 more needed", "wins by 2"."""
    if power > level:
        return texts("napakalaki-margin-wins", n=power - level)
    if power == level:
        return texts("napakalaki-margin-tie")
    return texts("napakalaki-margin-short", n=level - power + 1)


def fight_words(words: NapakalakiCardText, view: View) -> FightText:
    """The texts for a seat that must roll or accept (NAP-15): "escape on 5-6 = 33%", "average cost:
    rolling 1.3 levels; accepting 2 levels"."""
    texts = words.texts
    escape, caught = escaping(texts, words.config, view.monster, view.me.equipped)
    return FightText(
        margin=margin(texts, view.me.power, level_now(words.config, view)),
        escape=texts("napakalaki-odds-escape", faces=escape[0], chance=escape[1]),
        caught=texts("napakalaki-odds-caught", faces=caught[0], chance=caught[1]),
        cost=_costs(texts, words.config, view),
    )


def next_words(
    texts: Texts, config: Config, view: View, messages: tuple[str, str] = ("beats", "necklace")
) -> tuple[str, str]:
    """The odds against the next monster (NAP-14): "beats 8 of 11 = 73%", and the same with a
    necklace; that is "" if the player holds none or it would change nothing."""
    alone, adorned = messages
    me = view.me
    now = beats(texts, config, view, me.power, alone)
    if not holds_necklace(config, view):
        return now, ""
    power = with_necklace(config, view, me.seat)
    more = win_chance(config, view, power) > win_chance(config, view, me.power)
    return now, beats(texts, config, view, power, adorned) if more else ""


def next_told(words: NapakalakiCardText, view: View) -> list[str]:
    """The odds against the next monster in sentences; by its name if all have seen it (NAP-44)."""
    texts, config = words.texts, words.config
    now, necklace = next_words(texts, config, view, ("now", "adorned"))
    if view.dealings.shown != UNSHOWN:
        win = win_chance(config, view, view.me.power)
        level = level_behind(config, view, view.seat, CLOSED)
        how = "some" if 0 < win < 1 else ("always" if win else "never")
        foe, chance = words.foe(view.dealings.shown, "as"), percent(win, texts.language)
        now = texts("napakalaki-odds-seen", foe=foe, level=level, how=how, chance=chance)
    return [*filter(None, (now, necklace))]


def beats(texts: Texts, config: Config, view: View, power: int, message: str = "beats") -> str:
    """The number of possible monsters that a combat level beats (NAP-14)."""
    monsters = upcoming(view)
    win = win_chance(config, view, power)
    chance, count = percent(win, texts.language), round(win * len(monsters))
    how = "none" if not count else "all" if count == len(monsters) else "some"
    values: dict[str, str | int] = {"n": count, "all": len(monsters), "chance": chance, "how": how}
    return texts(f"napakalaki-odds-{message}", **values)


def fight_sum(
    words: NapakalakiCardText,
    player: Player,
    monster: int,
    hidden: Sequence[int] | None = None,
    arrow: str = ARROW,
    added: int = 0,
    counts: int = PRINTED,
) -> tuple[SumLine, ...]:
    """The calculation of a player's fight against a monster, line by line; see `fight_steps`."""
    return tuple(
        SumLine(
            words.texts(f"napakalaki-sum-{step.message}", **step.values), step.number, step.clause
        )
        for step in fight_steps(words, player, monster, hidden, arrow, added, counts)
    )


def fight_steps(
    words: NapakalakiCardText,
    player: Player,
    monster: int,
    hidden: Sequence[int] | None,
    arrow: str,
    added: int = 0,
    counts: int = PRINTED,
) -> tuple[FightStep, ...]:
    """The calculation of a player's fight against a monster, step by step.

    `hidden` are the player's hidden treasures if they may be shown: only to their owner (NAP-20).
    `added` are the grudges on the monster (NAP-38), and `counts` is its level with its trick
    (`engines.napakalaki.odds.counted`)."""
    config = words.config
    idle = worn_sum(config, player.equipped, SHIELD)
    more = config.parameters.grudge * max(0, added - idle)
    printed = config.foe_level[monster]
    level = more + (printed if counts == PRINTED else counts)
    power = combat_level(config, player.level, player.equipped, player.zeal)
    steps = [
        FightStep("level", str(player.level), "NAP-13"),
        *_gear(words, player),
        *_zeal(config, player),
        FightStep("power", str(power), "NAP-13"),
        FightStep("monster", str(printed), "NAP-12", {"monster": words.monster(monster)}),
        *_trick(words, monster, level - more - printed),
        *([FightStep("grudges", f"+{more}", "NAP-38")] if more else ()),
        FightStep("needed", str(level + 1), "NAP-14"),
    ]
    if power > level:
        steps += [
            FightStep("wins", str(power - level), "NAP-14"),
            FightStep(
                "prize",
                "",
                "NAP-14",
                {"prize": words.prize(monster), "gains": words.gains(monster)},
            ),
        ]
    else:
        steps += [
            FightStep("short", str(level - power + 1), "NAP-14"),
            *_escape(words, player, monster),
            *_defeat(words, player, monster, hidden, arrow),
        ]
    return (*steps, *_necklace(words, player, power > level))


def _gear(words: NapakalakiCardText, player: Player) -> list[FightStep]:
    """The equipped treasures with the effective bonus, and the reason for it (NAP-5)."""
    config = words.config
    necklace = necklace_of(config, player.equipped) >= 0
    steps = []
    for card in player.equipped:
        if not config.high[card]:
            why = "-none"
        elif config.low[card] == config.high[card]:
            why = ""
        else:
            why = "-high" if necklace else "-low"
        now = words.now(card, necklace)
        steps.append(FightStep(f"card{why}", now, "NAP-5", _named(words, card)))
    if more := twins_add(config, player):
        steps.append(FightStep("twins", f"+{more}", "NAP-44"))
    return steps


def twins_add(config: Config, player: Player) -> int:
    """What the equipped twins of a player add (NAP-44)."""
    bonus = config.high if necklace_of(config, player.equipped) >= 0 else config.low
    alone = sum(bonus[card] for card in player.equipped)
    return combat_level(config, 0, player.equipped) - alone


def _trick(words: NapakalakiCardText, monster: int, change: int) -> list[FightStep]:
    """What the monster's trick changes in its level (NAP-44)."""
    if not change:
        return []
    return [FightStep("trick", f"{change:+}", "NAP-44", {"trick": words.trick(monster)})]


def _zeal(config: Config, player: Player) -> list[FightStep]:
    """What a cultist's card adds (NAP-23), after the per cent of its combat level (NAP-29)."""
    if not player.zeal:
        return []
    plain = combat_level(config, player.level, player.equipped)
    more = zealous(config, plain, player.zeal) - plain - player.zeal
    steps = [FightStep("percent", f"+{more}", "NAP-29")] if more else []
    return [*steps, FightStep("cultist", f"+{player.zeal}", "NAP-23")]


def _escape(words: NapakalakiCardText, player: Player, monster: int) -> list[FightStep]:
    """The die of the escape (NAP-15)."""
    found = escaping(words.texts, words.config, monster, player.equipped)
    (free, chance), (caught, rest) = found
    return [
        FightStep("escape", chance, "NAP-15", {"faces": free}),
        FightStep("caught", rest, "NAP-15", {"faces": caught}),
    ]


def _defeat(
    words: NapakalakiCardText,
    player: Player,
    monster: int,
    hidden: Sequence[int] | None,
    arrow: str,
) -> list[FightStep]:
    """The cost of a failed escape (NAP-16, NAP-18). The necklace of guion has its own line."""
    config = words.config
    equipped = player.equipped
    if config.parameters.necklace_always:
        necklace = necklace_of(config, equipped)
        equipped = tuple(card for card in equipped if card != necklace)
    clause = "NAP-18" if config.monsters[monster].bad.death else "NAP-16"
    lines = words.bad_for(monster, player.level, equipped, hidden, arrow)
    return [FightStep("cost", "", clause, {"bad": line}) for line in lines]


def _necklace(words: NapakalakiCardText, player: Player, won: bool) -> list[FightStep]:
    """The necklace that the fight uses up (NAP-17)."""
    necklace = necklace_of(words.config, player.equipped)
    always = words.config.parameters.necklace_always
    if necklace < 0 or not (won or always):
        return []
    message = "necklace-always" if always else "necklace-won"
    return [FightStep(message, "", "NAP-17", _named(words, necklace))]


def _named(words: NapakalakiCardText, card: int) -> dict[str, str]:
    """The values for a treasure's name in a message: bare for a label, and as in a sentence."""
    return {"card": words.treasure(card), "called": words.called(card)}


def escaping(
    texts: Texts, config: Config, monster: int, equipped: Sequence[int]
) -> tuple[tuple[str, str], tuple[str, str]]:
    """Faces and chance of an escape, and of being caught (NAP-15), with what is worn (NAP-44)."""
    least = escape_face(config, monster, worn_sum(config, equipped, RUN))
    chance = (DIE + 1 - least) / DIE
    free, caught = shares((chance, 1 - chance), texts.language)
    return (_faces(least, DIE), free), (_faces(1, least - 1), caught)


def _faces(first: int, last: int) -> str:
    return f"{first}-{last}" if first < last else str(last)


def _costs(texts: Texts, config: Config, view: View) -> str:
    """The average cost of rolling and of accepting in short, as `escape_costs` has it."""
    message, values = escape_costs(texts, config, view)
    parts = {name: ", ".join(value) for name, value in values.items()}
    return texts(f"napakalaki-odds-{message}", **parts)


def escape_costs(texts: Texts, config: Config, view: View) -> tuple[str, dict[str, list[str]]]:
    """The end of the message about rolling and accepting, and its values, each a list of parts: the
    average cost of both ("cost"), that the player may die ("cost-death", NAP-18), or that there is
    nothing to lose ("free", NAP-16)."""
    roll, accept = (average_cost(texts, config, view, action) for action in (ROLL, ACCEPT))
    if not accept:
        return "free", {}
    if config.monsters[view.monster].bad.death:
        free, _ = escaping(texts, config, view.monster, view.me.equipped)
        return "cost-death", {"chance": [free[1]]}
    return "cost", {"roll": roll, "accept": accept}


def average_cost(texts: Texts, config: Config, view: View, action: int) -> list[str]:
    """Return the average cost of a decision: levels and treasures, [] for neither."""
    me, after = view.me, mean(outcomes(config, view, action))
    had = len(me.equipped) + len(view.hidden)
    lost = {"levels": me.level - after.level, "treasures": had - after.treasures}
    return [_amount(texts, what, n) for what, n in lost.items() if n > _LITTLE]


_LITTLE = 0.05
"""Amounts below this are 0.0 with one decimal."""


def _amount(texts: Texts, what: str, mean: float) -> str:
    """A mean with one decimal, or without it if the decimal is 0: "1.3 levels", "1 treasure"."""
    tenths = round(10 * mean)
    whole, rest = divmod(tenths, 10)
    shown = decimal(100 * tenths, texts.language) if rest else str(whole)
    return texts(f"napakalaki-odds-cost-{what}", n=shown, many=1 if tenths == 10 else 2)
