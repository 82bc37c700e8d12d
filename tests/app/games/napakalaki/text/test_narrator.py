"""Napakalaki told: what happens at the table as lines that a person reads."""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise

import pytest

from app.games.napakalaki.text.cards import NapakalakiCardText
from app.games.napakalaki.text.narrator import STATIONS, NapakalakiNarrator, phase_word
from app.i18n.fluent import Texts
from app.i18n.literal import width
from app.match.events import BotStumbled, NotSaved
from app.text.log import LogLine
from engines.kernel.events import EVERYONE, OVER, SPECTATOR, Event, GameEnded, TurnBegan, may_see
from engines.kernel.streams import CheapSource
from engines.napakalaki.bots import BOTS
from engines.napakalaki.course_events import (
    AllDiscarded,
    CultRolled,
    RevengeRolled,
    Stolen,
    StolenCard,
)
from engines.napakalaki.events import (
    MONSTERS,
    TREASURES,
    Accepted,
    DealRefused,
    DealStruck,
    Died,
    Discarded,
    DoorChosen,
    EmptyHanded,
    Equipped,
    EscapeRolled,
    Faced,
    GrabRolled,
    GrudgeGained,
    GrudgesSpent,
    HelpAsked,
    HelpRefused,
    LetPass,
    LevelChanged,
    LootTaken,
    Lost,
    Met,
    MonsterDiscarded,
    MonsterFollows,
    MonsterLeft,
    MonsterShown,
    MonsterWaits,
    NapakalakiEvent,
    NecklaceSpent,
    OwnGrudgesSpent,
    PassedLeft,
    Picked,
    PriceNamed,
    Received,
    ReceivedCards,
    Reshuffled,
    Sold,
    StartRolled,
    Suffered,
    TakenBack,
    Thrown,
    TollPaid,
    TreasuresBrought,
    TrickCounted,
)
from engines.napakalaki.parameters import Parameters
from engines.napakalaki.state import DOOR, PHASE_WORDS, State
from tests.app.games.napakalaki.text.helpers import shipped_words, words
from tests.engines.napakalaki.helpers import (
    GUION,
    NUMBER,
    README,
    RULES,
    config,
    do,
    lay,
    random_play,
    rich_config,
)

ANA, BEN, EVA = range(3)
NAMES = ("Ana", "Ben", "Eva")
SPOON, OAR, COLANDER, BEADS = (NUMBER[name] for name in ("spoon", "oar", "colander", "beads"))
GNAT, BOAR, ABYSS = (NUMBER[name] for name in ("gnat", "boar", "abyss"))


def narrator(
    language: str = "en", cards: NapakalakiCardText | None = None, turn: int = 13
) -> NapakalakiNarrator:
    return NapakalakiNarrator(NAMES, cards or words(language), turn)


def told(teller: NapakalakiNarrator, *events: Event) -> list[LogLine]:
    return [line for event in events for line in teller.feed(event)]


def so_far(teller: NapakalakiNarrator) -> str:
    return teller.pending.text if teller.pending is not None else ""


def played(state: State, *decisions: str, language: str = "en", seat: int = SPECTATOR) -> list[str]:
    """Decisions of seat 0 told to a seat, and what is still being told at the end."""
    teller = narrator(language, words(language, state.config))
    heard = [event for event in do(state, *decisions) if may_see(event, seat)]
    lines = [line.text for line in told(teller, *heard)]
    return [*lines, so_far(teller)] if so_far(teller) else lines


def test_a_victory_is_one_line_with_its_prize() -> None:
    """NAP-14: the gnat is of level 1 and gives a level and a treasure."""
    assert played(lay("oar", level=5, meets="gnat"), "draw") == [
        "Ana sends Gnat packing and gains 1 level and a treasure (9 to 1, now level 6)."
    ]
    assert played(lay("oar", level=5, meets="gnat"), "draw", language="es") == [
        "Ana manda a paseo a Gnat y gana 1 nivel y un tesoro (9 a 1, pasa al nivel 6)."
    ]


