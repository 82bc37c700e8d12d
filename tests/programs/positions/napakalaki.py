"""Positions of Napakalaki, with the small decks of the tests.

The treasures' bonuses: oar 4 and piano 3 (two hands), ladle and whisk 2, spoon 1, fork 0 (one
hand), colander 2, sieve and bucket 1 (helmets), curtain 3, barrel 0 (armour), skates 1, slippers
0 (footwear). Monsters: gnat 1, moth 3, goose 5, boar 7, tailor 8, thief 9, taxman 12, flood 14,
abyss 20.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from engines.napakalaki import tricks
from engines.napakalaki.config import Config
from engines.napakalaki.state import State
from tests.engines.napakalaki.helpers import (
    FRIENDS,
    SMALL_MONSTERS,
    among,
    config,
    do,
    lay,
    refreshed,
)
from tests.programs.positions.position import Position


def after(state: State, *decisions: str) -> State:
    """A position after some decisions."""
    do(state, *decisions)
    return state


def with_toll(gold: int) -> Config:
    """The small decks with an abyss that can be paid off (NAP-44)."""
    toll = (tricks.TOLL, 0, gold)
    monsters = [
        replace(card, trick=toll) if card.id == "abyss" else card for card in SMALL_MONSTERS
    ]
    return config(FRIENDS, monsters=monsters)


def in_turn(state: State, seat: int) -> State:
    """The same in the turn of another seat."""
    state.seat = state.turn_seat = seat
    return refreshed(state)


POSITIONS: Final = (
    Position(
        "buy-the-win",
        lambda: lay("ladle skates", "barrel fork", level=9),
        ("sell barrel",),
        "The barrel's 1,900 gold buys level 10, which ends the match; all the rest is worth "
        "600. A fight may fail (NAP-11).",
        then=(("buy",),),
    ),
    Position(
        "buy-two-levels",
        lambda: lay("oar curtain", "barrel spoon", level=8),
        ("sell barrel", "sell spoon"),
        "1,900 and 100 gold make 2,000, which buys levels 9 and 10. The barrel alone buys only "
        "one.",
        then=(("sell barrel", "sell spoon"), ("buy",)),
    ),
    Position(
        "keep-the-gear",
        lambda: lay("oar curtain colander", "", level=4),
        ("draw",),
        "What is worn is worth 1,300 gold, one level, and adds 9. With 13 most monsters lose, "
        "with 5 only two do.",
    ),
    Position(
        "sell-the-useless",
        lambda: lay("oar colander", "bucket sieve broom", level=3),
        ("sell bucket", "sell sieve", "sell broom"),
        "None of the three can be worn beside oar and colander, and together they are worth "
        "exactly 1,000 gold, a level for nothing.",
        then=(
            ("sell bucket", "sell sieve", "sell broom"),
            ("sell bucket", "sell sieve", "sell broom"),
            ("buy",),
        ),
    ),
    Position(
        "lose-the-weak",
        lambda: after(lay("curtain", "fork slippers", meets="boar"), "draw", "accept"),
        ("lose fork", "lose slippers"),
        "The boar takes two treasures of either kind. The curtain adds 3, the other two nothing "
        "and are worth 100 gold together (NAP-16).",
        then=(("lose fork", "lose slippers"),),
    ),
    Position(
        "keep-the-best-hidden",
        lambda: after(lay("colander", "curtain fork slippers", meets="goose"), "draw", "accept"),
        ("lose fork", "lose slippers"),
        "The goose takes two hidden treasures. The curtain will add 3, the others nothing "
        "(NAP-16).",
        then=(("lose fork", "lose slippers"),),
    ),
    Position(
        "two-hands",
        lambda: after(lay("", "oar spoon", meets="gnat", level=5, prize="fork"), "draw"),
        ("equip oar",),
        "The oar adds 4 and fills both hands, the spoon adds 1 and would shut it out (NAP-6).",
    ),
    Position(
        "one-in-each-hand",
        lambda: after(
            lay("", "ladle whisk piano", meets="gnat", level=5, prize="slippers"), "draw"
        ),
        ("equip ladle", "equip whisk"),
        "Ladle and whisk add 4 together, the piano 3 alone (NAP-6).",
    ),
    Position(
        "better-helmet",
        lambda: after(lay("oar", "sieve colander", meets="gnat", level=5, prize="fork"), "draw"),
        ("equip colander",),
        "One helmet can be worn and none is ever swapped (NAP-8): the colander adds 2, the "
        "sieve 1.",
    ),
    Position(
        "roll-to-escape",
        lambda: after(lay("colander", "oar fork", meets="abyss", level=6), "draw"),
        ("roll",),
        "A roll costs nothing and escapes one time in three. Without it the abyss kills (NAP-15).",
    ),
    Position(
        "discard-the-worthless",
        lambda: after(
            lay(
                "oar colander curtain skates",
                "slippers barrel bucket sieve",
                level=5,
                meets="gnat",
                prize="fork",
            ),
            "draw",
            "done",
        ),
        ("discard fork",),
        "None of the five can be worn now. The fork adds nothing and is worth no gold (NAP-19).",
    ),
    Position(
        "sure-door",
        lambda: after(
            among(lay("oar", "", level=5, parameters=FRIENDS), "abyss, gnat", levels=(5, 5, 5)),
            "done",
        ),
        ("door 2",),
        "Total level 9 beats the gnat for sure. The abyss kills, and the closed door may hide "
        "anything (NAP-36).",
    ),
    Position(
        "last-level-door",
        lambda: after(
            among(
                lay("oar", "", level=9, parameters=FRIENDS, seats=2), "flood, moth", levels=(9, 3)
            ),
            "done",
        ),
        ("door 2",),
        "The moth loses to 13 and its level wins the match. The rival has no grudges, and with "
        "two players nobody else chooses the door (NAP-42).",
    ),
    Position(
        "stop-the-winner",
        lambda: after(
            among(
                lay("spoon", "", level=9, parameters=FRIENDS, seats=2, meets="thief"),
                grudges=(0, 2),
                levels=(9, 7),
            ),
            "draw",
        ),
        ("grudge 1",),
        "The rival is about to win the match with 10 against 9. One grudge adds 3 and stops "
        "that (NAP-38); nothing is worth more later.",
    ),
    Position(
        "cheaper-help",
        lambda: after(
            among(
                lay(
                    "",
                    "fork",
                    level=2,
                    parameters=FRIENDS,
                    meets="taxman",
                    others=[("oar curtain", ""), ("ladle whisk colander skates", "")],
                ),
                levels=(2, 4, 4),
            ),
            "draw",
            "ask",
            "price 3",
            "price 1",
        ),
        ("deal 2",),
        "The taxman's prize is two levels and three treasures. Rivals of the same level ask for "
        "all three or for one (NAP-39); without help it takes one level and all cards two times "
        "in three.",
    ),
    Position(
        "spend-for-the-last-level",
        lambda: after(
            among(
                lay("oar", "", level=9, parameters=FRIENDS, meets="flood"),
                grudges=(1, 0, 0),
                levels=(9, 3, 3),
            ),
            "draw",
        ),
        ("spend",),
        "13 lacks 2 against the flood. The own grudge adds 3, so the fight and with it the match "
        "is won for sure (NAP-38). Every other choice leaves the match open.",
    ),
    Position(
        "richer-door",
        lambda: after(
            among(
                lay("oar", "", level=5, parameters=FRIENDS),
                "goose: colander curtain, boar",
                levels=(5, 5, 5),
            ),
            "done",
        ),
        ("door 1",),
        "9 beats both for sure, and both bring one level and two treasures. Under the goose are "
        "two more (NAP-35). Behind the closed door 9 beats only three of the seven.",
    ),
    Position(
        "take-it-for-nothing",
        lambda: after(
            among(lay("curtain", "", level=4, parameters=FRIENDS, meets="thief"), levels=(4, 1, 1)),
            "draw",
        ),
        ("accept",),
        "The thief takes a hidden helmet, and there is none to take. So to take it costs nothing "
        "and brings two grudges for sure; run or grab brings one at most (NAP-40), or in one of "
        "six a treasure.",
    ),
    Position(
        "pay-the-toll",
        lambda: after(
            among(
                lay("oar colander", "slippers", level=6, meets="abyss", decks=with_toll(100)),
                levels=(6, 6, 6),
            ),
            "draw",
        ),
        ("buy",),
        "The toll takes the slippers, which add nothing, and nothing else happens (NAP-44). Any "
        "other choice is death in two of three, with the loss of all treasures and five levels.",
    ),
    Position(
        "door-for-the-leader",
        lambda: after(
            in_turn(
                among(
                    lay("", "", parameters=FRIENDS, others=[("oar curtain", ""), ("spoon", "")]),
                    "moth, abyss",
                    levels=(2, 9, 6),
                ),
                1,
            ),
            "done",
        ),
        ("door 2",),
        "0 is last and chooses the door of the leader, who wins the match with a fight (NAP-42). "
        "Its 16 beats the moth and every monster in the deck, and loses to the abyss.",
    ),
)
"""In the order in which they were made."""
