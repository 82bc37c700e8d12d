"""The exact chance of each player to win the match in its next turn, as one seat may know it.

What the seat can't see is a hidden hand (NAP-20). Every way in which the unseen treasures may lie
in it is equally likely, so the chance is a share of these ways. A hand matters only by its sum of
gold (NAP-11), so the ways are counted by sums.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations
from math import comb, gcd
from typing import Final

from engines.kernel.events import SPECTATOR
from engines.napakalaki.config import ANY_KIND, FROM_HIDDEN, Config
from engines.napakalaki.dealings import UNSHOWN
from engines.napakalaki.doors import rivals_choose
from engines.napakalaki.last_fight import FightChance, last_fight
from engines.napakalaki.phases import STARTING_TREASURES
from engines.napakalaki.state import DISCARDING, DOOR, EARLY, FIGHTS, SALES, SETTLE, START
from engines.napakalaki.view import Player, View

LEAST: Final = 0.01
"""The least chance that a front end shows."""

BEFORE_FIGHT: Final = (START, SALES, EARLY, DOOR)
"""The phases of a turn before its monster is drawn (NAP-10a)."""
UNSETTLED: Final = (*FIGHTS, DISCARDING)
"""The phases of a turn that may take levels or cards from its player."""

Part = tuple[tuple[int, ...], int]
"""Cards of which a number is in the hand, all choices equally likely."""
Case = tuple[float, tuple[Part, ...]]
"""A way in which a hand may have come together: its chance, and its parts."""


@dataclass(frozen=True, slots=True)
class WinWarning:
    """The chance of a player to win in its next turn, by its best play.

    `turns` counts the turns until then; 0 is the turn in play. `levels` are missing, and `missing`
    is the gold that the hidden treasures would have to bring for them beside `gold`, which is on
    the table or known. `buys` is the chance to buy all levels (NAP-11), 0 where the rules forbid
    it. `wins` includes it; the rest of it is the chance to win the fight (NAP-14) with equipped
    treasures, perhaps after a sale. Both are from 0 to 1. Players who may equip before the fight
    (NAP-9) can be stronger than that. Both are for what the player has now: `settled` is false in
    its fight and while it loses or discards cards, which change that.

    Among friends (`last_fight`), `wins` counts the player's own grudges and its throw (NAP-44) and
    none of its rivals' grudges, `against` the same with all of theirs on the monster (NAP-38);
    `grudges` are the player's. Both count the worst door where rivals choose it (NAP-42), which
    `rivals_choose` says, and the best one elsewhere (NAP-36).
    """

    seat: int
    turns: int
    levels: int
    gold: int
    missing: int
    buys: float
    wins: float
    settled: bool = True
    against: float = 0.0
    rivals_choose: bool = False
    grudges: int = 0

    @property
    def fights(self) -> float:
        """The part of the chance that needs a fight."""
        return self.wins - self.buys

    @property
    def shown(self) -> bool:
        """Whether the chance is worth a warning, and not about to change."""
        return self.settled and self.wins >= LEAST


@lru_cache(maxsize=64)
def win_warnings(config: Config, view: View) -> tuple[WinWarning, ...]:
    """Return the warning about each player, by seat; none if no other turn comes. While the events
    of the last decision are shown, a player has the last level, and the match isn't over yet."""
    last = config.parameters.winning_level
    if view.actor < 0 or any(player.level >= last for player in view.players):
        return ()
    return tuple(_warning(config, view, player) for player in view.players)


def _warning(config: Config, view: View, player: Player) -> WinWarning:
    parameters, turns = config.parameters, turns_until(config, view, player.seat)
    levels = parameters.winning_level - player.level
    known = (*player.equipped, *_known(view, player))
    worth = config.gold_for(player.zeal)
    gold = sum(worth[card] for card in known)
    missing = max(0, levels * parameters.level_price - gold)
    if parameters.turn_limit and view.turn + turns > parameters.turn_limit:
        return WinWarning(player.seat, turns, levels, gold, missing, 0.0, 0.0)
    hand = _HiddenGold(worth, _cases(config, view, player), levels * parameters.level_price)
    for_sale = levels_for_sale(config, view, player)
    buys = hand.at_least(missing) if for_sale >= levels else 0.0
    steps = list(_fights(config, view, player, gold))
    if for_sale >= levels:
        steps.append((missing, FightChance(1.0, 1.0)))
    wins = _expected(hand, ((least, chance.alone) for least, chance in steps))
    against = _expected(hand, ((least, chance.against) for least, chance in steps))
    settled = view.turn_seat != player.seat or view.phase not in UNSETTLED
    worst = bool(view.dealings.corridor) and rivals_choose(config, player.level)
    grudges = view.dealings.grudges
    return WinWarning(
        player.seat, turns, levels, gold, missing, buys, max(wins, buys), settled,
        max(against, buys), worst, grudges[player.seat] if grudges else 0,
    )  # fmt: skip


