# SPDX-License-Identifier: Apache-2.0
"""Reading: highlights, the place, the order, listening, and articles without a connection, in real Chromium."""

import contextlib
import hashlib
import io
import re
import sqlite3
import xml.etree.ElementTree
import zipfile
import zlib

LONG = "<!doctype html><html lang='en'><head><title>A long article</title></head><body><main><article><h1>A long article</h1>" + "".join(
    f"<p>Number {n} tells of shadows: a gnomon casts one, and the dial is read where it falls, hour after hour, day after day, in all seasons.</p>"
    for n in range(80)) + "<p>日晷的影子指向时刻。</p><figure><img src='/picture.png' width='100' height='100' alt='A dial'></figure></article></main></body></html>"

# Selects from a word of the first paragraph to a word of the second one.
SELECT = """([first, second]) => {
  const [a, b] = [first, second].map((words) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) if (walker.currentNode.data.includes(words)) return walker.currentNode;
  });
  getSelection().setBaseAndExtent(a, a.data.indexOf(first), b, b.data.indexOf(second) + second.length);
}"""

# Voices that read in no time, and note what they read.
VOICES = """
  window.said = [];
  Object.defineProperty(window, "speechSynthesis", { value: {
    getVoices: () => [{ name: "test" }], cancel() {}, addEventListener() {},
    speak(speech) { said.push([speech.text, speech.lang, speech.rate]); setTimeout(() => speech.dispatchEvent(new Event("end")), 30); },
  } });
  window.SpeechSynthesisUtterance = class extends EventTarget { constructor(text) { super(); this.text = text; this.lang = ""; this.rate = 1; } };
"""


def long_article(day, name):
    path = f"/long-{name}"
    day.web.special[path] = lambda _: (200, {}, LONG.encode())
    day.add(day.web.base + path)
    return day.made(path)


def frame_of(page):
    page.wait_for_selector("iframe.article")
    frame = next(frame for frame in page.frames if frame.parent_frame == page.main_frame)
    frame.wait_for_selector("p")
    return frame


def read(day, link, query="", page=None):
    page = page or day.page
    page.goto(f"{day.server.base}/link/{link['id']}/read{query}", wait_until="load")
    return page, frame_of(page)


def replace_article(day, link, html):
    """Puts other HTML in the place of an article, as if cleaning it had failed. The store stays whole: `doctor` finds nothing wrong."""
    content = html.encode()
    name = hashlib.sha256(content).hexdigest()
    files = day.server.data / "files"
    (files / name[:2]).mkdir(exist_ok=True)
    (files / name[:2] / name).write_bytes(content)
    theirs = "kind = 'article' AND snapshot IN (SELECT id FROM snapshot WHERE link = ?)"
    with sqlite3.connect(day.server.data / "shelf.sqlite", timeout=10) as database:
        old = {row[0] for row in database.execute(f"SELECT hash FROM part WHERE {theirs}", (link["id"],))} - {name}
        database.execute(f"UPDATE part SET hash = ?, bytes = ? WHERE {theirs}", (name, len(content), link["id"]))
        database.execute("INSERT OR IGNORE INTO file (hash, bytes) VALUES (?, ?)", (name, len(content)))
        unnamed = {hash for hash in old if not database.execute("SELECT 1 FROM part WHERE hash = ?", (hash,)).fetchone()}
        database.executemany("DELETE FROM file WHERE hash = ?", [(hash,) for hash in unnamed])
    for hash in unnamed:
        for path in (files / hash[:2]).glob(f"{hash}*"):
            path.unlink()


