# SPDX-License-Identifier: Apache-2.0
"""One preview in focus: its looks stand in the address, and are told to its session."""

import live
from samples import settings


def focus(open_page, query="", keeps=("size",), key="M.Card", **options):
    shown = open_page(f"preview/{key}/focus.html{query}", has_session=False, size=(1100, 900), **options)
    server = shown.server
    shown.status = shown.wait(lambda: len(server.statuses) > shown.statuses and server.statuses[-1], "a status")
    shown.status.send(t="files", files={"Card.swift": "/home/Card.swift"})
    previews = [{"key": f"M.{name}", "name": name, "place": f"{name}.swift:3"} for name in ["First", "Card", "Last"]]
    shown.status.send(t="previews", programs=[{"title": "M", "previews": previews}])
    shown.status.send(t="state", building=False, problem="")
    greet(shown, keeps)
    return shown


def greet(shown, keeps=("size",)):
    """Answers the newest session, and shows a screen."""
    server = shown.server
    shown.session = shown.wait(
        lambda: len(server.sessions) > shown.count and server.sessions[-1].is_open and server.sessions[-1], "a session"
    )
    shown.wait(lambda: shown.session.all("hello"), "hello")
    shown.session.send(t="welcome", protocol=1, size=[400, 600], keeps=list(keeps), limit=1 << 20)
    shown.show(**settings())
    return shown.session


def control(shown, name):
    return shown.page.get_by_label(name, exact=True)


def last(shown, kind="surroundings"):
    return shown.session.all(kind)[-1]


@test
def a_preview_in_focus_is_used_and_has_its_name_and_neighbours(open_page):
    shown = focus(open_page)
    page = shown.page
    assert page.get_by_role("heading", level=1).inner_text() == "Card" and page.title() == "Card"
    assert page.get_by_role("link", name="Card.swift:3").get_attribute("href") == "vscode://file/home/Card.swift:3"
    page.get_by_role("button", name="Save").press("Enter")
    shown.wait(lambda: shown.session.all("action"), "an action")
    assert page.get_by_role("link", name="Previous preview").get_attribute("href") == "../M.First/"
    assert page.get_by_role("link", name="Next preview").get_attribute("href") == "../M.Last/"
    # Keys with Alt are the page's, wherever the focus is; others are the view's where nothing else has it.
    count = len(shown.session.all("key"))
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("x")
    shown.wait(lambda: len(shown.session.all("key")) > count, "a key")
    page.get_by_label("Appearance", exact=True).focus()
    count = len(shown.session.all("key"))
    page.keyboard.press("d")
    page.wait_for_timeout(50)
    assert len(shown.session.all("key")) == count
    page.keyboard.press("Alt+PageDown")
    shown.wait(lambda: "M.Last" in page.url, "the next preview")
    page.wait_for_load_state()


@test
def looks_are_told_without_a_new_session_and_stand_in_the_address(open_page):
    shown = focus(open_page)
    sessions = len(shown.server.sessions)
    chosen = [
        ("Appearance", "dark", "appearance", "dark"),
        ("Text size", "accessibility3", "typeSize", "accessibility3"),
        ("Direction", "rtl", "direction", "rtl"),
        ("Contrast", "increased", "contrast", "increased"),
        ("Motion", "true", "reducedMotion", True),
        ("Transparency", "true", "reducedTransparency", True),
    ]
    for name, option, field, value in chosen:
        control(shown, name).select_option(option)
        shown.wait(lambda: shown.session.all("surroundings") and field in last(shown), field)
        assert last(shown)[field] == value
        shown.wait(lambda: f"{field}={option}" in shown.page.url, "the address")
    control(shown, "Language").fill("ja")
    control(shown, "Language").press("Enter")
    shown.wait(lambda: last(shown).get("locale") == "ja", "the language")
    assert len(shown.server.sessions) == sessions
    # The page around stays as the browser has it; the view's nodes have what it has.
    assert shown.page.evaluate("document.documentElement.dir") == ""
    stage = shown.page.locator("#stage")
    assert [stage.get_attribute(name) for name in ["lang", "dir", "data-appearance"]] == ["ja", "rtl", "dark"]
    shown.wait(lambda: "locale=ja" in shown.page.url, "the address")
    query = shown.page.url.split("?")[1]
    again = focus(open_page, "?" + query)
    hello = last(again, "hello")
    assert hello["appearance"] == "dark" and hello["typeSize"] == "accessibility3" and hello["locale"] == "ja"
    assert hello["contrast"] == "increased" and hello["direction"] == "rtl" and hello["reducedMotion"]
    assert len(hello["asked"]) == 7
    assert control(again, "Text size").input_value() == "accessibility3"
    # Nothing asked for is the browser's again.
    control(again, "Appearance").select_option("")
    again.wait(lambda: again.session.all("surroundings"), "the browser's appearance")
    again.wait(lambda: "appearance" not in again.page.url, "the address")
    assert last(again)["appearance"] == "light"


@test
def what_a_view_keeps_comes_back_with_a_new_session(open_page):
    shown = focus(open_page, keeps=("size", "appearance"))
    control(shown, "Appearance").select_option("dark")
    shown.wait(lambda: shown.session.all("surroundings"), "dark")
    before = shown.session
    control(shown, "Appearance").select_option("")
    shown.wait(lambda: not before.is_open, "the session to end")
    assert greet(shown) is not before
    assert last(shown, "hello")["asked"] == []


