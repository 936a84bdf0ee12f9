"""Writes the page's types of what it sends to the engine and what it hears from it, from the engine's own.

Every module `wire.py` of the engine becomes a file: those about all games `wire.ts`, a game's own `wire-NAME.ts`,
those to the worker where bots think `wire-bots.ts`.

usage: python wire.py --source REPOSITORY --out FOLDER
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import json
import sys
from collections.abc import Mapping
from enum import StrEnum
from itertools import pairwise
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import (
    Annotated,
    Any,
    Literal,
    NotRequired,
    TypeVar,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

COMMON = "wire"
PLAIN = {str: "string", int: "number", bool: "boolean", NoneType: "null", object: "unknown"}
HEAD = "// Written by scripts/wire.py from the engine's types when the site is built.\n"


class File:
    """One file of types, made from one or more modules."""

    def __init__(self, modules: list[ModuleType], open_forms: frozenset[type], common: File | None = None) -> None:
        self._modules = modules
        self._open_forms = open_forms
        self._common = common
        self._imported: set[str] = set()
        self._enums: dict[str, type[StrEnum]] = {}
        names = {name: value for module in modules for name, value in vars(module).items() if not name.startswith("_")}
        own = {module.__name__ for module in modules}
        self.forms = {name: form for name, form in names.items() if is_typeddict(form) and form.__module__ in own}
        self.aliases = {name: value for name, value in names.items() if _is_alias(value)}

    def text(self) -> str:
        parts = [self._alias(name, value) for name, value in self.aliases.items()]
        parts += [self._interface(name, form) for name, form in self.forms.items()]
        parts += [f"export type {name} = {_literals(enum)};\n" for name, enum in sorted(self._enums.items())]
        imports = f'import type {{ {", ".join(sorted(self._imported))} }} from "./{COMMON}";\n'
        return "\n".join([HEAD + (imports if self._imported else ""), *parts])

    def _alias(self, name: str, value: Any) -> str:
        parameters = [parameter.__name__ for parameter in getattr(value, "__parameters__", ())]
        return f"export type {name}{_angled(parameters)} = {self._type(value, named=False)};\n"

    def _interface(self, name: str, form: Any) -> str:
        parameters = [parameter.__name__ for parameter in getattr(form, "__parameters__", ())]
        comments = _field_comments(form)
        lines = [*_comment(form.__dict__.get("__doc__"), ""), f"export interface {name}{_angled(parameters)} {{"]
        for field, hint in get_type_hints(form, include_extras=True).items():
            optional = get_origin(hint) is NotRequired
            kind = self._type(get_args(hint)[0] if optional else hint)
            lines += [*_comment(comments.get(field), "  "), f"  readonly {field}{'?' if optional else ''}: {kind};"]
        if form in self._open_forms:
            lines.append("  readonly [argument: string]: unknown;")
        return "\n".join([*lines, "}\n"])

    def _type(self, hint: Any, named: bool = True) -> str:
        origin, arguments = get_origin(hint), get_args(hint)
        if named and (name := self._alias_of(hint)) is not None:
            return name
        if hint in PLAIN:
            return PLAIN[hint]
        if isinstance(hint, TypeVar):
            return hint.__name__
        if is_typeddict(origin or hint):
            return self._reference(origin or hint) + _angled([self._type(argument) for argument in arguments])
        if isinstance(hint, type) and issubclass(hint, StrEnum):
            self._enums[hint.__name__] = hint
            return hint.__name__
        if origin is Annotated:
            (item,) = get_args(arguments[0])
            return f"readonly [{', '.join([self._type(item)] * hint.__metadata__[0])}]"
        if origin is list:
            item = self._type(arguments[0])
            return f"readonly ({item})[]" if "|" in item or item.startswith("readonly") else f"readonly {item}[]"
        if origin in (dict, Mapping):
            return f"Readonly<Record<{', '.join(map(self._type, arguments))}>>"
        if origin is Literal:
            return " | ".join(json.dumps(argument) for argument in arguments)
        if origin in (Union, UnionType):
            return " | ".join(map(self._type, arguments))
        raise TypeError(f"the page has no type for {hint}")

    def _alias_of(self, hint: Any) -> str | None:
        """The name of a type that has one; two pairs of numbers need not mean the same."""
        named = {name: value for name, value in self.aliases.items() if get_origin(value) is not Annotated}
        return next((name for name, value in named.items() if value == hint), None)

    def _reference(self, form: Any) -> str:
        name: str = form.__name__
        if form not in self.forms.values():
            assert self._common is not None
            assert form in self._common.forms.values(), f"{form} belongs to no file"
            self._imported.add(name)
        return name


def _is_alias(value: Any) -> bool:
    return get_origin(value) in (Literal, Union, UnionType, Annotated)


def _angled(names: list[str]) -> str:
    return f"<{', '.join(names)}>" if names else ""


def _literals(enum: type[StrEnum]) -> str:
    return " | ".join(json.dumps(str(member)) for member in enum)


def _comment(text: str | None, indent: str) -> list[str]:
    return [] if text is None else [f"{indent}/** {' '.join(text.split())} */"]


def _field_comments(form: type) -> dict[str, str]:
    """What the source says about each field, below it."""
    module = ast.parse(inspect.getsource(sys.modules[form.__module__]))
    bodies = [node.body for node in module.body if isinstance(node, ast.ClassDef) and node.name == form.__name__]
    comments = {}
    for body in bodies:
        for field, below in pairwise(body):
            if isinstance(field, ast.AnnAssign) and isinstance(below, ast.Expr) and isinstance(field.target, ast.Name):
                comments[field.target.id] = ast.literal_eval(below.value)
    return comments


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    for option in ("--source", "--out"):
        parser.add_argument(option, type=Path, required=True)
    arguments = parser.parse_args()
    sys.path.insert(0, str(arguments.source))
    registry = importlib.import_module("k2core.core.registry")
    core, page = (importlib.import_module(f"k2core.{layer}.wire") for layer in ("core", "page"))
    common = File([core, page], core.OPEN_FORMS)
    files = {COMMON: common} | {
        f"{COMMON}-{name}": File([registry.game_part(name, "wire")], core.OPEN_FORMS, common)
        for name in registry.GAME_NAMES
    }
    bots = importlib.import_module("k2core.page.bots.wire")
    files[f"{COMMON}-bots"] = File([bots], core.OPEN_FORMS, common)
    arguments.out.mkdir(parents=True, exist_ok=True)
    for name, file in files.items():
        (arguments.out / f"{name}.ts").write_text(file.text(), "utf-8")


if __name__ == "__main__":
    main()
