# SPDX-License-Identifier: Apache-2.0
"""Two people of one server in real browsers: what one keeps the other doesn't see, unless it's shared."""

import io
import json
import signal
import time
import zipfile

from shots import shot

PASSWORD = "a long password"


def invite(day, role):
    page = day.page
    page.goto(day.server.base + "/people")
    page.select_option("#invite-role", role)
    page.fill("#invite-note", "for a test")
    page.click("button[value=invite]")
    return page.locator("code.secret").inner_text()


def come(day, name, role="member"):
    """Somebody who takes an invitation, in a browser without script."""
    address = invite(day, role)
    context = day.browser.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(address)
    page.screenshot(path=shot("invited"))
    page.fill("#name", name)
    page.fill("#password", PASSWORD)
    page.fill("#again", PASSWORD)
    page.click("button[type=submit]")
    assert "/invited/" not in page.url, page.url
    return context, page


def two_people_see_their_own_shelves(day):
    base = day.server.base
    day.add(day.web.base + "/article?shared=1")
    day.made("/article?shared=1")
    context, page = come(day, "bob")
    try:
        assert page.locator(".user").inner_text() == "bob"
        assert page.locator(".row").count() == 0
        page.goto(base + "/link/1")
        assert page.title() and "404" not in page.url
        assert page.locator("form[action*='/link/1']").count() == 0
        page.goto(base + "/add")
        page.fill("textarea[name=addresses]", day.web.base + "/?bob=1")
        page.click("main button[type=submit]")
        # The same workers make his snapshot; the first person's list doesn't have it.
        end = time.monotonic() + 120
        while time.monotonic() < end:
            page.goto(base + "/search?q=has:snapshot")
            if page.locator("main a[href*='/link/']").count():
                break
            time.sleep(1)
        else:
            raise AssertionError("bob's snapshot isn't made")
        day.open("/search?q=bob")
        assert "bob=1" not in day.page.content()

        # What the first person shares is there for him, and nothing else.
        day.server.api("/searches", day.token, "POST", {"name": "For Bob", "query": "gnomon"})
        made = next(made for made in day.server.api("/lists", day.token)["lists"] if made["name"] == "For Bob")
        day.page.goto(f"{base}/lists/{made['id']}")
        day.page.locator("#person").select_option(label="bob")
        day.page.click("button[value=share-person]")
        day.page.screenshot(path=shot("sharing"), full_page=True)
        page.goto(base + "/with-me")
        page.click("main a")
        page.screenshot(path=shot("with-me-list"), full_page=True)
        assert page.locator(".shared-link").count() > 0
        page.locator(".shared-link h2 a").first.click()
        page.wait_for_load_state()
        assert page.locator(".versions a").count() > 0
        frame = page.frame_locator("iframe.article")
        assert frame.locator("body").inner_text(timeout=10_000).strip()
        page.screenshot(path=shot("with-me-link"), full_page=True)
        path = page.url[len(base):]

        # All of his own as one file.
        with page.expect_download() as waiting:
            try:
                page.goto(base + "/own-data/export")
            except Exception:  # noqa: BLE001
                pass
        archive = zipfile.ZipFile(waiting.value.path())
        assert archive.testzip() is None
        names = archive.namelist()
        assert "index.html" in names and any(name.startswith("files/") for name in names), names
        lines = [json.loads(line) for line in io.TextIOWrapper(archive.open("links.jsonl"), encoding="utf-8")]
        assert sum("bob=1" in json.dumps(line) for line in lines) == 1
        day.is_clean([path, path.rsplit("/link/", 1)[0], "/with-me", "/own-data"], "bob-", context)
        day.is_clean(["/people", "/settings"], "people-")
    finally:
        context.close()


def a_server_killed_while_people_come_and_go_is_whole(day):
    for number in range(4):
        context, page = come(day, f"kill{number}")
        page.goto(day.server.base + "/add")
        page.fill("textarea[name=addresses]", "\n".join(f"https://kill{number}.example/{n}" for n in range(300)))
        page.click("main button[type=submit]")
        context.close()
        address = invite(day, "member")
        day.page.goto(day.server.base + "/people")
        form = day.page.locator("li.card", has=day.page.get_by_role("heading", name=f"kill{number}", exact=True)).locator("details")
        form.locator("summary").click()
        other = day.browser.new_context(java_script_enabled=False)
        guest = other.new_page()
        guest.goto(address)
        for field, value in ("#name", f"late{number}"), ("#password", PASSWORD), ("#again", PASSWORD):
            guest.fill(field, value)
        # Both are under way when the server is killed.
        form.locator("button").click(no_wait_after=True)
        guest.locator("button[type=submit]").click(no_wait_after=True)
        time.sleep(number * 0.06)
        day.server.process.send_signal(signal.SIGKILL)
        day.server.process.wait()
        other.close()
        day.server.start()
        day.open("/")
        listed = day.server.command("account", "--list").stdout
        assert "removed" not in listed, listed
        day.server.command("doctor")
        shelves = {line.split("\t")[2] for line in listed.splitlines()} - {"first shelf", "no shelf"}
        folders = {path.name for path in (day.server.data / "people").iterdir() if (path / "shelf.sqlite").exists()} - {"guests"}
        assert folders <= shelves, (folders, shelves)


CHECKS = [two_people_see_their_own_shelves, a_server_killed_while_people_come_and_go_is_whole]
