"""Plain mode among friends: what is said before each decision about rivals (NAP-34 to NAP-42)."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from app.games.napakalaki.plain import friends
from app.games.napakalaki.plain.voice import NapakalakiVoice
from app.games.napakalaki.text.cards import NapakalakiCardText
from app.i18n.fluent import LANGUAGES
from app.i18n.numbers import percent
from app.match.match import Match
from app.match.seats import HUMAN, Seat
from app.plain.console import ConsoleClosed
from app.plain.words import chosen
from engines.napakalaki.actions import NO_GRUDGE, NO_PRICE, parse
from engines.napakalaki.previews import fight_chances
from engines.napakalaki.state import State
from tests.app.games.napakalaki.tui.helpers import Holding, laid, match_of
from tests.app.plain.talk import talk
from tests.engines.napakalaki.helpers import FRIENDS
from tests.helpers.matches import match_behind
from tests.helpers.thinned import is_whole

PEOPLE = {"Ana": HUMAN, "Ben": HUMAN, "Eva": HUMAN}
ADDS = (
    "You gain grudges when a monster catches you. Each adds 3 to you in a fight that you aren't"
    " winning, or to the monster of a rival who is"
    " winning."
)
GRUDGES = f"You spend grudges in a fight. {ADDS}"
GEARED: Holding = (5, "rubber-sabre", "wet-towel")
"""A total level of 8; a hidden Wet Towel."""
RULES = {**asdict(FRIENDS), "equip_before_combat": False}


def at_table(
    *decisions: str, then: Callable[[State], None] | None = None, meets: str = "last-monday"
) -> tuple[NapakalakiVoice, Match]:
    """Three of total level 8, after some decisions: the first one meets a monster."""
    session = laid((GEARED, GEARED, GEARED), PEOPLE, meets=meets, then=then, **RULES)
    match = match_behind(session)
    assert isinstance(match, Match)
    for decision in decisions:
        match.decide(match.actor, parse(decision))
    return NapakalakiVoice(session), match


def choices(voice: NapakalakiVoice, seat: int) -> list[str]:
    return [choice.text for choice in voice.choices(seat)]


def foe(state: State, name: str) -> int:
    return next(at for at, card in enumerate(state.config.monsters) if card.id == name)


def grudges(*counts: int) -> Callable[[State], None]:
    def lay(state: State) -> None:
        state.dealings.grudges = list(counts)

    return lay


def waiting(state: State) -> None:
    """The Laundry Kraken (15) waits on a Pan Lid."""
    kraken = foe(state, "laundry-kraken")
    lid = next(at for at, card in enumerate(state.config.treasures) if card.id == "pan-lid")
    state.monsters.remove(kraken)
    state.treasures.remove(lid)
    state.dealings.corridor, state.dealings.under = [kraken], [[lid]]
    state.dealings.bites = [0]
    state.dealings.grudges = [1, 0, 0]


def test_nap_40_the_ways_out_have_their_chances_and_the_die_comes_before_taking_it() -> None:
    """The Laundry Kraken is of level 15, so 16 wins: 8 and 8 are a win with either friend."""
    voice, _ = at_table("draw", meets="laundry-kraken", then=grudges(0, 0, 0))
    brief = voice.brief(0)
    assert "Ana, choose a way out of this fight." in brief[0]
    assert brief[1].startswith("The Laundry Kraken: level 15. Your total level is 8, so 8 more are")
    rows = choices(voice, 0)
    assert rows[0] == 'Type "ask" to ask for help: Ben and Eva are each strong enough.'
    assert rows[1].startswith('Type "run" to run: you escape 33% of the time; it costs ')
    assert rows[2].startswith(
        'Type "grab" to grab a treasure: you escape with it 17% of the time; it costs '
    )
    assert all(row.endswith(" If it catches you, you gain a grudge.") for row in rows[1:3])
    assert rows[3].startswith('Type "take it" to take what comes: you lose ')
    assert rows[3].endswith(", and you gain 2 grudges.")


def test_nap_38_a_rule_says_what_its_options_are_in_this_match() -> None:
    """The text has the number of the default rules; this match may have another one."""
    players = (Seat("Ana"), Seat("Ben", "sharp"))
    for preset, worth in (("friends-short", 4), ("friends", 3)):
        said = talk("rules 38", game="napakalaki", players=players, preset=preset).text
        assert f'"Own grudges at the end" is 3 and "Grudge" is {worth}.' in said
    assert "In this match" not in talk("rules napakalaki 38").text, "no match, no values"


def test_nap_37_everyone_hears_of_grudges_and_their_own_gold() -> None:
    """`me` and `rivals` said nothing of either."""
    voice, _ = at_table("draw", then=grudges(2, 0, 1))
    mine = voice.answers["me"](0, "")
    assert f"You hold 2 grudges (at most 3). {ADDS}" in mine
    assert mine[-1] == "Your treasures are worth 300 gold. A level costs 1,000."
    theirs = voice.answers["rivals"](0, "")
    assert [line for line in theirs if "grudge" in line] == [
        "Ben holds no grudges.",
        "Eva holds a grudge.",
    ]
    assert not any("worth" in line for line in theirs), "their hands are secret (NAP-20)"


def test_nap_44_two_protections_are_added_up() -> None:
    """Each was said to undo the first grudge, so that one seemed to be too many."""
    both: Holding = (2, "bicycle-helmet umbrella-of-indifference", "")
    session = laid((both, (5, "", ""), (5, "", "")), PEOPLE, meets="small-talk",
                   then=grudges(0, 3, 0), deck="friends", **RULES)  # fmt: skip
    match = match_behind(session)
    assert isinstance(match, Match)
    match.decide(0, parse("draw"))
    brief = NapakalakiVoice(session).brief(1)
    told = [line for line in brief if line.startswith("Thanks to ")]
    assert len(told) == 1
    assert told[0].startswith("Thanks to the ")
    assert told[0].endswith(", the next 2 grudges on Ana's monster do nothing.")


def test_nap_37_taking_it_promises_no_more_grudges_than_can_be_held() -> None:
    voice, _ = at_table("draw", then=grudges(2, 0, 0))
    assert choices(voice, 0)[-1].endswith(", and you gain a grudge.")
    voice, _ = at_table("draw", then=grudges(3, 0, 0))
    assert not any("gain" in row for row in choices(voice, 0)[-3:]), "run, grab and take it"


def test_nap_44_a_grudge_that_does_nothing_raises_no_level() -> None:
    """The Bicycle Helmet stops it, and the choice promised the level that the monster had."""
    helmet: Holding = (5, "bicycle-helmet", "")
    session = laid((helmet, (5, "", ""), (5, "", "")), PEOPLE, meets="small-talk",
                   then=grudges(0, 3, 0), deck="friends", **RULES)  # fmt: skip
    match = match_behind(session)
    assert isinstance(match, Match)
    match.decide(0, parse("draw"))
    rows = choices(NapakalakiVoice(session), 1)
    assert "which stays at level 3:" in rows[0]
    assert "which makes it level 6:" in rows[1]


def test_nap_44_nobody_who_wears_the_cone_is_promised_a_total_loss() -> None:
    """Its wearer dies, but keeps what is equipped; "odds" said that everything goes."""
    cone: Holding = (5, "cone-of-shame", "receipt")
    session = laid((cone, (5, "", ""), (5, "", "")), PEOPLE, meets="terms-and-conditions",
                   deck="friends", **RULES)  # fmt: skip
    match = match_behind(session)
    assert isinstance(match, Match)
    match.decide(0, parse("draw"))
    voice = NapakalakiVoice(session)
    rows = choices(voice, 0)
    saved = "otherwise you die, but the Cone of Shame saves your equipped treasures."
    assert sum(saved in row for row in rows) == 2, "run and grab"
    assert any("but equipped treasures stay (Cone of Shame)" in row for row in rows)
    odds = " ".join(voice.answers["odds"](0, ""))
    assert "the Cone of Shame saves the equipped ones" in odds
    assert "lose everything" not in odds


def test_nap_39_a_price_is_named_by_its_number_and_no_comes_last() -> None:
    """So that nobody who types 1 refuses."""
    voice, match = at_table("draw", "ask", meets="laundry-kraken")
    assert match.actor == 1
    assert voice.brief(1)[0].startswith("Turn 9. Ben, name your price for helping Ana.")
    rows = choices(voice, 1)
    treasures = match.public.monsters[match.view(1).monster].treasures
    assert len(rows) == treasures + 1
    for price in range(1, treasures + 1):
        picked = chosen(voice.choices(1), str(price))
        assert picked is not None
        assert picked.action == NO_PRICE + price
    assert rows[0] == "Help for a treasure: Ana reaches level 6 and gets 1 treasure of the prize."
    for word in ("no", "price 0"):
        refusal = chosen(voice.choices(1), word)
        assert refusal is not None
        assert refusal.action == NO_PRICE


@pytest.mark.parametrize(
    ("language", "said"),
    [
        (
            "en",
            (
                "Ask for 2 treasures, which Ana's treasures (the Loudhailer) lower to 1."
                " Help for a treasure: Ana reaches level 6 and gets 1 treasure of the prize."
            ),
        ),
        (
            "es",
            (
                "Pedir 2 tesoros, que con el Megáfono de Ana se quedan en 1."
                " Ayudar por un tesoro: Ana sube al nivel 6 y se lleva 1 tesoro del buen rollo."
            ),
        ),
    ],
)
def test_nap_44_a_price_that_is_haggled_down_says_what_both_get(language: str, said: str) -> None:
    """It promised the treasures that were asked for, and nothing to the fighter."""
    loud: Holding = (5, "loudhailer", "")
    session = laid((loud, (7, "", ""), (7, "", "")), PEOPLE, meets="self-service-till",
                   deck="friends", **RULES)  # fmt: skip
    session.texts.language = language
    match = match_behind(session)
    assert isinstance(match, Match)
    for decision in ("draw", "ask"):
        match.decide(match.actor, parse(decision))
    rows = choices(NapakalakiVoice(session), 1)
    assert rows[1] == said
    assert rows[0] == said[said.index(". ") + 2 :]


def test_nap_39_offers_say_what_everyone_gets() -> None:
    voice, match = at_table("draw", "ask", "price 1", meets="laundry-kraken")
    assert "So far Ben wants a treasure." in voice.brief(2)
    match.decide(2, parse("price 2"))
    rows = choices(voice, 0)
    assert rows[0] == (
        "Take Ben's help for a treasure: you win 16 to 15 (8 + 8) and get 1 level and 1"
        " treasure of the prize."
    )
    assert rows[-1] == 'Type "no" to take no offer.'
    eva = chosen(voice.choices(0), "Eva")
    assert eva is not None
    assert eva.action == parse("deal 2")


def test_nap_38_grudges_say_what_the_fighter_could_still_do() -> None:
    """8 beats 6. One grudge makes 9, which a grudge of Ana's own answers; two make 12."""
    voice, match = at_table("draw", meets="customs-gnome", then=grudges(1, 3, 0))
    assert match.actor == 1
    brief = voice.brief(1)
    assert "Ana wins with a total level of 8 unless someone spends grudges." in brief[1]
    assert brief[2] == "You hold 3 grudges and Ana holds a grudge. " + ADDS
    rows = choices(voice, 1)
    assert rows[0].endswith("makes it level 9: Ana can still win, by spending 1.")
    assert rows[1].endswith("makes it level 12: Ana can't win without help.")
    assert rows[-1] == 'Type "no" to spend no grudge on Ana.'
    one = chosen(voice.choices(1), "1")
    assert one is not None
    assert one.action == NO_GRUDGE + 1
    match.decide(1, parse("grudge 1"))
    assert choices(voice, 0)[0] == 'Type "spend" to spend a grudge and win.'
    odds = voice.answers["odds"](0, "")
    assert "The grudges on it add +3 (NAP-38)." in odds
    assert "You need 10 to win, since a tie loses (NAP-14)." in odds


