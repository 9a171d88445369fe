# SPDX-License-Identifier: Apache-2.0
"""What the browser is left: text, elements, their names, keys, and barriers."""

from samples import BLOCK, element, screen, settings, text

SELECTION = "() => getSelection().toString()"


def role_of(shown, role, name):
    return shown.page.get_by_role(role, name=name, exact=True)


@test
def elements_have_roles_names_and_values(open_page):
    shown = open_page()
    shown.show(**settings())
    shown.words()
    for role, name in [
        ("navigation", "Settings"),
        ("heading", "Settings"),
        ("button", "Save"),
        ("list", None),
        ("switch", "Alarm"),
        ("textbox", "Name"),
        ("slider", "Volume"),
        ("combobox", "Unit"),
        ("progressbar", "Loading"),
        ("meter", "Battery"),
        ("tablist", None),
        ("tab", "Home"),
        ("img", "A cat"),
        ("spinbutton", "Guests"),
        ("button", "Row 2"),
    ]:
        count = role_of(shown, role, name).count() if name else shown.page.get_by_role(role).count()
        assert count == 1, (role, name, count)
    assert shown.page.get_by_role("listitem").count() == 30
    assert role_of(shown, "switch", "Alarm").is_checked()
    assert role_of(shown, "textbox", "Name").input_value() == "Ada"
    assert role_of(shown, "slider", "Volume").get_attribute("aria-valuetext") == "40%"
    assert role_of(shown, "combobox", "Unit").input_value() == "Metres"
    assert role_of(shown, "tab", "Home").get_attribute("aria-selected") == "true"
    # Words name what they are all of; there's no label then that says the same.
    assert role_of(shown, "button", "Save").get_attribute("aria-label") is None
    assert role_of(shown, "button", "Save").get_attribute("aria-description") == "Keeps what was changed"
    box = role_of(shown, "button", "Save").bounding_box()
    stage = shown.page.locator("#stage").bounding_box()
    assert [box["x"] - stage["x"], box["y"] - stage["y"], box["width"], box["height"]] == [340, 14, 40, 20], box


@test
def no_barriers(open_page):
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ImportError:
        print("        not looked for: axe-playwright-python isn't there")
        return
    script = (
        __import__("pathlib").Path(__import__("axe_playwright_python").__file__).parent / "axe.min.js"
    ).read_text()

    def look(shown, what):
        # By the debugger, as the page's policy takes no scripts of others.
        shown.query(script)
        found = shown.query(
            "async () => (await axe.run(document)).violations.map((v) => [v.id, v.help, v.nodes.map((n) => n.html)])"
        )
        assert not found, (what, found[:3])

    shown = open_page()
    sample = settings()
    shown.show(**sample)
    shown.words()
    look(shown, "settings")
    shown.show(findings=[{"kind": "contrast", "place": "Card.swift:12", "text": "Too pale"}])
    look(shown, "findings")
    table = {
        "0": screen([1, 20, 30, 40]),
        "1": element("table", [0, 0, 400, 100], "Scores", children=[2, 3]),
        "2": element("row", [0, 0, 400, 50], children=[4, 5], actions=["activate"]),
        "3": element("row", [0, 50, 400, 50], children=[6, 7]),
        **{str(n): element("text", [100 * n - 400, 0, 90, 20], f"Cell {n}") for n in (4, 5, 6, 7)},
        "20": element("picker", [0, 120, 400, 30], "Size", value="S", children=[21, 22]),
        "21": element("button", [0, 120, 50, 30], "S", traits=["isSelected"]),
        "22": element("button", [50, 120, 50, 30], "M"),
        "30": element("toolbar", [0, 200, 400, 30], "Tools", children=[31]),
        "31": element("menuButton", [0, 200, 50, 30], "Sort"),
        "40": element("datePicker", [0, 240, 100, 30], "Day", value="1 May", actions=["increment", "decrement"]),
    }
    shown.show(
        elements=table, gone=[n for n in range(8, 16)] + list(range(200, 230)) + list(range(300, 330)), scrolls={}
    )
    look(shown, "table")
    parts = {
        "0": screen([50]),
        "50": element("menu", [50, 50, 200, 200], "Sort", children=[51, 61, 62, 52, 53], actions=["escape"]),
        "51": element("button", [50, 50, 200, 30], "Settings", actions=["activate"]),
        "61": element("button", [50, 80, 200, 30], "Date", actions=["activate"], traits=["isChoice"]),
        "62": element("button", [50, 110, 200, 30], "Title", actions=["activate"], traits=["isSelected", "isChoice"]),
        "52": element("toggle", [50, 140, 200, 30], "Sounds", value="on", actions=["activate"]),
        "53": element("menuButton", [50, 170, 200, 30], "Share", actions=["activate"]),
    }
    shown.show(elements=parts, gone=list(range(1, 50)))
    look(shown, "a menu of several kinds")
    for role, inner in [("alert", 1), ("sheet", 1), ("menu", 1), ("dialog", 1)]:
        shown.show(
            elements={
                "0": screen([50]),
                "50": element(role, [50, 50, 300, 200], "Sure?", children=[51], actions=["escape"]),
                "51": element("button", [60, 60, 80, 30], "Yes"),
            },
            gone=[*range(1, 50), 61, 62, 52, 53],
        )
        look(shown, role)


