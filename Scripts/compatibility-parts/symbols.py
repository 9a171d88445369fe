# SPDX-License-Identifier: Apache-2.0
"""The public symbols of the built modules, and which of them are the tables' rows."""
import collections
import json
import os
import re
import subprocess
import tempfile

import tables

MODULES = [
    "Gnomon", "GnomonAccelerate", "GnomonCairo", "GnomonCharts", "GnomonCombine", "GnomonFormatters", "GnomonLog",
    "GnomonSIMD",
]
# Modules that stand in for frameworks and have names of SwiftUI's. Compatibility/build makes them.
STAND_INS = ["CoreData"]
OPERATORS = {"conformance": "%s: %s", "superclass": "%s: %s", "sameType": "%s == %s"}
# Overloads that share less of their types than this aren't taken for each other.
LEAST_LIKENESS = 0.24
BUILD = os.path.join(tables.ROOT, ".build", "debug")
STAND_IN_BUILD = os.path.join(tables.ROOT, "Compatibility", ".build", "debug")


class Symbol:
    def __init__(self, usr, kind, signature):
        self.usr, self.kind, self.signature = usr, kind, signature
        self.types, self.rest = overload(signature)


def read():
    """A dictionary from owner and name (`View.frame(width:height:alignment:)`) to the symbols of that name."""
    found, seen = collections.defaultdict(list), set()
    with tempfile.TemporaryDirectory() as folder:
        for module in MODULES:
            extract(module, folder)
        subprocess.check_call([os.path.join(tables.ROOT, "Compatibility", "build"), "debug"], stdout=subprocess.DEVNULL)
        for module in STAND_INS:
            extract(module, folder, os.path.join(STAND_IN_BUILD, "Modules"))
        for name in sorted(os.listdir(folder)):
            with open(os.path.join(folder, name), encoding="utf-8") as file:
                graph = json.load(file)
            for symbol in graph["symbols"]:
                usr = symbol["identifier"]["precise"]
                if usr in seen:
                    continue
                seen.add(usr)
                signature = "".join(part["spelling"] for part in symbol.get("declarationFragments", []))
                needs = symbol.get("swiftExtension", {}).get("constraints", [])
                needs = ", ".join(OPERATORS[need["kind"]] % (need["lhs"], need["rhs"]) for need in needs)
                signature += " where " + needs if needs else ""
                found[".".join(symbol["pathComponents"])].append(
                    Symbol(usr, symbol["kind"]["identifier"].split(".")[-1], signature)
                )
    return found


def extract(module, folder, place=os.path.join(BUILD, "Modules")):
    """Writes a built module's symbol graphs into a folder, from what `swift build` has left. It takes some seconds."""
    if not os.path.exists(os.path.join(place, module + ".swiftmodule")):
        raise SystemExit("compatibility: the module %s isn't built: run swift build first" % module)
    target = json.loads(subprocess.check_output(["swift", "-print-target-info"]))["target"]["unversionedTriple"]
    command = ["swift", "symbolgraph-extract", "-module-name", module, "-target", target, "-output-dir", folder]
    command += ["-I", place, "-I", os.path.join(BUILD, "Modules"), "-minimum-access-level", "public", "-skip-synthesized-members"]
    for flag in clang_flags():
        command += ["-Xcc", flag]
    run = subprocess.run(command, capture_output=True, text=True)
    if run.returncode:
        raise SystemExit("compatibility: the symbols of %s can't be read:\n%s" % (module, run.stderr.strip()))


def clang_flags():
    """Where the C modules lie that the built modules import."""
    sources = os.path.join(tables.ROOT, "Sources")
    maps = [os.path.join(sources, name, "module.modulemap") for name in sorted(os.listdir(sources))]
    maps.append(os.path.join(BUILD, "COpenCombineHelpers.build", "module.modulemap"))
    flags = ["-fmodule-map-file=" + path for path in maps if os.path.exists(path)]
    libraries = ["pangocairo", "pangoft2", "libisal", "libdeflate", "libjpeg", "libwebp"]
    return flags + subprocess.check_output(["pkg-config", "--cflags"] + libraries, text=True).split()


def overload(signature):
    """What tells a declaration from others of its name: its parameters' types, and its result with what generics have to be."""
    keyword = re.search(r"\b(?:func|init\??|subscript|case|macro)\b", signature)
    if not keyword:
        return "", tidy(signature.partition(":")[2])
    start, depth = keyword.end(), 0
    while start < len(signature) and not (signature[start] == "(" and depth == 0):
        depth += (signature[start] == "<") - (signature[start] == ">" and signature[start - 1] != "-")
        depth = max(depth, 0)
        start += 1
    end = closing(signature, start)
    types = []
    for parameter in parts(signature[start + 1 : end]):
        kind = parameter.split(":", 1)[-1].split(" = ")[0]
        types.append(re.sub(r"@\w+(?:\([^)]*\))?\s*|\binout\s", "", kind).strip())
    return tidy(", ".join(types)), tidy(signature[end + 1 :])


def tidy(text):
    """Without accessors, names of closures' parameters, results that say nothing, and doubled spaces."""
    text = re.sub(r"\{[^}]*\}|-> some View\b|\b_ \w+: ", " ", text)
    return re.sub(r"\s+", " ", re.sub(r"\s+:", ":", text)).replace("( ", "(").strip()


def closing(text, start):
    depth = 0
    for at in range(start, len(text)):
        depth += (text[at] == "(") - (text[at] == ")")
        if depth == 0:
            return at
    return len(text)


def parts(text):
    """Splits at commas that aren't inside of brackets or a string."""
    found, depth, quoted, current = [], 0, False, ""
    for at, letter in enumerate(text):
        quoted ^= letter == '"'
        if not quoted:
            depth += letter in "([<"
            depth -= letter in ")]" or (letter == ">" and text[at - 1 : at] != "-")
            if letter == "," and depth == 0:
                found.append(current.strip())
                current = ""
                continue
        current += letter
    return found + ([current.strip()] if current.strip() else [])


def match(rows, symbols):
    """A dictionary from rows to lists of their symbols, for those that have any.

    Overloads of a name are paired by how much of their types they share, each symbol once. The only row of a name has all of
    that name's symbols, and what stands in for another name brings all of its own.
    """
    families, found = collections.defaultdict(list), {}
    for row in rows:
        if row.stands_in:
            if symbols.get(row.stands_in):
                found[row] = symbols[row.stands_in]
        else:
            families[row.name].append(row)
    for name, members in families.items():
        candidates = symbols.get(name, [])
        if len(members) == 1 and not members[0].overload:
            if candidates:
                found[members[0]] = candidates
            continue
        pairs = [
            (likeness(row, symbol), -x, -y, row, symbol)
            for x, row in enumerate(members)
            for y, symbol in enumerate(candidates)
        ]
        taken = set()
        for alike, _, _, row, symbol in sorted(pairs, key=lambda pair: pair[:3], reverse=True):
            if alike >= LEAST_LIKENESS and row not in found and symbol.usr not in taken:
                found[row] = [symbol]
                taken.add(symbol.usr)
    return found


def likeness(row, symbol):
    """How much of its types, or of its types and its result, a row shares with a symbol: 0 to 1."""
    whole = (symbol.types + " " + symbol.rest).strip()
    if row.overload in (symbol.types, whole):
        return 1
    return max(shared(row.overload, symbol.types), shared(row.overload, whole))


def shared(one, other):
    one, other = (collections.Counter(re.findall(r"\w+", text)) for text in (one, other))
    return sum((one & other).values()) / max(1, sum((one | other).values()))
