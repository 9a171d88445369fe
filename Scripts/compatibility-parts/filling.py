# SPDX-License-Identifier: Apache-2.0
"""Fills in which test uses each API, and what follows from it: `works` with a test, `compiles` without."""
import collections
import os
import re

import sources
import symbols
import tables
import usage


def fill(rows, found):
    """Changes the rows' tests and statuses. Gives a line for each row whose status has changed."""
    matched = symbols.match(rows, found)
    used = usage.read()
    words, breadth = {}, collections.Counter()
    for files in used.values():
        for file in files:
            breadth[file] += 1
            if file not in words:
                with open(os.path.join(usage.TESTS, file), encoding="utf-8") as source:
                    words[file] = sources.words(source.read())
    changes = []
    for row in rows:
        files = set().union(*(used.get(symbol.usr, ()) for symbol in matched.get(row, [])))
        files = [file for file in files if all(word in words[file] for word in row.words())]
        row.test = min(files, key=lambda file: distance(row, file, breadth), default="")
        before = row.status
        if row in matched and before not in ("partly", "accepted"):
            row.status = "works" if row.test else "compiles"
            if row.status != before and before == "not there":
                row.note = ""
        if row.status != before:
            changes.append("%s: %s: %s → %s" % (row.place, row.title, before or "new", row.status))
    return changes


def distance(row, file, breadth):
    """How far a test is from being about the API: its name says so, or else it uses few others."""
    name = re.sub(r"(Tests?|Facts?|Claims?)$", "", os.path.basename(file)[: -len(".swift")]).lower()
    last = row.owner.split(".")[-1].lower() if row.owner and row.owner != "View" else ""
    about = [word for word in (row.base.lower(), last) if len(word) > 3]
    named = 0 if any(name.startswith(word) or word.startswith(name) for word in about) else 1
    if named and any(word in name for word in about):
        named = 0.5
    return (named, breadth[file], file)
