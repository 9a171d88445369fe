# SPDX-License-Identifier: Apache-2.0
"""Kills the program at random instants: killed.py [COUNT] [SEED]. LINKSHELF names it, a release build by default.

One store lives through all of them. After each the server is started again, its queue runs empty, and the store is compared from outside
with what was acknowledged."""

import collections
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import traceback

ROOT = pathlib.Path(__file__).resolve().parents[2]
os.environ.setdefault("LINKSHELF", str(ROOT / ".build/release/linkshelf"))

from killing import KINDS, Gone  # noqa: E402
from ledger import Ledger  # noqa: E402
from server import PROGRAM, Server  # noqa: E402
from visitor import Visitor  # noqa: E402
from web import Web  # noqa: E402

CUT_OFF = "The work was cut off."
# What a doctor may say of a store whose program was killed: the files are removed by “doctor --mend”.
PROMISED = ("isn't named by anything", "aren't named by anything", "All is well")


class World:
    def __init__(self, count, seed):
        self.random = random.Random(seed)
        self.isShort = count < 50
        self.web = Web()
        self.server = Server(self.web)
        self.visitor = Visitor(self.server)
        self.ledger = Ledger()
        self.number = 0
        self.errors = collections.Counter()
        self.cuts = 0
        self.backup = self.server.folder / "backup"
        self.in_backup = None
        self.start_seconds = 0.3

    # What operations need.

    def address(self):
        self.number += 1
        return f"{self.web.base}/page-{self.number}"

    def api(self, path, method="GET", body=None):
        return self.server.api(path, self.visitor.token, method, body)

    def counts(self):
        return f"{len(self.ledger.entries)} links, {len(self.ledger.snapshots)} snapshots"

    def some(self, count, condition=lambda entry: True):
        """Addresses of links that fulfil a condition, by chance."""
        fitting = [address for address, entry in self.ledger.entries.items() if address in self.ledger.ids and condition(entry)]
        return self.random.sample(fitting, min(count, len(fitting)))

    # What follows a kill.

    def restart(self):
        begin = time.monotonic()
        self.server.start()
        self.start_seconds = time.monotonic() - begin

    def run_empty(self, seconds=240):
        """Waits until nothing is left to do. Jobs that were cut off too often are begun anew."""
        end = time.monotonic() + seconds
        imports = self.server.data / "imports"
        while time.monotonic() < end:
            queue = self.api("/queue")
            late = [job["id"] for job in queue["jobs"] if job["state"] != "running" and job["error"]]
            for job in queue["jobs"]:
                if job["state"] != "running" and job["error"] and job["error"] != CUT_OFF:
                    self.errors[job["error"]] += 1
            if queue["failed"]:
                self.cuts += queue["failed"]
            if late:
                self.api("/queue/actions", "POST", {"action": "retry", "ids": late})
            elif not queue["waiting"] and not queue["running"] and not (imports.exists() and any(imports.iterdir())):
                return
            time.sleep(0.1)
        raise AssertionError(f"the queue isn't empty after {seconds} s: {self.api('/queue')}\n" + "".join(self.server.lines[-20:]))

    def check_file(self):
        """Looks at a copy of the database as the killed program left it."""
        with tempfile.TemporaryDirectory() as folder:
            for suffix in ("", "-wal"):
                if (path := self.server.data / f"shelf.sqlite{suffix}").exists():
                    shutil.copyfile(path, f"{folder}/copy{suffix}")
            database = sqlite3.connect(f"{folder}/copy")
            said = [row[0] for row in database.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
            said += [f"a row of {row[0]} names what isn't there" for row in database.execute("PRAGMA foreign_key_check")]
            database.close()
            return said

    def check_doctor(self, *options):
        said = self.server.command("doctor", *options, check=False)
        lines = (said.stdout + said.stderr).splitlines()
        return [f"doctor: {line}" for line in lines if not any(promise in line for promise in PROMISED)]

    def check_restored(self):
        """The backup is whole at any time: it's of now, or of before."""
        if self.in_backup is None:
            return []
        target = self.server.folder / "restored"
        shutil.rmtree(target, ignore_errors=True)
        done = subprocess.run([PROGRAM, "restore", self.backup, "--data", target], capture_output=True, text=True)
        if done.returncode or "not all is well" in done.stdout:
            return [f"the backup can't be restored: {done.stdout}{done.stderr}"]
        done = subprocess.run([PROGRAM, "doctor", "--deep", "--data", target], capture_output=True, text=True)
        if "All is well" not in done.stdout:
            return [f"what was restored isn't whole: {done.stdout}{done.stderr}"]
        database = sqlite3.connect(target / "shelf.sqlite")
        found = {row[0] for row in database.execute("SELECT address FROM link")}
        database.close()
        shutil.rmtree(target)
        return [] if found in (self.in_backup, set(self.ledger.entries)) else [f"{len(found)} links were restored, neither those of before nor those of now"]

    def check_export(self):
        target = self.server.folder / "out.jsonl"
        self.server.command("export", target)
        found = {}
        for line in target.read_text().splitlines():
            record = json.loads(line)
            if record.get("kind") == "link":
                if record["address"] in found:
                    return [f"{record['address']} was exported twice"]
                found[record["address"]] = (frozenset(record.get("tags", [])), record.get("note") or "", record.get("isFavourite", False))
        expected = {address: (entry.tags, entry.note, entry.favourite) for address, entry in self.ledger.entries.items() if not entry.binned}
        return [f"exported: {address}: expected {expected.get(address)}, and it is {found.get(address)}"
                for address in sorted(expected.keys() | found.keys()) if expected.get(address) != found.get(address)]


def descendants(process):
    """The processes below one, each with the instant at which it began."""
    children = collections.defaultdict(list)
    for folder in pathlib.Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                fields = (folder / "stat").read_text().rsplit(")", 1)[1].split()
            except OSError:
                continue
            children[int(fields[1])].append((int(folder.name), fields[19]))
    found, waiting = [], [process]
    while waiting:
        below = children[waiting.pop()]
        found += below
        waiting += [id for id, _ in below]
    return found


def living(processes):
    alive = []
    for id, began in processes:
        try:
            fields = pathlib.Path(f"/proc/{id}/stat").read_text().rsplit(")", 1)[1].split()
        except OSError:
            continue
        if fields[19] == began and fields[0] != "Z":
            alive.append(id)
    return alive


def kill(process):
    """Kills a process; what it had started has to end by itself."""
    below = descendants(process.pid)
    process.kill()
    process.wait()
    end = time.monotonic() + 10
    while alive := living(below):
        if time.monotonic() > end:
            return [f"processes {alive} outlive the program that started them"]
        time.sleep(0.02)
    return []


def one(world, kind, instant):
    """An operation that is killed after some seconds, or not where that is None. Returns whether it had ended before, and what is wrong."""
    wrong, failure = [], []
    kind.prepare(world)
    begin = time.monotonic()
    if kind.victim == "server":
        def run():
            try:
                kind.run(world)
                kind.measured = time.monotonic() - begin
            except Gone:
                pass
            except Exception:  # noqa: BLE001
                failure.append(traceback.format_exc())
        thread = threading.Thread(target=run)
        thread.start()
        if instant is None:
            thread.join()
        else:
            thread.join(instant)
            had_ended = not thread.is_alive()
            wrong += kill(world.server.process)
            thread.join(90)
            wrong += world.check_file()
            world.restart()
    else:
        process = kind.spawn(world)
        text = []
        reader = threading.Thread(target=lambda: text.append(process.communicate()))
        reader.start()
        reader.join(instant)
        had_ended = not reader.is_alive()
        if not had_ended:
            wrong += kill(process)
            reader.join()
        else:
            kind.measured = time.monotonic() - begin
        # A program that ended has to have done it well.
        if had_ended and process.returncode and not kind.isServer:
            wrong.append(f"it ended with {process.returncode}: {text[0]}")
        elif had_ended or text[0][0]:
            kind.acknowledge(world, text[0][0] or "", had_ended)
        if kind.stops:
            wrong += world.check_file()
            world.restart()
    wrong += failure
    world.run_empty()
    wrong += world.ledger.check(world.server.data / "shelf.sqlite") + kind.finish(world)
    return instant is not None and had_ended, wrong


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 31)
    print(f"{count} kills, SEED={seed}", flush=True)
    world = World(count, seed)
    kinds = [kind() for kind in KINDS]
    rows = {kind.name: collections.Counter() for kind in kinds}
    problems = []
    begin = time.monotonic()

    def report(number, kind, instant, wrong):
        for sentence in wrong[:10]:
            problems.append(f"kill {number}, {kind.name}, at {instant} s: {sentence}")
            print(problems[-1], flush=True)
    try:
        # Each once to its end, so that the instants are spread over all of it.
        for kind in kinds:
            if kind.isMeasured and not world.isShort:
                report(0, kind, None, one(world, kind, None)[1])
                kind.seconds = kind.measured or kind.seconds
        print("seconds to the end: " + ", ".join(f"{kind.name} {kind.seconds:.2f}" for kind in kinds), flush=True)
        plan = []
        weights = [kind.weight for kind in kinds]
        for index, kind in enumerate(kinds):
            share = count * sum(weights[:index + 1]) // sum(weights) - count * sum(weights[:index]) // sum(weights)
            plan += [(kind, (number + world.random.random()) / share) for number in range(share)]
        world.random.shuffle(plan)
        for number, (kind, part) in enumerate(plan, 1):
            instant = round(part * (world.start_seconds * 1.2 if kind.isServer else kind.seconds), 4)
            had_ended, wrong = one(world, kind, instant)
            row = rows[kind.name]
            row["kills"] += 1
            row["after the end"] += had_ended
            if had_ended and kind.measured:
                kind.seconds = (kind.seconds + kind.measured) / 2
            wrong += world.check_doctor(*(["--deep"] if number % 10 == 0 else []))
            report(number, kind, instant, wrong)
            row["wrong"] += bool(wrong)
            if number % 20 == 0:
                print(f"{number} kills, {world.counts()}, {time.monotonic() - begin:.0f} s", flush=True)
        last = world.check_export() + world.check_restored()
        world.server.stop()
        orphans = world.server.command("doctor", "--deep", "--mend").stdout.strip()
        last += [line for line in world.check_doctor("--deep") if line]
        report("end", kinds[0], "the", last)
        print("| killed | kills | before its end | something wrong |\n|---|---|---|---|")
        for name, row in rows.items():
            print(f"| {name} | {row['kills']} | {row['kills'] - row['after the end']} | {row['wrong']} |")
        print(f"{world.counts()} at the end; {world.cuts} jobs were cut off five times and begun anew.")
        for sentence, times in world.errors.most_common(5):
            print(f"jobs failed {times} times: {sentence}")
        print(f"the last doctor: {orphans}")
    finally:
        if problems:
            print("the server said:", *world.server.lines[-20:], sep="\n  ")
        world.server.remove()
    print(f"{len(problems)} things were wrong" if problems else f"all passed: {count} kills in {time.monotonic() - begin:.0f} s, nothing lost, nothing twice")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    main()
