# SPDX-License-Identifier: Apache-2.0
"""Checks of watching: pages of the made web go, move, change and come back."""

import random
import sqlite3
import time
import urllib.error
import urllib.request
import xml.etree.ElementTree

from shots import shot

WORDS = "Words that say what this page is about, and enough of them to be its main part. "


def page(*paragraphs):
    text = "".join(f"<p>{paragraph}</p>" for paragraph in paragraphs)
    return f"<!doctype html><title>Watched</title><main><h1>Watched</h1><p>{WORDS * 4}</p>{text}</main>".encode()


class Watched:
    """A link whose page answers as a function says."""

    def __init__(self, day, path, answer, snapshots=False):
        self.day, self.path, self.asked = day, path, []
        self.answers(answer)
        added = day.server.api("/links", day.token, "POST", {"links": [{"address": day.web.base + path}], "snapshots": snapshots})
        self.id = added["results"][0]["id"]
        day.wait(f"the work for {path}", lambda: not self.link()["jobs"])

    def answers(self, answer):
        def asked(headers):
            # A browser isn't the one that watches.
            if "Linkshelf" in headers["User-Agent"]:
                self.asked.append(headers)
            return answer(headers) if callable(answer) else answer
        self.day.web.special[self.path] = asked

    def link(self):
        return self.day.server.api(f"/links/{self.id}", self.day.token)

    def watch(self):
        return self.day.server.api(f"/links/{self.id}/watch", self.day.token)

    def set(self, **values):
        return self.day.server.api(f"/links/{self.id}/watch", self.day.token, "PUT", values)

    def check(self):
        """Lets it be checked, and gives how it's watched then."""
        self.day.server.api(f"/links/{self.id}/watch/check", self.day.token, "POST", {})

        def done():
            watch = self.watch()
            return watch if watch.get("next", "") > "1970-01-02" else None
        return self.day.wait(f"the check of {self.path}", done, 30)

    def age(self, days):
        """Lets the last state be some days older."""
        with sqlite3.connect(self.day.server.data / "shelf.sqlite", timeout=20) as store:
            store.execute("UPDATE watch SET since = since - ? WHERE link = ?", (int(days * 86_400_000), self.id))
        store.close()

    def findings(self):
        found = self.day.server.api("/findings?limit=500", self.day.token)["findings"]
        return [finding["kind"] for finding in found if finding["link"] == self.id]


def a_watched_page_changes_and_is_kept(day):
    def tagged(body, tag):
        return lambda headers: (304, {"ETag": tag}, b"") if headers["If-None-Match"] == tag else (200, {"ETag": tag}, body)

    link = Watched(day, "/watched-change", tagged(page("It is 12:01 now."), '"1"'), snapshots=True)
    # Without something to compare with it's checked at once.
    link.set(keepsChanges=True)
    day.wait("the first check", lambda: link.watch().get("checked"), 30)
    before = len(link.asked)
    assert link.check()["state"] == "ok"
    assert len(link.asked) == before + 1 and link.asked[-1]["If-None-Match"] == '"1"', [list(asked.items()) for asked in link.asked]
    # Numbers alone are no change, and the page is sent anew.
    link.answers(tagged(page("It is 14:55 now."), '"2"'))
    link.check()
    assert link.findings() == [], link.findings()
    link.answers(tagged(page("It is 14:55 now.", "And something new."), '"3"'))
    link.check()
    assert link.findings() == ["changed"], link.findings()
    day.wait("the new version", lambda: len(day.server.api(f"/links/{link.id}/snapshots", day.token)["snapshots"]) == 2, 60)
    assert [found["id"] for found in day.links("is:changed")] == [link.id]
    view = day.open(f"/link/{link.id}")
    view.locator("section[aria-labelledby=watch]").screenshot(path=shot("watch-section"))
    view.get_by_role("button", name="I’ve seen it").click()
    assert day.links("is:changed") == []


def a_page_that_is_other_each_time_hasnt_changed(day):
    made = random.Random(5)
    def letters():
        return "".join(made.choice("abcdefgh") for _ in range(30))
    link = Watched(day, "/watched-noise", lambda _: (200, {}, page("A quotation: " + letters())))
    for _ in range(3):
        link.check()
    assert link.findings() == [], link.findings()
    link.answers(lambda _: (200, {}, page("A quotation: " + letters(), "A true change.")))
    link.check()
    assert link.findings() == ["changed"], link.findings()


def a_page_is_gone_and_comes_back(day):
    link = Watched(day, "/watched-gone", (200, {}, page("Here.")), snapshots=True)
    assert link.check()["state"] == "ok"
    link.answers((404, {}, b"<h1>Not here"))
    watch = link.check()
    assert watch["state"] == "gone" and "deadSince" not in watch, watch
    assert day.links("is:dead") == []
    link.age(1.1)
    watch = link.check()
    assert "deadSince" in watch and link.findings() == ["gone"], (watch, link.findings())
    assert [found["id"] for found in day.links("is:dead")] == [link.id]
    view = day.open("/all")
    row = view.locator(f"#link-{link.id}")
    assert "Dead since" in row.inner_text(), row.inner_text()
    # Its title opens what was kept of it.
    row.locator("a.open").click()
    view.wait_for_load_state()
    assert "Here." in view.content() or view.frame_locator("iframe").locator("body").inner_text().find("Here.") >= 0, view.url
    view = day.open("/watching")
    assert "The page is gone" in view.inner_text("main"), view.inner_text("main")
    view.screenshot(path=shot("watching"))
    link.answers((200, {}, page("Here.")))
    assert "deadSince" not in link.check()
    assert link.findings() == ["gone", "back"] and day.links("is:dead") == []
    # A server with a fault is given a week.
    link.answers((500, {}, b"fault"))
    assert link.check()["state"] == "unreachable"
    link.check()
    assert "deadSince" not in link.check()
    link.age(7.1)
    assert "deadSince" in link.check()
    assert link.findings() == ["gone", "back", "unreachable"]