def test_a_victory_loses_nothing_while_its_prize_is_still_to_come() -> None:
    """NAP-14: the line as far as it goes when the monster lies on the table."""
    for language, line in (
        ("en", "Ana sends Gnat packing (9 to 1)."),
        ("es", "Ana manda a paseo a Gnat (9 a 1)."),
    ):
        state = lay("oar", level=5, meets="gnat")
        teller = narrator(language, words(language, state.config))
        met = next(event for event in do(state, "draw") if isinstance(event, Met))
        assert told(teller, met) == []
        assert so_far(teller) == line


def test_the_owner_reads_which_treasures_came() -> None:
    """NAP-20: the others read how many."""
    (line,) = played(lay("oar", meets="gnat", prize="piano"), "draw", seat=ANA)
    assert line.endswith("gains 1 level and Piano (5 to 1, now level 2).")
    (line,) = played(lay("oar", meets="gnat", prize="piano"), "draw", seat=BEN)
    assert line.endswith("gains 1 level and a treasure (5 to 1, now level 2).")


def test_a_necklace_that_helped_to_win_is_used_up() -> None:
    """NAP-17."""
    (line,) = played(lay("beads oar", meets="gnat"), "draw")
    assert line.endswith("gains 1 level and a treasure, using up Beads (9 to 1, now level 2).")


def test_a_prize_that_the_decks_cannot_pay_says_so() -> None:
    """NAP-3: nothing is drawn if none are left."""
    state = lay("oar", meets="gnat")
    state.treasures = []
    (line,) = played(state, "draw")
    assert line.endswith("gains 1 level (5 to 1, now level 2, no treasures left).")


def test_a_combat_that_is_not_won_grows_until_it_is_over() -> None:
    """NAP-15, NAP-16: 6 against 7; the boar takes a level and two treasures of Ana's choice."""
    state, teller = lay("oar", "spoon fork", level=2, meets="boar", dice=[2]), narrator()
    seen: list[str] = []
    for decision in ("draw", "roll", "lose oar"):
        assert told(teller, *do(state, decision)) == []
        seen.append(so_far(teller))
    runs = "Ana trips while running from Boar"
    assert seen == [
        "Ana meets Boar (6 to 7).",
        f"{runs} and loses 1 level (6 to 7, rolled 3, now level 1).",
        f"{runs} and loses 1 level and Oar (6 to 7, rolled 3, now level 1).",
    ]
    (line,) = told(teller, *do(state, "lose fork"))
    assert line.text.startswith(f"{runs} and loses 1 level, Oar and Fork (")
    assert (line.turn, line.kind) == (13, "bad")
    assert line.detail == (
        "Boar, level 7. Prize: +1 level, 2 treasures.",
        "Boar, level 7. Bad consequence: -1 level, 2 treasures, equipped or hidden.",
        "Ana loses Oar, equipped.",
        "Ana loses Fork, hidden.",
    )
    assert teller.pending is None


def test_a_tie_loses_and_an_escape_costs_nothing() -> None:
    """NAP-14, NAP-15: 5 and 6 escape."""
    assert played(lay("oar", level=3, meets="boar", dice=[5]), "draw", "roll") == [
        "Ana gives Boar the slip (7 to 7, a tie loses, rolled 6)."
    ]
    assert played(lay("beads", meets="boar", dice=[4], parameters=GUION), "draw", "roll") == [
        "Ana gives Boar the slip and uses up Beads (3 to 7, rolled 5)."
    ]


def test_a_fight_is_told_in_more_than_one_way() -> None:
    """The sentence depends on the turn alone, so that a log stays as it is; none is repeated by
    the next player."""
    for end, verbs in (
        (Met(EVERYONE, BEN, GNAT, 9, True), ("beats", "sees", "sends")),
        (EscapeRolled(EVERYONE, BEN, 6, True), ("escapes", "outruns", "gives")),
    ):
        lines = []
        for turn in range(12):
            teller = narrator(turn=turn)
            told(teller, Met(EVERYONE, BEN, GNAT, 1, False), end)
            lines.append(so_far(teller).split()[1])
        assert set(lines) == set(verbs)
        assert all(one != other for one, other in pairwise(lines))
        assert all(len(set(lines[seat::3])) > 1 for seat in range(3)), "nor does a player's own"


