"""The calculation of a fight in plain mode."""

from __future__ import annotations

from collections.abc import Callable

from app.games.napakalaki.text.bad_consequence import IN_WORDS
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.odds import fight_steps
from app.text.sentences import capital
from engines.napakalaki.odds import counted
from engines.napakalaki.view import Player, View


def calculation(
    cards: NapakalakiCardText, say: Callable[..., str], view: View, me: Player
) -> list[str]:
    """Return a sentence for each step of the fight, and one for all parts of the bad consequence.
    `say` returns a message of plain mode."""
    added, counts = view.dealings.added, counted(cards.config, view)
    steps = fight_steps(cards, me, view.monster, view.hidden, IN_WORDS, added, counts)
    losses = "; ".join(step.values["bad"] for step in steps if step.message == "cost")
    death = cards.config.monsters[view.monster].bad.death
    lines = []
    for step in steps:
        message, values = step.message, dict(step.values)
        if message == "cost":
            if not losses:
                continue
            message, values = "death" if death else message, {"bad": losses}
            losses = ""
        number = int(step.number) if step.number.isdecimal() else step.number
        text = capital(say(f"sum-{message}", n=number, **values))
        lines.append(say("sum-line", text=text, rule=step.clause))
    return lines