def passages_are_marked_in_the_reader(day):
    link = long_article(day, "marks")
    page, frame = read(day, link)
    assert page.get_attribute("iframe.article", "sandbox") == "allow-scripts allow-popups allow-popups-to-escape-sandbox"
    frame.evaluate(SELECT, ["Number 0 tells", "Number 1"])
    page.wait_for_selector(".mark-bar:not([hidden])")
    page.click(".mark-bar [data-colour=blue]")
    page.wait_for_selector("#marks-here .mark-card.blue", state="attached")
    assert frame.locator("mark.hl.blue").count() == 2
    # By a key in the frame, with a note.
    frame.locator("h1").click()
    frame.evaluate(SELECT, ["影子", "影子"])
    page.wait_for_selector(".mark-bar:not([hidden])")
    page.keyboard.press("n")
    page.wait_for_selector("#marks-here li:nth-child(2)", state="attached")
    day.wait("the note's field", lambda: page.evaluate("document.activeElement?.name") == "note", 10)
    page.keyboard.type("A shadow")
    with page.expect_navigation():
        page.click("#marks-here li:nth-child(2) button[value=save]")
    page, frame = read(day, link)
    assert [mark.inner_text() for mark in frame.locator("mark.hl").all()][-1] == "影子"
    assert frame.locator("mark.hl.noted").count() == 1
    assert "2 highlights" in page.inner_text("#marks summary")
    kept = day.server.api(f"/links/{link['id']}/highlights", day.token)["highlights"]
    assert [one["note"] for one in kept] == ["", "A shadow"], kept
    assert kept[0]["exact"].startswith("Number 0 tells") and kept[0]["exact"].endswith("Number 1"), kept[0]
    assert len(day.links("has:highlight")) == 1 and len(day.links("highlight:影子")) == 1 and not day.links("highlight:nothing")
    # In another version, with other words around.
    day.web.special["/long-marks"] = lambda _: (200, {}, LONG.replace("<h1>", "<p>It begins with some other words.</p><h1>").replace("日晷的影子指向时刻。", "没有了。").encode())
    versions = len(day.server.api(f"/links/{link['id']}/snapshots", day.token)["snapshots"])
    day.server.api("/links/actions", day.token, "POST", {"ids": [link["id"]], "action": "snapshot"})
    day.wait("the second version", lambda: len(day.server.api(f"/links/{link['id']}/snapshots", day.token)["snapshots"]) > versions)
    page, frame = read(day, link)
    assert frame.locator("mark.hl.blue").count() == 2
    assert "1 not in this version" in page.inner_text("#marks summary")
    page.click("#marks summary")
    page.click("text=Version 1")
    frame = frame_of(page)
    assert frame.locator("mark.hl.noted").inner_text() == "影子"
    page.goto(day.server.base + "/highlights?words=shadow")
    assert page.locator(".mark-card").count() == 2, page.content()
    with page.expect_download() as download:
        page.click("text=Save as Markdown")
    assert "> Number 0 tells" in download.value.path().read_text()


