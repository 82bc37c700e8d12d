"""The equipped treasures of a player as a table: a line per slot, with both values of each card."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.tui.slots import FREE, slots
from app.i18n.literal import pad
from app.tui.widgets.styled_text import Line, Span
from engines.napakalaki.config import necklace_of


class SlotTableWidths(NamedTuple):
    """Cells of the names of the slots with a margin before them, of the cards, and of each
    number."""

    slot: int
    card: int
    number: int
    margin: int = 0


def slot_table(
    words: NapakalakiCardText,
    say: Callable[[str], str],
    equipped: tuple[int, ...],
    widths: SlotTableWidths,
    notes: Mapping[int, Span],
) -> list[Line]:
    """Return the headings and the slots; `notes` are shown after their cards."""
    margin = " " * widths.margin
    names = pad(say("head-slot"), widths.slot) + pad(say("head-card"), widths.card)
    heads = f"{margin}{names}{number_heads(say, widths.number)}"
    lines: list[Line] = [[Span(heads, "muted")]]
    worn = necklace_of(words.config, equipped) >= 0
    for slot, card in slots(words.config, equipped):
        head = Span(margin + pad(say(f"slot-{slot}"), widths.slot), "muted")
        if card == FREE:
            lines.append([head, Span(say("slot-free"), "faint")])
            continue
        name = Span(pad(words.treasure(card), widths.card))
        line = [head, name, *numbers(words, card, widths.number, worn=worn)]
        lines.append([*line, Span("  "), notes[card]] if card in notes else line)
    return lines


def number_heads(say: Callable[[str], str], cells: int) -> str:
    """Return the headings of `numbers`."""
    return "".join(f"{say(head):>{cells}}" for head in ("head-now", "head-neck", "head-gold"))


def numbers(words: NapakalakiCardText, card: int, cells: int, *, worn: bool) -> list[Span]:
    """Return a card's present bonus, its bonus with a necklace, and its gold, each in `cells`;
    `worn` says whether a necklace is worn (NAP-5)."""
    return [
        Span(f"{words.now(card, worn):>{cells}}", "title"),
        Span(f"{words.now(card, True):>{cells}}"),
        Span(f"{words.config.gold[card]:>{cells}}", "muted"),
    ]
