"""One game in play, as every environment sees it: plain Python, without any library of learning."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, NamedTuple

from app.config.start_options import StartOptions
from app.content.content_index import ContentIndex
from app.content.setup_from_args import draft_from
from app.i18n.fluent import Texts
from app.match.lifecycle import thinking_seed
from app.match.seats import Seat
from app.match.suggestion import RANDOM
from app.registry import UnknownGame, game_ids
from app.registry import game as game_of
from app.text.errors import UNPLAYABLE, words_for
from engines.kernel.bots import BotFunction, ask
from engines.kernel.encoding import Layout, packer
from engines.kernel.rules import Outcome, Rules

VERSION: Final = 1
"""Raise this number with every change of observations, actions or rewards that rules don't make."""

ILLEGAL_REWARD: Final = -1.0
"""The reward for an action that is not open, where it ends the game."""

SHORT: Final = 16
"""The length of the longest slice that `Table.text` shows."""


@dataclass(frozen=True, slots=True)
class Setting:
    """What all games of an environment share: the rules, the configuration, its public part."""

    game: str
    rules: Rules[Any, Any, Any]
    config: Any
    public: Any
    seats: int
    actions: int
    layout: Layout
    size: int
    packed: Callable[[Any, int], bytes]
    """What a seat may see of a state: `Rules.encode` of its view, 32 bits for each number."""
    choices: tuple[Any, ...]
    """The arguments of `setting`, from which another process makes the same one."""

    def __reduce__(self) -> tuple[Any, ...]:
        return setting, self.choices


def setting(
    game: str,
    preset: str = "",
    scenario: str = "",
    seats: int = 0,
    options: Mapping[str, object] | None = None,
) -> Setting:
    """Return the setting for some choices, as `mazmorra simulate` would make it.

    `preset` is a mode of the game, `scenario` the id or path of a deck or labyrinth, `options` are
    changes of rules. Empty ones, and 0 `seats`, are left to the game. Raise `ValueError` with a
    sentence for choices that can't be played.
    """
    try:
        return _setting(game, preset, scenario, seats, options or {})
    except UnknownGame:
        raise ValueError(f"no game {game!r}: there are {', '.join(game_ids())}") from None
    except UNPLAYABLE as problem:
        raise ValueError(words_for(Texts("en"), problem)) from problem


def _setting(
    game: str, preset: str, scenario: str, seats: int, options: Mapping[str, object]
) -> Setting:
    spec = game_of(game)
    names = [f"player_{seat}" for seat in range(max(seats, spec.max_seats))]
    players = tuple(Seat(name, "random") for name in names[:seats])
    start = StartOptions(
        game=game, players=players, scenario=scenario, preset=preset, options=options
    )
    draft, problem = draft_from(start, ContentIndex(), names, lambda: "")
    if problem is not None:
        raise problem
    config, rules = draft.setup().config(), spec.rules()
    public = config.public()
    return Setting(
        game=game,
        rules=rules,
        config=config,
        public=public,
        seats=len(draft.seats),
        actions=rules.action_count(public),
        layout=rules.layout(public),
        size=rules.encoding_size(public),
        packed=getattr(rules, "packed", partial(_packed, rules, public)),
        choices=(game, preset, scenario, seats, options),
    )


def _packed(rules: Rules[Any, Any, Any], public: Any, state: Any, seat: int) -> bytes:
    numbers = rules.encode(public, rules.view(state, seat))
    return packer(len(numbers)).pack(*numbers)


class Open(NamedTuple):
    """The part of a view that an aimless bot looks at; the whole takes much longer to make."""

    legal: Sequence[int]


@cache
def _aimless_bot(game: str) -> BotFunction | None:
    return game_of(game).bots().get(RANDOM)


