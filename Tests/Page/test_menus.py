# SPDX-License-Identifier: Apache-2.0
"""Menus and sheets: their roles, the keys of menus, and where the focus goes when they come and have gone."""

from samples import element, screen

BUTTON = {"1": element("menuButton", [0, 0, 50, 30], "Sort", actions=["activate"]),
          "2": element("button", [0, 40, 50, 30], "Other", actions=["activate"])}
MENU = {
    "50": element("menu", [50, 50, 200, 200], "Sort", children=[51, 61, 62, 52, 53], actions=["escape"]),
    "51": element("button", [50, 50, 200, 30], "Settings", actions=["activate"]),
    "61": element("button", [50, 80, 200, 30], "Date", actions=["activate"], traits=["isButton", "isChoice"]),
    "62": element("button", [50, 110, 200, 30], "Title", actions=["activate"], traits=["isButton", "isSelected", "isChoice"]),
    "52": element("toggle", [50, 140, 200, 30], "Sounds", value="on", actions=["activate"]),
    "53": element("menuButton", [50, 170, 200, 30], "Share", actions=["activate"]),
}


def begin(open_page):
    shown = open_page()
    shown.show(size=[400, 300], root=1, groups={"1": []}, elements={"0": screen([1, 2]), **BUTTON})
    return shown


def open_menu(shown):
    shown.show(elements={"0": screen([50]), **MENU}, gone=[1, 2])


def close_menu(shown):
    shown.show(elements={"0": screen([1, 2]), **BUTTON}, gone=[50, 51, 61, 62, 52, 53])


def focused(shown):
    return shown.query("() => document.activeElement.getAttribute('aria-label')")


@test
def menus_have_names_and_roles(open_page):
    shown = begin(open_page)
    open_menu(shown)
    page = shown.page
    assert page.get_by_role("menu", name="Sort").count() == 1
    assert page.get_by_role("menuitem", name="Settings").count() == 1
    titles = page.get_by_role("menuitemradio")
    assert [t.get_attribute("aria-checked") for t in titles.all()] == ["false", "true"]
    assert page.get_by_role("menuitemcheckbox", name="Sounds").get_attribute("aria-checked") == "true"
    assert page.get_by_role("menuitem", name="Share").get_attribute("aria-haspopup") == "menu"


@test
def menus_are_gone_through_by_keys(open_page):
    shown = begin(open_page)
    page = shown.page
    page.keyboard.press("Tab")
    assert focused(shown) == "Sort"
    page.keyboard.press("ArrowDown")
    shown.wait(lambda: shown.session.all("action"), "the menu is asked for")
    open_menu(shown)
    assert focused(shown) == "Settings", ("who goes by keys is at the first item", shown.query("() => document.activeElement.outerHTML.slice(0, 300)"), shown.console)
    for key, expected in [
        ("ArrowDown", "Date"), ("ArrowDown", "Title"), ("End", "Share"), ("ArrowDown", "Settings"), ("ArrowUp", "Share"),
        ("Home", "Settings"), ("t", "Title"), ("s", "Sounds"), ("s", "Share"), ("s", "Settings"),
    ]:
        if key == "t" or (key == "s" and expected == "Sounds"):
            page.wait_for_timeout(800)
        page.keyboard.press(key)
        assert focused(shown) == expected, (key, focused(shown))
    page.wait_for_timeout(800)
    page.keyboard.type("sh")
    assert focused(shown) == "Share"
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    acts = lambda: [(m["element"], m["action"]) for m in shown.session.all("action")]  # noqa: E731
    shown.wait(lambda: len(acts()) == 3, "what was chosen")
    assert acts()[1:] == [(53, "activate"), (51, "activate")], acts()
    page.keyboard.press("Escape")
    shown.wait(lambda: len(acts()) == 4, "the end")
    assert acts()[3] == (50, "escape")
    assert not shown.session.all("key"), shown.session.all("key")
    close_menu(shown)
    assert focused(shown) == "Sort", "the focus goes back"


@test
def the_focus_goes_back_over_several(open_page):
    shown = begin(open_page)
    page = shown.page
    page.keyboard.press("Tab")
    open_menu(shown)
    sheet = {"70": element("sheet", [0, 50, 400, 250], "Page", children=[71, 72], actions=["escape"]),
             "71": element("menuButton", [0, 50, 50, 30], "More", actions=["activate"]),
             "72": element("button", [0, 90, 50, 30], "Done", actions=["activate"])}
    # What a menu's item has opened.
    shown.show(elements={"0": screen([70]), **sheet}, gone=[50, 51, 61, 62, 52, 53])
    assert page.evaluate("document.activeElement.getAttribute('role')") == "dialog"
    page.keyboard.press("Tab")
    assert focused(shown) == "More"
    # A menu over the sheet, which is told again when that has gone.
    inner = {"80": element("menu", [0, 50, 200, 50], "More", children=[81], actions=["escape"]),
             "81": element("button", [0, 50, 200, 30], "Copy", actions=["activate"])}
    shown.show(elements={"0": screen([80]), **inner}, gone=[70, 71, 72])
    assert focused(shown) == "Copy"
    shown.show(elements={"0": screen([70]), **sheet}, gone=[80, 81])
    assert focused(shown) == "More", focused(shown)
    shown.show(elements={"0": screen([1, 2]), **BUTTON}, gone=[70, 71, 72])
    assert focused(shown) == "Sort", focused(shown)


@test
def a_mouse_leaves_the_items_alone(open_page):
    shown = begin(open_page)
    shown.page.get_by_role("button", name="Sort").click()
    open_menu(shown)
    assert shown.page.evaluate("document.activeElement.getAttribute('role')") == "menu"
    shown.page.keyboard.press("ArrowUp")
    assert focused(shown) == "Share"
    close_menu(shown)
    assert focused(shown) == "Sort"
