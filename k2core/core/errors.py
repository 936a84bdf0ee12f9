"""The one error of this package, and the reason that it carries."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from k2core.core.canonical_json import Json


@dataclass(frozen=True, slots=True)
class Reason:
    """Why something is refused: a code for the page to translate, and its arguments."""

    code: str
    details: Json = field(default_factory=dict)

    def __str__(self) -> str:
        if not self.details:
            return self.code
        return f"{self.code} ({', '.join(f'{key}={value}' for key, value in self.details.items())})"

    def to_dict(self) -> Json:
        return {"code": self.code, **self.details}


class Refused(ValueError):
    """The one error of this package: a seed, option, action, position or text that is not valid.

    Whatever it was given to is unchanged.
    """

    def __init__(self, code: str, **details: Any) -> None:
        self.reason = Reason(code, details)
        super().__init__(str(self.reason))

    @classmethod
    def because(cls, reason: Reason) -> Refused:
        return cls(reason.code, **reason.details)

    @property
    def code(self) -> str:
        return self.reason.code

    @property
    def details(self) -> Json:
        return self.reason.details
