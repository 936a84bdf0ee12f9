"""Every golden playthrough is played again, told again, and holds what it promises."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from typing import TYPE_CHECKING, cast

import pytest

from k2core.karakorum import (
    Goal,
    Pass,
    Phase,
    Place,
    Remove,
    Reveal,
    Score,
    State,
    Take,
    TakeNone,
    comparison,
    invariants,
)
from k2core.karakorum.components import DECK, SUMMIT
from k2core.karakorum.ending import DecidedBy, Outcome, has_won
from k2core.karakorum.expeditions import axes, doubled, placeable
from k2core.karakorum.scoring import partner
from tests import golden

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

    from k2core.karakorum import Action
    from k2core.sharing.replay import Replay


@dataclass(frozen=True)
class Story:
    """A game with all its states."""

    states: list[State]
    actions: list[Action]

    @classmethod
    def of(cls, replay: Replay) -> Story:
        return cls([cast("State", state) for state in replay.states()], [cast("Action", a) for a in replay.actions])

    @property
    def players(self) -> int:
        return self.states[0].config.players

    @property
    def last(self) -> State:
        return self.states[-1]

    @property
    def outcome(self) -> Outcome:
        assert self.last.outcome is not None
        return self.last.outcome

    @property
    def plies(self) -> Iterator[tuple[State, Action, State]]:
        return zip(self.states, self.actions, self.states[1:], strict=False)

    @property
    def scorings(self) -> Iterator[tuple[State, Score, State]]:
        return ((before, action, after) for before, action, after in self.plies if isinstance(action, Score))

    @property
    def removals(self) -> Iterator[tuple[State, Remove, State]]:
        return ((before, action, after) for before, action, after in self.plies if isinstance(action, Remove))

    @property
    def claims(self) -> set[Goal]:
        return {action.how.goal for _before, action, _after in self.scorings if action.how.goal is not None}


def by_comparison(story: Story, players: int) -> bool:
    """A game of so many that was worth playing to its end."""
    return story.players == players and story.outcome.reason is DecidedBy.COMPARISON and min(story.outcome.totals) > 0


def pair_with(story: Story, fresh: int) -> bool:
    """A pair is claimed, so many of the two expeditions being fresh (P5)."""
    for before, action, _after in story.scorings:
        if action.how.goal is Goal.PAIR:
            player, turn = before.allotting()
            if sum(number in turn.fresh for number in (action.pile, partner(player, action.pile))) == fresh:
                return True
    return False


def removed_for_room(story: Story) -> bool:
    """What was taken could not have been placed without a removal of its own colour (P3, P6)."""
    return any(
        not placeable(player.piles, player.taken) and player.pile(action.pile)[0].colour == player.taken[0].colour
        for before, action, _after in story.removals
        for player in [before.allotting()[0]]
    )


def removed_another_colour_for_room(story: Story) -> bool:
    return any(
        not placeable(player.piles, player.taken)
        and player.pile(action.pile)[0].colour == doubled(player.piles) != player.taken[0].colour
        for before, action, _after in story.removals
        for player in [before.allotting()[0]]
    )


def blocked_while_others_take(story: Story) -> bool:
    """The active player takes none, and the next takes one (P3)."""
    return any(isinstance(one, TakeNone) and isinstance(other, Take) for one, other in pairwise(story.actions))


def nobody_takes(story: Story) -> bool:
    return any(
        isinstance(action, Pass) and after.phase is Phase.REVEAL and after.active != before.active
        for before, action, after in story.plies
    )


def forced_on(story: Story) -> bool:
    """A card comes up, nothing can be taken, and the next one changes that (P3)."""
    return any(
        before.display
        and len(before.legal_actions()) == 1
        and isinstance(action, Reveal)
        and len(after.legal_actions()) > 1
        for before, action, after in story.plies
        if before.phase is Phase.REVEAL
    )


def won_in_the_middle(story: Story) -> bool:
    return story.outcome.reason is DecidedBy.SUMMITS and isinstance(story.actions[-1], Score) and story.last.deck > 0


def won_in_the_last_scoring(story: Story) -> bool:
    return story.outcome.reason is DecidedBy.SUMMITS and not isinstance(story.actions[-1], Score)


def shared(story: Story) -> bool:
    return story.outcome.reason is DecidedBy.SHARED and max(story.outcome.totals) >= 10


def last_scoring_turns_the_game(story: Story) -> bool:
    """Somebody else would have won before it (F2)."""
    before = story.states[-2]
    totals = [standing.total or 0 for standing in comparison(before.players)]
    return (
        story.outcome.reason is DecidedBy.COMPARISON
        and before.active != story.last.active
        and totals.index(max(totals)) not in story.outcome.winners
    )


def scored_to_make_room(story: Story) -> bool:
    """A low card comes along with one that completes an expedition (X2)."""
    return any(
        isinstance(action, Place)
        and after.players[before.queue[0]].taken
        and all(isinstance(legal, Score) for legal in after.legal_actions())
        for before, action, after in story.plies
    )


def deck_ends_a_round(story: Story) -> bool:
    return any(
        isinstance(action, Reveal) and after.revealed == len(DECK) and len(after.display) < after.limit
        for _before, action, after in story.plies
    )


def highest_but_leads_nothing(story: Story) -> bool:
    """The player whose three pawns add up to most, or to more than the winner's, leads nothing (F3)."""
    sums = [sum(standing.pawns) for standing in story.outcome.comparison]
    return any(
        standing.aside is None and sums[seat] > sums[story.outcome.winners[0]]
        for seat, standing in enumerate(story.outcome.comparison)
    )


