"""What bots tell people in the terminal: hints, reviews and par, in English."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from k2core.bots.interface import Budget, Level, bots_of
from k2core.cli.interface import terminal_of
from k2core.cli.seats import called
from k2core.core.errors import Code, Refused
from k2core.core.registry import game_by_name, layer_part
from k2core.sharing import text_codec
from k2core.sharing.replay import Replay

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.bots.interface import Why
    from k2core.core.game import AnyGame, AnyState, Config

REASONS = {
    "only_choice": "nothing else can be done",
    "most_points": "brings most on average",
    "not_as_good": "looks weaker than the best",
    "as_good": "as good as the first",
    "summit_in_reach": "a climber can come to the summit by day {day}",
    "points_in_reach": "a climber can come to {points} points by day {day}",
    "points_now": "{climber} comes to {points} points now",
    "both_live_through_storm": "keeps both alive through the bad weather on day {day}",
    "lives_through_storm": "lives through the bad weather on day {day}",
    "all_live_tonight": "nobody dies tonight, while most other choices cost a life",
    "saves_card": "saves {card} for day {day}",
    "pitches_tent": "pitches the tent of {climber} on space {space}",
    "rests": "rests, so the risk token costs nothing",
    "low_risk": "the lowest open token: {risk}",
    "free_risk": "a token of {risk} costs nothing today and cannot hurt later",
    "cheap_risk": "a token of {risk} can be borne today and cannot hurt later",
    "saves_climber": "saves {climber}",
    "keeps_rescue": "keeps the rescue card for {climber}",
    "scores_goal": "scores {colour} for a goal: {fields} fields",
    "scores_axes": "scores {colour} for its axes: {fields} fields",
    "builds": "brings {colour} to {cards} cards",
    "starts": "starts an expedition of {colour}",
    "makes_room": "makes room by giving up {colour}",
    "gives_up": "gives up {colour} for {fields} fields",
    "nothing_more": "nothing more is worth doing",
    "better_cards_may_come": "better cards may come",
    "more_cards_help_others": "more cards would help the others",
    "certain": "the cards that lie there are certain",
    "no_card_helps": "no card helps",
    "takes_nothing": "takes nothing",
}
COLOURS = {"R": "red", "G": "green", "Y": "yellow"}
LESSONS = {
    "other_cards": "other cards were better",
    "save_life": "{climber} died and could have lived",
    "rest_in_tent": "resting in the tent was better for {climber}",
    "stay": "staying was better for {climber}",
    "not_down": "not going down was better for {climber}",
    "go_on": "going on was better for {climber}",
    "go_further": "going further was better for {climber}",
    "go_less_far": "going less far was better for {climber}",
    "go_down": "going down was better for {climber}",
    "tent": "pitching the tent of {climber} was better",
    "keep_tent": "keeping the tent of {climber} was better",
    "no_cards": "using no cards was better",
    "more_level": "more acclimatization was better for {climber}",
    "other_shares": "sharing the cards in another way was better",
    "reveal": "turning up one more card was better",
    "stop": "stopping was better",
    "take": "taking {cards} was better",
    "take_nothing": "taking nothing was better",
    "score_goal": "scoring {colour} for a goal was better, {fields} fields",
    "score_axes": "scoring {colour} for its axes was better, {fields} fields",
    "keep": "keeping the {colour} expedition was better",
    "remove": "removing a {colour} expedition was better",
    "not_remove": "keeping the {colour} expedition was better",
    "place": "placing {colour} in another way was better",
}


def reason(why: Why) -> str:
    return REASONS[why.code].format_map(_in_words(dict(why.details)))


def _in_words(details: dict[str, Any]) -> dict[str, Any]:
    colour = details.get("colour")
    return details | {"colour": COLOURS[colour]} if colour in COLOURS else details


def hint(replay: Replay) -> list[str]:
    """The proposals of the strongest bot for whoever is to act, best first."""
    state = replay.play()
    if not state.to_act:
        raise Refused(Code.GAME_OVER)
    bots = bots_of(replay.game)
    names = called(replay.names, replay.config.players)
    seat = state.to_act[0]
    lines = [f"{names[seat]} to act."]
    proposals = bots.propose(state.observation(seat), str(replay.config.seed), Budget(bots.iterations(Level.HIMALAYAN)))
    for number, proposal in enumerate(proposals, 1):
        lines.append(f"{number}. {'; '.join(told(replay.game, state, proposal.actions))}")
        if proposal.reasons:
            lines.append(f"   {'; '.join(reason(why) for why in proposal.reasons)}")
    return lines


def told(game: str, state: AnyState, actions: tuple[Any, ...]) -> list[str]:
    """The actions in words."""
    words = []
    for action in actions:
        words.append(terminal_of(game).action(state, action))
        state = state.apply(action)
    return words


def lesson(choice: Any) -> str:
    """What would have been better; each game has a form of its own for it."""
    if isinstance(choice.lesson, str):
        return LESSONS[choice.lesson].format(climber=choice.climber)
    words = choice.lesson.to_dict()
    words["cards"] = ", ".join(words["cards"])
    return LESSONS[words.pop("code")].format_map(_in_words(words))


def review(replay: Replay, iterations: int, show: Callable[[int, int], None]) -> list[str]:
    """The choices of a game that cost most, and what each player could expect day by day or round by round."""
    states = replay.states()
    bots = layer_part("bots", replay.game)
    game = game_by_name(replay.game)
    lines = []
    for player, name in enumerate(called(replay.names, replay.config.players)):
        found = bots.Review(states, replay.actions, player)
        more = found.progress[1] > 0
        while more:
            more = found.step(Budget(iterations))
            show(*found.progress)
        curve = " ".join(f"{expected / 10:.1f}" for _day, expected in found.curve())
        lines.append(f"{name} could expect {curve}")
        for choice in found.turning_points():
            actions = tuple(map(game.parse_action, choice.better))
            better = "; ".join(told(replay.game, states[choice.moment], actions))
            told_lesson = lesson(choice)
            lines.append(
                f"{found.TOLD_BY} {choice.day}: {choice.lost / 10:.1f} {found.TOLD_IN} lost; {told_lesson}: {better}"
            )
    return lines


def par(game: AnyGame, config: Config, width: int) -> str:
    """Par of a mountain, and a game that reaches it."""
    found = layer_part("bots", game.name).par(config, width)
    return f"{config.seed}: par {found.points}, {text_codec.encode(Replay(game.name, config, found.actions))}"
