# SPDX-License-Identifier: Apache-2.0
"""The inspector beside a preview: the tree of its views, the picture, the source, what has happened."""

import hashlib
import pathlib
import struct
import threading
import time

import live
from samples import GREEN, RED, png, settings

SOURCE = "import SwiftUI\n\nstruct Card: View {\n  var body: some View {\n    VStack {\n" + "".join(
    f'      Text("Row {number}")\n' for number in range(1, 31)) + "    }\n  }\n}\n"


def row(parent, kind, view, text, line, frame, proposal=(400, None), answer=None):
    return [parent, kind, view, text, line and f"Card.swift:{line}", *frame, *proposal, *(answer or frame[2:])]


def card(count=3, first=1):
    """A stack of texts, with a modifier that has no name."""
    nodes = [
        row(-1, "host", "Host", None, None, [0, 0, 400, 600]),
        row(0, "custom", "Card", None, None, [0, 0, 400, 600]),
        row(1, "stack", "VStack", None, 5, [0, 44, 400, 40 * count]),
        row(2, "other", "", None, 6, [0, 44, 400, 40]),
    ]
    for number in range(count):
        parent = 3 if number == 0 else 2
        nodes.append(row(parent, "text", "Text", f"Row {first + number}", 6 + number, [0, 44 + 40 * number, 60, 40]))
    finding = {"name": "overflow", "node": 4, "view": "Text", "message": "It's wider than its room.", "hint": "Make it smaller."}
    return {"size": {"width": 400, "height": 600}, "nodes": nodes, "more": 0, "findings": [finding], "warnings": []}


def reason(proposal, answer, decisive):
    return {"proposal": proposal, "offer": "same", "offerReason": "", "answer": answer, "answerSource": "own",
            "answerReason": "its words need that", "decisiveNode": decisive, "decisiveStep": "Its words need that.", "placeReason": ""}


def story(tree, node):
    """The views on the way to one."""
    path = []
    here = node
    while here >= 0:
        path.insert(0, here)
        here = tree["nodes"][here][0]
    nodes = []
    for each in path:
        parent, kind, view, text, source, x, y, width, height, *_ = tree["nodes"][each]
        frame = {"x": x, "y": y, "width": width, "height": height}
        marks = [{"kind": "padding", "frame": {"x": x, "y": y, "width": 4, "height": height}, "label": "4"}] if view == "" else []
        question = {"asker": 2, "purpose": "ideal", "proposal": {"width": None, "height": None},
                    "answer": {"width": 60, "height": 40}, "remembered": False}
        made = {"id": each, "kind": kind, "view": view, "frame": frame, "drawn": frame, "marks": marks, "redraws": [],
                "width": reason(400, width, node), "height": reason(None, height, node), "arithmetic": ["4 + 56 = 60"] if each == node else [],
                "questions": [question] if each == node else [], "evaluations": [{"pass": 1, "because": "it's new"}]}
        if parent >= 0:
            made["parent"] = parent
        if text:
            made["text"] = text
        if source:
            made["source"] = source
        nodes.append(made)
    return {"node": node, "nodes": nodes}


VALUES = """import SwiftUI

struct Card: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text("Say \\u{22}hi\\u{22}").padding(12)
      Text("Hello").font(.title).bold(true)
        // 99 is no value
        .foregroundStyle(.red)
        .offset(x: -4, y: 2.5)
        .overlay { Text("Inner").padding(77) }

        .opacity(0.5)
      Text(#"raw"#).frame(maxWidth: 0x10, alignment: .topLeading)
    }
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .background(Color(red: 0.9, green: 0.95, blue: 1.0), in: RoundedRectangle(cornerRadius: 16))
  }
}
"""


def fingerprint(text):
    return hashlib.sha256(text.encode()).hexdigest()


