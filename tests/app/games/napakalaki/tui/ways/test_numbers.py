"""What the choices say is what the rules do: matches of bots with the deck of `friends`, in which
each level, sum, face, chance and price of a dialog is compared with the rules, played on."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any

from app.games.napakalaki.tui.ways.asking import CHOICES
from app.games.napakalaki.tui.ways.model import Asked, Way, Ways
from app.i18n.numbers import percent
from engines.kernel.events import OVER, Event
from engines.kernel.streams import KeyedSource, ScriptedSource
from engines.napakalaki.actions import (
    ACCEPT,
    ASK,
    BUY,
    DISCARD,
    GRAB,
    NO_PRICE,
    REFUSE,
    ROLL,
    SPEND,
    verb_of,
)
from engines.napakalaki.bots import BOTS
from engines.napakalaki.events import (
    DealStruck,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    Met,
    PriceNamed,
    TollPaid,
    TrickCounted,
)
from engines.napakalaki.fighting import DIE
from engines.napakalaki.grudges import monster_level
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.state import DEAL, DOOR, FIGHT, GRUDGE, PRICE, State
from engines.napakalaki.tricks import HELPER
from tests.app.games.napakalaki.tui.ways.helpers import NAMES, asked
from tests.app.games.napakalaki.tui.ways.moments import friends_config
from tests.engines.napakalaki.helpers import RULES

STATES = 200
SUM = re.compile(r"(\d+) ([<=>]) (\d+)(?!\d| [<=>])")


@cache
def moments() -> tuple[State, ...]:
    """Choices of all kinds from matches of three bots, at most a few of each in a match."""
    found: list[State] = []
    for seed in range(14):
        kinds: Counter[int] = Counter()
        state = RULES.deal(friends_config(), KeyedSource(f"numbers {seed}"))
        while state.seat != OVER:
            if state.phase in CHOICES and len(state.legal) > 1 and kinds[state.phase] < 4:
                kinds[state.phase] += 1
                found.append(RULES.clone(state))
            view = RULES.view(state, state.seat)
            RULES.apply(state, BOTS["cautious"](state.config, view, seed))
    return tuple(found)


def after(state: State, action: int, *dice: int) -> tuple[State, list[Event]]:
    """The state after an action, and what happened; `dice` are numbers drawn, a face less one."""
    played = RULES.clone(state)
    if dice:
        played.source = ScriptedSource(dice * 30)
    told: list[Event] = []
    RULES.apply(played, action, told.append)
    return played, told


def of(told: list[Event], kind: type[Any]) -> Any:
    """The first event of a kind, None without one."""
    return next((event for event in told if type(event) is kind), None)


def compared(text: str) -> tuple[int, str, int]:
    """The combat level, the relation and the monster's level of a text."""
    match = SUM.search(text)
    assert match, text
    power, relation, level = match.groups()
    expected = ">" if int(power) > int(level) else "=" if power == level else "<"
    assert relation == expected, text
    return int(power), relation, int(level)


def doors(state: State, found: Ways, who: Asked) -> None:
    """NAP-36, NAP-44: the chances, and the level with which the monster will come."""
    for way in found.ways:
        door = int(way.key)
        told = fight_chances(state.config, who.view, state.turn_seat, door)
        assert way.cells[0] == percent(told.alone, "en")
        if not door:
            continue
        _, events = after(state, way.action)
        faced, counts = of(events, Faced), of(events, TrickCounted)
        level = counts.level if counts else state.config.foe_level[faced.monster]
        assert (
            int(re.findall(r"\d+(?= for |$)", way.name)[0]) == level or f", {level} for" in way.name
        )
        other = "" if state.seat == state.turn_seat else who.names[state.turn_seat]
        trick = who.cards.trick(faced.monster, other)
        assert not trick or trick in way.lines


def grudges(state: State, found: Ways, _who: Asked) -> None:
    """NAP-38, NAP-44: the level with so many grudges on the monster."""
    for way in found.ways:
        power, relation, level = compared(way.lines[0])
        played, events = after(state, way.action)
        spent, met = of(events, GrudgesSpent), of(events, Met)
        if spent:
            assert spent.level == level
        else:
            assert monster_level(state) == level
        if met:
            assert (relation == ">", power) == (met.wins, met.power)
        if "can throw" in way.lines[0] and played.phase == FIGHT:
            assert any(verb_of(action) == DISCARD for action in played.legal)


