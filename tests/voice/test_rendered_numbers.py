"""The numbers that the program shows of a match's rules are those of its configuration.

`test_numbers` finds numbers that a text writes out. This test renders what takes a number, under
each preset and with each value changed: the rules in sentences, tips, ends, and option values.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import fields, replace
from decimal import Decimal
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest
from pydantic import ValidationError

from app.coach.tips import tips_of
from app.content.content_index import ContentIndex
from app.games.irrgarten.tui.combat_rules_text import fight_rules, next_line_rules, race_rules
from app.games.napakalaki.text.narrator import NapakalakiNarrator
from app.games.napakalaki.tui.ending import summary
from app.games.napakalaki.tui.why_screen import NapakalakiWhyScreen
from app.i18n.fluent import LANGUAGES, Texts
from app.i18n.numbers import decimal, percent
from app.text.newgame import GameTexts, real_text
from app.text.rulesettings import changed_settings, settings_of
from engines.kernel.events import EVERYONE, GameEnded
from engines.kernel.options import OptionInfo, infos_of
from engines.kernel.rules import Outcome
from tests.voice.texts import GAMES

ARROWS = "^v<>"
ODD = 37
"""No preset has it, and no text writes it: where it is shown, it comes from the configuration."""
SHOWN = re.compile(r"(?<![\w-])\d+(?:[.,]\d+)*")
RULE = re.compile(r"\b[A-Z]{3}-\d+[a-z]?|\bd\d\b")
FIXED = {"napakalaki": {"1", "4", "5", "6"}, "irrgarten": {"41", "60"}, "descent": {"9", "10"}}
"""What no option changes: faces of the die (NAP-15), and the chances of examples."""


class Case(NamedTuple):
    """The rules of a preset, perhaps with one value changed."""

    game: str
    preset: str
    changed: str
    parameters: Any


def presets(game: str) -> Iterator[tuple[str, Any]]:
    """The options of each shipped preset."""
    for entry in ContentIndex(None).repository(game).presets:
        assert entry.content is not None
        yield entry.content.id, entry.content.options


def cases(game: str) -> Iterator[Case]:
    """The rules of each preset as they are, and with each of their numbers changed."""
    for name, options in presets(game):
        parameters = options.parameters()
        yield Case(game, name, "", parameters)
        for field in fields(parameters):
            value = getattr(parameters, field.name)
            if isinstance(value, int) and not isinstance(value, bool) and value > 1:
                odd = ODD * 10 if value >= 100 else ODD
                yield Case(game, name, field.name, replace(parameters, **{field.name: odd}))


# -- what is said of the rules


def irrgarten_says(texts: Texts, config: Any) -> list[str]:
    parameters = config.parameters
    race = race_rules(texts, config)
    return [*fight_rules(texts, parameters), next_line_rules(texts, parameters, ARROWS), *race]


def napakalaki_says(texts: Texts, config: Any) -> list[str]:
    scene: Any = SimpleNamespace(config=config)
    values = NapakalakiWhyScreen._parameters(SimpleNamespace(scene=scene))  # type: ignore[arg-type]  # needs no screen
    rules = ("tie", "escape", "necklace", "necklace-always", "equip", "sale", "hand")
    ended = GameEnded(EVERYONE, (0,), "level")
    words: Any = SimpleNamespace(config=config, texts=texts)
    narrator = NapakalakiNarrator(("Ana",), words)
    return [
        *(texts(f"nap-why-{rule}", **values) for rule in rules),
        narrator._over(ended).text,
        *(end_of(texts, config, monster) for monster in (-1, 0)),
    ]


def end_of(texts: Texts, config: Any, monster: int) -> str:
    """How the end screen says that the last level was bought, or won in a fight."""
    source = SimpleNamespace(
        outcome=lambda: Outcome((0,), (1,), (0,), "level", cut_off=False),
        header=SimpleNamespace(game="napakalaki", seed="OWL", title={}),
        seats=(),
    )
    scene: Any = SimpleNamespace(
        view=SimpleNamespace(
            winner=0, turn=0, players=[SimpleNamespace(level=0, equipped=(), zeal=0)]
        ),
        config=config,
        source=source,
        monster=monster,
        name=lambda _seat: "Ana",
        cards=SimpleNamespace(foe=lambda *_: "X", deck=""),
        UNIT="turns",
        perspective=SimpleNamespace(reason="level"),
    )
    return summary(scene, texts).how


def hammerspace_says(texts: Texts, _config: Any) -> list[str]:
    return [texts(f"ham-end-{how}", name="Ana") for how in ("last", "together", "time", "cap")]


def descent_says(texts: Texts, config: Any) -> list[str]:
    given = config.parameters
    full = [
        texts("descentscreen-leave-about", kind=kind, most=most)
        for kind, most in (("weapon", given.max_weapons), ("shield", given.max_shields))
    ]
    return [
        texts("descent-help"),
        texts("descentscreen-why-row", wounds=given.wounds_to_lose),
        texts("descentscreen-why-time", rounds=given.combat_rounds),
        texts("descentscreen-why-health", health=given.most_health),
        texts("descentscreen-row-of", most=given.wounds_to_lose),
        *full,
    ]


SAYS: dict[str, Callable[[Texts, Any], list[str]]] = {
    "irrgarten": irrgarten_says,
    "napakalaki": napakalaki_says,
    "hammerspace": hammerspace_says,
    "descent": descent_says,
}
SHOWS = {
    "irrgarten": {
        "combat_rounds", "guardian", "last_laps", "max_shields", "max_weapons", "player_health",
        "resurrection", "reward_health", "reward_shields", "reward_weapons", "wounds_to_lose",
    },
    "napakalaki": {"grudge", "hidden_limit", "level_price", "winning_level"},
    "hammerspace": set[str](),
    "descent": {"combat_rounds", "max_shields", "max_weapons", "most_health", "wounds_to_lose"},
}  # fmt: skip
"""The values that the sentences about the rules name. A new one belongs here."""


def said(case: Case, texts: Texts) -> list[str]:
    """Every sentence about the rules of a case, coach tips included."""
    laps = getattr(case.parameters, "last_laps", 0)
    config = SimpleNamespace(parameters=case.parameters, last_laps=laps)
    tips = [t.text(texts, case.game, config) for t in tips_of(case.game) if not t.points]
    return [*tips, *SAYS[case.game](texts, config)]


def shown_in(text: str) -> set[str]:
    return set(SHOWN.findall(RULE.sub(" ", text)))


def values_of(case: Case, language: str) -> set[str]:
    """The numbers of a configuration as a text may show them: plain, as a chance, and in
    thousandths."""
    numbers = {
        value
        for field in fields(case.parameters)
        if isinstance(value := getattr(case.parameters, field.name), int)
    }
    chances = {
        shown for n in numbers if n <= 1000 for shown in shown_in(percent(n / 1000, language))
    }
    grouped = {f"{n:,}" for n in numbers} if language == "en" else set()
    reals = {decimal(n, language, 2) for n in numbers}
    return {"0", "1", *map(str, numbers), *grouped, *chances, *reals}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_said_of_the_rules_has_the_numbers_of_the_configuration(
    game: str, language: str
) -> None:
    texts, shows = Texts(language, strict=True), set()
    for case in cases(game):
        told, right = said(case, texts), values_of(case, language) | FIXED.get(game, set())
        wrong = [(shown_in(text) - right, text) for text in told if shown_in(text) - right]
        assert not wrong, (case[:3], wrong)
        odd = {str(ODD), str(ODD * 10), decimal(ODD * 10, language, 2)}
        if any(odd & shown_in(text) for text in told):
            shows.add(case.changed)
    assert shows == SHOWS[game]


# -- the values of options


def other_value(info: OptionInfo, options: Any) -> Any:
    """A value that an option hasn't, None if it is no number or has no other value."""
    if info.kind not in ("count", "real"):
        return None
    for value in (info.low + (info.high - info.low) // 3, info.low, info.high):
        if value != getattr(options, info.name):
            found = value if info.kind == "count" else Decimal(value) / 1000
            if fits(options, info.name, found):
                return found
    return None


def fits(options: Any, name: str, value: Any) -> bool:
    """Whether a value goes with the other options: the largest meal is no smaller than the
    smallest."""
    try:
        options.with_changes({name: value})
    except ValidationError:
        return False
    return True


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_each_option_shows_its_own_value(game: str, language: str) -> None:
    """In the rules browser, in the report, and in a new game."""
    texts = Texts(language, strict=True)
    words = GameTexts(texts, game)
    for _, options in presets(game):
        model: Any = type(options)
        for info in infos_of(model):
            value = other_value(info, options)
            if value is None:
                continue
            changed = options.with_changes({info.name: value})
            parameters = changed.parameters()
            if parameters == options.parameters():  # such as the monsters' timer without monsters
                continue
            shown = settings_of(texts, game, parameters, 4, ARROWS)
            number = str(value)
            if info.kind == "real":
                number = real_text(info, int(value * 1000), language).rstrip(" %")
            assert shown_in(shown[info.name]) == {number}, (info.name, shown[info.name])
            config = SimpleNamespace(parameters=parameters, seats=4)
            named = dict(changed_settings(texts, game, config, ARROWS))
            if getattr(changed, info.name) != info.default:
                assert named[words.option(info.name)] == shown[info.name]


def test_the_modes_are_among_the_presets() -> None:
    """A new preset is told with its own numbers, too."""
    told = {(case.game, case.preset) for game in GAMES for case in cases(game)}
    modes = {("irrgarten", "seed"), ("irrgarten", "course"), ("irrgarten", "even")}
    modes |= {("napakalaki", "readme"), ("napakalaki", "guion"), ("descent", "descent")}
    assert told >= modes | {("hammerspace", "full"), ("hammerspace", "quick")}
