# SPDX-License-Identifier: Apache-2.0
"""The operations in whose midst the program is killed."""

import dataclasses
import http.client
import subprocess
import time
import urllib.error

from ledger import Entry
from server import PROGRAM, can_sandbox


class Gone(Exception):
    """The server ended in the midst of a request."""


def send(call, *arguments):
    try:
        return call(*arguments)
    except urllib.error.HTTPError:
        raise
    except (OSError, http.client.HTTPException) as error:
        raise Gone from error


class Kind:
    """An operation; the whole of it takes about so many seconds."""
    name = ""
    victim = "server"
    seconds = 1.0
    weight = 10
    # Whether the command is a server, which never ends by itself.
    isServer = False
    # Whether the server doesn't run beside the command.
    stops = False
    isMeasured = True
    measured = None

    def prepare(self, world): pass
    def finish(self, world): return []
    def acknowledge(self, world, said, is_whole): world.ledger.acknowledged()


class Add(Kind):
    name, seconds, weight = "adding by the API", 0.3, 25

    def run(self, world):
        for number in range(12):
            if number % 4 == 3 and (known := world.some(2, lambda entry: not entry.binned)):
                tag = f"again/{world.number}"
                entries = world.ledger.entries
                change = {address: dataclasses.replace(entries[address], tags=entries[address].tags | {tag}) for address in known}
                body = {"links": [{"address": address, "tags": [tag]} for address in known], "snapshots": False}
            else:
                isKept = number == 5
                addresses = [world.address() for _ in range(1 if isKept else 4)]
                change = {address: Entry(frozenset({f"api/{number}", "all"}), f"note {address[-6:]}", number % 2 == 0, versions=int(isKept))
                          for address in addresses}
                body = {"links": [{"address": address, "tags": sorted(entry.tags), "note": entry.note, "favourite": entry.favourite}
                                  for address, entry in change.items()], "snapshots": isKept}
            world.ledger.begin(change)
            results = send(world.api, "/links", "POST", body)["results"]
            assert all(result["id"] for result in results), results
            world.ledger.acknowledged()


class Change(Kind):
    name, seconds, weight = "changes, bin and deletions", 0.6, 30

    def run(self, world):
        ledger = world.ledger
        for number in range(30):
            entries, action = ledger.entries, world.random.choice(["edit", "edit", "tag", "rename", "bin", "restore", "delete", "snapshot"])
            if action == "edit":
                for address in world.some(1):
                    entry = dataclasses.replace(entries[address], tags=frozenset({f"edited/{number}", "all"}), note=f"edited {world.random.random()}",
                                                favourite=not entries[address].favourite)
                    ledger.begin({address: entry})
                    send(world.api, f"/links/{ledger.ids[address]}", "PATCH", {"tags": sorted(entry.tags), "note": entry.note, "favourite": entry.favourite})
            elif action == "tag":
                addresses, tag = world.some(50), f"many/{number}"
                ledger.begin({address: dataclasses.replace(entries[address], tags=entries[address].tags | {tag}) for address in addresses})
                send(world.api, "/links/actions", "POST", {"ids": [ledger.ids[address] for address in addresses], "action": "tag", "tags": [tag]})
            elif action == "rename":
                if not (tags := sorted({tag for entry in entries.values() for tag in entry.tags if tag != "all"})):
                    continue
                old, new = world.random.choice(tags), f"renamed/{world.random.getrandbits(40)}"
                ledger.begin({address: dataclasses.replace(entry, tags=entry.tags - {old} | {new}) for address, entry in entries.items() if old in entry.tags})
                send(world.api, "/tags/actions", "POST", {"action": "rename", "tag": old, "value": new})
            elif action in ("bin", "restore"):
                isBinning = action == "bin"
                addresses = world.some(4, lambda entry: entry.binned != isBinning and (isBinning or entry.versions > 0))
                ledger.begin({address: dataclasses.replace(entries[address], binned=isBinning) for address in addresses})
                send(world.api, "/links/actions", "POST", {"ids": [ledger.ids[address] for address in addresses], "action": action})
            elif action == "delete":
                addresses = world.some(3, lambda entry: entry.binned)
                ledger.begin(dict.fromkeys(addresses))
                send(world.api, "/links/actions", "POST", {"ids": [ledger.ids[address] for address in addresses], "action": "delete"})
            elif len(ledger.snapshots) > 5:
                snapshot = world.random.choice([id for id, kept in ledger.snapshots.items() if id not in ledger.deleting and kept[0] in entries] or [0])
                if snapshot:
                    ledger.deleting.add(snapshot)
                    send(world.api, f"/snapshots/{snapshot}", "DELETE")
            ledger.acknowledged()


class MakeSnapshots(Kind):
    name, seconds, weight = "snapshots being made", 3.0, 40

    def run(self, world):
        addresses = [world.address() for _ in range(2)]
        world.ledger.begin({address: Entry(versions=1) for address in addresses})
        results = send(world.api, "/links", "POST", {"links": [{"address": address} for address in addresses]})["results"]
        world.ledger.acknowledged()
        waiting = {result["id"]: result["address"] for result in results}
        for address in world.some(1, lambda entry: not entry.binned):
            if address in waiting.values():
                continue
            entry = world.ledger.entries[address]
            world.ledger.begin({address: dataclasses.replace(entry, versions=entry.versions + 1)})
            send(world.api, f"/links/{world.ledger.ids[address]}/snapshots", "POST")
            world.ledger.acknowledged()
        while waiting:
            for id in list(waiting):
                link = send(world.api, f"/links/{id}")
                if link.get("snapshot"):
                    world.ledger.seen(link["snapshot"], waiting.pop(id))
            time.sleep(0.05)