class Inspected:
    """A preview in focus whose session answers questions."""

    source = SOURCE

    def __init__(self, open_page, query="?inspect=1", tree=None, **options):
        self.tree = tree or card()
        self.record = 1
        self.frames = []
        self.next = 1
        self.shown = shown = open_page(f"preview/M.Card/focus.html{query}", has_session=False, size=(1300, 900), **options)
        server = shown.server
        shown.status = shown.wait(lambda: len(server.statuses) > shown.statuses and server.statuses[-1], "a status")
        shown.status.send(t="files", files={"Card.swift": "/home/Card.swift"})
        shown.status.send(t="state", building=False, problem="")
        self.begin()
        self.page = shown.page

    def begin(self):
        shown, server = self.shown, self.shown.server
        session = shown.wait(
            lambda: len(server.sessions) > shown.count and server.sessions[-1].is_open and server.sessions[-1], "a session")
        shown.session = self.session = session
        shown.wait(lambda: session.all("hello"), "hello")
        session.replies = self.reply
        session.send(t="welcome", protocol=1, size=[400, 600], keeps=["size"], limit=1 << 20)
        shown.show(**settings())

    def reply(self, message):
        if message["t"] != "inspect":
            return
        what, answer = message["what"], {}
        if what == "tree":
            answer = {"record": self.record}
            if message.get("record") != self.record:
                answer["tree"] = self.tree
        elif what == "node":
            if message["record"] != self.record:
                return self.session.send(t="inspected", question=message["i"], what=what, failure="The views have changed since.")
            answer = {"record": self.record, "story": story(self.tree, message["node"])}
        elif what == "frames":
            answer = {"happened": {"frames": self.frames, "missed": 0, "next": self.next},
                      "counters": {"bodies": 9, "measures": 9, "places": 9, "passes": 2, "nodes": 9},
                      "work": {"bodies": len(self.frames), "measures": 0, "places": 0, "passes": 0, "nodes": 0}}
            self.frames = []
        elif what == "source":
            if message["file"] != "Card.swift":
                return self.session.send(t="inspected", question=message["i"], what=what, failure="It is none of the files.")
            answer = {"file": "Card.swift", "path": "/home/Card.swift", "text": self.source, "fingerprint": fingerprint(self.source)}
        self.session.send(t="inspected", question=message["i"], what=what, answer=answer)

    def change(self, tree):
        """The views are others."""
        self.tree = tree
        self.record += 1
        self.shown.show(cursor="default", root=1)

    def asked(self, what):
        return [message for message in self.session.all("inspect") if message["what"] == what]

    def row(self, words):
        return self.page.get_by_role("treeitem").filter(has_text=words)

    def tab(self, name):
        self.page.get_by_role("tab", name=name).click()

    def heading(self, words):
        self.page.locator("#panel-why h2", has_text=words).wait_for()


@test
def nothing_is_asked_until_somebody_inspects(open_page):
    inspected = Inspected(open_page, query="")
    page = inspected.page
    assert not inspected.session.all("inspect") and not page.locator("#inspector").is_visible()
    page.get_by_role("button", name="Inspect").click()
    inspected.row("Row 1").wait_for()
    assert inspected.asked("begin") and "inspect=1" in page.url
    page.get_by_role("button", name="Inspect").click()
    inspected.shown.wait(lambda: inspected.asked("end"), "the end")
    assert not page.locator("#inspector").is_visible() and page.locator(".marks").count() == 0
    count = len(inspected.session.all("inspect"))
    inspected.change(card(5))
    page.wait_for_timeout(200)
    assert len(inspected.session.all("inspect")) == count


@test
def the_tree_is_walked_by_keys_and_folded(open_page):
    inspected = Inspected(open_page)
    page = inspected.page
    inspected.row("Row 1").wait_for()
    # A modifier without a name has no row.
    assert page.get_by_role("treeitem").count() == 6
    assert inspected.row("Row 1").get_attribute("aria-level") == "4"
    page.locator(".tree").focus()
    page.keyboard.press("End")
    inspected.heading("Row 3")
    page.keyboard.press("ArrowUp")
    inspected.heading("Row 2")
    page.keyboard.press("ArrowLeft")
    inspected.heading("VStack")
    page.keyboard.press("ArrowLeft")
    assert page.get_by_role("treeitem").count() == 3
    assert inspected.row("VStack").get_attribute("aria-expanded") == "false"
    # What is folded stays so when the views change.
    inspected.change(card(4))
    page.wait_for_timeout(300)
    assert page.get_by_role("treeitem").count() == 3
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    inspected.heading("Row 1")
    assert page.get_by_role("treeitem").count() == 7


@test
def a_view_is_told_with_its_reasons_and_marked_in_the_picture(open_page):
    inspected = Inspected(open_page)
    page = inspected.page
    inspected.row("Row 1").click()
    inspected.heading("Text “Row 1” is 60 wide and 40 high")
    panel = page.locator("#panel-why")
    for words in ["400 proposed", "nothing proposed", "Its words need that.", "4 + 56 = 60", "It's wider than its room.", "ideal", "it's new"]:
        assert words in panel.inner_text(), words
    assert panel.get_by_role("link", name="Card.swift:6").get_attribute("href") == "vscode://file/home/Card.swift:6"
    frame = page.locator(".marks .frame")
    assert [frame.get_attribute(name) for name in ["x", "y", "width", "height"]] == ["0", "44", "60", "40"]
    # The padding of the modifier without a name that the view is in isn't the view's.
    assert page.locator(".marks rect.padding").count() == 0
    assert page.locator(".badge").inner_text() == "Text 60×40"
    panel.get_by_role("button", name="VStack").first.click()
    inspected.heading("VStack is 400 wide")
    assert page.locator(".marks rect.padding").count() == 0
    inspected.shown.wait(lambda: "Card.swift%3A5" in page.url, "the line in the address")