SAYINGS = {
    "beaten-monster-gnat": "It files a complaint.",
    "fate-monster-boar": "It keeps the cheek.",
}


def saying(language: str, state: State, *decisions: str) -> list[LogLine]:
    """The log of decisions in a deck in which the gnat and the boar have lines."""
    kept = words(language, state.config, lambda key: SAYINGS.get(key, ""))
    return told(narrator(language, kept), *do(state, *decisions))


def test_a_beaten_monster_may_have_the_last_word() -> None:
    """After what the fight brought (NAP-14), as a line of its own in quotes."""
    lines = saying("en", lay("oar", meets="gnat"), "draw")
    assert [line.text for line in lines[1:]] == ['"It files a complaint."']
    assert lines[0].text.startswith("Ana sends Gnat packing and gains 1 level")
    assert {line.turn for line in lines} == {13}
    lines = saying("es", lay("oar", meets="gnat"), "draw")
    assert lines[1].text == "«It files a complaint.»"
    assert len(saying("en", lay("oar", level=8, meets="boar"), "draw")) == 1, "it has no such line"


def test_a_monster_that_wins_may_say_so_once_all_is_lost() -> None:
    """NAP-16: not before the losses are chosen, and not after an escape (NAP-15)."""
    state = lay("oar", "spoon fork", level=2, meets="boar", dice=[2])
    assert saying("en", state, "draw", "roll") == []
    state = lay("oar", "spoon fork", level=2, meets="boar", dice=[2])
    lines = saying("en", state, "draw", "roll", "lose oar", "lose fork")
    assert [line.text for line in lines[1:]] == ['"It keeps the cheek."']
    assert len(saying("en", lay(meets="boar"), "draw", "accept")) == 1, "nothing was lost"
    assert len(saying("en", lay("oar", meets="boar", dice=[5]), "draw", "roll")) == 1
    assert len(saying("en", lay("oar", meets="abyss", dice=[0]), "draw", "roll")) == 1


def test_spanish_has_articles_for_monsters_that_bring_one() -> None:
    article = {"article-monster-gnat": "el", "article-monster-boar": "las"}
    state = lay("oar", meets="gnat")
    teller = narrator("es", words("es", state.config, lambda key: article.get(key, "")))
    (line,) = told(teller, *do(state, "draw"))
    assert line.text.startswith("Ana manda a paseo al Gnat y gana")
    told(teller, Met(EVERYONE, BEN, BOAR, 3, False))
    assert so_far(teller) == "Ben se topa con las Boar (3 a 7)."
    told(teller, EscapeRolled(EVERYONE, BEN, 6, True))
    assert so_far(teller) == "Ben se libra de las Boar (3 a 7, saca un 6)."


def test_a_sentence_has_articles_for_treasures_that_bring_one() -> None:
    """It was "Ana se equipa con Batín +4 /+6", as on a list."""
    article = {"article-treasure-oar": "el", "article-treasure-barrel": "las"}
    for language, equipped, discarded in (
        ("es", "Ana se equipa con el Oar (+4 /+6) y las Barrel.", "el Oar y Colander"),
        ("en", "Ana equips the Oar (+4 /+6) and the Barrel.", "the Oar and Colander"),
    ):
        state = lay("", "oar colander barrel", meets="gnat")
        do(state, "draw", "accept")
        kept = words(language, state.config, lambda key: article.get(key, ""))
        teller = narrator(language, kept)
        told(teller, *do(state, "equip oar", "equip barrel"))
        (line,) = told(teller, *do(state, "done"))
        assert line.text == equipped
        assert kept.named((NUMBER["oar"], NUMBER["colander"]), 50) == discarded


def test_y_becomes_e_before_its_own_sound() -> None:
    """In Spanish; not before a diphthong, as in hielo."""
    names = {"treasure-oar": "Hilo", "treasure-fork": "Hielo", "treasure-spoon": "Imán"}
    kept = words("es", word=lambda key: names.get(key, ""))
    oar, fork, spoon = (NUMBER[name] for name in ("oar", "fork", "spoon"))
    assert kept.named((fork, oar), 50) == "Hielo e Hilo"
    assert kept.named((oar, fork), 50) == "Hilo y Hielo"
    assert kept.named((oar, fork, spoon), 50) == "Hilo, Hielo e Imán"


