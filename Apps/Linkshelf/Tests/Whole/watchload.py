# SPDX-License-Identifier: Apache-2.0
"""What watching costs: watchload.py [CHECKS [LINKS]] lets a server check links of many made sites as fast as it does, and tells
the time of cores for each check, and what 100,000 checks a day take of one core."""

import contextlib
import hashlib
import http.server
import pathlib
import random
import sqlite3
import sys
import threading
import time
import types
import urllib.request

from server import Server
from visitor import Visitor

CHECKS = int(sys.argv[1]) if len(sys.argv) > 1 else 2_000
LINKS = int(sys.argv[2]) if len(sys.argv) > 2 else 100_000
# A loopback address is a site of its own, so that the pause of one site isn't what is measured.
SITES = 250


def body(path):
    made = random.Random(path)
    words = ["gnomon", "shadow", "dial", "hour", "noon", "sun", "line", "angle", "garden", "stone", "wall", "season"]
    text = "".join(f"<p class='text'>{' '.join(made.choice(words) for _ in range(60))}.</p>" for _ in range(60))
    return f"<!doctype html><html><head><title>{path}</title></head><body><nav><ul>{'<li><a href=/>Menu</a></li>' * 40}</ul></nav><main>{text}</main></body></html>".encode()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def do_GET(self):
        number = int(self.path.rsplit("/", 1)[-1]) if self.path.rsplit("/", 1)[-1].isdigit() else None
        if number is None:
            status, content, tag = 404, b"", None
        else:
            # Half of the pages say what they are, so that they needn't be sent again.
            content = body(self.path)
            tag = '"' + hashlib.sha256(content).hexdigest()[:12] + '"' if number % 2 == 0 else None
            status = 304 if tag and self.headers["If-None-Match"] == tag else 200
            content = b"" if status == 304 else content
        self.send_response(status)
        if tag:
            self.send_header("ETag", tag)
        self.send_header("Content-Type", "text/html")
        if status != 304:
            self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, *_):
        pass


class Web(http.server.ThreadingHTTPServer):
    daemon_threads = True
    request_queue_size = 512


def seconds(server):
    fields = pathlib.Path(f"/proc/{server.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def main():
    web = Web(("0.0.0.0", 0), Handler)
    port = web.server_address[1]
    threading.Thread(target=web.serve_forever, daemon=True).start()
    server = Server(types.SimpleNamespace(port=port), allowing=["127.0.0.0/8"])
    try:
        token = Visitor(server).token
        for start in range(0, LINKS, 1_000):
            links = [{"address": f"http://127.0.{1 + number % SITES}.1:{port}/{number}", "title": f"Page {number}"} for number in range(start, min(LINKS, start + 1_000))]
            server.api("/links", token, "POST", {"links": links, "snapshots": False})
        server.api("/watching", token, "PUT", {"period": "day"})
        server.api("/queue/actions", token, "POST", {"action": "pause"})
        with contextlib.closing(sqlite3.connect(server.data / "shelf.sqlite", timeout=60)) as store:
            with store:
                store.execute("DELETE FROM job")
            for name in ("first", "again"):
                with store:
                    # All else is due later than this lasts.
                    store.execute("UPDATE watch SET nextAt = ? WHERE link > ?", (int((time.time() + 7_200) * 1000), CHECKS))
                    store.execute("UPDATE watch SET nextAt = 1000 + link, checkedAt = NULL WHERE link <= ?", (CHECKS,))
                count = lambda: store.execute("SELECT COUNT(*) FROM watch WHERE link <= ? AND checkedAt IS NOT NULL", (CHECKS,)).fetchone()[0]
                time.sleep(5)
                begin, used = time.monotonic(), seconds(server)
                server.api("/queue/actions", token, "POST", {"action": "resume"})
                while (done := count()) < CHECKS and time.monotonic() - begin < 1_800:
                    time.sleep(0.5)
                took, used = time.monotonic() - begin, seconds(server) - used
                server.api("/queue/actions", token, "POST", {"action": "pause"})
                states = dict(store.execute("SELECT state, COUNT(*) FROM watch WHERE link <= ? GROUP BY state", (CHECKS,)))
                print(f"{name}: {done} checks among {LINKS} links in {took:.0f} s, {used:.1f} s of a core: {used / done * 1000:.2f} ms each, "
                      f"100,000 a day are {used / done * 100_000 / 864:.2f} % of a core; {states}", flush=True)
        # What it costs to wait for what is due.
        with contextlib.closing(sqlite3.connect(server.data / "shelf.sqlite", timeout=60)) as store, store:
            store.execute("UPDATE watch SET nextAt = ?", (int((time.time() + 7_200) * 1000),))
        server.api("/queue/actions", token, "POST", {"action": "resume"})
        time.sleep(5)
        used = seconds(server)
        time.sleep(60)
        print(f"idle for 60 s: {(seconds(server) - used) / 60 * 100:.2f} % of a core")
        memory = [line for line in urllib.request.urlopen(server.base + "/metrics").read().decode().splitlines() if line.startswith("process_resident")]
        print(*memory)
    finally:
        server.remove()
        web.shutdown()


if __name__ == "__main__":
    main()