@test
def pointing_chooses_a_view_and_doesnt_use_it(open_page):
    inspected = Inspected(open_page)
    page, shown = inspected.page, inspected.shown
    inspected.row("Row 1").wait_for()
    box = page.locator("#stage").bounding_box()
    point = page.get_by_role("button", name="Point", exact=True)
    point.click()
    page.mouse.move(box["x"] + 30, box["y"] + 44 + 50)
    page.locator(".view.over", has_text="Row 2").wait_for()
    page.mouse.click(box["x"] + 30, box["y"] + 44 + 50)
    inspected.heading("Row 2")
    assert not shown.session.all("pointer") and point.get_attribute("aria-pressed") == "false"
    # Escape ends it; then the view is used again.
    point.click()
    page.keyboard.press("Escape")
    assert point.get_attribute("aria-pressed") == "false" and not shown.session.all("key")
    page.mouse.click(box["x"] + 200, box["y"] + 520)
    shown.wait(lambda: shown.session.all("pointer"), "a pointer")


@test
def the_chosen_view_stays_chosen_and_no_other_takes_its_place(open_page):
    inspected = Inspected(open_page)
    chosen = inspected.page.locator(".view.chosen")
    inspected.row("Row 3").click()
    inspected.heading("Row 3")
    # It shows something else.
    changed = card(3)
    changed["nodes"][6][3] = "Three"
    inspected.change(changed)
    chosen.filter(has_text="Three").wait_for()
    # Another comes before it: its number is another.
    more = card(3)
    more["nodes"][6][3] = "Three"
    more["nodes"].insert(4, row(3, "text", "Text", "New", 20, [0, 44, 10, 10]))
    inspected.change(more)
    inspected.shown.wait(lambda: inspected.asked("node")[-1]["node"] == 7, "the story of its new number")
    chosen.filter(has_text="Three").wait_for()
    # It goes out of sight, and no other one of its kind is taken for it; it's chosen again when it's back.
    inspected.change(card(1))
    inspected.shown.wait(lambda: chosen.count() == 0, "it to go")
    inspected.change(card(3))
    chosen.filter(has_text="Row 3").wait_for()


@test
def rows_that_one_line_makes_are_told_apart_by_their_texts(open_page):
    def rows(first):
        tree = card(4, first=first)
        for node in tree["nodes"][4:]:
            node[0], node[4] = 2, "Card.swift:6"
        return tree

    inspected = Inspected(open_page, tree=rows(1))
    chosen = inspected.page.locator(".view.chosen")
    inspected.row("Row 3").click()
    inspected.heading("Row 3")
    inspected.change(rows(2))
    inspected.shown.wait(lambda: inspected.asked("node")[-1]["node"] == 5, "the story of its new number")
    chosen.filter(has_text="Row 3").wait_for()
    inspected.change(rows(7))
    inspected.shown.wait(lambda: chosen.count() == 0, "it to go")


@test
def the_source_shows_which_lines_make_views(open_page):
    inspected = Inspected(open_page, tree=card(30))
    page = inspected.page
    inspected.row("Row 1").first.wait_for()
    inspected.tab("Source")
    lines = page.locator(".code .text-line")
    lines.first.wait_for()
    page.locator(".text-line", has_text='Text("Row 2")').click()
    page.locator(".view.chosen", has_text="Row 2").wait_for()
    assert page.locator(".text-line.chosen .number").inner_text() == "7"
    page.locator(".text-line", has_text='Text("Row 4")').hover()
    page.locator(".view.over", has_text="Row 4").wait_for()
    # The line of a view that is chosen elsewhere comes into sight.
    page.locator(".tree").focus()
    page.keyboard.press("End")
    page.locator(".text-line.chosen", has_text="Row 30").wait_for()
    assert page.locator(".text-line.has-views").count() > 5


@test
def an_editors_cursor_chooses_the_view_of_its_line(open_page):
    inspected = Inspected(open_page)
    inspected.row("Row 1").wait_for()
    for file, line, words in [("/home/Card.swift", 8, "Row 3"), ("Card.swift", 5, "VStack"), ("/home/Card.swift", 40, "Row 3")]:
        inspected.page.evaluate(
            "(detail) => dispatchEvent(new CustomEvent('gnomon-cursor', { detail }))", {"file": file, "line": line, "column": 1})
        inspected.page.locator(".view.chosen", has_text=words).wait_for()
    inspected.page.evaluate(
        "(detail) => dispatchEvent(new CustomEvent('gnomon-cursor', { detail }))", {"file": "/elsewhere/Other.swift", "line": 5})
    inspected.page.wait_for_timeout(50)
    assert inspected.page.locator(".view.chosen", has_text="Row 3").count() == 1