def down_from_the_summit(story: Story) -> bool:
    return any(
        was == SUMMIT and now == SUMMIT - 3
        for before, _action, after in story.removals
        for was, now in zip(before.allotting()[0].pawns, after.allotting()[0].pawns, strict=True)
    )


def scored_nothing(story: Story) -> bool:
    return any(
        action.how.goal is None and axes(before.allotting()[0].pile(action.pile)) == 0
        for before, action, _after in story.scorings
    )


def scored_several(story: Story) -> bool:
    """Two expeditions of one player in one turn."""
    return any(isinstance(one, Score) and isinstance(other, Score) for one, other in pairwise(story.actions))


PROMISES: dict[str, Callable[[Story], bool]] = {
    "two-players": lambda s: by_comparison(s, 2),
    "three-players": lambda s: by_comparison(s, 3),
    "four-players": lambda s: by_comparison(s, 4),
    "all-kinds-of-goals": lambda s: s.claims == set(Goal),
    "pair-of-a-new-and-an-old": lambda s: pair_with(s, 1),
    "pair-of-two-new": lambda s: pair_with(s, 2),
    "removal-for-room": removed_for_room,
    "removal-of-another-colour": removed_another_colour_for_room,
    "blocked": blocked_while_others_take,
    "nobody-takes": nobody_takes,
    "must-turn-up-more": forced_on,
    "three-summits": won_in_the_middle,
    "three-summits-in-the-last-scoring": won_in_the_last_scoring,
    "shared-victory": shared,
    "last-scoring-turns-the-game": last_scoring_turns_the_game,
    "scoring-makes-room": scored_to_make_room,
    "deck-ends-a-round": deck_ends_a_round,
    "leads-nothing": highest_but_leads_nothing,
    "down-from-the-summit": down_from_the_summit,
    "no-axes": scored_nothing,
    "two-scorings": scored_several,
}


def test_every_promise_has_its_file() -> None:
    assert {path.stem for path in golden.PLAYTHROUGHS["karakorum"]} == set(PROMISES)


@pytest.mark.parametrize("path", golden.PLAYTHROUGHS["karakorum"], ids=lambda path: path.stem)
def test_playthrough(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert golden.playthrough(lines) == lines  # compared line by line
    story = Story.of(golden.game_of(lines))
    assert PROMISES[path.stem](story)
    assert not [b for before, action, after in story.plies for b in invariants.broken(before, action, after)]
    assert sum(has_won(player) for player in story.last.players) == (story.outcome.reason is DecidedBy.SUMMITS)


def test_together_they_cover_every_table() -> None:
    games = [golden.game_of(path.read_text(encoding="utf-8").splitlines()) for path in golden.PLAYTHROUGHS["karakorum"]]
    assert {game.config.players for game in games} == {2, 3, 4}
