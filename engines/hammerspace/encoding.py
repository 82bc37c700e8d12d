"""A view as numbers. Cards, characters, monsters, abilities and blocks are numbers of the
configuration; a place is `SLOTS * seat + slot`; parties are the seats and, as 6, the monster.

The lists of waiting things (`queue`, `frames`, `strikes`, `orders`) have no fixed bound. An
encoding holds the first rows of each, twice as many as games were seen to need, and their count.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from engines.hammerspace.actions import ACTIONS, PARTIES
from engines.hammerspace.cards import SLOTS, TYPES
from engines.hammerspace.config import OFFERED, Config
from engines.hammerspace.effects.resolution import DEEPEST, MOST_LASTING
from engines.hammerspace.state import ENTRY, FLIP, FRAME, LASTING, STRIKE
from engines.hammerspace.view import Ask, AttackView, Player, Rest, View
from engines.kernel.encoding import Layout, flags, laid_out, ranks, rows

QUEUED: Final = 16
STRIKES: Final = 4
"""Rows for entries of the queue and for waiting strikes."""
CONFIGURATIONS: Final = 2
"""Configurations whose limited abilities are remembered."""
_FLAGS: Final = tuple([mask >> slot & 1 for slot in range(SLOTS)] for mask in range(1 << SLOTS))

_NUMBERS: Final = (
    ("seat", "whose view it is; -1 for a spectator"),
    ("actor", "the seat that decides; -1 at the end"),
    ("phase", "`state.HIDING` to `state.ENDED`"),
    ("turn", "turns of all seats, the present one included; 0 during the set-up"),
    ("active", "the seat that has the turn"),
    ("extra", "whether this turn is one more"),
    ("again", "whether one more turn will follow"),
    ("dropped", "the character that the seat itself dropped; -1 for none"),
    ("monster", "the monster in play; -1 for none"),
    ("monster_life", "its life"),
    ("keeper", "its keeper; -1 for none"),
    ("sum", "the sum of dice that picked its action; 0 before the first roll"),
    ("rolls_from", "the turn from which its keeper rolls"),
    ("timer", "milliseconds or turns until a monster comes; -1 if it does not run"),
    ("limit", "milliseconds or turns until time is up; -1 if it does not run"),
    ("clock", "milliseconds since the first turn began"),
    ("cards_left", "cards in the deck"),
    ("monsters_left", "cards in the deck of monsters"),
    ("stage", "what follows in the turn: `state.TO_FLIP` to `state.TO_PASS`"),
    ("turned", "a mask of the slots turned in this turn, with `state.DOWNS`"),
    ("asks", "what the last frame waits for: `state.ASK_MAY` to `state.ASK_OWN_CARD`"),
    ("fallen", "a mask of the seats whose cards are still to be discarded"),
    ("at", "which target defends, or how many more may be chosen"),
    ("power", "what the defender must reach"),
    ("sprung", "a mask of the places of cards that are sprung"),
    ("shifts", "a mask of the places of cards in use as a makeshift, with `state.SHIFTED`"),
    ("crowned", "who alone had most life when the attack die fell; -1 for none"),
    ("lays", "the place of the card that may be laid down; -1 for none"),
    ("fed", "a mask of the seats that the monster passes over, with flags of `state`"),
)  # fmt: skip
_ATTACK: Final = (
    "attacker", "slot", "card", "subtype", "points", "die", "open", "defender", "covered",
    "required",
)  # fmt: skip
_ASK: Final = (
    "what", "source", "number", "ability", "block", "step", "other", "player", "seat", "slot",
)  # fmt: skip


def layout(config: Config) -> Layout:
    """Return the slices of the encodings of a configuration."""
    return laid_out(
        (
            ("legal", ACTIONS, "flags of the open actions; all 0 unless the seat decides"),
            *((name, 1, meaning) for name, meaning in _NUMBERS),
            *_of_seats(config),
            *_of_the_moment(config),
            *_of_what_waits(config),
        )
    )


def _of_seats(config: Config) -> Sequence[tuple[str, int, str]]:
    seats = config.seats
    places = SLOTS * seats
    return (
        ("order", seats, "ranks of the living seats, from the active one to its left"),
        ("winners", seats, "flags of the seats that have won; all 0 before the end"),
        ("life", seats, "by seat: life"),
        ("fell", seats, "by seat: 0 in play, -1 falling now, else the number of its fall"),
        ("skips", seats, "by seat: turns that it will lose"),
        ("cards", places, "by place: the card, -1 face down and unknown, -2 empty"),
        ("down", places, "by place: whether the card lies face down"),
        ("used", places, "by place: whether the card is in use"),
        ("seen", places, "by place: a mask of the other seats that know the card lying face down"),
        ("characters", 2 * seats, "by seat, two each: the characters kept; -1 before the choice"),
        ("offered", OFFERED, "the seat's own characters to choose from; -1 for none"),
    )


def _of_the_moment(config: Config) -> Sequence[tuple[str, int, str]]:
    return (
        *((f"attack_{name}", 1, "as in `view.Attack`; -1 without an attack") for name in _ATTACK),
        ("attack_targets", PARTIES, "ranks of the targets, in the order of their defence"),
        ("attack_losses", PARTIES, "by party: life lost in the attack"),
        ("attack_dice", PARTIES, "by party: its die; 0 before the roll"),
        *((f"ask_{name}", 1, "as in `view.Ask`; -1 if nothing is asked") for name in _ASK),
        ("pile", len(config.cards.main), "ranks of the discarded cards, the first one first"),
        ("monster_pile", len(config.cards.monsters), "ranks of the discarded monsters"),
    )


def _of_what_waits(config: Config) -> Sequence[tuple[str, int, str]]:
    places = SLOTS * config.seats
    lasting = MOST_LASTING * (config.seats + 1)
    return (
        (
            "marks",
            2 * len(TYPES) * PARTIES,
            "by party and type: the turns of a mark and what it adds; 0 without one",
        ),
        ("keeps", places, "ranks of the places whose keeping is still to be asked"),
        ("lasting_count", 1, "things that last"),
        (
            "lasting",
            LASTING * lasting,
            f"{lasting} rows: holder, ability, turns, ends, uses, giver; -1 where none count",
        ),
        ("orders_count", 1, "cards that will turn over"),
        ("orders", FLIP * places, f"{places} rows: seat, slot, whether up, by whose effect"),
        ("queue_count", 1, "entries of the queue"),
        ("queue", ENTRY * QUEUED, f"{QUEUED} rows of {ENTRY}, as in `state.ENTRY`"),
        ("frames_count", 1, "frames"),
        ("frames", FRAME * DEEPEST, f"{DEEPEST} rows of {FRAME}, as in `state.FRAME`"),
        ("strikes_count", 1, "attacks of effects that wait"),
        ("strikes", STRIKE * STRIKES, f"{STRIKES} rows of {STRIKE}, as in `state.STRIKE`"),
        (
            "spent",
            PARTIES * len(_limited(config)),
            "by limited ability and party: the rank of its use, this turn or this game; 0 unused",
        ),
    )


def encode(config: Config, view: View) -> list[int]:
    """Return a view as numbers."""
    rest = view.rest
    found = flags(view.legal, ACTIONS)
    found += (
        view.seat, view.actor, view.phase, view.turn, view.active, int(view.extra),
        int(view.again), view.dropped, view.monster, view.monster_life, view.keeper, view.sum,
        view.rolls_from, view.timer, view.limit, view.clock, view.cards_left, view.monsters_left,
        rest.stage, rest.turned, rest.asks, rest.fallen, rest.at, rest.power, view.later.sprung,
        view.later.shifts, view.later.crowned, view.later.lays, view.later.fed,
    )  # fmt: skip
    found += ranks(view.order, config.seats)
    found += flags(view.winners, config.seats)
    _add_players(found, view.players)
    found += rows(view.offered, OFFERED)
    _add_attack(found, view.attack)
    _add_ask(found, view.ask)
    found += ranks(view.pile, len(config.cards.main))
    found += ranks(view.monster_pile, len(config.cards.monsters))
    _add_what_waits(found, config, view)
    _add_spent(found, config, rest)
    return found


def _add_players(found: list[int], players: Sequence[Player]) -> None:
    found += [player.life for player in players]
    found += [player.fell for player in players]
    found += [player.skips for player in players]
    for player in players:
        found += player.cards
    for player in players:
        found += _FLAGS[player.down]
    for player in players:
        found += _FLAGS[player.used]
    for player in players:
        found += player.seen
    for player in players:
        found += player.characters or (-1, -1)


def _add_attack(found: list[int], attack: AttackView | None) -> None:
    if attack is None:
        found += [-1] * len(_ATTACK) + [0] * (3 * PARTIES)
        return
    found += (
        attack.attacker, attack.slot, attack.card, attack.subtype, attack.points, attack.die,
        attack.open, attack.defender, attack.covered, attack.required,
    )  # fmt: skip
    found += ranks(attack.targets, PARTIES)
    found += attack.losses
    found += attack.dice


def _add_ask(found: list[int], ask: Ask | None) -> None:
    if ask is None:
        found += [-1] * len(_ASK)
        return
    found += (
        ask.what, ask.source, ask.number, ask.ability, ask.block, ask.step, ask.other, ask.player,
        ask.seat, ask.slot,
    )  # fmt: skip


def _add_what_waits(found: list[int], config: Config, view: View) -> None:
    rest, places = view.rest, SLOTS * config.seats
    lasting = [
        n for row in view.lasting
        for n in (row.holder, row.ability, row.turns, row.ends, row.uses, row.giver)
    ]  # fmt: skip
    orders = [n for row in view.orders for n in (row.seat, row.slot, int(row.up), row.by)]
    marks = [0] * (2 * len(TYPES) * PARTIES)
    for mark in view.later.marks:
        at = 2 * (len(TYPES) * mark.holder + mark.type)
        marks[at : at + 2] = mark.turns, mark.amount
    found += marks
    found += ranks(rest.keeps, places)
    for numbers, width, most in (
        (lasting, LASTING, MOST_LASTING * (config.seats + 1)),
        (orders, FLIP, places),
        (rest.queue, ENTRY, QUEUED),
        (rest.frames, FRAME, DEEPEST),
        (rest.strikes, STRIKE, STRIKES),
    ):
        found.append(len(numbers) // width)
        found += rows(numbers, width * most)


def _add_spent(found: list[int], config: Config, rest: Rest) -> None:
    limited = _limited(config)
    spent = [0] * (PARTIES * len(limited))
    for used in (rest.spent, rest.spent_turn):
        for rank, number in enumerate(used, 1):
            ability, holder = divmod(number, PARTIES)
            if ability in limited:
                spent[PARTIES * limited[ability] + holder] = rank
    found += spent


@lru_cache(maxsize=CONFIGURATIONS)
def _limited(config: Config) -> dict[int, int]:
    """Return the abilities that can be used up, each with its place among them."""
    abilities = [ability for ability, limit in enumerate(config.limit) if limit]
    return {ability: place for place, ability in enumerate(abilities)}
