"""Addresses that hold a game or a challenge: nothing is lost, and nothing else is taken for one."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from k2core import k2
from k2core.cli.trace import random_chooser
from k2core.core.errors import Refused
from k2core.core.rng import stream
from k2core.sharing import text_codec
from k2core.sharing.links import (
    MAX_ADDRESS,
    MAX_MESSAGE,
    Challenge,
    Kind,
    SharedGame,
    challenge,
    clean_message,
    read_game,
    read_link,
    sent_by,
    write_challenge,
    write_game,
)
from k2core.sharing.verdict import judge, verify
from tests.k2.choosers import mountaineer
from tests.k2.games import any_game, page_config, played

if TYPE_CHECKING:
    from collections.abc import Iterator

    from k2core.sharing.replay import Replay

steady = settings(derandomize=True, deadline=None)

GAMES = 2000
RESULTS = 200
BATCHES = 10

SOLO = played(k2.Config(seed="links"), random_chooser(1))
TEXT = text_codec.encode(SOLO)


def code_of(address: object) -> str:
    with pytest.raises(Refused) as refused:
        read_link(address)
    return refused.value.code


# Games


@pytest.mark.parametrize("batch", range(BATCHES))
def test_games_of_every_kind_survive_their_links(batch: int) -> None:
    """1-5 players, both boards, every weather, family, crowded, named or not, finished or not: 2,000 of them."""
    for number in range(batch * GAMES // BATCHES, (batch + 1) * GAMES // BATCHES):
        replay = any_game(number)
        if replay.config.players > 1 and replay.play().outcome is None:
            address = f"#k2/game/{text_codec.encode(replay)}"  # nobody is given this one, but it is read
        else:
            address = write_game(replay)
        assert read_link(address) == (Kind.GAME, SharedGame(replay, None)), f"game {number}"


@pytest.mark.parametrize("shape", ["{}", "https://example.org/k2/?a=b{}", "  {}\n"])
def test_an_address_is_read_with_or_without_its_site(shape: str) -> None:
    assert read_game(shape.format(write_game(SOLO))) == SOLO


def test_the_bare_text_of_a_game_will_do() -> None:
    assert read_game(TEXT) == read_game(f"k2/game/{TEXT}") == read_game(f"#{TEXT}") == SOLO


@pytest.mark.parametrize("moment", [0, 1, len(SOLO.actions)])
def test_a_link_may_mean_a_moment_of_a_game(moment: int) -> None:
    address = write_game(SOLO, moment)
    assert address == f"{write_game(SOLO)}/{moment}"
    assert read_link(address) == (Kind.GAME, SharedGame(SOLO, moment))
    assert read_game(address) == SOLO


@pytest.mark.parametrize("moment", [-1, len(SOLO.actions) + 1])
def test_there_is_no_link_to_a_moment_that_never_was(moment: int) -> None:
    with pytest.raises(Refused, match="no_such_moment"):
        write_game(SOLO, moment)


def test_a_running_game_of_several_has_no_link() -> None:
    """It holds the seed, and so the cards in everybody's hands."""
    table = k2.Config(2, seed="links")
    running = played(table, random_chooser(1), actions=30)
    for moment in (None, 0):
        with pytest.raises(Refused, match="not_shareable"):
            write_game(running, moment)
    assert write_game(played(table, random_chooser(1))).startswith("#k2/game/")
    assert write_game(played(k2.Config(seed="alone"), random_chooser(1), actions=9)).startswith("#k2/game/")


# Slips


def result(number: int) -> Replay:
    players = number % 4 + 2 if number % 8 == 0 else 1
    return played(page_config(number, players), random_chooser(number))


def slips(address: str, number: int) -> Iterator[str]:
    """Every character changed, lost, and with others pushed in before it."""
    rng = stream("slips", number)
    for place in range(len(address) + 1):
        strange = text_codec.ALPHABET[rng.below(64)]
        for wrong in (strange, "/#%0é "[rng.below(6)]):
            yield address[:place] + wrong + address[place:]
        if place < len(address):
            value = text_codec.ALPHABET.find(address[place])
            near = text_codec.ALPHABET[value ^ 1] if value >= 0 else "A"
            for wrong in (near, strange, "/#%0é "[rng.below(6)], address[place].swapcase(), ""):
                yield address[:place] + wrong + address[place + 1 :]