def test_not_trying_is_told_and_so_is_having_nothing_to_lose() -> None:
    """NAP-15, NAP-16: at level 1, without cards."""
    assert played(lay(meets="boar"), "draw", "accept") == [
        "Ana gives in to Boar but loses nothing (1 to 7)."
    ]
    assert played(lay(meets="boar"), "draw", "accept", language="es") == [
        "Ana aguanta el chaparrón de Boar, pero no pierde nada (1 a 7)."
    ]


def test_nothing_is_said_of_a_loss_that_is_still_to_be_chosen() -> None:
    """NAP-16: it may come to nothing, too, so that no line promises one."""
    state = lay("oar", "spoon fork", level=1, meets="boar")
    assert played(state, "draw", "accept") == ["Ana gives in to Boar (5 to 7)."]


def test_death_takes_everything_and_says_it_in_capitals() -> None:
    """NAP-18."""
    state = lay("oar colander", "spoon", level=8, meets="abyss")
    assert played(state, "draw", "accept") == [
        "Ana gives in to Abyss, loses 3 treasures and DIES (14 to 20, now level 1)."
    ]
    poor = lay("oar", level=8, meets="abyss", dice=[0])
    (line,) = played(poor, "draw", "roll", language="es")
    assert line == (
        "Ana tropieza al huir de Abyss, pierde Oar y MUERE"
        " (12 a 20, saca un 1, queda en el nivel 1)."
    )
    first = lay("oar", level=1, meets="abyss", dice=[0])
    (line,) = played(first, "draw", "roll")
    assert "back" not in line, "who dies at level 1 comes back to nothing"


def test_bought_levels_say_what_was_paid_and_what_was_lost() -> None:
    """NAP-11: no change is given. 900 and 300 buy one level; 600 and 400 nothing is lost of."""
    state = lay("piano", "colander oar curtain", level=7)
    assert played(state, "sell piano", "sell colander", "buy") == [
        "Ana sells Piano and Colander for 1,200 gold and buys 1 level (200 gold lost, now level 8)."
    ]
    assert played(state, "sell oar", "sell curtain", "buy", language="es") == [
        "Ana vende Oar y Curtain por 1000 de oro y compra 1 nivel (pasa al nivel 9)."
    ]


def test_picking_for_a_sale_is_nothing_that_happened() -> None:
    """NAP-11: nothing has been sold yet; even the owner's log is silent."""
    state = lay("piano", "colander")
    assert played(state, "sell piano", "back", seat=ANA) == []


def test_equipping_is_one_line_with_the_bonuses() -> None:
    """NAP-9: and nothing of it is finished before the player goes on."""
    state = lay("", "oar colander barrel", meets="gnat")
    do(state, "draw", "accept")
    teller = narrator()
    assert told(teller, *do(state, "equip oar", "equip colander", "equip barrel")) == []
    (line,) = told(teller, *do(state, "done"))
    assert line.text == "Ana equips Oar (+4 /+6), Colander (+2 /+4) and Barrel."
    assert line.detail[0] == "Oar (two hands, +4 /+6, 600 gold)"
    assert line.turn == 13
    assert teller.turn == 2


def test_discards_are_one_line_with_the_limit() -> None:
    """NAP-19."""
    state = lay("", "fork broom sieve slippers skates spoon", meets="gnat")
    do(state, "draw", "accept")
    lost = do(state, "done", "discard fork", "discard broom")
    teller = narrator("es")
    (line,) = told(teller, *lost)
    assert line.text == "Ana descarta Fork y Broom (como mucho quedan 4 ocultos)."


def test_a_discard_that_is_not_the_last_does_not_say_how_many_are_left() -> None:
    """NAP-19: six are hidden, and the first line said that Ana kept four."""
    state = lay("", "fork broom sieve slippers skates spoon", meets="gnat")
    do(state, "draw", "accept", "done")
    teller = narrator()
    assert told(teller, *do(state, "discard fork")) == []
    assert so_far(teller) == "Ana discards Fork (at most 4 stay hidden)."