def a_hostile_article_can_do_nothing(day):
    link = long_article(day, "hostile")
    before = day.web.count("/stolen")
    replace_article(day, link, f"""<p onclick="parent.postMessage({{shelf: 1, kind: 'mark', id: '1'}}, '*')">A gnomon casts a shadow.</p>
      <script>window.hacked = 1; parent.postMessage({{shelf: 1, kind: "place", share: 1}}, "*"); fetch("{day.web.base}/stolen");</script>
      <img src="x" onerror="window.hacked = 2"><iframe src="{day.web.base}/stolen"></iframe><object data="{day.web.base}/stolen"></object>
      <svg onload="window.hacked = 3"></svg><link rel="stylesheet" href="{day.web.base}/stolen"><base href="{day.web.base}/">
      <form action="{day.web.base}/stolen"><button id="send">send</button></form><img src="{day.web.base}/stolen">
      <a id="away" href="javascript:window.hacked = 4">press</a> <a id="self" target="_self" href="{day.web.base}/stolen">leave</a>
      <p>Its end is here.</p>""")
    page, frame = read(day, link)
    page.wait_for_timeout(500)
    frame.locator("p").first.click()
    assert frame.evaluate("window.hacked") is None
    frame.locator("#send").click()
    frame.locator("#away").click(no_wait_after=True)
    frame.locator("#self").click(no_wait_after=True)
    page.wait_for_timeout(500)
    assert day.web.count("/stolen") == before, "something was loaded"
    assert page.url.endswith("/read")
    books_are_as_dead(day, link)
    assert day.web.count("/stolen") == before, "a book has loaded something"
    replace_article(day, link, f"""<meta http-equiv="refresh" content="0;url={day.web.base}/stolen"><p>It leaves by itself.</p>""")
    page.goto(f"{day.server.base}/link/{link['id']}/read")
    page.wait_for_timeout(1_000)
    assert day.web.count("/stolen") == before
    replace_article(day, link, "<p>A gnomon casts a shadow.</p>")
    # Even a script that runs has no origin, and what it says does nothing by itself.
    page, frame = read(day, link)
    assert frame.evaluate("origin") == "null"
    assert frame.evaluate("(() => { try { return parent.document.title } catch (error) { return error.name } })()") == "SecurityError"
    assert frame.evaluate("fetch('/').then(() => 'sent', () => 'refused')") == "refused"
    junk = ["null", "5", "'selection'", "{}", "{shelf: 1}", "{shelf: 1, kind: 'selection', exact: 5, top: NaN}", "{shelf: 1, kind: 'mark', id: {}}",
            "{shelf: 1, kind: 'place', share: 'x', exact: []}", "{shelf: 1, kind: 'paragraphs', list: 'x'}", "{shelf: 1, kind: 'key', key: 'h'}"]
    for message in junk:
        frame.evaluate(f"parent.postMessage({message}, '*')")
    # A window that isn't the frame isn't heard.
    page.evaluate("postMessage({ shelf: 1, kind: 'selection', exact: 'gnomon', top: 1, bottom: 2, left: 3, right: 4 }, '*')")
    page.wait_for_timeout(300)
    assert page.is_hidden(".mark-bar")
    assert not day.server.api(f"/links/{link['id']}/highlights", day.token)["highlights"]


def books_are_as_dead(day, link):
    """Of a hostile article, books have the words, and of its addresses those of links alone."""
    def book(kind):
        answer = day.context.request.get(f"{day.server.base}/link/{link['id']}/book.{kind}")
        assert answer.status == 200, (kind, answer.status, answer.text()[:500])
        return answer.body()

    pdf = book("pdf")
    assert pdf.startswith(b"%PDF-"), pdf[:100]
    # Its objects lie in compressed streams too.
    for stream in re.findall(rb"stream\r?\n(.*?)endstream", pdf, re.DOTALL):
        with contextlib.suppress(zlib.error):
            pdf += zlib.decompressobj().decompress(stream)
    assert b"/Annot" in pdf and b"/Page" in pdf
    for sign in b"/JavaScript", b"/JS", b"/Launch", b"/EmbeddedFile", b"/AcroForm", b"javascript:":
        assert sign not in pdf, sign
    with zipfile.ZipFile(io.BytesIO(book("epub"))) as epub:
        pages = [epub.read(name).decode() for name in epub.namelist() if name.endswith("html")]
    assert any("A gnomon casts a shadow." in page for page in pages), pages
    for page in pages:
        for element in xml.etree.ElementTree.fromstring(page).iter():
            name = element.tag.rpartition("}")[2]
            assert name not in ("script", "iframe", "object", "form", "base", "svg", "button"), name
            for key, value in element.attrib.items():
                assert not key.startswith("on") and not value.startswith("javascript:"), (key, value)
                assert key != "src" or ":" not in value, (key, value)


def the_place_is_kept_on_the_server(day):
    link = long_article(day, "place")
    page, frame = read(day, link)
    frame.evaluate("scrollTo(0, document.documentElement.scrollHeight / 2)")
    day.wait("the place", lambda: 0.3 < (day.server.api_or(f"/links/{link['id']}/progress", day.token) or {"share": 0})["share"] < 0.9, 20)
    # Many movements are few writes.
    sent = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/progress") else None)
    for step in range(12):
        frame.evaluate(f"scrollBy(0, {150 + step})")
        page.wait_for_timeout(350)
    assert len(sent) <= 1, sent
    before = frame.evaluate("scrollY")
    page.goto(day.server.base + "/next")
    page, frame = read(day, link)
    page.wait_for_timeout(300)
    after = frame.evaluate("scrollY")
    assert abs(after - before) < 500, (before, after)
    day.open("/all")
    assert day.page.locator(f"#link-{link['id']} progress.read-bar").count() == 1
    page, frame = read(day, link)
    assert page.is_hidden(".finish")
    frame.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    page.wait_for_selector(".finish:not([hidden])")
    page.click(".finish button")
    assert day.link("/long-place")["reading"] == "read", day.link("/long-place")


