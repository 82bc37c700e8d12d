"""Treasures and monsters in words: names, values, prizes, and costs of a bad consequence.

Names come from the texts that the match keeps of its deck, values from the configuration."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.napakalaki.match_setup import NO_ARTICLE, PLURAL
from app.games.napakalaki.text.bad_consequence import ARROW, bad_lines, bad_lines_for
from app.games.napakalaki.text.tricks import against_sentence, foe_sentence, treasure_sentence
from app.i18n.fluent import Texts
from app.i18n.literal import literal, width
from app.text.named import NAME, Word, card_name, flavour, quoted, saying
from app.text.sentences import capital, either, in_a_row
from engines.napakalaki.cards import KINDS
from engines.napakalaki.config import Config
from engines.napakalaki.stand import saving_card
from engines.napakalaki.tricks import TWIN

NONE = "--"
"""The text for a missing bonus."""
CELLS_FOR_NAMES = 50
"""Cells of a line for names of cards, where the details of the line have all names."""
FEW_TWINS = 2
"""The most twins that a card names."""
UNSHORTENED = 100_000
"""Cells for all names, where a line has no details that are seen with it (plain mode)."""

SPANISH = "es"
"""The language in which an article has a gender and a number."""
PLURAL_ARTICLES = ("los", "las")
OWN_ARTICLES = {"en": ("The",), "es": ("El", "La", "Los", "Las")}
"""Articles with which a monster's name may begin."""