@test
def what_has_happened_is_told_frame_by_frame(open_page):
    inspected = Inspected(open_page)
    page = inspected.page
    inspected.row("Row 1").wait_for()
    inspected.tab("Happened")
    place = {"x": 0, "y": 44, "width": 60, "height": 40}
    redraw = {"node": 4, "name": "Text “Row 1”", "source": "Card.swift:6", "kind": "changed", "old": place, "new": place,
              "words": "shows something else", "because": "Card was evaluated"}
    done = {"changes": [{"name": "count of Card", "old": "0", "new": "1"}], "reductions": [], "moves": [], "actions": [],
            "evaluations": [{"name": "Card", "because": "count of Card has changed: 0 → 1"}] * 3, "redraws": [redraw, redraw]}
    inspected.frames, inspected.next = [{"cause": "a finger was lifted", "firstPass": 1, "passes": [done]}], 2
    inspected.change(card(4))
    frames = page.locator(".frames > li")
    frames.first.wait_for()
    text = frames.first.inner_text()
    for words in ["A finger was lifted", "3 evaluated, 2 drawn otherwise", "count of Card: 0 → 1", "Card, 3 of them",
                  "count of Card has changed: 0 → 1", "Text “Row 1” and 1 more shows something else"]:
        assert words in text, (words, text)
    assert inspected.page.locator(".view.changed", has_text="Row 1").count() == 1
    inspected.shown.wait(lambda: inspected.asked("frames")[-1]["since"] >= 1, "the next question")
    # An animation's frames are one; the frame before is closed.
    quiet = {**done, "changes": [], "evaluations": []}
    for _ in range(5):
        inspected.frames = [{"cause": "an update", "firstPass": 2, "passes": [quiet]}]
        inspected.change(card(4))
        inspected.shown.wait(lambda: not inspected.frames, "the frame to be told")
    inspected.shown.wait(lambda: "5 frames" in frames.first.inner_text(), "five frames in one")
    assert frames.count() == 2
    frames.nth(1).locator("summary").click()
    frames.nth(1).get_by_role("button", name="Text “Row 1” and 1 more").click()
    inspected.heading("Row 1")


@test
def findings_are_listed_with_their_views(open_page):
    inspected = Inspected(open_page)
    inspected.row("Row 1").wait_for()
    inspected.tab("Findings 1")
    panel = inspected.page.locator("#panel-findings")
    assert "It's wider than its room." in panel.inner_text() and "Make it smaller." in panel.inner_text()
    # It lies where the others do.
    box, tabs = panel.bounding_box(), inspected.page.locator(".tabs").bounding_box()
    assert box["y"] >= tabs["y"] + tabs["height"] - 1 and box["height"] > 100, (box, tabs)
    panel.get_by_role("button", name="Text “Row 1”").click()
    inspected.heading("Row 1")


@test
def views_are_searched_and_the_address_chooses_one(open_page):
    inspected = Inspected(open_page, query="?inspect=Card.swift%3A7")
    page = inspected.page
    inspected.heading("Row 2")
    search = page.get_by_label("Search views")
    search.fill("row")
    page.locator(".facts", has_text="3 of 6").wait_for()
    assert page.locator(".view.hit").count() == 3
    inspected.heading("Row 1")
    search.press("Enter")
    inspected.heading("Row 2")
    search.fill(":8")
    inspected.heading("Row 3")


@test
def another_session_is_asked_anew(open_page):
    inspected = Inspected(open_page)
    inspected.row("Row 2").click()
    inspected.heading("Row 2")
    first = inspected.session
    # Its numbers begin anew, too.
    first.send(t="renew")
    inspected.shown.wait(lambda: len(first.all("hello")) == 2, "another hello")
    count = len(first.all("inspect"))
    inspected.tree, inspected.record = card(5, first=2), 1
    first.send(t="welcome", protocol=1, size=[400, 600], keeps=["size"], limit=1 << 20)
    inspected.shown.show(**settings())
    inspected.row("Row 6").wait_for()
    assert {"begin", "tree"} <= {message["what"] for message in first.all("inspect")[count:]}
    inspected.page.locator(".view.chosen", has_text="Row 3").wait_for()


@test
def names_and_texts_of_views_are_texts(open_page):
    tree = card(1)
    tree["nodes"][4][2:4] = ["<b>Text</b>", "<img src=x onerror=alert(1)>"]
    inspected = Inspected(open_page, tree=tree)
    inspected.row("<img").click()
    inspected.heading("<img src=x")
    assert inspected.page.query_selector("#inspector img") is None and inspected.page.query_selector(".tree b b") is None


@test
def twenty_thousand_views_are_walked_through(open_page):
    inspected = Inspected(open_page, tree=card(20_000))
    page = inspected.page
    page.locator(".facts", has_text="20003 views").wait_for()
    assert page.get_by_role("treeitem").count() < 100
    page.locator(".tree").focus()
    page.keyboard.press("End")
    inspected.heading("Row 20000")
    page.get_by_label("Search views").fill("Row 12345")
    inspected.heading("Row 12345")
    page.get_by_role("button", name="Point", exact=True).click()
    box = page.locator("#stage").bounding_box()
    page.mouse.move(box["x"] + 30, box["y"] + 100)
    page.locator(".view.over", has_text="Row 2").wait_for()


