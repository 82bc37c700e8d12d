"""The mutable part of a game, in one object of integers and lists of integers.

Parties are the seats and, as `MONSTER` (6), the monster; lists by party have seven entries for any
number of players. A place is `SLOTS * seat + slot`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from engines.hammerspace.actions import MAX_SEATS, PARTIES
from engines.hammerspace.cards import SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.effects.listening import Listeners
from engines.kernel.events import Emit
from engines.kernel.streams import Source

NOBODY: Final = -1
NO_CARD: Final = -1
STOPPED: Final = -1
"""A timer or limit that does not run (HAM-21, HAM-22)."""

(
    HIDING, CHARACTERS, FLIPPING, PLAYING, TARGETING, DEFENDING, EFFECT, KEEPING, ENDED,
    LAYING, MAKESHIFT, FEEDING,
) = range(12)  # fmt: skip
"""The decisions of the actor, in the order of the rules (HAM-2, 4, 6, 7, 10, 13, 18, 17), the end,
and those of options (HAM-26, 28, 32)."""
PHASE_WORDS: Final = (
    "hide", "characters", "flip", "play", "target", "defend", "effect", "keep", "ended",
    "lay", "makeshift", "feed",
)  # fmt: skip

ASK_MAY, ASK_OPTION, ASK_PLAYER, ASK_CARD, ASK_OWN_CARD = range(5)
"""The questions of an effect to its owner: whether, which option, player, card, own card."""

PLACES: Final = MAX_SEATS * SLOTS

TO_FLIP, TO_MONSTER, TO_FINISH, TO_PASS = range(4)
"""The next part of the turn when nothing is left to resolve: turning and playing; the monster; the
end of the turn; the next turn. See `effects.resolution`."""

IN_PLAY, FALLING = 0, -1
"""In `out`: has life points; has fallen in the current attack or effect."""

ENTRY: Final = 8
"""The length of an entry of `queue`: ability (or `NOBODY` with a block), block, owner, other,
amount, defence die, slot of the card in use (`NO_CARD`: none), whether a party was killed. First
in, first out."""
FRAME: Final = 13
"""The length of a frame of `frames`: an entry's numbers, the place in its block, the player that
its owner has chosen (`NOBODY` yet), the card chosen and the owner's own (`NO_CARD` yet), and the
parties that the step has still to serve (0 before they are known, else a mask with `BEGUN`). The
last frame runs."""
BEGUN: Final = 1 << PARTIES
LASTING: Final = 6
"""The length of an entry of `lasting`: holder, ability, turns left, `ENDS`, uses left, giver; turns
or uses are `NONE` where they do not count. Turns are ends (or starts) of turns of the holder that
are still to come; those of a monster are its keeper's."""
ENDING: Final = 3
"""The place of `ENDS` in an entry of `lasting`."""
FLIP: Final = 4
"""The length of an entry of `flips`: place, card, 1 up or 0 down, owner of the effect (HAM-6)."""
STRIKE: Final = 4
"""The length of an entry of `strikes`: attacker, subtype, points, mask of targets."""
DOWNS: Final = 1 << SLOTS
"""In `turned`: the active seat has begun to turn cards down (HAM-6)."""
MARK: Final = 4
"""The length of an entry of `marks`: holder, type, ends of its turns still to come, points."""
SHIFTED: Final = 1 << PLACES
"""In `shifts`: the present defender has been asked (HAM-28)."""
ROLLED, OFFERED_FOOD = 1 << PARTIES, 1 << PARTIES + 1
"""In `fed`: the keeper has rolled since; the active player has been asked (HAM-32)."""

