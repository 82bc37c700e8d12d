"""A view taken inside `emit` shows the world in which the event has happened, and no later one.

So a front end can be given events with the view after each, and needs no rules of its own. The
checks of the card games have one for every kind of event: `e` is the event, `v` the view taken with
it, `b` what the same seat saw before.
"""

# ruff: noqa: ARG005 - all checks take the same three, though few need all of them

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from typing import Any

import pytest

from engines.hammerspace import events as ham
from engines.hammerspace import state as phases
from engines.hammerspace import wire as hammerspace
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects import events as effects
from engines.hammerspace.view import EMPTY
from engines.kernel.events import OVER, SPECTATOR, Event, GameEnded, TurnBegan, may_see
from engines.kernel.streams import CheapSource
from engines.napakalaki import course_events as nap_course
from engines.napakalaki import events as nap
from engines.napakalaki import state as nap_phases
from engines.napakalaki import wire as napakalaki
from tests.engines.rules_contract import CASES, Table
from tests.helpers.examples import FACTOR, share

pytestmark = pytest.mark.one_of(5)

GAMES = share(4)
FIRST_GAME = {"napakalaki": 4, "hammerspace": 44}
"""Seeds from here on deal games in which the rarest kinds of events come up."""
PLIES = 1_000
CARD_GAMES = [(name, setting) for name, setting in CASES if name != "irrgarten"]

Check = Callable[[Any, Any, Any], object]
"""Whether an event, the view after it and the one before it fit each other."""


def frames(name: str, setting: str, seed: int) -> Iterator[tuple[Event, Any, Any]]:
    """All events of a game played at random, for each seat that may see them: the event, the view
    that was taken when it was told, and the one before it."""
    table = Table(name, setting, seed)
    rules, dice = table.rules, CheapSource(f"time {seed}")
    seats = (SPECTATOR, *range(table.config.seats))
    for action in table.plies(PLIES):
        found: list[tuple[Event, int, Any]] = []

        def emit(event: Event, found: list[tuple[Event, int, Any]] = found) -> None:
            told = (seat for seat in seats if may_see(event, seat))
            found.extend((event, seat, rules.view(table.state, seat)) for seat in told)

        before = {seat: rules.view(table.state, seat) for seat in seats}
        rules.apply(table.state, action, emit)
        for event, seat, view in found:
            yield event, view, before[seat]
            before[seat] = view
        rules.advance(table.state, dice.below(0, 900))


@pytest.mark.parametrize(("name", "setting"), CASES)
def test_a_view_can_be_taken_whenever_something_is_told(name: str, setting: str) -> None:
    assert sum(1 for _ in frames(name, setting, 1)) > 20


@pytest.mark.one_of(3)  # with a case of each game
@pytest.mark.parametrize(("name", "setting"), CARD_GAMES)
def test_nothing_is_open_and_nobody_is_asked_while_a_decision_is_carried_out(
    name: str, setting: str
) -> None:
    for _, view, _ in frames(name, setting, 2):
        assert view.legal == ()
        assert getattr(view, "ask", None) is None


# -- Napakalaki


NEVER_SHOWN = ("legal", "rest", "later")
"""What is there for the actor and for searches. `later` has bookkeeping of its own; the checks of
its events name what they show."""


def cards_of(view: Any, seat: int) -> set[int]:
    """The treasures that a view shows in a player's possession."""
    own = view.hidden if view.seat == seat else ()
    return {*view.players[seat].equipped, *own}


def rest(view: Any, *changed: str) -> dict[str, Any]:
    """What a view shows, without some of its fields. With whom a player fell together is seen when
    all is settled (HAM-20), so of that only whether it fell."""
    names = (field.name for field in fields(view) if field.name not in (*changed, *NEVER_SHOWN))
    found = {name: getattr(view, name) for name in names}
    if "players" in found and hasattr(view.players[0], "fell"):
        found["players"] = [replace(each, fell=bool(each.fell)) for each in view.players]
    return found


def lost(e: Any, v: Any, b: Any, cards: tuple[int, ...], hidden: int) -> bool:
    """Cards of a player are on the pile; `hidden` of them were hidden ones."""
    gone = v.treasure_pile == (*b.treasure_pile, *cards)
    fewer = v.players[e.seat].hidden == b.players[e.seat].hidden - hidden
    return gone and fewer and not {*cards} & {*cards_of(v, e.seat), *v.unseen_treasures}


