# SPDX-License-Identifier: Apache-2.0
"""A view's address in the browser's: its history, the title, and the view's windows."""

import json

from samples import settings


class App:
    """A page of an app, and its session."""

    def __init__(self, open_page, address="", **options):
        self.shown = open_page(f"app/{address}", keeps=False, **options)
        self.page = self.shown.page
        self.session = self.shown.session
        self.wait = self.shown.wait
        self.shown.show(**settings())

    def place(self, address, how="replace", title="", seen=None, **more):
        if seen is None:
            seen = self.session.seen
        self.session.send(t="place", address=address, how=how, title=title or address or "Start", seen=seen, **more)

    def is_at(self, address):
        self.wait(lambda: self.page.evaluate("location.pathname + location.search") == f"/app/{address}", address)

    def navigated(self, count):
        self.wait(lambda: len(self.session.all("navigate")) >= count, f"{count} addresses")
        return [message["address"] for message in self.session.all("navigate")]

    def length(self):
        return self.page.evaluate("history.length")


@test
def the_address_of_the_page_is_told_and_that_of_the_session_shown(open_page):
    app = App(open_page, "F%C3%BC%C3%9Fe/a%2Fb%25/~?look=dark")
    hello = app.session.all("hello")[0]
    assert hello["address"] == "Füße/a%2Fb%25/~" and hello["visibility"] in ("active", "inactive")
    app.place("Füße/a%2Fb%25/~=..", title="Feet")
    app.is_at("F%C3%BC%C3%9Fe/a%2Fb%25/~%3D..?look=dark")
    assert app.page.title() == "Feet"
    app.place("c?d#e")
    app.is_at("c%3Fd%23e?look=dark")


@test
def what_is_pushed_is_an_entry_and_back_is_told(open_page):
    app = App(open_page)
    before = app.length()
    app.place("", title="Root")
    app.place("a", "push", "A")
    app.place("a/b", "push", "B")
    app.is_at("a/b")
    assert app.length() == before + 2
    app.page.go_back()
    assert app.navigated(1) == ["a"]
    app.is_at("a")
    # What the session answers is where the browser is: nothing is added.
    app.place("a", "replace", "A")
    app.wait(lambda: app.page.title() == "A", "the title")
    assert app.length() == before + 2
    app.page.go_forward()
    assert app.navigated(2) == ["a", "a/b"]
    app.page.evaluate("history.go(-2)")
    assert app.navigated(3)[-1] == ""


@test
def the_sessions_own_way_back_is_the_browsers(open_page):
    app = App(open_page)
    for address in ["a", "a/b", "a/b/c"]:
        app.place(address, "push")
    app.is_at("a/b/c")
    length = app.length()
    app.place("a", "pop", "A")
    app.is_at("a")
    assert app.length() == length and not app.session.all("navigate")
    # Forward leads where it was.
    app.page.go_forward()
    assert app.navigated(1) == ["a/b"]


@test
def what_comes_while_the_browser_goes_back_waits(open_page):
    app = App(open_page)
    app.place("a", "push")
    app.place("a/b", "push")
    app.place("a", "pop")
    app.place("a/c", "push")
    app.place("a/c/d", "push")
    app.is_at("a/c/d")
    app.page.go_back()
    assert app.navigated(1) == ["a/c"]
    app.place("a/c")
    app.page.go_back()
    assert app.navigated(2)[-1] == "a"


@test
def quick_steps_back_are_all_told_and_old_places_passed_over(open_page):
    app = App(open_page)
    for address in ["a", "a/b", "a/b/c"]:
        app.place(address, "push")
    app.is_at("a/b/c")
    app.page.evaluate("history.back(); setTimeout(() => history.back(), 30)")
    assert app.navigated(2) == ["a/b", "a"]
    first, second = [message["i"] for message in app.session.all("navigate")]
    app.place("a/b", "replace", "Old", seen=first)
    app.place("a", "replace", "New", seen=second)
    app.wait(lambda: app.page.title() == "New", "the title")
    app.is_at("a")
    assert len(app.session.all("navigate")) == 2


@test
def what_pops_further_than_the_entries_replaces_one(open_page):
    app = App(open_page)
    app.place("a/b", "push")
    app.is_at("a/b")
    length = app.length()
    app.place("a", "pop")
    app.is_at("a")
    assert app.length() == length
    app.page.go_back()
    assert app.navigated(1) == [""]