class Edited(Inspected):
    """The same with a server that changes files, as the command does: after a while, and only where they say what was edited."""

    source = VALUES

    def __init__(self, open_page, saves=False, pause=0.05):
        super().__init__(open_page, "?inspect=Card.swift%3A7", card(3))
        self.pause = pause
        self.busy = threading.Lock()
        self.failure = None
        self.draft = None
        self.status = self.shown.status
        self.status.send(t="files", files={"Card.swift": "/home/Card.swift"}, saves=saves)
        self.status.replies = self.answer
        self.tab("Values")
        self.page.locator(".value").first.wait_for()

    def answer(self, message):
        if message["t"] == "edit":
            threading.Timer(self.pause, self.edit, [message]).start()

    def edit(self, message):
        with self.busy:
            failure = self.failure
            if message["file"] != "/home/Card.swift":
                failure = "that file is none of those that are shown"
            elif message["edits"] and message["fingerprint"] != fingerprint(self.source):
                failure = "Card.swift has changed"
            text = self.source
            for change in sorted(message["edits"], key=lambda change: -change["offset"]):
                if not failure and not text[change["offset"]:].startswith(change["old"]):
                    failure = f"'{change['old']}' isn't there any more"
                text = text[: change["offset"]] + change["new"] + text[change["offset"] + len(change["old"]):]
            if failure:
                return self.status.send(t="edited", number=message["number"], failure=failure)
            if message["saves"]:
                self.source = text
            self.draft = text if message["edits"] and not message["saves"] else None
            self.status.send(t="edited", number=message["number"], fingerprint=fingerprint(self.source))

    def reaches(self, text, draft=None):
        """Waits until the file, and what is shown of it, are what they should be."""
        try:
            self.shown.wait(lambda: self.source == text and self.draft == draft, "the file")
        except AssertionError:
            raise AssertionError(f"the file says {self.source}\nand shown is {self.draft}") from None

    def changed(self, *changes):
        text = VALUES
        for old, new in changes:
            assert text.count(old) == 1, old
            text = text.replace(old, new)
        return text

    def move(self, label, value, lets_go=False):
        """Moves a slider, and lets it go."""
        self.page.get_by_label(label, exact=True).evaluate(
            "(node, [value, done]) => { node.value = value; node.dispatchEvent(new Event('input', { bubbles: true }));"
            " if (done) node.dispatchEvent(new Event('change', { bubbles: true })); }", [value, lets_go])


@test
def literals_of_a_views_lines_are_found(open_page):
    inspected = Inspected(open_page)
    found = {}
    for line in [5, 6, 7, 14]:
        found[line] = inspected.page.evaluate(
            "async ([text, line]) => { const { literalsOf } = await import('/page/literals.js'); return literalsOf(text, line)"
            ".map(({ label, text: now, offset }) => [label, now, text.substr(offset, now.length) === now]); }", [VALUES, line])
        assert all(is_there for _, _, is_there in found[line]), found[line]
        found[line] = [(label, text) for label, text, _ in found[line]]
    assert found[5] == [
        ("VStack, alignment", "leading"), ("VStack, spacing", "8"), ("EdgeInsets, top", "1"), ("EdgeInsets, leading", "2"),
        ("EdgeInsets, bottom", "3"), ("EdgeInsets, trailing", "4"), ("Color, red", "0.9"), ("Color, green", "0.95"),
        ("Color, blue", "1.0"), ("RoundedRectangle, cornerRadius", "16")], found[5]
    # Texts with something put in, or with other signs, aren't changed here; braces hold other views.
    assert found[6] == [("padding", "12")], found[6]
    assert found[7] == [
        ("Text", '"Hello"'), ("bold", "true"), ("foregroundStyle", "red"), ("offset, x", "-4"), ("offset, y", "2.5"),
        ("opacity", "0.5")], found[7]
    assert found[14] == [("frame, alignment", "topLeading")], found[14]


