"""The canonical text of a JSON value: no spaces, keys as given."""

from __future__ import annotations

import json
from typing import Any


def dump(data: dict[str, Any]) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))
