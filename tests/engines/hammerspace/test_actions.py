"""Hammerspace: an action's number and its words are the same thing."""

from __future__ import annotations

import pytest

from engines.hammerspace import actions
from engines.hammerspace.actions import (
    ACTIONS,
    CARD,
    DEFEND,
    DOWN,
    DROP,
    MONSTER,
    OPTION,
    PICK,
    PLAY,
    TARGET,
    UP,
    WORDS,
    card_at,
    notation,
    parse,
    verb_of,
)
from engines.kernel.errors import BadNotation


def test_every_action_has_words_of_its_own_that_lead_back_to_it() -> None:
    assert len(WORDS) == len(set(WORDS)) == ACTIONS
    assert [parse(notation(action)) for action in range(ACTIONS)] == list(range(ACTIONS))


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (actions.DONE, "done"),
        (actions.KEEP, "keep"),
        (actions.DISCARD, "discard"),
        (actions.YES, "yes"),
        (actions.NO, "no"),
        (OPTION + 2, "option 3"),
        (UP, "up 1"),
        (DOWN + 3, "down 4"),
        (PLAY + 2, "play 3"),
        (DEFEND + 1, "defend 2"),
        (DROP, "drop 1"),
        (TARGET + 5, "target 6"),
        (TARGET + MONSTER, "target monster"),
        (PICK + 1, "pick 2"),
        (PICK + MONSTER, "pick monster"),
        (CARD + 4 * 2 + 3, "card 3.4"),
    ],
)
def test_slots_and_seats_are_counted_from_1_in_words(action: int, words: str) -> None:
    assert notation(action) == words
    assert parse(words) == action
    assert verb_of(action) == words.split(maxsplit=1)[0]


def test_a_card_is_a_seat_and_a_slot() -> None:
    assert card_at(parse("card 6.1")) == (5, 0)


@pytest.mark.parametrize("text", ["", "play", "play 5", "play 0", "play 01", "card 7.1", "Done"])
def test_other_words_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        parse(text)
