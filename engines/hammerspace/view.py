"""The view of one seat, which names everything that it may see (HAM-25). Immutable, JSON-able.

Secret are face-down cards, hands before they are shown (HAM-2), the offered and dropped characters
(HAM-4), and the order of the decks."""

from __future__ import annotations

from typing import Any, Final

from engines.hammerspace.actions import MONSTER
from engines.hammerspace.attacks import points_in_use
from engines.hammerspace.cards import ATTACK, SLOTS
from engines.hammerspace.config import OFFERED
from engines.hammerspace.effects.events import FROM_CARD, FROM_MONSTER
from engines.hammerspace.effects.rows import ABILITY, BLOCK, CARD, IN_USE, OTHER, OWNER, PLAYER
from engines.hammerspace.effects.rows import AT as IN_BLOCK
from engines.hammerspace.effects.sources import USES
from engines.hammerspace.ending import winners
from engines.hammerspace.events import HIDDEN
from engines.hammerspace.later import Later, later_of
from engines.hammerspace.state import (
    CHARACTERS,
    DEFENDING,
    EFFECT,
    ENDED,
    FLIP,
    FRAME,
    HIDING,
    IN_PLAY,
    KEEPING,
    LASTING,
    MAKESHIFT,
    NO_CARD,
    NOBODY,
    TARGETING,
    State,
)
from engines.kernel.events import SPECTATOR, fact
from engines.kernel.plaindata import as_dict

EMPTY: Final = -2
"""In `Player.cards`: an empty slot (HAM-19); `HIDDEN` is a card that the seat may not see."""

ASK_KEEP: Final = 5
"""The value of `Ask.what` beside `state.ASK_MAY` to `ASK_OWN_CARD`: keep or discard (HAM-17)."""

Numbers = tuple[int, ...]


@fact
class Player:
    """A player as the view's seat sees it. Masks are of slots, except for `seen`.

    `fell` is 0 in play, -1 during the attack or effect in which it fell, then the number of the
    fall, the same for players that fell together (HAM-20). `cards` are the four slots: a card, or
    `HIDDEN`, or `EMPTY`. `down` are face down and `used` are in use; `seen` has, per slot, a mask
    of the other seats that know the face-down card there. `characters` are those kept, none before
    the choice; `skips` are turns to be lost.
    """

    seat: int
    life: int
    fell: int
    cards: Numbers
    down: int
    used: int
    seen: Numbers
    characters: Numbers
    skips: int


@fact
class Lasting:
    """An effect on a party; `turns` or `uses` of -1 don't count; `ends` as in `codes.ENDS`."""

    holder: int
    ability: int
    turns: int
    ends: int
    uses: int
    giver: int


@fact
class Order:
    """A card that turns over at its owner's next turn start (HAM-6), by an effect of `by`."""

    seat: int
    slot: int
    up: bool
    by: int


@fact
class AttackView:
    """The current attack (HAM-10 to HAM-15).

    `card` and `slot` are -1 for an attack of an effect. `points` are the card's until the die is
    rolled (`die` 0), then those that count. `targets` are in the order of their defence; while the
    attacker chooses, they are those chosen so far, and `open` is the number that it may add.
    `defender` is the party that defends now, -1 if none; `covered` are the points of its cards in
    use, `required` the points that it must reach if it can (HAM-13: the power, 0 before the roll).
    `losses` and `dice` are by party, the monster last.
    """

    attacker: int
    slot: int
    card: int
    subtype: int
    points: int
    die: int
    targets: Numbers
    open: int
    defender: int
    covered: int
    required: int
    losses: Numbers
    dice: Numbers


@fact
class Ask:
    """The question of an effect or a card to the actor.

    `what` is one of `state.ASK_MAY` to `ASK_OWN_CARD`, or `ASK_KEEP`. `source` is as in
    `effects.events.FROM_CARD` with its `number`, `ability` its number or -1, `block` and `step` its
    place in the deck's code. `other` is the other party of the event, -1 if none; `player` the
    actor's earlier choice, -1 if none. `seat` and `slot` are those of the card to keep, or of the
    card chosen before one's own, -1 if there is none.
    """

    what: int
    source: int
    number: int
    ability: int
    block: int
    step: int
    other: int
    player: int
    seat: int
    slot: int


@fact
class Rest:
    """Public numbers that no screen shows, named as in `state.State`."""

    stage: int
    turned: int
    asks: int
    fallen: int
    at: int
    power: int
    keeps: Numbers
    queue: Numbers
    frames: Numbers
    strikes: Numbers
    spent: Numbers
    spent_turn: Numbers


