"""What a defence comes to: the rules' own step over every face of the dice (HAM-11, HAM-14)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engines.hammerspace.attacks import stand, use
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource, ForcingSource, Source


class Standing(NamedTuple):
    """Life that may be lost: the least, the most, on average, and how likely it is all there is."""

    least: int
    most: int
    mean: float
    kill: float


def standing(config: Config, view: View, slots: Sequence[int]) -> Standing:
    """The view's seat defends with the cards of these slots beside those in use already."""
    state, seat = determinize(config, view, CheapSource(0)), view.seat

    def step(source: Source) -> tuple[int, bool]:
        after = state.clone(source)
        for slot in slots:
            use(after, seat, slot, None)
        stand(after, seat, None)
        return after.losses[seat], after.life[seat] <= 0

    ends = list(ForcingSource().outcomes(step))
    losses = [lost for _, (lost, _) in ends]
    mean = sum(chance * lost for chance, (lost, _) in ends)
    kill = sum(chance for chance, (_, dead) in ends if dead)
    return Standing(min(losses), max(losses), mean, kill)