@test
def what_looks_like_a_literal_and_is_none_is_left(open_page):
    inspected = Inspected(open_page)
    lines = {
        'Text("Hello \\(name ?? "nobody"), bye").padding(8)': ["padding 8"],
        "Text($0.name).padding(9)": ["padding 9"],
        '/* /* x */ .padding(9) */ Text("a \\"b\\"")': ['Text "a \\"b\\""'],
        'if count > 3 { Text("x").padding(4) }': ['Text "x"', "padding 4"],
        'Text("q").safeAreaInset(edge: .top, alignment: .leading) { Color.red }': ['Text "q"'],
        'Text(#file).frame(width: 0x10).tag(99_999_999_999)': [],
        'Text("""\n  many 5\n  """).padding(1)': ["padding 1"],
        'Text("a") // .padding(3)': ['Text "a"'],
        "Text(LocalizedStringKey(words)).font(.system(size: 12))": ["system, size 12"],
    }
    for line, expected in lines.items():
        found = inspected.page.evaluate(
            "async (text) => { const { literalsOf } = await import('/page/literals.js'); return literalsOf(text, 1, ['Text'])"
            ".map(({ label, text }) => `${label} ${text}`); }", line)
        assert found == expected, (line, found)
    # What nobody writes is read all the same, in a moment.
    begin = time.monotonic()
    for text in ['Text("' + '\\("' * 20_000, 'Text("' + "\\(" * 20_000, "/*" * 20_000, "Text(" * 20_000, 'Text("a")' + ".padding(1)\n" * 20_000]:
        inspected.page.evaluate(
            "async (text) => { const { literalsOf } = await import('/page/literals.js'); return literalsOf(text, 1, ['Text']).length; }", text)
    assert time.monotonic() - begin < 10
    written = inspected.page.evaluate(
        "async () => { const { numberText, quoted, unquoted } = await import('/page/literals.js'); return [numberText(2.5, {"
        " isWhole: true }), numberText(3, { isWhole: false }), numberText(1e30, { isWhole: true }), numberText(-4, { isWhole: true,"
        " isAlone: false }), numberText(NaN, {}), numberText(-0.2, { isWhole: true }), unquoted(quoted('say \"hi\" \\\\'))]; }")
    assert written == ["3", "3.0", None, None, None, "0", 'say "hi" \\'], written


@test
def a_slider_is_shown_while_it_moves_and_saved_when_somebody_says_so(open_page):
    edited = Edited(open_page)
    page = edited.page
    assert edited.status.all("prepare")[-1]["file"] == "/home/Card.swift"
    edited.move("offset, x", 9)
    edited.reaches(VALUES, edited.changed(("-4", "9")))
    # What comes while one is shown is shown as the newest alone.
    count = len(edited.status.all("edit"))
    for value in [10, 11, 12]:
        edited.move("offset, x", value, lets_go=value == 12)
    edited.reaches(VALUES, edited.changed(("-4", "12")))
    assert len(edited.status.all("edit")) <= count + 2
    edited.move("opacity", 0.25, lets_go=True)
    both = edited.changed(("-4", "12"), ("0.5", "0.25"))
    edited.reaches(VALUES, both)
    page.locator(".unsaved").get_by_role("button", name="Save").click()
    edited.reaches(both)
    # From then on it's saved when it's let go; places are those of the saved text.
    page.get_by_label("Text", exact=True).fill('Say "hi" \\ bye')
    page.get_by_label("offset, x", exact=True).focus()
    words = both.replace('"Hello"', '"Say \\"hi\\" \\\\ bye"')
    edited.reaches(words)
    assert page.get_by_label("Text", exact=True).input_value() == 'Say "hi" \\ bye'
    edited.move("offset, x", 15, lets_go=True)
    edited.reaches(words.replace("x: 12", "x: 15"))
    assert not page.get_by_text("Shown, not saved.").is_visible()
    # Undo takes back one after the other.
    for text in [words, both, VALUES]:
        page.get_by_role("button", name="Undo").click()
        edited.reaches(text)
        page.wait_for_timeout(100)
    assert not page.get_by_role("button", name="Undo").is_visible()
    assert not page.locator(".panel-values .wrong").is_visible()


@test
def arrow_keys_faster_than_the_compiler_lose_nothing(open_page):
    edited = Edited(open_page, saves=True, pause=0.3)
    slider = edited.page.get_by_label("offset, x", exact=True)
    slider.focus()
    for _ in range(6):
        edited.page.keyboard.press("ArrowRight")
        edited.page.wait_for_timeout(40)
    edited.reaches(edited.changed(("-4", "2")))
    assert not edited.page.locator(".panel-values .wrong").is_visible()


@test
def what_is_shown_is_taken_back_by_hand_or_when_nobody_is_there_to_save_it(open_page):
    edited = Edited(open_page)
    page = edited.page
    edited.move("opacity", 0.75, lets_go=True)
    edited.reaches(VALUES, edited.changed(("0.5", "0.75")))
    page.get_by_role("button", name="Take back").click()
    edited.reaches(VALUES)
    assert page.get_by_label("opacity", exact=True).input_value() == "0.5"
    # The inspector is closed, or another file's view is chosen.
    edited.move("opacity", 0.75, lets_go=True)
    edited.reaches(VALUES, edited.changed(("0.5", "0.75")))
    page.get_by_role("button", name="Inspect").click()
    edited.reaches(VALUES)
    page.get_by_role("button", name="Inspect").click()
    edited.row("Row 2").click()
    edited.tab("Values")
    edited.move("opacity", 0.75, lets_go=True)
    edited.reaches(VALUES, edited.changed(("0.5", "0.75")))
    tree = card(3)
    tree["nodes"].append(row(2, "text", "Text", "Elsewhere", None, [0, 300, 60, 40]))
    edited.change(tree)
    edited.row("Elsewhere").click()
    edited.reaches(VALUES)


