"""What the preview says of a card that may go face down, or to the monster: nothing is played."""

from __future__ import annotations

from app.games.hammerspace.text.keywords import has_spring
from app.games.hammerspace.text.odds import about, mean_words, whole
from app.games.hammerspace.tui.badges import best_hidden, spring_text
from app.games.hammerspace.tui.card_title import CardTitle
from app.i18n.numbers import percent
from app.text.sentences import capital, contracted
from app.tui.widgets.styled_text import Line, wrapped
from engines.hammerspace.effects.events import FROM_CARD, FROM_MONSTER
from engines.hammerspace.state import FEEDING


class FreeCardsPanel(CardTitle):
    """A panel that can say how to hide the chosen card, or to feed it to the monster."""

    def hiding(self, cells: int, rows: int) -> list[Line]:
        """How to hide a card; the text of the chosen one, as far as it fits."""
        text, slot, mine = self.told("hide-how", cells), self.turns.slot, self.scene.mine
        card = mine.cards[slot] if slot >= 0 else -1
        best = best_hidden(self.scene) if self.scene.sees_secrets else -1
        if best >= 0:
            named = self.words.names.said(FROM_CARD, mine.cards[best])
            said = contracted(self.mazmorra.texts, self.say("hide-spring", card=named))
            text += wrapped(capital(said), cells, "accent")
        elif self.scene.sees_secrets:
            text += self._no_gain(cells)
        says = self.says(card, cells) if card >= 0 else []
        return [*text, *says] if len(text) + len(says) <= rows else text

    def _no_gain(self, cells: int) -> list[Line]:
        """Why hiding none of the cards pays: a defence with a Spring can't defend meanwhile."""
        guards = [each for each in self.scene.mine.cards if each >= 0]
        guards = [each for each in guards if has_spring(self.scene.config, each)]
        if not guards:
            return self.told("hide-none", cells)
        named = self.words.names.said(FROM_CARD, guards[0])
        said = contracted(self.mazmorra.texts, self.say("hide-guard", card=named))
        return wrapped(capital(said), cells, "accent")

    def free(self, cells: int, rows: int) -> list[Line]:
        """How to hide the new card (HAM-26) or to feed the monster (HAM-32); the card's text, as
        far as it fits."""
        slot, mine = self.turns.slot, self.scene.mine
        if self.turns.phase == FEEDING:
            eater = self.words.names.said(FROM_MONSTER, self.scene.view.monster)
            said = contracted(self.mazmorra.texts, self.say("ask-feed", monster=eater))
            said = " ".join(filter(None, (said, self._bite())))
            return [*wrapped(said, cells), *self.told("feed-how", cells)]
        if slot < 0 or not self.scene.shows_card(mine, slot):
            return [*self.told("lay-how", cells), *self.told("card-covered", cells)]
        springs = has_spring(self.scene.config, mine.cards[slot])
        text = self.told("lay-spring" if springs else "lay-how", cells)
        spring = spring_text(self.scene, mine.cards[slot])
        counts = wrapped(spring, cells, "accent") if spring else []
        effects = self.says(mine.cards[slot], cells)
        ways = [*text, *counts, *effects], [*text, *counts]
        return next((lines for lines in ways if len(lines) <= rows), text)

    def _bite(self) -> str:
        """What the monster takes if it gets nothing; "" for players without hints."""
        if not self.scene.shows_odds:
            return ""
        found, texts = self.turns.cached_odds.bite, self.mazmorra.texts
        mean = about(texts, whole(texts, mean_words(texts, found.mean)))
        if not found.kill:
            return self.say("feed-odds", about=mean)
        chance = percent(found.kill, texts.language)
        return self.say("feed-odds-kills", about=mean, chance=chance)

    def says(self, card: int, cells: int) -> list[Line]:
        """The effects of a card, with what its keywords mean."""
        effects = " ".join(self.words.told_lines(card))
        return wrapped(effects, cells, "muted") if effects else []

    def told(self, message: str, cells: int, /, **values: str | int) -> list[Line]:
        keys = {"enter": self.key("ham.do"), "flip": self.key("ham.flip"), "slots": "1-4"}
        text = self.say(message, **keys, **values)
        return wrapped(text, cells)
