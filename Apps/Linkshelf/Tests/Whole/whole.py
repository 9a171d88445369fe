# SPDX-License-Identifier: Apache-2.0
"""A day with Linkshelf, in some minutes.

    whole.py                  runs all checks
    whole.py WORD…            those whose names have one of the words; pages are looked at in both schemes on both screens
    whole.py --group NAME     those of a group: shelf or world
"""

import json
import pathlib
import re
import socket
import sqlite3
import subprocess
import sys
import threading
import time
import traceback
import urllib.parse
import urllib.request

from playwright.sync_api import Error, sync_playwright

import check as axe
import full
import logins
import machines
import people
import reading
import watching
from comparing import two_versions_are_compared
from extras import (
    a_kept_sound_is_sought, the_gallery_says_each_title_once, those_who_watch_over_it_are_answered, what_is_dropped_on_a_list_is_added)
from gathering import a_list_is_shared_and_read_by_a_feed_reader, statistics_are_drawn_and_told_in_tables
from server import PROGRAM, Server
from shots import shot, shots
from web import CODE, SOUND, Web

PASSWORD = "a long password"


class Day:
    def __init__(self, browser, folder=None, environment=None):
        self.browser = browser
        self.web = Web()
        self.server = Server(self.web, folder, environment)
        self.context = browser.new_context(viewport={"width": 1280, "height": 900}, service_workers="block", accept_downloads=True)
        self.context.set_default_timeout(10_000)
        self.page = self.context.new_page()
        self.errors = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def open(self, path="/"):
        try:
            self.page.goto(self.server.base + path, wait_until="load")
        except Error as error:
            # A form that was sent by the check before may only now lead somewhere.
            if "interrupted by another navigation" not in str(error):
                raise
            self.page.wait_for_load_state("load")
            self.page.goto(self.server.base + path, wait_until="load")
        return self.page

    def is_clean(self, paths, prefix="", context=None):
        """Asserts that axe finds nothing on pages, as a context sees them: each page in one look, or in all where checks are named."""
        context = context or self.context
        pages = {prefix + (re.sub("[^a-zA-Z0-9]+", "-", path).strip("-") or "root"): path for path in paths}
        session = [cookie for cookie in context.cookies() if cookie["name"] == "shelf-session"]
        looks = axe.LOOKS if named else axe.PAIRS
        found = axe.check_looks(self.browser, self.server.base, session, pages, looks, shots(), None if named else TURN)
        assert not found, "\n".join(found)

    def add(self, address):
        self.open("/add").fill("#addresses", address)
        self.page.click("main form.edit button[type=submit]")

    def wait(self, what, condition, seconds=60):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            if value := condition():
                return value
            time.sleep(0.2)
        raise AssertionError(f"{what} didn't come in {seconds} s\n" + "".join(self.server.lines[-20:]))

    def links(self, query=""):
        return self.server.api("/links?limit=500&query=" + urllib.parse.quote(query), self.token)["links"]

    def link(self, path):
        found = [link for link in self.links() if link["address"].endswith(path)]
        return found[0] if found else None

    def made(self, path, seconds=90):
        """The link of a made page once its work is done."""
        def done():
            link = self.link(path)
            return link if link and link.get("snapshot") and not link["jobs"] else None
        return self.wait(f"the snapshot of {path}", done, seconds)

    def part(self, link, kind):
        snapshots = self.server.api(f"/links/{link['id']}/snapshots", self.token)["snapshots"]
        return next((part for part in snapshots[0]["parts"] if part["kind"] == kind), None), snapshots[0]

    def text(self, link, kind):
        part, snapshot = self.part(link, kind)
        request = urllib.request.Request(
            f"{self.server.base}/api/v1/snapshots/{snapshot['id']}/parts/{part['name']}", headers={"Authorization": f"Bearer {self.token}"})
        with urllib.request.urlopen(request) as answer:
            return answer.read()


