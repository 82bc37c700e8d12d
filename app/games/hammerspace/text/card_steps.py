"""Steps that move, turn or show cards, in words."""

from __future__ import annotations

from app.games.hammerspace.text.conditions import tidy
from app.games.hammerspace.text.roles import YOU, EffectRoles
from app.i18n.fluent import Texts, Value
from app.text.sentences import contracted
from engines.hammerspace.cards import ABILITY, DEFENCE, KINDS
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import StepCode


def card_step(texts: Texts, roles: EffectRoles, step: StepCode) -> str:
    """Return a step about cards. The owner of the effect chooses, even among the cards of
    another player."""
    word, chooser = fx.STEPS[step.op], roles.form
    if step.op in (fx.REPLACE, fx.FLIP):
        form, who = roles.who(step.who)
        if step.op == fx.FLIP:
            word += "-down" if step.c == fx.FACE_UP else "-up"
            step = step._replace(c=fx.ANY_FACE)
        cards = _chosen_cards(texts, step, form if step.a == fx.ALL_CARDS else chooser)
        defences = (step.who, step.a, step.b) == (fx.OWNER, fx.ALL_CARDS, DEFENCE)
        if defences and roles.kind == ABILITY and form == YOU:
            cards = tidy(texts("hammer-every-defence-you", face=_facing(texts, step)))
        return texts(f"hammer-{word}-{form}", who=who, cards=cards)
    form, who = roles.owner()
    mine = texts(f"hammer-mine-{fx.PICKS[step.d]}-{form}") if step.op == fx.SWAP else ""
    cards = ""
    if step.op != fx.PEEK:
        cards = _chosen_cards(texts, step, "")
    whom = roles.who(step.who)[1]
    text = texts(f"hammer-{word}-{form}", who=who, whom=whom, cards=cards, mine=mine)
    return contracted(texts, text)


def _chosen_cards(texts: Texts, step: StepCode, form: str) -> str:
    """Return the chosen cards: "a random face-up attack". `form` is the form of the chooser, or
    of the owner if all cards are meant; "" if the context gives it."""
    kind = "card" if step.b == fx.ANY_KIND else KINDS[step.b]
    pick = fx.PICKS[step.a]
    how = f"{pick}-{form}" if form and step.a != fx.ANY_CARD else pick
    values: dict[str, Value] = {"face": _facing(texts, step), "own": int(step.who == fx.OWNER)}
    return tidy(texts(f"hammer-{how}-{kind}", **values))


def _facing(texts: Texts, step: StepCode) -> str:
    """Return which side of the cards is up, "" for either."""
    return "" if step.c == fx.ANY_FACE else texts(f"hammer-facing-{fx.FACES[step.c]}")
