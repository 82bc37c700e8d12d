"""The sentences of the hint for a position, as the hint key shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from types import SimpleNamespace
from typing import Any, Final

from app.games.hammerspace.advice import advice as hammerspace_advice
from app.games.hammerspace.hinting import hinted
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.napakalaki.advice import advice as napakalaki_advice
from app.games.napakalaki.text.bot_reasons import reason as napakalaki_reason
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import Texts
from app.match.bots.comparing import SEED, WORLDS
from app.registry import game as registered
from app.session.reviewing import coins_of
from app.text.comparing import compared
from engines.irrgarten.config import Config
from tests.engines.irrgarten.helpers import NAMES as NAMES_OF_GEAR
from tests.programs.positions.asking import Asked
from tests.programs.positions.position import Position

NAMES: Final = ("Ana", "Ben", "Eva", "Leo")


def sentences(game: Asked, position: Position, texts: Texts, worlds: int = WORLDS) -> list[str]:
    """Return the advice with its reason, where the game has one in words, and the figure."""
    spec, state = registered(game.id), position.lay()
    rules, public = spec.rules(), state.config.public()
    view = rules.view(state, rules.actor(state))
    session: Any = SimpleNamespace(
        texts=texts,
        word=_word,
        seats=[SimpleNamespace(name=name) for name in NAMES],
        source=SimpleNamespace(public=_with_gear(public)),
    )
    action, advice = _ADVICE.get(game.id, _nothing)(texts, public, view)
    search: Any = spec.search()
    found = search.compare(public, view, SEED, worlds)
    plan_words = partial(spec.part("plan_words"), session, view)
    coins = coins_of(game.id, public)
    figure = ""
    if found is not None:
        figure = compared(texts, found, plan_words, coins=coins, advised=action)
    return [one for one in (advice, figure) if one]


def _with_gear(public: Any) -> Any:
    """A race's configuration with names for the things that monsters carry (IRR-31)."""
    if not isinstance(public, Config):
        return public
    return Config(
        public.labyrinth, public.seats, public.parameters, (), public.monsters, NAMES_OF_GEAR
    )


def _word(key: str) -> str:
    """Return the id of a card as its name; nothing else has a name in a position."""
    kind, _, name = key.partition("-")
    return name if kind in {"card", "treasure", "monster", "character", "gear"} else ""


def _nothing(_texts: Texts, _public: Any, _view: Any) -> tuple[int | None, str]:
    return None, ""


def _napakalaki(texts: Texts, public: Any, view: Any) -> tuple[int | None, str]:
    thought = napakalaki_advice(public, view)
    words = NapakalakiCardText(texts, public, _word)
    return thought.action, texts("nap-hint", words=napakalaki_reason(words, thought))


def _hammerspace(texts: Texts, public: Any, view: Any) -> tuple[int | None, str]:
    said = hinted(HammerspaceCardText(texts, public, _word), NAMES, view)
    return hammerspace_advice(public, view).action, texts("ham-hint", words=said)


_ADVICE: Final[dict[str, Callable[[Texts, Any, Any], tuple[int | None, str]]]] = {
    "napakalaki": _napakalaki,
    "hammerspace": _hammerspace,
}