class NapakalakiCardText:
    """The texts of a match's cards, by their numbers in the configuration.

    `most` are the cells that a line of the log has for names of cards."""

    def __init__(
        self, texts: Texts, config: Config, word: Word, most: int = CELLS_FOR_NAMES
    ) -> None:
        self.texts = texts
        self.config = config
        self.most = most
        self._word = word

    @property
    def deck(self) -> str:
        """The name of the deck, "" if the match keeps none."""
        return literal(self._word("deck"), NAME)

    def treasure(self, card: int) -> str:
        return card_name(self._word, "treasure", self.config.treasures[card].id)

    def called(self, card: int) -> str:
        """The name of a treasure in a sentence, with its article: "the Pan Lid", "la Tapa de
        cazuela"."""
        article = self._word(f"article-treasure-{self.config.treasures[card].id}") or "none"
        return self.texts("napakalaki-called", card=self.treasure(card), article=article)

    def treasure_about(self, card: int) -> str:
        return flavour(self._word, "treasure", self.config.treasures[card].id)

    def monster(self, number: int) -> str:
        return card_name(self._word, "monster", self.config.monsters[number].id)

    def monster_about(self, number: int) -> str:
        return flavour(self._word, "monster", self.config.monsters[number].id)

    def beaten(self, number: int) -> str:
        """The monster's own line when a player beats it, in quotes; "" without one."""
        return self._saying("beaten", number)

    def fate(self, number: int) -> str:
        """The monster's own line when it beats a player, in quotes; "" without one."""
        return self._saying("fate", number)

    def _saying(self, moment: str, number: int) -> str:
        line = saying(self._word, moment, "monster", self.config.monsters[number].id)
        return quoted(self.texts, line) if line else ""

    def foe(self, number: int, place: str) -> str:
        """The name of a monster in a sentence, with its article and a preposition where the
        language has one; `place` is "as", "to", "from" or "against"."""
        article, name = self._named(number)
        return self.texts(f"napakalaki-foe-{place}", monster=name, article=article)

    def several(self, number: int) -> int:
        """1 for a monster whose name is a plural, for its verb ("Office Hours wait"), else 0. In
        Spanish the article says so."""
        if self.texts.language == SPANISH:
            return int(self._named(number)[0] in PLURAL_ARTICLES)
        return int(self._word(f"number-monster-{self.config.monsters[number].id}") == PLURAL)

    def _named(self, number: int) -> tuple[str, str]:
        """A monster's article and its name after it. A name that begins with its own article, "The
        Queue", lends it to the sentence: "the Queue"."""
        article = self._word(f"article-monster-{self.config.monsters[number].id}")
        name = self.monster(number)
        first, _, rest = name.partition(" ")
        if not article and rest and first in OWN_ARTICLES[self.texts.language]:
            return first.lower(), capital(rest)
        return article or NO_ARTICLE, name

    def kind(self, card: int) -> str:
        """The type of a treasure (NAP-5): "helmet", "two hands"."""
        return kind_word(self.texts, self.config.kind[card])

    def kind_short(self, card: int) -> str:
        """The type of a treasure in at most 7 cells: "head", "2 hands"."""
        return kind_short(self.texts, self.config.kind[card])

    def bonus(self, card: int) -> str:
        """Both bonuses (NAP-5), without and with a necklace: "+2 /+4"; "+3" if it has only one."""
        low, high = self.config.low[card], self.config.high[card]
        return _plus(low) if low == high else f"+{low} /+{high}"

    def bonus_said(self, card: int) -> str:
        """The same for a sentence, with words for a missing bonus."""
        return self.bonus(card) if self.config.high[card] else self.texts("napakalaki-no-bonus")

    def bonus_spoken(self, card: int) -> str:
        """The same where it is read aloud: "+2, or +4 with a necklace"."""
        low, high = self.config.low[card], self.config.high[card]
        if low == high:
            return self.bonus_said(card)
        return self.texts("napakalaki-bonus-spoken", low=_plus(low), high=_plus(high))

    def bonus_short(self, card: int) -> str:
        """The same without blanks, for columns: "+2/+4"."""
        return self.bonus(card).replace(" ", "")

    def now(self, card: int, with_necklace: bool) -> str:
        """The effective bonus (NAP-5): "+2"."""
        return _plus((self.config.high if with_necklace else self.config.low)[card])

    def trick(self, number: int, name: str = "") -> str:
        """The sentence of a monster's trick (NAP-44), and of its change against cultists (NAP-21);
        "" for neither and where they don't count. With a `name` it is about that fighter."""
        against = against_sentence(self.texts, self.config.against[number])
        own = foe_sentence(self.texts, self.config.foe_trick[number], name)
        return " ".join(filter(None, (own, against)))

    def cultist(self, card: int) -> str:
        """The name of a cultist card (NAP-22)."""
        return card_name(self._word, "cultist", self.config.cultists[card].id)

    def treasure_trick(self, card: int) -> str:
        """The same for a treasure; a twin names the others, if they are few."""
        tricks, twins = self.config.worn_trick, list[int]()
        if tricks[card][0] == TWIN:
            twins = [one for one, trick in enumerate(tricks) if trick[0] == TWIN and one != card]
        named = [self.called(one) for one in twins] if len(twins) <= FEW_TWINS else []
        return treasure_sentence(self.texts, tricks[card], either(self.texts, named))

    def prize(self, number: int, price: int = 0) -> str:
        """The prize of a victory (NAP-14), without a helper's part (NAP-39): "+1 level, 2
        treasures"."""
        monster = self.config.monsters[number]
        parts = [self.texts("napakalaki-plus-levels", n=monster.levels)]
        if monster.treasures - price:
            parts.append(self.texts("napakalaki-treasures", n=monster.treasures - price))
        return ", ".join(parts)

    def gains(self, number: int) -> str:
        """The prize of a victory (NAP-14) in a sentence: "1 level and 2 treasures"."""
        monster = self.config.monsters[number]
        parts = [self.texts("napakalaki-levels", n=monster.levels)]
        if monster.treasures:
            parts.append(self.texts("napakalaki-some-treasures", n=monster.treasures))
        return in_a_row(self.texts, parts)

    def bad(self, number: int, arrow: str = ARROW) -> tuple[str, ...]:
        """The bad consequence as on the card, in the order of settling (NAP-16): "-2 levels", "the
        helmet"."""
        return bad_lines(self.texts, self.config, number, arrow)

    def bad_for(
        self,
        number: int,
        level: int,
        equipped: Sequence[int],
        hidden: Sequence[int] | None = None,
        arrow: str = ARROW,
    ) -> tuple[str, ...]:
        """The same for a player of this level with these cards equipped: "-2 levels (5 -> 3)", "the
        helmet (Bucket of Shame)", "the helmet (none)".

        `hidden` are its hidden cards if they may be shown: only to their owner (NAP-20)."""
        held = None if hidden is None else tuple(hidden)
        player = level, tuple(equipped), held
        return bad_lines_for(self.texts, self.config, self.treasure, number, player, arrow)

    def bad_against(self, number: int, level: int, equipped: Sequence[int]) -> tuple[str, ...]:
        """The bad consequence as on the card. If it is death and the player wears a treasure that
        saves what is worn (NAP-44), it is the one for that player."""
        saved = self.death_saver(number, equipped) >= 0
        return self.bad_for(number, level, equipped) if saved else self.bad(number)

    def death_saver(self, number: int, equipped: Sequence[int]) -> int:
        """The worn treasure that saves what is worn when the monster brings death (NAP-44), -1
        without one or for another bad consequence."""
        death = self.config.monsters[number].bad.death
        return saving_card(self.config, equipped) if death else -1

    def named(self, cards: Sequence[int], cells: int) -> str:
        """Treasures in a sentence, as many as fit in `cells`, at least one: "A and B", "A, B and 3
        more"."""
        return listed(self.texts, [self.called(card) for card in cards], cells)


def kind_word(texts: Texts, kind: int) -> str:
    """A type of treasures by its number (NAP-5): "helmet", "two hands"."""
    return texts(f"napakalaki-kind-{KINDS[kind]}")


def kind_short(texts: Texts, kind: int) -> str:
    """A type of treasures by its number, in at most 7 cells: "head", "2 hands"."""
    return texts(f"napakalaki-short-{KINDS[kind]}")


def listed(texts: Texts, words: Sequence[str], cells: int) -> str:
    """Words in a row, as many as fit in `cells`, at least one, and the number of the rest."""
    if not words:
        return texts("napakalaki-word-nothing")
    shown = 1
    while shown < len(words) and width(", ".join(words[: shown + 1])) <= cells:
        shown += 1
    more = len(words) - shown
    if more:
        return texts("napakalaki-and-more", list=", ".join(words[:shown]), n=more)
    return in_a_row(texts, words)


def _plus(bonus: int) -> str:
    return f"+{bonus}" if bonus else NONE
