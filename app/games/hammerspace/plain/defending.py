"""The defence of a seat in plain mode: what each card stops, and what the attack may cost then."""

from __future__ import annotations

from app.games.hammerspace.plain.odds import SURE
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.odds import about, mean_words, whole
from app.i18n.fluent import Texts
from app.i18n.numbers import percent
from app.text.sentences import spelt
from engines.hammerspace.actions import DEFEND, DONE
from engines.hammerspace.cards import NO_MATCH
from engines.hammerspace.damage import Damage
from engines.hammerspace.odds import defences, improvised_points
from engines.hammerspace.state import MAKESHIFT, NOBODY
from engines.hammerspace.view import View


def stops(cards: HammerspaceCardText, view: View, card: int) -> str:
    """Return what a card stops of the attack (HAM-12), or adds as a makeshift (HAM-28)."""
    attack, texts = view.attack, cards.texts
    if attack is None or attack.subtype == NOBODY:
        return ""
    if view.phase == MAKESHIFT:
        return texts("plain-ham-adds", n=improvised_points(cards.config, view))
    points = cards.config.against[card][attack.subtype]
    return texts("plain-ham-points", n=points if points != NO_MATCH else 0)


def cost_of(cards: HammerspaceCardText, view: View, action: int) -> str:
    """Return what the attack may cost the view's seat after this decision, if the later ones are
    the best; "" unless it chooses a defence."""
    if action >= DEFEND or (view.phase == MAKESHIFT and action == DONE):
        damage = defences(cards.config, view).get(action)
        return "" if damage is None else loss_words(cards.texts, damage)
    return ""


def loss_words(texts: Texts, damage: Damage) -> str:
    """Return what a roll may cost "you", in sentences: "You lose 0 to 5 life, about 2.1."."""
    if not damage.most:
        return texts("plain-ham-lose-none")
    form = "fixed" if damage.least == damage.most else "about"
    mean = about(texts, whole(texts, mean_words(texts, damage.mean)))
    said = texts(f"plain-ham-lose-{form}", least=damage.least, most=damage.most, about=mean)
    if damage.kill >= SURE:
        return texts("plain-ham-lose-all")
    if not damage.kill:
        return said
    chance = percent(damage.kill, texts.language)
    return spelt(texts, f"{said} {texts('plain-ham-lose-out', chance=chance)}")
