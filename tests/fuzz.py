"""Damage what others may send, and give it to everything that reads it: it is read or refused, with little work.

The inputs of `tests/corpus` are damaged at random. Whatever is read must be written and read again as the same, and
nothing may take more than a hundred times the work of a normal game (`tests/work.py`). An input that fails is named by
seed and number, and is found again by them.

usage: python -m tests.fuzz [--inputs N] [--seed N] [--first N]
"""

from __future__ import annotations

import argparse
import json
import time
from collections import Counter
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from k2core.core.errors import Refused
from k2core.core.registry import GAME_NAMES, game_by_name
from k2core.core.rng import parse_seed, stream
from k2core.core.untrusted import load
from k2core.page.bots import door as bots_door
from k2core.page.door import Door
from k2core.sharing import text_codec
from k2core.sharing.links import Challenge, read_link, write_challenge, write_game
from k2core.sharing.replay import Replay
from k2core.sharing.short_text import decode_text, encode_text
from tests.damage import altered, damaged
from tests.work import MOST, NORMAL_ACTIONS, NORMAL_BYTES, counted

if TYPE_CHECKING:
    from collections.abc import Callable

    from k2core.core.game import AnyGame
    from k2core.core.rng import Pcg32

CORPUS = Path(__file__).parent / "corpus"
BOTS_ONE_IN = 200
"""A bot's thought takes far longer than all else, so only one input of so many is for them."""


class Fault(Exception):
    """Something was neither read nor refused as it should be."""


@cache
def lines(name: str) -> tuple[str, ...]:
    return tuple((CORPUS / name).read_text(encoding="utf-8").splitlines())


@cache
def forms(name: str) -> tuple[Any, ...]:
    return tuple(map(json.loads, lines(name)))


def one_of(items: tuple[Any, ...], rng: Pcg32) -> Any:
    return items[rng.below(len(items))]


def text_from(name: str, rng: Pcg32) -> str:
    """A damaged text, perhaps the beginning of one with the end of another."""
    text: str = one_of(lines(name), rng)
    if rng.below(4) == 0:
        other = one_of(lines(name), rng)
        text = text[: rng.below(len(text) + 1)] + other[rng.below(len(other) + 1) :]
    return damaged(text, rng)


def form_from(name: str, rng: Pcg32) -> Any:
    """Damaged data, with parts of other data of the kind."""
    return altered(one_of(forms(name), rng), one_of(forms(name), rng), rng)


def game_of(form: Any) -> AnyGame:
    """The game that a form says it is of, else any: whichever reads it must refuse what is not its own."""
    name = form.get("game") if isinstance(form, dict) else None
    return game_by_name(name if name in GAME_NAMES else GAME_NAMES[len(str(form)) % len(GAME_NAMES)])


def same(one: object, other: object) -> None:
    if one != other:
        raise Fault(f"what is written is read as another: {one!s:.300} and {other!s:.300}")


# Each reads one damaged input. `Refused` is a good answer, and so is what can be written and read again.


def link(rng: Pcg32) -> str:
    return text_from("links.txt", rng)


def read_a_link(text: str) -> None:
    _, found = read_link(text)
    if isinstance(found, Challenge):
        whole = Challenge(found.game, found.rules, found.config, found.message, found.sender, found.climb)
        if not found.lost:
            _, again = read_link(write_challenge(whole))
            same(again, whole)
    elif found.replay.config.players == 1 or found.replay.play().outcome is not None:
        _, again = read_link(write_game(found.replay, found.moment))
        same(again, found)


def game_text(rng: Pcg32) -> str:
    """A damaged text of a game; half of them with the right checksum, so that they are read to their end."""
    text: str = one_of(lines("texts.txt"), rng)
    if rng.below(2):
        return damaged(text, rng)
    number, version = text_codec._to_number(text)
    for _ in range(1 + rng.below(3)):
        number ^= 1 << rng.below(number.bit_length() + 8)
    return text_codec._to_text(number, version)


def read_a_game_text(text: str) -> None:
    same(text_codec.encode(text_codec.decode(text)), text)


def short_text(rng: Pcg32) -> str:
    """A damaged text of a name, or the text of a damaged name, which has the right checksum."""
    text: str = one_of(lines("short_texts.txt"), rng)
    if rng.below(2):
        return damaged(text, rng)
    return encode_text(damaged(decode_text(text), rng).encode(errors="ignore").decode())


def read_a_short_text(text: str) -> None:
    same(decode_text(encode_text(decode_text(text))), decode_text(text))


def position(rng: Pcg32) -> Any:
    return form_from("positions.jsonl", rng)


def read_a_position(form: Any) -> None:
    state = game_of(form).state_from_dict(form)
    same(game_of(form).state_from_dict(json.loads(state.to_json())), state)
    for action in state.legal_actions()[:3]:
        state.apply(action)


def replay(rng: Pcg32) -> Any:
    return form_from("replays.jsonl", rng)


def read_a_replay(form: Any) -> None:
    found = Replay.from_dict(form)
    same(Replay.from_json(found.to_json()), found)


