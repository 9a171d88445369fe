# SPDX-License-Identifier: Apache-2.0
"""An editor beside the page: files that are opened in it, and where its cursor is."""

import json

FILES = {"Card.swift": "/home/me/My Cards/Card.swift", "Row.swift": "/home/me/My Cards/Row.swift"}
PREVIEWS = [
    {"key": f"M.{name}", "name": name, "place": place}
    for name, place in [("Card", "Card.swift:3"), ("Row", "Row.swift:7"), ("Rows", "Row.swift:12")]]


def answer(session, said):
    if said["t"] == "hello":
        session.send(t="welcome", protocol=1, size=[200, 100], keeps=["size"], limit=1 << 20)
        session.scene(size=[200, 100], scale=1, root=1, groups={"1": [["f", [0, 0, 200, 100], 0, "#ff0000"]]})


def show(open_page, path, editor="vscode://file", previews=PREVIEWS, **options):
    # The server has each page at any path; a preview's is a folder.
    shown = open_page(path, has_session=False, answer=answer, **options)
    shown.page.evaluate("addEventListener('gnomon-cursor', ({ detail }) => (window.heard ??= []).push(detail))")
    tell(shown, editor, previews)
    return shown


def tell(shown, editor="vscode://file", previews=PREVIEWS):
    server = shown.server
    shown.status = shown.wait(lambda: len(server.statuses) > shown.statuses and server.statuses[-1], "a status")
    shown.statuses = len(server.statuses)
    shown.status.send(t="files", files=FILES, editor=editor)
    shown.status.send(t="previews", programs=[{"title": "Cards", "previews": previews}])
    shown.status.send(t="state", building=False, problem="")


def move(shown, name, line, previews, current=None, **more):
    place = {"file": FILES[name], "line": line, "column": 1}
    if current:
        more["current"] = current
    shown.status.send(t="cursor", **place, previews=previews, **more)
    return place


def heard(shown):
    return shown.page.evaluate("window.heard ?? []")


def clean(shown):
    shown.server.answer = None
    shown.server.views.clear()


@test
def an_editors_name_is_a_kind_of_link(open_page):
    shown = show(open_page, "wall.html", "zed://file")
    shown.page.get_by_role("link", name="Row.swift:12").wait_for()
    links = [link.get_attribute("href") for link in shown.page.locator("a.place").all()]
    assert links == ["zed://file/home/me/My%20Cards/" + end for end in ["Card.swift:3", "Row.swift:7", "Row.swift:12"]], links
    opened = shown.page.evaluate("""async () => {
      const { openSource } = await import('/page/editor.js');
      const followed = [];
      addEventListener('click', (event) => followed.push(event.target.href), { capture: true });
      HTMLAnchorElement.prototype.click = function () { followed.push(this.href); };
      const done = [openSource('Card.swift', 5, 2), openSource('/home/me/My Cards/Row.swift', 7), openSource('Row.swift'),
        openSource('/etc/passwd', 1, 1), openSource('toString', 1, 1), openSource('', 1, 1)];
      return { followed, done };
    }""")
    assert opened["done"] == [True, True, True, False, False, False], opened
    assert opened["followed"] == ["zed://file/home/me/My%20Cards/" + end for end in ["Card.swift:5:2", "Row.swift:7", "Row.swift"]]
    assert not [said for said in shown.status.said if said["t"] == "open"]
    clean(shown)


@test
def a_command_is_the_servers_to_run(open_page):
    shown = show(open_page, "wall.html", "server")
    place = shown.page.get_by_role("link", name="Row.swift:12")
    before = shown.page.url
    place.click()
    shown.wait(lambda: shown.status.all("open"), "the server to be asked")
    assert shown.status.all("open") == [{"t": "open", "file": FILES["Row.swift"], "line": 12, "column": 1}]
    place.focus()
    shown.page.keyboard.press("Enter")
    shown.wait(lambda: len(shown.status.all("open")) == 2, "a key to do the same")
    shown.status.send(t="state", building=False, problem="/home/me/Card.swift:1: error\nCard.swift:19:5: error")
    shown.page.locator("#problem a").click()
    shown.wait(lambda: len(shown.status.all("open")) == 3, "an error's place to do the same")
    assert shown.status.all("open")[-1] == {"t": "open", "file": FILES["Card.swift"], "line": 19, "column": 5}
    assert shown.page.url == before
    clean(shown)


