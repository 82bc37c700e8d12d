"""The plans of the search in words, as what "you" do: "fight the Leaky Griffin"."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.descent.text.words import things_to_leave
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import monster_in_sentence, towards
from app.games.irrgarten.text.plans import placed
from app.i18n.literal import literal
from app.session.session import Session
from app.text.sentences import contracted
from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.view import View, board_of


def told(session: Session, view: View, plan: Sequence[int]) -> str:
    """Return what a way or a choice does; "" for one without words."""
    if not plan:
        return ""
    return _walk(session, view, plan) if plan[0] < GIFT_0 else _choice(session, view, plan[0])


def _walk(session: Session, view: View, plan: Sequence[int]) -> str:
    texts, square = session.texts, view.me.square
    if square is None:
        return ""
    square += sum(board_of(view.width, view.plan).deltas[step] for step in plan)
    foes = view.foes
    rows = zip(foes.square, foes.card, foes.health, strict=True)
    living = [(at, card) for at, card, left in rows if left > 0]
    card = next((card for at, card in living if at == square), None)
    if card is not None:
        cards = session.source.public.cards
        monster = monster_in_sentence(texts, session.word, cards, card)
        if sum(one == card for _, one in living) > 1:
            monster = placed(texts, monster, *board_of(view.width, view.plan).xy(square))
        return contracted(texts, texts("descentscreen-plan-fight", monster=monster))
    if square in view.exits:
        return texts("descentscreen-plan-exit")
    return texts("irrgarten-plan", way=towards(texts, plan[0])) if len(plan) == 1 else ""


def _choice(session: Session, view: View, action: int) -> str:
    """Return a gift, the end of the Descent, a thing that is left, a rival that is hooked, or the
    way past a guardian."""
    texts, config = session.texts, session.source.public
    if action == SLIP:
        return texts("descentscreen-plan-slip")
    things = ThingWords(texts, GearWords(texts, session.word, config.gear))
    if action < CLIMB:
        return texts("descentscreen-plan-gift", what=things.new(view.gifts[action - GIFT_0]))
    if action == CLIMB:
        return texts("descentscreen-plan-climb")
    if action < HOOK_0:
        offered = things_to_leave(view)
        what = things.old(offered[action - LEAVE_0]) if offered else ""
        return texts("descentscreen-plan-leave", what=what) if what else ""
    name = literal(session.seats[action - HOOK_0].name)
    return contracted(texts, texts("descentscreen-plan-hook", name=name))