def first_start(day):
    page = day.open("/")
    assert page.url.endswith("/first"), page.url
    page.fill("#name", "ada")
    page.fill("#password", PASSWORD)
    page.fill("#again", PASSWORD)
    page.click("button[type=submit]")
    assert page.url == day.server.base + "/", page.url
    day.open("/settings")
    page.fill("section[aria-labelledby=tokens] input[name=name]", "tests")
    for box in page.query_selector_all("section[aria-labelledby=tokens] input[name=scopes]"):
        box.check()
    page.click("section[aria-labelledby=tokens] form.inline button[type=submit]")
    day.token = page.inner_text("code.secret")
    assert day.token.startswith("shelf_")


def a_link_is_seen_at_once_and_known_again(day):
    day.add(day.web.base + "/article?utm_source=mail")
    day.wait("the title", lambda: (day.link("/article") or {}).get("title", "").startswith("Shadows and hours"), 20)
    link = day.link("/article")
    assert link["description"] == "How a gnomon tells the hour.", link
    assert link["author"] == "Ada Example" and link["siteName"] == "A made site" and link["published"] == "2024-05-06T07:08:09Z", link
    day.add(day.web.base + "/article#part")
    assert "notice known" in day.page.content()
    assert len(day.links()) == 1


def a_link_is_seen_without_a_page_load(day):
    page = day.page
    day.open("/all")
    page.evaluate("window.here = true")
    page.fill(".addbar #addresses", day.web.base + "/page-by-script")
    page.press(".addbar #addresses", "Enter")
    row = page.locator("#links > li.link").first
    row.get_by_text("page-by-script").first.wait_for()
    # The title comes by itself when the page has answered.
    page.locator("#links > li.link h2", has_text="page-by-script").filter(has_not_text="127.0.0.1").wait_for()
    assert page.evaluate("window.here") and page.input_value(".addbar #addresses") == ""
    # What's known has a page of its own.
    page.fill(".addbar #addresses", day.web.base + "/page-by-script#again")
    page.press(".addbar #addresses", "Enter")
    page.locator(".notice.known").wait_for()
    # Several at once have one too, and each is added once.
    day.open("/all")
    page.fill(".addbar #addresses", f"{day.web.base}/page-s1 {day.web.base}/page-s2")
    page.press(".addbar #addresses", "Enter")
    page.wait_for_url("**/add")
    assert sum("/page-s" in link["address"] for link in day.links()) == 2
    day.open("/all")


def the_snapshot_has_all_its_parts(day):
    link = day.made("/article")
    _, snapshot = day.part(link, "archive")
    kinds = {part["kind"] for part in snapshot["parts"]}
    assert kinds >= {"picture", "preview", "archive", "article", "markdown", "text", "pdf", "response"}, kinds
    markdown = day.text(link, "markdown").decode()
    lines = [line for line in CODE.splitlines()]
    for line in lines:
        assert any(found.rstrip().endswith(line) and line.lstrip() in found for found in markdown.splitlines()), f"the line {line!r} is missing:\n{markdown}"
    assert "日晷由晷针和晷面组成" in markdown and "\\tan\\theta" in markdown and "| Hour" in markdown, markdown
    assert "Products" not in markdown and "Related" not in markdown and "cookies" not in markdown, markdown
    assert day.text(link, "pdf").startswith(b"%PDF-")


