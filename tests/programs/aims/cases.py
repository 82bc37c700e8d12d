"""Positions for the comparison: moments of random games, with the card and character of a case."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from app.content.content_index import ContentIndex
from app.games.hammerspace.predicted_attacks import predicted_attacks
from app.lab.tables import SimulationChoices, simulation_table
from engines.hammerspace import odds
from engines.hammerspace.actions import DEFEND, DONE, MONSTER, NO, PICK, PLAY, TARGET, YES
from engines.hammerspace.cards import ALL_SLOTS, DEFENCE, SLOTS
from engines.hammerspace.config import Config
from engines.hammerspace.damage import Damage
from engines.hammerspace.effects.rows import OWNER
from engines.hammerspace.events import AFTER_USE, Aimed, Discarded, KeptCard, LifeLost
from engines.hammerspace.phases import refresh
from engines.hammerspace.rules import Rules
from engines.hammerspace.state import (
    DEFENDING,
    EFFECT,
    FRAME,
    KEEPING,
    MAKESHIFT,
    NO_CARD,
    NOBODY,
    PLAYING,
    TARGETING,
    State,
)
from engines.kernel.events import EVERYONE, OVER, Event, TurnBegan
from engines.kernel.streams import CheapSource

RULES = Rules()
PRESETS = {2: "duel", 4: "table"}
"""The rules of the tables by their number of players."""
LATEST = 60
"""The decisions of the random game before a position, at most."""


class Case(NamedTuple):
    """A card of the player to move, and a character of the player or, with `against`, of all others
    in turn. `spends`: what may strengthen the attack before its die is used."""

    deck: str
    seats: int
    card: str
    character: str
    against: bool
    spends: bool

    @property
    def title(self) -> str:
        """Return the case in words."""
        whose = "theirs" if self.against else "own"
        spent = ", spends" if self.spends else ""
        return f"{self.deck}, {self.seats} players: {self.card}, {whose} {self.character}{spent}"


class Compared(NamedTuple):
    """What a preview says about a party and what the plays show: how often each loss came, and how
    often it was the last one."""

    case: Case
    what: str
    damage: Damage
    losses: dict[int, int]
    kills: int


@cache
def table(deck: str, seats: int) -> Config:
    """Return the rules and cards of the cases with a deck and a number of players."""
    choices = SimulationChoices("hammerspace", ("steady",) * seats, deck, PRESETS[seats])
    found: Config = simulation_table(choices, ContentIndex()).config
    return found


@cache
def attackers(deck: str) -> tuple[str, ...]:
    """Return the cards of a deck that can have a preview."""
    cards = table(deck, 2).cards.main
    config = table(deck, 2)
    return tuple(
        card.id
        for number, card in enumerate(cards)
        if config.attack[number] is not None or config.plays[number]
    )


def cases(deck: str, seats: int) -> Iterator[Case]:
    """Return all cases of a deck: each card with each character on each side."""
    config = table(deck, seats)
    for card in attackers(deck):
        for number, character in enumerate(config.cards.characters):
            for against in (False, True):
                yield Case(deck, seats, card, character.id, against, number % 2 == 1)


def position(case: Case, number: int) -> tuple[State, int] | None:
    """Return a position with the card in a slot of the player to move; None if the random game has
    no such position."""
    config = table(case.deck, case.seats)
    dice = CheapSource(f"previews {case.title} {number}")
    state = RULES.new(config, f"previews {case.title} {number}")
    left = dice.below(0, LATEST)
    while state.seat != OVER and (left > 0 or state.phase != PLAYING):
        left -= 1
        RULES.apply(state, state.legal[dice.below(0, len(state.legal))])
    if state.seat == OVER:
        return None
    seat = state.active
    slot = next(each for each in range(SLOTS) if not state.down[seat] >> each & 1)
    _bring(state, case.card, SLOTS * seat + slot)
    holders = [each for each in state.order if each != seat] if case.against else [seat]
    _bring_character(state, case.character, holders[dice.below(0, len(holders))])
    if dice.below(0, 2):
        state.sprung |= 1 << SLOTS * seat + slot
    state.sprung |= dice.below(0, ALL_SLOTS + 1) << SLOTS * holders[-1]
    return refresh(state), slot


def _bring(state: State, name: str, place: int) -> None:
    """Exchange the card of a place for the one of a name, wherever that is."""
    card = next(n for n, each in enumerate(state.config.cards.main) if each.id == name)
    for cards in (state.slots, state.deck, state.pile):
        if card in cards:
            cards[cards.index(card)] = state.slots[place]
            break
    state.slots[place] = card


def _bring_character(state: State, name: str, seat: int) -> None:
    """Exchange a seat's first character for the one of a name, unless it has that one."""
    wanted = next(n for n, each in enumerate(state.config.cards.characters) if each.id == name)
    if wanted in state.characters[2 * seat : 2 * seat + 2]:
        return
    for cards in (state.characters, state.character_deck, state.character_pile):
        if wanted in cards:
            cards[cards.index(wanted)] = state.characters[2 * seat]
            break
    state.characters[2 * seat] = wanted