@test
def a_file_that_has_changed_isnt_written_and_is_read_again(open_page):
    edited = Edited(open_page, saves=True)
    page = edited.page
    edited.source = VALUES.replace("import SwiftUI", "import SwiftUI // here")
    edited.move("opacity", 0.75, lets_go=True)
    page.get_by_text("It isn't changed: Card.swift has changed").wait_for()
    assert "0.75" not in edited.source
    # The controls are those of what it says now.
    page.get_by_label("opacity", exact=True).wait_for()
    edited.move("opacity", 0.25, lets_go=True)
    edited.shown.wait(lambda: "0.25" in edited.source, "the file")
    assert "// here" in edited.source and edited.source.count("0.25") == 1
    edited.source += "// more\n"
    page.get_by_role("button", name="Undo").click()
    page.get_by_text("It isn't undone: Card.swift has changed").wait_for()
    assert "0.25" in edited.source


@test
def with_the_commands_word_it_is_saved_at_once(open_page):
    edited = Edited(open_page, saves=True)
    edited.page.get_by_label("foregroundStyle", exact=True).select_option("blue")
    edited.reaches(edited.changed((".red", ".blue")))
    edited.page.get_by_label("bold", exact=True).select_option("false")
    edited.reaches(edited.changed((".red", ".blue"), ("true", "false")))
    # A number keeps its form; what is no number changes nothing.
    field = edited.page.get_by_label("offset, y, number", exact=True)
    field.fill("3")
    field.press("Enter")
    last = edited.changed((".red", ".blue"), ("true", "false"), ("2.5", "3.0"))
    edited.reaches(last)
    field.fill("")
    edited.page.wait_for_timeout(100)
    edited.reaches(last)
    # Whole numbers are whole in the fields as well.
    field = edited.page.get_by_label("offset, x, number", exact=True)
    field.fill("2.6")
    field.press("Enter")
    edited.reaches(last.replace("x: -4", "x: 3"))
    assert field.input_value() == "3"


@test
def time_is_stopped_slowed_and_moved_on(open_page):
    inspected = Inspected(open_page)
    page, shown = inspected.page, inspected.shown
    inspected.row("Row 1").wait_for()
    inspected.tab("Time")

    def said(count):
        shown.wait(lambda: len(inspected.session.all("clock")) >= count, f"{count} words of the clock")
        return {key: value for key, value in inspected.session.all("clock")[-1].items() if key in ("rate", "by")}

    assert not inspected.session.all("clock")
    page.get_by_label("Speed").select_option("0.1")
    assert said(1) == {"rate": 0.1}
    page.get_by_role("button", name="Pause").click()
    assert said(2) == {"rate": 0}
    page.get_by_role("button", name="+ 0.1 s").click()
    assert said(3) == {"by": 0.1}
    # Another session's time passes as it does, until it's told.
    inspected.session.send(t="renew")
    shown.wait(lambda: len(inspected.session.all("hello")) == 2, "another hello")
    inspected.session.send(t="welcome", protocol=1, size=[400, 600], keeps=["size"], limit=1 << 20)
    shown.show(**settings())
    assert said(4) == {"rate": 0}
    page.get_by_role("button", name="Go on").click()
    assert said(5) == {"rate": 0.1}
    # Who looks no more leaves the view as it was.
    page.get_by_role("button", name="Inspect").click()
    assert said(6) == {"rate": 1}


