"""The log says why something happens or doesn't: a fed monster, an extra turn, a drawn card."""

from __future__ import annotations

from app.games.hammerspace.text.narrator import HammerspaceNarrator
from engines.hammerspace.actions import MONSTER
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import FROM_CARD, FROM_MONSTER, EffectActs
from engines.hammerspace.events import (
    FED,
    Discarded,
    ExtraTurn,
    MonsterCame,
    MonsterRolled,
    Refilled,
)
from engines.kernel.events import EVERYONE, TurnBegan
from tests.app.games.hammerspace.text.helpers import words_of
from tests.app.games.hammerspace.text.telling import (
    ANA,
    BEAST,
    BEN,
    CAKE,
    CARD,
    DECK,
    EVA,
    NAMES,
    PAN,
    all_told,
    narrator,
    told,
)

YETI, GLOBE = BEAST["laundry-yeti"], CARD["snow-globe"]


def test_a_fed_monsters_roll_has_its_reason_whatever_comes_next() -> None:
    """HAM-32: cards that are drawn and a lasting effect are no consequences of the roll."""
    came, rolled = MonsterCame(EVERYONE, YETI, BEN, 14), MonsterRolled(EVERYONE, BEN, 1, 1)
    acts = EffectActs(EVERYONE, MONSTER, FROM_MONSTER, YETI, NONE)
    fed = Discarded(EVERYONE, EVA, (0,), (PAN,), FED)
    cheese = EffectActs(EVERYONE, BEN, FROM_CARD, PAN, NONE)
    for then in (Refilled(EVERYONE, EVA, 0, PAN), cheese):
        lines = told(narrator(), came, fed, rolled, acts, then)
        assert "but Eva has fed it" in lines[-1].text


def test_drawn_cards_are_an_aside_on_a_table_and_a_line_for_who_hears_it() -> None:
    """HAM-16: a screen shows the cards themselves."""
    drawn = Refilled(EVERYONE, ANA, 0, PAN), Refilled(EVERYONE, BEN, 1, CAKE)
    then = TurnBegan(EVERYONE, EVA, 14)
    words = words_of(DECK, "en", 3)
    hearing = HammerspaceNarrator(NAMES, words, 13, hears=ANA)
    for teller, kind in ((narrator(), "aside"), (hearing, "move")):
        (line,) = all_told(teller, *drawn, then)
        assert (line.text, line.kind) == (
            "Ana draws the Frying Pan, and Ben the Birthday Cake.",
            kind,
        )


def test_an_extra_turn_says_what_has_brought_it() -> None:
    """HAM-18."""
    globe = words_of(DECK, "en", 3).config.cards.main[GLOBE].abilities[-1]
    acts = EffectActs(EVERYONE, BEN, FROM_CARD, GLOBE, globe)
    again = ExtraTurn(EVERYONE, BEN), TurnBegan(EVERYONE, BEN, 14)
    lines = told(narrator(), acts, *again)
    assert lines[-1].text == "Ben takes an extra turn thanks to the Snow Globe."
    assert told(narrator(), *again)[-1].text == "Ben takes an extra turn."
    hearing = HammerspaceNarrator(NAMES, words_of(DECK, "en", 3), 13, hears=BEN)
    assert told(hearing, acts, *again)[-1].text == lines[-1].text, "read aloud to its player"
