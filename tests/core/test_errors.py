"""The enumeration of error codes is complete, and nothing in it is left over."""

from __future__ import annotations

from pathlib import Path

import k2core
from k2core.core import errors
from k2core.core.errors import Code, Reason, Refused
from tests.codes import codes_named_in

PACKAGE = Path(k2core.__file__).parent


def test_every_code_is_given_somewhere() -> None:
    sources = [path for path in PACKAGE.rglob("*.py") if path.name not in ("errors.py", "english.py")]
    given = {code for path in sources for code in codes_named_in(path)}
    assert given == set(Code), f"never given: {sorted(set(Code) - given)}"


def test_every_code_has_a_comment() -> None:
    lines = Path(errors.__file__).read_text(encoding="utf-8").splitlines()
    for code in Code:
        (line,) = [line for line in lines if line.startswith(f"    {code.name} = ")]
        assert line.startswith(f'    {code.name} = "{code}"  # '), f"{code} has no comment"
        assert code.name.lower() == code, "the name and the code on the wire differ"


def test_a_refusal_carries_its_code_and_arguments_as_plain_text() -> None:
    refused = Refused(Code.NO_ROPE, **{"from": 0, "to": 27})
    assert str(refused) == "no_rope (from=0, to=27)"
    assert refused.reason.to_dict() == {"code": "no_rope", "from": 0, "to": 27}
    assert type(refused.reason.to_dict()["code"]) is str
    assert str(Refused.because(Reason(Code.GAME_OVER))) == "game_over"
