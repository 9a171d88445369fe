# SPDX-License-Identifier: Apache-2.0
"""Kills the program while it brings an older store up to date: migrated.py [COUNT] [SEED]. LINKSHELF names it, a release build by default.

The older store is `Stores/first.tar.xz`, written by the program that had one migration; `migrated.py --make` wrote it. Killed at any
instant, the store opens the next time, and is what it was."""

import collections
import json
import os
import pathlib
import random
import shutil
import sqlite3
import subprocess
import sys
import tarfile
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
os.environ.setdefault("LINKSHELF", str(ROOT / ".build/release/linkshelf"))

from server import PROGRAM, Server, can_sandbox  # noqa: E402
from visitor import Visitor  # noqa: E402
from web import Web  # noqa: E402

STORE = pathlib.Path(__file__).parent / "Stores/first.tar.xz"
LINKS = 60
QUERIES = ["", "text:paragraph7", "text:paragraph11 tag:old/3", "日晷", "is:favourite", "note:kept", "text:nowhere", "has:snapshot"]


class OldWeb(Web):
    """Plain texts, so that the store has bodies without Chromium."""

    def answer(self, path):
        if not path.startswith("/old-"):
            return super().answer(path)
        chance = random.Random(path)
        paragraphs = [
            f"This is paragraph{number} of {chance.choice(['many', 'a few'])}: the shadow meets one line after the other. 日晷由晷针和晷面组成。\n\n"
            for number in range(40)]
        text = "".join(paragraph * 8 for paragraph in chance.sample(paragraphs, 30))
        return 200, "text/plain; charset=utf-8", text.encode()


def make():
    server = Server(OldWeb())
    try:
        token = Visitor(server).token
        server.api("/links", token, "POST", {"links": [
            {"address": f"{server.web.base}/old-{number}", "tags": [f"old/{number % 7}", "all"], "note": f"kept {number}", "favourite": number % 3 == 0}
            for number in range(LINKS)]})
        while server.api("/queue", token)["waiting"] + server.api("/queue", token)["running"]:
            time.sleep(0.2)
        server.stop()
        expected = {"queries": {query: found(server.data, query) for query in QUERIES}, "export": exported(server.data)}
        assert len(expected["export"]) == LINKS and all(count for query, count in expected["queries"].items() if query != "text:nowhere"), expected["queries"]
        (server.data / "expected.json").write_text(json.dumps(expected, ensure_ascii=False))
        STORE.parent.mkdir(exist_ok=True)
        with tarfile.open(STORE, "w:xz") as archive:
            for name in ("shelf.sqlite", "shelf.sqlite-wal", "files", "expected.json"):
                if (server.data / name).exists():
                    archive.add(server.data / name, name)
        print(f"{STORE}: {STORE.stat().st_size} bytes")
    finally:
        server.remove()


def run(data, *words, timeout=300):
    return subprocess.run([PROGRAM, *words, "--data", data], capture_output=True, text=True, timeout=timeout)


def exported(data, *words):
    target = pathlib.Path(tempfile.mktemp(suffix=".jsonl"))
    try:
        done = run(data, "export", str(target), *words)
        assert not done.returncode, done.stdout + done.stderr
        return sorted(line for line in target.read_text().splitlines() if '"address"' in line)
    finally:
        target.unlink(missing_ok=True)


def found(data, query):
    return len(exported(data, "--query", query))


def check(data, expected):
    """What is wrong with a store that was opened again."""
    wrong = []
    doctor = run(data, "doctor", "--deep")
    if doctor.returncode or "All is well" not in doctor.stdout:
        wrong.append(f"doctor: {doctor.stdout}{doctor.stderr}")
    if (export := exported(data)) != expected["export"]:
        wrong.append(f"{len(set(expected['export']) ^ set(export))} lines of the export differ")
    for query, count in expected["queries"].items():
        if (now := found(data, query)) != count:
            wrong.append(f"“{query}” finds {now} links, and found {count}")
    return wrong


def check_file(data):
    """The database as the killed program left it."""
    with tempfile.TemporaryDirectory() as folder:
        for suffix in ("", "-wal"):
            if (path := data / f"shelf.sqlite{suffix}").exists():
                shutil.copyfile(path, f"{folder}/copy{suffix}")
        if not os.path.exists(f"{folder}/copy"):
            return []
        database = sqlite3.connect(f"{folder}/copy")
        said = [f"the database: {row[0]}" for row in database.execute("PRAGMA integrity_check(20)") if row[0] != "ok"]
        database.close()
        return said


