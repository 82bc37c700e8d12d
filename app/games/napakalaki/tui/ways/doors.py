"""The choice of a door (NAP-36, NAP-42), and the warning before a last fight. No widgets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from app.games.napakalaki.text.warnings import chances as flag_chances
from app.games.napakalaki.text.warnings import shown_by_seat, warned
from app.games.napakalaki.tui.ways.model import Asked, Way, Ways, chances
from engines.kernel.events import SPECTATOR
from engines.napakalaki.actions import DRAW, FIRST_DOOR
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.doors import CLOSED
from engines.napakalaki.odds import upcoming
from engines.napakalaki.stand import best_throw

COLUMNS = ("alone", "own", "against", "helped")
LIKELY = 0.75
"""From this chance to win next turn on, a rival below the level before the last is warned of."""


def doors(asked: Asked) -> Ways:
    """The doors, with the exact chances of the one who must go through."""
    own, name = asked.seat == asked.fighter, asked.names[asked.fighter]
    power = asked.player(asked.fighter).power
    if own:
        title, head = asked.say("door-title"), [asked.since] if asked.since else []
    else:
        title = asked.say("door-title-rival", name=name)
        last = asked.config.parameters.winning_level
        head = [asked.say("door-last", name=name, level=last)]
    found = [door_of(asked, asked.fighter, _place(action)) for action in asked.legal]
    columns, shown = _columns(asked, asked.fighter, [cells for _, cells, _ in found])
    ways = tuple(
        Way(
            str(_place(action)), action, label, tuple(cells[at] for at in shown), lines,
            brief(asked, asked.fighter, _place(action)),
        )
        for action, (label, cells, lines) in zip(asked.legal, found, strict=True)
    )  # fmt: skip
    aside = asked.say("door-aside", name=name, power=power)
    dots = asked.dots(asked.grudges(asked.fighter))
    if {1, 2} & {*shown}:
        head += asked.grudge_told()
    return Ways(
        title, f"{aside} {dots}".rstrip(), tuple(head), columns, ways, below=True,
        caption=caption(asked, asked.fighter, columns),
    )  # fmt: skip


def caption(asked: Asked, seat: int, columns: Sequence[str]) -> str:
    """What the columns of doors count: whose chances; "" without any."""
    if not columns:
        return ""
    return asked.say("door-chances", you=int(seat == asked.seat), name=asked.names[seat])


def _place(action: int) -> int:
    return CLOSED if action == DRAW else action - FIRST_DOOR + 1


def door_of(asked: Asked, seat: int, door: int) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
    """The name of a door, the chances of a seat behind it in the order of `COLUMNS`, and what else
    waits there."""
    view, config = asked.view, asked.config
    found = chances(config, view, seat, door)
    shares = (found.alone, found.own, found.against, max(found.helped))
    cells = tuple(asked.chance(share) for share in shares)
    if door == CLOSED:
        if view.dealings.shown == UNSHOWN:
            return asked.say("door-closed", n=len(upcoming(view))), cells, ()
        seen = asked.say("door-seen", monster=asked.foe_at(seat, door))
        return seen, cells, _facts(asked, view.dealings.shown)
    monster = view.dealings.corridor[door - 1]
    facts = _facts(asked, monster, view.dealings.under[door - 1])
    return asked.foe_at(seat, door), cells, facts


def _facts(asked: Asked, monster: int, under: Sequence[int] = ()) -> tuple[str, ...]:
    """What a monster gives and takes, and its trick (NAP-44)."""
    prize = asked.say("prize", prize=asked.cards.prize(monster))
    fighter = asked.player(asked.fighter)
    bad = asked.cards.bad_against(monster, fighter.level, fighter.equipped)
    losses = asked.say("losses", bad=", ".join(bad))
    lines = [prize, losses]
    if under:
        lines.append(asked.say("under", cards=asked.under(under)))
    other = "" if asked.fighter == asked.seat else asked.names[asked.fighter]
    told = asked.cards.trick(monster, other)
    return ("; ".join(lines), told) if told else ("; ".join(lines),)


def _columns(
    asked: Asked, seat: int, rows: list[tuple[str, ...]]
) -> tuple[tuple[str, ...], list[int]]:
    """The heads of the columns that can matter, and their numbers."""
    if not asked.odds:
        return (), []
    shown = [0]
    if asked.grudges(seat) or any(row[1] != row[0] for row in rows):
        shown.append(1)
    if any(asked.grudges(other) for other in range(len(asked.names)) if other != seat):
        shown.append(2)
    if any(row[3] != row[0] for row in rows):
        shown.append(3)
    names = (COLUMNS[0], _own_column(asked, seat), *COLUMNS[2:])
    heads = (asked.say(f"column-{names[at]}", sign=asked.signs.grudge) for at in shown)
    return tuple(heads), shown


def brief(asked: Asked, seat: int, door: int) -> str:
    """The chances of a seat behind a door in words, only those that differ: `alone 29%, + your ◆
    43%, if Ben helps 57%`; "" without odds."""
    if not asked.odds:
        return ""
    found = chances(asked.config, asked.view, seat, door)
    parts = [(asked.say("column-alone"), found.alone)]
    if found.own > found.alone:
        head = asked.say(f"column-{_own_column(asked, seat)}", sign=asked.signs.grudge)
        parts.append((head, found.own))
    if found.against < found.own:
        parts.append((asked.say("column-against", sign=asked.signs.grudge), found.against))
    best = max(range(len(found.helped)), key=found.helped.__getitem__)
    if found.helped[best] > found.own:
        parts.append((asked.say("helper", name=asked.names[best]), found.helped[best]))
    if len(parts) == 1:
        return asked.chance(found.alone)
    return ", ".join(f"{head} {asked.chance(share)}" for head, share in parts)


def _own_column(asked: Asked, seat: int) -> str:
    """The head of what a seat can add by itself: its grudges, a throw (NAP-44), or both."""
    throws = best_throw(asked.config, asked.player(seat).equipped) > 0
    if not asked.grudges(seat):
        return "throw"
    if throws:
        return "both"
    return "you-own" if seat == asked.seat else "own"


# -- the warning


def threats(asked: Asked) -> list[int]:
    """The rivals who win the match if they win their next fight, and those who will probably win
    it next turn in another way, the next one to play first."""
    config, view = asked.config, asked.view
    seats = len(asked.names)
    if not config.friends or config.parameters.buy_winning_level:
        return []
    order = [(view.turn_seat + step) % seats for step in range(1, seats)]
    flags = shown_by_seat(config, view) if asked.odds else {}
    likely = {seat for seat, flag in flags.items() if flag.wins >= LIKELY}
    return [seat for seat in order if _before_last(asked, seat) or seat in likely]


def _before_last(asked: Asked, seat: int) -> bool:
    """Whether a player is one level below the last."""
    return asked.player(seat).level == asked.config.parameters.winning_level - 1


def warning(asked: Asked, seat: int) -> Ways:
    """What all can know of a rival's last fight: when it comes, who picks the door, and the chances
    behind each door as things are now."""
    config, view, name = asked.config, asked.view, asked.names[seat]
    seats = len(asked.names)
    turns = (seat - view.turn_seat) % seats
    last = config.parameters.winning_level
    head = [asked.say("warn-last", name=name, level=last - 1, turns=turns)]
    if config.door_level and view.dealings.corridor:
        head.append(_who_picks(asked, seat))
    doors = [CLOSED, *range(1, len(view.dealings.corridor) + 1)]
    found = [door_of(asked, seat, door) for door in doors]
    columns, shown = _columns(asked, seat, [cells for _, cells, _ in found])
    ways = tuple(
        Way(str(door) if door else "", 0, label, tuple(cells[at] for at in shown))
        for door, (label, cells, _) in zip(doors, found, strict=True)
    )
    walls = [door for door in doors[1:] if _may_fall(asked, seat, door)]
    foot = []
    if walls and config.door_level and view.turn_seat == asked.seat:
        wall = asked.cards.foe(view.dealings.corridor[walls[0] - 1], "to")
        foot.append(asked.say("warn-wall", foe=wall, name=name))
    return Ways(
        asked.say("warn-title"), "", tuple(head), columns, ways, tuple(foot),
        caption=caption(asked, seat, columns),
    )  # fmt: skip


def _may_fall(asked: Asked, seat: int, door: int) -> bool:
    """Whether a monster of the corridor that would stop a seat's last fight may be gone by then,
    because the asked player can beat it now."""
    theirs, own = (chances(asked.config, asked.view, one, door) for one in (seat, asked.seat))
    return not theirs.own and max(own.own, *own.helped) > 0


def likely_win(asked: Asked, seat: int) -> Ways:
    """The chance of a rival to win next turn from further below, as all can know it."""
    flag = shown_by_seat(asked.config, asked.view)[seat]
    told = warned(asked.cards.texts, asked.names[seat], flag)
    return Ways(asked.say("warn-title"), "", (told,), (), ())


def warnings(asked: Asked) -> list[Ways]:
    """The warnings about all `threats`, the flags explained below the last one; [] without any."""
    found = [
        (warning if _before_last(asked, seat) else likely_win)(asked, seat)
        for seat in threats(asked)
    ]
    if found:
        found[-1] = replace(found[-1], foot=(*found[-1].foot, *flags_told(asked)))
    return found


def flags_told(asked: Asked) -> list[str]:
    """What the flags beside the rivals mean, who may win in their next turn."""
    if not asked.odds:
        return []
    texts, found = asked.cards.texts, shown_by_seat(asked.config, asked.view)
    told = []
    for seat, shown in found.items():
        chance = flag_chances(texts, shown)
        values = {"flag": f"{asked.signs.flag} {chance}", "name": asked.names[seat]}
        if seat != asked.seat:
            told.append(asked.say("warn-flag", stops=int("-" in chance), **values))
    return told


def _who_picks(asked: Asked, seat: int) -> str:
    """Who picks the door of a seat, as levels are now (NAP-42)."""
    seats = len(asked.names)
    rivals = [(seat + step) % seats for step in range(1, seats)]
    picks = min(rivals, key=lambda one: asked.player(one).level)
    name = asked.names[seat]
    if picks == asked.seat and asked.view.seat != SPECTATOR:
        return asked.say("warn-you-pick", name=name)
    return asked.say("warn-picks", name=name, who=asked.names[picks])
