"""Weapons and shields in sentences: carried by a player, or by a monster for all to see."""

from __future__ import annotations

from app.games.irrgarten.perspective.reducer import KnownMonster
from app.games.irrgarten.plain.maze import MazeWords
from app.games.irrgarten.text.gear import GearItem, kind_word
from app.i18n.numbers import decimal
from engines.irrgarten.prizes import NO_PRIZE


def item_told(words: MazeWords, item: GearItem, *, kind: bool = True, new: bool = False) -> str:
    """Return a thing with its figures: "the Tea Tray (shield, power 1.5, 3 uses)", without its
    `kind` where that is said already; `new` for a copy of it: "a Tea Tray"."""
    power = decimal(item.power, words.texts.language)
    if not words.gear.name(item.number):
        return words.say("item", power=power, uses=item.uses)
    sort = "none"
    if kind:
        sort = kind_word(words.gear.cards[item.number].kind)
    gear = words.gear
    named = gear.new(item.number, item.uses) if new else gear.old(item.number)
    return words.say("thing", thing=named, kind=sort, power=power, uses=item.uses)


def prize_told(words: MazeWords, foe: KnownMonster) -> str:
    """Return what a monster carries (IRR-37), "" for nothing."""
    if foe.prize == NO_PRIZE:
        return ""
    return item_told(words, words.gear.item(foe.prize), new=True)
