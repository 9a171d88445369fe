# SPDX-License-Identifier: Apache-2.0
"""Measures the server: bench.py [LINKS] [SECONDS]. Prints a table. LINKSHELF names the program, a release build by default."""

import http.client
import json
import os
import pathlib
import random
import statistics
import sys
import threading
import time

ROOT = pathlib.Path(__file__).resolve().parents[2]
os.environ.setdefault("LINKSHELF", str(ROOT / ".build/release/linkshelf"))

from playwright.sync_api import sync_playwright  # noqa: E402

from big import WORDS, BigWeb  # noqa: E402
from server import Server  # noqa: E402

LINKS = int(sys.argv[1]) if len(sys.argv) > 1 else 100_000
SECONDS = int(sys.argv[2]) if len(sys.argv) > 2 else 60
HAN = "布局尺寸影子时刻晷针石桥灯塔果园山谷海港信号记忆图案"


# Adds a link by the field above a list, and tells after how many milliseconds the frame with its row began.
ADD = """async (address) => {
  const form = document.querySelector(".addbar");
  form.querySelector("#addresses").value = address;
  const begin = performance.now();
  const seen = new Promise((done) => new MutationObserver(done).observe(document.getElementById("links"), { childList: true }));
  form.requestSubmit();
  await seen;
  await new Promise(requestAnimationFrame);
  return performance.now() - begin;
}"""


def memory(pid):
    """The server's proportional memory in MB, without its browser."""
    for line in open(f"/proc/{pid}/smaps_rollup"):
        if line.startswith("Pss:"):
            return int(line.split()[1]) / 1024
    return 0


class Client:
    def __init__(self, server, cookie):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port)
        self.headers = {"Cookie": f"shelf-session={cookie}"}

    def get(self, path):
        begin = time.perf_counter()
        self.connection.request("GET", path, headers=self.headers)
        answer = self.connection.getresponse()
        body = answer.read()
        assert answer.status == 200, (path, answer.status, body[:300])
        return (time.perf_counter() - begin) * 1000


def row(what, value, goal=""):
    print(f"| {what} | {value} | {goal} |", flush=True)


