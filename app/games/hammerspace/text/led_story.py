"""The cause of a story: a played card, or the effect of a card, a character or a monster."""

from __future__ import annotations

from app.games.hammerspace.text.causes import Cause, character_of
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.notes import Roll
from app.games.hammerspace.text.origins import block_of, clears, gives_turn, rolls, steps_in
from app.games.hammerspace.text.story import KINDS
from app.text.log import Kind
from engines.hammerspace.cards import ATTACK
from engines.hammerspace.effects import codes as fx
from engines.hammerspace.effects.codes import NONE
from engines.hammerspace.effects.events import FROM_MONSTER, ConditionRolled, EffectActs
from engines.kernel.events import Event


class LedStory:
    """A story that may have a cause; `owner` is the player of it."""

    def __init__(self, clauses: LogClauses, owner: int) -> None:
        self._clauses = clauses
        self._texts = clauses.texts
        self._owner = owner
        self._played = NONE
        self._acts: EffectActs | None = None
        self._kind: Kind = "move"

    def _rank(self, event: Event) -> None:
        """Give the line the kind of an event; a bad one keeps it bad."""
        kind = KINDS.get(type(event), "move")
        if kind == "bad" or self._kind == "move":
            self._kind = kind

    @property
    def _may_idle(self) -> bool:
        """Whether the cause has acted, and might have done nothing: it gives no extra turn."""
        config = self._clauses.words.config
        return self._acts is not None and not gives_turn(config, self._acts)

    @property
    def owner(self) -> int:
        return self._owner

    @property
    def _led(self) -> bool:
        """Whether the story has a cause that is named."""
        return self._played != NONE or self._acts is not None

    @property
    def _clears(self) -> bool:
        """Whether what acts may end what lasts."""
        return self._acts is not None and clears(self._clauses.words.config, self._acts)

    @property
    def _may_clear_mark(self) -> bool:
        """Whether a mark that ends (HAM-33) may be cleared by a card or a character of the line:
        else its time is over."""
        if self._acts is None:
            return True
        return self._acts.source != FROM_MONSTER and self._clears

    @property
    def _attacks(self) -> bool:
        """Whether the played card is an attack, or makes one."""
        if self._played < 0:
            return False
        config = self._clauses.words.config
        steps = steps_in(config, config.block[self._played])
        return config.kind[self._played] == ATTACK or any(each.op == fx.STRIKE for each in steps)

    def _the_cause(self) -> Cause:
        """The player of the cause, and whether its name is a plural."""
        name = self._clauses.card(self._played) if self._played != NONE else ""
        if self._acts is not None:
            name = self._clauses.source(self._acts)
        return Cause(self._owner, self._clauses.words.names.count(name), character_of(self._acts))

    def _cause(self, subject: int) -> str:
        """The source of what happens to a party: "Custard Pie", "Ben's Custard Pie"."""
        if self._acts is not None:
            return self._clauses.cause(self._acts, subject)
        return self._clauses.owned(self._clauses.card(self._played), self._owner, subject)

    def _played_words(self) -> str:
        if self._played == NONE:
            return ""
        name, card = self._clauses.who(self._owner), self._clauses.card(self._played)
        return self._texts("hammerspace-plays", name=name, card=card)

    def _own_dice(self, event: Roll) -> bool:
        """Whether the effect of the line may have rolled dice."""
        block = NONE if self._acts is None else block_of(self._clauses.words.config, self._acts)
        rolled = block == NONE or rolls(self._clauses.words.config, block)
        return event.owner == self._owner and rolled

    def _elsewhere(self, event: ConditionRolled, several: bool) -> bool:
        """Whether a die, perhaps one of `several`, brought nothing of what the line says."""
        strange = self._led and not self._own_dice(event)
        if event.die < event.least:
            return several or strange
        return strange and not self._clauses.rollers.strange(event)