class Play:
    """A play of an attack to its end, with the answers that a preview assumes: each defender loses
    least, what may strengthen the attack is used or not, and others want nothing."""

    def __init__(self, party: int, *, spends: bool) -> None:
        self._party = party
        self._spends = spends
        self._best: dict[tuple[int, ...], int] = {}
        self.open: list[State] = []
        """Moments in which a defender chose, the first of each kind."""

    def of(self, state: State, slot: int) -> dict[int, tuple[int, bool]]:
        """Return what each party lost, and whether it is out."""
        state.legal = (PLAY + slot,)
        return self.on(state, PLAY + slot)

    def on(self, state: State, action: int) -> dict[int, tuple[int, bool]]:
        """Return the same from a later moment, after an action."""
        events: list[Event] = []
        if state.attacker != NOBODY:  # it has been announced before
            targets = tuple(state.targets)
            events.append(Aimed(EVERYONE, state.attacker, state.subtype, targets, NO_CARD))
        RULES.apply(state, action, events.append)
        while not _over(events) and state.seat != OVER and state.phase != KEEPING:
            RULES.apply(state, self._answer(state), events.append)
        return _lost(events)

    def _answer(self, state: State) -> int:
        legal = state.legal
        if state.phase == TARGETING:
            return TARGET + self._party if TARGET + self._party in legal else DONE
        if state.phase in (DEFENDING, MAKESHIFT):
            return self._defence(state)
        if state.phase != EFFECT:
            return legal[0]
        owner = state.frames[len(state.frames) - FRAME + OWNER] if state.frames else NOBODY
        own = (YES if self._spends or state.die else NO, PICK + self._party)
        answers = own if owner == state.active else (NO,)
        return next((each for each in answers if each in legal), legal[0])

    def _defence(self, state: State) -> int:
        """Return the choice with the least loss; equal moments have equal choices."""
        key = (state.seat, state.phase, state.power, *state.used, *state.life)
        if key not in self._best:
            found = odds.defences(state.config, RULES.view(state, state.seat))
            self._best[key] = min(found, key=lambda action: found[action].mean)
            if len(state.legal) > 1 and all(state.phase != each.phase for each in self.open):
                self.open.append(state.clone())
        return self._best[key]


def _over(events: Sequence[Event]) -> bool:
    return any(_ends(event, events) for event in events)


def _ends(event: Event, events: Sequence[Event]) -> bool:
    """Whether an event comes after the attack: it is put away, or another one begins. The card of
    an effect's attack is put away before it."""
    if isinstance(event, TurnBegan):
        return True
    first = next((each for each in events if isinstance(each, Aimed)), None)
    if first is None or events.index(first) >= events.index(event):
        return False
    if isinstance(event, Discarded):
        return event.reason == AFTER_USE
    return isinstance(event, (Aimed, KeptCard))


def _lost(events: Sequence[Event]) -> dict[int, tuple[int, bool]]:
    found: dict[int, tuple[int, bool]] = {}
    for event in events:
        if _ends(event, events):
            break
        if isinstance(event, LifeLost):
            lost, _ = found.get(event.party, (0, False))
            found[event.party] = lost + event.amount, event.life <= 0
    return found


def compare(case: Case, number: int, plays: int) -> list[Compared]:
    """Return the comparisons of a case: the attack on its parties, and a defender's choices."""
    found = position(case, number)
    if found is None:
        return []
    state, slot = found
    config = state.config
    view = RULES.view(state, state.seat)
    predicted = predicted_attacks(config, view, slot)
    if len(predicted) != 1 or len({aim.party for aim in predicted[0].aims}) < 1:
        return []
    mask = sum(1 << aim.party for aim in predicted[0].aims)
    whole = _hits_all(state, slot)
    blow = predicted[0].result
    aims = odds.aims(config, view, blow, mask, spends=case.spends, together=whole)
    chosen = aims if whole else (aims[number % len(aims)],)
    play = Play(chosen[0].party, spends=case.spends)
    counts, back = [_Counts() for _ in chosen], _Counts()
    for seed in range(plays):
        ends = play.of(state.clone(CheapSource(seed)), slot)
        for count, aim in zip(counts, chosen, strict=True):
            count.add(*ends.get(aim.party, (0, False)))
        back.add(*ends.get(view.seat, (0, False)))
    compared = [
        Compared(case, f"on {_who(aim.party)}", aim.best, count.losses, count.kills)
        for aim, count in zip(chosen, counts, strict=True)
    ]
    if len(chosen) == 1:
        compared.append(Compared(case, "comes back", chosen[0].back, back.losses, back.kills))
    for moment in play.open:
        compared += _choices(case, moment, chosen[0].party, plays)
    return compared


def checked(case: Case, positions: int, plays: int) -> list[Compared]:
    """Return the comparisons of a case in some positions."""
    return [each for number in range(positions) for each in compare(case, number, plays)]


class _Counts:
    """How often each loss came, and how often it was the last."""

    def __init__(self) -> None:
        self.losses: dict[int, int] = {}
        self.kills = 0

    def add(self, lost: int, out: bool) -> None:
        """Count a play."""
        self.losses[lost] = self.losses.get(lost, 0) + 1
        self.kills += out


def _hits_all(state: State, slot: int) -> bool:
    card = state.slots[SLOTS * state.active + slot]
    attack = state.config.attack[card]
    if attack is None:
        return bool(state.config.kind[card] != DEFENCE)
    return bool(attack[2] == 0 or (len(state.order) == 2 and state.monster == NOBODY))


def _choices(case: Case, moment: State, party: int, plays: int) -> list[Compared]:
    """Return a comparison for each open choice of a defender."""
    seat, found = moment.seat, []
    for action, damage in odds.defences(moment.config, RULES.view(moment, seat)).items():
        play, count = Play(party, spends=case.spends), _Counts()
        for seed in range(plays):
            ends = play.on(moment.clone(CheapSource(seed)), action)
            count.add(*ends.get(seat, (0, False)))
        name = "nothing more" if action == DONE else f"slot {action - DEFEND + 1}"
        what = f"{_who(seat)} defends with {name}"
        found.append(Compared(case, what, damage, count.losses, count.kills))
    return found


def _who(party: int) -> str:
    return "the monster" if party == MONSTER else f"seat {party + 1}"
