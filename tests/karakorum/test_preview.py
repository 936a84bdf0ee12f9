"""What is told before it counts."""

from __future__ import annotations

from k2core.karakorum import effects, new_game, parse_action

from .choosers import at_table, trekker
from .scene import Table, play, side


def test_every_scoring_on_offer_tells_how_far_the_pawn_would_go() -> None:
    """KK-P5"""
    state = play(Table(anna=side("R1.3 R2.3 R3.3", "R5.0 R6.0 R7.0", red=18)).allot("R4.2"), "place R4.2 1")
    gains = {str(action): effect.gain for action, effect in effects(state).items()}
    assert gains == {"score 1 axes": 11, "score 1 four": 5, "score 1 pair": 10, "score 1 axes10": 12}
    assert effects(state)[parse_action("score 1 axes10")].to_dict() == {
        "action": "score 1 axes10",
        "colour": "R",
        "piles": [1],
        "fields": 15,
        "from": 18,
        "to": 30,
        "gain": 12,
    }
    assert effects(state)[parse_action("score 1 pair")].piles == (1, 2)


def test_every_removal_on_offer_tells_what_it_costs() -> None:
    """KK-P6"""
    state = Table(anna=side("R1.0", "G1.0", green=2, red=30)).allot("Y1.0")
    losses = {str(action): effect.gain for action, effect in effects(state).items()}
    assert losses == {"remove 1": -3, "remove 2": -2}


def test_what_is_told_is_what_happens() -> None:
    """KK-P5, KK-P6"""
    met = 0
    for number in range(3):
        state = new_game(f"told-{number}", 2)
        choose = at_table(trekker(number), trekker(number + 50))
        while state.outcome is None:
            for action, effect in effects(state).items():
                after = state.apply(action)
                seat = state.queue[0]
                assert after.players[seat].pawns[effect.colour] == effect.end
                assert state.players[seat].pawns[effect.colour] == effect.start
                assert len(state.players[seat].piles) - len(after.players[seat].piles) == len(effect.piles)
                met += 1
            state = state.apply(choose(state))
    assert met > 50


def test_nothing_is_told_while_cards_are_taken() -> None:
    assert effects(Table().take("R1.0")) == {}
    assert effects(Table().round()) == {}
