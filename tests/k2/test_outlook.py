"""Who can live through tonight, against every order of every legal action (A2-A9, N1)."""

from __future__ import annotations

from k2core import k2
from k2core.core.rng import stream
from k2core.k2.outlook import Fates, outlook

from .scene import HOME, Table, on, play
from .whole_turns import ends, high_turns, lives, moments


def fates(state: k2.State) -> Fates:
    """The same, from playing the turn in all ways."""
    found: Fates = ({}, {})
    for end in ends(state):
        alive = lives(end)
        for climber, stands in enumerate(end.players[end.queue[0]].climbers):
            if alive[climber] and stands.space is not None:
                known = found[climber].get(stands.space, 0)
                found[climber][stands.space] = max(known, sum(alive))
    return found


def test_who_can_live_where_is_what_playing_every_turn_shows() -> None:
    met = set()
    for state in high_turns(150):
        found = fates(state)
        assert outlook(state).fates == found, state.to_json()
        met |= {alive for one in found for alive in one.values()}
        met |= {0} if not any(found) else set()
    assert met == {0, 1, 2}, "the positions are all alike"


def test_it_holds_in_the_middle_of_turns_and_for_those_who_must_walk_on() -> None:
    rng = stream("outlook")
    passing = 0
    for state in high_turns(150)[::2]:
        reached = rng.shuffled(moments(state))
        walking_on = [moment for moment in reached if moment.turn is not None and moment.turn.passing is not None]
        passing += len(walking_on[:2])
        for moment in (*reached[:2], *walking_on[:2]):
            assert outlook(moment).fates == fates(moment), moment.to_json()
    assert passing > 10, "hardly anybody passes a full space"


def test_a_tent_of_the_other_climber_can_save() -> None:
    # B pitches its tent where A stands (N1); A has no points of its own.
    table = Table(anna=(on(16, level=1, tent=13), on(13, level=3)), today=k2.Weather())
    state = play(table.turn("m1 m2 a0", token=0), "give m1 B", "give m2 B")
    assert outlook(state).fates[0] == {16: 2}
    assert not lives(state)[0]


def test_two_climbers_change_places_with_one_stepping_aside() -> None:
    # Above 7000 m a space holds one climber (C6), so nobody can enter the other's space before it is left.
    table = Table(anna=(on(23, level=6), on(25, level=6)), brian=(HOME, HOME))
    state = table.turn("m3 m3 m2", token=0)
    assert outlook(state).fates == fates(state)
    assert outlook(state).can_live(0, 25)
    assert outlook(state).can_live(1, 23)


def test_the_token_counts() -> None:
    # On level 1 at 6500 m A sleeps safely on space 17, but not if the level must pay.
    table = Table(anna=(on(14, level=1), on(0, level=1)))
    free = table.turn("m1 a0 a1", token=0)
    dear = table.turn("m1 a0 a1", token=2)
    assert outlook(free).can_live(0, 17)
    assert outlook(dear).fates == fates(dear)