def test_the_starting_roll_says_what_it_gave() -> None:
    """NAP-10; which treasures is for their owner (NAP-20)."""
    events = (
        StartRolled(EVERYONE, BEN, 6, 3),
        Received(EVERYONE, BEN, 3),
        ReceivedCards(1 << BEN, BEN, (SPOON, OAR, BEADS)),
    )
    teller = narrator(turn=2)
    assert told(teller, *events[:1]) == []
    assert so_far(teller) == "Ben rolls a 6 for starting treasures."
    told(teller, events[1])
    assert so_far(teller) == "Ben rolls a 6 and starts with 3 treasures."
    told(teller, events[2])
    assert so_far(teller) == "Ben rolls a 6 and starts with Spoon, Oar and Beads."
    told(teller, StartRolled(EVERYONE, EVA, 1, 1), Received(EVERYONE, EVA, 1))
    assert so_far(teller) == "Eva rolls a 1 and starts with a treasure."


def test_after_a_death_a_player_starts_again() -> None:
    """NAP-10: the first turn of each player is one of the first three."""
    for language, line in (
        ("en", "Eva rolls a 4 and starts again with 2 treasures."),
        ("es", "Eva saca un 4 y vuelve con 2 tesoros."),
    ):
        teller = narrator(language, turn=4)
        told(teller, StartRolled(EVERYONE, EVA, 4, 2), Received(EVERYONE, EVA, 2))
        assert so_far(teller) == line


def test_a_new_deck_is_told_without_cutting_the_line_of_the_prize() -> None:
    """NAP-3."""
    teller = narrator(turn=3)
    lines = told(
        teller,
        StartRolled(EVERYONE, BEN, 6, 3),
        Reshuffled(EVERYONE, TREASURES, 14),
        Received(EVERYONE, BEN, 3),
        Reshuffled(EVERYONE, MONSTERS, 19),
    )
    assert [line.text for line in lines] == [
        "The 14 discarded treasures are shuffled into a new deck.",
        "Ben rolls a 6 and starts with 3 treasures.",
        "The 19 discarded monsters are shuffled into a new deck.",
    ]


TOO_LONG = "The match has lasted far too long and ends here"


@pytest.mark.parametrize(
    ("winners", "reason", "text"),
    [
        ((ANA,), "level-reached", "Ana reaches level 10 and wins!"),
        ((BEN,), "turn-limit", "The last turn is over: Ben has the highest level and wins!"),
        (
            (ANA, BEN),
            "cap",
            f"{TOO_LONG}: Ana and Ben share the highest level and the win.",
        ),
    ],
)
def test_the_end_says_who_and_why(winners: tuple[int, ...], reason: str, text: str) -> None:
    """NAP-2, and the limits that end every game."""
    (line,) = told(narrator(), GameEnded(EVERYONE, winners, reason))
    assert (line.kind, line.text) == ("end", text)


def test_the_last_fight_is_told_before_the_end() -> None:
    """NAP-2: at once, no treasures are drawn."""
    assert played(lay("oar", level=9, meets="gnat"), "draw") == [
        "Ana sends Gnat packing and gains 1 level (13 to 1, now level 10).",
        "Ana reaches level 10 and wins!",
    ]


def test_the_table_itself_is_heard_in_the_middle_of_a_fight() -> None:
    teller = narrator()
    lines = told(
        teller,
        Met(EVERYONE, BEN, BOAR, 3, False),
        BotStumbled(EVERYONE, BEN, "sharp", "restarted"),
        NotSaved(EVERYONE, "full"),
    )
    assert [line.text for line in lines] == [
        "Ben (a bot) gave no answer and gets another try.",
        "The disk is full. You can keep playing, but this match is no longer saved.",
    ]
    assert so_far(teller) == "Ben meets Boar (3 to 7)."


