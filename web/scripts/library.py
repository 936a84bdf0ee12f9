"""Runs in Pyodide: writes the standard library that the memory image is taken from.

Python code in the image is never read by a person, so the library in it has no docstrings and no line tables, and
the compressors and TLS, which the library itself treats as optional, stay out. The engine keeps everything: its errors
are ours.
"""

import importlib.util
import marshal
import types
import zipfile

OPTIONAL = ("ssl.py", "bz2.py", "lzma.py", "compression/")
HEADER = importlib.util.MAGIC_NUMBER + bytes(12)


def strip(code: types.CodeType) -> types.CodeType:
    constants = tuple(strip(c) if isinstance(c, types.CodeType) else c for c in code.co_consts)
    return code.replace(co_consts=constants, co_linetable=b"", co_filename="")


def compiled(source: bytes, name: str) -> bytes:
    return HEADER + marshal.dumps(strip(compile(source, name, "exec", dont_inherit=True, optimize=2)))


def write(source: str, target: str) -> None:
    with zipfile.ZipFile(source) as library, zipfile.ZipFile(target, "w") as out:
        for name in library.namelist():
            if name.endswith(".py") and not name.startswith(OPTIONAL):
                out.writestr(zipfile.ZipInfo(f"{name}c"), compiled(library.read(name), name))


write("/lib/python314.zip", "/tmp/library.zip")