@pytest.mark.parametrize("batch", range(BATCHES))
def test_no_slip_in_a_result_shows_another_score(batch: int) -> None:
    for number in range(batch, RESULTS, BATCHES):
        replay = result(number)
        verdict = judge(replay)
        address = write_game(replay)
        taken = 0
        for slipped in slips(address, number):
            try:
                found = verify(slipped) if slipped != address else verdict
            except Refused:
                continue
            taken += slipped != address
            assert found == verdict, f"{slipped} is another game"
        assert taken < 10, "only a lost mark or a space around is forgiven"


# Challenges

seeds = st.text("abcdefghijklmnopqrstuvwxyz0123456789-", min_size=1, max_size=32)
mountains = st.tuples(st.sampled_from(["easy", "hard"]), st.sampled_from(["summer", "winter", "mixed"]), seeds)
PIECES = ["<script>alert(1)</script>", "%", "%2F", "/", "#", "&amp;", "?", "..", "🧗🏽", "שלום", "سلام", "é", "\n", " "]
messages = st.one_of(st.text(max_size=40), st.lists(st.sampled_from(PIECES), max_size=8).map("".join))


@steady
@given(mountains, messages)
def test_every_challenge_survives_its_link(mountain: tuple[str, str, str], message: str) -> None:
    try:
        clean_message(message)
    except Refused:
        return
    sent = challenge("k2", 1, mountain, message)
    address = write_challenge(sent)
    assert read_link(address) == (Kind.CHALLENGE, sent)
    assert read_link(f"https://example.org/{address}") == (Kind.CHALLENGE, sent)
    assert address.startswith("/".join(["#k2/challenge/1", *mountain]))
    before = "/".join(["#k2/challenge/1", *mountain, quote(sent.message, safe="")])
    assert read_link(before) == (Kind.CHALLENGE, sent), "as links were written before"


@steady
@given(messages)
def test_a_clean_message_is_clean(message: str) -> None:
    try:
        cleaned = clean_message(message)
    except Refused:
        return
    assert clean_message(cleaned) == cleaned
    assert len(cleaned) <= MAX_MESSAGE
    assert "\n" not in cleaned
    assert "  " not in cleaned


def test_a_challenge_is_the_solo_game_of_its_options() -> None:
    sent = challenge("k2", 1, ("hard", "mixed", "ABC"), "  catch\n me ")
    assert sent == Challenge("k2", 1, k2.Config(1, "hard", "mixed", seed="abc"), "catch me")
    assert write_challenge(sent) == "#k2/challenge/1/hard/mixed/abc/says=1r9wAY2F0Y2ggbWU"
    assert write_challenge(challenge("k2", 1, ("hard", "mixed", "abc"))) == "#k2/challenge/1/hard/mixed/abc"
    assert read_link("#k2/challenge/1/hard/mixed/abc/catch me") == (Kind.CHALLENGE, sent), "a browser may undo it"
    assert read_link("#k2/challenge/1/hard/mixed/abc/") == read_link("#k2/challenge/1/hard/mixed/abc")


def test_a_solo_address_is_a_challenge_without_words() -> None:
    kind, found = read_link("#k2/solo/easy/summer/abc")
    assert kind is Kind.SOLO
    assert found == challenge("k2", 1, ("easy", "summer", "abc"))


def test_a_message_of_the_greatest_length_is_taken() -> None:
    longest = challenge("k2", 1, ("hard", "summer", "z" * 32), "\U0001f9d7" * MAX_MESSAGE)
    assert len(write_challenge(longest)) < MAX_ADDRESS
    assert read_link(write_challenge(longest)) == (Kind.CHALLENGE, longest)
    with pytest.raises(Refused, match="bad_message"):
        clean_message("x" * (MAX_MESSAGE + 1))