@fact
class View:
    """A game as one seat sees it. `legal` is empty unless the seat decides.

    `actor` decides in `phase` (`state.PHASE_WORDS`), `active` has the turn; `extra` means that this
    is an extra turn, `again` that one will follow (HAM-18). `order` are the living seats from the
    active one to its left. `offered` and `dropped` are the seat's own characters (HAM-4), () and -1
    if there are none. `monster` is the one in play or -1, with its life, its `keeper`, the `sum`
    that picked its action (0 before the first roll) and the turn from which its keeper rolls.
    `timer` and `limit` are the remaining milliseconds or turns, as the figures say, -1 if they do
    not run; `clock` the milliseconds since the first turn began. Piles are in the order of the
    discards; decks are numbers of cards (see `determinize.unseen`). `winners` is empty before the
    end. `later` has what the clauses from HAM-26 on add.
    """

    seat: int
    actor: int
    phase: int
    turn: int
    active: int
    extra: bool
    again: bool
    order: Numbers
    legal: Numbers
    players: tuple[Player, ...]
    offered: Numbers
    dropped: int
    lasting: tuple[Lasting, ...]
    orders: tuple[Order, ...]
    attack: AttackView | None
    ask: Ask | None
    monster: int
    monster_life: int
    keeper: int
    sum: int
    rolls_from: int
    timer: int
    limit: int
    clock: int
    cards_left: int
    pile: Numbers
    monsters_left: int
    monster_pile: Numbers
    winners: Numbers
    rest: Rest
    later: Later

    @property
    def me(self) -> Player:
        """The seat's own player (the first one for a spectator)."""
        return self.players[max(self.seat, 0)]

    def to_data(self) -> dict[str, Any]:
        return as_dict(self)


def view(state: State, seat: int) -> View:
    """Return the view of a seat, or of a spectator (`SPECTATOR`)."""
    return View(
        seat=seat,
        actor=state.seat,
        phase=state.phase,
        turn=state.turn,
        active=state.active,
        extra=bool(state.extra),
        again=bool(state.again),
        order=state.order,
        legal=tuple(state.legal) if SPECTATOR != seat == state.seat else (),
        players=_players(state, seat),
        offered=offered_to(state, seat) if state.phase == CHARACTERS else (),
        dropped=dropped_by(state, seat),
        lasting=_lasting(state) if state.lasting else (),
        orders=_orders(state) if state.flips else (),
        attack=_attack(state) if state.attacker != NOBODY else None,
        ask=_ask(state) if state.legal and state.phase in (EFFECT, KEEPING) else None,
        monster=state.monster,
        monster_life=state.life[MONSTER],
        keeper=state.keeper,
        sum=state.sum,
        rolls_from=state.rolls_from,
        timer=state.timer,
        limit=state.limit,
        clock=state.clock,
        cards_left=len(state.deck),
        pile=tuple(state.pile),
        monsters_left=len(state.monster_deck),
        monster_pile=tuple(state.monster_pile),
        winners=winners(state) if state.phase == ENDED else (),
        rest=_rest(state),
        later=later_of(state),
    )


def _players(state: State, viewer: int) -> tuple[Player, ...]:
    found = []
    for seat in range(state.config.seats):
        kept = state.characters[2 * seat : 2 * seat + 2]
        found.append(Player(
            seat=seat, life=state.life[seat], fell=state.out[seat],
            cards=cards_of(state, seat, viewer), down=state.down[seat], used=state.used[seat],
            seen=tuple(state.seen[SLOTS * seat : SLOTS * seat + SLOTS]),
            characters=() if kept[0] == NO_CARD else tuple(kept), skips=state.skips[seat],
        ))  # fmt: skip
    return tuple(found)


def cards_of(state: State, seat: int, viewer: int) -> Numbers:
    """Return a seat's slots: the viewer's own, face-up cards, and face-down ones that it knows.

    Before a seat has decided which card to turn down, its hand is secret (HAM-2).
    """
    first, down = SLOTS * seat, state.down[seat]
    hand = state.slots[first : first + SLOTS]
    own = seat == viewer
    if state.phase == HIDING and seat >= state.seat and not own:
        return (HIDDEN,) * SLOTS
    if (own or not down) and NO_CARD not in hand:
        return tuple(hand)
    knows = 0 if viewer == SPECTATOR else 1 << viewer
    found = []
    for slot, card in enumerate(hand):
        open_to_me = own or not down >> slot & 1 or state.seen[first + slot] & knows
        found.append(EMPTY if card == NO_CARD else card if open_to_me else HIDDEN)
    return tuple(found)


