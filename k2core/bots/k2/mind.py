"""What a bot has in mind when it looks at the table: its climbers, the days to come, the cards that may come."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from k2core.bots.k2.ground import FAIR, GONE, NO_TENT, Thought, forecast, nights, thought_of
from k2core.bots.k2.outlooks import outlooks
from k2core.bots.k2.planner import LOST, Hand, Planner
from k2core.bots.k2.situation import crowds
from k2core.bots.k2.value import PRICES, Prices
from k2core.k2.board import BOARDS, CAMP
from k2core.k2.components import DAYS, DAYS_PER_DEAL, DECK, HAND_SIZE, MAX_LEVEL, PICKS, STARTING_LEVEL
from k2core.k2.setup import zone_limits

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.bots.k2.ground import Forecast
    from k2core.core.rng import Pcg32
    from k2core.k2.observation import Observation, SeenPlayer


@lru_cache(maxsize=16)
def planner(board: str, days: Forecast, narrow: frozenset[int], prices: Prices = PRICES) -> Planner:
    """The planner of a whole game's weather; kept, because the days of one game ask the same again and again."""
    return Planner(board, days, narrow, prices=prices)


class Mind:
    """The viewer's thoughts about an observation; `sight` takes all days after so many nights for fair."""

    def __init__(self, seen: Observation, sight: int | None = None, prices: Prices = PRICES) -> None:
        assert seen.viewer is not None
        self.seen = seen
        self.me: SeenPlayer = seen.players[seen.viewer]
        self.board = seen.config.board
        self.today = seen.day - 1
        """The first day is 0."""
        self.climbers: tuple[Thought, Thought] = (thought_of(self.me.climbers[0]), thought_of(self.me.climbers[1]))
        self.full, _narrow = crowds(seen)
        past = forecast(seen.weather[: self.today])
        orders = [past + days for days in outlooks(seen)]
        if sight is not None:
            known = seen.day + sight
            orders = list(dict.fromkeys(order[:known] + FAIR * (DAYS - len(order[:known])) for order in orders))
        self.planners = [planner(self.board, order, narrow_spaces(seen), prices) for order in orders]
        self.is_alone = (
            len([player for player in seen.players if any(c.space is not None for c in player.climbers)]) == 1
        )

    def prepare(self, should_stop: Callable[[], bool]) -> None:
        """Compute the values of every outlook, or of fewer if there is no time: at least of one."""
        for number, planner in enumerate(self.planners):
            if number and should_stop():
                del self.planners[number:]
                return
            planner.worth(self.today, (CAMP, STARTING_LEVEL, 1, NO_TENT), NO_TENT)

    def after_the_night(self, climber: Thought, partner_tent: int) -> Thought:
        """The climber tomorrow morning, if it ends today so."""
        if climber == GONE:
            return GONE
        space, level, points, tent = climber
        kind = self.planners[0].days[self.today]
        after = level + nights(self.board, kind)[space] + (space in (tent, partner_tent))
        return (space, min(MAX_LEVEL, after), points, tent) if after > 0 else LOST

    def worth_tomorrow(self, climber: Thought, partner_tent: int) -> int:
        """The mean value of a climber tomorrow morning over all outlooks."""
        total = sum(planner.worth(self.today + 1, climber, partner_tent) for planner in self.planners)
        return total // len(self.planners)

    def days_of_the_deal(self) -> int:
        """The last day of the deal in use."""
        return self.today // DAYS_PER_DEAL * DAYS_PER_DEAL + DAYS_PER_DEAL - 1

    def knows_its_cards(self) -> bool:
        """Whether the hand holds all that is left of the deal."""
        return self.today % DAYS_PER_DEAL >= DAYS_PER_DEAL - 2

    def draws(self, rng: Pcg32, last: int) -> list[Hand]:
        """The cards that may come on each morning from tomorrow to the last of these days."""
        deck: Hand = rng.shuffled(self.me.unseen)
        found = []
        for day in range(self.today + 1, last + 1):
            if day % DAYS_PER_DEAL == 0:
                deck = rng.shuffled(DECK)
                count = HAND_SIZE
            else:
                count = PICKS
            found.append(deck[:count])
            deck = deck[count:]
        return found

    def risks(self, rng: Pcg32, last: int, token_today: bool) -> list[int]:
        """The risk that may be to pay on each day from today to the last, if the lowest open token is taken."""
        tokens = sorted(self.seen.tokens)
        hidden = list(rng.shuffled(self.seen.hidden_tokens))
        rivals = sum(any(c.space is not None for c in player.climbers) for player in self.seen.players)
        found = []
        for day in range(self.today, last + 1):
            mine = token_today if day == self.today else rng.below(rivals) == 0
            found.append(tokens[0] if mine and tokens else 0)
            if tokens and (mine or rng.below(2)):
                del tokens[0]
                tokens = sorted((*tokens, *hidden[:1]))
                del hidden[:1]
        return found

    def is_daring(self, picks: Hand, rng: Pcg32) -> bool:
        """Whether these cards would bring the risk token, against picks that the others may make (R1, R2)."""
        if self.is_alone:
            return True
        mine = sum(card.up for card in picks)
        return all(mine > risk for risk in self._rival_sums(rng))

    def _rival_sums(self, rng: Pcg32) -> list[int]:
        sums = []
        for seat, player in enumerate(self.seen.players):
            if seat == self.seen.viewer or all(climber.space is None for climber in player.climbers):
                continue
            cards = player.hand_size + (PICKS if player.has_picked else 0)
            hand = rng.shuffled(player.unseen)[:cards]
            sums.append(sum(card.up for card in rng.shuffled(hand)[:PICKS]))
        return sums

    def horizon(self, days: int) -> int:
        """The last day to plan for: the end of the deal in use, or so many days on."""
        return min(DAYS - 1, max(self.days_of_the_deal(), self.today + days - 1))


def narrow_spaces(seen: Observation) -> frozenset[int]:
    """Spaces that never hold both climbers of one player (C6)."""
    limits = zone_limits(seen.config)
    spaces = BOARDS[seen.config.board].spaces
    return frozenset(space.number for space in spaces if space.number != CAMP and limits[space.zone] == 1)
