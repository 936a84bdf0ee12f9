"""What the page tells a player before it counts: lit spaces, payments and the end of the turn (A5, A9, N1)."""

from __future__ import annotations

from collections import Counter

from k2core import k2
from k2core.core.rng import stream
from k2core.k2 import BeThere, Camp, Raise, Settle, Touch, plans, reach
from k2core.k2.components import DAYS, CardKind
from k2core.k2.outlook import outlook
from k2core.k2.payment import coins, nights_ahead
from k2core.k2.turn_end import turn_end

from .scene import HOME, Table, on, play
from .whole_turns import ends, high_turns, lives, moments


def best(state: k2.State) -> int:
    """How many climbers of the player in turn can live, by playing the turn in all ways."""
    return max(sum(lives(end)) for end in ends(state))


def stands_on(end: k2.State, climber: int, space: int) -> bool:
    return end.players[end.queue[0]].climbers[climber].space == space


# Lit spaces


def test_a_lit_space_without_a_skull_leaves_everyone_alive_who_could_live() -> None:
    seen = set()
    for state in high_turns(60):
        most = best(state)
        for climber in (0, 1):
            for target in reach(state, climber):
                if target.full:
                    continue
                walks = [play(state, *map(str, plan.actions)) for plan in plans(state, BeThere(climber, target.space))]
                safe = any(
                    stands_on(end, climber, target.space) and lives(end)[climber] and sum(lives(end)) == most
                    for walked in walks
                    for end in ends(walked)
                )
                assert target.deadly == (not safe), f"{'AB'[climber]} on {target}: {state.to_json()}"
                seen.add(safe)
    assert seen == {True, False}


def test_a_touched_space_without_a_skull_leaves_everyone_alive_who_could_live() -> None:
    seen = set()
    for state in high_turns(80):
        for climber in (0, 1):
            for target in reach(state, climber):
                if not target.full:
                    continue
                ways = [plan for back in (True, False) for plan in plans(state, Touch(climber, target.space, back))]
                assert ways, f"a full space is lit that no plan reaches: {state.to_json()}"
                most = best(state)
                safe = any(
                    lives(end)[climber] and sum(lives(end)) == most
                    for plan in ways
                    for end in ends(play(state, *map(str, plan.actions)))
                )
                assert target.deadly == all(plan.lives for plan in ways)
                assert target.deadly == (not safe), f"{'AB'[climber]} over {target}: {state.to_json()}"
                seen.add(safe)
    assert True in seen, "no position has a full space that can be touched safely"


def test_the_token_is_named_beside_the_cost_and_counted_in_the_night() -> None:
    # Space 17 costs 1; with only one point the token of 2 must be paid from the level (A9).
    state = Table(anna=(on(14, level=3), HOME)).turn("m1 a0 a1", token=2)
    target = next(target for target in reach(state, 0) if target.space == 17)
    assert (target.cost, target.risk) == (1, 2)
    assert target.night.risk == -2
    assert target.night.total == 1


def test_a_space_is_lit_by_the_walk_that_keeps_the_climber_alive_not_by_the_cheapest_card() -> None:
    # With m1 alone the token takes the level; m2 leaves a point for it.
    state = Table(anna=(on(14, level=1), HOME)).turn("m1 m2 a0", token=1)
    target = next(target for target in reach(state, 0) if target.space == 17)
    assert (target.night.risk, target.deadly) == (0, False)


def test_a_tent_is_offered_only_where_it_fits() -> None:
    offered = 0
    for state in high_turns(60):
        for climber in (0, 1):
            for target in reach(state, climber):
                possible = bool(plans(state, Camp(climber, target.space)))
                tent = state.players[state.queue[0]].climbers[climber].tent
                assert target.camp == (possible and tent is None), f"{target}: {state.to_json()}"
                offered += target.camp
    assert offered > 20


# Plans


def test_the_first_plan_costs_no_life_while_another_way_exists() -> None:
    for state in high_turns(40):
        most = best(state)
        for climber in (0, 1):
            for target in reach(state, climber):
                if target.full or target.deadly:
                    continue
                plan = plans(state, BeThere(climber, target.space))[0]
                assert plan.lives == 0, f"{plan}: {state.to_json()}"
                assert best(play(state, *map(str, plan.actions))) == most


def test_a_walk_keeps_points_for_the_token_before_it_saves_cards() -> None:
    state = Table(anna=(on(14, level=2), HOME)).turn("m1 m2 a0", token=1)
    first = plans(state, BeThere(0, 17))[0]
    assert [str(action) for action in first.actions] == ["give m2 A", "step A 17"]
    assert (first.cost, first.wasted, first.levels) == (1, 0, 0)