def main():
    web = BigWeb()
    server = Server(web)
    print("| measured | here | goal |\n|---|---|---|")
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = browser.new_context(service_workers="block").new_page()
            page.goto(server.base)
            page.fill("#name", "ada")
            page.fill("#password", "a long password")
            page.fill("#again", "a long password")
            page.click("button[type=submit]")
            cookie = next(one["value"] for one in page.context.cookies() if one["name"] == "shelf-session")
            page.goto(server.base + "/settings")
            page.fill("section[aria-labelledby=tokens] input[name=name]", "bench")
            for box in page.query_selector_all("section[aria-labelledby=tokens] input[name=scopes]"):
                box.check()
            page.click("section[aria-labelledby=tokens] form.inline button[type=submit]")
            token = page.inner_text("code.secret")
            # It gives back what it doesn't need some time after it was used.
            time.sleep(45)
            row("memory of the server, idle", f"{memory(server.process.pid):.0f} MB", "≤ 40")

            # Snapshots first, in an empty shelf.
            times = []
            for number in range(4):
                begin = time.monotonic()
                server.api("/links", token, "POST", {"links": [{"address": f"{web.base}/big-{number}"}]})
                while not (links := server.api(f"/links?query=has:snapshot&limit=50", token)["links"]) or len(links) <= number:
                    time.sleep(0.02)
                times.append(time.monotonic() - begin)
            row("snapshot of a page of 2 MB, all forms, first", f"{times[0]:.1f} s")
            row("the same, later ones", f"{min(times[1:]):.1f}–{max(times[1:]):.1f} s", "≤ 4")

            page.goto(server.base + "/all")
            seen, titled = [], []
            for number in range(10):
                begin = time.monotonic()
                seen.append(page.evaluate(ADD, f"{web.base}/page-seen-{number}"))
                while server.api("/links?limit=1", token)["links"][0]["title"] != f"page-seen-{number}":
                    time.sleep(0.005)
                titled.append((time.monotonic() - begin) * 1000)
            row("a link is added in Chromium: seen in the list / has its title, median",
                f"{statistics.median(seen):.0f} / {statistics.median(titled):.0f} ms", "≤ 50 / ≤ 1,000")

            server.api("/queue/actions", token, "POST", {"action": "pause"})
            random.seed(1)
            file = server.folder / "many.jsonl"
            with file.open("w") as out:
                out.write('{"linkshelf": 1}\n')
                for number in range(LINKS):
                    words = " ".join(random.choices(WORDS, k=60)) + " " + "".join(random.choices(HAN, k=20)) + f" rare{number % 5_000}"
                    out.write(json.dumps({
                        "kind": "link", "address": f"https://site{number % 2_000}.example.org/{number}", "title": " ".join(random.choices(WORDS, k=6)),
                        "summary": words[:150], "note": words, "tags": [f"tag{number % 300}", f"kind/{random.choice(WORDS)}"],
                        "added": f"20{10 + number % 15}-01-02T03:04:05Z"}) + "\n")
            begin = time.monotonic()
            server.command("import", file)
            seconds = time.monotonic() - begin
            row(f"import of {LINKS:,} links", f"{seconds:.0f} s, {LINKS / seconds:,.0f} a second")
            server.api("/links/actions", token, "POST", {"ids": [2], "action": "read"})
            client = Client(server, cookie)
            for name, path in [
                ("the inbox", "/"), ("unread", "/unread"), ("gallery", "/?view=gallery"), ("a tag", "/tag/tag7"), ("a word of half of all", "/search?q=shadow"),
                ("three words", "/search?q=shadow+river+lantern"), ("a rare word", "/search?q=rare77"), ("one ideograph", "/search?q=%E6%99%B7"),
                ("two ideographs", "/search?q=%E5%BD%B1%E5%AD%90"), ("operators", "/search?q=tag:kind+site:site7.example.org+before:2020"),
                ("the API's list", None),
            ]:
                if path is None:
                    times = []
                    for _ in range(60):
                        begin = time.perf_counter()
                        server.api("/links?limit=50", token)
                        times.append((time.perf_counter() - begin) * 1000)
                else:
                    times = [client.get(path) for _ in range(60)]
                times.sort()
                row(f"{name}, among {LINKS:,}, p50 / p95", f"{statistics.median(times):.1f} / {times[int(len(times) * 0.95)]:.1f} ms", "≤ 15 at 95 %")
            row(f"memory of the server with {LINKS:,} links", f"{memory(server.process.pid):.0f} MB", "≤ 90")
            paints = []
            for path in ("/", "/search?q=shadow", "/?view=gallery"):
                page.goto(server.base + path)
                page.wait_for_timeout(200)
                paints.append(page.evaluate("performance.getEntriesByName('first-contentful-paint')[0].startTime"))
            row("first paint in Chromium: inbox, search, gallery", " / ".join(f"{paint:.0f}" for paint in paints) + " ms", "≤ 300")
            browser.close()

        server.api("/queue/actions", token, "POST", {"action": "resume"})
        server.api("/links", token, "POST", {"links": [{"address": f"{web.base}/big-load-{number}"} for number in range(200)]})
        ids = [link["id"] for link in server.api("/links?query=site:127.0.0.1&limit=500", token)["links"]]
        server.api("/queue/actions", token, "POST", {"action": "front", "ids": [job["id"] for job in server.api("/queue", token)["jobs"] if job["link"] in ids]})
        sizes = [memory(server.process.pid)]
        times, errors, lock = [], [], threading.Lock()
        paths = ["/", "/search?q=rare77", "/tag/tag7", "/queue", "/unread", "/link/2"]
        end = time.monotonic() + SECONDS

        def ask(number):
            client = Client(server, cookie)
            due = time.monotonic() + number / 50
            while time.monotonic() < end:
                time.sleep(max(0, due - time.monotonic()))
                sent = due
                due += 10 / 50
                try:
                    # A request that could only be sent late has waited since it was due.
                    late = max(0, time.monotonic() - sent) * 1000
                    took = client.get(random.choice(paths))
                    with lock:
                        times.append(took + late)
                except Exception as error:  # noqa: BLE001
                    with lock:
                        errors.append(error)
                    client = Client(server, cookie)

        threads = [threading.Thread(target=ask, args=(number,)) for number in range(10)]
        for thread in threads:
            thread.start()
        for part in range(3, -1, -1):
            time.sleep(max(0, end - part * SECONDS / 4 - time.monotonic()))
            sizes.append(memory(server.process.pid))
        for thread in threads:
            thread.join()
        times.sort()
        row(f"50 requests a second for {SECONDS} s while snapshots are made: errors, p50 / p99",
            f"{len(errors)} of {len(times) + len(errors)}, {statistics.median(times):.1f} / {times[int(len(times) * 0.99)]:.1f} ms", "0, ≤ 100 at 99 %")
        row("memory before that, and after each quarter of it", " → ".join(f"{size:.0f}" for size in sizes) + " MB", "no growth")
        server.api("/queue/actions", token, "POST", {"action": "pause"})
        time.sleep(60)
        row("and when it's idle again", f"{memory(server.process.pid):.0f} MB", "no growth")
    finally:
        server.remove()


if __name__ == "__main__":
    main()