def taken(e: Any, v: Any, b: Any, cards: tuple[int, ...], hidden: int) -> bool:
    """Cards of a player are under the monster in play if it keeps them, else on the pile."""
    if v.treasure_pile != b.treasure_pile or not cards:
        return lost(e, v, b, cards, hidden)
    fewer = v.players[e.seat].hidden == b.players[e.seat].hidden - hidden
    return bool(v.dealings.loot == (*b.dealings.loot, *cards) and fewer)


def answered(e: Any, v: Any, b: Any, price: int) -> bool:
    """The first of those who were asked has named this price, and is asked no more."""
    first, *others = b.dealings.asked
    return (first, v.dealings.prices[e.seat], v.dealings.asked) == (e.seat, price, (*others,))


NAPAKALAKI: dict[type[Event], Check] = {
    TurnBegan: lambda e, v, b: (
        (v.actor, v.turn_seat, v.turn, v.sale) == (e.seat, e.seat, e.turn, ())
    ),
    GameEnded: lambda e, v, b: (v.actor, v.turn_seat, v.phase) == (OVER, OVER, nap_phases.ENDED),
    nap.TrickCounted: lambda e, v, b: v.monster == e.monster,
    nap_course.Stolen: lambda e, v, b: (
        v.players[e.seat].hidden == b.players[e.seat].hidden + 1 and v.dealings.stolen[e.seat] == 1
    ),
    nap_course.StolenCard: lambda e, v, b: (
        e.card in (v.hidden if v.seat == e.seat else v.dealings.robbed[e.seat])
    ),
    nap_course.RevengeRolled: lambda e, v, b: v.dealings.pursued == e.level,
    nap_course.AllDiscarded: lambda e, v, b: (
        v.players[e.seat].rolls and lost(e, v, b, (*e.equipped, *e.hidden), len(e.hidden))
    ),
    nap_course.CultRolled: lambda e, v, b: (
        e.card < 0 or (v.dealings.cult[e.seat] == e.card and e.card not in b.dealings.cult)
    ),
    nap.EmptyHanded: lambda e, v, b: (
        (v.phase, v.early, v.players[e.seat].rolls) == (nap_phases.START, True, True)
    ),
    nap.StartRolled: lambda e, v, b: v.phase == nap_phases.SALES and not v.players[e.seat].rolls,
    nap.Received: lambda e, v, b: (
        v.treasures_left == b.treasures_left - e.count
        and v.players[e.seat].hidden == b.players[e.seat].hidden + e.count
    ),
    nap.ReceivedCards: lambda e, v, b: {*e.cards} <= {*v.hidden} and rest(v) == rest(b),
    nap.Reshuffled: lambda e, v, b: (
        (v.treasure_pile, v.treasures_left) == ((), b.treasures_left + e.count)
        and v.players == b.players
        if e.deck == nap.TREASURES
        else (v.monster_pile, v.monsters_left) == ((), e.count)
    ),
    nap.Picked: lambda e, v, b: {*v.sale} == {*b.sale, e.card},
    nap.TakenBack: lambda e, v, b: v.sale == () and rest(v, "sale") == rest(b, "sale"),
    nap.Sold: lambda e, v, b: (
        v.players[e.seat].level == e.level
        and v.sale == ()
        and lost(e, v, b, tuple(sorted((*e.equipped, *e.hidden))), len(e.hidden))
    ),
    nap.Equipped: lambda e, v, b: e.card in v.players[e.seat].equipped and e.card not in v.hidden,
    nap.Met: lambda e, v, b: (
        (v.monster, v.phase) == (e.monster, nap_phases.FIGHT)
        and v.players[e.seat].power <= e.power
        and v.players == b.players
    ),
    nap.LevelChanged: lambda e, v, b: v.players[e.seat].level == e.level,
    nap.NecklaceSpent: lambda e, v, b: lost(e, v, b, (e.card,), 0),
    nap.EscapeRolled: lambda e, v, b: rest(v) == rest(b),
    nap.Accepted: lambda e, v, b: rest(v) == rest(b),
    nap.Suffered: lambda e, v, b: (
        v.phase == nap_phases.SETTLE and rest(v, "phase", "due") == rest(b, "phase", "due")
    ),
    nap.Lost: lambda e, v, b: taken(e, v, b, (e.card,), int(e.hidden)) and v.due != b.due,
    nap.Died: lambda e, v, b: (
        (v.players[e.seat].level, v.players[e.seat].rolls) == (1, True)
        and taken(e, v, b, (*e.equipped, *e.hidden), len(e.hidden))
    ),
    nap.MonsterDiscarded: lambda e, v, b: (
        (v.monster, v.monster_pile[-1], v.due, v.phase)
        == (-1, e.monster, (), nap_phases.EQUIPPING)
        and v.players == b.players
    ),
    nap.Discarded: lambda e, v, b: lost(e, v, b, (e.card,), 1),
    nap.DoorChosen: lambda e, v, b: (v.actor, v.turn_seat) == (e.seat, e.seat),
    nap.Faced: lambda e, v, b: (
        (v.monster, v.phase, v.players[e.seat].power)
        == (e.monster, nap_phases.FIGHT, e.power)
        and (v.dealings.added, v.dealings.asks) == (0, False)
        and v.players == b.players
    ),
    nap.GrudgesSpent: lambda e, v, b: (
        v.dealings.grudges[e.seat] == b.dealings.grudges[e.seat] - e.count
        and v.dealings.spite[e.seat][e.against] == b.dealings.spite[e.seat][e.against] + e.count
        and v.dealings.added == b.dealings.added + e.count
    ),
    nap.LetPass: lambda e, v, b: (
        (v.dealings.grudges, v.dealings.spite) == (b.dealings.grudges, b.dealings.spite)
    ),
    nap.OwnGrudgesSpent: lambda e, v, b: (
        v.dealings.grudges[e.seat] == b.dealings.grudges[e.seat] - e.count
        and v.dealings.spite == b.dealings.spite
    ),
    nap.HelpAsked: lambda e, v, b: v.dealings.asks and v.dealings.asked == e.asked,
    nap.PriceNamed: lambda e, v, b: answered(e, v, b, e.price),
    nap.HelpRefused: lambda e, v, b: answered(e, v, b, 0),
    nap.DealStruck: lambda e, v, b: (
        v.dealings.prices[e.helper] == e.price
        and v.players[e.seat].power + v.players[e.helper].power <= e.power
    ),
    nap.DealRefused: lambda e, v, b: v.phase == nap_phases.FIGHT and v.players == b.players,
    nap.GrabRolled: lambda e, v, b: rest(v) == rest(b),
    nap.GrudgeGained: lambda e, v, b: (
        v.dealings.grudges[e.seat] == b.dealings.grudges[e.seat] + e.count == e.held
    ),
    nap.MonsterWaits: lambda e, v, b: (
        (v.monster, v.phase, v.dealings.loot) == (-1, nap_phases.EQUIPPING, ())
        and v.dealings.corridor[-1] == e.monster
        and v.dealings.under[-1] == b.dealings.loot
    ),
    nap.MonsterLeft: lambda e, v, b: (
        e.monster == b.dealings.corridor[0]
        and v.dealings.corridor == b.dealings.corridor[1:]
        and e.cards == b.dealings.under[0]
        and v.treasure_pile == (*b.treasure_pile, *e.cards)
        and v.monster_pile == (*b.monster_pile, e.monster)
    ),
    nap.TrickCounted: lambda e, v, b: e.monster == v.monster and rest(v) == rest(b),
    nap.TreasuresBrought: lambda e, v, b: (
        v.dealings.loot == (*b.dealings.loot, *e.cards)
        and v.treasures_left == b.treasures_left - len(e.cards)
    ),
    nap.MonsterShown: lambda e, v, b: v.dealings.shown == e.monster,
    nap.MonsterFollows: lambda e, v, b: e.monster in v.dealings.corridor,
    nap.TollPaid: lambda e, v, b: (
        lost(e, v, b, (*e.equipped, *e.hidden), len(e.hidden)) and e.monster == v.monster
    ),
    nap.Thrown: lambda e, v, b: lost(e, v, b, (e.card,), 0),
    nap.PassedLeft: lambda e, v, b: (
        {*e.cards} <= {*v.dealings.known[e.to]}
        and v.players[e.to].hidden == b.players[e.to].hidden + len(e.cards)
    ),
    nap.LootTaken: lambda e, v, b: (
        v.dealings.loot == ()
        and b.dealings.loot == e.cards
        and {*e.cards} <= {*v.dealings.known[e.seat]}
        and v.players[e.seat].hidden == b.players[e.seat].hidden + len(e.cards)
    ),
}  # fmt: skip


