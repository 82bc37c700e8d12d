"""What a bot thought at a place of a replay: it is asked again, as it was then."""

from __future__ import annotations

from app.match.games import thinking_seed
from app.match.playback import Playback


def bot_decided(match: Playback) -> bool:
    """Whether a bot made the decision that comes next."""
    seat = match.actor
    return seat >= 0 and match.replay.next_action is not None and not match.seats[seat].human


def open_to(match: Playback, viewer: int) -> bool:
    """Whether the deciding seat's secrets may be seen: the match is over, or they are the
    viewer's own."""
    return match.replay.ended or match.actor == viewer


def decision(match: Playback) -> int:
    """What was decided at a place where a decision comes next.

    While the match goes on it is told of this, and not of what a bot thinks: a person may have sat
    here then, and what a bot would do with its hand tells of the hand.
    """
    action = match.replay.next_action
    assert action is not None, "bot_decided was asked"
    return action


def seed_then(match: Playback) -> int:
    """The seed with which the deciding seat's bot thought."""
    return thinking_seed(match.header.seed, match.actor, match.decisions)