def the_archive_opens_alone_and_can_do_nothing(day):
    day.add(day.web.base + "/hostile")
    day.made("/hostile")
    for name in ("/article", "/hostile"):
        page = day.open(f"/link/{day.link(name)['id']}")
        href = page.get_attribute("a[href*='/content/'][href*='.html']", "href")
        before = len(day.web.asked)
        frame = day.context.new_page()
        asked = []
        frame.on("request", lambda request: asked.append(request.url))
        frame.goto(href, wait_until="load")
        frame.wait_for_timeout(300)
        outside = [url for url in asked if not url.startswith(("data:", href.split("/content/")[0]))]
        assert not outside, outside
        assert len(day.web.asked) == before, day.web.asked[before:]
        html = frame.content().lower()
        assert "<script" not in html and "onerror" not in html and "javascript:" not in html and "http-equiv=\"refresh" not in html, html[:2_000]
        # In the sandbox the page has an origin of its own: not even its own cookies are there.
        kept = frame.evaluate("() => { try { return document.cookie } catch (error) { return error.name } }")
        assert kept == "SecurityError", kept
        cookies = [cookie for cookie in day.context.cookies(href) if cookie["domain"] == "localhost"]
        assert not cookies, cookies
        frame.close()
    # The page's own script ran once, while the snapshot was made.
    assert day.web.count("/stolen") <= 2, day.web.asked


def the_reader_shows_the_article(day):
    link = day.link("/article")
    page = day.open(f"/link/{link['id']}/read")
    frame = page.frame_locator("iframe")
    assert frame.locator("pre").first.inner_text().splitlines()[2].startswith("        print"), frame.locator("pre").first.inner_text()
    assert frame.locator("img").first.evaluate("image => image.complete && image.naturalWidth") == 10
    page.screenshot(path=shot("reader"))


def found_again_by_words_in_two_scripts(day):
    for query, count in [("gnomon dial", 1), ("日晷", 1), ("晷", 1), ("影子指向", 1), ("\"hours are lines\"", 1), ("site:127.0.0.1 is:unread", 2), ("nothingofthiskind", 0)]:
        assert len(day.links(query)) == count, (query, [link["title"] for link in day.links(query)])
    page = day.open("/search?q=晷针")
    assert page.inner_text("mark") in ("晷针", "晷"), page.inner_text("mark")


def other_files_are_kept_as_they_are(day):
    for path in ("/paper.pdf", "/notes.txt", "/picture.png"):
        day.add(day.web.base + path)
    for path, kind in (("/paper.pdf", "pdf"), ("/notes.txt", "text"), ("/picture.png", "image")):
        link = day.made(path)
        assert link["kind"] == kind, link
        part, _ = day.part(link, "original")
        assert part, link
    assert len(day.links("zephyrs")) == 1


def a_tall_page_is_whole(day):
    day.add(day.web.base + "/tall")
    link = day.made("/tall")
    _, snapshot = day.part(link, "picture")
    tiles = [part for part in snapshot["parts"] if part["kind"] == "picture"]
    assert len(tiles) > 1 and sum(tile["height"] for tile in tiles) >= 40_000, tiles
    assert max(tile["height"] for tile in tiles) <= 16_383
    href = day.open(f"/link/{link['id']}").get_attribute("a[href*='all-tiles']", "href")
    with urllib.request.urlopen(href) as answer:
        assert answer.read().count(b"<img ") == len(tiles)


def what_must_not_be_fetched_isnt(day):
    day.add(f"{day.server.base}/settings")
    day.add(day.web.base + "/inward")
    def failed():
        jobs = {row["link"]: row for row in day.server.api("/queue", day.token)["jobs"]}
        return len([job for job in jobs.values() if job["error"]]) >= 2 and jobs
    jobs = day.wait("two refusals", failed)
    # A sentence, and the browser's own word for it where it was the browser.
    assert all(re.search(r"\.( \(net::\w+\))?$", job["error"]) for job in jobs.values() if job["error"]), jobs
    page = day.open("/queue")
    page.screenshot(path=shot("queue"))
    ids = [link["id"] for link in day.links() if link["address"].endswith(("/settings", "/inward"))]
    day.server.api("/links/actions", day.token, "POST", {"ids": ids, "action": "bin"})
    day.server.api("/links/actions", day.token, "POST", {"ids": ids, "action": "delete"})
    assert not [job for job in day.server.api("/queue", day.token)["jobs"] if job["link"] in ids]