def _known(view: View, player: Player) -> tuple[int, ...]:
    """Return the hidden treasures of a player that the seat of the view knows (NAP-20, NAP-35)."""
    if player.seat == view.seat:
        return view.hidden
    dealings, seat = view.dealings, player.seat
    return (*dealings.known[seat], *dealings.robbed[seat]) if dealings.known else ()


def _expected(hand: _HiddenGold, steps: Iterable[tuple[int, float]]) -> float:
    """Return the mean chance of the best step that the hand can pay. Each step has the gold that it
    needs, and a chance."""
    best: dict[int, float] = {}
    for least, chance in steps:
        best[least] = max(chance, best.get(least, 0.0))
    mean = reached = 0.0
    for least in sorted(best):
        if best[least] > reached:
            mean += (best[least] - reached) * hand.at_least(least)
            reached = best[least]
    return mean


def seen_by_all(view: View) -> View:
    """Return a view without the seat's own secrets: that of a spectator, for a screen that other
    people may look at (NAP-20)."""
    open_to_all = {card for cards in view.dealings.known for card in cards}
    robbed = {card for cards in view.dealings.robbed for card in cards}
    unseen = tuple(sorted({*view.unseen_treasures, *view.hidden, *robbed} - open_to_all))
    none = tuple(() for _ in view.dealings.robbed)
    return replace(
        view, seat=SPECTATOR, legal=(), hidden=(), sale=(), unseen_treasures=unseen,
        dealings=replace(view.dealings, robbed=none),
    )  # fmt: skip


def turns_until(config: Config, view: View, seat: int) -> int:
    """Return the number of turns until the seat's next fight: 0 if it comes in this turn."""
    away = (seat - view.turn_seat) % config.seats
    return away if away or view.phase in BEFORE_FIGHT else config.seats


def levels_for_sale(config: Config, view: View, player: Player) -> int:
    """Return the number of levels that the player may buy before its next fight (NAP-11)."""
    own_turn = view.turn_seat == player.seat
    if own_turn and view.phase in (EARLY, DOOR):
        return 0
    now = own_turn and view.phase in BEFORE_FIGHT
    bought = view.dealings.bought if now else 0
    return config.parameters.levels_for_sale(player.level, bought)


def next_foes(config: Config, view: View, seat: int) -> tuple[int, ...]:
    """Return the possible monsters of that turn behind the closed door, all equally likely: those
    in the deck. If other players draw the last of them before, a new deck has all monsters but
    those in the corridor (NAP-3, NAP-34). None if all wait there (NAP-36). What all have seen on
    top (NAP-44) goes to the next one who draws."""
    drawn = view.phase not in BEFORE_FIGHT
    before = turns_until(config, view, seat) - (1 if drawn else 0)
    unseen, shown = view.unseen_monsters, view.dealings.shown
    if before < len(unseen):
        if shown == UNSHOWN:
            return unseen
        return tuple(monster for monster in unseen if monster != shown) if before else (shown,)
    waiting = view.dealings.corridor
    return tuple(number for number in range(len(config.monsters)) if number not in waiting)


# -- the fight


def _fights(
    config: Config, view: View, player: Player, gold: int
) -> Iterator[tuple[int, FightChance]]:
    """Yield the least gold of the hidden hand for fights, with the chance to win one.

    The player may buy levels before, with hidden treasures or with equipped ones, which don't help
    in the fight then (NAP-13)."""
    foes, last = next_foes(config, view, player.seat), config.parameters.winning_level
    for_sale = min(levels_for_sale(config, view, player), last - player.level - 1)
    worth = config.gold_for(player.zeal)
    on_table = sum(worth[card] for card in player.equipped)
    for bought in range(max(0, for_sale) + 1):
        level, price = player.level + bought, bought * config.parameters.level_price
        for kept in _subsets(player.equipped) if bought else (player.equipped,):
            chance = last_fight(config, view, player.seat, level, kept, foes)
            sold = on_table - sum(worth[card] for card in kept)
            # `gold` includes known hidden treasures, which are all for sale.
            least = max(0, price - sold - (gold - on_table))
            if chance.alone:
                yield least, chance


