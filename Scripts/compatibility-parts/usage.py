# SPDX-License-Identifier: Apache-2.0
"""Which test uses which symbol, as the compiler wrote it into the index of the last debug build."""
import ctypes
import json
import os
import subprocess

import symbols
import tables

REFERENCE, CALL, OVERRIDE = 1 << 2, 1 << 5, 1 << 11
STORE = os.path.join(symbols.BUILD, "index", "store")
TESTS = os.path.join(tables.ROOT, "Tests") + os.sep


class Text(ctypes.Structure):
    _fields_ = [("data", ctypes.POINTER(ctypes.c_char)), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


VISIT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
VISIT_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)


def read():
    """A dictionary from a symbol's USR to the tests that use it, as paths after `Tests/`."""
    if not os.path.isdir(STORE):
        raise SystemExit("compatibility: the tests' index isn't there: run swift build --build-tests first")
    library, store = load()
    used = {}
    for name, files in units(library, store).items():
        for record, path in files.items():
            if path.startswith(TESTS) and os.path.exists(path):
                for usr in record_symbols(library, store, record):
                    used.setdefault(usr, set()).add(path[len(TESTS) :])
    return used


def load():
    info = json.loads(subprocess.check_output(["swift", "-print-target-info"]))
    folder = os.path.dirname(info["paths"]["runtimeResourcePath"])
    library = ctypes.CDLL(os.path.join(folder, "libIndexStore.so"))
    pointer = ctypes.c_void_p
    for name, result, arguments in [
        ("store_create", pointer, [ctypes.c_char_p, pointer]),
        ("store_units_apply_f", ctypes.c_bool, [pointer, ctypes.c_uint, pointer, VISIT_NAME]),
        ("unit_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("unit_reader_get_main_file", Text, [pointer]),
        ("unit_reader_dependencies_apply_f", ctypes.c_bool, [pointer, pointer, VISIT]),
        ("unit_reader_dispose", None, [pointer]),
        ("unit_dependency_get_kind", ctypes.c_int, [pointer]),
        ("unit_dependency_get_name", Text, [pointer]),
        ("unit_dependency_get_filepath", Text, [pointer]),
        ("record_reader_create", pointer, [pointer, ctypes.c_char_p, pointer]),
        ("record_reader_symbols_apply_f", ctypes.c_bool, [pointer, ctypes.c_bool, pointer, VISIT]),
        ("record_reader_dispose", None, [pointer]),
        ("symbol_get_usr", Text, [pointer]),
        ("symbol_get_roles", ctypes.c_uint64, [pointer]),
        ("symbol_get_related_roles", ctypes.c_uint64, [pointer]),
    ]:
        function = getattr(library, "indexstore_" + name)
        function.restype, function.argtypes = result, arguments
    store = library.indexstore_store_create(STORE.encode(), None)
    if not store:
        raise SystemExit("compatibility: the index at %s can't be read by this toolchain" % STORE)
    return library, store


def units(library, store):
    """The newest record of each test's file: earlier builds leave theirs behind."""
    names = []
    library.indexstore_store_units_apply_f(store, 1, None, VISIT_NAME(lambda _, name: names.append(str(name)) or True))
    found = {}
    for name in names:
        unit = library.indexstore_unit_reader_create(store, name.encode(), None)
        if not unit:
            continue
        files = {}

        def visit(_, dependency):
            # Kind 2 is a record: what one source file says.
            if library.indexstore_unit_dependency_get_kind(dependency) == 2:
                record = str(library.indexstore_unit_dependency_get_name(dependency))
                files[record] = str(library.indexstore_unit_dependency_get_filepath(dependency))
            return True

        if str(library.indexstore_unit_reader_get_main_file(unit)).startswith(TESTS):
            library.indexstore_unit_reader_dependencies_apply_f(unit, None, VISIT(visit))
            found[name] = files
        library.indexstore_unit_reader_dispose(unit)
    return found


def record_symbols(library, store, record):
    reader = library.indexstore_record_reader_create(store, record.encode(), None)
    if not reader:
        return []
    found = []

    def visit(_, symbol):
        roles = library.indexstore_symbol_get_roles(symbol)
        related = library.indexstore_symbol_get_related_roles(symbol)
        if roles & (REFERENCE | CALL) or related & OVERRIDE:
            found.append(str(library.indexstore_symbol_get_usr(symbol)))
        return True

    library.indexstore_record_reader_symbols_apply_f(reader, True, None, VISIT(visit))
    library.indexstore_record_reader_dispose(reader)
    return found