NUMBERS: Final = (
    "turn", "decisions", "seat", "active", "phase", "stage", "extra", "again", "turned", "asks",
    "ran", "fallen", "attacker", "attack_place", "subtype", "points", "die", "power", "at",
    "monster", "keeper", "rolls_from", "sum", "timer", "clock", "limit",
)  # fmt: skip
LISTS: Final = (
    "life", "out", "skips", "slots", "down", "seen", "offered", "characters", "targets", "used",
    "losses", "dice", "keeps", "queue", "frames", "strikes", "lasting", "flips", "spent",
    "spent_turn", "deck", "pile", "character_deck", "character_pile", "monster_deck",
    "monster_pile",
)  # fmt: skip
LATER_NUMBERS: Final = ("sprung", "shifts", "crowned", "lays", "fed")
"""Dumped only if a clause from HAM-26 on applies (`Config.later`): older dumps lack them."""


class State:
    """A game in progress.

    Cards, characters and monsters are numbers of the configuration, blocks and abilities numbers of
    its `program`. Neither configuration nor program is dumped.

    `turn` counts the turns of all seats, 0 during the set-up. `seat` decides next (`OVER` at the
    end) in `phase`, `active` has the turn, `stage` is the next part of it. `extra` means that this
    is an extra turn (HAM-18), `again` that one follows. `life` is by party. `out` is by seat:
    `IN_PLAY`, `FALLING`, or the number of the fall, the same for players that fell together
    (HAM-20). `fallen` is a mask of the fallen seats whose cards are still to be discarded. `skips`
    are turns to be lost, by seat. `slots` has the card of each place or `NO_CARD`. `down` is a mask
    of face-down slots by seat. `seen` is, for each place, a mask of the seats other than the owner
    that know the face-down card there (HAM-25): all of them, if it was turned down in their sight.
    `turned` is a mask of the active seat's slots turned in this turn (HAM-6), with `DOWNS`.
    `offered` has three characters per seat until they are dropped. `characters` has two places per
    seat, `NO_CARD` if empty; a fallen player's stay there without effect.

    The current attack: `attacker` (`NOBODY`: none), `attack_place` (`NO_CARD`: an effect's),
    `subtype`, `points`, `die` (0 until it is rolled), `power`, its `targets` in the order of
    defence and `at`, the index of the defender; by party `losses`, defence `dice` and, by seat,
    `used`, a mask of slots in use. `keeps` are the places of cards to ask about keeping, in order.

    Effects: `queue`, `frames`, `strikes` (waiting attacks of effects), `lasting`, `flips` as above;
    `asks`, the question of the last frame; `ran`, the number of entries that have run; `spent` and
    `spent_turn`, the abilities used up, as PARTIES * ability + holder.

    The monster in play, its `keeper`, which rolls in turns from `rolls_from` on, the last `sum` of
    the dice. `timer` and `limit` are the remaining milliseconds or turns, as the figures say;
    `clock` is the time since the first turn began. Cards are drawn from the end of a deck.

    Of the clauses from HAM-26 on: `sprung` is a mask of the places of sprung cards, `shifts` one of
    cards in use as a makeshift, with `SHIFTED`. `crowned` is who alone had most life when the
    attack die fell, `lays` the place of the played card, whose next card may be laid down
    (`NO_CARD`: none). `fed` is a mask of the seats that the monster passes over, with `ROLLED` and
    `OFFERED_FOOD`; `marks` as above.

    Derived values are not dumped; `phases.refresh` recomputes them. `legal`: the open actions.
    `order`: the living seats from the active one to its left. `living`: a mask of them. `hands`:
    each seat's hand as a number (see `hands`). `gaps`: a mask of seats that includes every living
    seat with an empty slot. `watches`: for each party a mask of the events, figures and
    replacements that its abilities listen to (`config.watch`). `watched`: all of these together;
    the rules skip the search for a missing bit. `resting` and `rested`: the same without the cards
    in use. `busy`: a mask of the seats whose cards in use listen. `people`: the characters' part of
    `watches`. `lasts`: all that lasting effects listen to. `listeners`: by party, the abilities
    of its characters or of the monster's action by the bits that they listen to.
    """

    __slots__ = (
        *NUMBERS,
        *LISTS,
        *LATER_NUMBERS,
        "marks",
        "busy",
        "config",
        "listeners",
        "gaps",
        "hands",
        "lasts",
        "legal",
        "living",
        "order",
        "people",
        "program",
        "rested",
        "resting",
        "source",
        "watched",
        "watches",
    )

    turn: int
    decisions: int
    seat: int
    active: int
    phase: int
    stage: int
    extra: int
    again: int
    turned: int
    asks: int
    ran: int
    fallen: int
    attacker: int
    attack_place: int
    subtype: int
    points: int
    die: int
    power: int
    at: int
    monster: int
    keeper: int
    rolls_from: int
    sum: int
    timer: int
    clock: int
    limit: int
    life: list[int]
    out: list[int]
    skips: list[int]
    slots: list[int]
    down: list[int]
    seen: list[int]
    offered: list[int]
    characters: list[int]
    targets: list[int]
    used: list[int]
    losses: list[int]
    dice: list[int]
    keeps: list[int]
    queue: list[int]
    frames: list[int]
    strikes: list[int]
    lasting: list[int]
    flips: list[int]
    spent: list[int]
    spent_turn: list[int]
    deck: list[int]
    pile: list[int]
    character_deck: list[int]
    character_pile: list[int]
    monster_deck: list[int]
    monster_pile: list[int]
    sprung: int
    shifts: int
    crowned: int
    lays: int
    fed: int
    marks: list[int]

    def __init__(
        self, config: Config, program: Program, source: Source, *, blank: bool = False
    ) -> None:
        self.config = config
        self.program = program
        self.source = source
        if blank:  # The caller fills it in.
            return
        self.legal: Sequence[int] = ()
        self.order: tuple[int, ...] = config.clockwise[0]
        self.living = (1 << config.seats) - 1
        self.watches = self.people = self.resting = [0] * PARTIES
        self.watched = self.rested = self.lasts = self.busy = 0
        self.listeners: list[Listeners] = [config.hearing[()]] * PARTIES
        self.hands = [0] * MAX_SEATS
        self.gaps = 0
        for name in NUMBERS:
            setattr(self, name, 0)
        for name in LISTS:
            setattr(self, name, [])
        self.marks = []
        self.sprung = self.shifts = self.fed = 0
        self.attacker = self.monster = self.keeper = self.crowned = self.lays = NOBODY
        self.attack_place = NO_CARD
        self.timer = self.limit = STOPPED
        seats = config.seats
        self.life = [config.parameters.life] * seats + [0] * (PARTIES - seats)
        self.out = [IN_PLAY] * seats
        self.skips = [0] * MAX_SEATS
        self.slots = [NO_CARD] * PLACES
        self.down = [0] * MAX_SEATS
        self.seen = [0] * PLACES
        self.characters = [NO_CARD] * (2 * MAX_SEATS)
        self.used = [0] * MAX_SEATS
        self.losses = [0] * PARTIES
        self.dice = [0] * PARTIES

    def clone(self, source: Source | None = None) -> State:
        """Return a copy that shares no mutable data; with `source`, one with another future."""
        future = self.source.clone() if source is None else source
        new = State(self.config, self.program, future, blank=True)
        new.legal = self.legal
        new.order = self.order
        new.living = self.living
        new.watches = self.watches
        new.people = self.people
        new.resting = self.resting
        new.watched = self.watched
        new.rested = self.rested
        new.lasts = self.lasts
        new.busy = self.busy
        new.listeners = self.listeners[:]
        new.hands = self.hands[:]
        new.gaps = self.gaps
        _copy_numbers(self, new)
        _copy_lists(self, new)
        return new

    def dump(self) -> dict[str, Any]:
        """Return a JSON-able dict without the configuration.

        Raise `BadState` for a search's source.
        """
        data: dict[str, Any] = {name: getattr(self, name) for name in NUMBERS}
        for name in LISTS:
            data[name] = list(getattr(self, name))
        if self.config.later:
            data |= {name: getattr(self, name) for name in LATER_NUMBERS}
            data["marks"] = list(self.marks)
        data["source"] = self.source.dump()
        return data