def a_page_moves_and_its_new_address_is_taken(day):
    link = Watched(day, "/watched-old", (301, {"Location": "/watched-new?utm_source=x"}, b""))
    other = Watched(day, "/watched-away", (302, {"Location": "/watched-new"}, b""))
    day.web.special["/watched-new"] = lambda _: (200, {}, page("It lies here now."))
    assert link.check()["state"] == "moved"
    assert other.check()["state"] == "ok"
    assert [found["id"] for found in day.links("is:moved")] == [link.id]
    # Without script too.
    context = day.browser.new_context(java_script_enabled=False, service_workers="block")
    context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": day.server.base} for cookie in day.context.cookies()])
    view = context.new_page()
    view.goto(day.server.base + "/watching")
    view.get_by_role("button", name="Take the new address", exact=True).first.click()
    assert "1 link has its new address." in view.inner_text("#messages"), view.content()[:2_000]
    context.close()
    assert link.link()["address"] == day.web.base + "/watched-new", link.link()
    assert link.findings() == ["moved", "taken"] and link.check()["state"] == "ok"


def a_certificate_that_isnt_valid_is_said(day):
    address = f"https://127.0.0.1:{day.web.secure_port}/watched-secure"
    added = day.server.api("/links", day.token, "POST", {"links": [{"address": address}], "snapshots": False})
    link = Watched.__new__(Watched)
    link.day, link.path, link.id = day, "/watched-secure", added["results"][0]["id"]
    watch = link.check()
    assert watch["state"] == "certificate" and "certificate isn't valid" in watch["words"], watch
    assert link.findings() == ["certificate"] and "deadSince" not in watch
    # Its work in the queue can't be done either.
    day.server.api("/links/actions", day.token, "POST", {"ids": [link.id], "action": "bin"})


def whoever_wants_to_be_left_alone_is(day):
    private = Watched(day, "/private/watched", (200, {}, page("Private.")))
    before = len(private.asked)
    watch = private.check()
    assert watch["state"] == "unknown" and "robots.txt" in watch["words"], watch
    assert len(private.asked) == before
    busy = Watched(day, "/watched-busy", (200, {}, page("Busy.")))
    busy.check()
    busy.answers((429, {"Retry-After": "7200"}, b"later"))
    watch = busy.check()
    wait = time.mktime(time.strptime(watch["next"], "%Y-%m-%dT%H:%M:%SZ")) - time.timezone - time.time()
    assert watch["state"] == "ok" and 7_000 < wait < 7_400, (watch, wait)
    # One question at a time, with a pause.
    links = [Watched(day, f"/watched-many-{number}", (200, {}, page("Many."))) for number in range(3)]
    times = []
    for link in links:
        link.answers(lambda _: (times.append(time.monotonic()), (200, {}, page("Many.")))[1])
        day.server.api(f"/links/{link.id}/watch/check", day.token, "POST", {})
    day.wait("the three checks", lambda: len(times) == 3, 30)
    assert all(after - before >= 0.95 for before, after in zip(times, times[1:])), times


def a_feed_reader_gets_the_findings(day):
    view = day.open("/settings")
    view.locator("section[aria-labelledby=watch]").screenshot(path=shot("watch-settings"))
    form = view.locator("form", has=view.locator("button[value=feed]"))
    form.locator("input[name=name]").fill("findings")
    form.locator("button[value=feed]").click()
    address = next(text for text in view.locator("code").all_text_contents() if text.endswith("/atom/findings"))
    with urllib.request.urlopen(address) as answer:
        tag = answer.headers["ETag"]
        assert answer.headers["Set-Cookie"] is None
        feed = xml.etree.ElementTree.fromstring(answer.read())
    atom = "{http://www.w3.org/2005/Atom}"
    titles = [title.text for title in feed.iter(atom + "title")]
    assert any(title.startswith("The page is gone: ") for title in titles), titles
    assert len({entry.find(atom + "id").text for entry in feed.iter(atom + "entry")}) == len(list(feed.iter(atom + "entry"))) > 3
    for headers, status in (({"If-None-Match": tag}, 304), ({}, 200)):
        try:
            with urllib.request.urlopen(urllib.request.Request(address, headers=headers)) as answer:
                assert answer.status == status
        except urllib.error.HTTPError as error:
            assert error.code == status, error
    try:
        urllib.request.urlopen(address.replace("/feeds/", "/feeds/x"))
        raise AssertionError("a wrong key opened the feed")
    except urllib.error.HTTPError as error:
        assert error.code == 403, error


CHECKS = [
    a_watched_page_changes_and_is_kept, a_page_that_is_other_each_time_hasnt_changed, a_page_is_gone_and_comes_back,
    a_page_moves_and_its_new_address_is_taken, a_certificate_that_isnt_valid_is_said, whoever_wants_to_be_left_alone_is, a_feed_reader_gets_the_findings,
]