def bookmarks(world, name):
    """A file of new links and some known ones, and the transactions that it becomes."""
    count, parts = (250, 50) if world.isShort else (401, 100)
    entries = world.ledger.entries
    addresses = [world.address() for _ in range(count - parts)] + world.some(parts, lambda entry: not entry.binned)
    world.random.shuffle(addresses)
    changes = []
    for start in range(0, len(addresses), 200):
        changes.append({})
        for address in addresses[start:start + 200]:
            entry = entries.get(address, Entry())
            changes[-1][address] = dataclasses.replace(entry, tags=entry.tags | {"imported", name})
    rows = "".join(f'<DT><A HREF="{address}" ADD_DATE="1600000000" TAGS="imported">{address}</A>\n' for address in addresses)
    return f"<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><H3>{name}</H3><DL><p>\n{rows}</DL><p></DL>", changes


class ImportByPage(Kind):
    name, seconds, weight = "an import by the page", 0.6, 25

    def prepare(self, world):
        self.text, self.changes_of_file = bookmarks(world, f"page{world.number}")
        self.csrf = world.visitor.form("/import")

    def run(self, world):
        world.ledger.begin(*self.changes_of_file, isOneWhole=True)
        send(world.visitor.send, "/import", {"csrf": self.csrf}, {"bookmarks.html": self.text.encode()})
        world.ledger.acknowledged()


class Command(Kind):
    victim = "command"

    def popen(self, world, *arguments):
        return subprocess.Popen([PROGRAM, *map(str, arguments), "--data", world.server.data], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)


class ImportByCommand(Command):
    name, seconds, weight = "an import by the command", 0.5, 20

    def prepare(self, world):
        self.text, self.changes_of_file = bookmarks(world, f"command{world.number}")
        self.file = world.server.folder / "bookmarks.html"
        self.file.write_text(self.text)

    def spawn(self, world):
        world.ledger.begin(*self.changes_of_file)
        return self.popen(world, "import", self.file, "--without-snapshots")


class AddByCommand(Command):
    name, seconds, weight = "adding by the command", 0.1, 15

    def spawn(self, world):
        addresses = [world.address() for _ in range(3)]
        world.ledger.begin({address: Entry(frozenset({"command"}), "by command") for address in addresses})
        return self.popen(world, "add", *addresses, "--tags", "command", "--note", "by command", "--without-snapshot")


class Backup(Command):
    name, seconds, weight = "a backup", 0.3, 20

    def prepare(self, world):
        # Now and then the first one into its folder.
        if world.random.random() < 0.5:
            subprocess.run(["rm", "-rf", world.backup], check=True)
            world.in_backup = None

    def spawn(self, world):
        return self.popen(world, "backup", world.backup)

    def acknowledge(self, world, said, is_whole):
        if is_whole:
            world.in_backup = set(world.ledger.entries)

    def finish(self, world):
        wrong = world.check_restored()
        # The same folder again is always right.
        begin = time.monotonic()
        again = world.server.command("backup", world.backup, check=False)
        self.seconds = time.monotonic() - begin
        if again.returncode:
            return [*wrong, f"a second backup fails: {again.stderr}"]
        world.in_backup = set(world.ledger.entries)
        return wrong


class Work(Command):
    name, seconds, weight, stops = "snapshots by the command", 3.0, 10, True

    def prepare(self, world):
        world.api("/queue/actions", "POST", {"action": "pause"})
        addresses = [world.address() for _ in range(2)]
        world.ledger.begin({address: Entry(versions=1) for address in addresses})
        world.api("/links", "POST", {"links": [{"address": address} for address in addresses]})
        world.ledger.acknowledged()
        world.api("/queue/actions", "POST", {"action": "resume"})
        world.server.kill()

    def spawn(self, world):
        return self.popen(world, "snapshot", "--allow", f"127.0.0.1:{world.web.port}", *([] if can_sandbox() else ["--without-sandbox"]))


class Start(Command):
    name, seconds, weight, stops, isServer, isMeasured = "the server's start", 0.4, 30, True, True, False

    def prepare(self, world):
        """Work is under way when the server before is killed."""
        addresses = [world.address() for _ in range(2)]
        world.ledger.begin({address: Entry(versions=1) for address in addresses})
        world.api("/links", "POST", {"links": [{"address": address} for address in addresses]})
        world.ledger.acknowledged()
        time.sleep(world.random.random() * 0.5)
        world.server.kill()

    def spawn(self, world):
        return self.popen(world, "serve", "--port", "0", "--allow", f"127.0.0.1:{world.web.port}", *([] if can_sandbox() else ["--without-sandbox"]))


KINDS = [Add, Change, MakeSnapshots, ImportByPage, ImportByCommand, AddByCommand, Backup, Work, Start]
