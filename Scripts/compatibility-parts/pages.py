# SPDX-License-Identifier: Apache-2.0
"""The pages and the README's counts, made of the tables."""
import collections
import os

import tables

BEGIN, END = "<!-- compatibility:begin -->", "<!-- compatibility:end -->"
MADE = "<!-- Made by Scripts/compatibility from the tables; edit those. -->\n"
BESIDE = ["other-frameworks", "other-systems"]
README = os.path.join(tables.ROOT, "README.md")


def write(rows):
    for path, text in made(rows).items():
        with open(path, "w", encoding="utf-8") as file:
            file.write(text)


def stale(rows):
    """A sentence for each page that isn't what the tables say."""
    found = []
    for path, text in made(rows).items():
        try:
            with open(path, encoding="utf-8") as file:
                old = file.read()
        except FileNotFoundError:
            old = None
        if old != text:
            name = os.path.relpath(path, tables.ROOT)
            found.append("%s isn't what the tables say. Run Scripts/compatibility and commit what it writes." % name)
    return found


def made(rows):
    """A dictionary from paths to what has to be there."""
    texts = {os.path.join(tables.FOLDER, "README.md"): overview(rows), README: readme(rows)}
    for group in sorted({row.group for row in rows}):
        texts[os.path.join(tables.FOLDER, group + ".md")] = page(group, [row for row in rows if row.group == group])
    return texts


def count(rows):
    return collections.Counter(row.status for row in rows)


def swiftui(rows):
    """The rows of SwiftUI's public API on iOS. What else files use is in tables beside it, as far as it was looked at."""
    return [row for row in rows if row.group not in BESIDE]


def summary(rows):
    counts = count(swiftui(rows))
    return "SwiftUI's public API: " + ", ".join("%s %s" % (number(counts[status]), status) for status in tables.STATUSES)


def number(value):
    return "{:,}".format(value)


def readme(rows):
    with open(README, encoding="utf-8") as file:
        text = file.read()
    if BEGIN not in text or END not in text:
        raise SystemExit("compatibility: README.md lacks the lines %s and %s, between which the counts stand" % (BEGIN, END))
    before, rest = text.split(BEGIN, 1)
    after = rest.split(END, 1)[1]
    own = swiftui(rows)
    counts = count(own)
    lines = ["Of the %s public names of SwiftUI (iOS 26.2, counted with their overloads):" % number(len(own)), ""]
    lines += ["| status | names | what it means |", "|---|---:|---|"]
    for status, meaning in tables.STATUSES.items():
        lines.append("| %s | %s | %s |" % (status, number(counts[status]), meaning))
    lines += ["", "[Each name, group by group](Documentation/compatibility/README.md)."]
    return before + BEGIN + "\n" + "\n".join(lines) + "\n" + END + after


def overview(rows):
    own = swiftui(rows)
    lines = [MADE + "# Compatibility with SwiftUI", ""]
    lines += ["What Gnomon does with each public name of SwiftUI (iOS 26.2). Overloads count one for one.", ""]
    lines += ["| status | meaning |", "|---|---|"]
    lines += ["| **%s** | %s |" % pair for pair in tables.STATUSES.items()]
    lines += ["", "| group | " + " | ".join(tables.STATUSES) + " | all names |", "|---|" + "---:|" * 6]
    for group in sorted({row.group for row in own}):
        members = [row for row in own if row.group == group]
        lines.append("| [%s](%s.md) | %s | [table](%s.tsv) |" % (title(group), group, counted(members), group))
    lines.append("| **all** | %s | |" % counted(own))
    lines += ["", "Two tables aren't complete and don't count. They have what was looked at of"]
    lines += ["[other frameworks](other-frameworks.md) that files written for SwiftUI use, and of"]
    lines += ["[names that iOS doesn't have](other-systems.md)."]
    lines += ["", "## The tables", ""]
    lines.append(HOW)
    return "\n".join(lines)


def counted(rows):
    counts = count(rows)
    return " | ".join(number(counts[status]) for status in tables.STATUSES)


def title(group):
    return group.replace("-", " ")


def page(group, rows):
    """What is special about a group, sentence by sentence. Names that plainly work, or only compile, are in the table alone."""
    counts = count(rows)
    lines = [MADE + "# Compatibility: " + title(group), ""]
    parts = ["%s %s" % (number(counts[status]), status) for status in tables.STATUSES if counts[status]]
    all_of_them = "[All of them](%s.tsv), with their tests. [All groups](README.md)." % group
    lines.append("%s names: %s. %s" % (number(len(rows)), ", ".join(parts), all_of_them))
    for status in tables.NEEDS_NOTE:
        notes = collections.defaultdict(list)
        for row in rows:
            if row.status == status:
                notes[row.note].append(row)
        if notes:
            lines += ["", "## " + status[0].upper() + status[1:], "", tables.STATUSES[status], ""]
            lines += ["| what to expect | names |", "|---|---|"]
            for note in sorted(notes, key=lambda note: notes[note][0].name.lower()):
                lines.append("| %s | %s |" % (note.replace("|", "\\|"), names(notes[note])))
    return "\n".join(lines) + "\n"


def names(rows):
    """Names in backquotes, each once, with how many overloads it stands for."""
    found = collections.Counter(row.name for row in rows)
    ordered = sorted(found.items(), key=lambda item: item[0].lower())
    return ", ".join("`%s`" % name + (" (%d overloads)" % times if times > 1 else "") for name, times in ordered)


HOW = """Each group is a file of columns, separated by tabs:

| column | holds |
|---|---|
| name | the owner and the name, with labels: `View.frame(width:height:alignment:)` |
| overload | where a name comes more than once, the types of the parameters, then the result and what generics have to be |
| kind | `func`, `init`, `struct` and so on |
| since | the system that brought it |
| status | one of the above |
| note | a sentence on what to expect; each status but `works` and `compiles` needs one |
| test | the test that uses it, as a path after `Tests/` |
| stands in | the name that is declared here in its place, where sources may be written in the same way |

The test column, and whether a name works or only compiles, are filled in by a script. It reads the index that the compiler
writes in a debug build, so that it tells overloads apart. The rest is written by hand. A test checks that each test that is named
exists, and that its code uses the name.

```console
swift build --build-tests
Scripts/compatibility --fill-tests   # finds each name's test anew; with a test it works, without it compiles
Scripts/compatibility --check        # compares the tables with the modules' public symbols, and these pages with the tables
Scripts/compatibility                # writes these pages, and the counts in the project's README
```

When your change declares a name that wasn't there, or a test of yours is the first that uses one, run `--fill-tests`. When a name
does only a part of what it does in SwiftUI, set `partly` by hand and say what is missing. When it compiles and does nothing, set
`accepted`. The script keeps both. Names that SwiftUI doesn't have aren't in the tables.
"""
