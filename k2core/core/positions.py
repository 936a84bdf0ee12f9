"""What every position has in its JSON form: game, rules, options, and a deal that no seed fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeVar

from k2core.core.untrusted import Field

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.canonical_json import Json
    from k2core.core.game import Config

C = TypeVar("C", bound="Config")


class Deal(Protocol):
    """Everything a seed has drawn."""

    def to_dict(self) -> Json: ...


def position_head(game: str, rules: int, config: Config, deal: Deal) -> Json:
    """The beginning of the form; a deal that its seed draws again is left out."""
    head: Json = {"game": game, "rules": rules, "config": config.to_dict()}
    return head if config.seed is not None else head | {"deal": deal.to_dict()}


def read_position(
    data: object, game: str, rules: int, config_from_dict: Callable[[object], C], *keys: str
) -> tuple[dict[str, Field], C]:
    """The fields of a form that has these keys beside its head, and the options; `Refused` if it is another's."""
    form = Field(data, "position").of_game(game).object("game", "rules", "config", *keys, optional=["deal"])
    form["game"].exactly(game)
    form["rules"].exactly(rules)
    config = config_from_dict(form["config"].value)
    if (config.seed is None) != ("deal" in form):
        form["config"].refuse()
    return form, config