@test
def text_is_found_selected_and_copied(open_page):
    shown = open_page(permissions=["clipboard-read", "clipboard-write"])
    elements = {
        "0": screen([1, 2]),
        "1": element("text", [20, 20, 120, 40], "One two three four"),
        "2": element("button", [20, 100, 60, 20], "Press"),
    }
    shown.show(
        size=[400, 300],
        root=1,
        glyphs={"1": BLOCK},
        elements=elements,
        texts={"1": text("One two", "three four"), "2": text("Press"), "3": text("loose words")},
        groups={
            "1": [
                ["t", 1, 20, 20, ["#000000"], 1],
                ["t", 2, 20, 100, ["#000000"], 2],
                ["t", 3, 20, 200, ["#000000"], 0],
            ]
        },
    )
    shown.words()
    for words in ("three", "loose words", "One"):
        assert shown.query("(words) => { getSelection().removeAllRanges(); return window.find(words); }", words), words
    assert not shown.query("window.find('nowhere to be found')")
    # A mouse that is dragged over both lines selects them, and no pointer is told.
    x, y = shown.query(
        "() => { const b = document.getElementById('stage').getBoundingClientRect(); return [b.x, b.y]; }"
    )
    shown.query("() => getSelection().removeAllRanges()")
    before = len(shown.session.all("pointer"))
    mouse = shown.page.mouse
    mouse.move(x + 21, y + 28)
    mouse.down()
    mouse.move(x + 60, y + 30, steps=3)
    mouse.move(x + 109.5, y + 49, steps=4)
    mouse.up()
    assert shown.query(SELECTION).strip().split("\n") == ["One two", "three four"], shown.query(SELECTION)
    kinds = {message["kind"] for message in shown.session.all("pointer")[before:]}
    assert kinds <= {"hover"}, kinds
    shown.page.keyboard.press("Control+c")
    shown.page.wait_for_timeout(50)
    assert shown.query("() => navigator.clipboard.readText()") == "One two\nthree four"
    # A click is told.
    mouse.click(x + 40, y + 28)
    shown.wait(lambda: [m for m in shown.session.all("pointer") if m["kind"] == "up"], "a click on a text")
    # A button's words aren't selected.
    shown.query("() => getSelection().removeAllRanges()")
    mouse.move(x + 22, y + 108)
    mouse.down()
    mouse.move(x + 70, y + 108, steps=3)
    mouse.up()
    assert shown.query(SELECTION) == ""
    # Words lie over what is drawn.
    box = shown.query("""() => {
      const spans = [...document.querySelectorAll('.words > span')];
      const span = spans.find((node) => node.textContent.trim() === 'three four');
      const box = span.getBoundingClientRect(), stage = document.getElementById('stage').getBoundingClientRect();
      return [box.x - stage.x, box.y - stage.y, box.width, box.height];
    }""")
    assert all(abs(a - b) < 0.5 for a, b in zip(box, [20, 40, 90, 15])), box


@test
def words_in_a_scroll_view_with_a_margin_lie_over_their_letters(open_page):
    shown = open_page()
    # The content begins 50 below the frame's upper edge, as below a bar; it's scrolled by 20.
    scroll = {
        "frame": [10, 30, 200, 100],
        "content": [200, 450],
        "offset": [0, 20],
        "axes": "v",
        "group": 2,
        "inside": 0,
    }
    shown.show(
        size=[300, 200],
        root=1,
        glyphs={"1": BLOCK},
        texts={"1": text("Words")},
        scrolls={"7": scroll},
        elements={"0": screen([1]), "1": element("text", [5, 60, 45, 15], "Words", inside=7)},
        groups={
            "1": [["s"], ["c", [10, 30, 200, 100], 0], ["g", 2, 10, 30 + 50 - 20], ["r"]],
            "2": [["t", 1, 5, 10, ["#ff0000"], 1]],
        },
    )
    shown.words()
    shown.expect(16, 30 + 50 - 20 + 10 + 6, (255, 0, 0, 255))
    place = """() => {
      const stage = document.getElementById('stage').getBoundingClientRect();
      const box = document.querySelector('.words > span').getBoundingClientRect();
      return [box.x - stage.x, box.y - stage.y];
    }"""
    found = shown.query(place)
    assert all(abs(a - b) < 0.1 for a, b in zip(found, [15, 70])), found