def keys_do_everything(day):
    page = day.open("/")
    titles = page.locator("li.link").count()
    page.keyboard.press("j")
    page.keyboard.press("f")
    day.wait("the favourite", lambda: len(day.links("is:favourite")) == 1, 10)
    page.keyboard.press("#")
    day.wait("the bin", lambda: len(day.links("is:binned")) == 1, 10)
    # The message before it can be taken back too.
    page.locator("#messages", has_text="put into the bin").locator("[data-undo]").wait_for()
    page.keyboard.press("z")
    day.wait("the undoing", lambda: not day.links("is:binned"), 10)
    page.wait_for_timeout(500)
    page = day.open("/")
    page.keyboard.press("/")
    page.keyboard.type("gnomon")
    page.keyboard.press("Enter")
    page.wait_for_url("**/search?q=gnomon")
    assert titles >= 5
    assert not day.errors, day.errors


def it_works_without_script(day):
    context = day.browser.new_context(java_script_enabled=False)
    context.add_cookies(day.context.cookies())
    page = context.new_page()
    page.goto(day.server.base + "/")
    page.check(".pick input >> nth=0")
    page.fill("#bulk-tags", "plain, html")
    page.click("#bulk button[value=tag]")
    assert page.locator("li.link a.tag", has_text="plain").count() == 1, page.content()[:3_000]
    context.close()


def tags_are_put_in_order(day):
    page = day.open("/tags")
    page.click("li:has(> .tree-row > a:text-is('plain')) details.confirm summary")
    form = page.locator("li:has(> .tree-row > a:text-is('plain')) form:has(button[value=rename])")
    form.locator("input[name=value]").fill("kinds/simple")
    form.locator("button").click()
    assert "simple" in page.inner_text("main")
    assert len(day.links("tag:kinds")) == 1


def killed_and_started_nothing_is_lost_or_done_twice(day):
    addresses = [f"{day.web.base}/page-{number}" for number in range(6)]
    day.server.command("add", *addresses)
    for _ in range(3):
        time.sleep(1.5)
        day.server.kill()
        assert not browsers(day.server), "the browser lives on"
        day.server.start()
    for number in range(6):
        link = day.made(f"/page-{number}", 180)
        snapshots = day.server.api(f"/links/{link['id']}/snapshots", day.token)["snapshots"]
        assert len(snapshots) == 1, (link["address"], len(snapshots))
    day.server.stop()
    said = day.server.command("doctor", "--deep", "--mend").stdout
    assert "missing" not in said and "damaged" not in said, said
    assert "All is well" in day.server.command("doctor", "--deep").stdout
    day.server.start()


def browsers(server):
    """Processes of the browser that the server started, after a moment for them to end."""
    for _ in range(50):
        found = subprocess.run(["pgrep", "-f", f"/lsb-{server.process.pid}-"], capture_output=True, text=True).stdout.split()
        if not found:
            return []
        time.sleep(0.1)
    return found


def the_queue_is_paused_and_goes_on(day):
    page = day.open("/queue")
    page.click("button[value=pause]")
    day.add(day.web.base + "/page-paused")
    time.sleep(3)
    assert day.web.count("/page-paused") == 0
    day.open("/queue").click("button[value=resume]")
    day.made("/page-paused")


