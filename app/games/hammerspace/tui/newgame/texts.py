"""The description of a deck: its cards by kind, reach and type, its characters and monsters."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial

from typing_extensions import override

from app.games.hammerspace.setup_builder import HammerspaceSetupBuilder
from app.tui.glyphs import Glyphs
from app.tui.newgame.bars import ChartBar, bar_lines
from app.tui.newgame.panel import RowExplanation
from app.tui.newgame.texts import FormTexts
from app.tui.widgets.styled_text import Line
from engines.hammerspace.cards import KINDS, NO_MATCH, SUBTYPES, TYPE_OF, TYPES
from engines.hammerspace.deck import Deck
from engines.hammerspace.models import Card


class HammerspaceFormTexts(FormTexts[HammerspaceSetupBuilder]):
    """Shows the content of a deck."""

    @override
    def scenario_explained(self, file: Deck) -> RowExplanation:
        words, language = self.words, self.texts.language
        lines = [
            (file.about.description.of(language), "text"),
            *((text, "risky") for text in self.warnings()),
            (f"{self._cards(file.cards)} {self._reaches(file.cards)}", "muted"),
            (f"{self._others(file)} {words('made-for', n=file.about.players)}", "muted"),
        ]
        drawing = partial(bars, file.cards, self._type_name, words("by-type"))
        return RowExplanation(file.about.name.of(language), lines, drawing)

    def _type_name(self, word: str) -> str:
        return self.texts(f"hammer-type-{word}")

    def _cards(self, cards: Sequence[Card]) -> str:
        """The number of cards of each kind, and of cards that may be kept (HAM-7, HAM-17)."""
        kinds: Counter[str] = Counter(card.tag for card in cards)
        text = ", ".join(self.words(f"of-{kind}", n=kinds[kind]) for kind in KINDS if kinds[kind])
        kept = self.words("kept", n=sum(card.keep is not None for card in cards))
        return self.words("cards", n=len(cards), kinds=text, kept=kept)

    def _reaches(self, cards: Sequence[Card]) -> str:
        """The number of attacks on one, several, all rivals (HAM-10)."""
        reaches: Counter[str] = Counter(_reach(card) for card in cards if card.attack)
        return self.words("reaches", one=reaches["one"], some=reaches["some"], all=reaches["all"])

    def _others(self, file: Deck) -> str:
        """The number of characters (HAM-4) and monsters (HAM-22), and the monsters' life."""
        life = sorted({monster.life for monster in file.monsters})
        bounds = "-".join(map(str, dict.fromkeys(life[:1] + life[-1:])))
        monsters = self.words("monsters", n=len(file.monsters), life=bounds)
        return f"{self.words('characters', n=len(file.characters))} {monsters}"

    @override
    def warnings(self) -> list[str]:
        """Warn that a deck has enough cards for more players than it is made for."""
        recommended, n = self.draft.recommended_players, len(self.draft.seats)
        if n <= recommended or self.draft.seats_error(n):
            return []
        return [self.words("more-than-made-for", most=recommended, n=n)]


def _reach(card: Card) -> str:
    assert card.attack is not None
    reach = card.attack.reach
    return reach if reach in ("one", "all") else "some"


def bars(
    cards: Sequence[Card],
    name_of: Callable[[str], str],
    caption: str,
    cells: int,
    height: int,
    glyphs: Glyphs,
) -> Sequence[Line] | None:
    """A bar for the attacks of each subtype (HAM-9a), with the number of defences against it
    (HAM-12); by the three types without room for the eight subtypes, else None."""
    attacks, defences = [0] * len(SUBTYPES), [0] * len(SUBTYPES)
    for card in cards:
        if card.attack:
            attacks[SUBTYPES.index(card.attack.subtype)] += 1
        elif card.defence:
            for subtype, points in enumerate(card.defence.against.points()):
                defences[subtype] += points > NO_MATCH
    fine = [
        ChartBar(name_of(word), attacks[at], f" / {defences[at]}")
        for at, word in enumerate(SUBTYPES)
    ]
    found = bar_lines(fine, caption, cells, height, glyphs)
    return found or bar_lines(_by_type(attacks, defences, name_of), caption, cells, height, glyphs)


def _by_type(
    attacks: Sequence[int], defences: Sequence[int], name_of: Callable[[str], str]
) -> list[ChartBar]:
    """The bars by type. A defence covers a whole type: all its subtypes have the same defences
    (HAM-12)."""
    made = []
    for number, word in enumerate(TYPES):
        count = sum(attacks[at] for at, of in enumerate(TYPE_OF) if of == number)
        made.append(ChartBar(name_of(word), count, f" / {defences[TYPE_OF.index(number)]}"))
    return made