def what_is_read_next_is_ordered_and_read_aloud(day):
    first, second = long_article(day, "first"), long_article(day, "second")
    for link in (first, second):
        page, _ = read(day, link)
        page.click(".next-button button")
    page = day.open("/next")
    ids = lambda: [int(item.get_attribute("data-id")) for item in page.locator("#next > li").all()]
    assert ids()[-2:] == [first["id"], second["id"]], ids()
    page.click(f"button[value='up:{second['id']}']")
    assert ids()[-2:] == [second["id"], first["id"]], ids()
    # By a key, and by dragging.
    page.focus(f"#next-{second['id']} a.open")
    with page.expect_response(lambda answer: answer.url.endswith("/next")):
        page.keyboard.press("Alt+ArrowDown")
    assert day.server.api("/next", day.token)["links"][-2:] == [first["id"], second["id"]]
    with page.expect_response(lambda answer: answer.url.endswith("/next")):
        page.drag_and_drop(f"#next-{second['id']}", f"#next-{first['id']}", target_position={"x": 20, "y": 3})
    assert day.server.api("/next", day.token)["links"][-2:] == [second["id"], first["id"]]
    other = day.context.new_page()
    other.add_init_script(VOICES)
    page, frame = read(day, second, page=other)
    page.click("button.listen")
    day.wait("the voice", lambda: page.evaluate("said.length") > 3, 10)
    assert frame.locator(".spoken").count() == 1
    said = page.evaluate("said")
    assert said[0][0].startswith("A long article") and said[0][1] == "en", said[:3]
    page.click(".player [data-do=play]")
    page.select_option(".player select", "1.5")
    assert "of 8" in page.inner_text(".player output"), page.inner_text(".player output")
    count = page.evaluate("said.length")
    page.click(".player [data-do=next]")
    page.click(".player [data-do=play]")
    day.wait("the voice", lambda: page.evaluate("said.length") > count, 10)
    assert page.evaluate("said.at(-1)")[2] == 1.5
    # It goes on with the next one of the list.
    page.wait_for_url(f"**/link/{first['id']}/read?listen=1", timeout=60_000)
    day.wait("the voice", lambda: page.evaluate("said.filter(([text]) => text.startsWith('A long article')).length") == 2, 20)
    other.close()
    silent = day.context.new_page()
    silent.add_init_script("Object.defineProperty(window, 'speechSynthesis', { value: { getVoices: () => [], cancel() {}, addEventListener() {} } })")
    page, _ = read(day, first, page=silent)
    page.click("button.listen")
    page.wait_for_selector("text=This browser has no voice")
    silent.close()
    for link in (first, second):
        day.server.api(f"/next/{link['id']}", day.token, "DELETE")