def test_numbers_have_their_plurals_in_spanish() -> None:
    def ends(change: int, got: int) -> str:
        (line,) = told(
            narrator("es"),
            Met(EVERYONE, BEN, GNAT, 9, True),
            LevelChanged(EVERYONE, BEN, change, 5),
            Received(EVERYONE, BEN, got),
            MonsterDiscarded(EVERYONE, GNAT),
        )
        return line.text.partition(" y ")[2]

    assert ends(1, 1) == "gana 1 nivel y un tesoro (9 a 1, pasa al nivel 5)."
    assert ends(2, 2) == "gana 2 niveles y 2 tesoros (9 a 1, pasa al nivel 5)."
    sold = Sold(EVERYONE, BEN, (), (SPOON,), 2000, 2, 5)
    assert "compra 2 niveles (pasa al nivel 5)" in told(narrator("es"), sold)[0].text


SAMPLES: dict[type[NapakalakiEvent], NapakalakiEvent] = {
    StartRolled: StartRolled(EVERYONE, BEN, 4, 2),
    Received: Received(EVERYONE, BEN, 2),
    ReceivedCards: ReceivedCards(1 << BEN, BEN, (SPOON, OAR)),
    Reshuffled: Reshuffled(EVERYONE, TREASURES, 14),
    Picked: Picked(1 << BEN, BEN, SPOON),
    TakenBack: TakenBack(1 << BEN, BEN),
    Sold: Sold(EVERYONE, BEN, (SPOON,), (OAR,), 1100, 1, 4),
    Equipped: Equipped(EVERYONE, BEN, COLANDER),
    Met: Met(EVERYONE, BEN, BOAR, 6, False),
    LevelChanged: LevelChanged(EVERYONE, BEN, -2, 3),
    NecklaceSpent: NecklaceSpent(EVERYONE, BEN, BEADS),
    EscapeRolled: EscapeRolled(EVERYONE, BEN, 5, True),
    Accepted: Accepted(EVERYONE, BEN),
    Suffered: Suffered(EVERYONE, BEN, BOAR),
    Lost: Lost(EVERYONE, BEN, SPOON, True),
    Died: Died(EVERYONE, BEN, (SPOON,), (OAR,)),
    MonsterDiscarded: MonsterDiscarded(EVERYONE, BOAR),
    Discarded: Discarded(EVERYONE, BEN, SPOON),
    AllDiscarded: AllDiscarded(EVERYONE, BEN, (SPOON,), (OAR,)),
    Stolen: Stolen(EVERYONE, BEN, EVA, -1),
    StolenCard: StolenCard(1 << BEN, BEN, EVA, SPOON),
    RevengeRolled: RevengeRolled(EVERYONE, BEN, EVA, 2, 7),
    CultRolled: CultRolled(EVERYONE, BEN, 3, -1),
    EmptyHanded: EmptyHanded(EVERYONE, BEN),
    DoorChosen: DoorChosen(EVERYONE, BEN, EVA, 1),
    Faced: Faced(EVERYONE, BEN, BOAR, 6),
    GrudgesSpent: GrudgesSpent(EVERYONE, EVA, BEN, 2, 13),
    LetPass: LetPass(EVERYONE, EVA, BEN),
    OwnGrudgesSpent: OwnGrudgesSpent(EVERYONE, BEN, 1, 9),
    HelpAsked: HelpAsked(EVERYONE, BEN, (ANA, EVA)),
    PriceNamed: PriceNamed(EVERYONE, EVA, BEN, 2),
    HelpRefused: HelpRefused(EVERYONE, EVA, BEN),
    DealStruck: DealStruck(EVERYONE, BEN, EVA, 2, 19),
    DealRefused: DealRefused(EVERYONE, BEN),
    GrabRolled: GrabRolled(EVERYONE, BEN, 6, True),
    GrudgeGained: GrudgeGained(EVERYONE, BEN, 1, "envy", 2),
    MonsterWaits: MonsterWaits(EVERYONE, BOAR),
    MonsterLeft: MonsterLeft(EVERYONE, BOAR, (SPOON,)),
    TrickCounted: TrickCounted(EVERYONE, BEN, BOAR, 9),
    TreasuresBrought: TreasuresBrought(EVERYONE, BOAR, (SPOON,)),
    MonsterShown: MonsterShown(EVERYONE, BEN, BOAR),
    MonsterFollows: MonsterFollows(EVERYONE, BEN, BOAR),
    TollPaid: TollPaid(EVERYONE, BEN, BOAR, (SPOON,), (OAR,)),
    Thrown: Thrown(EVERYONE, BEN, SPOON, 9),
    PassedLeft: PassedLeft(EVERYONE, BEN, EVA, BOAR, (SPOON,)),
    LootTaken: LootTaken(EVERYONE, BEN, BOAR, (SPOON,)),
}
SILENT = (Picked, TakenBack, MonsterDiscarded)
"""Nothing has happened yet; or the end of what is told already."""


