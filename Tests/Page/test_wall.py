# SPDX-License-Identifier: Apache-2.0
"""The wall of all previews, sheets of variants, and what the server tells beside them."""

import json

import live
from samples import BLOCK, settings, text

NAMES = ["Card", "Row", "<img src=x onerror=alert(1)>", "Long list"]
PLACES = ["Card.swift:3", "Row.swift:7", "Row.swift:12", ""]


def programs(names=NAMES):
    previews = [{"key": f"M.{name}", "name": name, "place": PLACES[index % 4]} for index, name in enumerate(names)]
    return [{"title": "Cards", "previews": previews[:2]}, {"title": "Lists", "previews": previews[2:]}]


def answer(session, said):
    """Greets each session and shows a view of one color."""
    if said["t"] == "hello":
        session.send(t="welcome", protocol=1, size=[200, 100], keeps=["size"], limit=1 << 20)
        color = "#ff0000" if said["appearance"] == "light" else "#0000ff"
        session.scene(size=[200, 100], scale=1, root=1, groups={"1": [["f", [0, 0, 200, 100], 0, color]]})


def wall(open_page, query="", answers=answer, lists=None, **options):
    shown = open_page("wall.html" + query, has_session=False, **options)
    begin(shown, answers, lists)
    return shown


def begin(shown, answers=answer, lists=None):
    server = shown.server
    server.answer = answers
    shown.status = shown.wait(lambda: len(server.statuses) > shown.statuses and server.statuses[-1], "a status")
    shown.status.send(t="files", files={"Card.swift": "/home/me/My Cards/Card.swift"})
    shown.status.send(t="previews", programs=programs() if lists is None else lists)
    shown.status.send(t="state", building=False, problem="")


def clean(shown):
    shown.server.answer = None
    shown.server.views.clear()


def sessions(shown, name):
    return [one for one in list(shown.server.views) if one.opening["preview"] == f"M.{name}" and one.is_open]


def tile(shown, name):
    return shown.page.locator(".tile", has=shown.page.get_by_text(name, exact=True))


def pixel(shown, name):
    return tile(shown, name).locator("canvas").evaluate(
        "(canvas) => [...canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data]"
    )


def drawn(shown, name, color):
    shown.wait(lambda: sessions(shown, name) and sessions(shown, name)[-1].all("ack"), f"{name} to be shown")
    shown.wait(lambda: pixel(shown, name) == color, f"{name} to be {color}")


@test
def the_wall_shows_all_previews_by_program_as_pictures(open_page):
    shown = wall(open_page)
    for name in NAMES:
        drawn(shown, name, [255, 0, 0, 255])
    assert shown.page.locator("h2:visible").all_inner_texts() == ["Cards", "Lists"]
    assert shown.page.locator("#count").inner_text() == "4 previews"
    # All come over one connection: a browser opens only a few at once.
    # Those of the tests before may be closed a little later.
    shown.wait(lambda: len([one for one in shown.server.connections if one.is_open]) == 1, "one connection")
    for name in NAMES:
        link = shown.page.get_by_role("link", name=name, exact=True)
        assert link.get_by_role("img", name=name, exact=True).count() == 1
    link = shown.page.get_by_role("link", name="Long list").get_attribute("href")
    assert link == "preview/M.Long%20list/", link
    # A picture is only that.
    assert shown.page.locator(".layer, .tile button:visible, .tile input").count() == 0
    assert shown.page.locator("main img").count() == 0
    editor = shown.page.get_by_role("link", name="Card.swift:3")
    assert editor.get_attribute("href") == "vscode://file/home/me/My%20Cards/Card.swift:3"
    assert shown.page.get_by_role("link", name="Row.swift:7").count() == 0
    clean(shown)


@test
def the_search_finds_names_and_files_at_once(open_page):
    shown = wall(open_page, "?q=row")
    names = shown.page.locator(".tile:visible .name")
    shown.wait(lambda: names.all_inner_texts() == NAMES[1:3], "what the address asks for")
    assert shown.page.locator("#count").inner_text() == "2 of 4 previews"
    shown.page.keyboard.press("/")
    shown.page.keyboard.type(" :12")
    assert names.all_inner_texts() == [NAMES[2]]
    assert "q=row+%3A12" in shown.page.url
    shown.page.locator("#search").fill("nothing of that")
    assert "No preview" in shown.page.locator("#nothing").inner_text()
    shown.page.keyboard.press("Escape")
    assert names.all_inner_texts() == NAMES and "q=" not in shown.page.url
    clean(shown)


@test
def tiles_out_of_sight_have_no_session(open_page):
    many = [f"Preview {number}" for number in range(60)]
    lists = [{"title": "M", "previews": [{"key": f"M.{name}", "name": name, "place": ""} for name in many]}]
    shown = wall(open_page, lists=lists)
    drawn(shown, many[0], [255, 0, 0, 255])
    assert not sessions(shown, many[-1])
    shown.page.locator(".tile").last.scroll_into_view_if_needed()
    drawn(shown, many[-1], [255, 0, 0, 255])
    shown.wait(lambda: not sessions(shown, many[0]), "the first to be let go")
    # Its last picture stays, and it goes on when it's in sight again.
    assert pixel(shown, many[0]) == [255, 0, 0, 255]
    shown.page.locator(".tile").first.scroll_into_view_if_needed()
    shown.wait(lambda: sessions(shown, many[0]), "the first to go on")
    clean(shown)


