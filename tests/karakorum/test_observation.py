"""What a player may know."""

from __future__ import annotations

import json

import pytest

from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.karakorum import imagine, new_game

from .choosers import random_chooser
from .scene import Table, play, side

SECRET = "whisper-observed"


def test_everything_lies_open_but_the_order_of_the_deck() -> None:
    """KK-U1, KK-P7: the discard pile too."""
    state = play(Table(anna=side("R4.0 R5.0")).take("R6.0 G1.0 Y2.0"), "take R6.0", "pass")
    seen = state.observation(1)
    assert [card.text for card in seen.discard] == ["G1.0", "Y2.0"]
    assert seen.players == state.players
    assert (len(seen.revealed), len(seen.unseen)) == (5, 115)
    assert list(seen.unseen) == sorted(seen.unseen)
    assert seen.limit == 3


def test_all_see_the_same() -> None:
    """KK-U1: there are no hands."""
    state = new_game(SECRET, 3)
    forms = [dict(state.observation(viewer).to_dict()) for viewer in (None, 0, 1, 2)]
    for form in forms:
        del form["viewer"]
    assert forms[0] == forms[1] == forms[2] == forms[3]


def test_an_observation_holds_no_seed_and_no_order() -> None:
    """KK-U1: whoever knows it can only guess what comes next."""
    state = new_game(SECRET, 4)
    choose = random_chooser(5)
    for step in range(200):
        seen = state.observation(step % 4)
        assert "whisper" not in json.dumps(seen.to_dict())
        world = imagine(seen, stream("imagine", step))
        assert world.observation(step % 4) == seen
        assert world.status == ()
        assert world.legal_actions() == state.legal_actions()
        state = state.apply(choose(state))
    assert len({imagine(seen, stream("imagine", step)).setup.deal.cards for step in range(5)}) == 5


@pytest.mark.parametrize("viewer", [-1, 2, 7])
def test_who_is_not_at_the_table_sees_nothing(viewer: int) -> None:
    with pytest.raises(Refused, match="no_such_player"):
        new_game("a").observation(viewer)