# What is refused

HERE = "#k2/challenge/1/easy/summer/abc/"


@pytest.mark.parametrize(
    ("address", "code"),
    [
        pytest.param(None, "bad_text", id="nothing"),
        pytest.param(7, "bad_text", id="a number"),
        pytest.param(TEXT.encode(), "bad_text", id="bytes"),
        pytest.param("", "bad_text", id="empty"),
        pytest.param("#", "bad_text", id="only the mark"),
        pytest.param("x" * (MAX_ADDRESS + 1), "too_long", id="huge"),
        pytest.param(" " * MAX_ADDRESS + TEXT, "too_long", id="huge with spaces"),
        pytest.param("#k2/game/1" + "A" * 3000, "too_long", id="a huge text"),
        pytest.param("https://example.org/", "no_game_in_address", id="no hash"),
        pytest.param("#/", "no_game_in_address", id="a slash"),
        pytest.param("#k2/race/abc", "no_game_in_address", id="another kind"),
        pytest.param("#k2/game", "no_game_in_address", id="a game without a text"),
        pytest.param("#k2/challenge", "no_game_in_address", id="a challenge without anything"),
        pytest.param("#k2/challenge/1/easy/summer", "no_game_in_address", id="a challenge without a seed"),
        pytest.param("#k2/solo/easy/summer", "no_game_in_address", id="solo without a seed"),
        pytest.param("#k2/solo/easy/summer/abc/def", "no_game_in_address", id="solo with more"),
        pytest.param("#k2/game/", "bad_text", id="an empty text"),
        pytest.param("#k2/game/1AB CD", "bad_text", id="a space in the text"),
        pytest.param("#k2/game/1é", "bad_text", id="another alphabet"),
        pytest.param("#k2/game/\ud800", "bad_text", id="a surrogate"),
        pytest.param("#k2/game/<script>alert(1)<", "bad_text", id="a script for a text"),
        pytest.param(f"#k2/game/3{TEXT[1:]}", "unknown_format", id="a format to come"),
        pytest.param(f"#k2/game/{TEXT[:-1]}", "damaged_text", id="cut off"),
        pytest.param(f"#karakorum/game/{TEXT}", "other_game", id="another game's address"),
        pytest.param(f"#k2/game/{TEXT}/", "no_such_moment", id="an empty moment"),
        pytest.param(f"#k2/game/{TEXT}/{len(SOLO.actions) + 1}", "no_such_moment", id="after the end"),
        pytest.param(f"#k2/game/{TEXT}/-1", "no_such_moment", id="before the beginning"),
        pytest.param(f"#k2/game/{TEXT}/01", "no_such_moment", id="a leading zero"),
        pytest.param(f"#k2/game/{TEXT}/٣", "no_such_moment", id="a foreign digit"),
        pytest.param(f"#k2/game/{TEXT}/{'9' * 1000}", "no_such_moment", id="a moment for ever away"),
        pytest.param(f"#k2/game/{TEXT}/1/2", "no_such_moment", id="two moments"),
        pytest.param("#chess/challenge/1/easy/summer/abc", "unknown_game", id="an unknown game"),
        pytest.param("#chess/solo/easy/summer/abc", "unknown_game", id="an unknown game alone"),
        pytest.param("#k2/challenge/2/easy/summer/abc", "newer_rules", id="rules to come"),
        pytest.param("#k2/challenge/999999999/tall/fog/abc", "newer_rules", id="rules of the far future"),
        pytest.param("#k2/challenge/2/peak/%zz", "newer_rules", id="rules to come with other parts"),
        pytest.param("#k2/challenge/0/easy/summer/abc", "bad_rules", id="rules zero"),
        pytest.param("#k2/challenge/01/easy/summer/abc", "bad_rules", id="rules with a zero"),
        pytest.param("#k2/challenge/-1/easy/summer/abc", "bad_rules", id="negative rules"),
        pytest.param("#k2/challenge/٣/easy/summer/abc", "bad_rules", id="foreign rules"),
        pytest.param(f"#k2/challenge/{'9' * 3000}/easy/summer/abc", "bad_rules", id="no number of rules"),
        pytest.param("#k2/challenge/easy/summer/abc", "bad_rules", id="no rules"),
        pytest.param("#k2/challenge/1/flat/summer/abc", "bad_board", id="an unknown board"),
        pytest.param("#k2/challenge/1/easy/fog/abc", "bad_weather", id="an unknown weather"),
        pytest.param("#k2/challenge/1/easy/summer/a b", "bad_seed", id="no seed"),
        pytest.param("#k2/challenge/1/easy/summer//hello", "bad_seed", id="an empty seed"),
        pytest.param(f"#k2/challenge/1/easy/summer/{'a' * 33}", "bad_seed", id="a long seed"),
        pytest.param("#k2/solo/easy/summer/\u212a", "bad_seed", id="a Kelvin sign for a seed"),
    ],
)
def test_a_hostile_address_gets_one_reason(address: Any, code: str) -> None:
    assert code_of(address) == code
    with pytest.raises(Refused):
        verify(address)


