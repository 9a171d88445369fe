# SPDX-License-Identifier: Apache-2.0
"""Two versions of a page that changed between them."""

import subprocess

from server import PROGRAM
from shots import shot

LINES = [f"Paragraph {n} tells of dials in gardens and of the hours that their shadows met, which nobody has changed since." for n in range(30)]
BEFORE = LINES[:4] + ["The dial of the old garden has a gnomon of brass and twelve lines for the hours."] + LINES[4:18] \
    + ["This paragraph goes away, with all of its words about rain and wet stones."] + LINES[18:] + ["日晷由晷针和晷面组成，古人以此计时。"]
AFTER = LINES[:4] + ["The dial of the new garden has a gnomon of iron and twelve lines for the hours of day."] + LINES[4:10] \
    + ["A paragraph was put in here, <b>which</b> pushes all below it down by some lines of text.", "ספר חדש על שעוני שמש נמצא כאן היום."] \
    + LINES[10:18] + LINES[18:] + ["日晷由晷针与晷面组成，古人以此计时。"]


def page_of(lines, title):
    escaped = [line.replace("<", "&lt;") for line in lines]
    return (f"<!doctype html><html lang='en'><meta charset='utf-8'><title>{title}</title>"
            "<style>body{font:18px/1.5 sans-serif;max-width:900px;margin:2rem auto}</style>"
            f"<article><h1>{title}</h1>{''.join(f'<p>{line}</p>' for line in escaped)}</article>").encode()


def two_versions_are_compared(day):
    lines = [(BEFORE, "Dials of the garden")]
    answer = day.web.answer
    day.web.answer = lambda path: (200, "text/html; charset=utf-8", page_of(*lines[0])) if path == "/changing" else answer(path)
    day.add(day.web.base + "/changing")
    link = day.made("/changing")
    lines[0] = (AFTER, "Dials of the gardens")
    page = day.open(f"/link/{link['id']}")
    assert page.locator("a.compare-link").count() == 0
    day.server.api(f"/links/{link['id']}/snapshots", day.token, "POST", {})
    path = f"/links/{link['id']}/snapshots"
    day.wait("the second version", lambda: len(day.server.api(path, day.token)["snapshots"]) == 2, 90)
    day.open(f"/link/{link['id']}").click("a.compare-link")
    page.wait_for_url("**/compare?from=1&to=2")
    text = page.inner_text("section[aria-labelledby=compare-text]")
    assert "words added" in text and "1 paragraph removed" in text and "2 paragraphs added" in text, text
    assert page.locator(".diff del", has_text="brass").count() == 1 and page.locator(".diff ins", has_text="iron").count() == 1
    assert page.locator(".diff .changed del", has_text="和").count() == 1, page.inner_html(".diff")
    assert "<b>which</b>" in page.locator(".diff .added").first.inner_text()
    assert page.locator(".diff .added", has_text="ספר").evaluate("p => getComputedStyle(p).direction") == "rtl"
    assert "Dials of the gardens" in page.inner_text(".changed-facts ins")
    # From change to change by keys.
    page.keyboard.press("j")
    page.keyboard.press("j")
    assert page.evaluate("document.activeElement.id") == "change-2"
    page.keyboard.press("k")
    assert page.evaluate("document.activeElement.id") == "change-1"
    page.screenshot(path=shot("compare-text"))
    # Pictures: side by side, by the slider, and what is drawn of their difference.
    pair = page.locator("[data-pair]")
    pair.scroll_into_view_if_needed()
    for image in pair.locator("img").all():
        page.wait_for_function("image => image.complete && image.naturalWidth === 1280", arg=image.element_handle())
    page.locator("#compare-pictures").screenshot(path=shot("compare-pair"))
    page.click("[data-look=slider]")
    page.locator("[data-slide]").fill("30")
    assert pair.locator("figure").last.evaluate("figure => getComputedStyle(figure).clipPath") == "inset(0px 0px 0px 30%)"
    page.locator("section[aria-labelledby=compare-pictures]").screenshot(path=shot("compare-slider"))
    page.click("[data-look=difference]")
    drawn = page.locator("[data-difference]")
    page.wait_for_function("image => image.complete && image.naturalWidth === 1280", arg=drawn.element_handle(), timeout=60_000)
    before, after = (sum(part["height"] for part in snapshot["parts"] if part["kind"] == "picture") for snapshot in
                     reversed(day.server.api(path, day.token)["snapshots"]))
    # What was put in in the middle doesn't change what stands below it.
    assert drawn.evaluate("image => image.naturalHeight") < min(before, after) * .8, (before, after)
    page.locator("section[aria-labelledby=compare-pictures]").screenshot(path=shot("compare-difference"))
    with open(shot("compare-drawn"), "wb") as file:
        file.write(page.request.get(day.server.base + drawn.get_attribute("src")).body())
    assert not day.errors, day.errors
    without_script(day, link)
    day.is_clean([f"/link/{link['id']}/compare", f"/link/{link['id']}"])
    # The command and the API say the same.
    said = subprocess.run([PROGRAM, "compare", str(link["id"]), "--data", day.server.data], capture_output=True, text=True, check=True).stdout
    assert "[-brass-] {+iron+}" in said or "[-brass-]{+iron+}" in said, said
    assert "- This paragraph goes away" in said and "晷针[-和-]{+与+}晷面" in said, said
    value = day.server.api(f"/links/{link['id']}/compare?from=1&to=2", day.token)
    new = "\n".join("".join(run["text"] for run in paragraph["runs"] if run["kind"] != "removed")
                    for paragraph in value["text"]["paragraphs"] if paragraph["kind"] != "removed")
    assert AFTER[4] in new and BEFORE[4] not in new
    wrong = subprocess.run([PROGRAM, "compare", str(link["id"]), "--from", "9", "--data", day.server.data], capture_output=True, text=True)
    assert wrong.returncode != 0 and "no version 9; its versions are 1, 2." in wrong.stderr, wrong


def without_script(day, link):
    context = day.browser.new_context(java_script_enabled=False)
    context.add_cookies(day.context.cookies())
    page = context.new_page()
    page.goto(f"{day.server.base}/link/{link['id']}/compare")
    assert page.locator("[data-pair] img").first.is_visible() and page.locator("[data-difference]").is_visible()
    assert not page.locator("[data-look]").first.is_visible()
    page.click("[data-first]")
    assert page.url.endswith("#change-1")
    context.close()