def test_nap_36_a_door_has_its_exact_chances() -> None:
    voice, match = at_table("done", then=waiting)
    view = match.view(0)
    rows = choices(voice, 0)
    assert rows[0].startswith("The Laundry Kraken, level 15, with a treasure under it. Your chance")
    for door, row in ((1, rows[0]), (0, rows[1])):
        found = fight_chances(match.public, view, 0, door)
        assert f"Your chance to win the fight: {percent(found.alone, 'en')} alone" in row
        assert (f"{percent(found.own, 'en')} with your grudges" in row) == (found.own > found.alone)
        against = f"{percent(found.against, 'en')} if everyone else spends" in row
        assert against == (found.against < found.own)
    kraken = chosen(voice.choices(0), "laundry kraken")
    assert kraken is not None
    assert kraken.action == parse("door 1")
    assert any("level" in line and "Pan Lid" in line for line in voice.answers["table"](0, ""))
    assert voice.answers["card"](0, "pan lid")[0].startswith("Pan Lid")


@pytest.mark.parametrize(
    ("grudges_held", "said"),
    [
        (0, "6% alone, 22% with a throw and 17% if everyone else then spends their grudges"),
        (2, "6% alone, 22% with your grudges and a throw and 17% if everyone else then spends"),
    ],
)
def test_nap_36_nobody_without_grudges_is_offered_them(
    grudges_held: int, said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It said "with your grudges and a throw" to a player who had none."""
    found = SimpleNamespace(alone=0.06, own=0.22, against=0.17, helped=())
    monkeypatch.setattr(friends, "fight_chances", lambda *_: found)
    monkeypatch.setattr(friends, "best_throw", lambda *_: 1)

    def held(state: State) -> None:
        waiting(state)
        state.dealings.grudges = [grudges_held, 0, 0]

    voice, _match = at_table("done", then=held)
    assert said in choices(voice, 0)[0]


def test_nap_44_a_trick_comes_with_the_level_on_the_card(monkeypatch: pytest.MonkeyPatch) -> None:
    """ "Level 12. Its level: -5 against armour" was subtracted twice."""
    monkeypatch.setattr(NapakalakiCardText, "trick", lambda *_: "-5 against armour.")
    voice, match = at_table("done", then=waiting)
    printed = match.public.monsters[foe_of(match)].level
    assert f" Its card says level {printed} and -5 against armour." in choices(voice, 0)[0]


def foe_of(match: Match) -> int:
    number: int = match.view(0).dealings.corridor[0]
    return number


def test_nap_44_the_monster_that_all_have_seen_is_named_and_not_called_the_last() -> None:
    """A treasure has turned up the top of a deck of many cards."""

    def seen(state: State) -> None:
        waiting(state)
        state.dealings.shown = state.monsters[-1]

    voice, match = at_table("done", then=seen, meets="last-monday")
    closed = choices(voice, 0)[-1]
    assert closed.startswith(
        'Type "closed" for the Last Monday, level 20, which everyone has seen on top of the deck.'
    )
    voice, match = at_table(then=seen, meets="customs-gnome")
    assert any(
        line.startswith(
            "Next comes the Customs Gnome, level 6, which everyone has seen, and you beat it."
        )
        for line in voice.brief(0)
    )
    assert voice.answers["odds"](0, "")[0].startswith("Next comes the Customs Gnome, level 6")
    assert match.view(0).monsters_left > 1


def test_nap_42_a_rival_s_door_speaks_of_the_rival() -> None:
    def last(state: State) -> None:
        waiting(state)
        state.level = [9, 2, 3]

    voice, match = at_table("done", then=last)
    assert match.actor == 1
    assert "Ben, choose the door for Ana." in voice.brief(1)[0]
    assert "Ana's chance to win the fight: " in choices(voice, 1)[0]


def test_nap_11_a_sale_after_another_says_how_many_levels_are_left() -> None:
    """NAP-41: one a turn, and none after it."""
    rich: Holding = (3, "", "golden-spoon parking-ticket wet-towel")
    session = laid((rich, GEARED, GEARED), PEOPLE, **RULES)
    match = match_behind(session)
    assert isinstance(match, Match)
    number = {card.id: at for at, card in enumerate(match.public.treasures)}
    for name in ("golden-spoon", "parking-ticket"):
        match.decide(0, parse(f"sell {number[name]}"))
    voice = NapakalakiVoice(session)
    assert "Buy 1 level for 1,000 gold." in choices(voice, 0)
    match.decide(0, parse("buy"))
    assert not any("Sell" in text for text in choices(voice, 0))


def test_a_friend_at_the_same_keyboard_answers_aloud_and_its_hand_stays_covered() -> None:
    """NAP-20: a price needs no pass of the keyboard, so nothing hidden may be read then."""
    voice, match = at_table("draw", "ask", meets="laundry-kraken")
    assert match.actor == 1
    assert voice.aloud(1)
    for question in ("me", "nap.hand", "odds", "table", "rivals"):
        assert "Wet Towel" not in "\n".join(voice.answers[question](1, ""))
    assert "Wet Towel" not in voice.answers["card"](1, "wet towel")[0]
    match.decide(1, parse("price 0"))
    match.decide(2, parse("price 0"))
    assert not voice.aloud(0)
    assert any("Wet Towel" in line for line in voice.answers["nap.hand"](0, ""))


def test_in_one_turn_the_keyboard_passes_once_whoever_answers() -> None:
    """Only a turn's own player sees its hand."""
    said = played(3, 400, "en", "BEAR").said
    passes = [at for at, line in enumerate(said) if line.startswith("Pass the keyboard to")]
    answers = [at for at, line in enumerate(said) if "name your price for helping" in line]
    assert answers
    assert passes
    for at in answers:
        last = max(one for one in passes if one < at)
        asked = re.search(r"for helping (\w+)\.", said[at])
        assert asked is not None
        assert asked[1] in said[last], "the keyboard is still with the player who asked"


def played(people: int, most: int, language: str, seed: str) -> Any:
    """A match among friends by random choices."""
    dice, count = Random(seed), 0

    def answer(since: list[str]) -> str:
        nonlocal count
        count += 1
        if count > most:
            raise ConsoleClosed
        rows = [line for line in since if re.match(r"\d+\. ", line)]
        return str(dice.randint(1, len(rows))) if rows else ""

    names = ("Ana", "Ben", "Eva")
    players = tuple(Seat(name, "" if at < people else "sharp") for at, name in enumerate(names))
    players = tuple(Seat(one.name) if not one.bot else one for one in players)
    return talk(
        game="napakalaki", players=players, preset="friends", seed=seed, language=language,
        then=answer,
    )  # fmt: skip


@pytest.mark.one_of(2)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_among_friends_has_words_for_everything(language: str) -> None:
    """Strict texts: a missing message or value would raise."""
    for seed in ("OWL", "FOX") if is_whole() else ("OWL",):
        text = played(2, 250, language, seed).text
        assert "plain-nap" not in text
        assert "napakalaki-" not in text
        assert "{" not in text


@pytest.mark.one_of(4)
@pytest.mark.parametrize("number", range(4))
def test_any_mixture_of_the_options_has_words(number: int) -> None:
    """A new match may have grudges without a corridor, help without dials, and so on."""
    dice = Random(number)
    rules: dict[str, Any] = {
        "corridor": dice.randint(0, 3), "grudge": dice.choice((0, 1, 9)),
        "grudge_most": dice.randint(1, 6), "turn_limit": 40, "levels_a_turn": dice.randint(0, 1),
    }  # fmt: skip
    flags = (
        "buy_winning_level",
        "necklace_always",
        "loot",
        "envy",
        "help",
        "dial",
        "last_door",
        "empty_hand_rolls",
        "help_to_win",
    )
    rules |= {name: dice.random() < 0.6 for name in flags}
    session = match_of(PEOPLE, seed=f"MIX-{number}", **rules)
    match, voice = match_behind(session), NapakalakiVoice(session)
    assert isinstance(match, Match)
    logs = [voice.perspective(seat) for seat in range(3)]
    for seat, log in enumerate(logs):
        match.watch(seat, log.take)
    while not match.over and match.decisions < 100:
        seat = match.actor
        said = [*voice.brief(seat), *choices(voice, seat), voice.hint(seat)]
        said += [line for answer in ("odds", "table", "me", "rivals")
                 for line in voice.answers[answer](seat, "")]  # fmt: skip
        assert all(said)
        legal = match.view(seat).legal
        match.decide(seat, legal[dice.randrange(len(legal))])
    assert all(line.text for log in logs for line in log.lines)


def test_later_prompts_of_a_turn_say_only_what_is_new() -> None:
    """The corridor, the grudges and the gold were said at the turn's first prompt."""
    players = (Seat("Ana"), Seat("Ben", "sharp"), Seat("Cleo", "sharp"))
    said = talk(
        "1", "1", "1", game="napakalaki", players=players, preset="friends", seed="AMIGOS"
    ).said
    prompts = [line for line in said if line.startswith(("Turn ", "Ana, "))]
    equips = [line for line in prompts if "equip treasures before" in line]
    assert equips[0].startswith("Turn ")
    assert equips[1:]
    assert all(line.startswith("Ana, you may equip") for line in equips[1:])
    assert sum("wait in the corridor:" in line for line in said) == 1
    assert not any("wait in the corridor:" in line for line in said[said.index(equips[1]) :])


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("grudge 1", GRUDGES),
        ("grudges", GRUDGES),
        ("sell 1", "You sell treasures and buy levels at the start of your turn."),
        ("xyzzy", ""),
    ],
)
def test_a_word_out_of_its_moment_says_when_it_works(typed: str, told: str) -> None:
    voice, _ = at_table("draw", meets="laundry-kraken", then=grudges(0, 0, 0))
    assert voice.not_now(0, typed) == told