def migrations(data):
    database = sqlite3.connect(f"file:{data}/shelf.sqlite?mode=ro", uri=True)
    names = [row[0] for row in database.execute("SELECT identifier FROM grdb_migrations ORDER BY rowid")]
    database.close()
    return names


class Shop:
    """Copies of the older store, each used once."""

    def __init__(self, folder):
        self.folder, self.number = folder, 0
        self.whole = folder / "whole"
        with tarfile.open(STORE) as archive:
            archive.extractall(self.whole, filter="data")
        self.expected = json.loads((self.whole / "expected.json").read_text())
        (self.whole / "expected.json").unlink()

    def copy(self, isEmpty=False):
        self.number += 1
        data = self.folder / f"{self.number}"
        if not isEmpty:
            shutil.copytree(self.whole, data)
        return data


def cut(data, seconds, *words):
    """Starts the program and kills it. Returns whether it had ended before."""
    process = subprocess.Popen([PROGRAM, *words, "--data", data], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        process.wait(seconds)
        return True
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
        return False


def at_once(data, *commands):
    """Starts several commands in the same instant; what those said that failed."""
    running = [subprocess.Popen([PROGRAM, *words, "--data", data], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) for words in commands]
    said = [process.communicate(timeout=120)[0] for process in running]
    return [f"{' '.join(words)} beside others: {text}" for words, process, text in zip(commands, running, said) if process.returncode]


def main():
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else random.randrange(1 << 31)
    chance = random.Random(seed)
    print(f"{count} kills at the first opening, SEED={seed}", flush=True)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="linkshelf-"))
    problems, rows = [], collections.defaultdict(collections.Counter)
    serve = ["serve", "--port", "0", *([] if can_sandbox() else ["--without-sandbox"])]
    try:
        shop = Shop(folder)
        data = shop.copy()
        begin = time.monotonic()
        opened = run(data, "doctor")
        seconds = time.monotonic() - begin
        problems += [opened.stderr] if opened.returncode else check(data, shop.expected)
        added = migrations(data)[len(migrations(shop.whole)):]
        kinds = {"an empty folder": (lambda: shop.copy(isEmpty=True), ["add", "https://example.org/a"])}
        if added:
            print(f"migrations after the older store's: {', '.join(added)}; {seconds:.2f} s with them")
            kinds |= {"an older store, by a command": (shop.copy, ["doctor"]), "an older store, by the server": (shop.copy, serve)}
        else:
            print("The program has no migration after the older store's, so that there is none to be killed in; its first one is.")
        for index, (name, (new, words)) in enumerate(kinds.items()):
            share = count * (index + 1) // len(kinds) - count * index // len(kinds)
            for number in range(share):
                data = new()
                instant = seconds * 1.2 * (number + chance.random()) / share
                had_ended = cut(data, instant, *words)
                wrong = check_file(data)
                if words[0] == "add":
                    again = run(data, *words)
                    wrong += [again.stderr] if again.returncode else []
                    wrong += [] if found(data, "") == 1 and "All is well" in run(data, "doctor").stdout else ["the link isn't there once"]
                else:
                    wrong += check(data, shop.expected)
                rows[name]["kills"] += 1
                rows[name]["before its end"] += not had_ended
                rows[name]["something wrong"] += bool(wrong)
                problems += [f"{name}, killed at {instant:.4f} s: {sentence}" for sentence in wrong]
                shutil.rmtree(data, ignore_errors=True)
        # Whoever comes second waits, and finds it done.
        for _ in range(min(5, 1 + count // 10)):
            data = shop.copy(isEmpty=True)
            problems += at_once(data, *(["add", f"https://example.org/{number}"] for number in range(3)))
            problems += [] if found(data, "") == 3 else ["three commands at once in an empty folder didn't add three links"]
            data = shop.copy()
            problems += at_once(data, ["doctor"], ["doctor"], ["export", str(folder / "out")]) + check(data, shop.expected)
        print("| first opening of | kills | before its end | something wrong |\n|---|---|---|---|")
        for name, row in rows.items():
            print(f"| {name} | {row['kills']} | {row['before its end']} | {row['something wrong']} |")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    for sentence in problems:
        print(sentence)
    print(f"{len(problems)} things were wrong" if problems else "all passed: the store opens the next time, and is what it was")
    sys.exit(1 if problems else 0)


if __name__ == "__main__":
    make() if sys.argv[1:] == ["--make"] else main()