def articles_are_read_without_a_connection(day):
    link = long_article(day, "offline")
    day.server.api("/next", day.token, "POST", {"links": [link["id"]]})
    cookie = next(cookie for cookie in day.context.cookies() if cookie["name"] == "shelf-session")
    context = day.browser.new_context(service_workers="allow", viewport={"width": 1280, "height": 900})
    context.set_default_timeout(15_000)
    context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": day.server.base}])
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(day.server.base + "/offline/reading")
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.click(".kept-update")
    page.wait_for_selector("#kept-list li")
    assert "A long article" in page.inner_text("#kept-list"), page.inner_text("#kept")
    page.reload()
    page.wait_for_selector("#kept-list li")
    # The network is cut: the server isn't there.
    day.server.stop()
    page.goto(f"{day.server.base}/link/{link['id']}/read")
    frame = frame_of(page)
    assert frame.locator("p").count() > 80
    assert frame.locator("img").evaluate("image => image.decode().then(() => image.naturalWidth)") == 10
    assert frame.evaluate("origin") == "null"
    assert frame.evaluate("(() => { try { return parent.document.title } catch (error) { return error.name } })()") == "SecurityError"
    assert frame.evaluate("(() => { try { return String(self.caches && typeof caches.keys()) + indexedDB.open('x') } catch (error) { return error.name } })()") in ("SecurityError", "ReferenceError", "TypeError")
    frame.evaluate(SELECT, ["Number 2 tells", "Number 2 tells"])
    page.wait_for_selector(".mark-bar:not([hidden])")
    page.click(".mark-bar [data-colour=green]")
    page.wait_for_selector("text=There is no connection")
    frame.evaluate("scrollTo(0, document.documentElement.scrollHeight / 3)")
    page.wait_for_timeout(1_000)
    # What was made without a connection is still there after a new start of the page.
    page.reload()
    frame = frame_of(page)
    frame.wait_for_selector("mark.hl.green")
    page.goto(day.server.base + "/offline/reading")
    page.wait_for_selector(".kept-waiting:not([hidden])")
    page.goto(f"{day.server.base}/link/999999/read")
    assert page.locator(".empty.error h1").count() == 1 and page.locator("iframe").count() == 0, page.content()
    day.server.start()
    for _ in range(2):
        page.goto(day.server.base + "/next")
        day.wait("the highlight", lambda: day.server.api(f"/links/{link['id']}/highlights", day.token)["highlights"], 20)
    kept = day.server.api(f"/links/{link['id']}/highlights", day.token)["highlights"]
    assert [one["exact"] for one in kept] == ["Number 2 tells"] and kept[0]["colour"] == "green", kept
    day.wait("the place", lambda: day.server.api_or(f"/links/{link['id']}/progress", day.token), 20)
    # A hostile article is as dead here.
    replace_article(day, link, f"""<p>A gnomon casts a shadow.</p><script>window.hacked = 1</script><img src="x" onerror="window.hacked = 2">
      <script src="{day.server.base}/static/x/shelf.js"></script><img id="far" src="{day.web.base}/stolen"><a id="self" target="_self" href="{day.web.base}/stolen">leave</a>
      <p>Its end is here.</p>""")
    day.server.api(f"/links/{link['id']}/highlights", day.token, "POST", {"exact": "gnomon casts"})
    before = day.web.count("/stolen")
    page.goto(day.server.base + "/offline/reading")
    page.click(".kept-update")
    day.wait("the articles", lambda: not page.is_disabled(".kept-update"), 20)
    # The page begins anew where the part behind the sign of its address changes.
    page.goto(f"{day.server.base}/offline/reading#{link['id']}")
    page.wait_for_timeout(1_500)
    frame = frame_of(page)
    assert frame.evaluate("window.hacked") is None
    frame.locator("#self").click(no_wait_after=True)
    page.wait_for_timeout(500)
    assert day.web.count("/stolen") == before
    assert not errors, errors
    # Nothing stays after signing out.
    page.goto(day.server.base + "/next")
    page.click("form.sign-out button")
    page.wait_for_url("**/sign-in**")
    page.wait_for_timeout(500)
    left = page.evaluate("""async () => {
      const found = [];
      for (const name of await caches.keys()) for (const request of await (await caches.open(name)).keys()) found.push(request.url);
      return [found.filter((url) => /offline.(article|reading|index)|link/.test(url)), (await indexedDB.databases()).map((base) => base.name)];
    }""")
    assert left == [[], []], left
    context.close()
    # The session was the other browser's too.
    page = day.open("/")
    if "/sign-in" in page.url:
        page.fill("#name", "ada")
        page.fill("#password", "a long password")
        page.click("button[type=submit]")
    day.server.api(f"/next/{link['id']}", day.token, "DELETE")


CHECKS = [
    passages_are_marked_in_the_reader, a_hostile_article_can_do_nothing, the_place_is_kept_on_the_server, what_is_read_next_is_ordered_and_read_aloud,
    articles_are_read_without_a_connection,
]
