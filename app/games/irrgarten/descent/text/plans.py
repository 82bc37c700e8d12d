"""The plans of the search in words, as what "you" do: "fight the Leaky Griffin"."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.descent.text.narrator import place_words
from app.games.irrgarten.descent.text.things import ThingWords
from app.games.irrgarten.descent.text.words import things_to_leave
from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import monster_in_sentence, towards
from app.games.irrgarten.text.plans import placed
from app.i18n.literal import literal
from app.session.session import Session
from app.text.sentences import contracted, in_a_row
from engines.irrgarten.descent.actions import CLIMB, GIFT_0, HOOK_0, LEAVE_0, SLIP
from engines.irrgarten.descent.moving import NOBODY, SHOVE_TO_FOE
from engines.irrgarten.descent.things import Thing
from engines.irrgarten.descent.view import View, board_of


def told(session: Session, view: View, plan: Sequence[int]) -> str:
    """Return what a way or a choice does; "" for one without words."""
    if not plan:
        return ""
    return _walk(session, view, plan) if plan[0] < GIFT_0 else _choice(session, view, plan[0])


def place(session: Session, view: View) -> str:
    """Return the floor and the lap of a view: the game doesn't count by turns."""
    return place_words(session.texts, view.number, view.round)


def _walk(session: Session, view: View, plan: Sequence[int]) -> str:
    texts, square = session.texts, view.me.square
    if square is None:
        return ""
    square += sum(board_of(view.width, view.plan).deltas[step] for step in plan)
    foes = view.foes
    rows = zip(foes.square, foes.card, foes.health, foes.prize, strict=True)
    living = {at: (card, prize) for at, card, left, prize in rows if left > 0}
    if square in living:
        (card, prize), cards = living[square], session.source.public.cards
        monster = monster_in_sentence(texts, session.word, cards, card)
        alike = sum(one == card for one, _ in living.values())
        monster = placed(texts, monster, alike, *board_of(view.width, view.plan).xy(square))
        rival = _shoved(view, plan[0], square)
        if rival != NOBODY:
            name = literal(session.seats[rival].name)
            text = texts("descentscreen-plan-shove", name=name, monster=monster)
        else:
            things = in_a_row(texts, _thing_words(session).gains(prize)) or "none"
            text = texts("descentscreen-plan-fight", monster=monster, things=things)
        return contracted(texts, text)
    if square in view.exits:
        return texts("descentscreen-plan-exit")
    way = towards(texts, plan[0])
    return texts("irrgarten-plan", way=way, wanted=way, slid="no") if len(plan) == 1 else ""


def _shoved(view: View, way: int, square: int) -> int:
    """Return the rival whom a step shoves onto the monster on a square, or `NOBODY` (IRR-48)."""
    step = next((one for one in view.previews if one.way == way), None)
    onto = step is not None and step.kind == SHOVE_TO_FOE and step.beyond == square
    return step.rival if step is not None and onto else NOBODY


def _choice(session: Session, view: View, action: int) -> str:
    """Return a gift, the end of the Descent, a thing that is left, a rival that is hooked, or the
    way past a guardian."""
    texts, things = session.texts, _thing_words(session)
    if action == SLIP:
        return texts("descentscreen-plan-slip")
    if action < CLIMB:
        return texts("descentscreen-plan-gift", what=things.new(view.gifts[action - GIFT_0]))
    if action == CLIMB:
        return texts("descentscreen-plan-climb")
    if action < HOOK_0:
        offered = things_to_leave(view)
        what = _left(things, offered, action - LEAVE_0) if offered else ""
        return texts("descentscreen-plan-leave", what=what) if what else ""
    name = literal(session.seats[action - HOOK_0].name)
    return contracted(texts, texts("descentscreen-plan-hook", name=name))


def _thing_words(session: Session) -> ThingWords:
    gear = GearWords(session.texts, session.word, session.source.public.gear)
    return ThingWords(session.texts, gear)


def _left(things: ThingWords, offered: Sequence[Thing], number: int) -> str:
    """Return the thing that is left. The new thing is the last one; where a carried one has its
    name, they are "the old Fork" and "a Fork"."""
    *carried, new = offered
    if number < len(carried):
        return things.old(carried[number], [new])
    return things.new(new) if any(one[3] == new[3] for one in carried) else things.old(new)