@test
def the_wall_follows_lists_appearance_and_lost_connections(open_page):
    shown = wall(open_page)
    drawn(shown, "Row", [255, 0, 0, 255])
    row = sessions(shown, "Row")[0]
    shown.status.send(t="previews", programs=programs(["Row", "New", "Card"]))
    drawn(shown, "New", [255, 0, 0, 255])
    names = shown.page.locator(".tile .name")
    assert names.all_inner_texts() == ["Row", "New", "Card"]
    assert not sessions(shown, "Long list")
    # One that stays keeps its session.
    assert sessions(shown, "Row") == [row]
    shown.page.locator("#appearance").select_option("dark")
    shown.wait(lambda: row.all("surroundings"), "another appearance")
    assert row.all("surroundings")[0]["appearance"] == "dark"
    assert "appearance=dark" in shown.page.get_by_role("link", name="New").get_attribute("href")
    connection = [one for one in shown.server.connections if one.is_open][-1]
    connection.close()
    shown.wait(lambda: len(sessions(shown, "Row")) and sessions(shown, "Row")[-1] is not row, "another session")
    drawn(shown, "Row", [0, 0, 255, 255])
    assert sessions(shown, "Row")[-1].all("hello")[0]["asked"] == ["appearance"]
    clean(shown)


@test
def a_preview_that_ends_its_program_is_found_and_the_others_go_on(open_page):
    running = set()

    def trap(session, said):
        if said["t"] != "hello":
            return
        if session.opening["preview"] == "M.Row":
            for one in [*running, session]:
                one.send(t="ended", why="Row.swift:7: Row.body trapped")
            running.clear()
            return
        running.add(session)
        answer(session, said)

    shown = wall(open_page, answers=trap)
    for name in ["Card", "Long list"]:
        drawn(shown, name, [255, 0, 0, 255])
    note = tile(shown, "Row").locator(".note")
    shown.wait(lambda: note.is_visible() and "trapped" in note.inner_text(), "the one that traps to say so")
    shown.wait(lambda: shown.page.locator(".note:visible").count() == 1, "the others to go on")
    shown.wait(lambda: len(running) == 3, "all others to run")
    again = tile(shown, "Row").get_by_role("button", name="Start again")
    shown.server.answer = None
    for session in list(shown.server.views):
        session.replies = lambda said, session=session: answer(session, said)
    again.click()
    drawn(shown, "Row", [255, 0, 0, 255])
    shown.wait(lambda: not note.is_visible(), "the note to go")
    clean(shown)


@test
def problems_stand_over_the_wall_with_links_to_their_lines(open_page):
    shown = wall(open_page)
    drawn(shown, "Card", [255, 0, 0, 255])
    shown.status.send(t="state", building=True, problem="")
    building = shown.page.locator("#building")
    shown.wait(lambda: building.inner_text() == "Building…", "that it's built")
    words = "Card.swift:19:5: error: <b>no</b>\n/tmp/Other.swift:4: note: here\nUnknown.swift:1:1: error"
    for session in list(shown.server.views):
        session.send(t="problem", text=words)
    shown.status.send(t="state", building=False, problem=words)
    problem = shown.page.locator("#problem")
    shown.wait(lambda: "error: <b>no</b>" in problem.inner_text(), "the problem")
    assert building.inner_text() == ""
    links = {link.inner_text(): link.get_attribute("href") for link in problem.locator("a").all()}
    # Files that aren't shown aren't opened.
    assert links == {"Card.swift:19:5": "vscode://file/home/me/My%20Cards/Card.swift:19:5"}, links
    # It's said once, not in each tile.
    shown.wait(lambda: shown.page.locator(".note:visible").count() == 0, "the tiles to leave it out")
    assert shown.page.locator("b").count() == 0
    problem.get_by_role("button", name="Close").click()
    assert not problem.is_visible()
    shown.status.send(t="state", building=False, problem="Card.swift:20: another")
    shown.wait(problem.is_visible, "another problem")
    shown.status.send(t="state", building=False, problem="")
    shown.wait(lambda: not problem.is_visible(), "the problem to go")
    clean(shown)