# -- Hammerspace


def life_of(view: Any, party: int) -> int:
    """A party's life."""
    found: int = view.monster_life if party == MONSTER else view.players[party].life
    return found


def lies(view: Any, seat: int, slot: int, card: int, down: bool) -> bool:
    """Whether a card lies so; `HIDDEN` for one that the viewer may know or not."""
    player = view.players[seat]
    if bool(player.down >> slot & 1) is not down:
        return False
    return bool(player.cards[slot] == card or (card == ham.HIDDEN and down))


def same(*names: str) -> Check:
    """Nothing else is another than these fields of the view."""
    return lambda e, v, b: rest(v, *names) == rest(b, *names)


QUIET = ("timer", "limit", "again", "lasting", "phase", "actor", "ask", "attack")
"""What changes without an event of its own, or with one that comes later."""
told_only: Check = same(*QUIET)


def discarded(e: Any, v: Any, b: Any) -> bool:
    """The cards are on the pile, no slot has them, and no attack is left without its card."""
    player = v.players[e.seat]
    bare = all(player.cards[slot] == EMPTY for slot in e.slots)
    unused = not any(player.used >> slot & 1 for slot in e.slots)
    whole = v.attack is None or v.attack.card >= 0 or v.attack.slot < 0
    return v.pile == (*b.pile, *e.cards) and bare and unused and whole