def exported_and_imported_the_same_is_there(day):
    watched = day.link("/article")["id"]
    day.server.api(f"/links/{watched}/watch", day.token, "PUT", {"period": "week", "keepsChanges": True})
    before = {link["address"]: (link["title"], sorted(link["tags"]), link["added"], link["favourite"]) for link in day.links()}
    target = day.server.folder / "out.jsonl"
    day.server.command("export", target)
    page = day.open("/import")
    with page.expect_download() as download:
        page.click("form[action$='/export'] button")
    html = pathlib.Path(download.value.path()).read_text()
    assert all(address.replace("&", "&amp;") in html for address in before), html[:500]
    other = day.server.folder / "other"
    said = subprocess.run([PROGRAM, "import", target, "--without-snapshots", "--data", other], capture_output=True, text=True)
    assert said.returncode == 0, said
    again = day.server.folder / "again.jsonl"
    subprocess.run([PROGRAM, "export", again, "--data", other], check=True, capture_output=True)
    def records(path):
        found = {}
        for line in path.read_text().splitlines():
            record = json.loads(line)
            if "address" in record:
                found[record["address"]] = {key: record.get(key) for key in ("title", "tags", "added", "isFavourite", "summary", "note", "watch")}
        return found
    assert {"period": "week", "keepsChanges": True} in [record["watch"] for record in records(target).values()]
    assert records(target) == records(again) and len(records(target)) == len(before)


def bookmarks_of_a_browser_are_imported(day):
    file = day.server.folder / "bookmarks.html"
    file.write_text("<!DOCTYPE NETSCAPE-Bookmark-file-1>\n<DL><p><DT><H3>Recipes</H3><DL><p>" + "".join(
        f'<DT><A HREF="{day.web.base}/page-import-{n}" ADD_DATE="1600000000" TAGS="soup">Soup {n}</A>\n' for n in range(30)) + "</DL></DL>")
    page = day.open("/import")
    page.set_input_files("#files", file)
    page.uncheck("input[name=snapshots]")
    page.click("form[enctype] button[type=submit]")
    day.wait("the import", lambda: len(day.links("tag:recipes tag:soup")) == 30, 30)
    assert day.links("tag:recipes")[0]["added"] == "2020-09-13T12:26:40Z"


def a_backup_is_restored(day):
    backup = day.server.folder / "backup"
    day.server.command("backup", backup)
    restored = day.server.folder / "restored"
    subprocess.run([PROGRAM, "restore", backup, "--data", restored], check=True, capture_output=True)
    assert "All is well" in subprocess.run([PROGRAM, "doctor", "--deep", "--data", restored], check=True, capture_output=True, text=True).stdout


def the_document_tells_what_the_server_does(day):
    # Whether wrong bodies are refused is told by tests of their own: JSON that names a member twice has two readings.
    limits = day.server.api("/space", day.token)["limits"]
    done = subprocess.run(
        [str(pathlib.Path(sys.executable).parent / "schemathesis"), "run", f"{day.server.base}/api/v1/openapi.json", "--url", f"{day.server.base}/api/v1",
         "-H", f"Authorization: Bearer {day.token}", "--max-examples", "25", "--phases", "examples,coverage,fuzzing", "--exclude-checks", "ignored_auth,positive_data_acceptance,negative_data_rejection", "--seed", "1",
         "--exclude-path", "/queue/actions", "--no-color"], capture_output=True, text=True, timeout=600)
    # The limits of space that it has tried don't hold the queue afterwards.
    day.server.api("/space", day.token, "PUT", limits)
    for person in day.server.api("/people", day.token)["people"]:
        day.server.api(f"/people/{person['id']}", day.token, "PATCH", {"mostMB": None})
    assert done.returncode == 0, (done.stdout + done.stderr)[-20_000:]


def axe_finds_nothing(day):
    link = day.link("/article")
    paths = ["/", "/?view=cards", "/?view=gallery", "/bin", "/search?q=gnomon", f"/link/{link['id']}", f"/link/{link['id']}/read", "/queue", "/watching", "/next", "/highlights",
             "/offline/reading", f"/link/{link['id']}/read?listen=0", "/tags",
             "/searches", "/add", "/import", "/settings", "/help", "/nothing-is-here", "/digest",
             "/statistics", f"/statistics/{time.localtime().tm_year}"]
    lists = day.server.api("/lists", day.token)["lists"]
    for made in lists[:1]:
        paths += [f"/lists/{made['id']}", day.server.api(f"/lists/{made['id']}/address", day.token, "POST")["address"].replace(day.server.base, "")]
    day.is_clean(paths)