def test_nap_11_a_sale_in_parts_says_only_the_gold_so_far() -> None:
    """The corridor and the chances are the same until the sale is paid."""
    players = (Seat("Ana"), Seat("Ben", "sharp"), Seat("Cleo", "sharp"))
    typed = ("1", "1", "1", "1", "3", "2", "1", "1", "1")
    table: dict[str, Any] = {"players": players, "preset": "friends", "seed": "FR4"}
    said = talk(*typed, game="napakalaki", **table).said
    sales = [at for at, line in enumerate(said) if line.startswith("So far you sell")]
    assert len(sales) == 2
    assert all(said[at - 1] == "" for at in sales), said[sales[0] - 3 :]


def test_a_meeting_that_was_said_before_the_choice_is_not_said_again_after_it() -> None:
    """NAP-36, NAP-16: Ana calls the Draught in, takes it, and chooses two treasures to lose. The
    meeting was said again after the choice."""
    players = (Seat("Ana"), Seat("Ben", "sharp"), Seat("Eva", "cautious"))
    typed = ("1", "1", "3", "1", "3", "1", "1", "quit", "quit")
    said = talk(*typed, game="napakalaki", players=players, preset="friends", seed="q1").said
    assert sum(line.startswith("Ana calls the Draught in") for line in said) == 1
    assert any("loses the Umbrella of Indifference and the Garden Gnome" in line for line in said)


def test_nap_40_taking_it_costs_nothing_if_there_is_nothing_to_lose() -> None:
    """NAP-2: at level 1 without treasures, "you lose 1 level" was said beside "nothing to lose"."""

    def bare(state: State) -> None:
        state.level[0], state.equipped[0], state.hidden[0] = 1, [], []
        grudges(0, 0, 0)(state)

    voice, _ = at_table("draw", meets="laundry-kraken", then=bare)
    assert choices(voice, 0)[-1] == (
        'Type "take it" to take what comes: you have nothing to lose, and you gain 2 grudges.'
    )