class Table:
    """A dealt game of a setting, and what its seats may see of it."""

    def __init__(self, setting: Setting, seed: str, state: Any = None, decisions: int = 0) -> None:
        self.setting = setting
        self.seed = seed
        self.state = setting.rules.new(setting.config, seed) if state is None else state
        self.decisions = decisions
        self.seat = setting.rules.actor(self.state)
        """The seat that decides; negative after the end."""

    def __deepcopy__(self, _memo: dict[int, Any]) -> Table:
        """Return the same game in the same position, with the same dice to come."""
        state = self.setting.rules.clone(self.state)
        return Table(self.setting, self.seed, state, self.decisions)

    def __reduce__(self) -> tuple[Any, ...]:
        dumped = self.setting.rules.dump(self.state)
        return _continued, (self.setting, self.seed, self.decisions, dumped)

    def legal(self) -> Sequence[int]:
        return self.setting.rules.legal(self.state)

    def act(self, action: int) -> None:
        """Carry out a decision. Raise `IllegalAction` and change nothing if it is not open."""
        rules, state = self.setting.rules, self.state
        rules.apply(state, action)
        self.decisions += 1
        self.seat = rules.actor(state)

    def numbers(self, seat: int) -> list[int]:
        """Return what a seat may see, as numbers; `Setting.layout` names them."""
        setting = self.setting
        return list(packer(setting.size).unpack(setting.packed(self.state, seat)))

    def ask(self, bot: BotFunction, seat: int) -> int:
        """Return a bot's decision for the deciding seat, with the seed that it would get in a
        match. As there, it isn't asked where only one action is legal."""
        legal = self.legal()
        if len(legal) == 1:
            return legal[0]
        aimless = bot is _aimless_bot(self.setting.game)
        view = Open(legal) if aimless else self.setting.rules.view(self.state, seat)
        return ask(bot, self.setting.public, view, thinking_seed(self.seed, seat, self.decisions))

    def outcome(self) -> Outcome | None:
        return self.setting.rules.outcome(self.state)

    def text(self, seat: int) -> str:
        """Return what a seat may see as text: the deciding seat, the open actions of the seat, and
        its short slices that are not empty."""
        rules, numbers = self.setting.rules, self.numbers(seat)
        turn, _ = rules.turn(self.state)
        actor = self.seat
        who = f"player_{actor} decides" if actor >= 0 else "over"
        lines = [f"{self.setting.game}, turn {turn}, seen by player_{seat}: {who}"]
        if seat == actor:
            lines.append(f"open: {', '.join(map(rules.notation, self.legal()))}")
        for name, start, length, _ in self.setting.layout[1:]:
            shown = numbers[start : start + length]
            if length <= SHORT and set(shown) != {-1}:
                lines.append(f"{name}: {' '.join(map(str, shown))}")
        return "\n".join(lines)


def _continued(setting: Setting, seed: str, decisions: int, dumped: dict[str, Any]) -> Table:
    """Return the table that was written down. Raise `BadState`."""
    return Table(setting, seed, setting.rules.load(setting.config, dumped), decisions)


def rewards(outcome: Outcome) -> tuple[float, ...]:
    """Return the reward of each seat for a finished game, from -1 to 1. They sum to 0.

    It is the share of rivals that the seat left behind less the share of those ahead of it. Alone
    there are no rivals: 1 for a win, -1 for a loss, 0 if a limit cut the game off.
    """
    ranks = outcome.ranks
    rivals = len(ranks) - 1
    if not rivals:
        return (1.0 if outcome.winners else 0.0 if outcome.cut_off else -1.0,)
    return tuple(
        (sum(other > rank for other in ranks) - sum(other < rank for other in ranks)) / rivals
        for rank in ranks
    )


def ending(outcome: Outcome, seat: int) -> dict[str, Any]:
    """Return the result of a finished game for a seat: its rank (0 is best), its returns (a score,
    if the game has one), whether it won, and the reason of the end."""
    return {
        "rank": outcome.ranks[seat],
        "returns": outcome.returns[seat],
        "won": seat in outcome.winners,
        "reason": outcome.reason,
    }
