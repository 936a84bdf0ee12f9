"""The canonical text of a JSON value: no spaces, keys as given."""

from __future__ import annotations

import json
from typing import Any

Json = dict[str, Any]


def dump(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