def json_text(rng: Pcg32) -> str:
    return text_from(("replays.jsonl", "positions.jsonl", "requests.jsonl")[rng.below(3)], rng)


def read_json(text: str) -> None:
    same(load(json.dumps(load(text))), load(text))


def action(rng: Pcg32) -> str:
    return text_from("actions.txt", rng)


def read_an_action(text: str) -> None:
    refusals = []
    for name in GAME_NAMES:
        try:
            found = game_by_name(name).parse_action(text)
        except Refused as refused:
            refusals.append(refused)
        else:
            same(game_by_name(name).parse_action(str(found)), found)
    if len(refusals) == len(GAME_NAMES):
        raise refusals[0]


def seed(rng: Pcg32) -> str:
    return damaged("daily-2026-01-02", rng)


def read_a_seed(text: str) -> None:
    same(parse_seed(parse_seed(text)), parse_seed(text))


def requests(rng: Pcg32) -> list[str]:
    """Requests of the page in order, the last one damaged: as data, or as text."""
    *before, last = one_of(forms("requests.jsonl"), rng)
    other = one_of(forms("requests.jsonl"), rng)[-1]
    text = json.dumps(altered(last, other, rng)) if rng.below(4) else damaged(json.dumps(last), rng)
    return [*map(json.dumps, before), text]


def ask_the_door(texts: list[str]) -> None:
    door = Door()
    for text in texts:
        well_answered(door.call, text)


def bots_request(rng: Pcg32) -> str:
    """A damaged request to the bots; they are never given more time than a test has."""
    form = form_from("bots_requests.jsonl", rng)
    for name in ("milliseconds", "iterations"):
        if isinstance(form, dict) and type(form.get(name)) is int and form[name] >= 0:
            form[name] = min(form[name], 1) if name == "milliseconds" else 1
    return json.dumps(form)


def ask_the_bots(text: str) -> None:
    well_answered(bots_door.call, text)


def well_answered(call: Callable[[str], str], text: str) -> None:
    answer = call(text)
    if set(json.loads(answer)) not in ({"ok"}, {"error"}):
        raise Fault(f"no answer: {answer:.300}")
    if len(answer) > MOST * NORMAL_BYTES:
        raise Fault(f"an answer of {len(answer)} characters")


KINDS: dict[str, tuple[Callable[[Pcg32], Any], Callable[[Any], None]]] = {
    "links": (link, read_a_link),
    "texts of games": (game_text, read_a_game_text),
    "short texts": (short_text, read_a_short_text),
    "positions": (position, read_a_position),
    "replays": (replay, read_a_replay),
    "JSON": (json_text, read_json),
    "actions": (action, read_an_action),
    "seeds": (seed, read_a_seed),
    "requests": (requests, ask_the_door),
    "requests to bots": (bots_request, ask_the_bots),
}
LESS_OFTEN = ("requests to bots",)


def try_input(seed_number: int, number: int) -> tuple[str, bool, int]:
    """Make the input of this number and have it read: its kind, whether it was read, and how many actions it took."""
    rng = stream("fuzz", seed_number, number)
    names = tuple(name for name in KINDS if name not in LESS_OFTEN)
    kind = LESS_OFTEN[0] if number % BOTS_ONE_IN == 0 else names[number % len(names)]
    make, read = KINDS[kind]
    given = make(rng)
    try:
        with counted() as work:
            well = True
            try:
                read(given)
            except Refused as refused:
                json.dumps(refused.reason.to_dict())  # the page gets it as JSON
                well = False
        if kind not in LESS_OFTEN and work.actions > MOST * max(NORMAL_ACTIONS.values()):
            raise Fault(f"{work.actions} actions were applied")
    except Exception as error:
        told = f"input {number} of seed {seed_number} ({kind}): {type(error).__name__}: {error}\n{str(given)[:3000]!r}"
        raise Fault(told) from error
    return kind, well, work.actions


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--inputs", type=int, default=100_000)
    parser.add_argument(
        "--seed", type=int, default=None, help="of all inputs; another one every day if it is not given"
    )
    parser.add_argument("--first", type=int, default=0, help="number of the first input, to repeat one that failed")
    options = parser.parse_args()
    seed_number = int(time.time()) // 86_400 if options.seed is None else options.seed
    print(f"seed {seed_number}", flush=True)
    read: Counter[str] = Counter()
    refused: Counter[str] = Counter()
    most: Counter[str] = Counter()
    faults = 0
    for number in range(options.first, options.first + options.inputs):
        try:
            kind, well, actions = try_input(seed_number, number)
        except Fault as fault:
            faults += 1
            print(fault, flush=True)
            continue
        (read if well else refused)[kind] += 1
        most[kind] = max(most[kind], actions)
    for kind in KINDS:
        print(f"{kind}: {read[kind]} read, {refused[kind]} refused, at most {most[kind]} actions applied")
    print(f"seed {seed_number}: {options.inputs} inputs, {faults} failed")
    raise SystemExit(faults > 0)


if __name__ == "__main__":
    main()