def _copy_numbers(old: State, new: State) -> None:
    new.turn = old.turn
    new.decisions = old.decisions
    new.seat = old.seat
    new.active = old.active
    new.phase = old.phase
    new.stage = old.stage
    new.extra = old.extra
    new.again = old.again
    new.turned = old.turned
    new.asks = old.asks
    new.ran = old.ran
    new.fallen = old.fallen
    new.attacker = old.attacker
    new.attack_place = old.attack_place
    new.subtype = old.subtype
    new.points = old.points
    new.die = old.die
    new.power = old.power
    new.at = old.at
    new.monster = old.monster
    new.keeper = old.keeper
    new.rolls_from = old.rolls_from
    new.sum = old.sum
    new.timer = old.timer
    new.clock = old.clock
    new.limit = old.limit
    new.sprung = old.sprung
    new.shifts = old.shifts
    new.crowned = old.crowned
    new.lays = old.lays
    new.fed = old.fed


def _copy_lists(old: State, new: State) -> None:
    new.life = old.life[:]
    new.out = old.out[:]
    new.skips = old.skips[:]
    new.slots = old.slots[:]
    new.down = old.down[:]
    new.seen = old.seen[:]
    new.offered = old.offered[:]
    new.characters = old.characters[:]
    new.targets = old.targets[:]
    new.used = old.used[:]
    new.losses = old.losses[:]
    new.dice = old.dice[:]
    new.keeps = old.keeps[:]
    new.queue = old.queue[:]
    new.frames = old.frames[:]
    new.strikes = old.strikes[:]
    new.lasting = old.lasting[:]
    new.flips = old.flips[:]
    new.spent = old.spent[:]
    new.spent_turn = old.spent_turn[:]
    new.deck = old.deck[:]
    new.pile = old.pile[:]
    new.character_deck = old.character_deck[:]
    new.character_pile = old.character_pile[:]
    new.monster_deck = old.monster_deck[:]
    new.monster_pile = old.monster_pile[:]
    new.marks = old.marks[:]


