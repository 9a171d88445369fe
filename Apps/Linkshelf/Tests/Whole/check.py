#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0
"""Checks pages for accessibility by axe, in light and dark, on a phone and on a desktop.

    check.py FOLDER                      all *.html in a folder of rendered pages
    check.py http://127.0.0.1:8080 --cookie NAME=VALUE --path / --path /tags
                                         pages of a running server

It also says which pages scroll sideways at a width of 320 pixels, and which break the Content-Security-Policy.
Needs: pip install playwright axe-playwright-python, and a Chromium (--browser). Exits with 1 if anything was found.
"""

import argparse
import functools
import http.server
import pathlib
import sys
import threading
import urllib.parse

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; frame-src *; "
    "manifest-src 'self'; form-action 'self'; base-uri 'none'"
)
PATHS = ["/", "/all", "/all?view=cards", "/all?view=gallery", "/unread", "/favourites", "/archive", "/bin", "/search?q=tag:a",
         "/queue", "/tags", "/searches", "/add", "/import", "/settings", "/help", "/nothing-is-here"]
SCREENS = {"phone": (390, 844), "desktop": (1280, 900)}
LOOKS = [(scheme, screen) for scheme in ("light", "dark") for screen in SCREENS]
# Each scheme and each screen once.
PAIRS = [("light", "phone"), ("dark", "desktop")]
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

# Selects a link, opens the last menu and the help about searches; true if the page has any of them.
OPEN = """() => {
  const box = document.querySelector(".pick input");
  if (box) box.click();
  const menus = [...document.querySelectorAll("main details:is(.menu, .confirm)")].filter((menu) => menu.offsetParent);
  const operators = document.querySelector("details.operators");
  if (operators) operators.open = true;
  if (menus.length > 0) { menus.at(-1).open = true; menus.at(-1).scrollIntoView({ block: "center" }); }
  return Boolean(box || operators || menus.length);
}"""


class Handler(http.server.SimpleHTTPRequestHandler):
    """Serves a folder with the policy that the real server sends."""

    def end_headers(self):
        self.send_header("Content-Security-Policy", POLICY)
        super().end_headers()

    def log_message(self, *_):
        pass


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_address[1]}"


def violations(page, name, rules=None):
    """What axe finds, at most five places of each kind."""
    result = Axe().run(page, options={"runOnly": {"type": "tag", "values": TAGS}, "rules": rules or {}})
    return [
        f"{name}: {violation['id']}: {node['html'][:160]}\n    {node.get('failureSummary', '')[:300]}"
        for violation in result.response["violations"]
        for node in violation["nodes"][:5]
    ]


def check_page(page, address, name, shots=None):
    """The problems of one page, as lines; a picture of it goes to the folder `shots`."""
    found = []
    notes = []
    listener = lambda message: notes.append(message.text) if message.type == "error" else None
    page.on("console", listener)
    page.goto(address, wait_until="load")
    page.wait_for_timeout(60)
    if shots:
        page.screenshot(path=str(pathlib.Path(shots) / f"{name}.png"))
    found += violations(page, name)
    if page.evaluate(OPEN):
        page.wait_for_timeout(60)
        # An open menu covers what lies below it, so sizes are measured only while all is closed.
        found += violations(page, f"{name} (opened)", {"target-size": {"enabled": False}})
    page.remove_listener("console", listener)
    for note in notes:
        if "Content Security Policy" in note or "Content-Security-Policy" in note:
            found.append(f"{name}: {note[:300]}")
    return found


def check_width(page, address, name):
    page.set_viewport_size({"width": 320, "height": 700})
    page.goto(address, wait_until="load")
    width = page.evaluate("document.documentElement.scrollWidth")
    return [f"{name}: it is {width} pixels wide on a screen of 320"] if width > 320 else []


def check_looks(browser, base, cookies, pages, looks, shots=None, turn=None):
    """The problems of pages, {name: path}, in each look. With a `turn`, a number, each page has one look: the first page that of the number, the second
    the next, and so on. One look asks of all pages whether they fit onto a narrow phone."""
    found = []
    for number, (scheme, screen) in enumerate(looks):
        width, height = SCREENS[screen]
        context = browser.new_context(
            color_scheme=scheme, viewport={"width": width, "height": height}, reduced_motion="reduce", service_workers="block")
        context.add_cookies(cookies)
        page = context.new_page()
        shown = list(pages.items()) if turn is None else list(pages.items())[(number - turn) % len(looks)::len(looks)]
        for name, path in shown:
            found += check_page(page, base + path, f"{name}-{screen}-{scheme}", shots)
        if (scheme, screen) == PAIRS[0]:
            for name, path in pages.items():
                found += check_width(page, base + path, name)
        context.close()
    return found


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("target", help="a folder or an address")
    parser.add_argument("--path", action="append", help="a path of the server; may be given often")
    parser.add_argument("--cookie", help="NAME=VALUE of a signed-in session")
    parser.add_argument("--only", default="", help="only pages whose name has this")
    parser.add_argument("--shots", help="a folder for pictures")
    parser.add_argument("--browser", default="/usr/bin/chromium")
    arguments = parser.parse_args()

    cookies = []
    if arguments.target.startswith(("http://", "https://")):
        base = arguments.target.rstrip("/")
        pages = {urllib.parse.quote(path, safe="") or "root": path for path in arguments.path or PATHS}
        if arguments.cookie:
            key, _, value = arguments.cookie.partition("=")
            cookies = [{"name": key, "value": value, "url": base}]
    else:
        folder = pathlib.Path(arguments.target)
        base = serve(folder)
        pages = {path.stem: f"/{path.name}" for path in sorted(folder.glob("*.html")) if path.stem.count(".") == 1}
    pages = {name: path for name, path in pages.items() if arguments.only in name}
    if not pages:
        print(f"There are no pages in {arguments.target}. Name a folder with *.html files or an address.")
        return 2
    if arguments.shots:
        pathlib.Path(arguments.shots).mkdir(parents=True, exist_ok=True)

    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=arguments.browser, args=["--no-sandbox"])
        found = check_looks(browser, base, cookies, pages, LOOKS, arguments.shots)
        browser.close()
    print("\n".join(found))
    print(f"{len(pages) * len(LOOKS)} checks of {len(pages)} pages, {len(found)} problems")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
