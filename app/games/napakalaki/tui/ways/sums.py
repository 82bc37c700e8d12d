"""What the pages about a fight and about a rival add among friends. No widgets."""

from __future__ import annotations

from app.games.napakalaki.tui.combat import OPEN, ShownFight
from app.games.napakalaki.tui.view_model import NapakalakiViewModel
from app.games.napakalaki.tui.ways.model import Asked
from app.text.sums import SumLine
from engines.napakalaki.config import Config
from engines.napakalaki.stopping import best_helper


def fight_rows(scene: NapakalakiViewModel, asked: Asked, combat: ShownFight) -> list[SumLine]:
    """The fighter's sums with grudges and with the best help while the fight is open; after it the
    total level that decided, if it had more than the fighter's own."""
    own = scene.perspective.met_as(combat.seat).power
    if combat.stands != OPEN:
        if combat.power == own:
            return []
        return [SumLine(asked.say("sum-decided"), str(combat.power), "NAP-38")]
    rows = []
    held = asked.grudges(combat.seat) if asked.own_worth else 0
    if held:
        label = asked.say("sum-grudges", n=held)
        total = own + asked.worth * held
        shown = str(total) if asked.own_worth == asked.worth else asked.with_own(held)
        rows.append(SumLine(label, shown, "NAP-38"))
    best = best_helper(asked.config, asked.view)
    if best >= 0:
        label = asked.say("sum-help", name=asked.names[best])
        rows.append(SumLine(label, str(own + asked.helping(best)), "NAP-39"))
    return rows


def rules_told(asked: Asked) -> list[str]:
    """The rules among friends that a fight follows, in sentences."""
    parameters = asked.config.parameters
    found = []
    if parameters.corridor:
        found.append(asked.say("why-corridor"))
    if parameters.grudge:
        values = {"worth": parameters.grudge, "most": parameters.grudge_most}
        found.append(asked.say("why-grudge", **values))
    if parameters.help:
        found.append(asked.say("why-help"))
    if parameters.dial:
        found.append(asked.say("why-out"))
    return found


def between(asked: Asked, seat: int) -> list[str]:
    """What a rival holds against the player on display, and the other way round (NAP-45)."""
    if not _has_grudges(asked.config):
        return []
    held = asked.grudges(seat)
    found = [asked.say("rival-grudges", n=held)]
    spite = asked.view.dealings.spite
    for one, other in ((seat, asked.seat), (asked.seat, seat)):
        if spite[one][other]:
            name, against = asked.names[one], asked.names[other]
            found.append(asked.say("rival-spent", n=spite[one][other], name=name, against=against))
    return found


def _has_grudges(config: Config) -> bool:
    return config.parameters.grudge > 0
