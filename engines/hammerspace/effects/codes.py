"""The closed vocabulary of effects as the rules read it: words, numbers and small tuples of them.

There are four kinds of ability. `do` is a block of steps of a played card. `when` runs a block
after an event, `mod` changes a figure when the rules ask for it, `instead` replaces something about
to happen. Cards, characters and the actions of monsters share all of it. `resolution` defines the
order of abilities.

Every word of a deck is a number here: its place in a tuple of words. A step, an ability, a
condition or an amount is a tuple of such numbers. Blocks and tests are known by their index in
`Code`, so a queue or a state holds numbers only. `vocabulary` is the form for people.
"""

from __future__ import annotations

from typing import Final, NamedTuple

NONE: Final = -1
"""No amount, no block, no limit: the value of an omitted index."""

WHEN, MOD, INSTEAD = range(3)
ABILITIES: Final = ("when", "mod", "instead")
"""The kinds of ability beside the `do` of a card, which is a block."""

(
    TURN_START, TURN_END, ATTACKS, ABILITY_PLAYED, HIT, MISS, HURT, BLOCK, SETTLED,
    FLIPPED, HEALED, FELL, REDRAWN,
) = range(13)  # fmt: skip
EVENTS: Final = (
    "turn-start", "turn-end", "attack", "ability", "hit", "miss", "hurt", "block", "settled",
    "flip", "heal", "fall", "redraw",
)  # fmt: skip
"""The events of a `when`. The subject is the party that acts, suffers or has the turn.

`attack`: an attack is announced, its targets are chosen and its die is not yet rolled. `hit` and
`miss` have the attacker as subject, once per defender; `hurt` and `block` are the same moments with
the defender as subject (HAM-18: hit and hurt mean at least 1 life lost). `settled`: all targets of
the attack have defended. `redraw`: HAM-9.
"""

OF_OWNER, OF_OTHERS, OF_ANYONE = range(3)
SUBJECTS: Final = ("owner", "others", "anyone")
"""The subjects whose events an ability reacts to."""

EVER, ONCE_A_TURN, ONCE_A_GAME = range(3)
LIMITS: Final = ("ever", "turn", "game")
"""How often an ability acts for its holder."""

(
    ATTACK_POINTS, DEFENCE_POINTS, ATTACK_DIE, DEFENCE_DIE, HEALING, TARGETS, UNFITTING, FACE_LIMIT,
    MARKING,
) = range(9)  # fmt: skip
FIGURES: Final = (
    "attack", "defence", "attack-die", "defence-die", "healing", "targets", "makeshift", "hidden",
    "marks",
)  # fmt: skip
"""The figures of a `mod`: its holder's points in an attack (HAM-11) or in a defence (HAM-11, beside
the cards: not counted in HAM-13), the value of a die (kept within 1 to 6), life from a heal, the
number of targets of an attack of reach *n* (HAM-10), the points of a makeshift (HAM-28), the number
of cards that may be face down (HAM-6), and the points of its marks (HAM-33)."""

PREVENT, CHANGE, REDIRECT, SURVIVE, IGNORE, REROLL = range(6)
INSTEADS: Final = ("prevent", "increase", "redirect", "survive", "ignore", "reroll")
"""The replacements of an `instead`, in their order of execution: see `resolution`."""

ANY_CAUSE, BY_ATTACK, BY_EFFECT = range(3)
CAUSES: Final = ("any", "attack", "effect")
"""The causes of a loss of life: an attack (HAM-14) or a `damage` step."""

SKIPS, TOUCHES = range(2)
IGNORED: Final = ("skip", "touch")
"""The effects that can be ignored: a lost turn, or another's take, swap, replace, flip or peek."""

(
    DAMAGE, HEAL, STRIKE, GIVE, CLEAR, TAKE, SWAP, REPLACE, FLIP, PEEK, SKIP, AGAIN, TIMER,
    TEST, CHOOSE, BOOST, MARK,
) = range(17)  # fmt: skip
STEPS: Final = (
    "damage", "heal", "attack", "give", "clear", "take", "swap", "replace", "flip", "peek",
    "skip", "again", "timer", "test", "choose", "boost", "mark",
)  # fmt: skip
"""The operations of a step; `StepCode` has the meaning of the numbers of each."""

(
    OWNER, OTHER, CHOSEN, RANDOM, LEFT, RIGHT, STRONGEST, WEAKEST, OTHERS, EVERYONE,
    THE_MONSTER, KEEPER,
) = range(12)  # fmt: skip
SELECTORS: Final = (
    "owner", "other", "chosen", "random", "left", "right", "strongest", "weakest", "others",
    "everyone", "monster", "keeper",
)  # fmt: skip
"""The parties of a step.

`owner`: the seat that has the card, character or lasting effect, or the monster itself. `other`:
the other party of the event. `chosen`: another player whom the owner chooses at the first such step
of a block; the same one for the rest of the block. All words from `chosen` to `others` mean living
players other than the owner. `strongest` and `weakest` have the most and the least life; among
equals the first from the owner's left. `everyone` is all living players. Left and right of a
monster are its keeper's, and its others are all players, the keeper too.
"""

ANY_CARD, CHOSEN_CARD, ALL_CARDS = range(3)
PICKS: Final = ("random", "chosen", "all")
"""The choice among fitting cards: a random one, one that the owner of the effect chooses, all."""

ANY_KIND = NONE
"""Attacks, defences and abilities alike; otherwise a kind of `cards`."""

ANY_FACE, FACE_UP, FACE_DOWN = range(3)
FACES: Final = ("any", "up", "down")

NUMBER, DICE, COUNT = range(3)
"""The kinds of amount: `a` itself, the sum of `a` dice, or a count (`a` in `COUNTS`)."""

