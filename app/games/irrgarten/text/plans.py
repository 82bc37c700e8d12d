"""The plans of the search in words, as what "you" do: "fight the Yeti first"."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.text.gear import GearWords
from app.games.irrgarten.text.narrator import monster_in_sentence, towards
from app.i18n.fluent import Texts
from app.i18n.literal import literal
from app.session.session import Session
from app.text.sentences import contracted
from engines.irrgarten.prizes import NO_PRIZE
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
    there = goal in view.foes.square
    return _fight(session, view, view.foes.square.index(goal), "maze-plan-fight") if there else ""


def _step(session: Session, view: View, action: int) -> str:
    """Return a single move: a leap, a fight, or a step in a direction."""
    texts = session.texts
    seen = next((one for one in view.previews if one.wanted == action), None)
    if seen is not None and seen.over >= 0:
        return texts("maze-plan-leap", name=literal(session.seats[seen.over].name))
    if seen is not None and seen.kind == TO_FOE:
        there = seen.foe in view.foes.number
        at = view.foes.number.index(seen.foe) if there else -1
        return _fight(session, view, at, "maze-plan-fight-now")
    went = action if seen is None else seen.went
    slid = "no" if went == action else "yes"
    return texts(
        "irrgarten-plan", way=towards(texts, went), wanted=towards(texts, action), slid=slid
    )


def _fight(session: Session, view: View, at: int, message: str) -> str:
    """Return a fight with the monster at a place of the view's lists, -1 for one out of sight; with
    its square, if another of its name lives, and with what it carries (IRR-37)."""
    texts, config = session.texts, session.source.public
    foes, words = view.foes, session.word
    monster = monster_in_sentence(texts, words, config.cards, foes.card[at] if at >= 0 else -1)
    if at >= 0:
        living = [card for card, left in zip(foes.card, foes.health, strict=True) if left > 0]
        alike = living.count(foes.card[at])
        monster = placed(texts, monster, alike, *config.labyrinth.xy(foes.square[at]))
    thing = "none"
    if at >= 0 and foes.prize and foes.prize[at] != NO_PRIZE:
        gear = GearWords(texts, words, config.gear)
        item = gear.item(foes.prize[at])
        thing = gear.new(item.number, item.uses)  # another may carry one, too
    return contracted(texts, texts(message, monster=monster, thing=thing))


def placed(texts: Texts, monster: str, alike: int, column: int, row: int) -> str:
    """Return a monster, with its square by column and row from 0 if several living ones are
    `alike`: "the Queue Ghost in column 3, row 12"."""
    if alike <= 1:
        return monster
    place = texts("plain-maze-place", column=column + 1, row=row + 1)
    return texts("maze-plan-there", monster=monster, place=place)