def offered_to(state: State, seat: int) -> Numbers:
    if seat == SPECTATOR or seat < state.seat:
        return ()
    return tuple(state.offered[OFFERED * seat : OFFERED * seat + OFFERED])


def dropped_by(state: State, seat: int) -> int:
    """Return the character that the seat itself dropped; the pile is in seat order."""
    pile = state.character_pile
    return pile[seat] if SPECTATOR != seat < len(pile) else NO_CARD


def _lasting(state: State) -> tuple[Lasting, ...]:
    """Return the lasting effects, without used-up ones of a party that is out."""
    things = state.lasting
    rows = [things[at : at + LASTING] for at in range(0, len(things), LASTING)]
    return tuple([Lasting(*row) for row in rows if row[USES] or not _is_out(state, row[0])])


def _is_out(state: State, party: int) -> bool:
    return state.monster == NOBODY if party == MONSTER else state.out[party] != IN_PLAY


def _orders(state: State) -> tuple[Order, ...]:
    """Return the orders whose card is still in its slot; others are void (HAM-6)."""
    flips, found = state.flips, []
    for at in range(0, len(flips), FLIP):
        place, card, up, by = flips[at : at + FLIP]
        if state.slots[place] == card:
            found.append(Order(place // SLOTS, place % SLOTS, bool(up), by))
    return tuple(found)


def _attack(state: State) -> AttackView:
    place, at, phase, targets = state.attack_place, state.at, state.phase, tuple(state.targets)
    defender = targets[at] if phase in (DEFENDING, MAKESHIFT) and at < len(targets) else NOBODY
    return AttackView(
        attacker=state.attacker,
        slot=place % SLOTS if place != NO_CARD else NO_CARD,
        card=_attacking(state, place),
        subtype=state.subtype,
        points=state.points,
        die=state.die if state.power else 0,  # else not public yet, effects may change it
        targets=targets,
        open=at if phase == TARGETING else 0,
        defender=defender,
        covered=points_in_use(state, defender) if defender not in (NOBODY, MONSTER) else 0,
        required=state.power,
        losses=tuple(state.losses),
        dice=tuple(state.dice),
    )


def _attacking(state: State, place: int) -> int:
    """Return the attack's card. A taken card comes into its slot, even face down (HAM-25)."""
    if place == NO_CARD or state.down[place // SLOTS] >> place % SLOTS & 1:
        return NO_CARD
    card = state.slots[place]
    return card if card != NO_CARD and state.config.kind[card] == ATTACK else NO_CARD


def _ask(state: State) -> Ask:
    if state.phase == KEEPING:
        return _keep(state)
    frames = state.frames
    base = len(frames) - FRAME
    source, number = _source(state, base)
    chosen = frames[base + CARD]
    seat, slot = divmod(chosen, SLOTS) if chosen != NO_CARD else (NOBODY, NO_CARD)
    return Ask(
        what=state.asks,
        source=source,
        number=number,
        ability=frames[base + ABILITY],
        block=frames[base + BLOCK],
        step=frames[base + IN_BLOCK],
        other=frames[base + OTHER],
        player=frames[base + PLAYER],
        seat=seat,
        slot=slot,
    )


def _source(state: State, base: int) -> tuple[int, int]:
    """Return the source of the frame's block and its number.

    The number is -1 for a card no longer in use: its slot then has another card.
    """
    frames = state.frames
    ability, owner, slot = (frames[base + at] for at in (ABILITY, OWNER, IN_USE))
    if ability != NOBODY:
        return state.config.origin[ability]
    if slot == NO_CARD:
        return FROM_MONSTER, state.monster if owner == MONSTER else state.monster_pile[-1]
    in_use = state.used[owner] >> slot & 1
    return FROM_CARD, state.slots[SLOTS * owner + slot] if in_use else NO_CARD


def _keep(state: State) -> Ask:
    place = state.keeps[0]
    seat, slot = divmod(place, SLOTS)
    card = state.slots[place]
    return Ask(ASK_KEEP, FROM_CARD, card, NOBODY, NOBODY, 0, NOBODY, NOBODY, seat, slot)


def _rest(state: State) -> Rest:
    lists = (state.keeps, state.queue, state.frames, state.strikes, state.spent, state.spent_turn)
    return Rest(
        state.stage, state.turned, state.asks, state.fallen, state.at, state.power,
        *map(tuple, lists),
    )  # fmt: skip