@test
def the_wall_marks_a_files_previews_and_has_them_in_sight(open_page):
    many = [{"key": f"M.{number}", "name": f"Preview {number}", "place": f"Row.swift:{number}"} for number in range(1, 60)]
    shown = show(open_page, "wall.html", previews=PREVIEWS[:1] + many)
    meant = shown.page.locator(".tile.meant")
    current = shown.page.locator(".tile[aria-current]")
    move(shown, "Card.swift", 1, ["M.Card"])
    shown.wait(lambda: meant.count() == 1, "the file's preview")
    assert current.count() == 0
    move(shown, "Row.swift", 50, [preview["key"] for preview in many], "M.50")
    shown.wait(lambda: meant.count() == 59 and current.count() == 1, "the other file's previews")
    assert "Preview 50" in current.inner_text()
    top = lambda: current.evaluate("(node) => [node.getBoundingClientRect().top, node.getBoundingClientRect().bottom]")
    shown.wait(lambda: 48 <= top()[0] and top()[1] <= 700, "it to be in sight")
    # Who has scrolled away isn't brought back by each step of the cursor.
    shown.page.evaluate("scrollTo(0, 0)")
    move(shown, "Row.swift", 50, [preview["key"] for preview in many], "M.50")
    shown.page.wait_for_timeout(150)
    assert shown.page.evaluate("scrollY") == 0
    move(shown, "Card.swift", 1, [])
    shown.wait(lambda: meant.count() == 0 and current.count() == 0, "no preview to be marked")
    assert shown.page.url.endswith("wall.html")
    clean(shown)


@test
def a_preview_tells_of_the_cursor_and_stays_unless_it_follows(open_page):
    shown = show(open_page, "preview/M.Card/focus.html")
    button = shown.page.get_by_role("button", name="Follow")
    assert not button.is_visible()
    places = [move(shown, "Row.swift", 12, ["M.Row", "M.Rows"], "M.Rows", past=True), move(shown, "Card.swift", 2, ["M.Card"])]
    shown.wait(lambda: heard(shown) == places, "the events")
    assert button.get_attribute("aria-pressed") == "false"
    move(shown, "Row.swift", 12, ["M.Row", "M.Rows"], "M.Rows")
    shown.page.wait_for_timeout(500)
    assert "M.Card" in shown.page.url
    # When it's chosen the preview comes at once, and the next page goes on so.
    button.click()
    shown.page.wait_for_url("**/preview/M.Rows/?follow=1")
    clean(shown)


@test
def a_page_that_follows_shows_what_the_cursor_stands_in(open_page):
    shown = show(open_page, "preview/M.Row/focus.html?follow=1&appearance=dark")
    shown.page.get_by_role("button", name="Follow", pressed=True).wait_for()
    # Where the cursor was before, and code that the preview shows, are no reason.
    move(shown, "Card.swift", 1, ["M.Card"], past=True)
    shown.page.wait_for_timeout(400)
    for line, previews in [(2, ["M.Row", "M.Rows"]), (1, [])]:
        move(shown, "Row.swift", line, previews)
        shown.page.wait_for_timeout(400)
    assert "M.Row/" in shown.page.url
    # Of a cursor that only comes by nothing is seen.
    move(shown, "Card.swift", 1, ["M.Card"])
    move(shown, "Row.swift", 2, ["M.Row", "M.Rows"])
    shown.page.wait_for_timeout(500)
    assert "M.Row/" in shown.page.url
    assert all("follow" not in session.path for session in shown.server.sessions)
    move(shown, "Card.swift", 1, ["M.Card"])
    shown.page.wait_for_url("**/preview/M.Card/?follow=1&appearance=dark")
    clean(shown)


@test
def who_looks_for_a_part_of_the_preview_in_another_file_keeps_the_preview(open_page):
    shown = show(open_page, "preview/M.Card/focus.html?follow=1", "server")
    opening = "async (file) => (await import('/page/editor.js')).openSource(file, 4, 1)"
    assert shown.page.evaluate(opening, "Row.swift")
    shown.wait(lambda: shown.status.all("open"), "the server to be asked")
    for line, current in [(4, None), (12, "M.Rows")]:
        move(shown, "Row.swift", line, ["M.Row", "M.Rows"], current)
        shown.page.wait_for_timeout(400)
    assert "M.Card/" in shown.page.url
    # Once the cursor has been elsewhere it's followed again.
    move(shown, "Card.swift", 4, ["M.Card"])
    shown.page.wait_for_timeout(400)
    move(shown, "Row.swift", 12, ["M.Row", "M.Rows"], "M.Rows")
    shown.page.wait_for_url("**/preview/M.Rows/?follow=1")
    clean(shown)


@test
def the_choice_to_follow_stands_in_the_address(open_page):
    shown = show(open_page, "preview/M.Row/focus.html?follow=1")
    assert "follow=1" in shown.page.locator("#wall").get_attribute("href")
    shown.page.get_by_role("button", name="Follow").click()
    shown.wait(lambda: "follow" not in shown.page.url, "the address to say so")
    shown.wait(lambda: "follow" not in shown.page.locator("#wall").get_attribute("href"), "links to say so")
    move(shown, "Card.swift", 1, ["M.Card"])
    shown.page.wait_for_timeout(400)
    assert "M.Row/" in shown.page.url
    clean(shown)
