# SPDX-License-Identifier: Apache-2.0
"""Lists for visitors, feeds and statistics, as a browser and a feed reader see them."""

import re
import urllib.request

import feedparser

from shots import shot


def a_list_is_shared_and_read_by_a_feed_reader(day):
    token = day.token
    day.server.api("/searches", token, "POST", {"name": "Shadows", "query": "gnomon"})
    made = next(made for made in day.server.api("/lists", token)["lists"] if made["name"] == "Shadows")
    page = day.page
    page.goto(f"{day.server.base}/lists/{made['id']}")
    page.fill("#list-title", "Shadows & <hours>")
    page.click("button[value=save]")
    page.click("button[value=share]")
    address = page.locator("a.secret").get_attribute("href")
    assert page.evaluate("document.querySelector('.share-card').decode().then(() => true)"), "the share picture can't be read"
    page.screenshot(path=shot("list-settings"), full_page=True)

    context = day.browser.new_context(java_script_enabled=False)
    try:
        visitor = context.new_page()
        visitor.goto(address)
        visitor.screenshot(path=shot("shared"), full_page=True)
        assert visitor.locator("h1").inner_text() == "Shadows & <hours>"
        assert visitor.locator(".shared-link").count() > 0
        assert not context.cookies(), context.cookies()
        assert visitor.locator("meta[property='og:image']").get_attribute("content") == address + "/card.png"
        assert visitor.locator("meta[name=robots]").get_attribute("content") == "noindex, nofollow"
    finally:
        context.close()
    with urllib.request.urlopen(address + "/card.png") as answer:
        assert answer.read(24)[16:24] == (1200).to_bytes(4, "big") + (630).to_bytes(4, "big")

    for form, version in ("atom", "atom10"), ("rss", "rss20"):
        feed = feedparser.parse(f"{address}/{form}")
        assert not feed.bozo and feed.version == version, (feed.get("bozo_exception"), feed.version)
        assert feed.feed.title in ("Shadows & <hours>", "Shadows &amp; &lt;hours&gt;"), feed.feed.title
        assert len(feed.entries) > 0 and all(entry.id.startswith("tag:") for entry in feed.entries)
        assert all(entry.link.startswith("http") and entry.published_parsed for entry in feed.entries)
        again = feedparser.parse(f"{address}/{form}", etag=feed.etag)
        assert again.status == 304, again.status
        again = feedparser.parse(f"{address}/{form}", modified=feed.modified)
        assert again.status == 304, again.status
    day.server.api(f"/lists/{made['id']}", token, "PATCH", {"isPublic": False})
    assert feedparser.parse(address + "/atom").status == 404


def statistics_are_drawn_and_told_in_tables(day):
    page = day.page
    page.goto(day.server.base + "/statistics")
    pictures = page.locator(".chart img")
    assert pictures.count() >= 6, pictures.count()
    for number in range(pictures.count()):
        width = pictures.nth(number).evaluate("image => { image.loading = 'eager'; return image.decode().then(() => image.naturalWidth) }")
        assert width in (960, 1920), width
    assert page.locator(".numbers-table").count() == pictures.count()
    page.screenshot(path=shot("statistics"), full_page=True)
    year = page.locator(".tools a").first
    year.click()
    assert re.search(r"/statistics/20\d\d$", page.url), page.url
    sizes = page.locator(".year-pictures img").evaluate_all("images => Promise.all(images.map(image => image.decode().then(() => [image.naturalWidth, image.naturalHeight])))")
    assert sizes == [[1080, 1920], [1200, 630]], sizes
    with page.expect_download() as download:
        page.locator(".year-pictures a.primary").first.click()
    assert download.value.suggested_filename.startswith("linkshelf-20"), download.value.suggested_filename
    page.screenshot(path=shot("year"), full_page=True)