def out(state: State, found: Ways, who: Asked) -> None:
    """NAP-38 to NAP-40, NAP-44: the sums and each way out."""
    power, _, level = compared(found.head[0])
    assert (power, level) == (who.player(state.seat).power, monster_level(state))
    for way in found.ways:
        WAYS.get(way.action, thrown)(state, way, who)


def spent(state: State, way: Way, _who: Asked) -> None:
    power, _, level = compared(way.lines[0])
    _, events = after(state, SPEND)
    counts = of(events, TrickCounted)
    assert (of(events, Met).power, True) == (power, of(events, Met).wins)
    assert level == (counts.level if counts else monster_level(state))


def help_asked(state: State, way: Way, _who: Asked) -> None:
    _, events = after(state, ASK)
    names = [NAMES[seat] for seat in of(events, HelpAsked).asked]
    assert way.lines[0].startswith(", ".join(names) + ":")


def rolled(state: State, way: Way, _who: Asked) -> None:
    """Each face is tried: those that escape, and the grudges of the others."""
    free, gained = [], 0
    for face in range(1, DIE + 1):
        _, events = after(state, way.action, face - 1)
        die = of(events, EscapeRolled) or of(events, GrabRolled)
        assert die.roll == face
        if die.escaped:
            free.append(face)
        else:
            gained = grudge_of(events)
    faces = str(free[0]) if len(free) == 1 else f"{free[0]}-{free[-1]}"
    assert f"on {faces} ({percent(len(free) / DIE, 'en')})" in way.lines[0]
    assert way.lines[0].count("◆") == gained


def taken(state: State, way: Way, _who: Asked) -> None:
    _, events = after(state, ACCEPT)
    assert way.lines[0].count("◆") == grudge_of(events)


def grudge_of(events: list[Event]) -> int:
    gained = of(events, GrudgeGained)
    return gained.count if gained else 0


def paid(state: State, way: Way, who: Asked) -> None:
    _, events = after(state, BUY)
    toll = of(events, TollPaid)
    for card in (*toll.equipped, *toll.hidden):
        assert who.cards.called(card) in way.lines[0]


def thrown(state: State, way: Way, _who: Asked) -> None:
    _, events = after(state, way.action)
    assert of(events, Met).wins


WAYS: Mapping[int, Callable[[State, Way, Asked], None]] = {
    SPEND: spent, ASK: help_asked, ROLL: rolled, GRAB: rolled, ACCEPT: taken, BUY: paid,
}  # fmt: skip


def prices(state: State, found: Ways, _who: Asked) -> None:
    """NAP-39, NAP-44: what each side gets, and that the help is enough."""
    _, relation, level = compared(found.head[0])
    assert (relation, level) == (">", monster_level(state))
    for way in found.ways:
        named = of(after(state, way.action)[1], PriceNamed)
        if way.action != NO_PRICE:
            assert way.lines[0].startswith(f"you draw {named.price} of")


def deals(state: State, found: Ways, who: Asked) -> None:
    """NAP-39, NAP-44: the sum with each helper."""
    for way in found.ways:
        if way.action != REFUSE:
            power, _, level = compared(way.lines[0])
            struck = of(after(state, way.action)[1], DealStruck)
            assert (power, level) == (struck.power, monster_level(state))
            for card in state.equipped[struck.helper]:
                kind, _, more = state.config.worn_trick[card]
                if kind == HELPER:  # what adds to the helper's own level has a name
                    assert f" + {who.cards.treasure(card)} {more}" in way.lines[0]


CHECKS: Mapping[int, Callable[[State, Ways, Asked], None]] = {
    DOOR: doors, GRUDGE: grudges, FIGHT: out, PRICE: prices, DEAL: deals,
}  # fmt: skip


def test_nap_44_every_number_of_a_choice_is_the_one_of_the_rules() -> None:
    """Doors, grudges, ways out, prices and offers, with all tricks of the deck."""
    kinds: Counter[int] = Counter()
    tricks: Counter[int] = Counter()
    for state in moments():
        who = asked(state)
        CHECKS[state.phase](state, CHOICES[state.phase](who), who)
        kinds[state.phase] += 1
        tricks[state.config.foe_trick[state.monster][0] if state.monster >= 0 else 0] += 1
    assert sum(kinds.values()) >= STATES
    assert all(kinds[phase] >= 10 for phase in CHECKS), kinds
    assert len(tricks) >= 8, tricks
