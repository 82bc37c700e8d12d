"""The words for the review of a match, from the parts that its game brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

from app.analysis.review import Choice, people_of
from app.registry import game
from app.session.session import Session
from app.text.aftermath import turn_word
from app.text.reviewing import PastTexts, ReviewWords
from app.text.second_thoughts import second_thoughts
from app.text.sentences import uncapitalized
from engines.kernel.search import Comparison, Plan


def coins_of(game_id: str, public: Any) -> float:
    """Return the coins for which a chance of 1 is meant in a match, 0 if it is won."""
    part = game(game_id).part("coins")
    return part(public) if part is not None else 0.0


def review_words(session: Session) -> ReviewWords:
    """Return the words, in the present language of the session."""
    game_id, public = session.source.header.game, session.source.public
    names = [seat.name for seat in session.seats]
    people = people_of(session.source.header)
    yours = len(people) == 1
    did = plan_words(replace(session, texts=PastTexts(session.texts, other=not yours)))
    when = partial(choice_place, session)
    coins = coins_of(game_id, public)
    plan = plan_words(session)
    fight = game(game_id).part("fight_of") or _no_fight
    return ReviewWords(session.texts, names, plan, did, when, yours=yours, coins=coins, fight=fight)


def choice_place(session: Session, choice: Choice) -> str:
    """Return when a choice was: its turn, or its floor and lap."""
    place = game(session.source.header.game).part("place_words")
    if place is None:
        return turn_word(choice.turn, session.texts)
    return uncapitalized(place(session, choice.view))


def plan_words(session: Session) -> Callable[[Any, Plan], str]:
    """Return the function that says what a plan does, for the view of its seat; "" for a plan
    without words, as all are in a game that brings none."""
    told = game(session.source.header.game).part("plan_words") or _no_words
    return partial(told, session)


def doubts(session: Session, view: Any, found: Comparison) -> str:
    """Return what is said before a costly choice of the view's seat, the `other` of a comparison;
    "" for no words."""
    told, source = plan_words(session), session.source
    coins = coins_of(source.header.game, source.public)
    return second_thoughts(session.texts, found, partial(told, view), coins=coins)


def _no_fight(_view: Any) -> None:
    """Return no fight, for a game whose decisions are all reviewed by themselves."""


def _no_words(_session: Session, _view: Any, _plan: Plan) -> str:
    """Return no words, for a game without any."""
    return ""