(
    LOST_LIFE, THE_ATTACK_DIE, CARDS_UP, CARDS_DOWN, ATTACK_CARDS, LIVING, DEFENCE_CARDS,
    SPARE_ATTACKS,
) = range(8)  # fmt: skip
COUNTS: Final = (
    "lost", "attack-die", "up", "down", "attacks", "players", "defences", "other-attacks",
)  # fmt: skip
"""The possible counts: life lost or healed in the event, the attack die, the owner's face-up or
face-down cards, its face-up attacks (the ones in use too), living players, and the owner's face-up
defences and attacks that are not in use."""

ROLL, DIE, RESULT, TYPE, LIFE, RANK, CARDS, LOST, AGAINST, SPRUNG = range(10)
CONDITIONS: Final = (
    "roll", "die", "result", "type", "life", "rank", "cards", "lost", "against", "sprung",
)  # fmt: skip

RESULT_HIT, RESULT_MISS, RESULT_KILL = range(3)
RESULTS: Final = ("hit", "miss", "kill")
"""The results of an attack for a defender; of a whole attack: any was hit, none was, any fell."""
MOST_LIFE, LEAST_LIFE = range(2)
RANKS: Final = ("most-life", "least-life")
PLAYER, MONSTER_ONLY = range(2)
PARTIES: Final = ("player", "monster")

AT_TURN_START, AT_TURN_END = range(2)
ENDS: Final = ("start", "end")
"""The point in its holder's turn at which a lasting effect ends."""

MARK_WORDS: Final = ("daze", "grease", "soak")
"""The marks by the type of the attack that they make worse (HAM-33), as `cards.TYPES` has them."""
MARK_POINTS, MARK_TURNS = 3, 2
"""What a mark adds to a loss, and for how many turns of its holder."""

MOST: Final = 99
"""The maximum of every amount."""


class AmountCode(NamedTuple):
    """An amount: min(`most`, value * `times` // `over`), value by `kind` and `a`; never
    negative."""

    kind: int
    a: int
    times: int = 1
    over: int = 1
    most: int = MOST

    def of(self, value: int) -> int:
        """Return the amount for a value."""
        return min(self.most, value * self.times // self.over)


class ConditionCode(NamedTuple):
    """One condition. By `op`:

    `ROLL`: a die of its own is `least` to `most`. `DIE`: the attack die (`a` 0) or the defence die
    (1) is. `RESULT`: `a` in `RESULTS`. `TYPE`: `a` is a mask of subtypes that includes the
    attack's. `LIFE`: that of `a` (`OWNER`, `OTHER`) is `least` to `most`. `RANK`: no other living
    player has more (less) life than the owner, `a` in `RANKS`. `CARDS`: `a` (`OWNER`, `OTHER`) has
    `least` to `most` cards of `kind` with `face`. `LOST`: life lost or healed in the event.
    `AGAINST`: the other party is `a` of `PARTIES`. `SPRUNG`: the card in use is (HAM-27).
    """

    op: int
    a: int = 0
    least: int = 0
    most: int = 0
    kind: int = ANY_KIND
    face: int = ANY_FACE


class StepCode(NamedTuple):
    """One step of a block. `who` is a selector, `amount` an index of `Code.amounts` or `NONE`.

    | op | a | b | c | d |
    |---|---|---|---|---|
    | `DAMAGE`, `HEAL` | | | | |
    | `STRIKE` (an attack of an effect) | subtype | | | |
    | `GIVE` | ability | turns, `NONE` for none | `ENDS` | uses, `NONE` for none |
    | `CLEAR`, `PEEK`, `AGAIN` | | | | |
    | `TAKE`, `REPLACE` | `PICKS` | kind | `FACES` | |
    | `SWAP` | `PICKS` of theirs | kind | `FACES` | `PICKS` of the owner's |
    | `FLIP` | `PICKS` | kind | `FACES` from which it turns | |
    | `SKIP` | turns | | | |
    | `TIMER` | turns added (negative: sooner) | | | |
    | `TEST` | test | block if it holds | block if not or `NONE` | |
    | `CHOOSE` | block | block | block or `NONE` | |
    | `BOOST` (of the attack under way) | | | | |
    | `MARK` | type | | | |
    """

    op: int
    who: int = OWNER
    amount: int = NONE
    a: int = 0
    b: int = 0
    c: int = 0
    d: int = 0


class AbilityCode(NamedTuple):
    """A `when`, `mod` or `instead`: `kind`, and `what` of `EVENTS`, `FIGURES` or `INSTEADS`.

    `test` is an index of `Code.tests` and `limit` of `LIMITS`. A `when` has `subject`, `may` (1:
    its owner chooses) and `block`. A `mod` has `amount` and `sign` (1, -1). An `instead` has
    `amount` (`NONE`: all) and `who` (`REDIRECT`: the new party; `REROLL`: the die's owner, `OWNER`
    or `OTHER`). Its `a` is a cause or an ignored effect; for `REROLL` it is 0 for the attack die, 1
    for the defence die, with a value from `b` to `c`.
    """

    kind: int
    what: int
    test: int = 0
    limit: int = EVER
    subject: int = OF_OWNER
    may: int = 0
    block: int = NONE
    amount: int = NONE
    sign: int = 1
    who: int = OWNER
    a: int = 0
    b: int = 0
    c: int = 0


class Code(NamedTuple):
    """All effects of a deck. `tests[0]` is empty: it always holds."""

    amounts: tuple[AmountCode, ...] = ()
    tests: tuple[tuple[ConditionCode, ...], ...] = ((),)
    blocks: tuple[tuple[StepCode, ...], ...] = ()
    abilities: tuple[AbilityCode, ...] = ()


EMPTY: Final = Code()
