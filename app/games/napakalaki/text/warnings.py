"""The warning about a player who may win in its next turn, in words."""

from __future__ import annotations

from collections.abc import Mapping

from app.i18n.fluent import Texts, Value
from app.i18n.numbers import percent
from engines.napakalaki.config import Config
from engines.napakalaki.view import View
from engines.napakalaki.warning import LEAST, WinWarning, win_warnings

WARNED = "napakalaki-warn"
"""The message that a player may win: "Ben may win next turn (31%)." """


def warned(texts: Texts, name: str, warning: WinWarning) -> str:
    return texts(WARNED, **values(texts, name, warning))


def values(texts: Texts, name: str, warning: WinWarning) -> Mapping[str, Value]:
    """The values of `WARNED`: the chance with the player's own grudges and nobody else's and, where
    that differs, the chance against those of all the others (NAP-38)."""
    chance, against = (percent(each, texts.language) for each in (warning.wins, warning.against))
    spends = int(warning.grudges > 0 and warning.fights >= LEAST)
    stops = int(chance != against)
    return {
        "name": name, "turns": warning.turns, "chance": chance, "against": against,
        "spends": spends, "stops": stops, "sure": int(warning.wins >= 1 and not stops),
    }  # fmt: skip


def chances(texts: Texts, warning: WinWarning) -> str:
    """The chance of a flag, "69%", or both of `values`, the lower one first: "19-69%"."""
    chance, against = (percent(each, texts.language) for each in (warning.wins, warning.against))
    return chance if against == chance else f"{against.removesuffix('%').strip()}-{chance}"


def shown_by_seat(config: Config, view: View) -> dict[int, WinWarning]:
    """The warnings that are shown to the seat of a view, by the seat that they are about."""
    return {one.seat: one for one in win_warnings(config, view) if one.shown}


def explained(texts: Texts, config: Config, name: str, warning: WinWarning) -> list[str]:
    """The warning about a player, and what lets it win."""
    return [warned(texts, name, warning), *reasons(texts, config, warning)]


def reasons(texts: Texts, config: Config, warning: WinWarning) -> list[str]:
    """The gold that would buy the win (NAP-11), and the chance of a fight (NAP-14) with the door
    that decides it (NAP-42), as far as they matter: in a sentence or two."""
    found = []
    price = warning.levels * config.parameters.level_price
    if warning.buys >= LEAST:
        found.append(
            texts(
                "napakalaki-warn-buys",
                n=warning.levels,
                price=price,
                gold=warning.gold,
                missing=warning.missing,
                chance=percent(warning.buys, texts.language),
            )
        )
    if warning.fights >= LEAST:
        found.append(
            texts(
                "napakalaki-warn-fights",
                n=warning.levels,
                buys=int(warning.buys >= LEAST),
                grudges=warning.grudges,
                chance=percent(warning.fights, texts.language),
            )
        )
        if warning.rivals_choose:
            found.append(texts("napakalaki-warn-door"))
    return found