Test = Callable[[State, Sequence[int], Emit | None], bool]
"""Whether conditions hold for a row (see `effects.rows`)."""
Value = Callable[[State, Sequence[int], Emit | None], int]
"""An amount; dice are rolled for it."""
Do = Callable[[State, Sequence[int], Sequence[int], Emit | None], bool]
"""A step for one or more parties; False at the end of the game."""
Run = Callable[[State, Sequence[int], Emit | None], bool]
"""Carries out a straight block; False at the end of the game."""
Change = tuple[Test | None, Value, int]
"""For a `mod`: its test, its amount and its sign."""
Instead = tuple[int, Test | None, Value | None, int]
"""For an `instead`: its cause, its test, its amount (None: all) and its new party."""


class Program:
    """The effects of a deck as functions, each by its number in `codes.Code`.

    `effects.program` makes one. The class is here because its functions work on a state, and a
    state holds it. `tests` are conditions and `values` amounts. By ability, `changes` has each
    `mod`, `instead` each `instead`, and `waits` its test or None. `plain` marks abilities that act
    without a trace: without a question, a limit or a lasting effect. `does` has each step's
    function by block and step, or None if blocks follow from it. `straight` has the function of a
    block, or None if it may ask a question. `waits`, `plain` and `straight` have one more entry for
    no ability and no block (-1).
    """

    __slots__ = ("changes", "does", "instead", "plain", "straight", "tests", "values", "waits")

    changes: dict[int, Change]
    does: tuple[tuple[Do | None, ...], ...]
    instead: dict[int, Instead]
    plain: tuple[bool, ...]
    straight: tuple[Run | None, ...]
    tests: tuple[Test, ...]
    values: tuple[Value, ...]
    waits: tuple[Test | None, ...]
