# SPDX-License-Identifier: Apache-2.0
"""The tables of Documentation/compatibility: one row for each public API, one file for each group."""
import glob
import os

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
FOLDER = os.path.join(ROOT, "Documentation", "compatibility")
COLUMNS = ["name", "overload", "kind", "since", "status", "note", "test", "stands in"]

# Each status with what it says to a reader.
STATUSES = {
    "works": "A test of this project uses it, and nothing is known to be missing.",
    "partly": "It does a part of what it does in SwiftUI. The sentence says what is missing or different.",
    "accepted": "A source that uses it compiles. It has no effect.",
    "compiles": "A source that uses it compiles. No test uses it yet, so nothing more is promised.",
    "not there": "A source that uses it doesn't compile.",
}
DECLARED = ["works", "partly", "accepted", "compiles"]
NEEDS_NOTE = ["partly", "accepted", "not there"]


class Row:
    """One API: its owner and name with labels, and what tells it from others of that name."""

    def __init__(self, group, line, fields):
        self.group, self.line = group, line
        self.name, self.overload, self.kind, self.since, self.status, self.note, self.test, self.stands_in = fields

    @property
    def fields(self):
        return [self.name, self.overload, self.kind, self.since, self.status, self.note, self.test, self.stands_in]

    @property
    def owner(self):
        return split(self.name)[0]

    @property
    def base(self):
        """The name without its owner and labels: `frame` of `View.frame(width:height:alignment:)`."""
        return split(self.name)[1].split("(")[0]

    @property
    def title(self):
        return self.name + (" with " + self.overload if self.overload else "")

    @property
    def place(self):
        return "Documentation/compatibility/%s.tsv:%d" % (self.group, self.line)

    def words(self):
        """Any of these in a file's code shows that it uses the API. Names that nobody writes are replaced by their owner's."""
        last = self.owner.split(".")[-1]
        base = self.base.lstrip("$")
        implicit = base in ("init", "subscript", "wrappedValue", "projectedValue", "body", "makeBody", "callAsFunction")
        if last and (implicit or base.startswith("build") or not base.isidentifier()):
            return [last]
        return [base]


def split(name):
    """The owner and the rest of a name: `View.frame(width:)` gives `View` and `frame(width:)`."""
    head = name.split("(")[0]
    if head.endswith("..") or " " in head or not head.replace(".", "a").replace("$", "a").isidentifier():
        # An operator: everything up to the last dot that follows a letter.
        at = max((i for i in range(1, len(head)) if head[i] == "." and head[i - 1].isalnum()), default=-1)
    else:
        at = head.rfind(".")
    return ("", name) if at < 0 else (name[:at], name[at + 1 :])


def paths():
    return sorted(glob.glob(os.path.join(FOLDER, "*.tsv")))


def read():
    """All rows, group by group, in the order of the files."""
    rows = []
    for path in paths():
        group = os.path.basename(path)[: -len(".tsv")]
        with open(path, encoding="utf-8") as file:
            lines = file.read().split("\n")
        if lines[0].split("\t") != COLUMNS:
            raise SystemExit("%s: the first line isn't the columns %s" % (path, ", ".join(COLUMNS)))
        for number, line in enumerate(lines[1:], 2):
            if not line:
                continue
            fields = line.split("\t")
            if len(fields) != len(COLUMNS):
                raise SystemExit("%s:%d: %d columns, not %d" % (path, number, len(fields), len(COLUMNS)))
            rows.append(Row(group, number, fields))
    return rows


def write(rows):
    """Writes the files of all groups that the rows belong to."""
    groups = {}
    for row in rows:
        groups.setdefault(row.group, []).append(row)
    for group, members in groups.items():
        members.sort(key=lambda row: (row.name.lower(), row.name, row.overload))
        with open(os.path.join(FOLDER, group + ".tsv"), "w", encoding="utf-8") as file:
            file.write("\t".join(COLUMNS) + "\n")
            for row in members:
                file.write("\t".join(row.fields) + "\n")


def problems(rows):
    """What is wrong with the rows by themselves, each as a sentence that says where."""
    seen = {}
    for row in rows:
        if row.status not in STATUSES:
            yield "%s: %s: there is no status “%s”; one of: %s" % (row.place, row.title, row.status, ", ".join(STATUSES))
        if row.status in NEEDS_NOTE and not row.note.strip():
            yield "%s: %s: “%s” needs a sentence that says what to expect" % (row.place, row.title, row.status)
        if row.note and not row.note.endswith("."):
            yield "%s: %s: the note isn't a sentence with a full stop" % (row.place, row.title)
        if row.status == "works" and not row.test:
            yield "%s: %s: “works” needs a test; run Scripts/compatibility --fill-tests" % (row.place, row.title)
        key = (row.name, row.overload)
        if key in seen:
            yield "%s: %s: the row is there already, at %s" % (row.place, row.title, seen[key])
        seen[key] = row.place
