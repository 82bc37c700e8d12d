"""What a defence comes to: the rules' own step over every face of the dice (HAM-11, HAM-14)."""

from __future__ import annotations

from collections.abc import Sequence

from engines.hammerspace.attacks import stand, use
from engines.hammerspace.config import Config
from engines.hammerspace.determinize import determinize
from engines.hammerspace.odds import Damage
from engines.hammerspace.view import View
from engines.kernel.streams import CheapSource, ForcingSource, Source


def standing(config: Config, view: View, slots: Sequence[int]) -> Damage:
    """The view's seat defends with the cards of these slots beside those in use already."""
    state, seat = determinize(config, view, CheapSource(0)), view.seat

    def step(source: Source) -> tuple[int, bool]:
        after = state.clone(source)
        for slot in slots:
            use(after, seat, slot, None)
        stand(after, seat, None)
        return after.losses[seat], after.life[seat] <= 0

    ends = list(ForcingSource().outcomes(step))
    row = [0.0] * (max(lost for _, (lost, _) in ends) + 1)
    for chance, (lost, _) in ends:
        row[lost] += chance
    return Damage(tuple(row), sum(chance for chance, (_, dead) in ends if dead))