@test
def devices_and_orientation_begin_a_new_session_and_show_a_frame(open_page):
    shown = focus(open_page)
    before = shown.session
    control(shown, "Device").select_option("iPhone 17")
    shown.wait(lambda: not before.is_open, "the session to end")
    session = greet(shown)
    assert session.path == "/preview/M.Card/live?device=iPhone+17", session.path
    assert shown.page.locator("#stage.device.round .island").is_visible()
    assert not shown.page.locator(".handle").is_visible()
    control(shown, "Orientation").select_option("landscape")
    shown.wait(lambda: not session.is_open, "the session to end")
    assert greet(shown).path == "/preview/M.Card/live?device=iPhone+17&orientation=landscape"
    assert shown.page.locator(".island.sideways").is_visible()
    control(shown, "Device").select_option("iPad (9th generation)")
    shown.wait(lambda: "iPad" in shown.server.sessions[-1].path, "the iPad")
    greet(shown)
    assert shown.page.locator("#stage.device").count() == 1 and not shown.page.locator(".island").is_visible()
    control(shown, "Device").select_option("")
    shown.wait(lambda: "iPad" not in shown.server.sessions[-1].path, "no device")
    greet(shown)
    assert shown.page.locator("#stage.device").count() == 0
    assert shown.page.locator("#canvas").count() == 1


@test
def the_size_is_dragged_typed_and_moved_by_keys(open_page):
    shown = focus(open_page)
    handle = shown.page.locator(".handle")
    box = handle.bounding_box()
    x, y = box["x"] + 8, box["y"] + 8
    shown.page.mouse.move(x, y)
    shown.page.mouse.down()
    shown.page.mouse.move(x - 20, y - 30, steps=4)
    shown.page.mouse.up()
    shown.wait(lambda: shown.session.all("surroundings") and last(shown)["size"] == [360, 540], "a smaller view")
    shown.wait(lambda: "size=360x540" in shown.page.url, "the address")
    assert not shown.session.all("pointer"), "the handle isn't the view's"
    shown.show(size=[360, 540])
    assert control(shown, "Width").input_value() == "360"
    handle.focus()
    shown.page.keyboard.press("ArrowRight")
    shown.wait(lambda: last(shown)["size"] == [370, 540], "a wider view")
    shown.show(size=[370, 540])
    shown.page.keyboard.press("Shift+ArrowDown")
    shown.wait(lambda: last(shown)["size"] == [370, 541], "a higher view")
    control(shown, "Height").fill("333")
    control(shown, "Height").press("Enter")
    shown.wait(lambda: last(shown)["size"] == [370, 333], "a typed height")
    before = shown.session
    shown.page.get_by_role("button", name="Own").click()
    shown.wait(lambda: not before.is_open, "its own size")
    shown.wait(lambda: "size" not in shown.page.url, "the address")


@test
def a_wide_view_is_scrolled_and_stays_on_whole_pixels(open_page):
    shown = focus(open_page, scale=2)
    shown.show(size=[1500.5, 1200])
    host = shown.page.locator("#main")
    more = host.evaluate("(node) => [node.scrollWidth - node.clientWidth, node.scrollHeight]")
    assert more[0] > 700 and more[1] > 1250, more
    host.evaluate("(node) => node.scrollTo(9999, 9999)")

    def places():
        return shown.page.locator("#stage").bounding_box(), host.bounding_box()

    # Where the page is still being laid out, its place is that of before.
    shown.wait(lambda: places()[0]["x"] + places()[0]["width"] < places()[1]["x"] + places()[1]["width"], "its end")
    box, _ = places()
    off = abs(box["x"] * 2 - round(box["x"] * 2))
    assert off < 0.02, box
    # Places are the view's own, wherever it's scrolled.
    shown.page.mouse.click(box["x"] + 1490, box["y"] + 1190)
    shown.wait(lambda: shown.session.all("pointer"), "a click")
    down = next(one for one in shown.session.all("pointer") if one["kind"] == "down")
    assert (down["x"], down["y"]) == (1490, 1190), down


@test
def compare_leads_to_a_sheet_of_the_chosen_axes(open_page):
    shown = focus(open_page, "?locale=de")
    shown.page.get_by_label("Text sizes").uncheck()
    shown.page.get_by_label("Both contrasts").check()
    shown.page.get_by_role("button", name="Show the sheet").click()
    shown.wait(lambda: "matrix=" in shown.page.url, "the sheet")
    query = "?locale=de&matrix=appearance:light,dark;contrast:standard,increased"
    assert shown.page.url.endswith("/preview/M.Card/" + query), shown.page.url


@test
def problems_and_the_console_are_there_in_focus_too(open_page):
    shown = focus(open_page)
    shown.session.send(t="building")
    shown.session.send(t="problem", text="Card.swift:3: error")
    shown.status.send(t="state", building=False, problem="Card.swift:3: error")
    shown.wait(lambda: shown.page.locator("#problem a").count() == 1, "the problem")
    shown.wait(lambda: not shown.page.locator("#bar").is_visible(), "the bar to leave it out")
    # What keeps the program from answering is said by the view's own bar.
    shown.session.send(t="problem", text="It doesn't answer")
    shown.wait(lambda: shown.page.locator("#bar").inner_text().startswith("It doesn't answer"), "the note")
    shown.status.send(t="lines", lines=[{"n": 1, "program": "M", "kind": "output", "text": "printed"}])
    shown.page.locator("#console-button").click()
    shown.wait(lambda: shown.page.locator("#console .line").inner_text() == "printed", "a line")


@test
def axe_finds_nothing_in_focus(open_page):
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        return
    for scheme in ["light", "dark"]:
        shown = focus(open_page, "?console=1", color_scheme=scheme)
        shown.words()
        found = Axe().run(shown.page).response["violations"]
        assert not found, scheme + ": " + "; ".join(
            f"{one['id']}: {one['nodes'][0]['failureSummary']} {one['nodes'][0]['html'][:200]}" for one in found
        )
