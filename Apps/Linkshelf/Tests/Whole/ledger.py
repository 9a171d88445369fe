# SPDX-License-Identifier: Apache-2.0
"""What a store was told and has acknowledged, and whether that is what it holds."""

import dataclasses
import sqlite3

LINKS = """
    SELECT link.id, address, note, favourite, binnedAt IS NOT NULL, versions,
      (SELECT GROUP_CONCAT(path, char(10)) FROM linkTag JOIN tag ON tag.id = linkTag.tag WHERE linkTag.link = link.id)
    FROM link"""
SNAPSHOTS = """
    SELECT snapshot.id, address, number, (
      SELECT GROUP_CONCAT(kind || ' ' || position || ' ' || hash, char(10))
      FROM (SELECT * FROM part WHERE part.snapshot = snapshot.id ORDER BY kind, position))
    FROM snapshot JOIN link ON link.id = snapshot.link"""
DONE_TWICE = """
    SELECT address, job.kind, COUNT(*), versions FROM job JOIN link ON link.id = job.link
    WHERE state = 'done' GROUP BY job.link, job.kind HAVING COUNT(*) > CASE job.kind WHEN 'look' THEN 1 ELSE versions END"""
OPEN_TWICE = "SELECT link, kind FROM job WHERE state IN ('waiting', 'running', 'failed') GROUP BY link, kind HAVING COUNT(*) > 1"

# What the version of a page has at least.
WHOLE = {"archive", "article", "markdown", "pdf", "picture", "preview", "response", "text"}


@dataclasses.dataclass(frozen=True)
class Entry:
    """A link as it has to be."""
    tags: frozenset = frozenset()
    note: str = ""
    favourite: bool = False
    binned: bool = False
    # How many snapshots were asked for; each makes one version.
    versions: int = 0


class Ledger:
    def __init__(self):
        self.entries = {}
        self.ids = {}
        # Snapshots that were seen, by id, and those whose deletion was asked for.
        self.snapshots = {}
        self.deleting = set()
        # Changes that were sent and not acknowledged, each a transaction, in their order.
        self.sent = []
        self.isOneWhole = False

    def begin(self, *changes, isOneWhole=False):
        """Changes, each of addresses to entries or to None, are about to be sent."""
        assert not self.sent, self.sent
        self.sent = list(changes)
        self.isOneWhole = isOneWhole

    def acknowledged(self):
        for change in self.sent:
            self.apply(self.entries, change)
        self.sent = []

    @staticmethod
    def apply(entries, change):
        for address, entry in change.items():
            if entry is None:
                entries.pop(address, None)
            else:
                entries[address] = entry

    def check(self, path):
        """Compares with the database, once the queue is empty. What wasn't acknowledged is there as a whole, or isn't.

        Returns the sentences of what is wrong. Afterwards this is what the database says."""
        database = sqlite3.connect(f"file:{path}?mode=ro", uri=True, timeout=20)
        try:
            database.execute("BEGIN")
            wrong = self.compare_links(database) + self.compare_snapshots(database)
            for address, kind, count, versions in database.execute(DONE_TWICE):
                wrong.append(f"{address}: the job {kind} was done {count} times; there are {versions} versions")
            wrong += [f"link {link} has two open jobs {kind}" for link, kind in database.execute(OPEN_TWICE)]
            return wrong
        finally:
            database.close()

    def compare_links(self, database):
        actual, ids, wrong = {}, {}, []
        for id, address, note, favourite, binned, versions, tags in database.execute(LINKS):
            if address in actual:
                wrong.append(f"{address} is there twice")
            actual[address] = Entry(frozenset(tags.split("\n") if tags else ()), note, bool(favourite), bool(binned), versions)
            ids[address] = id
        expected, count = dict(self.entries), 0
        for change in self.sent:
            if not all(actual.get(address) == entry for address, entry in change.items()):
                break
            self.apply(expected, change)
            count += 1
        if self.isOneWhole and 0 < count < len(self.sent):
            wrong.append(f"{count} of {len(self.sent)} parts of what was sent are there, and it isn't gone on with")
        for address in sorted(expected.keys() | actual.keys()):
            if expected.get(address) != actual.get(address):
                wrong.append(f"{address}: expected {expected.get(address)}, and it is {actual.get(address)}")
        self.entries, self.ids, self.sent, self.applied = actual, ids, [], count
        return wrong

    def compare_snapshots(self, database):
        actual = {id: (address, number, parts) for id, address, number, parts in database.execute(SNAPSHOTS)}
        wrong = []
        for id, (address, number, parts) in self.snapshots.items():
            if id not in actual and (id in self.deleting or address not in self.entries):
                continue
            # One that the server only said to be there has no parts yet.
            if id not in actual or actual[id][0] != address or parts is not None and actual[id] != (address, number, parts):
                wrong.append(f"version {number} of {address} was {parts!r}, and is {actual.get(id)!r}")
        for address, number, parts in actual.values():
            missing = WHOLE - {part.split()[0] for part in (parts or "").splitlines()}
            if missing:
                wrong.append(f"version {number} of {address} has no {', '.join(sorted(missing))}")
        self.snapshots, self.deleting = actual, set()
        return wrong

    def seen(self, id, address):
        """The server said that a snapshot is there."""
        self.snapshots.setdefault(id, (address, None, None))