def test_a_full_summit_is_touched_and_left_again() -> None:
    # A5, A6: the climber has been there, and sleeps below.
    table = Table(anna=(on(26, level=6), HOME), brian=(on(27, level=6), HOME))
    state = table.turn("m3 m3 a0", token=0)
    summit = next(target for target in reach(state, 0) if target.space == 27)
    assert summit.full
    back = plans(state, Touch(0, 27, back=True))[0]
    after = play(state, *map(str, back.actions))
    climber = after.players[0].climbers[0]
    assert (climber.space, climber.points) == (26, 10)
    assert after.summit == ((1, 0), (0, 0))
    onwards = plans(state, Touch(0, 27, back=False))[0]
    walking = play(state, *map(str, onwards.actions))
    assert walking.turn is not None
    assert walking.turn.passing == 0
    assert {target.space for target in reach(walking, 0)} >= {26}


def test_a_space_with_room_is_not_touched() -> None:
    state = Table(anna=(on(26, level=6), HOME)).turn("m3 m3 a0", token=0)
    assert plans(state, Touch(0, 27, back=True)) == ()
    assert plans(state, Touch(0, 99, back=False)) == ()


# Payments


def test_the_first_payment_kills_nobody_while_another_way_exists() -> None:
    # A's night is 2 - 1 = 1, and B has two unused points: B's points pay.
    state = play(Table(anna=(on(16, level=2), HOME)).turn("m2 a1 a0", token=1), "give m2 B")
    first = plans(state, Settle())[0]
    assert [str(action) for action in first.actions] == ["pay B move"]


def test_payments_are_sorted_by_lives_then_levels() -> None:
    seen = 0
    for state in high_turns(50):
        for moment in stream("pay").shuffled(moments(state))[:2]:
            found = plans(moment, Settle())
            order = [(plan.lives, plan.levels) for plan in found]
            assert order == sorted(order)
            for plan in found[:3]:
                after = play(moment, *map(str, plan.actions))
                assert plan.lives == max(best(moment), 1) - best(after), f"{plan}: {moment.to_json()}"
                seen += 1
    assert seen > 40


def test_a_coin_says_whether_it_costs_a_life() -> None:
    seen = set()
    for state in high_turns(50):
        for moment in stream("coins").shuffled(moments(state))[:2]:
            for coin in coins(moment, outlook(moment)):
                after = moment.apply(coin.action)
                assert coin.deadly == (best(after) < best(moment)), f"{coin}: {moment.to_json()}"
                seen.add(coin.deadly)
    assert seen == {True, False}


def test_the_night_ahead_has_the_token_taken_off() -> None:
    state = play(Table(anna=(on(13, level=3), HOME)).turn("m1 a1 a0", token=1), "give m1 A", "step A 16")
    night, _other = nights_ahead(state)
    assert night is not None
    assert (night.risk, night.unpaid) == (-1, 1)
    assert night.total == night.level + night.ground + night.tent + night.weather - 1


def test_resting_pays_nothing() -> None:
    # A9: who uses no card need not pay.
    night, _other = nights_ahead(Table(anna=(on(16, level=3), HOME)).turn("m1 a1 a0", token=2))
    assert night is not None
    assert night.risk == 0


# The end of the turn


def test_the_end_of_a_turn_names_who_would_die_and_who_could_be_saved() -> None:
    seen = set()
    for state in high_turns(50):
        for moment in (state, *stream("end").shuffled(moments(state))[:2]):
            told = turn_end(moment, outlook(moment))
            may_end = any(isinstance(action, k2.End) for action in moment.legal_actions())
            assert (told is not None) == may_end
            if told is None:
                continue
            alive = lives(moment)
            own = moment.players[moment.queue[0]].climbers
            assert told.deaths == tuple(one for one in (0, 1) if own[one].space is not None and not alive[one])
            assert told.savable == tuple(one for one in told.deaths if any(lives(end)[one] for end in ends(moment)))
            assert told.rests == (moment.turn is not None and not moment.turn.used_cards)
            seen.add((bool(told.deaths), bool(told.savable)))
    assert seen == {(False, False), (True, False), (True, True)}


# What is left at the end of the turn


def climbs(state: k2.State, climber: int) -> bool:
    """Whether the climber may walk or camp next."""
    return any(isinstance(action, k2.Step | k2.Tent) and action.climber == climber for action in state.legal_actions())


def betters(state: k2.State, give: k2.Give) -> bool:
    """Whether a card leads its climber to a better morning."""
    before, after = (k2.tonight(one, (one.queue[0], give.climber)) for one in (state, state.apply(give)))
    assert before is not None
    assert after is not None
    return before.dies and not after.dies if state.day == DAYS else after.result > before.result


