"""Every feat among friends can be done: bots do each of them by chance (NAP-34 to NAP-42)."""

from __future__ import annotations

from app.content.content_index import ContentIndex
from app.content.setup_from_args import first_draft
from app.match.achievements import table
from app.match.lifecycle import thinking_seed
from app.registry import game
from engines.kernel.achievements import AchievementTracker
from engines.kernel.events import OVER, Event, may_see

GAME = "napakalaki"
FRIENDS = {
    "for-hire", "greedy", "alone", "reclaimed", "cellar", "doorman", "spoiler", "elephant",
    "gift-shop", "cheek", "loner",
}  # fmt: skip
MOST = 120
"""Games after which a feat counts as impossible."""
BOTS = ("sharp", "cautious", "random")


def done_in(number: int) -> set[str]:
    """The feats that anybody does in a game of three bots."""
    spec = game(GAME)
    rules, bots, names = spec.rules(), spec.bots(), ("Ana", "Ben", "Eva")
    draft = first_draft(ContentIndex(None), GAME, names, lambda: "SOAK-0001")
    draft.choose_preset("friends")
    config = draft.setup().config()
    public = config.public()
    who = [BOTS[(number + seat) % len(BOTS)] for seat in range(config.seats)]
    trackers = [AchievementTracker(table(GAME), seat) for seat in range(config.seats)]

    def hear(event: Event) -> None:
        for one in trackers:
            if may_see(event, one.seat):
                one.hear(event)

    state, step = rules.new(config, f"reach-{number}"), 0
    while (seat := rules.actor(state)) != OVER:
        seed = thinking_seed(str(number), seat, step)
        rules.apply(state, bots[who[seat]](public, rules.view(state, seat), seed), hear)
        step += 1
    return {feat.id for one in trackers for feat in one.achievements()}


def test_each_feat_among_friends_is_done_by_somebody() -> None:
    missing = set(FRIENDS)
    for number in range(MOST):
        missing -= done_in(number)
        if not missing:
            return
    raise AssertionError(missing)


def test_no_feat_among_friends_is_missing_here() -> None:
    ids = [feat.id for feat in table(GAME).achievements]
    assert set(ids[ids.index("for-hire") : ids.index("initiate")]) == FRIENDS
