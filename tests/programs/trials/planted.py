"""Changes with a known effect, and changes with none, for `mazmorra deck try`.

The effects are known by the rules: a stronger treasure helps who wears it, and a monster of a
higher level is beaten less often. The changes without an effect are of fields that the rules of
these matches don't use, or of the price of a treasure, by the least that it can change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from app.cli.deck_try import trial_of
from app.cli.parser import Parser
from app.i18n.fluent import Texts
from app.lab.trial.run import TrialResult, try_change
from app.lab.trial.sums import Answer
from app.lab.workers import local

MORE, LESS, NONE = Answer.MORE, Answer.LESS, Answer.SMALL
MARGIN: Final = 3


@dataclass(frozen=True, slots=True)
class Planted:
    """A change as it is typed, and what it does to the figure of its card."""

    deck: str
    change: str
    effect: Answer
    more: tuple[str, ...] = ()


def _napakalaki(change: str, effect: Answer) -> Planted:
    return Planted("base", change, effect, ("--game", "napakalaki"))


def _hammerspace(change: str, effect: Answer) -> Planted:
    return Planted("base", change, effect, ("--game", "hammerspace", "--seats", "2"))


PLANTED: Final = (
    _napakalaki("sharp-tongue.bonus=14", MORE),
    _napakalaki("judges-wig.bonus=13", MORE),
    _napakalaki("colander.bonus=12", MORE),
    _napakalaki("rolled-carpet.bonus=15", MORE),
    _napakalaki("spring-mail.bonus=15", MORE),
    _napakalaki("stop-sign.bonus=14", MORE),
    _napakalaki("morning-person.level=12", LESS),
    _napakalaki("choir-of-frogs.level=9", LESS),
    _napakalaki("keyboard-cat.level=10", LESS),
    _napakalaki("keyboard-cat.level=4", MORE),
    _napakalaki("magpie-mafia.level=5", MORE),
    _napakalaki("unlit-stairs.level=8", MORE),
    _napakalaki("laundry-kraken.level=10", MORE),
    _napakalaki("barber-of-evil.level=12", LESS),
    _hammerspace("sofa-dragon.life=8", MORE),
    _hammerspace("angry-swan.life=20", LESS),
    _hammerspace("toaster-golem.defence=0", MORE),
    _napakalaki("holiday-ghost.level=6", MORE),
    _napakalaki("singing-sofa.level=9", MORE),
    _napakalaki("customs-gnome.level=10", LESS),
)
WITHOUT: Final = (
    _napakalaki("rubber-sabre.gold=210", NONE),
    _napakalaki("keyboard-cat.against_cultist=9", NONE),
    _napakalaki("colander.trick={ kind: twin, n: 1 }", NONE),
    _napakalaki("traffic-cone.gold=190", NONE),
    _napakalaki("lampshade.gold=210", NONE),
)


def answer_of(one: Planted, games: int) -> tuple[Answer, TrialResult]:
    """Return the answer of a trial, which one process plays."""
    words = ["deck", "try", one.deck, "--set", one.change, *one.more, "--games", str(games)]
    trial = trial_of(Texts("en"), Parser(Texts("en")).parse(words))
    result = try_change(trial.job, trial.asked, MARGIN / 100, local(1))
    return result.answers[0].answer, result


def lines(changes: Sequence[Planted], games: int) -> Iterator[str]:
    """Yield what a trial says of each change, and how many it says right."""
    right = wrong = 0
    for one in changes:
        found, result = answer_of(one, games)
        right += found is one.effect
        wrong += found not in (one.effect, Answer.OPEN)
        estimate = result.answers[0].estimate
        low, high = estimate.interval
        yield (
            f"  {one.deck} {one.change:36} {one.effect.value:5} {found.value:9} "
            f"{estimate.change or 0.0:+7.1%} ({low:+.1%}..{high:+.1%})  {result.seeds} matches"
        )
    yield f"  right {right} of {len(changes)}, wrong {wrong}"
