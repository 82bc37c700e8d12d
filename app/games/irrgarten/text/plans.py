"""The plans of the search in words, as what "you" do: "fight the Yeti first"."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.text.narrator import monster_in_sentence, towards
from app.i18n.literal import literal
from app.session.session import Session
from app.text.sentences import contracted
from engines.irrgarten.routes import STEP, THROUGH, two_ways
from engines.irrgarten.view import TO_FOE, View


def told(session: Session, view: View, plan: Sequence[int]) -> str:
    """Return what a way or a move does; "" for one without words."""
    texts, config = session.texts, session.source.public
    if not plan:
        return ""
    goal, way = plan[0], plan[1]
    if way == STEP:
        return _step(session, view, goal)
    if goal == config.exit:
        short = "short" if way == THROUGH else "quiet" if two_ways(config, view) else "exit"
        return texts(f"maze-plan-{short}")
    foes = dict(zip(view.foes.square, view.foes.card, strict=True))
    return _fight(session, foes[goal], "maze-plan-fight") if goal in foes else ""


def _step(session: Session, view: View, action: int) -> str:
    """Return a single move: a leap, a fight, or a step in a direction."""
    texts = session.texts
    seen = next((one for one in view.previews if one.wanted == action), None)
    if seen is not None and seen.over >= 0:
        return texts("maze-plan-leap", name=literal(session.seats[seen.over].name))
    if seen is not None and seen.kind == TO_FOE:
        foes = dict(zip(view.foes.number, view.foes.card, strict=True))
        return _fight(session, foes.get(seen.foe, -1), "maze-plan-fight-now")
    return texts("irrgarten-plan", way=towards(texts, action))


def _fight(session: Session, card: int, message: str) -> str:
    texts = session.texts
    monster = monster_in_sentence(texts, session.word, session.source.public.cards, card)
    return contracted(texts, texts(message, monster=monster))
