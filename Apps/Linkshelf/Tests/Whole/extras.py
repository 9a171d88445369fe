# SPDX-License-Identifier: Apache-2.0
"""Checks of what stands beside the lists: kept sounds and videos, what is dropped, the gallery, and those who watch over the server."""

import urllib.error
import urllib.request

from shots import shot
from web import SOUND


def a_kept_sound_is_sought(day):
    day.add(day.web.base + "/sound.wav")
    link = day.made("/sound.wav")
    assert link["kind"] == "audio", link
    href = day.open(f"/link/{link['id']}").get_attribute("a[href*='/content/']", "href")
    tab = day.context.new_page()
    ranges = []
    tab.on("response", lambda response: ranges.append((response.status, response.headers.get("content-range"))))
    tab.goto(href, wait_until="commit")
    # A page without script can't be waited for by script of its own.
    day.wait("the player", lambda: tab.evaluate("document.querySelector('video, audio')?.readyState >= 1"), 10)
    place = tab.evaluate("""() => new Promise((done) => {
        const player = document.querySelector("video, audio");
        player.addEventListener("seeked", () => done([player.currentTime, player.duration, player.seekable.end(0)]), { once: true });
        player.currentTime = 1100;
    })""")
    assert 1100 <= place[0] < 1105 and place[1:] == [1200, 1200], place
    tab.wait_for_timeout(300)
    starts = [int(header.split()[1].split("-")[0]) for status, header in ranges if status == 206 and header]
    assert any(start > len(SOUND) // 2 for start in starts), ranges
    tab.close()
    request = urllib.request.Request(href, headers={"Range": "bytes=-100"})
    with urllib.request.urlopen(request) as answer:
        assert answer.status == 206 and answer.read() == SOUND[-100:]


DROP = """([files, texts, sees]) => {
    const data = new DataTransfer();
    for (const [name, text] of files) data.items.add(new File([text], name));
    for (const [kind, text] of texts) data.setData(kind, text);
    const send = (kind) => document.getElementById("main").dispatchEvent(
        new DragEvent(kind, { dataTransfer: data, bubbles: true, cancelable: true }));
    send("dragover");
    const sign = document.querySelector(".drop-sign");
    if (sign.checkVisibility() !== sees) throw new Error(`the target is ${sees ? "hidden" : "shown"}`);
    send("drop");
}"""


def what_is_dropped_on_a_list_is_added(day):
    base = day.web.base

    def drop(path, files=(), texts=(), sees=True):
        page = day.open(path)
        with page.expect_navigation():
            page.evaluate(DROP, [list(files), list(texts), sees])
        return page

    page = drop("/favourites", files=[("a.url", f"[InternetShortcut]\r\nURL={base}/page-dropped-url\r\n")])
    assert page.url.endswith("/favourites") and "1 link was added." in page.inner_text("#messages"), page.content()[:3_000]
    drop("/all", texts=[("text/uri-list", f"# a link\r\n{base}/page-dropped-link"), ("text/plain", "not this one")])
    drop("/all", texts=[("text/plain", f"Have a look at {base}/page-dropped-text, please.")])
    for name in ("url", "link", "text"):
        assert day.link(f"/page-dropped-{name}"), (name, [link["address"] for link in day.links()])
    bookmarks = "<!DOCTYPE NETSCAPE-Bookmark-file-1><DL><p>" + f'<DT><A HREF="{base}/page-dropped-mark" TAGS="dropped">Mark</A></DL>'
    page = drop("/search?q=gnomon", files=[("bookmarks.html", bookmarks)])
    assert page.url.endswith("/import") and "bookmarks.html" in page.inner_text(".report"), page.url
    assert len(day.links("tag:dropped")) == 1
    page = drop("/all", files=[("photo.png", "no picture")])
    assert "This isn’t a file of links: photo.png." in page.inner_text("#messages"), page.inner_text("#messages")
    page = day.open("/all")
    assert not page.locator("#drop").is_visible()
    # What is dragged within the page isn't for the list; without something that could be added nothing is shown.
    page.evaluate("document.dispatchEvent(new DragEvent('dragstart', { bubbles: true }))")
    page.evaluate(DROP, [[], [["text/uri-list", base]], False])
    page.evaluate("document.dispatchEvent(new DragEvent('dragend', { bubbles: true }))")
    page.evaluate(DROP, [[], [["text/html", "<b>nothing</b>"]], False])
    page.evaluate("""() => {
        const data = new DataTransfer();
        data.items.add(new File(["a"], "a.txt"));
        document.dispatchEvent(new DragEvent("dragover", { dataTransfer: data, bubbles: true, cancelable: true }));
    }""")
    page.locator("#drop").wait_for(state="visible")
    page.screenshot(path=shot("drop"))
    # Where nothing is told any more, what was dragged has left.
    page.locator("#drop").wait_for(state="hidden")
    assert not day.errors, day.errors


def the_gallery_says_each_title_once(day):
    page = day.open("/?view=gallery")
    link = day.link("/article")
    row = page.locator(f"#link-{link['id']}")
    picture = row.locator(".pic img")
    picture.scroll_into_view_if_needed()
    page.wait_for_function("picture => picture.complete && picture.naturalWidth > 0", arg=picture.element_handle())
    assert picture.evaluate("picture => picture.naturalWidth") == 960
    assert "theme=light" in picture.evaluate("picture => picture.currentSrc")
    assert picture.get_attribute("alt") == link["title"]
    assert row.get_by_role("link", name=link["title"]).count() == 1
    assert row.locator(".title").bounding_box()["width"] <= 1
    page.screenshot(path=shot("gallery"))
    page.emulate_media(color_scheme="dark")
    page.wait_for_function("picture => picture.currentSrc.includes('theme=dark')", arg=picture.element_handle())
    page.emulate_media(color_scheme="light")
    # A row that is changed stays a card.
    row.locator(".star").click()
    day.wait("the favourite", lambda: day.link("/article")["favourite"] != link["favourite"], 10)
    page.wait_for_function(f"document.querySelector('#link-{link['id']} .pic img').src.includes('/card/')")
    day.open("/?view=cards").screenshot(path=shot("cards"))


def those_who_watch_over_it_are_answered(day):
    def ask(path, **headers):
        try:
            with urllib.request.urlopen(urllib.request.Request(day.server.base + path, headers=headers)) as answer:
                return answer.status, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.read().decode()

    assert ask("/ready", Host="any.example") == (200, "ready\n")
    status, text = ask("/metrics")
    numbers = dict(line.rsplit(" ", 1) for line in text.splitlines() if not line.startswith("#"))
    assert status == 200 and int(numbers['linkshelf_links{place="inbox"}']) >= 5, text
    assert int(numbers["process_resident_memory_bytes"]) > 10 << 20
    assert float(numbers["linkshelf_http_request_seconds_sum"]) > 0
    day.wait("the files' bytes", lambda: "linkshelf_file_bytes " in ask("/metrics")[1], 10)
    assert ask("/metrics", **{"X-Forwarded-For": "192.0.2.1"})[0] == 401
    assert ask("/metrics", Host="shelf.example.org")[0] == 401
    assert ask("/metrics", Host="shelf.example.org", Authorization=f"Bearer {day.token}")[0] == 200