def a_signed_out_visitor_sees_nothing(day):
    page = day.open("/")
    page.click("form.sign-out button")
    assert "/sign-in" in page.url
    day.open("/link/1")
    assert "/sign-in?back=" in page.url
    page.fill("#name", "ada")
    page.fill("#password", PASSWORD)
    page.click("button[type=submit]")
    assert page.url.endswith("/link/1"), page.url


def a_full_disk_stops_work_and_loses_nothing(day):
    on_a_small_disk(day, full.check, lambda disk: dict(folder=disk.folder / "shelf"))


def a_full_disk_of_the_browser_stops_work_too(day):
    on_a_small_disk(day, full.check_browser, lambda disk: dict(environment={"TMPDIR": str(disk.folder)}))


def on_a_small_disk(day, check, options):
    disk = full.SmallDisk()
    if not disk.folder:
        print(f"skipped a full disk: a small filesystem can't be mounted here ({disk.reason})", flush=True)
        return
    other = Day(day.browser, **options(disk))
    try:
        first_start(other)
        check(other, disk)
    except Exception:
        traceback.print_exc()
        print("the server on the small disk said:", *other.server.lines[-40:], sep="\n  ", flush=True)
        raise
    finally:
        other.context.close()
        other.server.remove()
        disk.remove()


def it_ends_when_its_told(day):
    # Requests that were made up may have paused the queue, set limits that leave no room, or deleted links.
    day.server.api("/space", day.token, "PUT", {"versions": None, "linkMB": None, "allMB": None, "freeMB": 20, "binDays": None})
    day.server.api("/queue/actions", day.token, "POST", {"action": "resume"})
    day.add(day.web.base + "/sound.wav?end=1")
    link = day.made("/sound.wav?end=1")
    part, snapshot = day.part(link, "original")
    # Who reads slowly gets the file to its end.
    slow = socket.socket()
    # So that the file doesn't fit into the system's own buffers.
    slow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 18)
    slow.connect(("127.0.0.1", day.server.port))
    slow.sendall(f"GET /api/v1/snapshots/{snapshot['id']}/parts/{part['name']} HTTP/1.1\r\nHost: 127.0.0.1\r\n"
                 f"Authorization: Bearer {day.token}\r\n\r\n".encode())
    received = slow.recv(1_000)
    assert b" 200 OK" in received, received
    day.add(day.web.base + "/slow-end")
    ids = [job["id"] for job in day.server.api("/queue", day.token)["jobs"] if job["link"] == day.link("/slow-end")["id"]]
    day.server.api("/queue/actions", day.token, "POST", {"action": "front", "ids": ids})
    day.wait("the slow page", lambda: [job for job in day.server.api("/queue", day.token)["jobs"] if job["state"] == "running"], 60)

    def read():
        nonlocal received
        time.sleep(1)
        while piece := slow.recv(1 << 20):
            received += piece

    reader = threading.Thread(target=read)
    reader.start()
    seconds = day.server.stop()
    reader.join()
    assert len(received.split(b"\r\n\r\n", 1)[1]) == len(SOUND), len(received)
    assert 1 <= seconds < 10, f"it took {seconds:.1f} s"
    assert day.server.process.returncode == 0, day.server.process.returncode
    assert not browsers(day.server)
    with sqlite3.connect(day.server.data / "shelf.sqlite") as database:
        jobs = database.execute("SELECT state, attempt, lease FROM job JOIN link ON link.id = job.link WHERE address LIKE '%/slow-end'").fetchall()
    assert jobs and all(job == ("waiting", 0, "") for job in jobs), jobs