@test
def frames_are_kept_looked_at_and_saved(open_page):
    inspected = Inspected(open_page)
    page, shown = inspected.page, inspected.shown
    inspected.row("Row 1").wait_for()
    inspected.tab("Time")
    film = page.locator(".film")
    for color in ["#ff0000", "#00ff00", "#0000ff"]:
        shown.show(root=1, groups={"1": [["f", [0, 0, 400, 600], 0, color]]})
    page.locator(".panel-time output", has_text="3 of 3").wait_for()
    assert not film.is_visible()
    pixel = "() => [...document.querySelector('.film').getContext('2d').getImageData(200, 300, 1, 1).data]"
    frame = page.get_by_label("Frame", exact=True)
    frame.fill("0")
    assert film.is_visible() and page.evaluate(pixel) == [255, 0, 0, 255]
    frame.fill("1")
    assert page.evaluate(pixel) == [0, 255, 0, 255] and "before the last" in page.locator(".panel-time output").inner_text()
    page.get_by_label("All over each other").check()
    red, green, blue, _ = page.evaluate(pixel)
    assert all(70 <= share <= 100 for share in (red, green, blue)), (red, green, blue)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save strip").click()
    data = pathlib.Path(saved.value.path()).read_bytes()
    assert saved.value.suggested_filename == "frames.png" and data[:4] == b"\x89PNG"
    assert struct.unpack(">II", data[16:24]) == (3 * 400 + 2 * 8, 600)
    # New frames are seen as they come where the last one is chosen.
    page.get_by_role("button", name="Back to now").click()
    assert not film.is_visible() and not page.get_by_role("button", name="Back to now").is_visible()
    shown.show(root=1, groups={"1": [["f", [0, 0, 400, 600], 0, "#ffffff"]]})
    page.locator(".panel-time output", has_text="4 of 4").wait_for()
    assert not film.is_visible()
    # No more than a certain number are kept.
    for number in range(245):
        shown.show(root=1, groups={"1": [["f", [number, 0, 40, 600], 0, "#ff0000"]]})
    page.locator(".panel-time output", has_text=" of ").wait_for()
    kept = int(page.locator(".panel-time output").inner_text().split(" of ")[1].split(",")[0])
    assert 100 < kept <= 240, kept
    page.get_by_role("button", name="Forget").click()
    page.locator(".panel-time output", has_text="none").wait_for()
    # Nothing is kept where nobody looks.
    inspected.tab("Why")
    shown.show(root=1, groups={"1": [["f", [0, 0, 400, 600], 0, "#ff00ff"]]})
    inspected.tab("Time")
    assert page.locator(".panel-time output").inner_text() == "none"


@test
def a_picture_is_compared_with_the_view(open_page):
    inspected = Inspected(open_page)
    page, shown = inspected.page, inspected.shown
    inspected.row("Row 1").wait_for()
    shown.show(root=1, groups={"1": [["f", [0, 0, 400, 600], 0, "#ff0000"]]})
    inspected.tab("Compare")
    over, note = page.locator(".compared"), page.locator(".panel-compare [role=status]")
    assert not over.is_visible()

    def choose(rows, width=4, height=6, name="a.png", body=None):
        data = body or png(width, height, rows)
        page.get_by_label("A picture to compare with").set_input_files({"name": name, "mimeType": "image/png", "buffer": data})

    choose([RED] * 24)
    note.filter(has_text="No pixel differs.").wait_for()
    assert over.is_visible() and over.bounding_box()["width"] == 400 and over.bounding_box()["height"] == 600
    # The lower right quarter is another color.
    choose([GREEN if x >= 2 and y >= 3 else RED for y in range(6) for x in range(4)])
    note.filter(has_text="% of the pixels differ").wait_for()
    share = float(note.inner_text().split(" %")[0])
    # Four pixels become four hundred, with soft edges.
    assert 20 < share < 40, note.inner_text()
    page.get_by_label("Shown").select_option("difference")
    assert over.evaluate("(node) => getComputedStyle(node).mixBlendMode") == "difference"
    page.get_by_label("Shown").select_option("beside")
    assert over.bounding_box()["x"] > page.locator("#stage").bounding_box()["x"] + 400
    page.get_by_label("Shown").select_option("flicker")
    shown.wait(lambda: over.evaluate("(node) => node.style.visibility") == "hidden", "the picture to go")
    shown.wait(lambda: over.evaluate("(node) => node.style.visibility") == "", "the picture to come")
    # The view is told of as it is now.
    shown.show(root=1, groups={"1": [["f", [0, 0, 400, 600], 0, "#00ff00"]]})
    inspected.record += 1
    shown.show(root=1, cursor="default")
    shown.wait(lambda: float(note.inner_text().split(" %")[0]) > 60, "the other share")
    choose([RED] * 8, width=4, height=2)
    note.filter(has_text="200 points high").wait_for()
    choose([], body=b"no picture", name="words.png")
    note.filter(has_text="words.png can’t be shown as a picture").wait_for()
    page.get_by_role("button", name="Remove").click()
    assert not over.is_visible()


@test
def axe_finds_nothing_in_the_inspector(open_page):
    try:
        import axe_playwright_python
    except ImportError:
        print("        not looked for: axe-playwright-python isn't there")
        return
    script = (pathlib.Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
    inspected = Inspected(open_page, tree=card(30))
    inspected.row("Row 1").first.click()
    inspected.heading("Row 1")
    for tab in ["Why", "Values", "Source", "Happened", "Record", "Time", "Compare", "Findings"]:
        inspected.tab(tab)
        inspected.page.wait_for_timeout(200)
        for appearance in ["light", "dark"]:
            inspected.page.emulate_media(color_scheme=appearance)
            inspected.page.evaluate(script)
            found = inspected.page.evaluate(
                "async () => (await axe.run('#inspector')).violations.map((v) => [v.id, v.help, v.nodes.map((n) => n.html).slice(0, 3)])")
            assert not found, f"{tab}, {appearance}: {found}"
