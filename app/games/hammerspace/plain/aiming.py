"""The targets of an attack in plain mode: each by its number, or several numbers in one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations, permutations
from typing import Final

from app.games.hammerspace.plain.odds import aim_sentence, guards, riposte_sentences
from app.games.hammerspace.text.bonuses import crown_against
from app.games.hammerspace.text.cards import HammerspaceCardText
from app.games.hammerspace.text.choices import life_of, seen_down
from app.games.hammerspace.text.clauses import LogClauses
from app.games.hammerspace.text.counted import counted, stopping
from app.plain.words import PlainChoice
from app.text.sentences import capital, contracted, in_a_row
from engines.hammerspace.actions import DONE, PICK, TARGET
from engines.hammerspace.odds import blow_of, preview
from engines.hammerspace.state import TARGETING
from engines.hammerspace.view import View

Called = Callable[[int], str]
"""Returns a seat or the monster as in a sentence."""

JOINTS: Final = (" ", ", ")
"""What may be typed between two numbers or names, beside the language's "and"."""


def most_targets(view: View) -> int:
    """Return how many targets the seat may still choose (HAM-10), 0 if none is to be chosen."""
    choosing = view.phase == TARGETING and view.attack is not None and bool(view.legal)
    reached = view.attack.open if choosing and view.attack is not None else 0
    return min(reached, sum(action != DONE for action in view.legal))


def target_choices(
    cards: HammerspaceCardText,
    view: View,
    text_of: Callable[[int], str],
    words: Callable[[int], tuple[str, ...]],
    called: Called,
) -> list[PlainChoice]:
    """Return the choices of targets: one alone has a number of the list; several are typed in one
    line, in any order. The rules take targets in the order of the seats, the monster last."""
    most = most_targets(view)
    targets = sorted(action for action in view.legal if action != DONE)
    found = [
        PlainChoice(action, text_of(action), words(action), then=_ended(targets, (action,), most))
        for action in targets
    ]
    for many in range(2, most + 1):
        for row in combinations(targets, many):
            names = [called(action - TARGET) for action in row]
            numbers = [str(targets.index(action) + 1) for action in row]
            typed = _rows(cards, numbers) + _rows(cards, names)
            then = (*row[1:], *_ended(targets, row, most))
            text = contracted(cards.texts, in_a_row(cards.texts, names))
            found.append(PlainChoice(row[0], capital(text), typed, then, listed=False))
    return found


def _ended(targets: Sequence[int], row: Sequence[int], most: int) -> tuple[int, ...]:
    """DONE if the rules would ask for one more target after those of a row."""
    return (DONE,) if len(row) < most and row[-1] != targets[-1] else ()


def _rows(cards: HammerspaceCardText, parts: Sequence[str]) -> tuple[str, ...]:
    """All ways to type parts in a row."""
    found = []
    for row in permutations(parts):
        found += [*(joint.join(row) for joint in JOINTS), in_a_row(cards.texts, row)]
    return tuple(found)


def party_text(clauses: LogClauses, view: View, verb: str, action: int, called: Called) -> str:
    """Return the choice of a party: of a `target` with the odds of the attack, or of a party that
    is to be picked."""
    cards, texts = clauses.words, clauses.words.texts
    party = action - (TARGET if verb == "target" else PICK)
    name = called(party)
    down = seen_down(cards, view, party)
    said = texts(f"plain-ham-do-{verb}", name=name, life=life_of(view, party), down=down)
    text, attack = capital(contracted(texts, said)), view.attack
    if verb != "target" or attack is None or attack.slot < 0:
        return text
    blow = blow_of(cards.config, view, attack.slot)
    defence = guards(cards, view, party, attack.subtype)
    for aim in preview(cards.config, view, attack.slot):
        if aim.party == party and blow is not None:
            counts = counted(clauses, view, aim, blow)
            stopped = stopping(clauses, view, aim, blow)
            odds = aim_sentence(
                texts,
                aim,
                name,
                defence=defence,
                counts=counts,
                stopped=stopped,
                crown=crown_against(cards.config, view, party),
            )
            answer = riposte_sentences(clauses, view, aim, name)
            return " ".join([text, odds, *answer])
    return text