# Each group has a server of its own, so that two can run at once.
GROUPS = {
    "shelf": [
        a_link_is_seen_at_once_and_known_again, the_snapshot_has_all_its_parts, the_archive_opens_alone_and_can_do_nothing,
        the_reader_shows_the_article, found_again_by_words_in_two_scripts, other_files_are_kept_as_they_are, a_kept_sound_is_sought,
        a_tall_page_is_whole, what_must_not_be_fetched_isnt, keys_do_everything, it_works_without_script, tags_are_put_in_order,
        killed_and_started_nothing_is_lost_or_done_twice, the_queue_is_paused_and_goes_on, what_is_dropped_on_a_list_is_added,
        a_link_is_seen_without_a_page_load, the_gallery_says_each_title_once, those_who_watch_over_it_are_answered,
        exported_and_imported_the_same_is_there, two_versions_are_compared, bookmarks_of_a_browser_are_imported, a_backup_is_restored,
        *reading.CHECKS, a_list_is_shared_and_read_by_a_feed_reader, statistics_are_drawn_and_told_in_tables, axe_finds_nothing,
        a_signed_out_visitor_sees_nothing, the_document_tells_what_the_server_does, it_ends_when_its_told,
    ],
    "world": [
        *watching.CHECKS, *people.CHECKS, *logins.CHECKS, *machines.CHECKS, a_full_disk_stops_work_and_loses_nothing,
        a_full_disk_of_the_browser_stops_work_too,
    ],
}
# Each takes about a minute or more. In CI a commit runs a third of them: `--third 0`, 1 or 2.
LONG = [
    *machines.CHECKS, people.two_people_see_their_own_shelves, a_full_disk_stops_work_and_loses_nothing,
    people.a_server_killed_while_people_come_and_go_is_whole, logins.cookies_for_a_site_are_sealed_and_go_nowhere_else,
    the_document_tells_what_the_server_does,
]
THIRDS = (["0"], ["1"], ["2"])
# Another one for each third, so that each page has each look sooner or later.
TURN = int(sys.argv[4]) if sys.argv[3:4] == ["--third"] and sys.argv[4:5] in THIRDS else 0
# The words that name checks.
named = sys.argv[1:] if sys.argv[1:2] != ["--group"] else []


def chosen():
    """The checks to run. All others begin where the first start ended."""
    if sys.argv[1:] and not named:
        group = GROUPS[sys.argv[2]]
        if sys.argv[3:4] == ["--third"] and sys.argv[4:5] in THIRDS:
            left = {function for number, function in enumerate(LONG) if number % 3 != int(sys.argv[4])}
            print("not run:", "; ".join(function.__name__.replace("_", " ") for function in group if function in left), flush=True)
            group = [function for function in group if function not in left]
        elif sys.argv[3:]:
            sys.exit(f"whole.py: what is {' '.join(sys.argv[3:])}? --third takes 0, 1 or 2")
        return [first_start, *group]
    checks = [
        function for group in GROUPS.values() for function in group
        if not named or any(word in function.__name__.replace("_", " ") for word in named)]
    if not checks and not any(word in "first start" for word in named):
        sys.exit(f"whole.py: no check has any of these in its name: {', '.join(named)}")
    # The end is the end.
    return [first_start, *sorted(checks, key=lambda function: function is it_ends_when_its_told)]


def main():
    failures = 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        day = Day(browser)
        try:
            for function in chosen():
                name = function.__name__.replace("_", " ")
                begin = time.monotonic()
                try:
                    function(day)
                    print(f"passed  {name} ({time.monotonic() - begin:.1f} s)", flush=True)
                except Exception as error:  # noqa: BLE001
                    failures += 1
                    place = traceback.extract_tb(error.__traceback__)
                    print(f"FAILED  {name}\n        line {place[1].lineno}: {type(error).__name__} {error}", flush=True)
                    if function is first_start:
                        break
        finally:
            if failures:
                print("the server said:", *day.server.lines[-40:], sep="\n  ")
            day.server.remove()
        browser.close()
    print(f"{failures} failed" if failures else "all passed")
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