@pytest.mark.parametrize(
    "message",
    [
        pytest.param("x" * 141, id="a long message"),
        pytest.param("%F0%9F%A7%97" * 141, id="a long message of climbers"),
        pytest.param("a%E2%80%AEb", id="right to left override"),
        pytest.param("a\u202eb", id="the same, not encoded"),
        pytest.param("a%E2%81%A6b", id="an isolate"),
        pytest.param("%00", id="a null"),
        pytest.param("%1B%5B31m", id="an escape"),
        pytest.param("%EE%80%80", id="a private character"),
        pytest.param("%FF", id="no UTF-8"),
        pytest.param("%ED%A0%80", id="a surrogate encoded"),
        pytest.param("\ud800", id="a surrogate in the message"),
        pytest.param("100%", id="a bare percent sign"),
        pytest.param("%zz", id="no hexadecimal number"),
    ],
)
def test_a_damaged_message_loses_only_the_message(message: str) -> None:
    sent = challenge("k2", 1, ("easy", "summer", "abc"))
    assert read_link(HERE + message) == (Kind.CHALLENGE, replace(sent, lost=("says",)))


def test_a_script_in_a_message_is_nothing_but_text() -> None:
    _kind, found = read_link(HERE + "%3Cscript%3Ealert%281%29%3C%2Fscript%3E")
    assert isinstance(found, Challenge)
    assert found.message == "<script>alert(1)</script>"
    assert "<" not in write_challenge(found)


# Between people


MOUNTAIN = ("hard", "summer", "between")
BETWEEN = k2.Config(1, "hard", "summer", seed="between")
WANDA = played(BETWEEN, random_chooser(1), ("Wanda",))
ANNA = played(BETWEEN, random_chooser(2))
ANSWER = sent_by(challenge("k2", 1, MOUNTAIN, "Догони меня! 🧗"), "Анна", write_game(ANNA), "Wanda", write_game(WANDA))


def test_a_challenge_carries_who_sends_it_and_what_they_have_reached() -> None:
    address = write_challenge(ANSWER)
    assert read_link(address) == (Kind.CHALLENGE, ANSWER)
    assert (ANSWER.climb, ANSWER.answered, ANSWER.lost) == (ANNA, WANDA, ())
    parts = dict(part.split("=") for part in address.split("/")[6:])
    assert set(parts) == {"from", "says", "to", "points", "game", "against", "answered"}
    assert parts["points"] == str(judge(ANNA).to_dict()["points"][0])
    assert parts["against"] == str(judge(WANDA).to_dict()["points"][0])
    assert len(address) < 400
    alone = sent_by(challenge("k2", 1, MOUNTAIN), "Wanda", write_game(WANDA))
    assert len(write_challenge(alone)) < 200


def test_the_sender_of_a_game_is_known_by_it() -> None:
    sent = sent_by(challenge("k2", 1, MOUNTAIN), "", write_game(WANDA))
    assert sent.to_dict()["sender"] == "Wanda"
    assert sent_by(sent, "W.", write_game(WANDA)).to_dict()["sender"] == "W."


