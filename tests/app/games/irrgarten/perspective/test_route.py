"""Routes: one step an own turn, and always a reason why they stop."""

from __future__ import annotations

from collections.abc import Sequence

from app.games.irrgarten.perspective.reducer import KnownGame
from app.games.irrgarten.perspective.route import Route, RouteStop
from app.games.irrgarten.perspective.target import guardian_chance
from app.games.irrgarten.perspective.ways import both_ways
from app.i18n.fluent import Texts
from engines.irrgarten.events import SHIELD, GearTaken
from engines.irrgarten.labyrinth import DOWN, RIGHT
from engines.irrgarten.parameters import FOG_EXPLORED, FOG_OFF, FOG_SIGHT, Parameters
from engines.irrgarten.rules import Rules
from engines.irrgarten.state import State
from engines.kernel.events import EVERYONE, may_see
from tests.engines.irrgarten.helpers import SLOW, hand

RULES = Rules()


class Walker:
    """A game drawn by hand, seat 0's fold of it and its route."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.fold = KnownGame(state.config.public(), RULES.view(state, 0))
        self.fold.glance(*RULES.glance(state, 0))
        self.route = Route(self.fold, 0)

    def decide(self, way: int) -> None:
        """Seat 0 goes; rivals behind it stand where they are."""
        events: list[object] = []
        RULES.apply(self.state, way, events.append)
        for event in events:
            if may_see(event, 0):  # type: ignore[arg-type]  # all are events
                self.fold.apply(event)  # type: ignore[arg-type]  # all are events
        self.state.seat = 0
        self.fold.glance(*RULES.glance(self.state, 0))

    def walk(self, most: int = 200) -> RouteStop:
        """Steps until the route stops, and why it did."""
        for _ in range(most):
            way = self.route.step()
            if isinstance(way, RouteStop):
                return way
            self.decide(way)
            stop = self.route.arrive()
            if stop is not None:
                return stop
            assert self.route.planned, "it ended without a word"
        raise AssertionError("it never ended")

    def put(self, seat: int, square: int) -> None:
        """Put a rival on a square, as if it had gone there."""
        self.state.square[seat] = square
        self.fold.glance(*RULES.glance(self.state, 0))

    def at(self, x: int, y: int) -> int:
        return self.fold.board.square(x, y)

    @property
    def here(self) -> int:
        return self.state.square[0]


def walker(
    *rows: str,
    fog: int = FOG_OFF,
    foes: Sequence[tuple[int, int, int]] = (),
    sight: int = 20,
    leapfrog: bool = False,
    guardian: int = 0,
    toll: int = 0,
    thrown_back: bool = False,
) -> Walker:
    parameters = Parameters(
        fog=fog, sight_range=sight, leapfrog=leapfrog, guardian=guardian, toll=toll,
        open_prizes=toll > 0, thrown_back=thrown_back,
    )  # fmt: skip
    return Walker(hand(*rows, parameters=parameters, foes=foes, script=None))


def test_a_route_arrives() -> None:
    one = walker("0---", "XXX-", "E---")
    assert one.route.travel(one.at(0, 2)) is None
    assert len(one.route.squares) == 8
    assert one.walk().reason == "arrived" or one.state.winner == 0


def test_a_route_goes_round_monsters_if_it_can() -> None:
    one = walker("0-M-", "----", "E---")
    assert one.route.travel(one.at(3, 0)) is None
    assert one.at(2, 0) not in one.route.squares


def test_no_known_way_is_said() -> None:
    one = walker("0XE")
    assert one.route.travel(one.at(2, 0)) == RouteStop("no-way", over=True)
    assert one.route.travel(one.at(1, 0)) == RouteStop("wall", over=True)
    assert one.route.travel(one.at(0, 0)) == RouteStop("here", over=True)


def test_it_waits_before_a_fight() -> None:
    one = walker("0--M-E", "XXXXXX")
    one.route.travel(one.at(5, 0))
    stop = one.walk()
    assert stop == RouteStop("foe-ahead", foe=0)
    assert one.here == one.at(2, 0)
    assert one.route.planned, "the next Enter fights"


def test_it_passes_monsters_that_it_knows() -> None:
    """Without fog all are known, and no monster leaves its square."""
    one = walker("0----E", "XXMXXX")
    one.route.travel(one.at(5, 0))
    assert one.walk().reason == "arrived"


def test_it_passes_a_monster_just_left_behind() -> None:
    one = walker("M0---E", "XXXXXX", fog=FOG_EXPLORED)
    one.state.square[0] = one.at(0, 0)
    one.fold.glance(*RULES.glance(one.state, 0))
    one.route.travel(one.at(5, 0))
    assert one.walk().reason == "arrived"


def test_it_waits_for_each_new_monster_once() -> None:
    """Under fog `sight` the board forgets a monster out of sight; the player does not."""
    rows = ("0---", "XX-X", "XXXM", "E---")
    for fog in (FOG_EXPLORED, FOG_SIGHT):
        one = walker(*rows, fog=fog, foes=[SLOW])
        one.route.travel(one.at(2, 1))
        assert one.walk().reason in ("foe-near", "foe-seen")
        for goal in (one.at(0, 0), one.at(2, 1)):
            one.route.travel(goal)
            assert one.walk().reason == "arrived"


def test_it_waits_when_a_rival_is_in_the_way() -> None:
    one = walker("0-1-E", "XXXXX")
    one.route.travel(one.at(4, 0))
    stop = one.walk()
    assert stop == RouteStop("rival", seat=1)
    assert one.here == one.at(1, 0)


def test_it_waits_when_a_rival_comes_into_the_way() -> None:
    """It is seen two squares before it would block the step, and is no news while it is there."""
    one = walker("0-------E", "XXXX1XXXX")
    one.route.travel(one.at(8, 0))
    one.route.step()
    one.decide(RIGHT)
    one.put(1, one.at(4, 0))
    assert one.route.arrive() == RouteStop("rival", seat=1)
    assert isinstance(one.route.step(), int)
    one.decide(RIGHT)
    one.put(1, one.at(5, 0))
    assert one.route.arrive() is None


def test_it_waits_once_when_a_rival_comes_near_the_exit() -> None:
    """What is behind the character in the race is nothing to stop for."""
    one = walker("0" + "-" * 20 + "E", "1" + "-" * 20 + "X")
    one.route.travel(one.at(21, 0))
    way = one.route.step()
    assert isinstance(way, int)
    one.decide(way)
    one.put(1, one.at(16, 1))
    assert one.route.arrive() == RouteStop("rival-exit", seat=1, steps=6)
    assert one.walk().reason == "arrived", "it is said once"
    assert one.here == one.at(21, 0)
    one = walker("0" + "-" * 20 + "E", "1" + "-" * 20 + "X")
    one.state.square[0] = one.at(18, 0)
    one = Walker(one.state)
    one.route.travel(one.at(21, 0))
    way = one.route.step()
    assert isinstance(way, int)
    one.decide(way)
    one.put(1, one.at(16, 1))
    assert one.route.arrive() is None


def test_it_does_not_wait_for_a_rival_who_lacks_a_thing_to_get_out() -> None:
    """IRR-29: for such a rival the exit is a wall."""
    stops = []
    for armed in (True, False):
        one = walker("0" + "-" * 20 + "E", "1" + "-" * 20 + "X", "M" + "X" * 21, toll=1)
        if armed:
            one.state.weapons[1] = (1_000, 3)
            one = Walker(one.state)
        one.route.travel(one.at(21, 0))
        way = one.route.step()
        assert isinstance(way, int)
        one.decide(way)
        one.put(1, one.at(16, 1))
        stops.append(one.route.arrive())
    assert stops == [RouteStop("rival-exit", seat=1, steps=6), None]


def test_it_waits_when_a_rival_comes_into_sight() -> None:
    one = walker("0-----E", "XX-XXXX", "XX-XXXX", "XX1XXXX", fog=FOG_EXPLORED)
    one.route.travel(one.at(4, 0))
    assert one.walk() == RouteStop("rival-seen", seat=1)
    one.route.auto = True
    assert one.walk().reason == "arrived"


def test_a_rival_that_stands_in_the_way_is_no_end_of_exploring() -> None:
    one = walker("0-1-----", "XXXXXXX-", "E-------", fog=FOG_EXPLORED, sight=3)
    assert one.route.explore() is None
    assert one.walk() == RouteStop("rival", seat=1)


def test_it_is_dropped_when_the_way_is_blocked_and_leads_elsewhere() -> None:
    """IRR-8: a blocked move slides; a route never takes such a step by mistake."""
    one = walker("0--E", "----")
    one.route.travel(one.at(3, 0))
    one.route.squares[0] = one.at(2, 1)
    assert one.walk().reason == "astray"
    assert not one.route.planned


def test_irr_39_it_waits_once_when_a_rival_is_out() -> None:
    """A walk went on to the end of the match while a rival won it."""
    one = walker("0----1E")
    one.route.travel(one.at(4, 0))
    one.decide(one.route.step())  # type: ignore[arg-type]  # a step, no stop
    one.fold.out[1] = 2
    assert one.route.arrive() == RouteStop("rival-out", seat=1)
    assert one.walk().reason != "rival-out"


def test_irr_28_a_lost_fight_on_the_way_is_no_straying() -> None:
    """It was "you strayed from it", after the fight had thrown the player back."""
    one = walker("0M-E", "XXXX", thrown_back=True, foes=((9_000, 9_000, 99),))
    one.route.travel(one.at(3, 0))
    assert one.walk() == RouteStop("thrown-back", over=True)


def test_irr_35_nor_is_it_after_a_death_that_is_over() -> None:
    """IRR-22: the player was dead at the guardian, and then back with more health than before."""
    one = walker("0M-E", "XXXX", thrown_back=True, foes=((9_000, 9_000, 99),))
    one.route.travel(one.at(3, 0))
    one.decide(one.route.step())  # type: ignore[arg-type]  # a step, no stop
    one.fold.mates[0].health = 10
    assert one.route.arrive() == RouteStop("thrown-back", over=True)


def test_irr_38_a_robbery_stops_it_once() -> None:
    """A walk continued, and the thing that opened the exit was gone."""
    one = walker("0---1E")
    one.route.travel(one.at(3, 0))
    one.decide(one.route.step())  # type: ignore[arg-type]  # a step, no stop
    one.fold.apply(GearTaken(EVERYONE, 1, 0, SHIELD, 1_000, 2, 0))
    assert one.route.arrive() == RouteStop("robbed", seat=1)
    assert one.walk().reason == "arrived"


def test_a_wound_stops_it() -> None:
    grim = (10_001, 10_001, 5)
    one = walker("0M--E", "XXXXX", foes=[grim])
    one.route.travel(one.at(4, 0))
    assert one.walk().reason == "wounded"


def test_exploring_stops_when_the_exit_comes_into_sight() -> None:
    rows = ("0----XXX", "XXXX-XXX", "XXXX-XXX", "XXXX---E")
    one = walker(*rows, fog=FOG_EXPLORED)
    assert one.fold.exit is None
    assert one.route.explore() is None
    assert one.walk().reason == "exit-seen"
    assert one.fold.exit == one.at(7, 3)


def test_exploring_stops_when_a_monster_comes_into_view() -> None:
    rows = ("0----XXX", "XXXX-XXX", "XXXX--MX", "XXXX-XXX", "XXXX---E")
    one = walker(*rows, fog=FOG_EXPLORED, foes=[SLOW])
    one.route.explore()
    assert one.walk().reason in ("foe-seen", "foe-near")


def test_exploring_without_fog_says_that_nothing_is_hidden() -> None:
    assert walker("0--E").route.explore() == RouteStop("no-fog", over=True)


def test_exploring_ends_when_everything_was_seen() -> None:
    one = walker("0---", "E---", fog=FOG_EXPLORED)
    assert one.route.explore() == RouteStop("explored-exit", over=True)


def test_exploring_ends_before_a_fight_behind_which_the_exit_is_not_seen_yet() -> None:
    one = walker("0M-X", "XX-X", "XX-E", fog=FOG_EXPLORED, foes=[SLOW])
    assert one.fold.exit is None
    assert one.route.explore() == RouteStop("explored", over=True)


def test_exploring_never_ends_without_a_word_on_any_board() -> None:
    rows = ("0-X---X--", "X-X-X-X-X", "--X-X---X", "-XX-X-X-X", "----X-X-E")
    one = walker(*rows, fog=FOG_EXPLORED)
    reasons = []
    for _ in range(40):
        stop = one.route.explore()
        if stop is None:
            stop = one.walk()
        reasons.append(stop.reason)
        if stop.reason.startswith("explored") or one.state.winner == 0:
            break
    assert reasons[-1] in ("explored-exit", "arrived")
    assert "exit-seen" in reasons


def test_a_key_stops_what_goes_on_by_itself() -> None:
    one = walker("0---E")
    one.route.travel(one.at(4, 0))
    assert one.route.interrupt() is None
    one.route.auto = True
    assert one.route.interrupt() == RouteStop("key")
    assert not one.route.auto
    assert one.route.planned


def test_a_key_that_stops_it_leaves_the_step_under_way_counted() -> None:
    one = walker("0---E")
    one.route.travel(one.at(3, 0))
    one.route.auto = True
    way = one.route.step()
    assert isinstance(way, int)
    assert one.route.interrupt() == RouteStop("key"), "while the step is decided, not shown yet"
    one.decide(way)
    assert one.route.arrive() is None
    assert one.route.squares == [one.at(2, 0), one.at(3, 0)], "two steps are left, and known"


def test_what_was_planned_before_the_last_move_was_seen_is_planned_anew_from_where_it_led() -> None:
    one = walker("0---E")
    one.route.travel(one.at(4, 0))
    one.route.auto = True
    one.decide(RIGHT)
    assert one.route.arrive() is None
    assert one.route.squares == [one.at(x, 0) for x in (2, 3, 4)]
    assert one.route.auto, "it was to go on by itself"


def test_every_reason_has_words_in_both_languages() -> None:
    reasons = (
        "here wall no-way no-fog no-exit explored explored-exit arrived exit-seen "
        "foe-seen foe-near foe-ahead foe-gone rival rival-seen rival-out blocked astray "
        "thrown-back robbed key"
    )
    for language in ("en", "es"):
        texts = Texts(language, strict=True)
        words = {"monster": "Minotaur", "name": "Ben", "travel": "_", "exit": ">", "explore": "o"}
        for reason in reasons.split():
            assert texts(f"maze-stop-{reason}", **words)


def test_a_route_knows_only_what_its_seat_knows() -> None:
    """IRR-24: behind a wall that was not seen there may be anything."""
    rows = ("0---XXXX", "XXX-----", "XXXXXXX-", "E-------")
    one = walker(*rows, fog=FOG_EXPLORED)
    assert one.route.travel(one.at(0, 3)) == RouteStop("no-way", over=True)


def test_irr_30_a_route_goes_round_monsters_or_takes_the_short_way() -> None:
    """Planned again from another square, it keeps the way that was chosen."""
    walk = walker("X---X", "0-M-E", "-XXX-", "-----", foes=[SLOW])
    goal = walk.at(4, 1)
    assert walk.route.travel(goal) is None
    assert len(walk.route.squares) == 6, "round the monster"
    assert walk.route.travel(goal, short=True) is None
    assert walk.route.squares == [walk.at(x, 1) for x in (1, 2, 3, 4)]
    walk.decide(DOWN)
    assert walk.route.arrive() is None
    assert walk.route.squares[:2] == [walk.at(0, 1), walk.at(1, 1)], "back to the short way"
    walk.route.drop()
    assert not walk.route.short


# -- leapfrog and the guardian (IRR-35, IRR-36)


def test_irr_36_a_walk_leaps_over_a_rival_where_it_lands_on_the_route() -> None:
    walk = walker("01----E", leapfrog=True)
    assert walk.route.travel(walk.at(4, 0)) is None
    walk.route.auto = True
    assert walk.route.ahead() == walk.fold.previews[RIGHT]
    assert walk.walk().reason == "arrived"
    assert walk.state.turn == 4, "three steps instead of four"


def test_irr_36_a_walk_stops_beside_a_rival_where_the_leap_leads_off_the_route() -> None:
    off = walker("X-XXX", "01--E", "X-XXX", "XXXXX", leapfrog=True)
    assert off.route.travel(off.at(1, 2)) is None
    off.route.auto = True
    assert off.walk() == RouteStop("rival", seat=1)
    assert off.route.planned, "the key of a single step leaps anyway"
    off.decide(off.route.step())  # type: ignore[arg-type]  # a key leaps, so it is a direction
    assert off.route.arrive() is None
    assert off.route.squares == [off.at(1, 1), off.at(1, 2)], "planned again from the landing"


def test_irr_36_a_route_does_not_go_round_a_rival() -> None:
    for leapfrog, steps in ((True, 4), (False, 6)):
        walk = walker("0-1-E", "-----", leapfrog=leapfrog)
        assert walk.route.travel(walk.at(4, 0)) is None
        assert len(walk.route.squares) == steps


def test_irr_35_a_walk_stops_before_the_guardian() -> None:
    walk = walker("0---E", guardian=2_250)
    assert walk.route.travel(walk.at(4, 0)) is None
    walk.route.auto = True
    stop = walk.walk()
    assert (stop.reason, stop.foe) == ("foe-ahead", walk.state.config.guardian)
    leaps = walker("0-1E", guardian=2_250, leapfrog=True)
    assert leaps.route.travel(leaps.at(3, 0)) is None
    leaps.route.auto = True
    assert leaps.walk().reason == "foe-ahead", "over a rival, too"


def test_irr_29_a_shut_exit_stops_a_walk_and_not_its_guardian() -> None:
    """Nobody without a thing gets to fight the guardian there."""
    walk = walker("0---E", "XXXXM", guardian=2_250, toll=1)
    assert walk.fold.fare_owed(0) == 1
    assert walk.route.travel(walk.at(4, 0)) is None
    walk.route.auto = True
    assert walk.walk() == RouteStop("shut", over=True)
    assert walk.here == walk.at(3, 0)


def test_irr_35_the_guardian_is_on_neither_of_the_two_ways() -> None:
    walk = walker("0-M-E", "-----", foes=[SLOW], guardian=2_250)
    assert both_ways(walk.fold, 0) == (4, (0,), 6), "nobody goes round a guardian"
    plain = walker("0---E", guardian=2_250)
    assert both_ways(plain.fold, 0) is None
    assert guardian_chance(walk.fold, 0) is not None
    assert guardian_chance(walker("0---E").fold, 0) is None