def fell(e: Any, v: Any, b: Any) -> bool:
    """The seat is out with all that lasted on it and was ordered of it."""
    player = v.players[e.seat]
    held = [one for one in v.lasting if one.holder == e.seat]
    ordered = [one for one in v.orders if one.seat == e.seat]
    return bool(player.fell) and e.seat not in v.order and not held and not ordered


def one_less(e: Any, v: Any, b: Any) -> bool:
    """What ended is gone, and nothing that ends after it; those of a party that is out went before
    they were told."""
    kept = [(one.holder, one.ability) for one in v.lasting]
    had = [(one.holder, one.ability) for one in b.lasting]
    if (e.holder, e.ability) not in had:
        return kept == had
    had.remove((e.holder, e.ability))
    return sorted(kept) == sorted(had)


HAMMERSPACE: dict[type[Event], Check] = {
    TurnBegan: lambda e, v, b: (
        (v.active, v.actor, v.turn, v.phase) == (e.seat, e.seat, e.turn, phases.FLIPPING)
        and v.order[0] == e.seat
        and not any(order.seat == e.seat for order in v.orders)
    ),
    GameEnded: lambda e, v, b: (v.actor, v.winners) == (OVER, e.winners),
    ham.HandShown: lambda e, v, b: all(
        lies(v, e.seat, slot, card, card == ham.HIDDEN) for slot, card in enumerate(e.cards)
    ),
    ham.CharactersOffered: lambda e, v, b: v.offered == e.characters,
    ham.CharacterDropped: lambda e, v, b: (
        (v.offered, v.dropped, v.players[e.seat].characters) == ((), e.character, ())
    ),
    ham.CharactersKept: lambda e, v, b: v.players[e.seat].characters == e.characters,
    ham.StartRolled: told_only,
    ham.TurnedUp: lambda e, v, b: lies(v, e.seat, e.slot, e.card, False),
    ham.TurnedDown: lambda e, v, b: lies(v, e.seat, e.slot, ham.HIDDEN, True),
    ham.Played: lambda e, v, b: v.players[e.seat].used == 1 << e.slot,
    ham.Aimed: lambda e, v, b: (
        (v.attack.attacker, v.attack.subtype, v.attack.targets, v.attack.die, v.attack.open)
        == (e.attacker, e.subtype, e.targets, 0, 0)
    ),
    ham.AttackRolled: lambda e, v, b: (
        (v.attack.points, v.attack.die, v.attack.required) == (e.points, e.die, e.power)
        and not any(v.attack.losses)
        and v.attack.defender == phases.NOBODY
    ),
    ham.Defended: lambda e, v, b: (
        v.attack.defender == e.seat
        and v.players[e.seat].used == b.players[e.seat].used | 1 << e.slot
        and v.attack.covered >= e.points
    ),
    ham.DefenceRolled: lambda e, v, b: (
        (v.attack.defender, v.attack.dice[e.party]) == (e.party, e.die)
        and life_of(v, e.party) == life_of(b, e.party)
    ),
    ham.LifeLost: lambda e, v, b: (
        life_of(v, e.party) == e.life == life_of(b, e.party) - e.amount
        and (v.lasting, v.order) == (b.lasting, b.order)
    ),
    ham.LifeGained: lambda e, v, b: (
        life_of(v, e.party) == e.life == life_of(b, e.party) + e.amount
    ),
    ham.Fell: fell,
    ham.Discarded: discarded,
    ham.KeptCard: lambda e, v, b: not v.players[e.seat].used >> e.slot & 1,
    ham.Refilled: lambda e, v, b: (
        lies(v, e.seat, e.slot, e.card, e.card == ham.HIDDEN)
        and v.cards_left == b.cards_left - (b.players[e.seat].cards[e.slot] == EMPTY)
    ),
    ham.Reshuffled: lambda e, v, b: (
        (v.pile, v.cards_left) == ((), e.count)
        if e.deck == ham.MAIN
        else (v.monster_pile, v.monsters_left) == ((), e.count)
    ),
    ham.TurnLost: lambda e, v, b: (v.phase, v.attack) == (phases.PLAYING, None),
    ham.ExtraTurn: lambda e, v, b: (v.active, v.extra, v.turn) == (e.seat, True, b.turn),
    ham.MonsterCame: lambda e, v, b: (
        (v.monster, v.keeper, v.monster_life, v.sum) == (e.monster, e.keeper, e.life, 0)
        and v.monsters_left == b.monsters_left - 1
    ),
    ham.MonsterRolled: lambda e, v, b: v.sum == e.first + e.second,
    ham.KeeperChanged: lambda e, v, b: v.keeper == e.keeper,
    ham.MonsterDied: lambda e, v, b: (
        (v.monster, v.keeper, v.monster_pile[-1]) == (-1, -1, e.monster)
        and not any(one.holder == MONSTER for one in v.lasting)
    ),
    ham.TimerMoved: told_only,
    ham.TimeIsUp: lambda e, v, b: v.limit == 0,
    effects.EffectActs: told_only,
    effects.ConditionRolled: told_only,
    effects.AmountRolled: told_only,
    effects.Rerolled: told_only,
    effects.Prevented: told_only,
    effects.Redirected: told_only,
    effects.Survived: told_only,
    effects.Ignored: told_only,
    effects.Given: lambda e, v, b: (
        (v.lasting[-1].holder, v.lasting[-1].ability, v.lasting[:-1])
        == (e.holder, e.ability, b.lasting)
    ),
    effects.LastingEnded: one_less,
    effects.FlipOrdered: lambda e, v, b: (
        (v.orders[-1].seat, v.orders[-1].slot, v.orders[-1].up) == (e.seat, e.slot, e.up)
    ),
    effects.OrderLapsed: lambda e, v, b: (
        (e.seat, e.slot) not in {(one.seat, one.slot) for one in v.orders}
    ),
    effects.Peeked: lambda e, v, b: v.players[e.of].seen[e.slot] >> e.seat & 1,
    effects.PeekedCard: lambda e, v, b: v.players[e.of].cards[e.slot] == e.card,
    effects.Taken: lambda e, v, b: (
        lies(v, e.seat, e.slot, e.card, e.card == ham.HIDDEN)
        and v.players[e.of].cards[e.of_slot] == EMPTY
    ),
    effects.Swapped: lambda e, v, b: (
        lies(v, e.seat, e.slot, e.card, e.card == ham.HIDDEN)
        and lies(v, e.of, e.of_slot, e.of_card, e.of_card == ham.HIDDEN)
    ),
    effects.MovedCard: lambda e, v, b: v.players[e.seat].cards[e.slot] == e.card,
    effects.TurnsSkipped: lambda e, v, b: v.players[e.seat].skips == e.turns,
    effects.Boosted: lambda e, v, b: (
        v.attack.points == e.points == b.attack.points + e.amount
    ),
    effects.Marked: lambda e, v, b: (
        (e.party, e.type, e.turns, e.amount)
        in {(m.holder, m.type, m.turns, m.amount) for m in v.later.marks}
    ),
    effects.MarkSpent: lambda e, v, b: (
        (e.party, e.type) not in {(m.holder, m.type) for m in v.later.marks}
    ),
}  # fmt: skip

CHECKS = {"napakalaki": NAPAKALAKI, "hammerspace": HAMMERSPACE}


@pytest.mark.one_of(1)  # each game has checks of its own
@pytest.mark.parametrize("name", CHECKS)
def test_what_an_event_tells_is_so_in_the_view_taken_with_it(name: str) -> None:
    """The suite plays a game of each setting, and others until every kind was met."""
    met, first = set[type[Event]](), FIRST_GAME[name]
    for seed in range(first, first + GAMES):
        for setting in (each for game, each in CARD_GAMES if game == name):
            if seed > first and FACTOR == 1 and met == set(CHECKS[name]):
                break
            for event, view, before in frames(name, setting, seed):
                assert CHECKS[name][type(event)](event, view, before), (seed, event, view, before)
                met.add(type(event))
    assert met == set(CHECKS[name]), "every kind was told in these games"


def test_every_kind_of_event_has_its_check() -> None:
    shared = {TurnBegan, GameEnded}
    assert set(NAPAKALAKI) == {*napakalaki.EVENTS, *shared}
    assert set(HAMMERSPACE) == {*hammerspace.EVENTS, *shared}
