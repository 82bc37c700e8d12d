"""The odds of the own cards, computed once per decision."""

from __future__ import annotations

from app.games.hammerspace.predicted_attacks import PredictedAttack, ability_attacks
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.counted import effects_named, returned_names, stopping_names
from app.games.hammerspace.text.keywords import cost_of
from engines.hammerspace.bites import Bite, bite
from engines.hammerspace.config import Config
from engines.hammerspace.odds import Aim, AttackResult, preview
from engines.hammerspace.ripostes import Riposte, riposte
from engines.hammerspace.view import View


class CachedOdds:
    """The odds of attacks from a seat's view at one decision."""

    def __init__(self, config: Config, view: View) -> None:
        self._config = config
        self._view = view
        self._odds: dict[int, dict[int, Aim]] = {}
        self._spent: dict[int, dict[int, Aim]] = {}
        self._answers: dict[Aim, Riposte | None] = {}
        self._bite: Bite | None = None
        self._counted: dict[tuple[str, int, int, int], list[str]] = {}
        self._returning: dict[tuple[str, int, int, int], list[str]] = {}
        self._strikes: dict[int, tuple[PredictedAttack, ...]] = {}

    def odds(self, slot: int) -> dict[int, Aim]:
        if slot not in self._odds:
            aims = preview(self._config, self._view, slot)
            self._odds[slot] = {aim.party: aim for aim in aims}
        return self._odds[slot]

    def spent(self, slot: int) -> dict[int, Aim]:
        """The odds if the seat discards what the card or a character of its own lets it discard for
        a stronger attack (Load); empty if nothing does, or if it has nothing to discard."""
        if slot not in self._spent:
            found: dict[int, Aim] = {}
            if self._may_spend(slot):
                aims = preview(self._config, self._view, slot, spends=True)
                found = {aim.party: aim for aim in aims}
            self._spent[slot] = {} if found == self.odds(slot) else found
        return self._spent[slot]

    def counted(self, clauses: LogClauses, aim: Aim, blow: AttackResult) -> list[str]:
        """The effects that count in the odds of an attack, by name."""
        key = (clauses.words.texts.language, blow.slot, blow.subtype, aim.party)
        if key not in self._counted:
            clauses.monster = self._view.monster
            self._counted[key] = effects_named(clauses, self._view, aim, blow)
        return self._counted[key]

    def returning(self, words: HammerspaceCardText, aim: Aim, blow: AttackResult) -> list[str]:
        """The effects and cards that cost the attacker life in the odds of an attack, by name."""
        key = (words.texts.language, blow.slot, blow.subtype, aim.party)
        if key not in self._returning:
            self._returning[key] = returned_names(words, self._view, aim, blow)
        return self._returning[key]

    def answer(self, aim: Aim) -> Riposte | None:
        """The attack with which a target answers an attack with these odds (HAM-18)."""
        if aim not in self._answers:
            self._answers[aim] = riposte(self._config, self._view, aim)
        return self._answers[aim]

    def stopping(self, words: HammerspaceCardText, aim: Aim, blow: AttackResult) -> list[str]:
        """What takes all the damage of an attack that would get past the points, by name."""
        return stopping_names(words, self._view, aim, blow)

    @property
    def bite(self) -> Bite:
        """What the monster's next roll takes from the seat if it isn't fed (HAM-32)."""
        if self._bite is None:
            self._bite = bite(self._config, self._view)
        return self._bite

    def _may_spend(self, slot: int) -> bool:
        cards, code, me = self._config.cards, self._config.code, self._view.me
        if me.cards[slot] < 0:
            return False
        own = [*cards.main[me.cards[slot]].abilities]
        for number in me.characters:
            own += cards.characters[number].abilities
        return any(cost_of(code, code.abilities[ability]) is not None for ability in own)

    def strikes(self, slot: int) -> tuple[PredictedAttack, ...]:
        if slot not in self._strikes:
            self._strikes[slot] = ability_attacks(self._config, self._view, slot)
        return self._strikes[slot]