def _subsets(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    for count in range(len(cards) + 1):
        yield from combinations(cards, count)


# -- the hidden hand


def _cases(config: Config, view: View, player: Player) -> list[Case]:
    """Return the ways in which the unseen part of a player's hand may have come together."""
    known = 0 if player.seat == view.seat else len(_known(view, player))
    hidden = player.hidden - known
    if player.rolls or _rolls_for_nothing(config, view, player):
        rolls = Counter(STARTING_TREASURES).items()
        faces = len(STARTING_TREASURES)
        return [(many / faces, _drawn(view, hidden + count)) for count, many in rolls]
    if player.seat == view.seat:
        return [(1.0, ())]
    unseen = view.unseen_treasures
    place, kind, count = view.due[-3:] if view.due else (-1, ANY_KIND, 0)
    chooses = view.phase == SETTLE and view.turn_seat == player.seat
    if not chooses or place != FROM_HIDDEN or kind == ANY_KIND:
        return [(1.0, ((unseen, hidden),))]
    # The player has a choice, so it has more treasures of this type than it must lose (NAP-16).
    fitting = tuple(card for card in unseen if config.kind[card] == kind)
    others = tuple(card for card in unseen if config.kind[card] != kind)
    seen = sum(config.kind[card] == kind for card in _known(view, player))
    cases = [
        (comb(len(fitting), of_it) * comb(len(others), hidden - of_it), of_it)
        for of_it in range(max(0, count + 1 - seen), hidden + 1)
    ]
    total = sum(ways for ways, _ in cases)
    return [
        (ways / total, ((fitting, of_it), (others, hidden - of_it)))
        for ways, of_it in cases
        if ways
    ]


def _rolls_for_nothing(config: Config, view: View, player: Player) -> bool:
    """Whether the player's next turn begins with a roll because it has nothing (NAP-43)."""
    empty = not player.equipped and not player.hidden
    to_come = view.turn_seat != player.seat or view.phase not in BEFORE_FIGHT
    return config.parameters.empty_hand_rolls and empty and to_come


def _drawn(view: View, count: int) -> tuple[Part, ...]:
    """Return the parts of a hand of starting treasures. The shuffled pile goes under a deck that is
    too small (NAP-3)."""
    from_deck = min(count, view.treasures_left)
    from_pile = min(count - from_deck, len(view.treasure_pile))
    return (view.unseen_treasures, from_deck), (view.treasure_pile, from_pile)


class _HiddenGold:
    """The distribution of the gold of a hidden hand, exact below `enough`.

    The ways to each sum are the digits of one large number, so that adding a card is a shift and
    an addition."""

    def __init__(self, gold: Sequence[int], cases: Sequence[Case], enough: int) -> None:
        self._unit = gcd(*gold) or 1
        self._enough = -(-enough // self._unit)
        self._gold = gold
        self._cases = [(chance, *self._ways(parts)) for chance, parts in cases]

    def _ways(self, parts: Sequence[Part]) -> tuple[Mapping[int, int], int]:
        """Return the number of hands for each sum of gold below `enough`, and of all hands."""
        total = 1
        for cards, count in parts:
            total *= comb(len(cards), count)
        width = total.bit_length() // 8 + 1  # bytes of a digit
        mask = (1 << 8 * width * self._enough) - 1
        hands = 1
        for cards, count in parts:
            by_count = [1] + [0] * count
            for card in cards:
                shift = 8 * width * min(self._gold[card] // self._unit, self._enough)
                for held in range(count, 0, -1):
                    by_count[held] += by_count[held - 1] << shift & mask
            hands = hands * by_count[count] & mask
        digits = hands.to_bytes(width * self._enough, "little")
        ways = [
            int.from_bytes(digits[at : at + width], "little") for at in range(0, len(digits), width)
        ]
        return {sum_: many for sum_, many in enumerate(ways) if many}, total

    def at_least(self, gold: int) -> float:
        """Return the chance of at least so much gold, which is at most `enough`."""
        if gold <= 0:
            return 1.0
        return sum(
            chance * (total - sum(n for at, n in ways.items() if at * self._unit < gold)) / total
            for chance, ways, total in self._cases
        )