def test_there_is_a_sample_of_every_event() -> None:
    assert {*SAMPLES} == set(NapakalakiEvent.__subclasses__())


@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize("event", SAMPLES.values(), ids=lambda event: type(event).__name__)
def test_every_event_has_words(event: NapakalakiEvent, language: str) -> None:
    """Even one that is heard without what went before it."""
    teller = narrator(language)
    lines = told(teller, event, TurnBegan(EVERYONE, EVA, 14))
    assert len(lines) == (0 if isinstance(event, SILENT) else 1)
    assert all(line.turn == 13 and line.text for line in lines)


def test_somebody_s_strange_name_is_shown_as_it_is() -> None:
    """Names of seats and cards are text: no markup, no control characters."""
    strange = words(word=lambda _: "[red]\x1b[2J\nX[/]")
    teller = NapakalakiNarrator(["[b]\x07A", "B"], strange)
    told(teller, Equipped(EVERYONE, ANA, COLANDER))
    assert so_far(teller) == "[b]A equips the [red][2J X[/] (+2 /+4)."
    (line,) = told(
        teller,
        Met(EVERYONE, ANA, GNAT, 9, True),
    )
    assert line.detail == ("[red][2J X[/] (helmet, +2 /+4, 300 gold)",)
    assert so_far(teller) == "[b]A sees off the [red][2J X[/] (9 to 1)."


def test_many_treasures_are_counted_in_the_line_and_named_under_it() -> None:
    names = words(word=lambda key: f"The very long name of {key.removeprefix('treasure-')}")
    every = tuple(range(8))
    (line,) = told(narrator(cards=names), Sold(EVERYONE, BEN, (), every, 3000, 3, 6))
    assert "The very long name of spoon and 7 more" in line.text
    assert len(line.detail) == 8
    assert width(line.text) < 120


@cache
def game_of(parameters: Parameters, bot: str, number: int) -> list[Event]:
    """A whole game of bots with a deck of the program."""
    cfg = shipped_words("en", "base", 3, parameters).config
    state = RULES.new(cfg, f"told-{number}")
    events: list[Event] = []
    for ply in range(20_000):
        if state.seat == OVER:
            break
        RULES.apply(state, BOTS[bot](cfg, RULES.view(state, state.seat), ply), events.append)
    return events


@pytest.mark.one_of(3)
@pytest.mark.parametrize("language", ["en", "es"])
@pytest.mark.parametrize(("bot", "parameters"), [("sharp", README), ("random", GUION)])
def test_whole_games_read_well(language: str, bot: str, parameters: Parameters) -> None:
    """Every combat is one line; no id, no blank that was not filled, nothing too long."""
    cards = shipped_words(language, "base", 3, parameters)
    slugs = [card.id for card in cards.config.treasures]
    slugs += [card.id for card in cards.config.monsters]
    ids = re.compile("|".join(slug for slug in slugs if "-" in slug) + r"|napakalaki-|[{}$]")
    for number in range(3):
        events = game_of(parameters, bot, number)
        for seat in (SPECTATOR, ANA):
            heard = [event for event in events if may_see(event, seat)]
            lines = told(narrator(language, cards, turn=1), *heard)
            assert lines[-1].kind == "end"
            fights = sum(isinstance(event, Met) for event in heard)
            assert sum(line.kind in ("fight", "good", "bad") for line in lines) == fights + sum(
                isinstance(event, Sold) for event in heard
            )
            assert [line.turn for line in lines] == sorted(line.turn for line in lines)
            for line in lines:
                assert width(line.text) <= 160, line.text
                for text in (line.text, *line.detail):
                    assert not ids.search(text), text


OPENED = (Equipped, NecklaceSpent, Lost, Discarded, Died, Sold)


