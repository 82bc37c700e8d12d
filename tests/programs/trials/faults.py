"""Decks with one planted fault each, for "Look here first" of a report.

The faults were written down before anything was played: a treasure far stronger than its kin, a
monster that nobody can beat, or that everybody beats, an attack with three times its points.
`drawn` plants such faults where a seed says, so that nobody chooses them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

from app.cli.deck_try import trial_of
from app.cli.parser import Parser
from app.i18n.fluent import Texts
from app.lab.first_look import Finding
from app.lab.jobs import Job
from app.lab.report import make
from app.lab.run import play
from app.lab.trial.source import find_deck
from app.lab.workers import local

_NAPAKALAKI: Final = ("base", "--game", "napakalaki")
_HAMMERSPACE: Final = ("loaded", "--game", "hammerspace", "--seats", "2")

FAULTS: Final = (
    (_NAPAKALAKI, "sharp-tongue.bonus=25"),
    (_NAPAKALAKI, "colander.bonus=25"),
    (_NAPAKALAKI, "judges-wig.bonus=25"),
    (_NAPAKALAKI, "stale-baguette.bonus=25"),
    (_NAPAKALAKI, "wet-towel.bonus=25"),
    (_NAPAKALAKI, "lampshade.bonus=25"),
    (_NAPAKALAKI, "borrowed-bell.bonus=25"),
    (_NAPAKALAKI, "morning-person.level=40"),
    (_NAPAKALAKI, "rude-printer.level=40"),
    (_NAPAKALAKI, "choir-of-frogs.level=40"),
    (_NAPAKALAKI, "customs-gnome.level=40"),
    (_NAPAKALAKI, "keyboard-cat.level=40"),
    (_NAPAKALAKI, "barber-of-evil.level=40"),
    (_HAMMERSPACE, "custard-pie.attack.points=14"),
    (_HAMMERSPACE, "slingshot.attack.points=14"),
    (_HAMMERSPACE, "lemon-squeezer.attack.points=14"),
    (_HAMMERSPACE, "frozen-peas.attack.points=14"),
    (_HAMMERSPACE, "toaster-golem.life=60"),
    (_HAMMERSPACE, "sofa-dragon.life=60"),
    (_HAMMERSPACE, "angry-swan.life=1"),
)
"""The deck, with what it is played in, and the fault: the card is the one before the first dot."""


Fault = tuple[tuple[str, ...], str]
Card = Mapping[str, Any]

_GRAND: Final = ("grand", "--game", "napakalaki")
_BASE: Final = ("base", "--game", "hammerspace", "--seats", "2")
_DRAWN: Final[tuple[tuple[tuple[str, ...], str, Callable[[Card], bool], str, int], ...]] = (
    (_GRAND, "treasures", lambda card: "bonus_with_necklace" not in card, "bonus=25", 7),
    (_GRAND, "monsters", lambda card: "level" in card, "level=40", 6),
    (_BASE, "cards", lambda card: "points" in card.get("attack", ()), "attack.points=14", 4),
    (_BASE, "monsters", lambda card: "life" in card, "life=60", 3),
)
"""Decks that `FAULTS` doesn't use, a list of their cards, which of them are drawn, the fault, and
how many."""


def drawn(seed: str) -> tuple[Fault, ...]:
    """Return twenty faults at cards that a seed draws."""
    dice, found = Random(seed), list[Fault]()
    for deck, name, fits, fault, count in _DRAWN:
        trees = find_deck(deck[0], deck[2], Path()).trees
        cards = sorted(card["id"] for card in trees[f"{name}.yaml"][name] if fits(card))
        found += [(deck, f"{card}.{fault}") for card in dice.sample(cards, count)]
    return tuple(found)


def first_finding(deck: Sequence[str], fault: str, games: int) -> Finding | None:
    """Return what the report of a deck with a fault says first; one process plays."""
    words = ["deck", "try", deck[0], "--set", fault, *deck[1:]]
    trial = trial_of(Texts("en"), Parser(Texts("en")).parse(words))
    table = trial.tables[1]
    job = Job(table.game, table.config.to_data(), table.bots, games, "faults")
    report = make(job, play(job, local(1)), table.deck, table.about)
    return next(iter(report.first_look), None)


def named(finding: Finding | None, fault: str) -> bool:
    """Whether a finding is about the card of a fault, and names it first."""
    return finding is not None and finding.rows[:1] == (fault.partition(".")[0],)


def lines(faults: Sequence[Fault], games: int) -> Iterator[str]:
    """Yield what is said first of each deck, and how often that is its fault."""
    right = 0
    for deck, fault in faults:
        found = first_finding(deck, fault, games)
        right += named(found, fault)
        said = f"{found.message}: {', '.join(found.rows[:2])}" if found is not None else "-"
        yield f"  {deck[0]} {fault:34} {'named' if named(found, fault) else 'MISSED':7} {said}"
    yield f"  named first {right} of {len(faults)}"
