# SPDX-License-Identifier: Apache-2.0
"""Workers of their own processes make a server's snapshots by its API."""

import os
import pathlib
import signal
import sqlite3
import subprocess
import tempfile
import threading
import time

import logins
from server import PROGRAM, can_sandbox


class Worker:
    def __init__(self, day, token, name, *options):
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="linkshelf-worker-"))
        self.folder.chmod(0o755)
        (self.folder / "token").write_text(token + "\n")
        sandbox = [] if can_sandbox() else ["--without-sandbox"]
        self.process = subprocess.Popen(
            [PROGRAM, "work", "--server", day.server.base, "--token-file", self.folder / "token", "--machine", name, "--log", "info",
             *(f"--allow={text}" for text in day.server.allowing), *sandbox, *options],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=os.environ | {"TMPDIR": str(self.folder)})
        self.lines = []
        threading.Thread(target=lambda: self.lines.extend(self.process.stdout), daemon=True).start()

    def end(self):
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        return self.process.wait(30)


def jobs(day, state):
    with sqlite3.connect(f"file:{day.server.data}/shelf.sqlite?mode=ro", uri=True) as store:
        return store.execute("SELECT COUNT(*) FROM job WHERE state = ?", (state,)).fetchone()[0]


def machines_elsewhere_make_the_snapshots(day):
    day.server.stop()
    day.server.options = ["--without-snapshots"]
    day.server.start()
    token = logins.token(day, "work")
    # A wrong token ends the worker with a sentence.
    wrong = Worker(day, "shelf_wrong", "wrong")
    assert wrong.process.wait(20) != 0
    day.wait("the sentence", lambda: "isn't known" in "".join(wrong.lines))
    workers = []
    try:
        day.add("\n".join(f"{day.web.base}/slow-{number}?machines" for number in range(4)))
        time.sleep(3)
        assert jobs(day, "running") == 0 and jobs(day, "waiting") >= 4, "the server worked itself"
        first = Worker(day, token, "attic")
        workers.append(first)
        day.wait("a job under way", lambda: jobs(day, "running"))
        # Killed in the midst: another one does it, once.
        day.wait("a version", lambda: jobs(day, "running"))
        first.process.kill()
        first.process.wait()
        second = Worker(day, token, "cellar", "--snapshots", "2")
        workers.append(second)
        for number in range(4):
            day.made(f"/slow-{number}?machines", 150)
        links = [link for link in day.links() if "?machines" in link["address"]]
        assert len(links) == 4, links
        for link in links:
            assert len(day.server.api(f"/links/{link['id']}/snapshots", day.token)["snapshots"]) == 1, link
        # The server is killed in the midst: the worker waits and goes on.
        day.add("\n".join(f"{day.web.base}/page-{number}?again" for number in range(3)))
        day.wait("a job under way", lambda: jobs(day, "running"))
        day.server.kill()
        time.sleep(2)
        assert second.process.poll() is None, second.lines
        day.server.start()
        for number in range(3):
            day.made(f"/page-{number}?again", 150)
        page = day.open("/queue")
        assert "cellar" in page.inner_text("section.machines"), page.inner_text("main")
        day.is_clean(["/queue"], "machines-")
        # Told to end, it gives its jobs back, and leaves nothing behind.
        day.add(f"{day.web.base}/slow-9?ends")
        day.wait("a job under way", lambda: jobs(day, "running"))
        second.end()
        assert jobs(day, "running") == 0
        assert not [path for path in second.folder.iterdir() if path.name != "token"], list(second.folder.iterdir())
    finally:
        for worker in workers:
            worker.end()
        day.server.stop()
        day.server.options = []
        day.server.start()
    day.made("/slow-9?ends")
    day.server.command("doctor", "--deep")


CHECKS = [machines_elsewhere_make_the_snapshots]