def opened(event: Event) -> set[int]:
    """The treasures that an event shows to everybody."""
    match event:
        case Equipped() | NecklaceSpent() | Lost() | Discarded():
            return {event.card}
        case Died() | Sold():
            return {*event.equipped, *event.hidden}
    return set()


@pytest.mark.parametrize("parameters", [README, GUION])
def test_who_watches_reads_no_card_before_it_is_in_the_open(parameters: Parameters) -> None:
    """NAP-20, in the words too: at every moment of a game, for the spectator and for a seat."""
    cfg = rich_config(parameters)
    names = words(config=cfg, word=lambda key: f"<{key}>")
    state = lay("", "fork broom sieve slippers skates spoon", meets="gnat", decks=cfg)
    events = do(state, "draw", "accept", "done", "discard fork", "discard broom")
    state.source = CheapSource(5)
    events += random_play(state, CheapSource(6), 3000)
    assert {type(event) for event in events} >= set(OPENED)
    for seat in (SPECTATOR, BEN):
        teller = narrator(cards=names)
        public, own, early = set[str](), set[str](), set[str]()
        for event in events:
            if not may_see(event, seat):
                continue
            public |= {names.treasure(card) for card in opened(event)}
            if isinstance(event, ReceivedCards):
                own |= {names.treasure(card) for card in event.cards}
            lines = teller.feed(event)
            if teller.pending is not None:
                lines.append(teller.pending)
            shown = "\n".join(text for line in lines for text in (line.text, *line.detail))
            early |= set(re.findall("<treasure-[a-z0-9-]+>", shown)) - public
        assert early <= own
        assert bool(early) == (seat == BEN), "the owner's log names what it received"


@pytest.mark.parametrize("language", ["en", "es"])
def test_the_phases_have_short_words(language: str) -> None:
    """NAP-10a: the strip of a whole turn, won or lost, fits a narrow screen."""
    texts = Texts(language, strict=True)
    assert {*PHASE_WORDS[:DOOR]} - {"ended"} <= set(STATIONS)
    friends = {"door", "grudge", "deal"}  # they come only in other rules, one or two at a time
    for other in ("loot", "settle"):
        named = [station for station in STATIONS if station not in (other, *friends)]
        assert len(" > ".join(phase_word(texts, station) for station in named)) <= 76
    assert all(len(phase_word(texts, station)) <= 8 for station in friends)
    assert phase_word(texts, "ended")


def test_a_note_is_the_program_s_own_line() -> None:
    line = narrator().note("napakalaki-treasures", n=1)
    assert (line.kind, line.text, line.turn) == ("system", "1 treasure", 13)
    assert narrator("es").feed(Event(EVERYONE)) == []


def test_the_last_turns_before_a_limit_are_counted() -> None:
    """NAP-2: after them the highest level wins."""
    limited = words("en", config(Parameters(turn_limit=30)))
    teller = narrator("en", limited)
    lines = [
        (line.turn, line.text)
        for turn in range(1, 31)
        for line in told(teller, TurnBegan(EVERYONE, turn % 3, turn))
    ]
    assert lines == [
        (26, "5 turns left: after them, the highest level wins."),
        (30, "This is the last turn: after it, the highest level wins."),
    ]
    assert not told(narrator(), TurnBegan(EVERYONE, 0, 26)), "no limit, no last turn"


def test_of_treasures_equipped_one_by_one_the_latest_is_known() -> None:
    teller = narrator()
    told(teller, Equipped(EVERYONE, ANA, OAR))
    alone = teller.newest_part
    assert alone == teller.pending
    told(teller, Equipped(EVERYONE, ANA, OAR))
    assert teller.newest_part == alone
    assert teller.newest_part != teller.pending


def test_in_spanish_a_level_rises_or_falls() -> None:
    met = Met(EVERYONE, BEN, GNAT, 1, False)
    fallen = Suffered(EVERYONE, BEN, GNAT), LevelChanged(EVERYONE, BEN, -1, 1)
    assert told(narrator("es"), met, *fallen, MonsterDiscarded(EVERYONE, GNAT))[0].text.endswith(
        "baja al nivel 1)."
    )