@test
def only_words_that_changed_are_touched(open_page):
    shown = open_page()
    sample = settings()
    shown.show(**sample)
    shown.words()
    shown.query("""() => {
      window.touched = 0;
      new MutationObserver((list) => (window.touched += list.length)).observe(document.getElementById('layer'),
        { subtree: true, childList: true, characterData: true, attributes: true });
    }""")
    root = sample["groups"]["1"]
    shown.show(
        groups={"1": [command if command[:2] != ["t", 2] else ["t", 2, 341, 14, ["#0000ff"], 3] for command in root]}
    )
    shown.words()
    assert 1 <= shown.query("() => window.touched") <= 2


@test
def keys_and_assistive_technologies_use_elements(open_page):
    shown = open_page()
    shown.show(**settings())
    shown.words()
    page = shown.page

    def expect(**action):
        shown.wait(
            lambda: {k: v for k, v in (shown.session.all("action") or [{}])[-1].items() if k not in "ti"} == action,
            action,
        )

    role_of(shown, "button", "Save").focus()
    page.keyboard.press("Enter")
    expect(element=3, action="activate")
    assert not shown.session.all("key"), "a button's key is no other's"
    role_of(shown, "switch", "Alarm").focus()
    page.keyboard.press("Space")
    expect(element=5, action="activate")
    assert role_of(shown, "switch", "Alarm").is_checked(), "the session says whether it's on"
    role_of(shown, "slider", "Volume").focus()
    page.keyboard.press("ArrowUp")
    expect(element=7, action="increment")
    page.keyboard.press("ArrowLeft")
    expect(element=7, action="decrement")
    role_of(shown, "slider", "Volume").evaluate(
        "(node) => { node.value = 60; node.dispatchEvent(new Event('input', {bubbles: true})); }"
    )
    expect(element=7, action="increment")
    role_of(shown, "combobox", "Unit").select_option("Feet")
    expect(element=8, action="choose", name="Feet")
    role_of(shown, "spinbutton", "Guests").focus()
    page.keyboard.press("ArrowDown")
    expect(element=15, action="decrement")
    role_of(shown, "button", "Delete").focus()
    page.keyboard.press("Enter")
    expect(element=300, action="named", name="Delete")
    role_of(shown, "button", "Row 2").evaluate("(node) => node.click()")
    expect(element=301, action="activate")
    # The focus stays where elements around it change.
    role_of(shown, "tab", "More").focus()
    shown.show(
        elements={
            "11": element("tabBar", [0, 560, 400, 40], children=[16, 12, 13]),
            "16": element("tab", [0, 560, 10, 40], "New"),
            "13": element("tab", [210, 560, 190, 40], "More"),
        }
    )
    assert shown.query("() => document.activeElement.dataset.element") == "13"


@test
def a_dialog_has_the_focus_and_escape_leaves_it(open_page):
    shown = open_page()
    shown.show(**settings())
    role_of(shown, "button", "Save").focus()
    shown.show(
        elements={
            "0": screen([50]),
            "50": element("alert", [50, 50, 300, 200], "Sure?", children=[51], actions=["escape"]),
            "51": element("button", [60, 60, 80, 30], "Yes"),
        }
    )
    assert shown.query("() => document.activeElement.getAttribute('role')") == "alertdialog"
    shown.page.keyboard.press("Escape")
    shown.wait(lambda: shown.session.all("action"), "escape")
    assert shown.session.all("action")[-1]["action"] == "escape"
    sample = settings()["elements"]
    shown.show(elements=sample, gone=[50, 51])
    assert shown.page.get_by_role("alertdialog").count() == 0


@test
def keys_go_to_the_session_and_shortcuts_to_the_browser(open_page):
    shown = open_page()
    shown.draw([["f", [0, 0, 10, 10], 0, "#000000"]])
    shown.query("""() => {
          window.held = [];
          window.addEventListener('keydown', (e) => setTimeout(() => held.push([e.key, e.defaultPrevented])));
        }""")
    shown.page.keyboard.press("ArrowDown")
    shown.page.keyboard.press("Shift+A")
    shown.page.keyboard.down("Control")
    shown.query("""() => {
          const f = { key: 'f', code: 'KeyF', ctrlKey: true, cancelable: true, bubbles: true };
          dispatchEvent(new KeyboardEvent('keydown', f));
        }""")
    shown.page.keyboard.up("Control")
    shown.wait(lambda: len(shown.session.all("key")) >= 8, "keys")
    said = [(m["phase"], m["key"], m["modifiers"]) for m in shown.session.all("key")]
    assert said[:2] == [("down", "ArrowDown", []), ("up", "ArrowDown", [])], said
    assert ("down", "A", ["shift"]) in said
    held = dict(shown.query("() => held"))
    assert held["ArrowDown"] is True and held["f"] is False, held