@test
def a_page_that_is_loaded_again_goes_on_in_its_history(open_page):
    app = App(open_page)
    app.place("a", "push")
    app.place("a/b", "push")
    app.is_at("a/b")
    count = len(app.shown.server.sessions)
    app.page.reload()
    app.session = app.shown.session = app.wait(
        lambda: len(app.shown.server.sessions) > count and app.shown.server.sessions[-1], "a session"
    )
    app.wait(lambda: app.session.all("hello"), "hello")
    assert app.session.all("hello")[0]["address"] == "a/b"
    app.session.send(t="welcome", protocol=1, size=[400, 300], keeps=[], limit=1 << 20)
    app.shown.show(**settings())
    app.place("a/b", title="Again")
    app.wait(lambda: app.page.title() == "Again", "the title")
    length = app.length()
    app.place("a", "pop")
    app.is_at("a")
    assert app.length() == length


@test
def where_the_browser_goes_while_the_connection_is_lost_is_told_later(open_page):
    app = App(open_page)
    app.place("a", "push")
    app.is_at("a")
    count = len(app.shown.server.sessions)
    app.session.close()
    app.page.go_back()
    app.is_at("")
    app.session = app.shown.session = app.wait(
        lambda: len(app.shown.server.sessions) > count and app.shown.server.sessions[-1], "a session"
    )
    app.wait(lambda: app.session.all("hello"), "hello")
    app.session.send(t="welcome", protocol=1, size=[400, 300], keeps=[], limit=1 << 20)
    # A hello without an address leaves the view where it was.
    app.place("a")
    assert app.navigated(1) == [""]
    app.place("", title="Root")
    app.wait(lambda: app.page.title() == "Root", "the title")
    app.is_at("")


@test
def an_address_that_leads_nowhere_is_handed_to_the_views(open_page):
    app = App(open_page, "x/y?a=1")
    app.place("", "replace", "Root", missing="x/y")
    app.wait(lambda: app.session.all("url"), "an address to open")
    assert app.session.all("url")[0]["url"].endswith("/app/x/y?a=1")


@test
def what_is_wrong_with_an_address_is_said(open_page):
    app = App(open_page)
    app.place("", problem="an address has 100 components, where 64 are allowed")
    app.wait(lambda: "An address has 100 components" in app.page.locator(".bar").inner_text(), "a sentence")


@test
def windows_are_tabs_and_the_same_one_is_opened_once(open_page):
    app = App(open_page, "?look=dark")
    scene = {"id": "note", "value": "3", "type": "Swift.Int"}
    with app.shown.context.expect_page() as opened:
        app.session.send(t="window", scene=scene, key="id=note&value=3")
    other = opened.value
    other.wait_for_url("**/app/?look=dark&scene=*")
    query = other.evaluate("Object.fromEntries(new URLSearchParams(location.search))")
    assert json.loads(query["scene"]) == scene and query["look"] == "dark"
    pages = len(app.shown.context.pages)
    app.session.send(t="window", scene=scene, key="id=note&value=3")
    app.page.wait_for_timeout(300)
    assert len(app.shown.context.pages) == pages
    app.session.send(t="closeWindow", key="id=note&value=3")
    app.wait(lambda: other.is_closed(), "the window to be closed")
    # This one nobody has opened.
    app.session.send(t="closeWindow")
    app.wait(lambda: "can be closed now" in app.page.locator(".bar").inner_text(), "a sentence")


@test
def whether_the_page_is_seen_is_told(open_page):
    app = App(open_page)
    app.page.evaluate(
        """() => {
          Object.defineProperty(document, 'visibilityState', { get: () => 'hidden', configurable: true });
          document.dispatchEvent(new Event('visibilitychange'));
        }"""
    )
    app.wait(lambda: app.session.all("visibility"), "a phase")
    assert app.session.all("visibility")[-1]["phase"] == "background"


@test
def a_preview_has_no_address(open_page):
    shown = open_page()
    assert "address" not in shown.session.all("hello")[0]
    shown.show(**settings())
    shown.session.send(t="place", address="a", how="push", title="A", seen=1)
    shown.session.send(t="window", scene={}, key="a")
    shown.show(**settings())
    assert shown.page.title() != "A" and shown.page.url.endswith("/")