def test_a_cyrillic_message_takes_little_more_than_its_letters() -> None:
    message = "Поднялся на самую вершину, вернулся живым. Сможешь повторить? Догоняй меня, пока тут лето, дальше зима!"
    address = write_challenge(challenge("k2", 1, ("easy", "summer", "abc"), message))
    assert len(address) < 200
    assert len(quote(message)) > 500, "as it was before"


@pytest.mark.parametrize("name", ["from", "says", "to", "game", "answered"])
@pytest.mark.parametrize("how", ["cut", "changed", "empty", "of a version to come"])
def test_a_damaged_part_is_lost_alone(name: str, how: str) -> None:
    before, mark, after = write_challenge(ANSWER).partition(f"/{name}=")
    value, slash, rest = after.partition("/")
    wrong = {
        "cut": value[:-1],
        "changed": value[:-2] + ("A" if value[-2] != "A" else "B") + value[-1],
        "empty": "",
        "of a version to come": f"2{value[1:]}",
    }[how]
    _kind, found = read_link(before + mark + wrong + slash + rest)
    empty = {"from": {"sender": ""}, "says": {"message": ""}, "to": {"addressee": ""}}
    climbs: dict[str, Any] = {"game": {"climb": None}, "answered": {"answered": None}}
    assert found == replace(ANSWER, lost=(name,), **(empty | climbs)[name])


def test_the_game_tells_the_points_and_not_the_claim() -> None:
    address = re.sub("points=[0-9]+", "points=99", write_challenge(ANSWER))
    assert read_link(address) == (Kind.CHALLENGE, ANSWER)


def test_parts_of_a_page_to_come_are_left_out() -> None:
    address = write_challenge(ANSWER)
    assert read_link(f"{address}/colour=red") == (Kind.CHALLENGE, ANSWER)
    assert read_link(address.replace("/from=", "/new=/from=")) == (Kind.CHALLENGE, ANSWER)


@pytest.mark.parametrize(
    ("replay", "code"),
    [
        (played(k2.Config(1, "easy", "summer", seed="between"), random_chooser(1)), "other_game"),
        (played(BETWEEN, random_chooser(1), actions=20), "not_shareable"),
    ],
    ids=["another mountain", "not over"],
)
def test_only_a_finished_game_on_the_same_mountain_goes_along(replay: Replay, code: str) -> None:
    with pytest.raises(Refused, match=code):
        sent_by(challenge("k2", 1, MOUNTAIN), "Anna", write_game(replay))
    address = f"{write_challenge(challenge('k2', 1, MOUNTAIN))}/game={text_codec.encode(replay)}"
    assert read_link(address) == (Kind.CHALLENGE, replace(challenge("k2", 1, MOUNTAIN), lost=("game",)))


# In a sentence


@pytest.mark.parametrize("behind", [".", ",", ")", ").", "]", ">", "!", "…", "»", '"', "?)", "**", "\u201d"])
@pytest.mark.parametrize(
    "address",
    [
        write_game(SOLO),
        write_game(SOLO, 7),
        f"https://example.org/{write_game(SOLO)}",
        TEXT,
        "#k2/solo/easy/summer/abc",
        "#k2/challenge/1/easy/summer/abc",
        write_challenge(ANSWER),
    ],
    ids=["game", "moment", "with its site", "text", "solo", "challenge", "answer"],
)
def test_what_a_letter_puts_behind_a_link_is_left_out(address: str, behind: str) -> None:
    assert read_link(address + behind) == read_link(address)


def test_a_message_of_before_keeps_its_full_stop() -> None:
    _kind, found = read_link("#k2/challenge/1/easy/summer/abc/Catch%20me.")
    assert isinstance(found, Challenge)
    assert found.message == "Catch me."


def test_a_challenge_is_no_result() -> None:
    for address in (HERE, "#k2/solo/easy/summer/abc"):
        with pytest.raises(Refused, match="no_game_in_address"):
            read_game(address)


