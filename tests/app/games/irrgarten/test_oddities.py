"""Tricks that can never matter: `mazmorra deck check` warns of them, and of no others."""

from __future__ import annotations

import pytest

from app.games.irrgarten.oddities import oddities
from app.i18n.fluent import LANGUAGES, Texts
from engines.irrgarten.deck import GearFile, MonsterFile
from engines.kernel.decks import load

FOE = """\
id: deck
name: {{en: A, es: B}}
monsters:
  - id: slug
    letter: s
    name: {{en: Slug, es: Babosa}}
    flavour: {{en: Slow., es: Lenta.}}
    strength: 1
    intelligence: 1
    health: {health}
    trick: {trick}
"""
GEAR = """\
id: shed
name: {{en: Shed, es: Cobertizo}}
weapons:
  - id: hoe
    name: {{en: Hoe, es: Azada}}
    article: {{en: a, es: la}}
    flavour: {{en: Digs., es: Cava.}}
    power: 1.5
    uses: 3
    descent: {weapon}
shields:
  - id: bin
    name: {{en: Bin, es: Cubo}}
    article: {{en: a, es: el}}
    flavour: {{en: Full., es: Lleno.}}
    power: 0
    uses: 0
    descent: {shield}
"""
PLAIN = "{power: 1, uses: 3}"


def of_foe(trick: str, health: int = 2, without: str = "nothing") -> list[str]:
    text = FOE.format(trick=trick, health=health)
    lines = [line for line in text.splitlines() if without not in line]
    return said(load("\n".join(lines).encode(), "deck.yaml", MonsterFile))


def of_gear(weapon: str = PLAIN, shield: str = PLAIN) -> list[str]:
    data = GEAR.format(weapon=weapon, shield=shield).encode()
    return said(load(data, "gear.yaml", GearFile))


def said(file: MonsterFile | GearFile) -> list[str]:
    """The messages, each put into words in both languages."""
    found = [*oddities(file)]
    for language in LANGUAGES:
        assert all(Texts(language, strict=True)(one.message, **one.values) for one in found)
    return [one.message.removeprefix("deck-odd-trick-") for one in found]


@pytest.mark.parametrize("figure", ["strength", "intelligence", "health"])
def test_a_monster_that_the_descent_never_deals_needs_no_trick(figure: str) -> None:
    assert of_foe("mirror", without=figure) == ["figures"]
    assert of_foe("", without=figure) == []


def test_a_monster_must_be_awake_for_as_many_rounds_as_wounds_in_a_row_lose() -> None:
    """A fight has 10 rounds, and 3 wounds in a row lose it."""
    assert of_foe("{sleeps: 7}") == []
    assert of_foe("{sleeps: 8}") == ["sleeps"]


@pytest.mark.parametrize("trick", ["{grows: 1}", "mends"])
def test_a_trick_about_wounds_needs_a_monster_that_survives_one(trick: str) -> None:
    assert of_foe(trick, health=1) == ["health"]
    assert of_foe(trick, health=2) == []


def test_blocks_are_for_shields_and_the_opening_attack_for_weapons() -> None:
    for trick in ("spikes", "parry"):
        thing = f"{{power: 1, uses: 3, trick: {trick}}}"
        assert of_gear(weapon=thing) == ["shield"]
        assert of_gear(shield=thing) == []
    opens = "{power: 1, uses: 3, trick: opens}"
    assert of_gear(weapon=opens) == []
    assert of_gear(shield=opens) == ["weapon"]


def test_a_late_thing_must_have_uses_left_by_then() -> None:
    """Each round spends a use, also before the power counts."""
    for uses, odd in ((3, ["late"]), (4, [])):
        thing = f"{{power: 1, uses: {uses}, trick: {{late: 4}}}}"
        assert of_gear(weapon=thing) == of_gear(shield=thing) == odd


def test_a_thing_without_a_trick_is_not_odd() -> None:
    assert of_gear() == []
    assert of_gear("", "") == []