def useful(state: k2.State, card: str) -> bool:
    """Whether some order of gifts, this card the last, lets its receiver do more, by trying all of them."""
    for give in (action for action in state.legal_actions() if isinstance(action, k2.Give)):
        after = state.apply(give)
        assert after.turn is not None
        if not give.card.level and card in map(str, after.turn.cards) and useful(after, card):
            return True
        if str(give.card) == card and (betters(state, give) if give.card.level else climbs(after, give.climber)):
            return True
    return False


def test_the_end_of_a_turn_names_the_cards_and_points_that_could_still_be_used() -> None:
    # A2, A3, A7, A8: what nobody can use is not worth a word.
    seen = set()
    for state in high_turns(50):
        for moment in stream("left").shuffled(moments(state))[:3]:
            told = turn_end(moment, outlook(moment))
            if told is None or told.rests:
                assert told is None or (told.left.cards, told.left.points) == ((), (0, 0))
                continue
            assert moment.turn is not None
            cards = [card for card in moment.turn.cards if useful(moment, str(card))]
            assert list(told.left.cards) == cards, moment.to_json()
            points = [purse.total if climbs(moment, one) else 0 for one, purse in enumerate(moment.turn.purses)]
            assert list(told.left.points) == points, moment.to_json()
            seen |= {("cards", bool(cards)), ("points", any(points)), ("useless", len(cards) < len(moment.turn.cards))}
    assert seen == {(what, found) for what in ("cards", "points", "useless") for found in (True, False)}


def test_an_acclimatization_card_is_of_no_use_on_the_last_evening_unless_it_saves() -> None:
    # F1: after the last night only who is alive counts.
    for level, wanted in ((4, ()), (1, ("a1",))):
        table = Table(anna=(on(16, level=level), on(0, level=6)), day=18)
        state = play(table.turn("m1 a0 a1", token=0), "give m1 B")
        told = turn_end(state, outlook(state))
        assert told is not None
        assert tuple(map(str, told.left.cards)) == wanted


def test_a_plan_says_how_the_token_will_be_paid() -> None:
    # A9: points that are left pay first, then levels, unless another card is given.
    seen = set()
    for state in high_turns(60):
        for climber in (0, 1):
            for target in reach(state, climber)[:4]:
                for plan in plans(state, BeThere(climber, target.space))[:3]:
                    after = play(state, *map(str, plan.actions))
                    assert after.turn is not None
                    movable = any(card.kind is not CardKind.ACCLIMATIZATION for card in after.turn.cards)
                    paid = Counter[str]()
                    while after.turn is not None and after.turn.unpaid:
                        pays = sorted(str(one) for one in after.legal_actions() if isinstance(one, k2.Pay))
                        pay = next((one for one in pays if one.endswith("move")), pays[0])
                        paid[pay.split()[-1]] += 1
                        after = play(after, pay)
                    assert (plan.risk_points, plan.levels) == (paid["move"], paid["level"]), (
                        f"{plan}: {state.to_json()}"
                    )
                    assert plan.spare_card == (movable and plan.levels > 0)
                    seen.add((plan.risk_points > 0, plan.levels > 0, plan.spare_card))
    assert len(seen) == 6, f"{seen}: cases are missing"


# Everything that is legal is offered


def offered(state: k2.State) -> set[str]:
    """What one tap on the page can do: give a card, pay a coin, end the turn, or accept a plan of one action."""
    actions = {str(action) for action in state.legal_actions() if isinstance(action, k2.Give | k2.End)}
    actions |= {str(coin.action) for coin in coins(state, outlook(state))}
    for climber in (0, 1):
        goals: list[k2.Goal] = [Camp(climber), Raise(climber)]
        goals += [
            Touch(climber, target.space, back=False) if target.full else BeThere(climber, target.space)
            for target in reach(state, climber)
        ]
        for goal in goals:
            actions |= {str(plan.actions[0]) for plan in plans(state, goal) if len(plan.actions) == 1}
    return actions


def enters_full(state: k2.State, action: k2.Action) -> bool:
    turn = state.apply(action).turn if isinstance(action, k2.Step) else None
    return turn is not None and turn.passing is not None


def test_everything_legal_in_a_turn_can_be_done_on_the_page() -> None:
    # One legal action after the other leads to every state of a turn, so it is enough that each is on offer.
    rng = stream("offers")
    beside_full = 0
    for state in high_turns(100):
        reached = rng.shuffled(moments(state))
        touching = [one for one in reached if any(enters_full(one, action) for action in one.legal_actions())]
        beside_full += len(touching[:1])
        for moment in (state, *reached[:2], *touching[:1]):
            assert offered(moment) == {str(action) for action in moment.legal_actions()}, moment.to_json()
    assert beside_full > 10, "hardly any position has a full space in reach"