# For ever

CHALLENGE_1 = (
    "#k2/challenge/1/hard/mixed/frozen/Beat%2017%2C%20%E6%9D%8E%21%20%3Cb%3E50%25%2F2%3C%2Fb%3E%20%F0%9F%A7%97"
)
ANSWER_1 = (
    "#k2/challenge/1/hard/summer/between/from=1U0IIkL29sA/says=1Ub0IlL6zvr24ILy1vc8hIAH51w/to=1O1kAV2FuZGE/poi"
    "nts=2/game=1RMcXln8ArJV7aBppmQYG3aOV42NWB4zBdYfVf2U9ye71IaRcUm9DAifJICe/against=2/answered=1B4uH2aMLf7Dsl"
    "NwS9JlBK9APhU3rdCXzJzw_DhYc58AprqOhZh_NxVtpUfqFgYaDAiFPGza"
)
SOLO_1 = "#k2/game/1COfk1Bp_ncPJzSS8RyR2tZvXKiiru0PvwxTRJFZsMwSFeBz036XquIqZY6sRjdHb-flAgPh0UQ"
FIVE_1 = (
    "#k2/game/1BBg20e-n4Y7d0KQbgjrgHyuueFFojBd3fUE0RJOK-0EOuK3eMky2UQDrQDcJjaVWIox6RfYBvo0XresuNjn9m-KJlsulqxfIjrGDop"
    "0zgfM-KVPdzIbg7faH8uDm7bY7O9k92PFGQoR0KvbMJlRf6COyoklJ0bU_ffbYCHxtmkplolSDNePgxHhYpTx8RSxwOXcsWD6oQdZbTo99PfG-Jo"
    "EsR4TKBvtZ2TIeTR-aTCPn0X2DwmTtZ9ZzlyJd3lAg0PuYE"
)


def test_a_challenge_of_the_first_rules_is_read_for_ever() -> None:
    sent = Challenge("k2", 1, k2.Config(1, "hard", "mixed", seed="frozen"), "Beat 17, 李! <b>50%/2</b> 🧗")
    assert read_link(CHALLENGE_1) == (Kind.CHALLENGE, sent)


def test_a_challenge_between_people_is_read_for_ever() -> None:
    assert read_link(ANSWER_1) == (Kind.CHALLENGE, ANSWER)
    assert write_challenge(ANSWER) == ANSWER_1


def test_a_solo_result_of_the_first_rules_is_read_for_ever() -> None:
    verdict = verify(SOLO_1).to_dict()
    assert verdict["config"] == k2.Config(1, "hard", "winter", seed="frozen-solo").to_dict()
    assert (verdict["actions"], verdict["points"], verdict["rank"]) == (159, [12], "hiker")
    assert write_game(read_game(SOLO_1)) == SOLO_1


def test_a_five_player_result_of_the_first_rules_is_read_for_ever() -> None:
    verdict = verify(FIVE_1).to_dict()
    assert verdict["config"] == k2.Config(5, "easy", "mixed", True, True, 2, "frozen-five").to_dict()
    assert verdict["names"] == ["Ana", "Bo", "李", "", "🧗"]
    assert verdict["actions"] == 604
    assert verdict["outcome"] == {
        "winners": [1],
        "totals": [13, 15, 15, 13, 10],
        "reason": "summit_order",
        "rank": None,
    }
    assert write_game(read_game(FIVE_1)) == FIVE_1


# Length


@pytest.mark.parametrize("number", range(4))
def test_a_sensible_solo_game_takes_at_most_200_characters(number: int) -> None:
    replay = played(page_config(number), mountaineer(number))
    assert len(write_game(replay)) <= 200


def test_the_result_of_five_takes_at_most_400_characters() -> None:
    replays = [played(page_config(0, 5), mountaineer(0))]
    replays += [played(page_config(number, 5), random_chooser(number)) for number in range(1, 40)]
    assert max(len(write_game(replay)) for replay in replays) <= 400
