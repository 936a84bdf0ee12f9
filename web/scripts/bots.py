"""Runs in Pyodide after the memory image is taken: everything that bots need and the image does not have, as one text.

The text is JSON: by the name of each module whether it is a package, and its compiled code in base64. The worker where
bots think puts it beside the image (`web/src/engine/boot/bots.py`).
"""

import json
import marshal
import sys
from binascii import b2a_base64
from typing import Any


def load_bots() -> None:
    from k2core.bots.interface import bots_of
    from k2core.core.registry import GAME_NAMES
    from k2core.page.bots.door import call

    assert "ok" in json.loads(call('{"do":"hello"}'))
    for name in GAME_NAMES:
        bots_of(name)


def compiled(name: str) -> str:
    spec: Any = sys.modules[name].__spec__
    return b2a_base64(marshal.dumps(spec.loader.get_code(name)), newline=False).decode()


def is_file(name: str) -> bool:
    spec = sys.modules[name].__spec__
    return spec is not None and spec.has_location


known = set(sys.modules)
load_bots()
bundle = {
    name: {"package": hasattr(sys.modules[name], "__path__"), "code": compiled(name)}
    for name in sorted(set(sys.modules) - known)
    if is_file(name)
}
text = json.dumps(bundle)