@test
def control_stands_for_command_where_people_press_it(open_page):
    shown = open_page()
    shown.draw([["f", [0, 0, 10, 10], 0, "#000000"]])
    shown.query("""() => {
          window.held = [];
          window.addEventListener('keydown', (e) => setTimeout(() => held.push([e.key, e.defaultPrevented])));
        }""")
    for keys in ("Control+z", "Control+Shift+Z", "Control+y", "Control+k", "Control+f", "Control+Meta+j", "Meta+z"):
        shown.page.keyboard.press(keys)
    downs = lambda: [m for m in shown.session.all("key") if m["phase"] == "down" and len(m["key"]) == 1]  # noqa: E731
    shown.wait(lambda: len(downs()) >= 7, "keys")
    held = {m["key"] + ("+" if m["modifiers"] == ["command"] else ""): m["modifiers"] for m in downs()}
    assert held == {
        "z": ["control", "asCommand"], "Z": ["shift", "control", "asCommand"], "y": ["control", "asCommand"],
        "k": ["control", "asCommand"], "f": ["control"], "j": ["control", "command"], "z+": ["command"]}, held
    prevented = dict(shown.query("() => held"))
    assert prevented["z"] and prevented["Z"] and prevented["y"], "the browser doesn't undo in a field that was left"
    assert not prevented["f"], prevented


@test
def control_is_control_in_a_browser_of_apples(open_page):
    shown = open_page()
    shown.context.add_init_script(
        "Object.defineProperty(navigator, 'userAgentData', { value: undefined });"
        "Object.defineProperty(navigator, 'platform', { value: 'MacIntel' });")
    count = len(shown.server.sessions)
    shown.page.reload()
    shown.wait(lambda: len(shown.server.sessions) > count, "a session")
    shown.session = shown.server.sessions[-1]
    shown.wait(lambda: shown.session.all("hello"), "hello")
    shown.session.send(t="welcome", protocol=1, size=[400, 300], keeps=[], limit=1 << 20)
    shown.draw([["f", [0, 0, 10, 10], 0, "#000000"]])
    shown.page.keyboard.press("Control+k")
    downs = lambda: [m["modifiers"] for m in shown.session.all("key") if m["key"] == "k"]  # noqa: E731
    shown.wait(downs, "the key")
    assert downs()[0] == ["control"], downs()


@test
def hostile_words_stay_words(open_page):
    shown = open_page()
    evil = "<img src=x onerror=\"document.title='evil'\"><script>document.title='evil'</script>"
    kinds = [
        "text",
        "button",
        "textField",
        "toggle",
        "image",
        "slider",
        "picker",
        "row",
        "sheet",
        "menu",
        'nonsense"<b>',
        "link",
    ]
    elements = {"0": screen(list(range(1, len(kinds) + 1)))}
    for number, kind in enumerate(kinds, 1):
        elements[str(number)] = element(
            kind,
            [0, 20 * number, 100, 20],
            evil,
            value=evil,
            hint=evil,
            placeholder=evil,
            identifier=evil,
            options=[evil],
            actions=[f"named:{evil}", "activate", "choose"],
            traits=[evil],
        )
    shown.show(
        size=[400, 300],
        root=1,
        glyphs={"1": BLOCK},
        texts={"1": text(evil)},
        elements=elements,
        groups={"1": [["t", 1, 0, 0, ["#000000"], 1], ["a", "javascript:document.title='evil'", 0, 0, 50, 50]]},
        findings=[{"kind": evil, "place": evil, "text": evil}],
    )
    shown.session.send(t="open", url="javascript:document.title='evil'")
    shown.session.send(t="share", items=[{"text": evil}, {"url": evil}])
    shown.words()
    assert shown.query("() => document.querySelectorAll('img, #layer script').length") == 0
    assert shown.query("() => document.querySelectorAll('a').length") == 0
    assert shown.page.title() != "evil"
    assert evil in shown.query("() => document.getElementById('findings').textContent")
    shown.session.send(t="ended", why=evil)
    shown.wait(lambda: evil in shown.query("() => document.getElementById('bar').textContent"), "the end")
    assert shown.query("() => document.querySelectorAll('img').length") == 0
