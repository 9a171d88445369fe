# SPDX-License-Identifier: Apache-2.0
"""Measures a snapshot beside ArchiveBox's: peer.py [TIMES]. Prints a table. ARCHIVEBOX and LINKSHELF name the programs.

Both take the same page of about 2 MB with the same Chromium as the same user, in turns. ArchiveBox makes the forms that need nothing but
Chromium, curl and Python: screenshot, PDF, the page's HTML, its text, title, headers. Linkshelf makes all of its own."""

import json
import os
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
os.environ.setdefault("LINKSHELF", str(ROOT / ".build/release/linkshelf"))

from big import BigWeb  # noqa: E402
from server import PROGRAM, Server, can_sandbox  # noqa: E402
from visitor import Visitor  # noqa: E402

ARCHIVEBOX = os.environ.get("ARCHIVEBOX", str(ROOT / ".build/archivebox/bin/archivebox"))
CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
OURS = {"picture", "preview", "archive", "article", "markdown", "text", "pdf", "response"}
FILES = {"screenshot": "screenshot.png", "pdf": "output.pdf", "dom": "output.html", "htmltotext": "htmltotext.txt", "headers": "headers.json"}
THEIRS = {"title", *FILES}
# Some need a program that isn't there, others the network; “wget” is the form that keeps a page's pictures.
OFF = {"favicon", "wget", "warc", "singlefile", "readability", "mercury", "git", "media", "archive_dot_org"}


class ArchiveBox:
    def __init__(self, keeps_files=False):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="archivebox-"))
        self.forms = THEIRS | ({"wget"} if keeps_files else set())
        self.words = []
        if os.geteuid() == 0:
            # It doesn't run as root. Linkshelf's Chromium runs as this user, too.
            self.words = ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups", "--"]
            shutil.chown(self.folder, "nobody")
        self.environment = {
            "PATH": os.environ["PATH"], "HOME": str(self.folder), "LANG": "C.UTF-8", "CHROME_BINARY": CHROMIUM, "CHROME_SANDBOX": str(can_sandbox()),
            "TIMEOUT": "120", **{f"SAVE_{form.upper()}": "False" for form in OFF - self.forms}}
        self.run("init")

    def run(self, *words):
        done = subprocess.run([*self.words, ARCHIVEBOX, *words], cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=600)
        if done.returncode:
            raise AssertionError(f"archivebox {' '.join(words)}: {done.stdout}{done.stderr}")

    def take(self, address):
        """Seconds from the command to its end."""
        begin = time.monotonic()
        self.run("add", address)
        took = time.monotonic() - begin
        for index in self.folder.glob("archive/*/index.json"):
            link = json.loads(index.read_text())
            if link["url"] == address:
                break
        made = {form for form, tries in link["history"].items() if tries and tries[-1]["status"] == "succeeded"}
        made |= {form for form, name in FILES.items() if (index.parent / name).exists() and (index.parent / name).stat().st_size > 100}
        missing = self.forms - made
        assert not missing, f"ArchiveBox made no {missing}: {json.dumps(link['history'], indent=1)[:3_000]}"
        return took

    def remove(self):
        shutil.rmtree(self.folder, ignore_errors=True)


def check(parts):
    assert OURS <= parts, f"Linkshelf made no {OURS - parts}"


def served(server, token, address):
    begin = time.monotonic()
    id = server.api("/links", token, "POST", {"links": [{"address": address}]})["results"][0]["id"]
    while not server.api(f"/links/{id}", token).get("snapshot"):
        time.sleep(0.02)
    took = time.monotonic() - begin
    check({part["kind"] for part in server.api(f"/links/{id}/snapshots", token)["snapshots"][0]["parts"]})
    return took


def commanded(web, folder, address):
    """Without a server: two programs are started, and Chromium."""
    data = ["--data", folder]
    begin = time.monotonic()
    subprocess.run([PROGRAM, "add", address, *data], check=True, capture_output=True)
    sandbox = [] if can_sandbox() else ["--without-sandbox"]
    subprocess.run([PROGRAM, "snapshot", *data, "--allow", f"127.0.0.1:{web.port}", *sandbox], check=True, capture_output=True)
    took = time.monotonic() - begin
    out = folder / "out.jsonl"
    subprocess.run([PROGRAM, "export", out, *data], check=True, capture_output=True)
    links = {link["address"]: link for link in map(json.loads, out.read_text().splitlines()) if "address" in link}
    names = {pathlib.PurePath(part["name"]).stem for part in links[address]["versions"][0]["parts"]}
    assert len(names) >= 6, names
    return took


def main():
    times = int(sys.argv[1]) if len(sys.argv) > 1 else 5
    web = BigWeb()
    server = Server(web)
    alone = pathlib.Path(tempfile.mkdtemp(prefix="linkshelf-"))
    alone.chmod(0o755)
    plain, keeping = ArchiveBox(), ArchiveBox(keeps_files=True)
    rows = {"Linkshelf's server, all its forms": [], "Linkshelf's commands without a server, all its forms": [],
            "ArchiveBox: " + ", ".join(sorted(plain.forms)): [], "ArchiveBox: the same and wget": []}
    try:
        token = Visitor(server).token
        takers = [lambda address: served(server, token, address), lambda address: commanded(web, alone, address), plain.take, keeping.take]
        # A first round fills the system's caches and doesn't count.
        for number in range(times + 1):
            for row, take in zip(rows.values(), takers):
                took = take(f"{web.base}/big-{number}")
                if number:
                    row.append(took)
        print(f"| the same page of 2 MB, {times} times in turns | median, s | least–most, s | ratio |\n|---|---|---|---|")
        first = statistics.median(next(iter(rows.values())))
        for name, row in rows.items():
            middle = statistics.median(row)
            print(f"| {name} | {middle:.1f} | {min(row):.1f}–{max(row):.1f} | {middle / first:.1f} |")
        print(f"load: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores; the goal is a ratio of 2 or more")
        sys.exit(0 if 2 * first <= statistics.median(rows[list(rows)[2]]) else 1)
    finally:
        server.remove()
        shutil.rmtree(alone, ignore_errors=True)
        plain.remove()
        keeping.remove()


if __name__ == "__main__":
    main()
