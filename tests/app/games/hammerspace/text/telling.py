"""What the log tells of events and of decisions at a table that was laid, for tests."""

from __future__ import annotations

from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.narrator import HammerspaceNarrator
from app.i18n.fluent import Texts
from app.text.log import LogLine
from app.text.named import QUOTES
from engines.hammerspace.state import State
from engines.kernel.events import EVERYONE, SPECTATOR, Event, TurnBegan, may_see
from tests.app.games.hammerspace.text.helpers import shipped, unnamed, words_of
from tests.engines.hammerspace.table import do

ANA, BEN, EVA = range(3)
CLOSING = '"»'
NAMES = ("Ana", "Ben", "Eva")
DECK = shipped()
CARD = {card.id: number for number, card in enumerate(DECK.cards)}
PERSON = {card.id: number for number, card in enumerate(DECK.characters)}
BEAST = {card.id: number for number, card in enumerate(DECK.monsters)}
PAN, CAKE, LID, MAGNET = (
    CARD[card] for card in ("frying-pan", "birthday-cake", "bin-lid", "magnet")
)


def narrator(language: str = "en") -> HammerspaceNarrator:
    return HammerspaceNarrator(NAMES, words_of(DECK, language, 3), 13)


def told(teller: HammerspaceNarrator, *events: Event) -> list[LogLine]:
    """The lines of events, without asides and what cards say of themselves: `all_told` has them."""
    return [
        line for line in all_told(teller, *events) if not fiction(line) and line.kind != "aside"
    ]


def fiction(line: LogLine) -> bool:
    """Whether a line is only what a card says of itself."""
    return line.text[0] in QUOTES and line.text[-1] in CLOSING


def all_told(teller: HammerspaceNarrator, *events: Event) -> list[LogLine]:
    return [line for event in events for line in teller.feed(event)]


def texts(teller: HammerspaceNarrator, *events: Event) -> list[str]:
    return [line.text for line in told(teller, *events, TurnBegan(EVERYONE, EVA, 14))]


def so_far(teller: HammerspaceNarrator) -> str:
    return teller.pending.text if teller.pending is not None else ""


def at(state: State, language: str = "en") -> HammerspaceNarrator:
    """A narrator of a table that was laid; cards are called by their ids there."""
    return HammerspaceNarrator(
        NAMES, HammerspaceCardText(Texts(language, strict=True), state.config, unnamed), 13
    )


def played(state: State, *decisions: str, language: str = "en") -> list[str]:
    """What everybody is told of some decisions."""
    teller = at(state, language)
    heard = [event for event in do(state, *decisions) if may_see(event, SPECTATOR)]
    return [line.text for line in told(teller, *heard)]