@test
def the_console_shows_lines_by_kind_and_is_cleared(open_page):
    shown = wall(open_page)
    line = {"program": "Cards", "kind": "output", "text": "plain <i>words</i>"}
    warning = {**line, "n": 2, "kind": "warning", "text": "Card.swift:3: warning: w"}
    shown.status.send(t="lines", lines=[{**line, "n": 1}, warning])
    button = shown.page.locator("#console-button")
    shown.wait(lambda: button.inner_text() == "Console · 2", "two lines")
    button.click()
    lines = shown.page.locator("#console .line")
    parts = [line.locator("span").all_inner_texts() for line in lines.all()]
    assert parts == [["Cards", "plain <i>words</i>"], ["warning", "Cards", "Card.swift:3: warning: w"]], parts
    assert "console=1" in shown.page.url and shown.page.locator("#console i").count() == 0
    assert lines.nth(1).locator("a").get_attribute("href").endswith("/Card.swift:3")
    shown.status.send(t="lines", lines=[{**line, "n": 10, "kind": "error", "text": "\x1b[31mbad\x1b[0m"}], missed=7)
    shown.wait(lambda: "1 error" in button.inner_text(), "an error")
    assert lines.nth(2).inner_text() == "7 lines left out"
    assert lines.nth(3).inner_text().endswith("bad")
    many = [{**line, "n": 11 + number, "text": f"line {number}"} for number in range(1500)]
    for start in range(0, 1500, 500):
        shown.status.send(t="lines", lines=many[start : start + 500])
    shown.wait(lambda: lines.count() == 1000 and "line 1499" in lines.last.inner_text(), "the last thousand")
    log = shown.page.locator("#console .lines")
    assert log.evaluate("(node) => node.scrollTop + node.clientHeight >= node.scrollHeight - 8"), "it's at its end"
    shown.page.get_by_role("button", name="Clear").click()
    shown.wait(lambda: shown.status.all("clear"), "the wish")
    shown.status.send(t="cleared")
    shown.wait(lambda: lines.count() == 0 and button.inner_text() == "Console", "an empty console")
    shown.page.get_by_role("button", name="Close the console").click()
    assert "console" not in shown.page.url and not log.is_visible()
    clean(shown)


def sheet(open_page, matrix, **options):
    shown = open_page("preview/M.Card/focus.html?matrix=" + matrix, has_session=False, answer=answer, **options)
    begin(shown)
    return shown


@test
def a_sheet_shows_all_combinations_and_each_leads_to_its_variant(open_page):
    shown = sheet(open_page, "appearance:light,dark;type-size:large,accessibility3;locale:en,ar&device=iPhone+17")
    shown.wait(lambda: len([one for one in sessions(shown, "Card") if one.all("ack")]) == 8, "eight variants")
    captions = shown.page.locator(".caption").all_inner_texts()
    assert captions[0] == "Light · Large · English" and captions[-1] == "Dark · Accessibility 3 · Arabic", captions
    assert len(captions) == 8
    for session in sessions(shown, "Card"):
        assert session.opening["look"] == {"device": "iPhone 17"}
        assert sorted(session.all("hello")[0]["asked"]) == ["appearance", "locale", "typeSize"]
    looks = {
        (one["appearance"], one["typeSize"], one["locale"], one["direction"])
        for one in (session.all("hello")[0] for session in sessions(shown, "Card"))
    }
    assert len(looks) == 8 and ("dark", "accessibility3", "ar", "rtl") in looks
    assert shown.page.locator(".layer").count() == 0
    shown.server.answer = None
    shown.page.get_by_role("link", name="Dark · Large · Arabic").click()
    shown.wait(lambda: "matrix" not in shown.page.url, "the variant's page")
    for part in ["appearance=dark", "typeSize=large", "locale=ar", "device=iPhone+17"]:
        assert part in shown.page.url, shown.page.url
    clean(shown)


@test
def a_sheet_that_cannot_be_is_refused_with_a_sentence(open_page):
    many = ",".join(f"l{number}" for number in range(33))
    shown = open_page("preview/M.Card/focus.html?matrix=", has_session=False)
    for matrix, words in [
        (f"locale:{many};appearance:light,dark", "66 variants. A sheet has 64 at most"),
        ("colour:red", "no axis “colour”"),
        ("appearance", "no values"),
        ("appearance:light;appearance:dark", "twice"),
        ("", "needs axes"),
        ("<b>:1", "no axis “<b>”"),
    ]:
        shown.page.goto(shown.server.address + "preview/M.Card/focus.html?matrix=" + matrix)
        shown.wait(lambda: words in shown.page.locator("main").inner_text(), words)
        assert shown.page.locator("main b, main canvas").count() == 0


@test
def axe_finds_nothing_on_the_wall_and_on_a_sheet(open_page):
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        return
    for scheme in ["light", "dark"]:
        for make in [
            lambda: wall(open_page, "?console=1", color_scheme=scheme),
            lambda: sheet(open_page, "appearance:light,dark;locale:en,ar", color_scheme=scheme),
        ]:
            shown = make()
            shown.status.send(t="state", building=True, problem="Card.swift:3: error")
            for kind in ["output", "warning", "error"]:
                line = {"n": 1, "program": "Cards", "kind": kind, "text": f"Card.swift:3: {kind}"}
                shown.status.send(t="lines", lines=[line])
            shown.wait(lambda: shown.page.locator("#problem").is_visible(), "the problem")
            shown.page.wait_for_timeout(150)
            found = Axe().run(shown.page).response["violations"]
            assert not found, scheme + ": " + "; ".join(
                f"{one['id']}: {one['nodes'][0]['failureSummary']} {one['nodes'][0]['html'][:200]}" for one in found
            )
            clean(shown)
