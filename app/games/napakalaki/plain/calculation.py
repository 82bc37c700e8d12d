"""The calculation of a fight in plain mode, what a monster costs, and what a roll costs."""

from __future__ import annotations

from collections.abc import Callable

from app.games.napakalaki.text.bad_consequence import IN_WORDS
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.odds import escape_costs, fight_steps
from app.text.sentences import capital, in_a_row
from engines.napakalaki.odds import counted
from engines.napakalaki.view import Player, View


def calculation(
    cards: NapakalakiCardText, say: Callable[..., str], view: View, me: Player
) -> list[str]:
    """Return a sentence for each step of the fight, and one for all parts of the bad consequence.
    `say` returns a message of plain mode."""
    added, counts = view.dealings.added, counted(cards.config, view)
    steps = fight_steps(cards, me, view.monster, view.hidden, IN_WORDS, added, counts)
    parts = [step.values["bad"] for step in steps if step.message == "cost"]
    losses = in_a_row(cards.texts, parts) if parts else ""
    saver = cards.death_saver(view.monster, me.equipped)
    death = cards.config.monsters[view.monster].bad.death
    lines = []
    for step in steps:
        message, values = step.message, dict(step.values)
        if message == "cost":
            if not losses:
                continue
            message, values = "death" if death else message, {"bad": losses}
            if saver >= 0:
                message, values = "saved", {"card": cards.called(saver)}
            losses = ""
        number = int(step.number) if step.number.isdecimal() else step.number
        text = capital(say(f"sum-{message}", n=number, **values))
        lines.append(say("sum-line", text=text, rule=step.clause))
    return lines


def bad_told(cards: NapakalakiCardText, say: Callable[..., str], number: int) -> str:
    """Return what a monster costs a player that it catches (NAP-16)."""
    parts = in_a_row(cards.texts, cards.bad(number, IN_WORDS))
    return say("bad", bad=parts, death=int(cards.config.monsters[number].bad.death))


def escape_told(cards: NapakalakiCardText, say: Callable[..., str], view: View) -> str:
    """Return what a roll to escape costs, beside what accepting does (NAP-15)."""
    message, parts = escape_costs(cards.texts, cards.config, view)
    values = {name: in_a_row(cards.texts, value) for name, value in parts.items()}
    return say(f"do-escape-{message}", **values)
