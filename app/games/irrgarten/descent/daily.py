"""The daily Descent: its coins, where it ended, and a sign for each floor."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from app.games.irrgarten.descent.par.par_of import par_of
from app.games.irrgarten.descent.text.fates import Fate, Fates
from app.games.irrgarten.text.narrator import monster_in_sentence
from app.i18n.fluent import Texts
from app.i18n.languages import spoken
from app.i18n.literal import literal
from app.match.journal import Header
from app.text.daily_score import DailyScore
from app.text.sentences import contracted
from engines.irrgarten.descent.config import Config
from engines.kernel.events import Event

LEFT, CLIMBED, DIED, AHEAD = range(4)
SIGNS: Final = "■▲✕□"
ASCII_SIGNS: Final = "#^x."
"""A floor: left by its exit, climbed out of, died on, not reached. Each is in every font."""


async def daily_score(config: Config, header: Header, events: Sequence[Event]) -> DailyScore | None:
    """Return the coins of a daily Descent and what became of the person; None in company.

    The version for the day itself has par on its card.
    """
    if not config.alone:
        return None
    teller = DescentTeller(config, header, tuple(events))
    coins = teller.fate.coins

    async def with_par() -> DailyScore:
        told = replace(teller, par=await par_of(config, header.seed))
        return DailyScore(coins, told.result, told.card)

    return DailyScore(coins, teller.result, teller.card, with_par)


@dataclass(frozen=True, slots=True)
class DescentTeller:
    """The words of a finished Descent alone; `par` is None before it is known."""

    config: Config
    header: Header
    events: tuple[Event, ...]
    par: int | None = None

    @property
    def fate(self) -> Fate:
        """How it ended, without words."""
        fates = Fates(Texts(), 1, str)
        for event in self.events:
            fates.take(event)
        return fates.of[0]

    def result(self, texts: Texts) -> str:
        """Return "78 coins, died on floor 7 to the Jelly Landlord"."""

        def word(key: str) -> str:
            return literal(spoken(self.header.title, key, texts.language))

        fate = self.fate
        told = texts(
            f"daily-descent-{fate.end}",
            coins=texts("daily-descent-coins", n=fate.coins),
            n=fate.floor,
            monster=monster_in_sentence(texts, word, self.config.cards, fate.card),
        )
        return contracted(texts, told)

    def card(self, texts: Texts, ascii_only: bool) -> str:
        """Return "######x.  78 coins, par 71"."""
        signs = floor_signs(self.fate, self.config.floors, ASCII_SIGNS if ascii_only else SIGNS)
        coins = texts("daily-descent-coins", n=self.fate.coins)
        if self.par is not None:
            coins = texts("daily-descent-par", coins=coins, n=self.par)
        return f"{signs}  {coins}"


def floor_signs(fate: Fate, floors: int, signs: str = ASCII_SIGNS) -> str:
    """Return a sign for each floor of a finished Descent, in the order of `SIGNS`."""
    last = {"climbed": CLIMBED, "out": LEFT}.get(fate.end, DIED)
    reached = floors if fate.end == "out" else fate.floor
    return signs[LEFT] * (reached - 1) + signs[last] + signs[AHEAD] * (floors - reached)
