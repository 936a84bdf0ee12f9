"""JSON of unknown shape, checked against a type: a TypedDict, or what its fields are made of."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from types import UnionType
from typing import (
    TYPE_CHECKING,
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    cast,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from k2core.core.errors import Code, Refused
from k2core.core.wire import OPEN_FORMS

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

T = TypeVar("T")
S = TypeVar("S")


def checked(shape: type[T], value: object, path: str) -> T:
    """Return the value, if it has exactly this shape; raise `Refused` with the place that does not fit."""
    _check(shape, value, path)
    return cast("T", value)


def reading(shape: type[T], answer: Callable[[T], object]) -> Callable[[object], object]:
    """Return a function that answers a request of any shape, once its shape is checked."""
    return lambda request: answer(checked(shape, request, "request"))


def asking(shape: type[T], answer: Callable[[S, T], object]) -> Callable[[S, object], object]:
    """Return the same for a request about a state."""
    return lambda state, request: answer(state, checked(shape, request, "request"))


def _check(shape: Any, value: object, path: str) -> None:
    origin, arguments = get_origin(shape), get_args(shape)
    if is_typeddict(origin or shape):
        _check_form(shape, value, path)
    elif origin is Union or origin is UnionType:
        _check_union(arguments, value, path)
    elif origin is list:
        for index, item in enumerate(_of_type(list, value, path)):
            _check(arguments[0], item, f"{path}.{index}")
    elif origin is Annotated:
        items, (length,) = arguments[0], shape.__metadata__
        _check(items, value, path)
        if len(_of_type(list, value, path)) != length:
            raise Refused(Code.BAD_VALUE, path=path)
    elif origin is dict:
        for key, item in _of_type(dict, value, path).items():
            _check(arguments[0], key, path)
            _check(arguments[1], item, f"{path}.{key}")
    elif origin is NotRequired:
        _check(arguments[0], value, path)
    elif origin is Literal:
        if value not in arguments or type(value) not in {type(argument) for argument in arguments}:
            raise Refused(Code.BAD_VALUE, path=path)
    elif isinstance(shape, type) and issubclass(shape, StrEnum):
        if value not in list(shape):
            raise Refused(Code.BAD_VALUE, path=path)
    elif shape is not object:
        _of_type(shape, value, path)


def _of_type(wanted: type[T], value: object, path: str) -> T:
    """The value, if it is of this very type: True is no number."""
    if type(value) is not wanted:
        raise Refused(Code.BAD_VALUE, path=path)
    return value


def _check_form(shape: Any, value: object, path: str) -> None:
    """Every key of a form must be there, unless it is marked as not required."""
    form = _of_type(dict, value, path)
    fields = _fields(shape)
    for name, field in fields.items():
        if name not in form:
            if get_origin(field) is NotRequired:
                continue
            raise Refused(Code.BAD_VALUE, path=f"{path}.{name}")
        _check(field, form[name], f"{path}.{name}")
    for name in form.keys() - fields.keys():
        if shape not in OPEN_FORMS:
            raise Refused(Code.BAD_VALUE, path=f"{path}.{name}")


def _check_union(shapes: tuple[Any, ...], value: object, path: str) -> None:
    for shape in shapes:
        try:
            return _check(shape, value, path)
        except Refused:
            continue
    raise Refused(Code.BAD_VALUE, path=path)


@cache
def _fields(shape: Any) -> Mapping[str, Any]:
    """The shape of each key; of a generic form with its arguments in place."""
    form = get_origin(shape) or shape
    arguments = dict(zip(getattr(form, "__parameters__", ()), get_args(shape), strict=True))
    return {name: _filled(hint, arguments) for name, hint in get_type_hints(form, include_extras=True).items()}


def _filled(hint: Any, arguments: Mapping[Any, Any]) -> Any:
    if isinstance(hint, TypeVar):
        return arguments[hint]
    parameters = getattr(hint, "__parameters__", ())
    return hint[tuple(arguments[parameter] for parameter in parameters)] if parameters else hint
